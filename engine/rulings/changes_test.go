package rulings

import (
	"slices"
	"testing"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// changed compares the first chart of a law in the two editions that have trees of their own.
func changed(t *testing.T, number int) Changes {
	t.Helper()
	charts := Charts(law.Edition2007)
	i := slices.IndexFunc(charts, func(c Chart) bool { return c.Law == number })
	if i < 0 {
		t.Fatalf("Law %d has no chart", number)
	}
	return CompareCharts(charts[i], law.Edition2007, law.Edition2017)
}

// alone is the facts that one side alone asks.
func alone(s Side) []procedure.FactID {
	var out []procedure.FactID
	for n := range procedure.Nodes(s.Root) {
		if n.Fact != nil && s.Questions[n].Standing == Alone && !slices.Contains(out, n.Fact.ID) {
			out = append(out, n.Fact.ID)
		}
	}
	slices.Sort(out)
	return out
}

func TestATreeThatEditionsShareDoesNotDiffer(t *testing.T) {
	c := changed(t, 48)
	if c.Sides[0].Root != c.Sides[1].Root {
		t.Fatal("the editions do not share the tree of Law 48")
	}
	if len(c.Outcomes)+len(c.Recited)+len(alone(c.Sides[0]))+len(alone(c.Sides[1])) > 0 {
		t.Errorf("got %+v", c)
	}
}

// The oldest difference that directors know: "more precise" and "both natural" of 2007, "comparable" of 2017.
func TestTheQuestionsOfLaw27(t *testing.T) {
	c := changed(t, 27)
	if got := alone(c.Sides[0]); !slices.Contains(got, "more-precise") || !slices.Contains(got, "both-natural") || slices.Contains(got, "accepts-bid") {
		t.Errorf("only in 2007: %v", got)
	}
	if got := alone(c.Sides[1]); !slices.Equal(got, []procedure.FactID{"comparable"}) {
		t.Errorf("new in 2017: %v", got)
	}
	for _, want := range []Recitation{{"16D2", "16C2", true}, {"23", "72C", true}} {
		if !slices.Contains(c.Recited, want) {
			t.Errorf("%v is not among %v", want, c.Recited)
		}
	}
	withdrawn := func(d procedure.Clause) bool {
		return d.Kind == record.Due && d.What.Name == record.SuitWithdrawn.String()
	}
	unspecified := func(d procedure.Clause) bool {
		return d.Kind == record.Due && d.What.Name == record.SuitUnspecified.String()
	}
	if !slices.ContainsFunc(c.Outcomes, func(o OutcomeChange) bool {
		return slices.ContainsFunc(o.Only[0], withdrawn) && slices.ContainsFunc(o.Only[1], unspecified) && o.Ways[0] > 0 && o.Ways[1] > 0
	}) {
		t.Errorf("the restriction on the lead does not differ: %+v", c.Outcomes)
	}
}

// What went from 62D1 to 62C3 is no paragraph that moved: other paragraphs say it.
func TestAnotherCitationNeedNotBeAMove(t *testing.T) {
	if c := changed(t, 62); !slices.Contains(c.Recited, Recitation{"62D1", "62C3", false}) {
		t.Errorf("got %v", c.Recited)
	}
}

// A chart is known by its matter: what was Law 17D is Law 15A now.
func TestALawThatMovedIsComparedWithItself(t *testing.T) {
	c := changed(t, 17)
	if c.Sides[0].Law != 17 || c.Sides[1].Law != 15 || len(c.Recited) == 0 || len(c.Outcomes) == 0 {
		t.Errorf("Laws %d and %d, moved %v", c.Sides[0].Law, c.Sides[1].Law, c.Recited)
	}
}

func TestAChartOfOneEditionAloneIsComparedWithNothing(t *testing.T) {
	for _, chart := range Charts(law.Edition2017) {
		if chart.Kind == record.ReviewRights {
			c := CompareCharts(chart, law.Edition2007, law.Edition2017)
			if c.Sides[0].Root != nil || c.Sides[1].Root != chart.Root || c.Outcomes != nil {
				t.Errorf("got %+v", c)
			}
			return
		}
	}
	t.Error("2017 has no chart for the review of rights")
}

// Nothing is marked whose two citations are the same. Every outcome that differs has orders or an end that do, and an edition to which it belongs.
func TestWhatIsSaidToDifferDoes(t *testing.T) {
	for _, chart := range Charts(law.Edition2017) {
		c := CompareCharts(chart, law.Edition2007, law.Edition2017)
		if c.Sides[0].Root == nil {
			continue
		}
		for _, m := range c.Recited {
			if m.Old == m.New || law.Edition2007.Check(m.Old) != nil || law.Edition2017.Check(m.New) != nil {
				t.Errorf("Law %d, %s: %v", chart.Law, chart.Kind, m)
			}
		}
		for _, o := range c.Outcomes {
			if len(o.Only[0])+len(o.Only[1]) == 0 && o.Ends == [2]*procedure.Node{} || o.Ways[0]+o.Ways[1] == 0 {
				t.Errorf("Law %d, %s: %+v", chart.Law, chart.Kind, o)
			}
		}
		for i, s := range c.Sides {
			for n, marks := range s.Clauses {
				for k, m := range marks {
					there := 0
					for _, w := range c.Sides[1-i].ways {
						if slices.ContainsFunc(w.clauses(), func(d procedure.Clause) bool { return sameOrder(n.Clauses[k], d) }) {
							there++
						}
					}
					if there == 0 && m.Standing != Alone {
						t.Errorf("Law %d, %s: the order %s is nowhere in the other edition, and marked %d", chart.Law, chart.Kind, n.Clauses[k].Kind, m.Standing)
					}
				}
			}
		}
	}
}

func TestCompareOrder(t *testing.T) {
	bar := record.Order{Kind: record.MustPass, Until: record.Throughout, Cite: "27B2"}
	moved, shorter := bar, bar
	moved.Cite, shorter.Until = "27B3", record.NextTurn
	for name, c := range map[string]struct {
		others []record.Order
		want   Mark
	}{
		"the same":           {[]record.Order{moved, bar}, Mark{}},
		"another citation":   {[]record.Order{shorter, moved}, Mark{Recited, "27B3"}},
		"for a shorter time": {[]record.Order{shorter}, Mark{Standing: Alone}},
		"none":               {nil, Mark{Standing: Alone}},
	} {
		if got := CompareOrder(bar, c.others); got != c.want {
			t.Errorf("%s: %+v", name, got)
		}
	}
}
