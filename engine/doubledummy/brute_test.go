package doubledummy

import (
	"context"
	"math/rand/v2"
	"testing"

	"rectify/engine/bridge"
)

// brute is the tricks that the side of the seat to play takes, by trying every card.
func brute(p Position) int {
	seat := p.ToPlay()
	var led bridge.Suit
	if len(p.Trick) > 0 {
		led = p.Trick[0].Suit()
	}
	best := -1
	for _, c := range bridge.Follows(p.Hands[seat], led).Cards() {
		next, won := p.Play(c)
		tricks, left := 0, next.Hands[next.ToPlay()].Len()
		if left > 0 {
			if tricks = brute(next); next.ToPlay().Opposes(seat) {
				tricks = left - tricks
			}
		}
		if won != bridge.NoSeat && !won.Opposes(seat) {
			tricks++
		}
		best = max(best, tricks)
	}
	return best
}

// ending is a random position of n cards a hand.
func ending(r *rand.Rand, n int) Position {
	pack := r.Perm(52)
	p := Position{Trump: bridge.Denom(1 + r.IntN(5)), Leader: bridge.Seats[r.IntN(4)]}
	for i, s := range bridge.Seats {
		for _, c := range pack[n*i : n*(i+1)] {
			p.Hands[s] = p.Hands[s].With(bridge.Card(c + 1))
		}
	}
	return p
}

func TestSolveAgreesWithTryingEveryCard(t *testing.T) {
	r := rand.New(rand.NewPCG(77, 1))
	endings := 2000
	if testing.Short() {
		endings = 400
	}
	for range endings {
		p := ending(r, 1+r.IntN(4))
		for range r.IntN(4) { // into a trick
			led := bridge.NoSuit
			if len(p.Trick) > 0 {
				led = p.Trick[0].Suit()
			}
			cards := bridge.Follows(p.Hands[p.ToPlay()], led).Cards()
			p, _ = p.Play(cards[r.IntN(len(cards))])
		}
		got, err := Solve(context.Background(), p)
		if err != nil {
			t.Fatal(err)
		}
		if want := brute(p); got != want {
			t.Fatalf("%v: %d, want %d", p, got, want)
		}
		cards, err := Cards(context.Background(), p)
		if err != nil {
			t.Fatal(err)
		}
		best := 0
		for _, c := range cards {
			best = max(best, c.Tricks)
		}
		if best != got {
			t.Fatalf("%v: best card %d, solved %d", p, best, got)
		}
	}
}
