package screen

import (
	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// A pill is one of a few choices side by side, or a small button of the bar. The chosen one is filled, bold and, outside
// the bar, ticked: colour alone never tells it.
type pill struct {
	press
	text   string
	chosen bool
	barred bool // crossed out: it may be pressed, but only to be told why not
	onBar  bool
}

func newPill(on *controls, onBar bool) *pill {
	p := &pill{onBar: onBar}
	p.initPress(on, p, p.draw)
	return p
}

func (p *pill) set(c view.Choice) {
	if p.id == c.ID && p.text == c.Text && p.chosen == c.Chosen && p.disabled == c.Disabled && p.barred == c.Barred {
		return
	}
	p.id, p.text, p.chosen, p.disabled, p.barred = c.ID, c.Text, c.Chosen, c.Disabled, c.Barred
	p.changed()
}

func (p *pill) face() face {
	f := quietFace().in(ColorInk)
	f.plain = p.onBar || p.chosen
	switch {
	case p.onBar && p.chosen:
		return f.in(ColorBar).strong()
	case p.onBar:
		return f.in(ColorOnBar)
	case p.chosen:
		return f.in(ColorOnFill).strong()
	case p.disabled, p.barred:
		return f.in(ColorQuiet)
	}
	return f
}

func (p *pill) label() string {
	if p.chosen && !p.onBar {
		return "✓ " + p.text
	}
	return p.text
}

// widthWanted is the width on one line.
func (p *pill) widthWanted() float32 { return lineWidth(p.label(), p.face()) + 2*p.pad() + 1 }

// MinSize is that of the pill on one line.
func (p *pill) MinSize() fyne.Size {
	return fyne.NewSize(p.widthWanted(), p.heightAt(p.widthWanted()))
}

// pad is the room on the left and the right. On the bar it is scarce: in Greek it must take a laptop's narrow window.
func (p *pill) pad() float32 {
	if p.onBar {
		return 0.55 * em()
	}
	return 0.75 * em()
}

func (p *pill) draw(pn *pen, size fyne.Size) float32 {
	f := p.face()
	padY := em() * 0.27
	inner := size.Width - 2*p.pad()
	look := box{fill: ColorCard, edge: ColorEdge, width: 1.2, radius: f.line()/2 + padY}
	switch {
	case p.onBar && p.chosen:
		look.fill, look.edge = ColorOnBar, ColorOnBar
	case p.onBar && p.disabled:
		look.fill, look.edge = ColorBar, ColorBar
	case p.onBar:
		look.fill, look.edge = ColorBar, ColorOnBar
	case p.chosen:
		look.fill, look.edge = ColorGreen, ColorGreen
	case p.disabled, p.barred:
		look.fill, look.edge = ColorPaper, ColorLine
	}
	p.outline(pn, size, look)
	height := pn.flow([]span{{text: p.label(), face: f}}, p.pad(), padY, inner) + 2*padY
	if p.barred {
		pn.line(0.4*em(), height*0.75, size.Width-0.4*em(), height*0.25, max(1.5, 0.1*em()), f.color)
	}
	return height
}
