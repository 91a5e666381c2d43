package doubledummy

import "math/bits"

// quick settles a position in which the side on lead can cash what it needs from leader's own hand at once: so many of its
// highest cards in each suit as no opponent can ruff.
func (s *search) quick(leader, n, target int, need *needs) (yes, settled bool) {
	ours := leader%2 == 0
	wanted := target // that the side on lead must cash
	if !ours {
		wanted = n - target + 1
	}
	got := 0
	for suit := range 4 {
		got += s.cash(leader, suit, need)
		if got >= wanted {
			return ours, true
		}
	}
	*need = noNeeds
	return false, false
}

// cash is how many tricks leader can take in suit by playing it from the top, whatever is played to it.
func (s *search) cash(leader, suit int, need *needs) int {
	own := s.hand[leader][suit]
	if own == 0 {
		return 0
	}
	others := s.all[suit] &^ own
	winners := own >> bits.Len16(others) // those above every card of another hand
	k := bits.OnesCount16(winners)
	longest := 0 // of another hand
	for i := 1; i < 4; i++ {
		longest = max(longest, bits.OnesCount16(s.hand[(leader+i)%4][suit]))
	}
	if k >= longest { // then the small ones win too
		k = longest
		if s.safe(leader, suit, 13) {
			if k > 0 {
				need.rank(suit, nth(own, k))
			}
			return bits.OnesCount16(own)
		}
	}
	for k > 0 && !s.safe(leader, suit, k) {
		k--
	}
	if k > 0 {
		need.rank(suit, nth(own, k))
	}
	return k
}

// safe reports whether no opponent of leader can ruff one of k rounds of suit.
func (s *search) safe(leader, suit, k int) bool {
	if s.trump == 4 || suit == s.trump {
		return true
	}
	for _, i := range [2]int{1, 3} {
		h := &s.hand[(leader+i)%4]
		if h[s.trump] != 0 && bits.OnesCount16(h[suit]) < k {
			return false
		}
	}
	return true
}
