package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The answers about declarer's words.
const (
	saysHigh     record.AnswerID = "high"
	saysLow      record.AnswerID = "low"
	saysWin      record.AnswerID = "win"
	saysSuit     record.AnswerID = "suit-only"
	saysRank     record.AnswerID = "rank-only"
	saysCard     record.AnswerID = "absent-card"
	saysAnything record.AnswerID = "anything"
	saysNone     record.AnswerID = "unclear"

	meansCard     record.AnswerID = "means-card"
	neitherNamed  record.AnswerID = "neither-named"
	playable      record.AnswerID = "playable"
	notPlayable   record.AnswerID = "not-playable"
	absent        record.AnswerID = "absent"
	continuesSuit record.AnswerID = "continues"
	elsewhere     record.AnswerID = "elsewhere"
	soleCard      record.AnswerID = "one-card"
	severalCards  record.AnswerID = "several-cards"
	handUnknown   record.AnswerID = "not-known"
)

// What was said, and with what gesture, is asked of the next opponent; what was meant, of declarer.
var exactWords = &Fact{ID: "exact-words", Class: Table, Asks: DeclarerLHO, Answers: []record.AnswerID{told}}

// otherIntent: declarer's different intention is beyond any doubt (46B): nobody could sensibly have meant the card that the words
// come to. With one card to choose from there is nothing else to intend.
var otherIntent = &Fact{ID: "other-intent", Class: Judgement, Answers: []record.AnswerID{meansCard, No},
	Evidence: []*Fact{exactWords, whatWasMeant},
	Derive: func(c *Case) Finding {
		if dummysPlays(spokenAt(c)).Len() == 1 {
			return Bool(false, c.Matter.Event)
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}

// wordsTaken is what the director takes words to mean that 46B does not provide for.
var wordsTaken = &Fact{ID: "words-taken", Class: Judgement, Answers: []record.AnswerID{meansCard, neitherNamed},
	Evidence: []*Fact{exactWords, whatWasMeant}}

// foundInDummy is what the director finds in a dummy that the file does not give, for a suit or a rank.
var foundInDummy = &Fact{ID: "found-in-dummy", Class: Judgement, Answers: []record.AnswerID{meansCard, absent}}

// earlyWordsName: words spoken before dummy's turn come to one card by themselves, which is played all the same (57C).
var earlyWordsName = &Fact{ID: "early-words-name", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		return Bool(Designates(spokenAt(c), eventOf(c).Says, c.Edition) != bridge.NoCard, c.Matter.Event)
	}}

// wordsKind is what the words name.
var wordsKind = &Fact{ID: "words-kind", Class: Record,
	Answers: []record.AnswerID{saysHigh, saysWin, saysLow, saysSuit, saysRank, saysCard, saysAnything, saysNone},
	Derive: func(c *Case) Finding {
		kind := map[record.Manner]record.AnswerID{record.High: saysHigh, record.Low: saysLow, record.Win: saysWin,
			record.Anything: saysAnything, record.Unclear: saysNone, record.NoManner: saysNone}
		says := eventOf(c).Says
		id := kind[says.Manner]
		switch {
		case namesSuit(spokenAt(c), says):
			id = saysSuit
		case says.Manner != record.ByName:
		case says.Rank == bridge.NoRank:
			id = saysNone
		case says.Suit == bridge.NoSuit:
			id = saysRank
		default:
			id = saysCard
		}
		return Proved(id, c.Matter.Event)
	}}

// suitForRank: "high" and "low" are about one suit: the suit led, if dummy has it (46B1).
var suitForRank = &Fact{ID: "suit-for-rank", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		return Bool(highLowSuit(spokenAt(c), eventOf(c).Says, c.Edition) != bridge.NoSuit, c.Matter.Event)
	}}

// knownToWin: a card of dummy's is known to win the trick (46B1(b)).
var knownToWin = &Fact{ID: "known-to-win", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		return Bool(lowestWinner(spokenAt(c), eventOf(c).Says) != bridge.NoCard, c.Matter.Event)
	}}

// suitInDummy: the suit named can be played from dummy, could not be played legally, or is not there. Nothing can be said of a hand
// that the file does not give.
var suitInDummy = &Fact{ID: "suit-in-dummy", Class: Record, Answers: []record.AnswerID{playable, notPlayable, absent, handUnknown},
	Derive: func(c *Case) Finding {
		s, suit := spokenAt(c), eventOf(c).Says.Suit
		switch {
		case !s.Hands[s.Dummy()].Known():
			return Proved(handUnknown, c.Matter.Event)
		case dummysPlays(s).Of(suit) != 0:
			return Proved(playable, c.Matter.Event)
		case s.Hands[s.Dummy()].Of(suit) != 0:
			return Proved(notPlayable, c.Matter.Event)
		}
		return Proved(absent, c.Matter.Event)
	}}

// rankContinues: dummy is on lead and has a card of the rank named in the suit with which it won the trick before (46B3(a), 2017).
var rankContinues = &Fact{ID: "rank-continues", Class: Judgement, Answers: []record.AnswerID{continuesSuit, elsewhere},
	Derive: continuation}

// rankContinues2007 looks at the suit in which dummy won (46B3(a), 2007). After a ruff that may be either suit.
var rankContinues2007 = &Fact{ID: "rank-continues-2007", Class: Judgement, Answers: []record.AnswerID{continuesSuit, elsewhere},
	Derive: continuation}

func continuation(c *Case) Finding {
	card, sure := continued(spokenAt(c), eventOf(c).Says.Rank, c.Edition)
	switch {
	case !sure && c.Edition.Base() == law.Edition2007:
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}, Why: "won-in-which-suit"}
	case !sure:
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}, Why: "last-trick-not-known"}
	case card == bridge.NoCard:
		return Proved(elsewhere, c.Matter.Event)
	}
	return Finding{Answer: record.Answer{ID: continuesSuit, Card: card}, Status: Derived, Basis: []int{c.Matter.Event}}
}

// rankInDummy is how many cards of the rank named dummy may play (46B3(b)).
var rankInDummy = &Fact{ID: "rank-in-dummy", Class: Record, Answers: []record.AnswerID{soleCard, severalCards, absent, handUnknown},
	Derive: func(c *Case) Finding {
		if !dummysPlays(spokenAt(c)).Known() {
			return Proved(handUnknown, c.Matter.Event)
		}
		switch len(ofRank(dummysPlays(spokenAt(c)), eventOf(c).Says.Rank)) {
		case 0:
			return Proved(absent, c.Matter.Event)
		case 1:
			return Proved(soleCard, c.Matter.Event)
		}
		return Proved(severalCards, c.Matter.Event)
	}}

// spokeAgain: declarer has named a card since, so that those words are ruled on their own.
var spokeAgain = &Fact{ID: "spoke-again", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if n := nextWords(c); n != 0 {
			return Bool(true, n)
		}
		return Bool(false, c.Matter.Event)
	}}

// nextWords is the table event at which declarer spoke again before dummy had another card to play, 0 if he has not.
func nextWords(c *Case) int {
	for _, m := range c.State.AllMatters() {
		if m.Kind == record.WordsChanged && m.Event > c.Matter.Event {
			return m.Event
		}
	}
	return 0
}

// spokenAt is the state in which declarer spoke.
func spokenAt(c *Case) record.State { return c.Before(c.Matter.Event) }

// dummysCards is each card that dummy could legally play, as the parameter of an answer that means one.
func dummysCards(c *Case) []record.Answer {
	s := spokenAt(c)
	if h := dummysPlays(s); h.Known() {
		return cardAnswers(meansCard, h.Cards())
	}
	var out []bridge.Card
	for _, card := range dummyMayHold(s).Cards() {
		if !anothersCard(c.State, card) {
			out = append(out, card)
		}
	}
	return cardAnswers(meansCard, out)
}

// cardsOfRank is each of them that has the rank named.
func cardsOfRank(c *Case) []record.Answer {
	return cardAnswers(continuesSuit, ofRank(dummysPlays(spokenAt(c)), eventOf(c).Says.Rank))
}

func cardAnswers(id record.AnswerID, cards []bridge.Card) []record.Answer {
	var out []record.Answer
	for _, card := range cards {
		out = append(out, record.Answer{ID: id, Card: card})
	}
	return out
}

// The targets of designations.
var (
	theDesignated = Target{Name: "the-designated-card", Of: func(c *Case) []record.Scope {
		return cardScope(Designates(spokenAt(c), eventOf(c).Says, c.Edition))
	}}
	theIntended = Target{Name: "the-card-intended", Of: func(c *Case) []record.Scope { return cardScope(otherIntent.Find(c).Answer.Card) }}
	theTaken    = Target{Name: "the-card-taken-as-meant", Of: func(c *Case) []record.Scope { return cardScope(wordsTaken.Find(c).Answer.Card) }}
	theFound    = Target{Name: "the-card-found", Of: func(c *Case) []record.Scope { return cardScope(foundInDummy.Find(c).Answer.Card) }}
	theRank     = Target{Name: "the-rank", Of: func(c *Case) []record.Scope { return []record.Scope{{Rank: eventOf(c).Says.Rank}} }}
	anyCard     = about(record.AnyLegalCard)

	theNextWords = Target{Name: "the-next-words", Of: func(c *Case) []record.Scope { return []record.Scope{{Event: nextWords(c)}} }}
)

func theContinued(by *Fact) Target {
	return Target{Name: "the-card-continuing", Of: func(c *Case) []record.Scope { return cardScope(by.Find(c).Answer.Card) }}
}

// cardScope is one order about card, or none while it is not known which.
func cardScope(card bridge.Card) []record.Scope {
	if card == bridge.NoCard {
		return nil
	}
	return []record.Scope{{Card: card}}
}
