package rulings

import (
	"testing"

	"rectify/engine/law"
)

// Three passes that took a player's turn away: 17.1, 34.1 to 34.3 and C5.
var cases34 = []turnCase{
	{name: "17.1, 34.1, 34.2", events: "1C P P N:P director", turn: "W", want: "cancelled @4 <17>; told S @4 <16>"},
	{name: "the player passed over calls first", events: "1C P P N:P W:1D director", turn: "N", want: "cancelled @4 <17>; told S @4 <16>"},
	{name: "that player passes, which ends the auction", events: "1C P P N:P W:P director", want: "cancelled @4 <17>; told S @4 <16>"},
	{name: "the next player bids over it", events: "1C P P N:P E:1D director", turn: "S", want: "stands @4 29A; goes-on 29A"},
	{name: "34.3, C5", dealer: "W", events: "1S E:P S:P P director", turn: "N", may: "N P X 2C",
		want: "with @2 34 / cancelled @2 <17>; cancelled @3 <17>; cancelled @4 <17>; told W @2 <16>; told W @3 <16>; told W @4 <16>"},
	{name: "the missed turn is used before the director comes", dealer: "W", events: "1S E:P S:P P 2C director", turn: "E",
		want: "with @2 34 / cancelled @2 <17>; cancelled @3 <17>; cancelled @4 <17>; told W @2 <16>; told W @3 <16>; told W @4 <16>"},
	{name: "three of four pass a board out", events: "P S:P W:P P director", turn: "E",
		want: "with @2 34 / cancelled @2 <17>; cancelled @3 <17>; cancelled @4 <17>; told N @2 <16>; told N @3 <16>; told N @4 <16>"},
	{name: "two are passed over, and one has passed since", events: "1C 1D N:P E:P S:P director", turn: "W",
		want: "with @3 34 / cancelled @3 <17>; cancelled @4 <17>; told S @3 <16>; told S @4 <16>"},
	{name: "another calls", events: "1C P P N:P S:2C director", find: "call-intended=yes accepts-change=refuse old-comparable=yes",
		want: "not covered went-on-after-passes 34 / stands @3 25B2; cancelled @5 25B2; goes-on 25B2; damage 23C", only: law.Edition2017},
}

func TestPlayersPassedOverGetTheirTurnBack(t *testing.T) { runTurns(t, cases34) }

func TestEveryLeafOfLaw34IsReached(t *testing.T) { everyTurnLeaf(t, cases34, law34) }
