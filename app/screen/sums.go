package screen

import "rectify/app/view"

// drawSums draws sums from y on and returns their height. A line alone is no sum and needs no rule.
func drawSums(p *pen, all []view.Sums, y, width float32) float32 {
	u, top := em(), y
	var right float32
	for _, s := range all {
		for _, line := range s.Lines {
			right = max(right, lineWidth(line.Value, textFace().strong()))
		}
	}
	right = min(right, width*0.4)
	for i, s := range all {
		if i > 0 {
			y += 0.6 * u
		}
		y += p.flow([]span{{text: s.Head, face: textFace().strong()}}, 0, y, width) + 0.1*u
		for j, line := range s.Lines {
			f := textFace()
			if line.Total {
				f = f.strong()
			}
			if line.Total && j > 0 {
				p.line(0, y+0.1*u, width, y+0.1*u, 1, ColorEdge)
				y += 0.25 * u
			}
			value := []span{{text: line.Value, face: f}}
			x := width - min(right, lineWidth(line.Value, f)+1)
			height := p.flow([]span{{text: line.Text, face: f}}, 0.6*u, y, width-right-1.6*u)
			p.flow(value, x, y+max(0, height-f.line()), right+1) // on the last line of the words
			y += max(height, f.line()) + 0.15*u
		}
	}
	return y - top
}
