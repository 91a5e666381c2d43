package session

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/engine/verdict"
)

// seen is everything of a session that a screen shows or that is marked.
func seen(s *Session) string {
	type turn struct {
		Matter    record.MatterID
		Questions []string
		Findings  []string
		Next      string
		Named     []law.Cite
		Explained []OptionRef
		Offers    []OptionRef
		Choices   []record.Ruled
		Given     []record.Order
		Cites     []law.Cite
		Mark      verdict.Mark
		Award     string
		Facts     verdict.FactsMark
		Law       verdict.LawMark
		Explain   verdict.OptionsMark
		Grade     verdict.Grade
	}
	var turns []turn
	for _, t := range s.Turns {
		out := turn{Matter: t.Task.Matter, Named: t.Named, Explained: t.Explained, Choices: t.Choices, Given: t.Given, Cites: t.Cites,
			Mark: t.Mark, Facts: t.Facts, Law: t.Law, Explain: t.Explain, Grade: t.Grade}
		if t.Award != nil {
			out.Award = fmt.Sprint(t.Award.Given, t.Award.Right, t.Award.Marks, t.Award.Fixed, t.Award.grade)
		}
		for _, q := range t.Questions {
			out.Questions = append(out.Questions, fmt.Sprint(q.Key, q.Needed, q.Asked))
		}
		for _, p := range t.Polls {
			out.Questions = append(out.Questions, fmt.Sprint(p.Key, p.Needed, p.Made))
		}
		for _, f := range t.Findings {
			out.Findings = append(out.Findings, fmt.Sprint(f.Step.Key, f.Answer, f.Picks, f.Marks))
		}
		for _, o := range t.Offers {
			out.Offers = append(out.Offers, o.Options...)
		}
		if next := t.Next(); next != nil {
			out.Next = fmt.Sprint(next.Key)
		}
		turns = append(turns, out)
	}
	grade, marked := s.Grade()
	return fmt.Sprintf("%s %v %v %v %v %+v", s.Stage, s.end.Kind, s.end.Matter, grade, marked, turns)
}

func TestARightSessionIsCorrectThroughout(t *testing.T) {
	for _, s := range everything(t) {
		for _, e := range editions {
			for _, set := range []Settings{{Edition: e}, {Edition: e, Easy: true, Seed: 7}, {Edition: e, LawChosen: true}} {
				n := begin(t, s, set)
				for a := right(n); a != nil; a = right(n) {
					do(t, n, *a)
					if turn := n.Turn(); n.Stage == Verdict {
						if turn.Grade != verdict.Correct || turn.Facts.Grade != verdict.Correct || turn.Explain.Grade < verdict.Correct && len(turn.Offers) > 0 {
							t.Errorf("%s, %s: ruling %s, facts %+v, options %+v, lines %+v", s.ID, e, turn.Grade, turn.Facts, turn.Explain, turn.Mark)
						}
						if turn.Law.Grade != verdict.Correct && !set.LawChosen {
							t.Errorf("%s, %s: law %+v", s.ID, e, turn.Law)
						}
					}
				}
				if n.Stage != Score || n.Turn() != nil || len(n.Turns) != n.rulings {
					t.Errorf("%s, %s: at stage %s after %d of %d rulings", s.ID, e, n.Stage, len(n.Turns), n.rulings)
				}
				if grade, marked := n.Grade(); marked != (n.rulings > 0) || marked && grade != verdict.Correct {
					t.Errorf("%s, %s: grade %s, marked %v", s.ID, e, grade, marked)
				}
			}
		}
	}
}

// anyAct is an act of every kind, that may or may not be allowed now.
func anyAct(s *Session) []Act {
	yes := record.Answer{ID: "yes"}
	out := []Act{{Kind: Arrive}, {Kind: Settle}, {Kind: Name, Cites: []law.Cite{"27"}}, {Kind: Explain},
		{Kind: Rule, Orders: []record.Order{{Kind: record.NoIrregularity}}}, {Kind: GoOn}, {Kind: Ask}, {Kind: Find}, {Kind: "dance"}, {Kind: Poll},
		{Kind: Poll, Fact: &Fact{Name: "nothing"}, Poll: &verdict.Poll{Whom: verdict.Peers, Shown: verdict.Bare, How: verdict.Open}},
		{Kind: PlayOn}, {Kind: Own}, {Kind: Assign}, {Kind: Assign, Awarded: &Awarded{}}, {Kind: Happen}, {Kind: Happen, Event: &record.Event{Kind: record.RoundEnded}}, {Kind: Rest},
		{Kind: Tell}, {Kind: Tell, Fact: &Fact{Name: "nothing"}, Answer: &yes},
		{Kind: Ask, Fact: &Fact{Name: "nothing"}}, {Kind: Find, Fact: &Fact{Name: "nothing"}, Answer: &yes},
		{Kind: Explain, Options: []OptionRef{{Option: "nothing"}}}}
	if t := s.Turn(); t != nil {
		for _, q := range t.Questions {
			out = append(out, Act{Kind: Ask, Fact: ForKey(q.Key)})
		}
		if next := t.Next(); next != nil {
			out = append(out, Act{Kind: Find, Fact: ForKey(next.Key), Answer: &record.Answer{ID: "no-such-answer"}})
		}
	}
	return out
}

// allowed is what may be done at each stage.
var allowed = map[Stage][]ActKind{Incident: {Arrive}, Facts: {Ask, Poll, Settle}, Findings: {Find}, Law: {Name}, Options: {Explain}, Ruling: {Rule}, Awarding: {Assign},
	Verdict: {GoOn, PlayOn, Own}, Deal: {Happen, Rest, GoOn}, Telling: {Tell, GoOn}, Score: {PlayOn}}

func TestARefusedActChangesNothing(t *testing.T) {
	s := load(t, heart+intended+refused+passesAfter)
	n := begin(t, s, Settings{Edition: law.Default})
	stages := map[Stage]bool{}
	byHand := []Act{{Kind: PlayOn}, call(bridge.West, "2D"), call(bridge.North, "P"), call(bridge.East, "1S"), {Kind: Happen, Event: &record.Event{Kind: record.Director}}}
	next := func() *Act {
		if len(byHand) == 0 || !n.Last() || n.Stage != Verdict && n.Stage != Deal {
			return right(n)
		}
		a := byHand[0]
		byHand = byHand[1:]
		return &a
	}
	for a := next(); ; a = next() {
		stages[n.Stage] = true
		before, acts := seen(n), len(n.Acts())
		for _, a := range anyAct(n) {
			again, err := Restore(s, n.Settings, n.Acts())
			if err != nil {
				t.Fatal(err)
			}
			err = again.Do(a)
			var refused RefusedError
			if !slices.Contains(allowed[n.Stage], a.Kind) && !errors.As(err, &refused) {
				t.Errorf("%s at stage %s: %v", a.Kind, n.Stage, err)
			}
			if err == nil {
				continue
			}
			if !errors.As(err, &refused) || refused.Act != a.Kind || refused.Stage != n.Stage {
				t.Errorf("%s at stage %s: %v", a.Kind, n.Stage, err)
			}
			if got := seen(again); got != before || len(again.Acts()) != acts {
				t.Errorf("%s was refused at stage %s, and yet\n%s\nbecame\n%s", a.Kind, n.Stage, before, got)
			}
		}
		if a == nil {
			break
		}
		do(t, n, *a)
	}
	for stage := Incident; stage <= Score; stage++ {
		if !stages[stage] && stage != Awarding { // TestNothingElseIsDoneWhileAScoreIsWorkedOut is about that one
			t.Errorf("stage %s was not come to", stage)
		}
	}
}

func TestWhatIsNoAnswerIsRefused(t *testing.T) {
	n := begin(t, load(t, heart+intended+refused), Settings{Edition: law.Default})
	upTo(t, n, Findings, 1)
	next := *n.Turn().Next()
	for name, a := range map[string]Act{
		"an answer that there is not": {Kind: Find, Fact: ForKey(next.Key), Answer: &record.Answer{ID: "perhaps"}},
		"another fact":                {Kind: Find, Fact: &Fact{Name: "comparable", Event: 3}, Answer: &record.Answer{ID: "yes"}},
	} {
		if err := n.Do(a); !errors.As(err, new(RefusedError)) {
			t.Errorf("%s: %v", name, err)
		}
	}
	upTo(t, n, Options, 1)
	if err := n.Do(Act{Kind: Explain, Options: []OptionRef{{Offer: *ForKey(next.Key), Option: "accept"}}}); !errors.As(err, new(RefusedError)) {
		t.Errorf("an option of no offer: %v", err)
	}
}

func TestActsAreStoredAsTheyAre(t *testing.T) {
	for _, s := range everything(t) {
		for _, e := range editions {
			n := begin(t, s, Settings{Edition: e, Seed: 3})
			for a := right(n); a != nil; a = right(n) {
				do(t, n, *a)
			}
			text, err := json.Marshal(n.Acts())
			if err != nil {
				t.Fatal(err)
			}
			var acts []Act
			if err := json.Unmarshal(text, &acts); err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(acts, n.Acts()) {
				t.Errorf("%s, %s: got %s", s.ID, e, text)
			}
			again, err := Restore(s, n.Settings, acts)
			if err != nil {
				t.Fatalf("%s, %s: %v", s.ID, e, err)
			}
			if seen(again) != seen(n) {
				t.Errorf("%s, %s: stored and read, the session is another", s.ID, e)
			}
		}
	}
}

func TestAnOldActThatNoLongerFitsIsAnError(t *testing.T) {
	if _, err := Restore(load(t, heart+intended+refused), Settings{Edition: law.Default}, []Act{{Kind: GoOn}}); !errors.As(err, new(RefusedError)) {
		t.Errorf("got %v", err)
	}
}

func TestUndoTakesBackOneAct(t *testing.T) {
	n := begin(t, load(t, heart+intended+refused+passesAfter), Settings{Edition: law.Default, Easy: true})
	states := []string{seen(n)}
	for a := right(n); a != nil; a = right(n) {
		do(t, n, *a)
		states = append(states, seen(n))
	}
	for i := len(states) - 2; i >= 0; i-- {
		if done, err := n.Undo(); !done || err != nil {
			t.Fatal(done, err)
		}
		if seen(n) != states[i] {
			t.Errorf("after taking back act %d:\n%s\nwant\n%s", i+1, seen(n), states[i])
		}
	}
	if done, err := n.Undo(); done || err != nil {
		t.Errorf("there was nothing to take back: %v %v", done, err)
	}
}

func TestACaseMayHaveSeveralRulings(t *testing.T) {
	n := begin(t, load(t, heart+intended+refused+passesAfter), Settings{Edition: law.Default})
	upTo(t, n, Verdict, 1)
	for _, q := range n.Turn().Questions {
		if strings.HasPrefix(string(q.Key.Fact), "meaning") {
			t.Errorf("%s is asked before there is a new call", q.Key.Fact)
		}
	}
	if first := n.Turn(); !first.Task.Ruled.Interim || n.Last() || n.Seen() != 0 {
		t.Errorf("interim %v, last %v, seen %d", first.Task.Ruled.Interim, n.Last(), n.Seen())
	}
	do(t, n, Act{Kind: GoOn})
	if n.Stage == Incident || len(n.Turns) != 2 {
		t.Fatalf("at stage %s of turn %d", n.Stage, len(n.Turns))
	}
	second := n.Turn()
	if second.Task.Ruled.Interim || n.Seen() != 4 || second.Before.Events != 5 {
		t.Errorf("interim %v, seen %d of %d events", second.Task.Ruled.Interim, n.Seen(), second.Before.Events)
	}
	for _, q := range second.Questions {
		if q.Key.Fact == "what-was-meant" {
			t.Error("what was settled by the interim ruling is asked again")
		}
	}
	if findingOf(second.Task.Outcome, "replacement") != "other-bid-or-pass" {
		t.Errorf("the pass is %q", findingOf(second.Task.Outcome, "replacement"))
	}
	upTo(t, n, Score, 0)
	if len(n.Turns) != n.rulings || n.Seen() != n.Turns[len(n.Turns)-1].Before.Events {
		t.Errorf("%d rulings of %d, seen %d", len(n.Turns), n.rulings, n.Seen())
	}
}

func TestTheLawStageIsLeftOutIfTheCaseWasChosenByIt(t *testing.T) {
	n := begin(t, load(t, heart+intended+refused), Settings{Edition: law.Default, LawChosen: true})
	for a := right(n); a != nil; a = right(n) {
		if n.Stage == Law {
			t.Fatal("the law is asked")
		}
		if n.Stage == Ruling {
			a.Cites = nil
		}
		do(t, n, *a)
	}
	if turn := n.Turns[0]; turn.Law.Grade != verdict.NotMarked || turn.Grade != verdict.Correct {
		t.Errorf("law %s, ruling %s", turn.Law.Grade, turn.Grade)
	}
}

func TestTheSeedShuffles(t *testing.T) {
	s := load(t, heart+intended+refused+passesAfter)
	places, questions, options := map[int]bool{}, map[string]bool{}, map[string]bool{}
	for seed := range uint64(40) {
		n := begin(t, s, Settings{Edition: law.Default, Easy: true, Seed: seed})
		turn := n.Turn()
		if len(turn.Choices) != offered {
			t.Fatalf("%d rulings are offered", len(turn.Choices))
		}
		place := slices.IndexFunc(turn.Choices, func(r record.Ruled) bool { return reflect.DeepEqual(r, turn.Task.Ruled) })
		if place < 0 {
			t.Fatal("the right ruling is not offered")
		}
		places[place] = true
		var order []string
		for _, q := range turn.Questions {
			order = append(order, string(q.Key.Fact))
		}
		questions[strings.Join(order, " ")] = true
		options[fmt.Sprint(turn.Offers[0].Options)] = true
		if again := begin(t, s, n.Settings); seen(again) != seen(n) {
			t.Errorf("seed %d gives two different sessions", seed)
		}
	}
	if len(places) != offered || len(questions) < 2 || len(options) < 2 {
		t.Errorf("right ruling at %v, questions in %d orders, options in %d", places, len(questions), len(options))
	}
}

func TestOneRulingIsOfferedOnce(t *testing.T) {
	for _, s := range everything(t) {
		for _, e := range editions {
			n := begin(t, s, Settings{Edition: e, Easy: true})
			for a := right(n); a != nil; a = right(n) {
				if turn := n.Turn(); n.Stage == Ruling {
					if len(turn.Choices) < 2 || len(turn.Choices) > offered {
						t.Errorf("%s, %s: %d rulings are offered", s.ID, e, len(turn.Choices))
					}
					for i, one := range turn.Choices {
						for _, other := range turn.Choices[:i] {
							if verdict.Alike(turn.Before, one, other) {
								t.Errorf("%s, %s: two rulings come to the same: %v %v", s.ID, e, one.Orders, other.Orders)
							}
						}
					}
				}
				do(t, n, *a)
			}
		}
	}
}

func TestACaseThatCannotBeRuledEndsHonestly(t *testing.T) {
	for name, c := range map[string]struct {
		text    string
		turns   int
		ends    rulings.TaskKind
		through []Stage
	}{
		"a finding is missing": {heart + refused, 0, rulings.AtQuestion, []Stage{Incident, Score}},
		"a choice is missing":  {heart + intended, 0, rulings.AtChoice, []Stage{Incident, Score}},
		"nothing is scripted":  {heart + intended + refused, 1, rulings.AtWait, nil},
		"accepted":             {heart + intended + accepted, 1, rulings.AtEnd, nil},
		"the law is not coded": {strings.Replace(strings.Replace(heart, `"1S P 1H=ib"`, `"1S P 1NT=ib", {withdrew: S, call: 1NT}`, 1), "6+", "6-9", 1), 0, rulings.AtUncovered, []Stage{Incident, Score}},
		"one thing is not coded": {`
id: x
heading: {en: "Board 1", el: "Θήκη 1"}
title: {en: "Twice", el: "Δύο"}
level: 1
complexity: 1
board: 1
deal: "N:AKJ74.Q83.K52.Q6 952.642.T63.A953 Q3.AKJ95.Q84.J72 T86.T7.AJ97.KT84"
events: ["1S P 1H=ib", {director: W}]
status: draft
source: {kind: own}
ask: [{fact: call-intended, find: [yes]}]
choose: [{option: accepts-bid, takes: accept}]
then: [{events: ["W:P N:2C", {withdrew: N, call: 2C}, {director: E}]}]
`, 1, rulings.AtUncovered, nil},
	} {
		n := begin(t, load(t, c.text), Settings{Edition: law.Default})
		stages := []Stage{n.Stage}
		for a := right(n); a != nil; a = right(n) {
			do(t, n, *a)
			stages = append(stages, n.Stage)
		}
		end, of := n.End()
		if len(n.Turns) != c.turns || end.Kind != c.ends || of.Matter != end.Matter {
			t.Errorf("%s: %d rulings, ends at %v %v", name, len(n.Turns), end.Kind, end.Matter)
		}
		if c.through != nil && !slices.Equal(stages, c.through) {
			t.Errorf("%s: through %v", name, stages)
		}
	}
}
