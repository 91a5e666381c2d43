package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 11: the right to a rectification may be forfeited if the non-offending side acts before the director is called. Law 9 says
// that nobody acts once attention is drawn (9B2); where a law of its own says what such an act does (27A1, 29A, 53A), that rules.
var law11 = slices.Concat(
	each(11, record.ActedTooSoon, actedTooSoon2007, actedTooSoon2017, "11A of 2007 was not compared with the text"),
	[]Procedure{{Law: 11, Kind: record.ReviewRights, Edition: law.Edition2017, Tree: gainByIgnorance}})

// actedTooSoon2007: the director rules the right forfeited when the side may have gained by what an opponent then did in ignorance of
// the law, and may do so otherwise.
var actedTooSoon2007 = Ask(mayHaveGained, "11A",
	On(Yes, Rule(forfeited(nothingLater)...)),
	On(No, Ask(forfeits, "11A",
		On(Yes, Rule(forfeited(nothingLater)...)),
		On(No, rightKept))))

// actedTooSoon2017: the director may rule it forfeited. What a side gained by an opponent's ignorance is taken from that side alone.
var actedTooSoon2017 = Ask(forfeits, "11A",
	On(Yes, Rule(forfeited(reviewRights)...)),
	On(No, rightKept))

var rightKept = Rule(Clause{Kind: record.RightKept, Cite: "11A"})

// forfeited: there is no rectification, though the offenders may still be fined (11B).
func forfeited(review []Clause) []Clause {
	return append([]Clause{
		{Kind: record.NotRectified, Cite: "11A"},
		penaltyMayFollow("11B"),
	}, review...)
}

// gainByIgnorance is looked at on the finished board: only the score of the side that gained is adjusted.
var gainByIgnorance = Ask(gainedByIgnorance, "11A",
	On(actingSide, Rule(Clause{Kind: record.AdjustSide, On: LHO, Cite: "11A"})),
	On(otherSide, Rule(Clause{Kind: record.AdjustSide, On: Offender, Cite: "11A"})),
	On(nobodyGained, Rule(scoreStands("11A"))))

// The sides that may have gained.
const (
	actingSide   record.AnswerID = "acting-side"
	otherSide    record.AnswerID = "other-side"
	nobodyGained record.AnswerID = "nobody"
)

var (
	// forfeits: the director rules that the side which acted has forfeited its right.
	forfeits = &Fact{ID: "forfeits-right", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "why-went-on", Class: Table, About: whoActed, Answers: []record.AnswerID{told}}}}
	// mayHaveGained: the side that acted may have gained by what an opponent then did in ignorance of the law (11A of 2007).
	mayHaveGained = &Fact{ID: "may-have-gained", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{knewTheLaw}}
	// gainedByIgnorance: which side, if any, gained by what an opponent did in ignorance of the law after the right was forfeited.
	gainedByIgnorance = &Fact{ID: "gained-by-ignorance", Class: Judgement, Evidence: []*Fact{knewTheLaw},
		Answers: []record.AnswerID{actingSide, otherSide, nobodyGained}}

	knewTheLaw = &Fact{ID: "knew-the-law", Class: Table, Asks: Partner, Answers: []record.AnswerID{told}}
)
