package doubledummy

import "math/bits"

// quick settles a position in which one side has its tricks at hand: the side on lead can cash what it needs at once, or a
// side has so many of the highest trumps in one hand.
func (s *search) quick(leader, n, target int) (yes, settled bool, need needs) {
	ours := leader%2 == 0
	wanted, against := target, n-target+1 // by the side on lead, by the other side
	if !ours {
		wanted, against = against, wanted
	}
	if s.cashes(leader, wanted, &need) {
		return ours, true, need
	}
	if s.trump < 4 && s.trumps(leader+1, against, &need) {
		return !ours, true, need
	}
	return false, false, 0
}

// trumps reports whether one hand of the side of seat has so many of the highest trumps as are wanted.
func (s *search) trumps(seat, wanted int, need *needs) bool {
	for _, i := range [2]int{0, 2} {
		own := s.hand[(seat+i)%4][s.trump]
		winners := own >> bits.Len16(s.all[s.trump]&^own)
		if bits.OnesCount16(winners) >= wanted {
			*need = from(s.trump, nth(own, wanted))
			return true
		}
	}
	return false
}

// cashes reports whether the side on lead can take what is wanted without losing the lead: from leader's hand, or from
// leader's hand and then, once a winner of partner's has been led to, from partner's. While it lasts no opponent who has a
// trump is ever free to discard, so that what is safe at first stays safe.
func (s *search) cashes(leader, wanted int, need *needs) bool {
	partner := (leader + 2) % 4
	var own, his [4]int
	var ownNeed, hisNeed [4]int
	sum := 0
	for suit := range 4 {
		own[suit], ownNeed[suit] = s.cash(leader, suit, wanted)
		if sum += own[suit]; sum >= wanted {
			*need = 0
			for t := range suit + 1 {
				*need |= from(t, ownNeed[t])
			}
			return true
		}
	}
	for suit := range 4 {
		his[suit], hisNeed[suit] = s.cash(partner, suit, wanted)
	}
	for across := range 4 {
		if his[across] == 0 || s.hand[leader][across] == 0 || hisNeed[across] == 13 {
			continue
		}
		*need = 0
		sum = 0
		for suit := range 4 {
			// Before crossing, leader cashes only as long as partner follows: so partner's own winners are all left.
			before := min(own[suit], bits.OnesCount16(s.hand[partner][suit]))
			if suit != across && before >= his[suit] {
				sum += before
				*need |= from(suit, ownNeed[suit])
			} else {
				sum += his[suit]
				*need |= from(suit, hisNeed[suit])
			}
		}
		if sum >= wanted {
			return true
		}
	}
	return false
}

// cash is how many tricks seat can take in suit by playing it from the top, whatever is played to it, and the lowest rank
// on which that rests, 13 if on none. It may be one part of as many tricks as are wanted in all.
func (s *search) cash(seat, suit, wanted int) (tricks, lowest int) {
	own := s.hand[seat][suit]
	if own == 0 {
		return 0, 13
	}
	winners := own >> bits.Len16(s.all[suit]&^own) // those above every card of another hand
	k := bits.OnesCount16(winners)
	longest := 0 // of another hand
	for i := 1; i < 4; i++ {
		longest = max(longest, bits.OnesCount16(s.hand[(seat+i)%4][suit]))
	}
	switch {
	case k < longest || !s.safe(seat, suit, 13, wanted):
		for k > 0 && !s.safe(seat, suit, k, wanted) {
			k--
		}
		if k == 0 {
			return 0, 13
		}
		return k, nth(own, k)
	case longest == 0:
		return bits.OnesCount16(own), 13
	}
	return bits.OnesCount16(own), nth(own, longest) // the small ones win too, once nobody has any other
}

// safe reports whether no opponent of leader can ruff one of k rounds of suit, and partner need not, while so many tricks
// as are wanted in all are cashed.
func (s *search) safe(leader, suit, k, wanted int) bool {
	if s.trump == 4 || suit == s.trump {
		return true
	}
	for i := 1; i < 4; i++ {
		h := &s.hand[(leader+i)%4]
		if h[s.trump] == 0 || bits.OnesCount16(h[suit]) >= k {
			continue
		}
		plain := 0
		for t := range h {
			if t != s.trump {
				plain += bits.OnesCount16(h[t])
			}
		}
		if i != 2 || plain < wanted {
			return false
		}
	}
	return true
}
