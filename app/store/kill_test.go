package store

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"testing"
	"time"
)

// childDir is the environment variable that makes this test binary a trainee's program, on the store in that folder.
const childDir = "RECTIFY_STORE_CHILD"

func TestMain(m *testing.M) {
	if dir := os.Getenv(childDir); dir != "" {
		fmt.Fprintln(os.Stderr, practise(dir)) // it ends with a fault only: else it is killed
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// practise acts as fast as it can, going on where the last process was killed, and says each thing when it is stored.
func practise(dir string) error {
	ctx := context.Background()
	s, opened, err := Open(ctx, Options{Dir: dir, Now: time.Now})
	if err != nil {
		return err
	}
	if opened.Damage != nil {
		return fmt.Errorf("damaged: %+v", *opened.Damage)
	}
	for {
		left, err := s.Unfinished(ctx, "Άννα", 1)
		if err != nil {
			return err
		}
		var a Attempt
		if len(left) > 0 {
			a = left[0]
		} else {
			a.ID, err = s.Begin(ctx, Attempt{Scenario: "a", Text: "id: a", Player: "Άννα"})
		}
		if err != nil {
			return err
		}
		for seq := len(a.Acts) + 1; seq <= 40; seq++ {
			if err := s.Add(ctx, a.ID, Act{Seq: seq, Kind: "ask", Payload: fmt.Sprint(seq)}); err != nil {
				return err
			}
			fmt.Println("act", a.ID, seq)
			if seq%10 == 0 {
				if err := s.Undo(ctx, a.ID, seq); err != nil {
					return err
				}
				fmt.Println("undone", a.ID, seq)
			}
		}
		if err := s.Finish(ctx, a.ID, Verdict{Grade: "correct", Laws: []string{"27"}}); err != nil {
			return err
		}
		fmt.Println("finished", a.ID, 0)
	}
}

// A report is a line that the trainee's program printed.
type report struct {
	what    string
	attempt int64
	seq     int
}

func TestNoActIsLostWhenTheProgramIsKilled(t *testing.T) {
	const kills = 50
	dir := t.TempDir()
	reported := map[report]bool{}
	for n := range kills {
		for _, r := range killed(t, dir, n%4 == 0) {
			reported[r] = true
		}
		s, opened, err := Open(t.Context(), Options{Dir: dir, Now: time.Now})
		if err != nil {
			t.Fatalf("kill %d: %v", n, err)
		}
		if opened.Damage != nil || opened.Created && len(reported) > 0 {
			t.Fatalf("kill %d: opened %+v", n, opened)
		}
		stored := inStore(t, s)
		for r := range reported {
			if !stored[r] {
				t.Errorf("kill %d: %+v was told as stored and is lost", n, r)
			}
		}
		must(t, s.Close())
	}
	if names := files(t, dir, "rectify-damaged"); names != nil {
		t.Errorf("files put aside: %q", names)
	}
}

// killed runs the trainee's program on the store in dir, kills it at a random moment, and gives what it reported. An
// early kill comes while the program opens the store, or makes it; else it comes after some reports.
func killed(t *testing.T, dir string, early bool) []report {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childDir+"="+dir)
	var faults bytes.Buffer
	cmd.Stderr = &faults
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())

	var all []report
	lines := bufio.NewScanner(out)
	read := func() bool {
		if !lines.Scan() {
			return false
		}
		var r report
		if _, err := fmt.Sscan(lines.Text(), &r.what, &r.attempt, &r.seq); err != nil {
			t.Fatalf("line %q: %v", lines.Text(), err)
		}
		all = append(all, r)
		return true
	}
	wait := time.Duration(rand.IntN(3_000)) * time.Microsecond // about as long as it takes to store an act
	if early {
		wait *= 15
	} else {
		for range 1 + rand.IntN(60) {
			if !read() {
				break
			}
		}
	}
	time.Sleep(wait)
	must(t, cmd.Process.Kill())
	for read() {
	}
	must(t, lines.Err())
	if err := cmd.Wait(); err == nil || faults.Len() > 0 {
		t.Fatalf("the program stopped by itself: %v: %s", err, &faults)
	}
	return all
}

// inStore is everything that the store holds, as it would have been reported. It checks on the way that each attempt's
// acts are whole and without a gap, and that at most one attempt is unfinished.
func inStore(t *testing.T, s *Store) map[report]bool {
	t.Helper()
	stored := map[report]bool{}
	attempts, err := s.History(t.Context(), Filter{Player: "Άννα"})
	must(t, err)
	for i, row := range attempts {
		a, err := s.Attempt(t.Context(), row.ID)
		must(t, err)
		for n, act := range a.Acts {
			if act.Seq != n+1 || act.Payload != fmt.Sprint(n+1) {
				t.Fatalf("attempt %d: act %+v in place %d", a.ID, act, n+1)
			}
			stored[report{"act", a.ID, act.Seq}] = true
			if !act.Undone.IsZero() {
				stored[report{"undone", a.ID, act.Seq}] = true
			}
		}
		if a.Verdict != nil {
			stored[report{"finished", a.ID, 0}] = true
		} else if i > 0 { // they come the newest first
			t.Fatalf("attempt %d was left, though a later one was begun", a.ID)
		}
	}
	return stored
}
