package record

import (
	"testing"

	"rectify/engine/bridge"
)

func designated(text string) Event {
	e := Event{Kind: Designated, Seat: south}
	switch text {
	case "low":
		e.Says.Manner = Low
	case "spade":
		e.Says = Designation{Manner: ByName, Suit: bridge.Spades}
	default:
		e.Says = Designation{Manner: ByName, Suit: card(text).Suit(), Rank: card(text).Rank()}
	}
	return e
}

func placed(seat bridge.Seat, c string) Event { return Event{Kind: Placed, Seat: seat, Card: card(c)} }

// inPlay is the look of fiveCards without matters.
func inPlay(turn, trick, matters string) look {
	return look{turn: turn, phase: PlayPeriod, contract: "3NT by S", trick: trick, matters: matters}
}

func TestALeadOutOfTurnIsAcceptedByPlayingToIt(t *testing.T) {
	sc := fiveCards(t, west).plays("E:HK").see(inPlay("S", "E:HK", "lead-out-of-turn@1/E"))
	sc.plays("H8").see(inPlay("W", "E:HK S:H8", "lead-out-of-turn@1/E")) // 53A
	if trick, _ := sc.s.Trick(); !trick.Accepted || sc.s.OnLead() != east {
		t.Errorf("%+v, on lead %s", trick, sc.s.OnLead())
	}
}

func TestAProperLeadOverAnIrregularOneBecomesTheLead(t *testing.T) {
	sc := fiveCards(t, west).plays("S:S9 W:HQ").see(inPlay("N", "S:S9 W:HQ", "lead-out-of-turn@1/S revoke@2/W"))
	sc.rule(LeadOutOfTurn, about(CardReturned, south, "S9", "53B"))
	sc.see(inPlay("N", "W:HQ", "")).plays("H2 HK H8") // and the queen, as a lead, is no revoke
	if sc.s.OnLead() != east {
		t.Errorf("%s is on lead, want East", sc.s.OnLead())
	}
}

// What a ruling on the lead takes back asks for no ruling of its own as a card out of turn.
func TestACardThatGoesBackWithAnIrregularLeadHasNoMatterLeft(t *testing.T) {
	sc := fiveCards(t, north).plays("S:S9 N:S2").see(inPlay("W", "S:S9 N:S2", "lead-out-of-turn@1/S play-out-of-turn@2/N"))
	sc.rule(LeadOutOfTurn, about(CardReturned, south, "S9", "55B2"), about(CardReturned, north, "S2", "55B2"))
	sc.see(inPlay("N", "", ""))
}

// Nor does a lead out of turn that another ruling takes back: the correction of a revoke in the trick before (62C1, 62D1).
func TestALeadOutOfTurnThatARevokeTakesBackHasNoMatterLeft(t *testing.T) {
	sc := fiveCards(t, south).plays("S:S9 W:HQ N:S2 E:SA S:H9").see(inPlay("W", "S:H9", "revoke@2/W lead-out-of-turn@5/S"))
	sc.rule(Revoke, about(PenaltyMajor, west, "HQ", "62B1"), about(CardReturned, south, "H9", "62C1"))
	corrected := inPlay("W", "S:S9 N:S2 E:SA", "")
	corrected.penalties = "W:HQ!"
	sc.see(corrected)
}

func TestAFaceDownLeadThatIsFacedIsAnotherMatter(t *testing.T) {
	sc := begin(t, south, "N:A942.97.KJ98.Q96 T5.JT53.A63.KT52 K87.AKQ2.742.A73 QJ63.864.QT5.J84").calls("1NT P P P")
	sc.do(Event{Kind: LedFaceDown, Seat: east, Card: card("H3")})
	if got := sc.s.Matters(); len(got) != 1 || got[0].Kind != FaceDownLeadOutOfTurn {
		t.Fatalf("face down: %v", got)
	}
	sc.do(Event{Kind: Faced, Seat: east})
	if got := sc.s.Matters(); len(got) != 1 || got[0].Kind != OpeningLeadOutOfTurn {
		t.Errorf("faced: %v", got)
	}
}

func TestALeadStandsInItsOwnTrick(t *testing.T) {
	sc := fiveCards(t, west).plays("E:HK H8 HQ H2  S:S9") // the king was accepted by play; now South leads though East is on lead
	m := MatterID{Kind: LeadOutOfTurn, Event: 1, By: east}
	sc.do(Event{Kind: Ruling, Ruled: &Ruled{Matter: m, Orders: []Order{about(LeadStands, east, "HK", "53A")}}})
	if trick, n := sc.s.Trick(); n != 2 || trick.Accepted {
		t.Errorf("trick %d: %+v", n, trick)
	}
}

func TestARevokeCorrectedInTimeReopensTheTrick(t *testing.T) {
	sc := fiveCards(t, south).plays("S7 HQ S2 S6 S8") // West revokes; South wins, and leads to the next trick
	sc.see(inPlay("W", "S:S8", "revoke@2/W"))
	sc.do(Event{Kind: Withdrew, Seat: west, Card: card("HQ"), NewCard: card("SQ")})
	sc.see(inPlay("W", "S:S8", "revoke@2/W")) // the matter lives on, without one of Law 47 beside it
	if r := sc.s.Revokes[0]; !r.Corrected || r.Established != 0 || sc.s.Tricks[0].Winner(bridge.NoTrump) != west {
		t.Errorf("%+v, trick %+v", r, sc.s.Tricks[0])
	}
	sc.rule(Revoke, about(PenaltyMajor, west, "HQ", "62B1"), about(CardReturned, south, "S8", "62C1"))
	want := inPlay("W", "", "")
	want.penalties = "W:HQ!"
	sc.see(want).cards(west, "HQ")
	if _, n := sc.s.Trick(); n != 2 {
		t.Errorf("trick %d, want 2", n)
	}
}

func TestAHoleInATrickIsFilledByItsSeat(t *testing.T) {
	sc := fiveCards(t, south).plays("S7 HQ S2 S6").rule(Revoke, about(PenaltyMajor, west, "HQ", "62B1"))
	want := inPlay("W", "S:S7 N:S2 E:S6", "")
	want.penalties = "W:HQ!"
	sc.see(want).cards(west, "SQ SJ ST").plays("W:HJ").rule(Revoke, about(CardReturned, west, "HJ", "62B"))
	want.turn, want.trick = "W", ""
	sc.see(look{turn: "W", phase: PlayPeriod, contract: "3NT by S", trick: "S:S7 N:S2 E:S6", penalties: "W:HQ!"})
	sc.plays("ST").see(want)
}

func TestARevokeIsEstablishedByADesignationButNotByTheOtherSide(t *testing.T) {
	sc := ending(t, "3NT by S", "N:A2.2.. K6.K.. 98.9.. QJ.Q..", north).plays("SA S6 H9 SJ").see(inPlay("N", "", "revoke@3/S"))
	sc.do(designated("spade"))
	if r := sc.s.Revokes[0]; r.Established != 5 { // 63A2
		t.Errorf("%+v", r)
	}
	sc.do(Event{Kind: Withdrew, Seat: south, Card: card("H9"), NewCard: card("S8")})
	sc.see(inPlay("N", "", "revoke@3/S words-incomplete@5/S card-withdrawn@6/S")) // 63B: too late
}

func TestARevokeAtTheTwelfthTrickIsCorrectedAfterTheLast(t *testing.T) {
	sc := ending(t, "3NT by S", "N:2.2.. 6.3.. 9.9.. Q.Q..", south).plays("S9 HQ S2 S6 H9 SQ H2 H3")
	sc.see(look{turn: "-", phase: Over, contract: "3NT by S", matters: "revoke@2/W revoke-tricks@2/W+"})
	// Both cards go back, and the last two tricks are played properly (62D1); there are no tricks to transfer then.
	sc.rule(Revoke, about(CardReturned, west, "SQ", "62D1"), about(CardReturned, south, "H9", "62D1"), about(CardReturned, north, "H2", "62D1"),
		about(CardReturned, east, "H3", "62D1"), about(CardReturned, west, "HQ", "62D1"))
	sc.see(look{turn: "W", phase: PlayPeriod, contract: "3NT by S", trick: "S:S9 N:S2 E:S6"})
	sc.plays("SQ").see(inPlay("W", "", ""))
}

func TestACardNamedInFullIsPlayedAtOnce(t *testing.T) {
	sc := fiveCards(t, south).plays("S7 ST").do(designated("S2")).see(inPlay("E", "S:S7 W:ST N:S2", ""))
	sc.do(placed(north, "S2")).see(inPlay("E", "S:S7 W:ST N:S2", "")) // as dummy should
	sc.do(designated("S3")).see(inPlay("E", "S:S7 W:ST N:S2", "words-changed@5/S"))
}

func TestWordsThatLeaveSomethingOpenWaitForDummy(t *testing.T) {
	sc := fiveCards(t, south).plays("S7 ST").do(designated("low")).see(inPlay("N", "S:S7 W:ST", "words-incomplete@3/S"))
	sc.plays("E:SA").see(inPlay("N", "S:S7 W:ST E:SA", "words-incomplete@3/S")) // the next hand may follow (57C1)
	sc.do(placed(north, "S2")).see(inPlay("E", "", "words-incomplete@3/S"))
	sc.plays("SK").see(inPlay("S", "E:SK", "")) // nobody has minded
}

func TestDeclarerNamesTheCardThatARulingAsksFor(t *testing.T) {
	sc := fiveCards(t, north).do(designated("low")).do(Event{Kind: Director, Seat: east})
	sc.meanwhile(WordsIncomplete, Order{Kind: MustDesignate, On: north, Chooser: south, Until: NextCard, Cite: "46B"})
	sc.do(designated("H2")).see(inPlay("E", "N:H2", "words-incomplete@1/S")) // and no change of words
}

func TestDummyPutsOutAnotherCardThanTheOneNamed(t *testing.T) {
	sc := fiveCards(t, east).plays("SA S9 SQ").do(designated("S5"), placed(north, "S4")) // the fourth card
	sc.see(inPlay("E", "", "dummy-misplaced@5/N"))
	if got := sc.s.Misput; got.Card != card("S4") || got.Named != card("S5") || sc.s.Tricks[0].Card(north) != card("S4") {
		t.Errorf("%+v", got)
	}
	sc.plays("SK") // play goes on; one side has played to the next trick
	o := about(CardPlayed, north, "S5", "45D1")
	o.What.Event = 5
	sc.rule(DummyMisplaced, o).see(inPlay("S", "E:SK", ""))
	if sc.s.Tricks[0].Card(north) != card("S5") || !sc.s.Hands[north].Has(card("S4")) {
		t.Errorf("%+v, North holds %s", sc.s.Tricks[0], sc.s.Hands[north])
	}
}

func TestDummyLeadsUnasked(t *testing.T) {
	fiveCards(t, north).do(placed(north, "S5")).see(inPlay("E", "N:S5", "dummy-misplaced@1/N"))
}

func TestAFifthCardGoesToTheTrickThatIsThere(t *testing.T) {
	sc := fiveCards(t, south).plays("S7 SQ S2 S6").do(placed(south, "S9")).see(inPlay("W", "", "fifth-card@5/S")) // 45E2
	sc.rule(FifthCard, about(CardReturned, south, "S9", "45E2")).do(placed(east, "H4")).see(inPlay("W", "", "fifth-card@6/E"))
	sc.rule(FifthCard, about(PenaltyMinor, east, "H4", "45E1"))
	if len(sc.s.FaceUp) != 1 || penalties(sc.s) != "E:H4" {
		t.Errorf("face up: %+v", sc.s.FaceUp)
	}
}

func TestACardThatMayNotBeTakenBackStands(t *testing.T) {
	sc := fiveCards(t, south).plays("S7").do(Event{Kind: Play, Seat: west, Card: card("ST")},
		Event{Kind: Withdrew, Seat: west, Card: card("ST"), NewCard: card("SQ")})
	sc.see(inPlay("N", "S:S7 W:SQ", "card-withdrawn@3/W"))
	sc.rule(CardWithdrawn, about(CardStands, west, "ST", "47F2"), about(PenaltyMajor, west, "SQ", "49"))
	want := inPlay("N", "S:S7 W:ST", "")
	want.penalties = "W:SQ!"
	sc.see(want)
}

func TestOpeningLeads(t *testing.T) {
	three := "N:2.2..2 .3.K.K AK...A .A.32."
	sc := begin(t, south, three).calls("4S P P P").do(Event{Kind: LedFaceDown, Seat: west, Card: card("HA")}).plays("E:DK")
	if sc.s.FaceDown.Seat != west {
		t.Errorf("face down: %+v", sc.s.FaceDown)
	}
	sc.do(Event{Kind: Faced, Seat: south})
	if lead, _ := sc.s.Trick(); !lead.Spread || matters(sc.s) != "opening-lead-out-of-turn@6/E" {
		t.Errorf("%+v, matters %s", lead, matters(sc.s)) // 48B1, 54A
	}
	sc.rule(OpeningLeadOutOfTurn, about(CardReturned, west, "HA", "54"), Order{Kind: HandSpread, On: south, Cite: "54A"}, about(LeadStands, east, "DK", "54A"))
	sc.see(look{turn: "S", phase: PlayPeriod, calls: "-", contract: "4S by N", trick: "E:DK"})

	sc = begin(t, south, three).calls("4S P P P").do(Event{Kind: LedFaceDown, Seat: east, Card: card("DK")})
	sc.see(look{turn: "W", phase: Clarification, calls: "-", contract: "4S by S", matters: "face-down-lead-out-of-turn@5/E"})
	sc.rule(FaceDownLeadOutOfTurn, about(CardReturned, east, "DK", "41A"))
	sc.do(Event{Kind: LedFaceDown, Seat: west, Card: card("HA")}, Event{Kind: Faced, Seat: west})
	sc.see(look{turn: "N", phase: PlayPeriod, calls: "-", contract: "4S by S", trick: "W:HA"})

	sc = begin(t, south, three).calls("4S P P P N:P").rule(CallAfterEnd, cancelled(5, "39B")).plays("N:H2") // 54E
	sc.see(look{turn: "W", phase: Clarification, calls: "-", contract: "4S by S", matters: "exposed-in-auction@6/N"})
}

func TestRecordsThatBeginInThePlay(t *testing.T) {
	sc := fiveCards(t, bridge.NoSeat)
	if sc.s.OnLead() != west || sc.s.TricksBefore() != 8 || !sc.s.DummyOut() {
		t.Errorf("on lead %s, tricks before %d", sc.s.OnLead(), sc.s.TricksBefore())
	}
	sc = ending(t, "3NT by S", "N:2... - - A...", west).plays("SA S2 HQ CK")
	sc.see(look{turn: "-", phase: Over, contract: "3NT by S"}) // hands that are not known may discard anything
	if _, err := fiveCards(t, west).s.Step(play(west, "S2")); err == nil {
		t.Error("West plays a card of North's")
	}
	if _, err := ending(t, "3NT by S", "N:2... - - A...", west).s.Step(play(east, "S2")); err == nil {
		t.Error("East, whose hand is not known, plays a card of North's")
	}
}

// Declarer has not played what dummy puts out unasked (45B): the revoke is established when declarer plays on.
func TestADummysCardThatNobodyNamedEstablishesNoRevoke(t *testing.T) {
	sc := ending(t, "3NT by S", "N:A4.K3.. K6.Q5.. 98.72.. QJ.J6..", west).plays("SQ SA S6 H2").do(placed(north, "S4"))
	if r := sc.s.Revokes[0]; r.Established != 0 {
		t.Errorf("established at %d", r.Established)
	}
	if sc.plays("E:SK S:S9"); sc.s.Revokes[0].Established != 7 {
		t.Errorf("established at %d, want 7", sc.s.Revokes[0].Established)
	}
}
