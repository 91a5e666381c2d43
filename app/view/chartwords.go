package view

import (
	"strings"

	"rectify/engine/procedure/place"
)

// A Measure says how wide words are, and what they should fit.
type Measure struct {
	Width  func(text string) float64
	Size   float64    // of the letters
	Widths []float64  // of boxes at most, to choose from
	Page   [2]float64 // what the chart should fill, in either direction; the widths that let it be largest are chosen
	Notes  bool       // what many rulings share is said once, under the chart
}

// leading is the distance between lines, in sizes of the letters; parted is what comes on top between paragraphs.
const (
	leading = 1.25
	parted  = 0.4
)

// scale is how large c can be on the page, upright or lying.
func (m Measure) scale(c Chart) float64 {
	return max(min(m.Page[0]/c.W, m.Page[1]/c.H), min(m.Page[1]/c.W, m.Page[0]/c.H))
}

// set breaks paragraphs into lines no wider than width, and says how much room they take with pad around them. A single word that is
// wider stands in a line of its own. Over what stands otherwise in the other edition a line says so, once for what follows in a row; each
// of its paragraphs begins with the sign.
func (m Measure) set(paragraphs []paragraph, width, pad float64) ([]ChartLine, place.Size) {
	var lines []ChartLine
	size := place.Size{H: pad}
	for i, p := range paragraphs {
		if i > 0 {
			size.H += parted * m.Size
		}
		told := i > 0 && paragraphs[i-1].change == p.change
		for _, line := range m.marked(p, width-2*pad, told) {
			size.W = max(size.W, m.Width(whole(line))+2*pad)
			line.X, line.Y = pad, size.H+m.Size
			lines = append(lines, line)
			size.H += leading * m.Size
		}
	}
	size.H += pad
	return lines, size
}

// marked is the lines of a paragraph with what is said over it, unless that is told already.
func (m Measure) marked(p paragraph, width float64, told bool) []ChartLine {
	if p.change.Kind == Unchanged {
		return m.broken(p, width)
	}
	var out []ChartLine
	if !told {
		for _, line := range m.broken(paragraph{text: p.change.said()}, width) {
			line.Change = p.change.Kind
			out = append(out, line)
		}
	}
	p.text = p.change.Kind.Sign() + "\u00a0" + p.text
	return append(out, m.broken(p, width)...)
}

// broken is the lines of a paragraph, which is not empty; the citation is never parted.
func (m Measure) broken(p paragraph, width float64) []ChartLine {
	var out []ChartLine
	text := ""
	for _, word := range strings.FieldsFunc(p.text, func(r rune) bool { return r == ' ' }) {
		longer := strings.TrimSpace(text + " " + word)
		if text != "" && m.Width(longer) > width {
			out = append(out, ChartLine{Text: text})
			longer = word
		}
		text = longer
	}
	last := ChartLine{Text: text, Cite: p.cite}
	if p.cite != "" && m.Width(whole(last)) > width {
		out = append(out, ChartLine{Text: text})
		last.Text = ""
	}
	return append(out, last)
}

// whole is everything that stands on a line.
func whole(l ChartLine) string { return strings.TrimSpace(l.Text + " " + l.Cite) }

func moved(lines []ChartLine, x, y float64) []ChartLine {
	for i := range lines {
		lines[i].X += x
		lines[i].Y += y
	}
	return lines
}
