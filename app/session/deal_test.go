package session

import (
	"encoding/json"
	"errors"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/verdict"
)

// dealt is a session whose deal was taken over from the last verdict.
func dealt(t testing.TB, text string, turns int) *Session {
	t.Helper()
	n := begin(t, load(t, text), Settings{Edition: law.Default, Easy: true})
	upTo(t, n, Verdict, turns)
	do(t, n, Act{Kind: PlayOn})
	return n
}

func call(s bridge.Seat, c string) Act {
	made, err := bridge.ParseCall(c)
	if err != nil {
		panic(err)
	}
	return Act{Kind: Happen, Event: &record.Event{Kind: record.Call, Seat: s, Call: made}}
}

// same fails if the acts of n, stored and read, do not lead to where n stands.
func same(t *testing.T, n *Session) {
	t.Helper()
	text, err := json.Marshal(n.Acts())
	if err != nil {
		t.Fatal(err)
	}
	var acts []Act
	if err := json.Unmarshal(text, &acts); err != nil {
		t.Fatal(err)
	}
	again, err := Restore(n.Scenario, n.Settings, acts)
	if err != nil {
		t.Fatalf("%s: %v\n%s", n.Scenario.ID, err, text)
	}
	if got, want := seen(again), seen(n); got != want || again.State().Events != n.State().Events {
		t.Errorf("%s: restored\n%s\nin place of\n%s", n.Scenario.ID, got, want)
	}
}

// Once the score has been seen the deal can be taken over too: it begins where it would have at the verdict.
func TestADealIsTakenOverFromTheScore(t *testing.T) {
	n := begin(t, load(t, heart+intended+accepted), Settings{Edition: law.Default, Easy: true})
	for a := right(n); a != nil; a = right(n) {
		do(t, n, *a)
	}
	if n.Stage != Score || !n.MayPlayOn() {
		t.Fatalf("at stage %s, %v", n.Stage, n.MayPlayOn())
	}
	grade, _ := n.Grade()
	do(t, n, Act{Kind: PlayOn})
	if n.Stage != Deal || n.State().Turn() != bridge.West || n.MayPlayOn() {
		t.Fatalf("at stage %s, to call: %s", n.Stage, n.State().Turn())
	}
	do(t, n, call(bridge.West, "P"))
	same(t, n)
	do(t, n, Act{Kind: GoOn})
	if got, marked := n.Grade(); n.Stage != Score || got != grade || !marked || n.MayPlayOn() {
		t.Errorf("at stage %s with grade %s, not %s", n.Stage, got, grade)
	}
}

// A bid accepted is gone on with to the score: nothing is scripted any more, and the grade is that of the case.
func TestADealIsPlayedOnByHand(t *testing.T) {
	n := dealt(t, heart+intended+accepted, 1)
	if n.Stage != Deal || n.State().Turn() != bridge.West {
		t.Fatalf("at stage %s, to call: %s", n.Stage, n.State().Turn())
	}
	do(t, n, call(bridge.West, "P"), call(bridge.North, "4H"), Act{Kind: Rest})
	for a := right(n); a != nil; a = right(n) { // looks at the finished board
		do(t, n, *a)
	}
	st := n.State()
	if st.Phase != record.Over || st.Contract.Bid.String() != "4H" || st.TricksWon(bridge.NorthSouth)+st.TricksWon(bridge.EastWest) != 13 {
		t.Errorf("ended in %s with %d tricks", st.Contract, len(st.Tricks))
	}
	if grade, marked := n.Grade(); !marked || grade != verdict.Correct {
		t.Errorf("the case is %s", grade)
	}
	same(t, n)
}

// What one breaks on purpose is ruled as anything else, once the director is called; what nobody can answer the trainee says.
func TestANewIrregularityIsRuled(t *testing.T) {
	n := dealt(t, heart+intended+accepted, 1)
	do(t, n, call(bridge.West, "P"), call(bridge.North, "2H"), call(bridge.East, "1S"))
	if !n.Overlooked() || n.Stage != Deal {
		t.Fatalf("nobody sees the insufficient bid, at stage %s", n.Stage)
	}
	do(t, n, Act{Kind: Happen, Event: &record.Event{Kind: record.Director, Seat: bridge.South}})
	told := 0
	for n.Stage == Telling {
		if len(n.Answers()) == 0 {
			t.Fatal("nothing to answer")
		}
		if err := n.Do(Act{Kind: Tell, Fact: ForKey(n.end.Outcome.Need.Key), Answer: &record.Answer{ID: "nonsense"}}); !errors.As(err, new(RefusedError)) {
			t.Fatalf("nonsense is told: %v", err)
		}
		same(t, n)
		do(t, n, *right(n))
		told++
	}
	turn := n.Turn()
	if told == 0 || turn == nil || turn.Task.Matter.Kind != record.InsufficientBid || len(turn.Questions)+len(turn.Offers) > 0 || n.Stage != Law {
		t.Fatalf("after %d answers at stage %s: %+v", told, n.Stage, turn)
	}
	for n.Stage != Verdict {
		do(t, n, *right(n))
	}
	if turn.Grade != verdict.Correct {
		t.Errorf("ruled %s: %+v", turn.Grade, turn.Mark)
	}
	do(t, n, Act{Kind: GoOn})
	if n.Stage != Deal {
		t.Errorf("goes on at stage %s", n.Stage)
	}
	same(t, n)
	do(t, n, Act{Kind: GoOn})
	if grade, _ := n.Grade(); n.Stage != Score || grade != verdict.Correct {
		t.Errorf("finished at stage %s with %s", n.Stage, grade)
	}
}

// What cannot be at this table is refused and changes nothing.
func TestWhatCannotHappenIsRefused(t *testing.T) {
	n := dealt(t, heart+intended+accepted, 1)
	before := seen(n)
	for name, e := range map[string]record.Event{
		"a card before the auction is over": {Kind: record.Withdrew, Seat: bridge.West, Card: bridge.NewCard(bridge.Spades, bridge.Ace)},
		"a ruling":                          {Kind: record.Ruling, Ruled: &record.Ruled{}},
		"no event":                          {},
		"an event nobody did":               {Kind: record.Call, Call: bridge.Pass},
	} {
		if err := n.Do(Act{Kind: Happen, Event: &e}); !errors.As(err, new(RefusedError)) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if seen(n) != before {
		t.Error("something changed")
	}
}

// A wrong ruling is gone on under, and where both ends are known they stand side by side.
func TestAWrongRulingIsPlayedOn(t *testing.T) {
	n := begin(t, load(t, heart+intended+refused+passesAfter), Settings{Edition: law.Default})
	upTo(t, n, Ruling, 2)
	if n.MayOwn() {
		t.Error("before the ruling is given")
	}
	do(t, n, Act{Kind: Rule, Orders: []record.Order{{Kind: record.NoIrregularity}}})
	if !n.MayOwn() {
		t.Fatal("a wrong ruling may not be played on")
	}
	do(t, n, Act{Kind: Own}, Act{Kind: Rest})
	if !n.Turns[1].Own || n.State().Phase == record.Auction {
		t.Errorf("at stage %s of phase %d", n.Stage, n.State().Phase)
	}
	same(t, n)
}

// The rulings of the bank, right or wrong, can be played on to some end, and the acts lead there again.
func TestEveryCaseIsPlayedOn(t *testing.T) {
	for i, s := range everything(t) {
		if i%5 > 0 || testing.Short() && i%25 > 0 {
			continue // the bank is large, and every law has its share of these
		}
		for _, own := range []bool{false, true} {
			n := begin(t, s, Settings{Edition: editions[i/5%2], Easy: true, Seed: uint64(i)})
			for n.Stage != Score && n.Stage != Deal && n.Stage != Telling {
				a := right(n)
				switch turn := n.Turn(); {
				case own && n.Stage == Ruling && len(turn.Wrong) > 0:
					a = &Act{Kind: Rule, Orders: turn.Wrong[i%len(turn.Wrong)].Ruled.Orders}
				case n.MayOwn():
					a = &Act{Kind: Own}
				case n.Stage == Verdict && n.Last():
					a = &Act{Kind: PlayOn}
				}
				do(t, n, *a)
			}
			for range 60 {
				switch {
				case n.Stage == Score:
				case n.Stage == Telling:
					answers := n.Answers()
					do(t, n, Act{Kind: Tell, Fact: ForKey(n.end.Outcome.Need.Key), Answer: &answers[i%len(answers)]})
				case n.Stage == Deal:
					err := n.Do(Act{Kind: Rest})
					if err != nil && !errors.As(err, new(RefusedError)) {
						t.Fatalf("%s: %v", s.ID, err)
					}
					if n.Stage == Deal {
						do(t, n, Act{Kind: GoOn})
					}
				default:
					do(t, n, *right(n))
				}
			}
			if n.Stage != Score {
				t.Errorf("%s: does not end, at stage %s", s.ID, n.Stage)
			}
			n.Right()
			same(t, n)
		}
	}
}
