package screen

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// A Help is the sheet of keys, which lies over any screen. Enter, Esc and F1 report its Close action.
type Help struct {
	OnAction func(id string)

	on     controls
	title  *paragraph
	rows   *pool[*keyRow]
	close  *button
	scroll *container.Scroll
	object *fyne.Container
}

// NewHelp returns an empty sheet.
func NewHelp() *Help {
	h := &Help{}
	h.on = controls{act: h.act, key: h.TypedKey, reveal: func(fyne.CanvasObject) {}}
	h.title = newParagraph("", headingFace)
	h.rows = newPool(&column{gap: 0.3}, newKeyRow)
	h.close = newButton(&h.on)
	h.close.primary = true
	page, scroll := newPage(42, 1.6, newColumn(1, 0, h.title, h.rows.box))
	h.scroll = scroll
	dim := canvas.NewRectangle(color.NRGBA{A: 0x99})
	h.object = container.New(sheetLayout{}, dim, newDrawn(drawSheet), page, h.close)
	return h
}

// Object covers the whole window.
func (h *Help) Object() fyne.CanvasObject { return h.object }

// Find returns the close button if that is its ID, or nil.
func (h *Help) Find(id string) fyne.CanvasObject { return found(&h.on, id) }

// Set shows v.
func (h *Help) Set(v view.Help) {
	h.title.set(v.Title)
	h.rows.begin()
	for _, k := range v.Keys {
		h.rows.next().set(k)
	}
	h.rows.end()
	h.close.set(v.Close)
	layOut(h.object)
}

// ShowOn lays the sheet over a canvas and gives it the keys.
func (h *Help) ShowOn(c fyne.Canvas) {
	c.Overlays().Add(h.object)
	h.object.Resize(c.Size())
	h.scroll.ScrollToTop()
	c.Focus(h.close)
}

// HideFrom takes the sheet away.
func (h *Help) HideFrom(c fyne.Canvas) { c.Overlays().Remove(h.object) }

// TypedKey does what a key means on the sheet and reports whether it means anything.
func (h *Help) TypedKey(ev *fyne.KeyEvent) bool {
	page := h.scroll.Size().Height * 0.9
	switch ev.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyEscape, fyne.KeyF1:
		h.close.Tapped(nil)
	case fyne.KeyDown:
		h.scrollBy(3 * em())
	case fyne.KeyUp:
		h.scrollBy(-3 * em())
	case fyne.KeyPageDown:
		h.scrollBy(page)
	case fyne.KeyPageUp:
		h.scrollBy(-page)
	default:
		return false
	}
	return true
}

func (h *Help) scrollBy(down float32) {
	h.scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -down)})
}

func (h *Help) act(id string) {
	if h.OnAction != nil {
		h.OnAction(id)
	}
}

func drawSheet(p *pen, size fyne.Size) float32 {
	p.box(0, 0, size.Width, size.Height, box{fill: ColorPaper, edge: ColorEdge, width: 1, radius: em() * 0.5})
	return 0
}

// sheetLayout puts a sheet in the middle of the window, with its button always in sight at the foot.
type sheetLayout struct{}

func (sheetLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	dim, ground, page, button := objects[0], objects[1], objects[2], objects[3]
	dim.Resize(size)
	margin := em()
	width := min(size.Width-2*margin, 44*em())
	buttonWidth := min(wanted(button), width-2*margin)
	foot := heightAt(button, buttonWidth) + 2*margin
	text := page.(*fyne.Container).Layout.(*pageLayout).content
	height := min(heightAt(text, width)+1+foot, size.Height-2*margin)
	x, y := (size.Width-width)/2, (size.Height-height)/2
	place(ground, x, y, width, height)
	place(page, x, y, width, height-foot)
	place(button, x+width-margin-buttonWidth, y+height-foot+margin, buttonWidth, foot-2*margin)
}

func (sheetLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 200) }

// A keyRow draws a key in a frame and what it does.
type keyRow struct {
	drawn
	view view.KeyHelp
}

func newKeyRow() *keyRow {
	k := &keyRow{}
	k.init(k, k.draw)
	return k
}

func (k *keyRow) set(v view.KeyHelp) {
	if k.view != v {
		k.view = v
		k.changed()
	}
}

func (k *keyRow) draw(p *pen, size fyne.Size) float32 {
	f := quietFace().in(ColorInk).strong()
	column := min(9*em(), size.Width*0.35)
	pad := em() * 0.4
	keyWidth := min(lineWidth(k.view.Key, f), column-2*pad)
	keySpans := []span{{text: k.view.Key, face: f}}
	keyHeight := (&pen{dry: true}).flow(keySpans, 0, 0, keyWidth+1)
	p.box(0, 0, keyWidth+2*pad, keyHeight+pad, box{fill: ColorCard, edge: ColorEdge, width: 1, radius: em() * 0.25})
	p.flow(keySpans, pad, pad/2, keyWidth+1)
	left := column + em()*0.6
	textHeight := p.flow([]span{{text: k.view.Text, face: textFace()}}, left, em()*0.05, size.Width-left)
	return max(keyHeight+pad, textHeight+em()*0.1)
}
