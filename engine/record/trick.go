package record

import (
	"slices"

	"rectify/engine/bridge"
)

// A Trick is a trick, complete or not. Whose turn it is comes from the empty seats: a card taken back leaves a hole, which
// its seat fills even if the others have played.
type Trick struct {
	Leader    bridge.Seat
	Irregular MatterKind // how the lead was irregular, NoMatter if it was not
	Accepted  bool       // an irregular lead that stands
	Spread    bool       // the presumed declarer has begun to spread the hand over an opening lead out of turn (54A)
	Plays     []Played   // in the order in which they were made
	// Taker is who took a trick that was quitted with a card missing, or one whose cards a ruling has put right: a card that is
	// added or changed later does not alter that (67B). NoSeat for any other.
	Taker bridge.Seat
}

// A Played is one card of a trick.
type Played struct {
	Seat      bridge.Seat
	Card      bridge.Card
	Event     int
	TakenBack bool
	Named     bool // dummy's card, played by being named (45C4(a)), that dummy has not put out
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
func (t Trick) Card(seat bridge.Seat) bridge.Card {
	if i := t.standing(seat); i >= 0 {
		return t.Plays[i].Card
	}
	return bridge.NoCard
}

// Next is the first seat from the leader on that has no card in the trick, NoSeat if it is complete.
func (t Trick) Next() bridge.Seat { return t.Cards().NextToPlay() }

// after is the first seat after seat that has no card in the trick.
func (t Trick) after(seat bridge.Seat) bridge.Seat {
	next := seat.LHO()
	for next != seat && t.Card(next) != bridge.NoCard {
		next = next.LHO()
	}
	return next
}

// Complete reports whether all four seats have a card in the trick.
func (t Trick) Complete() bool { return t.count() == 4 }

// Led is the suit led, NoSuit if the leader has no card in the trick.
func (t Trick) Led() bridge.Suit { return t.Card(t.Leader).Suit() }

// Winner is who wins the trick, NoSeat if it is not complete (44E, 44F).
func (t Trick) Winner(trump bridge.Denom) bridge.Seat {
	if t.Taker != bridge.NoSeat {
		return t.Taker
	}
	if c := t.Cards(); c.Complete() {
		return c.Winner(trump)
	}
	return bridge.NoSeat
}

// waits reports whether the lead waits to be accepted or refused.
func (t Trick) waits() bool { return t.Irregular != NoMatter && !t.Accepted }

// standing is the index in Plays of the card that seat has in the trick, -1 if none stands.
func (t Trick) standing(seat bridge.Seat) int {
	return slices.IndexFunc(t.Plays, func(p Played) bool { return p.Seat == seat && !p.TakenBack })
}

// count is how many cards stand in the trick.
func (t Trick) count() int {
	n := 0
	for _, p := range t.Plays {
		if !p.TakenBack {
			n++
		}
	}
	return n
}

// current is the index of the trick in progress: the first that is not complete and has not been quitted, or one more than there
// are.
func (s *State) current() int {
	for i, t := range s.Tricks {
		if t.count() != 4 && t.Taker == bridge.NoSeat {
			return i
		}
	}
	return len(s.Tricks)
}

// trick is trick i, or an empty one with the right leader if it has not been led to.
func (s *State) trick(i int) Trick {
	if i < len(s.Tricks) {
		return s.Tricks[i]
	}
	return Trick{Leader: s.onLead()}
}

func (s *State) onLead() bridge.Seat {
	if s.Phase != Clarification && s.Phase != PlayPeriod {
		return bridge.NoSeat
	}
	i := s.current()
	if i < len(s.Tricks) && !s.Tricks[i].waits() {
		return s.Tricks[i].Leader
	}
	for _, o := range s.Orders {
		if o.Kind == LeadsFrom {
			return o.On
		}
	}
	return s.properLeader(i)
}

// properLeader is who should lead to trick i: the winner of the one before (44G), or else the first leader.
func (s *State) properLeader(i int) bridge.Seat {
	switch {
	case i > 0:
		return s.Tricks[i-1].Winner(s.Trump())
	case s.rec.Leader != bridge.NoSeat:
		return s.rec.Leader
	}
	return s.Contract.Declarer.LHO()
}

func (s *State) leading(seat bridge.Seat) bool {
	return seat != bridge.NoSeat && s.trick(s.current()).Led() == bridge.NoSuit && s.onLead() == seat
}

// trickWith is the index of the last trick in which seat has card, -1 if there is none.
func (s *State) trickWith(seat bridge.Seat, card bridge.Card) int {
	for i := len(s.Tricks) - 1; i >= 0; i-- {
		if card != bridge.NoCard && s.Tricks[i].Card(seat) == card {
			return i
		}
	}
	return -1
}

func (s *State) newTrick(leader bridge.Seat, irregular MatterKind) {
	s.Tricks = append(s.Tricks, Trick{Leader: leader, Irregular: irregular})
}

// put adds a card, played at table event n, to trick i.
func (s *State) put(i int, seat bridge.Seat, card bridge.Card, n int) {
	s.Tricks[i].Plays = append(s.Tricks[i].Plays, Played{Seat: seat, Card: card, Event: n})
	s.Hands[seat] = s.Hands[seat].Without(card)
	s.FaceUp = slices.DeleteFunc(s.FaceUp, func(c FaceUpCard) bool { return c.Seat == seat && c.Card == card })
	if s.FaceDown.Seat == seat {
		s.FaceDown = FaceDownLead{}
	}
	if seat == s.Dummy() {
		s.Words, s.dummyOut = DesignationMade{}, true
	}
	s.establish(s.Events, seat.Side(), i+1)
	if s.Tricks[i].count() == 4 {
		s.leadSince = s.Events
	}
}

// takeBack takes seat's card, if there is one, out of trick i. A last trick that has no card left is gone, as if it had
// never been led to; takeBack reports whether it is.
func (s *State) takeBack(i int, seat bridge.Seat) (gone bool) {
	t := &s.Tricks[i]
	j := t.standing(seat)
	if j < 0 {
		return false
	}
	p := &t.Plays[j]
	p.TakenBack = true
	s.Hands[seat] = s.Hands[seat].With(p.Card)
	for k := range s.Revokes {
		if s.Revokes[k].Event == p.Event && s.Revokes[k].Seat == seat {
			s.Revokes[k].Corrected = true
		}
	}
	if t.count() == 0 {
		if i == len(s.Tricks)-1 {
			s.Tricks = s.Tricks[:i]
			return true
		}
		return false
	}
	// An irregular lead that goes back from over a proper one leaves the proper one as the lead (53B; 53C of 2007).
	if proper := s.properLeader(i); t.Led() == bridge.NoSuit && t.Card(proper) != bridge.NoCard {
		t.Leader, t.Irregular, t.Accepted = proper, NoMatter, false
		lead := t.Plays[t.standing(proper)]
		s.Revokes = slices.DeleteFunc(s.Revokes, func(r RevokeMade) bool { return r.Event == lead.Event && r.Seat == proper })
		s.groundGone(lead, MatterID{})
	}
	return false
}

// misplayed is the matters of a card that was led or played out of turn, or that was not the one to play.
var misplayed = []MatterKind{PlayOutOfTurn, LeadOutOfTurn, OpeningLeadOutOfTurn, Revoke, PenaltyNotPlayed}

// groundGone ends the matters of p as a card that missed its turn or its suit, now that it is a lead in turn, or has been taken out of
// its trick by a ruling on another matter than its own.
func (s *State) groundGone(p Played, ruled MatterID) {
	s.lapse(func(m MatterID) bool {
		return m != ruled && m.Event == p.Event && m.By == p.Seat && slices.Contains(misplayed, m.Kind)
	})
}

// replace puts card in place of whatever seat has in trick i, as played at table event n.
func (s *State) replace(i int, seat bridge.Seat, card bridge.Card, n int) {
	t := s.Tricks[i]
	if s.takeBack(i, seat) {
		s.Tricks = append(s.Tricks, t)
	}
	s.put(i, seat, card, n)
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

// allPlayed reports whether every card has been played.
func (s *State) allPlayed() bool {
	n := len(s.Tricks)
	if n == 0 || s.current() < n {
		return false
	}
	if n+s.TricksBefore() == 13 {
		return true
	}
	known := false
	for _, seat := range bridge.Seats {
		h := s.Hands[seat]
		if h.Known() && h != 0 {
			return false
		}
		known = known || h.Known()
	}
	return known
}
