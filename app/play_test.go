package app

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/app/store"
	"rectify/engine/verdict"
)

// A whole visit: a case ruled rightly, the same ruled wrongly, with the language changed on the way; then what is stored.
func TestAVisitInARealWindow(t *testing.T) {
	needs(t, "Xvfb", "xdotool")
	dir := t.TempDir()
	d := start(t, screenInMemory(t), built(t), "--data", dir, scenario)
	if d.last.screen != "case" || d.last.lang != "en" || d.last.stage != "incident" {
		t.Fatalf("first: %s", d.last)
	}
	d.ruleCase(dir, true)
	before := d.last
	if now := d.press("F2"); now.lang != "el" || now.stage != before.stage || now.acts != before.acts {
		t.Fatalf("the language changes %s to %s", before, now)
	}
	d.press("F7")
	d.ruleCase(dir, false)
	if now := d.press("Escape", "F2"); now.screen != "home" || now.lang != "en" {
		t.Fatalf("Esc leads to %s", now)
	}
	d.quit()

	data(t, dir, func(s *store.Store) {
		list := stored(t, s)
		if len(list) != 2 {
			t.Fatalf("%d attempts are stored: %+v", len(list), list)
		}
		for i, want := range []func(string) bool{
			func(grade string) bool { return grade == "wrong" },
			func(grade string) bool { return grade == "correct" },
		} {
			a := list[i]
			if a.Verdict == nil || !want(a.Verdict.Grade) || !slices.Contains(a.Verdict.Laws, "27") {
				t.Errorf("attempt %d ended with %+v", a.ID, a.Verdict)
			}
			if got := kinds(a); !strings.HasPrefix(got, "settings arrive ask settle find name explain rule go-on") {
				t.Errorf("attempt %d: acts %s", a.ID, got)
			}
			u, err := restore(nil, a)
			if err != nil {
				t.Fatal(err)
			}
			if grade, marked := u.sitting.Session().Grade(); !marked || grade.String() != a.Verdict.Grade {
				t.Errorf("attempt %d is marked %s, and %s when its acts are done again", a.ID, a.Verdict.Grade, grade)
			}
		}
		if lang, err := s.Setting(t.Context(), "language"); err != nil || lang != "en" {
			t.Errorf("the language stored is %q: %v", lang, err)
		}
	})
}

// ruleCase plays the case on the screen to its end, each stage by its keys.
func (d *desk) ruleCase(dir string, rightly bool) {
	d.t.Helper()
	for d.last.enter != "home" {
		before := d.last
		for _, keys := range d.keys(dir, rightly) {
			d.press(keys)
		}
		if d.last == before {
			d.t.Fatalf("no way on from %s", before)
		}
	}
}

// keys is what to press at the stage shown.
func (d *desk) keys(dir string, rightly bool) []string {
	d.t.Helper()
	if slices.Contains([]string{"event:forward", "arrive", "begin", "go-on", "home"}, d.last.enter) {
		return []string{"Return"} // nothing to say
	}
	n := unfinished(d.t, dir).sitting.Session()
	turn := n.Turn()
	number := func(i int) string { return fmt.Sprint(i + 1) }
	var keys []string
	switch n.Stage {
	case session.Facts:
		for i, q := range turn.Questions {
			if q.Needed && !q.Asked {
				keys = append(keys, number(i))
			}
		}
	case session.Findings:
		step := turn.Next()
		keys = append(keys, number(slices.Index(step.Node.Fact.Could(n.Case(turn)), step.Finding.Answer.ID)))
	case session.Law:
		for _, r := range string(turn.Task.Ruled.Orders[0].Cite) {
			keys = append(keys, map[rune]string{'(': "parenleft", ')': "parenright"}[r])
			if last := len(keys) - 1; keys[last] == "" {
				keys[last] = string(r)
			}
		}
	case session.Options:
		i := 0
		for _, o := range turn.Offers {
			for _, ref := range o.Options {
				if ref.Option != session.Consult && ref.Option != session.Waive {
					keys = append(keys, number(i))
				}
				i++
			}
		}
	case session.Ruling:
		for i, choice := range turn.Choices {
			if verdict.Same(turn.Before, choice, turn.Task.Ruled) == rightly {
				keys = append(keys, number(i))
				break
			}
		}
	}
	return append(keys, "Return")
}

// Kills at random moments of an attempt: what the screen has shown is there when the program is opened again. Package store kills
// fifty times below the window; here it is the window's word that counts.
func TestNothingShownIsLostWhenTheWindowIsKilled(t *testing.T) {
	needs(t, "Xvfb", "xdotool")
	const kills = 6
	dir, display, program := t.TempDir(), screenInMemory(t), built(t)
	for range kills {
		d := start(t, display, program, "--data", dir, scenario)
		if rand.IntN(2) == 0 {
			d.press("Escape", "Return") // goes on with the case that was left, or takes the next one
		}
		for range 5 + rand.IntN(25) {
			if d.last.screen != "case" {
				break
			}
			for _, key := range d.keys(dir, rand.IntN(2) == 0) {
				d.press(key)
			}
		}
		shown := d.last
		if shown.screen == "case" && shown.acts > 0 {
			d.xdotool("key", "Return") // perhaps it is still done, perhaps not
		}
		d.kill()
		if shown.screen != "case" || shown.acts == 0 {
			continue
		}
		data(t, dir, func(s *store.Store) {
			a := stored(t, s)[0]
			if acts := len(a.Standing()) - 1; acts < d.last.acts { // but for the settings
				t.Errorf("the screen showed %d acts, %d are stored: %s", d.last.acts, acts, kinds(a))
			}
			if _, err := restore(nil, a); err != nil {
				t.Error(err)
			}
		})
	}
}
