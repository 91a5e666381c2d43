package rulings

import "testing"

const endgame = "N:2.32.A5. 3.A4.K64. 4.K5.QJ. 5.76.T97."

var cases49 = []playCase{
	{name: "49-1", deal: "N:2...A54 3...K62 4...QJ3 5...T97", events: "W:S5 N:S2 E:named=CK director", find: "this-trick-only=no", want: "major E CK",
		after: "E:S3"},
	{name: "49-2", deal: "N:2.32.A5. 3.A4.K4. 4.K5.QJ. 5.7.T96.", events: "W:dropped=D6 director", find: "partner-could-see=no",
		want: "card-returned W D6 [49]; play-goes-on [49]"},
	{name: "49-3", deal: endgame, leader: "S", events: "S:H5 W:H6 N:H3 E:exposed=HA director", find: "this-trick-only=yes", after: "E:H4 HA",
		want: "card-returned E HA [68]; unauthorized W HA end-of-play [16B1(a)]; play-goes-on [68]"},
	{name: "49-3 before partner has played", deal: endgame, leader: "S", events: "S:H5 E:exposed=HA director", find: "this-trick-only=yes",
		want: "not covered shown-before-partner-played [57A]"},
	{name: "shown between tricks", deal: endgame, events: "E:exposed=HA director", find: "partner-could-see=yes whose-doing=own-doing",
		choose: "penalty-lead=neither", want: "major E HA / " + leftFree},
	{name: "a small card shown deliberately", deal: endgame, events: "E:exposed=D6 director",
		find: "partner-could-see=yes whose-doing=own-doing exposed-inadvertently=no", choose: "penalty-lead=neither", want: "major E D6 / " + leftFree},
	{name: "a small card named", deal: endgame, events: "E:named=D6 director", find: "exposed-inadvertently=yes", want: "minor E D6"},
	{name: "a small card named deliberately", deal: endgame, events: "E:named=D6 director", find: "exposed-inadvertently=no", choose: "penalty-lead=neither", want: "major E D6 / " + leftFree},
	{name: "two cards named", deal: endgame, events: "E:named=D6+H4 director", choose: "penalty-leads=neither",
		want:   "major E D6 H4 / play-goes-on [51B2(c)]; due review-exposed end-of-play [50E3]",
		in2007: "major E D6 H4 / " + leftFree},
	{name: "a spectator ran into the table", deal: endgame, events: "E:exposed=D6+H4 director", find: "partner-could-see=yes whose-doing=outsider",
		want:   "card-returned E D6 [50]; card-returned E H4 [50]; play-goes-on [50]; due review-info end-of-play [16D2(c)]",
		in2007: "card-returned E D6 [50]; card-returned E H4 [50]; play-goes-on [50]; due review-info end-of-play [16C2(c)]"},
	{name: "declarer knocked the card out of the hand", deal: endgame, events: "E:exposed=D6 director", find: "partner-could-see=yes whose-doing=opponents",
		want: "card-returned E D6 [50]; authorized W D6 end-of-play [50]; play-goes-on [50]"},
	{name: "the card has been played", deal: endgame, leader: "S", events: "E:dropped=HA S:H5 W:H6 N:H3 E:HA director", want: "play-goes-on [50A]"},
	{name: "before the opening lead is faced", events: auction1NT + "E:dropped=HA director", want: "not covered exposed-before-play [24]"},
	{name: "partner objects to the concession", deal: endgame, events: "E:conceded=5 E:exposed=HA W:objected@1 director", after: "W:D7 D9 DT H6 H7 S5",
		want:   "card-returned E HA [68B2]; unauthorized W HA end-of-play [16C2]; play-goes-on [68B2]",
		in2007: "card-returned E HA [68B2]; unauthorized W HA end-of-play [16D2]; play-goes-on [68B2]"},
	{name: "nobody objects", deal: endgame, events: "E:conceded=5 E:exposed=HA director", want: "not covered claim-under-way [68C]"},
	{name: "declarer has claimed", deal: endgame, events: "S:claimed=5 E:exposed=HA W:objected@1 director", want: "not covered claim-under-way [68C]"},
}

func TestLaw49(t *testing.T) { runAll(t, cases49) }
