package rulings

import (
	"slices"
	"testing"

	"rectify/engine/law"
)

const refused = "accepts-call=refuse "

// What comes of a call out of rotation before anything is refused: Laws 28, 29 and 33, and C5, C24.
var cases29 = []turnCase{
	{name: "29.1, 31.9", events: "E:1H S:1S director", turn: "W", want: "stands @1 29A; goes-on 29A"},
	{name: "accepted in words", events: "E:1H director", find: "accepts-call=accept", turn: "S", may: "S P X 1S", want: "stands @1 29A; goes-on 29A"},
	{name: "one insufficient too, accepted", events: "2C E:P N:1C director", find: "accepts-call=accept", turn: "E", may: "E 1D X",
		want: "stands @3 29A; goes-on 29A"},
	{name: "28.2, 28.3", dealer: "W", events: "N:1C 1H director", turn: "N", may: "N P X 1S", mayNot: "N 1H", want: "cancelled @1 28B; goes-on 28B; told S @1 <16>"},
	{name: "28.2 when the director has come", dealer: "W", events: "N:1C director 1H", find: "accepts-call=refuse", only: law.Edition2007,
		want: "~cancelled @1 29B"},
	{name: "28.1", events: "1S 1H director P 2S N:3S", find: "call-intended=yes accepts-bid=refuse replacement=other-bid-or-pass comparable=no more-precise=no", turn: "E", may: "E P X 3NT"},
	{name: "28.4", events: "E:1S director P S:1NT director", find: refused, want: "~cancelled @1 29B / cancelled @1 29B; repeats E 1S 31A1 / ~cancelled @4 29B", turn: "E", may: "E 1S"},
	{name: "the next player, on turn, knew", events: "W:1H N:1S director", find: "lho-aware=yes", turn: "E", want: "stands @1 29A; goes-on 29A"},
	{name: "the next player, on turn, did not know", events: "W:1H N:1S director", find: "lho-aware=no", turn: "E", want: "cancelled @1 28B; goes-on 28B; told E @1 <16>"},
	{name: "the next player, on turn, doubles", events: "W:1H N:X director", turn: "E", want: "stands @1 29A; goes-on 29A"},
	{name: "partner called in turn over a bid", events: "S:1H N:1C director", want: "not covered partner-called-in-turn 29B"},
	{name: "CASE-023", events: "S:P N:1D P director 1H", find: "passed-naturally=yes comparable=no", turn: "W",
		want:   "~cancelled @1 29B; told N @1 30B1(a) / cancelled @1 29B; told N @1 30B1(a); passes N 30B1(b)(ii); lead-restriction N 26B; awareness 72C",
		in2007: "cancelled @1 29B; passes S 30A; told N @1 16D2; awareness 23"},
	{name: "CASE-023 and a comparable call", events: "S:P N:1D P director 2D", find: "passed-naturally=yes comparable=yes", only: law.Edition2017, turn: "W",
		want: "~cancelled @1 29B; told N @1 30B1(a) / cancelled @1 29B; goes-on 30B1(b)(i); known N @1 23B; damage 23C"},
	{name: "partner called in turn, and no turn is left", dealer: "S", events: "1S P S:P N:P P director", find: "passed-naturally=yes",
		want: "not covered no-turn-left 29B", in2007: "not covered partner-called-in-turn 30B2(b)"},
	{name: "changed by a slip of the hand", events: "E:1S E:1S>1H director", find: slipped + " accepts-call=accept", turn: "S", want: "with @2 25A1 / stands @2 29A; goes-on 29A"},
	{name: "changed on second thought", events: "E:1S E:1S>1H director", find: "call-intended=yes",
		want: "not covered changed-out-of-rotation 25B / not covered went-on-out-of-rotation 29A"},
	{name: "33.1", events: "1C P director", turn: "S", want: ""},
	{name: "33.2, C24", events: "P S:1H director", find: refused, want: "~cancelled @2 29B", turn: "E"},
	{name: "33.3", events: "1S W:2C director", find: refused, want: "~cancelled @2 29B; told E @2 31B1", turn: "E",
		in2007: "cancelled @2 29B; passes E throughout 31B; lead-restriction E 26; told E @2 16D2; awareness 23"},
	{name: "30.8", events: "1C P 1D 1H W:P director", find: "call-kind=natural-pass call-intended=yes accepts-change=refuse old-comparable=no", turn: "N",
		want: "stands @4 25B2; cancelled @5 25B2; lead-restriction E <26>; told E @5 25B3"},
	{name: "31.8", events: "1C P 1D P W:2H director", find: "call-intended=yes accepts-change=accept new-comparable=no", turn: "N",
		want: "stands @5 25B1; cancelled @4 25B1; lead-restriction E <26>; told E @4 25B3"},
	{name: "31.8 by a slip", events: "1C P 1D P W:2H director", find: slipped, turn: "N", want: "stands @5 25A1; cancelled @4 25A1; goes-on 25A1"},
	{name: "31.8 called over", events: "1C P 1D P W:2H N:3C director", find: "call-intended=yes lho-aware=yes new-comparable=no", turn: "E",
		want: "stands @5 25B1; cancelled @4 25B1; lead-restriction E <26>; told E @4 25B3"},
	{name: "31.8 not noticed", events: "1C P 1D P W:2H N:3C director", find: "call-intended=yes lho-aware=no old-comparable=no", turn: "E",
		want: "stands @4 25B2; cancelled @5 25B2; lead-restriction E <26>; told E @5 25B3"},
	{name: "a second call insufficient in place of the first", events: "1S 2C E:1H director", want: "not covered went-on-out-of-rotation 29A"},
	{name: "the offender's partner calls too", events: "E:1S W:2C director", find: refused,
		want: "not covered went-on-out-of-rotation 29A / ~cancelled @2 29B; told E @2 31B1", in2007: "not covered went-on-out-of-rotation 29A / cancelled @2 29B; passes E throughout 31B; lead-restriction E 26; told E @2 16D2; awareness 23"},
}

// walks29 is records from which, whatever is found and chosen, the other leaves are reached.
var walks29 = []turnCase{
	{events: "E:P director P P"}, {events: "E:P director 1C P"}, {events: "E:1S director P 1S"}, {events: "E:1S director 1D 1S"},
	{events: "1C S:P director P P"}, {events: "1C S:P director 1H P"}, {dealer: "S", events: "1S P P S:2S director P"},
	{events: "S:P director 1C P P"}, {events: "S:1H director 1C P 1H"}, {dealer: "S", events: "1S P S:2S director P P"},
	{dealer: "S", events: "1S P S:P director P P"}, {dealer: "S", events: "1S P S:P director 2S P P"}, {dealer: "E", events: "1S P P S:X director P"},
	{events: "W:P director 1C P P P"}, {events: "W:1H director P P P 1H"}, {events: "W:P N:1C director"}, {events: "W:1H N:1S director"},
	{events: "1C N:P director"}, {events: "1C N:2C director"}, {dealer: "W", events: "1S P N:X director"},
	{events: "1C N:P E:1D director"}, {events: "1C N:2C E:2D director"}, {dealer: "W", events: "1S P N:X E:2S director"},
	{dealer: "W", events: "1S P S:X director P X"}, {dealer: "W", events: "1S P S:X director 2S X"}, {dealer: "W", events: "1S S:X director P 2S X"},
	{dealer: "W", events: "1S E:P S:P P director"}, {events: "N:P N:P director"},
}

func TestCallsOutOfRotationBeforeTheyAreRefused(t *testing.T) { runTurns(t, cases29) }

func TestEveryLeafOfLaws28To32IsReached(t *testing.T) {
	everyTurnLeaf(t, slices.Concat(cases29, walks29, cases30, cases31, cases32), law29)
}
