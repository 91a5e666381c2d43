package screen

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"rectify/app/view"
)

func showLibrary(t *testing.T, cases int) (*Library, fyne.Canvas, *reports) {
	var l *Library
	got := &reports{}
	w := window(t, Theme{}, laptop, func() fyne.CanvasObject {
		l = NewLibrary()
		l.OnAction, l.OnText = got.act, got.text
		l.Set(sampleLibrary(true, cases))
		return l.Object()
	})
	return l, w.Canvas(), got
}

func TestLibraryReportsWhatIsPressed(t *testing.T) {
	l, _, got := showLibrary(t, 31)
	for _, id := range []string{"case:0", "case:5", "law-27", "level-2", "status-new", "home"} {
		tap(t, l, id)
		got.expect(t, id, id)
	}
	if l.Find("case:30") != nil {
		t.Error("a row far below is on the screen")
	}
	typeKeys(l, fyne.KeyEnd)
	if l.Find("case:30") == nil {
		t.Error("the last row is not on the screen after End")
	}
}

func TestLibraryArrowsMoveTheMark(t *testing.T) {
	l, _, got := showLibrary(t, 31)
	typeKeys(l, fyne.KeyReturn, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn, fyne.KeyUp, fyne.KeyReturn, fyne.KeyEnd, fyne.KeyReturn, fyne.KeyHome, fyne.KeyReturn)
	got.expect(t, "the arrows", "case:0", "case:2", "case:1", "case:30", "case:0")
	typeKeys(l, fyne.Key4, fyne.KeyEscape)
	got.expect(t, "a number and Esc", "case:3", "home")
	typeKeys(l, fyne.KeyRight, fyne.KeyRight, fyne.KeyReturn)
	got.expect(t, "right, right and Enter walk the filters", "law-23")
}

func TestLibrarySearchesAsOneTypes(t *testing.T) {
	l, c, got := showLibrary(t, 31)
	l.FocusSearch()
	test.Type(l.search, "27 έξ")
	got.expect(t, "typing", "search=2", "search=27", "search=27 ", "search=27 έ", "search=27 έξ")

	v := sampleLibrary(true, 31)
	v.Cases, v.Search.Text = v.Cases[2:4], "27 έξ"
	l.Set(v)
	got.expect(t, "being set")
	if c.Focused() != fyne.Focusable(l.search) || l.search.Text != "27 έξ" {
		t.Error("the search lost the focus or its text when the list was set")
	}
	typeFocused(c, l, fyne.KeyDown, fyne.KeyReturn)
	got.expect(t, "down and Enter out of the search", "case:3")
	typeFocused(c, l, fyne.KeyEscape)
	got.expect(t, "Esc clears the search", "search=")
	typeFocused(c, l, fyne.KeyEscape)
	got.expect(t, "Esc in an empty search goes back", "home")
}

func TestLibraryKeepsTheMarkOnItsCase(t *testing.T) {
	l, _, got := showLibrary(t, 31)
	typeKeys(l, fyne.KeyDown, fyne.KeyDown)
	v := sampleLibrary(true, 31)
	v.Cases = v.Cases[2:]
	l.Set(v)
	typeKeys(l, fyne.KeyReturn)
	got.expect(t, "the marked case moved up", "case:2")
}

func TestLibraryWithoutMatches(t *testing.T) {
	l, _, got := showLibrary(t, 0)
	typeKeys(l, fyne.KeyReturn, fyne.KeyDown, fyne.Key1)
	got.expect(t, "keys on an empty list")
	if !l.empty.Visible() || l.list.Visible() {
		t.Error("an empty list must say what to do")
	}
	l.Set(sampleLibrary(true, 3))
	if l.empty.Visible() || l.Find("case:2") == nil {
		t.Error("the list did not come back")
	}
}

// A keystroke filters the whole bank again; the screen's share must not be felt.
func TestLibraryIsQuickWithAThousandCases(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		var l *Library
		window(t, Theme{Scale: scale}, fyne.NewSize(1024, 700), func() fyne.CanvasObject {
			l = NewLibrary()
			l.Set(sampleLibrary(true, 1000))
			return l.Object()
		})
		v := sampleLibrary(true, 999)
		start := time.Now()
		l.Set(v)
		if took := time.Since(start); took > 500*time.Millisecond { // 12 ms on the machine it was written on
			t.Errorf("scale %v: setting 999 cases took %v", scale, took)
		}
		start = time.Now()
		typeKeys(l, fyne.KeyDown)
		if took := time.Since(start); took > 200*time.Millisecond {
			t.Errorf("scale %v: a step took %v", scale, took)
		}
	}
}

func TestHistoryOpensAttempts(t *testing.T) {
	var h *History
	got := &reports{}
	window(t, Theme{}, laptop, func() fyne.CanvasObject {
		h = NewHistory()
		h.OnAction = got.act
		h.Set(sampleHistory(true))
		return h.Object()
	})
	tap(t, h, "attempt:3")
	typeKeys(h, fyne.KeyDown, fyne.KeyReturn, fyne.Key1, fyne.KeyEscape)
	got.expect(t, "a tap, down and Enter, 1, Esc", "attempt:3", "attempt:1", "attempt:0", "home")
	tap(t, h, "folder")
	got.expect(t, "the folder", "folder")
}

// However much is typed or pasted, the toolkit has little to set at each key.
func TestFieldsHoldSoMuchAndNoMore(t *testing.T) {
	test.NewTempApp(t)
	var told string
	f := newField(&controls{text: func(_, text string) { told = text }, key: func(*fyne.KeyEvent) bool { return false }, reveal: func(fyne.CanvasObject) {}})
	f.set(view.Entry{ID: "search"})
	test.Type(f, strings.Repeat("ω", mostTyped+5))
	if want := strings.Repeat("ω", mostTyped); f.Text != want || told != want {
		t.Errorf("typed: %q, told %q", f.Text, told)
	}
	f.SetText(strings.Repeat("27B ", mostTyped))
	if want := strings.Repeat("27B ", mostTyped/4); f.Text != want || told != want {
		t.Errorf("pasted: %q, told %q", f.Text, told)
	}
}
