package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// A call with the cards of another board is under Law 17D in 2007 and under 15A since 2017. That three passes of which one was out of
// rotation do not end the auction (17D3; 17E2 of 2007), Law 34 rules.
var law17 = []Procedure{
	{Law: 17, Kind: record.WrongBoardCards, Edition: law.Edition2007, Tree: wrongBoard2007},
	{Law: 15, Kind: record.WrongBoardCards, Edition: law.Edition2017, Tree: wrongBoard2017},
}

// wrongBoard2017: the call and all that followed are cancelled. Unless the partner has called, the offender takes the right cards, calls
// again, and the auction goes on from there.
var wrongBoard2017 = Ask(partnerCalledOver, law.WrongBoardPartner,
	On(Yes, Rule(append(wrongCalls(), adjust(law.WrongBoardPartner))...)),
	On(No, callAgain))

// wrongBoard2007: if the left-hand opponent has called too, he has to repeat his call, and an offender whose new call differs spoils the
// board.
var wrongBoard2007 = Ask(partnerCalledOver, law.WrongBoardPartner,
	On(Yes, Rule(append(wrongCalls(), artificial)...)),
	On(No, Ask(lhoCalledOnWrong, law.WrongBoardAgain,
		On(No, callAgain),
		On(Yes, Meanwhile(
			Ask(newCallDiffers, law.WrongBoardAgain,
				On(Yes, Rule(artificial)),
				On(No, Rule(Clause{Kind: record.MustRepeat, On: LHO, What: lhosCall, Until: record.NextTurn, Cite: law.WrongBoardAgain},
					auctionGoesOn(law.WrongBoardAgain)))),
			append(wrongCalls(), told16)...)))))

var artificial = Clause{Kind: record.ArtificialScore, On: Offender, Cite: law.WrongBoardPartner}

var callAgain = Rule(append(wrongCalls(), told16, auctionGoesOn(law.WrongBoardAgain))...)

// wrongCalls cancels the call that was made with the wrong cards, and every later one.
func wrongCalls() []Clause {
	return []Clause{cancelled(theCall, law.WrongBoardCancelled), {Kind: record.CallCancelled, What: callsOverWrong, Cite: law.WrongBoardCancelled}}
}

// callsOverWrong is every call that stood over the first one made with the wrong cards.
var callsOverWrong = Target{Name: "the-calls-over-it", Of: func(c *Case) []record.Scope {
	return overWrongCall(c, func(record.MadeCall) bool { return true })
}}

// lhosCall is what the left-hand opponent called over it.
var lhosCall = Target{Name: "the-call-over-it", Of: func(c *Case) []record.Scope {
	over := overWrongCall(c, func(m record.MadeCall) bool { return m.Seat == c.Matter.By.LHO() })
	if len(over) == 0 {
		return nil
	}
	return []record.Scope{{Call: over[0].Call}}
}}

// overWrongCall is the calls of the wanted sort that followed the one made with the wrong cards, up to the moment when that was found.
func overWrongCall(c *Case, wanted func(record.MadeCall) bool) []record.Scope {
	var out []record.Scope
	found := wrongBoardFound(c)
	for _, m := range c.State.Calls {
		if m.Event > c.Matter.Event && m.Event < found && wanted(m) && (m.Status == record.Stands || c.State.Interim(c.Matter) != nil) {
			out = append(out, record.Scope{Event: m.Event, Call: m.Call})
		}
	}
	return out
}

// wrongBoardFound is the table event at which the offender was found to hold the wrong cards.
func wrongBoardFound(c *Case) int {
	for n := c.Matter.Event + 1; n <= c.State.Events; n++ {
		if e := c.State.Event(n); e.Kind == record.WrongBoard && e.Seat == c.Matter.By {
			return n
		}
	}
	return c.State.Events + 1
}

// calledOnWrong finds whether seat has called over the call made with the wrong cards.
func calledOnWrong(role Role) func(*Case) Finding {
	return func(c *Case) Finding {
		over := overWrongCall(c, func(m record.MadeCall) bool { return m.Seat == role.Seat(c) })
		if len(over) == 0 {
			return Bool(false, c.Matter.Event)
		}
		return Bool(true, c.Matter.Event, over[0].Event)
	}
}

// partnerCalledOver and lhoCalledOnWrong: that player has called since, before it was found.
var (
	partnerCalledOver = &Fact{ID: "partner-called-over", Class: Record, Answers: []record.AnswerID{Yes, No}, Derive: calledOnWrong(Partner)}
	lhoCalledOnWrong  = &Fact{ID: "lho-called-on-wrong", Class: Record, Answers: []record.AnswerID{Yes, No}, Derive: calledOnWrong(LHO)}
)

// newCallDiffers: the offender's new call means something much different, or is psychic. Another call does; the same may.
var newCallDiffers = &Fact{ID: "new-call-differs", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		after := slices.DeleteFunc(c.State.After(wrongBoardFound(c), c.Matter.By), func(m record.MadeCall) bool { return m.Status != record.Stands })
		if len(after) == 0 {
			return Finding{Status: Awaits, Basis: []int{c.Matter.Event}, Why: "await-replacement"}
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event, after[0].Event}}
	}}
