package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// A tall object knows its height at a width. The toolkit's layouts ask for a smallest size before the width is known,
// which cannot be right for text that wraps; the layouts of this package ask for the height at the width there is.
type tall interface{ heightAt(width float32) float32 }

// A tallLayout is a layout whose height depends on its width.
type tallLayout interface {
	fyne.Layout
	heightAt(objects []fyne.CanvasObject, width float32) float32
}

// heightAt is the height that any object needs at a width.
func heightAt(o fyne.CanvasObject, width float32) float32 {
	if t, ok := o.(tall); ok {
		return t.heightAt(width)
	}
	if box, ok := o.(*fyne.Container); ok {
		if l, ok := box.Layout.(tallLayout); ok {
			return l.heightAt(box.Objects, width)
		}
	}
	return o.MinSize().Height
}

// place puts an object somewhere and, if it is a container, lays out its content even if its own size did not change.
func place(o fyne.CanvasObject, x, y, width, height float32) {
	size := fyne.NewSize(width, height)
	o.Move(fyne.NewPos(x, y))
	if box, ok := o.(*fyne.Container); ok && box.Layout != nil && box.Size() == size {
		box.Layout.Layout(box.Objects, size)
		return
	}
	o.Resize(size)
}

// A column stacks what is visible from top to bottom. Gap and pad are in em.
type column struct {
	gap   float32
	pad   float32
	width float32 // the last width: what MinSize answers for, since it is not told one
}

func newColumn(gap, pad float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&column{gap: gap, pad: pad}, objects...)
}

func (c *column) heightAt(objects []fyne.CanvasObject, width float32) float32 {
	pad := c.pad * em()
	height := 2 * pad
	for i, o := range visible(objects) {
		if i > 0 {
			height += c.gap * em()
		}
		height += heightAt(o, width-2*pad)
	}
	return height
}

func (c *column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	c.width = size.Width
	pad := c.pad * em()
	y := pad
	for _, o := range visible(objects) {
		height := heightAt(o, size.Width-2*pad)
		place(o, pad, y, size.Width-2*pad, height)
		y += height + c.gap*em()
	}
}

func (c *column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, c.heightAt(objects, c.width))
}

// A row sets objects side by side at their own width and begins a new line when one does not fit. In a line they stand
// on one middle. The gap is in em.
type row struct {
	gap    float32
	indent fyne.Size // room left free where the first line begins, for something else
}

func newRow(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&row{gap: gap}, objects...)
}

// each calls put, if there is one, with the place of each object and returns the height of all lines.
func (r *row) each(objects []fyne.CanvasObject, width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	gap := r.gap * em()
	objects = visible(objects)
	var y float32
	indent := r.indent
	for from := 0; from < len(objects); {
		to, used, line := from, indent.Width, indent.Height
		for to < len(objects) {
			w := min(wanted(objects[to]), width)
			if used > 0 && used+w > width {
				break
			}
			used += w + gap
			line = max(line, heightAt(objects[to], w))
			to++
		}
		x := indent.Width
		indent = fyne.Size{}
		for _, o := range objects[from:to] {
			w := min(wanted(o), width)
			h := heightAt(o, w)
			if put != nil {
				put(o, x, y+(line-h)/2, w, h)
			}
			x += w + gap
		}
		y += line + gap
		from = to
	}
	return max(0, y-gap)
}

// oneLine is the width in which everything stands on one line.
func (r *row) oneLine(objects []fyne.CanvasObject) float32 {
	var width float32
	for i, o := range visible(objects) {
		if i > 0 {
			width += r.gap * em()
		}
		width += wanted(o)
	}
	return width
}

// wanted is the width of an object on one line.
func wanted(o fyne.CanvasObject) float32 {
	if w, ok := o.(interface{ widthWanted() float32 }); ok {
		return w.widthWanted()
	}
	return o.MinSize().Width
}

func (r *row) heightAt(objects []fyne.CanvasObject, width float32) float32 {
	return r.each(objects, width, nil)
}

func (r *row) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	r.each(objects, size.Width, place)
}

// MinSize is one object a line at worst; the layouts of this package ask heightAt instead.
func (r *row) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range visible(objects) {
		size = size.Max(o.MinSize())
	}
	return size
}

func visible(objects []fyne.CanvasObject) []fyne.CanvasObject {
	out := make([]fyne.CanvasObject, 0, len(objects))
	for _, o := range objects {
		if o.Visible() {
			out = append(out, o)
		}
	}
	return out
}
