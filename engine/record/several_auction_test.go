package record

import (
	"testing"

	"rectify/engine/bridge"
)

// Cards put out together in the auction are exposed, and a score said before there is a contract is no dispute.
func TestNoPlayWithoutAContract(t *testing.T) {
	spades := bridge.HandOf(bridge.NewCard(bridge.Spades, bridge.King)).With(bridge.NewCard(bridge.Spades, bridge.Queen))
	s, err := Replay(&Record{Dealer: north, Deal: must(bridge.ParseDeal("N:- - - -")), Events: []Event{
		{Kind: Together, Seat: north, Card: bridge.NewCard(bridge.Spades, bridge.King), Cards: spades},
		{Kind: Scored, Seat: north, Tricks: 9},
		{Kind: Scored, Seat: east, Tricks: 8},
	}})
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Matters(); len(got) != 1 || got[0].Kind != ExposedInAuction {
		t.Errorf("the matters are %v", got)
	}
}
