package view

import (
	"slices"
	"unicode/utf8"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/rulings"
	"rectify/i18n"
)

// mostSheets is how many sheets a chart is given at most.
const mostSheets = 6

// ChartSheets is chart in words, on as many sheets as it needs to be at least so large on the page that m names; a part that stands on
// a sheet of its own begins with a question, and its place says on which it goes on.
func ChartSheets(p *i18n.Printer, chart rulings.Chart, e law.Edition, m Measure, least float64) []Chart {
	sheets := []*procedure.Node{chart.Root}
	numbers := map[*procedure.Node]int{chart.Root: 1}
	draw := func(root *procedure.Node) Chart {
		w := chartWriter{p: p, e: e, chart: chart, m: m, root: root, sheets: numbers}
		return w.write(nil)
	}
	for i := 0; i < len(sheets) && len(sheets) < mostSheets; {
		if m.scale(draw(sheets[i])) >= least {
			i++
			continue
		}
		w := chartWriter{p: p, e: e, chart: chart, m: m, root: sheets[i], sheets: numbers}
		cut := w.middle()
		if cut == nil {
			i++
			continue
		}
		sheets = append(sheets, cut)
		numbers[cut] = len(sheets)
	}
	out := make([]Chart, len(sheets))
	for i, root := range sheets {
		out[i] = draw(root)
	}
	return out
}

// middle is the question on the sheet after which about half of its words follow: where both parts are smallest if it is cut there. What
// both parts lead to stands on both. It is nil if no cut makes both smaller.
func (w *chartWriter) middle() *procedure.Node {
	all := w.words(w.root, nil)
	least, best := all*9/10, (*procedure.Node)(nil)
	for _, n := range w.nodes(w.root, nil) {
		if n == w.root || n.Fact == nil || w.closed(n) {
			continue
		}
		if most := max(w.words(n, nil), w.words(w.root, n)); most < least {
			least, best = most, n
		}
	}
	return best
}

// words is how many letters follow from root, what follows from without not counted.
func (w *chartWriter) words(root, without *procedure.Node) int {
	sum := 0
	for _, n := range w.nodes(root, without) {
		for _, said := range w.paragraphs(n) {
			sum += utf8.RuneCountInString(said.text)
		}
	}
	return sum
}

// nodes is what the chart shows from root on, if it ends where without stands; without itself is not among them.
func (w *chartWriter) nodes(root, without *procedure.Node) []*procedure.Node {
	var out []*procedure.Node
	var visit func(*procedure.Node)
	visit = func(n *procedure.Node) {
		if n == nil || n == without || slices.Contains(out, n) {
			return
		}
		out = append(out, n)
		if n != root && w.closed(n) {
			return
		}
		visit(n.Next)
		for _, b := range n.Branches {
			visit(b.Next)
		}
	}
	visit(root)
	return out
}
