package main

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/record"
	"rectify/scenarios"
)

// A turning turns the table n places and exchanges the suits.
type turning struct {
	n     int
	suits [5]bridge.Suit
}

func (t turning) suitSet(set record.SuitSet) record.SuitSet {
	var out record.SuitSet
	for _, d := range append(bridge.Suits[:], bridge.NoTrump) {
		if set.Has(d) {
			out |= record.SuitsOf(d.Permute(t.suits))
		}
	}
	return out
}

func (t turning) answers(list []record.Answer) []record.Answer {
	out := slices.Clone(list)
	for i, a := range out {
		out[i].Call, out[i].Card, out[i].Suit, out[i].Seat = a.Call.Permute(t.suits), a.Card.Permute(t.suits), a.Suit.Permute(t.suits), a.Seat.Rotate(t.n)
	}
	return out
}

func (t turning) orders(list []record.Order) []record.Order {
	out := slices.Clone(list)
	for i, o := range out {
		out[i].On, out[i].Chooser = o.On.Rotate(t.n), o.Chooser.Rotate(t.n)
		out[i].What.Call, out[i].What.Card, out[i].What.Suit = o.What.Call.Permute(t.suits), o.What.Card.Permute(t.suits), o.What.Suit.Permute(t.suits)
	}
	return out
}

func (t turning) matter(m record.MatterID) record.MatterID {
	m.By = m.By.Rotate(t.n)
	return m
}

func (t turning) events(list []record.Event) []record.Event {
	out := slices.Clone(list)
	for i, e := range out {
		e.Seat, e.To = e.Seat.Rotate(t.n), e.To.Rotate(t.n)
		e.Call, e.NewCall = e.Call.Permute(t.suits), e.NewCall.Permute(t.suits)
		e.Card, e.NewCard, e.Cards = e.Card.Permute(t.suits), e.NewCard.Permute(t.suits), e.Cards.Permute(t.suits)
		e.Says.Suit = e.Says.Suit.Permute(t.suits)
		for k, step := range e.States.Steps {
			e.States.Steps[k].Suit, e.States.Steps[k].Card, e.States.Steps[k].Over = step.Suit.Permute(t.suits), step.Card.Permute(t.suits), step.Over.Rotate(t.n)
		}
		if e.Ruled != nil {
			e.Ruled = &record.Ruled{Matter: t.matter(e.Ruled.Matter), Orders: t.orders(e.Ruled.Orders), Path: t.answers(e.Ruled.Path), Interim: e.Ruled.Interim}
		}
		if e.Chose != nil {
			e.Chose = &record.Chose{Matter: t.matter(e.Chose.Matter), Seat: e.Chose.Seat.Rotate(t.n), Answer: t.answers([]record.Answer{e.Chose.Answer})[0]}
		}
		out[i] = e
	}
	return out
}

func (t turning) meanings(list []record.Meaning) []record.Meaning {
	out := slices.Clone(list)
	for i, m := range list {
		out[i].Shortness, out[i].Control = t.suitSet(m.Shortness), t.suitSet(m.Control)
		for _, s := range bridge.Suits {
			out[i].Length[s.Permute(t.suits)] = m.Length[s]
		}
	}
	return out
}

// scenario is s with the table turned and the suits exchanged.
func (t turning) scenario(s *scenarios.Scenario) *scenarios.Scenario {
	out := *s
	out.Scores = nil // they are of the table as it was
	out.ID = fmt.Sprintf("%s-%d%v", s.ID, t.n, t.suits)
	r := &out.Record
	r.Dealer, r.Vul, r.Deal = r.Dealer.Rotate(t.n), r.Vul.Rotate(t.n), r.Deal.Permute(t.suits).Rotate(t.n)
	r.Contract.Bid, r.Contract.Declarer = r.Contract.Bid.Permute(t.suits), r.Contract.Declarer.Rotate(t.n)
	r.Leader, r.Won = r.Leader.Rotate(t.n), r.Won.Permute(t.suits)
	r.System = slices.Clone(r.System)
	for i, x := range r.System {
		r.System[i] = record.Explanation{Of: x.Of, By: x.By.Rotate(t.n), Call: x.Call.Permute(t.suits), Agreed: t.meanings(x.Agreed), Explained: t.meanings(x.Explained)}
	}
	r.Events = t.events(r.Events)
	out.Ask = slices.Clone(s.Ask)
	for i, a := range s.Ask {
		out.Ask[i].To, out.Ask[i].Find, out.Ask[i].Tenable = a.To.Rotate(t.n), t.answers(a.Find), t.answers(a.Tenable)
	}
	out.Choose = slices.Clone(s.Choose)
	for i, c := range s.Choose {
		out.Choose[i].By, out.Choose[i].Takes = c.By.Rotate(t.n), t.answers([]record.Answer{c.Takes})[0]
	}
	out.Then = slices.Clone(s.Then)
	for i, then := range s.Then {
		out.Then[i].Events = t.events(then.Events)
	}
	out.Key = slices.Clone(s.Key)
	for i, k := range s.Key {
		out.Key[i].Orders = t.orders(k.Orders)
	}
	return &out
}

// alike reports whether the table finds the same matters in both, of players who sit where they did.
func (t turning) alike(s, turned *scenarios.Scenario) bool {
	a, err := s.State()
	if err != nil {
		return false
	}
	b, err := turned.State()
	if err != nil {
		return false
	}
	want := a.AllMatters()
	for i := range want {
		want[i] = t.matter(want[i])
	}
	return slices.Equal(want, b.AllMatters())
}

// own is every scenario of the program.
func own(t testing.TB) []*scenarios.Scenario {
	t.Helper()
	var out []*scenarios.Scenario
	for _, from := range []func() ([]*scenarios.Scenario, []scenarios.Fault){scenarios.Bank, scenarios.Records, scenarios.Vectors} {
		list, faults := from()
		for _, f := range faults {
			t.Error(f)
		}
		out = append(out, list...)
	}
	return out
}

// turnings is so many scenarios, each as different from the others as seats and suits can make it.
func turnings(t testing.TB, many int) []*scenarios.Scenario {
	var out []*scenarios.Scenario
	base := own(t)
	for i := 0; len(out) < many && i < 4*len(permutations); i++ {
		how := turning{i % 4, permutations[i/4]}
		for _, s := range base {
			if turned := how.scenario(s); how.alike(s, turned) {
				out = append(out, turned)
			}
		}
	}
	return out[:min(many, len(out))]
}

func TestScenariosTurnedAreTheSameCase(t *testing.T) {
	forms := map[string]bool{}
	for _, s := range own(t) {
		forms[formOf(s)] = true
	}
	others := maps.Clone(forms)
	for _, s := range turnings(t, 400) {
		others[formOf(s)] = true
	}
	if len(others) != len(forms) {
		t.Errorf("%d cases, and %d when they are turned", len(forms), len(others))
	}
}

// Every scenario of the bank is a case of its own. Vectors may ask one thing under two laws.
func TestTheBankAsksNothingTwice(t *testing.T) {
	list, faults := scenarios.Bank()
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	first := map[string]string{}
	for _, s := range list {
		form := formOf(s)
		if other, twice := first[form]; twice {
			t.Errorf("%s is %s with other seats or suits", s.ID, other)
		}
		first[form] = s.ID
	}
}

// Turning the table changes no ruling: the keys agree as they did.
func TestKeysAgreeWhereverThePlayersSit(t *testing.T) {
	for _, s := range own(t) {
		want := checkKeys(s).disagreements()
		for n := 1; n < 4; n++ {
			if got := checkKeys(turning{n, [5]bridge.Suit{bridge.NoSuit, bridge.Clubs, bridge.Diamonds, bridge.Hearts, bridge.Spades}}.scenario(s)).disagreements(); got != want {
				t.Errorf("%s turned %d: %d disagreements, not %d", s.ID, n, got, want)
			}
		}
	}
}

// BenchmarkCheck1000 checks a thousand scenarios as the command does, once they are loaded.
func BenchmarkCheck1000(b *testing.B) {
	list := turnings(b, 1000)
	for b.Loop() {
		keys := 0
		faults := scenarios.Lint(list)
		for _, s := range list {
			keys += len(checkKeys(s).keys)
		}
		if distinct(list) == 0 || keys == 0 || len(faults) > 0 {
			b.Fatalf("%d keys, faults %v", keys, faults)
		}
	}
	b.ReportMetric(float64(len(list)), "scenarios")
}
