package session

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// held is a card of West's that somebody may have seen. What is found of it makes the difference.
const held = `
id: held
heading: {en: "Board 9", el: "Θήκη 9"}
title: {en: "The four of diamonds is shown", el: "Φαίνεται το τέσσερα καρό"}
level: 2
complexity: 2
board: 9
deal: "N:AQ7.QT95.J8.AQ83 K93.A862.A65.KT5 JT6.KJ4.KQT97.J6 8542.73.432.9742"
events: ["P P 1D P 1H P 1NT P 3NT P P P", "W:C2 C3 CK C6", "CT CJ C4 C8", {exposed: W, cards: D4}, {director: S}]
status: draft
source: {kind: own}
`

// asked adds findings to those that make the card one shown by West's own doing.
func asked(findings string) string {
	return "ask: [{fact: this-trick-only, find: [no]}, {fact: whose-doing, find: [own-doing]}, " + findings + "]\n"
}

// variants are scenarios that differ only in what is found and what is said.
func variants(t *testing.T) []*scenarios.Scenario {
	t.Helper()
	var out []*scenarios.Scenario
	for _, ask := range []string{
		"{fact: partner-could-see, find: [yes]}, {fact: exposed-inadvertently, find: [yes]}",
		"{fact: partner-could-see, find: [yes]}, {fact: exposed-inadvertently, find: [no]}",
		"{fact: partner-could-see, find: [no]}",
	} {
		out = append(out, load(t, held+asked(ask)))
	}
	return out
}

func TestTheQuestionsDoNotTellWhatIsTrue(t *testing.T) {
	var all [][]string
	orders := map[string]bool{}
	for _, s := range variants(t) {
		n := begin(t, s, Settings{Edition: law.Default, Seed: 5})
		var names []string
		for _, q := range n.Turn().Questions {
			names = append(names, string(q.Key.Fact))
		}
		all = append(all, names)
		var kinds []string
		for _, o := range n.Turn().Task.Ruled.Orders {
			kinds = append(kinds, o.Kind.String())
		}
		orders[strings.Join(kinds, " ")] = true
	}
	if len(orders) < 3 {
		t.Fatalf("the rulings do not differ: %v", orders)
	}
	for _, names := range all[1:] {
		if !slices.Equal(names, all[0]) {
			t.Errorf("asked %v and %v", all[0], names)
		}
	}
}

// found goes through the findings with the given answers and says what was asked.
func found(t *testing.T, s *Session, answers map[string]record.AnswerID) []string {
	t.Helper()
	upTo(t, s, Facts, 1)
	do(t, s, Act{Kind: Settle})
	var out []string
	for s.Stage == Findings {
		next := *s.Turn().Next()
		out = append(out, string(next.Key.Fact))
		a := record.Answer{ID: answers[string(next.Key.Fact)]}
		do(t, s, Act{Kind: Find, Fact: ForKey(next.Key), Answer: &a})
	}
	return out
}

func TestTheFindingsFollowWhatWasFound(t *testing.T) {
	for _, answers := range []map[string]record.AnswerID{
		{"this-trick-only": "no", "whose-doing": "own-doing", "partner-could-see": "no", "exposed-inadvertently": "yes"},
		{"this-trick-only": "no", "whose-doing": "own-doing", "partner-could-see": "yes", "exposed-inadvertently": "no"},
	} {
		var before []string
		for i, s := range variants(t) {
			sought := found(t, begin(t, s, Settings{Edition: law.Default}), answers)
			if i > 0 && !slices.Equal(sought, before) {
				t.Errorf("with %v: to be found was %v, and %v where something else is true", answers, before, sought)
			}
			before = sought
		}
	}
}

func TestAWrongFindingIsMarkedOnce(t *testing.T) {
	s := begin(t, variants(t)[2], Settings{Edition: law.Default})
	found(t, s, map[string]record.AnswerID{"this-trick-only": "no", "whose-doing": "own-doing", "partner-could-see": "yes", "exposed-inadvertently": "yes"})
	upTo(t, s, Verdict, 1)
	var kinds []verdict.FactKind
	for _, l := range s.Turn().Facts.Lines {
		if l.Kind != verdict.Asked && l.Kind != verdict.Unasked {
			kinds = append(kinds, l.Kind)
		}
	}
	if !slices.Equal(kinds, []verdict.FactKind{verdict.Found, verdict.Misfound}) {
		t.Errorf("got %v", kinds)
	}
	if s.Turn().Grade != verdict.Correct {
		t.Errorf("the ruling itself was right: %s", s.Turn().Grade)
	}
}

func TestATenableFindingAndItsRulingWillDo(t *testing.T) {
	s := begin(t, load(t, held+asked("{fact: partner-could-see, find: [yes], tenable: [no]}, {fact: exposed-inadvertently, find: [yes]}")),
		Settings{Edition: law.Default})
	found(t, s, map[string]record.AnswerID{"this-trick-only": "no", "partner-could-see": "no"})
	other := begin(t, variants(t)[2], s.Settings).Turn().Task.Ruled.Orders
	upTo(t, s, Ruling, 1)
	do(t, s, Act{Kind: Rule, Orders: other, Cites: citesOf(other)})
	if turn := s.Turn(); turn.Grade != verdict.Acceptable || turn.Facts.Grade > verdict.Acceptable {
		t.Errorf("ruling %s, facts %s: %+v", turn.Grade, turn.Facts.Grade, turn.Mark.Lines)
	}
}

func TestWhatIsTenableIsOffered(t *testing.T) {
	s := begin(t, load(t, held+asked("{fact: partner-could-see, find: [yes], tenable: [no]}, {fact: exposed-inadvertently, find: [yes]}")),
		Settings{Edition: law.Default, Easy: true})
	other := begin(t, variants(t)[2], s.Settings).Turn().Task.Ruled.Orders
	upTo(t, s, Ruling, 1)
	if !slices.ContainsFunc(s.Turn().Choices, func(r record.Ruled) bool { return slices.Equal(r.Orders, other) }) {
		t.Fatal("the ruling of a tenable finding is not offered")
	}
	do(t, s, Act{Kind: Rule, Orders: other})
	if turn := s.Turn(); turn.Grade != verdict.Acceptable || len(turn.Wrong) != len(turn.Choices)-2 {
		t.Errorf("ruling %s, %d wrong of %d", turn.Grade, len(turn.Wrong), len(turn.Choices))
	}
}

func TestTheLawNamedNeedNotBeCitedAgain(t *testing.T) {
	for _, c := range []struct {
		named []law.Cite
		want  verdict.Grade
	}{{[]law.Cite{"27B"}, verdict.Correct}, {[]law.Cite{"64"}, verdict.RightWrongLaw}} {
		s := begin(t, load(t, heart+intended+refused), Settings{Edition: law.Default})
		upTo(t, s, Law, 1)
		do(t, s, Act{Kind: Name, Cites: c.named})
		upTo(t, s, Ruling, 1)
		do(t, s, Act{Kind: Rule, Orders: s.Turn().Task.Ruled.Orders})
		if s.Turn().Grade != c.want {
			t.Errorf("having named %v: %s", c.named, s.Turn().Grade)
		}
	}
}

func TestAChoiceThatWasNotExplainedIsIncomplete(t *testing.T) {
	s := begin(t, load(t, heart+intended+refused), Settings{Edition: law.Default})
	upTo(t, s, Options, 1)
	do(t, s, Act{Kind: Explain})
	upTo(t, s, Verdict, 1)
	if turn := s.Turn(); turn.Grade != verdict.Incomplete || turn.Mark.Grade != verdict.Correct {
		t.Errorf("ruling %s, in all %s", turn.Mark.Grade, turn.Grade)
	}
}

// TestAnyActsGiveTheSameSessionAgain does what anybody might do, in any order, and then all of it again.
func TestAnyActsGiveTheSameSessionAgain(t *testing.T) {
	all := append(everything(t), load(t, heart+intended+refused+passesAfter), load(t, heart+refused), load(t, held))
	rapid.Check(t, func(rt *rapid.T) {
		s := rapid.SampledFrom(all).Draw(rt, "scenario")
		set := Settings{Edition: rapid.SampledFrom(editions).Draw(rt, "edition"), Seed: rapid.Uint64().Draw(rt, "seed"),
			Easy: rapid.Bool().Draw(rt, "easy"), LawChosen: rapid.Bool().Draw(rt, "law")}
		n, err := New(s, set)
		if err != nil {
			rt.Fatal(err)
		}
		for range rapid.IntRange(0, 40).Draw(rt, "acts") {
			before := n.Stage
			switch {
			case rapid.IntRange(0, 9).Draw(rt, "what") == 0:
				if _, err := n.Undo(); err != nil {
					rt.Fatal(err)
				}
				continue
			default:
				a := someAct(rt, n)
				if a == nil {
					continue
				}
				if err := n.Do(*a); err != nil {
					rt.Fatalf("%s at stage %s: %v", a.Kind, before, err)
				}
			}
		}
		again, err := Restore(s, set, n.Acts())
		if err != nil {
			rt.Fatal(err)
		}
		if seen(again) != seen(n) || !reflect.DeepEqual(again.Acts(), n.Acts()) {
			rt.Fatalf("the session\n%s\nbecame\n%s", seen(n), seen(again))
		}
	})
}

// someAct is an act that the stage allows, right or wrong; nil once the case is over.
func someAct(rt *rapid.T, s *Session) *Act {
	a := right(s)
	t := s.Turn()
	switch s.Stage {
	case Facts:
		if q := rapid.SampledFrom(append(t.Questions, Question{})).Draw(rt, "question"); q.Fact != nil {
			return &Act{Kind: Ask, Fact: ForKey(q.Key)}
		}
		if len(t.Polls) > 0 && rapid.Bool().Draw(rt, "poll") {
			p := t.Polls[0]
			return &Act{Kind: Poll, Fact: ForKey(p.Key), Poll: &verdict.Poll{Whom: rapid.SampledFrom(p.Whoms).Draw(rt, "whom"),
				Shown: rapid.SampledFrom(p.Showns).Draw(rt, "shown"), How: rapid.SampledFrom(p.Hows).Draw(rt, "how")}}
		}
		return &Act{Kind: Settle}
	case Findings:
		if p := s.Picking(); p != nil {
			a.Picks = nil
			for _, x := range p.Peers {
				if rapid.Bool().Draw(rt, "picked") {
					a.Picks = append(a.Picks, x.Action)
				}
			}
			a.Answer = &record.Answer{ID: s.Follows(a.Picks)}
			break
		}
		answer := rapid.SampledFrom(s.Answers()).Draw(rt, "answer")
		a.Answer = &answer
	case Law:
		a.Cites = rapid.SliceOfN(rapid.SampledFrom([]law.Cite{"27", "27B1", "50B", "16C", "9A"}), 0, 3).Draw(rt, "cites")
	case Options:
		a.Options = rapid.SliceOfN(rapid.SampledFrom(t.Offers[0].Options), 0, 3).Draw(rt, "options")
	case Ruling:
		orders := []record.Order{{Kind: record.NoIrregularity}, {Kind: record.AdjustScore, On: t.Task.Matter.By}}
		orders = append(orders, t.Task.Ruled.Orders...)
		a.Orders = rapid.SliceOfN(rapid.SampledFrom(orders), 0, 4).Draw(rt, "orders")
	case Awarding:
		if !reflect.DeepEqual(t.Award.Ordered, t.Award.Wanted) {
			return nil // the file's own score is for the right ruling, and not for the one that was given
		}
	}
	return a
}
