package view

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/i18n"
	"rectify/scenarios"
)

// primaries is the main buttons that are pressed from here on until one of them is the given one, and how many events are shown
// then each time.
func primaries(t *testing.T, v *Sitting, until string) (ids []string, shown []int) {
	t.Helper()
	for {
		id := v.View().Sheet.Primary.ID
		ids, shown = append(ids, id), append(shown, v.View().Transport.At)
		if id == until {
			return ids, shown
		}
		press(t, v, id)
		if len(ids) > 30 {
			t.Fatalf("%s never comes: %v", until, ids)
		}
	}
}

func TestTheIncidentIsWatchedEventByEvent(t *testing.T) {
	v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: bothEditions[1], Easy: true})
	ids, shown := primaries(t, v, "arrive")
	if want := []string{"event:forward", "event:forward", "event:forward", "event:forward", "arrive"}; !slices.Equal(ids, want) || !slices.Equal(shown, []int{0, 1, 2, 3, 4}) {
		t.Errorf("pressed %v with %v events shown", ids, shown)
	}
	if e := press(t, v, "arrive"); e.Act == nil || e.Act.Kind != session.Arrive {
		t.Errorf("got %+v", e)
	}
}

// TestPlayingOnShowsWhatIsNew goes on after the interim ruling and after the last one.
func TestPlayingOnShowsWhatIsNew(t *testing.T) {
	v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: bothEditions[1], Easy: true})
	until(t, v, session.Verdict)
	if e := press(t, v, "go-on"); e.Act == nil || e.Act.Kind != session.GoOn {
		t.Fatalf("got %+v", e)
	}
	c := v.View()
	if c.Sheet.Title != "The deal goes on" || !c.Sheet.Stages[4].Now || c.Transport.At != 4 || c.Transport.Of != 5 || !v.Playing() {
		t.Errorf("after the ruling: %q, event %d of %d, stages %+v", c.Sheet.Title, c.Transport.At, c.Transport.Of, c.Sheet.Stages)
	}
	acts := len(v.s.Acts())
	if e := press(t, v, "settle"); e.Act != nil {
		t.Error("the next facts stage has begun already")
	}
	ids, shown := primaries(t, v, "begin")
	if !slices.Equal(ids, []string{"event:forward", "begin"}) || !slices.Equal(shown, []int{4, 5}) {
		t.Errorf("pressed %v with %v events shown", ids, shown)
	}
	if title := v.View().Sheet.Title; title != "You are called back" {
		t.Errorf("got %q", title)
	}
	press(t, v, "event:back")
	press(t, v, "event:last")
	if e := press(t, v, "begin"); e.Act != nil || len(v.s.Acts()) != acts {
		t.Error("watching is stored")
	}
	if c := v.View(); c.Sheet.Stages[4].Now || c.Sheet.Primary.ID == "begin" {
		t.Errorf("the next task does not begin: %+v", c.Sheet)
	}
	for v.s.Stage != session.Score {
		if v.watching() {
			press(t, v, "event:last")
		}
		advance(t, v, nil)
	}
	if v.shown != v.s.Seen() && !v.watching() {
		t.Errorf("at the end: %d events shown, %d seen", v.shown, v.s.Seen())
	}
	for v.watching() {
		press(t, v, v.View().Sheet.Primary.ID)
	}
	if v.View().Sheet.Title != "How it ended" || v.Playing() {
		t.Errorf("got %q", v.View().Sheet.Title)
	}
}

func TestACaseTakenUpAgainStandsWhereItWasLeft(t *testing.T) {
	for _, s := range []*scenarios.Scenario{load(t, heart), load(t, held)} {
		v := sit(t, i18n.Greek, s, session.Settings{Edition: bothEditions[1], Easy: true})
		for more := true; more; more = advance(t, v, nil) {
			again, err := session.Restore(s, v.s.Settings, v.s.Acts())
			if err != nil {
				t.Fatal(err)
			}
			w := NewSitting(v.p, again, false)
			acts := v.s.Acts()
			watched := len(acts) > 0 && acts[len(acts)-1].Kind == session.GoOn // what is only looked at may be looked at again
			if w.View().Sheet.Title != v.View().Sheet.Title && !watched && v.s.Stage != session.Incident {
				t.Errorf("left at %q, taken up at %q", v.View().Sheet.Title, w.View().Sheet.Title)
			}
			if v.s.Stage == session.Incident && w.shown != 0 {
				t.Errorf("the incident begins after event %d", w.shown)
			}
		}
	}
}

// TestTheLanguageChangesNothingElse changes the language at every stage, with something selected and typed, and back again.
func TestTheLanguageChangesNothingElse(t *testing.T) {
	el, en := printer(t, i18n.Greek), printer(t, i18n.English)
	for _, easy := range []bool{true, false} {
		v := sit(t, i18n.Greek, load(t, heart), session.Settings{Edition: bothEditions[1], Easy: easy})
		same := func() {
			t.Helper()
			before := v.View()
			v.SetPrinter(en)
			between := v.View()
			v.SetPrinter(el)
			if after := v.View(); !reflect.DeepEqual(after, before) {
				t.Errorf("at stage %s the view was\n%+v\nand is\n%+v", v.s.Stage, before, after)
			}
			if got, want := shape(between), shape(before); !slices.Equal(got, want) {
				t.Errorf("at stage %s, in English:\n%v\nin Greek:\n%v", v.s.Stage, got, want)
			}
			readable(t, "after the change", i18n.English, v.s.Scenario, between)
		}
		write := func() {
			v.Type("search", "ΠΑΣ")
			if v.View().Sheet.Composer.Search.Text != "ΠΑΣ" {
				t.Error("what was typed is gone")
			}
			v.Type("search", "")
			press(t, v, "kind:passes")
			press(t, v, "pick:who:0")
			same()
			press(t, v, "pick:how-long:1")
			same()
			press(t, v, "add")
			v.Type("cites", "27B2, 99Z")
			press(t, v, "rule")
			if v.View().Sheet.Message == "" {
				t.Error("nothing is said of a law that there is not")
			}
			same()
		}
		if easy {
			write = nil
		}
		for more := true; more; more = advance(t, v, write) {
			same()
			if v.s.Stage == session.Law {
				v.Type("law", "99Z")
				press(t, v, "name")
				same()
			}
		}
	}
}

// shape is what of a view is the same in both languages: what can be done, and what is chosen.
func shape(c Case) []string {
	var out []string
	s := c.Sheet
	for _, i := range s.Items {
		out = append(out, i.ID)
		if i.Chosen || i.Done {
			out = append(out, "x")
		}
	}
	for _, a := range append(s.More, s.Primary) {
		out = append(out, a.ID)
	}
	for i, st := range s.Stages {
		if st.Now {
			out = append(out, strings.Repeat("i", i))
		}
	}
	if s.Entry != nil {
		out = append(out, s.Entry.Text)
	}
	if s.Composer != nil {
		out = append(out, s.Composer.Cites.Text, s.Composer.Search.Text)
		for _, i := range s.Composer.Palette {
			out = append(out, i.ID)
		}
		if d := s.Composer.Draft; d != nil {
			for _, p := range d.Pickers {
				for _, ch := range p.Choices {
					out = append(out, ch.ID)
					if ch.Chosen {
						out = append(out, "x")
					}
				}
			}
		}
	}
	return out
}

func TestUndoTakesBackAStep(t *testing.T) {
	v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: bothEditions[1], Easy: true})
	if e := press(t, v, "undo"); e.Undone {
		t.Error("there was nothing to take back")
	}
	until(t, v, session.Verdict)
	press(t, v, "go-on")
	press(t, v, "event:forward")
	if e := press(t, v, "undo"); !e.Undone || v.s.Stage != session.Verdict || v.watching() || v.shown != 4 {
		t.Errorf("got %+v at stage %s, event %d", e, v.s.Stage, v.shown)
	}
	for v.s.Stage != session.Incident {
		if !press(t, v, "undo").Undone {
			t.Fatalf("stuck at stage %s", v.s.Stage)
		}
	}
	if v.View().Sheet.Primary.ID != "arrive" {
		t.Errorf("got %+v", v.View().Sheet.Primary)
	}
}

func TestAButtonOfAnotherStageDoesNothing(t *testing.T) {
	v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: bothEditions[1], Easy: true})
	for more := true; more; more = advance(t, v, nil) {
		stage, acts := v.s.Stage, len(v.s.Acts())
		for _, id := range []string{"arrive", "ask:0", "ask:99", "ask:x", "settle", "found", "name", "explained", "rule", "go-on", "explain:99", "choice:99", "find:nothing", "begin"} {
			v.clear()
			own := id == "arrive" && stage == session.Incident || id == v.View().Sheet.Primary.ID || stage == session.Facts && strings.HasPrefix(id, "ask:") || id == "begin"
			if own {
				continue
			}
			if e := press(t, v, id); e.Act != nil || e.Leave != "" || v.s.Stage != stage || len(v.s.Acts()) != acts {
				t.Fatalf("%s at stage %s: %+v", id, stage, e)
			}
		}
		v.clear()
	}
	if e := press(t, v, "help"); e.Leave != "help" {
		t.Errorf("got %+v", e)
	}
}

func TestLawsAreReadAsTheyAreWritten(t *testing.T) {
	for text, want := range map[string]string{
		"27B1(a)": "27B1(a)", "27 B1, 50 d2": "27B1 50D2", "27Β1; 16Γ2": "27B1 16C2", "27B 26B": "27B 26B",
	} {
		v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: bothEditions[1]})
		until(t, v, session.Law)
		v.Type("law", text)
		e := press(t, v, "name")
		if e.Act == nil {
			t.Errorf("%s: %s", text, v.View().Sheet.Message)
			continue
		}
		var got []string
		for _, c := range e.Act.Cites {
			got = append(got, string(c))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: got %v", text, got)
		}
	}
}
