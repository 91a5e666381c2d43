package rulings_test

import (
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/claim"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/scenarios"
)

// The record of a revoke that a claim establishes gives its rulings itself. Without that on the claim the tree rules as it does.
func TestTheClaimAfterARevoke(t *testing.T) {
	records, faults := scenarios.Records()
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	for _, s := range records {
		if s.ID != "63-revoke-then-claim" {
			continue
		}
		rec := s.Record
		rec.Events = nil
		var want record.Ruled
		for _, e := range s.Record.Events {
			if e.Kind == record.Ruling && e.Ruled.Matter.Kind >= record.Claim {
				if e.Ruled.Matter.Kind == record.Claim {
					want = *e.Ruled
				}
				continue
			}
			rec.Events = append(rec.Events, e)
		}
		for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
			desk := rulings.NewDesk(&rec, e, law.Authority{})
			task, err := desk.Next()
			for err == nil && (task.Kind != rulings.AtRuling || task.Matter.Kind != record.Claim) && task.Kind != rulings.AtEnd {
				switch task.Kind {
				case rulings.AtRuling: // the revoke comes first
					err = desk.Rule(task.Ruled)
				case rulings.AtQuestion: // the director asks before they say it of their own accord
					desk.Find(task.Outcome.Need.Key, record.Answer{ID: "agreed"})
				}
				if err == nil {
					task, err = desk.Next()
				}
			}
			if err != nil {
				t.Fatal(err)
			}
			if task.Kind != rulings.AtRuling || task.Matter != want.Matter || len(task.Ruled.Orders) != 1 || task.Ruled.Orders[0] != want.Orders[0] {
				t.Errorf("%s: got %+v, want %+v", e, task.Ruled, want)
			}
		}
		return
	}
	t.Fatal("the record is gone")
}

// What can be shown card by card is the line that the award rests on, from the table as it was at the claim: cards played since are back.
func TestPlayOutBeginsAtTheClaim(t *testing.T) {
	list, faults := scenarios.Vectors()
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	for _, s := range list {
		if s.ID != "68-5" {
			continue
		}
		desk := s.Desk(law.Edition2007, law.Authority{})
		task, err := s.Next(desk)
		if err != nil || task.Kind != rulings.AtRuling {
			t.Fatal(task, err)
		}
		a, err := rulings.PlayOut(desk.Case(task.Matter))
		if err != nil {
			t.Fatal(err)
		}
		if a.Cause != claim.OtherLine || a.Line.Tricks != 2 || len(a.Line.Moves) != 12 || a.Line.Moves[0].Seat != bridge.South {
			t.Errorf("got %+v", a)
		}
		return
	}
	t.Fatal("the vector is gone")
}

func TestEveryLeafOfTheClaimIsMet(t *testing.T) {
	bank, faults := scenarios.Bank()
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	met := map[ending]bool{}
	for _, s := range bank {
		if s.Record.Events == nil {
			continue
		}
		for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
			run, err := s.Run(e, law.Authority{})
			if err != nil {
				t.Fatal(s.ID, err)
			}
			for _, task := range run.Rulings {
				met[ending{task.Matter.Kind, e, task.Outcome.PathID()}] = true
			}
		}
	}
	for _, p := range rulings.Procedures() {
		if p.Kind != record.Claim && p.Kind != record.TricksDisputed {
			continue
		}
		for _, path := range rulings.Leaves(p) {
			if !met[ending{p.Kind, p.Edition, path}] {
				t.Errorf("%s of %s: no scenario comes to %q", p.Kind, p.Edition, path)
			}
		}
	}
}
