package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Controls joins what can be pressed or typed into with the screen that it stands on.
type controls struct {
	act     func(id string)
	text    func(id, text string)
	key     func(*fyne.KeyEvent) bool // a key that the focused control has no use for
	reveal  func(fyne.CanvasObject)   // scrolls to what got the focus
	presses []*press
	fields  []*field
}

// A press is the base of whatever can be pressed: by mouse, or by Space when it has the focus.
type press struct {
	drawn
	id       string
	disabled bool
	on       *controls

	hovered, focused bool
}

var (
	_ fyne.Tappable      = (*press)(nil)
	_ fyne.Focusable     = (*press)(nil)
	_ fyne.Disableable   = (*press)(nil)
	_ desktop.Hoverable  = (*press)(nil)
	_ desktop.Cursorable = (*press)(nil)
)

func (p *press) initPress(on *controls, self fyne.Widget, paint func(*pen, fyne.Size) float32) {
	p.on = on
	p.init(self, paint)
	on.presses = append(on.presses, p)
}

// Tapped implements fyne.Tappable.
func (p *press) Tapped(*fyne.PointEvent) {
	if !p.disabled && p.id != "" {
		p.on.act(p.id)
	}
}

// Enable implements fyne.Disableable.
func (p *press) Enable() { p.able(true) }

// Disable implements fyne.Disableable.
func (p *press) Disable() { p.able(false) }

// Disabled implements fyne.Disableable: what is disabled is left out by Tab.
func (p *press) Disabled() bool { return p.disabled }

func (p *press) able(able bool) {
	p.disabled = !able
	p.Refresh()
}

// TypedKey implements fyne.Focusable: Space presses, every other key is the screen's.
func (p *press) TypedKey(ev *fyne.KeyEvent) {
	if ev.Name == fyne.KeySpace {
		p.Tapped(nil)
		return
	}
	p.on.key(ev)
}

// TypedRune implements fyne.Focusable. Letters mean nothing: under a Greek layout they are others.
func (p *press) TypedRune(rune) {}

// FocusGained implements fyne.Focusable.
func (p *press) FocusGained() {
	p.focused = true
	p.Refresh()
	p.on.reveal(p.self)
}

// FocusLost implements fyne.Focusable.
func (p *press) FocusLost() {
	p.focused = false
	p.Refresh()
}

// MouseIn implements desktop.Hoverable.
func (p *press) MouseIn(*desktop.MouseEvent) {
	p.hovered = true
	p.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (p *press) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (p *press) MouseOut() {
	p.hovered = false
	p.Refresh()
}

// Cursor implements desktop.Cursorable.
func (p *press) Cursor() desktop.Cursor {
	if p.disabled {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// outline draws the frame of a control and, round it, the ring of the focus.
func (p *press) outline(pn *pen, size fyne.Size, b box) {
	if p.hovered && !p.disabled && b.fill == ColorCard {
		b.fill = ColorSoft
	}
	pn.box(0, 0, size.Width, size.Height, b)
	if p.focused {
		pn.box(2, 2, size.Width-4, size.Height-4, box{edge: ColorMark, width: 3, radius: b.radius})
		pn.box(-2, -2, size.Width+4, size.Height+4, box{edge: ColorInk, width: 2, radius: b.radius + 2})
	}
}
