package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 35 only lists what Laws 36 to 39 deal with.
var law36 = each(36, record.Inadmissible, inadmissible(law.Edition2007), inadmissible(law.Edition2017),
	"36A: that 16C (16D of 2007) holds for the cancelled calls, though no restriction follows, is plain application",
	"36B: that a comparable replacement (26A) lifts the lead restriction, and that the board is then looked at again (23C), is plain application of 26",
	"36B4: a call in turn by an opponent forgoes the rectification of a double out of rotation too (28B)",
	"36: in which paragraphs the 2007 Laws have what 36B1 to 36B4 say was not seen in their text",
	"84D: the 2007 Laws say nothing of a double found after the lead was faced; it is left out of the contract (D9)")

// inadmissible: a double or redouble that Law 19 does not allow cannot be accepted, whoever calls over it. A call that its player did
// not mean to make is first of all under Law 25A. What is noticed after the opening lead was faced is left out of the contract.
func inadmissible(e law.Edition) *Node {
	noticed := law.Cite("36C")
	if e == law.Edition2007 {
		noticed = "84D"
	}
	return Ask(leadFaced, noticed,
		On(Yes, Rule(cancelled(theCall, noticed), playGoesOn(noticed))),
		On(No, unlessSlip(Ask(lhoCalledOver, "36A",
			On(Yes, Rule(cancelled(theCall, "36A"), laterCancelled("36A"), told16, toldLater, auctionGoesOn("36A"))),
			On(No, Ask(calledInTurn, "36B",
				On(Yes, replacedAtACost(e, false, "36B1", "36B2")),
				On(No, Ask(turnTaken, "36B4",
					On(byOpponent, forgone),
					On(partnerCalled, NotCovered("36B4", "turn-taken-since")),
					On(nobody, replacedAtACost(e, true, "36B4", "36B4"))))))))))
}

// unlessSlip asks first whether the call was a slip that may still be changed, as under Law 25A; otherwise its own law goes on.
func unlessSlip(next *Node) *Node {
	return Ask(changeableSlip, "25A1",
		On(Yes, meantMayBeChanged),
		On(No, next))
}

// replacedAtACost: the call is cancelled, the offender makes any legal call at the proper turn, and the partner passes throughout.
// Since 2017 a comparable call spares the offenders the lead restriction (26A); before, the choice at the lead looks at the final
// call itself.
func replacedAtACost(e law.Edition, outOfTurn bool, falls, silences law.Cite) *Node {
	struck := []Clause{cancelled(theCall, falls), {Kind: record.CallStands, On: Offender, What: theEarlyLegalCall, Cite: silences},
		passesThroughout(silences), later(record.ReviewAwareness, law.Awareness)}
	if e == law.Edition2007 {
		return Rule(append(struck, leadOption2007, told16)...)
	}
	leads := Rule(leadOption2017, told16)
	next := Ask(comparable, "26A",
		On(Yes, Rule(auctionGoesOn("26A"), later(record.ReviewDamage, "23C"))),
		On(No, leads))
	if outOfTurn { // the auction may end before the turn comes round
		next = Ask(madeAnother, "26", On(Yes, next), On(No, leads))
	}
	return Meanwhile(next, struck...)
}

// laterCancelled: every call made after the one that falls goes with it.
func laterCancelled(by law.Cite) Clause {
	return Clause{Kind: record.CallCancelled, What: laterCalls, Cite: by}
}

// toldLater: the offenders may not use what their opponents' cancelled calls told either.
var toldLater = Clause{Kind: record.Unauthorized, On: Partner, What: laterActions, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders}

var (
	// laterCalls is the calls that stand after the matter's own in the auction, whoever made them.
	laterCalls = Target{Name: "the-later-calls", Of: func(c *Case) []record.Scope {
		return callsAfter(c, func(bridge.Call) bool { return true })
	}}
	// laterActions is those of them that are no pass.
	laterActions = Target{Name: "the-later-calls-but-passes", Of: func(c *Case) []record.Scope {
		return callsAfter(c, func(call bridge.Call) bool { return call != bridge.Pass })
	}}
	// theEarlyLegalCall is what the offender put in place of the call before the director ruled, if it is regular.
	theEarlyLegalCall = Target{Name: "the-early-replacement-if-legal", Of: func(c *Case) []record.Scope {
		return theEarly(c, func(bridge.Call) bool { return true })
	}}
)

func callsAfter(c *Case, wanted func(bridge.Call) bool) []record.Scope {
	var out []record.Scope
	after := false
	for _, m := range c.State.Calls {
		if after && m.Status == record.Stands && wanted(m.Call) {
			out = append(out, record.Scope{Event: m.Event, Call: m.Call})
		}
		after = after || m.Event == c.Matter.Event
	}
	return out
}

// changeableSlip: the player never meant to make the call, and may change it still: the partner has not called since, and under the 2007
// Laws the player did not pause for thought (25A).
var changeableSlip = &Fact{ID: "changeable-slip", Class: Judgement, Answers: []record.AnswerID{Yes, No}, About: aboutOriginal,
	Evidence: slices.Concat(callIntended.Evidence, pausedBeforeChange.Evidence),
	Derive: func(c *Case) Finding {
		if f := partnerCalledSince.Derive(c); f.Answer.ID == Yes {
			return Proved(No, f.Basis...)
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}

// leadFaced: an opening lead has been faced.
var leadFaced = &Fact{ID: "lead-faced", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		phase := c.State.Phase
		played := phase == record.PlayPeriod || phase == record.Over && c.State.Declarer() != bridge.NoSeat
		return Bool(played, c.Matter.Event)
	}}

// lhoCalledOver: the offender's left-hand opponent called over the call before the director ruled. A call over what the offender had put in
// its place by then is none.
var lhoCalledOver = &Fact{ID: "lho-called-over", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		calls := c.State.After(c.Matter.Event, c.Matter.By.LHO())
		if len(calls) == 0 {
			return Bool(false, c.Matter.Event)
		}
		if r, ok := replacementOf(c.State, c.Matter); ok && r.Replaces == c.Matter.Event && r.Event < calls[0].Event {
			return Bool(false, c.Matter.Event, r.Event)
		}
		return Bool(true, c.Matter.Event, calls[0].Event)
	}}

// calledInTurn: it was the offender's turn to call.
var calledInTurn = &Fact{ID: "called-in-turn", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		made := c.State.Made(c.Matter.Event)
		return Bool(made.Seat == made.Turn, made.Event)
	}}

const (
	nobody     record.AnswerID = "nobody"
	byOpponent record.AnswerID = "opponent-called"
)

// turnTaken: who was on turn when the offender called, and has called since, before the director ruled: an opponent, the offender's
// partner, or nobody.
var turnTaken = &Fact{ID: "turn-taken", Class: Record, Answers: []record.AnswerID{byOpponent, partnerCalled, nobody},
	Derive: func(c *Case) Finding {
		made := c.State.Made(c.Matter.Event)
		calls := c.State.After(made.Event, made.Turn)
		switch {
		case len(calls) == 0:
			return Proved(nobody, made.Event)
		case made.Turn.Opposes(made.Seat):
			return Proved(byOpponent, made.Event, calls[0].Event)
		}
		return Proved(partnerCalled, made.Event, calls[0].Event)
	}}

// madeAnother: the offender has made another call, before the auction ended.
var madeAnother = &Fact{ID: "made-another-call", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if r, ok := replacementOf(c.State, c.Matter); ok {
			return Bool(true, c.Matter.Event, r.Event)
		}
		if c.State.Phase == record.Auction {
			return Finding{Status: Awaits, Basis: []int{c.Matter.Event}, Why: "await-replacement"}
		}
		return Bool(false, c.Matter.Event)
	}}
