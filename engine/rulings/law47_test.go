package rulings

import (
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// auction1NT is South's 1NT, passed out: events 1 to 4.
const auction1NT = "S:call=1NT W:call=P N:call=P E:call=P "

// misexplained1NT: 1NT, event 1, was agreed strong and explained as weak.
var misexplained1NT = []record.Explanation{{Of: 1, By: bridge.South, Call: bridge.Bid(1, bridge.NoTrump),
	Agreed: []record.Meaning{{Points: record.Range{Min: 15, Max: 17}}}, Explained: []record.Meaning{{Points: record.Range{Min: 12, Max: 14}}}}}

// unclear1NT: the file does not say what was agreed.
var unclear1NT = []record.Explanation{{Of: 1, By: bridge.South, Call: bridge.Bid(1, bridge.NoTrump),
	Explained: []record.Meaning{{Points: record.Range{Min: 12, Max: 14}}}}}

// auction1NTDoubled is South's 1NT, doubled by West: events 1 to 6, and East's explanation of the double, event 7, as misexplainedByEast
// has it.
const auction1NTDoubled = "S:call=1NT W:call=X N:call=P E:call=P S:call=P W:call=P E:explained@2 "

var misexplainedByEast = []record.Explanation{{Of: 2, By: bridge.West, Call: bridge.Double,
	Agreed: []record.Meaning{{Points: record.Range{Min: 15, Max: 20}}}, Explained: []record.Meaning{{Points: record.Range{Min: 8, Max: 11}}}}}

const (
	correctedRevoke   = "N:A2.2.. K3.3.. Q.5.4. 5.6.7."
	revokeInTheEnding = "N:2.2.2. K.3.3. Q.5.A. 5.6.7."
)

const fourCards = "N:A4.42.. KQ2.3.. 53.A5.. J9.K6.."

var cases47 = []playCase{
	{name: "47-1 an opening lead", events: auction1NT + "S:told=E E:S5 director", only: law.Edition2017,
		want: "card-returned E S5 [47E1]; authorized E S5 end-of-play [16C1]; unauthorized S S5 end-of-play [16C2]; play-goes-on [47E1]"},
	{name: "47-1 an opening lead in 2007", events: auction1NT + "S:told=E E:S5 director", choose: "retracts-card=retract", only: law.Edition2007,
		want: "card-returned E S5 [47E1]; authorized E S5 end-of-play [16D1]; unauthorized S S5 end-of-play [16D2]; play-goes-on [47E1]"},
	{name: "47-1 taken back at once", deal: fourCards, events: "N:told=E E:SK E:withdrew=SK>SQ director", after: "W:H6 HK S9 SJ",
		want:   "card-returned E SK [47E1]; card-returned E SQ [47E1]; authorized E SK end-of-play [16C1]; unauthorized S SK end-of-play [16C2]; play-goes-on [47E1]",
		in2007: "card-returned E SK [47E1]; card-returned E SQ [47E1]; authorized E SK end-of-play [16D1]; unauthorized S SK end-of-play [16D2]; play-goes-on [47E1]"},
	{name: "47-1 not taken back in 2007", deal: fourCards, events: "N:told=E E:SK director", choose: "retracts-card=keep", only: law.Edition2007,
		want: "not covered kept-on-wrong-turn [47E1]"},
	{name: "47-1 the opening lead is not taken back in 2007", events: auction1NT + "S:told=E E:S5 director", choose: "retracts-card=keep",
		only: law.Edition2007, want: "not covered kept-on-wrong-turn [47E1]"},
	{name: "the opponent has played", deal: fourCards, events: "N:told=E E:SK S:S3 director", only: law.Edition2017,
		want: "not covered played-on-wrong-turn [47E1]"},
	{name: "the opponent has played, in 2007", deal: fourCards, events: "N:told=E E:SK S:S3 director", choose: "retracts-card=retract",
		only: law.Edition2007, want: "not covered played-on-wrong-turn [47E1]"},
	{name: "the opponent has played to the opening lead", events: auction1NT + "S:told=E E:S5 S:S3 director", only: law.Edition2017,
		want: "not covered played-on-wrong-turn [47E1]"},
	{name: "the opponent has played to the opening lead, in 2007", events: auction1NT + "S:told=E E:S5 S:S3 director",
		choose: "retracts-card=retract", only: law.Edition2007, want: "not covered played-on-wrong-turn [47E1]"},
	{name: "partner's word does not count", deal: fourCards, events: "W:told=E E:SK director",
		choose: "declarer-accepts-lead=accept", want: "lead-stands E SK [53A]; play-goes-on [53A]"},
	{name: "declarer told to lead from dummy", deal: "N:A4... KQ... 53... J9...", leader: "S", events: "W:told=S N:S4 director", only: law.Edition2017,
		want: "card-returned N S4 [47E1]; authorized N S4 end-of-play [16C1]; unauthorized E S4 end-of-play [16C2]; play-goes-on [47E1]"},

	{name: "47-2", deal: "N:.4.5. .5.93. .6.Q. .7.2.", leader: "N", events: "N:D5 E:D3 E:withdrew=D3>D9 director", after: "S:DQ",
		want: "card-played E D3 @2 [47F2]; major E D9"},
	{name: "47-2 picked up only", deal: "N:.4.5. .5.93. .6.Q. .7.2.", leader: "N", events: "N:D5 E:D3 E:withdrew=D3 director", after: "S:DQ",
		want: "card-played E D3 @2 [47F2]; play-goes-on [47F2]"},
	{name: "a lead taken back", deal: fourCards, events: "W:SJ W:withdrew=SJ>HK director",
		want: "card-played W SJ @1 [47F2]; major W HK", after: "N:S4 SA"},
	{name: "a second card makes an earlier one major", deal: "N:.4.5. .5.93. .6.Q. .7.2.", leader: "N",
		events: "E:dropped=H5 director N:D5 E:D3 E:withdrew=D3>D9 director", find: "partner-could-see=yes",
		want: "minor E H5 / card-played E D3 @4 [47F2]; major E D9 +H5"},
	{name: "declarer takes a card back", deal: fourCards, events: "W:SJ N:S4 E:S2 S:S3 S:withdrew=S3>S5 director",
		want: "card-played S S3 @4 [47F2]; card-returned S S5 [48A]; play-goes-on [47F2]"},

	{name: "47-3", system: misexplained1NT, events: auction1NT + "N:explained@1 W:S5 N:attention@5 W:withdrew=S5>H4 director",
		find:   "misled-by-explanation=yes",
		want:   "card-returned W S5 [47E2(a)]; card-stands W H4 [47E2(a)]; authorized W S5 end-of-play [16C1]; unauthorized N S5 end-of-play [16C2]; play-goes-on [47E2(a)]",
		in2007: "card-returned W S5 [47E2(a)]; card-stands W H4 [47E2(a)]; authorized W S5 end-of-play [16D1]; unauthorized N S5 end-of-play [16D2]; play-goes-on [47E2(a)]"},
	{name: "47-4", system: misexplained1NT, events: auction1NT + "N:explained@1 W:S5 N:faced=H2 N:attention@5 W:withdrew=S5 director",
		find: "misled-by-explanation=yes",
		want: "card-played W S5 @6 [47E2(a)]; play-goes-on [47E2(a)]; due review-explained end-of-play [47E2(b)]"},
	{name: "47-4 with another lead", system: misexplained1NT, events: auction1NT + "N:explained@1 W:S5 N:faced=H2 N:attention@5 W:withdrew=S5>H4 director",
		find: "misled-by-explanation=yes designates-otherwise=yes",
		want: "card-played W S5 @6 [47E2(a)]; card-returned W H4 [50]; play-goes-on [47E2(a)]; due review-explained end-of-play [47E2(b)]"},
	{name: "47-4 with another lead, a penalty card", system: misexplained1NT,
		events: auction1NT + "N:explained@1 W:S5 N:faced=H2 N:attention@5 W:withdrew=S5>H4 director",
		find:   "misled-by-explanation=yes designates-otherwise=no",
		want:   "card-played W S5 @6 [47E2(a)]; due review-explained end-of-play [47E2(b)]; major W H4"},
	{name: "47-5", system: misexplained1NT, find: "misled-by-explanation=yes",
		events: auction1NT + "N:explained@1 W:S5 N:S4 E:SK S:SA S:H2 W:H3 N:H4 E:H5 E:D2 N:attention@5 W:withdrew=H3 director",
		want:   "card-played W H3 @11 [47E2(a)]; play-goes-on [47E2(a)]; due review-explained end-of-play [47E2(b)]"},
	{name: "the trick is full and the next has begun", system: misexplained1NT, find: "misled-by-explanation=yes",
		events: auction1NT + "N:explained@1 W:S5 N:S4 E:SK S:SA S:H2 W:H3 N:H4 E:H5 E:D2 N:attention@5 E:withdrew=H5 director",
		want:   "card-played E H5 @13 [47E2(a)]; play-goes-on [47E2(a)]; due review-explained end-of-play [47E2(b)]",
		in2007: "not covered next-trick-begun [47E2(a)]"},
	{name: "too late, another card of a defender", system: misexplained1NT, find: "misled-by-explanation=yes designates-otherwise=yes",
		events: auction1NT + "N:explained@1 W:S5 N:S4 N:attention@5 W:withdrew=S5>H4 director",
		want:   "card-played W S5 @6 [47E2(a)]; card-returned W H4 [50]; play-goes-on [47E2(a)]; due review-explained end-of-play [47E2(b)]"},
	{name: "too late, another card, a penalty card", system: misexplained1NT, find: "misled-by-explanation=yes designates-otherwise=no",
		events: auction1NT + "N:explained@1 W:S5 N:S4 N:attention@5 W:withdrew=S5>H4 director",
		want:   "card-played W S5 @6 [47E2(a)]; due review-explained end-of-play [47E2(b)]; major W H4"},
	{name: "declarer misled, too late", system: misexplainedByEast, find: "misled-by-explanation=yes",
		events: auction1NTDoubled + "W:S5 N:S4 E:SK S:SA S:H2 W:H3 E:attention@7 S:withdrew=H2>H6 director",
		want:   "card-played S H2 @12 [47E2(a)]; card-returned S H6 [48A]; play-goes-on [47E2(a)]; due review-explained end-of-play [47E2(b)]"},
	{name: "the explanation had been put right", system: misexplained1NT, events: auction1NT + "N:explained@1 N:attention@5 W:S5 W:withdrew=S5 director",
		want: "card-played W S5 @7 [47F2]; play-goes-on [47F2]"},
	{name: "the explanation had no part in it", system: misexplained1NT, events: auction1NT + "N:explained@1 W:S5 N:attention@5 W:withdrew=S5 director",
		find: "misled-by-explanation=no", want: "card-played W S5 @6 [47F2]; play-goes-on [47F2]"},
	{name: "no part in it, another card", system: misexplained1NT, events: auction1NT + "N:explained@1 W:S5 N:attention@5 W:withdrew=S5>H4 director",
		find: "misled-by-explanation=no", want: "card-played W S5 @6 [47F2]; major W H4"},
	{name: "what was agreed is not known", system: unclear1NT, events: auction1NT + "N:explained@1 W:S5 N:attention@5 W:withdrew=S5 director",
		find: "misled-by-explanation=no", want: "card-played W S5 @6 [47F2]; play-goes-on [47F2]"},
	{name: "what was agreed is not known, and found", system: unclear1NT, events: auction1NT + "N:explained@1 W:S5 N:attention@5 W:withdrew=S5 director",
		find:   "misled-by-explanation=yes",
		want:   "card-returned W S5 [47E2(a)]; authorized W S5 end-of-play [16C1]; unauthorized N S5 end-of-play [16C2]; play-goes-on [47E2(a)]",
		in2007: "card-returned W S5 [47E2(a)]; authorized W S5 end-of-play [16D1]; unauthorized N S5 end-of-play [16D2]; play-goes-on [47E2(a)]"},

	{name: "47-6", deal: "N:KJ.2.. 52.3.. 3.A5.. 74.6..", leader: "S", find: "change-kind=slip-of-tongue named-unintended=yes paused-to-think=no",
		events: "S:S3 W:S4 S:says=SJ E:S5 S:says=SK@3 E:withdrew=S5>S2 director",
		want:   "card-returned E S5 [47D]; card-stands E S2 [47D]; authorized E S5 end-of-play [16C1]; unauthorized S S5 end-of-play [16C2]; play-goes-on [47D]",
		in2007: "card-returned E S5 [47D]; card-stands E S2 [47D]; authorized E S5 end-of-play [16D1]; unauthorized S S5 end-of-play [16D2]; play-goes-on [47D]"},
	{name: "the designation stands after all", deal: "N:KJ.2.. 52.3.. 3.A5.. 74.6..", leader: "S", find: "change-kind=changed-mind named-unintended=no",
		events: "S:S3 W:S4 S:says=SJ E:S5 S:says=SK@3 E:withdrew=S5>S2 director", want: "card-played E S5 @4 [47F2]; major E S2"},
	{name: "dummy's card is changed with the designation", deal: "N:KJ.2.. 52.3.. 3.A5.. 74.6..", leader: "S",
		find:   "change-kind=slip-of-tongue named-unintended=yes paused-to-think=no",
		events: "S:S3 W:S4 S:says=SJ S:says=SK@3 N:withdrew=SJ>SK director", want: "ruled-with-later N @4 [47C]", after: "E:S2 S5"},
	{name: "a card changed after the opponent's correction", deal: correctedRevoke, leader: "S", skip: record.Revoke,
		events: "S:SQ W:D7 N:S2 E:S3 W:withdrew=D7>S5 N:withdrew=S2>SA director",
		want:   "card-returned N S2 [62C1]; card-stands N SA [62C1]; authorized N S2 end-of-play [16C1]; unauthorized E S2 end-of-play [16C2]; may-change-card E S3 next-card [62C2]; play-goes-on [62C1]",
		in2007: "card-returned N S2 [62C1]; card-stands N SA [62C1]; authorized N S2 end-of-play [16D1]; unauthorized E S2 end-of-play [16D2]; may-change-card E S3 next-card [62C2]; play-goes-on [62C1]"},
	{name: "and one changed after that by the side that revoked", deal: correctedRevoke, leader: "S", skip: record.Revoke,
		events: "S:SQ W:D7 N:S2 E:S3 W:withdrew=D7>S5 N:withdrew=S2>SA E:withdrew=S3>SK director",
		want:   "card-returned N S2 [62C1]; card-stands N SA [62C1]; authorized N S2 end-of-play [16C1]; unauthorized E S2 end-of-play [16C2]; play-goes-on [62C1] / penalty-major E S3 [62C2]; stays-face-up E while-penalty [50A]; plays-first E while-penalty [50D1(a)]; authorized E S3 while-penalty [50E1]; due review-exposed end-of-play [50E3]; card-stands E SK [62C2]; play-goes-on [62C2]",
		in2007: "card-returned N S2 [62C1]; card-stands N SA [62C1]; authorized N S2 end-of-play [16D1]; unauthorized E S2 end-of-play [16D2]; play-goes-on [62C1] / penalty-major E S3 [62C2]; stays-face-up E while-penalty [50A]; plays-first E while-penalty [50D1(a)]; duty-known E while-penalty [50E1]; unauthorized W S3 end-of-play [50E2]; due review-exposed end-of-play [50E3]; card-stands E SK [62C2]; play-goes-on [62C2]"},
	{name: "declarer changed after dummy's revoke and a defender's change", deal: "N:3.K2.. 2.A7.. 6.QJ.. 7.54..", leader: "W", skip: record.Revoke,
		events: "W:H5 N:S3 E:H7 S:HQ N:withdrew=S3>H2 E:withdrew=H7>HA S:withdrew=HQ>HJ director",
		want: "card-returned E H7 [62C1]; card-stands E HA [62C1]; authorized E H7 end-of-play [16C1]; unauthorized S H7 end-of-play [16C2]; play-goes-on [62C1] / " +
			"card-returned S HQ [62C2]; card-stands S HJ [62C2]; unauthorized S HQ end-of-play [16C2]; play-goes-on [62C2]",
		in2007: "card-returned E H7 [62C1]; card-stands E HA [62C1]; authorized E H7 end-of-play [16D1]; unauthorized S H7 end-of-play [16D2]; play-goes-on [62C1] / " +
			"card-returned S HQ [62C2]; card-stands S HJ [62C2]; unauthorized S HQ end-of-play [16D2]; play-goes-on [62C2]"},
	{name: "played to a lead out of turn, which stands", deal: fourCards, events: "E:SK S:S3 S:withdrew=S3>S5 director",
		want: "lead-stands E SK [53A]; play-goes-on [53A] / card-played S S3 @2 [47F2]; card-returned S S5 [48A]; play-goes-on [47F2]"},
	{name: "played to a lead out of turn, and a proper one stands", deal: fourCards,
		events: "S:S3 W:HK N:S4 N:withdrew=S4>H2 director", find: "proper-lead-made=yes",
		want:   "card-returned S S3 [53B]; lead-stands W HK [53B]; card-returned N H2 [53B]; authorized W S3 end-of-play [16C1]; unauthorized S S3 end-of-play [16C2]; play-goes-on [53B] / card-returned N S4 [53B]; card-stands N H2 [53B]; play-goes-on [53B]",
		in2007: "card-returned S S3 [53C]; lead-stands W HK [53C]; card-returned N H2 [53C]; authorized W S3 end-of-play [16D1]; unauthorized S S3 end-of-play [16D2]; play-goes-on [53C] / card-returned N S4 [53C]; card-stands N H2 [53C]; play-goes-on [53C]"},
	{name: "an established revoke taken back", deal: revokeInTheEnding, leader: "S", skip: record.Revoke,
		events: "S:SQ W:D7 N:S2 E:SK E:H3 S:H5 W:H6 W:withdrew=D7 director", want: "card-played W D7 @2 [63B]; play-goes-on [63B]"},
	{name: "an established revoke of a defender's, changed", deal: revokeInTheEnding, leader: "S", skip: record.Revoke,
		events: "S:SQ W:D7 N:S2 E:SK E:H3 S:H5 W:H6 W:withdrew=D7>S5 director", want: "card-played W D7 @2 [63B]; major W S5"},
	{name: "an established revoke of declarer's, changed", deal: revokeInTheEnding, leader: "E", skip: record.Revoke,
		events: "E:SK S:DA W:S5 N:S2 E:H3 S:H5 S:withdrew=DA>SQ director",
		want:   "card-played S DA @2 [63B]; card-returned S SQ [48A]; play-goes-on [63B]"},
}

func TestLaw47(t *testing.T) { runAll(t, cases47) }
