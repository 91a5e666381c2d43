package screen

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// picture shows an object in a window of a size under a theme, and compares it with the master of that name.
func picture(t *testing.T, name string, th Theme, size fyne.Size, make func() fyne.CanvasObject) {
	t.Helper()
	w := window(t, th, size, make)
	if dir := os.Getenv("RECTIFY_PICTURES"); dir != "" { // to be looked at
		save(t, filepath.Join(dir, name+".png"), w)
		return
	}
	test.AssertImageMatches(t, name+".png", w.Canvas().Capture())
}

// window shows what make makes once the theme is set.
func window(t testing.TB, th Theme, size fyne.Size, make func() fyne.CanvasObject) fyne.Window {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(th)
	w := test.NewTempWindow(t, make())
	w.SetPadded(false)
	w.Resize(size)
	return w
}

func save(t *testing.T, path string, w fyne.Window) {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, w.Canvas().Capture()); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}
