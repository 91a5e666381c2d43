package record

import (
	"testing"

	"rectify/engine/bridge"
)

// claimEnding is three cards a head, South on lead in notrump.
func claimEnding(t *testing.T) State {
	t.Helper()
	deal, err := bridge.ParseDeal("N:2.2.2. 3.3.3. A.A.4. 5.5.5.")
	if err != nil {
		t.Fatal(err)
	}
	return NewState(&Record{Deal: deal, Leader: bridge.South, Contract: bridge.Contract{Bid: bridge.Bid(3, bridge.NoTrump), Declarer: bridge.South}})
}

func step(t *testing.T, s State, events ...Event) State {
	t.Helper()
	for _, e := range events {
		next, err := s.Step(e)
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	return s
}

func plays(t *testing.T, s State, cards ...string) State {
	t.Helper()
	for _, text := range cards {
		c, err := bridge.ParseCard(text)
		if err != nil {
			t.Fatal(err)
		}
		s = step(t, s, s.OnTurn(Event{Kind: Play, Card: c}))
	}
	return s
}

// What one side is not awarded goes to the other, so that declarer's result is right after a defender's claim too.
func TestAnAwardSharesOutWhatIsLeft(t *testing.T) {
	s := plays(t, claimEnding(t), "SA", "S5", "S2", "S3")
	s = step(t, s, Event{Kind: Claimed, Seat: bridge.West, Tricks: 1})
	s = step(t, s, Event{Kind: Ruling, Ruled: &Ruled{Matter: s.Matters()[0], Orders: []Order{{Kind: TricksAwarded, On: bridge.West, What: Scope{N: 1}, Cite: "69A"}}}})
	if s.Awarded[bridge.East] != 1 || s.Awarded[bridge.South] != 1 || s.Result() != 2 || s.Phase != Over {
		t.Errorf("awarded %v, declarer has %d, phase %d", s.Awarded, s.Result(), s.Phase)
	}
}

// Play ceases with the claim (68D): what was played after it goes back, and whoever was on lead is so again.
func TestPlayAfterTheClaimGoesBack(t *testing.T) {
	s := plays(t, claimEnding(t), "SA", "S5")
	s = step(t, s, Event{Kind: Claimed, Seat: bridge.South, Tricks: 3})
	before := s
	s = plays(t, s, "S2", "S3", "D4", "D5")
	s = step(t, s, Event{Kind: Ruling, Ruled: &Ruled{Matter: s.Matters()[0], Interim: true, Orders: []Order{{Kind: PlayVoid, Cite: "68D"}}}})
	if s.Hands != before.Hands || s.Turn() != bridge.North || s.TricksLeft() != 3 {
		t.Errorf("hands %v, turn %s, %d tricks left", s.Hands, s.Turn(), s.TricksLeft())
	}
}

func TestWhatTheScoreIsSaidToBe(t *testing.T) {
	scored := func(seat bridge.Seat, n int) Event { return Event{Kind: Scored, Seat: seat, Tricks: n} }
	over := plays(t, claimEnding(t), "SA", "S5", "S2", "S3", "HA", "H5", "H2", "H3", "D4", "D5", "D2", "D3")
	for _, test := range []struct {
		name   string
		events []Event
		want   int
	}{
		{"as it was", []Event{scored(bridge.North, 2)}, 0},
		{"other than it was", []Event{scored(bridge.North, 3)}, 1},
		{"one side so, the other otherwise", []Event{scored(bridge.North, 2), scored(bridge.East, 1)}, 1},
		{"both alike", []Event{scored(bridge.North, 2), scored(bridge.East, 2)}, 0},
	} {
		if got := len(step(t, over, test.events...).Matters()); got != test.want {
			t.Errorf("%s: %d matters", test.name, got)
		}
	}
}
