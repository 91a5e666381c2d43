package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// A Changes screen shows the charts of two editions beside one another and, under them, what differs in words. The keys move and zoom
// both charts; a chart can be dragged by itself. Space turns to what follows in the list.
type Changes struct {
	frame
	view     view.ChangesPage
	sheets   [2]*namedSheet
	between  *drawn // the line between them
	parts    *changesList
	controls *pool[*button]
	column   *fyne.Container // what stands in the list
	list     *fyne.Container
	body     *fyne.Container
}

// A namedSheet is a chart under the name of its edition.
type namedSheet struct {
	name   *paragraph
	sheet  *chartSheet
	box    *fyne.Container
	height float32 // in the list
}

// NewChanges returns an empty screen.
func NewChanges() *Changes {
	c := &Changes{}
	c.initFrame()
	c.on.act = c.press
	c.keyFirst = c.key
	for i := range c.sheets {
		s := &namedSheet{name: newParagraph("", subheadingFace), sheet: newChartSheet()}
		s.box = container.New(s, s.name, s.sheet.box)
		c.sheets[i] = s
	}
	c.between = newGround(ColorEdge)
	c.parts = newChangesList()
	c.controls = newPool(&row{gap: 0.6}, func() *button { return newButton(&c.on) })
	c.column = newColumn(0.6, 0)
	list, scroll := newPage(90, 0.8, c.column)
	c.list, c.body = list, container.New(compared{c})
	c.split(false)
	c.setBody(c.body, scroll)
	return c
}

// split puts the charts over the list or, where the window is narrow, into it.
func (c *Changes) split(narrow bool) {
	charts, list := []fyne.CanvasObject{c.sheets[0].box, c.sheets[1].box}, []fyne.CanvasObject{c.controls.box, c.parts}
	if narrow {
		c.column.Objects, c.body.Objects = append(charts, list...), []fyne.CanvasObject{c.list}
	} else {
		c.column.Objects, c.body.Objects = list, append(charts, c.between, c.list)
	}
}

// Set shows v.
func (c *Changes) Set(v view.ChangesPage) {
	fresh := c.view.Title != v.Title
	c.view = v
	c.begin(v.Bar)
	for i, s := range c.sheets {
		setVisible(s.box, i < len(v.Sheets))
		if i < len(v.Sheets) {
			s.name.set(v.Sheets[i].Name)
		}
	}
	c.parts.set(v.Parts)
	fill(c.controls, []view.Action{v.Controls.Larger, v.Controls.Smaller, v.Controls.Whole, v.ReadOn})
	c.end()
	for i, s := range v.Sheets {
		c.sheets[i].sheet.set(s.Draw, fresh)
	}
	if fresh {
		c.scroll.ScrollToTop()
	}
}

// press does what concerns the sheets and the list alone, and reports everything else.
func (c *Changes) press(id string) {
	zoom := func(to func(s *chartSheet) float32) {
		for i := range c.view.Sheets {
			s := c.sheets[i].sheet
			s.zoomTo(to(s))
		}
	}
	switch id {
	case c.view.Controls.Larger.ID:
		zoom(func(s *chartSheet) float32 { return s.zoom * zoomStep })
	case c.view.Controls.Smaller.ID:
		zoom(func(s *chartSheet) float32 { return s.zoom / zoomStep })
	case c.view.Controls.Whole.ID:
		zoom((*chartSheet).onPixel)
	case c.view.ReadOn.ID:
		c.readOn()
	default:
		c.act(id)
	}
}

// readOn turns to what follows in the list, and from its end to its beginning.
func (c *Changes) readOn() {
	if c.scroll.Offset.Y+c.scroll.Size().Height >= c.scroll.Content.Size().Height-1 {
		c.scroll.ScrollToTop()
		return
	}
	c.turnPage(1)
}

// key is what a key means before what it means on every screen.
func (c *Changes) key(ev *fyne.KeyEvent) bool {
	const part = 0.2 // of what is to be seen
	var x, y float32
	switch ev.Name {
	case fyne.KeyLeft:
		x = -part
	case fyne.KeyRight:
		x = part
	case fyne.KeyUp:
		y = -part
	case fyne.KeyDown:
		y = part
	case fyne.KeyPageUp:
		c.press(c.view.Controls.Larger.ID)
	case fyne.KeyPageDown:
		c.press(c.view.Controls.Smaller.ID)
	case fyne.KeyHome:
		c.press(c.view.Controls.Whole.ID)
	case fyne.KeySpace:
		c.press(c.view.ReadOn.ID)
	default:
		return false
	}
	for i := range c.view.Sheets {
		c.sheets[i].sheet.moveBy(x, y)
	}
	return true
}

// changeColors go with the signs and the words.
var changeColors = map[view.ChangeKind]fyne.ThemeColorName{
	view.Moved: ColorQuiet, view.OtherCite: ColorQuiet, view.SomeWays: ColorWarn, view.OnlyOlder: ColorBad, view.OnlyNewer: ColorGood,
}

// A changesList draws differences in words: each with its mark, under what it belongs to.
type changesList struct {
	drawn
	parts []view.ChangesPart
}

func newChangesList() *changesList {
	l := &changesList{}
	l.init(l, l.draw)
	return l
}

func (l *changesList) set(parts []view.ChangesPart) {
	l.parts = parts
	l.changed()
}

func (l *changesList) draw(p *pen, size fyne.Size) float32 {
	y := float32(0)
	for i, part := range l.parts {
		if i > 0 {
			y += 0.8 * em()
		}
		y += p.flow([]span{{text: part.Head, face: textFace().strong()}}, 0, y, size.Width) + 0.2*em()
		y += drawChanges(p, part.Lines, 0, y, size.Width)
	}
	return y
}

// drawChanges draws differences one under the other; those that hold under a condition stand further in.
func drawChanges(p *pen, lines []view.ChangeLine, x, y, width float32) float32 {
	top, in := y, float32(0)
	for _, line := range lines {
		var spans []span
		if line.Mark != "" {
			spans = append(spans, span{text: line.Mark + ": ", face: textFace().in(changeColors[line.Kind]).strong()})
		}
		spans = append(spans, span{text: line.Text, face: textFace()})
		if line.Cite != "" {
			spans = append(spans, chips([]string{line.Cite})...)
		}
		left := in
		if line.Mark == "" && line.Kind == view.Unchanged {
			left, in = 0, 1.2*em()
		}
		y += p.flow(spans, x+left, y, width-left) + 0.2*em()
	}
	return y - top
}

// Layout implements fyne.Layout: the name over the chart.
func (s *namedSheet) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	pad := em() * 0.4
	height := heightAt(s.name, size.Width-2*pad) + 2*pad
	place(s.name, pad, pad, size.Width-2*pad, height-2*pad)
	place(s.sheet.box, 0, height, size.Width, max(0, size.Height-height))
}

// MinSize implements fyne.Layout.
func (s *namedSheet) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, s.height) }

// Compared puts two charts beside one another with the list under them; in a narrow window all three stand one under the other, and
// scroll.
type compared struct{ *Changes }

// Layout implements fyne.Layout.
func (l compared) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	narrow := size.Width < 60*em()
	l.split(narrow)
	if narrow {
		for _, s := range l.sheets {
			s.height = size.Height * 0.85
		}
		place(l.list, 0, 0, size.Width, size.Height)
		return
	}
	charts := visible([]fyne.CanvasObject{l.sheets[0].box, l.sheets[1].box})
	height, width := size.Height*0.62, size.Width/float32(max(1, len(charts)))
	for i, chart := range charts {
		place(chart, float32(i)*width, 0, width, height)
	}
	setVisible(l.between, len(charts) > 1)
	place(l.between, width-0.5, 0, 1, height)
	place(l.list, 0, height, size.Width, size.Height-height)
}

// MinSize implements fyne.Layout.
func (compared) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 200) }
