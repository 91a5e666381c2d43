package screen

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"rectify/app/view"
)

// TestCaseFits shows the whole screen in the sizes, languages and looks that people use: nothing that can be pressed may
// reach over an edge, and the primary button stands at the bottom right. The pictures are to be looked at.
func TestCaseFits(t *testing.T) {
	sheets := map[string]view.Case{
		"facts-el": sampleCase(true, factsGreek()), "verdict-el": sampleCase(true, verdictGreek()),
		"ruling-en": sampleCase(false, rulingEnglish(false)), "draft-en": sampleCase(false, rulingEnglish(true)),
		"verdict-en": sampleCase(false, verdictEnglish()),
	}
	for _, size := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(1024, 700), fyne.NewSize(700, 900)} {
		for _, scale := range []float32{1, 1.5, 2} {
			for name, v := range sheets {
				dark := size.Width == 1024
				name := fmt.Sprintf("case-%s-%.0f-%.0f", name, size.Width, 100*scale)
				t.Run(name, func(t *testing.T) {
					var screen *CaseScreen
					th := Theme{Scale: scale, Dark: dark, FourColours: !dark}
					w := window(t, th, size, func() fyne.CanvasObject { screen = NewCase(); return screen.Object() })
					screen.Set(v)
					if dir := os.Getenv("RECTIFY_PICTURES"); dir != "" {
						save(t, filepath.Join(dir, name+".png"), w)
					}
					driver := fyne.CurrentApp().Driver()
					for _, p := range screen.on.presses {
						at := driver.AbsolutePositionForObject(p.self)
						if seen(screen.body, p.self) && (at.X < 0 || at.X+p.Size().Width > size.Width) {
							t.Errorf("%s reaches from %v to %v", p.id, at.X, at.X+p.Size().Width)
						}
					}
					primary := screen.sheet.primary
					end := driver.AbsolutePositionForObject(primary).Add(primary.Size())
					if gap := size.Subtract(fyne.NewSize(end.X, end.Y)); gap.Width < 0 || gap.Height < 0 || gap.Width > 3*em() || gap.Height > 3*em() {
						t.Errorf("the primary button ends at %v in %v", end, size)
					}
				})
			}
		}
	}
}

func TestFocusIsSeen(t *testing.T) {
	screen, w, _ := shownCase(t, sampleCase(false, factsEnglish()))
	for _, id := range []string{"ask:shows", "next", "hands"} {
		w.Canvas().Unfocus()
		before := w.Canvas().Capture()
		w.Canvas().Focus(screen.Find(id).(fyne.Focusable))
		if reflect.DeepEqual(before, w.Canvas().Capture()) {
			t.Errorf("%s looks the same with and without the focus", id)
		}
	}
}

// shownCase is a case in a window of a laptop's size, and the list of what it reports.
func shownCase(t *testing.T, v view.Case) (*CaseScreen, fyne.Window, *[]string) {
	t.Helper()
	var screen *CaseScreen
	w := window(t, Theme{}, fyne.NewSize(1280, 800), func() fyne.CanvasObject { screen = NewCase(); return screen.Object() })
	var got []string
	screen.OnAction = func(id string) { got = append(got, id) }
	screen.OnText = func(id, text string) { got = append(got, id+"="+text) }
	screen.Set(v)
	return screen, w, &got
}

// tag tells which control has the focus.
func (p *press) tag() string { return p.id }

// typeKey sends a key as the toolkit does: to what has the focus, else to the screen.
func typeKey(screen *CaseScreen, w fyne.Window, name fyne.KeyName) {
	ev := &fyne.KeyEvent{Name: name}
	if f := w.Canvas().Focused(); f != nil {
		f.TypedKey(ev)
		return
	}
	screen.TypedKey(ev)
}

func wantReports(t *testing.T, got *[]string, want ...string) {
	t.Helper()
	if len(*got) != len(want) {
		t.Errorf("reported %q, want %q", *got, want)
	} else {
		for i := range want {
			if (*got)[i] != want[i] {
				t.Errorf("reported %q, want %q", *got, want)
				break
			}
		}
	}
	*got = nil
}

func TestTapReportsWhatWasTapped(t *testing.T) {
	screen, _, got := shownCase(t, sampleCase(false, factsEnglish()))
	for _, id := range []string{"ask:points", "undo", "next", "hands", "first", "lang:el", "help"} {
		test.Tap(screen.Find(id))
		wantReports(t, got, id)
	}
	test.Tap(screen.Find("forward")) // disabled: the last event is shown
	wantReports(t, got)
	if screen.Find("rule") != nil {
		t.Error("a control that is not on the screen was found")
	}
}

func TestKeysOfACase(t *testing.T) {
	screen, w, got := shownCase(t, sampleCase(false, factsEnglish()))
	for key, want := range map[fyne.KeyName]string{
		fyne.KeyReturn: "next", fyne.KeyEnter: "next", fyne.Key2: "ask:shows", fyne.Key5: "ask:passed",
		fyne.KeyLeft: "back", fyne.KeyHome: "first", fyne.KeySpace: "play-events", fyne.KeyEscape: "home",
		fyne.KeyF1: "help", fyne.KeyF2: "lang:el", fyne.KeyF4: "hands", fyne.KeyF9: "undo",
	} {
		typeKey(screen, w, key)
		wantReports(t, got, want)
	}
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.Key6, fyne.KeyA, fyne.KeyF, fyne.KeyF3, fyne.KeyF7} {
		typeKey(screen, w, key)
		wantReports(t, got)
	}
}

func TestKeysWorkWhereverTheFocusIs(t *testing.T) {
	screen, w, got := shownCase(t, sampleCase(false, factsEnglish()))
	w.Canvas().FocusNext()
	if w.Canvas().Focused() != screen.Find("ask:intended").(fyne.Focusable) {
		t.Fatal("Tab does not begin with the task")
	}
	w.Canvas().FocusNext()
	typeKey(screen, w, fyne.KeySpace)
	wantReports(t, got, "ask:shows")
	typeKey(screen, w, fyne.KeyReturn) // always the primary button
	wantReports(t, got, "next")
	typeKey(screen, w, fyne.Key4)
	typeKey(screen, w, fyne.KeyLeft)
	wantReports(t, got, "ask:points", "back")
	typeKey(screen, w, fyne.KeyEscape) // leaves the control
	wantReports(t, got)
	if w.Canvas().Focused() != nil {
		t.Error("Esc leaves the focus on the control")
	}
}

func TestTabReachesEverything(t *testing.T) {
	screen, w, _ := shownCase(t, sampleCase(false, rulingEnglish(true)))
	reached := map[string]bool{}
	for range 60 {
		w.Canvas().FocusNext()
		switch f := w.Canvas().Focused().(type) {
		case *field:
			reached[f.id] = true
		case interface{ tag() string }:
			reached[f.tag()] = true
		}
	}
	for _, id := range []string{"remove:o1", "seat:E", "until:end", "draft:add", "draft:cancel", "cites", "undo", "rule", "hands", "first", "home", "lang:el"} {
		if !reached[id] {
			t.Errorf("Tab does not reach %s", id)
		}
	}
	if reached["forward"] || reached["search"] {
		t.Error("Tab stops at what is disabled or hidden")
	}
	if screen.FindField("search") != nil {
		t.Error("the search is to be seen while an order is composed")
	}
}

func TestComposingByKeyboard(t *testing.T) {
	v := sampleCase(false, rulingEnglish(false))
	screen, w, got := shownCase(t, v)
	if !screen.FocusSearch() {
		t.Fatal("no line to search in")
	}
	test.Type(screen.FindField("search"), "pa5")
	wantReports(t, got, "search=p", "search=pa", "search=pa5")
	v.Sheet.Composer.Palette = v.Sheet.Composer.Palette[1:2]
	v.Sheet.Message = "One kind of order."
	screen.Set(v)
	if text := screen.FindField("search").(*field).Text; text != "pa5" {
		t.Errorf("setting the screen again made %q of what was typed", text)
	}
	if w.Canvas().Focused() != screen.FindField("search") {
		t.Error("setting the screen again took the focus")
	}
	typeKey(screen, w, fyne.KeyReturn)
	wantReports(t, got, "kind:passes")

	v.Sheet = rulingEnglish(true)
	v.Sheet.Composer.Search.Text = ""
	screen.Set(v)
	if w.Canvas().Focused() != nil {
		t.Fatal("what is hidden holds the focus")
	}
	typeKey(screen, w, fyne.Key2) // of the first picker with nothing chosen
	wantReports(t, got, "until:end")
	typeKey(screen, w, fyne.KeyReturn)
	wantReports(t, got, "draft:add")
	typeKey(screen, w, fyne.KeyEscape)
	wantReports(t, got, "draft:cancel")

	v.Sheet = rulingEnglish(false)
	v.Sheet.Composer.Cites.Text = "27B3"
	screen.Set(v)
	if text := screen.FindField("cites").(*field).Text; text != "27B3" {
		t.Errorf("a new text of the view shows as %q", text)
	}
	typeKey(screen, w, fyne.Key1)
	wantReports(t, got, "kind:stands")
	test.Tap(screen.Find("remove:o2"))
	wantReports(t, got, "remove:o2")
}

func TestShortcutsOfTheWindowWorkWhileTyping(t *testing.T) {
	screen, w, _ := shownCase(t, sampleCase(false, rulingEnglish(false)))
	larger := &desktop.CustomShortcut{KeyName: fyne.KeyPlus, Modifier: fyne.KeyModifierControl}
	count := 0
	w.Canvas().AddShortcut(larger, func(fyne.Shortcut) { count++ })
	screen.FocusSearch()
	f := w.Canvas().Focused().(*field)
	f.TypedShortcut(larger)
	if count != 1 {
		t.Error("the window's shortcut does not reach it from a line to type into")
	}
	test.Type(f, "pass")
	f.TypedShortcut(&fyne.ShortcutSelectAll{})
	if f.SelectedText() != "pass" {
		t.Error("the shortcuts of editing are lost")
	}
}

func TestANewTaskTakesTheFocusFromTheOld(t *testing.T) {
	v := sampleCase(false, factsEnglish())
	screen, w, got := shownCase(t, v)
	w.Canvas().Focus(screen.Find("ask:shows").(fyne.Focusable))
	v.Sheet.Items[1].Answer, v.Sheet.Items[1].Done = "“Hearts.”", true
	screen.Set(v)
	if w.Canvas().Focused() == nil {
		t.Error("an answer took the focus from its question")
	}
	v.Sheet.Title = "Which law is it?"
	screen.Set(v)
	typeKey(screen, w, fyne.KeySpace)
	wantReports(t, got, "play-events")
}

func TestSettingAgainKeepsFocusAndScroll(t *testing.T) {
	v := sampleCase(true, verdictGreek())
	screen, w, _ := shownCase(t, v)
	w.Resize(fyne.NewSize(1024, 500))
	screen.scrollBy(70)
	w.Canvas().Focus(screen.Find("again").(fyne.Focusable))
	v.Table.Hands[view.West].Speech = ""
	v.Transport.At = 4
	screen.Set(v)
	if y := screen.right.Offset.Y; y != 70 {
		t.Errorf("a step on the table scrolled the sheet to %v", y)
	}
	if f, ok := w.Canvas().Focused().(interface{ tag() string }); !ok || f.tag() != "again" {
		t.Error("a step on the table took the focus")
	}
	v.Sheet = factsGreek()
	screen.Set(v)
	if y := screen.right.Offset.Y; y != 0 {
		t.Errorf("a new task begins at %v", y)
	}
}

func TestPrimaryButtonNeverMoves(t *testing.T) {
	v := sampleCase(false, factsEnglish())
	screen, _, _ := shownCase(t, v)
	driver := fyne.CurrentApp().Driver()
	corner := func() fyne.Position {
		b := screen.sheet.primary
		return driver.AbsolutePositionForObject(b).Add(fyne.NewPos(b.Size().Width, b.Size().Height))
	}
	want := corner()
	for _, s := range []view.Sheet{withMessage(factsEnglish(), "Mind this."), rulingEnglish(true), verdictEnglish(), factsGreek()} {
		v.Sheet = s
		screen.Set(v)
		if got := corner(); got != want {
			t.Errorf("%s: the primary button ends at %v, want %v", s.Title, got, want)
		}
	}
}

func TestLargeLettersStack(t *testing.T) {
	screen, w, _ := shownCase(t, sampleCase(true, factsGreek()))
	if screen.stacked {
		t.Fatal("the table is not beside the sheet at 100 %")
	}
	w.Resize(fyne.NewSize(800, 700))
	if !screen.stacked {
		t.Fatal("a narrow window does not stack")
	}
	item := screen.Find("ask:passed").(fyne.Focusable)
	w.Canvas().Focus(item)
	top := fyne.CurrentApp().Driver().AbsolutePositionForObject(item.(fyne.CanvasObject)).Y
	if top < 40 || top > 640 {
		t.Errorf("what has the focus stands at %v, out of sight", top)
	}
	w.Resize(fyne.NewSize(1280, 800))
	if screen.stacked || screen.Find("ask:passed") == nil {
		t.Error("a wide window does not put the table beside the sheet again")
	}
}

// The task stays in sight while one makes the letters larger, step by step.
func TestLargerLettersKeepTheTaskInSight(t *testing.T) {
	v := sampleCase(true, factsGreek())
	screen, _, _ := shownCase(t, v)
	for _, scale := range []float32{1.25, 1.5, 1.75, 2} {
		fyne.CurrentApp().Settings().SetTheme(Theme{Scale: scale})
		screen.Set(v)
		driver := fyne.CurrentApp().Driver()
		at := driver.AbsolutePositionForObject(screen.sheet.stages).Y - driver.AbsolutePositionForObject(screen.right).Y
		if screen.stacked && (at < 0 || at > 3*em()) {
			t.Errorf("at %v the task stands %v below the top", scale, at)
		}
	}
	if !screen.stacked {
		t.Error("the largest letters do not stack")
	}
}

func TestLookActsAtOnce(t *testing.T) {
	v := sampleCase(true, factsGreek())
	for _, scale := range []float32{1.15, 2} {
		_, w, _ := shownCase(t, v)
		now := Theme{Scale: scale, Dark: true, FourColours: true}
		fyne.CurrentApp().Settings().SetTheme(now)
		got := w.Canvas().Capture()
		fresh := window(t, now, fyne.NewSize(1280, 800), func() fyne.CanvasObject {
			screen := NewCase()
			screen.Set(v)
			return screen.Object()
		})
		if !reflect.DeepEqual(got, fresh.Canvas().Capture()) {
			t.Errorf("a change of colours and of the text size to %v does not show at once", scale)
		}
	}
}

func TestAnotherLanguageKeepsTheFocus(t *testing.T) {
	v := sampleCase(false, rulingEnglish(false))
	screen, w, _ := shownCase(t, v)
	screen.FocusSearch()
	languages := func(greek bool) []view.Choice {
		return []view.Choice{{ID: "lang:el", Text: "ΕΛ", Chosen: greek}, {ID: "lang:en", Text: "EN", Chosen: !greek}}
	}
	v.Bar.Languages = languages(false)
	screen.Set(v)
	v.Bar.Languages, v.Sheet.Title = languages(true), "Τι αποφασίζετε;"
	screen.Set(v)
	if w.Canvas().Focused() != screen.FindField("search") {
		t.Error("the cursor left the line to type into")
	}
}

// What has never been painted is found all the same: the line of a task to write, as the task begins.
func TestPlacesAreKnownBeforeThePainting(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	screen := NewCase() // in no window
	v := sampleCase(false, factsEnglish())
	v.Sheet.Entry = &view.Entry{ID: "law", Label: "Law"}
	screen.Object().Resize(fyne.NewSize(500, 400))
	screen.Set(v)
	last := screen.sheet.entry.field
	if top := topIn(screen.right.Content, last); top <= topIn(screen.right.Content, screen.sheet.body) {
		t.Errorf("the line stands at %v", top)
	}
	screen.reveal(last)
	if top := topIn(screen.right.Content, last) - screen.right.Offset.Y; top < 0 || top+last.Size().Height > screen.right.Size().Height {
		t.Errorf("the line stands at %v of %v", top, screen.right.Size().Height)
	}
}
