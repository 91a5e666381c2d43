package rulings_test

import (
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/scenarios"
)

func TestEveryLeafOfLaw26IsReachedByAVector(t *testing.T) { everyLeafReached(t, 26) }

func TestLeadRestrictionsTakeTheirWay(t *testing.T) {
	for _, v := range []struct {
		id      string
		edition law.Edition
		path    string
	}{
		{"26.1", law.Edition2007, "final-call-differs=yes about-suits=yes suits-left-over=yes restricts-lead=require"},
		{"26.1", law.Edition2017, "forbids-lead=forbid"},
		{"26.3", law.Edition2007, "final-call-differs=yes about-suits=yes suits-left-over=no"},
		{"26.5", law.Edition2007, "final-call-differs=yes about-suits=no forbids-lead=forbid"},
		{"26.6", law.Edition2007, "final-call-differs=yes about-suits=yes suits-left-over=yes restricts-lead=require"},
		{"26.7", law.Edition2017, "forbids-lead=forbid"},
		{"26-same-call", law.Edition2007, "final-call-differs=no"},
		{"26-not-used", law.Edition2017, "forbids-lead=neither"},
	} {
		got := endings(t, v.id)
		if got[ending{record.LeadRestriction, v.edition, v.path}] == "" {
			t.Errorf("%s in %s: comes to %v, not to %q", v.id, v.edition, got, v.path)
		}
	}
}

// The suits that declarer may choose from are the options' parameters.
func TestSuitsThatDeclarerMayChoose(t *testing.T) {
	all := []bridge.Suit{bridge.Spades, bridge.Hearts, bridge.Diamonds, bridge.Clubs}
	but := func(out bridge.Suit) []bridge.Suit {
		var rest []bridge.Suit
		for _, s := range all {
			if s != out {
				rest = append(rest, s)
			}
		}
		return rest
	}
	for _, v := range []struct {
		id      string
		edition law.Edition
		option  record.AnswerID
		want    []bridge.Suit
	}{
		{"26.1", law.Edition2017, "forbid", all},                           // he has shown nothing since
		{"26.1", law.Edition2007, "require", []bridge.Suit{bridge.Hearts}}, // the suit withdrawn
		{"26.1", law.Edition2007, "forbid", []bridge.Suit{bridge.Hearts}},
		{"26.3", law.Edition2017, "forbid", but(bridge.Hearts)}, // 26.4: hearts were bid again
		{"26.5", law.Edition2007, "forbid", all},
		{"26.6", law.Edition2007, "require", []bridge.Suit{bridge.Hearts}}, // spades were bid again
	} {
		if got := suitsOffered(t, v.id, v.edition, v.option); !equalSuits(got, v.want) {
			t.Errorf("%s in %s, %s: %v, want %v", v.id, v.edition, v.option, got, v.want)
		}
	}
}

// suitsOffered takes a vector to declarer's choice about the lead.
func suitsOffered(t *testing.T, id string, e law.Edition, option record.AnswerID) []bridge.Suit {
	t.Helper()
	list, _ := scenarios.Vectors()
	for _, s := range list {
		if s.ID != id {
			continue
		}
		without := *s
		without.Choose = s.Choose[:min(1, len(s.Choose))] // whether the bid is accepted; not the lead
		if s.Choose[0].Option == "forbids-lead" {
			without.Choose = nil
		}
		d := without.Desk(e, law.Authority{})
		for {
			task, err := without.Next(d)
			if err != nil {
				t.Fatal(err)
			}
			if task.Kind == rulings.AtRuling {
				if err := d.Rule(task.Ruled); err != nil {
					t.Fatal(err)
				}
				continue
			}
			if task.Kind != rulings.AtChoice {
				t.Fatalf("%s in %s: no choice, but %v", id, e, task.Kind)
			}
			var out []bridge.Suit
			for _, b := range task.Outcome.Need.Node.Branches {
				if b.Answer == option {
					for _, a := range b.Params(d.Case(task.Matter)) {
						out = append(out, a.Suit)
					}
				}
			}
			return out
		}
	}
	t.Fatalf("no vector %s", id)
	return nil
}

func equalSuits(a, b []bridge.Suit) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}
