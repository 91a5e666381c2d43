package record

import (
	"slices"

	"rectify/engine/bridge"
)

// expire ends the standing orders whose time is over.
func (s *State) expire() {
	if len(s.Orders) > 0 {
		s.dropOrders(s.ended)
	}
}

// ended reports whether the time of o is over. An order for one turn ends with the call itself.
func (s *State) ended(o InForce) bool {
	switch o.Until {
	case Throughout, EndOfAuction:
		return s.opened // an auction that is over may be opened again until then (21B1(a))
	case WhileOnLead:
		return s.Phase == Over || s.opened && s.trick(s.current()).Led() == bridge.NoSuit && s.onLead() != o.On
	case ThisTrick:
		return s.Phase == Over || s.leadSince > o.Since
	case NextLead:
		n := len(s.Tricks)
		return n > 0 && s.Tricks[n-1].Leader == o.On && s.lastPlay(o.On) > o.Since
	case NextCard:
		return s.lastPlay(o.On) > o.Since
	case EndOfPlay:
		return s.Phase == Over
	case EndOfRound:
		return s.Round.Ended
	case WhilePenalty:
		return !slices.ContainsFunc(s.FaceUp, func(c FaceUpCard) bool { return c.ties(o.Order) })
	}
	return false
}

// ties reports whether c is a penalty card of the kind that o, an order for as long as there is one, is about.
func (c FaceUpCard) ties(o Order) bool {
	switch {
	case !c.Penalty || c.Seat != o.On || o.What.Card != bridge.NoCard && o.What.Card != c.Card:
		return false
	case o.Kind == SmallAfter:
		return !c.Major
	case o.Kind == PlaysFirst:
		return c.Major
	}
	return true
}

// fallDue opens a matter for each due whose moment has come, for penalty cards whose owner's partner is on lead, and for
// revokes that count once the play is over. A standing order whose moment has come takes effect.
func (s *State) fallDue() {
	if len(s.Dues) > 0 {
		s.Dues = slices.DeleteFunc(s.Dues, s.takeUp)
	}
	s.penaltyDue()
	s.lapse(func(m MatterID) bool { return m.Kind == RevokeTricks && s.undone(m.Event) })
	if s.Phase != Over {
		return
	}
	for _, r := range s.Revokes {
		if r.costs() {
			s.openOnce(MatterID{Kind: RevokeTricks, Event: r.Event, By: r.Seat, At: s.Events})
		}
	}
}

// takeUp opens the matter of d, or puts the order in force, if its moment has come.
func (s *State) takeUp(d InForce) bool {
	switch {
	case !s.reached(d.Order, d.Since):
		return false
	case d.Kind == Due && d.Opens == RevokeTricks:
		s.openOnce(MatterID{Kind: d.Opens, Event: d.Matter.Event, By: d.Matter.By, At: s.Events}) // it may have fallen due by itself
	case d.Kind == Due:
		s.open(MatterID{Kind: d.Opens, Event: d.Matter.Event, By: d.Matter.By, At: s.Events})
	default:
		d.Since = s.Events
		s.inForceNow(d)
	}
	return true
}

// started reports whether a standing order takes effect as it is given. One for a player's next turn does: it binds nobody
// before then.
func (s *State) started(o Order) bool { return o.From == NextTurn || s.reached(o, s.Events) }

// reached reports whether the moment at which o, given when there had been since table events, begins has come.
func (s *State) reached(o Order, since int) bool {
	switch o.From {
	case FirstTurnToLead:
		return s.leading(o.On) && s.Defends(o.On) && !s.HasLed(o.On) && s.FaceDown.Event == 0
	case OnLead, WhileOnLead, NextLead:
		return s.leading(o.On)
	case NextTurn, NextCard:
		return s.turn() == o.On && s.Events > since
	case EndOfAuction:
		return s.Phase != Auction
	case EndOfPlay:
		return s.Phase == Over
	case EndOfRound:
		return s.Round.Ended
	}
	return true
}

// penaltyDue keeps the matters that hang on penalty cards true to the table: declarer has a choice whenever the partner
// of a major penalty card's owner is on lead (50D2, 51B), and when an owner could play two or more (51A). One that the table
// has overtaken lapses.
func (s *State) penaltyDue() {
	s.lapse(func(m MatterID) bool {
		return m.Kind == PartnerOnLead && !s.choosesLead(m.By) || m.Kind == OwnerToPlay && !s.choosesCard(m.By)
	})
	if len(s.FaceUp) == 0 {
		return
	}
	for _, owner := range bridge.Seats {
		if s.choosesLead(owner) && !s.offered(owner) {
			s.open(MatterID{Kind: PartnerOnLead, Event: s.PenaltyCards(owner)[0].Event, By: owner, At: s.Events})
		}
		if s.choosesCard(owner) {
			s.open(MatterID{Kind: OwnerToPlay, Event: s.PenaltyCards(owner)[0].Event, By: owner, At: s.lastCard()})
		}
	}
}

// choosesLead reports whether declarer may now choose what the partner of owner leads.
func (s *State) choosesLead(owner bridge.Seat) bool {
	return s.Defends(owner) && s.leading(owner.Partner()) && slices.ContainsFunc(s.FaceUp, func(c FaceUpCard) bool {
		return c.Seat == owner && s.Major(c)
	})
}

// offered reports whether declarer has been offered the choice for this lead, and no penalty card of owner has come since he
// made it.
func (s *State) offered(owner bridge.Seat) bool {
	for _, m := range s.matters {
		if m.id.Kind == LedTooSoon && m.id.By == owner.Partner() && m.id.Event > s.leadSince {
			return true // the ruling on that lead offers the choice
		}
		if m.id.Kind != PartnerOnLead || m.id.By != owner || m.id.At < s.leadSince || m.lapsed {
			continue
		}
		if !m.settled || !slices.ContainsFunc(s.FaceUp, func(c FaceUpCard) bool {
			return c.Seat == owner && c.Penalty && c.Event > m.closed
		}) {
			return true
		}
	}
	return false
}

// choosesCard reports whether declarer may now choose which of several penalty cards owner plays.
func (s *State) choosesCard(owner bridge.Seat) bool {
	if !s.Defends(owner) || s.turn() != owner {
		return false
	}
	penalties := s.PenaltyCards(owner)
	if len(penalties) < 2 {
		return false
	}
	allowed, n := s.plays(owner).allowed, 0
	for _, c := range penalties {
		if allowed.Has(c.Card) {
			n++
		}
	}
	return n > 1
}

// lastCard is the last table event at which any card was played.
func (s *State) lastCard() int {
	last := 1
	for _, seat := range bridge.Seats {
		last = max(last, s.lastPlay(seat))
	}
	return last
}
