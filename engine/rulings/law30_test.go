package rulings

import (
	"testing"

	"rectify/engine/law"
)

const (
	natural30 = refused + "call-kind=natural-pass "
	artful30  = refused + "call-kind=artificial-pass "
)

// What the rulings of 2017 order after a call that is not comparable, and those of 2007 after one that silences partner.
func paid(partner, event string) string {
	return "lead-restriction " + partner + " <26>; told " + partner + " " + event + " <16>; awareness <aware>"
}

// Passes out of rotation: 23.1, 23.2, 29.2, 30.1 to 30.7, C18, C19.
var cases30 = []turnCase{
	{name: "30.1, 30.2", events: "E:P director 1C", find: natural30, turn: "E", may: "E P", mayNot: "E 1D X",
		want: "cancelled @1 29B; passes E 30A", in2007: "cancelled @1 29B; passes E 30A; awareness 23"},
	{name: "30.1, 30.2: free after that", events: "E:P director 1C P P P", find: natural30, want: "cancelled @1 29B; passes E 30A",
		in2007: "cancelled @1 29B; passes E 30A; awareness 23"},
	{name: "C18, C19", events: "1D S:P director 1H P P 1S P", find: natural30, turn: "S", may: "S P 1NT 2D",
		want: "cancelled @2 29B; passes S 30A", in2007: "cancelled @2 29B; passes S 30B1"},
	{name: "23.1, 30.3", events: "S:P director 1H P 2H", find: natural30, means: "1=/0-11 5=H3/6-9", turn: "W",
		want: "~cancelled @1 29B; told N @1 30B1(a) / cancelled @1 29B; goes-on 30B1(b)(i); known N @1 23B; damage 23C", only: law.Edition2017},
	{name: "23.2", events: "W:P director P P 1C P 2H 3NT", find: natural30 + "comparable=no", only: law.Edition2017,
		want: "~cancelled @1 29B; told E @1 30B1(a) / cancelled @1 29B; told E @1 30B1(a); passes E 30B1(b)(ii); lead-restriction E 26B; awareness 72C"},
	{name: "30.4", events: "S:P director 1H P 1S P", find: natural30 + "comparable=no", turn: "N", may: "N P", mayNot: "N 2S", only: law.Edition2017,
		want: "~cancelled @1 29B; told N @1 30B1(a) / cancelled @1 29B; told N @1 30B1(a); passes N 30B1(b)(ii); lead-restriction N 26B; awareness 72C"},
	{name: "29.2, 30.5", events: "S:P director 1H P", find: natural30, turn: "S", may: "S P", mayNot: "S 1S X", only: law.Edition2007,
		want: "cancelled @1 29B; passes S 30A; told N @1 16D2; awareness 23"},
	{name: "30.5 at the left-hand opponent's turn", events: "W:P director P P P", find: natural30, only: law.Edition2007,
		want: "cancelled @1 29B; passes W 30A; told E @1 16D2; awareness 23"},
	{name: "30.6", dealer: "W", events: "1S S:P director", find: natural30, turn: "N", may: "N P 2C 1NT", mayNot: "N X", only: law.Edition2007,
		want: "cancelled @2 29B; passes S throughout 30B2(a); no-double N 30B2(b); told N @2 16D2; awareness 23"},
	{name: "30.6: partner may double later", dealer: "W", events: "1S S:P director 2C 2S P P", find: natural30, turn: "N", may: "N P X", only: law.Edition2007,
		want: "cancelled @2 29B; passes S throughout 30B2(a); no-double N 30B2(b); told N @2 16D2; awareness 23"},
	{name: "30.7", dealer: "W", events: "1S S:P director X P P", find: natural30 + "comparable=yes", turn: "W", only: law.Edition2017,
		want: "~cancelled @2 29B; told N @2 30B1(a) / cancelled @2 29B; goes-on 30B1(b)(i); known N @2 23B; damage 23C"},
	{name: "no turn is left", dealer: "S", events: "1S P S:P director P P", find: natural30, only: law.Edition2017,
		want: "~cancelled @3 29B; told N @3 30B1(a) / not covered no-turn-left 29B"},
	{name: "a pass of partner's artificial call is told by its meaning", events: "1C S:P director", means: "1=artificial", find: refused, turn: "E",
		want: "~cancelled @2 29B"},
	{name: "natural after a natural call", events: "1C S:P director", means: "1=C3 2=natural", find: refused, turn: "E",
		want: "cancelled @2 29B; passes S 30A", in2007: "cancelled @2 29B; passes S 30B1"},
}

func TestPassesOutOfRotation(t *testing.T) { runTurns(t, cases30) }
