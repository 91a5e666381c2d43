package screen

import (
	"strconv"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// A card is a case as a thing to open. Its number is the key that opens it.
type card struct {
	press
	view    view.Card
	number  int // 0 is none
	primary bool
}

func newCard(on *controls) *card {
	c := &card{}
	c.initPress(on, c, c.draw)
	return c
}

func (c *card) set(v view.Card, number int, primary bool) {
	if c.view == v && c.number == number && c.primary == primary {
		return
	}
	c.view, c.id, c.number, c.primary = v, v.ID, number, primary
	c.changed()
}

func (c *card) draw(p *pen, size fyne.Size) float32 {
	pad := em() * 0.9
	look := box{fill: ColorCard, edge: ColorEdge, width: 1, radius: em() * 0.5}
	if c.primary { // the one on Enter
		look.fill, look.edge, look.width = ColorSoft, ColorGreen, 2
	}
	c.outline(p, size, look)
	left := pad + c.drawNumber(p, pad, pad)
	width := size.Width - left - pad
	y := pad
	if c.view.Over != "" {
		y += p.flow([]span{{text: c.view.Over, face: quietFace().in(ColorGreen).strong()}}, left, y, width) + em()*0.2
	}
	y += p.flow([]span{{text: c.view.Title, face: subheadingFace()}}, left, y, width)
	for _, line := range []string{c.view.At, c.view.Text} {
		if line != "" {
			y += em() * 0.2
			y += p.flow([]span{{text: line, face: textFace()}}, left, y, width)
		}
	}
	if foot := c.foot(); len(foot) > 0 {
		y += em() * 0.4
		y += p.flow(foot, left, y, width)
	}
	return y + pad
}

// drawNumber writes the key that opens the card and returns how much room it took.
func (c *card) drawNumber(p *pen, x, y float32) float32 {
	if c.number == 0 {
		return 0
	}
	f := quietFace()
	p.text(strconv.Itoa(c.number), x, y+em()*0.1, f)
	return f.width("0") + em()*0.7
}

// foot is the small line: the level, the number, and the last grade in a shape and a word.
func (c *card) foot() []span {
	return dotted(quietSpan(c.view.Level), quietSpan(c.view.Number), gradeSpans(c.view.Grade, c.view.Done))
}
