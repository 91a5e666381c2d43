package record

import (
	"slices"

	"rectify/engine/bridge"
)

// shown notes cards of a hand that could be seen, or were named.
func (s *State) shown(e Event, n int) *StepError {
	cards := e.Cards.With(e.Card).Cards()
	if len(cards) == 0 && e.Kind != Faced {
		return &StepError{Code: "no-card", Seat: e.Seat}
	}
	for _, c := range cards {
		if err := s.holds(e.Seat, c); err != nil {
			return err
		}
	}
	if e.Seat == s.Dummy() && s.dummyOut {
		return nil // they lie face up already
	}
	if e.Kind != Named {
		for _, c := range cards {
			s.faceUp(e.Seat, c, n)
		}
	}
	s.open(MatterID{Kind: s.exposure(e), Event: n, By: e.Seat})
	return nil
}

// exposure is the matter of cards shown: it depends on whose they are, and on how far the board has come.
func (s *State) exposure(e Event) MatterKind {
	defends := s.Defends(e.Seat)
	switch {
	case !s.opened && !defends:
		return ExposedInAuction
	case defends && e.Kind == Held:
		return DefenderHeld
	case defends:
		return DefenderExposed
	case e.Kind == Held:
		return DeclarerHeld
	}
	return DeclarerExposed
}

func (s *State) faceUp(seat bridge.Seat, card bridge.Card, n int) {
	if !slices.ContainsFunc(s.FaceUp, func(c FaceUpCard) bool { return c.Seat == seat && c.Card == card }) {
		s.FaceUp = append(s.FaceUp, FaceUpCard{Seat: seat, Card: card, Event: n})
	}
}

// pickUp puts cards of seat that lie face up, and are in the set, back into the hand.
func (s *State) pickUp(seat bridge.Seat, in func(FaceUpCard) bool) {
	s.FaceUp = slices.DeleteFunc(s.FaceUp, func(c FaceUpCard) bool { return c.Seat == seat && in(c) })
}

// pickedUp is a player's putting cards back; Cards of none means all. Penalty cards stay, whatever their owner does (50A), and so
// do cards that a ruling has put on the table until the auction ends (24). A card that comes out of a trick of earlier is back among
// those not played, and is a matter (67B3).
func (s *State) pickedUp(e Event, n int) {
	cards := e.Cards.With(e.Card)
	for _, c := range cards.Cards() {
		if i := s.trickWith(e.Seat, c); i >= 0 && i < s.current() && !s.Hands[e.Seat].Has(c) {
			s.Hands[e.Seat] = s.Hands[e.Seat].With(c)
			s.open(MatterID{Kind: DefectiveTrick, Event: n, By: e.Seat})
		}
	}
	s.pickUp(e.Seat, func(c FaceUpCard) bool {
		return !c.Penalty && (cards == 0 || cards.Has(c.Card)) && !s.inForce(func(o InForce) bool {
			return o.Kind == StaysFaceUp && o.On == c.Seat && o.What.Card == c.Card
		})
	})
}

// fifthCard notes a card put to a trick to which its owner has a card already (45E).
func (s *State) fifthCard(seat bridge.Seat, card bridge.Card, n int) *StepError {
	if seat != s.Dummy() {
		s.faceUp(seat, card, n)
	}
	s.open(MatterID{Kind: FifthCard, Event: n, By: seat})
	return nil
}

// penalty makes a card a penalty card, taking it back first if it had been played. When a defender has two or more, all of
// them become major, and stay so when the others have gone (50B).
func (s *State) penalty(o Order, m MatterID) *StepError {
	s.back(o.On, o.What.Card, m)
	if err := s.holds(o.On, o.What.Card); err != nil {
		return err
	}
	s.faceUp(o.On, o.What.Card, m.Event)
	n := 0
	for i := range s.FaceUp {
		if c := &s.FaceUp[i]; c.Seat == o.On {
			if c.Card == o.What.Card {
				c.Penalty, c.Major = true, c.Major || o.Kind == PenaltyMajor
			}
			if c.Penalty {
				n++
			}
		}
	}
	for i := range s.FaceUp {
		if c := &s.FaceUp[i]; c.Seat == o.On && c.Penalty && n > 1 {
			c.Major = true
		}
	}
	s.ledMeanwhile(o.On, m)
	return nil
}

// ledMeanwhile notes that the partner of owner, who was on lead, led between owner's lead out of turn and the ruling that makes a
// penalty card of it: too soon, for declarer had not yet said what he wanted of that lead (50D2). A ruling may make one of
// declarer's card, wrongly; nobody then chooses what dummy leads.
func (s *State) ledMeanwhile(owner bridge.Seat, m MatterID) {
	if !s.Defends(owner) {
		return
	}
	t := s.trick(s.current())
	partner := owner.Partner()
	if m.Kind != LeadOutOfTurn && m.Kind != OpeningLeadOutOfTurn || t.Leader != partner {
		return
	}
	if i := t.standing(partner); i >= 0 && t.Plays[i].Event > m.Event {
		s.open(MatterID{Kind: LedTooSoon, Event: t.Plays[i].Event, By: partner})
	}
}
