package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 47 is the only way back for a card that was played. What an opponent's word about the turn brought about (47E1) is asked first
// wherever a card came out of turn, a lead too; everything else when a player takes a card back.
var law47 = slices.Concat(
	each(47, record.CardWithdrawn, cardWithdrawn(law.Edition2007), cardWithdrawn(law.Edition2017),
		"47E2(a) of 2007, when the trick is full and another has been led to: not ruled",
		"47E2(a): a defender's card put in place of one that stays played, after an explanation, is left to the director by 50",
		"49: any other defender's card so put is taken for one played deliberately (50B)"),
)

const wrongTurnUnverified = "47E1 of 2007 has no word on information: the card that goes back is treated by 16D, as by 16C since 2017"

// wrongTurn is the beginning of the procedure for any card led or played out of turn: if an opponent had told the player that it
// was his turn, the card goes back, and the left-hand opponent may not accept it. Since 2017 it must go back; before, it might.
// Any other card out of turn is dealt with by other.
func wrongTurn(e law.Edition, other *Node) *Node {
	back := Rule(append([]Clause{returned(cardsOutOfTurn, "47E1")}, toldByWithdrawn(cardOutOfTurn, "47E1")...)...)
	retracted := Ask(playedOver, "47E1",
		On(Yes, NotCovered("47E1", "played-on-wrong-turn")),
		On(No, back))
	if e == law.Edition2007 {
		retracted = Offer(Player, retracts, "47E1",
			On(retract, Ask(playedOver, "47E1",
				On(Yes, NotCovered("47E1", "played-on-wrong-turn")),
				On(No, back))),
			On(keep, NotCovered("47E1", "kept-on-wrong-turn")))
	}
	return Ask(toldTurn, "47E1", On(Yes, retracted), On(No, other))
}

// cardWithdrawn: a player took back a card that had been played, and perhaps put another in its place. A mistaken explanation may
// allow it (47E2), a change of dummy's card that Law 45 allows (47C), and a change that an opponent made (47D). A card whose own
// matter waits, one out of turn or a revoke that may be corrected, is no matter of this law (47A, 47B). For anything else the card
// stays played (47F2).
func cardWithdrawn(e law.Edition) *Node {
	otherwise := Ask(designationChanged, "47C",
		On(Yes, Rule(Clause{Kind: record.RuledWithLater, On: Offender, What: changeOfDesignation, Cite: "47C"})),
		On(No, Ask(opponentChanged, "47D",
			On(Yes, takenBack("47D")),
			On(afterOpponents, changedAfterRevoke()),
			On(afterRevoke, changedByOffenders(e)),
			On(No, Ask(wrongPlay, "47B",
				On(toWrongLead, Rule(returned(theWithdrawn, law.ProperLead),
					Clause{Kind: record.CardStands, On: Offender, What: theNewCard, Cite: law.ProperLead}, playGoesOn(law.ProperLead))),
				On(revoked, staysPlayed(e, "63B")),
				On(nothingWrong, staysPlayed(e, "47F2")))))))
	return Ask(misled, "47E2(a)",
		On(Yes, inTimeToRetract(e)),
		On(No, otherwise))
}

// inTimeToRetract: the explanation is mended as long as no card has been played since; in 2007, to the same trick.
func inTimeToRetract(e law.Edition) *Node {
	limit := []Branch{On(inTime, takenBack("47E2(a)")), On(beyondTime, retractedTooLate(e))}
	if e == law.Edition2007 {
		return Ask(retraction2007, "47E2(a)", append(limit, On(trickSince, NotCovered("47E2(a)", "next-trick-begun")))...)
	}
	return Ask(retraction, "47E2(a)", limit...)
}

// takenBack: the card goes back without rectification, and another stands if it was put in its place. What the first card told is
// for the side of its player alone: the other side is treated as the offending one.
func takenBack(by law.Cite) *Node {
	return Rule(append([]Clause{returned(theWithdrawn, by),
		{Kind: record.CardStands, On: Offender, What: theNewCard, Cite: by}}, toldByWithdrawn(theWithdrawn, by)...)...)
}

func toldByWithdrawn(card Target, by law.Cite) []Clause {
	return []Clause{
		{Kind: record.Authorized, On: Offender, What: card, Until: record.EndOfPlay, Cite: law.WithdrawnInnocent},
		{Kind: record.Unauthorized, On: LHO, What: card, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders},
		playGoesOn(by),
	}
}

// staysPlayed: the card may not be withdrawn, and lies where it was played. A card that was put in its place goes back to the hand
// if it is declarer's or dummy's (48A); a defender's is exposed by deliberate play, so a major penalty card (49, 50B).
func staysPlayed(e law.Edition, by law.Cite) *Node {
	stays := isPlayed(theWithdrawnAgain, by)
	return Ask(putInPlace, by,
		On(nothing, Rule(stays, playGoesOn(by))),
		On(byDeclarer, Rule(stays, returned(theNewCard, "48A"), playGoesOn(by))),
		On(byDefender, Rule(append([]Clause{stays}, majorCard(e, theNewCard, penaltyMajor(earlierPenaltyCards))...)...)))
}

// retractedTooLate: the card stays played, and the director looks at the finished board for damage by the explanation (47E2(b)).
// Since the other side had brought it about, he may rule that a defender's card put in its place is no penalty card (50).
func retractedTooLate(e law.Edition) *Node {
	stays, review := isPlayed(theWithdrawnAgain, "47E2(a)"), later(record.ReviewExplained, "47E2(b)")
	return Ask(putInPlace, "47E2(a)",
		On(nothing, Rule(stays, playGoesOn("47E2(a)"), review)),
		On(byDeclarer, Rule(stays, returned(theNewCard, "48A"), playGoesOn("47E2(a)"), review)),
		On(byDefender, Ask(designatesOtherwise, "50",
			On(Yes, Rule(stays, returned(theNewCard, "50"), playGoesOn("47E2(a)"), review)),
			On(No, Rule(append([]Clause{stays, review}, majorCard(e, theNewCard, penaltyMajor(earlierPenaltyCards))...)...)))))
}

// The answers about a card that was taken back.
const (
	retract        record.AnswerID = "retract"
	keep           record.AnswerID = "keep"
	inTime         record.AnswerID = "in-time"
	trickSince     record.AnswerID = "trick-since"
	afterRevoke    record.AnswerID = "after-own-revoke"
	afterOpponents record.AnswerID = "after-opponents-revoke"
	toWrongLead    record.AnswerID = "to-wrong-lead"
	revoked        record.AnswerID = "established-revoke"
	nothingWrong   record.AnswerID = "nothing-wrong"
	byDeclarer     record.AnswerID = "by-declaring-side"
	byDefender     record.AnswerID = "by-defender"
)
