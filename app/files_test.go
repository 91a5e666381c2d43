package app

import (
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"rectify/app/view"
	"rectify/scenarios"
)

// awaited does the tasks of p until a condition holds.
func (p *program) awaited(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for limit := time.After(10 * time.Second); !holds(); {
		select {
		case task := <-p.queue:
			task()
		case <-limit:
			t.Fatal("waited in vain: ", what)
		}
	}
}

// An author at work: the file has faults, is mended, is saved by an editor that writes another file and renames it, goes away.
func TestAnOpenFileIsReadAgainAsItIsSaved(t *testing.T) {
	good, err := os.ReadFile(scenario)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	path := filepath.Join(dir, "case.yaml")
	writeFile(t, path, strings.Replace(string(good), "level: 1", "level: 9", 1))
	p := open(t, t.TempDir())
	p.openPath(path)
	if p.route != faultsRoute || len(p.file.faults) != 1 || p.file.faults[0].Line != 4 {
		t.Fatalf("on %s with %v", routeNames[p.route], p.file.faults)
	}
	writeFile(t, path, string(good))
	p.awaited(t, "the mended file opens", func() bool { return p.route == caseRoute })
	p.done("event:last", "arrive")

	before := p.under
	writeFile(t, path, string(good)) // saved as it was
	p.done("reload")
	if p.under != before {
		t.Error("a file that says what it said before begins the case again")
	}

	saved := filepath.Join(dir, "case.yaml~")
	writeFile(t, saved, string(good)+"# a remark\n")
	if err := os.Rename(saved, path); err != nil {
		t.Fatal(err)
	}
	p.awaited(t, "the renamed file opens", func() bool { return p.under != nil && p.under != before })
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	p.done("reload", "event:last", "arrive", "home")
	if p.route != homeRoute || p.file.path != "" {
		t.Errorf("on %s with %q open", routeNames[p.route], p.file.path)
	}
}

// A drive that went away is told once, not at every glance.
func TestAFileThatCannotBeLookedAtIsToldOnce(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "drive")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	good, err := os.ReadFile(scenario)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "case.yaml")
	writeFile(t, path, string(good))
	p := open(t, t.TempDir())
	var log strings.Builder
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	t.Cleanup(func() { slog.SetDefault(before) })
	p.openPath(path)
	if err := os.Rename(dir, dir+"-gone"); err != nil {
		t.Fatal(err)
	}
	writeFile(t, dir, "a file stands where its folder was: it cannot even be asked for")
	glances := 0
	p.awaited(t, "three glances", func() bool { glances++; return glances > 3 })
	if n := strings.Count(log.String(), "look at the open file"); n != 1 || !p.file.hidden {
		t.Errorf("told %d times: %s", n, &log)
	}
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(dir+"-gone", dir); err != nil {
		t.Fatal(err)
	}
	p.awaited(t, "it is there again", func() bool { return !p.file.hidden })
}

func TestWhatIsNoScenarioIsAFault(t *testing.T) {
	dir := t.TempDir()
	picture, large := filepath.Join(dir, "picture.png"), filepath.Join(dir, "large.yaml")
	writeFile(t, picture, "\x89PNG\r\n\x1a\n\x00\x00")
	writeFile(t, large, strings.Repeat("# nothing\n", 1<<19))
	p := open(t, t.TempDir())
	for path, want := range map[string]scenarios.Code{dir: "not-a-file", filepath.Join(dir, "none.yaml"): "no-such-file",
		os.DevNull: "not-a-file", picture: "not-utf8", large: "too-big"} {
		p.openPath(path)
		p.show()
		if p.route != faultsRoute || len(p.file.faults) == 0 || p.file.faults[0].Code != want {
			t.Errorf("%s: on %s with %v", path, routeNames[p.route], p.file.faults)
		}
		p.done("reload", "home")
		if p.route != homeRoute {
			t.Errorf("%s: no way out", path)
		}
	}
}

// A file that loads and cannot be played through is a fault of its author's, with its place, and no fault of the program.
func TestWhatCannotBePlayedThroughIsAFault(t *testing.T) {
	good, err := os.ReadFile(scenario)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	p := open(t, t.TempDir())
	for what, c := range map[string]struct {
		old, new     string
		code         scenarios.Code
		line, column int
	}{
		"an answer that nothing has":     {"find: [yes]", "find: [perhaps]", "unknown-answer", 18, 5},
		"an option that nothing has":     {"takes: refuse", "takes: nonsense", "unknown-answer", 20, 5},
		"an answer that is none here":    {"takes: refuse", `takes: "refuse spades"`, "answer-not-here", 20, 5},
		"a card that cannot follow":      {"P P P\"]", "P P P W:CA\"]", "card-elsewhere", 22, 31},
		"a fact that the engine has not": {"fact: call-intended", "fact: call-meant", "unknown-fact", 18, 5},
	} {
		path := filepath.Join(dir, "case.yaml")
		writeFile(t, path, strings.Replace(string(good), c.old, c.new, 1))
		p.openPath(path)
		if p.route != faultsRoute || len(p.file.faults) != 1 {
			t.Errorf("%s: on %s with %v", what, routeNames[p.route], p.file.faults)
			continue
		}
		if f := p.file.faults[0]; f.Code != c.code || f.Line != c.line || f.Column != c.column {
			t.Errorf("%s: %v", what, f)
		}
	}
}

func TestOnesOwnCasesAreOnTheShelf(t *testing.T) {
	dir := t.TempDir()
	good, err := os.ReadFile(scenario)
	if err != nil {
		t.Fatal(err)
	}
	own := filepath.Join(dir, "cases", "below")
	if err := os.MkdirAll(own, 0o755); err != nil {
		t.Fatal(err)
	}
	writeFile(t, filepath.Join(own, "good.yaml"), string(good))
	writeFile(t, filepath.Join(own, "bad.yaml"), "level: 9\n")
	writeFile(t, filepath.Join(own, "unplayable.yaml"), strings.NewReplacer("find: [yes]", "find: [perhaps]", "test-ins", "own-ins").Replace(string(good)))
	p := open(t, dir)
	if said := p.said(); !strings.Contains(said, "below/bad.yaml") || !strings.Contains(said, "below/unplayable.yaml") || strings.Contains(said, "good.yaml") {
		t.Errorf("the screen says %q", said)
	}
	p.done("open:test-insufficient")
	if p.route != caseRoute {
		t.Errorf("the case of one's own does not open: on %s", routeNames[p.route])
	}
	if slices.ContainsFunc(p.shelf.Cases, func(c view.ShelfCase) bool { return c.ID == "own-insufficient" }) {
		t.Error("a case that cannot be played through is on the shelf")
	}
}

func TestAReportHasAllThatItTakesToSeeTheCaseAgain(t *testing.T) {
	p := open(t, t.TempDir())
	p.now = func() time.Time { return time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC) }
	p.toFacts(t, scenario)
	p.done("ask:0", "report")
	path := filepath.Join(p.dir, "reports", "20260504-030201-test-insufficient.txt")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	s := p.under.sitting.Session()
	for _, want := range []string{"Rectify " + Version, s.Settings.Edition.String(), s.Scenario.Hash, s.Scenario.Raw, `{"kind":"arrive"}`, `"kind":"ask"`} {
		if !strings.Contains(string(text), want) {
			t.Errorf("%q is not in the report", want)
		}
	}
	if said := p.said(); !strings.Contains(said, path) {
		t.Errorf("the screen says %q", said)
	}
	p.done("ask:1")
	if said := p.said(); said != "" {
		t.Errorf("after the next act the screen still says %q", said)
	}
}
