package record

import (
	"fmt"

	"rectify/engine/bridge"
)

// A StepError says why an event or an order cannot be part of the record at all: a card that the player does not have,
// an order about something that is not there. An irregularity is never a StepError.
type StepError struct {
	Event int    // index in Record.Events, from 0
	Code  string // a word for the fault, as "card-not-held"
	Seat  bridge.Seat
	Card  bridge.Card
	Of    int
}

func (e *StepError) Error() string {
	return fmt.Sprintf("event %d: %s (seat %s, card %s, of %d)", e.Event+1, e.Code, e.Seat, e.Card, e.Of)
}

// Replay is the state after every event of r.
func Replay(r *Record) (State, error) {
	s := NewState(r)
	for i, e := range r.Events {
		if err := s.apply(e); err != nil {
			err.Event = i
			return s, err
		}
	}
	return s, nil
}

// StateAt is the state just before table event n of r: after every ruling and choice that came before it.
func StateAt(r *Record, n int) (State, error) {
	s := NewState(r)
	for i, e := range r.Events {
		if e.Numbered() && s.Events == n-1 {
			break
		}
		if err := s.apply(e); err != nil {
			err.Event = i
			return s, err
		}
	}
	return s, nil
}

// Step is the state after e, which becomes part of no record: use it to look ahead, and [Replay] to go on.
func (s State) Step(e Event) (State, error) {
	next := s.clone()
	if err := next.apply(e); err != nil {
		return s, err
	}
	return next, nil
}

// apply changes s by e.
func (s *State) apply(e Event) *StepError {
	if e.Numbered() {
		s.Events++
	}
	n := s.Events
	switch e.Kind {
	case Call:
		s.call(e.Seat, e.Call, n, 0)
	case Play:
		if err := s.play(e.Seat, e.Card, n); err != nil {
			return err
		}
	case LedFaceDown:
		s.ledFaceDown(e, n)
	case Faced:
		if err := s.faced(e, n); err != nil {
			return err
		}
	case Held, Exposed, Dropped, Named:
		if err := s.shown(e, n); err != nil {
			return err
		}
	case Touched:
		s.touched(e, n)
	case Designated:
		if err := s.designated(e, n); err != nil {
			return err
		}
	case Placed:
		if err := s.placed(e, n); err != nil {
			return err
		}
	case Turned:
		s.open(MatterID{Kind: TurnedCard, Event: n, By: e.Seat})
	case Withdrew:
		if err := s.withdrew(e, n); err != nil {
			return err
		}
	case PickedUp:
		s.pickUp(e.Seat, e.Cards)
	case Explained:
		s.explained(e, n)
	case Director:
		s.called = n
	case Claimed, Conceded:
		s.Claim = ClaimMade{Event: n, Seat: e.Seat, Tricks: e.Tricks, Concedes: e.Kind == Conceded}
		s.open(MatterID{Kind: Claim, Event: n, By: e.Seat})
		s.establish(n, e.Seat)
	case Objected:
		s.Claim.Contested = s.Claim.Event != 0
	case ReturnedToBoard:
		s.Round.Returned = true
	case NextBoard:
		s.Round.NextBoard[e.Seat] = true
	case RoundEnded:
		s.Round.Ended = true
	case Ruling:
		if err := s.ruled(e.Ruled); err != nil {
			return err
		}
	case Choice:
		s.Choices = append(s.Choices, *e.Chose)
	}
	s.settle()
	return nil
}

// explained opens a matter if what the opponents were told is not what the side has agreed. Whether it was the
// explanation or the call that was mistaken is for the director (21B1(b)).
func (s *State) explained(e Event, n int) {
	for _, x := range s.rec.System {
		if x.Of == e.Of && e.Of != 0 && len(x.Explained) > 0 {
			s.open(MatterID{Kind: Misinformation, Event: n, By: e.Seat})
		}
	}
}

// settle brings s up to date after an event: the phase, orders that have ended, what has fallen due.
func (s *State) settle() {
	s.phase()
	s.expire()
	s.fallDue()
}
