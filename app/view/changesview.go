package view

import (
	"slices"
	"strings"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/i18n"
)

// A ChangesPage is the charts of a procedure in two editions beside one another, and in words what differs.
type ChangesPage struct {
	Bar      Bar
	Title    string
	Sheets   []ChangesSheet // the older edition first; one if the other has no such chart
	Parts    []ChangesPart
	Controls ChartControls
	ReadOn   Action // turns to what follows in the list
}

// A ChangesSheet is the chart of one edition.
type ChangesSheet struct {
	Name string
	Draw func(Measure) Chart
}

// A ChangesPart is one kind of difference.
type ChangesPart struct {
	Head  string
	Lines []ChangeLine
}

// A ChangeLine is a difference in words, with its mark before it; one without a mark says when the following ones hold.
type ChangeLine struct {
	Kind ChangeKind
	Mark string // with the sign
	Text string
	Cite string
}

// String is the line as plain text.
func (l ChangeLine) String() string {
	text := l.Text
	if l.Mark != "" {
		text = l.Mark + ": " + text
	}
	if l.Cite != "" {
		text += " (" + l.Cite + ")"
	}
	return text
}

// Changes is the page that compares the chart at which the walk stands with that of the other Laws.
func (w *Walk) Changes(p *i18n.Printer, bar Bar) ChangesPage {
	chart := w.start
	if !w.OfCase() {
		chart, _, _ = w.at()
	}
	older, newer := Other(w.edition), w.edition
	if newer == law.Edition2007 {
		older, newer = newer, older
	}
	changes := rulings.CompareCharts(chart, older, newer)
	page := ChangesPage{Title: p.T("chart.changes.title", "Text", ChartTitle(p, chart, w.edition)), Parts: ChangesText(p, changes), Controls: chartControls(p)}
	page.ReadOn = Action{ID: "changes-on", Text: p.T("chart.changes.read-on"), Key: p.T("ui.key.space"), Enabled: true}
	for i := range changes.Sides {
		if s := &changes.Sides[i]; s.Root != nil {
			page.Sheets = append(page.Sheets, ChangesSheet{
				Name: p.T("answer.with", "Head", p.T("edition."+s.Under.String()+".name"), "Last", p.Law(lawCite(s.Law), s.Under).String()),
				Draw: func(m Measure) Chart {
					writer := chartWriter{p: p, e: s.Under, chart: s.Chart, m: m, root: s.Root, marks: s}
					return writer.write(nil)
				}})
		}
	}
	bar.Title = page.Title
	bar.Back = Action{ID: "changes-back", Text: p.T("ui.bar.back"), Key: p.T("ui.key.escape"), Enabled: true}
	page.Bar = bar
	return page
}

// ChangesText is what differs, in words: questions, answers, outcomes and citations.
func ChangesText(p *i18n.Printer, c rulings.Changes) []ChangesPart {
	for i, s := range c.Sides {
		if s.Root == nil {
			return []ChangesPart{{Head: p.T("chart.changes.missing", "EditionText", p.T("edition."+c.Sides[i].Under.String()+".name"))}}
		}
	}
	t := changesTeller{p, c}
	var out []ChangesPart
	for _, part := range []ChangesPart{
		{p.T("chart.changes.questions"), t.questions()},
		{p.T("chart.changes.answers"), t.answers()},
		{p.T("chart.changes.outcomes"), t.outcomes()},
		{p.T("chart.changes.citations"), t.citations()},
	} {
		if len(part.Lines) > 0 {
			out = append(out, part)
		}
	}
	if len(out) == 0 {
		out = []ChangesPart{{Head: p.T("chart.changes.none")}}
	}
	return out
}

// A changesTeller puts changes into words.
type changesTeller struct {
	p *i18n.Printer
	c rulings.Changes
}

// line is a difference of side i.
func (t changesTeller) line(i int, text string, cite law.Cite) ChangeLine {
	c := changeIn(t.p, rulings.Mark{Standing: rulings.Alone}, t.c.Sides[i].Under, t.c.Sides[1-i].Under)
	out := ChangeLine{Kind: c.Kind, Mark: c.said(), Text: text}
	if cite != "" {
		out.Cite = t.p.Cite(cite, t.c.Sides[i].Under)
	}
	return out
}

func (t changesTeller) questions() []ChangeLine {
	var out []ChangeLine
	for i, s := range t.c.Sides {
		for n := range procedure.Nodes(s.Root) {
			if s.Questions[n].Standing != rulings.Alone || n.Fact == nil {
				continue
			}
			if line := t.line(i, Question(t.p, nil, n.Fact), n.Cite); !slices.Contains(out, line) {
				out = append(out, line)
			}
		}
	}
	return out
}

func (t changesTeller) answers() []ChangeLine {
	var out []ChangeLine
	for i, s := range t.c.Sides {
		for n := range procedure.Nodes(s.Root) {
			for _, b := range n.Branches {
				step := procedure.PathStep{Node: n, Answer: b.Answer}
				if line := t.line(i, t.step(step), n.Cite); s.Answers[step].Standing == rulings.Alone && !slices.Contains(out, line) {
					out = append(out, line)
				}
			}
		}
	}
	return out
}

// step is a question with its answer.
func (t changesTeller) step(s procedure.PathStep) string {
	return Question(t.p, nil, s.Node.Fact) + " " + i18n.Capital(Answer(t.p, nil, s.Node.Fact, record.Answer{ID: s.Answer})) + "."
}

func (t changesTeller) outcomes() []ChangeLine {
	var out []ChangeLine
	for _, o := range t.c.Outcomes {
		var when []string
		for _, s := range o.When {
			when = append(when, t.step(s))
		}
		if len(when) == 0 {
			when = []string{t.p.T("chart.changes.always")}
		}
		out = append(out, ChangeLine{Text: strings.Join(when, " ")})
		for i := range o.Only {
			for _, c := range o.Only[i] {
				for _, text := range Clause(t.p, c, nil) {
					out = append(out, t.line(i, text, c.Cite))
				}
			}
			if end := o.Ends[i]; end != nil {
				out = append(out, t.end(i, end))
			}
		}
	}
	return out
}

// end is where side i gives no orders: it goes no further, or another chart goes on.
func (t changesTeller) end(i int, n *procedure.Node) ChangeLine {
	if c, ok := t.c.Sides[i].LeadsTo(n); ok {
		return t.line(i, t.p.T("chart.see", "Law", t.p.Law(lawCite(c.Law), t.c.Sides[i].Under), "Text", chartName(t.p, c)), "")
	}
	return t.line(i, Uncovered(t.p, nil, n), n.Cite)
}

func (t changesTeller) citations() []ChangeLine {
	var out []ChangeLine
	for _, r := range t.c.Recited {
		mark := change{OtherCite, t.p.T("chart.change.other-cite")}
		if r.Moved {
			mark = change{Moved, t.p.T("chart.change.moved")}
		}
		out = append(out, ChangeLine{Kind: mark.Kind, Mark: mark.said(), Text: t.p.T("chart.changes.moved",
			"Head", t.p.Cite(r.Old, t.c.Sides[0].Under), "Last", t.p.Cite(r.New, t.c.Sides[1].Under))})
	}
	return out
}
