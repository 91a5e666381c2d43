package record

import (
	"testing"

	"rectify/engine/bridge"
)

func TestACallThatWasCalledOverIsChangedInItsPlace(t *testing.T) {
	sc := begin(t, north, "").calls("2NT P").do(Event{Kind: Withdrew, Seat: north, Call: call("2NT"), NewCall: call("1NT")})
	sc.see(look{turn: "S", calls: "N:1NT E:P", matters: "call-changed@3/N"}).may(south, "P")
	// East may keep the call over it, or change it too (25A6 of 2017).
	sc.rule(CallChanged, stands(3, "25A1"), Order{Kind: MayChangeCall, On: east, What: Scope{Event: 2}, Until: Throughout, Cite: "25A6"})
	sc.may(east, "P X").mayNot(east, "2C", MayPlay).do(Event{Kind: Withdrew, Seat: east, Call: call("P"), NewCall: call("2C")})
	sc.see(look{turn: "S", calls: "N:1NT E:2C"}).mayNot(south, "2C", TooLow)
}

func TestACallIsChangedWithoutLeave(t *testing.T) {
	sc := begin(t, north, "").calls("P P 1S").do(Event{Kind: Withdrew, Seat: south, Call: call("1S"), NewCall: call("2S")})
	sc.see(look{turn: "W", calls: "N:P E:P S:2S", matters: "call-changed@4/S"})
	sc.rule(CallChanged, stands(3, "25B2"), cancelled(4, "25B2")).see(look{turn: "W", calls: "N:P E:P S:1S"})
}

func TestTheThirdPassOutOfRotationDeprivesASeat(t *testing.T) { // 17.1
	sc := begin(t, north, "").calls("1C P P N:P").see(look{turn: "W", calls: "-", matters: "seat-skipped@4/N"}).may(east, "")
	sc.rule(SeatSkipped, cancelled(4, "17D3"), Order{Kind: TurnReturns, On: west, Cite: "17D3"})
	sc.see(look{turn: "W", calls: "N:1C E:P S:P"}).calls("P").see(look{turn: "E", phase: Clarification, calls: "-", contract: "1C by N"})
}

func TestFourPassesOfThreePlayersDoNotPassTheBoardOut(t *testing.T) {
	sc := begin(t, north, "").calls("P S:P W:P").see(look{turn: "N", calls: "-", matters: "out-of-rotation@2/S"})
	sc.calls("P").see(look{turn: "E", calls: "-", matters: "out-of-rotation@2/S seat-skipped@2/S"})
}

func TestTheLastOfFourPassesIsChanged(t *testing.T) { // 22.2
	sc := begin(t, north, "").calls("P P P P").see(look{turn: "-", phase: Over, calls: "N:P E:P S:P W:P"})
	sc.do(Event{Kind: Withdrew, Seat: west, Call: call("P"), NewCall: call("1S")}).see(look{turn: "N", calls: "N:P E:P S:P W:1S", matters: "call-changed@5/W"})
}

func TestAnObligationToPassSurvivesTheReopenedAuction(t *testing.T) {
	sc := begin(t, south, "")
	sc.rec.System = []Explanation{{Of: 3, Agreed: []Meaning{{Natural: Yes}}, Explained: []Meaning{{Natural: No}}}}
	sc.calls("1S 1D").rule(InsufficientBid, cancelled(2, "27B"), passesOn(east, "27B2")).calls("P")
	sc.do(Event{Kind: Explained, Seat: east, Of: 3}).calls("P P").do(Event{Kind: Director, Seat: north})
	sc.see(look{turn: "W", phase: Clarification, calls: "-", contract: "1S by S", orders: "must-pass/E", matters: "misinformation@4/E"})
	sc.meanwhile(Misinformation, Order{Kind: MayChangeCall, On: north, What: Scope{Event: 5}, Until: Throughout, Cite: "21B1(a)"})
	sc.do(Event{Kind: Withdrew, Seat: north, Call: call("P"), NewCall: call("2S")})
	sc.see(look{turn: "S", calls: "S:1S W:P N:2S E:P", orders: "must-pass/E", matters: "misinformation@4/E"})
	sc.calls("P 3C P").may(east, "P").mayNot(east, "X", PassObliged)
}

func TestTheTurnOfOneWhoMustPassIsUsedByTheNext(t *testing.T) { // 28A
	sc := begin(t, west, "").calls("1S 1H").rule(InsufficientBid, cancelled(2, "27B"), passesOn(south, "27B2")).calls("P P")
	sc.see(look{turn: "S", calls: "-", orders: "must-pass/S"}).calls("W:P")
	// South's pass is taken as made: three have passed.
	sc.see(look{turn: "N", phase: Clarification, calls: "W:1S N:P E:P W:P", contract: "1S by W", orders: "must-pass/S"})
}

func TestACallByThePlayerOnTurnForgoesTheOneOutOfRotation(t *testing.T) { // 28B
	sc := begin(t, west, "").calls("N:1C W:1H").see(look{turn: "N", calls: "W:1H", matters: "out-of-rotation@1/N"})
	if made := sc.s.Made(1); !made.Forgone || made.Status != Cancelled {
		t.Errorf("%+v", made)
	}
}

func TestAnOrderIsNotCarriedOutTwice(t *testing.T) {
	sc := begin(t, north, "").calls("1D S:P").meanwhile(OutOfRotation, cancelled(2, "29B"), passes1(south, "30A")).calls("1H P")
	sc.see(look{turn: "W", calls: "N:1D E:1H S:P", matters: "out-of-rotation@2/S"})
	sc.rule(OutOfRotation, cancelled(2, "29B"), passes1(south, "30A")).see(look{turn: "W", calls: "N:1D E:1H S:P"})
}

func TestMissedAlertsAreMisinformationOnceAttentionIsDrawn(t *testing.T) {
	sc := begin(t, north, "")
	sc.rec.System = []Explanation{{Of: 2, Agreed: []Meaning{{Natural: No}}, Explained: []Meaning{{Natural: Yes}}}}
	sc.calls("1NT 2C P").see(look{turn: "W", calls: "-"}).do(Event{Kind: Attention, Seat: north, Of: 2})
	sc.see(look{turn: "W", calls: "-", matters: "misinformation@2/W"})
}

func TestARevokeIsEstablishedByGoingOnAfterAClaim(t *testing.T) { // 63A4
	sc := fiveCards(t, south).plays("S7 HQ S2 S6").do(Event{Kind: Claimed, Seat: south, Tricks: 4})
	if sc.s.Revokes[0].Established != 0 {
		t.Error("established by the other side's claim")
	}
	sc.rule(Claim, Order{Kind: TricksAwarded, On: south, What: Scope{N: 4}, Cite: "69A"}).do(Event{Kind: NextBoard, Seat: west})
	if sc.s.Revokes[0].Established != 6 {
		t.Errorf("%+v", sc.s.Revokes[0])
	}
}

func TestAnOrderThatCannotBeCarriedOutIsAnError(t *testing.T) {
	sc := begin(t, north, "").calls("1S 1H")
	for _, o := range []Order{cancelled(9, "27B"), about(CardPlayed, east, "SA", "45C1"), {Kind: LeadStands}, {Kind: HandSpread, On: south}, {Kind: MustPass}} {
		e := Event{Kind: Ruling, Ruled: &Ruled{Matter: sc.s.Matters()[0], Orders: []Order{o}}}
		if _, err := sc.s.Step(e); err == nil {
			t.Errorf("%s was carried out", o.Kind)
		}
	}
	wrong := Event{Kind: Ruling, Ruled: &Ruled{Matter: MatterID{Kind: Revoke, Event: 1, By: bridge.North}}}
	if _, err := sc.s.Step(wrong); err == nil {
		t.Error("a matter that never arose was ruled on")
	}
}
