package app

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"rectify/app/session"
	"rectify/engine/record"
	"rectify/engine/verdict"
)

// toScore takes the case of weighedFile to the sheet of its adjusted score.
func (p *program) toScore(t *testing.T) {
	t.Helper()
	p.toFacts(t, weighedFile)
	for p.stage() != session.Awarding {
		if turn := p.under.sitting.Session().Turn(); p.stage() == session.Ruling && turn.Task.Matter.Kind == record.ScoreAsked {
			at := slices.IndexFunc(turn.Choices, func(r record.Ruled) bool { return slices.Equal(r.Orders, turn.Task.Ruled.Orders) })
			p.done("choice:"+string(rune('0'+at)), "rule")
			continue
		}
		p.onward()
	}
}

// A score is weighed by the keys while the tricks of the double-dummy table are worked out; it is stored once it is given, and there again
// after the program was closed.
func TestAnAdjustedScoreIsStored(t *testing.T) {
	dir := t.TempDir()
	p := open(t, dir)
	p.toScore(t)
	if p.working == nil {
		t.Error("the tricks are not worked out")
	}
	p.pressed(fyne.Key6, fyne.Key5, fyne.KeyDown, fyne.Key3, fyne.Key5)
	if p.working == nil {
		t.Error("a key gave the work up")
	}
	p.awaited(t, "the tricks", func() bool { return p.under.sitting.View().Sheet.Award.Sections[0].Rows[0].Note != "" })
	if p.working != nil {
		t.Error("the work goes on though it is done")
	}
	if acts := kinds(stored(t, p.kept)[0]); strings.Contains(acts, "assign") {
		t.Errorf("stored before it is given: %s", acts)
	}
	p.pressed(fyne.KeyReturn)
	given := p.under.sitting.Session().Turn().Award.Given
	if acts := kinds(stored(t, p.kept)[0]); p.stage() != session.Verdict || !strings.HasSuffix(acts, "rule assign") {
		t.Fatalf("at stage %s: %s", p.stage(), acts)
	}
	p.shut(t)
	p = open(t, dir)
	p.goesOn()
	turn := p.under.sitting.Session().Turn()
	if p.stage() != session.Verdict || !reflect.DeepEqual(turn.Award.Given, given) || turn.Grade != verdict.Acceptable {
		t.Errorf("opened again at stage %s, %s: %+v", p.stage(), turn.Grade, turn.Award.Given)
	}
}

// Who leaves the sheet does not wait for the tricks.
func TestTheTricksAreGivenUpWithTheSheet(t *testing.T) {
	for _, away := range []string{"undo", "home"} {
		p := open(t, t.TempDir())
		p.toScore(t)
		p.done(away)
		if p.working != nil {
			t.Errorf("%s: the work goes on", away)
		}
		p.shut(t)
	}
}
