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
	"46B: a wrong card that dummy put out on incomplete words is treated as under 45D (45D1 and 45D2 of 2017)",
	"46B: when a defender has played on words that come to no card, authorities differ on the defender's card: not ruled")

// wordsIncomplete: a different intention beyond doubt comes first (46B). Then the words are taken by their kind.
var wordsIncomplete = incompleteWords(rankContinues, "45D2")

// wordsIncomplete2007 differs in the suit that a rank continues, "in which" and not "with which" dummy won the trick before; and in
// what "high" and "low" are about, which the fact knows.
var wordsIncomplete2007 = incompleteWords(rankContinues2007, "45D")

func incompleteWords(continues *Fact, late law.Cite) *Node {
	return Ask(wasTurn, "44B",
		On(No, Ask(trickBegun, "44B",
			On(Yes, Ask(earlyWordsName, law.DeclarerPremature,
				On(Yes, plays(law.DeclarerPremature)),
				On(No, NotCovered(law.DeclarerPremature, "designated-early")))),
			On(No, NotCovered("55A", "designated-wrong-hand")))),
		On(Yes, Ask(putNoticed, law.DummyWrongCard,
			On(beyondTime, Rule(Clause{Kind: record.CardStands, On: Dummy, What: thePutOut, Cite: late})),
			On(inTime, Ask(otherIntent, "46B",
				With(meansCard, dummysCards, Rule(dummysCard(theIntended, "46B")...)),
				On(No, byKind(continues)))))))
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
			On(absent, declarerNames(anyCard, "46B4")),
			On(handUnknown, lookedUp))),
		On(saysRank, Ask(continues, "46B3(a)",
			With(continuesSuit, cardsOfRank, Rule(dummysCard(theContinued(continues), "46B3(a)")...)),
			On(elsewhere, Ask(rankInDummy, "46B3(b)",
				On(soleCard, plays("46B3(b)")),
				On(severalCards, declarerNames(theRank, "46B3(b)")),
				On(absent, declarerNames(anyCard, "46B4")),
				On(handUnknown, lookedUp))))),
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

// lookedUp: the file does not give dummy's hand, so that the director says which of its cards a suit or a rank comes to.
var lookedUp = Ask(foundInDummy, "46B",
	With(meansCard, dummysCards, Rule(dummysCard(theFound, "46B")...)),
	On(absent, declarerNames(anyCard, "46B4")))

// plays: the words come to one card by themselves.
func plays(by law.Cite) *Node { return Rule(dummysCard(theDesignated, by)...) }

// declarerNames: the words name no one card, and declarer says which, unless he has said so already.
func declarerNames(which Target, by law.Cite) *Node {
	return Ask(spokeAgain, by,
		On(No, unlessPlayedOn(by, append(dummysCardBack(by), mustDesignate(which, by))...)),
		On(Yes, Rule(Clause{Kind: record.RuledWithLater, What: theNextWords, Cite: "45C4(a)"})))
}

// eitherDefender: either defender may say which card dummy plays (46B5).
var eitherDefender = Ask(spokeAgain, "46B5",
	On(No, unlessPlayedOn("46B5", append(dummysCardBack("46B5"),
		Clause{Kind: record.EitherChooses, On: Dummy, What: anyCard, Until: record.NextCard, Cite: "46B5"})...)),
	On(Yes, NotCovered("46B5", "declarer-spoke-again")))

// unlessPlayedOn rules on words that have brought no card. If a defender has played on them, no law says what becomes of that card:
// it came before dummy's, but declarer's words had called for it.
func unlessPlayedOn(by law.Cite, clauses ...Clause) *Node {
	return Ask(wasPlayedOn, by,
		On(No, Rule(clauses...)),
		On(Yes, NotCovered(by, "played-on-no-card")))
}

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
		if put, n := putOut(c); n != 0 && len(out) == 1 && put.Card != out[0].Card {
			out[0].Event = n
		}
		return out
	}}
	wrong := func(c *Case) []record.Scope {
		if put, n := putOut(c); n != 0 && len(what.Of(c)) == 1 && put.Card != what.Of(c)[0].Card {
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
	return append([]Clause{
		{Kind: record.CardReturned, On: Dummy, What: thePutOut, Cite: by},
	}, overPutOut(thePutOut.Of, law.DummyWrongCard)...)
}
