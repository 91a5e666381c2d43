package scenarios

import (
	"fmt"
	"strings"
	"testing"

	"rectify/engine/adjust"
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// scored is a case whose score may be adjusted: 4♠ bid on a pause, and made.
const scored = `id: scored
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
  played: 8
  elsewhere: {NS: 64}
  outcomes:
    - {contract: "3S by S", tricks: 10, weight: 60, tolerance: 10}
    - {contract: "3S by S", tricks: 9, weight: 40, tolerance: 5}
    - {contract: table, legal: no, why: {en: "The pause.", el: "Η παύση."}}
`

func TestAScoreIsRead(t *testing.T) {
	s := mustLoad(t, scored)
	score := s.ScoreIn(law.Default)
	if score == nil || len(score.Outcomes) != 3 || score.Kind != "pairs" {
		t.Fatalf("got %+v", score)
	}
	// East–West are vulnerable on board 3; 3♠ with an overtrick scores 170, 4♠ one down -50.
	if got := score.Board; got.Form != adjust.ByMatchpoints || got.Vul != bridge.EWVul || got.Times != 8 || fmt.Sprint(got.Others) != "[170 -50 0]" {
		t.Errorf("the board is %+v", got)
	}
	if *score.Elsewhere.Of(bridge.NorthSouth) != 64 || score.Elsewhere.EW != nil {
		t.Errorf("elsewhere %+v", score.Elsewhere)
	}
	if o := score.Outcomes[2]; !o.Table || !o.Excluded || o.Why.En != "The pause." {
		t.Errorf("the table's result is %+v", o)
	}
	if o := score.Outcomes[0]; o.Weight != 60 || o.Tolerance != 10 || o.Played.Tricks != 10 || o.Played.Contract.String() != "3S by S" {
		t.Errorf("the first result is %+v", o)
	}
	if faults := Lint([]*Scenario{s}); len(faults) > 0 {
		t.Errorf("lint: %v", faults)
	}
}

// The line of score: in scored.
var scoreLine = strings.Count(scored[:strings.Index(scored, "score:\n")], "\n") + 1

func TestScoresWithFaults(t *testing.T) {
	for _, test := range []struct {
		old, new     string
		line, column int // line from that of score:
		fault        string
	}{
		{"form: matchpoints", "form: points", 1, 9, "not-a-choice ChoicesText=matchpoints, imps, total Key=form NearText= Text=points"},
		{"  kind: pairs\n", "", 1, 3, "missing-key Key=kind"},
		{"form: matchpoints", "form: imps", 1, 3, "score-against"},
		{`"4S by S 9"`, `"4S by S 14"`, 3, 29, "bad-result Text=4S by S 14"},
		{`"4S by S 9"`, `"8S by S 9"`, 3, 29, "bad-result Text=8S by S 9"},
		{`"Pass"`, `"Pass 3"`, 3, 42, "bad-result Text=Pass 3"},
		{`contract: "3S by S", tricks: 9`, `contract: "3S by S 9"`, 8, 18, "bad-contract Text=3S by S 9"},
		{`contract: "3S by S", tricks: 9`, `contract: Pass, tricks: 9`, 8, 32, "score-passed"},
		{"kind: pairs", "kind: knock-out", 2, 9, "score-knock-out"},
		{`["3S by S 10", "4S by S 9", "Pass"]`, "[]", 3, 14, "score-tables Count=0 MostCount=500"},
		{`"4S by S 9"`, `"4S by S 9"` + strings.Repeat(", Pass", 498), 3, 14, "score-tables Count=501 MostCount=500"},
		{"played: 8", "played: 3", 4, 11, "score-times Count=4"},
		{"elsewhere: {NS: 64}", "elsewhere: {NS: 101}", 5, 19, "out-of-range Key=NS LeastCount=0 MostCount=100"},
		{"weight: 40", "weight: 30", 7, 5, "score-weights Count=90 Key=outcomes"},
		{"weight: 40", "weight: 40, legal: no", 8, 7, "score-excluded"},
		{"table, legal: no,", "table,", 9, 7, "score-why"},
		{"table, legal: no,", "table, tricks: 9, legal: no,", 9, 33, "score-table"},
		{"tricks: 9, weight: 40", "tricks: 10, weight: 40", 8, 7, "score-twice"},
		{"tricks: 9, weight: 40", "weight: 40", 8, 7, "missing-key Key=tricks"},
		{"tricks: 9, weight: 40", "tricks: 14, weight: 40", 8, 37, "out-of-range Key=tricks LeastCount=0 MostCount=13"},
		{"  outcomes:", "  without:", 1, 3, "score-parts"},
	} {
		if strings.Count(scored, test.old) != 1 {
			t.Fatalf("%q stands %d times", test.old, strings.Count(scored, test.old))
		}
		_, faults := Load("x", []byte(strings.Replace(scored, test.old, test.new, 1)))
		if len(faults) == 0 {
			t.Errorf("%s: no fault", test.new)
			continue
		}
		if got, want := faults[0].Error(), fmt.Sprintf("x:%d:%d: %s", scoreLine+test.line, test.column, test.fault); got != want {
			t.Errorf("%s\ngot  %s\nwant %s", test.new, got, want)
		}
	}
}

func TestADatumIsRead(t *testing.T) {
	imps := strings.NewReplacer("form: matchpoints", "form: imps", "kind: pairs", "kind: teams", "  played: 8\n", "",
		`traveller: ["3S by S 10", "4S by S 9", "Pass"]`, "datum: -50").Replace(scored)
	if got := mustLoad(t, imps).ScoreIn(law.Default).Board; got.Against != -50 || got.Form != adjust.ByIMPs {
		t.Errorf("got %+v", got)
	}
	if _, faults := Load("x", []byte(strings.Replace(imps, "datum: -50", "datum: -55", 1))); len(faults) != 1 || faults[0].Code != "bad-points" {
		t.Errorf("got %v", faults)
	}
	if _, faults := Load("x", []byte(strings.Replace(imps, "datum: -50", "datum: -50\n  other-table: Pass", 1))); len(faults) != 1 || faults[0].Code != "score-against" {
		t.Errorf("got %v", faults)
	}
	for datum, code := range map[string]Code{"+50": "bad-points", "-0050": "bad-points", "-": "bad-points", "7610": "out-of-range", "-7610": "out-of-range",
		"9223372036854775800": "bad-points"} {
		if _, faults := Load("x", []byte(strings.Replace(imps, "datum: -50", "datum: \""+datum+"\"", 1))); len(faults) != 1 || faults[0].Code != code {
			t.Errorf("%s: got %v", datum, faults)
		}
	}
	other := mustLoad(t, strings.Replace(imps, "datum: -50", `other-table: "3NT by W 7"`, 1)).ScoreIn(law.Default)
	if other.Board.Against != 200 || other.Other == nil {
		t.Errorf("3NT two down, vulnerable, is 200 to North–South: %+v", other.Board)
	}
}

func TestScoresAreLinted(t *testing.T) {
	for change, want := range map[[2]string]Code{
		{`contract: "3S by S", tricks: 9`, `contract: "4S by S", tricks: 10`}:         "score-is-table",
		{`find: ["several-results"]`, `find: ["too-many-results"]`}:                   "",
		{`which-result, find: ["several-results"]`, `which-result, find: []`}:         "score-unused",
		{`fact: own-share, find: ["none-own"]`, `fact: own-share, find: ["all-own"]`}: "score-missing",
	} {
		var got Code
		if faults := Lint([]*Scenario{mustLoad(t, strings.Replace(scored, change[0], change[1], 1))}); len(faults) > 0 {
			got = faults[0].Code
		}
		if got != want {
			t.Errorf("%s: got %q, want %q", change[1], got, want)
		}
	}
	unplayed := strings.Replace(scored, "  - \"HT=lead\"\n  - {claimed: S, tricks: 10, en: \"Ten.\", el: \"Δέκα.\"}\n  - {agreed: W}\n", "", 1)
	if faults := Lint([]*Scenario{mustLoad(t, unplayed)}); len(faults) == 0 || faults[0].Code != "score-no-table" {
		t.Errorf("not played out: %v", faults)
	}
}

func TestWhatIsToBeWorkedOut(t *testing.T) {
	fault := adjust.Direct
	s := Score{Fault: Sides[*adjust.Fault]{NS: &fault}}
	order := func(k record.OrderKind, on bridge.Seat) []record.Order { return []record.Order{{Kind: k, On: on}} }
	for _, test := range []struct {
		orders []record.Order
		parts  string
	}{
		{order(record.WeightedScore, bridge.NoSeat), "[outcomes]"},
		{order(record.AdjustScore, bridge.South), "[outcomes]"},
		{append(order(record.AdjustSide, bridge.East), order(record.AdjustSide, bridge.North)...), "[NS EW]"},
		{order(record.ScoreStands, bridge.NoSeat), "[]"},
	} {
		if got := s.Adjustment(test.orders); fmt.Sprint(got.Parts) != test.parts || got.None() != (test.parts == "[]") {
			t.Errorf("%v: got %+v", test.orders, got)
		}
	}
	apart := Score{Outcomes: []Outcome{{Part: Without}, {Part: After}}}
	if got := apart.Adjustment(order(record.AdjustScore, bridge.South)); fmt.Sprint(got.Parts) != "[without after]" {
		t.Errorf("harm of one's own: %+v", got)
	}
	averages := append(order(record.AveragePlus, bridge.West), order(record.AverageMinus, bridge.South)...)
	if got := s.Adjustment(averages).Artificial; *got.EW != adjust.None || *got.NS != adjust.Direct {
		t.Errorf("averages: %+v", got)
	}
	if got := s.Adjustment(order(record.ArtificialScore, bridge.NoSeat)).Artificial; got.NS != &fault || got.EW != nil {
		t.Errorf("the file's word: %+v", got)
	}
	s.Board.Form = adjust.ByPoints
	if !s.Adjustment(averages).None() {
		t.Error("an artificial score in total points")
	}
}
