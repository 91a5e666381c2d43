package rulings_test

import (
	"testing"

	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/scenarios"
)

// An ending is a leaf of a tree: whose, in which edition, and its path.
type ending struct {
	kind    record.MatterKind
	edition law.Edition
	path    string
}

// endings is every leaf that the vector with an id comes to, or that any vector does if id is empty. The values are the ids.
func endings(t *testing.T, id string) map[ending]string {
	t.Helper()
	out := map[ending]string{}
	list, faults := scenarios.Vectors()
	for _, f := range faults {
		t.Error(f)
	}
	for _, s := range list {
		if id != "" && s.ID != id {
			continue
		}
		for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
			run, err := s.Run(e, law.Authority{})
			if err != nil {
				continue // the key of this edition may be missing, and its choices with it
			}
			for _, task := range append(run.Rulings, run.Skipped...) {
				if !task.Ruled.Interim {
					out[ending{task.Matter.Kind, e, task.Outcome.PathID()}] = s.ID
				}
			}
		}
	}
	return out
}

// everyLeafReached reports the leaves of a law's trees that no vector comes to.
func everyLeafReached(t *testing.T, number int) {
	t.Helper()
	reached := endings(t, "")
	for _, p := range rulings.Procedures() {
		if p.Law != number {
			continue
		}
		for _, path := range rulings.Leaves(p) {
			if reached[ending{p.Kind, p.Edition, path}] == "" {
				t.Errorf("%s of %s: no vector comes to %q", p.Kind, p.Edition, path)
			}
		}
	}
}
