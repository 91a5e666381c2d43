package scenarios

import (
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/record"
)

func TestParseStatement(t *testing.T) {
	trumps := record.Stated{Does: record.DrawTrumps}
	run := func(s bridge.Suit, n uint8) record.Stated { return record.Stated{Does: record.RunSuit, Suit: s, N: n} }
	card := func(s bridge.Suit, r bridge.Rank) record.Stated {
		return record.Stated{Does: record.PlayCard, Card: bridge.NewCard(s, r)}
	}
	for _, test := range []struct {
		want  []record.Stated
		texts []string
	}{
		{nil, []string{"", "All mine.", "The rest are mine", "I have the rest", "You get one.", "Παίρνετε μία.", "οι υπόλοιπες δικές μου", "Όλες δικές μου!"}},
		{[]record.Stated{trumps}, []string{"drawing trumps", "I draw trumps, all mine.", "μαζεύω τα ατού", "Τραβάω τα ατού και όλες δικές μου."}},
		{[]record.Stated{trumps, run(bridge.Hearts, 0)}, []string{"Drawing trumps, then hearts from the top", "μαζεύω τα ατού, μετά κούπες από πάνω"}},
		{[]record.Stated{run(bridge.Spades, 3), card(bridge.Hearts, bridge.Ace)}, []string{"three spades and the ace of hearts", "τρεις πίκες και τον άσο κούπα"}},
		{[]record.Stated{card(bridge.Clubs, 2)}, []string{"the two of clubs", "the deuce of clubs", "δυάρι σπαθί"}},
		{[]record.Stated{{Does: record.RuffSuit, Suit: bridge.Clubs}, trumps}, []string{"ruffing clubs, then trumps", "κόβω σπαθί, μετά τα ατού"}},
		{[]record.Stated{{Does: record.RuffSuit, Suit: bridge.Clubs, N: 2}}, []string{"ruff two clubs", "κόβω δύο σπαθιά"}},
		{[]record.Stated{{Does: record.Finesse, Suit: bridge.Spades, Over: bridge.West}}, []string{"finesse spades through West", "εμπάς πίκα στη Δύση"}},
		{[]record.Stated{{Does: record.Discard, Suit: bridge.Diamonds}}, []string{"discarding diamonds", "πετάω καρό"}},
	} {
		want := record.Statement{}
		copy(want.Steps[:], test.want)
		for _, text := range test.texts {
			if got := ParseStatement(text); got != want {
				t.Errorf("%q: got %+v, want %+v", text, got, want)
			}
		}
	}
}

// No word is dropped: one that is not known makes the statement unclear, and so does more than the record holds.
func TestParseStatementDropsNothing(t *testing.T) {
	for _, text := range []string{
		"if hearts break", "losing a club", "χάνω ένα σπαθί", "drawing trumps unless East shows out", "squeezing West", "the queen", "finesse spades", "through West", "from the top",
		"hearts diamonds", "αν πέσει η ντάμα", "κάνω σκουίζ", "a spade, a heart, a diamond, a club, a spade, a heart, a diamond",
	} {
		if got := ParseStatement(text); got != (record.Statement{Unclear: true}) {
			t.Errorf("%q: got %+v", text, got)
		}
	}
}
