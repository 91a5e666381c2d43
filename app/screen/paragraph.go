package screen

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A paragraph is a short text that wraps at spaces and draws its suit symbols in their colours. It knows its height for
// any width before it is laid out, which Fyne's own wrapping texts do not.
type paragraph struct {
	widget.BaseWidget
	text  string
	style textStyle
}

// A textStyle says how a paragraph looks.
type textStyle struct {
	size     fyne.ThemeSizeName  // empty is theme.SizeNameText
	color    fyne.ThemeColorName // empty is ColorInk
	bold     bool
	mono     bool
	plain    bool // suit symbols keep the text's colour, as on a filled button
	centered bool
}

func newParagraph(text string, style textStyle) *paragraph {
	p := &paragraph{text: text, style: style}
	p.ExtendBaseWidget(p)
	return p
}

func (s textStyle) sizeNow() float32 {
	if s.size == "" {
		return theme.Size(theme.SizeNameText)
	}
	return theme.Size(s.size)
}

func (s textStyle) colorName() fyne.ThemeColorName {
	if s.color == "" {
		return ColorInk
	}
	return s.color
}

func (s textStyle) measure(text string) fyne.Size {
	return fyne.MeasureText(text, s.sizeNow(), fyne.TextStyle{Bold: s.bold, Monospace: s.mono})
}

func (s textStyle) lineHeight() float32 { return s.measure("Ag").Height * 1.06 }

// wrap breaks text into lines no wider than width. A word that is wider alone is broken where it must be.
func (s textStyle) wrap(text string, width float32) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		joined := word
		if line != "" {
			joined = line + " " + word
		}
		if s.measure(joined).Width <= width {
			line = joined
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		line = word
		for s.measure(line).Width > width {
			fits := s.fitting(line, width)
			if fits == len(line) {
				break
			}
			lines = append(lines, line[:fits])
			line = line[fits:]
		}
	}
	return append(lines, line)
}

// fitting returns how many bytes of word fit into width, at least one character.
func (s textStyle) fitting(word string, width float32) int {
	last := 0
	for at := range word {
		if at > 0 && s.measure(word[:at]).Width > width {
			break
		}
		if at > 0 {
			last = at
		}
	}
	if last == 0 { // not even one character fits: take one all the same
		for at := range word {
			if at > 0 {
				return at
			}
		}
		return len(word)
	}
	return last
}

// NaturalWidth is the width on one line.
func (p *paragraph) NaturalWidth() float32 {
	return p.style.measure(strings.Join(strings.Fields(p.text), " ")).Width + 1 // rounding must not break the line
}

// HeightFor is the height when laid out in width.
func (p *paragraph) HeightFor(width float32) float32 {
	return float32(len(p.style.wrap(p.text, width))) * p.style.lineHeight()
}

// MinSize is the height for the present width, or of one line before there is one.
func (p *paragraph) MinSize() fyne.Size {
	if width := p.Size().Width; width > 0 {
		return fyne.NewSize(0, p.HeightFor(width))
	}
	return fyne.NewSize(p.NaturalWidth(), p.style.lineHeight())
}

// Resize lays the lines out anew when the width has changed.
func (p *paragraph) Resize(size fyne.Size) {
	if p.Size() == size {
		return
	}
	p.BaseWidget.Resize(size)
	p.Refresh()
}

// CreateRenderer links the paragraph to its drawing.
func (p *paragraph) CreateRenderer() fyne.WidgetRenderer {
	r := &paragraphRenderer{paragraph: p}
	r.Refresh()
	return r
}

type paragraphRenderer struct {
	paragraph *paragraph
	objects   []fyne.CanvasObject
}

func (r *paragraphRenderer) Refresh() {
	r.objects = nil
	p := r.paragraph
	width := p.Size().Width
	if width <= 0 {
		return
	}
	height := p.style.lineHeight()
	for i, line := range p.style.wrap(p.text, width) {
		left := float32(0)
		if p.style.centered {
			left = max(0, (width-p.style.measure(line).Width)/2)
		}
		r.drawLine(line, fyne.NewPos(left, float32(i)*height))
	}
	canvas.Refresh(p)
}

// drawLine draws one line as few texts as its colours allow.
func (r *paragraphRenderer) drawLine(line string, at fyne.Position) {
	style := r.paragraph.style
	start := 0
	draw := func(end int, name fyne.ThemeColorName) {
		if end == start {
			return
		}
		text := canvas.NewText(line[start:end], themed(name))
		text.TextSize = style.sizeNow()
		text.TextStyle = fyne.TextStyle{Bold: style.bold, Monospace: style.mono}
		text.Move(fyne.NewPos(at.X+style.measure(line[:start]).Width, at.Y))
		text.Resize(text.MinSize())
		r.objects = append(r.objects, text)
		start = end
	}
	if !style.plain {
		for i, char := range line {
			if name, ok := suitColors[char]; ok {
				draw(i, style.colorName())
				draw(i+len(string(char)), name)
			}
		}
	}
	draw(len(line), style.colorName())
}

func (r *paragraphRenderer) Layout(fyne.Size)             {}
func (r *paragraphRenderer) MinSize() fyne.Size           { return r.paragraph.MinSize() }
func (r *paragraphRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *paragraphRenderer) Destroy()                     {}

// suitColors are the colours of the suit symbols in a running text.
var suitColors = map[rune]fyne.ThemeColorName{'♠': ColorSpade, '♥': ColorRed, '♦': ColorOrange, '♣': ColorClub}
