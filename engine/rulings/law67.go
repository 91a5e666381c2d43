package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 67 is about a trick with a card too few or too many.
var law67 = each(67, record.DefectiveTrick, defectiveTrick(law.Edition2007), defectiveTrick(law.Edition2017),
	"67B1: 64A2 is taken to ask whether the side won the defective trick or a later one",
	"67B2(a): of two cards that are equally high, which one stays is left to the director",
	"67B3 of 2017 was compared in part; a played card among those not played is left to the director in 2007")

// defectiveTrick: a player has failed to play to a trick, or has taken a card that was played among the others again.
func defectiveTrick(e law.Edition) *Node {
	again := NotCovered("67B", "taken-up-again")
	if e != law.Edition2007 {
		again = Ask(playedTwice, "67B3",
			On(No, Rule(Clause{Kind: record.CardStands, On: Offender, What: theTakenUp, Cite: "67B3"})),
			On(Yes, Meanwhile(Ask(twiceDamaged, "67B3",
				On(Yes, Rule(adjust("67B3"))),
				On(No, Rule(scoreStands("67B3")))), playGoesOn("67B3"))))
	}
	return Ask(defect, "67B",
		On(missing, Ask(bothSidesOn, "67B1",
			On(No, Rule(Clause{Kind: record.TrickReopened, On: Offender, Cite: "67A1"})),
			On(Yes, Ask(holdsLedSuit, "67B1",
				On(Yes, failedToPlay("67B1(a)")),
				On(No, failedToPlay("67B1(b)")))))),
		On(takenUp, again))
}

// failedToPlay: the player faces a card, of the suit led if he has one, and puts it among those played; who won the trick does not
// change. He is deemed to have revoked, and one trick goes to the other side if his side won that trick or a later one (64A2).
func failedToPlay(by law.Cite) *Node {
	return Offer(Player, suppliesCard, by,
		With(supply, cardsToSupply, Meanwhile(Ask(sideWonSince, "64A2",
			On(Yes, Rule(Clause{Kind: record.TricksMoved, On: Offender, What: tricksInAll(1), Cite: "64A2"})),
			On(No, Rule(scoreStands("64A2")))),
			Clause{Kind: record.CardAdded, On: Offender, What: theSupplied, Cite: by})))
}

// surplus: a player had played more than one card to a trick, and it was found when both sides had played to the next. The others go
// back and count as never having left the hand, so that not playing one of them since may be a revoke; the trick stays with whoever
// won it (67B2).
var surplus = Ask(facedKnown, "67B2(a)",
	On(Yes, Rule(returned(cardsBehind, "67B2(a)"), playGoesOn("67B2(b)"))),
	On(No, Ask(highestLeft, "67B2(a)",
		With(stays, highestCards, Rule(Clause{Kind: record.CardAdded, On: Offender, What: highestLegal, Cite: "67B2(a)"},
			returned(allButHighest, "67B2(a)"), playGoesOn("67B2(b)"))))))

// The answers about a defective trick.
const (
	missing record.AnswerID = "missing"
	takenUp record.AnswerID = "taken-up"
	supply  record.AnswerID = "supply"
	stays   record.AnswerID = "stays"
)

// defect is what is wrong with the trick: a card is missing, or one that was played is among the others again.
var defect = &Fact{ID: "trick-defect", Class: Record, Answers: []record.AnswerID{missing, takenUp},
	Derive: func(c *Case) Finding {
		if eventOf(c).Kind == record.PickedUp {
			return Proved(takenUp, c.Matter.Event)
		}
		return Proved(missing, c.Matter.Event)
	}}

// bothSidesOn: a player of each side has played to the next trick (67B).
var bothSidesOn = &Fact{ID: "both-sides-played-on", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		trick, n := trickAt(c, c.Matter.Event)
		if trick.Led() == bridge.NoSuit && eventOf(c).Kind == record.Placed {
			n-- // a fifth card is of the trick that was full
		}
		first := map[bridge.Side]int{}
		for _, t := range c.State.Tricks[min(n, len(c.State.Tricks)):] {
			for _, p := range t.Plays {
				if first[p.Seat.Side()] == 0 {
					first[p.Seat.Side()] = p.Event
				}
			}
		}
		if len(first) < 2 {
			return Bool(false, c.Matter.Event)
		}
		return Bool(true, c.Matter.Event, first[bridge.NorthSouth], first[bridge.EastWest])
	}}

// holdsLedSuit: the player has a card of the suit that was led to the trick (67B1(a)).
var holdsLedSuit = &Fact{ID: "holds-led-suit", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		hand := c.State.Hands[c.Matter.By]
		if !hand.Known() {
			return Finding{Basis: []int{c.Matter.Event}, Why: "hand-not-known"}
		}
		trick, _ := trickAt(c, c.Matter.Event)
		return Bool(hand.Of(trick.Led()) != 0, c.Matter.Event)
	}}

// suppliesCard is the player's choice of the card that goes among those played.
var suppliesCard = &Fact{ID: "supplies-card", Class: Option, Answers: []record.AnswerID{supply}}

func cardsToSupply(c *Case) []record.Answer {
	trick, _ := trickAt(c, c.Matter.Event)
	return cardAnswers(supply, bridge.Follows(c.State.Hands[c.Matter.By], trick.Led()).Cards())
}

// sideWonSince: the player's side won the defective trick or a later one (64A2). It is known when the play is over.
var sideWonSince = &Fact{ID: "side-won-since", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if c.State.Phase != record.Over {
			return Finding{Status: Awaits, Basis: []int{c.Matter.Event}, Why: "await-end-of-play"}
		}
		_, n := trickAt(c, c.Matter.Event)
		for _, t := range c.State.Tricks[n-1:] {
			if t.Winner(c.State.Trump()).Side() == c.Matter.By.Side() {
				return Bool(true, c.Matter.Event, t.Plays[0].Event)
			}
		}
		return Bool(c.State.Awarded[c.Matter.By] > 0, c.Matter.Event)
	}}

// playedTwice: the card was played again after it had been taken up (67B3).
var playedTwice = &Fact{ID: "played-twice", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		for _, s := range theTakenUp.Of(c) {
			for _, p := range playsAfter(c.State, c.Matter.Event) {
				if p.Seat == c.Matter.By && p.Card == s.Card {
					return Bool(true, c.Matter.Event, p.Event)
				}
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// twiceDamaged: the other side was damaged by that. It is judged when the play is over.
var twiceDamaged = &Fact{ID: "twice-damaged", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if c.State.Phase != record.Over {
			return Finding{Status: Awaits, Basis: []int{c.Matter.Event}, Why: "await-end-of-play"}
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}

// facedKnown: it is known which of the cards lay face up in front of the player (67B2(a)).
var facedKnown = &Fact{ID: "faced-card-known", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{
		{ID: "lho-saw-faced", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}},
		{ID: "rho-saw-faced", Class: Table, Asks: RHO, Answers: []record.AnswerID{told}},
	}}

// highestLeft is the highest of the cards put out together that could be played to the trick legally, of those that have not been
// played since. Of two that are equally high the Laws do not say which it is.
var highestLeft = &Fact{ID: "highest-left", Class: Judgement, Answers: []record.AnswerID{stays},
	Derive: func(c *Case) Finding {
		switch list := highestCards(c); len(list) {
		case 0: // each of them has been played since
			return Proved(stays, c.Matter.Event)
		case 1:
			return Finding{Answer: list[0], Status: Derived, Basis: []int{c.Matter.Event}}
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}

// highestCards is every card that may be that one.
func highestCards(c *Case) []record.Answer {
	all := notPlayedSince(c, cardsOf(c))
	if all == 0 {
		return nil
	}
	if legal := all & c.Before(c.Matter.Event).PlaysInTurn(c.Matter.By); legal != 0 {
		all = legal
	}
	cards := all.Cards()
	top := slices.MaxFunc(cards, func(a, b bridge.Card) int { return int(a.Rank()) - int(b.Rank()) }).Rank()
	return cardAnswers(stays, slices.DeleteFunc(cards, func(card bridge.Card) bool { return card.Rank() != top }))
}

// notPlayedSince is those of cards that do not lie in another trick than the one that c is about.
func notPlayedSince(c *Case, cards bridge.Hand) bridge.Hand {
	_, n := trickAt(c, c.Matter.Event)
	for i, t := range c.State.Tricks {
		if i != n-1 {
			cards = cards.Without(t.Card(c.Matter.By))
		}
	}
	return cards
}

// The targets of clauses about a defective trick.
var (
	theSupplied = Target{Name: "the-supplied-card", Of: func(c *Case) []record.Scope {
		if f := suppliesCard.Find(c); f.Known() {
			return cardScope(f.Answer.Card)
		}
		return nil
	}}
	theTakenUp   = Target{Name: "the-card-taken-up", Of: func(c *Case) []record.Scope { return handScopes(eventOf(c).Cards) }}
	highestLegal = Target{Name: "the-highest-legal-card", Of: func(c *Case) []record.Scope {
		if f := highestLeft.Find(c); f.Answer.Card != bridge.NoCard {
			return cardScope(f.Answer.Card)
		}
		return nil
	}}
	allButHighest = Target{Name: "the-other-cards", Of: func(c *Case) []record.Scope {
		return handScopes(notPlayedSince(c, cardsOf(c)).Without(highestLeft.Find(c).Answer.Card))
	}}
)
