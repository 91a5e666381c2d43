package session

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"rectify/engine/adjust"
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// paused is 4♠ bid over partner's pause and made, with ten tricks, and a request for an adjusted score. East–West are vulnerable.
const paused = `
id: paused
heading: {en: "Board 3", el: "Θήκη 3"}
title: {en: "Title", el: "Τίτλος"}
level: 3
complexity: 2
board: 3
deal: "N:KJ84.A73.Q52.T94 73.KJ95.K83.J852 AQT95.62.AJ74.Q3 62.QT84.T96.AK76"
events:
  - "1S P 2S P"
  - {paused: S, label: pause}
  - "S:3S P 4S P  P P"
  - "HT=lead"
  - {claimed: S, tricks: 10, en: "Ten.", el: "Δέκα."}
  - {agreed: W}
  - {asked-score: W, of: pause, en: "He paused.", el: "Σκέφτηκε."}
  - {director: W}
ask:
  - {fact: asked-in-time, find: ["yes"]}
  - {fact: why-score-asked, find: ["infraction-hurt"]}
  - {fact: was-damaged, find: ["yes"]}
  - {fact: own-share, find: ["none-own"]}
  - {fact: which-result, find: ["several-results"]}
source: {kind: own}
status: draft
score:
  form: matchpoints
  kind: pairs
  traveller: ["3S by S 10", "4S by S 9", "Pass"]
  elsewhere: {EW: 64}
  outcomes:
    - {contract: "3S by S", tricks: 10, weight: 60, tolerance: 10}
    - {contract: "3S by S", tricks: 9, weight: 40, tolerance: 10}
    - {contract: table, legal: no, why: {en: "The pause.", el: "Η παύση."}}
`

// ruledOn is paused at the stage that follows its last ruling, which gives these orders in place of the right ones, if there are any.
func ruledOn(t *testing.T, text string, orders ...record.Order) *Session {
	t.Helper()
	n := begin(t, load(t, text), Settings{Edition: law.Default})
	upTo(t, n, Ruling, 2)
	a := *right(n)
	if len(orders) > 0 {
		a = Act{Kind: Rule, Orders: orders}
	}
	do(t, n, a)
	return n
}

func result(t *testing.T, contract string, tricks, percent int) verdict.Weight {
	t.Helper()
	c, err := bridge.ParseContract(contract)
	if err != nil {
		t.Fatal(err)
	}
	return verdict.Weight{Contract: c, Tricks: tricks, Percent: percent}
}

func sheetOf(part scenarios.Part, weights ...verdict.Weight) Act {
	return Act{Kind: Assign, Awarded: &Awarded{Sheets: []WeightSheet{{Part: part, Weights: weights}}}}
}

func TestAnAdjustedScoreIsWorkedOut(t *testing.T) {
	ten, nine := result(t, "3S by S", 10, 60), result(t, "3S by S", 9, 40)
	seven := func(w verdict.Weight, percent int) verdict.Weight { w.Percent = percent; return w }
	for _, test := range []struct {
		name  string
		act   Act
		grade verdict.Grade
	}{
		{"the file's weights", sheetOf(scenarios.ForBoth, ten, nine), verdict.Correct},
		{"within the tolerance", sheetOf(scenarios.ForBoth, seven(ten, 70), seven(nine, 30)), verdict.Acceptable},
		{"outside", sheetOf(scenarios.ForBoth, seven(ten, 75), seven(nine, 25)), verdict.Wrong},
		{"on the table's own result, which is excluded", sheetOf(scenarios.ForBoth, seven(ten, 55), nine, result(t, "4S by S", 10, 5)), verdict.Wrong},
	} {
		n := ruledOn(t, paused)
		if n.Stage != Awarding || n.Turn().Award == nil {
			t.Fatalf("after the ruling at stage %s", n.Stage)
		}
		if _, marked := n.Grade(); !marked {
			t.Error("the ruling on the claim is not marked")
		}
		do(t, n, test.act)
		if n.Stage != Verdict || n.Turn().Grade != test.grade || n.Turn().Mark.Grade != verdict.Correct {
			t.Errorf("%s: at stage %s the grade is %s, that of the ruling %s", test.name, n.Stage, n.Turn().Grade, n.Turn().Mark.Grade)
		}
		same(t, n)
		if done, err := n.Undo(); !done || err != nil || n.Stage != Awarding || len(n.Turn().Award.Marks) > 0 {
			t.Errorf("%s: taken back to stage %s, %v", test.name, n.Stage, err)
		}
	}
}

func TestAnAwardThatIsNoneIsRefused(t *testing.T) {
	thrice := result(t, "3S by S", 10, 100)
	thrice.Contract.Doubled = 3
	for name, a := range map[string]Act{
		"nothing":        {Kind: Assign, Awarded: &Awarded{}},
		"short":          sheetOf(scenarios.ForBoth, result(t, "3S by S", 10, 90)),
		"for one side":   sheetOf(scenarios.ForNS, result(t, "3S by S", 10, 100)),
		"no contract":    sheetOf(scenarios.ForBoth, thrice),
		"too many":       sheetOf(scenarios.ForBoth, result(t, "3S by S", 14, 100)),
		"below nothing":  sheetOf(scenarios.ForBoth, result(t, "3S by S", 10, 110), result(t, "3S by S", 9, -10)),
		"a fixed score":  {Kind: Assign, Awarded: &Awarded{Artificial: []verdict.Artificial{{Side: bridge.EastWest, Given: 60}}}},
		"no side at all": {Kind: Assign, Awarded: &Awarded{Artificial: []verdict.Artificial{{Given: 60}}}},
	} {
		n := ruledOn(t, paused)
		if err := n.Do(a); !errors.As(err, new(RefusedError)) || n.Stage != Awarding {
			t.Errorf("%s: %v at stage %s", name, err, n.Stage)
		}
	}
}

func TestNothingElseIsDoneWhileAScoreIsWorkedOut(t *testing.T) {
	n := ruledOn(t, paused)
	before := seen(n)
	for _, a := range anyAct(n) {
		if err := n.Do(a); !errors.As(err, new(RefusedError)) || seen(n) != before {
			t.Errorf("%s: %v", a.Kind, err)
		}
	}
}

func TestTheStageComesWithTheRulingGiven(t *testing.T) {
	// The score is to stand: nothing to work out, but the right sheet is there to be shown.
	n := ruledOn(t, paused, record.Order{Kind: record.ScoreStands})
	if a := n.Turn().Award; n.Stage != Verdict || a == nil || len(a.Right.Sheets) != 1 || len(a.Right.Sheets[0].Weights) != 2 {
		t.Errorf("at stage %s: %+v", n.Stage, a)
	}
	// Averages: worked out, and not compared with what is of another kind.
	n = ruledOn(t, paused, record.Order{Kind: record.AveragePlus, On: bridge.West}, record.Order{Kind: record.AverageMinus, On: bridge.South})
	do(t, n, Act{Kind: Assign, Awarded: &Awarded{Artificial: []verdict.Artificial{{Side: bridge.NorthSouth, Given: 40}, {Side: bridge.EastWest, Given: 64}}}})
	if a := n.Turn().Award; a.Comparable() || len(a.Fixed)+len(a.Marks) > 0 || n.Turn().Grade != verdict.Wrong {
		t.Errorf("%s: %+v", n.Turn().Grade, a)
	}
	// At a ruling before the board is over it would tell what is to come.
	n = begin(t, load(t, paused), Settings{Edition: law.Default})
	upTo(t, n, Ruling, 1)
	do(t, n, Act{Kind: Rule, Orders: []record.Order{{Kind: record.AdjustScore, On: bridge.South}}})
	if n.Stage != Verdict || n.Turn().Award != nil {
		t.Errorf("before the board is over at stage %s: %+v", n.Stage, n.Turn().Award)
	}
	// A file that says nothing of other tables has no such stage.
	n = ruledOn(t, paused[:strings.Index(paused, "score:\n")])
	if n.Stage != Verdict || n.Turn().Award != nil {
		t.Errorf("at stage %s", n.Stage)
	}
}

// artificial is the same case, with too many results to weigh: artificial scores.
var artificial = strings.Replace(paused, `["several-results"]`, `["too-many-results"]`, 1)

func TestArtificialScoresAreMarkedBySide(t *testing.T) {
	n := ruledOn(t, artificial)
	if got := n.Turn().Award.Right.Artificial; len(got) != 2 || got[0].Given != 40 || got[1].Given != 64 {
		t.Fatalf("the right scores are %+v", got)
	}
	do(t, n, Act{Kind: Assign, Awarded: &Awarded{Artificial: []verdict.Artificial{{Side: bridge.NorthSouth, Given: 40}, {Side: bridge.EastWest, Given: 60}}}})
	if a := n.Turn().Award; n.Turn().Grade != verdict.Wrong || len(a.Fixed) != 2 || a.Fixed[1].Wanted != 64 {
		t.Errorf("%s: %+v", n.Turn().Grade, a.Fixed)
	}
	same(t, n)
}

func equals(t *testing.T, what string, got *big.Rat, num, den int64) {
	t.Helper()
	if want := big.NewRat(num, den); got == nil || got.Cmp(want) != 0 {
		t.Errorf("%s: got %v, want %s", what, got, want.RatString())
	}
}

func TestTheTravellerIsRecomputed(t *testing.T) {
	// The others: 170, -50 and 0. 3♠ with ten tricks is 170, with nine 140. At the table 420 beats all: 6.
	// After it: 170 equals one and beats two, 5, at 60% 3; 140 beats two, 4, at 40% 1.6: 4.6 of 6.
	// The first of the others beats -50 and 0, 4, and against 170/140 has 0.6 × 1 + 0.4 × 2 = 1.4: 5.4 in place of 4.
	n := ruledOn(t, paused)
	a := n.Turn().Award
	lines, err := a.Traveller()
	if err != nil || len(lines) != 4 || !lines[0].Own {
		t.Fatalf("%+v, %v", lines, err)
	}
	equals(t, "before", lines[0].Before.NS, 6, 1)
	equals(t, "after", lines[0].After.NS, 23, 5)
	equals(t, "after, East–West", lines[0].After.EW, 7, 5)
	equals(t, "another table before", lines[1].Before.NS, 4, 1)
	equals(t, "another table after", lines[1].After.NS, 27, 5)
	// An artificial score is nobody's comparison. The others, three results where others have four: 170 has 4, 5 × 4/3 - 1 = 17/3.
	lines, err = ruledOn(t, artificial).Turn().Award.Traveller()
	if err != nil {
		t.Fatal(err)
	}
	equals(t, "40% of 6", lines[0].After.NS, 12, 5)
	equals(t, "64% of 6", lines[0].After.EW, 96, 25)
	equals(t, "Neuberg", lines[1].After.NS, 17, 3)
}

func TestTheSidesApartAreWorkedOut(t *testing.T) {
	imps := strings.NewReplacer(`traveller: ["3S by S 10", "4S by S 9", "Pass"]`, `other-table: "3S by S 9"`, "form: matchpoints", "form: imps",
		"kind: pairs", "kind: knock-out", `find: ["none-own"]`, `find: ["all-own"]`, "  outcomes:", "  NS:").Replace(paused)
	n := ruledOn(t, imps)
	a := n.Turn().Award
	if n.Stage != Awarding || len(a.Ordered.Parts) != 1 || a.Ordered.Parts[0] != scenarios.ForNS {
		t.Fatalf("at stage %s: %+v", n.Stage, a.Ordered)
	}
	// North–South: 170 against 140 is 1 IMP, 140 none: 0.6. East–West keep -420 against -140, 280 less, -7. Even: (0.6 + 7) / 2 = 3.8.
	split, err := a.Worth(a.Right, a.Wanted)
	if err != nil {
		t.Fatal(err)
	}
	equals(t, "North–South", split.NS.Value, 19, 5)
	equals(t, "East–West", split.EW.Value, -19, 5)
	if last := split.NS.Steps[len(split.NS.Steps)-1]; last.Kind != adjust.Evened {
		t.Errorf("the last line is %+v", last)
	}
	do(t, n, *right(n))
	if n.Turn().Grade != verdict.Correct {
		t.Errorf("the grade is %s", n.Turn().Grade)
	}
	own := strings.NewReplacer(`find: ["all-own"]`, `find: ["part-own"]`, "kind: knock-out", "kind: teams", "  NS:",
		"  after:\n    - {contract: \"4S by S\", tricks: 9, weight: 100}\n  without:").Replace(imps)
	n = ruledOn(t, own)
	a = n.Turn().Award
	// East–West, innocent: without the infraction -0.6, after it with normal play -140 less -50, 190, 5 IMPs; at the table -7. The infraction
	// cost nothing.
	if split, err = a.Worth(a.Right, a.Wanted); err != nil || a.Innocent != bridge.EastWest {
		t.Fatal(err, a.Innocent)
	}
	equals(t, "East–West keep theirs", split.EW.Value, -7, 1)
	equals(t, "North–South", split.NS.Value, 3, 5)
	if lines, err := a.Traveller(); err != nil || lines != nil {
		t.Errorf("a traveller at IMPs: %+v, %v", lines, err)
	}
}
