package record

import (
	"testing"

	"rectify/engine/bridge"
)

// The sequences C1 to C24 and C27 of the specification's auction part, each with the ruling of its edition written by hand:
// replay knows no edition. C25 and C26, calls made with the cards of another board, show nothing in a record.

// outOfTurn begins with a call out of rotation that is refused: dealer North, East's 1S.
func outOfTurn(t *testing.T) *script {
	sc := begin(t, north, "").calls("E:1S").see(look{turn: "N", calls: "E:1S", matters: "out-of-rotation@1/E"})
	sc.may(south, "P X 1NT").may(north, "P 1C 1D 1H 1S 1NT").may(west, "") // South accepts by calling, North need not care (29A, 28B)
	sc.do(Event{Kind: Director, Seat: south})
	return sc.meanwhile(OutOfRotation, cancelled(1, "29B")).see(look{turn: "N", matters: "out-of-rotation@1/E"})
}

func TestC1TheCallOutOfRotationIsRepeated(t *testing.T) {
	sc := outOfTurn(t).calls("P")
	sc.rule(OutOfRotation, repeats(east, "1S", "31A1"))
	sc.see(look{turn: "E", calls: "N:P", orders: "must-repeat/E"}).may(east, "1S").mayNot(east, "P", RepeatObliged)
	sc.calls("1S P 2S").see(look{turn: "N", calls: "N:P E:1S S:P W:2S"})
}

func TestC2ThePartnerPassesOnceAndMayBeForbiddenALead(t *testing.T) {
	sc := outOfTurn(t).calls("1H 1S")
	sc.rule(OutOfRotation, passes1(west, "31A2(b)"), banLater(west, SuitUnspecified, "26B"))
	sc.see(look{turn: "S", calls: "N:1H E:1S", orders: "must-pass/W", dues: "lead-restriction/W"})
	sc.calls("2H").may(west, "P").mayNot(west, "2S", PassObliged)
	sc.calls("P").see(look{turn: "N", calls: "N:1H E:1S S:2H W:P", dues: "lead-restriction/W"})
	sc.calls("4H P P").mayNot(west, "4S", MayPlay).calls("P")
	sc.see(look{turn: "E", phase: Clarification, calls: "-", contract: "4H by N", dues: "lead-restriction/W"})
	sc.plays("CA CJ C2 CK DA").see(look{turn: "S", phase: PlayPeriod, calls: "-", contract: "4H by N", trick: "E:DA", dues: "lead-restriction/W"})
	sc.plays("D3 DK D4 S2 S3 SA S4") // West wins the third trick, and leads for the first time
	sc.see(look{turn: "W", phase: PlayPeriod, calls: "-", contract: "4H by N", matters: "lead-restriction@1/E+"})
}

func TestC3TheDenominationIsRepeated(t *testing.T) { // 2007
	sc := outOfTurn(t).calls("1H 1S").rule(OutOfRotation, passes1(west, "31A2(a)"))
	sc.calls("2H P 4H P P P")
	sc.see(look{turn: "E", phase: Clarification, calls: "-", contract: "4H by N"})
}

func TestC4ThePartnerPassesThroughout(t *testing.T) { // 2007
	sc := outOfTurn(t).calls("1H P")
	sc.rule(OutOfRotation, passesOn(west, "31A2(b)"), banLater(west, SuitWithdrawn, "26A2"))
	sc.calls("2H P 4H P P").see(look{turn: "W", calls: "-", orders: "must-pass/W", dues: "lead-restriction/W"}).may(west, "P")
}

func TestC5ASeatIsSkippedByThreePasses(t *testing.T) {
	sc := begin(t, west, "").calls("1S E:P").see(look{turn: "N", calls: "W:1S E:P", matters: "out-of-rotation@2/E"})
	sc.calls("S:P").see(look{turn: "W", calls: "W:1S E:P S:P", matters: "out-of-rotation@2/E"}) // accepted
	sc.calls("P").see(look{turn: "N", calls: "W:1S E:P S:P W:P", matters: "out-of-rotation@2/E seat-skipped@2/E"})
	sc.do(Event{Kind: Director, Seat: north})
	sc.rule(OutOfRotation, stands(2, "29A")).rule(SeatSkipped, cancelled(2, "17D3"), cancelled(3, "17D3"), cancelled(4, "17D3"))
	sc.see(look{turn: "N", calls: "W:1S"}).may(north, "P X 1NT")
	sc.calls("P P P").see(look{turn: "N", phase: Clarification, calls: "-", contract: "1S by W"})
}

// insufficient begins as C6 to C9 do.
func insufficient(t *testing.T) *script {
	sc := begin(t, north, "").calls("1H 2C 1S").see(look{turn: "W", calls: "N:1H E:2C S:1S", matters: "insufficient-bid@3/S"})
	return sc.do(Event{Kind: Director, Seat: west}).meanwhile(InsufficientBid, cancelled(3, "27B"))
}

func TestC6TheLowestSufficientBid(t *testing.T) {
	sc := insufficient(t).calls("2S").rule(InsufficientBid, goesOn("27B1(a)"), review(ReviewDamage, "27D"))
	sc.calls("P").see(look{turn: "N", calls: "N:1H E:2C S:2S W:P", dues: "review-damage/-"}).mayNot(north, "4S", MayPlay)
}

// silenced is C7: South passes instead, and North passes throughout.
func silenced(t *testing.T) *script {
	sc := insufficient(t).calls("P").rule(InsufficientBid, passesOn(north, "27B2"), banLater(north, SuitUnspecified, "26B"))
	return sc.calls("P").see(look{turn: "N", calls: "N:1H E:2C S:P W:P", orders: "must-pass/N", dues: "lead-restriction/N"})
}

func TestC7AnotherCallSilencesThePartner(t *testing.T) {
	sc := silenced(t).may(north, "P").calls("P")
	sc.see(look{turn: "S", phase: Clarification, calls: "-", contract: "2C by E", orders: "must-pass/N", dues: "lead-restriction/N"})
	sc.plays("HA H2 HK H3")
	sc.see(look{turn: "S", phase: PlayPeriod, calls: "-", contract: "2C by E", dues: "lead-restriction/N"})
	sc.plays("SA S2 SK S3 D2 D3 DA D4") // North wins the third trick
	sc.see(look{turn: "N", phase: PlayPeriod, calls: "-", contract: "2C by E", matters: "lead-restriction@3/S+"})
}

func TestC8ABidThatWasForbiddenIsCalledOver(t *testing.T) {
	sc := silenced(t).calls("3H").see(look{turn: "E", calls: "-", matters: "obligation-broken@7/N", orders: "must-pass/N", dues: "lead-restriction/N"})
	sc.calls("4C")
	if made := sc.s.Made(7); !made.Accepted || made.Status != Stands {
		t.Errorf("3H is %+v, want it to stand", made) // 37A
	}
	sc.rule(ObligationBroken, stands(7, "37A")).calls("P P")
	sc.see(look{turn: "N", calls: "-", orders: "must-pass/N", dues: "lead-restriction/N"}).may(north, "P")
}

func TestC9ABidThatWasForbiddenIsCancelled(t *testing.T) {
	sc := silenced(t).calls("3H")
	sc.rule(ObligationBroken, cancelled(7, "37B1"), passesOn(north, "37B2"), passesOn(south, "37B2"))
	sc.see(look{turn: "N", calls: "N:1H E:2C S:P W:P", orders: "must-pass/N must-pass/N must-pass/S", dues: "lead-restriction/N"})
	sc.calls("P").see(look{turn: "S", phase: Clarification, calls: "-", contract: "2C by E",
		orders: "must-pass/N must-pass/N must-pass/S", dues: "lead-restriction/N"})
}

func TestC10AnInsufficientBidIsCalledOver(t *testing.T) {
	sc := begin(t, north, "").calls("1S 1H 1NT").see(look{turn: "W", calls: "N:1S E:1H S:1NT", matters: "insufficient-bid@2/E"})
	if !sc.s.Made(2).Accepted {
		t.Error("1H is not accepted") // 27A1
	}
}

func TestC11AfterAcceptanceALowerBidSuffices(t *testing.T) {
	sc := begin(t, north, "").calls("1S 1H").rule(InsufficientBid, stands(2, "27A1"))
	sc.see(look{turn: "S", calls: "N:1S E:1H"}).may(south, "P X 1S 1NT")
	sc.calls("1S").see(look{turn: "W", calls: "N:1S E:1H S:1S"}).may(west, "P X 1NT")
	if got := sc.s.LastBid(); got.Event != 3 {
		t.Errorf("last bid %+v", got)
	}
}

func TestC12AnUnintendedBidIsCorrected(t *testing.T) {
	sc := begin(t, north, "").calls("1S 1H").do(Event{Kind: Withdrew, Seat: east, Call: call("1H"), NewCall: call("2H")})
	sc.rule(InsufficientBid, stands(3, "25A1")).see(look{turn: "S", calls: "N:1S E:2H"})
}

func TestC13OnlyTheLastToCallMayChange(t *testing.T) {
	sc := begin(t, south, "")
	sc.rec.System = []Explanation{{Of: 1, Agreed: []Meaning{{Points: Range{12, 14}}}, Explained: []Meaning{{Points: Range{15, 17}}}}}
	sc.calls("1NT").do(Event{Kind: Explained, Seat: north, Of: 1}).calls("P P P").do(Event{Kind: Director, Seat: south})
	sc.meanwhile(Misinformation, Order{Kind: MayChangeCall, On: east, What: Scope{Event: 5}, Until: Throughout, Cite: "21B1(a)"})
	sc.may(east, "P X").may(west, "").mayNot(west, "X", AuctionDone)
	sc.rule(Misinformation, goesOn("21B1(a)")) // East keeps the pass
	sc.see(look{turn: "W", phase: Clarification, calls: "-", contract: "1NT by S"}).may(east, "")
}

func TestC14ACallAfterTheFinalPassIsVoid(t *testing.T) {
	sc := begin(t, south, "").calls("1NT P P P E:X")
	sc.see(look{turn: "W", phase: Clarification, calls: "S:1NT W:P N:P E:P E:X", contract: "1NT by S", matters: "call-after-end@5/E"})
	sc.rule(CallAfterEnd, cancelled(5, "39A"), banLater(west, SuitUnspecified, "39C"))
	// West is on lead for the first time at once.
	sc.see(look{turn: "W", phase: Clarification, calls: "S:1NT W:P N:P E:P", contract: "1NT by S", matters: "lead-restriction@5/E+"})
}

func TestC15AnInadmissibleDoubleIsCalledOver(t *testing.T) {
	sc := begin(t, north, "").calls("P").mayNot(east, "X", NoDouble).calls("X")
	sc.see(look{turn: "S", calls: "N:P E:X", matters: "inadmissible@2/E"}).calls("1C")
	sc.rule(Inadmissible, cancelled(2, "36A"), cancelled(3, "36A")).see(look{turn: "E", calls: "N:P"})
	sc.may(east, "P 1C 1D 1H 1S 1NT").calls("P").may(south, "P 1C 1D 1H 1S 1NT")
}

func TestC16ABidOfMoreThanSevenIsCalledOver(t *testing.T) {
	sc := begin(t, east, "").mayNot(east, "8D", TooHigh).calls("8D 7NT").see(look{turn: "W", calls: "-", matters: "above-seven@1/E"})
	sc.rule(AboveSeven, cancelled(1, "38B"), cancelled(2, "38B"), passesOn(east, "38C"), passesOn(west, "38C"))
	sc.see(look{turn: "E", orders: "must-pass/E must-pass/W"}).may(east, "P")
	sc.calls("P 1C").may(west, "P")
}

func TestC17ACardExposedInTheAuctionSilencesThePartnerOnce(t *testing.T) {
	sc := begin(t, north, "").calls("1C").do(Event{Kind: Dropped, Seat: east, Cards: bridge.HandOf(card("HT"))})
	sc.see(look{turn: "E", calls: "N:1C", matters: "exposed-in-auction@2/E"})
	sc.rule(ExposedInAuction, passes1(west, "24B")).calls("P 1D").see(look{turn: "W", calls: "-", orders: "must-pass/W"}).may(west, "P")
	sc.calls("P 1NT P P").see(look{turn: "W", calls: "-"}).may(west, "P X").mayNot(west, "2H", MayPlay)
	if len(sc.s.FaceUp) != 1 {
		t.Errorf("face up: %v", sc.s.FaceUp)
	}
}

func TestC18AndC19APassAtTheRightHandOpponentsTurn(t *testing.T) { // 30B1 of 2007, 30A of 2017
	sc := begin(t, north, "").calls("1D S:P").see(look{turn: "E", calls: "N:1D S:P", matters: "out-of-rotation@2/S"})
	sc.meanwhile(OutOfRotation, cancelled(2, "29B"), passes1(south, "30A")).calls("1H").may(south, "P")
	sc.rule(OutOfRotation, cancelled(2, "29B"), passes1(south, "30A")).see(look{turn: "S", calls: "-", orders: "must-pass/S"})
	sc.calls("P P").see(look{turn: "N", calls: "N:1D E:1H S:P W:P"}).may(north, "P X 1S 1NT")
	sc.calls("1S P").may(south, "P 1NT")
}

// opensAfter is C20 and C21: South bids at the turn of the partner, who is the dealer.
func opensAfter(t *testing.T) *script {
	sc := begin(t, north, "").calls("S:1H").see(look{turn: "N", calls: "S:1H", matters: "out-of-rotation@1/S"})
	return sc.may(west, "P X 1S 1NT").may(north, "P 1C 1D 1H 1S 1NT") // the pending bid is not yet the last bid
}

func TestC20ThePartnerIsFreeAtFirst(t *testing.T) {
	sc := opensAfter(t).meanwhile(OutOfRotation, cancelled(1, "29B")).calls("1C P 1H")
	sc.rule(OutOfRotation, passes1(north, "31B"), banLater(north, SuitUnspecified, "26B"))
	sc.calls("P").see(look{turn: "N", calls: "-", orders: "must-pass/N", dues: "lead-restriction/N"}).may(north, "P")
}

func TestC21ThePartnersOpeningTurnIsBarredToo(t *testing.T) { // 2007
	sc := opensAfter(t).rule(OutOfRotation, cancelled(1, "29B"), passesOn(north, "31B"), banLater(north, SuitWithdrawn, "26A2"))
	sc.see(look{turn: "N", orders: "must-pass/N", dues: "lead-restriction/N"}).may(north, "P").mayNot(north, "1C", PassObliged)
	// At the turn of one who has to pass, the next player may call: it is in rotation (28A).
	sc.may(east, "P 1C 1D 1H 1S 1NT").may(south, "")
	sc.calls("E:1C").see(look{turn: "S", calls: "E:1C", orders: "must-pass/N", dues: "lead-restriction/N"})
}

func TestC22ADoubleOutOfRotationIsRepeated(t *testing.T) {
	sc := begin(t, west, "").calls("1S P S:X").see(look{turn: "E", calls: "-", matters: "out-of-rotation@3/S"})
	sc.meanwhile(OutOfRotation, cancelled(3, "29B")).calls("P").rule(OutOfRotation, cancelled(3, "29B"), repeats(south, "X", "32A1"))
	sc.see(look{turn: "S", calls: "W:1S N:P E:P", orders: "must-repeat/S"}).may(south, "X").calls("X P P P")
	sc.see(look{turn: "N", phase: Clarification, calls: "-", contract: "1SX by W"})
}

func TestC23AfterAnActionTheDoublerIsFreeButHisPartnerIsNot(t *testing.T) {
	sc := begin(t, west, "").calls("1S P S:X").meanwhile(OutOfRotation, cancelled(3, "29B")).calls("4S P")
	sc.rule(OutOfRotation, cancelled(3, "29B"), passes1(north, "32A2(b)"), banLater(north, AnySuit, "26B"))
	sc.calls("P").may(north, "P").calls("P")
	sc.see(look{turn: "N", phase: Clarification, calls: "-", contract: "4S by W", matters: "lead-restriction@3/S+"})
}

func TestC24OfTwoCallsAtOnceTheOneOutOfTurnIsLater(t *testing.T) {
	begin(t, north, "").calls("P S:1C").see(look{turn: "E", calls: "N:P S:1C", matters: "out-of-rotation@2/S"})
}

func TestC27APassOfAnArtificialCallOutOfRotation(t *testing.T) {
	sc := begin(t, north, "").calls("1C S:P").meanwhile(OutOfRotation, cancelled(2, "30C")).calls("1H").may(south, "P X 1S 1NT").calls("P")
	sc.rule(OutOfRotation, cancelled(2, "30C"), passes1(north, "31A2(b)"))
	sc.calls("P").may(north, "P").calls("P").see(look{turn: "S", phase: Clarification, calls: "-", contract: "1H by E"})
}
