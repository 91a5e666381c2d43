package rulings

import "rectify/engine/law"

// The dummy of most vectors on Law 46, of the lecture of seed 002, and that of its ninth case.
const (
	lecture = "N:A73.KQ5.QJ.QT2 - - -"
	ninth   = "N:KT9.Q2.QJT65.QJ7 84.AT983.A932.T2 A765.KJ65.K87.A4 QJ32.74.4.K98653"
	twelfth = "N:AQJT6... 983... 74... K52..."
	seventh = "N:.64.Q96. .Q3.K.T9 .T9.AJ.5 .85.75.J"
	ending3 = "N:...KJ7 ...T98 .T..62 ...AQ4"
)

// wordsCases are the vectors 46-1 to 46-12, S-10 to S-14 and tables X.2 and X.3, where the words come to one card or to a choice.
func wordsCases() []ruling45 {
	plain := "other-intent=no"
	cases := []ruling45{
		{name: "46-1", deal: lecture, events: "W:H4 S:says=high W:director", want: "card-played N HK 46B1(a)"},
		{name: "46-2", deal: lecture, events: "W:H4 S:says=low W:director", want: "card-played N H5 46B1(c)"},
		{name: "46-3", deal: lecture, leader: "N", won: "SK", events: "S:says=C W:director", want: "card-played N C2 46B2"},
		{name: "46-4", deal: lecture, events: "W:H4 S:says=Q W:director", want: "card-played N HQ 46B3(b)"},
		{name: "46-5", deal: lecture, leader: "N", won: "HA", events: "S:says=Q W:director", want: "card-played N HQ 46B3(a)"},
		{name: "46-6", deal: lecture, leader: "N", won: "SK", events: "S:says=Q W:director", want: "must-designate N Q 46B3(b)"},
		{name: "46-7", deal: lecture, leader: "N", won: "SK", events: "S:says=K W:director", want: "card-played N HK 46B3(b)"},
		{name: "46-8", deal: lecture, leader: "N", won: "SK", events: "S:says=CJ W:director", want: "must-designate N any 46B4"},
		{name: "46-9", deal: lecture, leader: "N", won: "SK", events: "S:says=any W:director", want: "either-chooses N any 46B5"},
		{name: "46-10", deal: lecture, leader: "E", events: "E:HT S:H2 W:HJ S:says=win W:director", want: "card-played N HQ 46B1(b)"},
		{name: "S-10 queen", deal: "N:Q9.JT9.. - - -", leader: "N", events: "S:says=Q W:director", want: "card-played N SQ 46B3(b)"},
		{name: "S-10 jack", deal: "N:Q9.JT9.. - - -", leader: "N", events: "S:says=J W:director", want: "card-played N HJ 46B3(b)"},
		{name: "S-10 spade", deal: "N:Q9.JT9.. - - -", leader: "N", events: "S:says=S W:director", want: "card-played N S9 46B2"},
		{name: "S-10 nine after a heart", deal: "N:Q9.JT9.. - - -", leader: "N", won: "HA", events: "S:says=9 W:director", want: "card-played N H9 46B3(a)"},
		{name: "S-10 nine after a spade", deal: "N:Q9.JT9.. - - -", leader: "N", won: "SA", events: "S:says=9 W:director", want: "card-played N S9 46B3(a)"},
		{name: "S-10 nine after a diamond", deal: "N:Q9.JT9.. - - -", leader: "N", won: "DA", events: "S:says=9 W:director", want: "must-designate N 9 46B3(b)"},
		{name: "S-11", deal: "N:AKQT652... - J... -", leader: "S", events: "S:SJ W:S7 S:says=S W:director", want: "card-played N S2 46B2"},
		{name: "X.2 small", deal: twelfth, leader: "S", events: "S:S4 W:S2 S:says=low W:director", want: "card-played N S6 46B1(c)"},
		{name: "X.2 high", deal: twelfth, leader: "S", events: "S:S4 W:S2 S:says=high W:director", want: "card-played N SA 46B1(a)"},
		{name: "X.2 win", deal: twelfth, leader: "S", events: "S:S4 W:S2 S:says=win W:director", want: "card-played N SA 46B1(b)"},
		{name: "X.2 queen", deal: twelfth, leader: "S", events: "S:S4 W:S2 S:says=Q W:director", want: "card-played N SQ 46B3(b)"},
		{name: "X.2 win over the king", deal: twelfth, leader: "S", events: "S:S4 W:SK S:says=win W:director", want: "card-played N SA 46B1(b)"},
		{name: "X.2 the suit over the king", deal: twelfth, leader: "S", events: "S:S4 W:SK S:says=S W:director", want: "card-played N S6 46B2"},
		{name: "win with unseen hands", deal: "N:AQJT6... - 74... -", leader: "S", events: "S:S4 W:S2 S:says=win W:director", want: "card-played N SA 46B1(b)"},
		{name: "X.3 small", deal: ninth, events: "W:H7 S:says=low W:director", want: "card-played N H2 46B1(c)"},
		{name: "X.3 high", deal: ninth, events: "W:H7 S:says=high W:director", want: "card-played N HQ 46B1(a)"},
		{name: "X.3 queen", deal: ninth, events: "W:H7 S:says=Q W:director", want: "card-played N HQ 46B3(b)"},
		{name: "X.3 jack after a diamond", deal: ninth, leader: "N", won: "DA", events: "S:says=J W:director", want: "card-played N DJ 46B3(a)"},
		{name: "X.3 jack after a heart", deal: ninth, leader: "N", won: "HA", events: "S:says=J W:director", want: "must-designate N J 46B3(b)"},
		{name: "X.3 diamond", deal: ninth, leader: "N", won: "HA", events: "S:says=D W:director", want: "card-played N D5 46B2"},
		{name: "X.3 ace", deal: ninth, leader: "N", won: "HA", events: "S:says=A W:director", want: "must-designate N any 46B4"},
		{name: "S-14 high", deal: ending3, leader: "S", events: "S:C2 W:C4 S:says=high W:director", want: "card-played N CK 46B1(a)"},
		{name: "S-14 low", deal: ending3, leader: "S", events: "S:C2 W:C4 S:says=low W:director", want: "card-played N C7 46B1(c)"},
		{name: "S-14 jack", deal: ending3, leader: "S", events: "S:C2 W:C4 S:says=J W:director", want: "card-played N CJ 46B3(b)"},
		{name: "S-14 club on a heart", deal: ending3, leader: "S", events: "S:HT W:C4 S:says=C W:director", want: "card-played N C7 46B2"},
		{name: "dummy on lead after a trick won", deal: lecture, events: "W:H4 S:says=HK E:H3 S:H2 S:says=Q W:director", want: "card-played N HQ 46B3(a)"},
		{name: "suit not in dummy", deal: "N:A73.KQ5.QJ8. - - -", leader: "N", events: "S:says=C W:director", want: "must-designate N any 46B4"},
		{name: "suit that cannot be played", deal: lecture, events: "W:H4 S:says=C W:director", want: "not covered named-illegal 62A"},
		{name: "one suit, 2007", deal: ending3, leader: "S", events: "S:HT W:C4 S:says=low W:director", want: "card-played N C7 46B1(c)", only: law.Edition2007},
		{name: "one suit, high, 2007", deal: ending3, leader: "S", events: "S:HT W:C4 S:says=high W:director", want: "card-played N CK 46B1(a)", only: law.Edition2007},
		{name: "small club", deal: ninth, leader: "N", won: "HA", events: "S:says=low-C W:director", want: "card-played N C7 46B2"},
		{name: "high club", deal: ninth, leader: "N", won: "HA", events: "S:says=high-C W:director", want: "card-played N CQ 46B1(a)"},
		{name: "high club, none there", deal: "N:A73.KQ5.QJ8. - - -", leader: "N", events: "S:says=high-C W:director", want: "must-designate N any 46B4"},
		{name: "win with a spade", deal: "N:72.7.. - - -", trump: "S", leader: "E", events: "E:DA S:D4 W:D3 S:says=win-S W:director", want: "card-played N S2 46B1(b)"},
		{name: "S-7", deal: seventh, events: "W:D5 S:says=low N:placed=DQ E:DK W:director",
			want: "card-played N D6 46B1(c); card-returned N DQ <wrong>; may-change-card E DK <wrong>; authorized E DK <own>; unauthorized S DK <told>"},
		{name: "dummy puts out the right card", deal: ninth, events: "W:H7 S:says=low N:placed=H2 E:H3 W:director", want: "card-played N H2 46B1(c)"},
		{name: "dummy puts out one of several", deal: ninth, leader: "N", won: "HA", events: "S:says=J N:placed=DJ E:D2 W:director",
			want: "card-returned N DJ 46B3(b); may-change-card E D2 <wrong>; authorized E D2 <own>; unauthorized S D2 <told>; must-designate N J 46B3(b)"},
	}
	for i := range cases {
		cases[i].find = plain
	}
	return append(cases,
		ruling45{name: "46-11, 46-12 as the suit ruffed", deal: "N:72.7.. - - -", trump: "S", find: "other-intent=no rank-continues-2007=elsewhere",
			events: "W:DA N:S2 E:D3 S:D4 S:says=7 W:director", want: "card-played N S7 46B3(a)", in2007: "must-designate N 7 46B3(b)"},
		ruling45{name: "46-12 as the trump", deal: "N:72.7.. - - -", trump: "S", find: "other-intent=no rank-continues-2007=continues:S7",
			events: "W:DA N:S2 E:D3 S:D4 S:says=7 W:director", want: "card-played N S7 46B3(a)"},
		ruling45{name: "46-11 meant otherwise", deal: "N:72.7.. - - -", trump: "S", find: "other-intent=means-card:H7",
			events: "W:DA N:S2 E:D3 S:D4 S:says=7 W:director", want: "card-played N H7 46B"},
		ruling45{name: "S-11 beyond doubt", deal: "N:AKQT652... - 4... -", leader: "S", find: "other-intent=means-card:SA",
			events: "S:S4 W:S7 S:says=S W:director", want: "card-played N SA 46B"},
		ruling45{name: "last trick not told", deal: "N:Q9.JT9.. - - -", leader: "N", find: "other-intent=no rank-continues=continues:S9 rank-continues-2007=continues:S9",
			events: "S:says=9 W:director", want: "card-played N S9 46B3(a)"},
		ruling45{name: "one card left", deal: "N:..7. - - -", leader: "N", events: "S:says=low W:director", find: "words-taken=means-card:D7",
			want: "card-played N D7 46B", in2007: "card-played N D7 46B1(c)"},
	)
}

// openWordsCases are words that name no one card, each as it stands, with declarer's saying more, and as the director may take it;
// and words out of turn or on which the players went on.
func openWordsCases() []ruling45 {
	cases := []ruling45{
		{name: "before its turn", deal: lecture, leader: "E", events: "E:D4 S:says=low E:director", want: "card-played N DJ <early>"},
		{name: "open words before its turn", deal: lecture, leader: "E", events: "E:D4 S:says=any E:director", want: "not covered designated-early <early>"},
		{name: "from the wrong hand", deal: lecture, leader: "S", events: "S:says=D E:director", want: "not covered designated-wrong-hand 55A"},
		{name: "played on without a word", deal: lecture, events: "W:H4 S:says=low N:placed=H5 E:H3 S:H2 N:SA W:director", want: ""},
		{name: "S-7b in time, dummy has led on", deal: lecture, find: "other-intent=no", events: "W:H4 S:says=low N:placed=HK E:H3 S:H2 N:SA W:director",
			want: "card-played N H5 46B1(c); card-returned N HK <wrong>; may-change-card E H3 <wrong>; authorized E H3 <own>; unauthorized S H3 <told>; card-returned N SA <wrong>"},
		{name: "S-7b in time, a defender has led on", deal: seventh, find: "other-intent=no", events: "W:D5 S:says=low N:placed=DQ E:DK S:DJ E:C9 W:director",
			want: "card-played N D6 46B1(c); card-returned N DQ <wrong>; card-returned E C9 <wrong>; authorized E C9 <own>; unauthorized S C9 <told>; " +
				"may-change-card E DK <wrong>; authorized E DK <own>; unauthorized S DK <told>"},
		{name: "S-7b", deal: seventh, events: "W:D5 S:says=low N:placed=DQ E:DK S:DJ E:C9 S:C5 W:director", want: "card-stands N DQ 45D2", in2007: "card-stands N DQ 45D"},
		{name: "a card played before dummy's wrong one stays", deal: seventh, find: "other-intent=no", events: "W:D5 S:says=low E:DK N:placed=DQ W:director",
			want: "card-played N D6 46B1(c); card-returned N DQ <wrong>"},
		{name: "absent, then named", deal: lecture, leader: "N", won: "SK", find: "other-intent=no", events: "S:says=CJ S:says=CQ W:director",
			want: "ruled-with-later #2 45C4(a) / card-played N CQ 45C4(a)"},
		{name: "absent twice", deal: lecture, leader: "N", won: "SK", find: "other-intent=no", events: "S:says=CJ S:says=CK W:director",
			want: "ruled-with-later #2 45C4(a) / must-designate N any 46B4"},
		{name: "which of several, then named", deal: lecture, leader: "N", won: "SK", find: "other-intent=no", events: "S:says=Q S:says=HQ W:director",
			want: "ruled-with-later #2 45C4(a) / card-played N HQ 45C4(a)"},
		{name: "rank absent, then named", deal: ninth, leader: "N", won: "HA", find: "other-intent=no", events: "S:says=A S:says=high W:director",
			want: "ruled-with-later #2 45C4(a) / must-designate N any 46B4"},
		{name: "suit absent, then named", deal: "N:A73.KQ5.QJ8. - - -", leader: "N", find: "other-intent=no", events: "S:says=C S:says=D W:director",
			want: "ruled-with-later #2 45C4(a) / card-played N D8 45C4(a)"},
		{name: "anything, then named", deal: lecture, leader: "N", won: "SK", find: "other-intent=no", events: "S:says=any S:says=HQ W:director",
			want: "not covered declarer-spoke-again 46B5 / not covered declarer-spoke-again 46B5"},
		{name: "a diamond, followed at once", deal: lecture, leader: "N", won: "SK", find: "other-intent=no", events: "S:says=D E:D2 W:director", want: "card-played N DJ 46B2"},
		// Of words that come to no card, and a defender's card on them, authorities differ (CASE-078).
		{name: "absent, played on", deal: lecture, leader: "N", won: "SK", find: "other-intent=no", events: "S:says=CJ E:C3 W:director",
			want: "not covered played-on-no-card 46B4"},
		{name: "absent, played on, then dummy's card", deal: lecture, leader: "N", won: "SK", find: "other-intent=no", events: "S:says=CJ E:C3 N:placed=C2 W:director",
			want: "not covered played-on-no-card 46B4"},
		{name: "absent, played on, then named", deal: lecture, leader: "N", won: "SK", find: "other-intent=no", events: "S:says=CJ E:C3 S:says=CQ W:director",
			want: "ruled-with-later #3 45C4(a) / not covered played-on-no-card 46B"},
		{name: "which of several, played on", deal: lecture, leader: "N", won: "SK", find: "other-intent=no", events: "S:says=Q E:H3 W:director",
			want: "not covered played-on-no-card 46B3(b)"},
		{name: "rank absent, played on", deal: ninth, leader: "N", won: "HA", find: "other-intent=no", events: "S:says=A E:CT W:director",
			want: "not covered played-on-no-card 46B4"},
		{name: "suit absent, played on", deal: "N:A73.KQ5.QJ8. - - -", leader: "N", find: "other-intent=no", events: "S:says=C E:C3 W:director",
			want: "not covered played-on-no-card 46B4"},
		{name: "anything, played on", deal: lecture, leader: "N", won: "SK", find: "other-intent=no", events: "S:says=any E:C3 W:director",
			want: "not covered played-on-no-card 46B5"},
		{name: "low, with a dummy that is not given", deal: "N:- - - -", find: "other-intent=no words-taken=means-card:H5", events: "W:H4 S:says=low W:director",
			want: "card-played N H5 46B"},
	}
	// A card that East has played was never in a dummy that is not given.
	cases = append(cases, ruling45{name: "dummy not given, a slip for another's card", deal: "N:- - - -", leader: "N",
		find:   "other-intent=no found-in-dummy=means-card:C2 change-kind=slip-of-tongue named-unintended=yes paused-to-think=no",
		events: "S:says=C E:C3 S:says=C3 E:director",
		want:   "card-played N C2 46B / card-returned N C2 47C; must-designate N any 46A; may-change-card E C3 47D; authorized E C3 <own>; unauthorized S C3 <told>"})
	// A dummy that is not given is for the director to look at.
	for words, says := range map[string]string{"suit": "S:says=C", "rank": "S:says=Q"} {
		c := ruling45{name: "dummy not given, " + words, deal: "N:- - - -", leader: "N"}
		for _, more := range []struct{ find, events, want string }{
			{"absent", " E:C3 S:says=C3", "ruled-with-later #3 45C4(a) / not covered played-on-no-card 46B"},
			{"means-card:CQ", "", "card-played N CQ 46B"},
			{"absent", "", "must-designate N any 46B4"},
			{"absent", " E:C3", "not covered played-on-no-card 46B4"},
			{"absent", " S:says=H6", "ruled-with-later #2 45C4(a) / card-played N H6 45C4(a)"},
			{"absent", " S:says=low-C", "ruled-with-later #2 45C4(a) / must-designate N any 46B4"},
		} {
			c.find, c.events, c.want = "other-intent=no found-in-dummy="+more.find, says+more.events+" E:director", more.want
			cases = append(cases, c)
		}
	}
	// Words for which 46B does not provide: on lead, "high" and "low" name no suit; with the king unseen nothing is known to win.
	for words, events := range map[string]string{"high": "S:says=high", "low": "S:says=low", "hm": "S:says=hm", "win": "W:C6 S:says=win"} {
		c := ruling45{name: words + " taken as a card", deal: ninth, leader: "N", won: "HA", find: "other-intent=no words-taken=means-card:CQ"}
		if words == "win" {
			c.leader = "W"
		}
		c.events, c.want = events+" E:director", "card-played N CQ 46B"
		either, more := c, c
		either.name, either.find, either.want = words+" taken as neither", "other-intent=no words-taken=neither-named", "either-chooses N any 46B5"
		more.name, more.find = words+", then more", either.find
		more.events, more.want = events+" S:says=CJ E:director", "not covered declarer-spoke-again 46B5 / not covered declarer-spoke-again 46B5"
		on := either
		on.name, on.events, on.want = words+", played on", events+" E:CT E:director", "not covered played-on-no-card 46B5"
		cases = append(cases, c, either, more, on)
	}
	return cases
}
