package record

import (
	"errors"
	"testing"

	"rectify/engine/bridge"
)

// fromBytes reads events from any bytes: most of them are nonsense.
func fromBytes(data []byte) []Event {
	var out []Event
	next := func() byte {
		if len(data) == 0 {
			return 0
		}
		b := data[0]
		data = data[1:]
		return b
	}
	for len(data) > 0 {
		e := Event{Kind: Kind(next()), Seat: bridge.Seat(next() % 6), Call: bridge.Call(next()), Card: bridge.Card(next()), Of: int(int8(next()))}
		switch e.Kind {
		case Withdrew, Exposed, Faced:
			e.NewCall, e.NewCard, e.Cards = bridge.Call(next()), bridge.Card(next()), bridge.Hand(next())<<(next()%64)
		case Designated:
			e.Says = Designation{Manner: Manner(next()), Suit: bridge.Suit(next()), Rank: bridge.Rank(next())}
		case Claimed, Conceded:
			e.Tricks = int(int8(next()))
		case Ruling:
			m := MatterID{Kind: MatterKind(next()), Event: int(next()), By: bridge.Seat(next() % 5), At: int(next())}
			e.Ruled = &Ruled{Matter: m, Interim: next()%2 == 0}
			for range next() % 4 {
				e.Ruled.Orders = append(e.Ruled.Orders, Order{
					Kind: OrderKind(next()), On: bridge.Seat(next() % 6), From: Moment(next()), Until: Moment(next()), Opens: MatterKind(next()),
					What: Scope{Event: int(next()), Card: bridge.Card(next()), Suit: bridge.Suit(next()), Rank: bridge.Rank(next()), Call: bridge.Call(next()), N: int(int8(next()))},
				})
			}
		case Choice:
			if next()%2 == 0 {
				e.Chose = &Chose{Seat: bridge.Seat(next())}
			}
		}
		out = append(out, e)
	}
	return out
}

// FuzzStep: any event is taken up or is a StepError, and whatever can be asked of the state has an answer.
func FuzzStep(f *testing.F) {
	f.Add([]byte{1, 1, 4, 0, 0, 1, 2, 1, 0, 0, 1, 3, 1, 0, 0, 1, 4, 1, 0, 0, 2, 2, 0, 5, 0}, true)
	f.Add([]byte{10, 3, 0, 0, 0, 1, 3, 9, 2, 2, 0, 5, 0}, false)
	f.Add([]byte{29, 1, 0, 0, 0, 7, 1, 1, 0, 1, 1, 9, 2, 0, 0, 0, 0, 40, 0, 0, 0, 0}, false)
	f.Fuzz(func(t *testing.T, data []byte, auction bool) {
		rec := &Record{Dealer: north, Deal: must(bridge.ParseDeal("N:32.432.543.65432 7654.8765.876.87 - QJT98.JT9.JT9.T9"))}
		if !auction {
			rec.Contract = bridge.Contract{Bid: bridge.Bid(3, bridge.NoTrump), Declarer: south}
		}
		s := NewState(rec)
		for _, e := range fromBytes(data) {
			next, err := s.Step(e)
			var fault *StepError
			if errors.As(err, &fault) {
				if fault.Code == "" || fault.Error() == "" {
					t.Fatalf("a fault that says nothing: %+v", fault)
				}
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			s = next
			for _, seat := range bridge.Seats {
				s.LegalCalls(seat)
				s.PlayChoices(seat)
			}
			summary(s, 1)
		}
	})
}
