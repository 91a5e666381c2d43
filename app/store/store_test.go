package store

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var noon = time.Date(2026, 3, 14, 12, 0, 0, 5, time.UTC)

// clock gives a time one second later at each call.
func clock() func() time.Time {
	t := noon
	return func() time.Time { t = t.Add(time.Second); return t }
}

func options(dir string) Options { return Options{Dir: dir, Now: clock(), Version: "0.1.0"} }

// reopen opens the store in dir until the test ends.
func reopen(t *testing.T, dir string) (*Store, Opened) {
	t.Helper()
	s, opened, err := Open(t.Context(), options(dir))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() }) // again after a test's own Close: no harm
	return s, opened
}

func begin(t *testing.T, s *Store, scenario, player string) int64 {
	t.Helper()
	id, err := s.Begin(t.Context(), Attempt{Scenario: scenario, Text: "id: " + scenario, Edition: "2024", Player: player})
	must(t, err)
	return id
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestFolderNamesOfEveryKind(t *testing.T) {
	for _, name := range []string{"with a blank", "Διαιτησία ♠", "what?", "a#b", "100%25", "a&b=c", "quote'"} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), name, "deeper")
			s, opened := reopen(t, dir)
			if !opened.Created || opened.Damage != nil || opened.Path != filepath.Join(dir, "rectify.db") {
				t.Errorf("opened %+v", opened)
			}
			id := begin(t, s, "a", "")
			must(t, s.Close())
			s, opened = reopen(t, dir)
			if opened.Created {
				t.Error("a second file was made")
			}
			if _, err := s.Attempt(t.Context(), id); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestPragmasAreInForce(t *testing.T) {
	s, _ := reopen(t, t.TempDir())
	for name, want := range map[string]string{"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "busy_timeout": "10000"} {
		var got string
		must(t, s.db.QueryRowContext(t.Context(), "PRAGMA "+name).Scan(&got))
		if got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
	if _, err := s.db.ExecContext(t.Context(), `INSERT INTO acts VALUES (99, 1, 'ask', '', '')`); err == nil {
		t.Error("an act without its attempt was stored")
	}
	if _, err := s.db.ExecContext(t.Context(), `INSERT INTO settings VALUES ('width', x'00')`); err == nil {
		t.Error("a blob was stored as a text: the tables are not strict")
	}
}

func TestAnAttemptIsReadBackAsItWas(t *testing.T) {
	ctx, dir := t.Context(), t.TempDir()
	s, _ := reopen(t, dir)
	text := "id: ib\ntitle: {el: \"Μία κούπα πάνω από μία πίκα\"}\n"
	id, err := s.Begin(ctx, Attempt{Scenario: "ib", Text: text, Edition: "2024", Authority: "WBF", Seed: 1<<63 + 7, Player: " Άννα  Β. "})
	must(t, err)
	acts := []Act{
		{Seq: 1, Kind: "ask", Payload: `{"fact":"call-intended"}`, At: noon},
		{Seq: 2, Kind: "choose", At: noon.Add(time.Minute)},
		{Seq: 5, Kind: "rule", Payload: `["27B3"]`, At: noon.Add(time.Hour)},
	}
	for _, act := range acts {
		must(t, s.Add(ctx, id, act))
	}
	must(t, s.Undo(ctx, id, 2))
	must(t, s.Finish(ctx, id, Verdict{Grade: "incomplete", Laws: []string{"27", "26", "10"}, Detail: `{"missing":["27D"]}`}))
	must(t, s.Close())

	s, _ = reopen(t, dir)
	got, err := s.Attempt(ctx, id)
	must(t, err)
	acts[1].Undone = noon.Add(3 * time.Second) // the third reading of the clock: player, attempt, undone
	want := Attempt{
		ID: id, Scenario: "ib", Text: text, Hash: "47c7b0be37e95bdcb8bca70890ba234faa81ebc60aeb8a168985caba00c63e5c", Edition: "2024", Authority: "WBF", Program: "0.1.0", Seed: 1<<63 + 7,
		Player: "Άννα Β.", Begun: noon.Add(2 * time.Second), Acts: acts,
		Verdict: &Verdict{Grade: "incomplete", Laws: []string{"27", "26", "10"}, Detail: `{"missing":["27D"]}`, At: noon.Add(4 * time.Second)},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]Act{acts[0], acts[2]}, got.Standing()); diff != "" {
		t.Error(diff)
	}
}

func TestRefused(t *testing.T) {
	ctx := context.Background()
	act := func(seq int) Act { return Act{Seq: seq, Kind: "ask"} }
	tests := []struct {
		name string
		do   func(s *Store, id int64) error
		want error
	}{
		{"the same act twice", func(s *Store, id int64) error { return s.Add(ctx, id, act(2)) }, ErrSeq},
		{"an act before the last", func(s *Store, id int64) error { return s.Add(ctx, id, act(1)) }, ErrSeq},
		{"an act of no attempt", func(s *Store, id int64) error { return s.Add(ctx, id+1, act(3)) }, ErrNotFound},
		{"undo of no act", func(s *Store, id int64) error { return s.Undo(ctx, id, 7) }, ErrNotFound},
		{"a number taken back", func(s *Store, id int64) error { return errors.Join(s.Undo(ctx, id, 2), s.Add(ctx, id, act(2))) }, ErrSeq},
		{"undo twice", func(s *Store, id int64) error { return errors.Join(s.Undo(ctx, id, 2), s.Undo(ctx, id, 2)) }, ErrUndone},
		{"finish of no attempt", func(s *Store, id int64) error { return s.Finish(ctx, id+1, Verdict{Grade: "correct"}) }, ErrNotFound},
		{"a second verdict", finishedThen(func(s *Store, id int64) error { return s.Finish(ctx, id, Verdict{Grade: "wrong"}) }), ErrFinished},
		{"an act after the verdict", finishedThen(func(s *Store, id int64) error { return s.Add(ctx, id, act(3)) }), ErrFinished},
		{"undo after the verdict", finishedThen(func(s *Store, id int64) error { return s.Undo(ctx, id, 2) }), ErrFinished},
		{"reading no attempt", func(s *Store, id int64) error { _, err := s.Attempt(ctx, id+1); return err }, ErrNotFound},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, _ := reopen(t, t.TempDir())
			id := begin(t, s, "a", "")
			must(t, s.Add(ctx, id, act(2)))
			if err := tt.do(s, id); !errors.Is(err, tt.want) {
				t.Errorf("got %v, want %v", err, tt.want)
			}
			got, err := s.Attempt(ctx, id)
			must(t, err)
			if len(got.Acts) != 1 {
				t.Errorf("the attempt has %d acts, want the first alone", len(got.Acts))
			}
		})
	}
}

func finishedThen(do func(*Store, int64) error) func(*Store, int64) error {
	return func(s *Store, id int64) error {
		return errors.Join(s.Finish(context.Background(), id, Verdict{Grade: "correct"}), do(s, id))
	}
}

func TestAVerdictIsStoredWholeOrNotAtAll(t *testing.T) {
	s, _ := reopen(t, t.TempDir())
	id := begin(t, s, "a", "")
	if err := s.Finish(t.Context(), id, Verdict{Grade: "correct", Laws: []string{"27", ""}}); err == nil {
		t.Fatal("an empty law was stored")
	}
	got, err := s.Attempt(t.Context(), id)
	must(t, err)
	if got.Verdict != nil {
		t.Errorf("half a verdict: %+v", got.Verdict)
	}
	if err := s.Add(t.Context(), id, Act{Seq: 1, Kind: "ask", Payload: "{"}); err == nil {
		t.Error("a payload that is not JSON was stored")
	}
}

func TestUserDirEndsInTheProgramsName(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", "not/absolute")
	dir, err := UserDir()
	must(t, err)
	if !filepath.IsAbs(dir) || filepath.Base(dir) != "rectify" {
		t.Errorf("got %q", dir)
	}
}

// files are the names in a folder that start with prefix.
func files(t *testing.T, dir, prefix string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), prefix) {
			names = append(names, e.Name())
		}
	}
	return names
}
