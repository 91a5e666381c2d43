package rulings

import (
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// What a withdrawn call is to a side follows from the rulings on it, and is the director's to say where they are silent. North has
// called 1♠ and taken it back for 1♥.
func TestWhatAWithdrawnCallIsToASide(t *testing.T) {
	changed := record.MatterID{Kind: record.CallChanged, Event: 2, By: bridge.North}
	order := func(kind record.OrderKind, on bridge.Seat, by law.Cite) record.Order {
		return record.Order{Kind: kind, On: on, What: record.Scope{Event: 1}, Until: until(kind), Cite: by}
	}
	stands := record.Order{Kind: record.CallStands, On: bridge.North, What: record.Scope{Event: 2}, Cite: "25A1"}
	for _, v := range []struct {
		name   string
		orders []record.Order
		used   bridge.Seat
		want   record.AnswerID // empty if it is for the director
	}{
		{"a slip, and partner", []record.Order{stands}, bridge.South, ""},
		{"unauthorized for partner", []record.Order{order(record.CallCancelled, bridge.North, "25B1"), order(record.Unauthorized, bridge.South, "25B3")}, bridge.South, toOffenders},
		{"and an opponent", []record.Order{order(record.CallCancelled, bridge.North, "25B1"), order(record.Unauthorized, bridge.South, "25B3")}, bridge.East, toInnocent},
		{"a comparable call in its place", []record.Order{order(record.CallCancelled, bridge.North, "29B"), order(record.Authorized, bridge.South, "23B")}, bridge.South, withdrawnLifted},
		{"it stands after all", []record.Order{order(record.CallStands, bridge.North, "25B2")}, bridge.South, notWithdrawn},
	} {
		s := record.NewState(&record.Record{Dealer: bridge.North})
		for _, e := range []record.Event{
			{Kind: record.Call, Seat: bridge.North, Call: bridge.Bid(1, bridge.Spades)},
			{Kind: record.Withdrew, Seat: bridge.North, Call: bridge.Bid(1, bridge.Spades), NewCall: bridge.Bid(1, bridge.Hearts)},
			{Kind: record.Director, Seat: bridge.East},
			{Kind: record.Ruling, Ruled: &record.Ruled{Matter: changed, Orders: v.orders}},
			{Kind: record.Raised, Seat: bridge.West, To: v.used, Of: 1, Opens: record.WithdrawnUsed},
		} {
			var err error
			if s, err = s.Step(e); err != nil {
				t.Fatalf("%s: %v", v.name, err)
			}
		}
		got := withdrawnFor.Find(&procedure.Case{State: s, Matter: s.Matters()[0], Edition: law.Edition2017})
		if got.Answer.ID != v.want || v.want == "" && got.Status != procedure.Judges {
			t.Errorf("%s: %q, status %d", v.name, got.Answer.ID, got.Status)
		}
	}
}

// until is how long an order of a kind lasts in these cases.
func until(kind record.OrderKind) record.Moment {
	if kind.Standing() {
		return record.EndOfPlay
	}
	return record.Now
}
