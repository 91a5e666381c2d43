package record

import "rectify/engine/bridge"

// together adds a card that seat put out with others of the same hand, or at the same instant as another player. The card on top is
// the one played, until a ruling says otherwise; the others lie behind it, and count as cards of the hand (58B). At the same instant,
// the card that came in turn is the one before (58A): the record has it first, and the other comes to a trick that is no longer as
// its player took it to be.
func (s *State) together(e Event, n int) *StepError {
	cards := e.Cards.Without(e.Card).Cards()
	for _, c := range cards {
		if err := s.holds(e.Seat, c); err != nil {
			return err
		}
	}
	if err := s.play(e.Seat, e.Card, n); err != nil || len(cards) == 0 {
		return err
	}
	for _, c := range cards {
		s.faceUp(e.Seat, c, n)
	}
	if s.trickOf(e.Seat, n) >= 0 { // otherwise none of them was played: they are exposed like the first
		s.open(MatterID{Kind: SeveralCards, Event: n, By: e.Seat})
	}
	return nil
}

// quitted closes a trick that lacks one card: the player has failed to play to it (67). A trick that is full is closed without a word.
func (s *State) quitted(n int) {
	i := s.current()
	if i == len(s.Tricks) || s.Tricks[i].count() != 3 || s.Tricks[i].Led() == bridge.NoSuit {
		return
	}
	t := &s.Tricks[i]
	missing := t.Next()
	t.Taker = t.Cards().Winner(s.Trump())
	s.leadSince = s.Events
	s.open(MatterID{Kind: DefectiveTrick, Event: n, By: missing})
}

// shortOf is the index of the last trick that was quitted without a card of seat's, -1 if there is none.
func (s *State) shortOf(seat bridge.Seat) int {
	for i := len(s.Tricks) - 1; i >= 0; i-- {
		if t := s.Tricks[i]; t.Taker != bridge.NoSeat && t.Card(seat) == bridge.NoCard {
			return i
		}
	}
	return -1
}

// orderAdd makes a card On's in a trick that is over, and leaves the trick to whoever took it: in the one that matter m is about, in
// place of what On has there, or in one to which On did not play.
func (s *State) orderAdd(o Order, m MatterID) *StepError {
	i := s.trickOf(o.On, m.Event)
	if i < 0 {
		i = s.shortOf(o.On)
	}
	if i < 0 {
		return &StepError{Code: "no-lead", Seat: o.On, Card: o.What.Card}
	}
	if s.Tricks[i].Card(o.On) == o.What.Card {
		return nil
	}
	if err := s.holds(o.On, o.What.Card); err != nil {
		return err
	}
	s.Tricks[i].Taker = s.Tricks[i].Winner(s.Trump())
	lead := s.leadSince
	s.replace(i, o.On, o.What.Card, s.Events)
	s.leadSince = lead
	return nil
}
