package screen

import (
	"strconv"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// An item is one entry of a numbered list: a question to ask, an option, a ruling, a kind of order. What was answered
// stands under it.
type item struct {
	press
	view   view.Item
	number int
	many   bool // several may be chosen: drawn as a box to tick
}

func newItem(on *controls) *item {
	i := &item{}
	i.initPress(on, i, i.draw)
	return i
}

func (i *item) set(v view.Item, number int, many bool) {
	if i.view == v && i.number == number && i.many == many {
		return
	}
	i.view, i.number, i.many, i.id = v, number, many, v.ID
	i.changed()
}

// sign is what tells apart, beside the frame, what is chosen or done already.
func (i *item) sign() string {
	switch {
	case i.many && i.view.Chosen:
		return "☑"
	case i.many:
		return "☐"
	case i.view.Chosen:
		return "●"
	case i.view.Done:
		return "✓"
	}
	return ""
}

func (i *item) draw(p *pen, size fyne.Size) float32 {
	u := em()
	left, right, padY := 2.7*u, 2*u, 0.7*u
	text := []span{{text: i.view.Text, face: textFace()}}
	if i.view.Note != "" {
		text = append(text, span{text: " " + i.view.Note, face: textFace().in(ColorQuiet)})
	}
	dry := pen{dry: true}
	words := dry.flow(text, 0, 0, size.Width-left-right)
	body := words + 2*padY
	if i.view.Bar.Asked > 0 {
		body += 0.3*u + drawBar(&dry, i.view.Bar, 0, 0, size.Width-left-right)
	}
	look := box{fill: ColorCard, edge: ColorEdge, width: 1, radius: 0.5 * u}
	if i.view.Chosen {
		look = box{fill: ColorSoft, edge: ColorGreen, width: 2, radius: 0.5 * u}
	}
	i.outline(p, fyne.NewSize(size.Width, body), look)
	if i.number <= lastNumber {
		number := quietFace()
		p.text(strconv.Itoa(i.number), 0.9*u, padY+0.1*u, number)
	}
	p.flow(text, left, padY, size.Width-left-right)
	if i.view.Bar.Asked > 0 {
		drawBar(p, i.view.Bar, left, padY+words+0.3*u, size.Width-left-right)
	}
	sign := textFace().in(ColorGreen)
	p.text(i.sign(), size.Width-1.55*u, padY, sign)
	if i.view.Answer == "" {
		return body
	}
	answer := []span{{text: i.view.Answer, face: textFace()}}
	x, y, width := 1.9*u, body+0.4*u, size.Width-1.9*u
	height := dry.flow(answer, 0, 0, width-2*u) + u
	p.box(x, y, width, height, box{fill: ColorSoft})
	p.box(x, y, 0.25*u, height, box{fill: ColorGreen})
	p.flow(answer, x+u, y+0.5*u, width-2*u)
	return y + height
}

// lastNumber is the greatest number that a key chooses.
const lastNumber = 9
