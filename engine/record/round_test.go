package record

import "testing"

func TestTheMoveEndsTheRoundOfATableThatHasPlayed(t *testing.T) {
	moved, left := Event{Kind: MoveCalled}, Event{Kind: RoundEnded}
	for _, v := range []struct {
		name          string
		before, after string // the calls before and after the move was called
		then          []Event
		by            int // the event that ended the round, 0 if it goes on
	}{
		{"still calling", "P P P", "", nil, 0},
		{"called, then played", "P P P", "P", nil, 0},
		{"called, played and left", "P P P", "P", []Event{left}, 6},
		{"played, then called", "P P P P", "", nil, 5},
		{"played, called and left", "P P P P", "", []Event{left}, 5},
	} {
		sc := begin(t, north, "")
		sc.calls(v.before).do(moved)
		sc.calls(v.after)
		for _, e := range v.then {
			sc.do(e)
		}
		if sc.s.Round.EndedBy != v.by || sc.s.Round.Ended != (v.by != 0) {
			t.Errorf("%s: ended %v by event %d", v.name, sc.s.Round.Ended, sc.s.Round.EndedBy)
		}
	}
}

func TestARulingOnTheRound(t *testing.T) {
	for _, v := range []struct {
		kind OrderKind
		by   int
	}{{RoundOpen, 0}, {RoundOver, 5}, {SessionOver, 5}} {
		sc := begin(t, north, "")
		sc.calls("P P P P").do(Event{Kind: MoveCalled})
		sc.do(Event{Kind: Raised, Seat: west, Opens: RoundDoubted})
		sc.do(Event{Kind: Director, Seat: west})
		sc.rule(RoundDoubted, Order{Kind: v.kind, Cite: "8B1"})
		if sc.s.Round.EndedBy != v.by || sc.s.Round.Ended != (v.by != 0) {
			t.Errorf("%s: ended by event %d", v.kind, sc.s.Round.EndedBy)
		}
	}
}

// The matter of a withdrawn call is the partner's of the player who is said to have used it, as that of other information is (16B).
func TestWhoseMatterTheUseOfAWithdrawnCallIs(t *testing.T) {
	sc := begin(t, north, "")
	sc.calls("1S").do(Event{Kind: Raised, Seat: south, To: east, Of: 1, Opens: WithdrawnUsed})
	sc.see(look{turn: "E", calls: "N:1S", matters: "withdrawn-used@2/W"})
}
