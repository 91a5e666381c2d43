package bridge

import (
	"testing"

	"pgregory.net/rapid"
)

func TestCardsReadAsTheyAreWritten(t *testing.T) {
	for _, c := range pack() {
		if got, err := ParseCard(c.String()); err != nil || got != c {
			t.Errorf("%s reads as %s, error %v", c, got, err)
		}
	}
}

func TestTheTurnComesFromTheEmptySeats(t *testing.T) {
	trick := mustTrick(t, West, "S5 SK HA SA")
	if !trick.Complete() || trick.NextToPlay() != NoSeat {
		t.Errorf("complete %t, next %s; want complete, nobody next", trick.Complete(), trick.NextToPlay())
	}
	trick.Cards[East] = NoCard // taken back, as a revoke is
	if trick.Complete() || trick.NextToPlay() != East {
		t.Errorf("complete %t, next %s; want East to play again", trick.Complete(), trick.NextToPlay())
	}
	if trick.Winner(Hearts) != South {
		t.Errorf("winner: got %s, want South, for the trump was taken back", trick.Winner(Hearts))
	}
}

func TestAnEmptyTrickIsLedByItsLeader(t *testing.T) {
	trick := Trick{Leader: South}
	if trick.LedSuit() != NoSuit || trick.NextToPlay() != South || trick.Complete() {
		t.Errorf("led %s, next %s, complete %t", trick.LedSuit(), trick.NextToPlay(), trick.Complete())
	}
	if (Trick{}).Complete() {
		t.Error("a trick that nobody leads is complete")
	}
}

func TestTheWinningCardIsBeatenByNoOther(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		trick, trump := tricks.Draw(t, "trick"), denoms.Draw(t, "trump")
		winner := trick.Winner(trump)
		best := trick.Cards[winner]
		if best == NoCard || best.Suit() != trump && best.Suit() != trick.LedSuit() {
			t.Fatalf("%s wins with %s", winner, best)
		}
		for _, s := range Seats {
			c := trick.Cards[s]
			if c.Suit() == best.Suit() && c.Rank() > best.Rank() || c.Suit() == trump && best.Suit() != trump {
				t.Fatalf("%s wins with %s, but %s played %s", winner, best, s, c)
			}
		}
	})
}

func TestTurningTheTableAndExchangingSuitsTurnsTheWinner(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		trick, trump := tricks.Draw(t, "trick"), denoms.Draw(t, "trump")
		n, p := turns.Draw(t, "n"), permutations.Draw(t, "p")
		turned := Trick{Leader: trick.Leader.Rotate(n)}
		for _, s := range Seats {
			turned.Cards[s.Rotate(n)] = trick.Cards[s].Permute(p)
		}
		if got, want := turned.Winner(trump.Permute(p)), trick.Winner(trump).Rotate(n); got != want {
			t.Fatalf("got %s, want %s", got, want)
		}
	})
}

func TestFollowingLeavesOneSuitOrTheWholeHand(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		hand, led := partialDeals.Draw(t, "deal")[North], suits.Draw(t, "led")
		got := Follows(hand, led)
		for _, c := range hand.Cards() {
			if got.Has(c) != (c.Suit() == led || hand.Of(led).Len() == 0) {
				t.Fatalf("%s led to %s: %s may be played: %t", led, hand, c, got.Has(c))
			}
		}
		if got&^hand != 0 || got.Known() != hand.Known() {
			t.Fatalf("%s led to %s: got %s", led, hand, got)
		}
	})
}

func FuzzParseCard(f *testing.F) {
	for _, text := range []string{"SA", "dt", "D10", "c2", "H1", "NA", "AS", "Σ5", "S", ""} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, err := ParseCard(text)
		if err != nil {
			return
		}
		if again, err := ParseCard(c.String()); c == NoCard || err != nil || again != c {
			t.Errorf("%q reads as %s, which reads as %s, error %v", text, c, again, err)
		}
	})
}

func BenchmarkWinner(b *testing.B) {
	trick := mustTrick(b, West, "SA H2 H3 SK")
	b.ReportAllocs()
	for b.Loop() {
		if trick.Winner(Hearts) != East {
			b.Fatal("wrong winner")
		}
	}
}
