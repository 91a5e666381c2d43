package screen

import "rectify/app/view"

// drawLine draws how the cards may be played after a claim: a trick a row, with what lies on the table already in ink and the rest
// more quietly.
func drawLine(p *pen, l *view.Line, width float32) float32 {
	u := em()
	var names, cards float32
	for _, trick := range l.Tricks {
		names = max(names, lineWidth(trick.Name, textFace().strong()))
		for _, c := range trick.Cards {
			cards = max(cards, lineWidth(c, textFace().strong()))
		}
	}
	pad := 0.6 * u
	step := min(cards+0.8*u, max(0, width-names-3*pad)/4)
	var y float32
	for _, trick := range l.Tricks {
		x := names + 2*pad
		winner := []span{{text: "– " + trick.Winner, face: textFace().in(ColorQuiet)}}
		winnerX, winnerY := x+4*step, y+0.3*u
		height := textFace().line() + 0.6*u
		if winnerX+lineWidth(winner[0].text, winner[0].face) > width-pad { // no room beside the cards
			winnerX, winnerY = x, y+0.3*u+textFace().line()
			height += textFace().line()
		}
		if trick.Now {
			p.box(0, y, width, height, box{fill: ColorSoft})
			p.box(0, y, 0.25*u, height, box{fill: ColorGreen})
		}
		p.flow([]span{{text: trick.Name, face: textFace().in(ColorQuiet)}}, pad, y+0.3*u, names+1)
		for i, c := range trick.Cards {
			f := textFace().in(ColorQuiet)
			if i < trick.Shown {
				f = textFace().strong()
			}
			p.flow([]span{{text: c, face: f}}, x+float32(i)*step, y+0.3*u, step)
		}
		if trick.Shown == len(trick.Cards) {
			winner[0].face = textFace()
		}
		p.flow(winner, winnerX, winnerY, width-winnerX)
		y += height
	}
	y += p.flow([]span{{text: l.Result, face: textFace()}}, 0, y+0.5*u, width) + 0.5*u
	return y
}
