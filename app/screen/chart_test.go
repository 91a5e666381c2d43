package screen

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"

	"rectify/app/view"
	"rectify/engine/law"
	"rectify/i18n"
)

// walked is the chart of Law 27 after some answers, by their numbers.
func walked(greek bool, answers ...string) view.ChartPage {
	w := view.NewWalk("27.insufficient-bid.", law.Edition2017)
	for _, a := range answers {
		w.Do("walk", a)
	}
	p := i18n.New(i18n.Lang(pick(greek, "el", "en")))
	return w.View(p, sampleBar(greek, "", true))
}

// toSilence leads from the first question to the ruling that partner passes throughout.
var toSilence = []string{"0", "1", "1", "1", "1"}

func sampleChartList(greek bool) view.ChartList {
	return view.ChartListView(i18n.New(i18n.Lang(pick(greek, "el", "en"))), sampleBar(greek, "", true), law.Edition2017)
}

func showChart(t *testing.T, v view.ChartPage) (*Chart, *reports) {
	t.Helper()
	var c *Chart
	got := &reports{}
	window(t, Theme{}, laptop, func() fyne.CanvasObject {
		c = NewChart()
		c.OnAction = got.act
		c.Set(v)
		return c.Object()
	})
	return c, got
}

func TestChartNumbersAnswer(t *testing.T) {
	c, got := showChart(t, walked(true, "0"))
	typeKeys(c, fyne.Key1, fyne.Key2, fyne.Key3, fyne.KeyBackspace, fyne.KeyF7, fyne.KeyF3, fyne.KeyEscape)
	got.expect(t, "keys", "walk:0", "walk:1", "walk-back", "walk-again", "changes", "chart-back")
	tap(t, c, "walk:1")
	got.expect(t, "an answer", "walk:1")
}

func TestChartKeysMoveAndZoom(t *testing.T) {
	c, got := showChart(t, walked(false))
	zoom := c.sheet.zoom
	typeKeys(c, fyne.KeyPageUp, fyne.KeyPageUp)
	if want := zoom * zoomStep * zoomStep; c.sheet.zoom < want-0.01 || c.sheet.zoom > want+0.01 {
		t.Errorf("the zoom went from %.2f to %.2f", zoom, c.sheet.zoom)
	}
	before := c.sheet.scroll.Offset
	typeKeys(c, fyne.KeyDown)
	if after := c.sheet.scroll.Offset; after.Y <= before.Y || after.X != before.X {
		t.Errorf("down moved from %v to %v", before, after)
	}
	typeKeys(c, fyne.KeyHome)
	size := c.sheet.scroll.Size()
	if w, h := float32(c.sheet.chart.W)*c.sheet.zoom, float32(c.sheet.chart.H)*c.sheet.zoom; w > size.Width || h > size.Height {
		t.Errorf("the whole chart is %.0f by %.0f, in %v", w, h, size)
	}
	for range 30 {
		typeKeys(c, fyne.KeyPageUp)
	}
	if c.sheet.zoom != mostZoom {
		t.Errorf("the zoom has no end: %.2f", c.sheet.zoom)
	}
	got.expect(t, "what concerns the sheet alone")
}

// Where the way has come is to be seen after each answer.
func TestChartFollowsTheWay(t *testing.T) {
	c, _ := showChart(t, walked(true))
	for n := range toSilence {
		c.Set(walked(true, toSilence[:n+1]...))
		now := c.sheet.chart.Boxes[c.sheet.chart.Now]
		if !now.Lit || c.sheet.chart.Now == 0 {
			t.Fatalf("after %d answers the way stands at box %d", n+1, c.sheet.chart.Now)
		}
		x, y := c.sheet.at(now.X+now.W/2, now.Y+now.H/2)
		x, y = x-c.sheet.scroll.Offset.X, y-c.sheet.scroll.Offset.Y
		if size := c.sheet.scroll.Size(); x < 0 || y < 0 || x > size.Width || y > size.Height {
			t.Errorf("after %d answers the box is at %.0f, %.0f, out of sight", n+1, x, y)
		}
	}
}

func TestChartListOpensAChart(t *testing.T) {
	var l *ChartList
	got := &reports{}
	window(t, Theme{}, laptop, func() fyne.CanvasObject {
		l = NewChartList()
		l.OnAction = got.act
		l.Set(sampleChartList(true))
		return l.Object()
	})
	tap(t, l, "chart:27.insufficient-bid.")
	typeKeys(l, fyne.Key1)
	got.expect(t, "a card and a number", "chart:27.insufficient-bid.", sampleChartList(true).Charts[0].ID)
}

func TestPicturesOfCharts(t *testing.T) {
	page := func(v view.ChartPage) func() fyne.CanvasObject {
		return func() fyne.CanvasObject {
			c := NewChart()
			c.Set(v)
			return c.Object()
		}
	}
	picture(t, "chart-en", Theme{}, laptop, page(sampleChartPage(false)))
	picture(t, "chart-el-dark-2", Theme{Scale: 2, Dark: true}, laptop, page(sampleChartPage(true)))
	if os.Getenv("RECTIFY_PICTURES") == "" {
		return
	}
	// To be looked at only: their words change with the Laws that are coded.
	picture(t, "chart-27-en", Theme{}, laptop, page(walked(false, toSilence[:3]...)))
	picture(t, "chart-27-el", Theme{}, laptop, page(walked(true, toSilence...)))
	picture(t, "charts-en", Theme{}, laptop, func() fyne.CanvasObject {
		l := NewChartList()
		l.Set(sampleChartList(false))
		return l.Object()
	})
}
