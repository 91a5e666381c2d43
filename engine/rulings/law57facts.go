package rulings

import (
	"rectify/engine/bridge"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The answers about cards that came before their turn.
const (
	highest     record.AnswerID = "highest"
	lowest      record.AnswerID = "lowest"
	standing    record.AnswerID = "stands"
	leadRefused record.AnswerID = "refused"
)

// playerDefends: the player is a defender.
var playerDefends = &Fact{ID: "player-defends", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding { return Bool(c.Before(c.Matter.Event).Defends(c.Matter.By), c.Matter.Event) }}

// leadsOn: the player had a card in the trick, which was not full, so that this one was a lead to the next.
var leadsOn = &Fact{ID: "leads-on", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		_, n := trickAt(c, c.Matter.Event)
		p, ok := standingIn(c.Before(c.Matter.Event), n, c.Matter.By)
		if ok {
			return Bool(true, p.Event, c.Matter.Event)
		}
		return Bool(false, c.Matter.Event)
	}}

// playedOnIt: the left-hand opponent has played on the card, before any ruling on it, and so has forgone the rectification (60A1); to
// the same trick, or, with a card in that one already, to the next once it is full. A card that an opponent played at another place in the rotation does
// not do that.
var playedOnIt = &Fact{ID: "played-on-it", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		_, n := trickAt(c, c.Matter.Event)
		for i, t := range c.State.Tricks[min(n-1, len(c.State.Tricks)):] {
			if i > 0 && !c.State.Tricks[n-1].Complete() {
				break
			}
			for _, p := range t.Plays {
				if p.Seat == c.Matter.By.LHO() && p.Event > c.Matter.Event && !p.TakenBack {
					return Bool(true, c.Matter.Event, p.Event)
				}
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// leadPlayedTo is what has become of the lead to the trick, if it was the partner's and out of turn: a card played on it is no more
// regular than the lead was, and the play does not take the opponents' choice from them (60C). Every other lead stands.
var leadPlayedTo = &Fact{ID: "lead-played-to", Class: Record, Answers: []record.AnswerID{standing, leadRefused},
	Derive: func(c *Case) Finding {
		trick, n := trickAt(c, c.Matter.Event)
		p, ok := standingIn(c.Before(c.Matter.Event), n, trick.Leader)
		if !ok || trick.Irregular == record.NoMatter || trick.Accepted || p.Seat != c.Matter.By.Partner() {
			return Proved(standing, c.Matter.Event)
		}
		lead := record.MatterID{Kind: trick.Irregular, Event: p.Event, By: p.Seat}
		switch {
		case !c.State.Settled(lead) && c.State.Interim(lead) == nil:
			return Finding{Status: Awaits, Basis: []int{p.Event}, Why: "await-lead-ruling"}
		case standsNow(c, p):
			return Proved(standing, p.Event, c.Matter.Event)
		}
		return Proved(leadRefused, p.Event, c.Matter.Event)
	}}

// sameInstant: the card was put out at the same instant as another player's, which came in turn: it counts as the later one (58A).
var sameInstant = &Fact{ID: "same-instant", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		e := eventOf(c)
		return Bool(e.Kind == record.Together && e.Of != 0, c.Matter.Event)
	}}

// cardHeld: the card was held so that it could be seen, and not put on the table (45C1).
var cardHeld = &Fact{ID: "card-held", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding { return Bool(eventOf(c).Kind == record.Held, c.Matter.Event) }}

// bothHands: declarer had played from both hands to the trick (57C1). Dummy's card counts once it is named, and not because it is the
// only one or one of several that are equal; a card that dummy put out when nothing was named does not.
var bothHands = &Fact{ID: "both-hands-played", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		before := c.Before(c.Matter.Event)
		_, n := before.Trick()
		own, ok := standingIn(before, n, before.Declarer())
		dummys, named := standingIn(before, n, before.Dummy())
		if named && unbidden(before, dummys) {
			named = false
		}
		if !ok || !named && before.Words.Event == 0 {
			return Bool(false, c.Matter.Event)
		}
		return Bool(true, own.Event, max(dummys.Event, before.Words.Event), c.Matter.Event)
	}}

// unbidden reports whether dummy put out p though declarer had named nothing.
func unbidden(s record.State, p record.Played) bool {
	return s.Misput.Event == p.Event && s.Misput.Named == bridge.NoCard
}

// dummyTempted: dummy had put a card out too soon of his own accord, or had suggested one (57C). A card that dummy put out when
// nothing was named is proof; that he touched one may have had another reason.
var dummyTempted = &Fact{ID: "dummy-tempted", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "dummy-says-why", Class: Table, Asks: Dummy, Answers: []record.AnswerID{told}}},
	Derive: func(c *Case) Finding {
		before := c.Before(c.Matter.Event)
		_, n := before.Trick()
		if p, ok := standingIn(before, n, before.Dummy()); ok && unbidden(before, p) {
			return Bool(true, p.Event, c.Matter.Event)
		}
		for k := c.Matter.Event - 1; k >= 1 && !leadAt(before, n, k+1); k-- {
			if e := c.State.Event(k); e.Kind == record.Touched && e.Seat == before.Dummy() {
				return Finding{Status: Judges, Basis: []int{k, c.Matter.Event}}
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// leadAt reports whether the lead to trick n was table event k.
func leadAt(s record.State, n, k int) bool {
	return n <= len(s.Tricks) && len(s.Tricks[n-1].Plays) > 0 && s.Tricks[n-1].Plays[0].Event == k
}

// partnerPlayedOn: the partner has played to the trick since, before the director came (60C).
var partnerPlayedOn = &Fact{ID: "partner-played-on", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		_, n := trickAt(c, c.Matter.Event)
		if p, ok := standingIn(c.State, n, c.Matter.By.Partner()); ok {
			return Bool(true, c.Matter.Event, p.Event)
		}
		return Bool(false, c.Matter.Event)
	}}

// playableInTurn: the card was one that the player could have played to the trick in turn.
var playableInTurn = &Fact{ID: "playable-in-turn", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		before := c.Before(c.Matter.Event)
		hand := before.Hands[holder(c)]
		return Bool(!hand.Known() || before.PlaysInTurn(holder(c)).Has(outOfTurn(c)), c.Matter.Event)
	}}

// Declarer's choice of what the partner plays: one suit may be required since 2017 alone.
var (
	partnerPlays     = &Fact{ID: "partner-plays", Class: Option, Answers: []record.AnswerID{highest, lowest, require, forbid}}
	partnerPlays2007 = &Fact{ID: "partner-plays-2007", Class: Option, Answers: []record.AnswerID{highest, lowest, forbid}}
)

// otherSuits is the option id with each suit but the one led to the trick.
func otherSuits(id record.AnswerID) func(*Case) []record.Answer {
	return func(c *Case) []record.Answer {
		trick, _ := trickAt(c, c.Matter.Event)
		all := record.SuitsOf(bridge.Suits[:]...)
		return suitAnswers(id, all&^record.SuitsOf(trick.Led()))
	}
}

var (
	// cardUnlessChanged is the card, unless its owner, who was taken to have played it by holding it, has put another to the trick since.
	cardUnlessChanged = Target{Name: "the-card", Of: func(c *Case) []record.Scope {
		if p, ok := sincePlayed(c); ok && eventOf(c).Kind == record.Held && p.Card != cardOf(c) {
			return nil
		}
		return cardOutOfTurn.Of(c)
	}}
	// theOtherSuit is the suit that declarer named.
	theOtherSuit = Target{Name: "the-chosen-suit", Of: func(c *Case) []record.Scope {
		for _, fact := range []*Fact{partnerPlays, partnerPlays2007} {
			if f := fact.Find(c); f.Known() {
				return []record.Scope{{Suit: f.Answer.Suit}}
			}
		}
		return nil
	}}
	// thisEvent is the event itself, which another matter is about as well.
	thisEvent = Target{Name: "this-event", Of: func(c *Case) []record.Scope { return []record.Scope{{Event: c.Matter.Event}} }}
)
