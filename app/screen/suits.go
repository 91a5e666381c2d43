package screen

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
)

// suitColor is the colour of a suit symbol; the theme decides between two and four colours.
func suitColor(symbol rune) (fyne.ThemeColorName, bool) {
	switch symbol {
	case '♠':
		return ColorSpade, true
	case '♥':
		return ColorRed, true
	case '♦':
		return ColorOrange, true
	case '♣':
		return ColorClub, true
	}
	return "", false
}

// A run is a piece of text in one face.
type run struct {
	text string
	face face
}

// runs cuts a text at its suit symbols and gives each its colour.
func runs(text string, f face) []run {
	if f.plain || !strings.ContainsAny(text, "♠♥♦♣") {
		return []run{{text, f}}
	}
	var out []run
	from := 0
	for i, r := range text {
		color, suit := suitColor(r)
		if !suit {
			continue
		}
		if from < i {
			out = append(out, run{text[from:i], f})
		}
		from = i + utf8.RuneLen(r)
		out = append(out, run{text[i:from], f.in(color)})
	}
	if from < len(text) {
		out = append(out, run{text[from:], f})
	}
	return out
}

// write sets one line with coloured suits and returns its width.
func (p *pen) write(text string, x, y float32, f face) float32 {
	start := x
	for _, r := range runs(text, f) {
		p.text(r.text, x, y, r.face)
		x += r.face.width(r.text)
	}
	return x - start
}

// writeMid is write around a middle.
func (p *pen) writeMid(text string, x, y float32, f face) {
	p.write(text, x-lineWidth(text, f)/2, y, f)
}

// lineWidth is the width that write needs.
func lineWidth(text string, f face) float32 {
	var width float32
	for _, r := range runs(text, f) {
		width += r.face.width(r.text)
	}
	return width
}
