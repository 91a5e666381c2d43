package screen

import (
	"reflect"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// An Auction draws the calls in the columns W N E S, each in the order in which it was made.
type Auction struct {
	drawn
	view view.Auction
}

// NewAuction returns an empty auction.
func NewAuction() *Auction {
	a := &Auction{}
	a.init(a, a.draw)
	return a
}

// Set shows v.
func (a *Auction) Set(v view.Auction) {
	if !reflect.DeepEqual(a.view, v) {
		a.view = v
		a.changed()
	}
}

func (a *Auction) draw(p *pen, size fyne.Size) float32 {
	u := em()
	y := a.drawRows(p, size)
	for _, note := range a.view.Notes {
		y += p.flow([]span{{text: note, face: quietFace().in(ColorInk)}}, 0.8*u, y+0.2*u, size.Width-1.6*u) + 0.2*u
	}
	return y + 0.5*u
}

// rowsEnd is how far down the calls reach: below them stand only the explanations.
func (a *Auction) rowsEnd(width float32) float32 {
	return a.drawRows(&pen{dry: true}, fyne.NewSize(width, 0))
}

func (a *Auction) drawRows(p *pen, size fyne.Size) float32 {
	u := em()
	column := size.Width / 4
	y := 0.5 * u
	head := quietFace()
	for i, name := range a.view.Heads {
		p.writeMid(name, (float32(i)+0.5)*column, y, fitted(name, head, column-0.3*u))
	}
	y += head.line() + 0.4*u
	p.box(0, y, size.Width, 1, box{fill: ColorLine})
	y += 0.35 * u
	for _, row := range a.view.Rows {
		height := 1.9 * u
		for i, cell := range row {
			drawCell(p, cell, (float32(i)+0.5)*column, y, column)
			if cell.Announced != "" {
				height = 1.9*u + head.line()
			}
		}
		y += height
	}
	return y
}

// drawCell draws one call around a middle. Only the latest call is marked, never the irregular one.
func drawCell(p *pen, c view.Cell, midX, y, column float32) {
	u := em()
	text := c.Call
	f := textFace()
	switch {
	case c.Skipped:
		text, f = "–", f.in(ColorQuiet)
	case c.Struck:
		f = f.in(ColorQuiet)
		f.plain = true
	}
	if text == "" {
		return
	}
	f = fitted(text, f, column-1.4*u)
	w := lineWidth(text, f)
	wide := w + 1.2*u
	look := box{radius: 0.85 * u}
	if c.Latest {
		look.fill = ColorMark
		f = f.in(ColorOnMark)
		f.plain = true
	}
	if c.Alerted {
		look.edge, look.width = ColorInk, 1.5
	}
	if c.Latest || c.Alerted {
		p.box(midX-wide/2, y, wide, 1.7*u, look)
	}
	top := y + 0.85*u - f.line()/2 + 0.05*u
	p.write(text, midX-w/2, top, f)
	if c.Struck {
		p.line(midX-w/2-0.2*u, y+0.9*u, midX+w/2+0.2*u, y+0.9*u, max(1.5, 0.1*u), f.color)
	}
	if c.Note != "" {
		note := quietFace().in(ColorInk)
		note.size *= 0.85
		p.text(c.Note, midX+wide/2+0.1*u, y-0.1*u, note)
	}
	if c.Announced != "" {
		p.writeMid(c.Announced, midX, y+1.7*u, fitted(c.Announced, quietFace(), column-0.3*u))
	}
}
