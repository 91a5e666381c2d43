package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 54 is for an opening lead that the wrong defender has faced. One by declarer's side is a card exposed in the auction period
// (54E), and its matter is Law 24's.
var law54 = each(54, record.OpeningLeadOutOfTurn, openingLead(law.Edition2007), openingLead(law.Edition2017),
	"54C of 2007 does not say who declares: as since 2017, it is the presumed declarer",
	wrongTurnUnverified)

// openingLead: a lead that the partner has put face down goes back first. Then declarer has five choices, which the director tells all
// together: to become dummy, to accept the lead, or to refuse it and then to require the suit, to forbid it, or neither (50D2).
func openingLead(e law.Edition) *Node {
	return wrongTurn(e, Ask(partnerLedSince, "47F2",
		On(Yes, NotCovered("47F2", "led-again-by-partner")),
		On(No, Meanwhile(Ask(dummySeen, "54C",
			On(Yes, leadAccepted("54C")),
			On(No, Ask(nextHandPlayed, "53A",
				On(Yes, leadAccepted("53A")),
				On(No, Offer(LHO, openingChoice, "54",
					On(spread, Rule(
						Clause{Kind: record.LeadStands, On: Offender, What: cardOutOfTurn, Cite: "54A"},
						Clause{Kind: record.HandSpread, On: LHO, Cite: "54A"},
						playGoesOn("54A"))),
					On(accept, leadAccepted("54B")),
					On(refuse, Rule(leadIsPenaltyCard(e, "54D")...))))))),
			Clause{Kind: record.CardReturned, On: Partner, What: partnersFaceDown, Cite: "54"}))))
}

// partnersFaceDown is the opening lead that the offender's partner has put face down, if he has.
var partnersFaceDown = Target{Name: "the-face-down-card", Of: func(c *Case) []record.Scope {
	if down := c.State.FaceDown; down.Event != 0 && down.Seat == c.Matter.By.Partner() {
		return []record.Scope{{Card: down.Card}}
	}
	return nil
}}

// openingChoice is the choice of the presumed declarer, the offender's left-hand opponent, taken by beginning to spread the hand (54A).
// If a card of it has come to be seen in another way, it is ruled first whether that was the beginning (48B): if it was, the card still
// lies there.
var openingChoice = &Fact{ID: "opening-lead-choice", Class: Option, Answers: []record.AnswerID{spread, accept, refuse},
	Derive: func(c *Case) Finding {
		lho := c.Matter.By.LHO()
		for n := c.Matter.Event + 1; n <= c.State.Events; n++ {
			m := record.MatterID{Kind: record.DeclarerExposed, Event: n, By: lho}
			e := c.State.Event(n)
			switch {
			case e.Seat != lho:
			case e.Kind == record.Faced:
				return Proved(spread, c.Matter.Event, n)
			case slices.Contains(c.State.Matters(), m):
				return Finding{Status: Awaits, Basis: []int{n}, Why: "await-exposed-ruling"}
			case c.State.Settled(m) && liesFaceUp(c, lho, n):
				return Proved(spread, c.Matter.Event, n)
			}
		}
		return Finding{}
	}}

// liesFaceUp reports whether a card of seat that came to be seen at table event n still lies there.
func liesFaceUp(c *Case, seat bridge.Seat, n int) bool {
	return slices.ContainsFunc(c.State.FaceUp, func(f record.FaceUpCard) bool { return f.Seat == seat && f.Event == n })
}

// dummySeen: declarer could have seen a card of dummy's before he chose, other than one exposed in the auction period (54C). Dummy's
// hand on the table can be seen.
var dummySeen = &Fact{ID: "declarer-could-see-dummy", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "saw-of-dummy", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}}},
	Derive: func(c *Case) Finding {
		lho, rho := c.Matter.By.LHO(), c.Matter.By.RHO()
		for n := c.Matter.Event + 1; n <= c.State.Events; n++ {
			switch e := c.State.Event(n); {
			case e.Kind == record.Faced && e.Seat == rho:
				return Bool(true, c.Matter.Event, n)
			case e.Kind == record.Faced && e.Seat == lho:
				return Bool(false, n) // that was first
			case e.Seat == rho && (e.Kind == record.Exposed || e.Kind == record.Dropped || e.Kind == record.Held):
				return Finding{Status: Judges, Basis: []int{n}}
			}
		}
		return Bool(false, c.Matter.Event)
	}}
