package screen

import "rectify/app/view"

// drawHeard draws what was asked and answered about the question at hand.
func drawHeard(p *pen, all []view.Heard, width float32) float32 {
	u := em()
	var y float32
	dry := pen{dry: true}
	for i, said := range all {
		if i > 0 {
			y += 0.5 * u
		}
		if said.Question != "" {
			y += p.flow([]span{{text: said.Question, face: quietFace()}}, 0, y, width) + 0.15*u
		}
		answer := []span{{text: said.Answer, face: textFace()}}
		height := dry.flow(answer, 0, 0, width-2*u) + 0.6*u
		p.box(0, y, width, height, box{fill: ColorSoft})
		p.box(0, y, 0.25*u, height, box{fill: ColorGreen})
		p.flow(answer, u, y+0.3*u, width-2*u)
		y += height
	}
	return y
}

// drawPolls draws polls one under another and returns their height.
func drawPolls(p *pen, list []view.Poll, y, width float32) float32 {
	u, top := em(), y
	for i, poll := range list {
		if i > 0 {
			y += 0.8 * u
		}
		if poll.Title != "" {
			y += p.flow([]span{{text: poll.Title, face: quietFace()}}, 0, y, width) + 0.3*u
		}
		y += drawBars(p, poll.Bars, y, width)
		for _, note := range poll.Notes {
			y += 0.4*u + p.flow([]span{{text: note, face: textFace()}}, 0, y+0.4*u, width)
		}
	}
	return y - top
}

// drawBars draws a call or card a row. Its bar is as long as everybody who was asked: full for those who would do it, framed for those
// who only think of it.
func drawBars(p *pen, bars []view.PollBar, y, width float32) float32 {
	u, top := em(), y
	var names float32
	for _, b := range bars {
		names = max(names, lineWidth(b.Name, textFace().strong())+1)
	}
	names = min(names, 0.35*width)
	left := names + 0.8*u
	for i, b := range bars {
		if i > 0 {
			y += 0.4 * u
		}
		line := textFace().line()
		gap := (line - barHigh()) / 2
		name := p.flow([]span{{text: b.Name, face: textFace().strong()}}, 0, y, names)
		y += max(name, gap+drawBar(p, b, left, y+gap, width-left))
	}
	return y - top
}

func barHigh() float32 { return 0.8 * em() }

// drawBar draws one bar with its figures under it and returns the height of both.
func drawBar(p *pen, b view.PollBar, x, y, width float32) float32 {
	high := barHigh()
	part := func(n int) float32 { return width * float32(n) / float32(max(1, b.Asked)) }
	p.box(x, y, width, high, box{fill: ColorPaper, edge: ColorLine, width: 1})
	if b.Considered > 0 {
		p.box(x, y, part(b.Considered), high, box{fill: ColorCard, edge: ColorGreen, width: 1.5})
	}
	if b.Chose > 0 {
		p.box(x, y, part(b.Chose), high, box{fill: ColorGreen})
	}
	text := b.Text
	if b.Mark != "" {
		text += " · " + b.Mark
	}
	high += 0.2 * em()
	return high + p.flow([]span{{text: text, face: quietFace()}}, x, y+high, width)
}
