package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 14 is about a hand that is short while no other has too many. The card counts as having been there all the time, so that a failure to
// play it may be a revoke (14B4), which the record shows by itself: its deal has the card where it belongs.
var law14 = each(14, record.MissingCard, missingCard(law.Edition2007), missingCard(law.Edition2017),
	"14A3, 14B4: a board passed out with a short hand is nowhere provided for; that its result stands is an analogy",
	"14B1: a card among those played is ruled as the trick that has it too many (67)")

// missingCard: until the opening lead is faced the hand is made whole and nothing else happens (14A). After that, where the card was found
// decides (14B). The partner may not use what he learns by it (14C).
func missingCard(e law.Edition) *Node {
	return Ask(whenMissed, "14",
		On(missedBeforeLead, Ask(cardWas, "14A",
			On(foundElsewhere, Rule(wholeBeforeLead("14A1")...)),
			On(notFound, Rule(wholeBeforeLead("14A2")...)))),
		On(missedAfterLead, Ask(cardWasInPlay, "14B",
			On(amongPlayed, Rule(Clause{Kind: record.RuledWithLater, Cite: "14B1"})),
			On(foundElsewhere, wholeInPlay(e, "14B2")),
			On(notFound, Rule(wholeAgain("14B3")...)))),
		On(missedPassedOut, Ask(passOutStands, "14A3",
			On(Yes, Rule(scoreStands("14A3"), penaltyMayFollow("90A"))),
			On(No, Rule(artificialBy("12A2"), penaltyMayFollow("90A"))))))
}

// wholeBeforeLead: the calls stand, and the hand counts as complete from the first.
func wholeBeforeLead(by law.Cite) []Clause {
	return slices.Concat([]Clause{restored(by), restoredTold}, goesOn("14A3"))
}

// wholeInPlay: a card of a defender that could be seen where it lay may be a penalty card (14B4, 50). What such a card tells is then for
// 50E, and not for 14C.
func wholeInPlay(e law.Edition, by law.Cite) *Node {
	with := func(card []Clause) *Node { return Rule(append([]Clause{restored(by)}, card...)...) }
	return Ask(shortHandDefends, "14B4",
		On(No, Rule(wholeAgain(by)...)),
		On(Yes, Ask(restoredWasSeen, "14B4",
			On(No, Rule(wholeAgain(by)...)),
			On(Yes, Ask(penaltyGrade, "50B",
				On(honour, with(majorCard(e, theCards))),
				On(oneOfSeveral, with(majorCard(e, theCards, penaltyMajor(earlierPenaltyCards)))),
				On(smallAlone, with(minorCard(e, theCards))))))))
}

func wholeAgain(by law.Cite) []Clause {
	return []Clause{restored(by), restoredTold, playGoesOn("14B4")}
}

var restoredTold = Clause{Kind: record.Unauthorized, On: Partner, What: theCards, Until: record.EndOfPlay, Cite: "14C"}

// The answers about a missing card.
const (
	missedBeforeLead record.AnswerID = "before-lead"
	missedAfterLead  record.AnswerID = "after-lead"
	missedPassedOut  record.AnswerID = "passed-out"
	foundElsewhere   record.AnswerID = "found-elsewhere"
	amongPlayed      record.AnswerID = "among-played"
	notFound         record.AnswerID = "not-found"
)

var (
	// whenMissed: before the opening lead was faced or after it, or on a board that was passed out.
	whenMissed = &Fact{ID: "when-missed", Class: Record, Answers: []record.AnswerID{missedBeforeLead, missedAfterLead, missedPassedOut},
		Derive: func(c *Case) Finding {
			switch before := c.Before(c.Matter.Event); {
			case before.Phase == record.Over && before.Declarer() == bridge.NoSeat:
				return Proved(missedPassedOut, c.Matter.Event)
			case before.Phase < record.PlayPeriod:
				return Proved(missedBeforeLead, c.Matter.Event)
			}
			return Proved(missedAfterLead, c.Matter.Event)
		}}
	// cardWas and cardWasInPlay: where the search found the card, if it did.
	cardWas       = &Fact{ID: "card-was", Class: Table, Answers: []record.AnswerID{foundElsewhere, notFound}}
	cardWasInPlay = &Fact{ID: "card-was-in-play", Class: Table, Answers: []record.AnswerID{amongPlayed, foundElsewhere, notFound}}
	// shortHandDefends: the hand that was short is a defender's, for only a defender has penalty cards.
	shortHandDefends = &Fact{ID: "short-hand-defends", Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding { return Bool(c.State.Defends(c.Matter.By), c.Matter.Event) }}
	// restoredWasSeen: the card lay so that the partner could have seen its face, by the defender's own error.
	restoredWasSeen = &Fact{ID: "restored-was-seen", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "how-the-card-lay", Class: Table, Answers: []record.AnswerID{told}}}}
	// passOutStands: that a hand was short had no part in the board being passed out.
	passOutStands = &Fact{ID: "pass-out-stands", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
)
