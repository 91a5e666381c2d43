package rulings

import (
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/record"
)

const meant = "changeable-slip=no could-have-known=no"

const (
	fallsB1   = "call-cancelled E @2 [36B1]; must-pass W throughout [36B2]; due review-awareness end-of-play [72C]"
	fallsB1in = "call-cancelled E @2 [36B1]; must-pass W throughout [36B2]; due review-awareness end-of-play [23]"
	fallsB4   = "call-cancelled S @2 [36B4]; must-pass N throughout [36B4]; due review-awareness end-of-play [72C]"
	fallsB4in = "call-cancelled S @2 [36B4]; must-pass N throughout [36B4]; due review-awareness end-of-play [23]"
)

// leads is the choice at the partner's first lead, and that the offender's call of an event told nothing that the partner may use.
func leads(partner, event string) string {
	return "; due " + partner + " lead-restriction first-turn-to-lead [26B]; unauthorized " + partner + " @" + event + " end-of-play [16C2]"
}

func leads2007(partner, event string) string {
	return "; due " + partner + " lead-restriction first-turn-to-lead [26]; unauthorized " + partner + " @" + event + " end-of-play [16D2]"
}

var hearts = record.Meaning{Length: [5]record.Range{bridge.Hearts: {Min: 4, Max: 13}}}

var cases36 = []auctionCase{
	{name: "36.1", events: "P X director 1S P", find: meant + " comparable=no", want: "~" + fallsB1 + " / " + fallsB1 + leads("W", "2"), in2007: fallsB1in + leads2007("W", "2"),
		turn: "W", may: "W P", mayNot: "W 2S"},
	{name: "36.1 comparable", system: []record.Explanation{shows(2, hearts), shows(4, hearts)}, events: "P X director 1H", find: meant,
		want: "~" + fallsB1 + " / " + fallsB1 + "; auction-goes-on [26A]; due review-damage end-of-play [23C]", in2007: fallsB1in + leads2007("W", "2")},
	{name: "36.1 replaced before the director came", events: "P X E:X>1H director", find: meant + " comparable=no",
		want:   "call-cancelled E @2 [36B1]; call-stands E @3 [36B2]; must-pass W throughout [36B2]; due review-awareness end-of-play [72C]" + leads("W", "2"),
		in2007: "call-cancelled E @2 [36B1]; call-stands E @3 [36B2]; must-pass W throughout [36B2]; due review-awareness end-of-play [23]" + leads2007("W", "2"), turn: "S"},
	{name: "36.2 and C15", events: "P X 1C director", find: meant, turn: "E", may: "E P 1C 1NT", mayNot: "E X",
		want:   "call-cancelled E @2 [36A]; call-cancelled @3 [36A]; unauthorized W @2 end-of-play [16C2]; unauthorized W @3 end-of-play [16C2]; auction-goes-on [36A]",
		in2007: "call-cancelled E @2 [36A]; call-cancelled @3 [36A]; unauthorized W @2 end-of-play [16D2]; unauthorized W @3 end-of-play [16D2]; auction-goes-on [36A]"},
	{name: "C15 goes on", events: "P X 1C director P", find: meant, turn: "S", may: "S P 1C 1NT",
		want:   "call-cancelled E @2 [36A]; call-cancelled @3 [36A]; unauthorized W @2 end-of-play [16C2]; unauthorized W @3 end-of-play [16C2]; auction-goes-on [36A]",
		in2007: "call-cancelled E @2 [36A]; call-cancelled @3 [36A]; unauthorized W @2 end-of-play [16D2]; unauthorized W @3 end-of-play [16D2]; auction-goes-on [36A]"},
	{name: "redoubled by the next player", events: "P X XX director", find: meant, turn: "E",
		want:   "call-cancelled E @2 [36A]; call-cancelled @3 [36A]; unauthorized W @2 end-of-play [16C2]; unauthorized W @3 end-of-play [16C2]; auction-goes-on [36A]",
		in2007: "call-cancelled E @2 [36A]; call-cancelled @3 [36A]; unauthorized W @2 end-of-play [16D2]; unauthorized W @3 end-of-play [16D2]; auction-goes-on [36A]"},
	{name: "36.3", events: "1C S:X director P 1S", find: meant + " comparable=no", want: "~" + fallsB4 + " / " + fallsB4 + leads("N", "2"), in2007: fallsB4in + leads2007("N", "2"),
		turn: "W", mayNot: "N 1NT"},
	{name: "36.3 turn", events: "1C S:X director", find: meant, want: "~" + fallsB4, in2007: fallsB4in + leads2007("N", "2"), turn: "E", may: "E P 1D X"},
	{name: "36.3 comparable", system: []record.Explanation{shows(2, hearts), shows(5, hearts)}, events: "1C S:X director P 1H", find: meant,
		want: "~" + fallsB4 + " / " + fallsB4 + "; auction-goes-on [26A]; due review-damage end-of-play [23C]", in2007: fallsB4in + leads2007("N", "2")},
	{name: "36.3 the turn was taken", events: "1C S:X E:1H director", find: meant, turn: "S",
		want: "call-cancelled S @2 [28B]; auction-goes-on [28B]; unauthorized N @2 end-of-play [16C2]", in2007: "call-cancelled S @2 [28B]; auction-goes-on [28B]; unauthorized N @2 end-of-play [16D2]"},
	{name: "the partner took the turn", events: "1C P 1D E:XX W:1H director", find: meant, want: "not covered turn-taken-since [36B4]"},
	{name: "doubles again when the auction is about to end", events: "1C P P S:X director P", find: meant,
		want:   "~call-cancelled S @4 [36B4]; must-pass N throughout [36B4]; due review-awareness end-of-play [72C] / call-cancelled S @4 [36B4]; must-pass N throughout [36B4]; due review-awareness end-of-play [72C]" + leads("N", "4"),
		in2007: "call-cancelled S @4 [36B4]; must-pass N throughout [36B4]; due review-awareness end-of-play [23]" + leads2007("N", "4")},
	{name: "36.4", events: "1H P P X P P X P P P E:C2 director", find: meant, want: "call-cancelled S @7 [36C]; play-goes-on [36C]",
		in2007: "call-cancelled S @7 [84D]; play-goes-on [84D]"},
	{name: "36.5", events: "3S X P X director W:X>P", find: "changeable-slip=yes", want: "may-change-call W @4 next-turn [25A1]", turn: "N"},
	{name: "36.5 changed already", events: "3S X P X W:X>P director", find: "changeable-slip=yes", want: "call-stands W @5 [25A1]; auction-goes-on [25A1]"},
	{name: "36.5 changed for another such call", events: "3S X P X W:X>3C director", find: "changeable-slip=yes accepts-bid=accept call-intended=yes",
		want: "ruled-with-later @5 [25A1]"},
	{name: "36.5, and the next player takes the pass back", events: "3S X P X P W:X>P director N:P>4S", find: "changeable-slip=yes",
		want:   "~call-stands W @6 [25A1]; may-change-call N @5 next-turn [25A6] / call-stands W @6 [25A1]; may-change-call N @5 next-turn [25A6]; unauthorized E @5 end-of-play [25A6]",
		in2007: "~call-stands W @6 [25A1]; may-change-call N @5 next-turn [25A4] / call-stands W @6 [25A1]; may-change-call N @5 next-turn [25A4]; unauthorized E @5 end-of-play [25A4]"},
}

func TestLaw36(t *testing.T) { runAuctions(t, cases36) }
