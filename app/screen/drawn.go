package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A drawn is a widget that a pen draws. Its paint function draws into a size and returns the height that it needs at
// that width; it must not depend on anything but the widget's fields and the theme.
type drawn struct {
	widget.BaseWidget
	paint func(p *pen, size fyne.Size) float32
	self  fyne.Widget // the widget that embeds this one

	measured struct{ width, text, height float32 } // the last answer of heightAt
}

// newDrawn is a widget that is only looked at.
func newDrawn(paint func(p *pen, size fyne.Size) float32) *drawn {
	d := &drawn{}
	d.init(d, paint)
	return d
}

func (d *drawn) init(self fyne.Widget, paint func(p *pen, size fyne.Size) float32) {
	d.self, d.paint = self, paint
	d.ExtendBaseWidget(self)
}

// heightAt is the height needed at a width.
func (d *drawn) heightAt(width float32) float32 {
	if m := d.measured; m.height == 0 || m.width != width || m.text != theme.TextSize() {
		height := d.paint(&pen{dry: true}, fyne.NewSize(width, 0))
		d.measured.width, d.measured.text, d.measured.height = width, theme.TextSize(), height
	}
	return d.measured.height
}

// changed must be called when a field that paint reads has changed.
func (d *drawn) changed() {
	d.measured.height = 0
	d.Refresh()
}

// MinSize is the height at the present width; the layouts of this package ask heightAt instead.
func (d *drawn) MinSize() fyne.Size { return fyne.NewSize(0, d.heightAt(d.Size().Width)) }

// CreateRenderer implements fyne.Widget.
func (d *drawn) CreateRenderer() fyne.WidgetRenderer { return &drawing{of: d} }

type drawing struct {
	of  *drawn
	pen pen
}

func (r *drawing) Layout(size fyne.Size) {
	r.pen.start()
	r.of.paint(&r.pen, size)
}

func (r *drawing) Refresh() {
	r.Layout(r.of.Size())
	canvas.Refresh(r.of.self)
}

func (r *drawing) MinSize() fyne.Size           { return r.of.MinSize() }
func (r *drawing) Objects() []fyne.CanvasObject { return r.pen.objects }
func (r *drawing) Destroy()                     {}
