package verdict_test

import (
	"reflect"
	"slices"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/engine/verdict"
)

// leaves counts the leaves of the tree that v was ruled by.
func (v visit) leaves() int {
	n := 0
	for range procedure.Paths(rulings.Tree(v.task.Matter.Kind, v.desk.Edition)) {
		n++
	}
	return n
}

// The wrong rulings that are offered are marked wrong, and tell apart.
func TestAlternativesAreWrong(t *testing.T) {
	everywhere(t, func(t *testing.T, v visit, level int) {
		offered := rulings.Alternatives(v.desk, v.task, verdict.Alike)
		if !reflect.DeepEqual(offered, rulings.Alternatives(v.desk, v.task, verdict.Alike)) {
			t.Errorf("%v: offered in another order the second time", v.task.Matter)
		}
		if len(offered) < 2 && v.leaves() > 1 {
			t.Errorf("%v: %d offered beside %v", v.task.Matter, len(offered), v.task.Ruled.Orders)
		}
		for i, a := range offered {
			in := v.input(level, a.Ruled.Orders)
			in.LawChosen = true
			if g := verdict.Compare(in).Grade; g != verdict.Wrong && g != verdict.Incomplete {
				t.Errorf("%v: alternative %d of origin %d, %v, is %v", v.task.Matter, i, a.Origin, a.Ruled.Orders, g)
			}
			if a.Ruled.Matter != v.task.Matter {
				t.Errorf("%v: alternative %d rules on %v", v.task.Matter, i, a.Ruled.Matter)
			}
			for _, b := range offered[:i] {
				if verdict.Alike(v.state, a.Ruled, b.Ruled) {
					t.Errorf("%v: %v is offered twice", v.task.Matter, a.Ruled.Orders)
				}
			}
		}
	})
}

// Every myth is met somewhere in the corpus, or it would be a belief that nobody can hold.
func TestEveryMythIsMet(t *testing.T) {
	met := map[rulings.MythID]bool{}
	everywhere(t, func(_ *testing.T, v visit, level int) {
		for _, a := range rulings.Alternatives(v.desk, v.task, verdict.Alike) {
			met[a.Myth] = true
		}
	})
	for _, m := range rulings.Myths() {
		if !met[m] {
			t.Errorf("%s is never offered", m)
		}
	}
}

func TestAlternativesAvoidWhatElseWouldDo(t *testing.T) {
	v := at(t, oneHeart("3H", false, shows(fiveUp, weak)), law.Edition2017, stop{refused, 2})
	tenable := record.Ruled{Matter: v.task.Matter, Orders: []record.Order{auctionGoesOn}}
	alike := func(a rulings.Alternative) bool { return verdict.Alike(v.state, a.Ruled, tenable) }
	if !slices.ContainsFunc(rulings.Alternatives(v.desk, v.task, verdict.Alike), alike) {
		t.Fatal("the ruling after a comparable call is not offered")
	}
	if slices.ContainsFunc(rulings.Alternatives(v.desk, v.task, verdict.Alike, tenable), alike) {
		t.Error("it is offered though the file calls it tenable")
	}
}

func TestWhereAlternativesComeFrom(t *testing.T) {
	jump := oneHeart("3H", false, shows(fiveUp, weak))
	free := oneHeart("2H", false, shows(fiveUp, opener))
	forbid := with(refused, "forbids-lead", record.Answer{ID: "forbid", Suit: bridge.Hearts})
	order := func(kind record.OrderKind) func(rulings.Alternative) bool {
		return func(a rulings.Alternative) bool {
			return slices.ContainsFunc(a.Ruled.Orders, func(o record.Order) bool { return o.Kind == kind })
		}
	}
	origin := func(o rulings.Origin) func(rulings.Alternative) bool {
		return func(a rulings.Alternative) bool { return a.Origin == o }
	}
	belief := func(m rulings.MythID) func(rulings.Alternative) bool {
		return func(a rulings.Alternative) bool { return a.Origin == rulings.FromMyth && a.Myth == m }
	}
	misjudged := func(f procedure.FactID, answer record.AnswerID) func(rulings.Alternative) bool {
		return func(a rulings.Alternative) bool {
			return a.Origin == rulings.Sibling && a.Fact == f && a.Answer.ID == answer
		}
	}
	for _, tt := range []struct {
		name    string
		record  record.Record
		edition law.Edition
		stop    stop
		want    []func(rulings.Alternative) bool
		never   []func(rulings.Alternative) bool
	}{
		{"before the replacement", free, law.Edition2017, stop{refused, 1},
			[]func(rulings.Alternative) bool{misjudged("accepts-bid", "accept"), belief("made-sufficient-and-barred"), order(record.MustRepeat)}, nil},
		{"the lowest bid", free, law.Edition2017, stop{refused, 2},
			[]func(rulings.Alternative) bool{misjudged("replacement", "other-bid-or-pass"), belief("made-sufficient-and-barred"), belief("barred-for-one-round")},
			[]func(rulings.Alternative) bool{misjudged("accepts-bid", "accept"), misjudged("replacement", "double-or-redouble"), misjudged("replacement", "another-insufficient")}},
		{"a jump", jump, law.Edition2017, stop{refused, 2},
			[]func(rulings.Alternative) bool{misjudged("comparable", "yes"), origin(rulings.OtherEdition), belief("barred-for-one-round")}, nil},
		{"a lead forbidden", leadAgainstSpades(), law.Edition2017, stop{forbid, 3},
			[]func(rulings.Alternative) bool{misjudged("forbids-lead", "neither"), belief("lead-may-be-required"), belief("suit-barred-for-good")}, nil},
		{"a lead required in 2007", leadAgainstSpades(), law.Edition2007, stop{with(refused, "restricts-lead", record.Answer{ID: "require", Suit: bridge.Hearts}), 3},
			[]func(rulings.Alternative) bool{misjudged("restricts-lead", "forbid")}, []func(rulings.Alternative) bool{belief("lead-may-be-required")}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			v := at(t, tt.record, tt.edition, tt.stop)
			offered := rulings.Alternatives(v.desk, v.task, verdict.Alike)
			for i, want := range tt.want {
				if !slices.ContainsFunc(offered, want) {
					t.Errorf("expectation %d is not met by %+v", i, offered)
				}
			}
			for i, never := range tt.never {
				if slices.ContainsFunc(offered, never) {
					t.Errorf("%d should not be offered: %+v", i, offered)
				}
			}
		})
	}
}

func TestNothingIsOfferedWhereNothingIsRuled(t *testing.T) {
	v := choiceOf(t, leadAgainstSpades(), law.Edition2017, "forbids-lead")
	if offered := rulings.Alternatives(v.desk, v.task, verdict.Alike); offered != nil {
		t.Errorf("%v is offered at a choice", offered)
	}
}

func BenchmarkAlternatives(b *testing.B) {
	v := at(b, oneHeart("3H", false, shows(fiveUp, weak)), law.Edition2017, stop{refused, 2})
	b.ReportAllocs()
	for b.Loop() {
		if len(rulings.Alternatives(v.desk, v.task, verdict.Alike)) < 2 {
			b.Fatal("too few")
		}
	}
}
