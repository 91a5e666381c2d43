package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

var law79 = each(79, record.TricksDisputed, scoreDisputed(law.Edition2007), scoreDisputed(law.Edition2017),
	"79B2 of 2007: that after the round the director need not raise a score was compared only in part",
	"79C2 of 2007: a correction after the period rests on the regulations, the director and the organizer together")

// The answers about a figure that is disputed.
const (
	wrongFigure record.AnswerID = "wrong-figure"
	sidesDiffer record.AnswerID = "sides-differ"
	found       record.AnswerID = "found"
)

// scoreDisputed: a score that is not that of the tricks agreed is corrected in the time for it, and later only with leave (79C). Where the
// sides disagree about the tricks the director finds the facts (79B2); once the round is over he changes a score only if he is clearly
// convinced, which is the wording of 2017 (79B3).
func scoreDisputed(e law.Edition) *Node {
	late := law.Cite("79B3")
	if e == law.Edition2007 {
		late = "79B2"
	}
	return Ask(figureDisputed, "79B",
		On(wrongFigure, Ask(correctionPeriod, "79C1",
			On(Yes, Rule(corrected("79C1"))),
			On(No, Ask(lateLeave, "79C2",
				On(Yes, Rule(corrected("79C2"))),
				On(No, Rule(scoreStands("79C1"))))))),
		On(sidesDiffer, Ask(roundOver, late,
			On(No, Ask(tricksFound, "79B2",
				With(found, foundTricks, Rule(corrected("79B2"))))),
			On(Yes, Ask(clearlyConvinced, late,
				With(found, foundTricks, Rule(corrected(late))),
				On(No, Rule(scoreStands(late))))))))
}

func corrected(by law.Cite) Clause {
	return Clause{Kind: record.ScoreCorrected, On: Declarer, What: rightTricks, Cite: by}
}

func foundTricks(*Case) []record.Answer { return eachNumber(0, 13, found) }

// rightTricks is declarer's tricks as the play gave them, or as the director finds them.
var rightTricks = Target{Name: "the-tricks-won", Of: func(c *Case) []record.Scope {
	if c.State.Declarer() == bridge.NoSeat {
		return nil // a change of call has opened the auction again: no score stands
	}
	for _, f := range []*Fact{tricksFound, clearlyConvinced} {
		if got := f.Find(c); got.Known() && got.Answer.ID == found && figureDisputed.Find(c).Answer.ID == sidesDiffer {
			return tricks(got.Answer.N)
		}
	}
	return tricks(c.State.Result())
}}

// figureDisputed: there are two figures, of the two sides or where no play is known that could tell, or the one that was entered is not
// that of the tricks.
var figureDisputed = &Fact{ID: "figure-disputed", Class: Record, Answers: []record.AnswerID{wrongFigure, sidesDiffer},
	Derive: func(c *Case) Finding {
		last := eventOf(c)
		for n := 1; n < c.Matter.Event; n++ {
			if e := c.State.Event(n); e.Kind == record.Scored && e.Tricks != last.Tricks && (e.Seat.Opposes(last.Seat) || c.State.Phase != record.Over) {
				return Proved(sidesDiffer, n, c.Matter.Event)
			}
		}
		return Proved(wrongFigure, c.Matter.Event)
	}}

// roundOver: the round had ended before the director was called (79B3).
var roundOver = &Fact{ID: "round-over", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding { return Bool(c.State.Round.Ended, c.Matter.Event) }}

// tricksFound is how many tricks the director finds that declarer won (85). The play proves it where all of it is known.
var tricksFound = &Fact{ID: "tricks-found", Class: Judgement, Answers: []record.AnswerID{found}, Evidence: []*Fact{tricksAsTurned},
	Derive: knownTricks}

// clearlyConvinced is how many tricks declarer won if the director is clearly convinced of it, after the round.
var clearlyConvinced = &Fact{ID: "clearly-convinced", Class: Judgement, Answers: []record.AnswerID{found, No}, Evidence: []*Fact{tricksAsTurned},
	Derive: knownTricks}

var tricksAsTurned = &Fact{ID: "tricks-as-turned", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}}

// knownTricks is what the play proves.
func knownTricks(c *Case) Finding {
	if c.State.Phase != record.Over || c.State.TricksLeft() > 0 {
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}
	return Finding{Status: Derived, Answer: record.Answer{ID: found, N: c.State.Result()}, Basis: []int{c.Matter.Event}}
}

// lateLeave: after the time for it, the organizer allows a correction, the director being satisfied beyond reasonable doubt (79C2).
var lateLeave = &Fact{ID: "late-leave", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
