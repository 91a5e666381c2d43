package screen

import (
	"math"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// chartLooks tells the boxes apart without colours too: questions are round, rulings square and filled.
var chartLooks = map[view.ChartKind]box{
	view.ChartQuestion:  {fill: ColorCard, edge: ColorGreen, width: 1, radius: 0.5},
	view.ChartOrders:    {fill: ColorSoft, edge: ColorGreen, width: 1, radius: 0.5},
	view.ChartRuling:    {fill: ColorSoft, edge: ColorEdge, width: 1},
	view.ChartUncovered: {fill: ColorPaper, edge: ColorLine, width: 1},
	view.ChartElsewhere: {fill: ColorPaper, edge: ColorGreen, width: 1},
}

// paintChart draws the chart at its zoom. What is on the way is drawn over the rest.
func (s *chartSheet) paintChart(p *pen, _ fyne.Size) float32 {
	for _, lit := range []bool{false, true} {
		for _, a := range s.chart.Arrows {
			if a.Lit == lit {
				s.paintArrow(p, a)
			}
		}
	}
	for i, b := range s.chart.Boxes {
		look := chartLooks[b.Kind]
		look.radius *= em() * s.zoom
		if b.Lit {
			look.edge, look.width = ColorGreen, 2.5
		}
		if b.Lit && i == s.chart.Now && b.Kind == view.ChartQuestion {
			look.fill = ColorMark
		}
		x, y := s.at(b.X, b.Y)
		right, bottom := s.at(b.X+b.W, b.Y+b.H)
		p.box(onPixel(x), onPixel(y), onPixel(right)-onPixel(x), onPixel(bottom)-onPixel(y), look)
		s.paintChange(p, b)
		text, quiet := ColorInk, ColorQuiet
		if look.fill == ColorMark {
			text, quiet = ColorOnMark, ColorOnMark
		}
		s.paintLines(p, b.Lines, text, quiet)
	}
	return 0
}

// paintChange marks a box that the other edition does not have as it stands: with a bar on the left what only the older one has, on the right
// what is new, below what is there in part or under another citation.
func (s *chartSheet) paintChange(p *pen, b view.ChartBox) {
	if b.Change == view.Unchanged {
		return
	}
	bar := 0.35 * em() * s.zoom
	x, y := s.at(b.X, b.Y)
	right, bottom := s.at(b.X+b.W, b.Y+b.H)
	switch b.Change {
	case view.OnlyOlder:
		right = x + bar
	case view.OnlyNewer:
		x = right - bar
	default:
		y = bottom - bar/2
	}
	p.box(x, y, right-x, bottom-y, box{fill: changeColors[b.Change]})
}

// at is where a point of the chart is drawn.
func (s *chartSheet) at(x, y float64) (float32, float32) {
	left, top := s.origin()
	return left + float32(x)*s.zoom, top + float32(y)*s.zoom
}

func (s *chartSheet) paintArrow(p *pen, a view.ChartArrow) {
	color, width := ColorEdge, float32(1)
	if a.Lit {
		color, width = ColorGreen, 3
	}
	for k := 1; k < len(a.Points); k++ {
		x1, y1 := s.at(a.Points[k-1][0], a.Points[k-1][1])
		x2, y2 := s.at(a.Points[k][0], a.Points[k][1])
		p.line(x1, y1, x2, y2, width, color)
	}
	end, before := a.Points[len(a.Points)-1], a.Points[len(a.Points)-2]
	dx, dy := end[0]-before[0], end[1]-before[1]
	barb := float64(em()) * 0.4 / math.Hypot(dx, dy)
	x, y := s.at(end[0], end[1])
	for _, side := range []float64{1, -1} {
		bx, by := s.at(end[0]-(dx+side*dy*0.6)*barb, end[1]-(dy-side*dx*0.6)*barb)
		p.line(x, y, bx, by, max(1.5, width), color)
	}
	if len(a.Lines) > 0 {
		x, y := s.at(a.X, a.Y)
		p.box(x, y, float32(a.W)*s.zoom, float32(a.H)*s.zoom, box{fill: ColorPaper})
		s.paintLines(p, a.Lines, ColorGreen, ColorQuiet)
	}
}

// letterTop is how far the top of a line of text is above the letters' base, in sizes of the letters.
const letterTop = 0.93

func (s *chartSheet) paintLines(p *pen, lines []view.ChartLine, text, quiet fyne.ThemeColorName) {
	f := textFace().in(text)
	f.size *= s.zoom
	for _, l := range lines {
		x, y := s.at(l.X, l.Y)
		y -= letterTop * f.size
		if l.Change != view.Unchanged {
			p.text(l.Text, x, y, f.in(changeColors[l.Change]))
			continue
		}
		p.text(l.Text, x, y, f)
		if l.Text != "" && l.Cite != "" {
			x += f.width(l.Text + " ")
		}
		p.text(l.Cite, x, y, f.in(quiet))
	}
}
