package screen

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// A listRow is what one row of a list says: a title and a smaller line under it.
type listRow struct {
	id    string
	title string
	under func() []span // asked at each drawing, since the theme may have changed
}

// A rowList is a long list. One row is marked; the arrows move the mark and Enter opens it, wherever the focus is, so
// that one can type a search and choose without leaving the field. All rows are as high as the highest must be.
type rowList struct {
	widget.List
	rows   []listRow
	marked int
	onOpen func(id string)
	onKey  func(*fyne.KeyEvent) bool

	shown     map[string]*rowWidget // the rows on the screen, by ID
	height    float32               // of the lowest row, and of all that were given none of their own
	width     float32               // that the heights were measured for
	given     map[int]float32       // heights of their own that the list was given
	measuring bool                  // while the heights change the list counts as empty: each change lays out all it shows
}

func newRowList(onOpen func(id string), onKey func(*fyne.KeyEvent) bool) *rowList {
	l := &rowList{onOpen: onOpen, onKey: onKey, shown: map[string]*rowWidget{}, given: map[int]float32{}}
	l.Length = func() int {
		if l.measuring {
			return 0
		}
		return len(l.rows)
	}
	l.CreateItem = func() fyne.CanvasObject { return newRowWidget(l) }
	l.UpdateItem = func(at widget.ListItemID, o fyne.CanvasObject) { l.update(at, o.(*rowWidget)) }
	l.HideSeparators = true
	l.ExtendBaseWidget(l)
	return l
}

// set shows rows. The mark stays on the row with the same ID; else it goes to the first.
func (l *rowList) set(rows []listRow) {
	id := l.markedID()
	l.rows, l.marked = rows, 0
	for i, r := range rows {
		if r.id == id {
			l.marked = i
		}
	}
	l.measure(l.Size().Width)
}

func (l *rowList) markedID() string {
	if l.marked < len(l.rows) {
		return l.rows[l.marked].id
	}
	return ""
}

// Resize measures the rows anew for another width or size of text.
func (l *rowList) Resize(size fyne.Size) {
	l.List.Resize(size)
	if size.Width != l.width {
		l.measure(size.Width)
	}
}

// measure finds the height of every row at a width, and shows the rows with the marked one in sight.
func (l *rowList) measure(width float32) {
	l.shown = map[string]*rowWidget{}
	if l.width = width; width <= 0 {
		return
	}
	scratch, dry := &rowWidget{list: l}, &pen{dry: true}
	heights := make([]float32, len(l.rows))
	for i, r := range l.rows {
		scratch.row = r
		heights[i] = scratch.draw(dry, fyne.NewSize(width, 0))
	}
	l.height = 1
	if len(heights) > 0 {
		l.height = slices.Min(heights)
	}
	l.measuring = true
	for i, height := range heights {
		if _, ok := l.given[i]; ok || height != l.height {
			l.SetItemHeight(i, height)
			l.given[i] = height
		}
	}
	l.measuring = false
	l.Refresh()
	if len(l.rows) > 0 {
		l.ScrollTo(l.marked)
	}
}

func (l *rowList) update(at int, w *rowWidget) {
	if l.shown[w.row.id] == w {
		delete(l.shown, w.row.id)
	}
	w.row, w.number, w.marked = l.rows[at], at+1, at == l.marked
	l.shown[w.row.id] = w
	w.changed()
}

// find is the row with this ID if it is on the screen.
func (l *rowList) find(id string) fyne.CanvasObject {
	if w, ok := l.shown[id]; ok && l.Visible() {
		return w
	}
	return nil
}

// key moves the mark, opens the marked row or the one of a number, and reports whether it did.
func (l *rowList) key(ev *fyne.KeyEvent) bool {
	page := max(1, int(l.Size().Height/max(1, l.height))-1)
	switch ev.Name {
	case fyne.KeyDown:
		return l.move(1)
	case fyne.KeyUp:
		return l.move(-1)
	case fyne.KeyPageDown:
		return l.move(page)
	case fyne.KeyPageUp:
		return l.move(-page)
	case fyne.KeyHome:
		return l.move(-len(l.rows))
	case fyne.KeyEnd:
		return l.move(len(l.rows))
	}
	if n := digit(ev); n > 0 && n <= len(l.rows) {
		l.onOpen(l.rows[n-1].id)
		return true
	}
	return false
}

func (l *rowList) move(by int) bool {
	if len(l.rows) == 0 {
		return false
	}
	before := l.marked
	l.marked = min(max(l.marked+by, 0), len(l.rows)-1)
	l.RefreshItem(before)
	l.ScrollTo(l.marked)
	l.RefreshItem(l.marked)
	return true
}

// open opens the marked row.
func (l *rowList) open() bool {
	id := l.markedID()
	if id == "" {
		return false
	}
	l.onOpen(id)
	return true
}

// FocusGained leaves the drawing to the mark, which is always to be seen.
func (l *rowList) FocusGained() {}

// FocusLost does nothing, for the same reason.
func (l *rowList) FocusLost() {}

// TypedKey passes every key to the screen, which moves the mark.
func (l *rowList) TypedKey(ev *fyne.KeyEvent) { l.onKey(ev) }

// A rowWidget draws one row. It does not take the focus: the list has one mark for all.
type rowWidget struct {
	drawn
	list    *rowList
	row     listRow
	number  int
	marked  bool
	hovered bool
}

var (
	_ fyne.Tappable      = (*rowWidget)(nil)
	_ desktop.Hoverable  = (*rowWidget)(nil)
	_ desktop.Cursorable = (*rowWidget)(nil)
)

func newRowWidget(l *rowList) *rowWidget {
	w := &rowWidget{list: l}
	w.init(w, w.draw)
	return w
}

// MinSize is the height of a row that was given none of its own.
func (w *rowWidget) MinSize() fyne.Size { return fyne.NewSize(0, max(1, w.list.height)) }

// Tapped opens the row.
func (w *rowWidget) Tapped(*fyne.PointEvent) { w.list.onOpen(w.row.id) }

// MouseIn shows that the row can be pressed.
func (w *rowWidget) MouseIn(*desktop.MouseEvent) { w.hovered = true; w.Refresh() }

// MouseMoved implements desktop.Hoverable.
func (w *rowWidget) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (w *rowWidget) MouseOut() { w.hovered = false; w.Refresh() }

// Cursor implements desktop.Cursorable.
func (w *rowWidget) Cursor() desktop.Cursor { return desktop.PointerCursor }

func (w *rowWidget) draw(p *pen, size fyne.Size) float32 {
	padX, padY := em()*0.8, em()*0.6
	look := box{fill: ColorCard, edge: ColorLine, width: 1, radius: em() * 0.4}
	if w.hovered {
		look.fill = ColorSoft
	}
	if w.marked {
		look.fill, look.edge, look.width = ColorSoft, ColorGreen, 3
	}
	p.box(rowInset, rowInset, size.Width-2*rowInset-scrollRoom, size.Height-2*rowInset, look)
	f := quietFace()
	left := padX + f.width("0") + em()*0.7
	width := size.Width - left - padX - scrollRoom
	if w.number <= 9 { // the key that opens it
		p.text(strconv.Itoa(w.number), padX, padY+em()*0.1, f)
	}
	y := padY + p.flow([]span{{text: w.row.title, face: textFace().strong()}}, left, padY, width)
	if w.row.under != nil {
		y += p.flow(w.row.under(), left, y, width)
	}
	return y + padY
}

const (
	rowInset   = 4 // keeps the outline inside of what the list shows
	scrollRoom = 6 // on the right, for the scroll bar
)

// dotted joins the parts that are not empty with dots.
func dotted(parts ...[]span) []span {
	var out []span
	for _, part := range parts {
		if len(part) == 0 {
			continue
		}
		if len(out) > 0 {
			out = append(out, span{text: " · ", face: quietFace()})
		}
		out = append(out, part...)
	}
	return out
}

// quietSpan is a small text, or nothing.
func quietSpan(text string) []span {
	if text == "" {
		return nil
	}
	return []span{{text: text, face: quietFace()}}
}

// fillList shows rows in a list, or says in its place that there are none.
func fillList(list *rowList, rows []listRow, empty *paragraph, none string) {
	list.set(rows)
	setVisible(list, len(rows) > 0)
	if len(rows) > 0 {
		none = ""
	}
	empty.set(none)
}
