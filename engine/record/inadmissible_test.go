package record

import (
	"testing"

	"rectify/engine/bridge"
)

// 36.4: nobody noticed that South doubled an opponent's doubled contract again.
func TestADoubleThatNobodyNoticesIsNoPartOfTheContract(t *testing.T) {
	sc := begin(t, north, "").calls("1H P P X P P X").see(look{turn: "W", calls: "-", matters: "inadmissible@7/S"})
	sc.calls("P P").see(look{turn: "E", calls: "-", matters: "inadmissible@7/S"})
	sc.calls("P").see(look{turn: "E", phase: Clarification, calls: "-", contract: "1HX by N", matters: "inadmissible@7/S"})
	sc.plays("C2").rule(Inadmissible, cancelled(7, "36C"))
	sc.see(look{turn: "S", phase: PlayPeriod, calls: "N:1H E:P S:P W:X N:P E:P W:P N:P E:P", contract: "1HX by N", trick: "E:C2"})
}

func TestPassesOverACallThatIsNoneDoNotEndTheAuction(t *testing.T) {
	sc := begin(t, north, "").calls("P X P P P").see(look{turn: "E", calls: "-", matters: "inadmissible@2/E"})
	sc.rule(Inadmissible, cancelled(2, "36A"), cancelled(3, "36A"), cancelled(4, "36A"), cancelled(5, "36A")).see(look{turn: "E", calls: "N:P"})
	begin(t, north, "").calls("8C P P P").see(look{turn: "N", calls: "-", matters: "above-seven@1/N"})
	begin(t, north, "").calls("1C P P 8C P P P").see(look{turn: "E", phase: Clarification, calls: "-", contract: "1C by N", matters: "above-seven@4/W"})
}

// A call that falls with the one before it is not ruled on for itself.
func TestAnIrregularCallThatFallsWithAnotherIsNotRuled(t *testing.T) {
	sc := begin(t, north, "").calls("P X XX").see(look{turn: "W", calls: "-", matters: "inadmissible@2/E inadmissible@3/S"})
	sc.rule(Inadmissible, cancelled(2, "36A"), cancelled(3, "36A")).see(look{turn: "E", calls: "N:P"})
}

func TestAnExposedCardStaysFaceUpUntilTheAuctionEnds(t *testing.T) {
	up := func(sc *script) int { return len(sc.s.FaceUp) }
	sc := begin(t, north, "").calls("1C").do(dropped(east, "D6"), Event{Kind: PickedUp, Seat: east})
	if up(sc) != 0 {
		t.Error("the card was not picked up")
	}
	stays := about(StaysFaceUp, east, "D6", "24")
	stays.Until = EndOfAuction
	sc.meanwhile(ExposedInAuction, stays).do(Event{Kind: PickedUp, Seat: east, Cards: bridge.HandOf(card("D6"))})
	if up(sc) != 1 {
		t.Error("the card is not on the table")
	}
	sc.calls("P P P").rule(ExposedInAuction, stays, about(CardReturned, east, "D6", "24D"))
	if up(sc) != 0 {
		t.Error("the card was not returned")
	}
}
