package screen

import (
	"reflect"
	"strconv"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// A chain draws steps that are gone through in order, one under another: a sign and a number before each, and what came of it behind.
type chain struct {
	drawn
	view *view.Chain
}

func newChain() *chain {
	c := &chain{}
	c.init(c, c.draw)
	return c
}

// set shows v, or hides the steps if there are none.
func (c *chain) set(v *view.Chain) {
	setVisible(c, v != nil)
	if !reflect.DeepEqual(c.view, v) {
		c.view = v
		c.changed()
	}
}

// chainSign tells what is behind, at hand and to come, beside the weight of the words.
func chainSign(s view.ChainStep) (string, fyne.ThemeColorName) {
	switch {
	case s.Now:
		return "▶", ColorGreen
	case s.Done:
		return "✓", ColorGreen
	}
	return "○", ColorQuiet
}

func (c *chain) draw(p *pen, size fyne.Size) float32 {
	if c.view == nil {
		return 0
	}
	u := em()
	var y float32
	if c.view.Title != "" {
		y = p.flow([]span{{text: c.view.Title, face: quietFace().strong()}}, 0, 0, size.Width) + 0.3*u
	}
	dry := pen{dry: true}
	left := 1.9 * u
	for i, step := range c.view.Steps {
		f := quietFace()
		if step.Now {
			f = textFace().strong()
		}
		spans := []span{{text: strconv.Itoa(i+1) + ".\u00a0" + step.Name, face: f}}
		if step.Answer != "" {
			spans = append(spans, span{text: " ", face: f}, span{text: step.Answer, face: quietFace().in(ColorInk)})
		}
		pad := 0.15 * u
		if step.Now {
			pad = 0.35 * u
		}
		height := dry.flow(spans, 0, 0, size.Width-left-0.5*u) + 2*pad
		if step.Now {
			p.box(0, y, size.Width, height, box{fill: ColorSoft})
			p.box(0, y, 0.25*u, height, box{fill: ColorMark})
		}
		sign, color := chainSign(step)
		p.text(sign, 0.6*u, y+pad+ascent*(f.size-quietFace().size), quietFace().in(color))
		p.flow(spans, left, y+pad, size.Width-left-0.5*u)
		y += height
	}
	return y
}
