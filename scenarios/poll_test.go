package scenarios

import (
	"os"
	"slices"
	"strings"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
)

// polled is 4♠ by East over 4♥, after a pause of West's, with what players say who were asked.
const polled = `id: polled
heading: {en: "Board 7", el: "Θήκη 7"}
title: {en: "A poll", el: "Οι άλλοι παίκτες"}
level: 4
complexity: 4
board: 7
deal: "N:9752.K6.Q542.J73 AJT86.84.KT63.T6 3.AQJT9752.7.KQ5 KQ4.3.AJ98.A9842"
events:
  - "4H"
  - {paused: W, label: pause}
  - "P P 4S=bid P P P"
  - {attention: N, of: pause}
  - {director: S}
ask:
  - {fact: information-given, find: ["yes"]}
  - {fact: logical-alternative, find: ["yes"]}
  - {fact: information-suggested, find: ["yes"]}
  - {fact: information-damaged, find: ["yes"]}
poll:
  - fact: logical-alternative
    of: bid
    peers:
      - {call: P, chose: 5, considered: 8, logical: "yes", suggested: "no"}
      - {call: 4S, chose: 4, considered: 7, logical: "yes", suggested: "yes"}
      - {call: X, chose: 1, logical: "no", suggested: "yes"}
    experts: [{call: 4S, chose: 3}]
    says: {en: "It is close.", el: "Οριακό είναι."}
source: {kind: own}
status: draft
`

// pollOf loads polled with changes: what is written, and what stands in its place.
func pollOf(t *testing.T, changes ...string) (*Scenario, []Fault) {
	t.Helper()
	text := polled
	for i := 0; i+1 < len(changes); i += 2 {
		if !strings.Contains(text, changes[i]) {
			t.Fatalf("the file does not hold %q", changes[i])
		}
		text = strings.Replace(text, changes[i], changes[i+1], 1)
	}
	return Load("polled.yaml", []byte(text))
}

func TestLoadReadsAPoll(t *testing.T) {
	s, faults := pollOf(t)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	p := s.Polled("logical-alternative")
	if p == nil || p.Of != 5 || p.Taken != 1 || Asked(p.Peers) != 10 || Asked(p.Experts) != 3 || p.Says.El != "Οριακό είναι." {
		t.Fatalf("poll: %+v", p)
	}
	want := Polled{Action: Action{Call: bridge.Pass}, Chose: 5, Considered: 8, Logical: procedure.Yes, Suggested: procedure.No}
	if p.Peers[0] != want || p.Peers[2].Considered != 1 {
		t.Errorf("peers: %+v", p.Peers)
	}
	if s.Picked("logical-alternative") != p || s.Picked("information-suggested") != p || s.Picked("would-have-acted") != nil || s.Polled("would-have-acted") != nil {
		t.Error("the poll is evidence for other facts than its own")
	}
}

func TestFaultsOfAPoll(t *testing.T) {
	const flags = `, logical: "yes", suggested: "no"}`
	for _, c := range []struct {
		code     Code
		line     int
		from, to string
	}{
		{code: "poll-numbers", line: 23, from: "considered: 8", to: "considered: 4"},
		{code: "poll-numbers", line: 23, from: "considered: 8", to: "considered: 11"},
		{code: "poll-twice", line: 25, from: "call: X", to: "call: P"},
		{code: "poll-without-taken", line: 23, from: "call: 4S", to: "call: 4NT"},
		{code: "poll-impossible", line: 25, from: "call: X", to: "call: 3S"},
		{code: "poll-impossible", line: 25, from: "call: X", to: "card: SA"},
		{code: "poll-action", line: 25, from: "call: X, ", to: ""},
		{code: "poll-action", line: 25, from: "call: X", to: "call: X, card: SA"},
		{code: "bad-call", line: 25, from: "call: X", to: "call: Z"},
		{code: "not-an-action", line: 21, from: "of: bid\n", to: "of: pause\n"},
		{code: "unknown-event", line: 21, from: "of: bid\n", to: "of: bit\n"},
		{code: "poll-nobody", line: 26, from: "chose: 3", to: "chose: 0"},
		{code: "missing-key", line: 23, from: flags, to: `, logical: "yes"}`},
		{code: "not-a-choice", line: 20, from: "poll:\n  - fact: logical-alternative", to: "poll:\n  - fact: information-damaged"},
		{code: "poll-flag", line: 23, from: "poll:\n  - fact: logical-alternative", to: "poll:\n  - fact: would-have-acted"},
		{code: "unknown-key", line: 26, from: "{call: 4S, chose: 3}", to: `{call: 4S, chose: 3, logical: "yes"}`},
		{code: "poll-unused", line: 19, from: `  - {fact: logical-alternative, find: ["yes"]}` + "\n", to: ""},
		{code: "poll-again", line: 28, from: "source:", to: "  - {fact: logical-alternative, of: bid, peers: []}\nsource:"},
		{code: "poll-find", line: 20, from: flags, to: `, logical: "no", suggested: "no"}`},
		{code: "poll-find", line: 20, from: flags, to: `, logical: "tenable", suggested: "no"}`},
		{code: "poll-find", line: 20, from: flags, to: `, logical: "yes", suggested: "yes"}`},
		{code: "poll-find", line: 20, from: `{fact: logical-alternative, find: ["yes"]}`, to: `{fact: logical-alternative, find: ["no"]}`},
	} {
		s, faults := pollOf(t, c.from, c.to)
		i := slices.IndexFunc(faults, func(f Fault) bool { return f.Code == c.code })
		if s != nil || i < 0 {
			t.Errorf("%s in place of %s: faults %v, want %s", c.to, c.from, faults, c.code)
			continue
		}
		if f := faults[i]; f.Line != c.line || f.Column == 0 {
			t.Errorf("%s is at %d:%d, want line %d", c.code, f.Line, f.Column, c.line)
		}
	}
}

// What may be judged either way has to be tenable in the findings, too.
func TestAnArguableAlternativeMakesBothAnswersTenable(t *testing.T) {
	if _, faults := pollOf(t, `logical: "yes", suggested: "no"`, `logical: tenable, suggested: "no"`,
		`{fact: logical-alternative, find: ["yes"]}`, `{fact: logical-alternative, find: ["yes"], tenable: ["no"]}`,
		`{fact: information-suggested, find: ["yes"]}`, `{fact: information-suggested, find: ["yes"], tenable: ["no"]}`); len(faults) > 0 {
		t.Error(faults)
	}
}

func TestAPollAfterMisinformation(t *testing.T) {
	const acts = "poll:\n  - fact: would-have-acted"
	bare := func(find string) []string {
		return []string{"poll:\n  - fact: logical-alternative", acts, `, logical: "yes", suggested: "no"`, "", `, logical: "yes", suggested: "yes"`, "",
			`, logical: "no", suggested: "yes"`, "", "ask:\n", "ask:\n  - {fact: would-have-acted, find: [" + find + "]}\n"}
	}
	for _, find := range []string{`"yes"`, `"no"`} {
		if _, faults := pollOf(t, bare(find)...); len(faults) > 0 {
			t.Errorf("found %s: %v", find, faults)
		}
	}
	nobody := append(bare(`"no"`), "chose: 4, considered: 7", "chose: 0", "considered: 8", "considered: 6")
	if _, faults := pollOf(t, nobody...); len(faults) != 1 || faults[0].Code != "poll-find" {
		t.Errorf("nobody would have done as the player did: %v", faults)
	}
}

func TestWhatFollowsFromThePicks(t *testing.T) {
	s, faults := pollOf(t)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	p := s.Poll[0]
	of := func(list ...int) func(int) bool { return func(i int) bool { return slices.Contains(list, i) } }
	for _, c := range []struct {
		fact                 procedure.FactID
		picked, alternatives func(int) bool
		want                 record.AnswerID
	}{
		{alternativeFact, of(), nil, procedure.No},
		{alternativeFact, of(1), nil, procedure.No}, // what was done is no alternative to itself
		{alternativeFact, of(0, 1), nil, procedure.Yes},
		{alternativeFact, of(2), nil, procedure.Yes},
		{suggestedFact, of(1), of(0, 1), procedure.Yes},
		{suggestedFact, of(1, 2), of(0, 1), procedure.Yes},
		{suggestedFact, of(0, 1), of(0, 1), procedure.No}, // both alike
		{suggestedFact, of(0), of(0, 1), procedure.No},    // it pointed the other way
		{suggestedFact, of(1), of(1), procedure.No},       // there was nothing that it could be suggested over
		{suggestedFact, of(), of(0, 1), procedure.No},
	} {
		if got := p.Follows(c.fact, c.picked, c.alternatives); got != c.want {
			t.Errorf("%s: %s, want %s", c.fact, got, c.want)
		}
	}
}

func TestAPollMayBeAboutWhatFollowsTheRuling(t *testing.T) {
	const then = "then: [{events: [\"N:X=later P P P\"]}]\npoll:\n"
	s, faults := pollOf(t, "poll:\n", then, "of: bid\n", "of: later\n", "call: 4S, chose: 4", "call: X, chose: 4", "call: X, chose: 1, ", "call: 4S, chose: 1, ")
	if len(faults) > 0 || s.Poll[0].Of != 11 || s.Poll[0].Taken != 1 {
		t.Errorf("%v %+v", faults, s)
	}
	if _, faults := pollOf(t, "poll:\n", then, "of: bid\n", "of: later\n"); len(faults) != 0 {
		t.Errorf("the double that was done is in the poll: %v", faults)
	}
	if _, faults := pollOf(t, "poll:\n", then, "of: bid\n", "of: 12\n", "call: P, ", "call: 4NT, "); len(faults) != 1 || faults[0].Code != "poll-without-taken" {
		t.Errorf("the pass that was made is not: %v", faults)
	}
}

// How the table stands after a ruling the loader cannot know, and so the polls of the bank are looked at here as the engine rules.
func TestEveryPollOfTheBankCanBeAnsweredAndIsNeeded(t *testing.T) {
	list, _ := Bank()
	polls := 0
	for _, s := range list {
		for _, p := range s.Poll {
			polls++
			run, err := s.Run(law.Default, law.Authority{})
			if err != nil {
				t.Fatal(s.ID, err)
			}
			if !slices.ContainsFunc(run.Rulings, func(task rulings.Task) bool {
				return slices.ContainsFunc(task.Outcome.Path, func(step procedure.Step) bool { return string(step.Key.Fact) == p.Fact })
			}) {
				t.Errorf("%s: no ruling hangs on %s", s.ID, p.Fact)
			}
			before, err := record.StateAt(run.State.Record(), p.Of)
			if err != nil {
				t.Fatal(s.ID, err)
			}
			seat := run.State.Event(p.Of).Seat
			for _, x := range append(slices.Clone(p.Peers), p.Experts...) {
				why := before.WhyNotCall(seat, x.Call)
				if x.Card != bridge.NoCard {
					why = before.WhyNotPlay(seat, x.Card)
				}
				if why.Code != record.MayPlay {
					t.Errorf("%s: %s cannot choose %s: %+v", s.ID, seat, x.text(), why)
				}
			}
		}
	}
	if polls < 12 {
		t.Errorf("only %d polls", polls)
	}
}

// How the table stands after a ruling the loader does not know, but the cards of a hand it does.
func TestAPollOfWhatFollowsIsOfOneHand(t *testing.T) {
	data, err := os.ReadFile("bank/16/a-club-from-the-king.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for was, now := range map[string]string{"{card: H3,": "{card: HK,", "{card: DT,": "{call: P,"} {
		_, faults := Load("x", []byte(strings.Replace(string(data), was, now, 1)))
		if len(faults) != 1 || faults[0].Code != "poll-impossible" || faults[0].Args["Seat"] != bridge.North {
			t.Errorf("%s in place of %s: %v", now, was, faults)
		}
	}
}
