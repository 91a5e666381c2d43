package session

import (
	"math/big"
	"reflect"
	"slices"

	"rectify/engine/adjust"
	"rectify/engine/bridge"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// An adjusted score is ruled first and worked out then: which results are weighed, and by how much (12C1), or what an artificial score
// comes to (12C2). It can be worked out only where the file says how the board was scored at the other tables.

// An Awarded is an adjusted score as the trainee worked it out.
type Awarded struct {
	Sheets     []WeightSheet        `json:"sheets,omitempty"`
	Artificial []verdict.Artificial `json:"artificial,omitempty"`
}

// A WeightSheet is the results that one part of an adjusted score is made of.
type WeightSheet struct {
	Part    scenarios.Part   `json:"part"`
	Weights []verdict.Weight `json:"weights"`
}

// Award is the results of s for package adjust.
func (s WeightSheet) Award() adjust.Award {
	out := make(adjust.Award, 0, len(s.Weights))
	for _, w := range s.Weights {
		out = append(out, adjust.Outcome{Contract: w.Contract, Tricks: w.Tricks, Weight: big.NewRat(int64(w.Percent), 100)})
	}
	return out
}

// An Award is the adjusted score of a ruling.
type Award struct {
	Score    *scenarios.Score
	Table    scenarios.Played // the result obtained
	Over     bool             // there is one: the board was played out
	Innocent bridge.Side      // the side that did not err
	Ordered  scenarios.Adjustment
	Wanted   scenarios.Adjustment // what the right ruling orders; it may be none
	Given    Awarded              // empty until it is worked out
	Right    Awarded
	Marks    []PartMark // of Given, if it is of the kind that the right ruling orders
	Fixed    []verdict.ArtificialLine
	grade    verdict.Grade
}

// A PartMark is one part marked.
type PartMark struct {
	Part scenarios.Part
	verdict.AwardMark
}

// award is what is to be worked out of t's ruling, nil if nothing is: neither ruling adjusts a score, or the file does not say how the
// board was scored.
func (s *Session) award(t *Turn) *Award {
	score := s.Scenario.ScoreIn(s.Settings.Edition)
	if score == nil || s.Dealing() { // a deal played on by hand is not the file's any more
		return nil
	}
	a := &Award{Score: score, Ordered: score.Adjustment(t.Given), Wanted: score.Adjustment(t.Task.Ruled.Orders)}
	a.Table, a.Over = scenarios.Obtained(t.Before)
	a.Innocent = t.Task.Matter.By.Side().Other()
	if a.Innocent == bridge.NoSide {
		a.Innocent = bridge.NorthSouth
	}
	switch {
	case a.Ordered.None() && a.Wanted.None():
		return nil
	case !a.Over && a.Wanted.None(): // the file's list is of a later ruling, and would tell what is to come
		return nil
	case !a.Over && len(score.Outcomes) == 0: // nothing to weigh
		a.Ordered.Parts = nil
	}
	a.Right = a.right()
	return a
}

// right is the score that the file has, for the right ruling.
func (a *Award) right() Awarded {
	var out Awarded
	for _, p := range a.Wanted.Parts {
		sheet := WeightSheet{Part: p}
		for _, w := range a.weighings(p) {
			if w.Percent > 0 {
				sheet.Weights = append(sheet.Weights, w.Weight)
			}
		}
		out.Sheets = append(out.Sheets, sheet)
	}
	for _, side := range Sides {
		if fault := a.Wanted.Artificial.Of(side); fault != nil {
			out.Artificial = append(out.Artificial, verdict.Artificial{Side: side, Given: a.fixed(side, *fault)})
		}
	}
	return out
}

// Sides is the two sides, for ranging over.
var Sides = [2]bridge.Side{bridge.NorthSouth, bridge.EastWest}

// Artificial is what a side gets by 12C2 for a fault, with the lines that lead to it.
func (a *Award) Artificial(side bridge.Side, f adjust.Fault) adjust.Result {
	var elsewhere *big.Rat
	if e := a.Score.Elsewhere.Of(side); e != nil {
		elsewhere = big.NewRat(int64(*e), 1)
	}
	r, _ := a.Score.Board.Artificial(f, elsewhere) // an Adjustment has none where there is no such score
	return r
}

// fixed is the same as a number: per cent and IMPs are whole here, since what a file says of the other boards is.
func (a *Award) fixed(side bridge.Side, f adjust.Fault) int {
	return int(a.Artificial(side, f).Value.Num().Int64())
}

// weighings is what the file says of the results of a part.
func (a *Award) weighings(p scenarios.Part) []verdict.Weighing {
	var out []verdict.Weighing
	for _, o := range a.Score.Of(p) {
		played := a.Played(o)
		out = append(out, verdict.Weighing{Tolerance: o.Tolerance, Excluded: o.Excluded,
			Weight: verdict.Weight{Contract: played.Contract, Tricks: played.Tricks, Percent: o.Weight}})
	}
	return out
}

// Played is the result that o is about.
func (a *Award) Played(o scenarios.Outcome) scenarios.Played {
	if o.Table {
		return a.Table
	}
	return o.Played
}

// Why is what the file says of a result of part p that is excluded.
func (a *Award) Why(p scenarios.Part, w verdict.Weight) scenarios.Words {
	for _, o := range a.Score.Of(p) {
		if a.Played(o) == (scenarios.Played{Contract: w.Contract, Tricks: w.Tricks}) {
			return o.Why
		}
	}
	return scenarios.Words{}
}

// Comparable reports whether the score worked out is of the kind that the right ruling orders. If it is not, the ruling itself is marked
// for it.
func (a *Award) Comparable() bool {
	fixed := func(x scenarios.Adjustment) [2]bool { return [2]bool{x.Artificial.NS != nil, x.Artificial.EW != nil} }
	return reflect.DeepEqual(a.Ordered.Parts, a.Wanted.Parts) && fixed(a.Ordered) == fixed(a.Wanted)
}

// assign takes the score that was worked out; false if it is not what was ordered, or its weights are no award.
func (t *Turn) assign(given Awarded) bool {
	a := t.Award
	var parts []scenarios.Part
	for _, s := range given.Sheets {
		if s.Award().Check() != nil {
			return false
		}
		parts = append(parts, s.Part)
	}
	var sides [2]bool
	for _, f := range given.Artificial {
		if f.Side != bridge.NorthSouth && f.Side != bridge.EastWest {
			return false
		}
		sides[f.Side-bridge.NorthSouth] = true
	}
	if !slices.Equal(parts, a.Ordered.Parts) || sides != [2]bool{a.Ordered.Artificial.NS != nil, a.Ordered.Artificial.EW != nil} {
		return false
	}
	a.Given = given
	if !a.Comparable() {
		return true
	}
	a.grade = verdict.Correct
	for _, s := range given.Sheets {
		m := verdict.MarkAward(s.Weights, a.weighings(s.Part), a.Score.Board.Vul)
		a.Marks = append(a.Marks, PartMark{s.Part, m})
		a.grade = min(a.grade, m.Grade)
	}
	fixed, lines := verdict.MarkArtificial(given.Artificial, a.Right.Artificial)
	a.Fixed, a.grade = lines, min(a.grade, fixed)
	return true
}

// mark is the grade of the score worked out, NotMarked if there is none or it is of another kind than the right one.
func (a *Award) mark() verdict.Grade {
	if a == nil {
		return verdict.NotMarked
	}
	return a.grade
}
