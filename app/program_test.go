package app

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"rectify/app/session"
	"rectify/app/store"
)

const scenario = "testdata/insufficient.yaml"

// open opens the program on a data folder, on a screen in memory. Its tasks are done by the test: see pressed.
func open(t *testing.T, dir string) *program {
	t.Helper()
	p := &program{app: test.NewTempApp(t), ctx: t.Context(), now: time.Now, dir: dir, queue: make(chan func(), 64), closed: make(chan struct{})}
	p.kept, p.opened, p.openErr = store.Open(p.ctx, store.Options{Dir: dir, Now: time.Now, Version: Version})
	t.Cleanup(func() { p.shut(t) })
	p.loadPreferences()
	p.makeWindow()
	p.loadShelf()
	p.show()
	return p
}

// shut lets go of the store; a second time it does nothing.
func (p *program) shut(t *testing.T) {
	t.Helper()
	p.stop()
	if p.kept != nil {
		if err := p.kept.Close(); err != nil {
			t.Error(err)
		}
		p.kept = nil
	}
}

// done does actions one after another.
func (p *program) done(ids ...string) {
	for _, id := range ids {
		p.act(id)
		p.show()
	}
}

// pressed presses keys and does what they ask for.
func (p *program) pressed(keys ...fyne.KeyName) {
	for _, key := range keys {
		if o := p.window.Canvas().Focused(); o != nil {
			o.TypedKey(&fyne.KeyEvent{Name: key})
		} else {
			p.key(&fyne.KeyEvent{Name: key})
		}
		for len(p.queue) > 0 {
			(<-p.queue)()
		}
	}
}

// goesOn takes up the case that was left last, as the first card of the home screen does.
func (p *program) goesOn() { p.done(fmt.Sprintf("attempt:%d", p.shelf.Under[0].Attempt)) }

// toFacts opens a scenario file and goes to the table.
func (p *program) toFacts(t *testing.T, path string) {
	t.Helper()
	p.openPath(path)
	if p.route != caseRoute {
		t.Fatalf("%s: on screen %s: %v", path, routeNames[p.route], p.file.faults)
	}
	p.done("event:last", "arrive")
	if got := p.stage(); got != session.Facts {
		t.Fatalf("stage %s, not facts", got)
	}
}

func (p *program) stage() session.Stage { return p.under.sitting.Session().Stage }

// kinds is the kinds of the acts that stand in a stored attempt.
func kinds(a store.Attempt) string {
	var out []string
	for _, act := range a.Standing() {
		out = append(out, act.Kind)
	}
	return strings.Join(out, " ")
}

// stored is all the attempts in the store of p, the newest first, with their acts.
func stored(t *testing.T, s *store.Store) []store.Attempt {
	t.Helper()
	list, err := s.History(t.Context(), store.Filter{Everyone: true})
	if err != nil {
		t.Fatal(err)
	}
	for i := range list {
		if list[i], err = s.Attempt(t.Context(), list[i].ID); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// nothingStored sees that the newest attempt has the acts that it had before.
func nothingStored(t *testing.T, s *store.Store, before string) {
	t.Helper()
	if after := kinds(stored(t, s)[0]); after != before {
		t.Errorf("%q was stored, now %q", before, after)
	}
}

func TestAnAttemptIsStoredFromItsFirstAct(t *testing.T) {
	p := open(t, t.TempDir())
	p.openPath(scenario)
	p.done("event:forward", "event:forward")
	if got := stored(t, p.kept); len(got) != 0 {
		t.Fatalf("a case that was only looked at is stored: %+v", got)
	}
	p.done("event:last", "arrive", "ask:0", "undo")
	got := stored(t, p.kept)
	if len(got) != 1 || kinds(got[0]) != "settings arrive" || len(got[0].Acts) != 3 || got[0].Scenario != "test-insufficient" {
		t.Errorf("stored: %+v", got)
	}
}

func TestACaseIsTakenUpWhereItWasLeft(t *testing.T) {
	dir := t.TempDir()
	p := open(t, dir)
	p.done("mode") // rulings are composed: the case remembers it
	p.toFacts(t, scenario)
	p.done("ask:1", "settle")
	want := p.under.sitting.Session()
	p.shut(t)

	p = open(t, dir)
	p.done("mode")
	p.goesOn()
	got := p.under.sitting.Session()
	if got.Stage != want.Stage || got.Settings != want.Settings || len(got.Acts()) != len(want.Acts()) {
		t.Fatalf("taken up at %s with %+v after %d acts, left at %s with %+v after %d", got.Stage, got.Settings, len(got.Acts()), want.Stage, want.Settings, len(want.Acts()))
	}
	p.done("undo", "undo", "ask:0")
	if list := stored(t, p.kept); len(list) != 1 || kinds(list[0]) != "settings arrive ask" {
		t.Errorf("stored: %+v", list)
	}
}

// A full disk, a folder that went away: what is done meanwhile is stored once that is over, and until then the screen says so.
func TestWhatCannotBeStoredIsStoredLater(t *testing.T) {
	dir := t.TempDir()
	p := open(t, dir)
	p.toFacts(t, scenario)
	if err := p.kept.Close(); err != nil {
		t.Fatal(err)
	}
	p.done("ask:0", "ask:1", "undo", "theme")
	if got, want := p.said(), p.p.T("ui.notice.unsaved"); got != want {
		t.Errorf("the screen says %q, not %q", got, want)
	}
	var err error
	if p.kept, _, err = store.Open(t.Context(), store.Options{Dir: dir, Now: time.Now}); err != nil {
		t.Fatal(err)
	}
	if got := stored(t, p.kept); kinds(got[0]) != "settings arrive" {
		t.Fatalf("stored meanwhile: %s", kinds(got[0]))
	}
	p.done("ask:2")
	if got := p.said(); got != "" || len(p.unsaved) > 0 {
		t.Errorf("the screen still says %q; %d are waiting", got, len(p.unsaved))
	}
	if got := stored(t, p.kept); len(got) != 1 || kinds(got[0]) != "settings arrive ask ask" || p.setting("dark") != "yes" {
		t.Errorf("stored afterwards: %+v", got)
	}
}

// Two windows on one attempt: from where they part each goes its own way, and nothing is lost.
func TestTwoProgramsOnOneDataFolder(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	a.toFacts(t, scenario)
	b := open(t, dir)
	b.goesOn()
	a.done("ask:0")
	b.done("ask:1", "ask:2")
	got := stored(t, a.kept)
	if len(got) != 2 || kinds(got[1]) != "settings arrive ask" || kinds(got[0]) != "settings arrive ask ask" {
		t.Errorf("stored: %+v", got)
	}
	b.done("undo")
	if got := stored(t, a.kept); kinds(got[0]) != "settings arrive ask" {
		t.Errorf("stored after undoing: %s", kinds(got[0]))
	}
}

func TestWithoutAStoreOneCanPractise(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "file")
	writeFile(t, blocked, "no folder can be made below this")
	p := open(t, filepath.Join(blocked, "data"))
	if p.kept != nil || p.said() != p.p.T("ui.notice.unsaved") {
		t.Fatalf("store %v; the screen says %q", p.kept, p.said())
	}
	p.done("theme", "larger", "lang:el", "history", "home", "choose", "home", "attempt:1")
	p.toFacts(t, scenario)
	p.done("ask:0", "undo", "settle", "home", "next", "home")
	if p.route != homeRoute || p.pref.Lang != "el" || !p.pref.Dark || p.pref.Percent != 125 {
		t.Errorf("on %s with %+v", routeNames[p.route], p.pref)
	}
}

// The folder of the data was not there at the start, and comes: all that was done is stored then.
func TestAStoreThatCouldNotBeOpenedIsTriedAgain(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "drive")
	writeFile(t, blocked, "no folder can be made below this")
	p := open(t, filepath.Join(blocked, "data"))
	p.toFacts(t, scenario)
	p.done("ask:0", "theme")
	if err := os.Remove(blocked); err != nil {
		t.Fatal(err)
	}
	p.done("ask:1")
	if p.kept != nil {
		t.Error("it is tried again at once: each time may take long")
	}
	p.now = func() time.Time { return time.Now().Add(patienceAtStore) }
	p.done("ask:2")
	if p.kept == nil || len(p.unsaved) > 0 || p.said() != "" {
		t.Fatalf("store %v, %d waiting; the screen says %q", p.kept, len(p.unsaved), p.said())
	}
	if got := stored(t, p.kept); len(got) != 1 || kinds(got[0]) != "settings arrive ask ask ask" || p.setting("dark") != "yes" {
		t.Errorf("stored: %+v", got)
	}
}

func TestADamagedOrNewerStoreIsSaid(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "rectify.db"), strings.Repeat("this is no database ", 500))
	p := open(t, dir)
	if said := p.said(); p.kept == nil || !strings.Contains(said, "rectify-damaged-") {
		t.Errorf("the screen says %q", said)
	}
	p.openErr, p.notice = &store.NewerError{}, notice{}
	if got, want := p.said(), p.p.T("ui.notice.newer"); got != want {
		t.Errorf("the screen says %q, not %q", got, want)
	}
}

func TestChoicesAreRemembered(t *testing.T) {
	t.Setenv("LC_ALL", "el_GR.UTF-8")
	dir := t.TempDir()
	p := open(t, dir)
	if p.pref.Lang != "el" {
		t.Errorf("the first language on a Greek system is %q", p.pref.Lang)
	}
	p.done("lang:en", "size", "size", "theme", "suits", "mode", "edition:2007")
	p.setPlayer("  Άννα   Π. ")
	p.toFacts(t, scenario)
	p.done("hands")
	want := p.pref
	p.close()
	for len(p.queue) > 0 {
		(<-p.queue)()
	}
	p.shut(t)

	p = open(t, dir)
	if p.pref != want || p.pref.Player != "Άννα Π." || p.pref.Percent != 150 || !p.pref.Hands {
		t.Errorf("remembered %+v, not %+v", p.pref, want)
	}
	if size := p.setting("window"); windowSize(size) == (fyne.Size{}) || size == "" {
		t.Errorf("the window's size is remembered as %q", size)
	}
}

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
