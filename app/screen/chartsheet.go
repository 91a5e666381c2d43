package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// How large a chart can be shown, as a multiple of the text's size; how much one step changes it; and the least at which a whole chart
// is shown by itself.
const (
	leastZoom, mostZoom = 0.2, 2
	zoomStep            = 1.25
	legible             = 0.7
)

// A chartSheet is a chart that can be moved about and looked at more closely.
type chartSheet struct {
	drawn
	draw   func(view.Measure) view.Chart
	chart  view.Chart
	madeAt struct{ width, height, text float32 } // what chart was laid out for
	zoom   float32
	chosen bool // somebody has chosen the zoom; else it follows the size of the window
	scroll *container.Scroll
	box    *fyne.Container
}

var _ fyne.Draggable = (*chartSheet)(nil)

func newChartSheet() *chartSheet {
	s := &chartSheet{}
	s.init(s, s.paintChart)
	s.scroll = container.NewScroll(container.New(sheetContent{s}, s))
	s.box = container.New(sheetWindow{s}, s.scroll)
	return s
}

// set shows a chart. If fresh is set it is another one than before, and shown from its beginning.
func (s *chartSheet) set(draw func(view.Measure) view.Chart, fresh bool) {
	s.draw = draw
	s.madeAt.text = 0
	if fresh {
		s.chosen = false
	}
	if s.box.Size().Width > 0 {
		s.arrange(s.box.Size())
	}
}

// arrange lays the chart out for a window of a size, if it is not yet.
func (s *chartSheet) arrange(size fyne.Size) {
	s.scroll.Resize(size)
	if s.draw == nil || size.Width <= 0 || size.Height <= 0 {
		return
	}
	if at := s.madeAt; at.width != size.Width || at.height != size.Height || at.text != em() {
		f, u := textFace(), float64(em())
		small := f
		small.size *= legible
		width := func(text string) float64 { // small letters are a little wider for their size
			return float64(max(f.width(text), small.width(text)/legible))
		}
		s.chart = s.draw(view.Measure{Width: width, Size: u,
			Widths: []float64{11 * u, 15 * u, 20 * u}, Page: [2]float64{float64(size.Width), float64(size.Height)}})
		s.madeAt.width, s.madeAt.height, s.madeAt.text = size.Width, size.Height, em()
	}
	if !s.chosen {
		s.zoom = max(legible, s.onPixel())
	}
	s.show()
	s.showNow()
}

// whole is the zoom at which everything is to be seen.
func (s *chartSheet) onPixel() float32 {
	size, pad := s.scroll.Size(), 2*em()
	fit := min((size.Width-pad)/float32(s.chart.W), (size.Height-pad)/float32(s.chart.H))
	return min(1, max(leastZoom, fit))
}

// zoomTo shows the chart at another zoom; what is in the middle stays there.
func (s *chartSheet) zoomTo(zoom float32) {
	zoom = min(mostZoom, max(leastZoom, zoom))
	size, by := s.scroll.Size(), zoom/s.zoom
	middle := fyne.NewPos(s.scroll.Offset.X+size.Width/2, s.scroll.Offset.Y+size.Height/2)
	s.zoom, s.chosen = zoom, true
	s.show()
	s.moveTo(middle.X*by-size.Width/2, middle.Y*by-size.Height/2)
}

func (s *chartSheet) show() {
	s.scroll.Content.Resize(s.scroll.Content.MinSize().Max(s.scroll.Size()))
	s.changed()
	s.scroll.Refresh()
}

// showNow moves to where the way has come.
func (s *chartSheet) showNow() {
	x, y := s.origin()
	b, size := s.chart.Boxes[s.chart.Now], s.scroll.Size()
	s.moveTo(x+float32(b.X+b.W/2)*s.zoom-size.Width/2, y+float32(b.Y+b.H/2)*s.zoom-size.Height/2)
}

// moveTo puts a point of the content into the upper left corner, as far as there is something to show there.
func (s *chartSheet) moveTo(x, y float32) {
	most := s.scroll.Content.Size().Subtract(s.scroll.Size())
	s.scroll.Offset = fyne.NewPos(min(max(0, x), max(0, most.Width)), min(max(0, y), max(0, most.Height)))
	s.scroll.Refresh()
}

// moveBy moves the view by parts of what is to be seen.
func (s *chartSheet) moveBy(x, y float32) {
	s.moveTo(s.scroll.Offset.X+x*s.scroll.Size().Width, s.scroll.Offset.Y+y*s.scroll.Size().Height)
}

// Dragged implements fyne.Draggable.
func (s *chartSheet) Dragged(ev *fyne.DragEvent) {
	s.moveTo(s.scroll.Offset.X-ev.Dragged.DX, s.scroll.Offset.Y-ev.Dragged.DY)
}

// DragEnd implements fyne.Draggable.
func (s *chartSheet) DragEnd() {}

// origin is where the chart begins: in the middle, if there is room.
func (s *chartSheet) origin() (x, y float32) {
	return max(em(), (s.Size().Width-float32(s.chart.W)*s.zoom)/2), em()
}

// A sheetContent lays out what scrolls: the sheet, at the size of the chart.
type sheetContent struct{ *chartSheet }

// Layout implements fyne.Layout.
func (c sheetContent) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	c.chartSheet.Move(fyne.NewPos(0, 0))
	c.chartSheet.Resize(size)
}

// MinSize implements fyne.Layout.
func (c sheetContent) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(float32(c.chart.W)*c.zoom+2*em(), float32(c.chart.H)*c.zoom+2*em())
}

// A sheetWindow lays out the part of the screen in which the chart is seen.
type sheetWindow struct{ *chartSheet }

// Layout implements fyne.Layout.
func (w sheetWindow) Layout(_ []fyne.CanvasObject, size fyne.Size) { w.arrange(size) }

// MinSize implements fyne.Layout.
func (w sheetWindow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 100) }
