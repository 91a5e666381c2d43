package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"rectify/app/session"
)

// weighedFile ends with an adjusted score.
const weighedFile = "../scenarios/bank/12/several-results.yaml"

// The table is worked out while the program goes on, F12 opens it and Esc closes it; nothing of it is stored.
func TestDoubleDummyAfterACase(t *testing.T) {
	p := open(t, t.TempDir())
	p.toFacts(t, weighedFile)
	for p.stage() != session.Score {
		p.onward()
	}
	before := kinds(stored(t, p.kept)[0])
	p.pressed(fyne.KeyEnd, fyne.KeyF12)
	p.awaited(t, "the table", func() bool { return p.under.sitting.View().Sheet.Double != nil })
	if p.working != nil {
		t.Error("the work goes on though it is done")
	}
	p.pressed(fyne.KeyEscape)
	if p.route != caseRoute || p.under.sitting.View().Sheet.Double != nil {
		t.Error("Esc does not lead back to the score")
	}
	nothingStored(t, p.kept, before)
}

// Who closes it or leaves the case does not wait: the work is given up.
func TestDoubleDummyIsGivenUp(t *testing.T) {
	for _, away := range []string{"double", "home"} {
		p := open(t, t.TempDir())
		p.toFacts(t, weighedFile)
		for p.stage() != session.Score {
			p.onward()
		}
		p.pressed(fyne.KeyEnd)
		p.done("double")
		if p.working == nil {
			t.Fatal("nothing is worked out")
		}
		p.done(away)
		if p.working != nil {
			t.Errorf("%s: the work goes on", away)
		}
		p.shut(t)
	}
}
