package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 73 is about what partners tell each other otherwise than by calls and plays (73A to 73C), and about a manner or tempo that deceives
// an opponent (73D, 73E). What partner learns by accident Law 16 rules, when attention is drawn to it; what is ruled here is a complaint:
// that a sign was meant, or that somebody was misled. The amendment of 2024 words 73A to 73C anew, so that an attempt is enough.
var law73 = slices.Concat(
	each(73, record.Communication, communication(signExchanged), communication(signExchanged),
		"73B1: whether a sign that partner did not see is a breach, the text of 2007 and 2017 does not say"),
	[]Procedure{{73, record.Communication, law.Edition2024, communication(signForbidden), []string{
		"73B and 89A3 of 2024: the English text has not been seen, and part B of Law 89 in no language",
		"89A3 of 2024: that it adjusts no score by itself is inferred; the score is looked at by 16B3"}}},
	both(73, record.Misleading, misleading,
		"73D2: a question is named among the means of deceiving since 2017; under 2007 it is taken as a remark"),
	both(73, record.ReviewManner, reviewManner,
		"73E2 (73F of 2007) has been compared only in part"))

// communication: a player is said to have given partner a sign. One that was not meant is unauthorized information and nothing worse (73C):
// a pause to think never leads further than this.
func communication(meant *Node) *Node {
	return Ask(signMeant, "73A1",
		On(No, Ask(infoGiven, "73A1",
			On(No, Rule(regular("73A1"))),
			On(Yes, Rule(explanationTold("16B1(a)"), later(record.ReviewInfo, "16B3"))))),
		On(Yes, meant))
}

// signExchanged: until 2024 the law speaks of what partners exchange, and calls a method arranged beforehand the gravest offence.
var signExchanged = Ask(signReached, "73B1",
	On(No, NotCovered("73B1", "attempt-not-in-text")),
	On(Yes, Ask(prearranged, "73B2",
		On(No, Rule(explanationTold("16B1(a)"), penaltyMayFollow("73B1"), later(record.ReviewInfo, "16B3"))),
		On(Yes, Rule(explanationTold("16B1(a)"), reported("73B2"), later(record.ReviewInfo, "16B3"))))))

// signForbidden: since 2024 the attempt is forbidden as well, and what was meant goes to the authority, arranged beforehand or not.
var signForbidden = Ask(signReached, "73B",
	On(No, Rule(penaltyMayFollow("73B"), reported("89A3"))),
	On(Yes, Rule(explanationTold("16B1(a)"), penaltyMayFollow("73B"), reported("89A3"), later(record.ReviewInfo, "16B3"))))

func reported(by law.Cite) Clause { return Clause{Kind: record.Reported, On: Offender, Cite: by} }

// misleading: opponents draw inferences from manner and tempo at their own risk (73D1), unless the player had no reason of the game for it.
// Whether it was meant makes the difference of a penalty, not of the score.
var misleading = Ask(mannerReason, "73D1",
	On(Yes, Rule(regular("73D1"))),
	On(No, Ask(meantToMislead, "73D2",
		On(No, Rule(later(record.ReviewManner, law.FalseInference))),
		On(Yes, Rule(penaltyMayFollow("73D2"), later(record.ReviewManner, law.FalseInference))))))

// reviewManner is judged once, on the finished board. Three questions make the chain, after the one about the reason: could the player have
// known that it might work to his benefit, was an innocent opponent misled by it, and did that cost the opponents anything?
var reviewManner = Ask(mannerCouldHelp, law.FalseInference,
	On(No, Rule(scoreStands(law.FalseInference))),
	On(Yes, Ask(falseInference, law.FalseInference,
		On(No, Rule(scoreStands(law.FalseInference))),
		On(Yes, Ask(inferenceCost, law.FalseInference,
			On(No, Rule(scoreStands(law.FalseInference))),
			On(Yes, Rule(adjust(law.FalseInference))))))))

var (
	// signMeant: it was meant to tell partner something.
	signMeant = &Fact{ID: "sign-meant", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{
			{ID: "what-was-seen", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}},
			{ID: "what-it-meant", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}},
		}}
	// signReached: partner saw it and understood it.
	signReached = &Fact{ID: "sign-reached", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "what-partner-noticed", Class: Table, Asks: Partner, Answers: []record.AnswerID{told}}}}
	// prearranged: the partners had agreed on it beforehand (73B2).
	prearranged = &Fact{ID: "prearranged", Class: Judgement, Answers: []record.AnswerID{Yes, No}}

	// mannerReason: the player can show a reason of the game for the pause, the haste, the remark or the question.
	mannerReason = &Fact{ID: "manner-reason", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "why-this-manner", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}}}
	meantToMislead = &Fact{ID: "meant-to-mislead", Class: Judgement, Answers: []record.AnswerID{Yes, No}}

	mannerCouldHelp = &Fact{ID: "manner-could-help", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// falseInference: an innocent opponent drew the wrong conclusion from it.
	falseInference = &Fact{ID: "false-inference", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "what-was-inferred", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}}}}
	inferenceCost = &Fact{ID: "inference-cost", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
)
