package rulings

import (
	"fmt"
	"slices"
	"testing"

	"rectify/engine/law"
)

// Every leaf of Laws 41 and 47 to 56 is reached from a record, and nothing else is.
func TestEveryLeafOfExposedCardsIsReached(t *testing.T) {
	reached := map[string]bool{}
	for _, c := range slices.Concat(cases47, cases48, cases49, cases50, cases51, cases53, cases54) {
		for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
			if c.only != law.NoEdition && c.only != e {
				continue
			}
			_, _, leaves := c.run(t, e)
			for _, leaf := range leaves {
				reached[leaf] = true
			}
		}
	}
	for _, p := range exposedLaws() {
		for _, id := range Leaves(p) {
			if !reached[fmt.Sprint(p.Kind, " ", p.Edition, " ", id)] {
				t.Errorf("%s: no record reaches %s", p.where(), id)
			}
		}
	}
}
