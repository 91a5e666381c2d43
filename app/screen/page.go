package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// newPage is a body that scrolls, with pad em around it. Its lines are at most most em long and stand in the middle of a
// wide window.
func newPage(most, pad float32, body fyne.CanvasObject) (*fyne.Container, *container.Scroll) {
	middle := &middle{most: most, pad: pad}
	content := container.New(middle, body)
	scroll := container.NewVScroll(content)
	return container.New(&pageLayout{content: content, middle: middle}, scroll), scroll
}

// A pageLayout tells the content of a scroll its width first, and so gets the right height at once.
type pageLayout struct {
	content *fyne.Container
	middle  *middle
}

func (l *pageLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	scroll := objects[0].(*container.Scroll)
	l.middle.width = size.Width
	scroll.Resize(size)
	height := heightAt(l.content, size.Width)
	place(l.content, 0, l.content.Position().Y, size.Width, max(height, size.Height))
	scroll.Refresh()
}

func (l *pageLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }

// A middle centres one object and limits its width. Most and pad are in em.
type middle struct {
	most, pad float32
	width     float32 // the last width: what MinSize answers for
}

func (m *middle) inner(width float32) float32 {
	return max(0, min(width-2*m.pad*em(), m.most*em()))
}

func (m *middle) heightAt(objects []fyne.CanvasObject, width float32) float32 {
	return heightAt(objects[0], m.inner(width)) + 2*m.pad*em()
}

func (m *middle) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	m.width = size.Width
	inner := m.inner(size.Width)
	place(objects[0], (size.Width-inner)/2, m.pad*em(), inner, heightAt(objects[0], inner))
}

func (m *middle) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, m.heightAt(objects, m.width))
}

// Tiles stand in equal columns, as many as are at least least em wide; those of one line are equally high.
type tiles struct{ gap, least float32 }

func (t *tiles) each(objects []fyne.CanvasObject, width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	objects = visible(objects)
	gap := t.gap * em()
	count := max(1, min(len(objects), int((width+gap)/(t.least*em()+gap))))
	w := (width - gap*float32(count-1)) / float32(count)
	var y float32
	for start := 0; start < len(objects); start += count {
		line := objects[start:min(start+count, len(objects))]
		var height float32
		for _, o := range line {
			height = max(height, heightAt(o, w))
		}
		for i, o := range line {
			put(o, float32(i)*(w+gap), y, w, height)
		}
		y += height + gap
	}
	return max(0, y-gap)
}

func (t *tiles) heightAt(objects []fyne.CanvasObject, width float32) float32 {
	return t.each(objects, width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
}

func (t *tiles) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	t.each(objects, size.Width, place)
}

func (t *tiles) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }
