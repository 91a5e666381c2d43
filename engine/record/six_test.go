package record

import (
	"testing"

	"rectify/engine/bridge"
)

const (
	north = bridge.North
	east  = bridge.East
	south = bridge.South
	west  = bridge.West
)

func TestAnInsufficientBidIsReplacedBeforeTheDirectorComes(t *testing.T) {
	sc := begin(t, north, "")
	sc.calls("1S").see(look{turn: "E", calls: "N:1S"}).may(east, "P X 1NT").mayNot(east, "1H", TooLow).mayNot(east, "XX", NoRedouble)
	sc.calls("1H").see(look{turn: "S", calls: "N:1S E:1H", matters: "insufficient-bid@2/E"})
	// South may accept by calling: 1S would do then (27A1).
	sc.may(south, "P X 1S 1NT").may(east, "").mayNot(east, "2H", NotTurn)
	sc.do(Event{Kind: Withdrew, Seat: east, Call: call("1H"), NewCall: call("2H")})
	sc.see(look{turn: "S", calls: "N:1S E:2H", matters: "insufficient-bid@2/E"}) // no matter of Law 25 beside it
	sc.mayNot(south, "2D", TooLow).mayNot(south, "X", MayPlay)
	sc.do(Event{Kind: Director, Seat: south})
	accepted := must(sc.s.Step(Event{Kind: Ruling, Ruled: &Ruled{Matter: sc.s.Matters()[0], Orders: []Order{stands(2, "27A1"), cancelled(3, "27C")}}}))
	if standing(accepted) != "N:1S E:1H" || accepted.Turn() != south || legal(accepted, south) != "P X 1S 1NT" {
		t.Errorf("accepted: %s, turn %s, South may call %s", standing(accepted), accepted.Turn(), legal(accepted, south))
	}
	sc.rule(InsufficientBid, cancelled(2, "27B"), stands(3, "27C"), goesOn("27B1(a)"), review(ReviewDamage, "27D"))
	sc.see(look{turn: "S", calls: "N:1S E:2H", dues: "review-damage/-"})
	if made := sc.s.Made(3); made.Replaces != 2 || made.Turn != east || sc.s.Made(2).Status != Cancelled {
		t.Errorf("got %+v for %+v", made, sc.s.Made(2))
	}
	sc.calls("2S P P P")
	sc.see(look{turn: "E", phase: Clarification, calls: "N:1S E:2H S:2S W:P N:P E:P", contract: "2S by N", dues: "review-damage/-"})
}

func TestTwoInsufficientBidsInARow(t *testing.T) {
	sc := begin(t, west, "")
	sc.calls("2S 2C").see(look{turn: "E", calls: "W:2S N:2C", matters: "insufficient-bid@2/N"})
	sc.do(Event{Kind: Director, Seat: east})
	sc.meanwhile(InsufficientBid, cancelled(2, "27B")).see(look{turn: "N", calls: "W:2S", matters: "insufficient-bid@2/N"})
	sc.may(north, "P X").mayNot(north, "2H", TooLow)
	sc.calls("2H").see(look{turn: "E", calls: "W:2S N:2H", matters: "insufficient-bid@2/N insufficient-bid@4/N"})
	sc.mayNot(east, "2S", MayPlay).may(north, "")
	// East refuses again: as a double, it is cancelled, and only a bid or a pass is left (27B4, 27B3).
	barred := Order{Kind: MustBidOrPass, On: north, Until: NextTurn, Cite: "27B3"}
	sc.rule(InsufficientBid, cancelled(2, "27B")).see(look{turn: "E", calls: "W:2S N:2H", matters: "insufficient-bid@4/N"})
	sc.rule(InsufficientBid, cancelled(4, "27B4"), barred, passesOn(south, "27B4"), banLater(south, SuitUnspecified, "26B"))
	sc.see(look{turn: "N", calls: "W:2S", orders: "must-bid-or-pass/N must-pass/S", dues: "lead-restriction/S"})
	sc.may(north, "P").mayNot(north, "X", BidOrPass).mayNot(north, "2NT", MayPlay)
	sc.calls("P 3S").see(look{turn: "S", calls: "W:2S N:P E:3S", orders: "must-pass/S", dues: "lead-restriction/S"})
	sc.may(south, "P").mayNot(south, "X", PassObliged)
	sc.calls("P P P")
	sc.see(look{turn: "N", phase: Clarification, calls: "W:2S N:P E:3S S:P W:P N:P", contract: "3S by W", orders: "must-pass/S", dues: "lead-restriction/S"})
}

// East is on lead for the first time at the third trick: only then does South choose.
func TestALeadBanIsChosenAtThePartnersFirstLeadAndEndsWithTheLead(t *testing.T) {
	sc := begin(t, south, "N:43.43..4 A5.5.A5. 76.A.K.A K2.K2.2.")
	sc.calls("1NT 1H").do(Event{Kind: Director, Seat: north})
	sc.rule(InsufficientBid, cancelled(2, "27B"), passesOn(east, "27B2"), banLater(east, SuitUnspecified, "26B"), review(ReviewAwareness, "72C"))
	sc.see(look{turn: "W", calls: "S:1NT", orders: "must-pass/E", dues: "lead-restriction/E review-awareness/-"})
	sc.calls("P P P")
	sc.see(look{turn: "W", phase: Clarification, calls: "-", contract: "1NT by S", orders: "must-pass/E", dues: "lead-restriction/E review-awareness/-"})
	later := look{phase: PlayPeriod, calls: "-", contract: "1NT by S", dues: "lead-restriction/E review-awareness/-"}
	for _, step := range []struct{ card, turn, trick string }{
		{"HK", "N", "W:HK"}, {"H3", "E", "W:HK N:H3"}, {"H5", "S", "W:HK N:H3 E:H5"}, {"HA", "S", ""},
		{"S6", "W", "S:S6"}, {"S2", "N", "S:S6 W:S2"}, {"S3", "E", "S:S6 W:S2 N:S3"},
	} {
		later.turn, later.trick = step.turn, step.trick
		sc.plays(step.card).see(later)
	}
	now := look{turn: "E", phase: PlayPeriod, calls: "-", contract: "1NT by S", matters: "lead-restriction@2/W+", dues: "review-awareness/-"}
	sc.plays("SA").see(now).cards(east, "S5 DA D5")
	sc.rule(LeadRestriction, forbidden(east, bridge.Diamonds, "26B"))
	now.matters, now.orders = "", "must-not-lead/E"
	sc.see(now).cards(east, "S5").why(east, "DA", LeadBarred).why(east, "S2", NotHeld)
	now.turn, now.trick = "S", "E:S5"
	sc.plays("S5").see(now)
	now.turn, now.trick, now.orders = "W", "", ""
	sc.plays("S7 SK S4").see(now).plays("D2 C4").cards(east, "DA D5")
}

func TestAnOpeningLeadOutOfTurnIsRefusedAndItsSuitForbidden(t *testing.T) {
	sc := begin(t, south, "N:2.2..2 .3.K.K AK...A .A.32.")
	sc.calls("4S P P P").see(look{turn: "W", phase: Clarification, calls: "-", contract: "4S by S"})
	table := look{turn: "S", phase: PlayPeriod, calls: "-", contract: "4S by S", matters: "opening-lead-out-of-turn@5/E", trick: "E:DK"}
	sc.plays("E:DK").see(table)
	sc.do(Event{Kind: Director, Seat: south})
	// Refused, the card is a major penalty card, and the partner on lead: declarer has his choice at once (54D, 50D2).
	sc.rule(OpeningLeadOutOfTurn, about(PenaltyMajor, east, "DK", "54D"))
	table.turn, table.trick, table.penalties, table.matters = "W", "", "E:DK!", "partner-on-lead@5/E+"
	sc.see(table).cards(west, "HA D3 D2")
	sc.rule(PartnerOnLead, forbidden(west, bridge.Diamonds, "50D2(a)"), about(CardPickedUp, east, "DK", "50D2(a)"))
	table.penalties, table.matters, table.orders = "", "", "must-not-lead/W"
	sc.see(table).cards(west, "HA").why(west, "D3", LeadBarred)
	sc.plays("HA H2 H3 CA")
	sc.see(table).cards(west, "D3 D2") // nothing else is left: waived for this lead, not ended (59)
	table.turn, table.trick = "N", "W:D3"
	sc.plays("D3").see(table) // and so no revoke
	table.turn, table.trick, table.orders = "S", "", ""
	sc.plays("C2 DK SK").see(table)
	table.turn, table.phase = "-", Over
	sc.plays("SA D2 S2 CK").see(table)
}

func TestARevokeIsEstablishedAndItsTricksMoveAfterTheClaim(t *testing.T) {
	sc := begin(t, south, "N:32.432.543.65432 7654.8765.876.87 AK.AKQ.AKQ2.AKQJ QJT98.JT9.JT9.T9")
	sc.calls("3NT P P P").plays("SQ S2 S4 SA CA C9 C2 C7 CK CT C3 C8 CQ S8 C4 S5 DA")
	table := look{turn: "W", phase: PlayPeriod, calls: "-", contract: "3NT by S", trick: "S:DA"}
	sc.see(table).cards(west, "DJ DT D9").why(west, "H9", MustFollow)
	sc.plays("H9")
	table.turn, table.trick, table.matters = "N", "S:DA W:H9", "revoke@22/W"
	sc.see(table).plays("D3 D6 DK")
	if r := sc.s.Revokes[0]; r.Established != 0 || r.Trick != 5 || r.Suit != bridge.Diamonds || r.Card != card("H9") {
		t.Errorf("before the side plays to the next trick: %+v", r) // 63A1: declarer's lead does not establish it
	}
	sc.plays("D9")
	if r := sc.s.Revokes[0]; r.Established != 26 {
		t.Errorf("after West has played to trick six: %+v", r)
	}
	sc.plays("D4 D7 DQ DT D5 D8 HA HT H2 H5")
	table.turn, table.trick = "S", ""
	sc.see(table)
	sc.do(Event{Kind: Claimed, Seat: south, Tricks: 5}, Event{Kind: Objected, Seat: west, Of: 37}, Event{Kind: Director, Seat: west})
	table.matters = "revoke@22/W claim@37/S"
	sc.see(table)
	if !sc.s.Claim.Contested || sc.s.TricksWon(bridge.NorthSouth) != 8 {
		t.Errorf("claim %+v, tricks won %d", sc.s.Claim, sc.s.TricksWon(bridge.NorthSouth))
	}
	sc.rule(Revoke, Order{Kind: CardStands, On: west, What: Scope{Card: card("H9")}, Cite: "63B"}, review(ReviewRevoke, "64C"))
	table.matters, table.dues = "claim@37/S", "review-revoke/-"
	sc.see(table)
	sc.rule(Claim, Order{Kind: TricksAwarded, On: south, What: Scope{N: 4}, Cite: "70A"}, Order{Kind: TricksAwarded, On: west, What: Scope{N: 1}, Cite: "70A"})
	table.turn, table.phase, table.dues, table.matters = "-", Over, "", "revoke-tricks@22/W+ review-revoke@22/W+"
	sc.see(table)
	sc.rule(RevokeTricks, Order{Kind: TricksMoved, On: west, What: Scope{N: 1}, Cite: "64A2"})
	sc.rule(ReviewRevoke, Order{Kind: ScoreStands, Cite: "64C"})
	table.matters = ""
	sc.see(table)
	if sc.s.Moved != 1 || sc.s.Awarded[north] != 4 || sc.s.Awarded[east] != 1 {
		t.Errorf("moved %d, awarded %v", sc.s.Moved, sc.s.Awarded)
	}
}

func TestTheAuctionOpensAgainForMisinformation(t *testing.T) {
	sc := begin(t, south, "")
	sc.rec.System = []Explanation{{Of: 1, Agreed: []Meaning{{Points: Range{12, 14}}}, Explained: []Meaning{{Points: Range{15, 17}}}}}
	sc.calls("1NT").do(Event{Kind: Explained, Seat: north, Of: 1})
	table := look{turn: "W", calls: "S:1NT", matters: "misinformation@2/N"}
	sc.see(table).calls("P P P").do(Event{Kind: Director, Seat: south})
	table = look{turn: "W", phase: Clarification, calls: "S:1NT W:P N:P E:P", contract: "1NT by S", matters: "misinformation@2/N"}
	sc.see(table).may(east, "").mayNot(east, "X", AuctionDone)
	// East's is the last call of the side, and West has not called since; West's own may no longer be changed (21B1(a)).
	sc.meanwhile(Misinformation, Order{Kind: MayChangeCall, On: east, What: Scope{Event: 5}, Until: Throughout, Cite: "21B1(a)"})
	table.orders = "may-change-call/E"
	sc.see(table).may(east, "P X").mayNot(east, "2C", MayPlay).mayNot(west, "2C", AuctionDone)
	sc.do(Event{Kind: Withdrew, Seat: east, Call: call("P"), NewCall: call("2C")})
	sc.see(look{turn: "S", calls: "S:1NT W:P N:P E:2C", matters: "misinformation@2/N"})
	sc.rule(Misinformation, goesOn("21B1(a)"), review(ReviewExplained, "21B3"))
	sc.may(south, "P X").mayNot(south, "2C", TooLow)
	sc.calls("P P P")
	sc.see(look{turn: "S", phase: Clarification, calls: "S:1NT W:P N:P E:2C S:P W:P N:P", contract: "2C by E", dues: "review-explained/-"})
}
