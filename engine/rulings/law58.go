package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 58 is about cards at the same instant: two or more from one hand (58B). Of two players, the one whose turn it is comes first; the
// other's card is one out of turn (58A), and is ruled as that.
var law58 = each(58, record.SeveralCards, severalPlayed(law.Edition2007), severalPlayed(law.Edition2017),
	"58B of 2007 was not compared with a text: the effect is taken to be that of 2017",
	"58B: a card is taken to be visible if it could be told which card it is (EBU White Book)",
	"67B2 was compared in part")

// severalPlayed: if the face of one card alone could be seen, that one is played and the others go back (58B1). If more could, the
// player says which is played; a defender's others are penalty cards (58B2), and an opponent who has played since may change the card
// (58B3). Found when both sides have played to the next trick, the trick is defective (58B4).
func severalPlayed(e law.Edition) *Node {
	visible := Offer(Player, playsWhich, "58B2",
		With(designate, cardsPutOut, Ask(playerDefends, "58B2",
			On(No, Rule(append([]Clause{theChosen, returned(theLeftovers, "58B2")}, mayChangeAfter("58B3")...)...)),
			On(Yes, Ask(leftoverGrade, "50B",
				On(honour, leftovers(majorCard(e, theLeftovers))),
				On(oneOfSeveral, leftovers(majorCard(e, theLeftovers, penaltyMajor(earlierPenaltyCards)))),
				On(smallAlone, Ask(inadvertent, "50B",
					On(Yes, leftovers(minorCard(e, theLeftovers))),
					On(No, leftovers(majorCard(e, theLeftovers))))))))))
	return Ask(bothSidesOn, "58B4",
		On(Yes, surplus),
		On(No, Ask(facesVisible, "58B1",
			On(oneCard, Rule(returned(cardsBehind, "58B1"), playGoesOn("58B1"))),
			On(severalCards, visible))))
}

var theChosen = Clause{Kind: record.CardPlayed, On: Offender, What: theChosenCard, Cite: "58B2"}

// leftovers: the chosen card is played, and penalty says what becomes of the others.
func leftovers(penalty []Clause) *Node {
	return Rule(slices.Concat([]Clause{theChosen}, penalty, mayChangeAfter("58B3"))...)
}

// mayChangeAfter lets each opponent take back what he has played to the trick since.
func mayChangeAfter(by law.Cite) []Clause {
	var out []Clause
	for _, r := range []Role{LHO, RHO} {
		later := cardsBy(r, "the-later-card", playedSinceBy)
		out = append(out,
			Clause{Kind: record.MayChangeCard, On: r, What: later, Until: record.NextCard, Cite: by},
			Clause{Kind: record.Authorized, On: r, What: later, Until: record.EndOfPlay, Cite: law.WithdrawnInnocent},
			Clause{Kind: record.Unauthorized, On: Offender, What: later, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders})
	}
	return out
}

// playedSinceBy is what seat has played, since the event, to its trick.
func playedSinceBy(c *Case, seat bridge.Seat) []record.Scope {
	_, n := trickAt(c, c.Matter.Event)
	if p, ok := standingIn(c.State, n, seat); ok && p.Event > c.Matter.Event {
		return []record.Scope{{Card: p.Card}}
	}
	return nil
}

// facesVisible: of how many of the cards it could be seen which they are.
var facesVisible = &Fact{ID: "faces-visible", Class: Judgement, Answers: []record.AnswerID{oneCard, severalCards},
	Evidence: []*Fact{
		{ID: "lho-saw-cards", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}},
		{ID: "rho-saw-cards", Class: Table, Asks: RHO, Answers: []record.AnswerID{told}},
	}}

// playsWhich is the card that its player says is the one played.
var playsWhich = &Fact{ID: "plays-which", Class: Option, Answers: []record.AnswerID{designate}}

// cardsPutOut is each of the cards that could be played to the trick legally; each of them if none could.
func cardsPutOut(c *Case) []record.Answer {
	all := cardsOf(c)
	if legal := all & c.Before(c.Matter.Event).PlaysInTurn(c.Matter.By); legal != 0 {
		all = legal
	}
	return cardAnswers(designate, all.Cards())
}

// leftoverGrade is penaltyGrade for the cards that are not the one chosen.
var leftoverGrade = &Fact{ID: "leftover-grade", Class: Record, Answers: []record.AnswerID{honour, oneOfSeveral, smallAlone},
	Derive: func(c *Case) Finding {
		chosen := playsWhich.Find(c).Answer.Card
		rest := cardsOf(c).Without(chosen)
		all := rest
		for _, p := range c.State.PenaltyCards(c.Matter.By) {
			all = all.With(p.Card)
		}
		all = all.Without(chosen) // a penalty card that is played is none any more
		switch {
		case all.Len() > 1:
			return Proved(oneOfSeveral, c.Matter.Event)
		case rest.Len() == 1 && rest.Cards()[0].Rank().Honour():
			return Proved(honour, c.Matter.Event)
		}
		return Proved(smallAlone, c.Matter.Event)
	}}

// The targets of clauses about cards put out together: those behind the one on top; the one chosen, in the place of that; the others.
var (
	cardsBehind = Target{Name: "the-cards-behind", Of: func(c *Case) []record.Scope {
		return handScopes(notPlayedSince(c, cardsOf(c)).Without(eventOf(c).Card))
	}}
	theChosenCard = Target{Name: "the-chosen-card", Of: func(c *Case) []record.Scope {
		if f := playsWhich.Find(c); f.Known() && f.Answer.Card != bridge.NoCard {
			return inPlaceOf(c, f.Answer.Card)
		}
		return nil
	}}
	theLeftovers = Target{Name: "the-other-cards", Of: func(c *Case) []record.Scope {
		return handScopes(cardsOf(c).Without(playsWhich.Find(c).Answer.Card))
	}}
)

func handScopes(h bridge.Hand) []record.Scope {
	var out []record.Scope
	for _, card := range h.Cards() {
		out = append(out, record.Scope{Card: card})
	}
	return out
}
