package claim

import (
	"context"

	"rectify/engine/bridge"
	"rectify/engine/record"
)

// limit is how many cards the search tries before it gives up.
const limit = 400_000

// A Move is one card of a line.
type Move struct {
	Seat bridge.Seat
	Card bridge.Card
}

// A Line is how the cards may be played after a claim, and what it comes to.
type Line struct {
	Tricks int // for the claimer's side, of those left
	Moves  []Move
}

// Events is the line as events, to be played on the table card by card.
func (l Line) Events() []record.Event {
	out := make([]record.Event, len(l.Moves))
	for i, m := range l.Moves {
		out[i] = record.Event{Kind: record.Play, Seat: m.Seat, Card: m.Card}
	}
	return out
}

// Worst is the line that costs the claimer's side most, if r says what is normal play.
func Worst(ctx context.Context, p Position, r Reading) (Line, error) {
	if err := p.check(); err != nil {
		return Line{}, err
	}
	s := search{ctx: ctx, p: p, r: r, memo: map[node]int8{}}
	start := node{leader: p.Trick.Leader}
	for _, seat := range bridge.Seats {
		start.left |= p.Hands[seat]
		if !p.plans(seat) {
			start.void[seat] = p.Void[seat]
		}
	}
	start = s.settle(start)
	line := Line{Tricks: int(s.play(start, p.Trick))}
	if s.err != nil {
		return Line{}, s.err
	}
	line.Moves = s.line(start, p.Trick)
	return line, s.err
}

// A node is what the rest of the play depends on, between tricks: the cards left, who leads, how far the statement has been carried
// out, and who is known to be out of which suit.
type node struct {
	left   bridge.Hand
	leader bridge.Seat
	step   uint8 // of the statement
	times  uint8 // how often that step has been done
	void   bridge.BySeat[record.SuitSet]
}

type search struct {
	ctx   context.Context
	p     Position
	r     Reading
	memo  map[node]int8
	tried int
	err   error
}

// A way is cards between which a player may choose: the claimer plays the best of them if he would find it, and the worst if not.
type way struct {
	cards bridge.Hand
	best  bool
}

// hand is what seat has left.
func (s *search) hand(n node, seat bridge.Seat) bridge.Hand { return s.p.Hands[seat] & n.left }

// play is how many of the tricks left the claimer's side wins from n on, with t in progress.
func (s *search) play(n node, t bridge.Trick) int8 {
	seat := t.NextToPlay()
	switch {
	case s.err != nil:
		return 0
	case seat == bridge.NoSeat:
		return s.trickOver(n, t)
	case t.LedSuit() != bridge.NoSuit:
		return s.choose(n, t, seat)
	case n.left == 0:
		return 0
	}
	if known, ok := s.memo[n]; ok {
		return known
	}
	value := s.choose(n, t, seat)
	s.memo[n] = value
	return value
}

// trickOver goes on to the next trick.
func (s *search) trickOver(n node, t bridge.Trick) int8 {
	winner := t.Winner(s.p.Trump)
	var won int8
	if winner.Side() == s.p.Claimer.Side() {
		won = 1
	}
	n = s.carriedOut(n, t, won == 1)
	n.leader = winner
	return won + s.play(n, bridge.Trick{Leader: winner})
}

// choose is the value of seat's turn: the lowest over the ways it may go.
func (s *search) choose(n node, t bridge.Trick, seat bridge.Seat) int8 {
	value := int8(14)
	for _, w := range s.ways(n, t, seat) {
		v, _ := s.through(n, t, seat, w)
		if value = min(value, v); value == 0 {
			break
		}
	}
	return value
}

// through is the value of one way, and the card that gives it.
func (s *search) through(n node, t bridge.Trick, seat bridge.Seat, w way) (int8, bridge.Card) {
	value, card := int8(-1), bridge.NoCard
	for _, c := range s.distinct(n, t, w.cards) {
		if s.tried++; s.tried > limit || s.tried%4096 == 0 && s.ctx.Err() != nil {
			s.err = ErrTooMany
			return 0, card
		}
		next, trick := s.put(n, t, seat, c)
		v := s.play(next, trick)
		if value < 0 || w.best == (v > value) && v != value {
			value, card = v, c
		}
		if value == 0 && !w.best {
			break
		}
	}
	return value, card
}

// put is n and t after seat has played c.
func (s *search) put(n node, t bridge.Trick, seat bridge.Seat, c bridge.Card) (node, bridge.Trick) {
	if led := t.LedSuit(); led != bridge.NoSuit && c.Suit() != led && !s.p.plans(seat) {
		n.void[seat] |= record.SuitsOf(led)
	}
	n.left = n.left.Without(c)
	t.Cards[seat] = c
	return n, t
}

// distinct is cards without those that come to the same as another: the lowest of each run with nothing between that somebody else
// could still play.
func (s *search) distinct(n node, t bridge.Trick, cards bridge.Hand) []bridge.Card {
	out := make([]bridge.Card, 0, cards.Len())
	between := n.left &^ cards
	for _, c := range t.Cards {
		between = between.With(c)
	}
	last := bridge.NoCard
	for _, c := range cards.Cards() {
		if last == bridge.NoCard || last.Suit() != c.Suit() || between&(1<<c-1)&^(1<<last-1) != 0 {
			out = append(out, c)
		}
		last = c
	}
	return out
}

// line follows the choices that give the value of n and t, card by card.
func (s *search) line(n node, t bridge.Trick) []Move {
	var out []Move
	for s.err == nil {
		seat := t.NextToPlay()
		if seat == bridge.NoSeat {
			winner := t.Winner(s.p.Trump)
			n = s.carriedOut(n, t, winner.Side() == s.p.Claimer.Side())
			n.leader, t = winner, bridge.Trick{Leader: winner}
			seat = winner
		}
		if n.left == 0 {
			return out
		}
		value, card := int8(14), bridge.NoCard
		for _, w := range s.ways(n, t, seat) {
			if v, c := s.through(n, t, seat, w); v < value {
				value, card = v, c
			}
		}
		out = append(out, Move{seat, card})
		n, t = s.put(n, t, seat, card)
	}
	return nil
}
