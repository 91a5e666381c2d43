package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// wordsChanged: declarer has named a card of dummy and wants another (45C4(b), 2017). A slip of the tongue may be put right until
// he next plays a card from either hand; a lapse of concentration or a second thought may not.
var wordsChanged = Ask(wordsTook, "45C4(a)",
	On(No, firstCameToNothing),
	On(Yes, Ask(sameCardAgain, "45C4(a)",
		On(Yes, Rule(regular("45C4(a)"))),
		On(No, Ask(playedAgain, "45C4(b)",
			On(Yes, namedStands("45C4(b)")),
			On(No, Ask(changeKind, "45C4(b)",
				On(slip, changeAllowed),
				On(distracted, namedStands("45C4(a)")),
				On(changedMind, namedStands("45C4(a)")))))))))

// wordsChanged2007: a designation that was not intended may be changed if there was no pause for thought (45C4(b), 2007).
var wordsChanged2007 = Ask(wordsTook, "45C4(a)",
	On(No, firstCameToNothing),
	On(Yes, Ask(sameCardAgain, "45C4(a)",
		On(Yes, Rule(regular("45C4(a)"))),
		On(No, Ask(playedAgain, "45C4(b)",
			On(Yes, namedStands("45C4(b)")),
			On(No, Ask(unintended, "45C4(b)",
				On(No, namedStands("45C4(a)")),
				On(Yes, Ask(pausedToThink, "45C4(b)",
					On(Yes, namedStands("45C4(b)")),
					On(No, changeAllowed))))))))))

// firstCameToNothing: the first words have brought no card, so that declarer still names one (46B3(b), 46B4), unless they have left the
// choice to the defenders (46B5) or a defender has played on them.
var firstCameToNothing = Ask(firstWordsLeft, "46B",
	On(saysDeclarer, Ask(newWordsName, "45C4(a)",
		On(Yes, Rule(dummyPlays(theSecondCard, "45C4(a)"))),
		On(No, Rule(mustDesignate(anyCard, "46B4"))))),
	On(sayDefenders, NotCovered("46B5", "declarer-spoke-again")),
	On(defenderPlayed, NotCovered("46B", "played-on-no-card")))

// namedStands: the card named first stays played. If it was a revoke that has been corrected, it is back in the hand, and another has to
// be named all the same (62B).
func namedStands(by law.Cite) *Node {
	return Rule(Clause{Kind: record.CardStands, On: Dummy, What: theNamedUnlessCorrected, Cite: by}, playGoesOn(by))
}

// changeAllowed: the card named first goes back (47C) and the other is played. An opponent who has played since may take his card
// back (47D); what it told is for his own side alone. If the new words name no card by themselves, declarer says which.
var changeAllowed = Ask(newWordsName, "46B",
	On(Yes, Rule(append([]Clause{
		{Kind: record.CardPlayed, On: Dummy, What: inNamedPlace, Cite: "45C4(b)"},
		{Kind: record.CardReturned, On: Dummy, What: theNamedCard, Cite: "47C"},
	}, opponentsMayChange(afterNamed, laterLeads, "47D")...)...)),
	On(No, Rule(append([]Clause{
		{Kind: record.CardReturned, On: Dummy, What: theNamedCard, Cite: "47C"},
		mustDesignate(anyCard, "46A"),
	}, opponentsMayChange(afterNamed, laterLeads, "47D")...)...)))

// opponentsMayChange lets each defender take back the cards that one function finds for the defender's seat; leads already made to
// the next trick, if there may be any, go back too. What a card taken back told is authorized for the defenders and unauthorized for
// declarer's side.
func opponentsMayChange(cards, leads func(*Case, bridge.Seat) []record.Scope, by law.Cite) []Clause {
	var out []Clause
	for _, d := range []Role{DeclarerLHO, DeclarerRHO} {
		if leads != nil {
			next := cardsBy(d, "the-next-lead", leads)
			out = append(out, Clause{Kind: record.CardReturned, On: d, What: next, Cite: by})
			out = append(out, toldByDefender(d, next)...)
		}
		later := cardsBy(d, "the-later-card", cards)
		out = append(out, Clause{Kind: record.MayChangeCard, On: d, What: later, Until: record.NextCard, Cite: by})
		out = append(out, toldByDefender(d, later)...)
	}
	return out
}

// toldByDefender is what may be known of a card that a defender has taken back after declarer's side had changed dummy's.
func toldByDefender(d Role, card Target) []Clause {
	return []Clause{
		{Kind: record.Authorized, On: d, What: card, Until: record.EndOfPlay, Cite: law.WithdrawnInnocent},
		{Kind: record.Unauthorized, On: Declarer, What: card, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders},
	}
}

// cardsBy is the target of the cards that pick finds for whoever has the role.
func cardsBy(who Role, name string, pick func(*Case, bridge.Seat) []record.Scope) Target {
	return Target{Name: name, Of: func(c *Case) []record.Scope { return pick(c, who.Seat(c)) }}
}

// The answers about a change of designation.
const (
	saysDeclarer   record.AnswerID = "declarers-choice"
	sayDefenders   record.AnswerID = "defenders-choice"
	defenderPlayed record.AnswerID = "defender-played"

	slip        record.AnswerID = "slip-of-tongue"
	distracted  record.AnswerID = "lost-concentration"
	changedMind record.AnswerID = "changed-mind"
)

// What declarer meant when he spoke is asked of him; how quickly he spoke again, of the opponents.
var (
	whatWasMeant  = &Fact{ID: "what-declarer-meant", Class: Table, Asks: Declarer, Answers: []record.AnswerID{told}}
	howSoonSpoken = &Fact{ID: "how-soon-spoken", Class: Table, Asks: DeclarerLHO, Answers: []record.AnswerID{told}}
)

// changeKind: why declarer named the first card (45C4(b), 2017).
var changeKind = &Fact{ID: "change-kind", Class: Judgement, Answers: []record.AnswerID{slip, distracted, changedMind},
	Evidence: []*Fact{whatWasMeant, howSoonSpoken}}

// unintended: declarer did not mean the card that he named, at the moment of naming it (45C4(b), 2007).
var unintended = &Fact{ID: "named-unintended", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{whatWasMeant}}

// pausedToThink: declarer paused for thought before he changed the designation (45C4(b), 2007).
var pausedToThink = &Fact{ID: "paused-to-think", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{howSoonSpoken}}

// firstWords is the table event of the designation that declarer wants to change: the one that he refers to; or what brought dummy's
// card into the trick in progress, its being named or put out; or else his last words, if they have brought none.
func firstWords(c *Case) int {
	if of := eventOf(c).Of; of != 0 {
		return of
	}
	before := c.Before(c.Matter.Event)
	_, n := before.Trick()
	if p, ok := standingIn(before, n, before.Dummy()); ok {
		return p.Event
	}
	return before.Words.Event
}

// namedCard is the card of dummy that the first words have brought into their trick.
func namedCard(c *Case) (record.Played, bool) {
	_, n := trickAt(c, firstWords(c))
	now, ok := standingIn(c.State, n, c.State.Dummy())
	// Dummy may have changed the card since, with the words: what lay there as they were changed is the one that counts.
	if then, lay := standingIn(c.Before(c.Matter.Event), n, c.State.Dummy()); lay && !(ok && byRuling(c.State, now)) {
		return then, true
	}
	return now, ok
}

// wordsTook: the first words have brought a card into play, by themselves or by a ruling on them.
var wordsTook = &Fact{ID: "words-took", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		_, ok := namedCard(c)
		return Bool(ok, firstWords(c))
	}}

// sameCardAgain: the new words come to the card that was played: declarer only said it again, or the director has taken the first
// words to mean it (46B).
var sameCardAgain = &Fact{ID: "same-card-again", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		p, _ := namedCard(c)
		return Bool(newCard(c) == p.Card, firstWords(c), c.Matter.Event)
	}}

// firstWordsLeft is to whom first words that brought no card have left the choice: to the defenders if they named neither suit nor rank
// (46B5), and otherwise to declarer. A defender may have played on them in the meantime.
var firstWordsLeft = &Fact{ID: "first-words-left", Class: Record, Answers: []record.AnswerID{saysDeclarer, sayDefenders, defenderPlayed},
	Derive: func(c *Case) Finding {
		first := *c
		first.Matter = record.MatterID{Kind: record.WordsIncomplete, Event: firstWords(c), By: c.State.Declarer()}
		switch {
		case len(playedOn(&first)) > 0:
			return Proved(defenderPlayed, firstWords(c), playedOn(&first)[0].Event)
		case eventOf(&first).Says.Manner == record.Anything, wordsTaken.Find(&first).Answer.ID == neitherNamed:
			return Proved(sayDefenders, firstWords(c), c.Matter.Event)
		}
		return Proved(saysDeclarer, firstWords(c), c.Matter.Event)
	}}

// playedAgain: declarer has played from either hand after the first designation, and before he wanted to change it.
var playedAgain = &Fact{ID: "declarer-played-again", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		first := firstWords(c)
		_, n := trickAt(c, first)
		before := c.Before(c.Matter.Event)
		for _, p := range playsAfter(before, first) {
			its, ok := standingIn(before, n, before.Dummy())
			if !before.Defends(p.Seat) && !(ok && its == p) {
				return Bool(true, p.Event)
			}
		}
		return Bool(false, first, c.Matter.Event)
	}}

// newWordsName: the new words name one card that dummy could have played when the first were spoken.
var newWordsName = &Fact{ID: "new-words-name", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding { return Bool(newCard(c) != bridge.NoCard, c.Matter.Event) }}

// newCard is what the new words come to by themselves, as if they had been spoken in place of the first. A card that another player
// has played since was never dummy's, though the file does not give dummy's hand.
func newCard(c *Case) bridge.Card {
	card := Designates(c.Before(firstWords(c)), eventOf(c).Says, c.Edition)
	if anothersCard(c.State, card) {
		return bridge.NoCard
	}
	return card
}

// The targets of a change of designation.
var (
	theSecondCard = Target{Name: "the-new-card", Of: func(c *Case) []record.Scope { return []record.Scope{{Card: newCard(c)}} }}
	theNamedCard  = Target{Name: "the-named-card", Of: func(c *Case) []record.Scope {
		p, _ := namedCard(c)
		return []record.Scope{{Card: p.Card}}
	}}
	theNamedUnlessCorrected = Target{Name: "the-named-card", Of: func(c *Case) []record.Scope {
		p, _ := namedCard(c)
		if slices.ContainsFunc(c.State.Revokes, func(r record.RevokeMade) bool { return r.Event == p.Event && r.Seat == p.Seat && r.Corrected }) {
			return nil
		}
		return []record.Scope{{Card: p.Card}}
	}}
	inNamedPlace = Target{Name: "the-new-card-in-its-place", Of: func(c *Case) []record.Scope {
		p, _ := namedCard(c)
		return []record.Scope{{Card: newCard(c), Event: p.Event}}
	}}
)

// afterNamed is the card that seat has played, since the first words, to their trick.
func afterNamed(c *Case, seat bridge.Seat) []record.Scope {
	_, n := trickAt(c, firstWords(c))
	if p, ok := standingIn(c.State, n, seat); ok && p.Event > firstWords(c) && p.Event < c.Matter.Event {
		return []record.Scope{{Card: p.Card}}
	}
	return nil
}

// laterLeads is the card that seat has led to the trick after that of the first words.
func laterLeads(c *Case, seat bridge.Seat) []record.Scope {
	_, n := trickAt(c, firstWords(c))
	return leadAfter(c.State, n, c.Matter.Event, seat)
}

// leadAfter is the card that seat led to the trick after trick n before table event until.
func leadAfter(s record.State, n, until int, seat bridge.Seat) []record.Scope {
	if p, ok := standingIn(s, n+1, seat); ok && s.Tricks[n].Leader == seat && p.Event < until {
		return []record.Scope{{Card: p.Card}}
	}
	return nil
}
