package doubledummy

import "math/bits"

// A proof is what has been found out about every position of one shape and leader in which the highest cards of each suit,
// as far as they mattered, are owned alike: North and South take at least lo and at most hi of the tricks left.
type proof struct {
	owners, mask [2]uint64 // two suits each, 26 bits a suit, two bits a card, highest card first
	next         int32     // the next proof of the same key, 0 if there is none
	lo, hi       int8
}

// A book holds the proofs of one deal and denomination. Its keys are the shape of the four hands and the leader.
type book struct {
	slots  []slot // open addressing, a power of two
	used   int
	proofs []proof // from 1
}

type slot struct {
	key   uint64 // 0 if free; a key always has a hand with cards
	first int32
}

const firstSlots = 1 << 12

func newBook() *book {
	return &book{slots: make([]slot, firstSlots), proofs: make([]proof, 1, firstSlots)}
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

// find is the first proof for a position that settles whether North and South take target tricks, nil if there is none.
func (b *book) find(key uint64, owners [2]uint64, target int8) *proof {
	for i := b.at(key).first; i != 0; {
		p := &b.proofs[i]
		if (p.owners[0]^owners[0])&p.mask[0]|(p.owners[1]^owners[1])&p.mask[1] == 0 && (p.lo >= target || p.hi < target) {
			return p
		}
		i = p.next
	}
	return nil
}

// add keeps a proof: it tightens one about the same positions, or is put before the others.
func (b *book) add(key uint64, p proof) {
	p.owners[0] &= p.mask[0]
	p.owners[1] &= p.mask[1]
	s := b.at(key)
	if s.key == 0 {
		if b.used++; 2*b.used > len(b.slots) {
			b.grow()
			s = b.at(key)
		}
		s.key = key
	}
	for i := s.first; i != 0; i = b.proofs[i].next {
		q := &b.proofs[i]
		if q.mask == p.mask && q.owners == p.owners {
			q.lo, q.hi = max(q.lo, p.lo), min(q.hi, p.hi)
			return
		}
	}
	p.next = s.first
	s.first = int32(len(b.proofs))
	b.proofs = append(b.proofs, p)
}

// needs is the lowest rank that matters in each suit, 13 if none does: 0 is the two.
type needs [4]uint8

var noNeeds = needs{13, 13, 13, 13}

func (n *needs) merge(o needs) {
	for s := range n {
		n[s] = min(n[s], o[s])
	}
}

func (n *needs) rank(suit int, r uint8) { n[suit] = min(n[suit], r) }

// top is the bits of the owners of the highest k cards of a suit.
func top(k int) uint64 { return (1<<26 - 1) &^ (1<<(26-2*k) - 1) }

// masks turns what matters into the bits that a position must share, all being the cards left of each suit.
func (n needs) masks(all [4]uint16) [2]uint64 {
	var out [2]uint64
	for s, r := range n {
		k := bits.OnesCount16(all[s] >> r)
		out[s/2] |= top(k) << (26 * (s % 2))
	}
	return out
}

// needs is what matters in a position with the cards all, if p is about it.
func (p *proof) needs(all [4]uint16) needs {
	n := noNeeds
	for s := range n {
		k := bits.OnesCount64(p.mask[s/2]>>(26*(s%2))&(1<<26-1)) / 2
		if k > 0 {
			n[s] = nth(all[s], k)
		}
	}
	return n
}

// nth is the rank of the k-th highest card of a suit, k at least 1.
func nth(cards uint16, k int) uint8 {
	for ; k > 1; k-- {
		cards &^= 1 << (bits.Len16(cards) - 1)
	}
	return uint8(bits.Len16(cards) - 1)
}
