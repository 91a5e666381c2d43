package doubledummy

import "math/bits"

// moves is the cards worth trying, one of each run of equal cards, with how promising each looks.
type moves struct {
	n    int
	list [13]move
}

type move struct {
	card
	low    int8 // the lowest of the cards equal to it
	weight int16
}

// pick brings the most promising of the moves from i on to i.
func (m *moves) pick(i int) move {
	best := i
	for j := i + 1; j < m.n; j++ {
		if m.list[j].weight > m.list[best].weight {
			best = j
		}
	}
	m.list[i], m.list[best] = m.list[best], m.list[i]
	return m.list[i]
}

// list makes m the cards that seat may play to t.
func (s *search) list(m *moves, t *trick, seat int) {
	m.n = 0
	if t.n > 0 && s.hand[seat][t.led] != 0 {
		s.suit(m, seat, t.led)
	} else {
		for suit := range 4 {
			s.suit(m, seat, suit)
		}
	}
	if m.n == 1 {
		return
	}
	for i := range m.n {
		c := &m.list[i]
		if t.n > 0 {
			c.weight = int16(s.follows(t, seat, int(c.suit), int(c.rank)))
		} else if c.weight = int16(s.leads(seat, int(c.suit), int(c.rank))); t.best.suit == c.suit && t.best.rank <= c.rank && t.best.rank >= c.low {
			c.weight += 100
		}
	}
}

// suit adds the cards of one suit: of cards that no other hand's card comes between, the highest alone.
func (s *search) suit(m *moves, seat, suit int) {
	own := s.hand[seat][suit]
	others := s.all[suit] &^ own
	for own != 0 {
		rank := bits.Len16(own) - 1
		end := bits.Len16(others & (1<<rank - 1)) // the run ends above the next card of another hand
		low := end + bits.TrailingZeros16(own>>end)
		m.list[m.n] = move{card{int8(suit), int8(rank)}, int8(low), 0}
		m.n++
		own &= 1<<end - 1
	}
}

// leads is the weight of a lead.
func (s *search) leads(seat, suit, rank int) int {
	lho, partner, rho := &s.hand[(seat+1)%4], &s.hand[(seat+2)%4], &s.hand[(seat+3)%4]
	l, p, r := bits.Len16(lho[suit]), bits.Len16(partner[suit]), bits.Len16(rho[suit])
	own := s.hand[seat][suit]
	me := bits.Len16(own)
	w := bits.OnesCount16(own) + bits.OnesCount16(partner[suit])
	if s.trump < 4 && suit != s.trump {
		if r == 0 && rho[s.trump] != 0 || l == 0 && lho[s.trump] != 0 {
			w -= 35
		} else if p == 0 && partner[s.trump] != 0 {
			return w + 40 - rank
		}
	}
	switch {
	case rank+1 == me && me > p && me > l && me > r:
		w += 19
	case p > l && p > r:
		w += 28 - rank
	case p > r: // through the one who can beat partner
		w += 27 - rank
	case rank+1 > l && rank+1 > p && rank+1 == me:
		w += 10
	default:
		w += 8 - rank
	}
	return w
}

// follows is the weight of a card played to a lead.
func (s *search) follows(t *trick, seat, suit, rank int) int {
	wins := suit == t.suit && rank > t.rank || suit != t.suit && suit == s.trump
	partner := (seat + 2) % 4
	next := (seat + 1) % 4
	low := 13 - rank
	if suit != t.led {
		low += s.spare(seat, suit)
	}
	if t.n == 3 {
		switch {
		case t.winner == partner && wins:
			return low - 20
		case t.winner == partner:
			return low + 20
		case wins:
			return low + 40
		}
		return low
	}
	if t.n == 2 {
		if t.winner == partner && !s.beats(t, next, t.suit, t.rank) {
			if wins {
				return low - 20
			}
			return low + 20
		}
		if !wins {
			return low + 5
		}
		if s.beats(t, next, suit, rank) {
			return low - 5
		}
		return low + 40
	}
	// Second hand, and first to discard or ruff.
	if !wins {
		return low - 2
	}
	if s.beats(t, next, suit, rank) {
		return low + 1
	}
	if s.best(t, partner, next) {
		return low
	}
	return low + 30
}

// best reports whether seat can win the trick whatever other plays.
func (s *search) best(t *trick, seat, other int) bool {
	own, his := &s.hand[seat], &s.hand[other]
	if own[t.led] != 0 {
		if t.suit != t.led || his[t.led] == 0 && s.trump < 4 && his[s.trump] != 0 {
			return false
		}
		return own[t.led] > his[t.led] && bits.Len16(own[t.led]) > t.rank
	}
	if s.trump == 4 || own[s.trump] == 0 {
		return false
	}
	if t.suit == s.trump && bits.Len16(own[s.trump]) <= t.rank {
		return false
	}
	return his[t.led] != 0 || own[s.trump] > his[s.trump]
}

// beats reports whether seat can beat a card of suit and rank in t.
func (s *search) beats(t *trick, seat, suit, rank int) bool {
	h := &s.hand[seat]
	if h[t.led] != 0 {
		return suit == t.led && h[suit]>>(rank+1) != 0
	}
	if s.trump == 4 || h[s.trump] == 0 {
		return false
	}
	return suit != s.trump || h[suit]>>(rank+1) != 0
}

// spare is how well seat can do without a card of suit.
func (s *search) spare(seat, suit int) int {
	if suit == s.trump {
		return 0
	}
	own := s.hand[seat][suit]
	n := bits.OnesCount16(own)
	if own > s.all[suit]&^own { // the highest is a winner
		return n - 3
	}
	if n == 2 {
		above := s.all[suit] >> bits.Len16(own)
		if above&(above-1) == 0 { // a guarded king
			return n - 4
		}
	}
	return n
}
