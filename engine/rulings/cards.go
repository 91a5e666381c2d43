package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// eventOf is the table event that c is about.
func eventOf(c *Case) record.Event { return c.State.Event(c.Matter.Event) }

// trickAt is the trick that was in progress, or about to begin, just before table event n; and its number from 1.
func trickAt(c *Case, n int) (record.Trick, int) { return c.Before(n).Trick() }

// cardOf is the card that the event of c's matter is about, NoCard if it names none. A lead that was faced is the card that
// had lain face down.
func cardOf(c *Case) bridge.Card {
	e := eventOf(c)
	if e.Kind == record.Faced && e.Card == bridge.NoCard && e.Cards == 0 {
		return c.Before(c.Matter.Event).FaceDown.Card
	}
	return e.Card
}

// cardsOf is every card that the event of c's matter is about.
func cardsOf(c *Case) bridge.Hand { return eventOf(c).Cards.With(cardOf(c)) }

// The targets of clauses about the cards of the matter's own event: one of them, or each.
var (
	theCard = Target{Name: "the-card", Of: func(c *Case) []record.Scope {
		return []record.Scope{{Card: cardOf(c)}}
	}}
	theCards = Target{Name: "the-cards", Of: func(c *Case) []record.Scope {
		var out []record.Scope
		for _, card := range cardsOf(c).Cards() {
			out = append(out, record.Scope{Card: card})
		}
		return out
	}}
)

func regular(by law.Cite) Clause    { return Clause{Kind: record.NoIrregularity, Cite: by} }
func playGoesOn(by law.Cite) Clause { return Clause{Kind: record.PlayGoesOn, Cite: by} }

// isPlayed, returned, penaltyMinor and penaltyMajor say what becomes of cards of the offender.
func isPlayed(what Target, by law.Cite) Clause {
	return Clause{Kind: record.CardPlayed, On: Offender, What: what, Cite: by}
}

func returned(what Target, by law.Cite) Clause {
	return Clause{Kind: record.CardReturned, On: Offender, What: what, Cite: by}
}

func penaltyMinor(what Target) Clause {
	return Clause{Kind: record.PenaltyMinor, On: Offender, What: what, Cite: "50B"}
}

func penaltyMajor(what Target) Clause {
	return Clause{Kind: record.PenaltyMajor, On: Offender, What: what, Cite: "50B"}
}

// reviewExposed: the director looks at the finished board for damage by what an exposed card told (50E3).
func reviewExposed() Clause { return later(record.ReviewExposed, "50E3") }

// becomesPenaltyCard decides which kind of penalty card the cards of the matter's event are, those of what: a single card below
// honour rank is minor if it was exposed inadvertently, and every other is major (50B). Clauses of the ruling that do not
// depend on it come first.
func becomesPenaltyCard(what Target, first ...Clause) *Node {
	minor := Rule(append(first[:len(first):len(first)], penaltyMinor(what), reviewExposed())...)
	major := Rule(append(first[:len(first):len(first)], penaltyMajor(what), reviewExposed())...)
	return Ask(penaltyGrade, "50B",
		On(honour, major),
		On(oneOfSeveral, major),
		On(smallAlone, Ask(inadvertent, "50B",
			On(Yes, minor),
			On(No, major))))
}

// The answers about what kind of penalty card a card would be, as far as the record proves it.
const (
	honour       record.AnswerID = "honour"
	oneOfSeveral record.AnswerID = "one-of-several"
	smallAlone   record.AnswerID = "small-alone"
)

// penaltyGrade looks at the rank of the card and at the other penalty cards of its owner.
var penaltyGrade = &Fact{ID: "penalty-grade", Class: Record, Answers: []record.AnswerID{honour, oneOfSeveral, smallAlone},
	Derive: func(c *Case) Finding {
		cards := cardsOf(c)
		for _, p := range c.State.PenaltyCards(c.Matter.By) {
			cards = cards.With(p.Card)
		}
		switch {
		case cards.Len() > 1:
			return Proved(oneOfSeveral, c.Matter.Event)
		case cardOf(c).Rank().Honour() || cards.Len() == 1 && cards.Cards()[0].Rank().Honour():
			return Proved(honour, c.Matter.Event)
		}
		return Proved(smallAlone, c.Matter.Event)
	}}

// inadvertent: the card came to be seen by accident, and was not led or played deliberately (50B). A card that was dropped fell
// by accident.
var inadvertent = &Fact{ID: "exposed-inadvertently", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "how-exposed", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}},
	Derive: func(c *Case) Finding {
		if eventOf(c).Kind == record.Dropped {
			return Bool(true, c.Matter.Event)
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}

// partnerCouldSee: it was possible for the offender's partner to see the face of the card, whether or not he looked (45C1, 49).
// If both declarer and dummy saw it, he almost certainly could have.
var partnerCouldSee = &Fact{ID: "partner-could-see", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{
		{ID: "declarer-saw", Class: Table, Asks: Declarer, Answers: []record.AnswerID{told}},
		{ID: "dummy-saw", Class: Table, Asks: Dummy, Answers: []record.AnswerID{told}},
		{ID: "partner-saw", Class: Table, Asks: Partner, Answers: []record.AnswerID{told}},
	}}

// hadPlayed: the player had a card in the trick when the event took place.
var hadPlayed = &Fact{ID: "had-played", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		trick, _ := trickAt(c, c.Matter.Event)
		for _, p := range trick.Plays {
			if p.Seat == c.Matter.By && !p.TakenBack {
				return Bool(true, p.Event)
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// wasTurn: it was the player's turn to play when the event took place.
var wasTurn = &Fact{ID: "was-turn", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		return Bool(c.Before(c.Matter.Event).Turn() == c.Matter.By, c.Matter.Event)
	}}

// wasLegal: the player could have played the card legally when the event took place.
var wasLegal = &Fact{ID: "was-legal", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		before := c.Before(c.Matter.Event)
		known := before.Hands[c.Matter.By].Known()
		return Bool(!known || before.LegalPlays(c.Matter.By).Has(cardOf(c)), c.Matter.Event)
	}}
