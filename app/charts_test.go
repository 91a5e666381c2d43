package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"rectify/app/session"
	"rectify/app/view"
)

// "Charts" on the home screen: choose a procedure, walk it by the number keys, and back.
func TestAChartIsChosenAndWalked(t *testing.T) {
	p := open(t, t.TempDir())
	p.done("charts", "chart:27.insufficient-bid.")
	if p.route != chartRoute {
		t.Fatalf("on %s", routeNames[p.route])
	}
	first := p.chart.View(p.p, view.Bar{}).Question
	p.pressed(fyne.Key1)
	second := p.chart.View(p.p, view.Bar{}).Question
	if first == "" || second == "" || first == second {
		t.Errorf("1 leads from %q to %q", first, second)
	}
	p.done("lang:el")
	if v := p.chart.View(p.p, view.Bar{}); !strings.HasPrefix(v.Title, "Νόμος 27") || v.Question == second {
		t.Errorf("in Greek: %q, %q", v.Title, v.Question)
	}
	p.done("edition:2007")
	if v := p.chart.View(p.p, view.Bar{}); !strings.Contains(v.Edition, "2007") {
		t.Errorf("under %s", v.Edition)
	}
	p.pressed(fyne.KeyF3)
	if p.route != changesRoute {
		t.Errorf("F3 leads to %s", routeNames[p.route])
	}
	p.done("edition:2017", "lang:en", "lang:el")
	if v := p.chart.Changes(p.p, view.Bar{}); len(v.Sheets) != 2 || p.route != changesRoute {
		t.Errorf("on %s: %d charts", routeNames[p.route], len(v.Sheets))
	}
	p.pressed(fyne.KeyEscape)
	if p.route != chartRoute {
		t.Errorf("Esc leads from what changed to %s", routeNames[p.route])
	}
	p.pressed(fyne.KeyEscape)
	if p.route != chartsRoute {
		t.Errorf("Esc leads to %s", routeNames[p.route])
	}
	p.done("walk:0", "chart-back", "chart:nothing") // pressed once more than there was time for
	if p.route != chartsRoute {
		t.Errorf("on %s", routeNames[p.route])
	}
	p.pressed(fyne.KeyEscape)
	if p.route != homeRoute {
		t.Errorf("Esc leads to %s", routeNames[p.route])
	}
}

// F5 from a verdict shows the way of the case, and Esc leads back to it: the case is not left.
func TestTheWayOfACaseIsShownFromItsVerdict(t *testing.T) {
	p := open(t, t.TempDir())
	p.toFacts(t, scenario)
	p.pressed(fyne.KeyF5)
	if p.route != caseRoute {
		t.Fatal("the chart can be seen before the ruling: it gives the answer away")
	}
	for p.stage() != session.Verdict {
		p.onward()
	}
	acts := len(p.under.sitting.Session().Acts())
	p.pressed(fyne.KeyF5)
	if p.route != chartRoute || !p.chart.OfCase() || !p.fixed() {
		t.Fatalf("F5 leads to %s", routeNames[p.route])
	}
	if v := p.chart.View(p.p, view.Bar{}); len(v.Orders) < 2 || len(v.Items) > 0 || !strings.HasPrefix(v.Title, "Law 27") {
		t.Errorf("%q: %+v", v.Title, v.Orders)
	}
	p.done("edition:2007", "lang:el", "lang:en")
	if !p.chart.OfCase() {
		t.Error("the edition of a case was changed")
	}
	p.pressed(fyne.KeyEscape)
	if p.route != caseRoute || p.stage() != session.Verdict || len(p.under.sitting.Session().Acts()) != acts {
		t.Errorf("Esc leads to %s, with %d acts of %d", routeNames[p.route], len(p.under.sitting.Session().Acts()), acts)
	}
	p.pressed(fyne.KeyF5)
	p.done("home")
	if p.under != nil || p.route != homeRoute {
		t.Error("the case is not left")
	}
}
