package record

import (
	"slices"

	"rectify/engine/bridge"
)

// expire ends the standing orders whose time is over.
func (s *State) expire() { s.dropOrders(s.ended) }

// ended reports whether the time of o is over. An order for one turn ends with the call itself.
func (s *State) ended(o InForce) bool {
	switch o.Until {
	case Throughout, EndOfAuction:
		return s.opened
	case WhileOnLead:
		t, _ := s.Trick()
		return s.Phase == Over || s.opened && t.Led() == bridge.NoSuit && s.OnLead() != o.On
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
	}
	return false
}

// lastPlay is the last table event at which a card of seat was played, 0 if there is none.
func (s *State) lastPlay(seat bridge.Seat) int {
	last := 0
	for _, t := range s.Tricks {
		for _, p := range t.Plays {
			if p.Seat == seat {
				last = max(last, p.Event)
			}
		}
	}
	return last
}

// fallDue opens a matter for each due whose moment has come, for penalty cards whose owner's partner is on lead, and for
// revokes that count once the play is over.
func (s *State) fallDue() {
	s.Dues = slices.DeleteFunc(s.Dues, func(d InForce) bool {
		if !s.reached(d) {
			return false
		}
		s.open(MatterID{Kind: d.Opens, Event: d.Matter.Event, By: d.Matter.By, At: s.Events})
		return true
	})
	s.penaltyDue()
	if s.Phase != Over {
		return
	}
	for _, r := range s.Revokes {
		if r.Established != 0 {
			s.openOnce(MatterID{Kind: RevokeTricks, Event: r.Event, By: r.Seat, At: s.Events})
		}
	}
}

// openOnce opens id unless the same matter fell due before, at whatever moment.
func (s *State) openOnce(id MatterID) {
	for _, m := range s.matters {
		if m.id.Kind == id.Kind && m.id.Event == id.Event && m.id.By == id.By {
			return
		}
	}
	s.open(id)
}

// reached reports whether the moment of d has come.
func (s *State) reached(d InForce) bool {
	switch d.From {
	case FirstTurnToLead:
		return s.Leading(d.On) && s.Defends(d.On) && !s.HasLed(d.On) && s.FaceDown.Event == 0
	case OnLead:
		return s.Leading(d.On) && s.Defends(d.On)
	case NextTurn:
		return s.Turn() == d.On && s.Events > d.Since
	case EndOfAuction:
		return s.Phase != Auction
	case EndOfPlay:
		return s.Phase == Over
	case EndOfRound:
		return s.Round.Ended
	}
	return d.From == Now
}

// penaltyDue keeps the matters that hang on penalty cards true to the table: declarer has a choice whenever the partner
// of a major penalty card's owner is on lead (50D2, 51B), and when an owner could play two or more (51A).
func (s *State) penaltyDue() {
	s.matters = slices.DeleteFunc(s.matters, func(m openMatter) bool {
		k := m.id.Kind
		return !m.settled && (k == PartnerOnLead || k == OwnerToPlay) && len(s.PenaltyCards(m.id.By)) == 0
	})
	if s.Phase != Clarification && s.Phase != PlayPeriod {
		return
	}
	for _, owner := range bridge.Seats {
		cards := s.PenaltyCards(owner)
		if len(cards) == 0 || !s.Defends(owner) {
			continue
		}
		if s.Leading(owner.Partner()) && slices.ContainsFunc(cards, s.Major) {
			s.open(MatterID{Kind: PartnerOnLead, Event: cards[0].Event, By: owner, At: max(s.leadSince, 1)})
		}
		if s.Turn() == owner && s.penaltiesInPlay(owner) > 1 {
			s.open(MatterID{Kind: OwnerToPlay, Event: cards[0].Event, By: owner, At: s.lastCard()})
		}
	}
}

// penaltiesInPlay is how many penalty cards of owner could be played now.
func (s *State) penaltiesInPlay(owner bridge.Seat) int {
	allowed, n := s.plays(owner).allowed, 0
	for _, c := range s.PenaltyCards(owner) {
		if allowed.Has(c.Card) {
			n++
		}
	}
	return n
}

// lastCard is the last table event at which any card was played.
func (s *State) lastCard() int {
	last := 1
	for _, seat := range bridge.Seats {
		last = max(last, s.lastPlay(seat))
	}
	return last
}
