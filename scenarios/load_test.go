package scenarios

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// good is a scenario without faults that has every part a file can have.
const good = `id: ib-heart-over-spade
heading: {en: "Board 9", el: "Θήκη 9"}
title: {en: "One heart over one spade", el: "Μία κούπα πάνω από μία πίκα"}
level: 1
complexity: 2
board: 9
deal: "N:AKJ74.Q83.K52.Q6 952.642.T63.A953 Q3.AKJ95.Q84.J72 T86.T7.AJ97.KT84"
events:
  - "1S P 1H=ib"
  - {withdrew: S, call: 1H, for: 2H, label: new}
  - {said: S, en: "I did not see the 1♠.", el: "Δεν είδα το 1♠."}
  - {director: W}
meanings:
  - {of: ib, agreed: [{hearts: 4+}, {hearts: 5, points: 12+}], natural: yes}
would-show:
  - {by: S, call: 2H, hearts: 5+, natural: yes}
  - {by: S, call: X, points: 10-15, shortness: clubs, forcing: no, purpose: takeout}
ask:
  - {fact: call-intended, of: ib, to: S, says: {en: "Yes, I thought I was opening.", el: "Ναι, νόμιζα ότι άνοιγα."}, find: [yes], tenable: no}
choose:
  - {option: accepts-bid, of: ib, by: W, takes: refuse}
then:
  - {edition: 2017, events: ["W:P 4H=game", {paused: E}, "P"]}
key:
  - {after: director, edition: 2017, orders: ["stands 2H", "continues", "review 27D"], cites: "27C 27B1(a) 27D"}
published: {en: "The replacement stands.", el: "Η αντικατάσταση ισχύει."}
source: {kind: vector, ref: "27.1 with 27C"}
status: reviewed
author: A. Author
reviewer: R. Reviewer
`

func mustLoad(t *testing.T, text string) *Scenario {
	t.Helper()
	s, faults := Load("good.yaml", []byte(text))
	for _, f := range faults {
		t.Fatal(f, f.Text)
	}
	return s
}

func TestLoadReadsEveryPart(t *testing.T) {
	s := mustLoad(t, good)
	if s.ID != "ib-heart-over-spade" || s.Level != 1 || s.Complexity != 2 || s.Board != 9 || s.Status != "reviewed" ||
		s.Author != "A. Author" || s.Reviewer != "R. Reviewer" || s.Source != (Source{"vector", "27.1 with 27C"}) || len(s.Hash) != 64 {
		t.Errorf("head: %+v", s)
	}
	if s.Record.Dealer != bridge.North || s.Record.Vul != bridge.EWVul || s.Record.Deal[bridge.West].Len() != 13 {
		t.Errorf("start: %+v", s.Record)
	}
	if s.Heading.El != "Θήκη 9" || s.Published.En != "The replacement stands." || s.Says(5).En != "I did not see the 1♠." {
		t.Errorf("words: %v, %v, %v", s.Heading, s.Published, s.Texts)
	}
	want := []record.Event{
		{Kind: record.Call, Seat: bridge.North, Call: bridge.Bid(1, bridge.Spades)},
		{Kind: record.Call, Seat: bridge.East, Call: bridge.Pass},
		{Kind: record.Call, Seat: bridge.South, Call: bridge.Bid(1, bridge.Hearts)},
		{Kind: record.Withdrew, Seat: bridge.South, Call: bridge.Bid(1, bridge.Hearts), NewCall: bridge.Bid(2, bridge.Hearts)},
		{Kind: record.Said, Seat: bridge.South},
		{Kind: record.Director, Seat: bridge.West},
	}
	if !slices.Equal(s.Record.Events, want) {
		t.Errorf("events: got %+v, want %+v", s.Record.Events, want)
	}
	if s.Labels["ib"] != 3 || s.Labels["new"] != 4 || len(s.Labels) != 2 {
		t.Errorf("labels: %v", s.Labels)
	}
	ask := s.Ask[0]
	if ask.Fact != "call-intended" || ask.Of != 3 || ask.To != bridge.South || ask.Find[0].ID != "yes" || ask.Tenable[0].ID != "no" {
		t.Errorf("ask: %+v", ask)
	}
	choose := s.Choose[0]
	if choose.Option != "accepts-bid" || choose.Of != 3 || choose.By != bridge.West || choose.Takes.ID != "refuse" {
		t.Errorf("choose: %+v", choose)
	}
	var orders []string
	for _, o := range s.Key[0].Orders {
		orders = append(orders, PrintOrder(o))
	}
	if got := strings.Join(orders, "; "); got != "stands #4; continues; review 27D" {
		t.Errorf("key: %s", got)
	}
	if k := s.Key[0]; k.Edition != law.Edition2017 || !slices.Equal(k.Cites, []law.Cite{"27C", "27B1(a)", "27D"}) {
		t.Errorf("key: %+v", k)
	}
}

func TestMeanings(t *testing.T) {
	x := mustLoad(t, good).Record.System
	if len(x) != 3 || len(x[0].Agreed) != 2 {
		t.Fatalf("%+v", x)
	}
	ib := x[0]
	if ib.Of != 3 || ib.By != bridge.South || ib.Call != bridge.Bid(1, bridge.Hearts) {
		t.Errorf("the call of an event: %+v", ib)
	}
	first, second := ib.Agreed[0], ib.Agreed[1]
	if first.Natural != record.Yes || second.Natural != record.Yes {
		t.Error("what stands beside agreed is common to all meanings")
	}
	if first.Length[bridge.Hearts] != (record.Range{Min: 4, Max: 13}) || second.Length[bridge.Hearts] != (record.Range{Min: 5, Max: 5}) {
		t.Errorf("lengths: %v, %v", first.Length, second.Length)
	}
	double := x[2].Agreed[0]
	want := record.Meaning{Points: record.Range{Min: 10, Max: 15}, Shortness: record.SuitsOf(bridge.Clubs), Forcing: record.No, Purpose: "takeout"}
	if double != want {
		t.Errorf("got %+v, want %+v", double, want)
	}
}

// What follows the ruling is not replayed: whose turn it is then depends on the ruling.
func TestScript(t *testing.T) {
	s := mustLoad(t, good)
	script := s.Then[0]
	want := []record.Event{{Kind: record.Call, Seat: bridge.West, Call: bridge.Pass}, {Kind: record.Call, Call: bridge.Bid(4, bridge.Hearts)},
		{Kind: record.Paused, Seat: bridge.East}, {Kind: record.Call, Call: bridge.Pass}}
	if !slices.Equal(script.Events, want) || script.Edition != law.Edition2017 {
		t.Errorf("got %+v", script)
	}
	state, err := s.State()
	if err != nil {
		t.Fatal(err)
	}
	state, err = state.Step(state.OnTurn(script.Events[0]))
	if err != nil {
		t.Fatal(err)
	}
	if got := state.OnTurn(script.Events[1]).Seat; got != bridge.North {
		t.Errorf("4H is by %s", got)
	}
}

// A fault is found by replacing a piece of the good file.
func TestFaults(t *testing.T) {
	tests := []struct {
		old, new string
		code     Code
		line     int
		column   int
		args     string
	}{
		{"level: 1", "level: 6", "out-of-range", 4, 8, "Key=level LeastCount=1 MostCount=5"},
		{"level: 1", "level: 01", "want-number", 4, 8, "Key=level Text=01"},
		{"level: 1", "level: 0o1", "want-number", 4, 8, "Key=level Text=0o1"},
		{"level: 1", "levle: 1", "unknown-key", 4, 1, "Key=levle NearText=level"},
		{"level: 1", "level: 1\nlevel: 2", "key-twice", 5, 1, "Key=level"},
		{"level: 1\n", "", "missing-key", 1, 1, "Key=level"},
		{"level: 1", "level: [1]", "want-text", 4, 8, "Key=level"},
		{"level: 1", "level:", "want-text", 4, 7, "Key=level"},
		{"id: ib-heart", "id: IB heart", "bad-id", 1, 5, "Text=IB heart-over-spade"},
		{`el: "Θήκη 9"`, `el: ""`, "empty-text", 2, 30, "Key=el"},
		{`, el: "Θήκη 9"`, ``, "missing-language", 2, 10, "Key=el"},
		{`el: "Θήκη 9"`, `el: "Θήκη η Hταν"`, "mixed-letters", 2, 30, "Text=Hταν"},
		{`heading: {en: "Board 9", el: "Θήκη 9"}`, `heading: Board 9`, "want-map", 2, 10, "Key=heading"},
		{"status: reviewed", "status: done", "not-a-choice", 28, 9, "ChoicesText=draft, reviewed, official Key=status NearText= Text=done"},
		{"reviewer: R. Reviewer\n", "", "missing-reviewer", 28, 9, ""},
		{`, ref: "27.1 with 27C"`, "", "missing-ref", 27, 9, ""},
		{"board: 9\n", "", "no-dealer", 1, 1, ""},
		{`deal: "N:`, `deal: "`, "bad-deal", 7, 7, ""},
		{`deal: "N:`, `deal: "Ν:`, "greek-letters", 7, 8, "LatinText=N Text=Ν"},
		{"952.642.T63.A953", "952.642.T63", "bad-hand", 7, 27, "Seat=E Text=952.642.T63"},
		{"952.642.T63.A953", "952.642.T63.A95", "hand-count", 7, 7, "Count=12 Seat=E WantCount=13"},
		{"952.642.T63.A953", "952.642.T63.Q953", "card-dealt-twice", 7, 27, "Card=CQ OtherSeat=N Seat=E"},
		{"1S P 1H=ib", "1S P 1Η=ib", "greek-letters", 9, 11, "LatinText=1H Text=1Η"},
		{"1S P 1H=ib", "1S pass 1H=ib", "bad-token", 9, 9, "Text=pass"},
		{"1S P 1H=ib", "1S Q:P 1H=ib", "bad-seat", 9, 9, "Text=Q"},
		{"1S P 1H=ib", "1S=ib P 1H=ib", "label-twice", 9, 14, "Text=ib"},
		{"1S P 1H=ib", "1S P 1H=ib P=No", "bad-label", 9, 17, "Text=No"},
		{"1S P 1H=ib", "1S P 1H=ib SA", "seat-needed", 9, 17, "Text=SA"},
		{"1S P 1H=ib", "1S P 1H=ib W:SA", "card-elsewhere", 9, 17, "Card=SA OtherSeat=N Seat=W"},
		{"{said: S,", "{siad: S,", "unknown-key", 11, 6, "Key=siad NearText=said"},
		{"{said: S,", "{said: S, asked: N,", "several-verbs", 11, 5, ""},
		{"{director: W}", "{}", "no-verb", 12, 5, ""},
		{"{director: W}", "{director: Z}", "not-a-choice", 12, 16, "ChoicesText=N, E, S, W Key=director NearText= Text=Z"},
		{"{director: W}", "{director: W, of: 1}", "unknown-key", 12, 19, "Key=of NearText="},
		{"{director: W}", "{alerted: W, of: ibb}", "unknown-event", 12, 22, "NearText=ib Text=ibb"},
		{"{director: W}", "{alerted: W, of: 9}", "unknown-event", 12, 22, "NearText= Text=9"},
		{"call: 1H, for: 2H", "call: 1D, for: 2H", "call-not-made", 10, 5, "Seat=S"},
		{"call: 1H, for: 2H", "for: 2H", "call-or-card", 10, 5, ""},
		{"call: 1H, for: 2H", "call: 1H, for: two", "bad-call", 10, 34, "Text=two"},
		{"call: 1H, for: 2H", "card: HA", "card-not-played", 10, 5, "Card=HA Seat=S"},
		{"call: 1H, for: 2H", "card: AH", "bad-card", 10, 25, "Text=AH"},
		{"board: 9", "board: 9\ncontract: 3Q by S", "bad-contract", 7, 11, "Text=3Q by S"},
		{"board: 9", "board: 9\nwon: 10H", "bad-card", 7, 6, "Text=10H"},
		{"{director: W}", `{ruled: insufficient-bid, orders: ["played SA by W"]}`, "not-in-play", 12, 5, ""},
		{"{director: W}", `{designated: S, en: "queen", el: "ρήγα"}`, "words-differ", 12, 5, ""},
		{"{director: W}", "{ruled: revoke, orders: []}", "no-matter", 12, 13, "Text=revoke"},
		{"{director: W}", "{ruled: revok, orders: []}", "not-a-choice", 12, 13, "ChoicesText= Key=matter NearText=revoke Text=revok"},
		{"{director: W}", "{ruled: insufficient-bid, orders: [standz 2H]}", "order-word", 12, 40, "NearText=stands Text=standz"},
		{"{director: W}", "{ruled: insufficient-bid, orders: [stands 3H]}", "order-event", 12, 47, "Text=3H"},
		{"{of: ib, agreed", "{of: ib, by: S, agreed", "of-or-call", 14, 5, ""},
		{"{of: ib, agreed", "{of: 5, agreed", "not-a-call", 14, 10, "Text=5"},
		{"hearts: 5+, natural: yes}", "hearts: 5-3}", "bad-range", 16, 31, "Text=5-3"},
		{"hearts: 5+, natural: yes}", "}", "meaning-without-any", 16, 5, ""},
		{"shortness: clubs", "shortness: club", "bad-suit", 17, 48, "Text=club"},
		{"takes: refuse", "takes: refuse me", "bad-answer", 21, 56, "Text=me"},
		{`["W:P`, `["P`, "seat-needed-at-start", 23, 31, "Text=P"},
		{"{paused: E}", "{ruled: revoke, orders: []}", "ruling-in-aftermath", 23, 45, ""},
		{"edition: 2017, orders", "edition: 2018, orders", "not-a-choice", 25, 32, "ChoicesText=2007, 2017, 2024 Key=edition NearText=2017 Text=2018"},
		{"after: director", "after: gam", "unknown-event", 25, 13, "NearText=game Text=gam"},
		{"27C 27B1(a) 27D", "27C 27Q 27D", "bad-cite", 25, 100, "Text=27Q"},
		{"27C 27B1(a) 27D", "27C 27G 27D", "no-paragraph", 25, 100, "Text=27G Year=2017"},
		{`"stands 2H"`, `"passes dummy"`, "order-role", 25, 55, "Text=dummy"},
	}
	for _, test := range tests {
		t.Run(string(test.code), func(t *testing.T) {
			if strings.Count(good, test.old) != 1 {
				t.Fatalf("%q stands %d times in the good file", test.old, strings.Count(good, test.old))
			}
			s, faults := Load("bad.yaml", []byte(strings.Replace(good, test.old, test.new, 1)))
			if s != nil || len(faults) == 0 {
				t.Fatalf("%s: no fault", test.new)
			}
			want := fmt.Sprintf("bad.yaml:%d:%d: %s", test.line, test.column, test.code)
			if test.args != "" {
				want += " " + test.args
			}
			if got := faults[0].Error(); got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
			if len(faults) > 1 {
				t.Errorf("besides: %v", faults[1:])
			}
		})
	}
}

// Faults that a few words in the good file do not bring about.
func TestFaultsOfOtherFiles(t *testing.T) {
	start, end := strings.Index(good, "events:"), strings.Index(good, "source:")
	for events, want := range map[string]string{
		`events: "1S"`: "x:8:9: want-list Key=events",
		`events: ["1S W:1H W:2C", {ruled: insufficient-bid, of: 2, orders: []}]`:                                  "x:8:34: no-matter Text=insufficient-bid",
		`events: ["1S P P P C3 C2 HT HQ", {ruled: revoke, orders: []}]`:                                           "x:8:42: several-matters Count=2 Text=revoke",
		`events: ["1S P P P C3 C2 HT HQ", {ruled: revoke, by: W, orders: [remains HT by W]}]`:                     "",
		`events: ["1S P P P C3", {designated: E, en: "small", el: "μικρό"}]`:                                      "x:8:25: not-declarer Seat=E",
		`events: ["1S P P P C3", {ruled: claim, orders: []}]`:                                                     "x:8:33: no-matter Text=claim",
		`events: ["1S P P P", {claimed: N, tricks: 13}, {ruled: claim, orders: ["tricks-awarded 13 N"]}, "E:C3"]`: "x:8:98: play-over",
	} {
		_, faults := Load("x", []byte(good[:start]+events+"\n"+good[end:]))
		var got []string
		for _, f := range faults {
			got = append(got, f.Error())
		}
		if strings.Join(got, "; ") != want {
			t.Errorf("%s\ngot  %v\nwant %s", events, got, want)
		}
	}
}

// A deal need not hold all cards, but what is played must be in it.
func TestCardThatNobodyHolds(t *testing.T) {
	start, end := strings.Index(good, "board: 9"), strings.Index(good, "source:")
	_, faults := Load("x", []byte(good[:start]+"contract: 3NT by S\ndeal: \"N:A... K... Q... J...\"\nevents: [SJ S2]\n"+good[end:]))
	if len(faults) != 1 || faults[0].Error() != "x:8:13: card-not-dealt Card=S2" {
		t.Errorf("got %v", faults)
	}
}

func TestSeveralFaultsAtOnce(t *testing.T) {
	text := strings.NewReplacer("level: 1", "level: 9", "{director: W}", "{dierctor: W}", "natural: yes}", "natural: maybe}",
		"27C 27B1(a) 27D", "27X").Replace(good)
	_, faults := Load("bad.yaml", []byte(text))
	var got []string
	for _, f := range faults {
		got = append(got, fmt.Sprintf("%d:%s", f.Line, f.Code))
	}
	want := []string{"4:out-of-range", "12:unknown-key", "14:not-a-choice", "16:not-a-choice", "25:bad-cite"}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if faults[1].Text != "  - {dierctor: W}" {
		t.Errorf("the line: %q", faults[1].Text)
	}
}

func TestACardIsPlayedOnce(t *testing.T) {
	text := strings.Replace(good, "{director: W}", `"P 4H P P P C4 C6 CA C2 C3 C2"`, 1)
	_, faults := Load("bad.yaml", []byte(text))
	if len(faults) != 1 || faults[0].Error() != "bad.yaml:12:32: card-played-twice Card=C2 Seat=S" {
		t.Errorf("got %v", faults)
	}
}

// What is irregular is the point of a scenario, never a fault of the file.
func TestIrregularitiesAreNoFaults(t *testing.T) {
	for name, events := range map[string]string{
		"insufficient bid":     `"1S 1H"`,
		"bid out of rotation":  `"1S W:2H"`,
		"pass out of rotation": `"1S N:P"`,
		"more than seven":      `"8D"`,
		"double of nothing":    `"X"`,
		"call after the end":   `"P P P P N:1S"`,
		"revoke":               `"1S P P P C3 C2 HT"`,
		"lead out of turn":     `"1S P P P W:C4"`,
		"card in the auction":  `"1S", {exposed: W, cards: "CT C4"}`,
		"play after the claim": `"1S P P P C3 C2", {claimed: W, tricks: 3}, {objected: N}, "C4"`,
	} {
		start, end := strings.Index(good, "events:"), strings.Index(good, "source:")
		text := good[:start] + "events: [" + events + "]\n" + good[end:]
		s, faults := Load(name, []byte(text))
		if len(faults) > 0 {
			t.Errorf("%s: %v", name, faults)
			continue
		}
		if _, err := s.State(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A key may come after an event that follows the ruling, and name such events in its orders; those of its own edition only.
func TestKeyAfterWhatFollows(t *testing.T) {
	key := `after: director, edition: 2017, orders: ["stands 2H", "continues", "review 27D"]`
	s := mustLoad(t, strings.Replace(good, key, `after: game, edition: 2017, orders: ["stands game", "cancelled 4H", "stands 2H"]`, 1))
	k := s.Key[0]
	if k.Event != 8 || k.Orders[0].What.Event != 8 || k.Orders[1].What.Event != 8 || k.Orders[2].What.Event != 4 {
		t.Errorf("got %+v", k)
	}
	_, faults := Load("bad.yaml", []byte(strings.Replace(good, key, `after: game, edition: 2007, orders: "continues"`, 1)))
	if len(faults) == 0 || faults[0].Code != "unknown-event" {
		t.Errorf("another edition's event: %v", faults)
	}
}

func TestEndingBeginsInThePlay(t *testing.T) {
	start, end := strings.Index(good, "board: 9"), strings.Index(good, "source:")
	s := mustLoad(t, good[:start]+`contract: "3NT by S"
leader: N
won: HK
deal: "N:A.Q.. - K.J.. 2.3.."
events:
  - "♥Q"
  - {designated: S, en: "small", el: "μικρό"}
`+good[end:])
	if s.Record.Leader != bridge.North || s.Record.Won.String() != "HK" || s.Record.Contract.String() != "3NT by S" ||
		s.Record.Deal[bridge.East].Known() || s.Record.Events[0].Seat != bridge.North || s.Record.Events[1].Says.Manner != record.Low {
		t.Errorf("%+v", s.Record)
	}
}
