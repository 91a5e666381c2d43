package rulings

import (
	"testing"

	"rectify/engine/law"
)

// Bids and artificial passes out of rotation: 23.3, 23.4, 29.3, 31.1 to 31.12, C1 to C4, C20, C21, C27.
var cases31 = []turnCase{
	{name: "31.1, C1", events: "E:1S director P", find: refused, turn: "E", may: "E 1S", mayNot: "E P 2S",
		want: "~cancelled @1 29B / cancelled @1 29B; repeats E 1S 31A1"},
	{name: "C1 to its end", events: "E:1S director P 1S P 2S", find: refused, turn: "N", may: "N P X",
		want: "~cancelled @1 29B / cancelled @1 29B; repeats E 1S 31A1"},
	{name: "31.2, 31.3", events: "E:1S director 1D 1S 2H", find: refused + "comparable=no", means: "1=S5/11-19 4=S5/8-16", turn: "W", may: "W P", mayNot: "W 2S",
		want:   "~cancelled @1 29B / cancelled @1 29B; passes W 31A2(b); " + paid("W", "@1"),
		in2007: "~cancelled @1 29B / cancelled @1 29B; passes W 31A2(a); told W @1 16D2; awareness 23"},
	{name: "23.4", events: "E:1S director 1D 2S", find: refused, means: "1=S5/11-19 4=S6/12-16", turn: "S", only: law.Edition2017,
		want: "~cancelled @1 29B / cancelled @1 29B; goes-on 31A2(a); damage 23C"},
	{name: "31.4, C4", events: "E:1S director 1H P 2H", find: refused, turn: "W", may: "W P", mayNot: "W 2S", only: law.Edition2007,
		want: "~cancelled @1 29B / cancelled @1 29B; passes W throughout 31A2(b); " + paid("W", "@1")},
	{name: "C4 to the lead", events: "E:1S director 1H P 2H P 4H P P P lead=DA", means: "1=S5", find: refused, only: law.Edition2007,
		want: "~cancelled @1 29B / cancelled @1 29B; passes W throughout 31A2(b); " + paid("W", "@1")},
	{name: "C2", events: "E:1S director 1H 1S 2H P 4H P P P", find: refused + "comparable=no", means: "1=S5/11-19 4=S5/8-16", only: law.Edition2017,
		want: "~cancelled @1 29B / cancelled @1 29B; passes W 31A2(b); " + paid("W", "@1")},
	{name: "C3", events: "E:1S director 1H 1S 2H P 4H P P P", find: refused, means: "1=S5/11-19 4=S5/8-16", only: law.Edition2007,
		want: "~cancelled @1 29B / cancelled @1 29B; passes W 31A2(a); told W @1 16D2; awareness 23"},
	{name: "31.5, C20", events: "S:1NT director 1C P 1NT P", find: refused + "comparable=no", turn: "N", may: "N P", mayNot: "N 2C", only: law.Edition2017,
		want: "~cancelled @1 29B; told N @1 31B1 / cancelled @1 29B; told N @1 31B1; passes N 31B2; lead-restriction N 26B; awareness 72C"},
	{name: "31.5 comparable", events: "S:1H director 1C P 1H", find: refused, means: "1=H5/11-19 5=H5/12-14", turn: "W", only: law.Edition2017,
		want: "~cancelled @1 29B; told N @1 31B1 / cancelled @1 29B; goes-on 31B2; known N @1 23B; damage 23C"},
	{name: "31.6, C21", events: "S:1NT director", find: refused, turn: "N", may: "N P", mayNot: "N 1C", only: law.Edition2007,
		want: "cancelled @1 29B; passes N throughout 31B; " + paid("N", "@1")},
	{name: "31.7", events: "W:1H director P P P 1H", find: refused + "comparable=no", turn: "N", may: "N P 1S", only: law.Edition2017,
		want: "~cancelled @1 29B; told E @1 31B1 / cancelled @1 29B; told E @1 31B1; passes E 31B2; lead-restriction E 26B; awareness 72C"},
	{name: "31.7 of 2007", events: "W:1H director P", find: refused, turn: "E", may: "E P", mayNot: "E 1S", only: law.Edition2007,
		want: "cancelled @1 29B; passes E throughout 31B; " + paid("E", "@1")},
	{name: "31.10", events: "E:1S director 1C X 1H P 2H P 3H P 4H P P P", find: refused + "restricts-lead=forbid:S", means: "1=S5/11-19", only: law.Edition2007,
		want: "~cancelled @1 29B / cancelled @1 29B; passes W throughout 31A2(b); " + paid("W", "@1") + " / must-not-lead W S 26A2"},
	{name: "31.11", events: "E:1S director 1C X 1H", find: refused + "comparable=no", turn: "W", may: "W P", mayNot: "W 1S", only: law.Edition2017,
		want: "~cancelled @1 29B / cancelled @1 29B; passes W 31A2(b); " + paid("W", "@1")},
	{name: "31.12 repeated", events: "1C S:P director P", find: artful30, turn: "S", may: "S P", mayNot: "S 1D",
		want: "~cancelled @2 29B / cancelled @2 29B; repeats S P 31A1"},
	{name: "31.12, C27", events: "1C S:P director 1H P P", means: "1=artificial", find: refused + "comparable=no", turn: "N", may: "N P", mayNot: "N 1S",
		want:   "~cancelled @2 29B / cancelled @2 29B; passes N 31A2(b); " + paid("N", "@2"),
		in2007: "~cancelled @2 29B / cancelled @2 29B; passes N throughout 31A2(b); " + paid("N", "@2")},
	{name: "29.3", events: "E:2C director 2D 3C", find: refused, means: "1=artificial/20-37 4=C6", only: law.Edition2007, turn: "S",
		want: "~cancelled @1 29B / cancelled @1 29B; passes W throughout 31A2(b); " + paid("W", "@1")},
	{name: "an insufficient bid to be repeated", dealer: "W", events: "2H E:1S director P 1S", find: refused + "call-intended=yes accepts-bid=accept", turn: "S",
		want: "~cancelled @2 29B / cancelled @2 29B; repeats E 1S 31A1"},
	{name: "no turn is left", dealer: "S", events: "1S P P S:2S director P", find: refused, want: "~cancelled @4 29B / not covered no-turn-left 31A1"},
	{name: "the right-hand opponent's call is ruled first", dealer: "W", events: "P E:1S director 1H 2H", find: refused + "comparable=no", turn: "S", only: law.Edition2017,
		want: "~cancelled @2 29B / cancelled @2 29B; passes W 31A2(b); " + paid("W", "@2")},
	{name: "another call out of rotation before the proper turn", events: "E:1S director E:2S director", find: refused,
		want: "~cancelled @1 29B / ~cancelled @3 29B"},
}

func TestBidsOutOfRotation(t *testing.T) { runTurns(t, cases31) }
