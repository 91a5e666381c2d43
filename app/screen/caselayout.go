package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// caseLayout places the parts of a case screen: the table beside the sheet where the width allows, else all in one
// column. The primary button stands at the bottom right either way.
type caseLayout struct{ c *CaseScreen }

// The widths, in em, that decide.
const (
	besideFrom = 66 // of the window, for two columns
	sheetLeast = 26
	sheetMost  = 42
	edgePad    = 1.2
)

func (l caseLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	c := l.c
	if size.Width == 0 {
		return
	}
	if stacked := size.Width < besideFrom*em(); stacked != c.stacked {
		c.stack(stacked)
	}
	if c.stacked {
		l.inOneColumn(size)
		return
	}
	l.sideBySide(size)
}

// MinSize lets the window be made small: what has no room scrolls.
func (l caseLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

func (l caseLayout) sideBySide(size fyne.Size) {
	c, pad := l.c, edgePad*em()
	right := min(max(size.Width*0.4, sheetLeast*em()), sheetMost*em())
	left := size.Width - right

	steps := heightAt(c.transport.box, left-2*pad)
	place(c.transport.box, pad, size.Height-pad-steps, left-2*pad, steps)
	high := size.Height - steps - 3*pad
	c.events.Layout.(*eventsLayout).room = high
	placeScroll(c.left, 0, pad, left, high)

	place(c.sheetGround, left, 0, right, size.Height)
	stages := heightAt(c.sheet.stages, right-2*pad)
	place(c.sheet.stages, left+pad, pad, right-2*pad, stages)
	bottom := size.Height - pad
	foot := heightAt(c.sheet.footer, right-2*pad)
	place(c.sheet.footer, left+pad, bottom-foot, right-2*pad, foot)
	bottom -= foot + 0.7*em()
	if c.sheet.actions.box.Visible() {
		more := heightAt(c.sheet.actions.box, right-2*pad)
		place(c.sheet.actions.box, left+pad, bottom-more, right-2*pad, more)
		bottom -= more + 0.7*em()
	}
	top := pad + stages + 0.4*em()
	placeScroll(c.right, left, top, right, max(0, bottom-top))
}

func (l caseLayout) inOneColumn(size fyne.Size) {
	c, pad := l.c, edgePad*em()
	foot := heightAt(c.sheet.footer, size.Width-2*pad)
	place(c.footerGround, 0, size.Height-foot-pad, size.Width, foot+pad)
	place(c.sheet.footer, pad, size.Height-foot-pad/2, size.Width-2*pad, foot)
	c.events.Layout.(*eventsLayout).room = 0
	placeScroll(c.right, 0, 0, size.Width, max(0, size.Height-foot-pad))
}

// stack puts the parts into one column, or into two.
func (c *CaseScreen) stack(stacked bool) {
	c.stacked = stacked
	s := c.sheet
	if stacked {
		c.left.Content = container.New(&column{})
		s.body.Layout.(*column).pad = 0
		c.events.Layout.(*eventsLayout).side = 0
		c.right.Content = newColumn(1, edgePad, c.events, c.transport.box, s.stages, s.body, s.actions.box)
		c.body.Objects = []fyne.CanvasObject{c.right, c.footerGround, s.footer}
	} else {
		s.body.Layout.(*column).pad = edgePad
		c.events.Layout.(*eventsLayout).side = edgePad
		c.left.Content, c.right.Content = c.events, s.body
		c.body.Objects = []fyne.CanvasObject{
			c.sheetGround, s.stages, c.right, s.actions.box, s.footer, c.left, c.transport.box}
	}
	setVisible(c.left, !stacked)
	c.right.Offset = fyne.Position{}
}

// newFooterGround is the ground of the primary button where the rest scrolls above it.
func newFooterGround() *drawn {
	return newDrawn(func(p *pen, size fyne.Size) float32 {
		p.box(0, 0, size.Width, size.Height, box{fill: ColorCard})
		p.box(0, 0, size.Width, 1, box{fill: ColorLine})
		return 0
	})
}

// placeScroll places a scroller whose content's height follows from its width, and keeps where it has scrolled to.
func placeScroll(s *container.Scroll, x, y, width, height float32) {
	content := s.Content.(*fyne.Container)
	size := fyne.NewSize(width, height)
	needed := fyne.NewSize(width, max(height, heightAt(content, width)))
	before := content.Size()
	s.Move(fyne.NewPos(x, y))
	place(content, 0, content.Position().Y, needed.Width, needed.Height)
	switch {
	case s.Size() != size:
		s.Resize(size)
	case before != needed:
		s.Refresh() // the bar, and how far it may go
	}
}

// eventsLayout has the table above the auction and what is said. Where room is given, the table takes what the others
// leave; for want of room first the table shrinks a little, then the others scroll, then the whole does.
type eventsLayout struct {
	room  float32
	side  float32 // left and right, in em
	width float32
}

const lowerLeast = 6.5 // em

func (l *eventsLayout) heights(objects []fyne.CanvasObject, width float32) (table, lower float32) {
	inner := width - 2*l.side*em()
	table, lower = heightAt(objects[0], inner), heightAt(objects[1], inner)
	gap := 0.8 * em()
	if l.room == 0 {
		return table, lower
	}
	if table+gap+lower < l.room {
		return min(l.room-gap-lower, table*tableGrows), lower
	}
	table = max(min(table, l.room-gap-lower), objects[0].(*Table).leastHeight(inner))
	lower = max(min(lower, l.room-gap-table), min(lower, lowerLeast*em()))
	return table, lower
}

func (l *eventsLayout) heightAt(objects []fyne.CanvasObject, width float32) float32 {
	table, lower := l.heights(objects, width)
	return table + 0.8*em() + lower
}

func (l *eventsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	table, lower := l.heights(objects, size.Width)
	side := l.side * em()
	place(objects[0], side, 0, size.Width-2*side, table)
	place(objects[1], side, table+0.8*em(), size.Width-2*side, lower)
}

func (l *eventsLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, l.heightAt(objects, l.width))
}

// pairLayout has two things side by side, or one under the other where that is too narrow; the second alone if the first is hidden.
type pairLayout struct{}

const pairFrom = 34 // em

func (pairLayout) heightAt(objects []fyne.CanvasObject, width float32) float32 {
	gap := 0.8 * em()
	if !objects[0].Visible() {
		return heightAt(objects[1], width)
	}
	if width < pairFrom*em() {
		return heightAt(objects[0], width) + gap + heightAt(objects[1], width)
	}
	half := (width - gap) / 2
	return max(heightAt(objects[0], half), heightAt(objects[1], half))
}

func (pairLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	gap := 0.8 * em()
	if !objects[0].Visible() {
		place(objects[1], 0, 0, size.Width, size.Height)
		return
	}
	if size.Width < pairFrom*em() {
		first := heightAt(objects[0], size.Width)
		if both := first + gap + heightAt(objects[1], size.Width); both > size.Height {
			first = (size.Height - gap) / 2
		}
		place(objects[0], 0, 0, size.Width, first)
		place(objects[1], 0, first+gap, size.Width, size.Height-first-gap)
		return
	}
	half := (size.Width - gap) / 2
	place(objects[0], 0, 0, half, size.Height)
	place(objects[1], half+gap, 0, half, size.Height)
}

func (pairLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// A scrollBox is a framed box whose content scrolls if it has too little room.
type scrollBox struct {
	box    *fyne.Container
	scroll *container.Scroll
	end    func(width float32) float32 // how far down the latest of the content reaches
	toEnd  bool                        // it has changed since it was last laid out
}

func newScrollBox(content fyne.CanvasObject, end func(width float32) float32) *scrollBox {
	s := &scrollBox{scroll: container.NewVScroll(newColumn(0, 0, content)), end: end, toEnd: true}
	s.box = container.New(s, newBoxed(ColorCard, ColorLine), s.scroll)
	return s
}

func (s *scrollBox) heightAt(_ []fyne.CanvasObject, width float32) float32 {
	return heightAt(s.scroll.Content, width-2*boxEdge) + 2*boxEdge
}

// Layout implements fyne.Layout.
func (s *scrollBox) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	place(objects[0], 0, 0, size.Width, size.Height)
	inner := fyne.NewSize(size.Width-2*boxEdge, max(0, size.Height-2*boxEdge))
	placeScroll(s.scroll, boxEdge, boxEdge, inner.Width, inner.Height)
	if s.toEnd && inner.Height > 0 {
		s.scroll.ScrollToOffset(fyne.NewPos(0, max(0, s.end(inner.Width)-inner.Height)))
		s.toEnd = false
	}
}

// boxEdge leaves the frame of a box free of what scrolls in it.
const boxEdge = 2

// MinSize implements fyne.Layout.
func (s *scrollBox) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }
