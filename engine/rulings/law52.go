package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 52 is about a defender who led or played another card although a penalty card was due.
var law52 = each(52, record.PenaltyNotPlayed, penaltyNotPlayed(law.Edition2007), penaltyNotPlayed(law.Edition2017),
	"52B2: if several penalty cards could have been played, that declarer says which is plain application of 51A")

// penaltyNotPlayed: the card that was played instead is declarer's to accept (52B1(a)); he must, once he has played from either hand
// (52B1(b)). If he does not, the penalty card takes its place, and every card that was put out in its stead is a major penalty card
// (52B2). The defender himself may take nothing back (52A), so that what he did about it makes no difference.
func penaltyNotPlayed(e law.Edition) *Node {
	notAccepted := Ask(duePenalties, "52B2",
		On(oneCard, substituted(e, theDue)),
		On(severalCards, Offer(Declarer, substitute, "51A",
			With(designate, duePenaltyCards, substituted(e, theNamedPenalty)))))
	return Ask(declarerHasPlayed, "52B1(b)",
		On(Yes, cardAccepted("52B1(b)")),
		On(No, Offer(Declarer, acceptsOther, "52B",
			On(accept, cardAccepted("52B1(a)")),
			On(refuse, notAccepted))))
}

// cardAccepted: the card stands, and the penalty card stays on the table for the next time (52B1(c)).
func cardAccepted(by law.Cite) *Node {
	return Rule(
		Clause{Kind: record.CardStands, On: Offender, What: theCard, Cite: by},
		Clause{Kind: record.StaysFaceUp, On: Offender, Until: record.WhilePenalty, Cite: "52B1(c)"})
}

// substituted: the penalty card is played instead.
func substituted(e law.Edition, due Target) *Node {
	return Rule(append([]Clause{isPlayed(due, "52B2")}, majorBy(e, "52B2", playedInstead)...)...)
}

// majorBy is majorCard where another paragraph than 50B says that the card is a major penalty card.
func majorBy(e law.Edition, by law.Cite, what Target, upgrades ...Clause) []Clause {
	out := majorCard(e, what, upgrades...)
	out[0].Cite = by
	return out
}

// declarerHasPlayed: declarer has played from the own hand or dummy since (52B1(b)).
var declarerHasPlayed = &Fact{ID: "declarer-has-played", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		for _, p := range playsAfter(c.State, c.Matter.Event) {
			if !c.State.Defends(p.Seat) {
				return Bool(true, c.Matter.Event, p.Event)
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// acceptsOther is declarer's choice about the card that was played; substitute, which of several penalty cards takes its place.
var (
	acceptsOther = &Fact{ID: "accepts-other-card", Class: Option, Answers: []record.AnswerID{accept, refuse}}
	substitute   = &Fact{ID: "substitutes-card", Class: Option, Answers: []record.AnswerID{designate}}
)

// duePenalties is how many penalty cards could have been played at that turn.
var duePenalties = &Fact{ID: "due-penalty-cards", Class: Record, Answers: []record.AnswerID{oneCard, severalCards},
	Derive: func(c *Case) Finding {
		if len(dueCards(c)) > 1 {
			return Proved(severalCards, c.Matter.Event)
		}
		return Proved(oneCard, c.Matter.Event)
	}}

// dueCards is the penalty cards that could have been played at that turn; the one that declarer had named, if he had (51A).
func dueCards(c *Case) []bridge.Card {
	before := c.Before(c.Matter.Event)
	legal := before.PlaysInTurn(c.Matter.By)
	var out []bridge.Card
	for _, p := range before.PenaltyCards(c.Matter.By) {
		if legal.Has(p.Card) {
			out = append(out, p.Card)
		}
	}
	return out
}

func duePenaltyCards(c *Case) []record.Answer { return cardAnswers(designate, dueCards(c)) }

var (
	// theDue is the one penalty card that was due, and theNamedPenalty what declarer chose among several: each with the event of the
	// card whose place it takes, if its trick is still there.
	theDue          = Target{Name: "the-due-card", Of: func(c *Case) []record.Scope { return inPlaceOf(c, dueCards(c)...) }}
	theNamedPenalty = Target{Name: "the-substitute", Of: func(c *Case) []record.Scope {
		if f := substitute.Find(c); f.Known() {
			return inPlaceOf(c, f.Answer.Card)
		}
		return nil
	}}
	// playedInstead is every card that the defender put out in the place of the penalty card.
	playedInstead = Target{Name: "the-cards-played-instead", Of: func(c *Case) []record.Scope {
		return slices.DeleteFunc(cardsOutOfTurn.Of(c), func(s record.Scope) bool { return slices.Contains(dueCards(c), s.Card) })
	}}
)

// inPlaceOf is each card in place of the card of c's own event.
func inPlaceOf(c *Case, cards ...bridge.Card) []record.Scope {
	event := 0
	for _, t := range c.State.Tricks {
		if slices.ContainsFunc(t.Plays, func(p record.Played) bool { return p.Event == c.Matter.Event && p.Seat == c.Matter.By }) {
			event = c.Matter.Event
		}
	}
	var out []record.Scope
	for _, card := range cards {
		out = append(out, record.Scope{Card: card, Event: event})
	}
	return out
}
