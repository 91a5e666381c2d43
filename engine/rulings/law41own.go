package rulings

import (
	"slices"

	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// A lead face down comes back only when the director says so, after an irregularity (41A). Before it is faced there is a time for
// questions (41B), which Law 20 rules; that about the contract may be asked throughout the play (41C).
var law41own = slices.Concat(
	both(41, record.LeadChanged, leadChanged),
	both(41, record.ContractAsked, contractAsked))

// leadChanged: the player wants the lead back, or has taken it. A wrong explanation is reason enough, unless dummy has faced a card in the
// meantime; a change of mind is none.
var leadChanged = Ask(leadMisled, "41A",
	On(Yes, Ask(dummyFaced, "47E2(a)",
		On(No, Rule(Clause{Kind: record.CardReturned, On: Offender, What: ownFaceDown, Cite: "47E2(a)"})),
		On(Yes, Rule(
			Clause{Kind: record.LeadStands, On: Offender, What: ownFaceDown, Cite: "47E2(a)"},
			later(record.ReviewExplained, "47E2(b)"))))),
	On(No, Rule(Clause{Kind: record.LeadStands, On: Offender, What: ownFaceDown, Cite: "41A"})))

// leadMisled: the lead was chosen on a wrong explanation of the opponents that has come to light since.
var leadMisled = &Fact{ID: "lead-misled", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "why-change-lead", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}}}

// dummyFaced: presumed dummy had faced a card since the lead was put down, though it lay face down still.
var dummyFaced = &Fact{ID: "dummy-faced-early", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		before := c.Before(c.Matter.Event)
		for n := before.FaceDown.Event + 1; n < c.Matter.Event; n++ {
			e := c.State.Event(n)
			if e.Seat == before.Dummy() && (e.Kind == record.Faced || e.Kind == record.Exposed || e.Kind == record.Dropped) {
				return Bool(true, before.FaceDown.Event, n)
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// ownFaceDown is the card that was led face down.
var ownFaceDown = Target{Name: "the-face-down-card", Of: func(c *Case) []record.Scope {
	return []record.Scope{{Card: c.Before(c.Matter.Event).FaceDown.Card}}
}}

// contractAsked: declarer or a defender is told at the own turn what the contract is and whether it is doubled, but not by whom (41C). When
// a review or a meaning may be asked for, Law 20 rules.
var contractAsked = Ask(askerStanding, "41C",
	On(entitled, Rule(Clause{Kind: record.ContractTold, On: Offender, Cite: "41C"})),
	On(notTurn, questionRefused("41C")),
	On(asDummy, questionRefused("41C")))

// The answers about who asks.
const (
	entitled record.AnswerID = "entitled"
	notTurn  record.AnswerID = "not-on-turn"
	asDummy  record.AnswerID = "dummy"
)

// askerStanding: the contract may be asked about for as long as the play lasts, each at the own turn, which for declarer dummy's is too.
var askerStanding = &Fact{ID: "asker-standing", Class: Record, Answers: []record.AnswerID{entitled, notTurn, asDummy},
	Derive: func(c *Case) Finding {
		before := c.Before(c.Matter.Event)
		switch {
		case c.Matter.By == before.Dummy():
			return Proved(asDummy, c.Matter.Event)
		case playsNow(before, c.Matter.By):
			return Proved(entitled, c.Matter.Event)
		}
		return Proved(notTurn, c.Matter.Event)
	}}
