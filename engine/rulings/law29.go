package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Laws 28 to 32 rule a call out of rotation, one matter with one tree for each edition. Here stands what is common: what has been
// called since (28), whether it is accepted (29), and what sort of call it is, which leads on to Law 30, 31 or 32. Of two calls made
// at once the one that was not in turn counts as the later (33): the record has it so, and the rest is as here.
var law29 = each(29, record.OutOfRotation, callOutOfRotation2007, callOutOfRotation,
	"28B and 29A: when the left-hand opponent is on turn and calls, it is for the director whether that was over the call out of rotation (D1)",
	"29B: a natural pass over which the offender's partner called in turn is cancelled, and that call stands (CASE-023); what becomes of it after another call, or under 30B2 of 2007, is not said",
	"29B: a call out of rotation whose player had no further turn is not covered",
	"31A1: a bid that must be repeated and is insufficient is then under Law 27 (D4)",
	"30A of 2017: no lead restriction, whatever the pass repeated may mean (D3)")

// callOutOfRotation is the procedure of 2017.
var callOutOfRotation = sinceThen(law.Edition2017,
	byCallKind(passAtTurn, artificialPassAtTurn, bidAtTurn, doubleAtTurn),
	partnerOverPass,
	byCallKind(lhoAtTurn(law.Edition2017, law.PassRepeatedTurn), lhoAtTurn(law.Edition2017, "31C"), lhoAtTurn(law.Edition2017, "31C"), lhoOverChange(law.Edition2017)))

// callOutOfRotation2007 bars players for longer, asks whether anybody has bid before a pass, and of a bid whether its denomination is
// repeated. An artificial pass is treated as a bid, but repeats no denomination.
var callOutOfRotation2007 = sinceThen(law.Edition2007,
	byCallKind(passAtTurn2007, artificialPassAtTurn2007, bidAtTurn2007, doubleAtTurn2007),
	partnerOverPass2007,
	byCallKind(lhoOverPass2007, lhoAtTurn(law.Edition2007, "31"), lhoAtTurn(law.Edition2007, "31"), lhoOverChange(law.Edition2007)))

// sinceThen asks first what has been called since, before the director ruled. A call that the offender has replaced may not have
// been meant: then the other one is looked at (25A).
func sinceThen(e law.Edition, untouched, partnerActed, lhoActed *Node) *Node {
	changed := NotCovered("25B", "changed-out-of-rotation")
	return Ask(sinceCall, "29A",
		On(nothing, untouched),
		On(byLHO, rotationAccepted),
		On(lhoOnTurn, lhoActed),
		On(turnCalled, forgone),
		On(partnerCalled, partnerActed),
		On(putAnother, Ask(callIntended, "25A1",
			On(Yes, changed),
			On(No, atOnce(e, ruledByItself, changed)))),
		On(threePasses, Rule(Clause{Kind: record.RuledWithLater, What: theCall, Cite: "34"})),
		On(wentOn, NotCovered("29A", "went-on-out-of-rotation")))
}

// byCallKind leads to the law of the call: a natural pass (30), an artificial one or one of partner's artificial call (30C), a bid (31),
// a double or redouble (32).
func byCallKind(pass, artificialPass, bid, double *Node) *Node {
	return Ask(callKind, "29B",
		On(naturalPass, pass),
		On(artificialPass30, artificialPass),
		On(aBid, bid),
		On(aDouble, double))
}

// changeOr asks whether the call is a change of call, which Law 25 rules: its player has just called, and it was the turn of the
// left-hand opponent. Otherwise that opponent may accept it.
func changeOr(e law.Edition, by law.Cite, refused *Node) *Node {
	return Ask(isChange, by,
		On(Yes, meantOr(e, changeOffered(e))),
		On(No, acceptedOr(refused)))
}

func acceptedOr(refused *Node) *Node {
	return Offer(LHO, acceptsCall, "29A",
		On(accept, rotationAccepted),
		On(refuse, refused))
}

// lhoAtTurn: the left-hand opponent was on turn and has called.
func lhoAtTurn(e law.Edition, by law.Cite) *Node {
	return Ask(isChange, by,
		On(Yes, lhoOverChange(e)),
		On(No, lhoCallsAware))
}

// lhoOverChange: the call is a change of call, and the left-hand opponent has called.
func lhoOverChange(e law.Edition) *Node { return meantOr(e, overSecond(e)) }

// meantOr lets the second call stand if the first was not meant, and leads on to next otherwise.
func meantOr(e law.Edition, next *Node) *Node {
	return Ask(callIntended, "25A1",
		On(Yes, next),
		On(No, atOnce(e, secondMeant, next)))
}

// rotationAccepted: the call stands, and the next call is the left-hand opponent's (29A). One that is insufficient too stands as it is
// (27A2).
var rotationAccepted = Rule(
	Clause{Kind: record.CallStands, On: Offender, What: theCall, Cite: "29A"},
	auctionGoesOn("29A"))

// The sorts of call, and whose turn it was.
const (
	naturalPass      record.AnswerID = "natural-pass"
	artificialPass30 record.AnswerID = "artificial-pass"
	aBid             record.AnswerID = "bid"
	aDouble          record.AnswerID = "double"

	rhoTurn     record.AnswerID = "rho-turn"
	partnerTurn record.AnswerID = "partner-turn"
	lhoTurn     record.AnswerID = "lho-turn"
)

// acceptsCall is the choice of the left-hand opponent (29A).
var acceptsCall = &Fact{ID: "accepts-call", Class: Option, Answers: []record.AnswerID{accept, refuse},
	About: func(c *Case) (int, bridge.Seat) { return c.Matter.Event, c.Matter.By.LHO() }}

// callKind is what sort of call it is. Whether a pass is artificial, or passes an artificial call that partner made last, is told by
// what the calls mean (30C).
var callKind = &Fact{ID: "call-kind", Class: System, Asks: Partner,
	Answers: []record.AnswerID{naturalPass, artificialPass30, aBid, aDouble},
	Derive: func(c *Case) Finding {
		made := c.State.Made(c.Matter.Event)
		switch {
		case made.Call.IsBid():
			return Proved(aBid, made.Event)
		case made.Call != bridge.Pass:
			return Proved(aDouble, made.Event)
		}
		kind, known := naturalPass, true
		basis := []int{made.Event}
		if last := partnersAction(c); last.Event != 0 {
			basis = append(basis, last.Event)
			yes, told := natural(meanings(c.State, last.Event))
			if told && !yes {
				return Proved(artificialPass30, basis...)
			}
			known = told
		}
		yes, told := natural(meanings(c.State, made.Event))
		switch {
		case told && !yes:
			kind = artificialPass30
		case !told || !known:
			return Finding{Basis: basis, Why: "meaning-unknown"}
		}
		return Proved(kind, basis...)
	},
	Plausible: func(c *Case) []record.AnswerID {
		switch made := c.State.Made(c.Matter.Event); {
		case made.Call.IsBid():
			return []record.AnswerID{aBid}
		case made.Call == bridge.Pass:
			return []record.AnswerID{naturalPass, artificialPass30}
		}
		return []record.AnswerID{aDouble}
	}}

// partnersAction is the last call other than a pass before the one out of rotation, if the offender's partner made it.
func partnersAction(c *Case) record.MadeCall {
	s := c.Before(c.Matter.Event)
	for i := len(s.Calls) - 1; i >= 0; i-- {
		if m := s.Calls[i]; m.Status == record.Stands && m.Call != bridge.Pass {
			if m.Seat == c.Matter.By.Partner() {
				return m
			}
			break
		}
	}
	return record.MadeCall{}
}

// passedNaturally: the call is a natural pass and passes no artificial call of partner's, so that Law 30 is on it (30C).
var passedNaturally = &Fact{ID: "passed-naturally", Class: System, Asks: Partner, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		kind := callKind.Find(c)
		if !kind.Known() {
			return kind
		}
		return Bool(kind.Answer.ID == naturalPass, kind.Basis...)
	}}

// isChange: the player has just called, and it was the turn of the left-hand opponent.
var isChange = &Fact{ID: "is-change", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if old, new, ok := changePair(c); ok {
			return Bool(true, old.Event, new.Event)
		}
		return Bool(false, c.Matter.Event)
	}}

// turnOf is whose turn it was; turnOfTwo the same where it cannot have been the left-hand opponent's.
var (
	turnOf = &Fact{ID: "turn-of", Class: Record, Answers: []record.AnswerID{rhoTurn, partnerTurn, lhoTurn}, Derive: whoseTurn}

	turnOfTwo = &Fact{ID: "turn-of-two", Class: Record, Answers: []record.AnswerID{rhoTurn, partnerTurn},
		Derive: func(c *Case) Finding {
			f := whoseTurn(c)
			if f.Answer.ID == lhoTurn {
				return Finding{} // only where an earlier question is supposed to have another answer
			}
			return f
		}}
)

func whoseTurn(c *Case) Finding {
	switch made := c.State.Made(c.Matter.Event); made.Turn {
	case made.Seat.RHO():
		return Proved(rhoTurn, made.Event)
	case made.Seat.Partner():
		return Proved(partnerTurn, made.Event)
	}
	return Proved(lhoTurn, c.Matter.Event)
}
