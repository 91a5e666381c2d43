package rulings

import (
	"strings"

	"rectify/engine/law"
)

// The fifth case of the lecture; and the end of its fourth, with two cards each.
const (
	fifth   = "N:A942.97.KJ98.Q96 T6.JT53.A63.KT52 K87.AKQ2.742.A73 QJ53.864.QT5.J84"
	second  = "N:J854.T963.52.A32 AQ76.Q84.873.T98 T2.A5.AKQJT94.75 K93.KJ72.6.KQJ64"
	ending2 = "N:..J9. .Q.T. ..2.6 K7..."
)

// heldCases are cards held by a defender or by declarer (45C1, 45C2): 45-6, 45-7, S-4, S-5, S-9.
func heldCases() []ruling45 {
	const led = "W:H7 N:HQ E:HA S:H5 "
	seen, unseen := "partner-could-see=yes", "partner-could-see=no"
	cases := []ruling45{
		{name: "45-6", deal: ninth, find: seen, events: led + "E:DA S:D7 W:held=D4 W:up=D4 S:director", want: "card-played W D4 45C1"},
		{name: "partner could not see", deal: ninth, find: unseen, events: led + "E:DA S:D7 W:held=D4 W:up=D4 S:director",
			want: "card-returned W D4 45C1; no-irregularity 45C1"},
		{name: "not seen, and played", deal: ninth, find: unseen, events: led + "E:DA S:D7 W:held=D4 W:D4 S:director", want: "no-irregularity 45C1"},
		{name: "S-5 as a lead", deal: ninth, find: seen, events: led + "E:held=HT E:up=HT S:director", want: "card-played E HT 45C1"},
		{name: "played", deal: ninth, find: seen, events: led + "E:held=HT E:HT S:director", want: "no-irregularity 45C1"},
		{name: "S-9a", deal: ninth, find: seen, events: led + "E:held=HT E:up=HT E:H3 S:director",
			want: "card-played E HT 45C1; penalty-major E H3 50B"},
		{name: "another, and the play went on", deal: ninth, find: seen, events: led + "E:held=HT E:up=HT E:H3 S:H6 S:director",
			want: "not covered went-on-after-held 45C1"},
		{name: "does not follow suit", deal: ninth, find: seen, events: led + "E:DA S:D7 W:held=S2 S:director", want: "not covered held-illegal 62A"},
		{name: "S-4", deal: ending2, leader: "S", find: seen, events: "S:D2 W:S7 E:held=DT S:director",
			want: "due E 45C1"},
		{name: "on partner's lead", deal: ninth, find: seen, events: led + "W:held=S2 S:director", want: "not covered held-lead-out-of-turn 56"},
		{name: "before the lead", deal: ninth, events: "S:call=1NT W:call=P N:call=P E:call=P W:held=H7 S:director", want: "not covered held-before-lead 24"},
		{name: "played already, a lead", deal: ninth, find: seen + " deemed-lead=yes", events: "E:DA S:D7 W:D4 W:held=S2 S:director", leader: "E", want: "not covered fifth-card-led 56"},
		{name: "played already, a lead before partner", deal: ninth, find: seen + " deemed-lead=yes", events: "W:H7 W:held=S2 S:director", want: "due W 45E1"},
		{name: "played already, small", deal: ninth, find: seen + " deemed-lead=no exposed-inadvertently=yes", events: "W:H7 W:held=S2 S:director", want: "penalty-minor W S2 50B"},
		{name: "played already, on purpose", deal: ninth, find: seen + " deemed-lead=no exposed-inadvertently=no", events: "W:H7 W:held=S2 S:director", want: "penalty-major W S2 50B"},
		{name: "played already, honour", deal: ninth, find: seen + " deemed-lead=no", events: "W:H7 W:held=SQ S:director", want: "penalty-major W SQ 50B"},
		{name: "played already, second", deal: ninth, find: seen + " deemed-lead=no", events: "W:penalty=C3 W:H7 W:held=S2 S:director", want: "penalty-major W S2 50B; penalty-major W C3 50B"},
		{name: "two held", deal: ninth, find: seen + " deemed-lead=no exposed-inadvertently=no", events: led + "E:held=HT E:up=HT E:held=H9 S:director",
			want: "card-played E HT 45C1 / penalty-major E H9 50B"},
		{name: "45-7, S-9c", deal: ninth, find: "held-how=fell", events: led + "E:DA S:held=D7 S:up=D7 W:director", want: "card-returned S D7 48A; no-irregularity 48A"},
		{name: "S-9b", deal: ninth, find: "held-how=neither", events: led + "E:DA S:held=D7 S:up=D7 S:D8 W:director", want: "card-returned S D7 45C2; no-irregularity 45C2"},
	}
	for how, by := range map[string]string{"on-table": "45C2(a)", "as-played": "45C2(b)"} {
		for _, c := range fromHand("held", "S", by) {
			c.name = how + ", " + c.name
			c.find = strings.TrimSpace("held-how=" + how + " " + c.find)
			cases = append(cases, c)
		}
	}
	for _, c := range fromHand("touched", "N", "45C3") {
		c.name = "touched, " + c.name
		c.find = strings.TrimSpace("touched-why=to-play " + c.find)
		cases = append(cases, c)
	}
	return cases
}

// fromHand is cards that declarer held in hand, or touched in dummy, and that count as played.
func fromHand(act, hand, by string) []ruling45 {
	c := func(name, leader, find, events, want string) ruling45 {
		return ruling45{name: name, deal: ninth, leader: leader, find: find, events: events, want: want}
	}
	if act == "held" {
		return []ruling45{
			c("in turn", "E", "", "E:DA S:held=D7 S:up=D7 W:director", "card-played S D7 "+by),
			c("played", "E", "", "E:DA S:held=D7 S:D7 W:director", "no-irregularity "+by),
			c("another", "E", "", "E:DA S:held=D7 S:up=D7 S:D8 W:director", "card-played S D7 "+by+"; card-returned S D8 "+by),
			c("went on", "E", "", "E:DA S:held=D7 S:up=D7 S:D8 W:D4 W:director", "not covered went-on-after-held "+by),
			c("illegal", "E", "", "E:DA S:held=S5 S:up=S5 W:director", "not covered held-illegal 62A"),
			c("early", "W", "", "W:H7 S:held=HK W:director", "card-played S HK <early>"),
			c("early, played", "W", "", "W:H7 S:held=HK N:H2 E:H3 S:HK W:director", "no-irregularity <early>"),
			c("early, another", "W", "", "W:H7 S:held=HK S:up=HK N:H2 E:H3 S:H5 W:director", "card-played S HK <early>; card-returned S H5 "+by),
			c("early, went on", "W", "", "W:H7 S:held=HK S:up=HK N:H2 E:H3 S:H5 W:C6 W:director", "not covered went-on-after-held <early>"),
			c("early, illegal", "W", "", "W:H7 S:held=SA W:director", "not covered held-illegal 62A"),
			c("on the wrong lead", "E", "", "S:held=SA E:director", "not covered led-from-wrong-hand 55A"),
			c("played already", "E", "deemed-lead=no", "E:DA S:D7 S:held=D8 E:director", "card-returned S D8 45E2; play-goes-on 45E2"),
			c("played already, a lead", "E", "deemed-lead=yes", "E:DA S:D7 S:held=D8 E:director", "not covered fifth-card-led 55A"),
		}
	}
	return []ruling45{
		c("in turn", "W", "", "W:H7 S:touched=H2 W:director", "card-played N H2 "+by),
		c("played", "W", "", "W:H7 S:touched=H2 N:H2 W:director", "no-irregularity "+by),
		c("another", "W", "", "W:H7 S:touched=H2 N:HQ W:director", "card-played N H2 "+by+"; card-returned N HQ "+by),
		c("went on", "W", "", "W:H7 S:touched=H2 N:HQ E:HA W:director", "not covered went-on-after-held "+by),
		c("illegal", "W", "", "W:H7 S:touched=S9 W:director", "not covered held-illegal 62A"),
		c("early", "E", "", "E:DA S:touched=D5 E:director", "card-played N D5 <early>"),
		c("early, played", "E", "", "E:DA S:touched=D5 S:D7 W:D4 N:D5 E:director", "no-irregularity <early>"),
		c("early, another", "E", "", "E:DA S:touched=D5 S:D7 W:D4 N:D6 E:director", "card-played N D5 <early>; card-returned N D6 "+by),
		c("early, went on", "E", "", "E:DA S:touched=D5 S:D7 W:D4 N:D6 E:D2 E:director", "not covered went-on-after-held <early>"),
		c("early, illegal", "E", "", "E:DA S:touched=H2 E:director", "not covered held-illegal 62A"),
		c("on the wrong lead", "S", "", "S:touched=DQ E:director", "not covered led-from-wrong-hand 55A"),
		c("played already", "W", "deemed-lead=no", "W:H7 N:H2 S:touched=HQ W:director", "card-returned N HQ 45E2; play-goes-on 45E2"),
		c("played already, a lead", "W", "deemed-lead=yes", "W:H7 N:H2 S:touched=DQ W:director", "not covered fifth-card-led 55A"),
	}
}

// touchedCases are S-3, dummy's touching a card (45F) and a card turned too soon (45G).
var touchedCases = []ruling45{
	{name: "S-3 played", deal: ninth, find: "touched-why=to-play", leader: "N", events: "S:touched=DT W:director", want: "card-played N DT 45C3"},
	{name: "S-3 arranging", deal: ninth, find: "touched-why=to-arrange", leader: "N", events: "S:touched=DT W:director", want: "no-irregularity 45C3"},
	{name: "S-3 reaching", deal: ninth, find: "touched-why=to-reach", leader: "N", events: "S:touched=DT W:director", want: "no-irregularity 45C3"},
	{name: "dummy as told", deal: ninth, find: "dummys-reason=instructed", events: "W:H7 N:touched=HQ W:director", want: "no-irregularity 45B"},
	{name: "dummy arranging", deal: ninth, find: "dummys-reason=to-arrange", events: "W:H7 N:touched=HQ W:director", want: "no-irregularity 45F"},
	{name: "dummy unasked, damage", deal: "N:2... 3... 4... 5...", find: "dummys-reason=unasked dummy-suggested=yes damaged=yes",
		events: "W:S5 N:touched=S2 W:director N:S2 E:S3 S:S4", want: "play-goes-on 45F; due 45F / adjust-score N 45F"},
	{name: "dummy unasked, no damage", deal: "N:2... 3... 4... 5...", find: "dummys-reason=unasked dummy-suggested=yes damaged=no",
		events: "W:S5 N:touched=S2 W:director N:S2 E:S3 S:S4", want: "play-goes-on 45F; due 45F / score-stands 45F"},
	{name: "dummy unasked, nothing suggested", deal: "N:2... 3... 4... 5...", find: "dummys-reason=unasked dummy-suggested=no",
		events: "W:S5 N:touched=S2 W:director N:S2 E:S3 S:S4", want: "play-goes-on 45F; due 45F / score-stands 45F"},
	{name: "turned too soon", deal: ninth, events: "W:H7 N:H2 W:turned=H7 S:director", want: "play-goes-on 45G"},
	{name: "turned in time", deal: ninth, events: "W:H7 N:H2 E:HA S:H5 W:turned=H7 S:director", want: "no-irregularity 45G"},
}

// changedCases are changes of designation: 45-1 to 45-5, S-1, S-2, S-a to S-c, X.2.
var changedCases = []ruling45{
	{name: "45-1, S-b", deal: "N:AQ... - 32... K7...", leader: "S", find: "change-kind=changed-mind named-unintended=no",
		events: "S:S2 W:SK S:says=SQ S:says=SA W:director", want: "card-stands N SQ 45C4(a); play-goes-on 45C4(a)"},
	{name: "S-c", deal: "N:A8... - 65... K9...", leader: "S", find: "change-kind=lost-concentration named-unintended=no",
		events: "S:S5 W:SK S:says=S8 S:says=SA W:director", want: "card-stands N S8 45C4(a); play-goes-on 45C4(a)"},
	{name: "S-a", deal: "N:A2... 8... 3... 5...", leader: "S", find: "change-kind=slip-of-tongue named-unintended=yes paused-to-think=no",
		events: "S:S3 W:S5 S:says=SA S:says=S2 W:director", want: "card-played N S2 45C4(b); card-returned N SA 47C"},
	{name: "45-2, S-1", deal: "N:KJ852.QT864.Q.32 A764.A93.KJ5.JT4 QT.5.AT943.AQ875 93.KJ72.8762.K96", trump: "S", leader: "E",
		find: "other-intent=no change-kind=changed-mind named-unintended=no", events: "E:S4 S:SQ W:S9 S:says=J N:placed=SJ S:says=K@4 E:director",
		want: "card-played N SJ 46B3(b) / card-stands N SJ 45C4(a); play-goes-on 45C4(a)"},
	{name: "45-3, S-2", deal: second, find: "other-intent=no change-kind=slip-of-tongue named-unintended=yes paused-to-think=no",
		events: "W:CK S:says=CA E:C8 S:C5 S:says=C N:placed=C2 E:C9 S:says=D E:director",
		want:   "card-played N C2 46B2 / card-played N D2 45C4(b); card-returned N C2 47C; may-change-card E C9 47D; authorized E C9 <own>; unauthorized S C9 <told>"},
	{name: "45-3 in one breath", deal: second, find: "other-intent=no change-kind=slip-of-tongue named-unintended=yes paused-to-think=no",
		events: "W:CK S:says=CA E:C8 S:C5 S:says=C S:says=D E:director",
		want:   "card-played N C2 46B2 / card-played N D2 45C4(b); card-returned N C2 47C"},
	{name: "after a pause", deal: second, find: "other-intent=no named-unintended=yes paused-to-think=yes", only: law.Edition2007,
		events: "W:CK S:says=CA E:C8 S:C5 S:says=C S:says=D E:director",
		want:   "card-played N C2 46B2 / card-stands N C2 45C4(b); play-goes-on 45C4(b)"},
	{name: "45-4", deal: fifth, leader: "S", find: "change-kind=slip-of-tongue named-unintended=yes paused-to-think=no",
		events: "S:D2 W:D5 S:says=D8 E:DA E:ST S:says=DJ@3 E:director",
		want:   "card-played N DJ 45C4(b); card-returned N D8 47C; card-returned E ST 47D; authorized E ST <own>; unauthorized S ST <told>; may-change-card E DA 47D; authorized E DA <own>; unauthorized S DA <told>"},
	{name: "45-5", deal: fifth, leader: "S", events: "S:D2 W:D5 S:says=D8 E:DA E:ST S:S7 S:says=DJ@3 E:director",
		want: "card-stands N D8 45C4(b); play-goes-on 45C4(b)"},
	{name: "a play of dummy's stands for its being named", deal: "N:AQ... - 32... K7...", leader: "S", find: "change-kind=changed-mind named-unintended=no",
		events: "S:S2 W:SK N:SQ S:says=SA W:director", want: "card-stands N SQ 45C4(a); play-goes-on 45C4(a)"},
	{name: "the queen, and the queen again", deal: "N:AQ... - 32... K7...", leader: "S", find: "other-intent=no",
		events: "S:S2 W:SK S:says=Q S:says=SQ W:director", want: "card-played N SQ 46B3(b) / no-irregularity 45C4(a)"},
	{name: "the first words are taken to mean the second card", deal: "N:AQ... - 32... K7...", leader: "S", find: "other-intent=means-card:SA",
		events: "S:S2 W:SK S:says=Q S:says=A W:director", want: "card-played N SA 46B / no-irregularity 45C4(a)"},
	{name: "X.2 queen, no, ace", deal: twelfth, leader: "S", find: "other-intent=no change-kind=changed-mind named-unintended=no",
		events: "S:S4 W:SK S:says=Q S:says=A W:director", want: "card-played N SQ 46B3(b) / card-stands N SQ 45C4(a); play-goes-on 45C4(a)"},
	{name: "the new words leave it open", deal: lecture, leader: "N", won: "SK", find: "change-kind=slip-of-tongue named-unintended=yes paused-to-think=no",
		events: "S:says=SA E:S2 S:says=Q E:director",
		want:   "card-returned N SA 47C; must-designate N any 46A; may-change-card E S2 47D; authorized E S2 <own>; unauthorized S S2 <told>"},
}

// misplacedCases are cards that dummy put out and declarer did not name: 45-10 to 45-12, S-7b.
var misplacedCases = []ruling45{
	{name: "45-10", deal: "N:2.2.A8.2 - - -", events: "W:D2 S:says=DA N:placed=D8 E:DK W:director",
		want: "card-played N DA <wrong>; card-returned N D8 <wrong>; may-change-card E DK <wrong>; authorized E DK <own>; unauthorized S DK <told>"},
	{name: "noticed at once", deal: "N:2.2.A8.2 - - -", events: "W:D2 S:says=DA N:placed=D8 W:director", want: "card-played N DA <wrong>; card-returned N D8 <wrong>"},
	{name: "declarer has followed, his opponent changes", deal: "N:2.2.A8.2 - - -", events: "W:D2 S:says=DA N:placed=D8 E:DK S:D4 W:director E:withdrew=DK>D5",
		want: "card-played N DA <wrong>; card-returned N D8 <wrong>; may-change-card E DK <wrong>; authorized E DK <own>; unauthorized S DK <told>; … / " +
			"card-played N DA <wrong>; card-returned N D8 <wrong>; may-change-card E DK <wrong>; authorized E DK <own>; unauthorized S DK <told>; may-change-card S D4 <wrong>"},
	{name: "declarer has followed, nobody changes", deal: "N:2.2.A8.2 - - -", events: "W:D2 S:says=DA N:placed=D8 E:DK S:D4 W:director S:says=S2",
		want: "card-played N DA <wrong>; card-returned N D8 <wrong>; may-change-card E DK <wrong>; authorized E DK <own>; unauthorized S DK <told>; … / " +
			"card-played N DA <wrong>; card-returned N D8 <wrong>; may-change-card E DK <wrong>; authorized E DK <own>; unauthorized S DK <told>; play-goes-on <wrong>"},
	{name: "a defender has led on", deal: "N:2.2.A8.2 - - -", events: "W:D2 S:says=DA N:placed=D8 E:DK S:D4 E:C3 W:director N:S2",
		want: "card-played N DA <wrong>; card-returned N D8 <wrong>; card-returned E C3 <wrong>; authorized E C3 <own>; unauthorized S C3 <told>; may-change-card E DK <wrong>; authorized E DK <own>; unauthorized S DK <told>; … / " +
			"card-played N DA <wrong>; card-returned N D8 <wrong>; may-change-card E DK <wrong>; authorized E DK <own>; unauthorized S DK <told>; play-goes-on <wrong>"},
	{name: "nothing was named", deal: "N:2.2.A8.2 - - -", events: "W:D2 N:placed=D8 W:director", want: "card-returned N D8 <wrong>; must-designate N any <wrong>"},
	{name: "what was named is not there", deal: "N:2.2.A8.2 - - -", find: "other-intent=no", events: "W:D2 S:says=DK N:placed=D8 W:director",
		want: "card-returned N D8 46B4; must-designate N any 46B4"},
	{name: "what is not there, and both sides have gone on", deal: "N:2.2.A.82 - - -", events: "W:D2 S:says=DK N:placed=C8 E:DQ S:D4 E:C3 S:C4 W:director",
		want: "card-stands N C8 45D2", in2007: "card-stands N C8 45D"},
	{name: "S-7b, 45-12", deal: "N:2.2.A.82 - - -", events: "W:D2 S:says=DA N:placed=C8 E:DK S:D4 E:C3 S:C4 W:director",
		want: "card-stands N C8 45D2", in2007: "card-stands N C8 45D"},
	{name: "45-11", deal: "N:2.K.A4.2 - - -", leader: "N", trump: "S", events: "S:says=HK N:placed=D4 E:D5 S:S3 W:D6 S:S4 W:S5 W:director",
		want: "card-stands N D4 45D2", in2007: "card-stands N D4 45D"},
}

// otherCases are fifth cards: 45-8, 45-9, S-6, S-8.
var otherCases = []ruling45{
	{name: "45-8", deal: ninth, find: "deemed-lead=no exposed-inadvertently=yes", events: "W:H7 W:placed=S2 S:director", want: "penalty-minor W S2 50B"},
	{name: "S-6 on purpose", deal: ninth, find: "deemed-lead=no exposed-inadvertently=no", events: "W:H7 W:placed=S2 S:director", want: "penalty-major W S2 50B"},
	{name: "45-8 an honour", deal: ninth, find: "deemed-lead=no", events: "W:H7 W:placed=SQ S:director", want: "penalty-major W SQ 50B"},
	{name: "S-6 a second penalty card", deal: ninth, find: "deemed-lead=no", events: "W:penalty=C3 W:H7 W:placed=S2 S:director", want: "penalty-major W S2 50B; penalty-major W C3 50B"},
	{name: "S-6 a lead", deal: ninth, find: "deemed-lead=yes", events: "W:H7 N:H2 E:HA S:H5 E:placed=D2 S:director", want: "not covered fifth-card-led 56"},
	{name: "a lead before partner", deal: ninth, find: "deemed-lead=yes", events: "W:H7 W:placed=S2 S:director", want: "due W 45E1"},
	{name: "45-9, S-8", deal: ninth, find: "deemed-lead=no", events: "W:H7 N:H2 E:HA S:H5 S:placed=S5 W:director", want: "card-returned S S5 45E2; play-goes-on 45E2"},
	{name: "found too late", deal: ninth, events: "W:H7 N:H2 E:HA S:H5 S:placed=S5 E:D2 S:D7 W:director", want: "card-returned S S5 67B2(a); play-goes-on 67B2(b)"},
	{name: "S-8 from dummy", deal: ninth, find: "deemed-lead=no", events: "W:H7 N:H2 N:placed=HQ W:director", want: "card-returned N HQ 45E2; play-goes-on 45E2"},
	{name: "S-8 a lead", deal: ninth, find: "deemed-lead=yes", events: "W:H7 N:H2 E:HA S:H5 S:placed=S5 W:director", want: "not covered fifth-card-led 55A"},
}
