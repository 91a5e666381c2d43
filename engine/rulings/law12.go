package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 12 gives the director the power to adjust a score. Its matters are a board that can give no result (12C2) and a score that a side asks
// to have adjusted (12A, 12B, 12C1). What an adjusted score comes to is worked out by package adjust.
var law12 = slices.Concat(
	both(12, record.NoResult, noResult, "12C2(c), that a side with more than 60% (less than 40%) elsewhere gets that instead, is part of the average"),
	each(12, record.ScoreAsked,
		scoreAsked(assigned{probable: "12C1(a)", offenders: "12C1(b)", both: "12C1(b)"}),
		scoreAsked(assigned{probable: "12C1(b)", offenders: "12C1(e)(i)", both: "12C1(e)"}),
		"12C1(c) of 2007: the authority may choose 12C1(e) in its place",
		"12C1(e): what error is extremely serious (2007: serious) is for the director (D11)"))

// noResult: each side gets average plus, average or average minus as it was not, partly or directly at fault.
var noResult = Ask(faultHere, "12C2(a)", eachFault(Offender, func(here Clause) *Node {
	return Ask(faultThere, "12C2(a)", eachFault(LHO, func(there Clause) *Node { return Rule(here, there) })...)
})...)

// eachFault is a branch for each degree of fault, with the score that the side of role gets for it.
func eachFault(role Role, next func(Clause) *Node) []Branch {
	average := func(kind record.OrderKind) Clause { return Clause{Kind: kind, On: role, Cite: "12C2(a)"} }
	return []Branch{
		On(noFault, next(average(record.AveragePlus))),
		On(partlyAtFault, next(average(record.Average))),
		On(atFault, next(average(record.AverageMinus))),
	}
}

// assigned is the paragraphs of an edition under which a score is assigned.
type assigned struct {
	probable  law.Cite // the result expected without the infraction
	offenders law.Cite // the offenders' score alone, when the others have themselves to thank for theirs
	both      law.Cite // both scores, less what the others did to themselves
}

// scoreAsked: a side asks for an adjusted score. A rectification that seems harsh or kind is no reason (12B2); damage is (12B1), as far as
// the infraction did it.
func scoreAsked(a assigned) *Node {
	return Ask(askedInTime, "92B",
		On(No, Rule(scoreStands("92B"))),
		On(Yes, Ask(whyScoreAsked, "12B",
			On(tooHarsh, Rule(scoreStands("12B2"))),
			On(infractionHurt, Ask(wasDamaged, "12B1",
				On(No, Rule(scoreStands("12B1"))),
				On(Yes, Ask(ownShare, law.SeriousError,
					On(allOwn, Rule(Clause{Kind: record.AdjustSide, On: Offender, Cite: a.offenders})),
					On(partOwn, Rule(adjust(a.both))),
					On(noneOwn, Ask(whichResult, "12C1",
						On(oneResult, Rule(adjust(a.probable))),
						On(severalResults, Rule(Clause{Kind: record.WeightedScore, Cite: "12C1(c)"})),
						On(tooManyResults, Rule(
							Clause{Kind: record.AveragePlus, On: LHO, Cite: "12C1(d)"},
							Clause{Kind: record.AverageMinus, On: Offender, Cite: "12C1(d)"})))))))))))
}

// The answers about fault and damage.
const (
	noFault        record.AnswerID = "no-fault"
	partlyAtFault  record.AnswerID = "partly-at-fault"
	atFault        record.AnswerID = "at-fault"
	tooHarsh       record.AnswerID = "too-harsh"
	infractionHurt record.AnswerID = "infraction-hurt"
	allOwn         record.AnswerID = "all-own"
	partOwn        record.AnswerID = "part-own"
	noneOwn        record.AnswerID = "none-own"
	oneResult      record.AnswerID = "one-result"
	severalResults record.AnswerID = "several-results"
	tooManyResults record.AnswerID = "too-many-results"
)

var (
	// faultHere and faultThere: how far a side is to blame that the board gives no result.
	faultHere  = &Fact{ID: "fault-here", Class: Judgement, Answers: []record.AnswerID{noFault, partlyAtFault, atFault}, Evidence: []*Fact{whatSpoiltIt}}
	faultThere = &Fact{ID: "fault-there", Class: Judgement, Answers: []record.AnswerID{noFault, partlyAtFault, atFault}, Evidence: []*Fact{whatSpoiltIt}}

	whatSpoiltIt = &Fact{ID: "what-spoilt-it", Class: Table, Answers: []record.AnswerID{told}}

	// askedInTime: the request came in the time for it (92B).
	askedInTime = &Fact{ID: "asked-in-time", Class: Table, Asks: LHO, Answers: []record.AnswerID{Yes, No}}
	// whyScoreAsked: an infraction is said to have done damage, or the rectification that was given to be undue.
	whyScoreAsked = &Fact{ID: "why-score-asked", Class: Judgement, Answers: []record.AnswerID{tooHarsh, infractionHurt},
		Evidence: []*Fact{{ID: "what-is-asked", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}}}}
	// wasDamaged: without the infraction the innocent side could have expected a better score.
	wasDamaged = &Fact{ID: "was-damaged", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// ownShare: how much of it that side did to itself, by an extremely serious error that has nothing to do with the infraction, or by a gamble.
	ownShare = &Fact{ID: "own-share", Class: Judgement, Answers: []record.AnswerID{allOwn, partOwn, noneOwn}}
	// whichResult: what would probably have happened without the infraction.
	whichResult = &Fact{ID: "which-result", Class: Judgement, Answers: []record.AnswerID{oneResult, severalResults, tooManyResults}}
)
