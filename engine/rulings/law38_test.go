package rulings

import "testing"

const (
	above     = "call-cancelled N @1 [38B]; must-pass N throughout [38C]; must-pass S throughout [38C]"
	above2017 = above + "; due S lead-restriction first-turn-to-lead [26B]; unauthorized S @1 end-of-play [16C2]; due review-awareness end-of-play [72C]"
	above2007 = above + "; due S lead-restriction first-turn-to-lead [26]; unauthorized S @1 end-of-play [16D2]; due review-awareness end-of-play [23]"
	c16       = "call-cancelled N @1 [38B]; call-cancelled @2 [38B]; must-pass N throughout [38C]; must-pass S throughout [38C]; unauthorized S @1 end-of-play "
)

var cases38 = []auctionCase{
	{name: "38.1", events: "8C director", find: meant, want: above2017, in2007: above2007, turn: "N", may: "N P", mayNot: "N 7C X"},
	{name: "38.1 goes on", events: "8C director P 1C", find: meant, want: above2017, in2007: above2007, turn: "S", may: "S P", mayNot: "S 1D X"},
	{name: "38.2 and C16", events: "8D 7NT director", find: meant, turn: "N", may: "N P", mayNot: "N 1C",
		want:   c16 + "[16C2]; unauthorized S @2 end-of-play [16C2]",
		in2007: c16 + "[16D2]; unauthorized S @2 end-of-play [16D2]"},
	{name: "38.3", events: "7NT P P 8C director P E:S2", find: meant,
		want:   "call-cancelled W @4 [38B]; must-pass W throughout [38C]; must-pass E throughout [38C]; due E lead-restriction first-turn-to-lead [26B]; unauthorized E @4 end-of-play [16C2]; due review-awareness end-of-play [72C]",
		in2007: "call-cancelled W @4 [38B]; must-pass W throughout [38C]; must-pass E throughout [38C]; due E lead-restriction first-turn-to-lead [26]; unauthorized E @4 end-of-play [16D2]; due review-awareness end-of-play [23]"},
	{name: "after the lead", events: "1C P P 8C P P P E:S2 director", want: "not covered above-seven-after-lead [38A]"},
	{name: "a slip", events: "8C director", find: "changeable-slip=yes", want: "may-change-call N @1 next-turn [25A1]"},
	{name: "a slip changed already", events: "8C N:8C>7C director", find: "changeable-slip=yes", want: "call-stands N @2 [25A1]; auction-goes-on [25A1]"},
	{name: "a slip changed for the like", events: "8C N:8C>8D director", find: "changeable-slip=yes", want: "ruled-with-later @2 [25A1] / may-change-call N @2 next-turn [25A1]"},
	{name: "a slip changed already, and the next player takes the pass back", events: "8C P N:8C>7C director E:P>X", find: "changeable-slip=yes",
		want:   "~call-stands N @3 [25A1]; may-change-call E @2 next-turn [25A6] / call-stands N @3 [25A1]; may-change-call E @2 next-turn [25A6]; unauthorized S @2 end-of-play [25A6]",
		in2007: "~call-stands N @3 [25A1]; may-change-call E @2 next-turn [25A4] / call-stands N @3 [25A1]; may-change-call E @2 next-turn [25A4]; unauthorized S @2 end-of-play [25A4]"},
}

func TestLaw38(t *testing.T) { runAuctions(t, cases38) }
