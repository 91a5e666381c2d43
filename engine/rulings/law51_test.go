package rulings

import (
	"strings"
	"testing"
)

const (
	kingAndFive = "N:A4.42.. K52.3.. Q3.A5.. J9.K6.."  // East's ♠K ♠5 are penalty cards
	kingAndAce  = "N:A4.42.. K5.A3.. Q3.K5.. J9.6.7.6" // East's ♠K ♥A are

	backAndReview = "; unauthorized W SK end-of-play [50E2]; due review-exposed end-of-play [50E3]"
)

var cases51 = []playCase{
	{name: "51-1", deal: kingAndFive, leader: "S", events: "E:dropped=SK+S5 director S:S3 W:S9 N:S4", find: "partner-could-see=yes",
		choose: "penalty-play=designate:S5", want: "major E S5 SK / must-play-card E S5 next-card [51A]", after: "E:S5"},
	{name: "51-1 the owner leads", deal: kingAndFive, leader: "E", events: "E:dropped=SK+S5 director", find: "partner-could-see=yes",
		choose: "penalty-play=designate:SK", want: "major E S5 SK / must-play-card E SK next-card [51A]", after: "E:SK"},
	{name: "51-2", deal: kingAndFive, events: "E:dropped=SK+S5 director", find: "partner-could-see=yes", choose: "penalty-lead=require:S", after: "W:S9 SJ",
		want: "major E S5 SK / must-lead W S next-lead [51B1(a)]; card-picked-up E S5 [51B1(a)]; card-picked-up E SK [51B1(a)]; unauthorized W S5 end-of-play [50E2]" + backAndReview},
	{name: "51-2 forbidden", deal: kingAndFive, events: "E:dropped=SK+S5 director", find: "partner-could-see=yes", choose: "penalty-lead=forbid:S", after: "W:H6 HK",
		want: "major E S5 SK / must-not-lead W S while-on-lead [51B1(b)]; card-picked-up E S5 [51B1(b)]; card-picked-up E SK [51B1(b)]; unauthorized W S5 end-of-play [50E2]" + backAndReview},
	{name: "51-2 neither", deal: kingAndFive, events: "E:dropped=SK+S5 director", find: "partner-could-see=yes", choose: "penalty-lead=neither",
		want: "major E S5 SK / " + leftFree, after: "W:H6 HK S9 SJ"},
	{name: "51-3", deal: kingAndAce, events: "E:dropped=SK+HA director", find: "partner-could-see=yes", choose: "penalty-leads=forbid-suits:SH", after: "W:C6 D7",
		want: "major E HA SK / must-not-lead W S while-on-lead [51B2(b)]; must-not-lead W H while-on-lead [51B2(b)]; card-picked-up E HA [51B2(b)]; card-picked-up E SK [51B2(b)]; unauthorized W HA end-of-play [50E2]" + backAndReview},
	{name: "51-3 one of them", deal: kingAndAce, events: "E:dropped=SK+HA director", find: "partner-could-see=yes", choose: "penalty-leads=forbid-suits:S", after: "W:C6 D7 H6",
		want: "major E HA SK / must-not-lead W S while-on-lead [51B2(b)]; card-picked-up E SK [51B2(b)]" + backAndReview},
	{name: "51-4", deal: kingAndAce, events: "E:dropped=SK+HA director", find: "partner-could-see=yes", choose: "penalty-leads=require:S", after: "W:S9 SJ",
		want: "major E HA SK / must-lead W S next-lead [51B2(a)]; card-picked-up E SK [51B2(a)]" + backAndReview},
	{name: "neither of several", deal: kingAndAce, events: "E:dropped=SK+HA director", find: "partner-could-see=yes", choose: "penalty-leads=neither",
		want:   "major E HA SK / play-goes-on [51B2(c)]; due review-exposed end-of-play [50E3]",
		in2007: "major E HA SK / " + leftFree, after: "W:C6 D7 H6 S9 SJ"},
	{name: "51-5", deal: "N:T98.T98.T98.T987 AKQJ.AKQ.AKQ.AKQ 765.765.765.6543 432.J432.J432.J2", leader: "S",
		events: "E:exposed=" + strings.Join(allThirteen, "+") + " director", find: "partner-could-see=yes whose-doing=own-doing",
		want: "major E " + strings.Join(allThirteen, " ")},
	{name: "51-6", deal: "N:2.42.3. 7.3.5.4 Q.A5.6. J.K6.8.", events: "W:dropped=SJ E:exposed=S7 director", choose: "penalty-lead=forbid:S", after: "W:D8 H6 HK",
		find: "partner-could-see=yes whose-doing=own-doing exposed-inadvertently=no",
		want: "major W SJ / major E S7 / must-not-lead W S while-on-lead [50D2(a)]; card-picked-up E S7 [50D2(a)]; unauthorized W S7 end-of-play [50E2]; due review-exposed end-of-play [50E3]"},
	{name: "51-7", deal: "N:2.42.3. 7.3.5.4 Q.A5.6. J.K6.8.", events: "W:dropped=SJ E:exposed=S7 director", choose: "penalty-lead=require:S", after: "W:SJ",
		find: "partner-could-see=yes whose-doing=own-doing exposed-inadvertently=no",
		want: "major W SJ / major E S7 / must-lead W S next-lead [50D2(a)]; card-picked-up E S7 [50D2(a)]; unauthorized W S7 end-of-play [50E2]; due review-exposed end-of-play [50E3]"},
	{name: "51-8 the leader", deal: "N:2.42.3. 7.3.5.4 Q.A5.6. J.K6.8.", events: "W:dropped=SJ E:exposed=S7 director", choose: "penalty-lead=neither", after: "W:SJ",
		find: "partner-could-see=yes whose-doing=own-doing exposed-inadvertently=no", want: "major W SJ / major E S7 / " + leftFree},
	{name: "51-8 the owner", deal: "N:2.42.3. 7.3.5.4 Q.A5.6. J.K6.8.", events: "W:dropped=SJ E:exposed=S7 director W:SJ N:S2", choose: "penalty-lead=neither", after: "E:S7",
		find: "partner-could-see=yes whose-doing=own-doing exposed-inadvertently=no", want: "major W SJ / major E S7 / " + leftFree},
}

var allThirteen = strings.Fields("CQ CK CA DQ DK DA HQ HK HA SJ SQ SK SA")

func TestLaw51(t *testing.T) { runAll(t, cases51) }
