package record

import (
	"fmt"

	"rectify/engine/bridge"
)

// A StepError says why an event or an order cannot be part of the record at all: a card that the player does not have
// ("card-not-held", "card-not-played", "no-card"), a call that was not made ("call-not-made"), an order about a matter or lead
// that is not there ("no-such-matter", "no-lead"), an act of another part of the board ("not-in-play", "play-over",
// "not-declarer"), or a value that is none ("no-such-" and what it is). An irregularity is never a StepError.
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

// Replay is the state after every event of r. With an error, the state is of no use.
func Replay(r *Record) (State, error) { return replay(r, -1) }

// StateAt is the state just before table event n of r: after every ruling and choice that came before it.
func StateAt(r *Record, n int) (State, error) { return replay(r, max(n, 1)-1) }

// replay is the state after the first n table events of r with the rulings and choices that followed them, or after all
// events if n is negative.
func replay(r *Record, n int) (State, error) {
	s := NewState(r)
	s.past = make([]Event, 0, len(r.Events))
	for i, e := range r.Events {
		if e.Numbered() && s.Events == n {
			break
		}
		if err := s.apply(e); err != nil {
			err.Event = i
			return s, err
		}
	}
	return s, nil
}

// Step is the state after e. It leaves s as it was; with an error, it returns s. The event's index in a StepError is that of
// no list: it is 0.
func (s State) Step(e Event) (State, error) {
	next := s.clone()
	if err := next.apply(e); err != nil {
		return s, err
	}
	return next, nil
}

// apply changes s by e.
func (s *State) apply(e Event) *StepError {
	if err := s.check(e); err != nil {
		return err
	}
	if e.Numbered() {
		s.Events++
		s.past = append(s.past, e)
	}
	if err := s.happen(e, s.Events); err != nil {
		return err
	}
	s.phase()
	s.expire()
	s.fallDue()
	return nil
}

// happen lets e, the last of n table events, happen.
func (s *State) happen(e Event, n int) *StepError {
	switch e.Kind {
	case Call:
		s.call(e.Seat, e.Call, n, 0)
		s.actedTooSoon(e.Seat, n)
	case Play:
		if err := s.play(e.Seat, e.Card, n); err != nil {
			return err
		}
		s.actedTooSoon(e.Seat, n)
	case Together:
		if err := s.together(e, n); err != nil {
			return err
		}
		s.actedTooSoon(e.Seat, n)
	case LedFaceDown:
		return s.ledFaceDown(e, n)
	case Faced:
		return s.faced(e, n)
	case Held, Exposed, Dropped, Named:
		return s.shown(e, n)
	case Touched:
		s.touched(e, n)
	case Designated:
		return s.designated(e, n)
	case Placed:
		return s.placed(e, n)
	case Turned:
		s.open(MatterID{Kind: TurnedCard, Event: n, By: e.Seat})
	case Withdrew:
		if e.Card != bridge.NoCard {
			return s.withdrewCard(e, n)
		}
		return s.withdrewCall(e, n)
	case PickedUp:
		s.pickedUp(e, n)
	case Explained:
		s.explained(e, n)
	case Asked:
		s.asked(e, n)
		s.askedAbout(e, n)
	case ToldTurn:
		s.toldTurn(e, n)
	case Attention:
		s.attention(e, n)
		s.notice(e, n)
		s.alleged(e, n)
	case Decided:
		s.decided(e, n)
	case SawHand:
		s.sawHand(e, n)
	case WrongBoard:
		s.wrongBoard(e.Seat)
	case AskedRedeal, Handled, Miscounted, Surplus, Missed, NotDue, HadCalled, Unplayable, AskedScore, Heard, Questioned:
		s.boardFault(e, n)
	case Raised:
		s.raised(e, n)
	case Director:
		s.called, s.noticed = n, 0
	case Claimed, Conceded:
		s.claimed(e, n)
	case Objected:
		s.Claim.Contested = s.Claim.Event != 0
	case Quitted:
		s.quitted(n)
	case Pointed:
		s.open(MatterID{Kind: TrickPointed, Event: n, By: e.Seat})
	case AskedToSee:
		s.open(MatterID{Kind: TrickInspected, Event: n, By: e.Seat})
	case Mixed:
		s.open(MatterID{Kind: CardsMixed, Event: n, By: e.Seat})
	case ReturnedToBoard:
		s.Round.Returned = true
	case NextBoard:
		s.Round.NextBoard[e.Seat] = true
		s.agree(n, e.Seat.Side())
	case MoveCalled:
		if s.ceased() { // a table that still plays stays in its round until its players move (8B1)
			s.endRound(n)
		}
	case RoundEnded:
		s.endRound(n)
	case Scored:
		s.scored(e, n)
	case Ruling:
		return s.ruled(e.Ruled)
	case Choice:
		s.Choices = append(s.Choices, *e.Chose)
	}
	return nil
}

// explained opens the matter of an explanation that somebody gave who should not have: the player of the call, or an opponent of
// his (20D, 20F1). If the opponents of the call were told something of it, whether that was mistaken, or the call, is for the
// director (21B1(b)). A second explanation of a call by the same side corrects the first.
func (s *State) explained(e Event, n int) {
	made := s.Made(e.Of)
	if made.Event != 0 && e.Seat != made.Seat.Partner() {
		s.open(MatterID{Kind: AnswerGiven, Event: n, By: e.Seat})
	}
	switch {
	case made.Event != 0 && e.Seat.Opposes(made.Seat) || !s.misinformed(e.Of):
	case s.explanationOf(e.Of, n) != 0:
		s.open(MatterID{Kind: ExplanationCorrected, Event: n, By: e.Seat})
	default:
		s.open(MatterID{Kind: Misinformation, Event: n, By: e.Seat})
	}
}

// explanationOf is the table event before event n at which its own side explained the call of event of, 0 if there is none.
func (s *State) explanationOf(of, n int) int {
	for k, p := range s.past[:n-1] {
		if p.Kind == Explained && p.Of == of && !p.Seat.Opposes(s.Made(of).Seat) {
			return k + 1
		}
	}
	return 0
}

// attention opens the matter of what attention was drawn to: a pause, a remark or a question of an opponent, or an explanation of the own side, which is
// how it is corrected. A call that the opponents took for something else because nothing was said of it is misinformation too,
// once attention is drawn to it (21B1(a)). The offender is the partner, who had to alert.
func (s *State) attention(e Event, n int) {
	of, made := s.Event(e.Of), s.Made(e.Of)
	switch {
	case e.Of == 0:
	case of.Kind == Paused && e.Seat.Opposes(of.Seat), of.Kind == Said && e.Seat.Opposes(of.Seat):
		s.open(MatterID{Kind: Extraneous, Event: e.Of, By: of.Seat})
	case of.Kind == Asked && e.Seat.Opposes(of.Seat):
		s.open(MatterID{Kind: QuestionAsked, Event: e.Of, By: of.Seat})
	case of.Kind == Explained && !e.Seat.Opposes(of.Seat) && s.misinformed(of.Of):
		s.open(MatterID{Kind: ExplanationCorrected, Event: n, By: e.Seat})
	case made.Event == 0 || !s.misinformed(e.Of):
	default:
		if !e.Seat.Opposes(made.Seat) {
			s.open(MatterID{Kind: ExplanationCorrected, Event: n, By: e.Seat})
		}
		if s.explanationOf(e.Of, n) == 0 {
			s.open(MatterID{Kind: Misinformation, Event: made.Event, By: made.Seat.Partner()})
		}
	}
}

// misinformed reports whether the opponents took the call of table event n for something that it is not.
func (s *State) misinformed(n int) bool {
	for _, x := range s.rec.System {
		if n != 0 && x.Of == n && len(x.Explained) > 0 {
			return true
		}
	}
	return false
}
