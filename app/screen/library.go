package screen

import (
	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// A Library is the list of cases to choose from. Left and right walk the filters, up and down the list; Enter opens.
type Library struct {
	frame
	title   *paragraph
	filters []*filter
	side    *fyne.Container // holds the filters
	actions *pool[*button]
	folder  *paragraph
	label   *paragraph
	search  *field
	count   *paragraph
	list    *rowList
	empty   *paragraph
}

// NewLibrary returns an empty library.
func NewLibrary() *Library {
	l := &Library{}
	l.initFrame()
	l.keyFirst = l.key
	l.title = newParagraph("", subheadingFace)
	l.side = newColumn(1, 0)
	l.actions = newPool(&row{gap: 0.6}, func() *button { return newButton(&l.on) })
	l.folder = newParagraph("", quietFace)
	l.label = newParagraph("", quietFace)
	l.search = newField(&controls{text: l.typed, key: l.TypedKey, reveal: func(fyne.CanvasObject) {}})
	l.count = newParagraph("", quietFace)
	l.list = newRowList(l.act, l.TypedKey)
	l.empty = newParagraph("", textFace)
	side, scroll := newPage(30, 1, newColumn(1.2, 0, l.title, l.side, l.actions.box, l.folder))
	head := newColumn(0.4, 0, l.label, l.search, l.count)
	l.setBody(newSplit(side, head, l.list, l.empty), scroll)
	return l
}

// Set shows v.
func (l *Library) Set(v view.Library) {
	l.begin(v.Bar)
	l.title.set(v.Title)
	l.setFilters(v.Filters)
	l.actions.begin()
	for _, a := range v.Actions {
		b := l.actions.next()
		b.set(a)
		l.order = append(l.order, &b.press)
	}
	l.actions.end()
	l.folder.set(v.Folder)

	l.label.set(v.Search.Label)
	l.search.set(v.Search)
	l.count.set(v.Count)
	rows := make([]listRow, len(v.Cases))
	for i, c := range v.Cases {
		rows[i] = listRow{id: c.ID, title: c.Title, under: func() []span {
			return dotted(quietSpan(c.At), quietSpan(c.Text), quietSpan(c.Level), quietSpan(c.Number), gradeSpans(c.Grade, c.Done))
		}}
	}
	fillList(l.list, rows, l.empty, v.Empty)
	l.end()
}

// Find returns the control, the field or the row on the screen with this ID, or nil.
func (l *Library) Find(id string) fyne.CanvasObject {
	if id == l.search.id {
		return l.search
	}
	if o := l.list.find(id); o != nil {
		return o
	}
	return l.frame.Find(id)
}

// FocusSearch puts the cursor into the search.
func (l *Library) FocusSearch() {
	if canvas := fyne.CurrentApp().Driver().CanvasForObject(l.object); canvas != nil {
		canvas.Focus(l.search)
	}
}

func (l *Library) key(ev *fyne.KeyEvent) bool {
	switch {
	case isEnter(ev):
		return pressFocused(&l.on) || l.list.open()
	case ev.Name == fyne.KeyEscape && l.search.Text != "":
		l.search.SetText("")
		return true
	}
	return l.list.key(ev)
}

func (l *Library) setFilters(v []view.Filter) {
	for len(l.filters) < len(v) {
		f := newFilter(&l.on)
		l.filters = append(l.filters, f)
		l.side.Add(f.box)
	}
	for i, f := range l.filters {
		setVisible(f.box, i < len(v))
		if i < len(v) {
			f.set(v[i])
			l.order = append(l.order, f.presses()...)
		}
	}
}

// A filter is a label and its choices.
type filter struct {
	box   *fyne.Container
	label *paragraph
	pills *pool[*pill]
}

func newFilter(on *controls) *filter {
	f := &filter{label: newParagraph("", func() face { return quietFace().strong() })}
	f.pills = newPool(&row{gap: 0.4}, func() *pill { return newPill(on, false) })
	f.box = newColumn(0.35, 0, f.label, f.pills.box)
	return f
}

func (f *filter) set(v view.Filter) {
	f.label.set(v.Label)
	f.pills.begin()
	for _, c := range v.Choices {
		f.pills.next().set(c)
	}
	f.pills.end()
}

func (f *filter) presses() []*press {
	var out []*press
	for _, p := range f.pills.all[:f.pills.used] {
		if !p.disabled {
			out = append(out, &p.press)
		}
	}
	return out
}
