package doubledummy

import "math/bits"

// A proof is what has been found out about every position of one shape and leader in which the highest cards of each suit,
// as far as they mattered, are owned alike: North and South take at least lo and at most hi of the tricks left.
type proof struct {
	owners, mask [2]uint64 // two suits each, 26 bits a suit, two bits a card, highest card first
	depth        [4]uint8  // how many cards of each suit matter
	lo, hi       int8
	below        list // proofs about some of the positions of this one that say more
}

// A list is proofs side by side, so that looking through them is quick. It has room up to the next power of two.
type list struct{ at, n int32 }

// covers reports whether p is about every position that q is about.
func (p *proof) covers(q *proof) bool {
	return p.mask[0]&^q.mask[0]|p.mask[1]&^q.mask[1]|(p.owners[0]^q.owners[0])&p.mask[0]|(p.owners[1]^q.owners[1])&p.mask[1] == 0
}

// A book holds the proofs of one deal and denomination. Its keys are the shape of the four hands and the leader.
type book struct {
	slots  []slot // open addressing, a power of two
	used   int
	proofs []proof
	free   [32][]int32 // where there is room for 1, 2, 4, ... proofs that a list has left
	below  []proof     // at hand for add
	most   int         // how many proofs are kept before all are dropped
}

type slot struct {
	key uint64 // 0 if free; a key always has a hand with cards
	list
	best card
}

const (
	firstSlots = 1 << 12
	mostProofs = 1 << 21
)

func newBook() *book {
	return &book{slots: make([]slot, firstSlots), proofs: make([]proof, 0, firstSlots), most: mostProofs}
}

// at is the slot of key, free or not.
func (b *book) at(key uint64) *slot {
	mask := uint64(len(b.slots) - 1)
	for i := key * 0x9E3779B97F4A7C15 >> 32; ; i++ {
		if s := &b.slots[i&mask]; s.key == key || s.key == 0 {
			return s
		}
	}
}

// grow doubles the slots once they are half full.
func (b *book) grow() {
	old := b.slots
	b.slots = make([]slot, 2*len(old))
	for _, s := range old {
		if s.key != 0 {
			*b.at(s.key) = s
		}
	}
}

// find is a proof for a position that settles whether North and South take target tricks, nil if there is none. It looks
// in l and below those of its proofs that are about the position. What is found moves forward, to be found sooner.
func (b *book) find(l list, owners *[2]uint64, target int8) *proof {
	proofs := b.proofs[l.at : l.at+l.n]
	for i := range proofs {
		p := &proofs[i]
		if (p.owners[0]^owners[0])&p.mask[0]|(p.owners[1]^owners[1])&p.mask[1] != 0 {
			continue
		}
		if p.lo < target && p.hi >= target {
			if p.below.n == 0 {
				continue
			}
			q := b.find(p.below, owners, target)
			if q == nil {
				continue
			}
			return q
		}
		if i > 0 {
			proofs[i/2], proofs[i] = proofs[i], proofs[i/2]
		}
		return &proofs[i/2]
	}
	return nil
}

// slot is the slot of key, made if there is none. A full book is emptied first.
func (b *book) slot(key uint64) *slot {
	if len(b.proofs) > b.most {
		clear(b.slots)
		b.used, b.proofs, b.free = 0, b.proofs[:0], [32][]int32{}
	}
	s := b.at(key)
	if s.key == 0 {
		if b.used++; 2*b.used > len(b.slots) {
			b.grow()
			s = b.at(key)
		}
		s.key = key
	}
	return s
}

// add keeps a proof below the proofs that cover it, and with those below it that it covers and does not make useless.
func (b *book) add(s *slot, p proof) {
	p.owners[0] &= p.mask[0]
	p.owners[1] &= p.mask[1]
	l := &s.list
	for i := int32(0); i < l.n; i++ {
		if q := &b.proofs[l.at+i]; q.covers(&p) {
			if q.mask == p.mask {
				q.lo, q.hi = max(q.lo, p.lo), min(q.hi, p.hi)
				return
			}
			l, i = &q.below, -1
		}
	}
	kept, below := int32(0), b.below[:0]
	for i := range l.n {
		q := b.proofs[l.at+i]
		switch {
		case !p.covers(&q):
			b.proofs[l.at+kept] = q
			kept++
		case q.lo > p.lo || q.hi < p.hi:
			below = append(below, q)
		}
	}
	l.n, b.below = kept, below
	b.push(l, p)
	at := l.at + l.n - 1
	for _, q := range below {
		b.push(&b.proofs[at].below, q)
	}
}

// push puts a proof at the end of l, which moves to more room when it is full. All proofs may move, l too if it is in one.
func (b *book) push(l *list, p proof) {
	old, n := l.at, l.n
	full := n&(n-1) == 0 // 0 or a power of two
	class := bits.Len32(uint32(n))
	if full {
		l.at = int32(len(b.proofs))
		if free := b.free[class]; len(free) > 0 {
			l.at = free[len(free)-1]
			b.free[class] = free[:len(free)-1]
		}
	}
	l.n++
	at := l.at
	if int(at) == len(b.proofs) {
		b.proofs = append(b.proofs, make([]proof, 1<<class)...)
	}
	if full && n > 0 {
		copy(b.proofs[at:], b.proofs[old:old+n])
		b.free[class-1] = append(b.free[class-1], old)
	}
	b.proofs[at+n] = p
}

// needs is the ranks that matter in each suit, sixteen bits a suit: from the lowest that does up to the ace.
type needs uint64

// from is the need of all cards of a suit from rank on.
func from(suit, rank int) needs { return needs(uint64(1<<13-1)>>rank<<rank) << (16 * suit) }

// lowest is the lowest rank that matters in suit, more than an ace if none does.
func (n needs) lowest(suit int) int { return bits.TrailingZeros16(uint16(n>>(16*suit)) | 1<<13) }

// top is the bits of the owners of the highest k cards of a suit.
func top(k int) uint64 { return (1<<26 - 1) &^ (1<<(26-2*k) - 1) }

// proof is the proof, of no bounds as yet, about the positions that share what matters, all being the cards left.
func (n needs) proof(owners [2]uint64, all *[4]uint16) proof {
	p := proof{owners: owners}
	for s := range p.depth {
		k := bits.OnesCount16(all[s] & uint16(n>>(16*s)))
		p.depth[s] = uint8(k)
		p.mask[s/2] |= top(k) << (26 * (s % 2))
	}
	return p
}

// needs is what matters in a position with the cards all, if p is about it.
func (p *proof) needs(all *[4]uint16) needs {
	var n needs
	for s, k := range p.depth {
		if k > 0 {
			n |= from(s, nth(all[s], int(k)))
		}
	}
	return n
}

// nth is the rank of the k-th highest card of a suit, k at least 1.
func nth(cards uint16, k int) int {
	for ; k > 1; k-- {
		cards &^= 1 << (bits.Len16(cards) - 1)
	}
	return bits.Len16(cards) - 1
}
