package bridge

import (
	"testing"

	"pgregory.net/rapid"
)

func TestRotationGoesClockwise(t *testing.T) {
	d := mustDeal(t, "N:A... K... Q... J...")
	if got, want := d.Rotate(1).String(), "N:J... A... K... Q..."; got != want {
		t.Errorf("rotated by 1: got %s, want %s", got, want)
	}
	if got, want := d.Rotate(-1), d.Rotate(3); got != want {
		t.Errorf("rotated by -1: got %s, want as by 3, %s", got, want)
	}
}

func TestRotationsAddUpAndFourMakeAFullTurn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, v, s := partialDeals.Draw(t, "deal"), vuls.Draw(t, "vul"), seats.Draw(t, "seat")
		m, n := turns.Draw(t, "m"), turns.Draw(t, "n")
		if d.Rotate(1).Rotate(1).Rotate(1).Rotate(1) != d || v.Rotate(1).Rotate(1).Rotate(1).Rotate(1) != v || s.Rotate(4) != s {
			t.Fatalf("four turns do not leave %s, %s and %s as they are", d, v, s)
		}
		if d.Rotate(m).Rotate(n) != d.Rotate(m+n) || v.Rotate(m).Rotate(n) != v.Rotate(m+n) || s.Rotate(m).Rotate(n) != s.Rotate(m+n) {
			t.Fatalf("turns of %d and %d are not one of %d", m, n, m+n)
		}
	})
}

func TestRotationKeepsWhoIsWhoseOpponent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, v, n := seats.Draw(t, "a"), seats.Draw(t, "b"), vuls.Draw(t, "vul"), turns.Draw(t, "n")
		if a.Opposes(b) != a.Rotate(n).Opposes(b.Rotate(n)) {
			t.Fatalf("turning by %d changes whether %s opposes %s", n, a, b)
		}
		if v.Of(a.Side()) != v.Rotate(n).Of(a.Rotate(n).Side()) {
			t.Fatalf("turning by %d changes whether %s is vulnerable at %s", n, a, v)
		}
	})
}

func TestNobodyStaysNobodyWhenTheTableTurns(t *testing.T) {
	for n := range 4 {
		if got := NoSeat.Rotate(n); got != NoSeat {
			t.Errorf("NoSeat rotated by %d: got %s", n, got)
		}
	}
}

func TestPermutingSuitsMovesEveryCardOfEveryHand(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, p := partialDeals.Draw(t, "deal"), permutations.Draw(t, "p")
		moved := d.Permute(p)
		for _, s := range Seats {
			want := d[s] & UnknownHand
			for _, c := range d[s].Cards() {
				want = want.With(c.Permute(p))
			}
			if moved[s] != want {
				t.Fatalf("hand of %s: got %s, want %s", s, moved[s], want)
			}
		}
	})
}

func TestPermutingCardsAndCallsKeepsRankAndLevel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, card, call := permutations.Draw(t, "p"), cards.Draw(t, "card"), calls.Draw(t, "call")
		if got := card.Permute(p); got.Rank() != card.Rank() || got.Suit() != p[card.Suit()] {
			t.Fatalf("%s becomes %s", card, got)
		}
		got := call.Permute(p)
		if got.Level() != call.Level() || got.Denom() != call.Denom().Permute(p) || !call.IsBid() && got != call {
			t.Fatalf("%s becomes %s", call, got)
		}
		var back [5]Suit
		for _, s := range Suits {
			back[p[s]] = s
		}
		if card.Permute(p).Permute(back) != card || call.Permute(p).Permute(back) != call {
			t.Fatalf("%s and %s do not come back", card, call)
		}
	})
}

func TestNoTrumpAndNothingStayWhenSuitsArePermuted(t *testing.T) {
	p := [5]Suit{NoSuit, Spades, Hearts, Diamonds, Clubs}
	if NoTrump.Permute(p) != NoTrump || NoDenom.Permute(p) != NoDenom || NoCard.Permute(p) != NoCard || NoCall.Permute(p) != NoCall {
		t.Errorf("got %s, %s, %s, %s", NoTrump.Permute(p), NoDenom.Permute(p), NoCard.Permute(p), NoCall.Permute(p))
	}
}
