package screen

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// A composer builds a ruling order by order: what is in it already, a line that filters the kinds of order, the order
// being composed, and the laws cited.
type composer struct {
	on      *controls
	box     *fyne.Container
	orders  *fyne.Container
	rows    []*orderRow
	search  *labelled
	palette *pool[*item]
	draft   *draft
	cites   *labelled
	view    *view.Composer
}

func newComposer(on *controls) *composer {
	c := &composer{
		on:      on,
		orders:  newColumn(0.4, 0),
		search:  newLabelled(on),
		palette: newPool(&column{gap: 0.4}, func() *item { return newItem(on) }),
		draft:   newDraft(on),
		cites:   newLabelled(on),
	}
	c.search.field.submit = c.takeFirst
	c.box = newColumn(0.8, 0, c.orders, c.search.box, c.palette.box, c.draft.box, c.cites.box)
	return c
}

// set shows v, or hides the composer if there is none. While an order is being composed it stands alone: one thing at
// a time.
func (c *composer) set(v *view.Composer) {
	setVisible(c.box, v != nil)
	c.view = v
	if v == nil {
		c.palette.begin()
		c.palette.end()
		c.draft.set(nil)
		return
	}
	c.setOrders(v.Orders)
	drafting := v.Draft != nil
	c.search.set(v.Search)
	setVisible(c.search.box, !drafting)
	c.palette.begin()
	if !drafting {
		for i, kind := range v.Palette {
			c.palette.next().set(kind, i+1, false)
		}
	}
	c.palette.end()
	c.draft.set(v.Draft)
	c.cites.set(v.Cites)
}

func (c *composer) setOrders(orders []view.OrderLine) {
	setVisible(c.orders, len(orders) > 0)
	for len(c.rows) < len(orders) {
		r := newOrderRow(c.on)
		c.rows = append(c.rows, r)
		c.orders.Objects = append(c.orders.Objects, r.box)
	}
	for i, r := range c.rows {
		setVisible(r.box, i < len(orders))
		if i < len(orders) {
			r.text.set(strconv.Itoa(i+1) + ". " + orders[i].Text)
			r.remove.set(orders[i].Remove)
		}
	}
}

// takeFirst chooses the first kind of order that the search has left.
func (c *composer) takeFirst() {
	if c.view != nil && c.view.Draft == nil && len(c.view.Palette) > 0 {
		c.on.act(c.view.Palette[0].ID)
	}
}

// choose is a number key: a kind of order or, while one is composed, a choice of the picker whose turn it is.
func (c *composer) choose(n int) bool {
	if c.view.Draft == nil {
		return n <= len(c.view.Palette) && reported(c.on, c.view.Palette[n-1].ID)
	}
	return c.draft.choose(n)
}

func reported(on *controls, id string) bool {
	on.act(id)
	return true
}

// An orderRow is one order of the ruling and the button that takes it out.
type orderRow struct {
	box    *fyne.Container
	text   *paragraph
	remove *button
}

func newOrderRow(on *controls) *orderRow {
	r := &orderRow{text: newParagraph("", textFace), remove: newButton(on)}
	ground := newBoxed(ColorCard, ColorLine)
	r.box = container.New(besideLayout{pad: 0.6}, ground, r.text, r.remove)
	return r
}

// newBoxed is a framed ground behind other things.
func newBoxed(fill, edge fyne.ThemeColorName) *drawn {
	return newDrawn(func(p *pen, size fyne.Size) float32 {
		p.box(0, 0, size.Width, size.Height, box{fill: fill, edge: edge, width: 1, radius: 0.5 * em()})
		return 0
	})
}

// besideLayout has a ground, on it a text on the left and a button at its own width on the right. The pad is in em.
type besideLayout struct{ pad float32 }

func (l besideLayout) widths(objects []fyne.CanvasObject, width float32) (text, button float32) {
	button = min(wanted(objects[2]), width/2)
	return width - button - 3*l.pad*em(), button
}

func (l besideLayout) heightAt(objects []fyne.CanvasObject, width float32) float32 {
	text, button := l.widths(objects, width)
	return max(heightAt(objects[1], text), heightAt(objects[2], button)) + 2*l.pad*em()
}

func (l besideLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	pad := l.pad * em()
	text, button := l.widths(objects, size.Width)
	textHigh, buttonHigh := heightAt(objects[1], text), heightAt(objects[2], button)
	place(objects[0], 0, 0, size.Width, size.Height)
	place(objects[1], pad, (size.Height-textHigh)/2, text, textHigh)
	place(objects[2], size.Width-pad-button, (size.Height-buttonHigh)/2, button, buttonHigh)
}

func (l besideLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// A labelled is a line to type into with its name above it.
type labelled struct {
	box   *fyne.Container
	label *paragraph
	field *field
}

func newLabelled(on *controls) *labelled {
	l := &labelled{label: newParagraph("", quietFace), field: newField(on)}
	l.box = newColumn(0.2, 0, l.label, l.field)
	return l
}

// set shows an entry; one without an ID hides the line.
func (l *labelled) set(e view.Entry) {
	setVisible(l.box, e.ID != "")
	l.label.set(e.Label)
	l.field.set(e)
}
