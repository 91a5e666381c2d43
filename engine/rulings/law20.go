package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 20 says who may ask what, and when; who answers; and who puts a mistaken explanation right, and when. What becomes of the
// opponents' calls after a mistaken explanation is for Law 21 (20F6).
var law20 = slices.Concat(
	each(20, record.QuestionAsked, questionAsked(law.Edition2007), questionAsked(law.Edition2017),
		"20G of 2007 and 20F4 to 20G of 2017 have not been compared with the text",
		"20F1: a player who has to pass may ask for explanations, though not for a review (20B)",
		"20E: an error in a review that goes unmended is left to the director (12C1)"),
	both(20, record.AnswerGiven, answerGiven,
		"20F1: what a player tells of his own call is taken to be unauthorized for the partner, as any remark is (16B1)"),
	each(20, record.ExplanationCorrected, explanationCorrected(law.Edition2007), explanationCorrected(law.Edition2017),
		"20F5(b)(ii): one of the declaring side who becomes aware of the mistake only in the play is in time if it is put right then"),
)

// questionAsked: a question must serve the player who asks it (20G). If it does, what is asked and whose turn it is decide whether it
// is answered.
func questionAsked(e law.Edition) *Node {
	right := Ask(askedAbout, "20B",
		On(review, Ask(reviewTime, "20B",
			On(ownTurn, questionAnswered("20B")),
			On(obliged, questionRefused("20B")),
			On(othersTurn, questionRefused("20B")),
			On(firstPlay, questionAnswered("20C2")),
			On(beyondTime, questionRefused("20C2")))),
		On(explaining, Ask(explanationTime, "20F1",
			On(ownTurn, questionAnswered("20F1", questionTold("20F3"))),
			On(ownPlay, questionAnswered("20F2", questionTold("20F3"))),
			On(othersTurn, Ask(notRecognized, "20A",
				On(Yes, questionAnswered("20A")),
				On(No, questionRefused("20F1", questionTold("16B1(a)"), questionLookedAt)))),
			On(othersPlay, questionRefused("20F2", questionTold("16B1(a)"), questionLookedAt)))))
	forPartners := Rule(breach(questionTold("16B1(a)"), "20G1")...)
	if e == law.Edition2007 {
		return Ask(purpose2007, "20G1", On(ownNeed, right), On(forPartner, forPartners))
	}
	return Ask(purpose, "20G1",
		On(ownNeed, right),
		On(forPartner, forPartners),
		On(forError, Rule(penaltyMayFollow("20G2"))))
}

// answerGiven: somebody explained a call who should have left that to the player's partner.
var answerGiven = Ask(whoAnswered, "20F1",
	On(theCaller, Ask(directorAllowed, "20F1",
		On(Yes, Rule(regular("20F1"))),
		On(No, Rule(explanationTold("16B1(a)"), later(record.ReviewInfo, "16B3"))))),
	On(callersOpponent, Rule(explanationTold("16B1(a)"), later(record.ReviewInfo, "16B3"))))

// explanationCorrected: a player put right an explanation of his own (20F4) or of his partner's (20F5). What the explanation itself
// brought about is another matter.
func explanationCorrected(e law.Edition) *Node {
	late := func(by, inTime law.Cite) *Node {
		return Ask(awareBefore, by,
			On(Yes, Rule(penaltyMayFollow(by))),
			On(No, Rule(regular(inTime))))
	}
	own := Ask(ownCorrection, "20F4(a)",
		On(untilLead, Rule(regular("20F4(a)"))),
		On(beyondTime, late("20F4(a)", "75B2")))
	cite := law.Cite("20F4(a)")
	if e == law.Edition2007 { // at once, whenever it is noticed
		own, cite = late("20F4", "20F4"), "20F4"
	}
	return Ask(whoCorrects, cite,
		On(theExplainer, own),
		On(thePartner, Ask(partnersCorrection, "20F5(a)",
			On(inAuction, Rule(breach(correctionTold, "20F5(a)")...)),
			On(declaringInTime, Rule(regular("20F5(b)(ii)"))),
			On(declaringLate, late("20F5(b)(ii)", "20F5(b)(ii)")),
			On(defendingEarly, Rule(breach(correctionTold, "20F5(b)(i)")...)),
			On(afterPlay, Rule(regular("20F5(b)(i)"))))))
}

// questionAnswered and questionRefused are what becomes of a question.
func questionAnswered(by law.Cite, more ...Clause) *Node {
	return Rule(append([]Clause{{Kind: record.QuestionAnswered, On: Offender, Cite: by}}, more...)...)
}

func questionRefused(by law.Cite, more ...Clause) *Node {
	return Rule(append([]Clause{{Kind: record.QuestionRefused, On: Offender, Cite: by}}, more...)...)
}

// breach: the player told the partner something, and broke a rule that the Laws put strongly.
func breach(told Clause, by law.Cite) []Clause {
	return []Clause{told, penaltyMayFollow(by), later(record.ReviewInfo, "16B3")}
}

func penaltyMayFollow(by law.Cite) Clause {
	return Clause{Kind: record.PenaltyLater, On: Offender, Cite: by}
}

// questionTold: the partner may not use what the question told, which a question about one call does most (20F3). A request for
// the whole tells nothing.
func questionTold(by law.Cite) Clause {
	return Clause{Kind: record.Unauthorized, On: Partner, What: theQuestion, Until: record.EndOfPlay, Cite: by}
}

// questionLookedAt: a question about a call, asked when the player had no right to it, is looked at again as any remark is (16B3).
var questionLookedAt = Clause{Kind: record.Due, What: ifOfACall, From: record.EndOfPlay, Opens: record.ReviewInfo, Cite: "16B3"}

func explanationTold(by law.Cite) Clause {
	return Clause{Kind: record.Unauthorized, On: Partner, What: theWords, Until: record.EndOfPlay, Cite: by}
}

var correctionTold = explanationTold("16B1(a)")

var (
	theQuestion = Target{Name: "the-question", Of: func(c *Case) []record.Scope {
		if eventOf(c).Of == 0 {
			return nil
		}
		return theWords.Of(c)
	}}
	// ifOfACall is nothing in particular, and no order at all if the question was about no call above others.
	ifOfACall = when("if-of-a-call", func(c *Case) bool { return eventOf(c).Of != 0 })
	theWords  = Target{Name: "the-words", Of: func(c *Case) []record.Scope {
		return []record.Scope{{Event: c.Matter.Event}}
	}}
)
