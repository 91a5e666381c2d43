package screen

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// A face is how a text is set: its size, weight and colour.
type face struct {
	size   float32
	bold   bool
	italic bool
	color  fyne.ThemeColorName
	plain  bool // suit symbols keep the text's colour, as on a filled button
}

func (f face) style() fyne.TextStyle { return fyne.TextStyle{Bold: f.bold, Italic: f.italic} }

// width is the width of a text in this face.
func (f face) width(text string) float32 { return fyne.MeasureText(text, f.size, f.style()).Width }

// line is the height of one line.
func (f face) line() float32 { return f.size * 1.3 }

func (f face) in(color fyne.ThemeColorName) face { f.color = color; return f }

func (f face) strong() face { f.bold = true; return f }

// textFace is the running text: everything else is measured in its size.
func textFace() face { return face{size: theme.TextSize(), color: ColorInk} }

// quietFace is the smaller text beside it.
func quietFace() face { return face{size: theme.CaptionTextSize(), color: ColorQuiet} }

// em is the unit of every distance, so that one setting scales the whole screen.
func em() float32 { return theme.TextSize() }

// A pen places texts and shapes at given points. It keeps the canvas objects of the last drawing and changes them in
// place, for making objects is what costs in this toolkit. A dry pen makes none and serves to measure.
type pen struct {
	dry     bool
	objects []fyne.CanvasObject
	texts   []*canvas.Text
	boxes   []*canvas.Rectangle
	lines   []*canvas.Line
	at      struct{ text, box, line int }
}

// start begins a new drawing.
func (p *pen) start() {
	p.objects = p.objects[:0]
	p.at.text, p.at.box, p.at.line = 0, 0, 0
}

// text writes one line with its top left corner at a point, moved to a whole unit: between two pixels the toolkit also cuts
// off what hangs below the line.
func (p *pen) text(s string, x, y float32, f face) {
	if p.dry || s == "" {
		return
	}
	if p.at.text == len(p.texts) {
		p.texts = append(p.texts, &canvas.Text{})
	}
	t := p.texts[p.at.text]
	p.at.text++
	t.Text, t.TextSize, t.TextStyle, t.Color = s, f.size, f.style(), themed(f.color)
	t.Move(fyne.NewPos(onPixel(x), onPixel(y)))
	t.Resize(t.MinSize())
	p.objects = append(p.objects, t)
}

// onPixel is the whole unit nearest to x. An edge or a letter between two pixels is blurred, and a thin one can vanish.
func onPixel(x float32) float32 { return float32(math.Round(float64(x))) }

// A box is a rectangle; an empty colour name leaves that part out.
type box struct {
	fill, edge fyne.ThemeColorName
	width      float32 // of the edge
	radius     float32
}

func (p *pen) box(x, y, w, h float32, b box) {
	if p.dry {
		return
	}
	if p.at.box == len(p.boxes) {
		p.boxes = append(p.boxes, &canvas.Rectangle{})
	}
	r := p.boxes[p.at.box]
	p.at.box++
	r.FillColor, r.StrokeColor, r.StrokeWidth, r.CornerRadius = nil, nil, 0, b.radius
	if b.fill != "" {
		r.FillColor = themed(b.fill)
	}
	if b.edge != "" {
		r.StrokeColor, r.StrokeWidth = themed(b.edge), b.width
	}
	r.Move(fyne.NewPos(x, y))
	r.Resize(fyne.NewSize(w, h))
	p.objects = append(p.objects, r)
}

func (p *pen) line(x1, y1, x2, y2, width float32, color fyne.ThemeColorName) {
	if p.dry {
		return
	}
	if p.at.line == len(p.lines) {
		p.lines = append(p.lines, &canvas.Line{})
	}
	l := p.lines[p.at.line]
	p.at.line++
	l.StrokeColor, l.StrokeWidth = themed(color), width
	l.Position1, l.Position2 = fyne.NewPos(x1, y1), fyne.NewPos(x2, y2)
	p.objects = append(p.objects, l)
}
