package screen

import (
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"rectify/app/view"
)

// A field is a line to type into. What has been typed stays until the view itself says something new.
type field struct {
	widget.Entry
	id     string
	given  string   // the text of the last view
	told   []string // what was reported and has not come back in a view yet
	on     *controls
	submit func() // Enter; nil leaves it to the screen
}

// mostTyped is how many characters a field holds: the toolkit sets the whole text anew at each of them, and nobody cites more.
const mostTyped = 200

func newField(on *controls) *field {
	f := &field{on: on}
	on.fields = append(on.fields, f)
	f.ExtendBaseWidget(f)
	f.OnChanged = func(text string) {
		if letters := []rune(text); len(letters) > mostTyped { // it was pasted
			f.SetText(string(letters[:mostTyped])) // which comes back here
			return
		}
		if f.id != "" {
			f.told = append(f.told, text)
			f.on.text(f.id, text)
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
	if back := slices.Index(f.told, e.Text); f.id == e.ID && back >= 0 { // what one has typed since is still on its way
		f.given, f.told = e.Text, f.told[back+1:]
		return
	}
	f.id, f.given, f.told = "", e.Text, nil // without an id nothing is reported
	if f.Text != e.Text {
		f.SetText(e.Text)
		f.CursorColumn = len([]rune(e.Text))
	}
	f.id = e.ID
}

// TypedRune takes a character while there is room.
func (f *field) TypedRune(r rune) {
	if utf8.RuneCountInString(f.Text) < mostTyped || f.SelectedText() != "" {
		f.Entry.TypedRune(r)
	}
}

// TypedKey gives the screen its keys and keeps those of editing.
func (f *field) TypedKey(ev *fyne.KeyEvent) {
	switch name := ev.Name; {
	case isEnter(ev) && f.submit != nil:
		f.submit()
	case f.Text == "" && (name == fyne.KeyLeft || name == fyne.KeyRight):
		f.on.key(ev) // there is nothing to move in
	case isEnter(ev), name == fyne.KeyEscape, isFunctionKey(name),
		name == fyne.KeyUp, name == fyne.KeyDown, name == fyne.KeyPageUp, name == fyne.KeyPageDown:
		f.on.key(ev)
	default:
		f.Entry.TypedKey(ev)
	}
}

// TypedShortcut keeps what edits and passes the rest on: the toolkit gives a shortcut to what has the focus alone, and
// the size of the letters must change wherever it is.
func (f *field) TypedShortcut(s fyne.Shortcut) {
	passes := false
	switch own := s.(type) {
	case *fyne.ShortcutUndo:
		passes = f.Text == "" // nothing was typed that could be taken back
	case *desktop.CustomShortcut:
		edits := []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome, fyne.KeyEnd, fyne.KeyBackspace, fyne.KeyDelete}
		passes = !slices.Contains(edits, own.KeyName)
	}
	if c, ok := fyne.CurrentApp().Driver().CanvasForObject(f).(fyne.Shortcutable); ok && passes {
		c.TypedShortcut(s)
		return
	}
	f.Entry.TypedShortcut(s)
}

// FocusGained scrolls to the field.
func (f *field) FocusGained() {
	f.Entry.FocusGained()
	f.on.reveal(f)
}
