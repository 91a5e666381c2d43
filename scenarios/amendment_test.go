package scenarios

import (
	"reflect"
	"slices"
	"testing"

	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/rulings"
)

// The amendment of 2024 words Laws 73 and 89 anew, and nothing else. So no ruling moves between the two texts of the 2017 code, unless
// somebody is said to have given partner a sign; and there the two must not be the same tree.
func TestTheAmendmentMovesNothingElse(t *testing.T) {
	if rulings.Tree(record.Communication, law.Edition2017) == rulings.Tree(record.Communication, law.Edition2024) {
		t.Error("Law 73B was not amended")
	}
	moved := 0
	for _, load := range []func() ([]*Scenario, []Fault){Bank, Vectors, Records} {
		list, _ := load()
		for _, s := range list {
			before, err := s.Run(law.Edition2017, law.Authority{})
			if err != nil {
				t.Fatalf("%s: %v", s.ID, err)
			}
			after, err := s.Run(law.Edition2024, law.Authority{})
			if err != nil {
				t.Fatalf("%s: %v", s.ID, err)
			}
			same := reflect.DeepEqual(ruledIn(before), ruledIn(after)) && len(before.Skipped) == len(after.Skipped)
			about := slices.ContainsFunc(s.Record.Events, func(e record.Event) bool { return e.Opens == record.Communication })
			switch {
			case !same && !about:
				t.Errorf("%s: ruled otherwise since 2024, though it is about no communication", s.ID)
			case !same:
				moved++
			}
		}
	}
	if moved == 0 {
		t.Error("no scenario shows the amendment")
	}
}

// ruledIn is what was ruled, in order.
func ruledIn(r Run) []record.Ruled {
	var out []record.Ruled
	for _, task := range r.Rulings {
		out = append(out, task.Ruled)
	}
	return out
}
