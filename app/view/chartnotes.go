package view

import (
	"slices"
	"strings"
	"unicode/utf8"

	"rectify/engine/procedure"
	"rectify/i18n"
)

// Orders that many rulings share would fill a sheet: they are said once, in a note under the chart, as directors' paper charts do it.
// What is short is better read where it belongs. The least letters: of a note that is one sentence, of several together, and of what a
// note must save.
const (
	noteLength  = 90
	notesLength = 200
	noteSaving  = 150
)

// read makes out what stands in every box, and which of it goes into notes.
func (w *chartWriter) read() {
	w.said = map[*procedure.Node][]paragraph{}
	var order []*procedure.Node
	var visit func(*procedure.Node)
	visit = func(n *procedure.Node) {
		if _, met := w.said[n]; met || n == nil {
			return
		}
		w.said[n] = w.paragraphs(n)
		order = append(order, n)
		if w.closed(n) {
			return
		}
		visit(n.Next)
		for _, b := range n.Branches {
			visit(b.Next)
		}
	}
	visit(w.root)
	if w.m.Notes {
		w.note(order)
	}
}

// note takes orders that several boxes share out of them; those that always follow one another go into one note.
func (w *chartWriter) note(nodes []*procedure.Node) {
	uses := map[paragraph]int{}
	after, before := map[paragraph]paragraph{}, map[paragraph]paragraph{} // its only neighbours, empty if there are several
	only := func(neighbours map[paragraph]paragraph, p, q paragraph) {
		if first, met := neighbours[p]; met && first != q {
			q = paragraph{}
		}
		neighbours[p] = q
	}
	for _, n := range nodes {
		said := append(append([]paragraph{{}}, w.said[n]...), paragraph{})
		for i, p := range said[1 : len(said)-1] {
			uses[p]++
			only(before, p, said[i])
			only(after, p, said[i+2])
		}
	}
	numbers := map[string]int{}
	for _, n := range nodes {
		if n.Clauses == nil || w.closed(n) {
			continue
		}
		var short []paragraph
		for said := w.said[n]; len(said) > 0; {
			length := 1
			for length < len(said) && after[said[length-1]] == said[length] && before[said[length]] == said[length-1] {
				length++
			}
			run := said[:length]
			said = said[length:]
			if !noteworthy(run, uses[run[0]]) {
				short = append(short, run...)
				continue
			}
			text := asText(run)
			if numbers[text] == 0 {
				w.notes = append(w.notes, run)
				numbers[text] = len(w.notes)
			}
			short = append(short, paragraph{text: w.p.T("chart.note", "Count", numbers[text]), cite: cites(run)})
		}
		w.said[n] = short
	}
}

// noteworthy reports whether a run that so many boxes share is worth a note.
func noteworthy(run []paragraph, uses int) bool {
	length := utf8.RuneCountInString(asText(run))
	if length < noteLength || len(run) > 1 && length < notesLength {
		return false
	}
	return (uses-1)*length >= noteSaving
}

// asText is a run of paragraphs as one text.
func asText(run []paragraph) string {
	parts := make([]string, len(run))
	for i, p := range run {
		parts[i] = p.text + " " + p.cite
	}
	return strings.Join(parts, " ")
}

// cites is the laws of a run, each once.
func cites(run []paragraph) string {
	var out []string
	for _, p := range run {
		if !slices.Contains(out, p.cite) {
			out = append(out, p.cite)
		}
	}
	return strings.Join(out, ", ")
}

// remark says where a chart follows the Laws and not the paper charts that directors have used, and why; no run if it nowhere differs.
func (w *chartWriter) remark() [][]paragraph {
	key := "chart.remark." + w.chart.Kind.String()
	if w.chart.Part != "" {
		key = "chart.remark." + string(w.chart.Part)
	}
	if w.root != w.chart.Root || !i18n.Has(key) {
		return nil
	}
	return [][]paragraph{{{text: w.p.T(key)}}}
}

// footnotes puts the notes under the chart, in columns that are easy to read.
func (w *chartWriter) footnotes(c *Chart) {
	notes := append(w.notes[:len(w.notes):len(w.notes)], w.remark()...)
	if len(notes) == 0 {
		return
	}
	gap := 2 * w.m.Size
	columns := max(1, int(c.W/(36*w.m.Size)))
	width := (max(c.W, 36*w.m.Size) - gap*float64(columns-1)) / float64(columns)
	bottoms := make([]float64, columns)
	for i, run := range notes {
		shortest := 0
		for k := range bottoms {
			if bottoms[k] < bottoms[shortest] {
				shortest = k
			}
		}
		if i < len(w.notes) {
			run = append([]paragraph{{text: w.p.T("chart.note", "Count", i+1) + ". " + run[0].text, cite: run[0].cite}}, run[1:]...)
		}
		lines, size := w.m.set(run, width, 0)
		c.Notes = append(c.Notes, moved(lines, float64(shortest)*(width+gap), c.H+gap+bottoms[shortest])...)
		bottoms[shortest] += size.H + w.m.Size
		c.W = max(c.W, float64(shortest)*(width+gap)+size.W)
	}
	lowest := 0.0
	for _, b := range bottoms {
		lowest = max(lowest, b)
	}
	c.H += gap + lowest
}
