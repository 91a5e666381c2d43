package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 57 is about a card that came before its turn: a defender's lead to the next trick or play before the partner's (57A), a
// defender's play at the right-hand opponent's turn (57D since 2017), a play by declarer's side (57C). What an opponent's word about
// the turn brought about goes first (47E1). That an opponent has played on the card (60A), and a card to partner's own lead out of turn
// (60C) belong to Law 60; two cards at the same instant to 58A.
var law57 = slices.Concat(
	each(57, record.PlayOutOfTurn,
		wrongTurn(law.Edition2007, outOfTurnPlay(law.Edition2007)), wrongTurn(law.Edition2017, outOfTurnPlay(law.Edition2017)),
		wrongTurnUnverified,
		"57D has no counterpart in 2007: a defender's card at the right-hand opponent's turn is an exposed card, put out deliberately (49, 50B)",
		"57D: another card that the defender played when his turn came is taken for one played deliberately, so a major penalty card",
		"45C1 of 2007: a legal card that was held at the right-hand opponent's turn is taken to be played before another that came in turn",
		"57A: a lead to the next trick when the partner has played and an opponent has not is taken for an exposed card (49, 50B)",
		"57A, 60C: when the partner has played on, before the director came, what becomes of the choice is left to the director"),
)

// outOfTurnPlay: declarer's side loses nothing by an early play; a defender's is rectified unless the opponents have forgone it.
func outOfTurnPlay(e law.Edition) *Node {
	own := Ask(leadPlayedTo, "60C",
		On(leadRefused, Rule(leadIsPenaltyCard(e, "60C")...)),
		On(standing, defendersEarly(e)))
	return Ask(playerDefends, "57",
		On(No, declarersEarly),
		On(Yes, Ask(leadsOn, "57A",
			On(Yes, Ask(playedOnIt, "60A1",
				On(Yes, NotCovered("60A1", "played-on-early-lead")),
				On(No, ledEarly(e)))),
			On(No, Ask(playedOnIt, "60A1",
				On(Yes, Rule(Clause{Kind: record.CardStands, On: Offender, What: cardUnlessChanged, Cite: "60A2"}, playGoesOn("60A1"))),
				On(No, own))))))
}

// declarersEarly: a card that declarer played early from either hand is played, if it was legal, and may not be withdrawn. One that
// failed to follow suit is a revoke, and is ruled as that. Of dummy's card to an opening lead out of turn that was accepted Law 54
// says so itself: the second card to that trick should have come from declarer's hand.
var declarersEarly = Ask(playableInTurn, law.DeclarerPremature,
	On(Yes, Ask(secondFromDummy, "54B",
		On(Yes, earlyCardStands("54B2")),
		On(No, earlyCardStands(law.DeclarerPremature)))),
	On(No, Rule(Clause{Kind: record.RuledWithLater, On: Offender, What: thisEvent, Cite: "62A"})))

// earlyCardStands: declarer's early card is played.
func earlyCardStands(by law.Cite) *Node {
	return Rule(Clause{Kind: record.CardStands, On: Offender, What: cardOutOfTurn, Cite: by}, playGoesOn(by))
}

// ledEarly: a defender led to the next trick though this one was not full.
func ledEarly(e law.Edition) *Node {
	return Ask(partnerToPlay, "57A",
		On(Yes, demandOfPartner(e)),
		On(No, Rule(leadIsPenaltyCard(e, "49")...)))
}

// defendersEarly: a defender played to the trick out of turn. If the partner had still to play, declarer says what the partner
// plays (57A), unless declarer had played from both hands, or dummy had tempted the defender (57C).
func defendersEarly(e law.Edition) *Node {
	return Ask(partnerToPlay, "57A",
		On(No, atRHOsTurn(e)),
		On(Yes, Ask(bothHands, "57C1",
			On(Yes, Rule(playGoesOn("57C1"))),
			On(No, Ask(dummyTempted, law.DummyPremature,
				On(Yes, Rule(playGoesOn(law.DummyPremature))),
				On(No, demandOfPartner(e)))))))
}

// demandOfPartner: the choice is about the partner's card to this trick. If that has been played, there is nothing left to choose.
func demandOfPartner(e law.Edition) *Node {
	return Ask(partnerPlayedOn, "60C",
		On(Yes, NotCovered("60C", "partner-played-on")),
		On(No, partnersCard(e)))
}

// atRHOsTurn: the partner had played, and the player on the right had not. Since 2017 a card that is legal is played in turn (57D). In
// 2007 it was an exposed card, and so a penalty card, put out deliberately (49, 50B); but one that was held so that the partner could see
// it had to be played to the trick (45C1), whatever its owner has played instead.
func atRHOsTurn(e law.Edition) *Node {
	if e == law.Edition2007 {
		early := Rule(leadIsPenaltyCard(e, "49")...)
		return Ask(cardHeld, "45C1",
			On(No, early),
			On(Yes, Ask(playableInTurn, "45C1",
				On(Yes, playedInTurn(e, "45C1", early)),
				On(No, early))))
	}
	early := Rule(leadIsPenaltyCard(e, "57D")...)
	return Ask(playableInTurn, "57D",
		On(Yes, playedInTurn(e, "57D", Ask(sameInstant, "58A",
			On(Yes, comesInTurn("57D", "58A")),
			On(No, comesInTurn("57D", "57D"))))),
		On(No, early))
}

// playedInTurn: the card has to be played when its player's turn comes. If he has put another to the trick since, the first takes its
// place, and the other is an exposed card, played deliberately (49, 50B), as it is where the turn had come already (45C1).
func playedInTurn(e law.Edition, by law.Cite, yet *Node) *Node {
	return Ask(playedSince, by,
		On(nothing, yet),
		On(theSame, comesInTurn(by, by)),
		On(another, Rule(slices.Concat([]Clause{isPlayed(inItsPlace, by), later(record.ReviewInfo, "16B1(a)")},
			majorCard(e, theOther, penaltyMajor(earlierPenaltyCards)))...)),
		On(wentOn, NotCovered(by, "went-on-after-held")))
}

// comesInTurn: the card is played to the trick; what the sight of it told too soon is looked at when the play is over.
func comesInTurn(by, goesOn law.Cite) *Node {
	return Rule(isPlayed(cardOutOfTurn, by), playGoesOn(goesOn), later(record.ReviewInfo, "16B1(a)"))
}

// partnersCard: the card is a major penalty card, and declarer must choose what the offender's partner plays to this trick: the
// highest or the lowest of the suit led, since 2017 also a card of another suit, or no card of another suit (57A). A partner who
// cannot do it plays any card that is legal (57B, 59).
func partnersCard(e law.Edition) *Node {
	restricted := func(kind record.OrderKind, by law.Cite, what Target) *Node {
		return Rule(Clause{Kind: kind, On: Partner, What: what, Until: record.ThisTrick, Cite: by}, reviewExposed())
	}
	fact := partnerPlays
	options := []Branch{
		On(highest, restricted(record.MustPlayHigh, "57A1", Target{})),
		On(lowest, restricted(record.MustPlayLow, "57A2", Target{})),
	}
	if e == law.Edition2007 {
		fact = partnerPlays2007
	} else {
		options = append(options, With(require, otherSuits(require), restricted(record.MustPlaySuit, "57A3", theOtherSuit)))
	}
	options = append(options, With(forbid, otherSuits(forbid), restricted(record.MustNotPlay, law.ForbidOtherSuit, theOtherSuit)))
	major := asMajor(e, cardsOutOfTurn, penaltyMajor(earlierPenaltyCards))
	major[0].Cite = "57A"
	return Meanwhile(Offer(Declarer, fact, "57A", options...), major...)
}
