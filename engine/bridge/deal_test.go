package bridge

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

const board9 = "N:A7542.KQ5.J8.AQ8 KJ3.J972.K4.7642 Q9.A864.AQ3.KJT5 T86.T3.T97652.93"

func TestParseDealReadsHandsClockwiseFromTheFirstSeat(t *testing.T) {
	d := mustDeal(t, "S:A... K... Q... J...")
	want := Deal{North: HandOf(NewCard(Spades, Queen)), East: HandOf(NewCard(Spades, Jack)),
		South: HandOf(NewCard(Spades, Ace)), West: HandOf(NewCard(Spades, King))}
	if d != want {
		t.Errorf("got %s, want %s", d, want)
	}
}

func TestParseDealTakesEitherTenAndEitherCaseInAnyOrder(t *testing.T) {
	got := mustDeal(t, " n:5a724.kq5.8j.a8q  KJ3.J972.K4.7642\tQ9.A864.AQ3.KJ105 1086.103.1097652.93 ").String()
	if got != board9 {
		t.Errorf("got %s, want %s", got, board9)
	}
}

func TestParseDealTellsUnknownFromVoid(t *testing.T) {
	d := mustDeal(t, "N:- ... A... -")
	for s, want := range map[Seat]bool{North: false, East: true, South: true, West: false} {
		if got := d[s].Known(); got != want {
			t.Errorf("hand of %s known: got %t, want %t", s, got, want)
		}
	}
	if got, want := d.String(), "N:- ... A... -"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestUnknownHandHoldsNothingAndStaysUnknown(t *testing.T) {
	ace := NewCard(Spades, Ace)
	for name, h := range map[string]Hand{
		"itself": UnknownHand, "with a card": UnknownHand.With(ace), "without a card": UnknownHand.Without(ace),
		"without no card": UnknownHand.Without(NoCard), "permuted": UnknownHand.Permute([5]Suit{0, Spades, Hearts, Diamonds, Clubs}),
	} {
		if h != UnknownHand || h.Len() != 0 || len(h.Cards()) != 0 || h.Has(ace) || h.Highest(Spades) != NoCard {
			t.Errorf("%s: got %s with %d cards", name, h, h.Len())
		}
	}
}

func TestParseDealSaysWhatIsWrong(t *testing.T) {
	for _, tc := range []struct{ name, text, want string }{
		{"no seat", "A... - - -", "colon"},
		{"wrong seat", "Q:- - - -", `seat "Q"`},
		{"three hands", "N:- - -", "3 hands, not 4"},
		{"five hands", "N:- - - - -", "5 hands, not 4"},
		{"three suits", "N:- - A.K.Q -", `hand of S: "A.K.Q" has 3 suits`},
		{"bad rank", "N:- A.1.. - -", `hand of E: suit H: rank "1"`},
		{"Greek letter that looks like a rank", "N:Α... - - -", `hand of N: suit S: rank "Α"`},
		{"repeated card", "E:- - - .A2A..", "hand of N: card HA is repeated"},
		{"card in two hands", "N:A... - - A...", "hand of W: card SA is in the hand of N too"},
		{"first of two errors", "N:Z... - - .2.2.2.", `hand of N: suit S: rank "Z"`},
		{"second of two errors", "N:Z... - - .2.2.2.", "hand of W:"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			d, err := ParseDeal(tc.text)
			if err == nil || !strings.Contains(err.Error(), tc.want) {
				t.Errorf("%q: got %v, want an error with %q", tc.text, err, tc.want)
			}
			if d != (Deal{}) {
				t.Errorf("%q: got %s beside the error", tc.text, d)
			}
		})
	}
}

func TestCheckWantsThirteenCardsInEveryKnownHand(t *testing.T) {
	for _, tc := range []struct {
		name string
		deal Deal
		want []string // in the error; none: no error
	}{
		{"full", mustDeal(t, board9), nil},
		{"two hands known", mustDeal(t, "N:A7542.KQ5.J8.AQ8 - - T86.T3.T97652.93"), nil},
		{"fourteen and twelve", mustDeal(t, "N:A7542.KQ5.J8.AQ83 KJ3.J972.K4.7642 Q9.A864.AQ3.KJT5 T86.T3.T97652.9"),
			[]string{"hand of N: 14 cards", "hand of W: 12 cards"}},
		{"played out", Deal{}, []string{"hand of N: 0 cards", "hand of E: 0 cards", "hand of S: 0 cards", "hand of W: 0 cards"}},
		{"card in two hands", Deal{North: HandOf(1), East: UnknownHand, South: HandOf(1), West: UnknownHand},
			[]string{"hand of S: card C2 is in the hand of N too"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			err := tc.deal.Check()
			if len(tc.want) == 0 && err != nil {
				t.Errorf("got %v, want no error", err)
			}
			for _, want := range tc.want {
				if err == nil || !strings.Contains(err.Error(), want) {
					t.Errorf("got %v, want an error with %q", err, want)
				}
			}
		})
	}
}

func TestDealsReadAsTheyAreWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := partialDeals.Draw(t, "deal")
		got, err := ParseDeal(d.String())
		if err != nil || got != d {
			t.Fatalf("%s reads as %s, error %v", d, got, err)
		}
	})
}

func TestFullDealsPassCheckUntilACardIsMissing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := fullDeals.Draw(t, "deal")
		if err := d.Check(); err != nil {
			t.Fatal(err)
		}
		s, c := seats.Draw(t, "seat"), cards.Draw(t, "card")
		held := d[s].Has(c)
		d[s] = d[s].Without(c)
		if err := d.Check(); (err != nil) != held {
			t.Fatalf("%s without %s, held %t: error %v", s, c, held, err)
		}
	})
}

func FuzzParseDeal(f *testing.F) {
	for _, text := range []string{board9, "W:- - - -", "N:... ... ... ...", "S:10... AKQJT98765432... - -", "N:A... - - A...", "N", ""} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, err := ParseDeal(text)
		if err != nil {
			return
		}
		if again, err := ParseDeal(d.String()); err != nil || again != d {
			t.Errorf("%q reads as %s, which reads as %s, error %v", text, d, again, err)
		}
	})
}
