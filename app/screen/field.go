package screen

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"rectify/app/view"
)

// A field is a line to type into. What has been typed stays until the view itself says something new.
type field struct {
	widget.Entry
	id      string
	given   string // the text of the last view
	onText  func(id, text string)
	onKey   func(*fyne.KeyEvent) bool
	onFocus func(fyne.CanvasObject)
	submit  func() // Enter; nil leaves it to the screen
}

func newField() *field {
	f := &field{}
	f.ExtendBaseWidget(f)
	f.OnChanged = func(text string) {
		if f.id != "" {
			f.onText(f.id, text)
		}
	}
	return f
}

// set shows an entry and reports nothing by doing so.
func (f *field) set(e view.Entry) {
	if f.PlaceHolder != e.Placeholder {
		f.SetPlaceHolder(e.Placeholder)
	}
	if f.id == e.ID && f.given == e.Text {
		return
	}
	f.id, f.given = "", e.Text // without an id nothing is reported
	if f.Text != e.Text {
		f.SetText(e.Text)
		f.CursorColumn = len([]rune(e.Text))
	}
	f.id = e.ID
}

// TypedKey gives the screen its keys and keeps those of editing.
func (f *field) TypedKey(ev *fyne.KeyEvent) {
	switch name := ev.Name; {
	case isEnter(name) && f.submit != nil:
		f.submit()
	case isEnter(name), name == fyne.KeyEscape, name == fyne.KeyPageUp, name == fyne.KeyPageDown, isFunctionKey(name):
		f.onKey(ev)
	default:
		f.Entry.TypedKey(ev)
	}
}

// FocusGained scrolls to the field.
func (f *field) FocusGained() {
	f.Entry.FocusGained()
	f.onFocus(f)
}

func isEnter(name fyne.KeyName) bool { return name == fyne.KeyReturn || name == fyne.KeyEnter }

// isFunctionKey tells F1 to F12 from the letter F.
func isFunctionKey(name fyne.KeyName) bool {
	return len(name) > 1 && strings.HasPrefix(string(name), "F") && strings.Trim(string(name[1:]), "0123456789") == ""
}
