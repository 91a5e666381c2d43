package store

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

func TestADamagedFileIsKeptAndANewOneBegun(t *testing.T) {
	page := func(n int) func([]byte) []byte { // overwrites one page
		return func(b []byte) []byte {
			copy(b[n*4096:(n+1)*4096], bytes.Repeat([]byte("spoilt!!"), 512))
			return b
		}
	}
	tests := []struct {
		name  string
		spoil func([]byte) []byte
	}{
		{"first page overwritten", page(0)},
		{"a page overwritten", page(5)},
		{"last page overwritten", func(b []byte) []byte { return page(len(b)/4096 - 1)(b) }},
		{"cut in half", func(b []byte) []byte { return b[:len(b)/2] }},
		{"cut within the header", func(b []byte) []byte { return b[:50] }},
		{"not a database", func([]byte) []byte { return []byte(strings.Repeat("Dear director, ", 1000)) }},
		{"empty", func([]byte) []byte { return nil }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			s, opened := reopen(t, dir)
			id := begin(t, s, "a", "")
			for i := range 60 {
				must(t, s.Add(t.Context(), id, Act{Seq: i, Kind: "ask", Payload: `"` + strings.Repeat("x", 500) + `"`}))
			}
			must(t, s.Close())
			b, err := os.ReadFile(opened.Path)
			must(t, err)
			b = tt.spoil(b)
			must(t, os.WriteFile(opened.Path, b, 0o600))

			s, opened = reopen(t, dir)
			if !opened.Created || opened.Damage == nil || len(opened.Damage.Faults) == 0 {
				t.Fatalf("the damage was not told: %+v", opened)
			}
			kept, err := os.ReadFile(opened.Damage.Kept)
			must(t, err)
			if !bytes.Equal(kept, b) {
				t.Error("the damaged file was not kept as it was")
			}
			begin(t, s, "b", "") // the new one works
			must(t, s.Close())
			if _, opened = reopen(t, dir); opened.Created || opened.Damage != nil {
				t.Errorf("the new file is not sound: %+v", opened)
			}
		})
	}
}

func TestALogWithoutItsFileIsKept(t *testing.T) {
	dir := t.TempDir()
	must(t, os.WriteFile(filepath.Join(dir, fileName+"-wal"), []byte("acts that were not copied yet"), 0o600))
	_, opened := reopen(t, dir)
	if opened.Damage == nil {
		t.Fatal("the damage was not told")
	}
	if got, err := os.ReadFile(opened.Damage.Kept + "-wal"); err != nil || string(got) != "acts that were not copied yet" {
		t.Errorf("%q, %v", got, err)
	}
}

func TestDamagedTwiceInOneSecondKeepsBoth(t *testing.T) {
	dir := t.TempDir()
	for range 2 {
		must(t, os.WriteFile(filepath.Join(dir, fileName), nil, 0o600))
		s, _ := reopen(t, dir) // each with its own clock from the same second
		must(t, s.Close())
	}
	if got := files(t, dir, "rectify-damaged-"); len(got) != 2 {
		t.Errorf("kept %q", got)
	}
}

func TestWhatIsLeftOfAHalfMadeFileDoesNoHarm(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{fileName + ".new", fileName + ".new-wal"} {
		must(t, os.WriteFile(filepath.Join(dir, name), []byte("half"), 0o600))
	}
	s, opened := reopen(t, dir)
	if !opened.Created || opened.Damage != nil {
		t.Errorf("opened %+v", opened)
	}
	begin(t, s, "a", "")
}

// withMigrations is the real migrations and some more.
func withMigrations(t *testing.T, more map[string]string) fs.FS {
	t.Helper()
	real, err := embedded.ReadFile("migrations/00001_attempts.sql")
	must(t, err)
	all := fstest.MapFS{"00001_attempts.sql": {Data: real}}
	for name, sql := range more {
		all[name] = &fstest.MapFile{Data: []byte("-- +goose Up\n" + sql)}
	}
	return all
}

func TestMigrationsBackUpBeforeEachStep(t *testing.T) {
	ctx, dir := t.Context(), t.TempDir()
	s, _ := reopen(t, dir)
	id := begin(t, s, "a", "Άννα")
	must(t, s.Close())

	s, opened, err := open(ctx, options(dir), withMigrations(t, map[string]string{
		"00002_note.sql":  "ALTER TABLE attempts ADD COLUMN note TEXT;",
		"00003_index.sql": "CREATE INDEX attempts_by_note ON attempts (note);",
	}))
	must(t, err)
	if _, err := s.Attempt(ctx, id); err != nil {
		t.Error(err)
	}
	must(t, s.Close())
	if len(opened.Migrated) != 2 || opened.Created {
		t.Fatalf("opened %+v", opened)
	}
	for i, m := range opened.Migrated {
		if m.From != int64(i+1) || m.To != int64(i+2) {
			t.Errorf("step %d: %+v", i, m)
		}
	}

	// The first backup, put back in place, is the store as it was.
	old := t.TempDir()
	must(t, os.Rename(opened.Migrated[0].Backup, filepath.Join(old, fileName)))
	s, opened = reopen(t, old)
	if opened.Created || opened.Damage != nil || opened.Migrated != nil {
		t.Errorf("the backup opened as %+v", opened)
	}
	if a, err := s.Attempt(ctx, id); err != nil || a.Player != "Άννα" {
		t.Errorf("%+v, %v", a, err)
	}
}

func TestABrokenMigrationLeavesNothing(t *testing.T) {
	ctx, dir := t.Context(), t.TempDir()
	s, _ := reopen(t, dir)
	id := begin(t, s, "a", "")
	must(t, s.Close())

	_, _, err := open(ctx, options(dir), withMigrations(t, map[string]string{
		"00002_broken.sql": "CREATE TABLE half (a TEXT) STRICT;\nDELETE FROM attempts;\nINSERT INTO nowhere VALUES (1);",
	}))
	if err == nil {
		t.Fatal("no error")
	}
	backups := files(t, filepath.Join(dir, "backups"), "rectify-version-1-")
	if len(backups) != 1 || !strings.Contains(err.Error(), backups[0]) {
		t.Errorf("backups %q, error %v", backups, err)
	}
	s, opened := reopen(t, dir)
	if opened.Created || opened.Damage != nil || opened.Migrated != nil {
		t.Errorf("opened %+v", opened)
	}
	if _, err := s.Attempt(ctx, id); err != nil {
		t.Error(err)
	}
	half, err := texts(ctx, s.db, `SELECT name FROM sqlite_schema WHERE name = 'half'`)
	if err != nil || half != nil {
		t.Errorf("%q, %v", half, err)
	}
}

func TestAFileOfANewerProgramIsLeftAlone(t *testing.T) {
	ctx, dir := t.Context(), t.TempDir()
	s, _, err := open(ctx, options(dir), withMigrations(t, map[string]string{"00002_new.sql": "CREATE TABLE later (a TEXT) STRICT;"}))
	must(t, err)
	must(t, s.Close())
	before, err := os.ReadFile(filepath.Join(dir, fileName))
	must(t, err)

	_, _, err = Open(ctx, options(dir))
	var newer *NewerError
	if !errors.As(err, &newer) || newer.Have != 2 || newer.Known != 1 {
		t.Fatalf("got %v", err)
	}
	after, err := os.ReadFile(filepath.Join(dir, fileName))
	must(t, err)
	if !bytes.Equal(before, after) {
		t.Error("the file was changed")
	}
}

func TestAFolderThatCannotBeUsedIsAnErrorAndNoDamage(t *testing.T) {
	dir := t.TempDir()
	must(t, os.Mkdir(filepath.Join(dir, fileName), 0o700)) // a folder where the file should be
	_, opened, err := Open(t.Context(), options(dir))
	if err == nil || opened.Damage != nil {
		t.Errorf("%+v, %v", opened, err)
	}
	blocked := filepath.Join(t.TempDir(), "file")
	must(t, os.WriteFile(blocked, []byte("mine"), 0o600))
	if _, _, err := Open(t.Context(), options(blocked)); err == nil {
		t.Error("a file was taken for the folder")
	}
}

func TestACancelledOpenLeavesTheStoreFree(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := Open(ctx, options(dir)); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	reopen(t, dir)
}
