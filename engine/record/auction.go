package record

import "rectify/engine/bridge"

// turnToCall is whose turn it is in the auction.
func (s *State) turnToCall() bridge.Seat {
	if s.turnTo != bridge.NoSeat {
		return s.turnTo
	}
	for i := len(s.Calls) - 1; i >= 0; i-- {
		c := s.Calls[i]
		if c.Status != Stands || c.Irregular == CallAfterEnd {
			continue
		}
		if c.Irregular == OutOfRotation && !c.Accepted {
			return c.Turn
		}
		return c.Seat.LHO()
	}
	return s.rec.Dealer
}

// LastBid is the last bid that stands, insufficient ones that were accepted among them; the zero MadeCall if none.
func (s State) LastBid() MadeCall { return s.lastCall(bridge.Call.IsBid) }

// lastAction is the last call that stands and is not a pass.
func (s State) lastAction() MadeCall {
	return s.lastCall(func(c bridge.Call) bool { return c != bridge.Pass })
}

func (s State) lastCall(wanted func(bridge.Call) bool) MadeCall {
	for i := len(s.Calls) - 1; i >= 0; i-- {
		if c := s.Calls[i]; c.counts() && !s.pending(c) && wanted(c.Call) {
			return c
		}
	}
	return MadeCall{}
}

// Made is the call of table event n, the zero MadeCall if that event was no call.
func (s State) Made(n int) MadeCall {
	for _, c := range s.Calls {
		if c.Event == n {
			return c
		}
	}
	return MadeCall{}
}

// After is the calls that seat made after table event n, in order.
func (s State) After(n int, seat bridge.Seat) []MadeCall {
	var out []MadeCall
	for _, c := range s.Calls {
		if c.Event > n && c.Seat == seat {
			out = append(out, c)
		}
	}
	return out
}

// pending reports whether c is an irregular call that waits to be accepted or cancelled.
func (s State) pending(c MadeCall) bool {
	return c.Status == Stands && !c.Accepted && (c.Irregular == InsufficientBid || c.Irregular == OutOfRotation)
}

// call adds a call. It may accept or forgo the irregular call before it (27A1, 28B, 29A); replaces is the event of the
// call in whose place it is put without a ruling, 0 if none.
func (s *State) call(seat bridge.Seat, call bridge.Call, n, replaces int) {
	s.act(seat)
	made := MadeCall{Event: n, Seat: seat, Call: call, Turn: s.turnToCall(), Replaces: replaces}
	if replaces != 0 {
		made.Turn = s.Made(replaces).Turn
	}
	made.Irregular = s.irregular(made)
	s.turnTo = bridge.NoSeat
	s.Calls = append(s.Calls, made)
	if made.Irregular != NoMatter {
		s.open(MatterID{Kind: made.Irregular, Event: n, By: seat})
	}
	s.endAtTurn(seat)
}

// act lets a call by seat settle the fate of an irregular call that was waiting.
func (s *State) act(seat bridge.Seat) {
	for i := len(s.Calls) - 1; i >= 0; i-- {
		c := &s.Calls[i]
		if c.Status != Stands {
			continue
		}
		lho := seat == c.Seat.LHO()
		switch {
		case lho && c.Irregular != NoMatter && c.Irregular != CallAfterEnd:
			c.Accepted = c.Irregular != Inadmissible && c.Irregular != AboveSeven
		case c.Irregular == OutOfRotation && !c.Accepted && seat == c.Turn && seat.Opposes(c.Seat):
			c.Status, c.Forgone = Cancelled, true
		}
		return
	}
}

// irregular is how c is irregular as the auction stands, NoMatter if it is not. A bid both out of rotation and
// insufficient is out of rotation (27A2).
func (s *State) irregular(c MadeCall) MatterKind {
	if s.Phase != Auction && c.Replaces == 0 {
		return CallAfterEnd
	}
	if c.Call.Level() > 7 {
		return AboveSeven
	}
	if !s.admissible(c.Seat, c.Call) {
		return Inadmissible
	}
	if c.Call != bridge.Pass && s.mustPass(c.Seat) {
		return ObligationBroken
	}
	if want := s.mustRepeat(c.Seat); want != bridge.NoCall && want != c.Call && c.Seat == c.Turn {
		return ObligationBroken
	}
	if c.Seat != c.Turn && !(c.Seat == c.Turn.LHO() && s.mustPass(c.Turn)) { // 28A
		return OutOfRotation
	}
	if c.Call.IsBid() && !bridge.Sufficient(c.Call, s.LastBid().Call) {
		return InsufficientBid
	}
	return NoMatter
}

// admissible reports whether Law 19 lets seat double or redouble, if that is what call is.
func (s State) admissible(seat bridge.Seat, call bridge.Call) bool {
	last := s.lastAction()
	switch call {
	case bridge.Double:
		return last.Call.IsBid() && last.Seat.Opposes(seat)
	case bridge.Redouble:
		return last.Call == bridge.Double && last.Seat.Opposes(seat)
	}
	return true
}

func (s State) mustPass(seat bridge.Seat) bool { return s.bound(seat, MustPass) != nil }

func (s State) mustRepeat(seat bridge.Seat) bridge.Call {
	if o := s.bound(seat, MustRepeat); o != nil {
		return o.What.Call
	}
	return bridge.NoCall
}

// bound is the first order of a kind that binds seat, nil if none does.
func (s State) bound(seat bridge.Seat, kind OrderKind) *InForce {
	for i := range s.Orders {
		if o := &s.Orders[i]; o.Kind == kind && o.On == seat {
			return o
		}
	}
	return nil
}

// endAtTurn ends the orders on seat that last for one turn.
func (s *State) endAtTurn(seat bridge.Seat) {
	s.dropOrders(func(o InForce) bool { return o.On == seat && o.Until == NextTurn })
}

// withdrew takes a call or a card back, as the players did it, and puts the other in its place.
func (s *State) withdrew(e Event, n int) *StepError {
	if e.Card != bridge.NoCard {
		return s.withdrewCard(e, n)
	}
	old := -1
	for i, c := range s.Calls {
		if c.Seat == e.Seat && c.Call == e.Call && c.Status == Stands && (e.Of == 0 || e.Of == c.Event) {
			old = i
		}
	}
	if old < 0 {
		return &StepError{Code: "call-not-made", Seat: e.Seat, Of: e.Of}
	}
	was := s.Calls[old]
	s.Calls[old].Status = Withdrawn
	allowed := s.bound(e.Seat, MayChangeCall) != nil
	if allowed {
		s.dropOrders(func(o InForce) bool { return o.On == e.Seat && o.Kind == MayChangeCall })
	} else if was.Irregular == NoMatter {
		s.open(MatterID{Kind: CallChanged, Event: n, By: e.Seat})
	}
	if e.NewCall != bridge.NoCall {
		s.call(e.Seat, e.NewCall, n, was.Event)
	}
	return nil
}

// phase brings the phase up to date with the calls and the tricks.
func (s *State) phase() {
	if s.Phase == Over || s.rec.Contract.Bid != bridge.NoCall && s.Phase == Auction {
		return
	}
	if !s.opened {
		s.auctionEnd()
	}
	if s.opened && s.allPlayed() {
		s.Phase = Over
	}
	if s.Awarded != (bridge.BySeat[int]{}) {
		s.Phase = Over
	}
}

// auctionEnd finds whether the calls that stand have ended the auction. It is looked at anew after each event, since a
// call may be changed after the last pass (21B1(a), 25A).
func (s *State) auctionEnd() {
	var standing []MadeCall
	for _, c := range s.Calls {
		if c.counts() {
			standing = append(standing, c)
		}
	}
	passes := 0
	for passes < len(standing) && standing[len(standing)-1-passes].Call == bridge.Pass {
		passes++
	}
	bid := passes < len(standing)
	was := s.Phase
	s.Phase, s.Contract = Auction, bridge.Contract{}
	if len(standing) == 0 || s.pending(standing[len(standing)-1]) || s.turnTo != bridge.NoSeat {
		return
	}
	switch {
	case bid && passes >= 3:
		if skipped := s.skipped(standing, passes); skipped != bridge.NoSeat {
			s.open(MatterID{Kind: SeatSkipped, Event: standing[len(standing)-1].Event, By: s.passedOver(standing, passes)})
			return
		}
		s.Phase, s.Contract = Clarification, s.contract(standing)
	case !bid && passes >= 4:
		s.Phase = Over
	}
	if s.Phase == Clarification && was != Clarification {
		s.leadSince = s.Events
	}
}

// skipped is the first seat that had no turn among the passes after the last other call, though one was due to it
// (17D3; 17E2 of 2007); NoSeat if the passes are in rotation.
func (s State) skipped(standing []MadeCall, passes int) bridge.Seat {
	seat := standing[len(standing)-1-passes].Seat
	for _, c := range standing[len(standing)-passes:] {
		if seat = seat.LHO(); c.Seat != seat {
			return seat
		}
	}
	return bridge.NoSeat
}

// passedOver is who passed at the turn of the seat that was skipped.
func (s State) passedOver(standing []MadeCall, passes int) bridge.Seat {
	seat := standing[len(standing)-1-passes].Seat
	for _, c := range standing[len(standing)-passes:] {
		if seat = seat.LHO(); c.Seat != seat {
			return c.Seat
		}
	}
	return bridge.NoSeat
}

// contract is what standing, an auction that is over, comes to (19D, 22A; Definitions of declarer).
func (s State) contract(standing []MadeCall) bridge.Contract {
	var c bridge.Contract
	var by bridge.Seat
	for _, m := range standing {
		switch {
		case m.Call.IsBid():
			c, by = bridge.Contract{Bid: m.Call}, m.Seat
		case m.Call == bridge.Double:
			c.Doubled = 1
		case m.Call == bridge.Redouble:
			c.Doubled = 2
		}
	}
	for _, m := range standing {
		if m.Call.Denom() == c.Bid.Denom() && m.Call.IsBid() && m.Seat.Side() == by.Side() {
			c.Declarer = m.Seat
			break
		}
	}
	return c
}
