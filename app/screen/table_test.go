package screen

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

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

// boxesIn counts the boxes that a pen filled with a colour.
func boxesIn(p *pen, name fyne.ThemeColorName) int {
	n := 0
	for _, r := range p.boxes[:p.at.box] {
		if r.FillColor == themed(name) {
			n++
		}
	}
	return n
}

func TestClosedHandsShowNoCard(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	v := sampleTable(english)
	for i := range v.Hands {
		v.Hands[i].Closed = true // the view still holds the cards: the screen must not show them
	}
	table := NewTable()
	table.Set(v)
	var p pen
	table.draw(&p, fyne.NewSize(724, 500))
	for _, text := range written(&p) {
		if strings.ContainsAny(text.Text, "♠♥♦♣") {
			t.Errorf("a closed table shows %q", text.Text)
		}
	}
	if backs := boxesIn(&p, ColorGreen); backs != 52 {
		t.Errorf("a closed table shows %d backs, want 52", backs)
	}
}

func TestOnlyTheLatestIsMarked(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	auction := NewAuction()
	auction.Set(sampleCase(false, factsEnglish()).Auction)
	var p pen
	auction.draw(&p, fyne.NewSize(360, 300))
	if n := boxesIn(&p, ColorMark); n != 1 {
		t.Errorf("%d calls are marked, want the latest alone", n)
	}
	table := NewTable()
	v := samplePlay(english)
	v.Hands[view.North].Speech = ""
	table.Set(v)
	p.start()
	table.draw(&p, fyne.NewSize(724, 500))
	if n := boxesIn(&p, ColorMark); n != 1 {
		t.Errorf("%d things on the table are marked, want the latest card alone", n)
	}
}

// BenchmarkTableStep is one event on the table: the view set, and the window's picture drawn by the software painter. That painter
// draws the whole window each time; what it takes for an empty one is no part of the step, and is taken off in ms/step.
func BenchmarkTableStep(b *testing.B) {
	views := [2]view.Table{sampleTable(english), samplePlay(english)}
	size := fyne.NewSize(724, 500)
	b.Run("set", func(b *testing.B) {
		table := NewTable()
		window(b, Theme{}, size, func() fyne.CanvasObject { return table })
		for i := 0; b.Loop(); i++ {
			table.Set(views[i%2])
		}
	})
	b.Run("set and capture", func(b *testing.B) {
		table := NewTable()
		w := window(b, Theme{}, size, func() fyne.CanvasObject { return table })
		empty := test.NewTempWindow(b, container.NewWithoutLayout())
		empty.SetPadded(false)
		empty.Resize(size)
		var step time.Duration
		n := 0
		for ; b.Loop(); n++ {
			begun := time.Now()
			empty.Canvas().Capture()
			nothing := time.Since(begun)
			table.Set(views[n%2])
			w.Canvas().Capture()
			step += time.Since(begun) - 2*nothing
		}
		b.ReportMetric(float64(step.Microseconds())/1000/float64(n), "ms/step")
	})
}

// A window may be drawn together to nothing, and then no letter may be: the toolkit cannot paint it.
func TestLettersKeepASizeInTheSmallestWindow(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	for _, size := range []fyne.Size{{Width: 1}, {Width: -20}, {Width: 1, Height: 1}, {Width: 900, Height: -30}, {Width: -30, Height: 600}} {
		if u := tableUnit(size); u < 1 {
			t.Errorf("on a table of %v the letters are of size %v", size, u)
		}
	}
}
