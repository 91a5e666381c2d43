package view

import (
	"math/big"
	"strings"

	"rectify/app/session"
	"rectify/engine/adjust"
	"rectify/engine/law"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// awardMark is the adjusted score of t's ruling marked, nil if there is none.
func (v *Sitting) awardMark(t *session.Turn) *AwardMark {
	a := t.Award
	if a == nil {
		return nil
	}
	m := &AwardMark{Head: v.p.T("ui.award.head"), Notes: v.against(a)}
	m.GivenHead, m.RightHead = v.p.T("ui.award.given"), v.p.T("ui.award.right")
	switch {
	case a.Wanted.None():
		m.Notes = []string{v.p.T("ui.award.note.none")}
	case a.Ordered.None():
		m.Notes = append(m.Notes, v.p.T("ui.award.note.unworked"))
	case !a.Comparable():
		m.Notes = append(m.Notes, v.p.T("ui.award.note.differs"))
	}
	m.Parts = v.awardParts(a)
	if !a.Ordered.None() {
		if split, err := a.Worth(a.Given, a.Ordered); err == nil {
			m.Given = v.p.T("ui.award.yours", "Text", v.comesTo(a, split))
		}
	}
	if split, err := a.Worth(a.Right, a.Wanted); err == nil && !a.Wanted.None() {
		m.SumsHead = v.p.T("ui.award.so")
		m.Sums = v.split(a, split)
		v.artificialLines(a, m.Sums)
		m.Traveller = v.traveller(a)
	}
	return m
}

// awardParts is every list of results marked: the trainee's weights beside those of the file, or these alone if there are none to
// compare.
func (v *Sitting) awardParts(a *session.Award) []AwardPart {
	var out []AwardPart
	for i, sheet := range a.Right.Sheets {
		part := AwardPart{}
		if sheet.Part != scenarios.ForBoth {
			part.Head = v.partName(a, sheet.Part)
		}
		if len(a.Marks) > 0 {
			for _, l := range a.Marks[i].Lines {
				part.Lines = append(part.Lines, v.weightLine(a, sheet.Part, l))
			}
		} else {
			for _, w := range sheet.Weights {
				part.Lines = append(part.Lines, AwardLine{Kind: "missing", Text: v.played(w.Contract, w.Tricks), Right: v.p.T("ui.award.percent", "Percent", w.Percent)})
			}
		}
		out = append(out, part)
	}
	fixed := AwardPart{}
	for i, f := range a.Right.Artificial {
		line := AwardLine{Kind: "missing", Text: string(v.p.Side(f.Side).Name()), Right: v.artificial(a, f.Given)}
		if len(a.Fixed) > 0 {
			line.Kind, line.Given = "right", v.artificial(a, a.Fixed[i].Given)
			if a.Fixed[i].Given != f.Given {
				line.Kind = "extra"
			}
			line.Mark = v.p.T("ui.award.mark." + line.Kind)
		}
		fixed.Lines = append(fixed.Lines, line)
	}
	if len(fixed.Lines) > 0 {
		out = append(out, fixed)
	}
	return out
}

// weightLine is the weight of one result marked, and why where it may have none.
func (v *Sitting) weightLine(a *session.Award, part scenarios.Part, l verdict.WeightLine) AwardLine {
	w := l.Wanted
	kind := map[verdict.WeightKind]string{verdict.Exact: "right", verdict.Near: "near", verdict.Far: "extra", verdict.Forbidden: "extra", verdict.Unlikely: "extra"}[l.Kind]
	line := AwardLine{Kind: kind, Mark: v.p.T("ui.award.mark." + l.Kind.String()), Text: v.played(w.Contract, w.Tricks),
		Given: v.p.T("ui.award.percent", "Percent", l.Given), Right: v.p.T("ui.award.percent", "Percent", w.Percent)}
	switch {
	case w.Excluded:
		line.Right = v.p.T("ui.award.barred")
		e, key := v.s.Settings.Edition, "ui.award.excluded"
		if e.Base() == law.Edition2007 {
			key = "ui.award.excluded-before" // 12C1(c) names legal means since 2017
		}
		line.Why = v.p.T(key, "Text", v.words(a.Why(part, w.Weight)), "Last", v.p.Cite("12C1(c)", e))
	case w.Tolerance > 0:
		line.Right = v.p.T("ui.award.within", "Percent", w.Percent, "Count", w.Tolerance)
	}
	if (scenarios.Played{Contract: w.Contract, Tricks: w.Tricks}) == a.Table && a.Over {
		line.Text += " " + v.p.T("ui.award.table")
	}
	return line
}

// artificialLines says by which paragraph each side gets what it gets, in place of the plain line.
func (v *Sitting) artificialLines(a *session.Award, sums []Sums) {
	e := v.s.Settings.Edition
	for i, side := range session.Sides {
		fault := a.Wanted.Artificial.Of(side)
		if fault == nil || i >= len(sums) {
			continue
		}
		name := [...]string{adjust.None: "plus", adjust.Partial: "average", adjust.Direct: "minus"}[*fault]
		cite := ofEdition(e, "12C2(a)", "12C2(a)")
		if a.Score.Board.Form == adjust.ByIMPs {
			cite = ofEdition(e, "86A", "12C2(b)")
		}
		text := v.p.T("ui.award.step."+name, "Text", v.p.Cite(cite, e))
		elsewhere, value := a.Score.Elsewhere.Of(side), a.Artificial(side, *fault).Value
		if elsewhere != nil && a.Score.Board.Form == adjust.ByMatchpoints {
			key := "elsewhere-not"
			if *fault != adjust.Partial && value.Cmp(big.NewRat(int64(*elsewhere), 1)) == 0 {
				key = "elsewhere"
			}
			text += " " + v.p.T("ui.award.step."+key, "Percent", *elsewhere, "Text", v.p.Cite("12C2(c)", e))
		}
		sums[i].Lines = []SumLine{{Text: text, Value: v.artificialRat(a.Score.Board, value), Total: true}}
	}
}

// traveller is the tables of the board before the adjustment and after it, nil where it has none.
func (v *Sitting) traveller(a *session.Award) *Traveller {
	lines, err := a.Traveller()
	if err != nil || len(lines) == 0 {
		return nil
	}
	out := &Traveller{Head: v.p.T("ui.award.traveller.head")}
	for i, name := range []string{"table", "score", "before", "after"} {
		out.Heads[i] = v.p.T("ui.award.traveller." + name)
	}
	for _, l := range lines {
		row := TravellerRow{Text: v.brief(l.Played), Score: v.points(l.Played.Score(a.Score.Board.Vul)), Before: v.pair(l.Before), After: v.pair(l.After)}
		if l.None {
			row.Text, row.Score = v.p.T("ui.award.traveller.none"), "–"
		}
		if l.Own {
			row.Mark = v.p.T("ui.award.traveller.adjusted")
		}
		out.Rows = append(out.Rows, row)
	}
	results := len(a.Score.Traveller)
	if len(a.Wanted.Parts) > 0 {
		results++
	}
	notes := []string{v.p.T("ui.award.traveller.note")}
	if times := max(a.Score.Board.Times, len(lines)); results < times {
		notes = append(notes, v.p.T("ui.award.traveller.neuberg", "Count", results, "OfCount", times))
	}
	out.Note = strings.Join(notes, " ")
	return out
}

// pair is the matchpoints of both sides, North–South first.
func (v *Sitting) pair(p adjust.Pairs) string {
	if p.NS == nil || p.EW == nil {
		return "–"
	}
	return v.p.Decimal(p.NS) + " / " + v.p.Decimal(p.EW)
}

// adjusted is what the adjusted score of the case comes to, nothing if there is none or nothing is known of the other tables.
func (v *Sitting) adjusted() []string {
	var out []string
	for _, t := range v.s.Turns {
		if t.Award == nil || t.Award.Wanted.None() {
			continue
		}
		if split, err := t.Award.Worth(t.Award.Right, t.Award.Wanted); err == nil {
			out = append(out, v.p.T("ui.award.score", "Text", v.comesTo(t.Award, split)))
		}
	}
	return out
}
