package view

import (
	"slices"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/procedure/place"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/i18n"
)

// A Chart is a procedure as a flowchart, in its place and in finished words. Lengths are those of the measure that it was made with.
type Chart struct {
	Title   string // "Law 27: Insufficient bid"
	Edition string
	W, H    float64
	Boxes   []ChartBox // the first question first
	Now     int        // the box at which the way that is lit ends
	Arrows  []ChartArrow
	Notes   []ChartLine // under the chart
}

// A ChartKind is what a box of a chart is.
type ChartKind uint8

// The kinds of box.
const (
	ChartQuestion  ChartKind = iota // the director finds a fact, or offers a player a choice
	ChartOrders                     // orders that take effect while the decision waits
	ChartRuling                     // the ruling
	ChartUncovered                  // the program goes no further
	ChartElsewhere                  // another chart goes on
)

// A ChartBox is a box. X and Y are its upper left corner.
type ChartBox struct {
	Kind       ChartKind
	X, Y, W, H float64
	Lines      []ChartLine
	Lit        bool       // on the path of the case
	Change     ChangeKind // the greatest of what stands in it
}

// A ChartLine is one line of words; X and Y are where it begins, on the letters' base.
type ChartLine struct {
	X, Y float64
	Text string
	Cite string // said more quietly after the text; empty but for the last line of a paragraph
	// Change is set on a line that says how what follows stands in the other edition.
	Change ChangeKind
}

// A ChartArrow leads from one box to another by Points; the answer stands over it, behind it nothing is seen of the arrow.
type ChartArrow struct {
	From, To   int
	Points     [][2]float64
	X, Y, W, H float64 // what the answer covers
	Lines      []ChartLine
	Lit        bool
}

// A Way is the answers that were given on the way through a procedure.
type Way map[*procedure.Node]record.AnswerID

// WayOf is the way that an outcome took.
func WayOf(o procedure.Outcome) Way {
	way := Way{}
	for _, step := range o.Path {
		way[step.Node] = step.Finding.Answer.ID
	}
	return way
}

// NewChart is chart in words. lit is the way to be lit, from the first question of the chart on; nil if there is none.
func NewChart(p *i18n.Printer, chart rulings.Chart, e law.Edition, m Measure, lit Way) Chart {
	w := chartWriter{p: p, e: e, chart: chart, m: m, root: chart.Root}
	return w.write(lit)
}

// write is the chart with boxes of the width that lets it be largest.
func (w *chartWriter) write(lit Way) Chart {
	w.read()
	var best Chart
	for i, width := range w.m.Widths {
		w.width = width
		if c := w.laidOut(lit); i == 0 || w.m.scale(c) > w.m.scale(best) {
			best = c
		}
	}
	return best
}

// ChartTitle is how a chart is called: "Law 27: Insufficient bid".
func ChartTitle(p *i18n.Printer, c rulings.Chart, e law.Edition) string {
	return p.T("chart.title", "Law", p.Law(lawCite(c.Law), e), "Text", chartName(p, c))
}

func chartName(p *i18n.Printer, c rulings.Chart) string {
	if c.Part != "" {
		return p.T("chart.part." + string(c.Part))
	}
	return MatterLaw(p, c.Kind)
}

// A chartWriter writes one chart.
type chartWriter struct {
	p      *i18n.Printer
	e      law.Edition
	chart  rulings.Chart
	m      Measure
	width  float64 // of a box at most
	said   map[*procedure.Node][]paragraph
	notes  [][]paragraph
	root   *procedure.Node         // where the sheet begins
	sheets map[*procedure.Node]int // the questions with which the sheets of the chart begin, nil if there is one sheet
	marks  *rulings.Side           // what the other edition does not have, nil if that is not shown
}

// closed reports whether what follows n is not on this sheet: another chart or another sheet goes on.
func (w *chartWriter) closed(n *procedure.Node) bool {
	_, elsewhere := w.chart.LeadsTo(n)
	return elsewhere || w.sheets[n] > 0 && n != w.root
}

// A paragraph is a text with the citation after it.
type paragraph struct {
	text, cite string
	change     change // how it stands in the other edition
}

// paragraphs is what stands in n's box.
func (w *chartWriter) paragraphs(n *procedure.Node) []paragraph {
	if sheet := w.sheets[n]; sheet > 0 && n != w.root {
		return []paragraph{{text: w.p.T("chart.goes-on", "Count", sheet)}}
	}
	if c, elsewhere := w.chart.LeadsTo(n); elsewhere {
		return []paragraph{{text: w.p.T("chart.see", "Law", w.p.Law(lawCite(c.Law), w.e), "Text", chartName(w.p, c))}}
	}
	switch n.Kind {
	case procedure.AskNode, procedure.OfferNode:
		return []paragraph{{Question(w.p, nil, n.Fact), w.p.Cite(n.Cite, w.e), w.questionChange(n)}}
	case procedure.NotCoveredNode:
		return []paragraph{{Uncovered(w.p, nil, n), w.p.Cite(n.Cite, w.e), w.questionChange(n)}}
	}
	var out []paragraph
	for i, c := range n.Clauses {
		for _, text := range Clause(w.p, c, nil) {
			// Orders about two cards may be the same words where no case tells the cards apart.
			if said := (paragraph{text, w.p.Cite(c.Cite, w.e), w.clauseChange(n, i)}); !slices.Contains(out, said) {
				out = append(out, said)
			}
		}
	}
	return out
}

func (w *chartWriter) kind(n *procedure.Node) ChartKind {
	switch {
	case w.closed(n):
		return ChartElsewhere
	case n.Kind == procedure.MeanwhileNode:
		return ChartOrders
	case n.Kind == procedure.RuleNode:
		return ChartRuling
	case n.Kind == procedure.NotCoveredNode:
		return ChartUncovered
	}
	return ChartQuestion
}

func (w *chartWriter) boxSize(n *procedure.Node) place.Size {
	_, size := w.m.set(w.said[n], w.width, w.m.Size*0.8)
	return size
}

func (w *chartWriter) answer(n *procedure.Node, a record.AnswerID) []paragraph {
	return []paragraph{{Answer(w.p, nil, n.Fact, record.Answer{ID: a}), "", w.answerChange(n, a)}}
}

// answerSize is narrower than a box: answers stand side by side under their question.
func (w *chartWriter) answerSize(n *procedure.Node, a record.AnswerID) place.Size {
	_, size := w.m.set(w.answer(n, a), w.width*0.7, w.m.Size*0.25)
	return size
}

// laidOut is the chart with boxes of the writer's width.
func (w *chartWriter) laidOut(lit Way) Chart {
	placed := place.Tree(w.root, place.Style{Box: w.boxSize, Answer: w.answerSize, Closed: w.closed, Across: w.m.Size, Down: 1.6 * w.m.Size})
	out := Chart{Title: w.title(), Edition: w.p.T("edition." + w.e.String() + ".name"), W: placed.W, H: placed.H}
	for _, b := range placed.Boxes {
		lines, _ := w.m.set(w.said[b.Node], w.width, w.m.Size*0.8)
		out.Boxes = append(out.Boxes, ChartBox{Kind: w.kind(b.Node), X: b.X, Y: b.Y, W: b.W, H: b.H, Lines: moved(lines, b.X, b.Y),
			Change: greatest(w.said[b.Node])})
	}
	for _, a := range placed.Arrows {
		arrow := ChartArrow{From: a.From, To: a.To, X: a.Label.X, Y: a.Label.Y, W: a.Label.W, H: a.Label.H}
		for _, point := range a.Points {
			arrow.Points = append(arrow.Points, [2]float64{point.X, point.Y})
		}
		if a.Answer != "" {
			lines, _ := w.m.set(w.answer(placed.Boxes[a.From].Node, a.Answer), w.width*0.7, w.m.Size*0.25)
			arrow.Lines = moved(lines, a.Label.X, a.Label.Y)
		}
		out.Arrows = append(out.Arrows, arrow)
	}
	if lit != nil {
		out.light(placed, lit)
	}
	w.footnotes(&out)
	return out
}

// title is the chart's title, with the number of the sheet if there are several.
func (w *chartWriter) title() string {
	title := ChartTitle(w.p, w.chart, w.e)
	if len(w.sheets) < 2 {
		return title
	}
	return w.p.T("chart.sheet", "Text", title, "Count", w.sheets[w.root])
}

// light marks the way as far as it goes; Now is where it ends.
func (c *Chart) light(placed place.Chart, way Way) {
	for at := 0; at >= 0; {
		c.Boxes[at].Lit, c.Now = true, at
		node, next := placed.Boxes[at].Node, -1
		for i, a := range placed.Arrows {
			answer, answered := way[node]
			if a.From == at && (a.Answer == "" || answered && a.Answer == answer) {
				c.Arrows[i].Lit, next = true, a.To
			}
		}
		at = next
	}
}

// lawCite is a law as a whole.
func lawCite(n int) law.Cite { return law.Parts{Law: n}.Cite() }
