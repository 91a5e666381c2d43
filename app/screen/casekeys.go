package screen

import (
	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// TypedKey does what a key means on this screen and reports whether it means anything. The app sends it every key that
// reaches no control; a control that has the focus sends on what it has no use for. Letters mean nothing: the keys are
// the same under a Greek and a Latin layout.
func (c *CaseScreen) TypedKey(ev *fyne.KeyEvent) bool {
	if isEnter(ev) {
		return c.report(c.sheet.enter())
	}
	if n := digit(ev); n > 0 {
		return c.sheet.choose(n)
	}
	if ev.Name == fyne.Key0 {
		return c.sheet.zero()
	}
	if where := arrows[ev.Name]; where != "" && c.sheet.play.moves() {
		c.act("move:" + where)
		return true
	}
	if c.sheet.award.moves() {
		switch where := arrows[ev.Name]; {
		case c.sheet.award.atEnd(where): // what is below or above is only read
		case where != "":
			c.act("weigh:" + where)
			return true
		case ev.Name == fyne.KeyBackspace, ev.Name == fyne.KeyDelete:
			c.act("weigh:clear")
			return true
		}
	}
	if c.sheet.award.making() {
		switch where := arrows[ev.Name]; {
		case where == "left", where == "right":
			c.act("weigh:step:" + where)
			return true
		case ev.Name == fyne.KeyBackspace:
			c.act("weigh:back")
			return true
		}
	}
	t := c.view.Transport
	switch ev.Name {
	case fyne.KeyLeft:
		return c.report(t.Back)
	case fyne.KeyRight:
		return c.report(t.Forward)
	case fyne.KeyHome:
		return c.report(t.First)
	case fyne.KeyEnd:
		return c.report(t.Last)
	case fyne.KeySpace:
		return c.report(t.Play)
	case fyne.KeyEscape:
		return c.escape()
	case fyne.KeyUp:
		return c.scrollBy(-3 * em())
	case fyne.KeyDown:
		return c.scrollBy(3 * em())
	case fyne.KeyPageUp:
		return c.scrollBy(-0.9 * c.right.Size().Height)
	case fyne.KeyPageDown:
		return c.scrollBy(0.9 * c.right.Size().Height)
	}
	return isFunctionKey(ev.Name) && c.functionKey(string(ev.Name))
}

// arrows is the ways in which the arrows move among calls and cards.
var arrows = map[fyne.KeyName]string{fyne.KeyLeft: "left", fyne.KeyRight: "right", fyne.KeyUp: "up", fyne.KeyDown: "down"}

// report reports an action, unless there is none or it is disabled.
func (c *CaseScreen) report(a view.Action) bool {
	if a.ID == "" || !a.Enabled {
		return false
	}
	c.act(a.ID)
	return true
}

// Undo takes the last step back, where that is offered.
func (c *CaseScreen) Undo() {
	for _, a := range c.sheet.moreActions() {
		if a.ID == "undo" {
			c.report(a)
		}
	}
}

// escape goes one step back: out of a control, out of the order being composed, out of the case.
func (c *CaseScreen) escape() bool {
	if canvas := c.canvas(); canvas != nil && canvas.Focused() != nil {
		canvas.Unfocus()
		return true
	}
	if d := c.sheet.draft(); d != nil {
		return c.report(d.Cancel)
	}
	return c.report(c.view.Bar.Back)
}

// functionKey finds the action that bears a key. F2 is the language that is not shown now, unless an action bears the key.
func (c *CaseScreen) functionKey(key string) bool {
	bar := c.view.Bar
	if p := c.view.Sheet.Play; p != nil && p.Key == key {
		return reported(&c.on, p.Switch.ID)
	}
	actions := append(c.sheet.moreActions(), c.view.Sheet.Primary, c.view.Transport.Hands)
	for _, a := range actions {
		if a.Key == key {
			return c.report(a)
		}
	}
	id := barKey(bar, key)
	if id != "" {
		c.act(id)
	}
	return id != ""
}

func (c *CaseScreen) scrollBy(down float32) bool {
	most := max(0, c.right.Content.Size().Height-c.right.Size().Height)
	c.right.ScrollToOffset(fyne.NewPos(0, min(max(0, c.right.Offset.Y+down), most)))
	return true
}
