package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A look is how a control is drawn. What is chosen is filled, so that shape tells it and not only colour.
type look struct {
	fill, edge, ring fyne.ThemeColorName
	pill             bool
	inset            fyne.Size // around the content, in paddings
}

var (
	lookPrimary  = look{fill: ColorGreen, edge: ColorGreen, ring: ColorGreen, inset: fyne.NewSize(5, 2.5)}
	lookPlain    = look{fill: ColorCard, edge: ColorEdge, ring: ColorGreen, inset: fyne.NewSize(4, 2.2)}
	lookDisabled = look{fill: ColorPaper, edge: ColorLine, ring: ColorGreen, inset: fyne.NewSize(4, 2.2)}
	lookCard     = look{fill: ColorCard, edge: ColorEdge, ring: ColorGreen, inset: fyne.NewSize(4, 4)}
	lookChip     = look{fill: ColorCard, edge: ColorEdge, ring: ColorGreen, pill: true, inset: fyne.NewSize(3, 1.3)}
	lookChipOn   = look{fill: ColorGreen, edge: ColorGreen, ring: ColorGreen, pill: true, inset: fyne.NewSize(3, 1.3)}
	lookPill     = look{fill: ColorBar, edge: ColorOnBar, ring: ColorMark, pill: true, inset: fyne.NewSize(3, 1.2)}
	lookPillOn   = look{fill: ColorOnBar, edge: ColorOnBar, ring: ColorMark, pill: true, inset: fyne.NewSize(3, 1.2)}
)

// A control is anything that can be pressed, with the mouse or the keyboard. Keys that it has no use for go to the
// screen, so that a screen's keys work wherever the focus is: Fyne gives a key to the focused widget alone.
type control struct {
	widget.BaseWidget
	id       string
	look     look
	content  fyne.CanvasObject
	disabled bool
	onTap    func(id string)
	onKey    func(*fyne.KeyEvent) bool
	onFocus  func(*control)

	focused, hovered bool
}

var (
	_ fyne.Tappable     = (*control)(nil)
	_ fyne.Focusable    = (*control)(nil)
	_ fyne.Disableable  = (*control)(nil)
	_ desktop.Hoverable = (*control)(nil)
	_ fluid             = (*control)(nil)
)

func newControl(id string) *control {
	c := &control{id: id, look: lookPlain, content: newParagraph("", textStyle{})}
	c.ExtendBaseWidget(c)
	return c
}

// Tapped reports the control's ID.
func (c *control) Tapped(*fyne.PointEvent) {
	if !c.disabled {
		c.onTap(c.id)
	}
}

// TypedKey presses the control on Enter and Space and passes every other key to the screen.
func (c *control) TypedKey(ev *fyne.KeyEvent) {
	switch ev.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		c.Tapped(nil)
	default:
		c.onKey(ev)
	}
}

// TypedRune does nothing: letters differ between a Greek and a Latin keyboard.
func (c *control) TypedRune(rune) {}

// FocusGained shows the focus.
func (c *control) FocusGained() {
	c.focused = true
	c.Refresh()
	if c.onFocus != nil {
		c.onFocus(c)
	}
}

// FocusLost hides the focus.
func (c *control) FocusLost() {
	c.focused = false
	c.Refresh()
}

// MouseIn shows that the control can be pressed.
func (c *control) MouseIn(*desktop.MouseEvent) {
	c.hovered = true
	c.Refresh()
}

// MouseMoved does nothing.
func (c *control) MouseMoved(*desktop.MouseEvent) {}

// MouseOut ends what MouseIn began.
func (c *control) MouseOut() {
	c.hovered = false
	c.Refresh()
}

// Enable lets the control be pressed.
func (c *control) Enable() { c.disabled = false; c.Refresh() }

// Disable keeps the control from being pressed and from the focus.
func (c *control) Disable() { c.disabled = true; c.Refresh() }

// Disabled reports whether the control cannot be pressed.
func (c *control) Disabled() bool { return c.disabled }

func (c *control) inset() fyne.Size {
	return fyne.NewSize(space(c.look.inset.Width), space(c.look.inset.Height))
}

// NaturalWidth is the width with all texts on one line.
func (c *control) NaturalWidth() float32 { return naturalWidth(c.content) + 2*c.inset().Width }

// HeightFor is the height when laid out in width.
func (c *control) HeightFor(width float32) float32 {
	return heightFor(c.content, width-2*c.inset().Width) + 2*c.inset().Height
}

// MinSize is the height for the present width.
func (c *control) MinSize() fyne.Size {
	if width := c.Size().Width; width > 0 {
		return fyne.NewSize(0, c.HeightFor(width))
	}
	return fyne.NewSize(c.NaturalWidth(), c.HeightFor(c.NaturalWidth()))
}

// CreateRenderer links the control to its drawing.
func (c *control) CreateRenderer() fyne.WidgetRenderer {
	r := &controlRenderer{
		control: c,
		ring:    canvas.NewRectangle(nil),
		ground:  canvas.NewRectangle(nil),
		shade:   canvas.NewRectangle(nil),
	}
	r.Refresh()
	return r
}

type controlRenderer struct {
	control             *control
	ring, ground, shade *canvas.Rectangle
}

// ringWidth is the thickness of the focus ring, which stands one unit off the control.
const ringWidth = 3

func (r *controlRenderer) Layout(size fyne.Size) {
	off := float32(ringWidth + 1)
	r.ring.Move(fyne.NewPos(-off, -off))
	r.ring.Resize(size.AddWidthHeight(2*off, 2*off))
	radius := theme.InputRadiusSize()
	if r.control.look.pill {
		radius = min(size.Height/2, theme.TextSize())
	}
	r.ground.CornerRadius, r.shade.CornerRadius, r.ring.CornerRadius = radius, radius, radius+off
	r.ground.Resize(size)
	r.shade.Resize(size)
	inset := r.control.inset()
	width := size.Width - 2*inset.Width
	height := heightFor(r.control.content, width)
	r.control.content.Move(fyne.NewPos(inset.Width, inset.Height))
	r.control.content.Resize(fyne.NewSize(width, height))
}

func (r *controlRenderer) Refresh() {
	c := r.control
	r.ground.FillColor = themed(c.look.fill)
	r.ground.StrokeColor = themed(c.look.edge)
	r.ground.StrokeWidth = 1.2
	r.ring.StrokeColor = themed(c.look.ring)
	r.ring.StrokeWidth = ringWidth
	r.ring.Hidden = !c.focused
	r.shade.FillColor = themed(theme.ColorNameHover)
	r.shade.Hidden = !c.hovered || c.disabled
	r.Layout(c.Size())
	c.content.Refresh()
	canvas.Refresh(c)
}

func (r *controlRenderer) MinSize() fyne.Size { return r.control.MinSize() }

func (r *controlRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ring, r.ground, r.shade, r.control.content}
}

func (r *controlRenderer) Destroy() {}
