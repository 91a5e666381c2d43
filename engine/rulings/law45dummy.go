package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Dummy has put out a card that declarer did not name (45D of 2007, 45D1 and 45D2 of 2017). Too late, the cards stand; that
// somebody thereby failed to follow suit is a matter of its own.
var (
	dummyMisplaced     = misplaced("45D2")
	dummyMisplaced2007 = misplaced("45D")
)

// misplaced: if attention is drawn in time, the card goes back and the one that was named is played. Cards that the defenders have
// played over it may be changed; and if declarer's right-hand opponent changes his, declarer may change the card that he
// played after it.
func misplaced(late law.Cite) *Node {
	return Ask(attentionWhen, law.DummyWrongCard,
		On(beyondTime, Rule(Clause{Kind: record.CardStands, On: Dummy, What: theCard, Cite: late})),
		On(inTime, Ask(wordsBefore, law.DummyWrongCard,
			On(namedAnother, Ask(declarerFollowed, law.DummyWrongCard,
				On(No, Rule(rightCard()...)),
				On(Yes, Meanwhile(
					Ask(rhoChanged, law.DummyWrongCard,
						On(Yes, Rule(Clause{Kind: record.MayChangeCard, On: Declarer, What: declarersCardOver,
							Until: record.NextCard, Cite: law.DummyWrongCard})),
						On(No, Rule(playGoesOn(law.DummyWrongCard)))),
					rightCard()...)))),
			On(namedNothing, Rule(append([]Clause{
				{Kind: record.CardReturned, On: Dummy, What: theCard, Cite: law.DummyWrongCard},
				mustDesignate(anyCard, law.DummyWrongCard),
			}, takeBackOver()...)...)))))
}

// rightCard puts the card that declarer named in the place of the one that dummy put out.
func rightCard() []Clause {
	return append([]Clause{
		{Kind: record.CardPlayed, On: Dummy, What: namedInItsPlace, Cite: law.DummyWrongCard},
		{Kind: record.CardReturned, On: Dummy, What: theCard, Cite: law.DummyWrongCard},
	}, takeBackOver()...)
}

// takeBackOver is what may, and what must, be taken back of the cards played over dummy's.
func takeBackOver() []Clause {
	out := opponentsMayChange(overWrong, leadsOverWrong, law.DummyWrongCard)
	return append(out, ownLeadsBack(leadsOverWrong, law.DummyWrongCard)...)
}

// ownLeadsBack is what declarer's side must take back of its leads to the next trick.
func ownLeadsBack(leads func(*Case, bridge.Seat) []record.Scope, by law.Cite) []Clause {
	var out []Clause
	for _, r := range []Role{Declarer, Dummy} {
		out = append(out, Clause{Kind: record.CardReturned, On: r, What: cardsBy(r, "the-next-lead", leads), Cite: by})
	}
	return out
}

// The answers about dummy's wrong card.
const (
	beyondTime   record.AnswerID = "too-late"
	namedAnother record.AnswerID = "named-another"
	namedNothing record.AnswerID = "named-nothing"
)

// attentionAt is the table event at which attention was drawn to dummy's card.
func attentionAt(c *Case) int { return attentionAfter(c.State, c.Matter.Event) }

// attentionAfter is the table event at which attention was drawn to a card put out at table event n: the first that says so, or the
// next that may come.
func attentionAfter(s record.State, n int) int {
	for n++; n <= s.Events; n++ {
		if k := s.Event(n).Kind; k == record.Attention || k == record.Director {
			return n
		}
	}
	return s.Events + 1
}

// wrongTrick is the number of the trick into which dummy put the card.
func wrongTrick(c *Case) int {
	for i, t := range c.State.Tricks {
		for _, p := range t.Plays {
			if p.Seat == c.Matter.By && p.Event == c.Matter.Event {
				return i + 1
			}
		}
	}
	_, n := trickAt(c, c.Matter.Event)
	return n
}

// attentionWhen: attention was drawn to the card before each side had played to the next trick, or after.
var attentionWhen = &Fact{ID: "attention-when", Class: Record, Answers: []record.AnswerID{inTime, beyondTime},
	Derive: func(c *Case) Finding { return noticed(c, wrongTrick(c), c.Matter.Event) }}

// noticed finds whether attention was drawn to a card that dummy had put to trick n at table event put before each side had played
// to the next.
func noticed(c *Case, n, put int) Finding {
	at := attentionAfter(c.State, put)
	sides := map[bridge.Side]bool{}
	for i, t := range c.State.Tricks {
		for _, p := range t.Plays {
			if i >= n && p.Event < at {
				sides[p.Seat.Side()] = true
			}
		}
	}
	if len(sides) == 2 {
		return Proved(beyondTime, put)
	}
	return Proved(inTime, put)
}

// wordsBefore: declarer had named another card of dummy, or nothing. Words that name no card in full are under Law 46, with whatever
// dummy put out on them.
var wordsBefore = &Fact{ID: "words-before", Class: Record, Answers: []record.AnswerID{namedAnother, namedNothing},
	Derive: func(c *Case) Finding {
		if p, ok := namedBefore(c); ok {
			return Proved(namedAnother, p.Event, c.Matter.Event)
		}
		return Proved(namedNothing, c.Matter.Event)
	}}

// namedBefore is the card that declarer had named when dummy put out the other.
func namedBefore(c *Case) (record.Played, bool) {
	before := c.Before(c.Matter.Event)
	p, ok := standingIn(before, len(before.Tricks), c.Matter.By)
	return p, ok && p.Named
}

// overPlayed is the card that seat played to the trick after dummy's wrong card and before attention was drawn to that, taken back
// since or not.
func overPlayed(c *Case, seat bridge.Seat) (record.Played, bool) {
	if n := wrongTrick(c); n <= len(c.State.Tricks) {
		for _, p := range c.State.Tricks[n-1].Plays {
			if p.Seat == seat && p.Event > c.Matter.Event && p.Event < attentionAt(c) {
				return p, true
			}
		}
	}
	return record.Played{}, false
}

func overWrong(c *Case, seat bridge.Seat) []record.Scope {
	if p, ok := overPlayed(c, seat); ok {
		return []record.Scope{{Card: p.Card}}
	}
	return nil
}

func leadsOverWrong(c *Case, seat bridge.Seat) []record.Scope {
	return leadAfter(c.State, wrongTrick(c), attentionAt(c), seat)
}

// declarerFollowed: declarer has played to the trick after his right-hand opponent, and both after dummy's wrong card.
var declarerFollowed = &Fact{ID: "declarer-followed", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		his, ok := overPlayed(c, DeclarerRHO.Seat(c))
		own, too := overPlayed(c, Declarer.Seat(c))
		return Bool(ok && too && own.Event > his.Event, c.Matter.Event)
	}}

// rhoChanged: declarer's right-hand opponent has changed the card that he had played over dummy's. If anybody plays on instead, he
// has let it be.
var rhoChanged = &Fact{ID: "rho-changed", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		his, _ := overPlayed(c, DeclarerRHO.Seat(c))
		for n := attentionAt(c) + 1; n <= c.State.Events; n++ {
			switch e := c.State.Event(n); {
			case e.Kind == record.Withdrew && e.Seat == his.Seat && e.Card == his.Card:
				return Bool(true, n)
			case e.Kind == record.Play, e.Kind == record.Designated:
				return Bool(false, n)
			}
		}
		return Finding{Status: Awaits, Basis: []int{his.Event}, Why: "await-rho-change"}
	}}

// The targets of a wrong card of dummy.
var (
	namedInItsPlace = Target{Name: "the-named-card-in-its-place", Of: func(c *Case) []record.Scope {
		p, _ := namedBefore(c)
		return []record.Scope{{Card: p.Card, Event: c.Matter.Event}}
	}}
	declarersCardOver = Target{Name: "the-card-played-over", Of: func(c *Case) []record.Scope {
		return overWrong(c, c.State.Declarer())
	}}
)
