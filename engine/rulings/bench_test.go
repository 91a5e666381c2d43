package rulings_test

import (
	"testing"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/scenarios"
)

// BenchmarkRuling is one ruling: the tree of an insufficient bid that was replaced too early, evaluated to its leaf and its
// orders made out, on a record that has been replayed.
func BenchmarkRuling(b *testing.B) {
	list, faults := scenarios.Records()
	if len(faults) > 0 {
		b.Fatal(faults)
	}
	for _, s := range list {
		if s.ID != "27c-replaced-early" {
			continue
		}
		r := s.Record
		r.Events = r.Events[:6] // up to the director, without the rulings given by hand
		d := rulings.NewDesk(&r, law.Default, law.Authority{})
		for {
			task, err := d.Next()
			if err != nil {
				b.Fatal(err)
			}
			switch task.Kind {
			case rulings.AtQuestion, rulings.AtChoice:
				need := task.Outcome.Need
				d.Find(need.Key, record.Answer{ID: map[bool]record.AnswerID{true: "yes", false: "refuse"}[task.Kind == rulings.AtQuestion]})
			case rulings.AtRuling:
				c := d.Case(task.Matter)
				tree := rulings.Tree(task.Matter.Kind, law.Default)
				b.ReportAllocs()
				for b.Loop() {
					if o := procedure.Evaluate(tree, c); o.Result != procedure.Ruled {
						b.Fatal(o.Result)
					}
				}
				return
			case rulings.AtEnd, rulings.AtWait, rulings.AtUncovered:
				b.Fatal("no ruling")
			}
		}
	}
	b.Fatal("the record is not there")
}
