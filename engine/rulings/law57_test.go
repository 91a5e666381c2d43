package rulings

import (
	"testing"

	"rectify/engine/law"
)

// fullTrick is four cards each, for plays before partner: West holds the ace and seven of hearts.
const beforePartner = "N:J9.95.. K4.K3.. Q8.64.. 72.A7.."

var cases57 = []playCase{
	{name: "told to play to a trick", deal: fourCards, events: "W:SJ S:told=E E:S2 director", only: law.Edition2017,
		want: "card-returned E S2 [47E1]; authorized E S2 end-of-play [16C1]; unauthorized S S2 end-of-play [16C2]; play-goes-on [47E1]", after: "N:S4 SA"},
	{name: "told to play to a trick, in 2007", deal: fourCards, events: "W:SJ S:told=E E:S2 director", choose: "retracts-card=retract",
		only: law.Edition2007,
		want: "card-returned E S2 [47E1]; authorized E S2 end-of-play [16D1]; unauthorized S S2 end-of-play [16D2]; play-goes-on [47E1]"},
	{name: "told to play, kept", deal: fourCards, events: "W:SJ S:told=E E:S2 director", choose: "retracts-card=keep", only: law.Edition2007,
		want: "not covered kept-on-wrong-turn [47E1]"},
	{name: "told to play, played over", deal: fourCards, events: "W:SJ S:told=E E:S2 N:S4 director", only: law.Edition2017,
		want: "not covered played-on-wrong-turn [47E1]"},
	{name: "told to play, played over in 2007", deal: fourCards, events: "W:SJ S:told=E E:S2 N:S4 director", choose: "retracts-card=retract",
		only: law.Edition2007, want: "not covered played-on-wrong-turn [47E1]"},

	{name: "57-3", deal: beforePartner, leader: "S", events: "S:H4 E:HK director", choose: "partner-plays=lowest", after: "W:H7", only: law.Edition2017,
		want: "57A E HK; must-play-low W this-trick [57A2]; due review-exposed end-of-play [50E3]"},
	{name: "57-3 in 2007", deal: beforePartner, leader: "S", events: "S:H4 E:HK director", choose: "partner-plays-2007=highest", after: "W:HA", only: law.Edition2007,
		want: "57A E HK; must-play-high W this-trick [57A1]; due review-exposed end-of-play [50E3]"},
	{name: "57-4", deal: beforePartner, leader: "S", events: "S:H4 E:HK director", choose: "partner-plays=require:S", after: "W:H7 HA", only: law.Edition2017,
		want: "57A E HK; must-play-suit W S this-trick [57A3]; due review-exposed end-of-play [50E3]"},
	{name: "a suit forbidden", deal: "N:J9.95.. K4.K3.. Q8.64.. 72..A7.", leader: "S", events: "S:H4 E:HK director", choose: "partner-plays=forbid:D", after: "W:S2 S7",
		only: law.Edition2017, want: "57A E HK; must-not-play W D this-trick [57A4]; due review-exposed end-of-play [50E3]"},
	{name: "a suit forbidden in 2007", deal: "N:J9.95.. K4.K3.. Q8.64.. 72..A7.", leader: "S", events: "S:H4 E:HK director", choose: "partner-plays-2007=forbid:D",
		only: law.Edition2007, want: "57A E HK; must-not-play W D this-trick [57A3]; due review-exposed end-of-play [50E3]", after: "W:S2 S7"},
	{name: "and when partner has nothing else", deal: "N:J9.95.. K4.K3.. Q8.64.. ..A7.52", leader: "S", events: "S:H4 E:HK director", choose: "partner-plays=require:S",
		after: "W:C2 C5 D7 DA", only: law.Edition2017, want: "57A E HK; must-play-suit W S this-trick [57A3]; due review-exposed end-of-play [50E3]"},

	{name: "the left-hand opponent has played on it", deal: fourCards, leader: "E", events: "E:SK W:SJ N:S4 director",
		want:   "card-stands W SJ [60A2]; play-goes-on [60A1] / card-stands N S4 [57C3]; play-goes-on [57C3]",
		in2007: "card-stands W SJ [60A2]; play-goes-on [60A1] / card-stands N S4 [57C2]; play-goes-on [57C2]"},
	{name: "a card that does not follow is no revoke", deal: "N:A4.42.. K2.53.. Q3.A7.. J9.K6..", events: "W:SJ E:H3 director", only: law.Edition2017,
		want: "led by 57D E H3", after: "N:S4 SA"},
	{name: "a lead before partner, who has played since", deal: fourCards, leader: "E", events: "E:SK S:S3 E:H3 W:SJ director", want: "not covered partner-played-on [60C]",
		after: "N:S4 SA"},
	{name: "dummy's card before its turn", deal: fourCards, leader: "E", events: "E:SK S:says=SA director",
		want: "card-stands N SA [57C3]; play-goes-on [57C3]", in2007: "card-stands N SA [57C2]; play-goes-on [57C2]", after: "S:S3 S5"},
}

func TestLaw57(t *testing.T) { runAll(t, cases57) }

// The player who led to the trick plays on a card that came too early by leading or playing to the next one (60A1). A card that was only
// held, when its owner has played another since, does not come into the play any more.
func TestTheNextHandPlaysOnByPlayingToTheNextTrick(t *testing.T) {
	runAll(t, []playCase{
		{name: "played", deal: fourCards, leader: "N", events: "N:H2 E:H3 W:HK S:H5 W:H6 N:H4 director", want: "card-stands W HK [60A2]; play-goes-on [60A1]", after: "E:S2 SQ SK"},
		{name: "held", deal: fourCards, leader: "N", events: "N:H2 E:H3 W:held=HK S:H5 W:H6 W:S9 N:S4 director", find: "partner-could-see=yes",
			want: "play-goes-on [60A1]", after: "E:S2 SQ SK"},
	})
}

// A defender held a card too early, at the turn of the player on the right, and played another when the turn came: the first is what
// was played to the trick, since 2017 as a card out of turn (57D), in 2007 as one that was held (45C1).
func TestACardHeldTooEarlyTakesThePlaceOfAnother(t *testing.T) {
	const seen, review = "partner-could-see=yes", "; due review-info end-of-play [16B1(a)]"
	const lastToPlay = "N:A4.42.. K9.K3.. 53.A5.. J8.Q6.."
	both := func(name, deal, leader, events, now, was, after string) playCase {
		return playCase{name: name, deal: deal, leader: leader, events: events, find: seen, want: now, in2007: was, after: after}
	}
	runAll(t, []playCase{
		both("third to play", fourCards, "W", "W:SJ E:held=SK N:S4 E:S2 director",
			"card-played E SK @4 [57D]"+review+"; major E S2", "card-played E SK @4 [45C1]"+review+"; major E S2", "S:S3 S5"),
		both("last to play", lastToPlay, "S", "S:S3 W:S8 E:held=SK N:S4 E:S9 director",
			"card-played E SK @5 [57D]"+review+"; major E S9", "card-played E SK @5 [45C1]"+review+"; major E S9", "E:S9"),
		both("and they went on", lastToPlay, "S", "S:S3 W:S8 E:held=SK N:S4 E:S9 E:H3 director",
			"not covered went-on-after-held [57D]", "not covered went-on-after-held [45C1]", "S:H5 HA"),
		both("the very card", fourCards, "W", "W:SJ E:held=SK N:S4 E:SK director",
			"card-played E SK [57D]; play-goes-on [57D]"+review, "card-played E SK [45C1]; play-goes-on [45C1]"+review, "S:S3 S5"),
		both("one that did not follow suit", fourCards, "W", "W:SJ E:held=H3 N:S4 E:S2 director", "led by 57D E H3", "led by 49 E H3", "S:S3 S5"),
		{name: "put down, and changed", deal: fourCards, events: "W:SJ E:SK E:withdrew=SK>S2 director", only: law.Edition2017,
			want: "card-played E SK @3 [57D]" + review + "; major E S2", after: "N:S4 SA"},
	})
}
