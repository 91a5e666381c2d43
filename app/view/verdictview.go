package view

import (
	"fmt"
	"slices"
	"strings"

	"rectify/app/session"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/verdict"
	"rectify/i18n"
)

// wrong reports whether the ruling just marked calls for the whole reasoning at once.
func (v *Sitting) wrong() bool {
	t := v.s.Turn()
	return t != nil && t.Grade == verdict.Wrong
}

// verdict is the marking of t's ruling.
func (v *Sitting) verdict(t *session.Turn) Sheet {
	c := v.s.Case(t)
	grade := t.Grade.String()
	out := &Verdict{
		Grade:    Grade{Kind: grade, Text: v.p.T("grade." + grade), Note: v.note(t)},
		Summary:  Matter(v.p, t.Task.Matter, t.Before),
		Lines:    v.lines(t),
		Award:    v.awardMark(t),
		Law:      v.lawMark(t),
		Facts:    append(v.remarks(t), v.pollRemarks(t)...),
		Polls:    v.debrief(c, t),
		Why:      v.why(c, t),
		Say:      v.toSay(c, t),
		Path:     Path(v.p, c, t.Task.Outcome),
		ShowFull: v.full,
		Heads: VerdictHeads{Facts: v.p.T("ui.verdict.head.facts"), Why: v.p.T("ui.verdict.head.why"),
			Polls: v.p.T("ui.verdict.head.polls"), Path: v.p.T("ui.verdict.head.path"), Full: v.p.T("ui.verdict.head.full"), Other: v.p.T("ui.verdict.head.other-edition"),
			Say: v.p.T("ui.verdict.head.say")},
	}
	if v.full {
		out.Full = v.reasoning(c, t)
	}
	if v.other {
		out.Other = v.otherEdition(t)
	}
	if src := v.s.Scenario.Source; src.Ref != "" {
		out.Source = v.p.T("ui.verdict-source."+src.Kind, "Text", src.Ref)
	}
	out.Actions = append([]Action{
		{ID: "chart", Text: v.p.T("ui.chart.title"), Key: "F5", Enabled: true},
		{ID: "full", Text: v.p.T("ui.verdict.full"), Key: "F6", Enabled: true},
		{ID: "other", Text: v.p.T("ui.verdict.other-edition"), Key: "F3", Enabled: true},
	}, v.again()...)
	out.Actions = append(out.Actions, v.byHand()...)
	if v.hasLine() {
		out.Actions = append(out.Actions, v.lineAction())
	}
	if v.hasDouble() {
		out.Actions = append(out.Actions, v.doubleAction())
	}
	out.Actions = append(out.Actions, Action{ID: "report", Text: v.p.T("ui.verdict.report"), Enabled: true})
	return Sheet{Title: v.p.T("ui.verdict.title"), Verdict: out,
		Primary: Action{ID: "go-on", Text: v.p.T("ui.verdict.play"), Key: v.p.T("ui.key.enter"), Enabled: true}}
}

// note is what the grade means; after a right ruling, one of a few words of praise, a different one each time.
func (v *Sitting) note(t *session.Turn) string {
	if t.Grade == verdict.Correct {
		return v.p.T(fmt.Sprintf("ui.praise.%d", 1+(int(v.s.Settings.Seed%4)+len(v.s.Turns))%4))
	}
	if t.Grade < t.Mark.Grade && t.Grade != verdict.Incomplete { // the ruling was better: it is the score that was worked out
		return v.p.T("ui.award.grade." + t.Grade.String())
	}
	right := slices.ContainsFunc(t.Mark.Lines, func(l verdict.Line) bool { return l.Kind == verdict.Right })
	if t.Mark.Grade == verdict.Incomplete && !right { // nothing that was said was called for
		return v.p.T("grade-note.incomplete-all")
	}
	return v.p.T("grade-note." + t.Grade.String())
}

func (v *Sitting) lines(t *session.Turn) []VerdictLine {
	var out []VerdictLine
	for _, l := range t.Mark.Lines {
		order := l.Wanted // it carries the law, as an order that was composed does not
		if l.Kind != verdict.Right && l.Kind != verdict.Missing && l.Given != (record.Order{}) {
			order = l.Given
		}
		line := VerdictLine{Kind: l.Kind.String(), Mark: v.p.T("mark." + l.Kind.String()),
			Text: i18n.Capital(Order(v.p, order, t.Before)), Cites: Cites(v.p, v.s.Settings.Edition, []record.Order{order})}
		if l.Kind == verdict.Remark && l.Given == (record.Order{}) {
			line.Mark = v.p.T("mark.unsaid")
		}
		if l.Wanted != (record.Order{}) && l.Given != (record.Order{}) && l.Kind != verdict.Right && l.Kind != verdict.Remark {
			line.Text += " " + v.p.T("ui.verdict.instead", "Text", Order(v.p, l.Wanted, t.Before))
			line.Cites = Cites(v.p, v.s.Settings.Edition, []record.Order{l.Wanted})
		}
		out = append(out, line)
	}
	return out
}

// lawMark is what was cited in the law stage and how it was marked.
func (v *Sitting) lawMark(t *session.Turn) string {
	if v.s.Settings.LawChosen {
		return v.p.T("ui.law.unmarked")
	}
	right := strings.Join(Cites(v.p, v.s.Settings.Edition, t.Task.Ruled.Orders), ", ")
	laws := v.p.Cites(t.Named, v.s.Settings.Edition)
	switch {
	case len(t.Named) == 0:
		return v.p.T("ui.verdict.law-none", "RightLaws", right)
	case t.Law.Grade != verdict.Correct:
		return v.p.T("ui.verdict.law-wrong", "Laws", laws, "RightLaws", right)
	case !slices.ContainsFunc(t.Law.Cites, func(c verdict.CiteMark) bool { return c.Kind == verdict.CiteRight }):
		return v.p.T("ui.verdict.law-near", "Laws", laws, "RightLaws", right)
	}
	return v.p.T("ui.verdict.law-right", "Laws", laws)
}

// found is what the trainee found. Where that has no number, it is not that there are none.
func (v *Sitting) found(c *procedure.Case, f *procedure.Fact, a record.Answer) string {
	if v.s.Settings.Bare {
		return Answer(v.p, c, f, a)
	}
	return Found(v.p, c, f, a)
}

// remarks is what is to be said of the questions, the findings and the options explained.
func (v *Sitting) remarks(t *session.Turn) []string {
	var out []string
	c := v.s.Case(t)
	question := func(k procedure.Key) string {
		for _, q := range t.Questions {
			if q.Key == k {
				return Question(v.p, c, q.Fact)
			}
		}
		return ""
	}
	for _, l := range t.Facts.Lines {
		switch l.Kind {
		case verdict.Unasked, verdict.Needless, verdict.Harmful:
			out = append(out, v.p.T("ui.verdict."+l.Kind.String(), "Text", question(l.Key)))
		case verdict.Misfound, verdict.Tenable:
			for _, f := range t.Findings {
				if fact := f.Step.Node.Fact; f.Step.Key == l.Key {
					out = append(out, v.p.T("ui.verdict."+l.Kind.String(), "Text", Question(v.p, c, fact),
						"Head", v.found(c, fact, f.Answer), "Last", Found(v.p, c, fact, f.Step.Finding.Answer)))
				}
			}
		}
	}
	for _, l := range t.Explain.Lines {
		ref := session.OptionRef{Offer: *session.ForKey(l.Choice.Key), Option: l.Choice.Option}
		switch l.Kind {
		case verdict.Missing:
			out = append(out, v.p.T("ui.verdict.unexplained", "Text", v.option(c, t, ref)))
		case verdict.Extra:
			out = append(out, v.p.T("ui.verdict.no-option", "Text", v.option(c, t, ref)))
		}
	}
	return out
}

// why is the sentences that decide: of the last steps of the path, four at most.
func (v *Sitting) why(c *procedure.Case, t *session.Turn) []string {
	var out []string
	for _, step := range t.Task.Outcome.Path {
		if text := Because(v.p, c, step); text != "" {
			out = append(out, text)
		}
	}
	return out[max(0, len(out)-4):]
}
