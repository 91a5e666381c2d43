package view

import (
	"testing"

	"rectify/engine/bridge"
)

func TestWhatIsTypedAtTheTable(t *testing.T) {
	for text, want := range map[string]string{
		"1h": "1H", "1 H": "1H", "3n": "3NT", "3NT": "3NT", "3ΧΑ": "3NT", "2κ": "2H", "2Η": "2H", "2κρ": "2D", "2Σ": "2C", "2π": "2S", "2♦": "2D",
		"p": "P", "Πάσο": "P", "x": "X", "χ": "X", "κόντρα": "X", "xx": "XX", "r": "XX",
		"s q": "SQ", "SQ": "SQ", "π 10": "ST", "κα": "HA", "κ κ": "HK", "κρ 4": "D4", "ρ;": "DQ", "♣2": "C2", "dt": "DT", "σ ξ": "CJ",
		"": "", "1": "", "8": "", "hello": "", "s": "", "1q": "", "s1": "", "qs": "", "1sh": "", "κρ": "",
	} {
		call, card := typed(text)
		got := ""
		switch {
		case call != bridge.NoCall:
			got = call.String()
		case card != bridge.NoCard:
			got = card.String()
		}
		if got != want {
			t.Errorf("%q is %q, not %q", text, got, want)
		}
	}
}
