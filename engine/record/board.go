package record

import "rectify/engine/bridge"

// boardFault opens the matter of an event that is about the board, its cards, or its score, rather than about a call or a card played.
// The offender of a wrong count or a missing card is the player whose hand is short, for it is that hand which is made whole.
func (s *State) boardFault(e Event, n int) {
	id := MatterID{Event: n, By: e.Seat}
	switch e.Kind {
	case AskedRedeal:
		id.Kind = RedealAsked
	case Handled:
		id.Kind = BoardHandled
	case Miscounted:
		id.Kind, id.By = WrongCount, e.To
	case Surplus:
		id.Kind = SurplusCard
	case Missed:
		id.Kind = MissingCard
	case NotDue:
		id.Kind = BoardNotDue
	case HadCalled:
		if s.lastCall(e.Seat) == 0 {
			return // nothing has been called that could differ
		}
		id.Kind = CalledBefore
	case Unplayable:
		id.Kind = NoResult
	case Heard:
		id.Kind = InfoHeard
	case AskedScore, Questioned:
		id.Kind = ScoreAsked
		if e.Kind == Questioned {
			id.Kind = MethodQuestioned
		}
		if of := s.Event(e.Of).Seat; of != bridge.NoSeat {
			id.By = of
		}
	}
	s.open(id)
}

// lastCall is the table event of the last call of seat that stands, 0 if there is none.
func (s *State) lastCall(seat bridge.Seat) int {
	for i := len(s.Calls) - 1; i >= 0; i-- {
		if c := s.Calls[i]; c.Seat == seat && c.Status == Stands {
			return c.Event
		}
	}
	return 0
}

// restore puts cards into the hand of seat, and takes them out of any other. A hand whose cards nobody has stated stays as it is, and a
// card that has been played stays in its trick.
func (s *State) restore(seat bridge.Seat, cards bridge.Hand) {
	for _, card := range cards.Cards() {
		for _, other := range bridge.Seats {
			if s.Hands[other].Known() {
				s.Hands[other] = s.Hands[other].Without(card)
			}
		}
		if s.Hands[seat].Known() && s.trickWith(seat, card) < 0 {
			s.Hands[seat] = s.Hands[seat].With(card)
		}
	}
}
