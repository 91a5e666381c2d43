package store

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// practised fills a store: Anna did a (wrong, then correct) and left b; Babis did a; somebody unnamed left c.
func practised(t *testing.T) (s *Store, ids map[string]int64) {
	s, _ = reopen(t, t.TempDir())
	ids = map[string]int64{}
	finish := func(name, scenario, player, grade string, laws ...string) {
		ids[name] = begin(t, s, scenario, player)
		must(t, s.Add(t.Context(), ids[name], Act{Seq: 1, Kind: "ask"}))
		if grade != "" {
			must(t, s.Finish(t.Context(), ids[name], Verdict{Grade: grade, Laws: laws}))
		}
	}
	finish("first", "a", "Anna", "wrong", "27", "26")
	finish("second", "a", "Anna", "correct", "27")
	finish("left", "b", "Anna", "")
	finish("other", "a", "Babis", "incomplete", "64")
	finish("unnamed", "c", "", "")
	return s, ids
}

func TestHistory(t *testing.T) {
	s, ids := practised(t)
	tests := []struct {
		name   string
		filter Filter
		want   []string // the newest first
	}{
		{"everyone", Filter{Everyone: true}, []string{"unnamed", "other", "left", "second", "first"}},
		{"a player", Filter{Player: "Anna"}, []string{"left", "second", "first"}},
		{"a player, written otherwise", Filter{Player: " Anna "}, []string{"left", "second", "first"}},
		{"nobody by name", Filter{}, []string{"unnamed"}},
		{"a player never seen", Filter{Player: "Carol"}, nil},
		{"a scenario", Filter{Everyone: true, Scenario: "a"}, []string{"other", "second", "first"}},
		{"a law", Filter{Everyone: true, Law: "27"}, []string{"second", "first"}},
		{"a law beside another", Filter{Player: "Anna", Law: "26"}, []string{"first"}},
		{"a law that was not met", Filter{Player: "Babis", Law: "27"}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rows, err := s.History(t.Context(), tt.filter)
			must(t, err)
			var got, want []int64
			for _, a := range rows {
				got = append(got, a.ID)
				if a.Text != "" || a.Acts != nil || a.Begun.IsZero() {
					t.Errorf("row %+v", a)
				}
			}
			for _, name := range tt.want {
				want = append(want, ids[name])
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestLastGrades(t *testing.T) {
	s, _ := practised(t)
	for player, want := range map[string]map[string]string{
		"Anna":  {"a": "correct"},
		"Babis": {"a": "incomplete"},
		"":      {},
	} {
		got, err := s.LastGrades(t.Context(), player)
		must(t, err)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q: %s", player, diff)
		}
	}
}

func TestUnfinished(t *testing.T) {
	s, ids := practised(t)
	for player, want := range map[string]string{"Anna": "left", "": "unnamed"} {
		got, err := s.Unfinished(t.Context(), player, 3)
		must(t, err)
		if len(got) != 1 || got[0].ID != ids[want] || len(got[0].Acts) != 1 || got[0].Text == "" {
			t.Errorf("%q: %+v, want the one %q with its text and act", player, got, want)
		}
	}
	if got, err := s.Unfinished(t.Context(), "Babis", 3); err != nil || len(got) > 0 {
		t.Errorf("Babis left nothing, got %+v, %v", got, err)
	}

	other := begin(t, s, "z", "Anna")
	for most, want := range map[int][]int64{3: {other, ids["left"]}, 1: {other}} {
		got, err := s.Unfinished(t.Context(), "Anna", most)
		must(t, err)
		var newest []int64
		for _, a := range got {
			newest = append(newest, a.ID)
		}
		if !slices.Equal(newest, want) {
			t.Errorf("%d at most: attempts %v, want %v", most, newest, want)
		}
	}
	for _, scenario := range []string{"b", "z"} {
		again := begin(t, s, scenario, "Anna")
		must(t, s.Finish(t.Context(), again, Verdict{Grade: "correct"}))
	}
	if got, err := s.Unfinished(t.Context(), "Anna", 3); err != nil || len(got) > 0 {
		t.Errorf("given up by beginning again, got %+v, %v", got, err)
	}
}

func TestPlayers(t *testing.T) {
	s, _ := reopen(t, t.TempDir())
	now := func() string {
		name, err := s.Player(t.Context())
		must(t, err)
		return name
	}
	if now() != "" {
		t.Errorf("somebody practises at the first start: %q", now())
	}
	for _, name := range []string{"Άννα", "Βασίλης", "  Α\u0301ννα "} { // the third is the first, its accent typed apart
		must(t, s.SetPlayer(t.Context(), name))
	}
	if now() != "Άννα" {
		t.Errorf("got %q", now())
	}
	begin(t, s, "a", "Γιώργος")
	must(t, s.SetPlayer(t.Context(), ""))
	if now() != "" {
		t.Errorf("nobody was chosen, got %q", now())
	}
	got, err := s.Players(t.Context())
	must(t, err)
	if diff := cmp.Diff([]string{"Γιώργος", "Άννα", "Βασίλης"}, got); diff != "" {
		t.Error(diff)
	}
}

func TestSettings(t *testing.T) {
	s, _ := reopen(t, t.TempDir())
	for _, want := range []string{"", "el", "en", ""} {
		must(t, s.SetSetting(t.Context(), "language", want))
		got, err := s.Setting(t.Context(), "language")
		must(t, err)
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if got, err := s.Setting(t.Context(), "theme"); got != "" || err != nil {
		t.Errorf("a setting never set: %q, %v", got, err)
	}
}
