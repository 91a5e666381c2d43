package rulings

import (
	"testing"

	"rectify/engine/law"
)

// Doubles out of rotation: 32.1 to 32.5, C22, C23.
var cases32 = []turnCase{
	{name: "32.1", dealer: "W", events: "1S P S:X director 2S X", find: refused + "comparable=yes", turn: "W", only: law.Edition2017,
		want: "~cancelled @3 29B / cancelled @3 29B; goes-on 32A2(a); damage 23C"},
	{name: "32.2, C22", dealer: "W", events: "1S P S:X director P", find: refused, turn: "S", may: "S X", mayNot: "S P 2C",
		want: "~cancelled @3 29B / cancelled @3 29B; repeats S X 32A1", in2007: "~cancelled @3 29B / cancelled @3 29B; repeats S X 32B1"},
	{name: "32.3", dealer: "W", events: "1S P S:X director 2S X P", find: refused, turn: "N", may: "N P", mayNot: "N 3C", only: law.Edition2007,
		want: "~cancelled @3 29B / cancelled @3 29B; passes N throughout 32B2; " + paid("N", "@3")},
	{name: "C23", dealer: "W", events: "1S P S:X director 4S P P", find: refused + "comparable=no", turn: "N", may: "N P", mayNot: "N X", only: law.Edition2017,
		want: "~cancelled @3 29B / cancelled @3 29B; passes N 32A2(b); " + paid("N", "@3")},
	{name: "C23 to the lead", dealer: "W", events: "1S P S:X director 4S P P P", find: refused + "comparable=no forbids-lead=forbid:C", only: law.Edition2017,
		want: "~cancelled @3 29B / cancelled @3 29B; passes N 32A2(b); " + paid("N", "@3") + " / must-not-lead N C 26B"},
	{name: "32.4", dealer: "W", events: "1S S:X director P 2S X P", find: refused + "comparable=no", turn: "N", may: "N P", mayNot: "N 3C", only: law.Edition2017,
		want: "~cancelled @2 29B; told N @2 32B1 / cancelled @2 29B; told N @2 32B1; passes N 32B2; lead-restriction N 26B; awareness 72C"},
	{name: "32.5", dealer: "W", events: "1S S:X director", find: refused, turn: "N", may: "N P", mayNot: "N X 2C", only: law.Edition2007,
		want: "cancelled @2 29B; passes N throughout 32A; " + paid("N", "@2")},
	{name: "accepted", dealer: "W", events: "1S P S:X director", find: "accepts-call=accept", turn: "W", may: "W P XX 2S", want: "stands @3 29A; goes-on 29A"},
	{name: "a double after a pass at that turn", dealer: "W", events: "1S P N:X director", find: "call-intended=yes accepts-change=refuse old-comparable=no", turn: "E",
		want: "stands @2 25B2; cancelled @3 25B2; lead-restriction S <26>; told S @3 25B3"},
}

func TestDoublesOutOfRotation(t *testing.T) { runTurns(t, cases32) }
