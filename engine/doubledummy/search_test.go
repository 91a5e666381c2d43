package doubledummy

import (
	"context"
	"math/rand/v2"
	"testing"

	"rectify/engine/bridge"
)

// solve is what [Solve] finds with parts of the search switched off.
func solve(t *testing.T, p Position, noQuick, noBook bool) int {
	t.Helper()
	s := newSearch(context.Background(), p.all(), p.Trump)
	s.noQuick, s.noBook = noQuick, noBook
	n, err := s.value(p)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestWhatSavesTimeDoesNotChangeTheResult(t *testing.T) {
	r := rand.New(rand.NewPCG(77, 2))
	endings := 250
	if testing.Short() {
		endings = 10
	}
	for range endings {
		p := ending(r, 6)
		if got, want := solve(t, p, false, false), solve(t, p, true, true); got != want {
			t.Fatalf("%v: %d, with neither quick tricks nor the book %d", p, got, want)
		}
		p = ending(r, 7+r.IntN(4))
		if got, want := solve(t, p, false, false), solve(t, p, true, false); got != want {
			t.Fatalf("%v: %d, without quick tricks %d", p, got, want)
		}
		p = ending(r, 7+r.IntN(2))
		if got, want := solve(t, p, false, false), solve(t, p, false, true); got != want {
			t.Fatalf("%v: %d, without the book %d", p, got, want)
		}
	}
}

func TestSeatsAndSuitsAreAlike(t *testing.T) {
	r := rand.New(rand.NewPCG(77, 3))
	endings := 250
	if testing.Short() {
		endings = 20
	}
	for range endings {
		p := ending(r, 9)
		want := solve(t, p, false, false)
		turns := 1 + r.IntN(3)
		turned := p
		turned.Hands = bridge.BySeat[bridge.Hand](bridge.Deal(p.Hands).Rotate(turns))
		turned.Leader = p.Leader.Rotate(turns)
		if got := solve(t, turned, false, false); got != want {
			t.Fatalf("%v: %d, turned %d times %d", p, want, turns, got)
		}
		var names [5]bridge.Suit
		for i, j := range r.Perm(4) {
			names[bridge.Suits[i]] = bridge.Suits[j]
		}
		renamed := p
		renamed.Hands = bridge.BySeat[bridge.Hand](bridge.Deal(p.Hands).Permute(names))
		renamed.Trump = p.Trump.Permute(names)
		if got := solve(t, renamed, false, false); got != want {
			t.Fatalf("%v: %d, suits renamed %v %d", p, want, names, got)
		}
	}
}

func TestAFullBookIsDropped(t *testing.T) {
	r := rand.New(rand.NewPCG(77, 4))
	p := ending(r, 10)
	want := solve(t, p, false, false)
	s := newSearch(context.Background(), p.all(), p.Trump)
	s.book.most = 100
	got, err := s.value(p)
	if err != nil {
		t.Fatal(err)
	}
	if got != want {
		t.Errorf("%d, want %d", got, want)
	}
	if n := len(s.book.proofs); n > 2*s.book.most {
		t.Errorf("%d proofs are kept", n)
	}
}

func TestAStoppedSearchSaysSo(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p := ending(rand.New(rand.NewPCG(77, 5)), 13)
	if _, err := Solve(ctx, p); err != context.Canceled {
		t.Errorf("error %v", err)
	}
}
