package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 6 says when a board is dealt anew, and Law 7 how cards and boards are handled.
var law6 = slices.Concat(
	both(6, record.RedealAsked, redealAsked, "6D2: that the event may be meant to replay old deals is left to its regulations"),
	each(7, record.BoardHandled, boardHandled("7D"), boardHandled("7A"),
		"7A, 7D: who may be penalized for a board that lay turned, and under which of the two, has not been compared"))

// redealAsked: before the first call a wrong deal, and one in which a card was seen, is dealt anew (6D1). A sorted pack gives no result at any
// time (6D2). That everybody passed is no reason for a new deal (6D3).
var redealAsked = Ask(dealFault, "6D",
	On(wronglyDealt, Ask(callMade, "6D1",
		On(No, Rule(dealtAgain("6D1"))),
		On(Yes, Rule(goesOn("6D1")...)))),
	On(cardSeen, Ask(callMade, "6D1",
		On(No, Rule(dealtAgain("6D1"))),
		On(Yes, Rule(append(goesOn(law.ExtraneousLate), later(record.ReviewInfo, law.ExtraneousLate))...)))),
	On(notShuffled, Ask(callMade, "6D2",
		On(No, Rule(dealtAgain("6D2"))),
		On(Yes, Rule(resultCancelled("6D2"), artificialBy("12C2"))))),
	On(allPassed, Rule(scoreStands(law.PassedOut))))

// boardHandled: what was done against Law 7 takes no right away by itself; the director may fine it (90B), and other laws rule what came of it.
//
// A board that lies turned, or has hands in wrong pockets, the director puts right of himself, whoever noticed it (81C3); if it has been played
// in both forms by then, it is fouled (87).
func boardHandled(turned law.Cite) *Node {
	return Ask(howHandled, "7",
		On(notCounted, Rule(append(goesOn("7B2"), penaltyMayFollow("7B2"))...)),
		On(notLookedAt, Rule(append(goesOn("7B2"), penaltyMayFollow("7B2"))...)),
		On(othersTouched, Rule(append(goesOn("7B3"), penaltyMayFollow("7B3"))...)),
		On(takenOutAgain, Rule(penaltyMayFollow("7C"))),
		On(wrongPocket, inTwoForms("7C")),
		On(boardTurned, Ask(handsReturned, "7A",
			On(Yes, inTwoForms(turned)),
			On(No, Ask(howTurned, "81C3",
				On(halfTurn, Rule(append(goesOn("81C3"), boardRighted("82A"), penaltyMayFollow(turned))...)),
				On(quarterTurn, NotCovered("82B", "board-quarter-turned")))))))
}

// inTwoForms: hands went back where they do not belong. Whoever has played the board before that is compared apart from those who played it
// after.
func inTwoForms(by law.Cite) *Node {
	return Ask(playedInTwoForms, "87A",
		On(No, Rule(boardRighted("82A"), penaltyMayFollow(by))),
		On(Yes, Rule(Clause{Kind: record.ScoredApart, Cite: "87B"}, penaltyMayFollow(by))))
}

func boardRighted(by law.Cite) Clause { return Clause{Kind: record.BoardRighted, Cite: by} }

func dealtAgain(by law.Cite) Clause { return Clause{Kind: record.DealtAgain, Cite: by} }

// The answers about the deal and about the handling of cards.
const (
	wronglyDealt  record.AnswerID = "wrongly-dealt"
	cardSeen      record.AnswerID = "card-seen"
	notShuffled   record.AnswerID = "not-shuffled"
	allPassed     record.AnswerID = "all-passed"
	notCounted    record.AnswerID = "not-counted"
	notLookedAt   record.AnswerID = "not-looked-at"
	othersTouched record.AnswerID = "others-touched"
	takenOutAgain record.AnswerID = "taken-out-again"
	wrongPocket   record.AnswerID = "wrong-pocket"
	boardTurned   record.AnswerID = "board-turned"
	halfTurn      record.AnswerID = "half-turn"
	quarterTurn   record.AnswerID = "quarter-turn"
)

var (
	// dealFault is why a new deal is asked for.
	dealFault = &Fact{ID: "deal-fault", Class: Table, Answers: []record.AnswerID{wronglyDealt, cardSeen, notShuffled, allPassed}}
	// callMade: somebody has called on this board.
	callMade = &Fact{ID: "call-made", Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding {
			calls := c.Before(c.Matter.Event).Calls
			if len(calls) == 0 {
				return Bool(false, c.Matter.Event)
			}
			return Bool(true, calls[0].Event, c.Matter.Event)
		}}
	// howHandled is what was done with the cards or the board.
	howHandled = &Fact{ID: "how-handled", Class: Table, Answers: []record.AnswerID{notCounted, notLookedAt, othersTouched, takenOutAgain, wrongPocket, boardTurned}}
	// handsReturned: the hands are in the board again.
	handsReturned = &Fact{ID: "hands-returned", Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding { return Bool(c.State.Round.Returned, c.Matter.Event) }}
	// howTurned: the board lay the other way round, so that partners hold one another’s cards, or a quarter turned, so that opponents do.
	howTurned = &Fact{ID: "how-turned", Class: Table, Answers: []record.AnswerID{halfTurn, quarterTurn}}
)
