package screen

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// A frame is what the screens beside the case have in common: the bar on top, the controls, and the keys that mean the
// same everywhere.
type frame struct {
	OnAction func(id string)
	OnText   func(id, text string)

	bar      *Bar
	shown    view.Bar // what the bar shows
	on       controls
	object   *fyne.Container
	scroll   *container.Scroll         // what PgUp and PgDn move, nil if nothing
	order    []*press                  // what the arrows walk through, from top to bottom
	numbered []string                  // what numberKeys choose
	primary  string                    // on Enter, when nothing has the focus
	back     string                    // on Esc
	keyFirst func(*fyne.KeyEvent) bool // what a screen does with a key before the rest; nil if nothing
}

// initFrame must come before the first control is made; setBody comes after the last.
func (f *frame) initFrame() {
	f.on = controls{act: f.act, text: f.typed, key: f.TypedKey, reveal: f.reveal}
	f.bar = NewBar()
	f.bar.OnAction = f.act
	f.bar.OnKey = f.TypedKey
}

// setBody puts the body under the bar.
func (f *frame) setBody(body fyne.CanvasObject, scroll *container.Scroll) {
	f.scroll = scroll
	f.object = container.New(shell{}, newGround(ColorPaper), body, f.bar.Object())
}

// begin starts a filling: no control is in the order and none has a number.
func (f *frame) begin(bar view.Bar) {
	f.bar.Set(bar)
	f.shown = bar
	f.back = bar.Back.ID
	f.primary = ""
	f.order, f.numbered = nil, nil
}

// end finishes a filling: the heights may have changed.
func (f *frame) end() { layOut(f.object) }

// layOut lays out and draws a container again. One that never had a size waits for its first.
func layOut(box *fyne.Container) {
	if size := box.Size(); size.Width > 0 {
		box.Layout.Layout(box.Objects, size)
		box.Refresh()
	}
}

// Object is the whole screen.
func (f *frame) Object() fyne.CanvasObject { return f.object }

// Find returns the control with this ID if it is to be seen, or nil.
func (f *frame) Find(id string) fyne.CanvasObject {
	if o := found(&f.on, id); o != nil {
		return o
	}
	return f.bar.Find(id)
}

// TypedKey does what a key means on this screen and reports whether it means anything.
func (f *frame) TypedKey(ev *fyne.KeyEvent) bool {
	if f.keyFirst != nil && f.keyFirst(ev) {
		return true
	}
	switch {
	case isEnter(ev):
		return pressFocused(&f.on) || f.report(f.primary)
	case ev.Name == fyne.KeyEscape:
		return f.report(f.back)
	case ev.Name == fyne.KeyDown || ev.Name == fyne.KeyRight:
		return f.step(1)
	case ev.Name == fyne.KeyUp || ev.Name == fyne.KeyLeft:
		return f.step(-1)
	case ev.Name == fyne.KeyPageDown:
		return f.turnPage(1)
	case ev.Name == fyne.KeyPageUp:
		return f.turnPage(-1)
	}
	if i := slices.Index(numberKeys, ev.Name); i >= 0 && i < len(f.numbered) {
		return f.report(f.numbered[i])
	}
	if id := barKey(f.shown, string(ev.Name)); isFunctionKey(ev.Name) {
		return f.report(id)
	}
	return false
}

func (f *frame) act(id string) {
	if f.OnAction != nil {
		f.OnAction(id)
	}
}

func (f *frame) typed(id, text string) {
	if f.OnText != nil {
		f.OnText(id, text)
	}
}

func (f *frame) report(id string) bool {
	if id == "" {
		return false
	}
	f.act(id)
	return true
}

// step moves the focus along the order; from nowhere it goes to the first or the last. A screen with a single control is
// there to be read: it scrolls.
func (f *frame) step(by int) bool {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(f.object)
	n := len(f.order)
	if n < 2 && f.scroll != nil {
		f.scrollBy(float32(by) * 4 * em())
		return true
	}
	if canvas == nil || n == 0 {
		return false
	}
	at := -1
	for i, p := range f.order {
		if p.focused {
			at = i
		}
	}
	if at < 0 && by < 0 {
		at = n
	}
	canvas.Focus(f.order[min(max(at+by, 0), n-1)].self.(fyne.Focusable))
	return true
}

func (f *frame) turnPage(by float32) bool {
	if f.scroll == nil {
		return false
	}
	f.scrollBy(by * f.scroll.Size().Height * 0.9)
	return true
}

func (f *frame) scrollBy(down float32) {
	f.scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -down)})
}

// reveal scrolls until o is to be seen.
func (f *frame) reveal(o fyne.CanvasObject) {
	if f.scroll == nil {
		return
	}
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(f.scroll).Y
	margin := em() // room for the ring of the focus
	if top < margin {
		f.scrollBy(top - margin)
	} else if over := top + o.Size().Height + margin - f.scroll.Size().Height; over > 0 {
		f.scrollBy(over)
	}
}

// pressFocused presses the control that has the focus, if one has.
func pressFocused(on *controls) bool {
	for _, p := range on.presses {
		if p.focused {
			p.Tapped(nil)
			return true
		}
	}
	return false
}

// found is the control to be seen with an ID, as the toolkit sees it; a nil interface if there is none.
func found(on *controls, id string) fyne.CanvasObject {
	for _, p := range on.presses {
		if p.id == id && p.Visible() {
			return p.self
		}
	}
	return nil
}

// shell puts the bar on top and the body under it. The body comes first, so that Tab reaches it first.
type shell struct{}

func (shell) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	ground, body, bar := objects[0], objects[1], objects[2]
	ground.Resize(size)
	height := heightAt(bar, size.Width)
	place(bar, 0, 0, size.Width, height)
	place(body, 0, height, size.Width, max(0, size.Height-height))
}

// Least is the least size of a window in which a screen can be used.
var Least = fyne.NewSize(640, 480)

// MinSize implements fyne.Layout: the window cannot be made smaller.
func (shell) MinSize([]fyne.CanvasObject) fyne.Size { return Least }

// newGround is a plain rectangle behind other things, in a colour that follows the theme.
func newGround(name fyne.ThemeColorName) *drawn {
	return newDrawn(func(p *pen, size fyne.Size) float32 {
		p.box(0, 0, size.Width, size.Height, box{fill: name})
		return 0
	})
}
