package rulings

import (
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 46 says which card declarer has designated from dummy when his words leave it open: suit and rank were not both named
// (46A), or a card that is not there.
var law46 = each(46, record.WordsIncomplete, wordsIncomplete2007, wordsIncomplete,
	"46B1: \"high\" or \"low\" when dummy leads, or has none of the suit led, is left to the director",
	"46B1(b): \"win it\" when no card of dummy's is known to win is left to the director",
	"46B3(a) of 2007: after dummy has ruffed, the suit \"in which\" it won is left to the director",
	"46B: a wrong card that dummy put out on incomplete words is treated as under 45D (45D1 of 2017)")

// wordsIncomplete: a different intention beyond doubt comes first (46B). Then the words are taken by their kind.
var wordsIncomplete = incompleteWords(rankContinues)

// wordsIncomplete2007 differs in the suit that a rank continues, "in which" and not "with which" dummy won the trick before; and in
// what "high" and "low" are about, which the fact knows.
var wordsIncomplete2007 = incompleteWords(rankContinues2007)

func incompleteWords(continues *Fact) *Node {
	return Ask(wasTurn, "44B",
		On(No, Ask(trickBegun, "44B",
			On(Yes, NotCovered(law.DeclarerPremature, "designated-early")),
			On(No, NotCovered("55A", "designated-wrong-hand")))),
		On(Yes, Ask(otherIntent, "46B",
			With(meansCard, dummysCards, Rule(dummysCard(theIntended, "46B")...)),
			On(No, byKind(continues)))))
}

func byKind(continues *Fact) *Node {
	return Ask(wordsKind, "46B",
		On(saysHigh, highOrLow("46B1(a)")),
		On(saysWin, Ask(knownToWin, "46B1(b)",
			On(Yes, plays("46B1(b)")),
			On(No, judged))),
		On(saysLow, highOrLow("46B1(c)")),
		On(saysSuit, Ask(suitInDummy, "46B2",
			On(playable, plays("46B2")),
			On(notPlayable, NotCovered("62A", "named-illegal")),
			On(absent, declarerNames(anyCard, "46B4")))),
		On(saysRank, Ask(continues, "46B3(a)",
			With(continuesSuit, cardsOfRank, Rule(dummysCard(theContinued(continues), "46B3(a)")...)),
			On(elsewhere, Ask(rankInDummy, "46B3(b)",
				On(soleCard, plays("46B3(b)")),
				On(severalCards, declarerNames(theRank, "46B3(b)")),
				On(absent, declarerNames(anyCard, "46B4")))))),
		On(saysCard, declarerNames(anyCard, "46B4")),
		On(saysAnything, eitherDefender),
		On(saysNone, judged))
}

func highOrLow(by law.Cite) *Node {
	return Ask(suitForRank, by,
		On(Yes, plays(by)),
		On(No, judged))
}

// judged: 46B does not say what such words come to. The director finds a card in them, or takes them to name neither suit nor rank.
var judged = Ask(wordsTaken, "46B",
	With(meansCard, dummysCards, Rule(dummysCard(theTaken, "46B")...)),
	On(neitherNamed, eitherDefender))

// plays: the words come to one card by themselves.
func plays(by law.Cite) *Node { return Rule(dummysCard(theDesignated, by)...) }

// declarerNames: the words name no one card, and declarer says which, unless he has said so already.
func declarerNames(which Target, by law.Cite) *Node {
	return Ask(spokeAgain, by,
		On(No, Rule(append(dummysCardBack(by), mustDesignate(which, by))...)),
		On(Yes, Rule(Clause{Kind: record.RuledWithLater, What: theNextWords, Cite: "45C4(a)"})))
}

// eitherDefender: either defender may say which card dummy plays (46B5).
var eitherDefender = Ask(spokeAgain, "46B5",
	On(No, Rule(append(dummysCardBack("46B5"),
		Clause{Kind: record.EitherChooses, On: Dummy, What: anyCard, Until: record.NextCard, Cite: "46B5"})...)),
	On(Yes, NotCovered("46B5", "declarer-spoke-again")))

// dummyPlays: the card is dummy's card to the trick.
func dummyPlays(what Target, by law.Cite) Clause {
	return Clause{Kind: record.CardPlayed, On: Dummy, What: what, Cite: by}
}

// mustDesignate: declarer names a card of dummy.
func mustDesignate(what Target, by law.Cite) Clause {
	return Clause{Kind: record.MustDesignate, On: Dummy, Chooser: Declarer, What: what, Until: record.NextCard, Cite: by}
}

// dummysCard plays the designated card. If dummy has put another out on the same words, that goes back, and a defender who has
// played over it may change his card, as with any card that declarer did not name.
func dummysCard(what Target, by law.Cite) []Clause {
	inPlace := Target{Name: what.Name, Of: func(c *Case) []record.Scope {
		out := what.Of(c)
		if put, ok := putOut(c); ok && len(out) == 1 && put.Card != out[0].Card {
			out[0].Event = put.Event
		}
		return out
	}}
	wrong := func(c *Case) []record.Scope {
		if put, ok := putOut(c); ok && len(what.Of(c)) == 1 && put.Card != what.Of(c)[0].Card {
			return []record.Scope{{Card: put.Card}}
		}
		return nil
	}
	return append([]Clause{
		dummyPlays(inPlace, by),
		{Kind: record.CardReturned, On: Dummy, What: Target{Name: "the-card-put-out", Of: wrong}, Cite: law.DummyWrongCard},
	}, overPutOut(wrong, law.DummyWrongCard)...)
}

// dummysCardBack takes back what dummy put out on words that name no one card.
func dummysCardBack(by law.Cite) []Clause {
	put := func(c *Case) []record.Scope {
		if p, ok := putOut(c); ok {
			return []record.Scope{{Card: p.Card}}
		}
		return nil
	}
	return append([]Clause{
		{Kind: record.CardReturned, On: Dummy, What: Target{Name: "the-card-put-out", Of: put}, Cite: by},
	}, overPutOut(put, law.DummyWrongCard)...)
}
