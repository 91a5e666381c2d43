package app

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/app/store"
	"rectify/i18n"
)

// onward does what the main button stands for, with the first answer wherever there is a list.
func (p *program) onward() {
	v := p.under.sitting.View().Sheet
	switch {
	case v.Primary.ID == "name":
		p.under.sitting.Type("law", "27")
	case v.Award != nil:
		for _, section := range v.Award.Sections {
			if len(section.Rows) > 0 {
				p.done(section.Rows[0].ID, "weigh:digit:1", "weigh:digit:0", "weigh:digit:0")
			} else {
				p.done(section.Fixed.Choices[0].ID)
			}
		}
	case len(v.Items) > 0 && p.stage() != session.Facts:
		p.done(v.Items[0].ID)
	}
	p.done(v.Primary.ID)
}

// ruledOut takes the case on the screen to its end.
func (p *program) ruledOut(t *testing.T) {
	t.Helper()
	for range 200 {
		if p.under.sitting.View().Sheet.Primary.ID == "home" {
			return
		}
		p.onward()
	}
	t.Fatalf("the case does not end: %s", p.stage())
}

// An old attempt is shown at its verdict, and may be gone through again without a trace. From there a new one may begin.
func TestAnOldAttemptIsLookedAtAgain(t *testing.T) {
	p := open(t, t.TempDir())
	p.toFacts(t, scenario)
	p.ruledOut(t)
	before := stored(t, p.kept)
	if len(before) != 1 || before[0].Verdict == nil {
		t.Fatalf("stored: %+v", before)
	}
	p.done("home", "history")
	if len(p.past) != 1 || p.past[0].Title.En != "One heart over one spade" { // though its file is not on the shelf
		t.Errorf("the history: %+v", p.past)
	}
	p.done(fmt.Sprintf("attempt:%d", before[0].ID))
	if p.route != caseRoute || p.stage() != session.Verdict {
		t.Fatalf("on %s", routeNames[p.route])
	}
	p.ruledOut(t)
	p.done("home")
	if after := stored(t, p.kept); len(after) != 1 || len(after[0].Acts) != len(before[0].Acts) {
		t.Errorf("looking at it changed what is stored: %+v", after)
	}
	p.done("history", fmt.Sprintf("attempt:%d", before[0].ID), "again", "event:last", "arrive")
	if after := stored(t, p.kept); len(after) != 2 || kinds(after[0]) != "settings arrive" {
		t.Errorf("trying again stored: %+v", after)
	}
}

// An attempt that was left goes on from the history too, although another was begun since.
func TestAnUnfinishedAttemptGoesOnFromTheHistory(t *testing.T) {
	p := open(t, t.TempDir())
	p.toFacts(t, scenario)
	p.done("home", "history")
	if len(p.past) != 1 || p.past[0].Title.En != "Board 9" { // the title would tell too much
		t.Errorf("the history: %+v", p.past)
	}
	p.toFacts(t, scenario)
	p.done("home", "history", "attempt:1", "ask:0")
	if got := stored(t, p.kept); kinds(got[1]) != "settings arrive ask" {
		t.Errorf("the first attempt has %s", kinds(got[1]))
	}
}

// Leaving a case at its last verdict ends it; leaving it before does not.
func TestACaseLeftAtItsLastVerdictIsOver(t *testing.T) {
	p := open(t, t.TempDir())
	p.toFacts(t, scenario)
	for p.stage() != session.Verdict || !p.under.sitting.Session().Last() {
		p.onward()
	}
	if got := stored(t, p.kept); got[0].Verdict != nil {
		t.Fatal("over before it is left")
	}
	p.done("home")
	if got := stored(t, p.kept); got[0].Verdict == nil || len(p.shelf.Under) > 0 {
		t.Errorf("left at its last verdict: %+v; under way: %+v", got[0].Verdict, p.shelf.Under)
	}
}

// The events play by themselves until something else is done.
func TestEventsPlayByThemselves(t *testing.T) {
	p := open(t, t.TempDir())
	p.openPath(scenario)
	shown := func() int { return p.under.sitting.View().Transport.At }
	p.done("event:play")
	if shown() != 1 || p.play == nil {
		t.Fatalf("event %d is shown", shown())
	}
	p.awaited(t, "the second event", func() bool { return shown() == 2 })
	p.done("event:back")
	if shown() != 1 || p.play != nil {
		t.Errorf("going back to event %d does not stop the playing", shown())
	}
	p.done("event:last", "event:play")
	if p.play != nil {
		t.Error("there is nothing left to play")
	}
}

// A deal played on by hand is stored call by call, an irregularity made on purpose among them, and goes on where it was left.
func TestADealPlayedOnIsKept(t *testing.T) {
	dir := t.TempDir()
	p := open(t, dir)
	p.toFacts(t, scenario)
	for p.stage() != session.Verdict || !p.under.sitting.Session().Last() {
		p.onward()
	}
	p.done("play-on", "call:P", "amiss", "acts:S", "call:1C", "undo", "amiss", "home")
	if got := stored(t, p.kept); got[0].Verdict != nil || !strings.HasSuffix(kinds(got[0]), "rule play-on happen") {
		t.Fatalf("stored %s, verdict %+v", kinds(got[0]), got[0].Verdict)
	}
	p.goesOn()
	if p.stage() != session.Deal {
		t.Fatalf("goes on at stage %s", p.stage())
	}
	p.done("call:4H", "rest", "go-on")
	if got := stored(t, p.kept); p.stage() != session.Score || got[0].Verdict == nil {
		t.Errorf("finished at stage %s: %+v", p.stage(), got[0].Verdict)
	}
}

// A deal taken over from the score is an attempt of its own: the one before it is over, with its verdict.
func TestADealTakenOverFromTheScoreIsKept(t *testing.T) {
	p := open(t, t.TempDir())
	p.toFacts(t, scenario)
	for p.stage() != session.Score {
		p.onward()
	}
	p.done("event:last", "play-on", "call:P")
	got := stored(t, p.kept)
	if p.stage() != session.Deal || len(got) != 2 {
		t.Fatalf("at stage %s with %d attempts", p.stage(), len(got))
	}
	over, under := got[0], got[1]
	if over.Verdict == nil {
		over, under = under, over
	}
	if over.Verdict == nil || under.Verdict != nil || !strings.HasSuffix(kinds(under), "rule play-on happen") || !strings.HasSuffix(kinds(over), "rule go-on") {
		t.Errorf("stored %s with verdict %+v and %s", kinds(over), over.Verdict, kinds(under))
	}
	p.done("home")
	p.goesOn() // as after a restart
	p.done("rest", "go-on")
	got = stored(t, p.kept)
	for _, a := range got {
		if counted := a.Verdict != nil && len(a.Verdict.Laws) > 0; a.Verdict == nil || counted != (a.ID == over.ID) {
			t.Errorf("attempt %d of %d and %d: verdict %+v", a.ID, over.ID, under.ID, a.Verdict)
		}
	}
}

// An attempt of a version whose findings had no numbers is restored as it was.
func TestAnOldAttemptHasNoNumbers(t *testing.T) {
	text, err := os.ReadFile(scenario)
	if err != nil {
		t.Fatal(err)
	}
	for payload, bare := range map[string]bool{
		`{"Edition":1,"Seed":1,"Easy":true}`:            true,
		`{"Edition":1,"Seed":1,"Easy":true,"format":1}`: false,
	} {
		u, err := restore(i18n.New(i18n.English), store.Attempt{ID: 1, Scenario: "test", Text: string(text), Edition: "2017",
			Acts: []store.Act{{Seq: 1, Kind: settingsAct, Payload: payload}}})
		if err != nil {
			t.Fatal(err)
		}
		if set := u.sitting.Session().Settings; set.Bare != bare || !set.Easy {
			t.Errorf("%s: %+v", payload, set)
		}
	}
}
