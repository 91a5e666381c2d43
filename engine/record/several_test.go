package record

import (
	"testing"

	"rectify/engine/bridge"
)

// afterEvents is the state after events of an ending of five cards each, to which leader leads. South declares 3NT.
func afterEvents(t *testing.T, leader bridge.Seat, events ...Event) State {
	t.Helper()
	deal, err := bridge.ParseDeal("N:J4.95.A. KT.K3.6. Q8.64.7. A2.A7.2.")
	if err != nil {
		t.Fatal(err)
	}
	s, err := Replay(&Record{Deal: deal, Leader: leader, Events: events,
		Contract: bridge.Contract{Bid: bridge.Bid(3, bridge.NoTrump), Declarer: bridge.South}})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// playsOf is events of plays in turn from leader on.
func playsOf(leader bridge.Seat, cards ...string) []Event {
	var out []Event
	for i, c := range cards {
		out = append(out, Event{Kind: Play, Seat: leader.Rotate(i), Card: card(c)})
	}
	return out
}

func ruledOn(m MatterID, orders ...Order) Event {
	return Event{Kind: Ruling, Ruled: &Ruled{Matter: m, Orders: orders}}
}

func theMatter(t *testing.T, s State, k MatterKind) MatterID {
	t.Helper()
	for _, m := range s.Matters() {
		if m.Kind == k {
			return m
		}
	}
	t.Fatalf("no %s among %v", k, s.Matters())
	return MatterID{}
}

// The card on top is played; the one behind it stays a card of the hand, and goes with the trick if nobody notices (58B).
func TestCardsPutOutTogether(t *testing.T) {
	s := afterEvents(t, bridge.West, Event{Kind: Together, Seat: bridge.West, Card: card("S2"), Cards: bridge.HandOf(card("D2"))})
	if trick, _ := s.Trick(); trick.Card(bridge.West) != card("S2") || !s.Hands[bridge.West].Has(card("D2")) || len(s.FaceUp) != 1 {
		t.Errorf("trick %v, hand %v, face up %v", trick, s.Hands[bridge.West], s.FaceUp)
	}
	theMatter(t, s, SeveralCards)
	events := append([]Event{{Kind: Together, Seat: bridge.West, Card: card("S2"), Cards: bridge.HandOf(card("D2"))}},
		playsOf(bridge.North, "S4", "SK", "S8", "D6")...)
	events[4].Seat = bridge.East
	if s := afterEvents(t, bridge.West, events...); len(s.FaceUp) != 0 {
		t.Errorf("still face up: %v", s.FaceUp)
	}
}

// A revoke by the card on top is none if the player says that the other is played (58B2).
func TestTheChosenCardUndoesARevoke(t *testing.T) {
	events := append(playsOf(bridge.South, "H4"), Event{Kind: Together, Seat: bridge.West, Card: card("D2"), Cards: bridge.HandOf(card("H7"))})
	s := afterEvents(t, bridge.South, events...)
	theMatter(t, s, Revoke)
	m := theMatter(t, s, SeveralCards)
	s = afterEvents(t, bridge.South, append(events, ruledOn(m, Order{Kind: CardPlayed, On: bridge.West, What: Scope{Card: card("H7"), Event: 2}},
		Order{Kind: PenaltyMinor, On: bridge.West, What: Scope{Card: card("D2")}}))...)
	if trick, _ := s.Trick(); trick.Card(bridge.West) != card("H7") || len(s.Matters()) != 0 || len(s.PenaltyCards(bridge.West)) != 1 {
		t.Errorf("trick %v, matters %v, penalty cards %v", trick, s.Matters(), s.PenaltyCards(bridge.West))
	}
}

// A defender's lead to the next trick lies face up, and is no card of this one (57A).
func TestALeadBeforeTheTrickIsFull(t *testing.T) {
	events := append(playsOf(bridge.North, "H9", "HK"), Event{Kind: Play, Seat: bridge.East, Card: card("SK")})
	s := afterEvents(t, bridge.North, events...)
	if trick, n := s.Trick(); n != 1 || trick.Card(bridge.East) != card("HK") || s.Turn() != bridge.South {
		t.Errorf("trick %d: %v, turn %v", n, trick, s.Turn())
	}
	theMatter(t, s, PlayOutOfTurn)
}

// A trick that is quitted with three cards is won by the best of them, and what is added later does not change that (67B1).
func TestATrickThatLacksACard(t *testing.T) {
	events := append(playsOf(bridge.South, "H4", "HA", "H9"), Event{Kind: Quitted, Seat: bridge.West})
	s := afterEvents(t, bridge.South, events...)
	m := theMatter(t, s, DefectiveTrick)
	if m.By != bridge.East || s.Turn() != bridge.West {
		t.Errorf("matter %v, turn %v", m, s.Turn())
	}
	again := afterEvents(t, bridge.South, append(events[:4:4], ruledOn(m, Order{Kind: TrickReopened, On: bridge.East}))...)
	if again.Turn() != bridge.East {
		t.Errorf("reopened: it is %v's turn", again.Turn())
	}
	added := afterEvents(t, bridge.South, append(append(events[:4:4], playsOf(bridge.West, "S2", "S4", "ST", "S8")...),
		ruledOn(m, Order{Kind: CardAdded, On: bridge.East, What: Scope{Card: card("HK")}}))...)
	if tr := added.Tricks[0]; tr.Card(bridge.East) != card("HK") || tr.Winner(added.Trump()) != bridge.West || added.Turn() != bridge.East {
		t.Errorf("trick %v won by %v, turn %v", tr, tr.Winner(added.Trump()), added.Turn())
	}
}

// A played card that is taken up counts as played and can be played again (67B3).
func TestAPlayedCardTakenUp(t *testing.T) {
	events := append(playsOf(bridge.South, "H4", "HA", "H9", "H3"), Event{Kind: PickedUp, Seat: bridge.South, Cards: bridge.HandOf(card("H4"))})
	s := afterEvents(t, bridge.South, events...)
	m := theMatter(t, s, DefectiveTrick)
	if !s.Hands[bridge.South].Has(card("H4")) || s.Tricks[0].Card(bridge.South) != card("H4") {
		t.Errorf("hand %v, trick %v", s.Hands[bridge.South], s.Tricks[0])
	}
	s = afterEvents(t, bridge.South, append(events, ruledOn(m, Order{Kind: CardStands, On: bridge.South, What: Scope{Card: card("H4")}}))...)
	if s.Hands[bridge.South].Has(card("H4")) {
		t.Error("the card is still in the hand")
	}
}
