package rulings

import "testing"

var cases54 = []playCase{
	{name: "41-1", events: auction1NT + "E:down=S5 director", want: "card-returned E S5 [41A]; play-goes-on [41A]"},
	{name: "41-1 by declarer's side", events: auction1NT + "N:down=S5 director", want: "card-returned N S5 [41A]; play-goes-on [41A]"},
	{name: "41-1 by both defenders", events: auction1NT + "W:down=H3 E:down=S5 director", want: "card-returned E S5 [41A]; play-goes-on [41A]"},
	{name: "faced, it is an opening lead out of turn alone", events: auction1NT + "E:down=S5 E:faced director", choose: "opening-lead-choice=accept",
		want: "lead-stands E S5 [54B]; play-goes-on [54B]"},
	{name: "54-1", events: auction1NT + "E:DK director", choose: "opening-lead-choice=spread", want: "lead-stands E DK [54A]; hand-spread S [54A]; play-goes-on [54A]"},
	{name: "54-2", events: auction1NT + "E:DK S:faced=SA director", want: "lead-stands E DK [54A]; hand-spread S [54A]; play-goes-on [54A]"},
	{name: "54-2 and then dummy", events: auction1NT + "E:DK S:faced=SA N:faced director", want: "lead-stands E DK [54A]; hand-spread S [54A]; play-goes-on [54A]"},
	{name: "54-3", events: auction1NT + "E:DK N:faced director", want: "lead-stands E DK [54C]; play-goes-on [54C]"},
	{name: "54-3 a card that could be seen", events: auction1NT + "E:DK N:exposed=HA director", find: "declarer-could-see-dummy=yes faced-hand=no",
		want: "lead-stands E DK [54C]; play-goes-on [54C] / card-returned N HA [48A]; play-goes-on [48A]"},
	{name: "54-3 a card that could not", events: auction1NT + "E:DK N:exposed=HA director", find: "declarer-could-see-dummy=no faced-hand=no",
		choose: "opening-lead-choice=accept", want: "lead-stands E DK [54B]; play-goes-on [54B] / card-returned N HA [48A]; play-goes-on [48A]"},
	{name: "played to", events: auction1NT + "E:DK S:D2 director", want: "lead-stands E DK [53A]; play-goes-on [53A]"},
	{name: "54-5", events: auction1NT + "E:DK director", choose: "opening-lead-choice=refuse penalty-lead=forbid:D",
		want: "led by 54D E DK / must-not-lead W D while-on-lead [50D2(a)]; card-picked-up E DK [50D2(a)]; unauthorized W DK end-of-play [50E2]; due review-exposed end-of-play [50E3]"},
	{name: "54 required", events: auction1NT + "E:DK director", choose: "opening-lead-choice=refuse penalty-lead=require:D",
		want: "led by 54D E DK / must-lead W D next-lead [50D2(a)]; card-picked-up E DK [50D2(a)]; unauthorized W DK end-of-play [50E2]; due review-exposed end-of-play [50E3]"},
	{name: "54-6", events: auction1NT + "E:DK director", choose: "opening-lead-choice=refuse penalty-lead=neither", want: "led by 54D E DK / " + leftFree},
	{name: "54-7", events: auction1NT + "W:down=H3 E:DK director", choose: "opening-lead-choice=refuse penalty-lead=neither",
		want: "card-returned W H3 [54]; led by 54D E DK / " + leftFree},
	{name: "54-7 the other way round", events: auction1NT + "E:DK W:down=H3 director", choose: "opening-lead-choice=accept",
		want: "card-returned W H3 [54]; lead-stands E DK [54B]; play-goes-on [54B]"},
	{name: "led again", events: auction1NT + "E:DK E:withdrew=DK W:H3 director", want: "not covered led-again-by-partner [47F2]"},
}

func TestLaws41And54(t *testing.T) { runAll(t, cases54) }
