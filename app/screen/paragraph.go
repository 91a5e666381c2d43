package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// A paragraph is a text that wraps, with its suit symbols in their colours.
type paragraph struct {
	drawn
	text string
	face func() face // asked at each drawing, since the theme may have changed
}

func newParagraph(text string, face func() face) *paragraph {
	p := &paragraph{text: text, face: face}
	p.init(p, func(pen *pen, size fyne.Size) float32 {
		return pen.flow([]span{{text: p.text, face: p.face()}}, 0, 0, size.Width)
	})
	return p
}

// set shows a text; an empty one hides the paragraph.
func (p *paragraph) set(text string) {
	setVisible(p, text != "")
	if p.text != text {
		p.text = text
		p.changed()
	}
}

// widthWanted is the width on one line.
func (p *paragraph) widthWanted() float32 { return lineWidth(p.text, p.face()) + 1 }

// headingFace is a screen's title.
func headingFace() face { return face{size: theme.TextHeadingSize(), bold: true, color: ColorInk} }

// subheadingFace is the title of a part of a screen.
func subheadingFace() face {
	return face{size: theme.TextSubHeadingSize(), bold: true, color: ColorInk}
}

// quietTextFace is a running text said more quietly.
func quietTextFace() face { return textFace().in(ColorQuiet) }
