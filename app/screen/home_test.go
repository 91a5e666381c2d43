package screen

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"rectify/app/view"
)

var laptop = fyne.NewSize(1280, 800)

// reports keeps what a screen reported, in order; a text as "id=text".
type reports []string

func (r *reports) act(id string) { *r = append(*r, id) }

func (r *reports) text(id, text string) { *r = append(*r, id+"="+text) }

func (r *reports) expect(t *testing.T, what string, want ...string) {
	t.Helper()
	if !slices.Equal(*r, want) {
		t.Errorf("%s: reported %q, want %q", what, *r, want)
	}
	*r = nil
}

// typer is what has keys: a screen or whatever has the focus.
type typer interface{ TypedKey(*fyne.KeyEvent) bool }

func typeKeys(on typer, names ...fyne.KeyName) {
	for _, name := range names {
		on.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

// typeFocused gives keys to the canvas as a window does: to the focused control alone, if there is one.
func typeFocused(c fyne.Canvas, on typer, names ...fyne.KeyName) {
	for _, name := range names {
		if focused := c.Focused(); focused != nil {
			focused.TypedKey(&fyne.KeyEvent{Name: name})
		} else {
			typeKeys(on, name)
		}
	}
}

// tap presses the control with an ID.
func tap(t *testing.T, on interface {
	Find(string) fyne.CanvasObject
}, id string) {
	t.Helper()
	o, ok := on.Find(id).(fyne.Tappable)
	if !ok {
		t.Fatalf("no control %q to be seen", id)
	}
	test.Tap(o)
}

func showHome(t *testing.T, v view.Home) (*Home, fyne.Canvas, *reports) {
	var h *Home
	got := &reports{}
	w := window(t, Theme{}, laptop, func() fyne.CanvasObject {
		h = NewHome()
		h.OnAction = got.act
		h.Set(v)
		return h.Object()
	})
	return h, w.Canvas(), got
}

func TestHomeReportsWhatIsPressed(t *testing.T) {
	h, _, got := showHome(t, sampleHome(true))
	for _, id := range []string{"case:9", "case:14", "library", "open", "edition-2017", "en", "theme"} {
		tap(t, h, id)
		got.expect(t, id, id)
	}
	tap(t, h, "edition-2027")
	got.expect(t, "an edition that is not published")
}

func TestHomeEnterGoesOn(t *testing.T) {
	h, _, got := showHome(t, sampleHome(false))
	typeKeys(h, fyne.KeyReturn)
	got.expect(t, "with a case under way", "case:9")
	v := sampleHome(false)
	v.Continue = nil
	h.Set(v)
	typeKeys(h, fyne.KeyEnter)
	got.expect(t, "without one", "case:14")
	h.Set(sampleFirstVisit(false))
	typeKeys(h, fyne.KeyReturn)
	got.expect(t, "on a first visit", "case:1")
}

func TestHomeNumbersChooseFromTopToBottom(t *testing.T) {
	h, _, got := showHome(t, sampleHome(true))
	typeKeys(h, fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key6, fyne.Key7)
	got.expect(t, "1, 2, 3, 6, 7", "case:9", "case:14", "library", "open")
}

// Three cases left, the next one and seven buttons are eleven things: each has a key, and a button says which.
func TestHomeHasAKeyForEverything(t *testing.T) {
	v := sampleHome(false)
	v.Continue = append(v.Continue, view.Card{ID: "case:10"}, view.Card{ID: "case:11"})
	v.Actions = append(v.Actions, view.Action{ID: "player", Text: "Player", Enabled: true}, view.Action{ID: "mode", Text: "Mode", Enabled: true},
		view.Action{ID: "suits", Text: "Suits", Enabled: true})
	h, _, got := showHome(t, v)
	typeKeys(h, fyne.Key9, fyne.Key0, fyne.KeyMinus)
	got.expect(t, "9, 0, −", "player", "mode", "suits")
	for id, want := range map[string]string{"player": "9", "mode": "0", "suits": "−"} {
		if b := h.Find(id).(*button); b.action.Key != want {
			t.Errorf("%s shows the key %q, not %q", id, b.action.Key, want)
		}
	}
}

func TestHomeArrowsAndEnter(t *testing.T) {
	h, c, got := showHome(t, sampleHome(true))
	typeFocused(c, h, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	got.expect(t, "three down and Enter", "library")
	typeFocused(c, h, fyne.KeyUp, fyne.KeySpace)
	got.expect(t, "one up and Space", "case:14")
	typeFocused(c, h, fyne.Key4)
	got.expect(t, "a number while a card has the focus", "charts")
}

func TestHomeForgetsWhatIsNoMoreShown(t *testing.T) {
	h, _, _ := showHome(t, sampleFirstVisit(true))
	if h.Find("case:3") == nil {
		t.Error("a first visit shows three first cases")
	}
	h.Set(sampleHome(true))
	if h.Find("case:3") != nil || h.Find("case:1") != nil {
		t.Error("the first cases are still to be found on a later visit")
	}
	if h.notice.Visible() {
		t.Error("a notice that is no more is still shown")
	}
}

func TestBarPassesKeysOn(t *testing.T) {
	h, c, got := showHome(t, sampleHome(true))
	c.Focus(h.Find("edition-2017").(fyne.Focusable))
	typeFocused(c, h, fyne.KeyReturn)
	got.expect(t, "Enter on a pill", "edition-2017")
	typeFocused(c, h, fyne.KeyRight, fyne.KeyReturn)
	got.expect(t, "the pill to its right", "edition-2007")
	typeFocused(c, h, fyne.Key2)
	got.expect(t, "a number on a pill is the screen's", "case:14")
}

func TestClickOnAPillLeavesEnterToTheScreen(t *testing.T) {
	h, c, got := showHome(t, sampleHome(true))
	tap(t, h, "edition-2017")
	typeFocused(c, h, fyne.KeyReturn)
	got.expect(t, "a click and Enter", "edition-2017", "case:9")
	c.Focus(h.Find("edition-2017").(fyne.Focusable))
	typeFocused(c, h, fyne.KeySpace, fyne.KeyRight, fyne.KeySpace)
	got.expect(t, "Space, right, Space", "edition-2017", "edition-2007")
}

// At 200 % not all is in sight: the screen scrolls with the focus.
func TestHomeShowsWhatHasTheFocus(t *testing.T) {
	var h *Home
	size := fyne.NewSize(1024, 700)
	w := window(t, Theme{Scale: 2}, size, func() fyne.CanvasObject {
		h = NewHome()
		h.Set(sampleFirstVisit(true))
		return h.Object()
	})
	top := h.bar.Object().Size().Height
	for range h.order {
		typeFocused(w.Canvas(), h, fyne.KeyDown)
		o := w.Canvas().Focused().(fyne.CanvasObject)
		y := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y
		if y < top-4 || y+o.Size().Height > size.Height {
			t.Errorf("%T lies from %.0f to %.0f, out of sight", o, y, y+o.Size().Height)
		}
	}
	if h.scroll.Offset.Y == 0 {
		t.Error("the sample fits without scrolling and tests nothing")
	}
}

func TestFaultsKeys(t *testing.T) {
	var f *Faults
	got := &reports{}
	window(t, Theme{}, laptop, func() fyne.CanvasObject {
		f = NewFaults()
		f.OnAction = got.act
		f.Set(sampleFaults(true))
		return f.Object()
	})
	typeKeys(f, fyne.KeyReturn, fyne.KeyEscape)
	got.expect(t, "Enter and Esc", "again", "home")
	tap(t, f, "again")
	got.expect(t, "the button", "again")
}

func TestHelpLiesOverTheScreenAndTakesItsKeys(t *testing.T) {
	home, c, below := showHome(t, sampleHome(true))
	got := &reports{}
	h := NewHelp()
	h.OnAction = got.act
	h.Set(sampleHelp(true))
	h.ShowOn(c)
	if c.Overlays().Top() != h.Object() {
		t.Fatal("the sheet does not lie on top")
	}
	typeFocused(c, home, fyne.KeyReturn, fyne.KeyEscape, fyne.KeyF1, fyne.Key1)
	got.expect(t, "Enter, Esc and F1", "close", "close", "close")
	below.expect(t, "the screen below")
	h.HideFrom(c)
	if c.Overlays().Top() != nil {
		t.Error("the sheet still lies there")
	}
}
