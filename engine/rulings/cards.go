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

// cardOf is the card that the event of c's matter is about, NoCard if it is about none or several. A lead that was faced is the
// card that had lain face down.
func cardOf(c *Case) bridge.Card {
	e := eventOf(c)
	switch {
	case e.Card != bridge.NoCard:
		return e.Card
	case e.Kind == record.Faced && e.Cards == 0:
		return c.Before(c.Matter.Event).FaceDown.Card
	case e.Cards.Len() == 1:
		return e.Cards.Cards()[0]
	}
	return bridge.NoCard
}

// holder is whose card the event is about: dummy's if declarer touched or named one, and otherwise the player's own.
func holder(c *Case) bridge.Seat {
	if e := eventOf(c); e.Kind == record.Touched || e.Kind == record.Designated {
		return c.State.Dummy()
	}
	return c.Matter.By
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
		case cardOf(c).Rank().Honour():
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
		partnerSaw,
	}}

var partnerSaw = &Fact{ID: "partner-saw", Class: Table, Asks: Partner, Answers: []record.AnswerID{told}}

// hadPlayed: the hand that the card is from had a card in the trick when the event took place, or another of its cards has been
// ruled to be played to it.
var hadPlayed = &Fact{ID: "had-played", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		_, n := trickAt(c, c.Matter.Event)
		if p, ok := standingIn(c.Before(c.Matter.Event), n, holder(c)); ok {
			return Bool(true, p.Event)
		}
		p, ok := standingIn(c.State, n, holder(c))
		return Bool(ok && p.Card != cardOf(c) && byRuling(c.State, p), c.Matter.Event)
	}}

// standingIn is the card that seat has in trick n, counted from 1.
func standingIn(s record.State, n int, seat bridge.Seat) (record.Played, bool) {
	if n >= 1 && n <= len(s.Tricks) {
		for _, p := range s.Tricks[n-1].Plays {
			if p.Seat == seat && !p.TakenBack {
				return p, true
			}
		}
	}
	return record.Played{}, false
}

// byRuling reports whether p was put into its trick by a ruling: the table event at which it came there is not its being played.
func byRuling(s record.State, p record.Played) bool {
	e := s.Event(p.Event)
	return e.Kind != record.Faced && e.Card != p.Card && e.NewCard != p.Card && e.Says.Card() != p.Card
}

// wasTurn: it was the turn of the hand that the card is from when the event took place.
var wasTurn = &Fact{ID: "was-turn", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		return Bool(c.Before(c.Matter.Event).Turn() == holder(c), c.Matter.Event)
	}}

// trickBegun: a card had been led to the trick when the event took place.
var trickBegun = &Fact{ID: "trick-begun", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		trick, _ := trickAt(c, c.Matter.Event)
		return Bool(trick.Led() != bridge.NoSuit, c.Matter.Event)
	}}

// wasLegal: the card could be played legally to the trick of that moment, or to be led if nothing was led yet. Out of turn,
// following suit is all that is looked at.
var wasLegal = &Fact{ID: "was-legal", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		before, seat := c.Before(c.Matter.Event), holder(c)
		hand := before.Hands[seat]
		trick, _ := before.Trick()
		could := bridge.Follows(hand, trick.Led())
		if before.Turn() == seat {
			could = before.LegalPlays(seat)
		}
		return Bool(!hand.Known() || could.Has(cardOf(c)), c.Matter.Event)
	}}
