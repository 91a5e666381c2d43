package scenarios

import (
	"rectify/engine/adjust"
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// An Adjustment is what a ruling leaves to be worked out: the results to be weighed, and the sides that get an artificial score for how far
// they are to blame. Neither is there in a ruling that adjusts no score.
type Adjustment struct {
	Parts      []Part
	Artificial Sides[*adjust.Fault]
}

// None reports whether there is nothing to be worked out.
func (a Adjustment) None() bool {
	return len(a.Parts) == 0 && a.Artificial == Sides[*adjust.Fault]{}
}

// Adjustment is what orders leave to be worked out. Where they give an artificial score and do not say to whom, it is the file's own word.
func (s *Score) Adjustment(orders []record.Order) Adjustment {
	var a Adjustment
	blame := map[record.OrderKind]adjust.Fault{record.AveragePlus: adjust.None, record.Average: adjust.Partial, record.AverageMinus: adjust.Direct}
	var one Sides[bool]
	for _, o := range orders {
		fault, average := blame[o.Kind]
		switch {
		case average && o.On.Side() == bridge.NorthSouth:
			a.Artificial.NS = &fault
		case average:
			a.Artificial.EW = &fault
		case o.Kind == record.ArtificialScore:
			a.Artificial = s.Fault
		case o.Kind == record.AdjustSide && o.On.Side() == bridge.NorthSouth:
			one.NS = true
		case o.Kind == record.AdjustSide:
			one.EW = true
		case o.Kind == record.AdjustEach:
			one.NS, one.EW = true, true
		case o.Kind != record.AdjustScore && o.Kind != record.WeightedScore:
		case len(s.Of(Without)) > 0:
			a.Parts = []Part{Without, After}
		default:
			a.Parts = []Part{ForBoth}
		}
	}
	if one.NS {
		a.Parts = append(a.Parts, ForNS)
	}
	if one.EW {
		a.Parts = append(a.Parts, ForEW)
	}
	if s.Board.Form == adjust.ByPoints {
		a.Artificial = Sides[*adjust.Fault]{} // the Laws give none in total points (12C2)
	}
	return a
}

// misscored reports what only the rulings of a case show of its scores: results that are not weighed though a ruling adjusts the score,
// the table's own result written as if it were another, and scores that no ruling needs.
func (s *Scenario) misscored() []Fault {
	var faults []Fault
	for i := range s.Scores {
		faults = append(faults, s.misscoredBy(&s.Scores[i])...)
	}
	return faults
}

func (s *Scenario) misscoredBy(score *Score) []Fault {
	var faults []Fault
	fault := func(p place, code Code, pairs ...any) { faults = append(faults, s.fault(p, code, pairs...)) }
	used := false
	for _, e := range law.Editions {
		if s.ScoreIn(e) != score {
			continue
		}
		run, err := s.Run(e, law.Authority{})
		if err != nil {
			continue // the file has another fault, and that one is reported
		}
		for _, task := range run.Rulings {
			a := score.Adjustment(task.Ruled.Orders)
			used = used || !a.None()
			for _, part := range a.Parts {
				if len(score.Of(part)) == 0 {
					fault(score.place, "score-missing", "Key", string(part))
				}
			}
		}
		table, over := Obtained(run.State)
		for _, o := range score.Outcomes {
			switch {
			case o.Table && !over:
				fault(o.place, "score-no-table")
			case !o.Table && over && o.Played == table:
				fault(o.place, "score-is-table")
			}
		}
		if len(faults) > 0 {
			return faults // every edition would say the same
		}
	}
	if !used {
		fault(score.place, "score-unused")
	}
	return faults
}

// Obtained is the result of the table as s has it, false if the board was not played out, or the record has no more than its ending.
func Obtained(s record.State) (Played, bool) {
	rec := s.Record()
	if s.Phase != record.Over || rec.Contract.Bid.IsBid() && rec.Deal[bridge.North].Len() < 13 {
		return Played{}, false
	}
	if s.Contract.Bid == bridge.NoCall {
		return Played{}, true
	}
	return Played{s.Contract, s.Result()}, true
}
