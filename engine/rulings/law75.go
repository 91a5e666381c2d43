package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 75 is ruled on the finished board, when a mistaken explanation has been found and calls or plays made on it could not be changed:
// what should the opponents have been told, what would they have done, and did it cost them anything? What the partner of the one who
// explained may not use (75A), and who corrects what and when (75B), is ordered when the explanation is ruled on (20, 21).
var law75 = each(75, record.ReviewExplained, reviewExplained(law.Edition2007), reviewExplained(law.Edition2017),
	"75B of 2007 has not been compared with the text",
	"75D2 and 75D3 came in 2017: under 2007 a call without an agreed meaning is taken to be judged in the same way, by 21B3")

// reviewExplained: if nothing was agreed, the measure is what would have happened had the opponents known that (75D3).
func reviewExplained(e law.Edition) *Node {
	known, unknown := law.Cite("75B1"), law.Cite("75D3")
	if e == law.Edition2007 {
		known, unknown = "75B", "21B3"
	}
	return Ask(reviewOf, "21B3",
		On(ofPlays, damageBy(wouldHavePlayed, "47E2(b)")),
		On(ofCalls, Ask(agreedMeaning, unknown,
			On(meaningAgreed, damageBy(wouldHaveActed, known)),
			On(nothingAgreed, damageBy(wouldHaveActed, unknown)))))
}

// damageBy: the score is adjusted only if the other side would have acted otherwise, and that would have been better for it.
func damageBy(otherwise *Fact, by law.Cite) *Node {
	return Ask(otherwise, by,
		On(No, Rule(scoreStands(by))),
		On(Yes, Ask(costs, by,
			On(No, Rule(scoreStands(by))),
			On(Yes, Rule(adjust(by))))))
}

// The answers about damage by an explanation.
const (
	ofCalls       record.AnswerID = "calls"
	ofPlays       record.AnswerID = "plays"
	meaningAgreed record.AnswerID = "agreed"
	nothingAgreed record.AnswerID = "nothing-agreed"
)

// reviewOf: the review fell due from an explanation in the auction, or from a card that could not be taken back (47E2(b)).
var reviewOf = &Fact{ID: "review-of", Class: Record, Answers: []record.AnswerID{ofCalls, ofPlays},
	Derive: func(c *Case) Finding {
		if eventOf(c).Card != bridge.NoCard {
			return Proved(ofPlays, c.Matter.Event)
		}
		return Proved(ofCalls, c.Matter.Event)
	}}

// agreedMeaning: both players had the same understanding of the call, or they had none (75D2).
var agreedMeaning = &Fact{ID: "agreed-meaning", Class: Judgement, Answers: []record.AnswerID{meaningAgreed, nothingAgreed}, About: aboutCall,
	Evidence: agreementEvidence}

var (
	// wouldHaveActed: rightly told in time, they would probably have called or played otherwise.
	wouldHaveActed = &Fact{ID: "would-have-acted", Class: Judgement, Answers: []record.AnswerID{Yes, No}, About: aboutCall,
		Evidence: []*Fact{
			{ID: "what-rho-would-do", Class: Table, Asks: RHO, Answers: []record.AnswerID{told}, About: aboutCall},
			{ID: "what-lho-would-do", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}, About: aboutCall},
		}}
	// wouldHavePlayed is the same of the player whose card stayed played.
	wouldHavePlayed = &Fact{ID: "would-have-played", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{whyPlayed}}
	// costs: that would probably have given them a better score.
	costs = &Fact{ID: "misinformation-cost", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
)
