package rulings

import (
	"testing"

	"rectify/engine/law"
	"rectify/engine/record"
)

// lastCards is the last trick, lastTwo the last two.
const (
	lastCards = "N:.2.. K... Q... J..."
	lastTwo   = "N:42... K.3.. .A5.. J.K.."
)

var cases53 = []playCase{
	{name: "53-1", deal: fourCards, events: "E:H3 S:HA director", want: "lead-stands E H3 [53A]; play-goes-on [53A]", after: "W:H6 HK"},
	{name: "56-1", deal: fourCards, events: "E:S2 director", choose: "declarer-accepts-lead=refuse penalty-lead=forbid:S",
		want:  "led by 56 E S2 / must-not-lead W S while-on-lead [50D2(a)]; card-picked-up E S2 [50D2(a)]; unauthorized W S2 end-of-play [50E2]; due review-exposed end-of-play [50E3]",
		after: "W:H6 HK"},
	{name: "56-2", deal: fourCards, leader: "N", events: "E:S2 director", choose: "declarer-accepts-lead=refuse", want: "led by 56 E S2", after: "N:H2 H4 S4 SA"},
	{name: "56 declarer says so", deal: fourCards, events: "E:S2 director", choose: "declarer-accepts-lead=accept",
		want: "lead-stands E S2 [53A]; play-goes-on [53A]", after: "S:S3 S5"},
	{name: "56 dummy's card goes back with it", deal: fourCards, events: "E:S2 N:S4 director", skip: record.PlayOutOfTurn, choose: "declarer-accepts-lead=refuse penalty-lead=neither",
		want: "led by 56 E S2; card-returned N S4 [47D] / " + leftFree, after: "W:H6 HK S9 SJ"},
	{name: "56 a minor penalty card becomes major", deal: fourCards, leader: "S", events: "E:dropped=S2 director E:H3 director", find: "partner-could-see=yes",
		choose: "declarer-accepts-lead=refuse", want: "minor E S2 / led by 56 E H3 +S2", after: "S:H5 HA S3 S5"},
	{name: "53-2", deal: fourCards, leader: "N", events: "S:S3 N:S4 E:SK director", skip: record.PlayOutOfTurn, want: "lead-stands S S3 [53C]; play-goes-on [53C]",
		in2007: "lead-stands S S3 [53B]; play-goes-on [53B]", after: "W:S9 SJ"},
	{name: "53-3", deal: fourCards, leader: "N", events: "S:S3 E:SK director", skip: record.PlayOutOfTurn, want: "lead-stands S S3 [53C]; play-goes-on [53C]",
		in2007: "lead-stands S S3 [53B]; play-goes-on [53B]", after: "W:S9 SJ"},
	{name: "53-4", deal: fourCards, events: "S:S3 W:HK director", find: "proper-lead-made=yes", want: properHeart, in2007: properHeart2007, after: "N:H2 H4"},
	{name: "53-4 with a card that followed the wrong lead", deal: fourCards, events: "S:S3 W:HK N:SA director", find: "proper-lead-made=yes",
		want:   "card-returned S S3 [53B]; lead-stands W HK [53B]; card-returned N SA [53B]; authorized W S3 end-of-play [16C1]; unauthorized S S3 end-of-play [16C2]; play-goes-on [53B]",
		in2007: "card-returned S S3 [53C]; lead-stands W HK [53C]; card-returned N SA [53C]; authorized W S3 end-of-play [16D1]; unauthorized S S3 end-of-play [16D2]; play-goes-on [53C]",
		after:  "N:H2 H4"},
	{name: "53-4 but the card was played to the lead", deal: fourCards, events: "S:S3 W:S9 director", find: "proper-lead-made=no",
		want: "lead-stands S S3 [53A]; play-goes-on [53A]", after: "N:S4 SA"},
	{name: "53-4 led when the first card had gone back", deal: fourCards, events: "S:S3 S:withdrew=S3 W:HK director", want: properHeart, in2007: properHeart2007, after: "N:H2 H4"},
	{name: "the defender on lead may still lead", deal: fourCards, events: "N:S4 E:S2 director", find: "accepted-for-good=no", after: "W:H6 HK S9 SJ",
		want:   "card-returned N S4 [53B]; card-returned E S2 [53B]; authorized E S4 end-of-play [16C1]; unauthorized N S4 end-of-play [16C2]; play-goes-on [53B]",
		in2007: "card-returned N S4 [53C]; card-returned E S2 [53C]; authorized E S4 end-of-play [16D1]; unauthorized N S4 end-of-play [16D2]; play-goes-on [53C]"},
	{name: "or may not", deal: fourCards, events: "N:S4 E:S2 director", find: "accepted-for-good=yes", want: "lead-stands N S4 [53A]; play-goes-on [53A]"},
	{name: "53-4 too late, for it had been accepted", deal: fourCards, events: "N:S4 E:S2 W:H6 director", find: "proper-lead-made=no", skip: record.PlayOutOfTurn,
		want: "lead-stands N S4 [53A]; play-goes-on [53A]", after: "S:S3 S5"},
	{name: "declarer leads from dummy over it", deal: fourCards, leader: "N", events: "W:S9 N:H2 director", find: "proper-lead-made=yes",
		want:   "card-returned W S9 [53B]; lead-stands N H2 [53B]; authorized N S9 end-of-play [16C1]; unauthorized W S9 end-of-play [16C2]; play-goes-on [53B]",
		in2007: "card-returned W S9 [53C]; lead-stands N H2 [53C]; authorized N S9 end-of-play [16D1]; unauthorized W S9 end-of-play [16D2]; play-goes-on [53C]", after: "E:H3"},
	{name: "53-5", deal: lastCards, events: "N:H2 director", only: law.Edition2017, want: "card-returned N H2 [53A]; play-goes-on [53A]", after: "W:SJ"},
	{name: "53-5 played to", deal: lastTwo, leader: "E", events: "E:SK S:H5 W:SJ N:S2 N:S4 E:H3 S:HA director", only: law.Edition2017, skip: record.Revoke,
		want: "card-returned N S4 [53A]; card-returned E H3 [53A]; card-returned S HA [53A]; play-goes-on [53A]", after: "E:H3"},
	{name: "53-6", deal: lastCards, events: "E:SK director", only: law.Edition2007, choose: "declarer-accepts-lead=accept",
		want: "lead-stands E SK [53A]; play-goes-on [53A]", after: "S:SQ"},
	{name: "53-4 at trick thirteen", deal: lastCards, events: "S:SQ W:SJ director", only: law.Edition2007, find: "proper-lead-made=yes",
		want: "card-returned S SQ [53C]; lead-stands W SJ [53C]; authorized W SQ end-of-play [16D1]; unauthorized S SQ end-of-play [16D2]; play-goes-on [53C]", after: "N:H2"},
	{name: "53-7 accepted", deal: fourCards, leader: "E", events: "W:SJ E:H3 director", choose: "declarer-accepts-lead=accept", skip: record.PlayOutOfTurn,
		want: "lead-stands W SJ [53A]; play-goes-on [53A]"},
	{name: "53-7 refused", deal: fourCards, leader: "E", events: "W:SJ E:H3 director", choose: "declarer-accepts-lead=refuse penalty-lead=neither",
		want: "led by 56 W SJ / led E H3; " + leftFree, after: "E:H3"},
	{name: "60-2", deal: fourCards, leader: "N", events: "S:S3 director W:S9 director", choose: "next-defender-accepts=refuse",
		want: wrongHandBack + " / led by 60B W S9", in2007: wrongHandBack2007 + " / led by 60B W S9", after: "N:H2 H4 S4 SA"},

	{name: "55-1", deal: fourCards, leader: "N", events: "S:S3 director", choose: "next-defender-accepts=accept",
		want: "lead-stands S S3 [55A]; play-goes-on [55A]", after: "W:S9 SJ"},
	{name: "55-2", deal: fourCards, leader: "N", events: "S:S3 director", choose: "next-defender-accepts=refuse", want: wrongHandBack,
		in2007: wrongHandBack2007, after: "N:H2 H4 S4 SA"},
	{name: "55 the other defender accepts", deal: fourCards, leader: "N", events: "S:S3 director",
		choose: "next-defender-accepts=leaves-it other-defender-accepts=accept", want: "lead-stands S S3 [55A]; play-goes-on [55A]"},
	{name: "55 neither accepts", deal: fourCards, leader: "N", events: "S:S3 director",
		choose: "next-defender-accepts=leaves-it other-defender-accepts=refuse", want: wrongHandBack, in2007: wrongHandBack2007},
	{name: "55 dummy's card goes back too", deal: fourCards, leader: "N", events: "S:S3 N:S4 director", choose: "next-defender-accepts=refuse", skip: record.PlayOutOfTurn,
		want:   "card-returned S S3 [55B2]; card-returned N S4 [55B2]; authorized W S3 end-of-play [16C1]; play-goes-on [55B2]; due review-info end-of-play [55C]",
		in2007: "card-returned S S3 [55B2]; card-returned N S4 [55B2]; authorized W S3 end-of-play [16D1]; play-goes-on [55B2]; due review-info end-of-play [55C]", after: "N:H2 H4 S4 SA"},
	{name: "55-3", deal: fourCards, events: "S:says=SA director", choose: "next-defender-accepts=refuse",
		want:   "card-returned N SA [55B1]; authorized E SA end-of-play [16C1]; play-goes-on [55B1]; due review-info end-of-play [55C]",
		in2007: "card-returned N SA [55B1]; authorized E SA end-of-play [16D1]; play-goes-on [55B1]; due review-info end-of-play [55C]", after: "W:H6 HK S9 SJ"},
	{name: "55-3 left to the other, who wants it back", deal: fourCards, events: "S:says=SA director",
		choose: "next-defender-accepts=leaves-it other-defender-accepts=refuse",
		want:   "card-returned N SA [55B1]; authorized E SA end-of-play [16C1]; play-goes-on [55B1]; due review-info end-of-play [55C]",
		in2007: "card-returned N SA [55B1]; authorized E SA end-of-play [16D1]; play-goes-on [55B1]; due review-info end-of-play [55C]"},
	{name: "55-4", deal: fourCards, leader: "S", events: "N:S4 E:S2 director", want: "lead-stands N S4 [53A]; play-goes-on [53A]", after: "S:S3 S5"},
	{name: "55-5", deal: fourCards, leader: "S", events: "E:told=S N:S4 director", only: law.Edition2017,
		want: "card-returned N S4 [47E1]; authorized N S4 end-of-play [16C1]; unauthorized E S4 end-of-play [16C2]; play-goes-on [47E1]"},
	{name: "led again by dummy", deal: fourCards, leader: "N", events: "S:S3 S:withdrew=S3 N:S4 director", want: "not covered led-again-by-partner [47F2]"},
	{name: "led again by the defender on lead", deal: fourCards, events: "E:S2 E:withdrew=S2 W:H6 director", want: "not covered led-again-by-partner [47F2]"},
}

const (
	properHeart       = "card-returned S S3 [53B]; lead-stands W HK [53B]; authorized W S3 end-of-play [16C1]; unauthorized S S3 end-of-play [16C2]; play-goes-on [53B]"
	properHeart2007   = "card-returned S S3 [53C]; lead-stands W HK [53C]; authorized W S3 end-of-play [16D1]; unauthorized S S3 end-of-play [16D2]; play-goes-on [53C]"
	wrongHandBack     = "card-returned S S3 [55B2]; authorized W S3 end-of-play [16C1]; play-goes-on [55B2]; due review-info end-of-play [55C]"
	wrongHandBack2007 = "card-returned S S3 [55B2]; authorized W S3 end-of-play [16D1]; play-goes-on [55B2]; due review-info end-of-play [55C]"
)

func TestLaws53To56(t *testing.T) { runAll(t, cases53) }
