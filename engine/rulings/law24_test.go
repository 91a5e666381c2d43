package rulings

import (
	"testing"

	"rectify/engine/law"
)

// While the auction lasts a card of East's lies on the table: onTable("D6").
func lies(card string) string {
	return "stays-face-up E " + card + " end-of-auction [24]; authorized S " + card + " end-of-play [16C1]; unauthorized W " + card + " end-of-auction [16C2]"
}

func lies2007(card string) string {
	return "stays-face-up E " + card + " end-of-auction [24]; authorized S " + card + " end-of-play [16D1]; unauthorized W " + card + " end-of-auction [16D2]"
}

const (
	ownErr   = "face-in-view=yes own-error=yes exposed-inadvertently=yes could-have-known=no exposed-card-helped=no exposed-card-informed=no"
	once     = "; must-pass W next-turn [24B]; due review-awareness end-of-play [72C]"
	once2007 = "; must-pass W next-turn [24B]; due review-awareness end-of-play [23]"
	onceC    = "; must-pass W next-turn [24C]; due review-awareness end-of-play [72C]"
	onceC07  = "; must-pass W next-turn [24C]; due review-awareness end-of-play [23]"
)

// both24 is an interim ruling of a card and the ruling when the auction is over, which repeats it.
func both24(now, then string) string { return "~" + now + " / " + now + "; " + then }

var cases24 = []auctionCase{
	{name: "24.1", events: "1C E:dropped=D6 director P 1D P", find: ownErr, want: "~" + lies("D6"), in2007: "~" + lies2007("D6"), turn: "N", may: "N 1H"},
	{name: "24.1 defends", events: "1C E:dropped=D6 director P P P", find: ownErr,
		want: both24(lies("D6"), "minor E D6"), in2007: both24(lies2007("D6"), "minor E D6")},
	{name: "24.1 shown on purpose", events: "1C E:exposed=D6 director P P P", find: "face-in-view=yes own-error=yes exposed-inadvertently=no",
		want: both24(lies("D6"), "major E D6"), in2007: both24(lies2007("D6"), "major E D6")},
	{name: "24.1 declares", events: "1C E:dropped=D6 director 1H P P P", find: ownErr,
		want:   both24(lies("D6"), "card-returned E D6 [24D]; play-goes-on [24D]"),
		in2007: both24(lies2007("D6"), "card-returned E D6 [24]; play-goes-on [24]")},
	{name: "24.1 passed out", events: "P E:dropped=D6 director P P P", find: ownErr,
		want:   both24(lies("D6"), "card-returned E D6 [22B]"),
		in2007: both24(lies2007("D6"), "card-returned E D6 [22A1]")},
	{name: "24.1 long played", events: "1C E:dropped=D6 P P P E:D6 director", find: ownErr, want: "play-goes-on [50A]"},

	{name: "24.2", events: "1C E:dropped=ST director P 1D", find: ownErr, want: "~" + lies("ST") + once, in2007: "~" + lies2007("ST") + once2007,
		turn: "W", may: "W P", mayNot: "W 1H X"},
	{name: "24.2 defends", events: "1C E:dropped=ST director P P P", find: ownErr,
		want: both24(lies("ST")+once, "major E ST"), in2007: both24(lies2007("ST")+once2007, "major E ST")},
	{name: "24.5", events: "1C E:dropped=ST director 1S P P 2C P P 2S P P P", find: ownErr,
		want:   both24(lies("ST")+once, "card-returned E ST [24D]; play-goes-on [24D]"),
		in2007: both24(lies2007("ST")+once2007, "card-returned E ST [24]; play-goes-on [24]")},
	{name: "24.2 passed out", events: "P E:dropped=ST director P P P", find: ownErr,
		want: both24(lies("ST")+once, "card-returned E ST [22B]"), in2007: both24(lies2007("ST")+once2007, "card-returned E ST [22A1]")},
	{name: "24.2 long played", events: "1C E:dropped=ST P P P E:ST director", find: ownErr, want: "play-goes-on [50A]"},
	{name: "24.2 seen by the director when the auction is over", events: "1C E:dropped=ST P P P director", find: ownErr, want: "major E ST"},

	{name: "24.3", events: "P P 1NT P P E:C4 director", find: ownErr, want: "~" + lies("C4") + once, in2007: "~" + lies2007("C4") + once2007, turn: "E"},
	{name: "24.3 defends", events: "P P 1NT P P E:C4 director P", find: ownErr,
		want: both24(lies("C4")+once, "major E C4"), in2007: both24(lies2007("C4")+once2007, "major E C4")},
	{name: "24.3 declares", events: "P P 1NT P P E:C4 director 2H P P P", find: ownErr,
		want:   both24(lies("C4")+once, "card-returned E C4 [24D]; play-goes-on [24D]"),
		in2007: both24(lies2007("C4")+once2007, "card-returned E C4 [24]; play-goes-on [24]")},
	{name: "24.3 passed out", events: "P E:C4 director P P P", find: ownErr,
		want: both24(lies("C4")+once, "card-returned E C4 [22B]"), in2007: both24(lies2007("C4")+once2007, "card-returned E C4 [22A1]")},
	{name: "24.3 long played", events: "P P 1NT P P E:C4 P W:S2 N:S3 E:C4 director", find: ownErr, want: "play-goes-on [50A]"},

	{name: "24.4", events: "1C E:dropped=D6+H3 director P P P", find: ownErr, want: both24(two("16C")+onceC, "major E D6 H3"),
		in2007: both24(two("16D")+onceC07, "major E D6 H3")},
	{name: "24.4 declares", events: "1C E:dropped=D6+H3 director 1H P P P", find: ownErr,
		want:   both24(two("16C")+onceC, "card-returned E D6 [24D]; card-returned E H3 [24D]; play-goes-on [24D]"),
		in2007: both24(two("16D")+onceC07, "card-returned E D6 [24]; card-returned E H3 [24]; play-goes-on [24]")},
	{name: "24.4 passed out", events: "P E:dropped=D6+H3 director P P P", find: ownErr,
		want:   both24(two("16C")+onceC, "card-returned E D6 [22B]; card-returned E H3 [22B]"),
		in2007: both24(two("16D")+onceC07, "card-returned E D6 [22A1]; card-returned E H3 [22A1]")},
	{name: "24.4 long played", events: "1C E:dropped=D6+H3 P P P E:D6 S:D2 W:D3 N:DA N:H2 E:H3 director", find: ownErr, want: "play-goes-on [50A]"},
	{name: "24.4 one after the other", events: "1C E:dropped=D6 director P 1D P 1NT E:dropped=H3 director P P", find: ownErr, only: law.Edition2017, turn: "W", may: "W P",
		want: "~" + lies("D6") + " / ~" + lies("H3") + onceC},
	{name: "24.4 one after the other, defends", events: "1C E:dropped=D6 director P 1D P 1NT E:dropped=H3 director P P P", find: ownErr, only: law.Edition2017,
		want: "~" + lies("D6") + " / ~" + lies("H3") + onceC + " / " + lies("D6") + "; minor E D6 / " + lies("H3") + onceC + "; major E H3 +D6"},

	{name: "24.6", events: "1C E:exposed=SA director", find: "face-in-view=yes own-error=no",
		want:   "card-returned E SA [24]; auction-goes-on [24]; due review-info end-of-play [16D2(c)]",
		in2007: "card-returned E SA [24]; auction-goes-on [24]; due review-info end-of-play [16C2(c)]"},
	{name: "out of partner's sight", events: "1C E:exposed=SA director", find: "face-in-view=no", want: "card-returned E SA [24]; auction-goes-on [24]"},
	{name: "out of partner's sight, before the first call", events: "E:dropped=ST director", find: "face-in-view=no auction-period-begun=yes early-remedy=play-on",
		want:   "card-returned E ST [16D]; auction-goes-on [16D2(c)]; due review-info end-of-play [16D2(c)]",
		in2007: "card-returned E ST [24]; auction-goes-on [16C2(c)]; due review-info end-of-play [16C2(c)]"},
	{name: "out of partner's sight, before the first call, change-seats", events: "E:dropped=ST director", find: "face-in-view=no auction-period-begun=yes early-remedy=change-seats",
		want: "card-returned E ST [16D]; seats-changed [16D2(a)]", in2007: "card-returned E ST [24]; seats-changed [16C2(a)]"},
	{name: "out of partner's sight, before the first call, deal-anew", events: "E:dropped=ST director", find: "face-in-view=no auction-period-begun=yes early-remedy=deal-anew",
		want: "card-returned E ST [16D]; dealt-again [16D2(b)]", in2007: "card-returned E ST [24]; dealt-again [16C2(b)]"},
	{name: "out of partner's sight, before the first call, adjust-now", events: "E:dropped=ST director", find: "face-in-view=no auction-period-begun=yes early-remedy=adjust-now",
		want: "card-returned E ST [16D]; adjust-score E [16D2(d)]", in2007: "card-returned E ST [24]; artificial-score E [16C2(d)]"},
	{name: "only named", events: "1C E:named=SA director",
		want: "unauthorized W SA end-of-play [16B1(a)]; due review-info end-of-play [16B3]"},
	{name: "before the first call", events: "E:dropped=ST director 1C P", find: ownErr + " auction-period-begun=yes early-remedy=deal-anew", want: "card-returned E ST [16D]; dealt-again [16D2(b)]",
		in2007: "~" + lies2007("ST") + once2007},
	{name: "CASE-043: before anybody took cards", events: "N:exposed=DT director", find: ownErr + " auction-period-begun=no early-remedy=adjust-now",
		want: "card-returned N DT [16D]; adjust-score N [16D2(d)]", in2007: "card-returned N DT [16C]; artificial-score N [16C2(d)]"},
	{name: "before anybody took cards, change-seats", events: "N:exposed=DT director", find: ownErr + " auction-period-begun=no early-remedy=change-seats",
		want: "card-returned N DT [16D]; seats-changed [16D2(a)]", in2007: "card-returned N DT [16C]; seats-changed [16C2(a)]"},
	{name: "before anybody took cards, deal-anew", events: "N:exposed=DT director", find: ownErr + " auction-period-begun=no early-remedy=deal-anew",
		want: "card-returned N DT [16D]; dealt-again [16D2(b)]", in2007: "card-returned N DT [16C]; dealt-again [16C2(b)]"},
	{name: "before anybody took cards, play-on", events: "N:exposed=DT director", find: ownErr + " auction-period-begun=no early-remedy=play-on",
		want: "card-returned N DT [16D]; auction-goes-on [16D2(c)]; due review-info end-of-play [16D2(c)]", in2007: "card-returned N DT [16C]; auction-goes-on [16C2(c)]; due review-info end-of-play [16C2(c)]"},
	{name: "54E", events: "1C P P P S:C4 director", want: "card-returned S C4 [24D]; play-goes-on [54E]",
		in2007: "card-returned S C4 [24]; play-goes-on [54E]"},
	{name: "shown by the declaring side after the auction", events: "1C P P P S:dropped=C4 director",
		want: "card-returned S C4 [48A]; play-goes-on [48A]", in2007: "card-returned S C4 [24]; play-goes-on [24]"},

	{name: "C17", events: "1C E:dropped=HT director P 1D P 1NT P P", find: ownErr, want: "~" + lies("HT") + once, in2007: "~" + lies2007("HT") + once2007,
		turn: "W", may: "W P X 2C 2H"},
	{name: "C17 must pass", events: "1C E:dropped=HT director P 1D", find: ownErr, want: "~" + lies("HT") + once, in2007: "~" + lies2007("HT") + once2007,
		turn: "W", may: "W P", mayNot: "W X 1H"},
}

// two is what lies("D6") says of two cards, in the order in which they are held.
func two(information string) string {
	return "stays-face-up E D6 end-of-auction [24]; stays-face-up E H3 end-of-auction [24]; authorized S D6 end-of-play [" + information +
		"1]; authorized S H3 end-of-play [" + information + "1]; unauthorized W D6 end-of-auction [" + information + "2]; unauthorized W H3 end-of-auction [" +
		information + "2]"
}

func TestLaw24(t *testing.T) { runAuctions(t, cases24) }
