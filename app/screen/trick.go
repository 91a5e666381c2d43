package screen

import (
	"unicode/utf8"

	"rectify/app/view"
)

// The measures of the table's middle, in the table's unit.
const (
	cardWide   = 2.5
	cardHigh   = 3.1
	centreWide = 16.8
	centreHigh = 13.9
)

// drawCentre draws the middle of the table: whose game it is on the four edges and in words, the board, and the trick.
func (t *Table) drawCentre(p *pen, f tableFace, midX, midY float32) {
	u := f.u
	v := t.view
	at := rect{midX - centreWide*u/2, midY - centreHigh*u/2, centreWide * u, centreHigh * u}
	p.box(at.x, at.y, at.w, at.h, box{fill: ColorCard, edge: ColorLine, width: 1, radius: 0.4 * u})

	thick := 0.35 * u
	if v.Vul[0].Vulnerable {
		p.box(at.x, at.y, at.w, thick, box{fill: ColorRed})
		p.box(at.x, at.y+at.h-thick, at.w, thick, box{fill: ColorRed})
	}
	if v.Vul[1].Vulnerable {
		p.box(at.x, at.y, thick, at.h, box{fill: ColorRed})
		p.box(at.x+at.w-thick, at.y, thick, at.h, box{fill: ColorRed})
	}
	drawVul(p, f, v.Vul[0], midX, at.y)
	drawVul(p, f, v.Vul[1], midX, at.y+at.h)

	lines := []struct {
		text string
		face face
	}{
		{v.Board, f.quiet.in(ColorInk).strong()},
		{v.Contract, f.quiet.in(ColorInk)},
		{v.Tricks, f.caption},
		{v.Turn, f.caption},
	}
	room, shrink, height := (centreWide-2*cardWide-2.4)*u, float32(1), float32(0)
	for _, l := range lines {
		shrink = min(shrink, fitted(l.text, l.face, room).size/l.face.size) // of all lines, that none is smaller than a lesser one
	}
	for i, l := range lines {
		lines[i].face.size *= shrink
		if l.text != "" {
			height += lines[i].face.line()
		}
	}
	y := midY - height/2
	for _, l := range lines {
		if l.text != "" {
			p.writeMid(l.text, midX, y, l.face)
			y += l.face.line()
		}
	}

	near := 1.1 * u // from the edge to the card
	w, h := float32(cardWide*u), float32(cardHigh*u)
	spots := [4]rect{
		view.North: {midX - w/2, at.y + near, w, h},
		view.South: {midX - w/2, at.y + at.h - near - h, w, h},
		view.West:  {at.x + 0.8*u, midY - h/2, w, h},
		view.East:  {at.x + at.w - 0.8*u - w, midY - h/2, w, h},
	}
	for i, c := range v.Trick {
		if c.Card != "" {
			drawCard(p, f, c, spots[i])
		}
	}
}

// fitted is a face small enough for a text to fit into a width.
func fitted(text string, f face, width float32) face {
	if need := lineWidth(text, f); need > width {
		f.size *= width / need
	}
	return f
}

// drawVul is one side's vulnerability in words, on the edge of the middle.
func drawVul(p *pen, f tableFace, v view.Vul, midX, midY float32) {
	if v.Text == "" {
		return
	}
	look, words := box{fill: ColorCard, edge: ColorEdge, width: 1}, f.caption.in(ColorInk)
	if v.Vulnerable {
		look, words = box{fill: ColorRed}, f.caption.in(ColorOnFill).strong()
	}
	w, h := lineWidth(v.Text, words)+1.2*f.u, words.line()+0.3*f.u
	look.radius = h / 2
	p.box(midX-w/2, midY-h/2, w, h, look)
	p.writeMid(v.Text, midX, midY-words.line()/2+0.03*f.u, words)
}

// drawCard is a card of the trick: rank over suit. The first of the trick bears a 1, the latest event stands on amber,
// and a card that was taken back is crossed out.
func drawCard(p *pen, f tableFace, c view.Played, at rect) {
	u := f.u
	if c.Latest {
		p.box(at.x-0.3*u, at.y-0.3*u, at.w+0.6*u, at.h+0.6*u, box{fill: ColorMark, radius: 0.5 * u})
	}
	p.box(at.x, at.y, at.w, at.h, box{fill: ColorCard, edge: ColorEdge, width: 1, radius: 0.3 * u})
	symbol, size := utf8.DecodeRuneInString(c.Card)
	suit, rank := string(symbol), c.Card[size:]
	ink, suitFace := face{size: 1.15 * u, bold: true, color: ColorInk}, face{size: 1.3 * u, color: ColorInk}
	if color, ok := suitColor(symbol); ok {
		ink.color = color
	}
	if c.Undone {
		ink.color, suitFace.color, suitFace.plain = ColorQuiet, ColorQuiet, true
	}
	midX := at.x + at.w/2
	p.writeMid(rank, midX, at.y+0.15*u, ink)
	p.writeMid(suit, midX, at.y+1.4*u, suitFace)
	if c.Undone {
		p.line(at.x+0.2*u, at.y+at.h-0.2*u, at.x+at.w-0.2*u, at.y+0.2*u, max(1.5, 0.12*u), ColorBad)
	}
	if c.Leader {
		d := 1.15 * u
		x, y := at.x-d/2, at.y-d/2
		p.box(x, y, d, d, box{fill: ColorGreen, radius: d / 2})
		one := face{size: 0.75 * u, bold: true, color: ColorOnFill}
		p.writeMid("1", x+d/2, y+d/2-one.line()/2+0.04*u, one)
	}
}
