package screen

import (
	"strconv"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

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

// drawChain draws steps that are gone through in order, one under another: a sign and a number before each, and what came of it behind.
func drawChain(p *pen, c *view.Chain, width float32) float32 {
	u := em()
	var y float32
	if c.Title != "" {
		y = p.flow([]span{{text: c.Title, face: quietFace().strong()}}, 0, 0, width) + 0.3*u
	}
	dry := pen{dry: true}
	left := 1.9 * u
	for i, step := range c.Steps {
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
		height := dry.flow(spans, 0, 0, width-left-0.5*u) + 2*pad
		if step.Now {
			p.box(0, y, width, height, box{fill: ColorSoft})
			p.box(0, y, 0.25*u, height, box{fill: ColorMark})
		}
		sign, color := chainSign(step)
		p.text(sign, 0.6*u, y+pad+ascent*(f.size-quietFace().size), quietFace().in(color))
		p.flow(spans, left, y+pad, width-left-0.5*u)
		y += height
	}
	return y
}
