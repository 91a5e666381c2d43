package screen

import "fyne.io/fyne/v2"

// A notice is something to know before all else: a sign, a bar at its side and a text in a soft box.
type notice struct {
	drawn
	text string
}

func newNotice() *notice {
	n := &notice{}
	n.init(n, n.draw)
	n.Hide()
	return n
}

// set shows a text; an empty one hides the notice.
func (n *notice) set(text string) {
	setVisible(n, text != "")
	if n.text != text {
		n.text = text
		n.changed()
	}
}

func (n *notice) draw(p *pen, size fyne.Size) float32 {
	pad := em() * 0.7
	f := textFace()
	p.box(0, 0, size.Width, size.Height, box{fill: ColorCard, edge: ColorWarn, width: 1, radius: em() * 0.3})
	p.box(0, 0, em()*0.35, size.Height, box{fill: ColorWarn, radius: em() * 0.15})
	p.text("⚠", pad+em()*0.3, pad, f.in(ColorWarn).strong())
	left := pad + em()*2
	return p.flow([]span{{text: n.text, face: f}}, left, pad, size.Width-left-pad) + 2*pad
}
