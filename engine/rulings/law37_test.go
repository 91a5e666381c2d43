package rulings

import "testing"

// silencedNorth is C7: South's insufficient bid is withdrawn for a pass, and North has to pass throughout.
const (
	silencedNorth = "1H 2C 1S director S:P P "
	answers27     = "call-intended=yes accepts-bid=refuse comparable=no more-precise=no replacement=other-bid-or-pass "
	brokenByWest  = "call-cancelled W @6 [37B1]; must-pass W throughout [37B2]; must-pass E throughout [37B2]"
	broken        = "call-cancelled N @7 [37B1]; must-pass N throughout [37B2]; must-pass S throughout [37B2]"
	broken2017    = broken + "; due S lead-restriction first-turn-to-lead [26B]; unauthorized S @7 end-of-play [16C2]; due review-awareness end-of-play [72C]"
	broken2007    = broken + "; due S lead-restriction first-turn-to-lead [26]; unauthorized S @7 end-of-play [16D2]; due review-awareness end-of-play [23]"
)

var cases37 = []auctionCase{
	{name: "37.1 and C9", events: silencedNorth + "3H director P", find: answers27 + meant, want: broken2017, in2007: broken2007, turn: "S"},
	{name: "C9 both pass", events: silencedNorth + "3H director P", find: answers27 + meant, want: broken2017, in2007: broken2007, mayNot: "S 3S X"},
	{name: "37.2 and C8", events: silencedNorth + "3H 4C director P P", find: answers27 + meant, want: "call-stands N @7 [37A]; auction-goes-on [37A]",
		turn: "N", may: "N P", mayNot: "N 4H X"},
	{name: "37.3", events: "1C E:dropped=HT director P 1D 1H P director 1S 2C", find: ownErr + " " + meant, turn: "W", may: "W P 2H X",
		want:   "~" + lies("HT") + once + " / call-stands W @6 [37A]; auction-goes-on [37A]",
		in2007: "~" + lies2007("HT") + once2007 + " / call-stands W @6 [37A]; auction-goes-on [37A]"},
	{name: "37.3 not called over", events: "1C E:dropped=HT director P 1D 1H director", find: ownErr + " " + meant, turn: "W", may: "W P", mayNot: "W 1H X",
		want:   "~" + lies("HT") + once + " / " + brokenByWest + "; due E lead-restriction first-turn-to-lead [26B]; unauthorized E @6 end-of-play [16C2]; due review-awareness end-of-play [72C]",
		in2007: "~" + lies2007("HT") + once2007 + " / " + brokenByWest + "; due E lead-restriction first-turn-to-lead [26]; unauthorized E @6 end-of-play [16D2]; due review-awareness end-of-play [23]"},
	{name: "37.4", events: silencedNorth + "XX 3C director", find: answers27 + meant, turn: "N",
		want:   "call-cancelled N @7 [36A]; call-cancelled @8 [36A]; unauthorized S @7 end-of-play [16C2]; unauthorized S @8 end-of-play [16C2]; auction-goes-on [36A]",
		in2007: "call-cancelled N @7 [36A]; call-cancelled @8 [36A]; unauthorized S @7 end-of-play [16D2]; unauthorized S @8 end-of-play [16D2]; auction-goes-on [36A]"},
	{name: "changed by a slip", events: silencedNorth + "3H director", find: answers27 + "changeable-slip=yes", want: "may-change-call N @7 next-turn [25A1]"},
	{name: "changed already", events: silencedNorth + "3H N:3H>P director", find: answers27 + "changeable-slip=yes",
		want: "call-stands N @8 [25A1]; auction-goes-on [25A1]"},
	{name: "changed for another bid", events: silencedNorth + "3H N:3H>4H director", find: answers27 + "changeable-slip=yes",
		want: "ruled-with-later @8 [25A1] / may-change-call N @8 next-turn [25A1]"},
	{name: "bound to bid or pass", events: "2S 2C director E:X director E:X director", find: answers27 + meant, want: "not covered other-obligation [37]"},
	{name: "changed already, and the next player takes the bid back", events: silencedNorth + "3H 4C N:3H>P director E:4C>P", find: answers27 + "changeable-slip=yes",
		want:   "~call-stands N @9 [25A1]; may-change-call E @8 next-turn [25A6] / call-stands N @9 [25A1]; may-change-call E @8 next-turn [25A6]; unauthorized S @8 end-of-play [25A6]",
		in2007: "~call-stands N @9 [25A1]; may-change-call E @8 next-turn [25A4] / call-stands N @9 [25A1]; may-change-call E @8 next-turn [25A4]; unauthorized S @8 end-of-play [25A4]"},
}

func TestLaw37(t *testing.T) { runAuctions(t, cases37) }
