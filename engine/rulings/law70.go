package rulings

import (
	"rectify/engine/claim"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The answers about a contested claim.
const (
	playedOut   record.AnswerID = "played-out"
	forDirector record.AnswerID = "for-director"

	noDoubt      record.AnswerID = "no-doubt"
	trumpForgot  record.AnswerID = "trump"
	carelessPlay record.AnswerID = "careless"

	holds          record.AnswerID = "holds"
	concedesVain   record.AnswerID = "more-than-claimed"
	otherLine      record.AnswerID = "other-line"
	guessed        record.AnswerID = "guess"
	partnersChoice record.AnswerID = "partners-choice"

	trickCount record.AnswerID = "tricks"
)

// contestedClaim: the director awards what is as equitable as he can make it, doubt going against the claimer (70A). Every line that is
// normal and that the statement does not exclude is played out; where it depends on one question what is normal, that question is
// asked: whether a trump was forgotten (70C), or whether the careless play is normal for this player (70D1). What cannot be played out
// is for the director alone.
func contestedClaim(e law.Edition) *Node {
	guess := Rule(awarded(theWorst, "70E1"))
	if e == law.Edition2007 {
		guess = Ask(otherwiseIrrational, "70E1",
			On(Yes, Rule(awarded(theGuessed, "70E1"))),
			On(No, Rule(awarded(theWorst, "70E1"))))
	}
	return Ask(linesPlayed, "70B1",
		On(forDirector, Ask(tricksJudged, "70A",
			With(trickCount, anyTricks, Rule(awarded(theJudged, "70A"))))),
		On(playedOut, Ask(lineDoubt, "70A",
			On(trumpForgot, Ask(unawareOfTrump, "70C2",
				On(Yes, Rule(awarded(theWorst, "70C"))),
				On(No, Rule(awarded(theCareful, "70C2"))))),
			On(carelessPlay, Ask(carelessNormal, "70D1",
				On(Yes, Rule(awarded(theWorst, "70D1"))),
				On(No, Rule(awarded(theCareful, "70D1"))))),
			On(noDoubt, Ask(claimOutcome, "70A",
				On(holds, Rule(awarded(theWorst, "70A"))),
				On(concedesVain, Rule(awarded(theWorst, under71(e, "71B")))),
				On(otherLine, Rule(awarded(theWorst, "70D1"))),
				On(guessed, guess),
				On(partnersChoice, Rule(awarded(theWorst, "70D2"))))))))
}

// PlayOut plays the claim or concession of c's matter out, on the cards as the rulings so far leave them; what was played since goes back
// first. Its error is one of those of [claim.Analyse].
func PlayOut(c *Case) (claim.Analysis, error) {
	_, p, err := ClaimPosition(c)
	if err != nil {
		return claim.Analysis{}, err
	}
	return analyse(p, c.Authority)
}

// ClaimPosition is the table on which the claim or concession of c's matter is played out, and what it is to be played out from.
func ClaimPosition(c *Case) (record.State, claim.Position, error) {
	s := c.State
	if cardsSince(c) {
		back := record.Ruled{Matter: c.Matter, Interim: true, Orders: []record.Order{{Kind: record.PlayVoid, Cite: "68D"}}}
		var err error
		if s, err = s.Step(record.Event{Kind: record.Ruling, Ruled: &back}); err != nil {
			return s, claim.Position{}, err
		}
	}
	p, err := claim.At(s, eventOf(c))
	return s, p, err
}

// theWorst is what the line that costs the claimer most leaves; theCareful what he gets if the careless play is not normal; theGuessed if
// his line could not be another.
var (
	theWorst   = ofAnalysis("worst-normal-line", func(a claim.Analysis) claim.Line { return a.Line })
	theCareful = ofAnalysis("careful-line", func(a claim.Analysis) claim.Line { return a.Otherwise })
	theGuessed = ofAnalysis("only-rational-line", func(a claim.Analysis) claim.Line { return a.Guessed })
)

// ofAnalysis is one line of the analysis. A tree asks for it only where the analysis was found.
func ofAnalysis(name string, line func(claim.Analysis) claim.Line) Target {
	return Target{Name: name, Of: func(c *Case) []record.Scope {
		a, err := PlayOut(c)
		if err != nil {
			return nil
		}
		return tricks(line(a).Tricks)
	}}
}

// theJudged is what the director gives.
var theJudged = Target{Name: "as-judged", Of: func(c *Case) []record.Scope { return tricks(tricksJudged.Find(c).Answer.N) }}

// linesPlayed: the claim was played out, and hangs on one question at most.
var linesPlayed = &Fact{ID: "lines-played-out", Class: Record, Answers: []record.AnswerID{playedOut, forDirector},
	Derive: func(c *Case) Finding {
		a, err := PlayOut(c)
		f := Proved(forDirector, c.Matter.Event)
		switch {
		case err == claim.ErrUnclear:
			f.Why = "claim-words-unclear"
		case err == claim.ErrTooMany:
			f.Why = "claim-too-many-lines"
		case err != nil:
			f.Why = "claim-hands-unknown"
		case a.Doubt == claim.ManyDoubts:
			f.Why = "claim-several-doubts"
		default:
			return Proved(playedOut, c.Matter.Event)
		}
		return f
	}}

// tricksJudged is how many tricks the director gives the claimer's side.
var tricksJudged = &Fact{ID: "tricks-judged", Class: Judgement, Answers: []record.AnswerID{trickCount}, Evidence: []*Fact{claimersLine}}

// claimersLine is what the claimer says that he meant to play.
var claimersLine = &Fact{ID: "claimers-line", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}

func anyTricks(c *Case) []record.Answer { return eachNumber(0, leftAtClaim(c), trickCount) }

// lineDoubt: the question on which the result hangs, if there is one.
var lineDoubt = &Fact{ID: "claim-doubt", Class: Record, Answers: []record.AnswerID{trumpForgot, carelessPlay, noDoubt},
	Derive: func(c *Case) Finding {
		a, err := PlayOut(c)
		if err != nil {
			return Finding{} // linesPlayed has found that there is nothing to ask
		}
		switch a.Doubt {
		case claim.NoDoubt:
			return Proved(noDoubt, c.Matter.Event)
		case claim.TrumpDoubt:
			return Proved(trumpForgot, c.Matter.Event)
		}
		return Proved(carelessPlay, c.Matter.Event)
	}}

// unawareOfTrump: it is at all likely that the claimer did not know of the trump that is out (70C2).
var unawareOfTrump = &Fact{ID: "unaware-of-trump", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "trumps-counted", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}}}

// carelessNormal: the play on which it hangs, careless or inferior as it is, is normal for this player and not irrational (70, footnote).
var carelessNormal = &Fact{ID: "careless-is-normal", Class: Judgement, Answers: []record.AnswerID{Yes, No}, Evidence: []*Fact{claimersLine},
	Derive: func(c *Case) Finding {
		f := Finding{Status: Judges, Basis: []int{c.Matter.Event}}
		a, err := PlayOut(c)
		switch {
		case err != nil:
		case a.Doubt == claim.OrderDoubt:
			f.Why = "claim-small-cards"
		case a.Doubt == claim.LoserDoubt:
			f.Why = "claim-losers-first"
		case a.Doubt == claim.RuffDoubt:
			f.Why = "claim-ruffs-low"
		}
		return f
	}}

// claimOutcome: what the normal lines come to where nothing is in doubt, and why.
var claimOutcome = &Fact{ID: "claim-outcome", Class: Record, Answers: []record.AnswerID{holds, concedesVain, otherLine, guessed, partnersChoice},
	Derive: func(c *Case) Finding {
		a, err := PlayOut(c)
		if err != nil {
			return Finding{}
		}
		answers := map[claim.Cause]record.AnswerID{claim.Good: holds, claim.Better: concedesVain, claim.OtherLine: otherLine,
			claim.Guess: guessed, claim.ByPartner: partnersChoice}
		return Proved(answers[a.Cause], c.Matter.Event)
	}}

// otherwiseIrrational: not to adopt the line would be irrational, which under the 2007 Laws alone lets an unstated finesse or drop stand
// (70E1).
var otherwiseIrrational = &Fact{ID: "otherwise-irrational", Class: Judgement, Answers: []record.AnswerID{Yes, No}, Evidence: []*Fact{claimersLine}}
