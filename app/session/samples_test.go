package session

import (
	"testing"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// editions are the editions that sessions are tried under.
var editions = []law.Edition{law.Edition2007, law.Default}

// everything is every scenario that comes with the program.
func everything(t testing.TB) []*scenarios.Scenario {
	t.Helper()
	bank, faults := scenarios.Bank()
	records, more := scenarios.Records()
	if len(faults)+len(more) > 0 {
		t.Logf("files with faults are left out: %v %v", faults, more)
	}
	return append(records, bank...)
}

// heart is 1♠ by North, a pass, and 1♥ by South. What West chooses, what is found and how the auction goes on is added.
const heart = `
id: heart
heading: {en: "Board 1", el: "Θήκη 1"}
title: {en: "One heart over one spade", el: "Μία κούπα πάνω από μία πίκα"}
level: 2
complexity: 2
board: 1
deal: "N:AKJ74.Q83.K52.Q6 952.642.T63.A953 Q3.AKJ95.Q84.J72 T86.T7.AJ97.KT84"
events: ["1S P 1H=ib", {director: W}]
meanings: [{of: ib, agreed: {points: 6+, hearts: 4+}, natural: yes}]
status: draft
source: {kind: own}
`

const (
	intended = `
ask: [{fact: call-intended, of: ib, find: [yes], says: {en: "I thought I was opening.", el: "Νόμιζα ότι άνοιγα."}},
  {fact: comparable, find: [no]}]
`
	refused = `
choose: [{option: accepts-bid, of: ib, takes: refuse}]
`
	accepted = `
choose: [{option: accepts-bid, of: ib, takes: accept}]
`
	passesAfter = `
then: [{events: ["S:P=new W:P N:P E:P"]}]
`
)

// load reads a scenario from text.
func load(t testing.TB, text string) *scenarios.Scenario {
	t.Helper()
	s, faults := scenarios.Load("test.yaml", []byte(text))
	if s == nil || len(faults) > 0 {
		t.Fatalf("the scenario has faults: %v\n%s", faults, text)
	}
	return s
}

func begin(t testing.TB, s *scenarios.Scenario, set Settings) *Session {
	t.Helper()
	n, err := New(s, set)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func do(t testing.TB, s *Session, acts ...Act) {
	t.Helper()
	for _, a := range acts {
		if err := s.Do(a); err != nil {
			t.Fatalf("%s: %s at stage %s: %v %+v %+v", s.Scenario.ID, a.Kind, s.Stage, err, a.Fact, a.Answer)
		}
	}
}

// right is the act of someone who makes no mistake, nil once the case is over.
func right(s *Session) *Act {
	t := s.Turn()
	switch s.Stage {
	case Incident:
		return &Act{Kind: Arrive}
	case Facts:
		for _, q := range t.Questions {
			if q.Needed && !q.Asked {
				return &Act{Kind: Ask, Fact: ForKey(q.Key)}
			}
		}
		for _, p := range t.Polls {
			if p.Needed && len(p.Made) == 0 {
				return &Act{Kind: Poll, Fact: ForKey(p.Key), Poll: &verdict.Poll{Whom: verdict.Peers, Shown: verdict.Bare, How: verdict.Open}}
			}
		}
		return &Act{Kind: Settle}
	case Findings:
		a := t.Next().Finding.Answer
		return &Act{Kind: Find, Fact: ForKey(t.Next().Key), Answer: &a, Picks: rightPicks(s)}
	case Law:
		return &Act{Kind: Name, Cites: citesOf(t.Task.Ruled.Orders)}
	case Options:
		var options []OptionRef
		for _, o := range t.Offers {
			for _, ref := range o.Options {
				if ref.Option != Consult && ref.Option != Waive {
					options = append(options, ref)
				}
			}
		}
		return &Act{Kind: Explain, Options: options}
	case Ruling:
		return &Act{Kind: Rule, Orders: t.Task.Ruled.Orders, Cites: citesOf(t.Task.Ruled.Orders)}
	case Awarding:
		return &Act{Kind: Assign, Awarded: &t.Award.Right}
	case Telling:
		return &Act{Kind: Tell, Fact: ForKey(s.end.Outcome.Need.Key), Answer: &s.Answers()[0]}
	case Verdict, Deal:
		return &Act{Kind: GoOn}
	}
	return nil
}

// rightPicks is the actions that the file flags for the fact that is to be found next.
func rightPicks(s *Session) []scenarios.Action {
	p := s.Picking()
	if p == nil {
		return nil
	}
	var out []scenarios.Action
	for i, x := range p.Peers {
		if p.Flag(s.Turn().Next().Key.Fact, i) == procedure.Yes {
			out = append(out, x.Action)
		}
	}
	return out
}

func citesOf(orders []record.Order) []law.Cite {
	var out []law.Cite
	for _, o := range orders {
		out = append(out, o.Cite)
	}
	return out
}

// upTo goes on without a mistake until the session is at a stage of its nth turn.
func upTo(t testing.TB, s *Session, stage Stage, turn int) {
	t.Helper()
	for s.Stage != stage || stage != Score && len(s.Turns) != turn {
		a := right(s)
		if a == nil {
			t.Fatalf("the case is over before stage %s of turn %d", stage, turn)
		}
		do(t, s, *a)
	}
}

// findingOf is the finding that a way has of a fact, by its name.
func findingOf(o procedure.Outcome, id procedure.FactID) record.AnswerID {
	for _, step := range o.Path {
		if step.Key.Fact == id {
			return step.Finding.Answer.ID
		}
	}
	return ""
}
