package record

import (
	"testing"

	"rectify/engine/bridge"
)

// fiveCards is an ending of five cards, 3NT by South.
func fiveCards(t *testing.T, leader bridge.Seat) *script {
	return ending(t, "3NT by S", "N:5432.2.. AK6.K4.. 987.98.. QJT.QJ..", leader)
}

func dropped(seat bridge.Seat, cards ...string) Event {
	e := Event{Kind: Dropped, Seat: seat}
	for _, c := range cards {
		e.Cards = e.Cards.With(card(c))
	}
	return e
}

func TestASmallCardDroppedIsMinorUntilThereIsASecond(t *testing.T) {
	sc := fiveCards(t, south).do(dropped(east, "S6"))
	sc.rule(DefenderExposed, about(PenaltyMinor, east, "S6", "50B"))
	sc.see(look{turn: "S", phase: PlayPeriod, contract: "3NT by S", penalties: "E:S6"})
	sc.plays("S7 SJ S2").cards(east, "SA SK S6") // every other spade is an honour (50C)
	sc.plays("SK").do(dropped(east, "H4"))
	sc.rule(DefenderExposed, about(PenaltyMinor, east, "H4", "50B"))
	sc.see(look{turn: "E", phase: PlayPeriod, contract: "3NT by S", matters: "owner-to-play@1/E+", penalties: "E:S6! E:H4!"})
}

func TestOnceMajorAPenaltyCardStaysMajor(t *testing.T) {
	sc := fiveCards(t, south).do(dropped(east, "S6", "H4"))
	sc.rule(DefenderExposed, about(PenaltyMinor, east, "S6", "50B"), about(PenaltyMinor, east, "H4", "50B"))
	sc.see(look{turn: "S", phase: PlayPeriod, contract: "3NT by S", penalties: "E:H4! E:S6!"})
	sc.plays("S7 SQ S2").cards(east, "S6").why(east, "SA", PenaltyFirst).plays("S6")
	// West is on lead, and East's card, though small and alone now, gives declarer his choice (50B, 50D2).
	sc.see(look{turn: "W", phase: PlayPeriod, contract: "3NT by S", matters: "partner-on-lead@1/E+", penalties: "E:H4!"})
}

func TestDeclarerDesignatesAmongPenaltyCards(t *testing.T) {
	sc := fiveCards(t, south).do(dropped(east, "S6", "SA"))
	sc.rule(DefenderExposed, about(PenaltyMinor, east, "S6", "50B"), about(PenaltyMajor, east, "SA", "50B"))
	sc.plays("S7 SQ S2").see(look{turn: "E", phase: PlayPeriod, contract: "3NT by S", trick: "S:S7 W:SQ N:S2",
		matters: "owner-to-play@1/E+", penalties: "E:S6! E:SA!"})
	o := about(MustPlayCard, east, "SA", "51A")
	o.Until = NextCard
	sc.rule(OwnerToPlay, o).cards(east, "SA").plays("SA")
	sc.see(look{turn: "E", phase: PlayPeriod, contract: "3NT by S", penalties: "E:S6!"})
}

func TestDeclarerIsAskedOnceForEachLead(t *testing.T) {
	sc := fiveCards(t, west).do(dropped(east, "S6", "HK"))
	sc.rule(DefenderExposed, about(PenaltyMinor, east, "S6", "50B"), about(PenaltyMajor, east, "HK", "50B"))
	table := look{turn: "W", phase: PlayPeriod, contract: "3NT by S", matters: "partner-on-lead@1/E+", penalties: "E:HK! E:S6!"}
	sc.see(table)
	sc.rule(PartnerOnLead, required(west, bridge.Spades, "51B2(a)"), about(CardPickedUp, east, "S6", "51B2(a)"))
	table.matters, table.orders, table.penalties = "", "must-lead/W", "E:HK!"
	sc.see(table).cards(west, "SQ SJ ST").why(west, "HQ", LeadRequired)
	sc.plays("SQ S2 S6 S7")
	table.matters, table.orders = "partner-on-lead@1/E+", ""
	sc.see(table) // West has the lead again: the card that is left is asked about anew
	sc.do(dropped(east, "H4")).rule(DefenderExposed, about(PenaltyMinor, east, "H4", "50B"))
	table.penalties = "E:HK! E:H4!"
	sc.see(table)
}

func TestLeadingBeforeDeclarerChoosesIsAMatterOfItsOwn(t *testing.T) {
	sc := fiveCards(t, west).do(dropped(east, "HK")).rule(DefenderExposed, about(PenaltyMajor, east, "HK", "50B"))
	sc.plays("SQ").see(look{turn: "N", phase: PlayPeriod, contract: "3NT by S", matters: "led-too-soon@2/W", trick: "W:SQ", penalties: "E:HK!"})
	sc.rule(LedTooSoon, about(PenaltyMajor, west, "SQ", "50D2"), required(west, bridge.Hearts, "50D2(a)"), about(CardPickedUp, east, "HK", "50D2(a)"))
	sc.see(look{turn: "W", phase: PlayPeriod, contract: "3NT by S", orders: "must-lead/W", penalties: "W:SQ!"}).cards(west, "HQ HJ")
}

// Wrongly ruled a penalty card, declarer's lead leaves nobody a choice of what dummy, on lead, has led meanwhile (50D2).
func TestDummyNeverLeadsTooSoon(t *testing.T) {
	sc := fiveCards(t, north).plays("S:S9 N:S2")
	sc.rule(LeadOutOfTurn, about(PenaltyMajor, south, "S9", "56"))
	for _, m := range sc.s.Matters() {
		if m.Kind == LedTooSoon {
			t.Errorf("%v", m)
		}
	}
}

func TestAPenaltyCardNotPlayedIsSubstituted(t *testing.T) {
	sc := fiveCards(t, south).do(dropped(east, "SK")).rule(DefenderExposed, about(PenaltyMajor, east, "SK", "50B"))
	sc.plays("S7 ST S2 S6").see(look{turn: "W", phase: PlayPeriod, contract: "3NT by S",
		matters: "penalty-not-played@5/E partner-on-lead@1/E+", penalties: "E:SK!"})
	o := about(CardPlayed, east, "SK", "52B2")
	o.What.Event = 5
	sc.rule(PenaltyNotPlayed, o, about(PenaltyMajor, east, "S6", "52B2"))
	sc.see(look{turn: "E", phase: PlayPeriod, contract: "3NT by S", penalties: "E:S6!"}) // West is no longer on lead
}

func TestAPenaltyCardStaysThoughItsOwnerPicksItUp(t *testing.T) {
	sc := fiveCards(t, south).do(dropped(east, "SK"), Event{Kind: PickedUp, Seat: east})
	if len(sc.s.FaceUp) != 0 {
		t.Errorf("face up: %v", sc.s.FaceUp)
	}
	sc.rule(DefenderExposed, about(PenaltyMajor, east, "SK", "50B"))
	sc.do(Event{Kind: PickedUp, Seat: east}).see(look{turn: "S", phase: PlayPeriod, contract: "3NT by S", penalties: "E:SK!"})
}

// A suit that declarer forbade, and requires when another card of it has been exposed, is required and no longer forbidden.
func TestTheLaterDemandTakesThePlaceOfTheEarlier(t *testing.T) {
	sc := fiveCards(t, west).do(dropped(east, "SK")).rule(DefenderExposed, about(PenaltyMajor, east, "SK", "50B"))
	ban := required(west, bridge.Spades, "50D2(a)")
	ban.Kind, ban.Until = MustNotLead, WhileOnLead
	sc.rule(PartnerOnLead, ban, about(CardPickedUp, east, "SK", "50D2(a)")).cards(west, "HQ HJ")
	sc.do(dropped(east, "SA")).rule(DefenderExposed, about(PenaltyMajor, east, "SA", "50B"))
	sc.rule(PartnerOnLead, required(west, bridge.Spades, "50D2(a)"), about(CardPickedUp, east, "SA", "50D2(a)"))
	sc.see(look{turn: "W", phase: PlayPeriod, contract: "3NT by S", orders: "must-lead/W"}).cards(west, "SQ SJ ST")
}

// What declarer forbids is before what he designates: a card is taken away by the first duty that it does not meet.
func TestAForbiddenSuitIsBeforeADesignatedPenaltyCard(t *testing.T) {
	sc := fiveCards(t, east).do(dropped(east, "H4", "HK")).rule(DefenderExposed, about(PenaltyMajor, east, "H4", "50B"), about(PenaltyMajor, east, "HK", "50B"))
	named := about(MustPlayCard, east, "HK", "51A")
	named.Until = NextCard
	ban := required(east, bridge.Spades, "50D2(a)")
	ban.Kind, ban.Until = MustNotLead, WhileOnLead
	sc.rule(OwnerToPlay, named).do(dropped(west, "SQ")).rule(DefenderExposed, about(PenaltyMajor, west, "SQ", "50B"))
	sc.rule(PartnerOnLead, ban).cards(east, "HK").why(east, "S6", LeadBarred).why(east, "H4", PenaltyFirst)
}

func TestALeadMadeMeanwhileByThePartnerIsTooSoon(t *testing.T) {
	sc := fiveCards(t, west).plays("E:HK W:SQ")
	sc.rule(LeadOutOfTurn, about(PenaltyMajor, east, "HK", "56"))
	sc.see(look{turn: "N", phase: PlayPeriod, contract: "3NT by S", matters: "led-too-soon@2/W", trick: "W:SQ", penalties: "E:HK!"})
}
