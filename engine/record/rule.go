package record

import (
	"slices"

	"rectify/engine/bridge"
)

// ruled applies a ruling: it settles the matter unless it is interim, ends the matter's earlier standing orders and dues
// that it does not repeat, and carries out its own.
func (s *State) ruled(r *Ruled) *StepError {
	i := s.matter(r.Matter)
	if i < 0 {
		return &StepError{Code: "no-such-matter", Seat: r.Matter.By, Of: r.Matter.Event}
	}
	s.matters[i].settled = !r.Interim
	if r.Interim {
		s.matters[i].interim = r
	}
	lapsed := func(o InForce) bool { return o.Matter == r.Matter && !slices.Contains(r.Orders, o.Order) }
	s.dropOrders(lapsed)
	s.Dues = slices.DeleteFunc(s.Dues, lapsed)
	for _, o := range r.Orders {
		if err := s.order(o, r.Matter); err != nil {
			return err
		}
	}
	return nil
}

func (s *State) dropOrders(gone func(InForce) bool) { s.Orders = slices.DeleteFunc(s.Orders, gone) }

// order carries out one order of a ruling on matter m.
func (s *State) order(o Order, m MatterID) *StepError {
	given := InForce{Order: o, Matter: m, Since: s.Events}
	same := func(f InForce) bool { return f.Order == o && f.Matter == m }
	switch {
	case o.Kind == Due:
		if !slices.ContainsFunc(s.Dues, same) {
			s.Dues = append(s.Dues, given)
		}
		return nil
	case o.Kind.Standing():
		if !slices.ContainsFunc(s.Orders, same) {
			s.Orders = append(s.Orders, given)
		}
		return nil
	}
	switch o.Kind {
	case CallStands, CallCancelled:
		return s.orderCall(o)
	case TurnReturns:
		s.turnTo = o.On
	case CardPlayed:
		return s.orderPlay(o)
	case CardReturned:
		s.back(o.On, o.What.Card)
		s.pickUp(o.On, bridge.HandOf(o.What.Card))
	case PenaltyMinor, PenaltyMajor:
		return s.penalty(o, m)
	case CardPickedUp:
		s.pickUp(o.On, bridge.HandOf(o.What.Card))
	case LeadStands:
		if n := len(s.Tricks); n > 0 {
			s.Tricks[n-1].Accepted = true
		}
	case HandSpread:
		s.Contract.Declarer = o.On.Partner()
		s.dummyOut = true
		s.pickUp(o.On, 0)
	case TricksMoved:
		if o.On.Side() == bridge.NorthSouth {
			s.Moved -= o.What.N
		} else {
			s.Moved += o.What.N
		}
	case TricksAwarded:
		s.Awarded[o.On], s.Awarded[o.On.Partner()] = o.What.N, o.What.N
	case ClaimVoid:
		s.Claim = ClaimMade{}
	}
	return nil
}

// orderCall makes a call stand, one that its player had withdrawn too (27C), or cancels it.
func (s *State) orderCall(o Order) *StepError {
	for i := range s.Calls {
		c := &s.Calls[i]
		if c.Event != o.What.Event {
			continue
		}
		if o.Kind == CallStands {
			c.Status, c.Accepted = Stands, true
		} else {
			c.Status, c.Accepted = Cancelled, false
		}
		s.turnTo = bridge.NoSeat
		return nil
	}
	return &StepError{Code: "call-not-made", Seat: o.On, Of: o.What.Event}
}

// orderPlay puts a card into the trick in progress, in place of another card of that seat if it has one there; with
// What.Event set, in place of the card of that event.
func (s *State) orderPlay(o Order) *StepError {
	last := len(s.Tricks) - 1
	if last >= 0 && s.Tricks[last].Card(o.On) == o.What.Card {
		return nil
	}
	if err := s.holds(o.On, o.What.Card); err != nil {
		return err
	}
	if o.What.Event != 0 {
		return s.replacePlay(o)
	}
	if last < 0 || s.Tricks[last].Complete() {
		s.newTrick(o.On, NoMatter)
		last++
	} else {
		s.takeBack(last, o.On)
	}
	s.put(o.On, o.What.Card, s.Events)
	s.opened = true
	return nil
}

// replacePlay puts o's card in place of the one played at table event What.Event.
func (s *State) replacePlay(o Order) *StepError {
	for i := range s.Tricks {
		for j := range s.Tricks[i].Plays {
			p := s.Tricks[i].Plays[j]
			if p.Event != o.What.Event || p.Seat != o.On || p.TakenBack {
				continue
			}
			s.takeBack(i, o.On)
			s.Tricks[i].Plays = append(s.Tricks[i].Plays, Played{Seat: o.On, Card: o.What.Card, Event: p.Event})
			if s.Hands[o.On].Known() {
				s.Hands[o.On] = s.Hands[o.On].Without(o.What.Card)
			}
			return nil
		}
	}
	return &StepError{Code: "card-not-played", Seat: o.On, Card: o.What.Card, Of: o.What.Event}
}

// back takes card out of the trick it was played to, if it was; an irregular lead taken back leaves no trick.
func (s *State) back(seat bridge.Seat, card bridge.Card) {
	for i := len(s.Tricks) - 1; i >= 0; i-- {
		if s.Tricks[i].Card(seat) != card {
			continue
		}
		s.takeBack(i, seat)
		if len(s.Tricks[i].Cards().Cards) > 0 && s.Tricks[i].Cards().Cards == (bridge.BySeat[bridge.Card]{}) {
			s.Tricks = slices.Delete(s.Tricks, i, i+1)
		}
		return
	}
}

// penalty makes a card a penalty card, taking it back first if it had been played.
func (s *State) penalty(o Order, m MatterID) *StepError {
	s.back(o.On, o.What.Card)
	if err := s.holds(o.On, o.What.Card); err != nil {
		return err
	}
	s.faceUp(o.On, o.What.Card, m.Event)
	for i := range s.FaceUp {
		if c := &s.FaceUp[i]; c.Seat == o.On && c.Card == o.What.Card {
			c.Penalty = true
			c.Deliberate = c.Deliberate || o.Kind == PenaltyMajor && o.What.N == 0 && s.alone(*c) && !c.Card.Rank().Honour()
		}
	}
	return nil
}

// alone reports whether c is the only card of its owner that has come face up at its event: a small card that is a major
// penalty card all the same was then played deliberately; one of several is major for that reason alone.
func (s *State) alone(c FaceUpCard) bool {
	for _, o := range s.FaceUp {
		if o.Seat == c.Seat && o.Card != c.Card && (o.Event == c.Event || o.Penalty) {
			return false
		}
	}
	return true
}
