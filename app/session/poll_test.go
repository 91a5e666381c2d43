package session

import (
	"encoding/json"
	"errors"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// polled is 4♠ by East over 4♥, after a pause of West's. The poll and the findings are those of the published example.
func polled(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../scenarios/testdata/polled.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

var (
	pass  = scenarios.Action{Call: bridge.Pass}
	bid   = scenarios.Action{Call: bridge.Bid(4, bridge.Spades)}
	twice = scenarios.Action{Call: bridge.Double}
	asks  = scenarios.Action{Call: bridge.Bid(4, bridge.NoTrump)}
)

// atTheEnd is polled where the finished board is looked at.
func atTheEnd(t *testing.T, stage Stage) *Session {
	t.Helper()
	n := begin(t, load(t, polled(t)), Settings{Edition: law.Default})
	for len(n.Turns) < 2 || n.Stage < stage {
		do(t, n, *right(n))
	}
	if n.Stage != stage {
		t.Fatalf("at stage %s", n.Stage)
	}
	return n
}

// asking is the act of a poll about the finding that is open.
func asking(n *Session, how verdict.Poll) Act {
	return Act{Kind: Poll, Fact: ForKey(n.Turn().Polls[0].Key), Poll: &how}
}

var rightly = verdict.Poll{Whom: verdict.Peers, Shown: verdict.Bare, How: verdict.Open}

func TestAPollTakesThePlaceOfHearsay(t *testing.T) {
	for text, want := range map[string]int{polled(t): 1, strings.Split(polled(t), "poll:")[0] + "status: draft\nsource: {kind: own}\n": 0} {
		n := begin(t, load(t, text), Settings{Edition: law.Default})
		if len(n.Turn().Polls) != 0 {
			t.Error("a poll is offered before the board is over")
		}
		for len(n.Turns) < 2 || n.Stage != Facts {
			do(t, n, *right(n))
		}
		said := slices.ContainsFunc(n.Turn().Questions, func(q Question) bool { return q.Fact.ID == hearsay })
		if got := len(n.Turn().Polls); got != want || said == (want > 0) {
			t.Errorf("%d polls, hearsay asked: %v", got, said)
		}
	}
}

func TestPollsAreMarked(t *testing.T) {
	wrong := verdict.Poll{Whom: verdict.Experts, Shown: verdict.Bare, How: verdict.Open}
	for name, c := range map[string]struct {
		made []verdict.Poll
		want verdict.Grade
	}{
		"none":               {nil, verdict.Incomplete},
		"right":              {[]verdict.Poll{rightly}, verdict.Correct},
		"wrong":              {[]verdict.Poll{wrong}, verdict.Incomplete},
		"right beside wrong": {[]verdict.Poll{wrong, rightly}, verdict.Correct},
	} {
		n := atTheEnd(t, Facts)
		for _, q := range n.Turn().Questions {
			if q.Needed {
				do(t, n, Act{Kind: Ask, Fact: ForKey(q.Key)})
			}
		}
		for _, p := range c.made {
			do(t, n, asking(n, p))
		}
		do(t, n, Act{Kind: Settle})
		upTo(t, n, Verdict, 2)
		if got := n.Turn().Facts; got.Grade != c.want || n.Turn().Grade != verdict.Correct {
			t.Errorf("%s: %+v, ruling %s", name, got, n.Turn().Grade)
		}
	}
}

func TestPicksAreMarked(t *testing.T) {
	for name, c := range map[string]struct {
		picks []scenarios.Action
		want  verdict.Grade
		marks []verdict.PickKind
	}{
		"as the file has it":      {[]scenarios.Action{pass, bid}, verdict.Correct, []verdict.PickKind{0, 0, 0, 0}},
		"an arguable one besides": {[]scenarios.Action{pass, bid, twice}, verdict.Acceptable, []verdict.PickKind{0, 0, verdict.PickedArguable, 0}},
		"one that nobody thought": {[]scenarios.Action{pass, bid, asks}, verdict.Incomplete, []verdict.PickKind{0, 0, 0, verdict.Overrated}},
		"what was done forgotten": {[]scenarios.Action{pass}, verdict.Incomplete, []verdict.PickKind{0, verdict.Overlooked, 0, 0}},
	} {
		n := atTheEnd(t, Findings)
		for n.Picking() == nil {
			do(t, n, *right(n))
		}
		do(t, n, Act{Kind: Find, Fact: ForKey(n.Turn().Next().Key), Answer: answer(n.Follows(c.picks)), Picks: c.picks})
		at := len(n.Turn().Findings) - 1
		upTo(t, n, Verdict, 2)
		f := n.Turn().Findings[at]
		if n.Turn().Facts.Grade != c.want || !slices.Equal(f.Marks, c.marks) || f.Answer.ID != procedure.Yes {
			t.Errorf("%s: %s, %v, found %s", name, n.Turn().Facts.Grade, f.Marks, f.Answer.ID)
		}
	}
}

func TestWhatWasSuggestedFollowsFromTheAlternativesPicked(t *testing.T) {
	n := atTheEnd(t, Findings)
	for n.Picking() == nil {
		do(t, n, *right(n))
	}
	do(t, n, Act{Kind: Find, Fact: ForKey(n.Turn().Next().Key), Answer: answer(procedure.Yes), Picks: []scenarios.Action{twice, bid}})
	for _, c := range []struct {
		picks []scenarios.Action
		want  bool
	}{{[]scenarios.Action{bid}, true}, {[]scenarios.Action{bid, twice}, false}, {[]scenarios.Action{bid, pass}, true}, {nil, false}} {
		if got := n.Follows(c.picks); (got == procedure.Yes) != c.want {
			t.Errorf("suggested %v over the double: %s", c.picks, got)
		}
	}
}

func TestWhatCannotBePolledOrPickedIsRefused(t *testing.T) {
	n := atTheEnd(t, Facts)
	for name, a := range map[string]Act{
		"another way":  asking(n, verdict.Poll{Whom: "strangers", Shown: verdict.Bare, How: verdict.Open}),
		"another fact": {Kind: Poll, Fact: &Fact{Name: "information-damaged"}, Poll: &rightly},
		"no way":       {Kind: Poll, Fact: ForKey(n.Turn().Polls[0].Key)},
	} {
		if err := n.Do(a); !errors.As(err, new(RefusedError)) {
			t.Errorf("%s: %v", name, err)
		}
	}
	n = atTheEnd(t, Findings)
	find := func(picks ...scenarios.Action) Act {
		return Act{Kind: Find, Fact: ForKey(n.Turn().Next().Key), Answer: answer(procedure.Yes), Picks: picks}
	}
	if err := n.Do(find(pass)); !errors.As(err, new(RefusedError)) {
		t.Errorf("picks for a fact that is answered outright: %v", err)
	}
	for n.Picking() == nil {
		do(t, n, *right(n))
	}
	for name, picks := range map[string][]scenarios.Action{
		"another answer follows": {bid}, "no action of the poll": {pass, {Call: bridge.Bid(7, bridge.Clubs)}}, "one twice": {pass, pass}, "none": nil,
	} {
		if err := n.Do(find(picks...)); !errors.As(err, new(RefusedError)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestPollsAndPicksAreStoredAndTakenBack(t *testing.T) {
	n := atTheEnd(t, Facts)
	before := seen(n)
	do(t, n, asking(n, rightly))
	do(t, n, asking(n, verdict.Poll{Whom: verdict.AtTable, Shown: verdict.Everything, How: verdict.Leading}))
	for range 2 {
		if done, err := n.Undo(); !done || err != nil {
			t.Fatal(done, err)
		}
	}
	if seen(n) != before {
		t.Error("a poll that was taken back is still there")
	}
	upTo(t, n, Verdict, 2)
	text, err := json.Marshal(n.Acts())
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"poll":{"whom":"peers","shown":"bare","how":"open"}`, `"picks":[{"call":"P"},{"call":"4S"}]`} {
		if !strings.Contains(string(text), want) {
			t.Errorf("%s is not in %s", want, text)
		}
	}
	var acts []Act
	if err := json.Unmarshal(text, &acts); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(acts, n.Acts()) {
		t.Errorf("stored and read: %s", text)
	}
}

func answer(id record.AnswerID) *record.Answer { return &record.Answer{ID: id} }
