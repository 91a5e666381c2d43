package store

import (
	"errors"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Several programs open a store that is not there yet and work at once, each on an attempt of its own and all on one.
func TestWritersAtOnce(t *testing.T) {
	const programs, acts = 6, 15
	ctx, dir := t.Context(), t.TempDir()
	var (
		all    sync.WaitGroup
		opened sync.WaitGroup // by everybody
		once   sync.Once
		shared int64
		made   = make(chan bool, programs)
		stored = make(chan int, programs*acts) // numbers of acts in the shared attempt, as the programs were told
		own    = make(chan int64, programs)
	)
	opened.Add(programs)
	for range programs {
		all.Go(func() {
			s, got, err := Open(ctx, options(dir))
			opened.Done()
			if err != nil {
				t.Error(err)
				return
			}
			defer s.Close()
			made <- got.Created
			opened.Wait()
			begin := func() int64 {
				id, err := s.Begin(ctx, Attempt{Scenario: "a", Player: "Άννα"})
				if err != nil {
					t.Error(err)
				}
				return id
			}
			once.Do(func() { shared = begin() })
			id := begin()
			own <- id
			for seq := range acts {
				if err := s.Add(ctx, id, Act{Seq: seq, Kind: "ask"}); err != nil {
					t.Error(err)
				}
				switch err := s.Add(ctx, shared, Act{Seq: seq, Kind: "ask"}); {
				case err == nil:
					stored <- seq
				case !errors.Is(err, ErrSeq):
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	close(made)
	close(stored)
	close(own)

	created := 0
	for c := range made {
		if c {
			created++
		}
	}
	if created != 1 {
		t.Errorf("%d programs made the file", created)
	}
	s, found := reopen(t, dir)
	if found.Damage != nil {
		t.Fatalf("damaged: %+v", found.Damage)
	}
	for id := range own {
		a, err := s.Attempt(ctx, id)
		must(t, err)
		if len(a.Acts) != acts {
			t.Errorf("attempt %d has %d acts, want %d", id, len(a.Acts), acts)
		}
	}
	want, got := map[int]int{}, map[int]int{}
	for seq := range stored {
		want[seq]++
	}
	a, err := s.Attempt(ctx, shared)
	must(t, err)
	for _, act := range a.Acts {
		got[act.Seq]++
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("acts of the shared attempt, told as stored and found: %s", diff)
	}
}
