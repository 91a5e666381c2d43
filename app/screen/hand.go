package screen

import (
	"strconv"
	"strings"

	"rectify/app/view"
)

// handSize is the size of a hand's box: all alike, unless a suit or a role is uncommonly long.
func handSize(f tableFace, h view.Hand) (width, height float32) {
	width = max(handWide*f.u, 1.6*f.u+lineWidth(h.Seat, f.text.strong())+lineWidth(roleText(h), f.quiet))
	if h.Closed {
		return width, closedHigh * f.u
	}
	for _, s := range h.Suits {
		width = max(width, 2.5*f.u+f.text.width(ranks(s)))
	}
	return width, handHigh * f.u
}

// ranks is a suit as it is written: spaced ranks, a dash for a void.
func ranks(s view.HandSuit) string {
	if len(s.Cards) == 0 {
		return "—"
	}
	return strings.Join(s.Cards, " ")
}

func roleText(h view.Hand) string {
	if h.Role == "" {
		return ""
	}
	return " · " + h.Role
}

func (t *Table) drawHand(p *pen, f tableFace, h view.Hand, at rect) {
	u := f.u
	look := box{fill: ColorCard, edge: ColorLine, width: 1, radius: u * 0.4}
	if h.OnTurn {
		look.edge, look.width = ColorGreen, 2
	}
	p.box(at.x, at.y, at.w, at.h, look)
	x, y := at.x+0.8*u, at.y+0.5*u
	used := p.write(h.Seat, x, y, f.text.strong())
	p.write(roleText(h), x+used, y+ascent*(f.text.size-f.quiet.size), f.quiet)
	y += 1.5 * u
	if h.Closed {
		drawBacks(p, f, h.Cards, x, y, (handWide-1.6)*u)
		return
	}
	for _, s := range h.Suits {
		p.write(s.Symbol, x, y, f.text)
		t.drawRanks(p, f, h, s, x+1.4*u, y)
		y += 1.42 * u
	}
}

// drawRanks writes a suit. Each card that can be chosen is a place to press; one that is not legal is crossed out.
func (t *Table) drawRanks(p *pen, f tableFace, h view.Hand, s view.HandSuit, x, y float32) {
	if len(h.Plays) == 0 {
		p.text(ranks(s), x, y, f.text)
		return
	}
	space := f.text.width(" ")
	for _, rank := range s.Cards {
		wide := f.text.width(rank)
		look := t.choice(p, f, h, s.Symbol+rank, rect{x - space/2, y, wide + space, 1.42 * f.u})
		p.text(rank, x, y, look)
		x += wide + space
	}
	if len(s.Cards) == 0 {
		p.text(ranks(s), x, y, f.text)
	}
}

// choice makes a card a place to press, if it can be chosen, and gives the face that it is written in.
func (t *Table) choice(p *pen, f tableFace, h view.Hand, card string, at rect) face {
	for _, c := range h.Plays {
		if c.Text != card {
			continue
		}
		t.spots = append(t.spots, spot{at, c.ID})
		if c.Barred {
			p.line(at.x, at.y+at.h*0.8, at.x+at.w, at.y+at.h*0.2, max(1, 0.08*f.u), ColorQuiet)
			return f.text.in(ColorQuiet)
		}
	}
	return f.text
}

// drawBacks is a closed hand: the backs of its cards as a fan, and how many they are.
func drawBacks(p *pen, f tableFace, n int, x, y, width float32) {
	const most = 13
	u := f.u
	count := strconv.Itoa(n)
	step := (width - f.text.width(count) - 2.2*u) / (most - 1)
	for i := range min(n, most) {
		w := step - max(1, 0.12*u)
		if i == min(n, most)-1 {
			w = 1.4 * u
		}
		p.box(x+float32(i)*step, y, w, 2*u, box{fill: ColorGreen})
	}
	if n > 0 {
		x += float32(min(n, most)-1)*step + 1.4*u
	}
	p.text(count, x+0.5*u, y+0.35*u, f.text)
}

// drawFaceUp lays a player's exposed cards face up, those with the same word together and the word under them.
func (t *Table) drawFaceUp(p *pen, f tableFace, h view.Hand, at rect) {
	u := f.u
	y := at.y
	cards := h.FaceUp
	for len(cards) > 0 {
		n := 1
		for n < len(cards) && cards[n].Label == cards[0].Label {
			n++
		}
		x := at.x
		for i, c := range cards[:n] {
			wide := lineWidth(c.Card, f.text.strong()) + 0.8*u
			if i > 0 && x+wide > at.x+at.w {
				x, y = at.x, y+2*u
			}
			p.box(x, y, wide, 1.8*u, box{fill: ColorCard, edge: ColorEdge, width: 1, radius: 0.25 * u})
			p.write(c.Card, x+0.4*u, y+0.27*u, t.choice(p, f, h, c.Card, rect{x, y, wide, 1.8 * u}).strong())
			x += wide + 0.3*u
		}
		y += 1.95 * u
		y += p.flow([]span{{text: cards[0].Label, face: f.caption.in(ColorInk)}}, at.x, y, at.w) + 0.3*u
		cards = cards[n:]
	}
}
