package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// putOut is the card that dummy has put out on the words, before anything else was said.
func putOut(c *Case) (record.Event, int) {
	for n := c.Matter.Event + 1; n <= c.State.Events; n++ {
		switch e := c.State.Event(n); {
		case e.Kind == record.Designated:
			return record.Event{}, 0
		case e.Seat == c.State.Dummy() && (e.Kind == record.Placed || e.Kind == record.Play):
			return e, n
		}
	}
	return record.Event{}, 0
}

// putNoticed: attention was drawn to the card that dummy put out on the words before each side had played to the next trick (45D). With
// no such card there is no hurry.
var putNoticed = &Fact{ID: "put-out-noticed", Class: Record, Answers: []record.AnswerID{inTime, beyondTime},
	Derive: func(c *Case) Finding {
		if _, put := putOut(c); put != 0 {
			_, n := trickAt(c, c.Matter.Event)
			return noticed(c, n, put)
		}
		return Proved(inTime, c.Matter.Event)
	}}

// wasPlayedOn: a defender has played on the words, before dummy put out any card.
var wasPlayedOn = &Fact{ID: "was-played-on", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if cards := playedOn(c); len(cards) > 0 {
			return Bool(true, c.Matter.Event, cards[0].Event)
		}
		return Bool(false, c.Matter.Event)
	}}

// playedOn is the cards that defenders have played to the trick on the words alone.
func playedOn(c *Case) []record.Played {
	_, n := trickAt(c, c.Matter.Event)
	if n > len(c.State.Tricks) {
		return nil
	}
	_, put := putOut(c)
	var out []record.Played
	for _, p := range c.State.Tricks[n-1].Plays {
		if c.State.Defends(p.Seat) && !p.TakenBack && p.Event > c.Matter.Event && (put == 0 || p.Event < put) {
			out = append(out, p)
		}
	}
	return out
}

// overPutOut lets the defenders take back what they played over a card of dummy's that goes back, if one does. Leads that were made to
// the next trick go back too.
func overPutOut(back func(*Case) []record.Scope, by law.Cite) []Clause {
	over := func(c *Case, seat bridge.Seat) []record.Scope {
		_, n := trickAt(c, c.Matter.Event)
		_, put := putOut(c)
		p, ok := standingIn(c.State, n, seat)
		if ok && len(back(c)) > 0 && p.Event > put && p.Event < attentionAfter(c.State, put) {
			return []record.Scope{{Card: p.Card}}
		}
		return nil
	}
	leads := func(c *Case, seat bridge.Seat) []record.Scope {
		if len(back(c)) == 0 {
			return nil
		}
		_, n := trickAt(c, c.Matter.Event)
		_, put := putOut(c)
		return leadAfter(c.State, n, attentionAfter(c.State, put), seat)
	}
	return append(opponentsMayChange(over, leads, by), ownLeadsBack(leads, by)...)
}

// thePutOut is the card that dummy has put out on the words, if any.
var thePutOut = Target{Name: "the-card-put-out", Of: func(c *Case) []record.Scope {
	put, _ := putOut(c)
	return cardScope(put.Card)
}}
