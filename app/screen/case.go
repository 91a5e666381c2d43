package screen

import (
	"reflect"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// A CaseScreen is a case under way: the table, the auction, what is said and the events on the left, the sheet on the
// right; in a narrow window, or with large letters, one under the other.
type CaseScreen struct {
	OnAction func(id string)       // something was chosen
	OnText   func(id, text string) // something was typed

	view view.Case
	on   controls

	bar       *Bar
	table     *Table
	auction   *Auction
	said      *Said
	transport *transport
	sheet     *sheet

	auctionBox, saidBox *scrollBox
	lower               *fyne.Container   // auction and what is said
	events              *fyne.Container   // table and lower
	left, right         *container.Scroll // left is hidden where all stands in one column
	sheetGround         *drawn
	footerGround        *drawn
	body                *fyne.Container
	object              *fyne.Container
	stacked             bool
	stackedThen         bool    // at the last Set
	emThen              float32 // at the last Set
}

// NewCase returns an empty case screen.
func NewCase() *CaseScreen {
	c := &CaseScreen{bar: NewBar(), table: NewTable(), auction: NewAuction(), said: NewSaid()}
	c.table.OnAction = c.act
	c.on = controls{act: c.act, text: c.typed, key: c.TypedKey, reveal: c.reveal}
	c.bar.OnAction = c.act
	c.bar.OnKey = c.TypedKey
	c.transport = newTransport(&c.on)
	c.sheet = newSheet(&c.on)
	c.auctionBox, c.saidBox = newScrollBox(c.auction, c.auction.rowsEnd), newScrollBox(c.said, c.said.heightAt)
	c.lower = container.New(pairLayout{}, c.auctionBox.box, c.saidBox.box)
	c.events = container.New(&eventsLayout{}, c.table, c.lower)
	c.left, c.right = container.NewVScroll(c.events), container.NewVScroll(c.sheet.body)
	c.sheetGround, c.footerGround = newGround(ColorCard), newFooterGround()
	c.body = container.New(caseLayout{c})
	c.stack(false)
	c.object = container.New(shell{}, newGround(ColorPaper), c.body, c.bar.Object())
	return c
}

// Object is the screen as something to show in a window.
func (c *CaseScreen) Object() fyne.CanvasObject { return c.object }

// Set shows v. Only what changed is drawn anew; the focus, what has been typed and where one has scrolled to stay,
// except that a new task begins at its top.
func (c *CaseScreen) Set(v view.Case) {
	before := c.view
	c.view = v
	if !reflect.DeepEqual(before.Bar, v.Bar) {
		c.bar.Set(v.Bar)
	}
	c.table.Set(v.Table)
	c.auction.Set(v.Auction)
	setVisible(c.auctionBox.box, v.Auction.Heads[0] != "")
	c.said.Set(v.Said)
	c.transport.set(v.Transport)
	if !reflect.DeepEqual(before.Sheet, v.Sheet) {
		c.sheet.set(v.Sheet)
	}
	c.auctionBox.toEnd = c.auctionBox.toEnd || !reflect.DeepEqual(before.Auction, v.Auction)
	c.saidBox.toEnd = c.saidBox.toEnd || !reflect.DeepEqual(before.Said, v.Said)
	c.object.Layout.Layout(c.object.Objects, c.object.Size())
	if newTask(before, v) {
		c.toTask(before.Sheet.Title == "")
	} else if (c.stacked != c.stackedThen || c.stacked && em() != c.emThen) && c.begun() {
		c.toTask(false) // with larger letters all stands in one column now, and the sheet was in sight
	}
	c.stackedThen, c.emThen = c.stacked, em()
	if y, ok := c.sheet.verdict.opened(before.Sheet.Verdict); ok { // else the key would seem to do nothing: it is far below
		driver := fyne.CurrentApp().Driver()
		top := driver.AbsolutePositionForObject(c.sheet.verdict).Y - driver.AbsolutePositionForObject(c.right.Content).Y
		c.right.ScrollToOffset(fyne.NewPos(0, top+y))
	}
	if v.Sheet.Line != nil && c.stacked && before.Sheet.Line != nil && before.Transport.At != v.Transport.At {
		c.toTrick()
	}
	if o := c.sheet.play.chosen; o != nil { // with large letters the arrows lead out of sight
		c.reveal(o)
	}
	if o := c.sheet.award.chosen; o != nil && !reflect.DeepEqual(before.Sheet.Award, v.Sheet.Award) {
		c.reveal(o)
	}
	for i, it := range v.Sheet.Items { // a number key chooses what may be out of sight
		if old := before.Sheet.Items; it.Chosen && i < len(old) && old[i].ID == it.ID && !old[i].Chosen {
			c.reveal(c.sheet.items.all[i])
		}
	}
	c.dropHiddenFocus()
	if canvas := c.canvas(); v.Sheet.Entry != nil && (before.Sheet.Entry == nil || v.Sheet.Play != nil && canvas != nil && canvas.Focused() == nil) {
		c.FocusSearch() // the task is to write: begin at once
	}
}

// newTask tells whether after shows another task than before. In another language the same one bears another title; the questions of a
// judgement and the steps of a poll all bear one. The double-dummy table is long beside the words that it was waited for with.
func newTask(before, after view.Case) bool {
	translated := before.Sheet.Title != "" && chosen(before.Bar.Languages) != chosen(after.Bar.Languages)
	return before.Sheet.Title != after.Sheet.Title && !translated || (before.Sheet.Verdict == nil) != (after.Sheet.Verdict == nil) ||
		(before.Sheet.Double == nil) != (after.Sheet.Double == nil) || stepNow(before.Sheet.Chain) != stepNow(after.Sheet.Chain)
}

// stepNow is which step of a chain is at hand, -1 if none is.
func stepNow(c *view.Chain) int {
	if c == nil {
		return -1
	}
	return slices.IndexFunc(c.Steps, func(s view.ChainStep) bool { return s.Now })
}

// begun tells whether there is more to do than to watch.
func (c *CaseScreen) begun() bool {
	return slices.ContainsFunc(c.view.Sheet.Stages, func(s view.Stage) bool { return s.Now || s.Done })
}

// toTask begins a task at its top; first is the first time, when one looks at the table.
func (c *CaseScreen) toTask(first bool) {
	var y float32
	if c.stacked && !first {
		y = c.sheet.stages.Position().Y - em()
	}
	c.right.ScrollToOffset(fyne.NewPos(0, y))
	if canvas := c.canvas(); canvas != nil {
		if o, ok := canvas.Focused().(fyne.CanvasObject); ok && seen(c.right, o) {
			canvas.Unfocus() // the control now stands for something else
		}
	}
}

// toTrick scrolls to the middle of the table, where a card has just been played: in one column the table may be far above.
func (c *CaseScreen) toTrick() {
	middle := topIn(c.right.Content, c.table) + c.table.Size().Height/2
	c.right.ScrollToOffset(fyne.NewPos(0, max(0, middle-c.right.Size().Height/2)))
}

// Find returns the control with an ID if it can be seen, or nil.
func (c *CaseScreen) Find(id string) fyne.Tappable {
	for _, p := range c.on.presses {
		if p.id == id && seen(c.body, p.self) {
			return p.self.(fyne.Tappable)
		}
	}
	if o, ok := c.bar.Find(id).(fyne.Tappable); ok {
		return o
	}
	return nil
}

// FindField returns the line to type into with an ID if it can be seen, or nil.
func (c *CaseScreen) FindField(id string) fyne.Focusable {
	for _, f := range c.on.fields {
		if f.id == id && seen(c.body, f) {
			return f
		}
	}
	return nil
}

// FocusSearch puts the cursor into the first line to type into, and reports whether there is one.
func (c *CaseScreen) FocusSearch() bool {
	canvas := c.canvas()
	for _, f := range c.on.fields {
		if canvas != nil && seen(c.body, f) {
			canvas.Focus(f)
			return true
		}
	}
	return false
}

func (c *CaseScreen) act(id string) {
	if c.OnAction != nil {
		c.OnAction(id)
	}
}

func (c *CaseScreen) typed(id, text string) {
	if c.OnText != nil {
		c.OnText(id, text)
	}
}

func (c *CaseScreen) canvas() fyne.Canvas {
	return fyne.CurrentApp().Driver().CanvasForObject(c.object)
}

// dropHiddenFocus takes the focus from a control that is no longer shown: it would swallow every key.
func (c *CaseScreen) dropHiddenFocus() {
	canvas := c.canvas()
	if canvas == nil {
		return
	}
	if o, ok := canvas.Focused().(fyne.CanvasObject); ok && c.owns(o) && !seen(c.body, o) {
		canvas.Unfocus()
	}
}

func (c *CaseScreen) owns(o fyne.CanvasObject) bool {
	for _, p := range c.on.presses {
		if p.self == o {
			return true
		}
	}
	for _, f := range c.on.fields {
		if fyne.CanvasObject(f) == o {
			return true
		}
	}
	return false
}

// reveal scrolls until an object can be seen, if it stands in a part that scrolls.
func (c *CaseScreen) reveal(o fyne.CanvasObject) {
	for _, s := range []*container.Scroll{c.left, c.right} {
		if !s.Visible() || !seen(s.Content, o) {
			continue
		}
		top := topIn(s.Content, o) - s.Offset.Y
		bottom := top + o.Size().Height
		margin := 0.5 * em() // room for the ring of the focus
		y := s.Offset.Y
		switch {
		case top < margin:
			y += top - margin
		case bottom > s.Size().Height-margin:
			y += min(bottom-s.Size().Height+margin, top-margin)
		}
		s.ScrollToOffset(fyne.NewPos(0, max(0, y)))
	}
}

// topIn is how far below the top of a part an object within it begins. The toolkit cannot tell before the object was painted.
func topIn(in, o fyne.CanvasObject) float32 {
	if group, ok := in.(*fyne.Container); ok {
		for _, part := range group.Objects {
			if seen(part, o) {
				return part.Position().Y + topIn(part, o)
			}
		}
	}
	return 0
}

// seen tells whether an object stands in another one and nothing between them is hidden.
func seen(in, o fyne.CanvasObject) bool {
	if !in.Visible() {
		return false
	}
	if in == o {
		return true
	}
	switch in := in.(type) {
	case *fyne.Container:
		for _, part := range in.Objects {
			if seen(part, o) {
				return true
			}
		}
	case *container.Scroll:
		return seen(in.Content, o)
	}
	return false
}
