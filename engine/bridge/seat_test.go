package bridge

import (
	"testing"

	"pgregory.net/rapid"
)

func TestSeatsGoRoundTheTable(t *testing.T) {
	for i, s := range Seats {
		if next := Seats[(i+1)%4]; s.LHO() != next || next.RHO() != s {
			t.Errorf("%s: LHO is %s, whose RHO is %s", s, s.LHO(), s.LHO().RHO())
		}
		if s.Partner() != s.LHO().LHO() || s.Opposes(s.Partner()) || !s.Opposes(s.RHO()) {
			t.Errorf("%s: partner is %s, RHO is %s", s, s.Partner(), s.RHO())
		}
		if s.Side() != s.Partner().Side() || s.LHO().Side() != s.Side().Other() {
			t.Errorf("%s is of %s, LHO of %s", s, s.Side(), s.LHO().Side())
		}
		if got, err := ParseSeat(s.String()); err != nil || got != s {
			t.Errorf("%s reads as %s, error %v", s, got, err)
		}
	}
}

func TestNobodyHasNoNeighboursAndNoSide(t *testing.T) {
	if NoSeat.LHO() != NoSeat || NoSeat.Partner() != NoSeat || NoSeat.RHO() != NoSeat || NoSeat.Opposes(North) || North.Opposes(NoSeat) {
		t.Error("NoSeat has a place at the table")
	}
	if NoSeat.Side() != NoSide || NoSide.Other() != NoSide {
		t.Error("NoSeat has a side")
	}
}

func TestEveryValueHasItsOwnName(t *testing.T) {
	names := map[string]bool{}
	for _, name := range []string{
		NoSide.String(), NorthSouth.String(), EastWest.String(),
		"vul " + NoneVul.String(), "vul " + NSVul.String(), "vul " + EWVul.String(), "vul " + BothVul.String(),
	} {
		names[name] = true
	}
	for l := Legal; l <= NotACall; l++ {
		names[l.String()] = true
	}
	if got, want := len(names), 3+4+int(NotACall)+1; got != want {
		t.Errorf("got %d different names, want %d: %v", got, want, names)
	}
}

// Vectors 1.1 and 1.3.
func TestTheTenIsAnHonourAndTheNineIsNot(t *testing.T) {
	for r := Two; r <= Ace; r++ {
		if got, want := r.Honour(), r > Nine; got != want {
			t.Errorf("%s is an honour: got %t, want %t", r, got, want)
		}
		if got, err := ParseRank(r.String()); err != nil || got != r {
			t.Errorf("%s reads as %s, error %v", r, got, err)
		}
	}
}

func TestHighestAndLowestBoundTheCardsOfASuit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		hand, s := partialDeals.Draw(t, "deal")[West], suits.Draw(t, "suit")
		low, high := NoCard, NoCard
		for _, c := range hand.Cards() { // lowest first
			if c.Suit() == s {
				high = c
				if low == NoCard {
					low = c
				}
			}
		}
		if hand.Lowest(s) != low || hand.Highest(s) != high {
			t.Fatalf("%s of %s: got %s to %s, want %s to %s", s, hand, hand.Lowest(s), hand.Highest(s), low, high)
		}
	})
}

func TestNothingIsWrittenAsADash(t *testing.T) {
	for name, got := range map[string]string{
		"seat": NoSeat.String(), "denomination": NoDenom.String(), "rank": NoRank.String(), "card": NoCard.String(), "call": NoCall.String(),
	} {
		if got != "-" {
			t.Errorf("no %s is written %q", name, got)
		}
	}
}
