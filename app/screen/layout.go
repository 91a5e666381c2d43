package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// fluid is what has a height for every width: texts that wrap, and what holds them. Fyne asks only for one least size,
// which is not enough to stack wrapping texts without a second pass.
type fluid interface {
	NaturalWidth() float32
	HeightFor(width float32) float32
}

// fluidLayout is a layout that passes the question on to what it lays out.
type fluidLayout interface {
	fyne.Layout
	naturalWidth(objects []fyne.CanvasObject) float32
	heightFor(objects []fyne.CanvasObject, width float32) float32
}

func naturalWidth(o fyne.CanvasObject) float32 {
	switch o := o.(type) {
	case fluid:
		return o.NaturalWidth()
	case *fyne.Container:
		if l, ok := o.Layout.(fluidLayout); ok {
			return l.naturalWidth(o.Objects)
		}
	}
	return o.MinSize().Width
}

func heightFor(o fyne.CanvasObject, width float32) float32 {
	switch o := o.(type) {
	case fluid:
		return o.HeightFor(width)
	case *fyne.Container:
		if l, ok := o.Layout.(fluidLayout); ok {
			return l.heightFor(o.Objects, width)
		}
	}
	return o.MinSize().Height
}

// place moves and resizes o and returns its height.
func place(o fyne.CanvasObject, x, y, width float32) float32 {
	height := heightFor(o, width)
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
	return height
}

// space is n times the theme's padding.
func space(n float32) float32 { return n * theme.Padding() }

// A column stacks its objects over the whole width.
type column struct {
	gap   float32 // in paddings
	inset float32 // space around, in paddings
	most  float32 // the greatest width in units of the text size, centred; 0 is no limit
	width float32 // last laid out
}

func newColumn(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&column{gap: gap}, objects...)
}

func (c *column) inner(width float32) (left, inner float32) {
	inner = width - 2*space(c.inset)
	if most := c.most * theme.TextSize(); c.most > 0 && inner > most {
		inner = most
	}
	return (width - inner) / 2, inner
}

func (c *column) naturalWidth(objects []fyne.CanvasObject) float32 {
	widest := float32(0)
	for _, o := range objects {
		if o.Visible() {
			widest = max(widest, naturalWidth(o))
		}
	}
	return widest + 2*space(c.inset)
}

func (c *column) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	_, inner := c.inner(width)
	height, gap := 2*space(c.inset), float32(0)
	for _, o := range objects {
		if o.Visible() {
			height += gap + heightFor(o, inner)
			gap = space(c.gap)
		}
	}
	return height
}

func (c *column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	c.width = size.Width
	left, inner := c.inner(size.Width)
	y := space(c.inset)
	for _, o := range objects {
		if o.Visible() {
			y += place(o, left, y, inner) + space(c.gap)
		}
	}
}

func (c *column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return leastSize(c, objects, c.width)
}

// leastSize is a fluid layout's answer to Fyne: it takes any width, and the height that its present width needs.
func leastSize(l fluidLayout, objects []fyne.CanvasObject, width float32) fyne.Size {
	if width <= 0 {
		width = l.naturalWidth(objects)
	}
	return fyne.NewSize(0, l.heightFor(objects, width))
}

// A row puts its objects side by side, each at its natural width; the one at flex takes what is left.
type row struct {
	gap    float32
	flex   int
	middle bool // vertically; else at the top
	width  float32
}

func newRow(gap float32, flex int, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&row{gap: gap, flex: flex}, objects...)
}

func (r *row) widths(objects []fyne.CanvasObject, width float32) []float32 {
	widths := make([]float32, len(objects))
	left := width - space(r.gap)*float32(len(objects)-1)
	for i, o := range objects {
		if i != r.flex {
			widths[i] = naturalWidth(o)
			left -= widths[i]
		}
	}
	widths[r.flex] = max(0, left)
	return widths
}

func (r *row) naturalWidth(objects []fyne.CanvasObject) float32 {
	sum := space(r.gap) * float32(len(objects)-1)
	for _, o := range objects {
		sum += naturalWidth(o)
	}
	return sum
}

func (r *row) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	highest := float32(0)
	for i, w := range r.widths(objects, width) {
		highest = max(highest, heightFor(objects[i], w))
	}
	return highest
}

func (r *row) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	r.width = size.Width
	x := float32(0)
	for i, w := range r.widths(objects, size.Width) {
		height := place(objects[i], x, 0, w)
		if r.middle {
			objects[i].Move(fyne.NewPos(x, (size.Height-height)/2))
		}
		x += w + space(r.gap)
	}
}

func (r *row) MinSize(objects []fyne.CanvasObject) fyne.Size { return leastSize(r, objects, r.width) }

// A flow puts its objects side by side at their natural widths and goes on in the next line when one is full.
type flow struct {
	gap   float32
	right bool // lines end at the right edge
	width float32
}

func newFlow(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&flow{gap: gap}, objects...)
}

// lines calls do for each object with its place and size, and returns the height of all.
func (f *flow) lines(objects []fyne.CanvasObject, width float32, do func(o fyne.CanvasObject, x, y, w float32)) float32 {
	gap := space(f.gap)
	y := float32(0)
	for start := 0; start < len(objects); {
		end, used, height := start, float32(0), float32(0)
		for end < len(objects) {
			w := min(naturalWidth(objects[end]), width)
			if end > start && used+gap+w > width {
				break
			}
			if end > start {
				used += gap
			}
			used += w
			height = max(height, heightFor(objects[end], w))
			end++
		}
		x := float32(0)
		if f.right {
			x = width - used
		}
		for _, o := range objects[start:end] {
			w := min(naturalWidth(o), width)
			do(o, x, y, w)
			x += w + gap
		}
		y += height + gap
		start = end
	}
	return max(0, y-gap)
}

func (f *flow) naturalWidth(objects []fyne.CanvasObject) float32 {
	sum := float32(0)
	for i, o := range objects {
		if i > 0 {
			sum += space(f.gap)
		}
		sum += naturalWidth(o)
	}
	return sum
}

func (f *flow) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	return f.lines(objects, width, func(fyne.CanvasObject, float32, float32, float32) {})
}

func (f *flow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	f.lines(objects, size.Width, func(o fyne.CanvasObject, x, y, w float32) { place(o, x, y, w) })
}

func (f *flow) MinSize(objects []fyne.CanvasObject) fyne.Size { return leastSize(f, objects, f.width) }

// A tiling puts its objects into equal columns, as many as are at least least wide, and all of a line equally high.
type tiling struct {
	gap   float32
	least float32 // in units of the text size
	width float32
}

func (t *tiling) columns(n int, width float32) (int, float32) {
	count := n
	for count > 1 && (width-space(t.gap)*float32(count-1))/float32(count) < t.least*theme.TextSize() {
		count--
	}
	count = max(1, count)
	return count, (width - space(t.gap)*float32(count-1)) / float32(count)
}

func (t *tiling) each(objects []fyne.CanvasObject, width float32, do func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	count, w := t.columns(len(objects), width)
	y := float32(0)
	for start := 0; start < len(objects); start += count {
		line := objects[start:min(start+count, len(objects))]
		height := float32(0)
		for _, o := range line {
			height = max(height, heightFor(o, w))
		}
		for i, o := range line {
			do(o, float32(i)*(w+space(t.gap)), y, w, height)
		}
		y += height + space(t.gap)
	}
	return max(0, y-space(t.gap))
}

func (t *tiling) naturalWidth(objects []fyne.CanvasObject) float32 {
	return float32(len(objects)) * (t.least*theme.TextSize() + space(t.gap))
}

func (t *tiling) heightFor(objects []fyne.CanvasObject, width float32) float32 {
	return t.each(objects, width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
}

func (t *tiling) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	t.width = size.Width
	t.each(objects, size.Width, func(o fyne.CanvasObject, x, y, w, h float32) {
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(w, h))
	})
}

func (t *tiling) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return leastSize(t, objects, t.width)
}
