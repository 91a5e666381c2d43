package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 45 says when a card is played: held by a defender (45C1) or by declarer (45C2), touched in dummy (45C3), named (45C4);
// what happens when dummy puts out the wrong one (45D), when a fifth card comes to a trick (45E), when dummy touches a card of
// his own accord (45F), and when a card is turned too soon (45G).
var law45 = slices.Concat(
	each(45, record.DefenderHeld, defenderHeld(law.Edition2007), defenderHeld(law.Edition2017),
		"45C1: another card that the defender played instead is taken for one played deliberately, so a major penalty card"),
	both(45, record.DeclarerHeld, declarerHeld),
	both(45, record.DummyTouched, dummyTouched),
	each(45, record.WordsChanged, wordsChanged2007, wordsChanged,
		"45C4(b) of 2007: the limit \"until his partner has played\" is read as until declarer next plays from either hand",
		"45C4(b) with 47D: a lead that an opponent has made to the next trick is taken back with his card"),
	each(45, record.DummyMisplaced, dummyMisplaced2007, dummyMisplaced,
		"45D of 2007 does not say what happens when attention comes too late: the trick stands as it was played",
		"45D1: a lead already made to the next trick by one side goes back to the hand",
		"45D1: a card that dummy puts out when nothing was named is withdrawn, and declarer names one"),
	each(45, record.FifthCard, fifthCard(law.Edition2007), fifthCard(law.Edition2017), "45E of 2017 was compared in part"),
	both(45, record.DummyIndicated, dummyIndicated, "45F of 2017 was compared in part; of 2007 it was not"),
	both(45, record.ReviewDummy, reviewDummy, "45F of 2017 was compared in part; of 2007 it was not"),
	both(45, record.TurnedCard, turnedCard, "45G of 2017 was compared in part; of 2007 it was not"),
)

// defenderHeld: a defender's card is played if it was possible for the partner to see its face (45C1). Another card that he put in
// its place is an exposed card, played deliberately. What defenders let be seen before the opening lead is under Law 24.
func defenderHeld(e law.Edition) *Node {
	return Ask(playBegun, "24",
		On(No, NotCovered("24", "held-before-lead")),
		On(Yes, Ask(partnerCouldSee, "45C1",
			On(No, Rule(returned(theHeldCard, "45C1"), regular("45C1"))),
			On(Yes, Ask(hadPlayed, "45C1",
				On(Yes, fifthByDefender(e)),
				On(No, Ask(wasTurn, "44B",
					On(Yes, Ask(wasLegal, "44C",
						On(Yes, deemedPlayed(Offender, "45C1", majorCard(e, theOther)...)),
						On(No, NotCovered("62A", "held-illegal")))),
					On(No, Ask(trickBegun, "44B",
						On(Yes, Rule(cameEarly("45C1"))),
						On(No, NotCovered("56", "held-lead-out-of-turn")))))))))))
}

// declarerHeld: declarer's card is played only if it was held face up touching or nearly touching the table, or in a position that
// shows it to be played (45C2). Who saw it does not matter, and a card that fell by accident is not played (48A).
var declarerHeld = Ask(heldHow, "45C2",
	On(onTable, declarersCard(Offender, "45C2(a)")),
	On(asPlayed, declarersCard(Offender, "45C2(b)")),
	On(fell, Rule(returned(theHeldCard, "48A"), regular("48A"))),
	On(neitherHeld, Rule(returned(theHeldCard, "45C2"), regular("45C2"))))

// dummyTouched: a card of dummy that declarer touched is played, unless it was to arrange the cards or to reach another (45C3).
var dummyTouched = Ask(touchedWhy, "45C3",
	On(toPlay, declarersCard(Dummy, "45C3")),
	On(toArrange, Rule(regular("45C3"))),
	On(toReach, Rule(regular("45C3"))))

// declarersCard decides about a card of declarer's side that is played: from declarer's own hand or from dummy. Played before its
// turn, it stands; led from the wrong hand, it is under another law.
func declarersCard(hand Role, by law.Cite) *Node {
	return Ask(hadPlayed, by,
		On(Yes, fifthByDeclarer(hand)),
		On(No, Ask(wasTurn, "44B",
			On(Yes, legally(by, hand, by)),
			On(No, Ask(trickBegun, "44B",
				On(Yes, legally(by, hand, law.DeclarerPremature)),
				On(No, NotCovered("55A", "led-from-wrong-hand")))))))
}

// legally lets the card be played by the paragraph by if it could be; how it came to be played is in cause.
func legally(cause law.Cite, hand Role, by law.Cite) *Node {
	return Ask(wasLegal, "44C",
		On(Yes, deemedPlayed(hand, by, Clause{Kind: record.CardReturned, On: hand, What: theOther, Cite: cause})),
		On(No, NotCovered("62A", "held-illegal")))
}

// deemedPlayed: the card is played to the trick of that moment. If its player has put another there since, it takes that one's
// place, and other says what becomes of that.
func deemedPlayed(hand Role, by law.Cite, other ...Clause) *Node {
	return Ask(playedSince, by,
		On(nothing, Rule(Clause{Kind: record.CardPlayed, On: hand, What: theCard, Cite: by})),
		On(theSame, Rule(regular(by))),
		On(another, Rule(append([]Clause{{Kind: record.CardPlayed, On: hand, What: inItsPlace, Cite: by}}, other...)...)),
		On(wentOn, NotCovered(by, "went-on-after-held")))
}

// fifthCard: a card put to a trick to which its owner had a card already (45E). Once both sides have played to the next, it goes back
// to the hand as a card too many, and counts as never having left it (67B2).
func fifthCard(e law.Edition) *Node {
	return Ask(bothSidesOn, "67A2",
		On(Yes, Rule(returned(theCard, "67B2(a)"), playGoesOn("67B2(b)"))),
		On(No, Ask(ofDefender, "45E",
			On(Yes, fifthByDefender(e)),
			On(No, fifthByDeclarer(Offender)))))
}

// fifthByDefender: it is a penalty card, unless the director takes it for a lead (45E1): to the next trick before the partner has
// played to this one (57A), or out of turn.
func fifthByDefender(e law.Edition) *Node {
	return Ask(deemedLead, "45E1",
		On(Yes, Ask(partnerToPlay, "57A",
			On(Yes, Rule(cameEarly("45E1"))),
			On(No, NotCovered("56", "fifth-card-led")))),
		On(No, penaltyCard(e, theCard)))
}

// cameEarly: the card counts as played, or led, before its turn, and is ruled on as one that was (57).
func cameEarly(by law.Cite) Clause {
	return Clause{Kind: record.Due, On: Offender, Opens: record.PlayOutOfTurn, Cite: by}
}

// fifthByDeclarer: it goes back to the hand with no more said, unless the director takes it for a lead (45E2).
func fifthByDeclarer(hand Role) *Node {
	return Ask(deemedLead, "45E2",
		On(Yes, NotCovered("55A", "fifth-card-led")),
		On(No, Rule(Clause{Kind: record.CardReturned, On: hand, What: theCard, Cite: "45E2"}, playGoesOn("45E2"))))
}

// dummyIndicated: the play goes on; whether it helped is looked at when it is over (45F).
var dummyIndicated = Ask(dummysReason, "45F",
	On(instructed, Rule(regular("45B"))),
	On(toArrange, Rule(regular("45F"))),
	On(unasked, Rule(playGoesOn("45F"), later(record.ReviewDummy, "45F"))))

// reviewDummy: dummy suggested a play, and the defenders were damaged by it (45F).
var reviewDummy = Ask(suggested, "45F",
	On(Yes, Ask(damaged, "45F",
		On(Yes, Rule(adjust("45F"))),
		On(No, Rule(scoreStands("45F"))))),
	On(No, Rule(scoreStands("45F"))))

// turnedCard: no card is turned before all four have played (45G); the card is faced again, and the play goes on.
var turnedCard = Ask(trickFull, "45G",
	On(Yes, Rule(regular("45G"))),
	On(No, Rule(playGoesOn("45G"))))
