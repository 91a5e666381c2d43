package record

import (
	"testing"

	"rectify/engine/bridge"
)

// A player who has to pass at one turn, and whose call at that turn is cancelled, has to pass when the turn comes again. So has one
// who was called over (28A); if that call stands, though it was insufficient, the turn has been used.
func TestObligationOfACancelledTurn(t *testing.T) {
	for _, c := range []struct {
		name   string
		call   Event
		order  Order
		passes bool
	}{
		{"an inadmissible double is cancelled", Event{Kind: Call, Seat: east, Call: bridge.Double}, Order{Kind: CallCancelled, What: Scope{Event: 3}}, true},
		{"called over insufficiently, refused", Event{Kind: Call, Seat: south, Call: bridge.Bid(1, bridge.Clubs)}, Order{Kind: CallCancelled, What: Scope{Event: 3}}, true},
		{"called over insufficiently, accepted", Event{Kind: Call, Seat: south, Call: bridge.Bid(1, bridge.Clubs)}, Order{Kind: CallStands, What: Scope{Event: 3}}, false},
	} {
		exposed := MatterID{Kind: ExposedInAuction, Event: 1, By: west}
		rec := &Record{Dealer: north, Deal: must(bridge.ParseDeal("N:- - - -")), Events: []Event{
			{Kind: Exposed, Seat: west, Cards: bridge.HandOf(bridge.NewCard(bridge.Spades, bridge.King))},
			{Kind: Ruling, Ruled: &Ruled{Matter: exposed, Orders: []Order{{Kind: MustPass, On: east, From: NextTurn, Until: NextTurn, Cite: "24B"}}}},
			{Kind: Call, Seat: north, Call: bridge.Bid(1, bridge.Hearts)},
			c.call,
		}}
		s, err := Replay(rec)
		if err != nil {
			t.Fatal(err)
		}
		s, err = s.Step(Event{Kind: Ruling, Ruled: &Ruled{Matter: s.Matters()[0], Orders: []Order{c.order}}})
		if err != nil {
			t.Fatal(err)
		}
		if got := s.mustPass(east); got != c.passes {
			t.Errorf("%s: East has to pass: %v", c.name, got)
		}
	}
}
