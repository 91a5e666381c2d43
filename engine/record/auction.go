package record

import (
	"slices"

	"rectify/engine/bridge"
)

// counts reports whether c is part of the auction for what is sufficient, what may be doubled and when the auction ends.
func (c MadeCall) counts() bool {
	return c.Status == Stands && !c.pending() &&
		c.Irregular != AboveSeven && c.Irregular != Inadmissible && c.Irregular != CallAfterEnd
}

// takesTurn reports whether the turn of c has been used. A call in rotation that no ruling lets stand (36, 38) uses it until it is
// cancelled: unnoticed, the others pass over it.
func (c MadeCall) takesTurn() bool {
	return c.counts() || c.Status == Stands && c.Seat == c.Turn && (c.Irregular == AboveSeven || c.Irregular == Inadmissible)
}

// outOfTurn reports whether c was made at another's turn and waits to be accepted or cancelled. A call at the turn of one
// who has to pass is regular (28A).
func (c MadeCall) outOfTurn() bool {
	return c.Irregular != NoMatter && c.Irregular != CallAfterEnd && c.Seat != c.Turn && !c.overPasser() && !c.Accepted
}

// overPasser reports whether c was made in the place of one who had to pass, and so in rotation (28A).
func (c MadeCall) overPasser() bool {
	return c.Seat != c.Turn && (c.Irregular == NoMatter || c.Irregular == InsufficientBid)
}

// pending reports whether c is an irregular call that stands only if it is accepted.
func (c MadeCall) pending() bool {
	return c.Status == Stands && !c.Accepted &&
		(c.Irregular == InsufficientBid || c.Irregular == OutOfRotation || c.Irregular == SeatSkipped)
}

// lastOf is the last of calls that counts and is of the wanted kind; the zero MadeCall if none.
func lastOf(calls []MadeCall, wanted func(bridge.Call) bool) MadeCall {
	for i := len(calls) - 1; i >= 0; i-- {
		if c := calls[i]; c.counts() && wanted(c.Call) {
			return c
		}
	}
	return MadeCall{}
}

func notPass(c bridge.Call) bool { return c != bridge.Pass }

// admissible reports whether Law 19 lets seat double or redouble after calls, if that is what call is.
func admissible(calls []MadeCall, seat bridge.Seat, call bridge.Call) bool {
	switch last := lastOf(calls, notPass); call {
	case bridge.Double:
		return last.Call.IsBid() && last.Seat.Opposes(seat)
	case bridge.Redouble:
		return last.Call == bridge.Double && last.Seat.Opposes(seat)
	}
	return true
}

// LastBid is the last bid that stands, insufficient ones that were accepted among them; the zero MadeCall if none.
func (s State) LastBid() MadeCall { return lastOf(s.Calls, bridge.Call.IsBid) }

// Made is the call of table event n, the zero MadeCall if that event was no call.
func (s State) Made(n int) MadeCall {
	if i := s.callAt(n); i >= 0 {
		return s.Calls[i]
	}
	return MadeCall{}
}

// callAt is the index of the call of table event n, -1 if there is none.
func (s *State) callAt(n int) int {
	return slices.IndexFunc(s.Calls, func(c MadeCall) bool { return c.Event == n })
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

// latest is the last call on the table, nil if there is none. A call after the end was never part of the auction.
func (s *State) latest() *MadeCall {
	for i := len(s.Calls) - 1; i >= 0; i-- {
		if c := &s.Calls[i]; c.Status == Stands && c.Irregular != CallAfterEnd {
			return c
		}
	}
	return nil
}

// turnToCall is whose turn it is in the auction.
func (s *State) turnToCall() bridge.Seat {
	last := s.latest()
	switch {
	case s.turnTo != bridge.NoSeat:
		return s.turnTo
	case last == nil:
		return s.rec.Dealer
	case last.outOfTurn():
		return last.Turn
	}
	return last.Seat.LHO()
}

// call adds a call of table event n. It may accept or forgo the irregular call before it (27A1, 28B, 29A). With replaces
// set, it is put in place of the call of that event, which may have been called over (21B1(a), 25A).
func (s *State) call(seat bridge.Seat, call bridge.Call, n, replaces int) {
	at := len(s.Calls)
	made := MadeCall{Event: n, Seat: seat, Call: call, Replaces: replaces}
	if replaces == 0 {
		s.act(seat)
		made.Turn = s.turnToCall()
	} else {
		i := s.callAt(replaces)
		at, made.Turn = i+1, s.Calls[i].Turn
	}
	made.Irregular = s.irregular(made, s.Calls[:at])
	s.turnTo = bridge.NoSeat
	s.Calls = slices.Insert(s.Calls, at, made)
	if made.Irregular != NoMatter {
		s.open(MatterID{Kind: made.Irregular, Event: n, By: seat})
	}
	if made.overPasser() || seat == made.Turn { // the turn has been used, by the seat or by its left-hand opponent (28A)
		s.dropOrders(func(o InForce) bool {
			ends := o.On == made.Turn && o.Until == NextTurn
			if ends && o.Kind == MustPass {
				s.used = append(s.used, usedOrder{n, o})
			}
			return ends
		})
	}
}

// act lets a call by seat settle the fate of an irregular call that was waiting.
func (s *State) act(seat bridge.Seat) {
	c := s.latest()
	if c == nil || c.Irregular == NoMatter {
		return
	}
	switch {
	case seat == c.Seat.LHO():
		// A call over an inadmissible one, or over one of more than seven, does not make it stand (36A, 38D).
		c.Accepted = c.Irregular != Inadmissible && c.Irregular != AboveSeven
	case c.pending() && c.outOfTurn() && seat == c.Turn && seat.Opposes(c.Seat):
		c.Status, c.Forgone = Cancelled, true
	}
}

// irregular is how c is irregular after the calls before it, NoMatter if it is not. A bid both out of rotation and
// insufficient is out of rotation (27A2).
func (s *State) irregular(c MadeCall, before []MadeCall) MatterKind {
	doubles := c.Call == bridge.Double || c.Call == bridge.Redouble
	repeat := s.bound(c.Seat, MustRepeat)
	switch {
	case s.Phase != Auction && c.Replaces == 0:
		return CallAfterEnd
	case c.Call.Level() > 7:
		return AboveSeven
	case !admissible(before, c.Seat, c.Call):
		return Inadmissible
	case c.Call != bridge.Pass && s.mustPass(c.Seat),
		c.Seat == c.Turn && repeat != nil && repeat.What.Call != c.Call,
		doubles && (s.bound(c.Seat, MustBidOrPass) != nil || s.bound(c.Seat, MustNotDouble) != nil):
		return ObligationBroken
	case c.Seat != c.Turn && !(c.Seat == c.Turn.LHO() && s.mustPass(c.Turn)): // 28A
		if c.Call == bridge.Pass && passes(before) >= 2 {
			return SeatSkipped // the third pass in a row (34)
		}
		return OutOfRotation
	case c.Call.IsBid() && !bridge.Sufficient(c.Call, lastOf(before, bridge.Call.IsBid).Call):
		return InsufficientBid
	}
	return NoMatter
}

// passes is how many passes have followed another call at the end of calls.
func passes(calls []MadeCall) int {
	n, any := 0, false
	for i := len(calls) - 1; i >= 0; i-- {
		if c := calls[i]; c.counts() {
			if c.Call != bridge.Pass {
				return n
			}
			n, any = n+1, true
		}
	}
	if any {
		n-- // the first of them is the call that the others follow
	}
	return n
}

func (s *State) mustPass(seat bridge.Seat) bool { return s.bound(seat, MustPass) != nil }

// bound is the first order of a kind that binds seat, nil if none does.
func (s *State) bound(seat bridge.Seat, kind OrderKind) *InForce {
	for i := range s.Orders {
		if o := &s.Orders[i]; o.Kind == kind && o.On == seat {
			return o
		}
	}
	return nil
}

// changeable is the index of the call that seat has leave to change, -1 if there is none (21B1(a), 25A).
func (s *State) changeable(seat bridge.Seat) int {
	for _, o := range s.Orders {
		if o.Kind != MayChangeCall || o.On != seat {
			continue
		}
		for i := len(s.Calls) - 1; i >= 0; i-- {
			if c := s.Calls[i]; c.Seat == seat && c.Status == Stands && (o.What.Event == 0 || o.What.Event == c.Event) {
				return i
			}
		}
	}
	return -1
}

// withdrewCall takes a call back, as the player did it, and puts the other in its place.
func (s *State) withdrewCall(e Event, n int) *StepError {
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
	switch {
	case old == s.changeable(e.Seat):
		s.dropOrders(func(o InForce) bool { return o.Kind == MayChangeCall && o.On == e.Seat })
	case was.Irregular == NoMatter: // an irregular call has its own matter, which lives on (27C)
		s.open(MatterID{Kind: CallChanged, Event: n, By: e.Seat})
	}
	s.Calls[old].Status = Withdrawn
	if e.NewCall != bridge.NoCall {
		s.call(e.Seat, e.NewCall, n, was.Event)
	}
	return nil
}
