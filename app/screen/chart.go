package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// A Chart shows a procedure as a chart, and beside it the question at hand, its answers on the number keys, or what is read out at the
// end. The arrow keys move the chart, PgUp and PgDn bring it closer and farther, Home shows all of it.
type Chart struct {
	frame
	view     view.ChartPage
	sheet    *chartSheet
	edition  *paragraph
	question *paragraph
	cite     *paragraph
	items    *pool[*item]
	head     *paragraph
	orders   *pool[*paragraph]
	actions  *pool[*button]
	controls *pool[*button]
}

// NewChart returns an empty chart screen.
func NewChart() *Chart {
	c := &Chart{}
	c.initFrame()
	c.on.act = c.press
	c.keyFirst = c.key
	c.sheet = newChartSheet()
	c.edition = newParagraph("", quietTextFace)
	c.question = newParagraph("", headingFace)
	c.cite = newParagraph("", quietTextFace)
	c.items = newPool(&column{gap: 0.5}, func() *item { return newItem(&c.on) })
	c.head = newParagraph("", subheadingFace)
	c.orders = newPool(&column{gap: 0.5}, func() *paragraph { return newParagraph("", textFace) })
	c.actions = newPool(&row{gap: 0.6}, func() *button { return newButton(&c.on) })
	c.controls = newPool(&row{gap: 0.6}, func() *button { return newButton(&c.on) })
	side, scroll := newPage(40, 1, newColumn(1, 0, newColumn(0.3, 0, c.edition, c.question, c.cite), c.items.box,
		newColumn(0.5, 0, c.head, c.orders.box), c.actions.box, c.controls.box))
	c.setBody(container.New(beside{}, c.sheet.box, side), scroll)
	return c
}

// Set shows v.
func (c *Chart) Set(v view.ChartPage) {
	fresh := c.view.Title != v.Title || c.view.Edition != v.Edition
	c.view = v
	c.begin(v.Bar)
	c.edition.set(v.Edition)
	c.question.set(v.Question)
	c.cite.set(v.Cite)
	c.items.begin()
	for i, a := range v.Items {
		it := c.items.next()
		it.set(a, i+1, false)
		c.order = append(c.order, &it.press)
		c.numbered = append(c.numbered, a.ID)
	}
	c.items.end()
	c.head.set(v.Head)
	c.orders.begin()
	for _, step := range v.Orders {
		text := step.Answer
		if step.Question != "" {
			text = step.Question + " " + text
		}
		if step.Cite != "" {
			text += " (" + step.Cite + ")"
		}
		c.orders.next().set(text)
	}
	c.orders.end()
	fill(c.actions, v.Actions)
	fill(c.controls, []view.Action{v.Controls.Larger, v.Controls.Smaller, v.Controls.Whole})
	c.end()
	c.sheet.set(v.Draw, fresh)
}

// fill shows actions as buttons.
func fill(buttons *pool[*button], actions []view.Action) {
	buttons.begin()
	for _, a := range actions {
		buttons.next().set(a)
	}
	buttons.end()
}

// press does what concerns the sheet alone, and reports everything else.
func (c *Chart) press(id string) {
	switch id {
	case c.view.Controls.Larger.ID:
		c.sheet.zoomTo(c.sheet.zoom * zoomStep)
	case c.view.Controls.Smaller.ID:
		c.sheet.zoomTo(c.sheet.zoom / zoomStep)
	case c.view.Controls.Whole.ID:
		c.sheet.zoomTo(c.sheet.onPixel())
	default:
		c.act(id)
	}
}

// key is what a key means before what it means on every screen.
func (c *Chart) key(ev *fyne.KeyEvent) bool {
	const part = 0.2 // of what is to be seen
	switch ev.Name {
	case fyne.KeyLeft:
		c.sheet.moveBy(-part, 0)
	case fyne.KeyRight:
		c.sheet.moveBy(part, 0)
	case fyne.KeyUp:
		c.sheet.moveBy(0, -part)
	case fyne.KeyDown:
		c.sheet.moveBy(0, part)
	case fyne.KeyPageUp:
		c.press(c.view.Controls.Larger.ID)
	case fyne.KeyPageDown:
		c.press(c.view.Controls.Smaller.ID)
	case fyne.KeyHome:
		c.press(c.view.Controls.Whole.ID)
	default:
		for _, a := range c.view.Actions {
			if a.Enabled && (a.Key == string(ev.Name) || a.Key == keyBackspace && ev.Name == fyne.KeyBackspace) {
				c.act(a.ID)
				return true
			}
		}
		return false
	}
	return true
}

const keyBackspace = "Backspace"

// Beside puts the chart on the left and what is said of it on the right; in a narrow window one under the other.
type beside struct{}

// Layout implements fyne.Layout.
func (beside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	sheet, side := objects[0], objects[1]
	if size.Width < 60*em() {
		height := size.Height * 0.5
		place(side, 0, 0, size.Width, height)
		place(sheet, 0, height, size.Width, size.Height-height)
		return
	}
	width := max(size.Width*0.3, 24*em())
	place(sheet, 0, 0, size.Width-width, size.Height)
	place(side, size.Width-width, 0, width, size.Height)
}

// MinSize implements fyne.Layout.
func (beside) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 200) }
