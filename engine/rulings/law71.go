package rulings

import (
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The answers about a trick that was conceded.
const (
	hadWon     record.AnswerID = "had-won"
	cannotLose record.AnswerID = "cannot-be-lost"
	couldLose  record.AnswerID = "could-be-lost"
)

// concession: a concession stands, unless the trick had been won (71A) or could not be lost by any normal play of the cards left (71B).
// That asks for more than what was likely, which is enough for the side that agreed (69B2). A side that knows that it was conceded what it
// could not win, and says nothing, breaks another law (79A2).
func concession(e law.Edition) *Node {
	return Ask(concededTrick, "71",
		With(hadWon, hadWonTricks, Ask(keptSilent, "79A2",
			On(Yes, Rule(awarded(moreThanClaimed, under71(e, "71A")), Clause{Kind: record.PenaltyLater, On: LHO, Cite: "79A2"})),
			On(No, Rule(awarded(moreThanClaimed, under71(e, "71A")))))),
		With(cannotLose, cannotLoseTricks, Rule(awarded(moreThanClaimed, under71(e, "71B")))),
		On(couldLose, Rule(asClaimed("71"))))
}

// under71 is the paragraph of Law 71 that by is in 2017. In 2007 the law has none.
func under71(e law.Edition, by law.Cite) law.Cite {
	if e == law.Edition2007 {
		return "71"
	}
	return by
}

func hadWonTricks(c *Case) []record.Answer     { return eachNumber(1, concededTricks(c), hadWon) }
func cannotLoseTricks(c *Case) []record.Answer { return eachNumber(1, concededTricks(c), cannotLose) }

func concededTricks(c *Case) int { return leftAtClaim(c) - claimedTricks(c) }

// moreThanClaimed is the tricks claimed and those whose concession is cancelled.
var moreThanClaimed = Target{Name: "more-than-claimed", Of: func(c *Case) []record.Scope {
	return tricks(claimedTricks(c) + concededTrick.Find(c).Answer.N)
}}

// concededTrick: which tricks were conceded in vain, and how many. One who conceded more than was left may have given up tricks
// that he had won. For
// the rest the cards are played out; if what is normal is open, it is for the director.
var concededTrick = &Fact{ID: "conceded-trick", Class: Judgement, Answers: []record.AnswerID{hadWon, cannotLose, couldLose}, Evidence: []*Fact{claimersLine},
	Derive: func(c *Case) Finding {
		found := func(id record.AnswerID, n int) Finding {
			return Finding{Status: Derived, Answer: record.Answer{ID: id, N: n}, Basis: []int{c.Matter.Event}}
		}
		claimed := claimedTricks(c)
		if n := wonOf(c, -claimed, c.Matter.By.Side()); n > 0 {
			return found(hadWon, n)
		}
		a, err := PlayOut(c)
		switch {
		case err == nil && a.Line.Tricks > claimed:
			return found(cannotLose, a.Line.Tricks-claimed)
		case err != nil || a.Careful > claimed: // careless play loses the trick: whether it would be normal is not for the engine
			return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
		}
		return found(couldLose, 0)
	}}

// keptSilent: the other side knew that the trick was not theirs, and accepted it (79A2).
var keptSilent = &Fact{ID: "kept-silent", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "knew-of-trick", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}}}}
