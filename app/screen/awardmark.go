package screen

import "rectify/app/view"

// drawAward draws an adjusted score marked: the trainee's weights beside the right ones, the sums, and the traveller.
func drawAward(p *pen, m *view.AwardMark, y, width float32) float32 {
	if m == nil {
		return 0
	}
	u, top := em(), y
	y += heading(p, m.Head, y, width)
	for _, text := range m.Notes {
		y += p.flow([]span{{text: text, face: quietTextFace()}}, 0, y, width)
	}
	for i, part := range m.Parts {
		y += 0.5 * u
		if part.Head != "" {
			y += p.flow([]span{{text: part.Head, face: textFace().strong()}}, 0, y, width) + 0.1*u
		}
		y += drawWeights(p, m, part, i == 0, y, width)
	}
	if m.Given != "" {
		y += 0.5*u + p.flow([]span{{text: m.Given, face: textFace()}}, 0, y+0.5*u, width)
	}
	if len(m.Sums) > 0 {
		y += heading(p, m.SumsHead, y, width)
		y += drawSums(p, m.Sums, y, width)
	}
	if m.Traveller != nil {
		y += heading(p, m.Traveller.Head, y, width)
		y += drawTraveller(p, m.Traveller, y, width)
	}
	return y - top
}

// drawWeights draws results with the weight that the trainee gave and the right one, in two columns; heads tells that they bear names.
func drawWeights(p *pen, m *view.AwardMark, part view.AwardPart, heads bool, y, width float32) float32 {
	u, top := em(), y
	given, right := lineWidth(m.GivenHead, quietFace()), lineWidth(m.RightHead, quietFace())
	for _, l := range part.Lines {
		given, right = max(given, lineWidth(l.Given, textFace().strong())), max(right, lineWidth(l.Right, textFace().strong()))
	}
	if !anyGiven(m) {
		given = 0
	}
	rightX := width - right - 0.4*u
	givenX := rightX - given - u
	if heads {
		if given > 0 {
			p.write(m.GivenHead, givenX, y, quietFace())
		}
		p.write(m.RightHead, rightX, y, quietFace())
		y += quietFace().line() + 0.15*u
	}
	dry := pen{dry: true}
	for _, l := range part.Lines {
		sign, color := lineSign(l.Kind)
		text := []span{{text: l.Text, face: textFace()}}
		mark := []span{{text: sign + "\u00a0" + l.Mark, face: textFace().in(color).strong()}}
		why := []span{{text: l.Why, face: quietTextFace()}}
		inner := max(givenX, 8*u) - 1.2*u
		high := dry.flow(text, 0, 0, inner)
		height := high
		if l.Mark != "" {
			height += dry.flow(mark, 0, 0, inner)
		}
		if l.Why != "" {
			height += dry.flow(why, 0, 0, width-1.2*u)
		}
		height += 0.5 * u
		if l.Kind != "right" {
			p.box(0, y, width, height, box{fill: ColorSoft})
			p.box(0, y, 0.25*u, height, box{fill: color})
		}
		at := y + 0.25*u
		p.flow(text, 0.6*u, at, inner)
		p.write(l.Given, givenX, at, textFace().strong())
		p.write(l.Right, rightX, at, textFace().strong())
		at += high
		if l.Mark != "" {
			at += p.flow(mark, 0.6*u, at, inner)
		}
		if l.Why != "" {
			p.flow(why, 0.6*u, at, width-1.2*u)
		}
		y += height + 0.15*u
	}
	return y - top
}

// anyGiven tells whether the trainee weighed anything that can be compared.
func anyGiven(m *view.AwardMark) bool {
	for _, part := range m.Parts {
		for _, l := range part.Lines {
			if l.Given != "" {
				return true
			}
		}
	}
	return false
}

// drawTraveller draws the tables of a board, a row each; the adjusted one bears a sign and its word.
func drawTraveller(p *pen, t *view.Traveller, y, width float32) float32 {
	u, top := em(), y
	cells := func(r view.TravellerRow) [4]string { return [4]string{r.Text, r.Score, r.Before, r.After} }
	var widths [4]float32
	for i, head := range t.Heads {
		widths[i] = lineWidth(head, quietFace())
		for _, r := range t.Rows {
			widths[i] = max(widths[i], lineWidth(cells(r)[i], textFace().strong()))
		}
	}
	gap := max(0.5*u, min(1.6*u, (width-widths[0]-widths[1]-widths[2]-widths[3]-u)/3))
	var lefts [4]float32
	x := 0.5 * u
	for i := range lefts {
		lefts[i] = x
		x += widths[i] + gap
	}
	shrink := min(1, width/(x-gap+0.3*u)) // rather smaller than out of the sheet
	small := func(f face) face { f.size *= shrink; return f }
	for i, head := range t.Heads {
		p.write(head, lefts[i]*shrink, y, small(quietFace()))
	}
	y += quietFace().line() + 0.15*u
	p.line(0, y, width, y, 1, ColorEdge)
	for i, r := range t.Rows {
		height := textFace().line() + 0.3*u
		if r.Mark != "" {
			height += quietFace().line()
			p.box(0, y, width, height, box{fill: ColorSoft})
			p.box(0, y, 0.25*u, height, box{fill: ColorMark})
		} else if i%2 == 0 {
			p.box(0, y, width, height, box{fill: ColorSoft})
		}
		f := small(textFace())
		if r.Mark != "" {
			f = f.strong()
		}
		for j, text := range cells(r) {
			p.write(text, lefts[j]*shrink, y+0.15*u, f)
		}
		if r.Mark != "" {
			p.write("▲\u00a0"+r.Mark, lefts[0], y+0.15*u+textFace().line(), quietFace().in(ColorInk).strong())
		}
		y += height
	}
	if t.Note != "" {
		y += 0.4*u + p.flow([]span{{text: t.Note, face: quietTextFace()}}, 0, y+0.4*u, width)
	}
	return y - top
}
