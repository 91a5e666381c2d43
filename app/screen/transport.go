package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// A transport is the bar that steps through the events: first, back, play, forward, last, where we are, and the hands.
type transport struct {
	box                              *fyne.Container
	first, back, play, forward, last *button
	hands                            *button
	text                             *paragraph
	view                             view.Transport
}

func newTransport(on *controls) *transport {
	t := &transport{
		first: newButton(on), back: newButton(on), play: newButton(on), forward: newButton(on), last: newButton(on),
		hands: newButton(on),
		text:  newParagraph("", quietTextFace),
	}
	t.first.glyph, t.back.glyph, t.play.glyph, t.forward.glyph, t.last.glyph = "⇤", "←", "▶", "→", "⇥"
	t.box = container.New(transportLayout{},
		newRow(0.5, t.first, t.back, t.play, t.forward, t.last), t.text, t.hands)
	return t
}

func (t *transport) set(v view.Transport) {
	if t.view == v {
		return
	}
	t.view = v
	t.first.set(v.First)
	t.back.set(v.Back)
	t.play.set(v.Play)
	t.forward.set(v.Forward)
	t.last.set(v.Last)
	t.hands.set(v.Hands)
	t.text.set(v.Text)
}

// transportLayout has the steps on the left, the hands on the right and the text between them; where that is too narrow
// for the text it stands on top.
type transportLayout struct{}

func (transportLayout) arrange(objects []fyne.CanvasObject, width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	steps, text, hands := objects[0].(*fyne.Container), objects[1].(*paragraph), objects[2]
	gap := 0.7 * em()
	stepsWidth, handsWidth := steps.Layout.(*row).oneLine(steps.Objects)+1, float32(0)
	if hands.Visible() {
		handsWidth = wanted(hands)
	}
	high := max(heightAt(steps, stepsWidth), hands.MinSize().Height)
	middle := width - stepsWidth - handsWidth - 2*gap
	y := float32(0)
	if middle < min(12*em(), text.widthWanted()) {
		textHigh := heightAt(text, width)
		put(text, 0, 0, width, textHigh)
		y = textHigh + 0.3*em()
	} else {
		textHigh := heightAt(text, middle)
		high = max(high, textHigh)
		put(text, stepsWidth+gap, (high-textHigh)/2, middle, textHigh)
	}
	if stepsWidth+gap+handsWidth > width { // the hands under the steps
		put(steps, 0, y, width, heightAt(steps, width))
		y += heightAt(steps, width) + 0.4*em()
		put(hands, 0, y, min(handsWidth, width), heightAt(hands, min(handsWidth, width)))
		return y + heightAt(hands, min(handsWidth, width))
	}
	put(steps, 0, y, stepsWidth, high)
	put(hands, width-handsWidth, y, handsWidth, high)
	return y + high
}

func (l transportLayout) heightAt(objects []fyne.CanvasObject, width float32) float32 {
	return l.arrange(objects, width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
}

func (l transportLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.arrange(objects, size.Width, place)
}

func (l transportLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }
