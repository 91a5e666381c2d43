package record

import (
	"slices"

	"rectify/engine/bridge"
)

// What players do about an irregularity before the director comes may cost a right to its rectification (10B, 11A). It is noted
// here, and ruled before the irregularity itself.

// offender is who made the irregular call or card of table event n that awaits a ruling, NoSeat if there is none.
func (s *State) offender(n int) bridge.Seat {
	for _, m := range s.matters {
		if m.id.Event == n && m.awaits() && !m.id.Fell() && m.id.Kind.Stage() == Revoke.Stage() {
			return m.id.By
		}
	}
	return bridge.NoSeat
}

// wasRuled reports whether what happened at table event n has been ruled on for good.
func (s *State) wasRuled(n int) bool {
	return slices.ContainsFunc(s.matters, func(m openMatter) bool {
		return m.id.Event == n && n != 0 && m.settled && !m.id.Fell() && m.id.Kind.Stage() == Revoke.Stage()
	})
}

// notice notes that attention was drawn to an irregularity: from then on nobody acts until the director has explained (9B2). If it has been
// ruled on already, it is the ruling that may have fallen short (10C1).
func (s *State) notice(e Event, n int) {
	if by := s.offender(e.Of); by != bridge.NoSeat {
		s.noticed = e.Of
		if s.Phase == PlayPeriod && e.Seat == s.Dummy() && by != e.Seat {
			s.open(MatterID{Kind: DummySpoke, Event: n, By: e.Seat}) // 43A1(b)
		}
	} else if s.wasRuled(e.Of) {
		s.open(MatterID{Kind: OptionsUntold, Event: n, By: e.Seat})
	}
}

// actedTooSoon notes that seat has called or played although attention had been drawn to an opponent's irregularity and nobody has
// called the director (9B2, 11A). Where another law says what such an act does, as accept the call or the lead (27A1, 29A, 53A),
// there is nothing to note.
func (s *State) actedTooSoon(seat bridge.Seat, n int) {
	of := s.noticed
	by := s.offender(of)
	if of == 0 || !seat.Opposes(by) {
		return
	}
	s.noticed = 0
	if c := s.Made(of); c.Accepted || c.Status != Stands {
		return
	}
	for _, t := range s.Tricks {
		if t.Accepted && slices.ContainsFunc(t.Plays, func(p Played) bool { return p.Event == of }) {
			return
		}
	}
	s.open(MatterID{Kind: ActedTooSoon, Event: n, By: by})
}

// decided notes that a player said what was to be done about an irregularity, in place of the director (10A).
func (s *State) decided(e Event, n int) {
	if by := s.offender(e.Of); by != bridge.NoSeat {
		s.noticed = 0
		s.open(MatterID{Kind: PlayersDecided, Event: n, By: by})
	}
}

// asked notes a question that the Laws have something to say about: to partner on what to do about an opponent's irregularity
// (10C2), dummy's about a card (42B1), a leader's about a card that lies face down (41A), and one to nobody in particular about the
// contract, or who doubled it, in the play (41C).
func (s *State) asked(e Event, n int) {
	about := s.Event(e.Of)
	switch {
	case e.Of != 0 && e.To != bridge.NoSeat && e.To == e.Seat.Partner() && e.Seat.Opposes(s.offender(e.Of)):
		s.open(MatterID{Kind: PartnerConsulted, Event: n, By: e.Seat})
	case s.Phase == PlayPeriod && e.Seat == s.Dummy() && !s.Defends(e.To) && s.trickOf(about.Seat, e.Of) >= 0:
		s.open(MatterID{Kind: DummySpoke, Event: n, By: e.Seat})
	case e.Of != 0 && e.Of == s.FaceDown.Event && e.Seat == s.FaceDown.Seat:
		s.open(MatterID{Kind: LeadChanged, Event: n, By: e.Seat})
	case s.Phase == PlayPeriod && e.To == bridge.NoSeat && s.endsIn(e.Of):
		s.open(MatterID{Kind: ContractAsked, Event: n, By: e.Seat})
	}
}

// endsIn reports whether the call of table event n is the last bid, or a double or redouble of it that stands: the contract.
func (s *State) endsIn(n int) bool {
	c := s.Made(n)
	return c.Event != 0 && c.counts() && c.Call != bridge.Pass && n >= s.LastBid().Event
}

// sawHand notes that dummy saw the hand of another player (43A2, 43A3).
func (s *State) sawHand(e Event, n int) {
	if s.opened && e.Seat == s.Dummy() && e.To != e.Seat {
		s.open(MatterID{Kind: DummySawHand, Event: n, By: e.Seat})
	}
}

// toldTurn notes that dummy told declarer from which of their hands to lead (42B2), in time or when a lead lay there already. Whose turn it is
// to follow anybody may say.
func (s *State) toldTurn(e Event, n int) {
	t := s.trick(s.current())
	leads := t.Leader.Side() == e.Seat.Side() && (t.count() == 0 || t.waits())
	if s.Phase == PlayPeriod && e.Seat == s.Dummy() && e.To.Side() == e.Seat.Side() && leads {
		s.open(MatterID{Kind: DummySpoke, Event: n, By: e.Seat})
	}
}

// wrongBoard opens the matter of the first call that a player made with the cards of another board (15A; 17D of 2007).
func (s *State) wrongBoard(seat bridge.Seat) {
	for _, c := range s.Calls {
		if c.Seat == seat && c.Status == Stands {
			s.open(MatterID{Kind: WrongBoardCards, Event: c.Event, By: seat})
			return
		}
	}
}

// RefersTo is the event that table event n is about: the one that it names, or else the irregularity to which attention had been
// drawn before; 0 if there is none.
func (s State) RefersTo(n int) int { return s.refersTo(n) }

func (s *State) refersTo(n int) int {
	if of := s.Event(n).Of; of != 0 {
		return of
	}
	for n--; n > 0; n-- {
		if e := s.Event(n); e.Kind == Attention && e.Of != 0 {
			return e.Of
		}
	}
	return 0
}

// notRectified lets what happened at table event n stay as it is, now and when the tricks are counted.
func (s *State) notRectified(n int) {
	s.lapse(func(m MatterID) bool { return m.Event == n && m.Kind.Stage() > DummySpoke.Stage() })
	for i := range s.Revokes {
		if s.Revokes[i].Event == n {
			s.Revokes[i].Waived = true
		}
	}
	if i := s.callAt(n); i >= 0 && s.Calls[i].Status == Stands {
		s.Calls[i].Accepted = true
	}
	for i, t := range s.Tricks {
		if slices.ContainsFunc(t.Plays, func(p Played) bool { return p.Seat == t.Leader && p.Event == n }) {
			s.Tricks[i].Accepted = true
		}
	}
}

// costs reports whether tricks may be transferred for r once the play is over.
func (r RevokeMade) costs() bool {
	return !r.Waived && (r.Counts || r.Established != 0 && !r.Corrected)
}
