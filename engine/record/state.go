package record

import (
	"slices"

	"rectify/engine/bridge"
)

// A State is a board at one moment. Its fields are to be read, not changed; [State.Step] gives the next one.
type State struct {
	Events  int          // table events so far
	Phase   Phase        // how far the board has come
	Calls   []MadeCall   // every call, in its place in the auction: one put in place of another comes right after it
	Tricks  []Trick      // every trick, the latest last
	FaceUp  []FaceUpCard // cards that lie face up and have not been played; dummy's are not among them
	Orders  []InForce    // standing orders in force
	Dues    []InForce    // what will fall due, standing orders that start later among them
	Choices []Chose      // what players chose when offered, in order
	Revokes []RevokeMade // every failure to follow suit, or to do what was required, when able

	Contract  bridge.Contract    // the contract, once the auction is over
	Hands     bridge.Deal        // the cards each still holds, face up or not
	FaceDown  FaceDownLead       // the opening lead while it is face down
	Claim     ClaimMade          // the last claim or concession, if any
	Words     DesignationMade    // the last designation that has put no card on the table, if any
	Misput    MisplacedCard      // the last card that dummy put out and declarer did not name, if any
	Awarded   bridge.BySeat[int] // tricks awarded (to both seats of a side alike) in place of play
	Moved     int                // tricks moved to North–South by rectification; negative to East–West
	Corrected int                // declarer's tricks as a ruling on a disputed score has it, if there is one (79)
	Round     RoundState         // whether the players have gone on to the next board or round

	rec       *Record
	past      []Event // the table events so far
	matters   []openMatter
	turnTo    bridge.Seat // a turn that a ruling gave, until the next call
	used      []usedOrder // obligations to pass at one turn, and the calls that used that turn
	opened    bool        // an opening lead has been faced, so that the auction period is over (17D1)
	corrected bool        // a ruling has put Corrected in place of what was counted
	awarded   bool        // a ruling has awarded what was left
	leadSince int         // table events when the present leader got the lead
	called    int         // the last event at which the director was called
	noticed   int         // the irregularity to which attention was drawn since; 0 if none was
	dummyOut  bool        // dummy's hand is on the table
}

// A Phase is how far a board has come.
type Phase uint8

// The phases.
const (
	Auction       Phase = iota
	Clarification       // the auction is over, no opening lead has been faced
	PlayPeriod
	Over // every trick played, passed out, or what was left awarded; a corrected card or call may bring it back
)

// A RoundState is how far the players have gone beyond this board.
type RoundState struct {
	NextBoard bridge.BySeat[bool] // who has called on the next board
	Ended     bool                // the round is over at this table
	EndedBy   int                 // the table event that ended it (8B1)
	Returned  bool                // the hands are back in the board
}

// InForce is an order and the matter that it comes from.
type InForce struct {
	Order
	Matter MatterID
	Since  int // table events when it was given, or when a standing order that started later started
}

// A usedOrder is an order for one turn that ended with the call of table event n, or one that a revoke of table event n broke.
type usedOrder struct {
	n int
	InForce
}

// NewState is the state before any event of r.
func NewState(r *Record) State {
	s := State{rec: r, Hands: r.Deal, Contract: r.Contract}
	if r.Contract.Bid != bridge.NoCall {
		s.Phase, s.opened, s.dummyOut = PlayPeriod, true, true
	}
	return s
}

// Record is the record that s is a moment of.
func (s State) Record() *Record { return s.rec }

// clone is s with slices of its own.
func (s *State) clone() State {
	next := *s
	next.Calls = slices.Clone(s.Calls)
	next.Tricks = slices.Clone(s.Tricks)
	for i := range next.Tricks {
		next.Tricks[i].Plays = slices.Clone(s.Tricks[i].Plays)
	}
	next.FaceUp = slices.Clone(s.FaceUp)
	next.Orders = slices.Clone(s.Orders)
	next.used = slices.Clone(s.used)
	next.Dues = slices.Clone(s.Dues)
	next.Choices = slices.Clip(s.Choices)
	next.past = slices.Clip(s.past) // these two only grow: the next append makes a copy
	next.Revokes = slices.Clone(s.Revokes)
	next.matters = slices.Clone(s.matters)
	return next
}

// Event is table event n, the zero Event if there is none. Events of the record that s has not come to are found too.
func (s State) Event(n int) Event {
	if n >= 1 && n <= len(s.past) {
		return s.past[n-1]
	}
	for _, e := range s.rec.Events {
		if e.Numbered() {
			if n--; n == 0 {
				return e
			}
		}
	}
	return Event{}
}

// Declarer is the declarer or, until a lead is faced, the presumed declarer; NoSeat before the auction is over.
func (s State) Declarer() bridge.Seat { return s.Contract.Declarer }

// Dummy is declarer's partner; NoSeat before the auction is over.
func (s State) Dummy() bridge.Seat { return s.Contract.Declarer.Partner() }

// DummyOut reports whether dummy's hand is on the table.
func (s State) DummyOut() bool { return s.dummyOut }

// Defends reports whether seat is a defender.
func (s State) Defends(seat bridge.Seat) bool { return seat.Opposes(s.Contract.Declarer) }

// Trump is the trump suit, or NoTrump.
func (s State) Trump() bridge.Denom { return s.Contract.Bid.Denom() }

// Called reports whether the director has been called since table event n, or at it.
func (s State) Called(n int) bool { return s.called > 0 && s.called >= n }

// Trick is the trick in progress, or an empty one with the right leader; and its number among Tricks, from 1. A card taken
// back from an earlier trick makes that one the trick in progress again.
func (s State) Trick() (Trick, int) {
	i := s.current()
	return s.trick(i), i + 1
}

// TricksBefore is how many tricks were played before the record begins: none, but for a record that begins in the play.
func (s State) TricksBefore() int {
	if s.rec.Contract.Bid == bridge.NoCall {
		return 0
	}
	most := 0
	for _, h := range s.rec.Deal {
		most = max(most, h.Len())
	}
	if most == 0 {
		return 0 // no hand is known
	}
	return 13 - most
}

// OnLead is who leads, or should have led, to the trick in progress or to the next; NoSeat outside the play.
func (s State) OnLead() bridge.Seat { return s.onLead() }

// Leading reports whether seat is to lead now: the trick has no lead yet.
func (s State) Leading(seat bridge.Seat) bool { return s.leading(seat) }

// HasLed reports whether seat has led to a trick on this board.
func (s State) HasLed(seat bridge.Seat) bool {
	for _, t := range s.Tricks {
		if t.Leader == seat && t.Led() != bridge.NoSuit && !t.waits() {
			return true
		}
	}
	return false
}

// Turn is whose turn it is to call or to play, NoSeat if it is nobody's. While a call out of rotation waits to be
// accepted or not, it is the turn of the seat that was passed over; its left-hand opponent may call too (28B, 29A).
func (s State) Turn() bridge.Seat { return s.turn() }

func (s *State) turn() bridge.Seat {
	switch s.Phase {
	case Auction:
		return s.turnToCall()
	case Clarification, PlayPeriod:
		return s.trick(s.current()).Next()
	}
	return bridge.NoSeat
}

// OnTurn is e by the player whose turn it is, if it is a call or a card and names nobody.
func (s State) OnTurn(e Event) Event {
	if e.Seat == bridge.NoSeat && (e.Kind == Call || e.Kind == Play) {
		e.Seat = s.turn()
	}
	return e
}

// TricksWon is the tricks that side has won in play, before any award or transfer.
func (s State) TricksWon(side bridge.Side) int {
	n := 0
	for _, t := range s.Tricks {
		if side != bridge.NoSide && t.Winner(s.Trump()).Side() == side {
			n++
		}
	}
	return n
}

// PenaltyCards is the penalty cards of seat that lie on the table.
func (s State) PenaltyCards(seat bridge.Seat) []FaceUpCard {
	var out []FaceUpCard
	for _, c := range s.FaceUp {
		if c.Penalty && c.Seat == seat {
			out = append(out, c)
		}
	}
	return out
}

// Major reports whether c is a major penalty card (50B).
func (s State) Major(c FaceUpCard) bool { return c.Penalty && c.Major }
