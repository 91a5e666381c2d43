package doubledummy

import (
	"context"
	"math/bits"

	"rectify/engine/bridge"
)

// A search solves positions of one deal in one denomination. Seats are 0 to 3 from North, suits 0 to 3 from clubs, trump 4 is
// notrump, ranks 0 to 12 from the two.
type search struct {
	ctx   context.Context
	err   error
	nodes int
	guess int // the tricks that North and South took in the position before

	trump           int
	hand            [4][4]uint16 // seat, suit
	all             [4]uint16    // the cards left, those of the trick in progress among them
	shape           uint64       // the lengths of the first three suits in each hand
	owners          [4][]uint32  // by suit and cards left: who owns them, highest first
	book            *book
	noQuick, noBook bool         // for tests
	moves           [14][4]moves // by tricks left and cards played
	last            card         // that settled the position searched last
}

func newSearch(ctx context.Context, hands bridge.BySeat[bridge.Hand], trump bridge.Denom) *search {
	s := &search{ctx: ctx, trump: int(trump - bridge.Clubs), book: newBook(), guess: 7}
	var owner [4][13]uint32
	for i, seat := range bridge.Seats {
		for _, c := range hands[seat].Cards() {
			suit, rank := split(c)
			owner[suit][rank] = uint32(i)
		}
	}
	for suit := range owner {
		s.owners[suit] = make([]uint32, 1<<13)
		for cards := 1; cards < 1<<13; cards++ {
			lowest := bits.TrailingZeros16(uint16(cards))
			n := bits.OnesCount16(uint16(cards))
			s.owners[suit][cards] = s.owners[suit][cards&(cards-1)] | owner[suit][lowest]<<(26-2*n)
		}
	}
	return s
}

func split(c bridge.Card) (suit, rank int) {
	return int(c.Suit() - bridge.Clubs), int(c.Rank() - bridge.Two)
}

// value is how many of the tricks left the side to play takes, found by asking of one number after another.
func (s *search) value(p Position) (int, error) {
	s.set(p)
	leader := int(p.Leader - bridge.North)
	t := trick{leader: leader}
	for i, c := range p.Trick {
		suit, rank := split(c)
		t.add((leader+i)%4, suit, rank, s.trump)
	}
	n := p.Hands[p.ToPlay()].Len()
	lo, hi := 0, n
	for target := s.guess; lo < hi; {
		target = min(max(target, lo+1), hi)
		var yes bool
		if len(p.Trick) == 0 {
			yes, _ = s.lead(leader, n, target)
		} else {
			yes, _ = s.follow(&t, n, target)
		}
		if s.err != nil {
			return 0, s.err
		}
		if yes {
			lo = target
			target++
		} else {
			hi = target - 1
			target--
		}
	}
	s.guess = lo
	if p.ToPlay().Side() == bridge.EastWest {
		return n - lo, nil
	}
	return lo, nil
}

// set lays the position out.
func (s *search) set(p Position) {
	s.hand, s.all, s.shape = [4][4]uint16{}, [4]uint16{}, 0
	for i, seat := range bridge.Seats {
		for _, c := range p.Hands[seat].Cards() {
			suit, rank := split(c)
			s.hand[i][suit] |= 1 << rank
			s.all[suit] |= 1 << rank
			s.shape += unit(i, suit)
		}
	}
	for _, c := range p.Trick {
		suit, rank := split(c)
		s.all[suit] |= 1 << rank
	}
}

// unit is what a card of a suit adds to the shape: four bits a length, of three suits; the fourth follows from the number of
// cards.
func unit(seat, suit int) uint64 {
	if suit == 3 {
		return 0
	}
	return 1 << (4 * (4*suit + seat))
}

// key names the shape of a position at the start of a trick.
func (s *search) key(leader, n int) uint64 {
	return s.shape | uint64(n)<<48 | uint64(leader)<<52
}

func (s *search) owned() [2]uint64 {
	return [2]uint64{
		uint64(s.owners[0][s.all[0]]) | uint64(s.owners[1][s.all[1]])<<26,
		uint64(s.owners[2][s.all[2]]) | uint64(s.owners[3][s.all[3]])<<26,
	}
}

// stopEvery is how many positions are searched between two looks at the context.
const stopEvery = 1 << 12

// lead reports whether North and South take target of the n tricks left with leader on lead, and what matters for it.
func (s *search) lead(leader, n, target int) (bool, needs) {
	if target <= 0 || target > n {
		return target <= 0, 0
	}
	if s.nodes++; s.nodes%stopEvery == 0 && s.ctx.Err() != nil {
		s.err = s.ctx.Err()
	}
	if s.err != nil {
		return false, 0
	}
	t := trick{leader: leader, best: card{-1, -1}}
	booked := n > 1 && !s.noBook
	var key uint64
	var owned [2]uint64
	if booked {
		key, owned = s.key(leader, n), s.owned()
		if slot := s.book.at(key); slot.key != 0 {
			if p := s.book.find(slot.list, &owned, int8(target)); p != nil {
				return p.lo >= int8(target), p.needs(&s.all)
			}
			t.best = slot.best
		}
	}
	if !s.noQuick {
		if yes, settled, need := s.quick(leader, n, target); settled {
			return yes, need
		}
	}
	yes, need := s.follow(&t, n, target)
	if booked && s.err == nil {
		p := need.proof(owned, &s.all)
		if p.hi = int8(n); yes {
			p.lo = int8(target)
		} else {
			p.hi = int8(target - 1)
		}
		slot := s.book.slot(key)
		if yes == (leader%2 == 0) {
			slot.best = s.last
		}
		s.book.add(slot, p)
	}
	return yes, need
}

// A trick is the trick in progress.
type trick struct {
	leader int
	n      int // cards played
	led    int // suit
	winning
	cards [4]card
	best  card // what has been the best lead in positions of this shape
}

// winning is the card that is winning a trick.
type winning struct {
	suit, rank, winner int
	beaten             bool // whether a card of its suit was beaten by it, so that its rank matters
}

type card struct{ suit, rank int8 }

// add plays a card to t.
func (t *trick) add(seat, suit, rank, trump int) {
	switch {
	case t.n == 0:
		t.led = suit
		t.winning = winning{suit, rank, seat, false}
	case suit == t.suit:
		t.beaten = true
		if rank > t.rank {
			t.rank, t.winner = rank, seat
		}
	case suit == trump:
		t.winning = winning{suit, rank, seat, false}
	}
	t.cards[t.n] = card{int8(suit), int8(rank)}
	t.n++
}

// follow is lead for a trick in progress: n tricks are left with this one.
func (s *search) follow(t *trick, n, target int) (bool, needs) {
	seat := (t.leader + t.n) % 4
	ours := seat%2 == 0
	list := &s.moves[n][t.n]
	s.list(list, t, seat)
	var need needs
	var small [4]int8 // cards below these are as good as one that has been tried
	for i := range list.n {
		m := list.pick(i)
		if m.rank < small[m.suit] {
			continue
		}
		yes, sub := s.play(t, seat, int(m.suit), int(m.rank), n, target)
		if s.err != nil {
			return false, 0
		}
		if yes == ours {
			s.last = m.card
			return yes, sub
		}
		// Of equal cards the highest alone was tried. If it matters that the hand has that one, it does so of them all.
		if low := int8(sub.lowest(int(m.suit))); low <= m.rank {
			sub |= from(int(m.suit), int(m.low))
		} else {
			small[m.suit] = max(small[m.suit], low)
		}
		need |= sub
	}
	return !ours, need
}

// play is follow after seat has played a card.
func (s *search) play(t *trick, seat, suit, rank, n, target int) (yes bool, need needs) {
	before := t.winning
	t.add(seat, suit, rank, s.trump)
	s.hand[seat][suit] &^= 1 << rank
	s.shape -= unit(seat, suit)
	if t.n < 4 {
		yes, need = s.follow(t, n, target)
	} else {
		for _, c := range t.cards {
			s.all[c.suit] &^= 1 << c.rank
		}
		if t.winner%2 == 0 {
			target--
		}
		yes, need = s.lead(t.winner, n-1, target)
		for _, c := range t.cards {
			s.all[c.suit] |= 1 << c.rank
		}
		if t.beaten {
			need |= from(t.suit, t.rank)
		}
	}
	s.hand[seat][suit] |= 1 << rank
	s.shape += unit(seat, suit)
	t.winning = before
	t.n--
	return yes, need
}
