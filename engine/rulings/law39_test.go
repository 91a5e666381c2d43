package rulings

import "testing"

var cases39 = []auctionCase{
	{name: "39.1 and C14", events: "1NT P P P W:X director", find: "forbids-lead=neither",
		want:   "call-cancelled W @5 [39A]; due E lead-restriction first-turn-to-lead [26B]; unauthorized E @5 end-of-play [16C2]",
		in2007: "call-cancelled W @5 [39A]; due E lead-restriction first-turn-to-lead [26]; unauthorized E @5 end-of-play [16D2]"},
	{name: "39.2", events: "1NT P P P S:3S director", want: "call-cancelled S @5 [39A]; play-goes-on [39B]"},
	{name: "39.3", events: "1NT P P P E:P director", want: "call-cancelled E @5 [39A]; play-goes-on [39B]"},
	{name: "39.4", events: "1NT P P P E:2H S:P director",
		want:   "call-cancelled E @5 [39A]; unauthorized W @5 end-of-play [16C2]; play-goes-on [39B] / call-cancelled S @6 [39A]; play-goes-on [39B]",
		in2007: "call-cancelled E @5 [39A]; unauthorized W @5 end-of-play [16D2]; play-goes-on [39B] / call-cancelled S @6 [39A]; play-goes-on [39B]"},
	{name: "after four passes", events: "P P P P N:1C director", want: "call-cancelled N @5 [39A]"},
}

func TestLaw39(t *testing.T) { runAuctions(t, cases39) }
