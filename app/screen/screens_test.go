package screen

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// looks are the ways in which a screen is shown.
func looks(do func(name string, th Theme, size fyne.Size, greek bool)) {
	for _, size := range []fyne.Size{laptop, fyne.NewSize(1024, 700)} {
		for _, greek := range []bool{true, false} {
			for _, scale := range []float32{1, 2} {
				for _, dark := range []bool{false, true} {
					name := fmt.Sprintf("%v-%s-%v-%v", size.Width, pick(greek, "el", "en"), scale, dark)
					do(name, Theme{Scale: scale, Dark: dark}, size, greek)
				}
			}
		}
	}
}

// Nothing may be cut off at the sides, in any look; what is too high scrolls. With RECTIFY_PICTURES set to a folder, the
// test also leaves a picture of every look there.
func TestNothingRunsOutOfTheWindow(t *testing.T) {
	looks(func(name string, th Theme, size fyne.Size, greek bool) {
		for screen, make := range sampleScreens(greek) {
			w := window(t, th, size, make)
			checkWidths(t, screen+" "+name, w)
			if dir := os.Getenv("RECTIFY_PICTURES"); dir != "" {
				save(t, filepath.Join(dir, screen+"-"+name+".png"), w)
			}
		}
	})
}

// checkWidths fails for every text that lies partly outside of the window.
func checkWidths(t *testing.T, name string, w fyne.Window) {
	t.Helper()
	texts := 0
	for _, o := range test.LaidOutObjects(w.Content()) {
		text, ok := o.(*canvas.Text)
		if !ok {
			continue
		}
		texts++
		left := fyne.CurrentApp().Driver().AbsolutePositionForObject(text).X
		if right := left + text.MinSize().Width; left < -4 || right > w.Canvas().Size().Width+1 {
			t.Errorf("%s: %q runs from %.0f to %.0f", name, text.Text, left, right)
		}
	}
	if texts < 5 {
		t.Errorf("%s: only %d texts drawn", name, texts)
	}
}

// Another size of text takes effect on the screen that is shown, once it is set again.
func TestTextSizeChangesInPlace(t *testing.T) {
	var home *Home
	var library *Library
	grow := func(name string, make func() fyne.CanvasObject, set func()) {
		w := window(t, Theme{}, fyne.NewSize(1024, 700), make)
		fyne.CurrentApp().Settings().SetTheme(Theme{Scale: 2})
		set()
		checkWidths(t, name, w)
	}
	grow("home", func() fyne.CanvasObject { home = NewHome(); home.Set(sampleFirstVisit(true)); return home.Object() },
		func() { home.Set(sampleFirstVisit(true)) })
	card, title := home.Find("case:1").(*card), float32(2*17*1.3)
	if got := card.Size().Height; got < 3*title {
		t.Errorf("a card is %.0f high after growing, too little for its texts", got)
	}
	grow("library", func() fyne.CanvasObject {
		library = NewLibrary()
		library.Set(sampleLibrary(true, 31))
		return library.Object()
	}, func() { library.Set(sampleLibrary(true, 31)) })
	if got := library.Find("case:0").Size().Height; got < 2*1.3*(15+captionSize) {
		t.Errorf("a row is %.0f high after growing, too little for its texts", got)
	}
}

// A letter is another letter under a Greek keyboard, so none may mean anything.
func TestNoLetterIsAKey(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	got := &reports{}
	home, library, history, faults, help := NewHome(), NewLibrary(), NewHistory(), NewFaults(), NewHelp()
	home.OnAction, library.OnAction, history.OnAction, faults.OnAction, help.OnAction = got.act, got.act, got.act, got.act, got.act
	home.Set(sampleHome(true))
	library.Set(sampleLibrary(true, 31))
	history.Set(sampleHistory(true))
	faults.Set(sampleFaults(true))
	help.Set(sampleHelp(true))
	for _, s := range []typer{home, library, history, faults, help} {
		for letter := 'A'; letter <= 'Z'; letter++ {
			if s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyName(letter)}) {
				t.Errorf("%T: the letter %c means something", s, letter)
			}
		}
	}
	got.expect(t, "letters")
}

func TestPicturesOfHomeAndLibrary(t *testing.T) {
	size := fyne.NewSize(1024, 700)
	for _, greek := range []bool{true, false} {
		screens := sampleScreens(greek)
		for _, name := range []string{"home", "first", "library"} {
			picture(t, name+pick(greek, "-el", "-en"), Theme{}, size, screens[name])
		}
	}
}
