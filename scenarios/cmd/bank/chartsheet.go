package main

import (
	"math"

	"rectify/app/view"
)

// The measures of a sheet, in points.
const (
	a4Short, a4Long = 595.28, 841.89
	margin          = 28.0
	heading         = 34.0 // room above the chart
	letters         = 9.0
	family          = "DejaVu Sans"
)

// A canvas is what a sheet is drawn on: SVG or PDF. Lengths are in points, from the upper left corner.
type canvas interface {
	box(x, y, w, h float64, l look)
	line(points [][2]float64, c colour, width float64)
	tip(points [][2]float64, c colour) // a filled triangle
	text(x, y, size float64, c colour, bold bool, text string)
}

// A colour is red, green and blue.
type colour [3]int

var (
	ink   = colour{0x1b, 0x21, 0x1e}
	quiet = colour{0x5c, 0x66, 0x60}
	green = colour{0x1d, 0x4d, 0x3f}
	plain = colour{0x74, 0x82, 0x7a}
	paper = colour{0xff, 0xff, 0xff}
	sand  = colour{0xf3, 0xf0, 0xe8}
	mint  = colour{0xe4, 0xef, 0xe8}
)

// A look is how a box is drawn: questions round, rulings square and filled, orders on the way filled and round, what is not covered or
// stands elsewhere with a broken edge. So they can be told apart without colours.
type look struct {
	fill, edge colour
	width      float64
	round      float64
	broken     bool
}

var looks = map[view.ChartKind]look{
	view.ChartQuestion:  {fill: paper, edge: green, width: 1.2, round: 6},
	view.ChartOrders:    {fill: sand, edge: green, width: 1.2, round: 6},
	view.ChartRuling:    {fill: sand, edge: plain, width: 0.8},
	view.ChartUncovered: {fill: paper, edge: plain, width: 0.8, broken: true},
	view.ChartElsewhere: {fill: mint, edge: green, width: 0.8, broken: true},
}

// A sheet is a chart on a page of A4, upright or lying.
type sheet struct {
	chart view.Chart
	width func(string) float64
	w, h  float64
	scale float64
	x, y  float64 // where the chart begins
}

// newSheet puts a chart on the page on which it is larger, no larger than its letters are meant to be.
func newSheet(c view.Chart, width func(string) float64) sheet {
	best := sheet{}
	for _, page := range [][2]float64{{a4Short, a4Long}, {a4Long, a4Short}} {
		w, h := page[0]-2*margin, page[1]-2*margin-heading
		if scale := min(1, w/c.W, h/c.H); scale > best.scale {
			best = sheet{chart: c, width: width, w: page[0], h: page[1], scale: scale, x: margin + (w-c.W*scale)/2, y: margin + heading}
		}
	}
	return best
}

// at is a place of the chart on the page.
func (s sheet) at(x, y float64) (float64, float64) { return s.x + x*s.scale, s.y + y*s.scale }

func (s sheet) draw(on canvas) {
	on.text(margin, margin+12, 14, green, true, s.chart.Title)
	on.text(margin, margin+25, 9, quiet, false, s.chart.Edition)
	for _, a := range s.chart.Arrows {
		if !a.Lit {
			s.arrow(on, a, plain, 0.9)
		}
	}
	for _, a := range s.chart.Arrows { // over those that it crosses
		if a.Lit {
			s.arrow(on, a, green, 2.4)
		}
	}
	for _, b := range s.chart.Boxes {
		l := looks[b.Kind]
		if b.Lit {
			l.edge, l.width = green, 2.4
		}
		l.width, l.round = l.width*s.scale, l.round*s.scale
		x, y := s.at(b.X, b.Y)
		on.box(x, y, b.W*s.scale, b.H*s.scale, l)
		s.lines(on, b.Lines, ink)
	}
	s.lines(on, s.chart.Notes, ink)
}

// arrow draws an arrow, its answer over it.
func (s sheet) arrow(on canvas, a view.ChartArrow, c colour, width float64) {
	points := make([][2]float64, len(a.Points))
	for i, p := range a.Points {
		points[i][0], points[i][1] = s.at(p[0], p[1])
	}
	last := len(points) - 1
	end, dx, dy := points[last], points[last][0]-points[last-1][0], points[last][1]-points[last-1][1]
	long := 5.5 * s.scale
	dx, dy = dx/math.Hypot(dx, dy)*long, dy/math.Hypot(dx, dy)*long
	back := [2]float64{end[0] - dx, end[1] - dy}
	points[last] = back
	on.line(points, c, width*s.scale)
	on.tip([][2]float64{end, {back[0] + dy*0.45, back[1] - dx*0.45}, {back[0] - dy*0.45, back[1] + dx*0.45}}, c)
	if len(a.Lines) > 0 {
		x, y := s.at(a.X, a.Y)
		on.box(x, y, a.W*s.scale, a.H*s.scale, look{fill: paper, edge: paper})
		s.lines(on, a.Lines, green)
	}
}

func (s sheet) lines(on canvas, lines []view.ChartLine, c colour) {
	for _, l := range lines {
		x, y := s.at(l.X, l.Y)
		if l.Text != "" {
			on.text(x, y, letters*s.scale, c, false, l.Text)
			x += s.width(l.Text+" ") * s.scale
		}
		if l.Cite != "" {
			on.text(x, y, letters*s.scale, quiet, false, l.Cite)
		}
	}
}
