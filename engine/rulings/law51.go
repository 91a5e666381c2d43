package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 51 is about a defender with two or more penalty cards. What declarer may ask of the partner on lead (51B) is a branch of
// Law 50D2.
var law51 = both(51, record.OwnerToPlay, ownerToPlay)

// ownerToPlay: declarer says which of the penalty cards that the owner could legally play is played at this turn (51A).
var ownerToPlay = Offer(Declarer, penaltyPlay, "51A",
	With(designate, playablePenaltyCards, Rule(Clause{Kind: record.MustPlayCard, On: Offender, Chooser: Declarer,
		What: designatedCard, Until: record.NextCard, Cite: "51A"})))

// neitherOfSeveral is the paragraph for leaving the lead free when the penalty cards are of several suits: the 2007 code has none
// of its own for it.
func neitherOfSeveral(e law.Edition) law.Cite {
	if e == law.Edition2007 {
		return "50D2(b)"
	}
	return "51B2(c)"
}

// The answers about penalty cards and the lead. In forbidSuits, Answer.N is the set of suits forbidden, as the number that a
// [record.SuitSet] is; every set of the suits in which there are penalty cards may be chosen, a single suit too (51B2(b)).
const (
	oneCard      record.AnswerID = "one-card"
	oneSuit      record.AnswerID = "one-suit"
	severalSuits record.AnswerID = "several-suits"
	forbidSuits  record.AnswerID = "forbid-suits"
	designate    record.AnswerID = "designate"
)

// penaltyPattern is how many penalty cards the owner has, and whether they are of one suit.
var penaltyPattern = &Fact{ID: "penalty-pattern", Class: Record, Answers: []record.AnswerID{oneCard, oneSuit, severalSuits},
	About: thisLead,
	Derive: func(c *Case) Finding {
		cards := c.State.PenaltyCards(ownerOf(c))
		var basis []int
		for _, p := range cards {
			basis = append(basis, p.Event)
		}
		switch {
		case len(suitAnswers(require, suitsOfPenalties(c))) > 1:
			return Proved(severalSuits, basis...)
		case len(cards) > 1:
			return Proved(oneSuit, basis...)
		}
		return Proved(oneCard, basis...)
	}}

// Declarer's choices: penaltyLead when the penalty cards are of one suit, penaltyLeads when they are of several, penaltyPlay
// when their owner is to play. Each lead and each turn brings a choice of its own.
var (
	penaltyLead  = &Fact{ID: "penalty-lead", Class: Option, Answers: []record.AnswerID{require, forbid, neither}, About: thisLead}
	penaltyLeads = &Fact{ID: "penalty-leads", Class: Option, Answers: []record.AnswerID{require, forbidSuits, neither}, About: thisLead}
	penaltyPlay  = &Fact{ID: "penalty-play", Class: Option, Answers: []record.AnswerID{designate}, About: thisLead}
)

// thisLead is the moment of the choice: the event with which the lead or turn came, or that brought the penalty card if that was
// later; and declarer, who chooses.
func thisLead(c *Case) (int, bridge.Seat) {
	return max(c.Matter.Event, c.Matter.At), c.State.Declarer()
}

func suitsOfPenalties(c *Case) record.SuitSet {
	var out record.SuitSet
	for _, p := range c.State.PenaltyCards(ownerOf(c)) {
		out |= record.SuitsOf(p.Card.Suit())
	}
	return out
}

// penaltySuit is the option id with each suit in which there is a penalty card.
func penaltySuit(id record.AnswerID) func(*Case) []record.Answer {
	return func(c *Case) []record.Answer { return suitAnswers(id, suitsOfPenalties(c)) }
}

// penaltySuitSets is forbidSuits with every set of suits in which there are penalty cards.
func penaltySuitSets(c *Case) []record.Answer {
	all := suitsOfPenalties(c)
	var out []record.Answer
	for set := record.SuitSet(1); set <= all; set++ {
		if set&^all == 0 {
			out = append(out, record.Answer{ID: forbidSuits, N: int(set)})
		}
	}
	return out
}

func playablePenaltyCards(c *Case) []record.Answer {
	legal := c.State.LegalPlays(c.Matter.By)
	var out []record.Answer
	for _, p := range c.State.PenaltyCards(c.Matter.By) {
		if legal.Has(p.Card) {
			out = append(out, record.Answer{ID: designate, Card: p.Card})
		}
	}
	return out
}

// chosen is the suits that declarer required or forbade on the way to the ruling.
func chosen(c *Case) record.SuitSet {
	for _, fact := range []*Fact{penaltyLead, penaltyLeads} {
		if f := fact.Find(c); f.Known() {
			if f.Answer.Suit != bridge.NoSuit {
				return record.SuitsOf(f.Answer.Suit)
			}
			return record.SuitSet(f.Answer.N)
		}
	}
	return 0
}

// The targets of clauses about declarer's choice.
var (
	chosenSuits = Target{Name: "the-chosen-suits", Of: func(c *Case) []record.Scope {
		var out []record.Scope
		for _, a := range suitAnswers(require, chosen(c)) {
			out = append(out, record.Scope{Suit: a.Suit})
		}
		return out
	}}
	cardsOfChosenSuits = Target{Name: "penalty-cards-of-the-chosen-suits", Of: func(c *Case) []record.Scope {
		var out []record.Scope
		for _, p := range c.State.PenaltyCards(ownerOf(c)) {
			if chosen(c).Has(p.Card.Suit()) {
				out = append(out, record.Scope{Card: p.Card})
			}
		}
		return out
	}}
	designatedCard = Target{Name: "the-designated-card", Of: func(c *Case) []record.Scope {
		if f := penaltyPlay.Find(c); f.Known() {
			return []record.Scope{{Card: f.Answer.Card}}
		}
		return nil
	}}
)
