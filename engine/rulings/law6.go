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
	both(7, record.BoardHandled, boardHandled))

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
var boardHandled = Ask(howHandled, "7",
	On(notCounted, Rule(append(goesOn("7B2"), penaltyMayFollow("7B2"))...)),
	On(notLookedAt, Rule(append(goesOn("7B2"), penaltyMayFollow("7B2"))...)),
	On(othersTouched, Rule(append(goesOn("7B3"), penaltyMayFollow("7B3"))...)),
	On(takenOutAgain, Rule(penaltyMayFollow("7C"))),
	On(wrongPocket, NotCovered("87", "fouled-board")))

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
	howHandled = &Fact{ID: "how-handled", Class: Table, Answers: []record.AnswerID{notCounted, notLookedAt, othersTouched, takenOutAgain, wrongPocket}}
)
