package screen

import (
	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// A History lists the attempts. Up and down walk the list; Enter steps through the marked one again.
type History struct {
	frame
	title   *paragraph
	player  *paragraph
	lawHead *paragraph
	tallies *pool[*tally]
	actions *pool[*button]
	where   *paragraph
	rowHead *paragraph
	list    *rowList
	empty   *paragraph
}

// NewHistory returns an empty history.
func NewHistory() *History {
	h := &History{}
	h.initFrame()
	h.keyFirst = h.key
	h.title = newParagraph("", subheadingFace)
	h.player = newParagraph("", quietTextFace)
	h.lawHead = newParagraph("", subheadingFace)
	h.tallies = newPool(&column{gap: 0.6}, newTally)
	h.actions = newPool(&row{gap: 0.6}, func() *button { return newButton(&h.on) })
	h.where = newParagraph("", quietFace)
	h.rowHead = newParagraph("", subheadingFace)
	h.list = newRowList(h.act, h.TypedKey)
	h.empty = newParagraph("", textFace)
	side, scroll := newPage(30, 1, newColumn(1, 0, newColumn(0.2, 0, h.title, h.player), newColumn(0.6, 0, h.lawHead, h.tallies.box),
		h.actions.box, h.where))
	h.setBody(newSplit(side, newColumn(0, 0, h.rowHead), h.list, h.empty), scroll)
	return h
}

// Set shows v.
func (h *History) Set(v view.History) {
	h.begin(v.Bar)
	h.title.set(v.Title)
	h.player.set(v.Player)
	h.lawHead.set(v.LawHead)
	h.tallies.begin()
	for _, t := range v.ByLaw {
		h.tallies.next().set(t)
	}
	h.tallies.end()
	h.actions.begin()
	for _, a := range v.Actions {
		b := h.actions.next()
		b.set(a)
		h.order = append(h.order, &b.press)
	}
	h.actions.end()
	h.where.set(v.Where)

	h.rowHead.set(v.RowHead)
	rows := make([]listRow, len(v.Rows))
	for i, a := range v.Rows {
		rows[i] = listRow{id: a.ID, title: a.Title, under: func() []span {
			return dotted(gradeSpans(a.Grade.Kind, a.Grade.Text), quietSpan(a.Grade.Note), quietSpan(a.Law), quietSpan(a.When))
		}}
	}
	fillList(h.list, rows, h.empty, v.Empty)
	h.end()
}

// Find returns the control or the row on the screen with this ID, or nil.
func (h *History) Find(id string) fyne.CanvasObject {
	if o := h.list.find(id); o != nil {
		return o
	}
	return h.frame.Find(id)
}

func (h *History) key(ev *fyne.KeyEvent) bool {
	if isEnter(ev) {
		return pressFocused(&h.on) || h.list.open()
	}
	return h.list.key(ev)
}

// A tally draws how many attempts of one law were right, in words and as a bar.
type tally struct {
	drawn
	view view.Tally
}

func newTally() *tally {
	t := &tally{}
	t.init(t, t.draw)
	return t
}

func (t *tally) set(v view.Tally) {
	if t.view != v {
		t.view = v
		t.changed()
	}
}

func (t *tally) draw(p *pen, size fyne.Size) float32 {
	name, words := textFace().strong(), quietFace()
	y := p.flow([]span{{text: t.view.Law, face: name}, {text: "  ", face: words}, {text: t.view.Text, face: words}}, 0, 0, size.Width)
	height := em() * 0.5
	radius := height / 2
	p.box(0, y, size.Width, height, box{fill: ColorCard, edge: ColorEdge, width: 1, radius: radius})
	if t.view.Of > 0 && t.view.Right > 0 {
		share := min(1, float32(t.view.Right)/float32(t.view.Of))
		p.box(0, y, max(height, size.Width*share), height, box{fill: ColorGood, radius: radius})
	}
	return y + height
}
