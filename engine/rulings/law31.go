package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 31 is on a bid out of rotation, insufficient or not (27A2), and on a pass that is artificial or passes an artificial call of
// partner's (30C).

// bidAtTurn is the procedure of 2017. If the right-hand opponent, whose turn it was, passes, the call is repeated; in any other case the
// offender's call at his proper turn is compared with it.
var bidAtTurn = bidOrSuch(ifNotOver(repeated("31A1")))

// artificialPassAtTurn is the same. The right-hand opponent's pass cannot end the auction then: three passes would have gone before (34).
var artificialPassAtTurn = bidOrSuch(repeated("31A1"))

func bidOrSuch(passed *Node) *Node {
	return changeOr(law.Edition2017, "31C", Ask(turnOf, "31",
		On(rhoTurn, rhoDecides("31A", passed, compared("31A2(a)", "31A2(b)"))),
		On(partnerTurn, partnerIsFree("31B1", ifTurnComes(comparedAgain("31B2", "31B2")))),
		On(lhoTurn, partnerIsFree("31B1", comparedAgain("31B2", "31B2")))))
}

// bidAtTurn2007: once the right-hand opponent has called, partner passes once if the offender repeats the denomination, throughout if he
// does not (31A2); at any other turn partner passes throughout whatever comes (31B).
var bidAtTurn2007 = bid2007(ifNotOver(repeated("31A1")), Ask(denominationRepeated, "31A2(a)",
	On(Yes, Rule(partnerPassesOnce("31A2(a)"), told16, awarenessLater)),
	On(No, partnerBarred("31A2(b)"))))

// artificialPassAtTurn2007: an artificial pass repeats no denomination (31A2(b)).
var artificialPassAtTurn2007 = bid2007(repeated("31A1"), partnerBarred("31A2(b)"))

func bid2007(rhoPassed, rhoActed *Node) *Node {
	barred := Rule(append([]Clause{cancelled(theCall, "29B")}, partnerBarred("31B").Clauses...)...)
	return changeOr(law.Edition2007, "31", Ask(turnOf, "31",
		On(rhoTurn, rhoDecides("31A", rhoPassed, rhoActed)),
		On(partnerTurn, barred),
		On(lhoTurn, barred)))
}

// rhoDecides: the call is cancelled, and the right-hand opponent calls first.
func rhoDecides(by law.Cite, passed, acted *Node) *Node {
	return Meanwhile(Ask(rhoAction, by,
		On(rhoPassed, passed),
		On(rhoActed, acted)),
		cancelled(theCall, "29B"))
}

// compared: a comparable call in place of the cancelled one frees the offender's side, and the director looks at the finished board
// (23C). After any other, partner passes once and pays for it at his first lead.
func compared(comparably, otherwise law.Cite) *Node {
	return Ask(comparable, "23A",
		On(Yes, Rule(auctionGoesOn(comparably), later(record.ReviewDamage, "23C"))),
		On(No, Rule(partnerPassesOnce(otherwise), leadOption2017, told16, awarenessLater)))
}

// ifNotOver asks whether the pass has ended the auction: then nothing is left to be repeated.
func ifNotOver(next *Node) *Node {
	return Ask(auctionOver, "31A1",
		On(No, next),
		On(Yes, NotCovered("31A1", "no-turn-left")))
}

// repeated: the offender makes the same call, now in rotation, and nothing else happens.
func repeated(by law.Cite) *Node {
	return Rule(Clause{Kind: record.MustRepeat, On: Offender, What: sameCall, Until: record.NextTurn, Cite: by})
}

// partnerBarred: the offender's partner passes to the end of the auction, and pays for it at his first lead.
func partnerBarred(by law.Cite) *Node {
	return Rule(passesThroughout(by), leadOption2007, told16, awarenessLater)
}

// sameCall is the call that must be repeated.
var sameCall = Target{Name: "the-call-again", Of: func(c *Case) []record.Scope {
	return []record.Scope{{Call: c.State.Made(c.Matter.Event).Call}}
}}

const (
	rhoPassed record.AnswerID = "passed"
	rhoActed  record.AnswerID = "acted"
)

// rhoAction is what the right-hand opponent called when the turn was given back: a pass, or a bid, double or redouble. If it was irregular,
// what stands in the end counts.
var rhoAction = &Fact{ID: "rho-action", Class: Record, Answers: []record.AnswerID{rhoPassed, rhoActed},
	About: func(c *Case) (int, bridge.Seat) { return c.Matter.Event, c.Matter.By.RHO() },
	Derive: func(c *Case) Finding {
		for _, m := range c.State.After(c.Matter.Event, c.Matter.By.RHO()) {
			switch {
			case !standsInRotation(m):
			case m.Call == bridge.Pass:
				return Proved(rhoPassed, m.Event)
			default:
				return Proved(rhoActed, m.Event)
			}
		}
		return Finding{Status: Awaits, Basis: []int{c.Matter.Event}, Why: "await-rho"}
	}}

// auctionOver: the auction is over by now.
var auctionOver = &Fact{ID: "auction-over", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding { return Bool(c.State.Phase != record.Auction, c.Matter.Event) }}

// denominationRepeated: the offender has bid the denomination again that the call out of rotation named or, if it was artificial, all
// that it specified (31A2(a) of 2007, 29C). Nothing but a bid repeats a denomination.
var denominationRepeated = &Fact{ID: "denomination-repeated", Class: System, Asks: Partner, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{meaningWithdrawn, meaningReplacement},
	Derive: func(c *Case) Finding {
		new, ok := replacementOf(c.State, c.Matter)
		if !ok {
			return Finding{Status: Awaits, Basis: []int{c.Matter.Event}, Why: "await-replacement"}
		}
		old, oldKnown := denominations(c.State, c.State.Made(c.Matter.Event))
		now, newKnown := denominations(c.State, new)
		switch {
		case !new.Call.IsBid():
			return Bool(false, c.Matter.Event, new.Event)
		case !oldKnown || !newKnown:
			return Finding{Basis: []int{c.Matter.Event, new.Event}, Why: "meaning-unknown"}
		}
		return Bool(old != 0 && old&^now == 0, c.Matter.Event, new.Event)
	}}

// denominations is what a bid is about: the denomination named if it is natural, those specified if it is not; false if the file does not
// say.
func denominations(s record.State, m record.MadeCall) (record.SuitSet, bool) {
	yes, told := natural(meanings(s, m.Event))
	if told && yes {
		return record.SuitsOf(m.Call.Denom()), true
	}
	return specifies(meanings(s, m.Event))
}
