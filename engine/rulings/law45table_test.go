package rulings

import (
	"strings"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
)

// What a ruling leaves on the table: the last trick from its leader on, whose turn it is, and nothing more to rule.
func TestTheTableAfterRulingsOnLaw45(t *testing.T) {
	byName := map[string]ruling45{}
	for _, cases := range [][]ruling45{heldCases(), changedCases, misplacedCases, otherCases, wordsCases()} {
		for _, c := range cases {
			byName[c.name] = c
		}
	}
	for _, want := range []struct{ name, then, trick, turn, back string }{
		{"45-6", "", "E DA, S D7, W D4", "N", ""},
		{"S-9a", "", "E HT", "S", "H3"},
		{"45-3, S-2", "E:withdrew=C9>D3", "N D2, E D3", "S", "C2"},
		{"45-4", "", "S D2, W D5, N DJ, E DA", "E", "D8"},
		{"45-4", "E:withdrew=DA>D3", "S D2, W D5, N DJ, E D3", "N", "D8"},
		{"45-10", "", "W D2, N DA, E DK", "S", "D8"},
		{"declarer has followed, his opponent changes", "S:withdrew=D4>D6", "W D2, N DA, E D5, S D6", "N", "D8"},
		{"nothing was named", "S:says=DA", "W D2, N DA", "E", "D8"},
		{"45-9, S-8", "E:DA", "E DA", "S", "S5"},
		{"S-7", "E:withdrew=DK>H3", "W D5, N D6, E H3", "S", "DQ"},
		{"46-8", "S:says=CQ", "N CQ", "E", ""},
		{"46-9", "E:says=HK", "N HK", "E", ""},
		{"46-6", "S:says=HQ", "N HQ", "E", ""},
	} {
		c, ok := byName[want.name]
		if !ok {
			t.Fatalf("no case %s", want.name)
		}
		t.Run(want.name+" "+want.then, func(t *testing.T) {
			c.events += " " + want.then
			desk := NewDesk(c.record(t), law.Edition2017, law.Authority{})
			c.settle(t, desk, map[procedure.FactID]bool{})
			s := desk.State()
			trick := s.Tricks[len(s.Tricks)-1]
			if got := inPlayOrder(trick.Cards()); got != want.trick {
				t.Errorf("trick: got %s, want %s", got, want.trick)
			}
			if got := s.Turn().String(); got != want.turn {
				t.Errorf("turn: got %s, want %s", got, want.turn)
			}
			if want.back != "" {
				card := cardNamed(t, want.back)
				if in := s.Hands[bridge.North] | s.Hands[bridge.East] | s.Hands[bridge.South]; !in.Has(card) {
					t.Errorf("%s is in no hand", want.back)
				}
			}
			for _, m := range s.Matters() {
				if ours(m.Kind) {
					t.Errorf("still open: %v", m)
				}
			}
		})
	}
}

// inPlayOrder is the cards of a trick with their seats, from the leader on.
func inPlayOrder(trick bridge.Trick) string {
	var out []string
	for i := range bridge.Seats {
		if seat := trick.Leader.Rotate(i); trick.Cards[seat] != bridge.NoCard {
			out = append(out, seat.String()+" "+trick.Cards[seat].String())
		}
	}
	return strings.Join(out, ", ")
}
