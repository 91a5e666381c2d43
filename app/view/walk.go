package view

import (
	"slices"
	"strconv"
	"strings"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/i18n"
)

// A Walk is a chart being read: walked by answering, without a case, or with the way of a case lit.
type Walk struct {
	start   rulings.Chart
	edition law.Edition
	steps   []walked
	c       *procedure.Case // with outcome: the case whose way is shown, nil if the chart is walked
	outcome procedure.Outcome
}

// A walked is an answer given on a walk.
type walked struct {
	node   *procedure.Node
	answer record.AnswerID
}

// A ChartList is the charts to choose from.
type ChartList struct {
	Bar    Bar
	Title  string
	Lead   string
	Charts []Card
}

// A ChartPage is a chart, and beside it the question at hand or, at the end, what is read out at the table.
type ChartPage struct {
	Bar      Bar
	Title    string
	Edition  string
	Draw     func(Measure) Chart // the chart for the screen's letters
	Question string              // empty at the end
	Cite     string
	Items    []Item // the answers
	Head     string // over Orders
	Orders   []PathStep
	Actions  []Action
	Controls ChartControls
}

// ChartControls is the words of what the screen does by itself.
type ChartControls struct{ Larger, Smaller, Whole Action }

// ChartListView is the charts of the edition in force.
func ChartListView(p *i18n.Printer, bar Bar, e law.Edition) ChartList {
	bar.Title = p.T("ui.home.charts")
	out := ChartList{Bar: bar, Title: p.T("ui.home.charts"), Lead: p.T("chart.screen.lead")}
	for _, c := range rulings.Charts(e) {
		out.Charts = append(out.Charts, Card{ID: "chart:" + chartID(c), Title: chartName(p, c), Over: p.Law(lawCite(c.Law), e).String()})
	}
	return out
}

func chartID(c rulings.Chart) string {
	return strings.Join([]string{strconv.Itoa(c.Law), c.Kind.String(), string(c.Part)}, ".")
}

// NewWalk begins at the chart with an ID of [ChartListView], nil if there is none.
func NewWalk(id string, e law.Edition) *Walk {
	all := rulings.Charts(e)
	i := slices.IndexFunc(all, func(c rulings.Chart) bool { return chartID(c) == id })
	if i < 0 {
		return nil
	}
	return &Walk{start: all[i], edition: e}
}

// CaseWalk shows the way of the ruling just marked, nil if there is none. A way that leads on from one chart to another is shown on
// the last.
func (v *Sitting) CaseWalk() *Walk {
	t := v.s.Turn()
	if t == nil {
		return nil
	}
	c := v.s.Case(t)
	w := &Walk{edition: c.Edition, c: c, outcome: t.Task.Outcome,
		start: rulings.Chart{Law: rulings.LawOf(c.Matter.Kind, c.Edition), Kind: c.Matter.Kind, Edition: rulings.EditionOf(c.Matter.Kind, c.Edition), Root: rulings.Tree(c.Matter.Kind, c.Edition)}}
	for _, step := range t.Task.Outcome.Path {
		w.start = w.next(w.start, step.Node)
	}
	return w
}

// next is the chart on which n stands, which follows on c.
func (w *Walk) next(c rulings.Chart, n *procedure.Node) rulings.Chart {
	if part, ok := rulings.ChartOf(n, w.edition); ok {
		part.Root = n // it may stand in several places
		return part
	}
	return c
}

// Under changes the edition. The walk begins anew, unless the two share the tree.
func (w *Walk) Under(e law.Edition) {
	if kind := w.start.Kind; rulings.EditionOf(kind, e) == rulings.EditionOf(kind, w.edition) {
		w.edition = e
		return
	}
	if other := NewWalk(chartID(w.start), e); other != nil {
		*w = *other
	}
}

// OfCase reports whether it is the way of a case that is shown.
func (w *Walk) OfCase() bool { return w.c != nil }

// at is where the walk has come to: the chart, the node, and the orders on the way there.
func (w *Walk) at() (chart rulings.Chart, node *procedure.Node, orders []procedure.Clause) {
	chart, node = w.start, w.start.Root
	for i := 0; ; i++ {
		for node.Kind == procedure.MeanwhileNode {
			orders = append(orders, node.Clauses...)
			node = node.Next
		}
		chart = w.next(chart, node)
		if i == len(w.steps) {
			return chart, node, append(orders, node.Clauses...)
		}
		for _, b := range node.Branches {
			if b.Answer == w.steps[i].answer {
				node = b.Next
				break
			}
		}
	}
}

// Do does an action of the page and reports whether it was one.
func (w *Walk) Do(word, arg string) bool {
	switch word {
	case "walk":
		_, node, _ := w.at()
		if n := index(arg); n >= 0 && n < len(node.Branches) {
			w.steps = append(w.steps, walked{node, node.Branches[n].Answer})
		}
	case "walk-back":
		w.steps = w.steps[:max(0, len(w.steps)-1)]
	case "walk-again":
		w.steps = nil
	default:
		return false
	}
	return true
}

// View is the page as it stands.
func (w *Walk) View(p *i18n.Printer, bar Bar) ChartPage {
	page := ChartPage{Edition: p.T("edition." + w.edition.String() + ".name")}
	chart, way := w.start, WayOf(w.outcome)
	if w.OfCase() {
		page.Head, page.Orders = p.T("ui.verdict.head.path"), Path(p, w.c, w.outcome)
	} else {
		chart = w.walkedOn(p, &page)
		for _, s := range w.steps {
			way[s.node] = s.answer
		}
	}
	page.Title = ChartTitle(p, chart, w.edition)
	bar.Title = page.Title
	bar.Back = Action{ID: "chart-back", Text: p.T("ui.bar.back"), Key: p.T("ui.key.escape"), Enabled: true}
	page.Bar = bar
	e := w.edition // the walk may have gone on when the screen draws
	page.Draw = func(m Measure) Chart { return NewChart(p, chart, e, m, way) }
	page.Actions = append(page.Actions, Action{ID: "changes", Text: p.T("chart.changes.head"), Key: "F3", Enabled: true})
	page.Controls = chartControls(p)
	return page
}

func chartControls(p *i18n.Printer) ChartControls {
	return ChartControls{
		Larger:  Action{ID: "chart-larger", Text: p.T("chart.screen.larger"), Key: "PgUp", Enabled: true},
		Smaller: Action{ID: "chart-smaller", Text: p.T("chart.screen.smaller"), Key: "PgDn", Enabled: true},
		Whole:   Action{ID: "chart-whole", Text: p.T("chart.screen.whole"), Key: "Home", Enabled: true},
	}
}

// walkedOn writes what there is to answer or to read out into the page, and gives the chart that the walk has come to.
func (w *Walk) walkedOn(p *i18n.Printer, page *ChartPage) rulings.Chart {
	chart, node, orders := w.at()
	over := node.Fact == nil
	if !over {
		page.Question, page.Cite = Question(p, nil, node.Fact), p.Cite(node.Cite, w.edition)
		for i, b := range node.Branches {
			page.Items = append(page.Items, Item{ID: "walk:" + strconv.Itoa(i), Text: Answer(p, nil, node.Fact, record.Answer{ID: b.Answer})})
		}
	}
	switch {
	case over:
		page.Head = p.T("ui.chart.read-aloud")
	case len(orders) > 0:
		page.Head = p.T("chart.screen.meanwhile")
	}
	for _, clause := range orders {
		for _, text := range Clause(p, clause, nil) {
			if step := (PathStep{Answer: text, Cite: p.Cite(clause.Cite, w.edition)}); !slices.Contains(page.Orders, step) {
				page.Orders = append(page.Orders, step)
			}
		}
	}
	if node.Kind == procedure.NotCoveredNode {
		page.Orders = append(page.Orders, PathStep{Answer: Uncovered(p, nil, node), Cite: p.Cite(node.Cite, w.edition)})
	}
	page.Actions = []Action{
		{ID: "walk-back", Text: p.T("ui.chart.back"), Key: "Backspace", Enabled: len(w.steps) > 0},
		{ID: "walk-again", Text: p.T("ui.chart.restart"), Key: "F7", Enabled: len(w.steps) > 0},
	}
	return chart
}
