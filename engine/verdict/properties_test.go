package verdict_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/verdict"
)

// everywhere calls check at rulings of the corpus, a few for each leaf under each edition, and at each level.
func everywhere(t *testing.T, check func(t *testing.T, v visit, level int)) {
	t.Helper()
	records := corpus(t)
	met := map[string]int{}
	for _, name := range slices.Sorted(maps.Keys(records)) {
		for _, e := range []law.Edition{law.Edition2007, law.Default} {
			t.Run(fmt.Sprintf("%s/%v", name, e), func(t *testing.T) {
				everyRuling(t, records[name], e, func(v visit) {
					leaf := fmt.Sprint(e, v.task.Matter.Kind, v.task.Outcome.PathID())
					if met[leaf]++; met[leaf] > mostVisits() {
						return
					}
					for level := 1; level <= 5; level += 2 {
						check(t, v, level)
					}
				})
			})
		}
	}
	if len(met) < 100 {
		t.Errorf("only %d leaves were met", len(met))
	}
}

// mostVisits is on how many records each leaf of each edition is looked at.
func mostVisits() int {
	if testing.Short() {
		return 1
	}
	return 3
}

func TestTheEnginesOwnRulingIsCorrect(t *testing.T) {
	everywhere(t, func(t *testing.T, v visit, level int) {
		m := verdict.Compare(v.input(level, v.task.Ruled.Orders))
		if m.Grade != verdict.Correct {
			t.Errorf("%v: %v, lines %v, cites %v", v.task.Matter, m.Grade, m.Lines, m.Cites)
		}
		for _, l := range m.Lines {
			if l.Kind != verdict.Right || l.Given != l.Wanted {
				t.Errorf("%v: line %v", v.task.Matter, l)
			}
		}
	})
}

// The engine writes each ruling so that it can be carried out as it stands: setting it in order changes nothing.
func TestOrderedDoesWhatTheEngineMeans(t *testing.T) {
	everywhere(t, func(t *testing.T, v visit, _ int) {
		ruled := v.task.Ruled
		as, err := v.state.Step(record.Event{Kind: record.Ruling, Ruled: &ruled})
		if err != nil {
			t.Fatal(err)
		}
		ruled.Orders = verdict.Ordered(ruled.Orders)
		ordered, err := v.state.Step(record.Event{Kind: record.Ruling, Ruled: &ruled})
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(as.Calls, ordered.Calls) || as.Turn() != ordered.Turn() || as.Hands != ordered.Hands ||
			!sameCards(as.FaceUp, ordered.FaceUp) || len(as.Tricks) != len(ordered.Tricks) {
			t.Errorf("%v: %v does something else in order", v.task.Matter, v.task.Ruled.Orders)
		}
	})
}

// sameCards reports whether the same cards lie face up, in whatever order they came.
func sameCards(a, b []record.FaceUpCard) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(c record.FaceUpCard) bool { return !slices.Contains(b, c) })
}

func TestNothingButTheEffectCounts(t *testing.T) {
	everywhere(t, func(t *testing.T, v visit, level int) {
		idle := record.Order{Kind: record.AuctionGoesOn, Cite: "10C1"}
		in := v.input(level, append(slices.Clone(v.task.Ruled.Orders), idle))
		in.LawChosen = true
		if m := verdict.Compare(in); m.Grade != verdict.Correct {
			t.Errorf("%v: with words that change nothing it is %v", v.task.Matter, m.Grade)
		}
	})
}

// word reports whether o says something that may hold without being said.
func word(o record.Order) bool {
	switch o.Kind {
	case record.TricksMoved:
		return o.What.N == 0
	case record.Due: // the tricks of a revoke are looked at in any case (64A)
		return o.Opens == record.RevokeTricks
	}
	return slices.Contains([]record.OrderKind{record.CardAdded, record.NotRectified, record.CallStands, record.CallCancelled, record.AuctionGoesOn, record.PlayGoesOn,
		record.NoIrregularity, record.RuledWithLater, record.CardStands, record.CardPlayed, record.CardReturned, record.CardPickedUp,
		record.ScoreStands, record.LeadStands, record.TurnReturns}, o.Kind)
}

func TestAnOrderLeftOutIsMissed(t *testing.T) {
	everywhere(t, func(t *testing.T, v visit, level int) {
		for i, o := range v.task.Ruled.Orders {
			in := v.input(level, slices.Delete(slices.Clone(v.task.Ruled.Orders), i, i+1))
			in.LawChosen = true
			m := verdict.Compare(in)
			// That penalty cards stay on the table 50A says itself; an exposed card does because the director says so (24).
			known := o.Kind == record.StaysFaceUp && o.What.Card == bridge.NoCard || o.Kind == record.SmallAfter || o.Kind == record.PlaysFirst || o.Kind == record.DutyKnown
			reminder := level <= 2 && (known || o.Opens == record.ReviewDamage || o.Opens == record.ReviewAwareness)
			same := verdict.Same(in.State, record.Ruled{Matter: in.Matter, Orders: in.Given}, v.task.Ruled) && len(in.Given) > 0
			// A second penalty card makes the first major too, whether the ruling says so or not (50B).
			upgraded := o.Kind == record.PenaltyMajor && slices.ContainsFunc(in.State.PenaltyCards(o.On), func(c record.FaceUpCard) bool {
				return c.Card == o.What.Card
			})
			switch {
			case same && !word(o) && !upgraded:
				t.Errorf("%v: without %v nothing is different", v.task.Matter, o.Kind)
			case (same || reminder && len(in.Given) > 0) != (m.Grade == verdict.Correct):
				t.Errorf("%v: without %v it is %v", v.task.Matter, o.Kind, m.Grade)
			}
			explained(t, m)
		}
	})
}

// explained checks that a grade and its lines tell the same story.
func explained(t *testing.T, m verdict.Mark) {
	t.Helper()
	fault := slices.ContainsFunc(m.Lines, func(l verdict.Line) bool { return l.Kind != verdict.Right && l.Kind != verdict.Remark })
	if good := m.Grade >= verdict.RightWrongLaw; good == fault {
		t.Errorf("%v with lines %v", m.Grade, m.Lines)
	}
}

// anyOrders draws orders that a trainee might add to the engine's, sensible or not.
func anyOrders(s record.State, engine []record.Order) *rapid.Generator[[]record.Order] {
	one := rapid.Custom(func(t *rapid.T) record.Order {
		o := record.Order{Kind: rapid.SampledFrom(record.OrderKinds()).Draw(t, "kind"),
			On:    rapid.SampledFrom(bridge.Seats[:]).Draw(t, "on"),
			Until: record.Moment(rapid.IntRange(0, int(record.Throughout)).Draw(t, "until"))}
		o.What.Event = rapid.IntRange(0, s.Events).Draw(t, "event")
		o.What.Card = bridge.Card(rapid.IntRange(0, 52).Draw(t, "card"))
		o.What.Suit = rapid.SampledFrom(bridge.Suits[:]).Draw(t, "suit")
		o.What.N = rapid.IntRange(0, 2).Draw(t, "n")
		if o.Kind == record.Due {
			o.From = rapid.SampledFrom([]record.Moment{record.FirstTurnToLead, record.OnLead, record.EndOfPlay}).Draw(t, "from")
			o.Opens = rapid.SampledFrom(record.MatterKinds()).Draw(t, "opens")
		}
		return o
	})
	return rapid.Custom(func(t *rapid.T) []record.Order {
		out := rapid.SliceOfN(one, 0, 2).Draw(t, "added")
		for _, o := range engine {
			if rapid.IntRange(0, 3).Draw(t, "kept") > 0 {
				out = append(out, o)
			}
		}
		return out
	})
}

func TestAnyRuling(t *testing.T) {
	var all []visit
	for _, name := range []string{"27.1 lowest", "27.1 early", "27.4 weak jump", "27.7 double", "26 lead", "49 honour", "45 held", "46 suit alone", "47 changed"} {
		for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
			everyRuling(t, corpus(t)[name], e, func(v visit) { all = append(all, v) })
		}
	}
	rapid.Check(t, func(rt *rapid.T) {
		v := rapid.SampledFrom(all).Draw(rt, "ruling")
		level := rapid.IntRange(1, 5).Draw(rt, "level")
		given := anyOrders(v.state, v.task.Ruled.Orders).Draw(rt, "given")
		in := v.input(level, given)
		in.LawChosen = true
		m := verdict.Compare(in)
		explained(t, m)
		if t.Failed() {
			rt.Fatalf("given %v", given)
		}
		in.Given = rapid.Permutation(given).Draw(rt, "in another order")
		if again := verdict.Compare(in); again.Grade != m.Grade {
			rt.Fatalf("%v in one order, %v in another", m.Grade, again.Grade)
		}
		in.Given = append(slices.Clone(given), given...)
		if again := verdict.Compare(in); again.Grade != m.Grade {
			rt.Fatalf("%v said once, %v said twice", m.Grade, again.Grade)
		}
		in.Given, in.Level = given, min(level+1, 5)
		if higher := verdict.Compare(in); higher.Grade > m.Grade {
			rt.Fatalf("%v at level %d, %v above it", m.Grade, level, higher.Grade)
		}
	})
}

// What a trainee adds to the engine's ruling, or leaves out of it, never makes it better.
func TestMoreFaultsAreNoBetter(t *testing.T) {
	everywhere(t, func(t *testing.T, v visit, level int) {
		orders := v.task.Ruled.Orders
		if len(orders) > 8 {
			return // 2^n subsets
		}
		grade := make([]verdict.Grade, 1<<len(orders))
		for set := range grade {
			var given []record.Order
			for i, o := range orders {
				if set>>i&1 == 1 {
					given = append(given, o)
				}
			}
			in := v.input(level, given)
			in.LawChosen = true
			grade[set] = verdict.Compare(in).Grade
		}
		for set, g := range grade {
			for i := range orders {
				if fewer := set &^ (1 << i); grade[fewer] > g {
					t.Errorf("%v: %v with %v, %v without", v.task.Matter, g, orders[i].Kind, grade[fewer])
				}
			}
		}
	})
}

func BenchmarkCompare(b *testing.B) {
	v := at(b, oneHeart("3H", false, shows(fiveUp, weak)), law.Edition2017, stop{refused, 2})
	in := v.input(3, []record.Order{southPassesOne, forbidOne, notForSouth}, "27B2", "26B")
	b.ReportAllocs()
	for b.Loop() {
		if verdict.Compare(in).Grade != verdict.Wrong {
			b.Fatal("marked otherwise")
		}
	}
}
