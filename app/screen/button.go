package screen

import (
	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// A button shows an action and its key.
type button struct {
	press
	action  view.Action
	primary bool
	glyph   string // drawn instead of the text, for the buttons everyone knows by their sign
}

func newButton(on *controls) *button {
	b := &button{}
	b.initPress(on, b, b.draw)
	return b
}

// set shows an action; one without an ID hides the button.
func (b *button) set(a view.Action) {
	setVisible(b, a.ID != "")
	if b.action == a {
		return
	}
	b.action, b.id, b.disabled = a, a.ID, !a.Enabled
	b.changed()
}

// keyText is how a key stands on a button.
func keyText(key string) string {
	if key == keyEnter {
		return "⏎"
	}
	return key
}

const keyEnter = "Enter"

func (b *button) faces() (text, key face) {
	text = textFace()
	switch {
	case b.disabled:
		text = text.in(ColorQuiet)
	case b.primary:
		text = text.in(ColorOnFill).strong()
		text.plain = true
	}
	key = text
	key.bold = false
	if !b.primary {
		key = quietFace()
	}
	return text, key
}

func (b *button) label() string {
	if b.glyph != "" {
		return b.glyph
	}
	return b.action.Text
}

func (b *button) spans() []span {
	text, key := b.faces()
	spans := []span{{text: b.label(), face: text}}
	if b.action.Key != "" && b.glyph == "" {
		spans = append(spans, span{text: "\u00a0" + keyText(b.action.Key), face: key})
	}
	return spans
}

func (b *button) pads() (x, y float32) {
	if b.primary {
		return em() * 1.2, em() * 0.6
	}
	return em() * 0.7, em() * 0.4
}

// widthWanted is the width of the button on one line.
func (b *button) widthWanted() float32 {
	x, _ := b.pads()
	return spansWidth(b.spans()) + 2*x + 1
}

// MinSize is that of the button on one line.
func (b *button) MinSize() fyne.Size {
	return fyne.NewSize(b.widthWanted(), b.heightAt(b.widthWanted()))
}

func (b *button) draw(p *pen, size fyne.Size) float32 {
	padX, padY := b.pads()
	look := box{fill: ColorCard, edge: ColorEdge, width: 1, radius: em() * 0.4}
	switch {
	case b.disabled:
		look.fill = ColorPaper
	case b.primary:
		look.fill, look.edge = ColorGreen, ColorGreen
	}
	b.outline(p, size, look)
	inner := size.Width - 2*padX
	spans := b.spans()
	text := min(spansWidth(spans), inner)
	var dry pen
	dry.dry = true
	height := dry.flow(spans, 0, 0, inner)
	p.flow(spans, padX+(inner-text)/2, max(padY, (size.Height-height)/2), inner)
	return height + 2*padY
}

// spansWidth is the width of spans on one line.
func spansWidth(spans []span) float32 {
	var width float32
	for _, s := range spans {
		width += lineWidth(s.text, s.face)
	}
	return width
}

// setVisible shows or hides an object, and leaves one alone that is so already: hiding repaints.
func setVisible(o fyne.CanvasObject, visible bool) {
	switch {
	case visible == o.Visible():
	case visible:
		o.Show()
	default:
		o.Hide()
	}
}
