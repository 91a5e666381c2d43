package rulings

import (
	"testing"

	"rectify/engine/law"
	"rectify/engine/record"
)

const (
	kingOfSpades = "N:A4.42.. K2.3.5. Q3.A5.. J9.K6.." // East drops the king of spades with West on lead

	spadeRequired  = "must-lead W S next-lead [50D2(a)]; card-picked-up E SK [50D2(a)]; unauthorized W SK end-of-play [50E2]; due review-exposed end-of-play [50E3]"
	spadeForbidden = "must-not-lead W S while-on-lead [50D2(a)]; card-picked-up E SK [50D2(a)]; unauthorized W SK end-of-play [50E2]; due review-exposed end-of-play [50E3]"
	leftFree       = "play-goes-on [50D2(b)]; due review-exposed end-of-play [50E3]"
)

var cases50 = []playCase{
	{name: "50-1", deal: "N:2.2.A53. 3.3.K64. 4.4.QJ2. 5.5.T97.", leader: "S", events: "E:dropped=D6 director S:DQ W:D7 N:D3",
		find: "partner-could-see=yes", want: "minor E D6", after: "E:D6 DK"},
	{name: "50-1 discarding", deal: "N:2.2.A53. .Q3.K64. 4.4.QJ2. 5.5.T97.", leader: "S", events: "E:dropped=D6 director S:S4 W:S5 N:S2",
		find: "partner-could-see=yes", want: "minor E D6", after: "E:D6 DK H3 HQ"},
	{name: "50-2", deal: "N:2.2.A53. 3.3.T64. 4.4.QJ2. 5.5.K97.", leader: "S", events: "E:dropped=DT director S:DQ W:D7 N:D3",
		find: "partner-could-see=yes", want: "major E DT", after: "E:DT"},
	{name: "50-3", deal: "N:2.2.A53. 3..K6.4 4.4.QJ2. 5.5.T97.", leader: "S", events: "E:dropped=D6+C4 director", find: "partner-could-see=yes",
		want: "major E C4 D6"},
	{name: "50-3 one after the other", deal: "N:2.2.A53. 3..K6.4 4.4.QJ2. 5.5.T97.", leader: "S", events: "E:dropped=D6 director E:dropped=C4 director",
		find: "partner-could-see=yes", want: "minor E D6 / major E C4 +D6"},
	{name: "50-4", deal: kingOfSpades, events: "E:dropped=SK director", find: "partner-could-see=yes", choose: "penalty-lead=require:S",
		want: "major E SK / " + spadeRequired, after: "W:S9 SJ"},
	{name: "50-4 the owner", deal: kingOfSpades, events: "E:dropped=SK director W:SJ N:S4", find: "partner-could-see=yes", choose: "penalty-lead=require:S",
		want: "major E SK / " + spadeRequired, after: "E:S2 SK"},
	{name: "50-4 with no spade to lead", deal: "N:A4.42.. K2.3.5. Q3.A5.. .KJ6.7.", events: "E:dropped=SK director", find: "partner-could-see=yes",
		choose: "penalty-lead=require:S", want: "major E SK / " + spadeRequired, after: "W:D7 H6 HJ HK"},
	{name: "50-5", deal: "N:A.2.2. K.3.4. Q.4.3. J.5.A.", events: "E:dropped=SK director W:DA N:D2 E:D4 S:D3", find: "partner-could-see=yes",
		choose: "penalty-lead=forbid:S", want: "major E SK / " + spadeForbidden, after: "W:H5"},
	{name: "50-5 when the lead has been lost", deal: "N:A3..32. K2..Q4. Q4..75. J5..A6.", find: "partner-could-see=yes",
		events: "E:dropped=SK director W:D6 N:D2 E:DQ S:D7 E:D4 S:D5 W:DA N:D3", choose: "penalty-lead=forbid:S",
		want: "major E SK / " + spadeForbidden, after: "W:S5 SJ"},
	{name: "50-6", deal: kingOfSpades, events: "E:dropped=SK director W:H6 director", find: "partner-could-see=yes", skip: record.PartnerOnLead,
		choose: "penalty-lead=require:S", want: "major E SK / led W H6; " + spadeRequired, after: "W:S9 SJ"},
	{name: "50-6 forbidden", deal: kingOfSpades, events: "E:dropped=SK director W:H6 director", find: "partner-could-see=yes", skip: record.PartnerOnLead,
		choose: "penalty-lead=forbid:S", want: "major E SK / led W H6; " + spadeForbidden, after: "W:H6"},
	{name: "50-6 neither", deal: kingOfSpades, events: "E:dropped=SK director W:H6 director", find: "partner-could-see=yes", skip: record.PartnerOnLead,
		choose: "penalty-lead=neither", want: "major E SK / led W H6; " + leftFree, after: "W:H6"},
	{name: "50-6 with a minor penalty card of the leader's", deal: kingOfSpades, events: "W:dropped=S9 E:dropped=SK director W:H6 director",
		find: "partner-could-see=yes", skip: record.PartnerOnLead, choose: "penalty-lead=neither penalty-play=designate:H6",
		want: "minor W S9 / major E SK / led W H6 +S9; " + leftFree + " / must-play-card W H6 next-card [51A]"},
	{name: "50-6 with two cards of a suit", deal: kingAndFive, events: "E:dropped=SK+S5 director W:H6 director", find: "partner-could-see=yes",
		skip: record.PartnerOnLead, choose: "penalty-lead=require:S", after: "W:S9 SJ",
		want: "major E S5 SK / led W H6; must-lead W S next-lead [51B1(a)]; card-picked-up E S5 [51B1(a)]; card-picked-up E SK [51B1(a)]; unauthorized W S5 end-of-play [50E2]" + backAndReview},
	{name: "50-6 with two cards of a suit, forbidden", deal: kingAndFive, events: "E:dropped=SK+S5 director W:H6 director", find: "partner-could-see=yes",
		skip: record.PartnerOnLead, choose: "penalty-lead=forbid:S", after: "W:H6",
		want: "major E S5 SK / led W H6; must-not-lead W S while-on-lead [51B1(b)]; card-picked-up E S5 [51B1(b)]; card-picked-up E SK [51B1(b)]; unauthorized W S5 end-of-play [50E2]" + backAndReview},
	{name: "50-6 with two cards of a suit, neither", deal: kingAndFive, events: "E:dropped=SK+S5 director W:H6 director", find: "partner-could-see=yes",
		skip: record.PartnerOnLead, choose: "penalty-lead=neither", after: "W:H6", want: "major E S5 SK / led W H6; " + leftFree},
	{name: "50-6 with two suits", deal: kingAndAce, events: "E:dropped=SK+HA director W:D7 director", find: "partner-could-see=yes",
		skip: record.PartnerOnLead, choose: "penalty-leads=require:S", after: "W:S9 SJ",
		want: "major E HA SK / led W D7; must-lead W S next-lead [51B2(a)]; card-picked-up E SK [51B2(a)]" + backAndReview},
	{name: "50-6 with two suits, one forbidden", deal: kingAndAce, events: "E:dropped=SK+HA director W:D7 director", find: "partner-could-see=yes",
		skip: record.PartnerOnLead, choose: "penalty-leads=forbid-suits:S", after: "W:D7",
		want: "major E HA SK / led W D7; must-not-lead W S while-on-lead [51B2(b)]; card-picked-up E SK [51B2(b)]" + backAndReview},
	{name: "50-6 with two suits, neither", deal: kingAndAce, events: "E:dropped=SK+HA director W:D7 director", find: "partner-could-see=yes",
		skip: record.PartnerOnLead, choose: "penalty-leads=neither", after: "W:D7",
		want:   "major E HA SK / led W D7; play-goes-on [51B2(c)]; due review-exposed end-of-play [50E3]",
		in2007: "major E HA SK / led W D7; " + leftFree},
	{name: "declarer has played over the lead", deal: kingOfSpades, events: "E:dropped=SK director W:H6 N:H2 director", find: "partner-could-see=yes",
		skip: record.PartnerOnLead, want: "major E SK / not covered acted-before-director [11A]"},
	{name: "50-7", deal: "N:4.42.. K2..54. 3.A5.. 9.K6..", leader: "S", events: "E:dropped=SK director S:HA W:H6 N:H2", find: "partner-could-see=yes",
		want: "major E SK", after: "E:SK"},
	{name: "50-8", deal: "N:43... A2... 76... K5...", events: "E:dropped=SA director W:S5 N:S3 E:SA S:S6 E:S2 S:S7 W:SK N:S4", choose: "penalty-lead=neither",
		find: "partner-could-see=yes exposed-card-helped=yes exposed-card-informed=yes exposed-card-damaged=no",
		want: "major E SA / " + leftFree + " / score-stands [50E3]"},
	{name: "50-8 while the card lies there", deal: "N:43... A2... 76... KQ...", events: "E:dropped=SA director", choose: "penalty-lead=neither",
		find: "partner-could-see=yes", want: "major E SA / " + leftFree, after: "W:SQ SK"},
	{name: "50-8 no help", deal: "N:43... A2... 76... K5...", events: "E:dropped=SA director W:S5 N:S3 E:SA S:S6 E:S2 S:S7 W:SK N:S4",
		choose: "penalty-lead=neither", find: "partner-could-see=yes exposed-card-helped=no exposed-card-informed=no",
		want: "major E SA / " + leftFree + " / score-stands [50E3]"},
	{name: "50-9", deal: "N:43... A2... 76... K5...", events: "E:dropped=SA director W:S5 N:S3 E:SA S:S6 E:S2 S:S7 W:SK N:S4", choose: "penalty-lead=require:S",
		find: "partner-could-see=yes exposed-card-helped=yes exposed-card-informed=yes exposed-card-damaged=yes",
		want: "major E SA / must-lead W S next-lead [50D2(a)]; card-picked-up E SA [50D2(a)]; unauthorized W SA end-of-play [50E2]; due review-exposed end-of-play [50E3] / adjust-score E [50E3]"},
	{name: "50-10", deal: "N:T2.2.. Q5.3.. 43.4.. AK6...", leader: "S", events: "E:dropped=SQ director S:S3", find: "partner-could-see=yes",
		only: law.Edition2007, want: "major E SQ", after: "W:S6 SK SA"},
}

func TestLaw50(t *testing.T) { runAll(t, cases50) }

// A penalty card that has been major stays so when the other has gone (50B).
func TestAPenaltyCardStaysMajor(t *testing.T) {
	c := playCase{deal: "N:2.2.A53. .3.K6.4 4.4.QJ2. 5.5.T97.", leader: "S", find: "partner-could-see=yes",
		events: "E:dropped=D6+C4 director S:S4 W:S5 N:S2 E:C4", choose: "penalty-play=designate:C4 penalty-lead=neither"}
	_, state, _ := c.run(t, law.Edition2017)
	if cards := state.PenaltyCards(seatIn(t, "E")); len(cards) != 1 || !cards[0].Major {
		t.Errorf("East's penalty cards are %+v", cards)
	}
}

// What the sight of a penalty card tells is authorized while it lies on the table, and no longer when it has gone back (50E1, 50E2).
func TestInformationChangesWhenTheCardGoesBack(t *testing.T) {
	c := playCase{deal: kingOfSpades, events: "E:dropped=SK director", find: "partner-could-see=yes", choose: "penalty-lead=forbid:S"}
	_, state, _ := c.run(t, law.Edition2017)
	for _, o := range state.Orders {
		if o.Kind == record.Authorized || o.Kind == record.StaysFaceUp || o.Kind == record.PlaysFirst {
			t.Errorf("still in force: %+v", o)
		}
	}
}
