package view

import (
	"fmt"
	"strings"

	"rectify/app/session"
	"rectify/engine/adjust"
	"rectify/engine/bridge"
	"rectify/scenarios"
)

// awardSheet is the task of working out the adjusted score that was ruled.
func (v *Sitting) awardSheet(t *session.Turn) Sheet {
	w, a := v.toAward(), t.Award
	given := v.worked()
	s := v.task("award", "assign", v.ready(given))
	s.Lead = v.p.T("ui.award.lead-fixed")
	s.Hint = v.p.T("ui.award.hint-fixed")
	if len(w.weights) > 0 {
		s.Lead, s.Hint = v.p.T("ui.award.lead"), v.p.T("ui.award.hint")
	}
	s.Award = &Award{Against: v.against(a)}
	if w.picked != nil {
		s.Award.Draft, s.Hint = v.resultDraft(w), v.p.T("ui.award.hint-new")
		return s
	}
	for i, part := range a.Ordered.Parts {
		s.Award.Sections = append(s.Award.Sections, v.weights(w, a, i, part))
	}
	for i, side := range fixedSides(a.Ordered) {
		s.Award.Sections = append(s.Award.Sections, v.fixed(w, a, i, side))
	}
	if len(w.weights) > 0 {
		s.Award.New = Action{ID: "weigh:new", Text: v.p.T("ui.award.new"), Key: "F9", Enabled: true}
		s.Award.Sums = v.sums(a, given)
	}
	switch d := v.double; {
	case d.working:
		s.Award.Note = v.p.T("ui.double.working")
	case d.done && d.err == nil:
		s.Award.Note = v.p.T("ui.award.double-note")
	}
	return s
}

// against is what the board is set against, table by table.
func (v *Sitting) against(a *session.Award) []string {
	board := a.Score.Board
	form := [...]string{adjust.ByMatchpoints: "matchpoints", adjust.ByIMPs: "imps", adjust.ByPoints: "points"}[board.Form]
	lines := []string{v.p.T("ui.award.kind."+a.Score.Kind) + " " + v.p.T("ui.award.against."+form, "Text", v.vulnerable(board.Vul))}
	switch {
	case board.Form == adjust.ByMatchpoints:
		var tables []string
		for _, p := range a.Score.Traveller {
			tables = append(tables, v.scored(p, board.Vul))
		}
		lines = append(lines, v.p.T("ui.award.against.traveller", "Text", strings.Join(tables, "\u00a0· ")))
		if board.Times > len(a.Score.Traveller)+1 {
			lines = append(lines, v.p.T("ui.award.against.times", "Count", board.Times))
		}
	case a.Score.Other != nil:
		lines = append(lines, v.p.T("ui.award.against.match", "Text", v.scored(*a.Score.Other, board.Vul)))
	case board.Form == adjust.ByIMPs:
		lines = append(lines, v.p.T("ui.award.against.datum", "Text", v.points(board.Against)))
	}
	for _, side := range session.Sides {
		if e := a.Score.Elsewhere.Of(side); e != nil && board.Form == adjust.ByMatchpoints {
			lines = append(lines, v.p.T("ui.award.against.elsewhere", "Side", side, "Percent", *e))
		}
	}
	return lines
}

// vulnerable is who is vulnerable, in the middle of a sentence.
func (v *Sitting) vulnerable(vul bridge.Vul) string {
	switch vul {
	case bridge.NoneVul:
		return v.p.T("ui.award.vulnerable.none")
	case bridge.BothVul:
		return v.p.T("ui.award.vulnerable.both")
	case bridge.NSVul:
		return vulText(v.p, bridge.NorthSouth, true)
	}
	return vulText(v.p, bridge.EastWest, true)
}

// scored is a result as a traveller has it, and what it scores for North–South; it stays on one line.
func (v *Sitting) scored(p scenarios.Played, vul bridge.Vul) string {
	return strings.ReplaceAll(v.brief(p)+" ("+v.points(p.Score(vul))+")", " ", "\u00a0")
}

// brief is a result as a traveller has it: 4♠ S +1.
func (v *Sitting) brief(p scenarios.Played) string {
	if !p.Contract.Bid.IsBid() {
		return v.p.Contract(p.Contract)
	}
	text := v.p.Call(p.Contract.Bid).String() + strings.Repeat("×", int(p.Contract.Doubled)) + " " + string(v.p.Seat(p.Contract.Declarer).Short())
	switch over := p.Tricks - p.Contract.Bid.Level() - 6; {
	case over > 0:
		return fmt.Sprintf("%s +%d", text, over)
	case over < 0:
		return fmt.Sprintf("%s −%d", text, -over)
	}
	return text + " ="
}

// weights is one list of results with their weights.
func (v *Sitting) weights(w *awarding, a *session.Award, sheet int, part scenarios.Part) AwardSection {
	out := AwardSection{}
	if part != scenarios.ForBoth {
		out.Head = v.partName(a, part)
	}
	sum := 0
	for j, p := range w.results {
		n, percent := sheet*len(w.results)+j, w.weights[sheet][j]
		act := func(id, sign string, enabled bool) Action {
			return Action{ID: fmt.Sprintf("weigh:%s:%d", id, n), Text: sign, Enabled: enabled}
		}
		row := AwardRow{ID: fmt.Sprintf("weigh:row:%d", n), Text: v.played(p.Contract, p.Tricks), Percent: percent,
			Weight: v.p.T("ui.award.percent", "Percent", percent), Chosen: w.at == n,
			Less: act("less", "−", percent > 0), More: act("more", "+", percent < 100)}
		var notes []string
		if a.Over && p == a.Table {
			notes = append(notes, v.p.T("ui.award.table"))
		}
		if d := v.double; d.done && d.err == nil && p.Contract.Bid.IsBid() {
			notes = append(notes, v.p.T("ui.award.double", "Count", d.table[p.Contract.Trump()][p.Contract.Declarer]))
		}
		row.Note = strings.Join(notes, " · ")
		out.Rows = append(out.Rows, row)
		sum += percent
	}
	switch {
	case sum == 100:
		out.Sum, out.Whole = v.p.T("ui.award.sum.whole"), true
	case sum < 100:
		out.Sum = v.p.T("ui.award.sum.missing", "Percent", sum, "Count", 100-sum)
	default:
		out.Sum = v.p.T("ui.award.sum.over", "Percent", sum, "Count", sum-100)
	}
	return out
}

// partName is the heading of one list of results.
func (v *Sitting) partName(a *session.Award, part scenarios.Part) string {
	switch part {
	case scenarios.ForNS:
		return string(v.p.Side(bridge.NorthSouth).Name())
	case scenarios.ForEW:
		return string(v.p.Side(bridge.EastWest).Name())
	}
	return v.p.T("ui.award.part."+string(part), "Side", a.Innocent)
}

// fixed is the artificial score of a side, to be picked.
func (v *Sitting) fixed(w *awarding, a *session.Award, i int, side bridge.Side) AwardSection {
	out := AwardSection{Head: string(v.p.Side(side).Name()), Now: w.at == len(w.weights)*len(w.results)+i, Whole: w.fixed[i] >= 0}
	out.Fixed.ID = fmt.Sprintf("weigh:fix:%d", i)
	for j, value := range fixedScores(a) {
		out.Fixed.Choices = append(out.Fixed.Choices, Choice{ID: fmt.Sprintf("weigh:fix:%d:%d", i, j), Text: v.artificial(a, value), Chosen: w.fixed[i] == j})
	}
	return out
}

// resultDraft is another result being made out.
func (v *Sitting) resultDraft(w *awarding) *Draft {
	p, complete := w.made()
	d := &Draft{Text: v.p.T("ui.award.new"),
		Add:    Action{ID: "weigh:add", Text: v.p.T("ui.award.add"), Key: v.p.T("ui.key.enter"), Enabled: complete},
		Cancel: Action{ID: "weigh:cancel", Text: v.p.T("ui.composer.cancel"), Key: v.p.T("ui.key.escape"), Enabled: true}}
	if complete {
		d.Text = v.played(p.Contract, p.Tricks)
	}
	for _, name := range resultPickers {
		picker := Picker{ID: name, Label: v.p.T("ui.award.pick." + name), Digits: name == "level" || name == "won"}
		for i, text := range v.resultChoices(name) {
			at, ok := w.picked[name]
			picker.Choices = append(picker.Choices, Choice{ID: fmt.Sprintf("weigh:pick:%s:%d", name, i), Text: text, Chosen: ok && at == i})
		}
		d.Pickers = append(d.Pickers, picker)
	}
	return d
}
