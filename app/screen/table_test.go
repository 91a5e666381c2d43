package screen

import (
	"testing"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

func tableOf(v view.Table) func() fyne.CanvasObject {
	return func() fyne.CanvasObject {
		table := NewTable()
		table.Set(v)
		return table
	}
}

func TestTablePictures(t *testing.T) {
	size := fyne.NewSize(724, 500)
	twice := fyne.NewSize(1280, 1000)
	for _, c := range []struct {
		name string
		th   Theme
		size fyne.Size
		view view.Table
	}{
		{"table-en", Theme{FourColours: true}, size, sampleTable(english)},
		{"table-el", Theme{FourColours: true}, size, sampleTable(greek)},
		{"table-play-en", Theme{}, size, samplePlay(english)},
		{"table-play-el-dark", Theme{Dark: true}, size, greekPlay()},
		{"table-play-el-200", Theme{Scale: 2}, twice, greekPlay()},
		{"table-en-narrow", Theme{FourColours: true}, fyne.NewSize(420, 330), sampleTable(english)},
	} {
		t.Run(c.name, func(t *testing.T) { picture(t, c.name, c.th, c.size, tableOf(c.view)) })
	}
}

// BenchmarkTableStep is one event on the table: the view set and the picture drawn by the software painter.
func BenchmarkTableStep(b *testing.B) {
	table := NewTable()
	w := window(b, Theme{}, fyne.NewSize(724, 500), func() fyne.CanvasObject { return table })
	views := [2]view.Table{sampleTable(english), samplePlay(english)}
	for i := 0; b.Loop(); i++ {
		table.Set(views[i%2])
		w.Canvas().Capture()
	}
}
