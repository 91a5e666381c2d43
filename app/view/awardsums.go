package view

import (
	"math/big"
	"strconv"
	"strings"

	"rectify/app/session"
	"rectify/engine/adjust"
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/scenarios"
)

// The sums are written as an appeals committee writes them: a line for each result that counts, for each side.

// sums is how a score comes about, side by side; as far as it can be told while weights are still missing.
func (v *Sitting) sums(a *session.Award, given session.Awarded) []Sums {
	split, err := a.Worth(given, a.Ordered)
	if err != nil {
		return v.unfinished(a, given)
	}
	return v.split(a, split)
}

// split is the lines of both sides.
func (v *Sitting) split(a *session.Award, split adjust.Split) []Sums {
	var out []Sums
	for _, side := range session.Sides {
		sums := Sums{Head: string(v.p.Side(side).Name())}
		steps := split.Of(side).Steps
		for i, s := range steps {
			line := v.sumStep(a, side, s)
			line.Total = i == len(steps)-1
			sums.Lines = append(sums.Lines, line)
		}
		out = append(out, sums)
	}
	return out
}

// unfinished is the lines of the results that have a weight already.
func (v *Sitting) unfinished(a *session.Award, given session.Awarded) []Sums {
	var out []Sums
	for _, side := range session.Sides {
		sums := Sums{Head: string(v.p.Side(side).Name())}
		for _, sheet := range given.Sheets {
			if sheet.Part == scenarios.ForNS && side == bridge.EastWest || sheet.Part == scenarios.ForEW && side == bridge.NorthSouth {
				continue
			}
			for _, w := range sheet.Weights {
				r, err := a.Score.Board.Worth(side, adjust.One(w.Contract, w.Tricks))
				if err != nil {
					continue // no result has more than thirteen tricks: what is made out here cannot
				}
				s := r.Steps[0]
				s.Outcome.Weight = big.NewRat(int64(w.Percent), 100)
				s.Part = new(big.Rat).Mul(s.Outcome.Weight, s.Value)
				sums.Lines = append(sums.Lines, v.sumStep(a, side, s))
			}
		}
		if len(sums.Lines) > 0 {
			out = append(out, sums)
		}
	}
	return out
}

// sumStep is one line of the sums for side.
func (v *Sitting) sumStep(a *session.Award, side bridge.Side, s adjust.Step) SumLine {
	board, e := a.Score.Board, v.s.Settings.Edition
	line := SumLine{Value: v.value(board, s.Value)}
	say := func(key string, args ...any) { line.Text = v.p.T("ui.award.step."+key, args...) }
	switch s.Kind {
	case adjust.Weighed:
		line = v.weighedStep(a, side, s)
	case adjust.Total:
		say("total")
	case adjust.Artifice:
		line = SumLine{Text: v.p.T("ui.award.step.fixed"), Value: v.artificialRat(board, s.Value)}
	case adjust.Without, adjust.After, adjust.Made, adjust.Caused, adjust.Theirs:
		say([...]string{adjust.Without: "without", adjust.After: "after", adjust.Made: "made", adjust.Caused: "caused", adjust.Theirs: "theirs"}[s.Kind])
	case adjust.Own:
		say("own", "Text", v.p.Cite(ofEdition(e, "12C1(b)", "12C1(e)"), e))
	case adjust.Evened:
		say("evened", "Text", v.p.Cite(ofEdition(e, "86B", "12C4"), e))
	case adjust.Factored:
		n := len(board.Others) + 1
		before := new(big.Rat).Add(s.Value, big.NewRat(1, 1)) // the formula, backwards
		before.Mul(before, big.NewRat(int64(n), int64(board.Times))).Sub(before, big.NewRat(1, 1))
		say("factored", "Count", n, "OfCount", board.Times, "Text", v.p.Decimal(before))
	}
	return line
}

// ofEdition is a citation of 2007, or the one since.
func ofEdition(e law.Edition, before, since law.Cite) law.Cite {
	if e.Base() == law.Edition2007 {
		return before
	}
	return since
}

// weighedStep is what one result scores, what that is worth, and its part by its weight.
func (v *Sitting) weighedStep(a *session.Award, side bridge.Side, s adjust.Step) SumLine {
	board := a.Score.Board
	percent := int(new(big.Rat).Mul(s.Outcome.Weight, big.NewRat(100, 1)).Num().Int64()) // weights are whole
	result := v.brief(scenarios.Played{Contract: s.Outcome.Contract, Tricks: s.Outcome.Tricks})
	worth := ""
	switch board.Form {
	case adjust.ByMatchpoints:
		worth = v.p.T("ui.award.step.matchpoints", "Count", s.Beats, "EqualCount", s.Equals, "OfCount", len(board.Others), "Text", v.p.Decimal(s.Value))
	case adjust.ByIMPs:
		against := board.Against
		if side == bridge.EastWest {
			against = -against
		}
		worth = v.p.T("ui.award.step.imps", "Text", v.points(against), "Last", v.points(s.Score-against), "HeadText", v.value(board, s.Value))
	}
	text := v.p.T("ui.award.step.scores", "Head", result, "Text", v.partsOf(s, side, board.Vul))
	if worth != "" {
		text += " " + worth
	}
	if percent < 100 {
		text += " " + v.p.T("ui.award.step.weight", "Percent", percent)
	}
	return SumLine{Text: text, Value: v.value(board, s.Part)}
}

// partsOf is what a result scores for side; for the declarer's, what Law 77 makes it of: 90 + 30 + 50 = +170.
func (v *Sitting) partsOf(s adjust.Step, side bridge.Side, vul bridge.Vul) string {
	c := s.Outcome.Contract
	parts := c.Parts(s.Outcome.Tricks, vul)
	if c.Declarer.Side() != side || len(parts) < 2 {
		return v.points(s.Score)
	}
	var out []string
	for _, p := range parts {
		out = append(out, strconv.Itoa(p.Points))
	}
	return strings.ReplaceAll(strings.Join(out, " + ")+" = "+v.points(s.Score), " ", "\u00a0")
}

// points is a score with its sign.
func (v *Sitting) points(n int) string { return v.p.Signed(big.NewRat(int64(n), 1)) }

// value is a part of a score as the form writes it: matchpoints plain, the others with a sign.
func (v *Sitting) value(b adjust.Board, r *big.Rat) string {
	if b.Form == adjust.ByMatchpoints {
		return v.p.Decimal(r)
	}
	return v.p.Signed(r)
}

// artificial is an artificial score in per cent or IMPs.
func (v *Sitting) artificial(a *session.Award, n int) string {
	return v.artificialRat(a.Score.Board, big.NewRat(int64(n), 1))
}

func (v *Sitting) artificialRat(b adjust.Board, r *big.Rat) string {
	if b.Form == adjust.ByMatchpoints {
		return v.p.T("ui.award.percent-of", "Text", v.p.Decimal(r))
	}
	return v.p.T("ui.award.imps", "Text", v.p.Signed(r))
}

// comes is what a side's score comes to, in the unit of the form.
func (v *Sitting) comes(a *session.Award, r adjust.Result) string {
	board := a.Score.Board
	switch {
	case len(r.Steps) > 0 && r.Steps[0].Kind == adjust.Artifice:
		return v.artificialRat(board, r.Value)
	case board.Form == adjust.ByMatchpoints:
		share := new(big.Rat).Mul(r.Value, big.NewRat(100, int64(max(1, board.Top()))))
		return v.p.T("ui.award.of-top", "Text", v.p.Decimal(r.Value), "Count", board.Top(), "Last", v.p.Decimal(share))
	case board.Form == adjust.ByIMPs:
		return v.p.T("ui.award.imps", "Text", v.p.Signed(r.Value))
	}
	return v.p.T("ui.award.in-points", "Text", v.p.Signed(r.Value))
}

// comesTo is what both sides' scores come to, in one line.
func (v *Sitting) comesTo(a *session.Award, split adjust.Split) string {
	return v.p.T("ui.award.comes", "Text", v.comes(a, split.NS), "Last", v.comes(a, split.EW))
}
