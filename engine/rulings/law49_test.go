package rulings

import (
	"testing"

	"rectify/engine/law"
)

// beforeLead is what is found of a card that a defender exposes between the final pass and the lead, under Law 49 and under Law 24.
const beforeLead = "partner-could-see=yes whose-doing=own-doing face-in-view=yes own-error=yes"

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
	{name: "24.7", events: auction1NT + "E:exposed=ST director", find: beforeLead, choose: "penalty-lead=neither", want: "major E ST / " + leftFree},
	{name: "a small card, before the lead", events: auction1NT + "E:dropped=S6 director", find: beforeLead, want: "minor E S6"},
	{name: "a small card shown, before the lead", events: auction1NT + "E:exposed=S6 director", find: beforeLead + " exposed-inadvertently=no",
		choose: "penalty-lead=neither", want: "major E S6 / " + leftFree},
	{name: "two cards, before the lead", events: auction1NT + "E:dropped=S6+S5 director", find: beforeLead, choose: "penalty-lead=neither",
		want: "major E S5 S6 / " + leftFree},
	{name: "out of sight, before the lead", events: auction1NT + "E:dropped=S6 director", find: "partner-could-see=no face-in-view=no",
		want: "card-returned E S6 [49]; play-goes-on [49]", in2007: "card-returned E S6 [24]; play-goes-on [24]"},
	{name: "declarer's doing, before the lead", events: auction1NT + "E:exposed=S6 director",
		find:   "partner-could-see=yes face-in-view=yes whose-doing=opponents own-error=no",
		want:   "card-returned E S6 [50]; authorized W S6 end-of-play [50]; play-goes-on [50]",
		in2007: "card-returned E S6 [24]; play-goes-on [24]; due review-info end-of-play [16C2(c)]"},
	{name: "led since it was exposed", events: auction1NT + "W:dropped=S6 W:S6 director", find: beforeLead, want: "play-goes-on [50A]"},
	{name: "named before the lead", events: auction1NT + "E:named=ST director", find: beforeLead, choose: "penalty-lead=neither", only: law.Edition2017,
		want: "major E ST / " + leftFree},
	{name: "named before the lead", events: auction1NT + "E:named=ST director", only: law.Edition2007,
		want: "unauthorized W ST end-of-play [16B1(a)]; due review-info end-of-play [16B3]"},
	{name: "partner objects to the concession", deal: endgame, events: "E:conceded=5 E:exposed=HA W:objected@1 director", after: "W:D7 D9 DT H6 H7 S5",
		want:   "card-returned E HA [68B2]; unauthorized W HA end-of-play [16C2]; play-goes-on [68B2]",
		in2007: "card-returned E HA [68B2]; unauthorized W HA end-of-play [16D2]; play-goes-on [68B2]"},
	{name: "nobody objects", deal: endgame, events: "E:conceded=5 E:exposed=HA director", want: "ruled-with-later @1 [68C]"},
	{name: "declarer has claimed", deal: endgame, events: "S:claimed=5 E:exposed=HA W:objected@1 director", want: "ruled-with-later @1 [68C]"},
}

func TestLaw49(t *testing.T) { runAll(t, cases49) }
