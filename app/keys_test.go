package app

import (
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"rectify/app/screen"
	"rectify/i18n"
)

// A language chosen just before the sheet of keys was there is its language too.
func TestTheSheetOfKeysFollowsTheLanguage(t *testing.T) {
	p := open(t, t.TempDir())
	p.done("lang:el", "help")
	greek := p.window.Canvas().Capture()
	p.done("close-help", "lang:en", "help", "lang:el")
	if !reflect.DeepEqual(p.window.Canvas().Capture(), greek) {
		t.Error("the sheet is not in the language of the screen under it")
	}
}

// On every screen F1 shows the keys and Esc takes them away, F2 changes the language, and Esc leads home: also when something has
// the focus.
func TestKeysThatMeanTheSameEverywhere(t *testing.T) {
	p := open(t, t.TempDir())
	screens := map[route]func(){
		homeRoute:    func() { p.done("home") },
		libraryRoute: func() { p.done("choose") },
		historyRoute: func() { p.done("history") },
		faultsRoute:  func() { p.openPath("testdata"); p.show() },
		caseRoute:    func() { p.toFacts(t, scenario); p.show() },
	}
	for at, enter := range screens {
		for _, focused := range []bool{false, true} {
			enter()
			if focused {
				p.window.Canvas().FocusNext()
				if p.window.Canvas().Focused() == nil {
					t.Errorf("%s: Tab reaches nothing", routeNames[at])
				}
			}
			p.pressed(fyne.KeyF1)
			if !p.ui.helpOpen {
				t.Errorf("%s, focus %v: F1 does not show the keys", routeNames[at], focused)
			}
			p.pressed(fyne.KeyEscape)
			if p.ui.helpOpen || p.route != at {
				t.Errorf("%s, focus %v: Esc does not take the keys away", routeNames[at], focused)
			}
			before := p.pref.Lang
			p.pressed(fyne.KeyF2)
			if p.pref.Lang == before || p.route != at {
				t.Errorf("%s, focus %v: F2 does not change the language", routeNames[at], focused)
			}
			p.pressed(fyne.KeyEscape)
			if p.route == caseRoute && focused {
				p.pressed(fyne.KeyEscape) // the first leaves the control
			}
			if p.route != homeRoute {
				t.Errorf("%s, focus %v: Esc leads to %s", routeNames[at], focused, routeNames[p.route])
			}
		}
	}
}

// Searching begins at once, whatever screen one searches from.
func TestSearchingLeadsToTheCursor(t *testing.T) {
	p := open(t, t.TempDir())
	for _, at := range []string{"home", "history", "choose"} {
		p.done("home", at)
		p.focusSearch()
		for len(p.queue) > 0 {
			(<-p.queue)()
		}
		if p.route != libraryRoute || p.window.Canvas().Focused() == nil {
			t.Errorf("from %s: on %s, focus %v", at, routeNames[p.route], p.window.Canvas().Focused())
		}
	}
}

// While a dialog is open the screen under it gets no keys, and Esc closes it.
func TestADialogHasTheKeys(t *testing.T) {
	p := open(t, t.TempDir())
	p.done("player")
	if p.ui.dialog == nil {
		t.Fatal("no dialog")
	}
	p.pressed(fyne.KeyEscape)
	if p.ui.dialog != nil || p.route != homeRoute {
		t.Fatal("Esc does not close the dialog")
	}
	p.done("player")
	test.Type(p.window.Canvas().Focused(), "Άννα")
	p.pressed(fyne.KeyReturn)
	if p.pref.Player != "Άννα" || p.ui.dialog != nil {
		t.Errorf("practising: %q", p.pref.Player)
	}
	p.done("open-file")
	p.window.Canvas().Unfocus()
	p.pressed(fyne.Key1, fyne.KeyReturn)
	if p.ui.dialog == nil || p.route != homeRoute {
		t.Errorf("a key got through the dialog to the screen: on %s", routeNames[p.route])
	}
	p.pressed(fyne.KeyEscape)
	if p.ui.dialog != nil {
		t.Error("Esc does not close the dialog")
	}
}

// Whoever practised here before need not write the name again, with its accent.
func TestTheNamesKnownAreOffered(t *testing.T) {
	p := open(t, t.TempDir())
	for _, name := range []string{"Άννα", "Βασίλης", "Γιώργος"} {
		p.setPlayer(name)
	}
	if got := p.others(); !slices.Equal(got, []string{"Βασίλης", "Άννα"}) {
		t.Fatalf("offered: %q", got)
	}
	p.done("player")
	form := p.window.Canvas().Overlays().Top()
	var press *widget.Button
	for _, o := range test.LaidOutObjects(form) {
		if b, ok := o.(*widget.Button); ok && b.Text == "Άννα" {
			press = b
		}
	}
	if press == nil {
		t.Fatal("the name is not in the dialog")
	}
	test.Tap(press)
	for len(p.queue) > 0 {
		(<-p.queue)()
	}
	if p.pref.Player != "Άννα" || p.ui.dialog != nil {
		t.Errorf("practising: %q; dialog %v", p.pref.Player, p.ui.dialog)
	}
}

func TestTheDialogsSpeakTheLanguageChosen(t *testing.T) {
	p := open(t, t.TempDir())
	for _, l := range []i18n.Lang{i18n.Greek, i18n.English, i18n.Greek} {
		p.language(l)
		for name, key := range toolkitWords {
			if got, want := lang.X(name, name), p.p.T("app.toolkit."+key); got != want {
				t.Errorf("%s: %s is %q, not %q", l, name, got, want)
			}
		}
	}
}

func TestTheDialogOfFilesNamesItsPlaces(t *testing.T) {
	p := open(t, t.TempDir())
	p.language(i18n.Greek)
	p.done("open-file")
	var places *widget.List
	var find func(o fyne.CanvasObject)
	find = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widget.PopUp:
			find(o.Content)
		case *fyne.Container:
			for _, part := range o.Objects {
				find(part)
			}
		case *container.Split:
			find(o.Leading)
		case *widget.List:
			places = o
		}
	}
	find(p.window.Canvas().Overlays().Top())
	if places == nil {
		t.Fatal("the dialog has no list of places")
	}
	for i := range places.Length() {
		item := places.CreateItem()
		places.UpdateItem(i, item)
		for _, label := range labels(item) {
			if placeWords[label.Text] != "" {
				t.Errorf("a place is still called %q", label.Text)
			}
			if i == 0 && label.Text != "Αρχικός φάκελος" {
				t.Errorf("the first place is %q", label.Text)
			}
		}
	}
}

func TestTheFirstLanguageIsTheSystems(t *testing.T) {
	for _, tt := range []struct {
		all, messages, lang, list string
		want                      i18n.Lang
	}{
		{want: i18n.English},
		{lang: "el_GR.UTF-8", want: i18n.Greek},
		{lang: "el", want: i18n.Greek},
		{lang: "en_US.UTF-8", messages: "el_GR.UTF-8", want: i18n.Greek},
		{lang: "el_GR.UTF-8", all: "C", want: i18n.English},
		{lang: "en_GB.UTF-8", list: "el:en", want: i18n.Greek},
		{lang: "C.UTF-8", list: "el:en", want: i18n.English}, // GNU's rule
		{lang: "elx_XX.UTF-8", want: i18n.English},
	} {
		for name, value := range map[string]string{"LC_ALL": tt.all, "LC_MESSAGES": tt.messages, "LANG": tt.lang, "LANGUAGE": tt.list} {
			t.Setenv(name, value)
		}
		if got := systemLanguage(); got != tt.want {
			t.Errorf("%+v: %s", tt, got)
		}
	}
}

func TestWindowSize(t *testing.T) {
	first := fyne.NewSize(1280, 800)
	for text, want := range map[string]fyne.Size{"": first, "1024x700": fyne.NewSize(1024, 700), "640x480": screen.Least, "640x470": first, "10x10": first, "x": first, "1e9x800": first} {
		if got := windowSize(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// Text at 200 % or not, a window made smaller than this shows no whole control.
func TestTheWindowHasALeastSize(t *testing.T) {
	p := open(t, t.TempDir())
	p.done("size", "size", "size", "size")
	for _, id := range []string{"choose", "history", "charts", "home"} {
		p.done(id)
		if got := p.window.Content().MinSize(); got != screen.Least {
			t.Errorf("%s: the least size is %v", id, got)
		}
	}
}

func TestTheSizeButtonGoesRound(t *testing.T) {
	size, seen := 100, map[int]bool{}
	for range 5 {
		seen[size] = true
		size = sizeAfter(size)
	}
	if size != 100 || len(seen) != 5 || !seen[200] {
		t.Errorf("sizes %v, then %d", seen, size)
	}
}

func TestAFileDroppedOnTheWindowOpens(t *testing.T) {
	p := open(t, t.TempDir())
	path, err := filepath.Abs(scenario)
	if err != nil {
		t.Fatal(err)
	}
	web, err := storage.ParseURI("https://example.org/case.yaml")
	if err != nil {
		t.Fatal(err)
	}
	p.dropped(fyne.Position{}, []fyne.URI{web, storage.NewFileURI(path)})
	if p.route != homeRoute {
		t.Fatal("the task was done on the interface thread")
	}
	(<-p.queue)()
	if p.route != caseRoute || p.file.path != path {
		t.Errorf("on %s with %q", routeNames[p.route], p.file.path)
	}
}
