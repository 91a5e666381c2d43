package rulings

import (
	"testing"

	"rectify/engine/law"
)

// The tricks that a side loses for having mixed its cards are of those that it has won (66D).
func TestMixedCardsCostNoMoreTricksThanThereAre(t *testing.T) {
	const one, two = "W:HK N:H2 E:H3 S:H5 ", "W:H6 N:H4 E:S2 S:HA S:S3 W:S9 N:SA E:SK "
	for events, moved := range map[string]int{one + "S:mixed director": 0, one + "E:mixed director": 1, one + two + "S:mixed director": -2} {
		c := playCase{deal: fourCards, events: events, find: "tricks-disputed=yes facts-established=no tricks-at-stake=two-tricks"}
		for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
			if _, state, _ := c.run(t, e); state.Moved != moved {
				t.Errorf("%s: %s moves %d tricks to North-South, not %d", e, events, state.Moved, moved)
			}
		}
	}
}
