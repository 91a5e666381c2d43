package rulings

import (
	"testing"

	"rectify/engine/law"
)

const (
	slipped   = "call-intended=no paused-before-change=no"
	onPurpose = "call-intended=yes"
)

// Changes of call: 25.1 to 25.10, 22.1 and 22.2.
var cases25 = []turnCase{
	{name: "25.1", events: "1S P N:1S>1H director", find: slipped, turn: "S",
		want: "~stands @3 25A1; may-change E @2 25A6", in2007: "~stands @3 25A1; may-change E @2 25A4"},
	{name: "25.1, and the pass is kept", events: "1S P N:1S>1H director 1S", find: slipped, turn: "W",
		want:   "~stands @3 25A1; may-change E @2 25A6 / stands @3 25A1; may-change E @2 25A6; goes-on 25A1",
		in2007: "~stands @3 25A1; may-change E @2 25A4 / stands @3 25A1; may-change E @2 25A4; goes-on 25A1"},
	{name: "25.1, and the next player changes too", events: "1S P N:1S>1H director E:P>1S", find: slipped, turn: "S", may: "S P X 1NT", mayNot: "S 1H",
		want:   "~stands @3 25A1; may-change E @2 25A6 / stands @3 25A1; may-change E @2 25A6; told S @2 25A6",
		in2007: "~stands @3 25A1; may-change E @2 25A4 / stands @3 25A1; may-change E @2 25A4; told S @2 25A4"},
	{name: "25.1, and the next player has changed already", events: "1S P N:1S>1H E:P>1S director", find: slipped, turn: "S", only: law.Edition2017,
		want: "stands @3 25A1; told S @2 25A6 / stands @4 25A1; goes-on 25A1"},
	{name: "25.2, 25.3", events: "1NT N:1NT>1S director", find: slipped, turn: "E", want: "stands @2 25A1; goes-on 25A1"},
	{name: "25.4", events: "1NT P 2H S:2H>3H director", find: onPurpose + " accepts-change=refuse old-comparable=no", turn: "W",
		want: "stands @3 25B2; cancelled @4 25B2; lead-restriction N <26>; told N @4 25B3"},
	{name: "25.5", events: "1S P 2S N:1S>1H director", find: "call-intended=no accepts-change=refuse old-comparable=no", turn: "W",
		want: "stands @1 25B2; cancelled @4 25B2; lead-restriction S <26>; told S @4 25B3"},
	{name: "25.5 accepted all the same", events: "1S P 2S N:1S>1H director", find: "call-intended=no accepts-change=accept",
		want: "not covered accepted-after-others-called 25B1"},
	{name: "25.6 refused", dealer: "W", events: "1H P 4C P P W:P>4H director", find: onPurpose + " accepts-change=refuse old-comparable=no", turn: "N",
		want: "stands @5 25B2; cancelled @6 25B2; lead-restriction E <26>; told E @6 25B3"},
	{name: "25.6 accepted", dealer: "W", events: "1H P 4C P P W:P>4H director", find: onPurpose + " accepts-change=accept new-comparable=no", turn: "N",
		want: "stands @6 25B1; lead-restriction E <26>; told E @5 25B3"},
	{name: "25.7", events: "1C P E:P>1D 1S director", find: onPurpose + " lho-aware=yes new-comparable=no", turn: "W",
		want: "stands @3 25B1; lead-restriction W <26>; told W @2 25B3"},
	{name: "25.7 unaware", events: "1C P E:P>1D 1S director", find: onPurpose + " lho-aware=no old-comparable=no", turn: "W",
		want: "stands @2 25B2; cancelled @3 25B2; lead-restriction W <26>; told W @3 25B3"},
	{name: "a double knows of the bid", events: "1C P E:P>1D X director", find: onPurpose + " new-comparable=no", turn: "W",
		want: "stands @3 25B1; lead-restriction W <26>; told W @2 25B3"},
	{name: "25.8", events: "P 1S E:1S>2S director 3H P 4H P P P", find: onPurpose + " accepts-change=refuse old-comparable=no forbids-lead=forbid:D restricts-lead=forbid:S",
		means:  "2=S5 3=S6",
		want:   "stands @2 25B2; cancelled @3 25B2; lead-restriction W 26B; told W @3 25B3 / must-not-lead W D 26B",
		in2007: "stands @2 25B2; cancelled @3 25B2; lead-restriction W 26; told W @3 25B3 / play-goes-on 26A1; told W @3 16D2"},
	{name: "25.8 comparable", events: "P 1S E:1S>2S director", find: onPurpose + " accepts-change=refuse", means: "2=S6/12-14 3=S5/11-19",
		want: "stands @2 25B2; cancelled @3 25B2; goes-on 25B2; damage 23C", only: law.Edition2017},
	{name: "25.9, 25.10", events: "1S N:1S>1H director", find: "call-intended=no paused-before-change=yes accepts-change=refuse", turn: "E",
		want: "stands @2 25A1; goes-on 25A1", in2007: "stands @1 25B2; cancelled @2 25B2; lead-restriction S 26; told S @2 25B3"},
	{name: "22.1", events: "P P P P N:P>1C director", find: "call-intended=no accepts-change=refuse old-comparable=no",
		want: "stands @1 25B2; cancelled @5 25B2; told S @5 25B3"},
	{name: "22.2", events: "P P P P W:P>1C director", find: slipped, turn: "N", want: "stands @5 25A1; goes-on 25A1"},
	{name: "final pass meant", events: "1S P P P W:P>2C director", find: onPurpose, want: "not covered changed-after-final-pass 25B"},
	{name: "after the lead", events: "1S P P P lead=DA W:P>2C director", want: "stands @4 25A5; cancelled @6 25A5", in2007: "stands @4 25A3; cancelled @6 25A3"},
	{name: "taken back, and no more", events: "1S N:1S> director", want: "not covered taken-back-only 25A1"},
	{name: "the call meant is insufficient", events: "1S 2C E:2C>1H director", find: slipped, want: "with @3 25A1"},
	{name: "an insufficient bid on second thought", events: "1S 2C E:2C>1H director", find: onPurpose, want: "not covered changed-to-irregular 25B"},
	{name: "the same when partner has called", events: "1S 2C P P E:2C>1H director", find: "call-intended=no", want: "not covered changed-to-irregular 25B"},
	{name: "calls before and after", events: "1S P N:1S>2S 3S director", find: onPurpose, want: "not covered went-on-after-change 25B"},
	{name: "nobody has called, accepted and comparable", events: "1S N:1S>2S director", find: onPurpose + " accepts-change=accept new-comparable=yes",
		want: "stands @2 25B1; goes-on 25B1; damage 23C", only: law.Edition2017},
}

func TestChangesOfCall(t *testing.T) { runTurns(t, cases25) }

func TestEveryLeafOfLaw25IsReached(t *testing.T) { everyTurnLeaf(t, cases25, law25) }
