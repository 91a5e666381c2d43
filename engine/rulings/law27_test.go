package rulings_test

import (
	"testing"

	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/scenarios"
)

func TestEveryLeafOfLaw27IsReachedByAVector(t *testing.T) { everyLeafReached(t, 27) }

func TestInsufficientBidsTakeTheirWay(t *testing.T) {
	const refused = "call-intended=yes accepts-bid=refuse replaces-insufficient=no "
	for _, v := range []struct {
		id      string
		edition law.Edition
		path    string
	}{
		{"27.1", law.Edition2017, refused + "replacement=lowest-specifying"},
		{"27.1", law.Edition2007, refused + "replacement-2007=lowest-same both-natural=yes"},
		{"27.3", law.Edition2007, refused + "replacement-2007=other-bid-or-pass more-precise=yes"},
		{"27.4", law.Edition2007, refused + "replacement-2007=other-bid-or-pass more-precise=no"},
		{"27.5", law.Edition2017, refused + "replacement=lowest-specifying"},
		{"27.5", law.Edition2007, refused + "replacement-2007=other-bid-or-pass more-precise=no"},
		{"27.7", law.Edition2017, refused + "replacement=double-or-redouble comparable=no"},
		{"27.8", law.Edition2017, refused + "replacement=double-or-redouble comparable=yes"},
		{"27.9", law.Edition2017, "call-intended=yes accepts-bid=accept"},
		{"27.10", law.Edition2017, "call-intended=yes accepts-bid=refuse replaces-insufficient=yes"},
		{"27.10", law.Edition2017, refused + "replacement=another-insufficient later-accepted=no"},
		{"27.11", law.Edition2017, refused + "replacement=lowest-specifying"},
		{"27.12", law.Edition2017, refused + "replacement=other-bid-or-pass comparable=no"},
		{"27.14", law.Edition2017, "call-intended=yes accepts-bid=accept"},
		{"27.15", law.Edition2007, refused + "replacement-2007=lowest-same both-natural=no more-precise=no"},
		{"27.16", law.Edition2017, refused + "replacement=lowest-specifying"},
		{"27-second-accepted", law.Edition2017, refused + "replacement=another-insufficient later-accepted=yes"},
		{"27-second-slip", law.Edition2017, refused + "replacement=another-insufficient later-accepted=not-meant"},
		{"27-slip", law.Edition2017, "call-intended=no partner-called-since=no changed-to=nothing"},
		{"27-slip", law.Edition2007, "call-intended=no partner-called-since=no paused-before-change=no changed-to=nothing"},
	} {
		got := endings(t, v.id)
		if got[ending{record.InsufficientBid, v.edition, v.path}] == "" {
			t.Errorf("%s in %s: comes to %v, not to %q", v.id, v.edition, got, v.path)
		}
	}
}

// scenario is a file with a head that suits the tests here.
func scenario(t *testing.T, rest string) *scenarios.Scenario {
	t.Helper()
	s, faults := scenarios.Load("test.yaml", []byte(`id: t
heading: {en: a, el: α}
title: {en: a, el: α}
level: 1
complexity: 1
board: 4
deal: "N:- - - -"
source: {kind: own}
status: draft
ask: [{fact: call-intended, find: ["yes"]}, {fact: comparable, find: ["no"]}]
choose: [{option: accepts-bid, takes: refuse}]
`+rest))
	for _, f := range faults {
		t.Fatal(f)
	}
	return s
}

// last is the last ruling that the engine makes on s, or where it stops if open is wanted.
func last(t *testing.T, s *scenarios.Scenario) (ruled record.Ruled, open *rulings.Task) {
	t.Helper()
	run, err := s.Run(law.Edition2017, law.Authority{})
	if err != nil {
		t.Fatal(err)
	}
	if n := len(run.Rulings); n > 0 {
		ruled = run.Rulings[n-1].Ruled
	}
	return ruled, run.Open
}

func count(orders []record.Order, kind record.OrderKind) int {
	n := 0
	for _, o := range orders {
		if o.Kind == kind {
			n++
		}
	}
	return n
}

// A third call that came before the ruling on the second stands if it is a bid or a pass, and falls if it is a double (27C, 27B3).
func TestCallPutInPlaceOfASecondInsufficientBidTooSoon(t *testing.T) {
	for call, want := range map[string]struct{ stands, falls, choose int }{"3C": {1, 1, 0}, "P": {1, 1, 0}, "X": {0, 2, 1}} {
		s := scenario(t, `events: ["2S 2C", {director: E}]
then: [{events: ["N:2H", {withdrew: N, call: 2H, for: `+call+`}, {director: E}]}]`)
		run, err := s.Run(law.Edition2017, law.Authority{})
		if err != nil {
			t.Fatal(err)
		}
		for _, task := range run.Rulings {
			if task.Matter.Event != 4 || task.Ruled.Interim {
				continue
			}
			o := task.Ruled.Orders
			if count(o, record.CallStands) != want.stands || count(o, record.CallCancelled) != want.falls || count(o, record.MustBidOrPass) != want.choose {
				t.Errorf("%s: %v", call, o)
			}
		}
	}
}

// An insufficient bid that was accepted is no first of two: a later one by the same player has the usual way out.
func TestAcceptedBidIsNotReplaced(t *testing.T) {
	s := scenario(t, `events: ["1S 1H 2S P P 2H=ib", {director: E}]`)
	run, err := s.Run(law.Edition2017, law.Authority{})
	if err != nil {
		t.Fatal(err)
	}
	for _, task := range run.Rulings {
		if task.Matter.Event == s.Labels["ib"] && task.Outcome.PathID() != "call-intended=yes accepts-bid=refuse replaces-insufficient=no" {
			t.Errorf("came to %q", task.Outcome.PathID())
		}
	}
	if len(run.Rulings) < 2 {
		t.Errorf("rulings: %v", run.Rulings)
	}
}

// What the lowest bid in the suit would have shown is asked, not assumed: a jump in the suit may or may not be the lowest bid
// that specifies it (27B1(a)).
func TestLowerBidOfUnknownMeaningLeavesTheQuestionOpen(t *testing.T) {
	const known = `events: ["1S 1H=ib", {director: E}]
meanings: [{of: ib, points: 11+, hearts: 4+, natural: yes}]
then: [{events: ["N:3H"]}]
would-show: [{by: N, call: 3H, points: 4-9, hearts: 6+, natural: yes}`
	if _, open := last(t, scenario(t, known+"]")); open == nil || open.Outcome.Need.Node.Fact.ID != "replacement" {
		t.Errorf("nobody knows what 2H shows, and it stops at %+v", open)
	}
	for shows, want := range map[string]int{"hearts: 5+": 1, "clubs: 5+": 0, "diamonds: 5+": 0} {
		ruled, open := last(t, scenario(t, known+", {by: N, call: 2H, "+shows+"}]"))
		if open != nil || count(ruled.Orders, record.MustPass) != want {
			t.Errorf("2H shows %s: %v", shows, ruled.Orders)
		}
	}
}

// Every call that was withdrawn is unauthorized for the offending side: the first of two insufficient bids, whatever becomes of the
// second, and the double that fell, whether it came second or third (16C2, 27B3, 27B4).
func TestEveryCallWithdrawnIsUnauthorized(t *testing.T) {
	for then, want := range map[string][]string{
		`"N:2H", {director: E}`:    {"2C", "2H"},
		`"N:2H", P, {director: E}`: {"2C"},
		`"N:X"`:                    {"2C", "X"},
		`"N:2H", {withdrew: N, call: 2H, for: X}, {director: E}`: {"2C", "2H", "X"},
	} {
		s := scenario(t, `events: ["2S 2C=ib", {director: E}]
then: [{events: [`+then+`]}]`)
		run, err := s.Run(law.Edition2017, law.Authority{})
		if err != nil {
			t.Fatal(err)
		}
		told := map[string]bool{}
		for _, task := range run.Rulings {
			for _, o := range task.Ruled.Orders {
				if o.Kind == record.Unauthorized {
					told[o.What.Call.String()] = true
				}
			}
		}
		for _, call := range want {
			if !told[call] {
				t.Errorf("%s: what %s told is not unauthorized", then, call)
			}
		}
		if len(told) != len(want) {
			t.Errorf("%s: unauthorized are the calls %v, not %v", then, told, want)
		}
	}
}
