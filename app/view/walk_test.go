package view

import (
	"slices"
	"strings"
	"testing"

	"rectify/engine/law"
	"rectify/engine/rulings"
	"rectify/i18n"
)

// Every chart can be walked to each of its ends: there is always a question with answers, or something to read out.
func TestEveryChartCanBeWalked(t *testing.T) {
	for _, p := range printers(t) {
		for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
			for _, c := range ChartListView(p, Bar{}, e).Charts {
				w := NewWalk(strings.TrimPrefix(c.ID, "chart:"), e)
				if w == nil {
					t.Errorf("%s does not open", c.ID)
					continue
				}
				ends := 0
				walkOn(t, p, w, &ends)
				if ends == 0 {
					t.Errorf("%s has no end", c.ID)
				}
			}
		}
	}
}

func walkOn(t *testing.T, p *i18n.Printer, w *Walk, ends *int) {
	page := w.View(p, Bar{})
	if page.Question == "" {
		if *ends++; page.Head == "" || len(page.Orders) == 0 || len(page.Items) > 0 {
			t.Errorf("%s: nothing to read out: %+v", page.Title, page.Orders)
		}
		return
	}
	if len(page.Items) < 1 || len(page.Items) > 9 {
		t.Errorf("%s: %q has %d answers, and the keys are 1 to 9", page.Title, page.Question, len(page.Items))
	}
	for _, it := range page.Items {
		word, arg, _ := strings.Cut(it.ID, ":")
		if !w.Do(word, arg) {
			t.Errorf("%s: %q is no action", page.Title, it.ID)
		}
		walkOn(t, p, w, ends)
		w.Do("walk-back", "")
	}
}

func TestAWalkLeadsOnToTheNextChart(t *testing.T) {
	p := printers(t)[0]
	w := NewWalk("29.out-of-rotation.", law.Edition2017)
	for _, a := range []string{"0", "2"} { // nothing called since; a bid
		w.Do("walk", a)
	}
	page := w.View(p, Bar{})
	c := page.Draw(measured)
	if !strings.HasPrefix(page.Title, "Law 31: Bid") || c.Title != page.Title || !c.Boxes[0].Lit || c.Now != 0 {
		t.Errorf("%q, drawn is %q, at box %d", page.Title, c.Title, c.Now)
	}
	w.Do("walk-back", "")
	if page := w.View(p, Bar{}); !strings.HasPrefix(page.Title, "Law 29") {
		t.Errorf("one step back is %q", page.Title)
	}
	w.Do("walk-again", "")
	if page := w.View(p, Bar{}); page.Actions[0].Enabled || page.Actions[1].Enabled {
		t.Error("there is a step back from the start")
	}
}

// Quick presses may come after what they were meant for.
func TestAWalkIgnoresWhatDoesNotFit(t *testing.T) {
	w := NewWalk("39.call-after-end.", law.Edition2017)
	for range 30 {
		w.Do("walk", "0")
	}
	w.Do("walk", "17")
	w.Do("walk", "x")
	end := w.View(printers(t)[0], Bar{})
	if end.Question != "" {
		t.Errorf("30 answers lead to %q", end.Question)
	}
	for range 60 {
		w.Do("walk-back", "")
	}
	if NewWalk("39.nothing.", law.Edition2017) != nil || NewWalk("", law.Edition2017) != nil {
		t.Error("a chart that does not exist opens")
	}
}

func TestAnotherEditionBeginsTheWalkAnew(t *testing.T) {
	p := printers(t)[0]
	w := NewWalk("27.insufficient-bid.", law.Edition2017)
	w.Do("walk", "0")
	w.Under(law.Edition2024)
	if page := w.View(p, Bar{}); !page.Actions[0].Enabled {
		t.Errorf("2024 has the tree of 2017: %+v", page.Actions)
	}
	w.Under(law.Edition2007)
	if page := w.View(p, Bar{}); page.Actions[0].Enabled || page.Edition != "Laws 2007" {
		t.Errorf("%q %+v", page.Edition, page.Actions)
	}
}

// The way of a case out of rotation ends on the chart of its law, in every such chart.
func TestTheChartOfANodeIsFound(t *testing.T) {
	for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
		for _, c := range rulings.Charts(e) {
			found, ok := rulings.ChartOf(c.Root, e)
			if ok != (c.Part != "") || ok && found != c {
				t.Errorf("%d %s: %+v", c.Law, c.Part, found)
			}
		}
		if n := len(slices.DeleteFunc(rulings.Charts(e), func(c rulings.Chart) bool { return c.Part == "" })); n != 11 {
			t.Errorf("%s has %d parts with charts of their own", e, n)
		}
	}
}
