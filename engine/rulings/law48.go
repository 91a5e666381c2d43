package rulings

import (
	"rectify/engine/bridge"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

var law48 = both(48, record.DeclarerExposed, declarerExposed,
	"48B2: a hand faced as a claim, with no number, claims every trick that is left")

// declarerExposed: no card of declarer or dummy is ever a penalty card (48A). Only a hand that declarer faces means something:
// after an opening lead out of turn that he becomes dummy, as the ruling on that lead says (48B1, 54A); at any other time that he
// claims (48B2): from there Laws 68 to 70 go on.
var declarerExposed = Ask(facedHand, "48B",
	On(No, exposedFreely),
	On(Yes, Ask(afterLeadOutOfTurn, "48B1",
		On(Yes, Rule(Clause{Kind: record.RuledWithLater, On: RHO, What: thatLead, Cite: "48B1"})),
		On(No, Ask(meantToClaim, "48B2",
			On(Yes, Rule(Clause{Kind: record.IsClaim, On: Offender, Cite: "48B2"})),
			On(No, exposedFreely))))))

// exposedFreely: the cards go back, and nothing more is said.
var exposedFreely = Rule(returned(theCards, "48A"), playGoesOn("48A"))

// facedHand: declarer faced cards, or began to, as one who spreads the hand; a card that fell or could merely be seen is not meant.
var facedHand = &Fact{ID: "faced-hand", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "why-shown", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}},
	Derive: func(c *Case) Finding {
		switch e := eventOf(c); {
		case e.Kind == record.Faced:
			return Bool(true, c.Matter.Event)
		case e.Kind == record.Dropped, e.Kind == record.Named, c.Matter.By == c.Before(c.Matter.Event).Dummy():
			return Bool(false, c.Matter.Event)
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}

// afterLeadOutOfTurn: an opening lead out of turn lay on the table, and nobody had played to it or decided about it.
var afterLeadOutOfTurn = &Fact{ID: "after-opening-lead-out-of-turn", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if lead := pendingOpeningLead(c); lead.Event != 0 {
			return Bool(true, lead.Event, c.Matter.Event)
		}
		return Bool(false, c.Matter.Event)
	}}

// pendingOpeningLead is the opening lead out of turn that waited to be accepted or refused; the zero Played if there was none.
func pendingOpeningLead(c *Case) record.Played {
	trick, number := trickAt(c, c.Matter.Event)
	if number != 1 || trick.Irregular != record.OpeningLeadOutOfTurn || trick.Accepted || len(trick.Plays) != 1 {
		return record.Played{}
	}
	return trick.Plays[0]
}

var thatLead = Target{Name: "the-lead-out-of-turn", Of: func(c *Case) []record.Scope {
	if lead := pendingOpeningLead(c); lead.Card != bridge.NoCard {
		return []record.Scope{{Event: lead.Event}}
	}
	return nil
}}

// meantToClaim: facing the hand is a claim or concession unless declarer plainly did not mean one (48B2, 68A).
var meantToClaim = &Fact{ID: "meant-to-claim", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "said-on-facing", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}}}
