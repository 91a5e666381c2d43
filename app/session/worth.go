package session

import (
	"errors"
	"math/big"
	"slices"

	"rectify/engine/adjust"
	"rectify/engine/bridge"
	"rectify/scenarios"
)

// ErrNoResult says that a side's score is that of the table, and the table has none.
var ErrNoResult = errors.New("session: the board was not played out")

// Worth is what both sides get by a score that was worked out for an adjustment, with the lines that lead to it. The error is a fault
// of its weights, or ErrNoResult.
func (a *Award) Worth(given Awarded, ordered scenarios.Adjustment) (adjust.Split, error) {
	split, err := a.assigned(given, ordered)
	if err != nil {
		return split, err
	}
	if a.Score.Kind == "knock-out" && ordered.Artificial == (scenarios.Sides[*adjust.Fault]{}) {
		split = split.Balance()
	}
	for _, f := range given.Artificial {
		value := big.NewRat(int64(f.Given), 1)
		r := adjust.Result{Value: value, Steps: []adjust.Step{{Kind: adjust.Artifice, Value: value}}}
		if f.Side == bridge.NorthSouth {
			split.NS = r
		} else {
			split.EW = r
		}
	}
	return split, nil
}

// assigned is what both sides get by the results weighed.
func (a *Award) assigned(given Awarded, ordered scenarios.Adjustment) (adjust.Split, error) {
	if len(ordered.Parts) == 0 && ordered.Artificial.NS != nil && ordered.Artificial.EW != nil {
		return adjust.Split{}, nil
	}
	e := a.entry(given)
	switch {
	case e.NS == nil || e.EW == nil:
		return adjust.Split{}, ErrNoResult
	case slices.Contains(ordered.Parts, scenarios.Without) && a.table() == nil:
		return adjust.Split{}, ErrNoResult
	case slices.Contains(ordered.Parts, scenarios.Without):
		return a.Score.Board.SetApart(a.Innocent, given.of(scenarios.Without), given.of(scenarios.After), a.table())
	}
	return a.Score.Board.Assign(e.NS, e.EW)
}

// entry is the line of the traveller that a score makes: of each side its own results, or else those of the table. Harm of one's own
// has no line of its own: the other tables are compared with what was to be expected without the infraction.
func (a *Award) entry(given Awarded) adjust.Entry {
	e := adjust.Table(a.table())
	for _, s := range given.Sheets {
		switch s.Part {
		case scenarios.ForBoth, scenarios.Without:
			e = adjust.Table(s.Award())
		case scenarios.ForNS:
			e.NS = s.Award()
		case scenarios.ForEW:
			e.EW = s.Award()
		}
	}
	return e
}

// table is the result obtained, nil if there is none.
func (a *Award) table() adjust.Award {
	if !a.Over {
		return nil
	}
	return adjust.One(a.Table.Contract, a.Table.Tricks)
}

// of is the results of one part.
func (g Awarded) of(p scenarios.Part) adjust.Award {
	for _, s := range g.Sheets {
		if s.Part == p {
			return s.Award()
		}
	}
	return nil
}

// A Line is one table of a traveller, with its matchpoints before the adjustment and after it; nil where it has none.
type Line struct {
	Played        scenarios.Played
	None          bool // no result was obtained
	Own           bool // it is the table at which the director is
	Before, After adjust.Pairs
}

// Traveller is the board's traveller before the right adjustment and after it, the table's own line first; none where the board is not
// scored by comparison with a traveller, or nothing is to be adjusted.
func (a *Award) Traveller() ([]Line, error) {
	if a.Score.Board.Form != adjust.ByMatchpoints || a.Wanted.None() {
		return nil, nil
	}
	lines := []Line{{Played: a.Table, None: !a.Over, Own: true}}
	before := []adjust.Entry{adjust.Table(a.table())}
	own := adjust.Entry{}
	if len(a.Wanted.Parts) > 0 {
		own = a.entry(a.Right)
	}
	after := []adjust.Entry{own}
	for _, p := range a.Score.Traveller {
		lines = append(lines, Line{Played: p})
		e := adjust.Table(adjust.One(p.Contract, p.Tricks))
		before, after = append(before, e), append(after, e)
	}
	times := max(a.Score.Board.Times, len(lines))
	was, err := adjust.Traveller(before, a.Score.Board.Vul, times)
	is, more := adjust.Traveller(after, a.Score.Board.Vul, times)
	split, most := a.Worth(a.Right, a.Wanted)
	if err := errors.Join(err, more, most); err != nil {
		return nil, err
	}
	for i := range lines {
		lines[i].Before, lines[i].After = was[i], is[i]
	}
	lines[0].After = adjust.Pairs{NS: a.points(split.NS), EW: a.points(split.EW)}
	return lines, nil
}

// points is r in matchpoints: an artificial score is a part of the top, in per cent.
func (a *Award) points(r adjust.Result) *big.Rat {
	if len(r.Steps) == 0 || r.Steps[0].Kind != adjust.Artifice {
		return r.Value
	}
	out := big.NewRat(int64(a.Score.Board.Top()), 100)
	return out.Mul(out, r.Value)
}
