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

// list is the cards that seat may play to t.
func (s *search) list(m *moves, t *trick, seat int) {
	if t.n > 0 && s.hand[seat][t.led] != 0 {
		s.suit(m, t, seat, t.led)
		return
	}
	for suit := range 4 {
		s.suit(m, t, seat, suit)
	}
}

// suit adds the cards of one suit: of cards that no other hand's card comes between, the highest alone.
func (s *search) suit(m *moves, t *trick, seat, suit int) {
	own := s.hand[seat][suit]
	others := s.all[suit] &^ own
	for own != 0 {
		rank := bits.Len16(own) - 1
		end := bits.Len16(others & (1<<rank - 1)) // the run ends above the next card of another hand
		low := end + bits.TrailingZeros16(own>>end)
		m.list[m.n] = move{card{int8(suit), int8(rank)}, int8(low), s.weight(t, seat, suit, rank)}
		m.n++
		own &= 1<<end - 1
	}
}

// weight says how promising a card looks: nothing hangs on it but speed.
func (s *search) weight(t *trick, seat, suit, rank int) int16 {
	partner, lho, rho := (seat+2)%4, (seat+1)%4, (seat+3)%4
	high := s.all[suit]>>(rank+1) == 0
	switch {
	case t.n == 0:
		w := int16(0)
		switch {
		case high:
			w = 40
		case s.hand[partner][suit] != 0 && bits.Len16(s.hand[partner][suit]) == bits.Len16(s.all[suit]):
			w = 30 - int16(rank)
		case s.trump < 4 && suit != s.trump && s.hand[partner][suit] == 0 && s.hand[partner][s.trump] != 0:
			w = 25 - int16(rank)
		default:
			w = 10 - int16(rank)
		}
		if s.trump < 4 && suit != s.trump && (s.hand[lho][suit] == 0 && s.hand[lho][s.trump] != 0 || s.hand[rho][suit] == 0 && s.hand[rho][s.trump] != 0) {
			w -= 20
		}
		return w + int16(bits.OnesCount16(s.hand[seat][suit]))
	case suit == t.suit && rank > t.rank || suit != t.suit && suit == s.trump:
		if t.winner == partner && t.n == 3 {
			return -int16(rank)
		}
		if t.n == 3 {
			return 40 - int16(rank)
		}
		if high {
			return 30
		}
		return 10 - int16(rank)
	}
	return 5 - int16(rank) + int16(bits.OnesCount16(s.hand[seat][suit]))
}
