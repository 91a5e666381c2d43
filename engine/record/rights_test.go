package record

import (
	"testing"

	"rectify/engine/bridge"
)

const (
	partScore = "N:KJ84.A73.Q52.K94 73.KJ95.K83.J852 AQT95.62.AJ74.Q3 62.QT84.T96.AT76"
	threeEach = "N:K..2.9 3.9..J A5...Q 2.8..6"
)

func noticed(seat bridge.Seat, of int) Event { return Event{Kind: Attention, Seat: seat, Of: of} }

func (sc *script) open(want string) *script {
	sc.t.Helper()
	if got := matters(sc.s); got != want {
		sc.t.Errorf("after %d table events %q is open, want %q", sc.s.Events, got, want)
	}
	return sc
}

// South ruffs a club and holds one; East sees it.
func ruffed(t *testing.T) *script {
	return ending(t, "4S by S", threeEach, bridge.West).plays("C6 C9 CJ S5").do(noticed(bridge.East, 4))
}

func TestActingBeforeTheDirectorIsNoted(t *testing.T) {
	ruffed(t).open("revoke@4/S").plays("SA").open("revoke@4/S").plays("S2").open("acted-too-soon@7/S revoke@4/S").plays("SK S3").
		open("acted-too-soon@7/S revoke@4/S")
}

func TestActingUnderTheDirectorIsNot(t *testing.T) {
	ruffed(t).do(Event{Kind: Director, Seat: bridge.East}).plays("SA S2").open("revoke@4/S")
}

func TestAcceptingIsNotActingTooSoon(t *testing.T) {
	begin(t, bridge.West, "").calls("1S N:1H").do(noticed(bridge.South, 2)).calls("E:2S").open("insufficient-bid@2/N")
	begin(t, bridge.North, "").calls("E:1S").do(noticed(bridge.West, 1)).calls("S:2C").open("out-of-rotation@1/E")
}

func TestWhatIsNotRectifiedStays(t *testing.T) {
	sc := ruffed(t).plays("SA S2 SK S3").rule(ActedTooSoon, Order{Kind: NotRectified, Cite: "11A"}).open("").plays("CQ H8 D2 H9")
	if sc.s.Phase != Over {
		t.Fatalf("phase %d", sc.s.Phase)
	}
	sc.open("")
	ruffed(t).do(Event{Kind: Decided, Seat: bridge.East, Of: 4}).open("players-decided@6/S revoke@4/S").
		rule(PlayersDecided, Order{Kind: SettlementCancelled, Cite: "10B"}).open("revoke@4/S")
}

func TestACorrectedRevokeMayCostTricks(t *testing.T) {
	sc := ending(t, "4S by S", threeEach, bridge.West).plays("C6 C9 CJ S5").do(Event{Kind: Asked, Seat: bridge.North, To: bridge.South, Of: 4})
	sc.open("dummy-spoke@5/N revoke@4/S").rule(DummySpoke, Order{Kind: RevokeCounts, Cite: "43B2(b)"})
	sc.do(Event{Kind: Withdrew, Seat: bridge.South, Card: card("S5"), NewCard: card("CQ")}).rule(Revoke, goesOn("62A"))
	sc.plays("SA S2 SK S3 S5 H8 D2 H9").open("revoke-tricks@4/S+")
}

func TestDefendersSayFromWhichHandTheLeadComes(t *testing.T) {
	sc := ending(t, "4S by S", partScore, bridge.West).plays("H4 HA H5 H2").do(
		Event{Kind: SawHand, Seat: bridge.North, To: bridge.South}, Event{Kind: ToldTurn, Seat: bridge.North, To: bridge.North})
	sc.open("dummy-saw-hand@5/N dummy-spoke@6/N")
	sc.rule(DummySpoke, Order{Kind: LeadsFrom, On: bridge.South, Until: NextLead, Cite: "43B2(a)"})
	if sc.s.Turn() != bridge.South {
		t.Errorf("%s is on turn", sc.s.Turn())
	}
	sc.plays("SA S2 S4 S3").open("dummy-saw-hand@5/N")
	if len(sc.s.Orders) > 0 || sc.s.Turn() != bridge.South {
		t.Errorf("%v, %s is on turn", sc.s.Orders, sc.s.Turn())
	}
}

func TestDummyMaySayWhoFollows(t *testing.T) {
	sc := ending(t, "4S by S", partScore, bridge.West).plays("H4 HA H5").do(Event{Kind: ToldTurn, Seat: bridge.North, To: bridge.South}).open("")
	sc.plays("H2 S:DJ").do(Event{Kind: ToldTurn, Seat: bridge.North, To: bridge.North}).open("dummy-spoke@7/N lead-out-of-turn@6/S")
}

func TestALeadFaceDownStaysUnlessTheDirectorLetsItBack(t *testing.T) {
	down := Event{Kind: LedFaceDown, Seat: bridge.West, Card: card("H4")}
	sc := begin(t, bridge.South, partScore).calls("1S P 3S P 4S P P P").do(down, Event{Kind: Withdrew, Seat: bridge.West, Card: card("H4"), NewCard: card("CA")})
	sc.open("lead-changed@10/W").rule(LeadChanged, Order{Kind: LeadStands, On: bridge.West, What: Scope{Card: card("H4")}, Cite: "41A"})
	if sc.s.FaceDown != (FaceDownLead{bridge.West, card("H4"), 9}) {
		t.Errorf("%+v lies face down", sc.s.FaceDown)
	}
	sc.do(Event{Kind: Faced, Seat: bridge.West}).plays("HA").open("")
}

func TestTheContractIsAskedForOfNobodyInParticular(t *testing.T) {
	sc := begin(t, bridge.South, partScore).calls("1S P 3S P 4S X P P P").plays("H4")
	sc.do(Event{Kind: Asked, Seat: bridge.South, Of: 3}, Event{Kind: Asked, Seat: bridge.South, To: bridge.West, Of: 6}).open("")
	sc.do(Event{Kind: Asked, Seat: bridge.South, Of: 6}).open("contract-asked@13/S")
}

func TestCardsOfAnotherBoardGoBackToTheFirstCall(t *testing.T) {
	begin(t, bridge.South, "").do(Event{Kind: WrongBoard, Seat: bridge.South}).open("")
	sc := begin(t, bridge.South, "").calls("1NT N:2C").do(Event{Kind: WrongBoard, Seat: bridge.South})
	sc.open("wrong-board-cards@1/S out-of-rotation@2/N").rule(WrongBoardCards, cancelled(1, "15A1"), cancelled(2, "15A1")).open("")
	if sc.s.Turn() != bridge.South {
		t.Errorf("%s is on turn", sc.s.Turn())
	}
}

func TestPartnersMayNotConsult(t *testing.T) {
	begin(t, bridge.North, "").calls("E:1S").do(Event{Kind: Asked, Seat: bridge.South, To: bridge.North, Of: 1}).
		open("partner-consulted@2/S out-of-rotation@1/E")
}
