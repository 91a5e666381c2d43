package screen

import (
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

	shown  map[string]*rowWidget // the rows on the screen, by ID
	height float32               // of every row
	width  float32               // that height was measured for
}

func newRowList(onOpen func(id string), onKey func(*fyne.KeyEvent) bool) *rowList {
	l := &rowList{onOpen: onOpen, onKey: onKey, shown: map[string]*rowWidget{}}
	l.Length = func() int { return len(l.rows) }
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
	l.shown = map[string]*rowWidget{}
	l.measure(l.Size().Width)
	if len(rows) > 0 {
		l.ScrollTo(l.marked)
	}
	l.Refresh()
}

func (l *rowList) markedID() string {
	if l.marked < len(l.rows) {
		return l.rows[l.marked].id
	}
	return ""
}

// Resize measures the rows anew for another width.
func (l *rowList) Resize(size fyne.Size) {
	if size.Width != l.width {
		l.measure(size.Width)
		l.Refresh()
	}
	l.List.Resize(size)
}

func (l *rowList) measure(width float32) {
	l.width, l.height = width, 0
	scratch := &rowWidget{list: l}
	dry := &pen{dry: true}
	for i, r := range l.rows {
		scratch.row, scratch.number = r, i+1
		l.height = max(l.height, scratch.draw(dry, fyne.NewSize(width, 0)))
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

// MinSize is the height that all rows share.
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
	padX, padY := em()*0.7, em()*0.5
	look := box{fill: ColorCard, edge: ColorLine, width: 1, radius: em() * 0.4}
	if w.hovered {
		look.fill = ColorSoft
	}
	if w.marked {
		look.fill, look.edge, look.width = ColorSoft, ColorGreen, 3
	}
	p.box(1, 1, size.Width-2, size.Height-2, look)
	f := quietFace()
	if w.number <= 9 { // the key that opens it
		p.text(strconv.Itoa(w.number), padX, padY+em()*0.1, f)
	}
	left := padX + f.width("0") + em()*0.7
	width := size.Width - left - padX
	y := padY + p.flow([]span{{text: w.row.title, face: textFace().strong()}}, left, padY, width)
	if w.row.under != nil {
		y += p.flow(w.row.under(), left, y, width)
	}
	return y + padY
}

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
