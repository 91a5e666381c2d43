package view

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"rectify/app/session"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/verdict"
	"rectify/i18n"
	"rectify/scenarios"
)

var bothEditions = []law.Edition{law.Edition2007, law.Default}

// everyScenario is every scenario that comes with the program; one in eight of them where time is short.
func everyScenario(t testing.TB) []*scenarios.Scenario {
	t.Helper()
	list, faults := everyFile()
	if len(faults) > 0 {
		t.Logf("files with faults are left out: %v", faults)
	}
	if !testing.Short() {
		return slices.Clone(list)
	}
	var out []*scenarios.Scenario
	for i := 0; i < len(list); i += 8 {
		out = append(out, list[i])
	}
	return out
}

// everyFile reads the files once for all tests.
var everyFile = sync.OnceValues(func() ([]*scenarios.Scenario, []scenarios.Fault) {
	bank, faults := scenarios.Bank()
	records, more := scenarios.Records()
	return append(records, bank...), append(faults, more...)
})

// head is what every scenario of these tests begins with.
const head = `
heading: {en: "Board 1", el: "Θήκη 1"}
title: {en: "The title", el: "Ο τίτλος"}
level: 2
complexity: 2
status: draft
source: {kind: own}
`

// heart is 1♥ over partner's 1♠, refused and replaced by a pass; after that the deal is passed out in 1♠.
const heart = "id: heart" + head + `
board: 1
deal: "N:AKJ74.Q83.K52.Q6 952.642.T63.A953 Q3.AKJ95.Q84.J72 T86.T7.AJ97.KT84"
events: ["1S P 1H=ib", {director: W}]
meanings: [{of: ib, agreed: {points: 6+, hearts: 4+}, natural: yes}]
ask:
  - {fact: call-intended, of: ib, find: [yes], says: {en: "I thought I was opening.", el: "Νόμιζα ότι άνοιγα."}}
  - {fact: comparable, find: [no]}
choose: [{option: accepts-bid, of: ib, takes: refuse}]
then: [{events: ["S:P=new W:P N:P E:P"]}]
`

// held is a card of West's, after a trick and a half in 3NT, that somebody may have seen.
const held = "id: held" + head + `
board: 9
deal: "N:AQ7.QT95.J8.AQ83 K93.A862.A65.KT5 JT6.KJ4.KQT97.J6 8542.73.432.9742"
events: ["P P 1D P 1H P 1NT P 3NT P P P", "W:C2 C3 CK C6", "CT CJ C4 C8", {exposed: W, cards: D4}, {director: S}]
`

func load(t testing.TB, text string) *scenarios.Scenario {
	t.Helper()
	s, faults := scenarios.Load("test.yaml", []byte(text))
	if s == nil || len(faults) > 0 {
		t.Fatalf("the scenario has faults: %v\n%s", faults, text)
	}
	return s
}

// sit begins a case in a language whose faults are errors of the test.
func sit(t testing.TB, lang i18n.Lang, s *scenarios.Scenario, set session.Settings) *Sitting {
	t.Helper()
	n, err := session.New(s, set)
	if err != nil {
		t.Fatal(err)
	}
	return NewSitting(printer(t, lang), n, set.Hands)
}

func printer(t testing.TB, lang i18n.Lang) *i18n.Printer {
	t.Helper()
	return i18n.New(lang).Reporting(func(err error) { t.Helper(); t.Error(err) })
}

// press does an action of the screen.
func press(t testing.TB, v *Sitting, id string) Effect {
	t.Helper()
	effect, err := v.Do(id)
	if err != nil {
		t.Fatalf("%s: %v", id, err)
	}
	return effect
}

// advance presses what someone who makes no mistake would press next, false once the case is over. Before every ruling, write
// is called to compose it; nil is the right one of those offered.
func advance(t testing.TB, v *Sitting, write func()) bool {
	t.Helper()
	turn, sheet := v.s.Turn(), v.sheet()
	if !v.watching() {
		switch v.s.Stage {
		case session.Score:
			return false
		case session.Facts:
			for i, q := range turn.Questions {
				if q.Needed && !q.Asked {
					press(t, v, fmt.Sprintf("ask:%d", i))
					return true
				}
			}
			for i, p := range turn.Polls {
				if p.Needed && len(p.Made) == 0 {
					poll(t, v, i, rightly)
					return true
				}
			}
		case session.Findings:
			if p := v.s.Picking(); p != nil {
				tickRight(t, v, p)
				break
			}
			a := turn.Next().Finding.Answer
			press(t, v, "find:"+string(a.ID))
			press(t, v, fmt.Sprintf("which:%d", slices.Index(v.answersWith(a.ID), a)))
		case session.Law:
			v.Type("law", v.p.Cites(citesOf(turn.Task.Ruled.Orders), v.s.Settings.Edition))
		case session.Options:
			for i, o := range v.offered() {
				if o.Option != session.Consult && o.Option != session.Waive {
					press(t, v, fmt.Sprintf("explain:%d", i))
				}
			}
		case session.Awarding:
			weigh(t, v, turn.Award.Right)
		case session.Ruling:
			if write != nil {
				write()
				v.Type("cites", v.p.Cites(citesOf(turn.Task.Ruled.Orders), v.s.Settings.Edition))
			} else {
				at := slices.IndexFunc(turn.Choices, func(r record.Ruled) bool { return slices.Equal(r.Orders, turn.Task.Ruled.Orders) })
				press(t, v, fmt.Sprintf("choice:%d", at))
			}
		}
		sheet = v.sheet()
	}
	if !sheet.Primary.Enabled {
		t.Fatalf("%s at stage %s: the main button %q is off: %s", v.s.Scenario.ID, v.s.Stage, sheet.Primary.Text, sheet.Message)
	}
	press(t, v, sheet.Primary.ID)
	return true
}

var rightly = verdict.Poll{Whom: verdict.Peers, Shown: verdict.Bare, How: verdict.Open}

// poll asks other players, choice by choice, and goes back to the questions.
func poll(t testing.TB, v *Sitting, i int, how verdict.Poll) {
	t.Helper()
	at := v.s.Turn().Polls[i]
	press(t, v, fmt.Sprintf("poll:%d", i))
	for _, part := range []int{slices.Index(at.Whoms, how.Whom), slices.Index(at.Showns, how.Shown), slices.Index(at.Hows, how.How)} {
		press(t, v, fmt.Sprintf("poll-part:%d", part))
		press(t, v, v.sheet().Primary.ID)
	}
	press(t, v, v.sheet().Primary.ID)
}

// tickRight ticks what the file flags for the fact that is to be found next.
func tickRight(t testing.TB, v *Sitting, p *scenarios.Poll) {
	t.Helper()
	none := true
	for i := range p.Peers {
		if p.Flag(v.s.Turn().Next().Key.Fact, i) == procedure.Yes {
			press(t, v, fmt.Sprintf("tick:%d", i))
			none = false
		}
	}
	if none {
		press(t, v, "tick:none")
	}
}

// weigh puts a score on the sheet, by the keys.
func weigh(t testing.TB, v *Sitting, given session.Awarded) {
	t.Helper()
	w := v.toAward()
	for i, sheet := range given.Sheets {
		for _, weight := range sheet.Weights {
			at := slices.Index(w.results, scenarios.Played{Contract: weight.Contract, Tricks: weight.Tricks})
			press(t, v, fmt.Sprintf("weigh:row:%d", i*len(w.results)+at))
			for _, digit := range fmt.Sprint(weight.Percent) {
				press(t, v, "weigh:digit:"+string(digit))
			}
		}
	}
	for i, f := range given.Artificial {
		press(t, v, fmt.Sprintf("weigh:fix:%d:%d", i, slices.Index(fixedScores(v.s.Turn().Award), f.Given)))
	}
}

func citesOf(orders []record.Order) []law.Cite {
	var out []law.Cite
	for _, o := range orders {
		if !slices.Contains(out, o.Cite) {
			out = append(out, o.Cite)
		}
	}
	return out
}

// until advances to the first view of a stage; watching counts as the incident.
func until(t testing.TB, v *Sitting, stage session.Stage) {
	t.Helper()
	for v.s.Stage != stage || v.watching() {
		if !advance(t, v, nil) {
			t.Fatalf("the case is over before stage %s", stage)
		}
	}
}
