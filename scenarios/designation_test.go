package scenarios

import (
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/record"
)

func TestParseWords(t *testing.T) {
	named := func(s bridge.Suit, r bridge.Rank) record.Designation {
		return record.Designation{Manner: record.ByName, Suit: s, Rank: r}
	}
	manner := func(m record.Manner, s bridge.Suit) record.Designation { return record.Designation{Manner: m, Suit: s} }
	for _, test := range []struct {
		want  record.Designation
		texts []string
	}{
		{manner(record.High, bridge.NoSuit), []string{"High", "high, please", "μεγάλο", "Ψηλά!"}},
		{manner(record.Low, bridge.NoSuit), []string{"small", "low", "Play low.", "μικρό", "ΜΙΚΡΟ", "μικρή παρακαλώ"}},
		{manner(record.Win, bridge.NoSuit), []string{"win it", "take it", "πάρ' την", "πάρ’ το", "Πάρε την"}},
		{manner(record.Anything, bridge.NoSuit), []string{"anything", "Whatever you like", "play anything", "ό,τι θέλεις", "Ό,τι να 'ναι", "οποιοδήποτε"}},
		{named(bridge.NoSuit, bridge.Queen), []string{"queen", "the queen", "ντάμα", "Την ντάμα"}},
		{named(bridge.Clubs, bridge.NoRank), []string{"club", "a club", "any club", "σπαθί", "ένα σπαθί"}},
		{manner(record.Low, bridge.Clubs), []string{"small club", "low club", "μικρό σπαθί"}},
		{named(bridge.Clubs, bridge.Jack), []string{"jack of clubs", "Club jack", "βαλές σπαθί", "τον βαλέ σπαθί", "βάλε βαλέ σπαθί"}},
		{named(bridge.Hearts, bridge.Ten), []string{"ten of hearts", "10 hearts", "δέκα κούπα", "δεκάρι κούπα"}},
		{named(bridge.Spades, bridge.Ace), []string{"ace of spades", "άσο πίκα", "άσσος πίκα"}},
		// A word that takes back what was said before adds nothing; one that excludes a card is no designation.
		{named(bridge.NoSuit, bridge.Ace), []string{"No, the ace", "Oh no – the ace!", "no... ace", "Sorry, the ace", "όχι, ο άσος", "Όχι· τον άσο", "ΟΧΙ, ΤΟΝ ΑΣΟ", "ωχ, τον άσο", "αχ όχι, τον άσο"}},
		{named(bridge.Clubs, bridge.Jack), []string{"Oops, jack of clubs", "Συγγνώμη, βαλέ σπαθί"}},
		{record.Designation{Manner: record.Unclear}, []string{"no", "No heart", "no hearts, please", "όχι κούπα", "Όχι τον άσο", "Oops", "ωχ"}},
		{named(bridge.Diamonds, 7), []string{"seven of diamonds", "εφτάρι καρό", "επτά καρό"}},
		{record.Designation{Manner: record.Unclear}, []string{"", "please", "trump", "not the queen", "heart, no, spade", "high low", "ΒΑΛΕ ΣΠΑΘΙ", "big queen"}},
	} {
		for _, text := range test.texts {
			if got := ParseWords(text); got != test.want {
				t.Errorf("%q: got %+v, want %+v", text, got, test.want)
			}
		}
	}
}
