package rulings

import (
	"rectify/engine/bridge"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The answers about how a card was held or touched.
const (
	onTable     record.AnswerID = "on-table"
	asPlayed    record.AnswerID = "as-played"
	fell        record.AnswerID = "fell"
	neitherHeld record.AnswerID = "neither"

	toPlay     record.AnswerID = "to-play"
	toArrange  record.AnswerID = "to-arrange"
	toReach    record.AnswerID = "to-reach"
	instructed record.AnswerID = "instructed"
	unasked    record.AnswerID = "unasked"
)

// The answers about what the hand that a card is from has played to the same trick since.
const (
	nothing record.AnswerID = "nothing"
	theSame record.AnswerID = "the-same"
	another record.AnswerID = "another"
	wentOn  record.AnswerID = "went-on"
)

// heldHow: declarer's card lay, or nearly lay, face up on the table; or was kept where a played card is kept; or fell; or none of
// these, as when it was only seen (45C2, 48A).
var heldHow = &Fact{ID: "held-how", Class: Judgement, Answers: []record.AnswerID{onTable, asPlayed, fell, neitherHeld},
	Evidence: []*Fact{
		{ID: "declarer-says-held", Class: Table, Asks: Declarer, Answers: []record.AnswerID{told}},
		{ID: "lho-says-held", Class: Table, Asks: DeclarerLHO, Answers: []record.AnswerID{told}},
		{ID: "rho-says-held", Class: Table, Asks: DeclarerRHO, Answers: []record.AnswerID{told}},
	}}

// touchedWhy: declarer touched the card deliberately, to play it; or to arrange dummy's cards; or to reach one above or below.
var touchedWhy = &Fact{ID: "touched-why", Class: Judgement, Answers: []record.AnswerID{toPlay, toArrange, toReach},
	Evidence: []*Fact{{ID: "declarer-says-touched", Class: Table, Asks: Declarer, Answers: []record.AnswerID{told}}}}

// dummysReason: dummy touched a card because declarer had told him to, to arrange the cards, or of his own accord (45F).
var dummysReason = &Fact{ID: "dummys-reason", Class: Judgement, Answers: []record.AnswerID{instructed, toArrange, unasked},
	Evidence: []*Fact{{ID: "dummy-says-touched", Class: Table, Asks: Dummy, Answers: []record.AnswerID{told}}}}

// suggested: by touching the card dummy suggested a play (45F).
var suggested = &Fact{ID: "dummy-suggested", Class: Judgement, Answers: []record.AnswerID{Yes, No}}

// deemedLead: the fifth card was meant as a lead to the next trick (45E).
var deemedLead = &Fact{ID: "deemed-lead", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "why-fifth-card", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}}}

// ofDefender: the player of the matter is a defender.
var ofDefender = &Fact{ID: "of-defender", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		return Bool(c.Before(c.Matter.Event).Defends(c.Matter.By), c.Matter.Event)
	}}

// trickFull: all four had played to the trick whose card was turned (45G): the player has none in the trick in progress.
var trickFull = &Fact{ID: "trick-full", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		trick, _ := trickAt(c, c.Matter.Event)
		return Bool(trick.Card(c.Matter.By) == bridge.NoCard, c.Matter.Event)
	}}

// playedSince: what the hand that the card is from has played since to the trick of that moment.
var playedSince = &Fact{ID: "played-since", Class: Record, Answers: []record.AnswerID{nothing, theSame, another, wentOn},
	Derive: func(c *Case) Finding {
		p, ok := sincePlayed(c)
		switch {
		case !ok:
			return Proved(nothing, c.Matter.Event)
		case p.Card == cardOf(c):
			return Proved(theSame, c.Matter.Event, p.Event)
		case len(playsAfter(c.State, p.Event)) > 0:
			return Proved(wentOn, c.Matter.Event, p.Event)
		}
		return Proved(another, c.Matter.Event, p.Event)
	}}

// sincePlayed is the card that the holder has put to the trick of the matter's event since then, if it stands there.
func sincePlayed(c *Case) (record.Played, bool) {
	_, n := trickAt(c, c.Matter.Event)
	p, ok := standingIn(c.State, n, holder(c))
	return p, ok && p.Event > c.Matter.Event
}

// playsAfter is every card that has been played after table event n and has not been taken back.
func playsAfter(s record.State, n int) []record.Played {
	var out []record.Played
	for _, t := range s.Tricks {
		for _, p := range t.Plays {
			if p.Event > n && !p.TakenBack {
				out = append(out, p)
			}
		}
	}
	return out
}

var (
	// theHeldCard is the card of the event, unless it has been played since.
	theHeldCard = Target{Name: "the-held-card", Of: func(c *Case) []record.Scope {
		if p, ok := sincePlayed(c); ok && p.Card == cardOf(c) {
			return nil
		}
		return theCard.Of(c)
	}}
	// inItsPlace is the card of the event, in place of another that its player has put to the trick since.
	inItsPlace = Target{Name: "the-card-in-its-place", Of: func(c *Case) []record.Scope {
		p, _ := sincePlayed(c)
		return []record.Scope{{Card: cardOf(c), Event: p.Event}}
	}}
	// theOther is that other card.
	theOther = Target{Name: "the-other-card", Of: func(c *Case) []record.Scope {
		p, _ := sincePlayed(c)
		return []record.Scope{{Card: p.Card}}
	}}
)
