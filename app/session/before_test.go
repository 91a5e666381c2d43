package session

import (
	"slices"
	"testing"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// The pause of 16/forty-seconds is ruled on when the director comes and again when the board is looked at, under trees that list the
// answers the other way round.
func TestWhatWasHeardBeforeAnEarlierRulingCounts(t *testing.T) {
	list := everything(t)
	i := slices.IndexFunc(list, func(sc *scenarios.Scenario) bool { return sc.ID == "16-forty-seconds" })
	s, err := New(list[i], Settings{Edition: law.Default, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	do := func(a Act) {
		t.Helper()
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	do(Act{Kind: Arrive})
	for _, q := range s.Turn().Questions {
		do(Act{Kind: Ask, Fact: ForKey(q.Key)})
	}
	do(Act{Kind: Settle})
	yes := record.Answer{ID: procedure.Yes}
	first := s.Answers()
	info := *s.Turn().Next()
	do(Act{Kind: Find, Fact: ForKey(info.Key), Answer: &yes})
	do(Act{Kind: Name})
	do(Act{Kind: Rule, Orders: s.Turn().Task.Ruled.Orders})
	do(Act{Kind: GoOn})

	do(Act{Kind: Settle}) // nothing is asked again
	if s.Turn().Next().Key != info.Key || !slices.Equal(s.Answers(), first) {
		t.Errorf("%v: %v, want %v", s.Turn().Next().Key, s.Answers(), first)
	}
	if f := s.FoundBefore(info.Key); f == nil || f.Answer != yes {
		t.Errorf("found before: %v", f)
	}
	do(Act{Kind: Find, Fact: ForKey(info.Key), Answer: &yes})
	in := s.inquiry(s.Turn())
	for _, q := range s.Turn().Questions {
		noticed := q.Key.Fact == "what-was-noticed" || q.Key.Fact == "what-it-was"
		if noticed != slices.Contains(in.Asked, q.Key) {
			t.Errorf("%s: counted as asked is %t", q.Key.Fact, !noticed)
		}
	}
	for _, l := range verdict.MarkFacts(in).Lines {
		if l.Kind == verdict.Harmful || l.Kind == verdict.Needless {
			t.Errorf("%s is remarked on again", l.Key.Fact)
		}
	}
}
