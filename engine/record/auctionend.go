package record

import "rectify/engine/bridge"

// phase brings the phase up to date with the calls, the tricks and the awards.
func (s *State) phase() {
	switch {
	case s.awarded:
		s.Phase = Over
	case !s.opened:
		s.auctionEnd()
		if s.Phase == Auction { // opened again, it leaves nothing of what was done as if there were a declarer
			s.lapse(func(m MatterID) bool { return m.Kind >= DefenderHeld && m.Kind <= TurnedCard })
		}
	case s.allPlayed():
		s.Phase = Over
	default:
		s.Phase = PlayPeriod
	}
}

// auctionEnd finds whether the calls that stand have ended the auction (22). It is looked at anew after each event, since a
// call may be changed after the last pass (21B1(a), 25A).
func (s *State) auctionEnd() {
	was := s.Phase
	s.Phase, s.Contract = Auction, bridge.Contract{}
	if last := s.latest(); last == nil || last.pending() || s.turnTo != bridge.NoSeat {
		return
	}
	calls := s.inRotation()
	first := len(calls) // of the passes at the end
	for first > 0 && calls[first-1].Call == bridge.Pass {
		first--
	}
	ended := calls[first:]
	switch {
	case first > 0 && len(ended) >= 3:
		if contract(calls).Bid == bridge.NoCall {
			return // they have passed over a call that is none (36, 38)
		}
		if bad := firstSkipper(calls[first-1:]); bad.Event != 0 {
			s.open(MatterID{Kind: SeatSkipped, Event: bad.Event, By: bad.Seat})
			return
		}
		s.Phase, s.Contract = Clarification, contract(calls)
	case first == 0 && len(ended) >= 4:
		if bad := firstSkipper(ended); bad.Event != 0 {
			s.open(MatterID{Kind: SeatSkipped, Event: bad.Event, By: bad.Seat})
			return
		}
		s.Phase = Over
	}
	if s.Phase == Clarification && was != Clarification {
		s.leadSince = s.Events
	}
}

// inRotation is the calls that have used a turn, with the pass of a seat whose turn was used by its left-hand opponent because it had
// to pass (28A).
func (s *State) inRotation() []MadeCall {
	out := make([]MadeCall, 0, len(s.Calls)+1)
	for _, c := range s.Calls {
		if !c.takesTurn() {
			continue
		}
		if c.overPasser() {
			out = append(out, MadeCall{Seat: c.Turn, Turn: c.Turn, Call: bridge.Pass})
		}
		out = append(out, c)
	}
	return out
}

// firstSkipper is the first of calls that did not come from the left of the one before, so that a seat had no turn (17D3;
// 17E2 of 2007); the zero MadeCall if they are in rotation.
func firstSkipper(calls []MadeCall) MadeCall {
	for i, c := range calls[1:] {
		if c.Seat != calls[i].Seat.LHO() {
			return c
		}
	}
	return MadeCall{}
}

// contract is what calls, an auction that is over, come to (19D, 22A; Definitions of declarer).
func contract(calls []MadeCall) bridge.Contract {
	var c bridge.Contract
	var by bridge.Seat
	for _, m := range calls {
		switch {
		case !m.counts(): // a call that is not part of the auction, whatever follows it (36C)
		case m.Call.IsBid():
			c, by = bridge.Contract{Bid: m.Call}, m.Seat
		case m.Call == bridge.Double:
			c.Doubled = 1
		case m.Call == bridge.Redouble:
			c.Doubled = 2
		}
	}
	for _, m := range calls {
		if m.counts() && m.Call.Denom() == c.Bid.Denom() && m.Call.IsBid() && m.Seat.Side() == by.Side() {
			c.Declarer = m.Seat
			break
		}
	}
	return c
}
