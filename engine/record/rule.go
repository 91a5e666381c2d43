package record

import (
	"slices"

	"rectify/engine/bridge"
)

// ruled applies a ruling: it settles the matter unless it is interim, ends the matter's earlier standing orders and dues
// that it does not repeat, and carries out its own. An order that the ruling before it on the same matter gave already is
// not carried out again: the card it returned may have been played since, the pass it required made.
func (s *State) ruled(r *Ruled) *StepError {
	i := s.matter(r.Matter)
	if i < 0 {
		return &StepError{Code: "no-such-matter", Seat: r.Matter.By, Of: r.Matter.Event}
	}
	var given []Order
	if m := &s.matters[i]; m.last != nil {
		given = m.last.Orders
	}
	s.matters[i].settled, s.matters[i].lapsed = !r.Interim, false
	s.matters[i].last, s.matters[i].closed = r, s.Events
	lapsed := func(o InForce) bool { return o.Matter == r.Matter && !slices.Contains(r.Orders, o.Order) }
	s.dropOrders(lapsed)
	s.Dues = slices.DeleteFunc(s.Dues, lapsed)
	for k, o := range r.Orders {
		if slices.Contains(given, o) || slices.Contains(r.Orders[:k], o) {
			continue
		}
		if err := s.order(o, r.Matter); err != nil {
			return err
		}
	}
	return nil
}

// inForceNow puts a standing order in force. A lead that declarer requires now may be one that he forbade before, or the other way
// round, when another penalty card has come meanwhile: what he has chosen last takes the place of it (50D2).
func (s *State) inForceNow(o InForce) {
	contrary := map[OrderKind]OrderKind{MustLead: MustNotLead, MustNotLead: MustLead}[o.Kind]
	if contrary != NoOrder {
		s.dropOrders(func(old InForce) bool { return old.Kind == contrary && old.On == o.On && old.What.Suit == o.What.Suit })
	}
	s.Orders = append(s.Orders, o)
}

func (s *State) dropOrders(gone func(InForce) bool) { s.Orders = slices.DeleteFunc(s.Orders, gone) }

// inForce reports whether an order of the wanted sort is in force.
func (s *State) inForce(wanted func(InForce) bool) bool { return slices.ContainsFunc(s.Orders, wanted) }

// order carries out one order of a ruling on matter m.
func (s *State) order(o Order, m MatterID) *StepError {
	given := InForce{Order: o, Matter: m, Since: s.Events}
	switch {
	case o.Kind == Due, o.Kind.Standing() && !s.started(o):
		s.Dues = append(s.Dues, given)
		return nil
	case o.Kind.Standing():
		s.inForceNow(given)
		if o.Kind == StaysFaceUp && o.What.Card != bridge.NoCard && s.holds(o.On, o.What.Card) == nil {
			s.faceUp(o.On, o.What.Card, m.Event) // it may have been picked up since it was exposed (24)
		}
		return nil
	}
	switch o.Kind {
	case CallStands, CallCancelled:
		return s.orderCall(o, m)
	case TurnReturns:
		s.turnTo = o.On
	case CardPlayed:
		if err := s.orderPlay(o, m); err != nil {
			return err
		}
		switch {
		case m.Kind == WordsIncomplete:
			s.followed(o.What.Card)
		case m.Kind == SeveralCards && o.What.Card != s.Event(m.Event).Card: // the card on top was not the one played (58B2)
			s.groundGone(Played{Seat: o.On, Event: m.Event}, m)
		}
	case CardStands:
		return s.orderStand(o, m)
	case CardReturned:
		return s.orderReturn(o, m)
	case PenaltyMinor, PenaltyMajor:
		return s.penalty(o, m)
	case CardPickedUp:
		s.pickUp(o.On, func(c FaceUpCard) bool { return c.Card == o.What.Card })
	case ResultCancelled: // and with it what there was to rule about its tricks
		s.lapse(func(other MatterID) bool { return other.Kind == Claim || other.Kind == RevokeTricks })
	case CardRestored:
		s.restore(o.On, s.Event(m.Event).Cards)
	case CardAdded:
		return s.orderAdd(o, m)
	case TrickReopened:
		if i := s.shortOf(o.On); i >= 0 {
			s.Tricks[i].Taker = bridge.NoSeat
		}
	case LeadStands:
		return s.orderLead(o, m)
	case HandSpread:
		return s.orderSpread(o)
	case TricksMoved:
		if o.On.Side() == bridge.NorthSouth {
			s.Moved -= o.What.N
		} else {
			s.Moved += o.What.N
		}
	case TricksAwarded:
		s.award(o.On, o.What.N)
	case RoundOpen:
		s.openRound()
	case RoundOver, SessionOver:
		s.endRound(m.Event)
	case ScoreCorrected:
		s.Corrected, s.corrected = o.What.N, true
	case PlayVoid:
		s.voidPlay()
	case SettlementStands, NotRectified:
		s.notRectified(s.refersTo(m.Event))
	case RevokeCounts:
		for i := range s.Revokes {
			s.Revokes[i].Counts = s.Revokes[i].Counts || s.Revokes[i].Event == s.refersTo(m.Event)
		}
	case IsClaim:
		s.facedAsClaim(o.On, m.Event)
	case ClaimVoid:
		s.Claim, s.Awarded, s.awarded = ClaimMade{}, bridge.BySeat[int]{}, false
	}
	return nil
}

// orderCall makes a call stand, one that its player had withdrawn too (27C), or cancels it. An irregular call that falls with
// the one that matter m is about, and has not been ruled on, asks for no ruling of its own (36A, 38B).
func (s *State) orderCall(o Order, m MatterID) *StepError {
	i := s.callAt(o.What.Event)
	if i < 0 {
		return &StepError{Code: "call-not-made", Seat: o.On, Of: o.What.Event}
	}
	c := &s.Calls[i]
	if o.Kind == CallStands {
		c.Status, c.Accepted = Stands, true
	} else {
		c.Status, c.Accepted = Cancelled, false
		s.unused(o.What.Event)
		if o.What.Event != m.Event || m.Kind == WrongBoardCards {
			s.lapse(func(other MatterID) bool {
				return other.Event == o.What.Event && other.Kind < ExposedInAuction && other.Kind > DummySpoke && s.Interim(other) == nil
			})
		}
	}
	s.turnTo = bridge.NoSeat
	return nil
}

// unused gives a player whose call of table event n is cancelled the obligation back that this turn would have ended: the turn comes
// again, as though nothing had happened (17D3, 36A), and it must be a pass again. If another call stands in the place of the cancelled one
// (25B1), the turn has been used.
func (s *State) unused(n int) {
	s.used = slices.DeleteFunc(s.used, func(u usedOrder) bool {
		if u.n != n {
			return false
		}
		i := s.matter(u.Matter)
		again := !slices.ContainsFunc(s.Calls, func(c MadeCall) bool {
			return c.Event > n && c.Status == Stands && (c.Seat == u.On || c.Seat == s.Made(n).Seat)
		})
		if again && slices.Contains(s.matters[i].last.Orders, u.Order) {
			s.Orders = append(s.Orders, u.InForce)
		}
		return true
	})
}

// orderPlay puts a card into the trick in progress, in place of another card of that seat if it has one there; with
// What.Event set, in place of the card of that event, in whatever trick. That may be the same card, which its player has
// taken back (47F2); if the trick has gone with it, it is led again. What was wrong with a card whose place is taken asks for no ruling of
// its own.
func (s *State) orderPlay(o Order, m MatterID) *StepError {
	if s.trickWith(o.On, o.What.Card) >= 0 {
		s.Hands[o.On] = s.Hands[o.On].Without(o.What.Card) // it may have been taken up again (67B3)
		return nil
	}
	if s.Contract.Bid == bridge.NoCall {
		return &StepError{Code: "not-in-play", Seat: o.On, Card: o.What.Card}
	}
	if err := s.holds(o.On, o.What.Card); err != nil {
		return err
	}
	i, n := s.current(), s.Events
	if o.What.Event != 0 {
		n = o.What.Event
		if j := s.trickOf(o.On, n); j >= 0 {
			i = j
		} else if s.Event(n).Card != o.What.Card {
			return &StepError{Code: "card-not-played", Seat: o.On, Card: o.What.Card, Of: n}
		}
	}
	if i == len(s.Tricks) {
		s.newTrick(o.On, NoMatter)
	}
	if k := s.Tricks[i].standing(o.On); k >= 0 {
		s.groundGone(s.Tricks[i].Plays[k], m)
	}
	s.replace(i, o.On, o.What.Card, n)
	s.opened = true
	for k := range s.Revokes {
		if r := &s.Revokes[k]; r.Event == n && r.Seat == o.On && r.Card == o.What.Card {
			r.Corrected = false // the revoke is back
		}
	}
	return nil
}

// trickOf is the index of the trick to which seat played at table event n, -1 if there is none.
func (s *State) trickOf(seat bridge.Seat, n int) int {
	return slices.IndexFunc(s.Tricks, func(t Trick) bool {
		return slices.ContainsFunc(t.Plays, func(p Played) bool { return p.Seat == seat && p.Event == n })
	})
}

// orderStand keeps a card played, or puts it back where its player took it from (47F2, 52A).
func (s *State) orderStand(o Order, m MatterID) *StepError {
	for _, t := range s.Tricks {
		for _, p := range t.Plays {
			if p.Seat == o.On && p.Card == o.What.Card {
				o.What.Event = p.Event
			}
		}
	}
	return s.orderPlay(o, m)
}

// orderReturn puts a card back into the hand, whether it was played, lies face up, or is an opening lead face down.
func (s *State) orderReturn(o Order, m MatterID) *StepError {
	s.back(o.On, o.What.Card, m)
	if s.FaceDown.Seat == o.On {
		down := s.FaceDown
		s.FaceDown = FaceDownLead{}
		s.lapse(func(other MatterID) bool {
			return other != m && other.Kind == FaceDownLeadOutOfTurn && other.Event == down.Event
		})
	}
	s.pickUp(o.On, func(c FaceUpCard) bool { return c.Card == o.What.Card })
	return nil
}

// back takes card out of the trick it was played to, if it was, by a ruling on m. That it was out of turn there, led or played, or did
// not follow suit, asks for no ruling of its own.
func (s *State) back(seat bridge.Seat, card bridge.Card, m MatterID) {
	if i := s.trickWith(seat, card); i >= 0 {
		p := s.Tricks[i].Plays[s.Tricks[i].standing(seat)]
		s.takeBack(i, seat)
		s.bindAgain(p.Event, s.Events)
		s.groundGone(p, m)
	}
}

// orderLead makes an irregular lead stand, one that its player had taken back too.
func (s *State) orderLead(o Order, m MatterID) *StepError {
	if !s.opened && o.What.Card != bridge.NoCard && s.holds(o.On, o.What.Card) == nil { // it lay face down, and lies so again (41A)
		s.FaceDown = FaceDownLead{Seat: o.On, Card: o.What.Card, Event: s.ledAt(o.On, o.What.Card)}
		return nil
	}
	if o.What.Card != bridge.NoCard {
		if err := s.orderStand(o, m); err != nil {
			return err
		}
	}
	i := len(s.Tricks) - 1
	if k := s.trickWith(o.On, o.What.Card); k >= 0 {
		i = k // play may have gone on since
	}
	if i < 0 {
		return &StepError{Code: "no-lead", Seat: o.On}
	}
	s.Tricks[i].Accepted = true
	return nil
}

// orderSpread makes On, who was to be declarer, dummy, and the partner declarer (54A).
func (s *State) orderSpread(o Order) *StepError {
	if !s.opened {
		return &StepError{Code: "not-in-play", Seat: o.On}
	}
	s.Contract.Declarer, s.dummyOut = o.On.Partner(), true
	s.pickUp(o.On, func(FaceUpCard) bool { return true })
	return nil
}
