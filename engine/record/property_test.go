package record

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"rectify/engine/bridge"
)

// differ is how two states differ, "" if they do not.
func differ(a, b State) string {
	if reflect.DeepEqual(a, b) {
		return ""
	}
	return cmp.Diff(a, b, cmp.AllowUnexported(State{}, openMatter{}), cmpopts.EquateEmpty())
}

var seats = rapid.SampledFrom(bridge.Seats[:])

// dealt is a full deal.
func dealt(t *rapid.T) bridge.Deal {
	var d bridge.Deal
	for i, c := range rapid.Permutation(pack.Cards()).Draw(t, "pack") {
		s := bridge.Seats[i%4]
		d[s] = d[s].With(c)
	}
	return d
}

// legalCall and legalCard draw what the player on turn may do.
func legalCall(t *rapid.T, s State) Event {
	seat := s.Turn()
	free := []bridge.Call{bridge.Pass, bridge.Pass, bridge.Pass} // drawn more often, or few auctions would end
	for _, c := range s.LegalCalls(seat) {
		if c.Why.Code == MayPlay && len(free) < 10 {
			free = append(free, c.Call)
		}
	}
	return Event{Kind: Call, Seat: seat, Call: rapid.SampledFrom(free).Draw(t, "call")}
}

func legalCard(t *rapid.T, s State) Event {
	seat := s.Turn()
	return Event{Kind: Play, Seat: seat, Card: rapid.SampledFrom(s.LegalPlays(seat).Cards()).Draw(t, "card")}
}

func TestALegalBoardOpensNoMatterAndHasThirteenTricks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rec := Record{Dealer: seats.Draw(t, "dealer"), Deal: dealt(t)}
		s := NewState(&rec)
		for s.Phase != Over {
			e := legalCard
			if s.Phase == Auction {
				e = legalCall
			}
			next, err := s.Step(e(t, s))
			if err != nil {
				t.Fatal(err)
			}
			if s = next; len(s.AllMatters()) > 0 {
				t.Fatalf("after %d events: %s", s.Events, matters(s))
			}
		}
		calls := make([]bridge.Call, len(s.Calls))
		for i, c := range s.Calls {
			calls[i] = c.Call
		}
		if want := (bridge.Auction{Dealer: rec.Dealer, Calls: calls}).Contract(); s.Contract != want {
			t.Fatalf("contract %s, want %s", s.Contract, want)
		}
		won := s.TricksWon(bridge.NorthSouth) + s.TricksWon(bridge.EastWest)
		if s.Contract.Bid != bridge.NoCall && (len(s.Tricks) != 13 || won != 13) {
			t.Fatalf("%d tricks, %d won", len(s.Tricks), won)
		}
	})
}

// wild draws a record in which anything may happen, legal or not, with rulings that give any order, and every state on the way.
func wild(t *rapid.T) (*Record, []State) {
	rec := &Record{Dealer: seats.Draw(t, "dealer"), Deal: dealt(t)}
	if rapid.Bool().Draw(t, "begins in the play") {
		rec.Contract = bridge.Contract{Bid: bridge.Bid(rapid.IntRange(1, 7).Draw(t, "level"), bridge.Denom(rapid.IntRange(1, 5).Draw(t, "denom"))), Declarer: seats.Draw(t, "declarer")}
	}
	if rapid.IntRange(0, 3).Draw(t, "unknown") == 0 {
		rec.Deal[seats.Draw(t, "who")] = bridge.UnknownHand
	}
	s := NewState(rec)
	states := []State{s}
	for range rapid.IntRange(0, 50).Draw(t, "events") {
		e := wildEvent(t, s)
		next, err := s.Step(e)
		if err != nil {
			continue
		}
		rec.Events = append(rec.Events, e)
		s = next
		states = append(states, s)
	}
	return rec, states
}

func wildEvent(t *rapid.T, s State) Event {
	seat := seats.Draw(t, "seat")
	if turn := s.Turn(); turn != bridge.NoSeat && rapid.IntRange(0, 9).Draw(t, "in turn") > 1 {
		seat = turn
	}
	held := func(name string) bridge.Card {
		hand := s.Hands[seat].Cards()
		if len(hand) == 0 {
			return rapid.SampledFrom(pack.Cards()).Draw(t, name)
		}
		return rapid.SampledFrom(hand).Draw(t, name)
	}
	e := Event{Seat: seat, Of: rapid.IntRange(0, s.Events).Draw(t, "of")}
	switch open := s.Matters(); rapid.IntRange(0, 12).Draw(t, "what") {
	case 0:
		if len(open) == 0 {
			return Event{Kind: Director, Seat: seat}
		}
		e.Kind, e.Ruled = Ruling, &Ruled{Matter: rapid.SampledFrom(open).Draw(t, "matter"), Interim: rapid.Bool().Draw(t, "interim")}
		for range rapid.IntRange(0, 3).Draw(t, "orders") {
			e.Ruled.Orders = append(e.Ruled.Orders, wildOrder(t, s, seat, held("of order")))
		}
	case 1:
		e.Kind = rapid.SampledFrom([]Kind{Held, Exposed, Dropped, Named, Faced, Placed, LedFaceDown, PickedUp, Touched, Turned}).Draw(t, "kind")
		e.Card = held("shown")
	case 2:
		e.Kind, e.Of = Withdrew, 0
		if made := s.latest(); made != nil && s.Phase == Auction {
			e.Seat, e.Call, e.NewCall = made.Seat, made.Call, bridge.Call(rapid.IntRange(0, 20).Draw(t, "for"))
		} else if n := len(s.Tricks); n > 0 {
			p := rapid.SampledFrom(s.Tricks[n-1].Plays).Draw(t, "played")
			seat = p.Seat
			e.Seat, e.Card, e.NewCard = p.Seat, p.Card, held("for")
		}
	case 3:
		c := held("named")
		e.Kind, e.Says = Designated, Designation{Manner: Manner(rapid.IntRange(0, 6).Draw(t, "manner")), Suit: c.Suit(), Rank: c.Rank()}
	case 4:
		e.Kind, e.Tricks = rapid.SampledFrom([]Kind{Claimed, Conceded, Objected, NextBoard, RoundEnded, Director}).Draw(t, "late"), 1
	default:
		e.Kind, e.Card = Play, held("card")
		if s.Phase == Auction {
			e.Kind, e.Call = Call, bridge.Call(rapid.IntRange(1, 20).Draw(t, "call"))
		}
	}
	return e
}

func wildOrder(t *rapid.T, s State, seat bridge.Seat, c bridge.Card) Order {
	moment := rapid.Map(rapid.IntRange(0, int(WhilePenalty)), func(n int) Moment { return Moment(n) })
	o := Order{
		Kind: rapid.SampledFrom(OrderKinds()).Draw(t, "order"), On: seat, Until: moment.Draw(t, "until"), From: moment.Draw(t, "from"),
		What: Scope{Card: c, Suit: c.Suit(), Call: bridge.Pass, N: 1},
	}
	switch o.Kind {
	case Due:
		o.Opens = rapid.SampledFrom(MatterKinds()).Draw(t, "opens")
	case CallStands, CallCancelled, MayChangeCall:
		if len(s.Calls) > 0 {
			o.What.Event = rapid.SampledFrom(s.Calls).Draw(t, "call").Event
		}
	}
	return o
}

func TestSteppingIsReplayingAndLeavesEarlierStatesAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rec, states := wild(t)
		for i, s := range states {
			part := *rec
			part.Events = rec.Events[:i]
			again, err := Replay(&part)
			if err != nil {
				t.Fatal(err)
			}
			again.rec = s.rec
			if diff := differ(again, s); diff != "" {
				t.Fatalf("after %d events: %s", i, diff)
			}
		}
	})
}

func TestStateAtIsTheStateBeforeTheEvent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rec, states := wild(t)
		for i, e := range rec.Events {
			if !e.Numbered() {
				continue
			}
			at, err := StateAt(rec, states[i].Events+1)
			if err != nil {
				t.Fatal(err)
			}
			if diff := differ(at, states[i]); diff != "" {
				t.Fatalf("before event %d: %s", states[i].Events+1, diff)
			}
		}
	})
}

func TestCardsAreNeitherLostNorDoubled(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rec, states := wild(t)
		for _, s := range states {
			for _, seat := range bridge.Seats {
				hand := s.Hands[seat]
				for _, trick := range s.Tricks {
					c := trick.Card(seat)
					if hand.Has(c) {
						t.Fatalf("%s of %s is both in the hand and on the table", c, seat)
					}
					hand = hand.With(c)
				}
				if hand != rec.Deal[seat] {
					t.Fatalf("%s has %s with what was played, dealt %s", seat, hand, rec.Deal[seat])
				}
			}
			for _, c := range s.FaceUp {
				if s.Hands[c.Seat].Known() && !s.Hands[c.Seat].Has(c.Card) {
					t.Fatalf("%s of %s lies face up, and is not in the hand", c.Card, c.Seat)
				}
			}
			if turn := s.Turn(); s.Phase == PlayPeriod && s.Hands[turn].Known() && s.Hands[turn] != 0 && s.LegalPlays(turn) == 0 {
				t.Fatalf("%s is on turn and may play nothing", turn)
			}
		}
	})
}

// summary writes what can be seen of s from a table turned by n.
func summary(s State, n int) string {
	var b strings.Builder
	at := func(seat bridge.Seat) bridge.Seat { return seat.Rotate(n) }
	moved := s.Moved
	if n%2 != 0 {
		moved = -moved
	}
	fmt.Fprintln(&b, s.Phase, at(s.Turn()), at(s.OnLead()), at(s.Declarer()), s.Contract.Bid, s.Contract.Doubled, moved, s.DummyOut(), at(s.Claim.Seat))
	for _, c := range s.Calls {
		fmt.Fprintln(&b, at(c.Seat), c.Call, at(c.Turn), c.Status, c.Irregular, c.Accepted, c.Forgone)
	}
	for _, t := range s.Tricks {
		fmt.Fprintln(&b, at(t.Leader), t.Irregular, t.Accepted)
		for _, p := range t.Plays {
			fmt.Fprintln(&b, at(p.Seat), p.Card, p.TakenBack, p.Named)
		}
	}
	for _, c := range s.FaceUp {
		fmt.Fprintln(&b, at(c.Seat), c.Card, c.Penalty, s.Major(c))
	}
	for _, o := range slices.Concat(s.Orders, s.Dues) {
		fmt.Fprintln(&b, o.Kind, at(o.On), o.What, o.Since)
	}
	for _, m := range s.Matters() {
		fmt.Fprintln(&b, m.Kind, m.Event, at(m.By), m.At)
	}
	for _, r := range s.Revokes {
		fmt.Fprintln(&b, at(r.Seat), r.Event, r.Suit, r.Corrected, r.Established)
	}
	for i := range 4 {
		seat := north.Rotate(i - n) // the seat that is i places from North at the turned table
		fmt.Fprintln(&b, s.LegalCalls(seat), s.PlayChoices(seat))
	}
	return b.String()
}

// turned is rec with the table turned by n.
func turned(rec *Record, n int) *Record {
	at := func(seat bridge.Seat) bridge.Seat { return seat.Rotate(n) }
	out := *rec
	out.Dealer, out.Deal, out.Contract.Declarer = at(rec.Dealer), rec.Deal.Rotate(n), at(rec.Contract.Declarer)
	out.Events = slices.Clone(rec.Events)
	for i := range out.Events {
		e := &out.Events[i]
		e.Seat = at(e.Seat)
		if e.Ruled != nil {
			r := *e.Ruled
			r.Matter.By = at(r.Matter.By)
			r.Orders = slices.Clone(r.Orders)
			for k := range r.Orders {
				r.Orders[k].On = at(r.Orders[k].On)
			}
			e.Ruled = &r
		}
	}
	return &out
}

func TestTurningTheTableTurnsTheState(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rec, states := wild(t)
		n := rapid.IntRange(1, 3).Draw(t, "by")
		s, err := Replay(turned(rec, n))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(summary(states[len(states)-1], n), summary(s, 0)); diff != "" {
			t.Fatal(diff)
		}
	})
}
