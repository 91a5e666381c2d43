package record

import (
	"slices"

	"rectify/engine/bridge"
)

// A State is a board at one moment. Its fields are to be read, not changed; [State.Step] gives the next one.
type State struct {
	Events  int          // table events so far
	Phase   Phase        // how far the board has come
	Calls   []MadeCall   // every call, in the order in which it was made
	Tricks  []Trick      // every trick, the one in progress last
	FaceUp  []FaceUpCard // cards that lie face up and have not been played; dummy's are not among them
	Orders  []InForce    // standing orders in force
	Dues    []InForce    // what will fall due
	Choices []Chose      // what players chose when offered, in order
	Revokes []RevokeMade // every failure to follow suit, or to do what was required, when able

	Contract bridge.Contract    // the contract, once the auction is over
	Hands    bridge.Deal        // the cards each still holds, face up or not
	FaceDown FaceDownLead       // the opening lead while it is face down
	Claim    ClaimMade          // the last claim or concession, if any
	Words    DesignationMade    // the last designation that has put no card on the table, if any
	Misput   MisplacedCard      // the last card that dummy put out and declarer did not name, if any
	Awarded  bridge.BySeat[int] // tricks awarded (to both seats of a side alike) in place of play
	Moved    int                // tricks moved to North–South by rectification; negative to East–West
	Round    RoundState         // whether the players have gone on to the next board or round

	rec       *Record
	matters   []openMatter
	turnTo    bridge.Seat // a turn that a ruling gave, until the next call
	opened    bool        // an opening lead has been faced
	leadSince int         // table events when the present leader got the lead
	called    int         // the last event at which the director was called
	dummyOut  bool        // dummy's hand is on the table
}

// A Phase is how far a board has come.
type Phase uint8

// The phases.
const (
	Auction       Phase = iota
	Clarification       // the auction is over, no opening lead has been faced
	PlayPeriod
	Over // every trick played, passed out, or what was left awarded
)

// A RoundState is how far the players have gone beyond this board.
type RoundState struct {
	NextBoard bridge.BySeat[bool] // who has called on the next board
	Ended     bool                // the round is over
	Returned  bool                // the hands are back in the board
}

// A CallStatus says whether a call is part of the auction.
type CallStatus uint8

// The statuses of a call.
const (
	Stands CallStatus = iota
	Withdrawn
	Cancelled
)

// A MadeCall is a call and what became of it.
type MadeCall struct {
	Event     int
	Seat      bridge.Seat
	Call      bridge.Call
	Turn      bridge.Seat // whose turn it was
	Status    CallStatus
	Irregular MatterKind // NoMatter if it was regular when made
	Accepted  bool       // an irregular call that stands, by a later call or by a ruling
	Forgone   bool       // a call out of rotation that fell because the seat on turn called (28B)
	Replaces  int        // the event of the call in whose place it was put, 0 if none
}

// counts reports whether c is part of the auction for what is sufficient and what may be doubled.
func (c MadeCall) counts() bool {
	return c.Status == Stands && c.Irregular != AboveSeven && c.Irregular != Inadmissible && c.Irregular != CallAfterEnd
}

// A Trick is a trick, complete or not.
type Trick struct {
	Leader    bridge.Seat
	Irregular MatterKind // how the lead was irregular, NoMatter if it was not
	Accepted  bool       // an irregular lead that stands
	Plays     []Played   // in the order in which they were made
}

// A Played is one card of a trick.
type Played struct {
	Seat      bridge.Seat
	Card      bridge.Card
	Event     int
	TakenBack bool
}

// Cards is the cards that stand in the trick.
func (t Trick) Cards() bridge.Trick {
	out := bridge.Trick{Leader: t.Leader}
	for _, p := range t.Plays {
		if !p.TakenBack {
			out.Cards[p.Seat] = p.Card
		}
	}
	return out
}

// Card is the card that seat has in the trick, NoCard if none stands.
func (t Trick) Card(seat bridge.Seat) bridge.Card { return t.Cards().Cards[seat] }

// Next is the first seat from the leader on that has no card in the trick, NoSeat if it is complete.
func (t Trick) Next() bridge.Seat { return t.Cards().NextToPlay() }

// Complete reports whether all four seats have a card in the trick.
func (t Trick) Complete() bool { return t.Cards().Complete() }

// Led is the suit led, NoSuit if the leader has no card in the trick.
func (t Trick) Led() bridge.Suit { return t.Cards().LedSuit() }

// Winner is who wins the trick, NoSeat if it is not complete (44E, 44F).
func (t Trick) Winner(trump bridge.Denom) bridge.Seat {
	if c := t.Cards(); c.Complete() {
		return c.Winner(trump)
	}
	return bridge.NoSeat
}

// A FaceUpCard is a card of Seat's hand that lies, or lay, face up.
type FaceUpCard struct {
	Seat       bridge.Seat
	Card       bridge.Card
	Event      int
	Penalty    bool
	Deliberate bool // a penalty card that was played or led, not exposed inadvertently (50B)
}

// A FaceDownLead is an opening lead not yet faced.
type FaceDownLead struct {
	Seat  bridge.Seat
	Card  bridge.Card
	Event int
}

// A ClaimMade is a claim or concession.
type ClaimMade struct {
	Event     int
	Seat      bridge.Seat
	Tricks    int
	Concedes  bool
	Contested bool
}

// A DesignationMade is a designation by words.
type DesignationMade struct {
	Event int
	Words Designation
}

// A MisplacedCard is a card that dummy put out though declarer named another.
type MisplacedCard struct {
	Event int
	Card  bridge.Card // what dummy put out
	Named bridge.Card // what declarer named
}

// A RevokeMade is a card played when another was required and could be played (61A).
type RevokeMade struct {
	Event       int
	Seat        bridge.Seat
	Trick       int // counted from 1
	Suit        bridge.Suit
	Corrected   bool
	Established int // the event that established it, 0 if none
}

// InForce is an order and the matter that it comes from.
type InForce struct {
	Order
	Matter MatterID
	Since  int // table events when it was given
}

type openMatter struct {
	id      MatterID
	settled bool
	interim *Ruled
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
func (s State) clone() State {
	s.Calls = slices.Clone(s.Calls)
	s.Tricks = slices.Clone(s.Tricks)
	for i := range s.Tricks {
		s.Tricks[i].Plays = slices.Clone(s.Tricks[i].Plays)
	}
	s.FaceUp = slices.Clone(s.FaceUp)
	s.Orders = slices.Clone(s.Orders)
	s.Dues = slices.Clone(s.Dues)
	s.Choices = slices.Clone(s.Choices)
	s.Revokes = slices.Clone(s.Revokes)
	s.matters = slices.Clone(s.matters)
	return s
}

// Event is table event n, the zero Event if there is none.
func (s State) Event(n int) Event {
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

// Defends reports whether seat is a defender.
func (s State) Defends(seat bridge.Seat) bool { return seat.Opposes(s.Declarer()) }

// Trump is the trump suit, or NoTrump.
func (s State) Trump() bridge.Denom { return s.Contract.Bid.Denom() }

// Called reports whether the director has been called since table event n, or at it.
func (s State) Called(n int) bool { return s.called > 0 && s.called >= n }

// Trick is the trick in progress, or an empty one with the right leader; and its number from 1.
func (s State) Trick() (Trick, int) {
	if n := len(s.Tricks); n > 0 && !s.Tricks[n-1].Complete() {
		return s.Tricks[n-1], n
	}
	return Trick{Leader: s.OnLead()}, len(s.Tricks) + 1
}

// OnLead is who leads, or should have led, to the trick in progress or to the next; NoSeat outside the play.
func (s State) OnLead() bridge.Seat {
	if s.Phase != Clarification && s.Phase != PlayPeriod {
		return bridge.NoSeat
	}
	for i := len(s.Tricks) - 1; i >= 0; i-- {
		if w := s.Tricks[i].Winner(s.Trump()); w != bridge.NoSeat {
			return w
		}
		if t := s.Tricks[i]; t.Irregular == NoMatter || t.Accepted {
			return t.Leader
		}
	}
	if s.rec.Leader != bridge.NoSeat {
		return s.rec.Leader
	}
	return s.Declarer().LHO()
}

// Leading reports whether seat is to lead now: the trick has no card yet.
func (s State) Leading(seat bridge.Seat) bool {
	t, _ := s.Trick()
	return seat != bridge.NoSeat && s.OnLead() == seat && t.Led() == bridge.NoSuit
}

// HasLed reports whether seat has led to a trick on this board.
func (s State) HasLed(seat bridge.Seat) bool {
	for _, t := range s.Tricks {
		if t.Leader == seat && t.Led() != bridge.NoSuit && (t.Irregular == NoMatter || t.Accepted) {
			return true
		}
	}
	return false
}

// Turn is whose turn it is to call or to play, NoSeat if it is nobody's. While a call out of rotation waits to be
// accepted or not, it is the turn of the seat that was passed over; its left-hand opponent may call too (28B, 29A).
func (s State) Turn() bridge.Seat {
	switch s.Phase {
	case Auction:
		return s.turnToCall()
	case Clarification, PlayPeriod:
		t, _ := s.Trick()
		return t.Next()
	}
	return bridge.NoSeat
}

// OnTurn is e by the player whose turn it is, if it is a call or a card and names nobody.
func (s State) OnTurn(e Event) Event {
	if e.Seat == bridge.NoSeat && (e.Kind == Call || e.Kind == Play) {
		e.Seat = s.Turn()
	}
	return e
}

// TricksWon is the tricks that side has won in play, before any award or transfer.
func (s State) TricksWon(side bridge.Side) int {
	n := 0
	for _, t := range s.Tricks {
		if t.Winner(s.Trump()).Side() == side && side != bridge.NoSide {
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

// Major reports whether c is a major penalty card as things are now: an honour, a card deliberately played, or one of
// two or more of its owner (50B).
func (s State) Major(c FaceUpCard) bool {
	return c.Penalty && (c.Card.Rank().Honour() || c.Deliberate || len(s.PenaltyCards(c.Seat)) > 1)
}

// Matters is the matters that await a ruling, in the order in which they are ruled. One that has an interim ruling is
// among them.
func (s State) Matters() []MatterID {
	var out []MatterID
	for _, m := range s.matters {
		if !m.settled {
			out = append(out, m.id)
		}
	}
	slices.SortStableFunc(out, func(a, b MatterID) int {
		switch {
		case a.before(b):
			return -1
		case b.before(a):
			return 1
		}
		return 0
	})
	return out
}

// AllMatters is every matter that has arisen, settled or not, in the order in which it arose.
func (s State) AllMatters() []MatterID {
	out := make([]MatterID, len(s.matters))
	for i, m := range s.matters {
		out[i] = m.id
	}
	return out
}

// Settled reports whether m has a ruling that is not interim.
func (s State) Settled(m MatterID) bool {
	i := s.matter(m)
	return i >= 0 && s.matters[i].settled
}

// Interim is the interim ruling of m, nil if it has none.
func (s State) Interim(m MatterID) *Ruled {
	if i := s.matter(m); i >= 0 && !s.matters[i].settled {
		return s.matters[i].interim
	}
	return nil
}

func (s State) matter(id MatterID) int {
	return slices.IndexFunc(s.matters, func(m openMatter) bool { return m.id == id })
}

// open adds a matter, once.
func (s *State) open(id MatterID) {
	if s.matter(id) < 0 {
		s.matters = append(s.matters, openMatter{id: id})
	}
}
