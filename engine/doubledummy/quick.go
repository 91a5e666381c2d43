package doubledummy

import "math/bits"

// quick settles a position in which one side has its tricks at hand: the side on lead can cash what it needs at once, or one
// hand of the other side has so many of the highest trumps.
func (s *search) quick(leader, n, target int) (yes, settled bool, need needs) {
	ours := leader%2 == 0
	wanted, against := target, n-target+1 // by the side on lead, by the other side
	if !ours {
		wanted, against = against, wanted
	}
	if need, ok := s.cashes(leader, wanted); ok {
		return ours, true, need
	}
	if s.trump < 4 {
		for _, seat := range [2]int{(leader + 1) % 4, (leader + 3) % 4} {
			if need, ok := s.trumps(seat, against); ok {
				return !ours, true, need
			}
		}
	}
	return false, false, 0
}

// trumps reports whether seat has so many trumps as are wanted that no opponent can beat: whenever one of them is played,
// its side wins the trick.
func (s *search) trumps(seat, wanted int) (needs, bool) {
	own := s.hand[seat][s.trump]
	above := bits.Len16(s.hand[(seat+1)%4][s.trump] | s.hand[(seat+3)%4][s.trump])
	if bits.OnesCount16(own>>above) < wanted {
		return 0, false
	}
	return from(s.trump, nth(own, wanted)), true
}

// cashes reports whether the side on lead can take what is wanted without losing the lead: from leader's hand, or from
// leader's hand and then, once a winner of partner's has been led to, from partner's. While it lasts no opponent who has a
// trump is ever free to discard, so that what is safe at first stays safe.
func (s *search) cashes(leader, wanted int) (needs, bool) {
	partner := (leader + 2) % 4
	safe := s.safe(leader)
	var own, his [4]int
	var ownNeed, hisNeed [4]needs
	forced := s.forced(partner, wanted)
	sum, most := 0, 0
	var need needs
	for suit := range 4 {
		rounds := safe[suit]
		if forced && suit != s.trump {
			rounds = min(rounds, bits.OnesCount16(s.hand[partner][suit]))
		}
		own[suit], ownNeed[suit] = s.cash(leader, suit, min(rounds, wanted-sum))
		need |= ownNeed[suit]
		if sum += own[suit]; sum >= wanted {
			return need, true
		}
	}
	forced = s.forced(leader, wanted)
	for suit := range 4 {
		rounds := safe[suit]
		if forced && suit != s.trump {
			rounds = min(rounds, bits.OnesCount16(s.hand[leader][suit]))
		}
		his[suit], hisNeed[suit] = s.cash(partner, suit, min(rounds, wanted))
		// Before crossing, leader cashes only as long as partner follows: so partner's own winners are all left.
		own[suit] = min(own[suit], bits.OnesCount16(s.hand[partner][suit]))
		most += max(own[suit], his[suit])
	}
	if most < wanted {
		return 0, false
	}
	for across := range 4 {
		if his[across] == 0 || s.hand[leader][across] == 0 {
			continue
		}
		sum, need = his[across], hisNeed[across]
		for suit := 0; suit < 4 && sum < wanted; suit++ {
			switch {
			case suit == across:
			case own[suit] >= his[suit]:
				sum += own[suit]
				need |= ownNeed[suit]
			default:
				sum += his[suit]
				need |= hisNeed[suit]
			}
		}
		if sum >= wanted {
			return need, true
		}
	}
	return 0, false
}

// cash is how many tricks seat, on lead, can take in suit by playing it from the top, whatever the opponents play, in so many
// rounds at most. Partner plays low, and ends it where he would have to overtake.
func (s *search) cash(seat, suit, rounds int) (tricks int, need needs) {
	own := s.hand[seat][suit]
	if own == 0 || rounds == 0 {
		return 0, 0
	}
	his, lho, rho := s.hand[(seat+2)%4][suit], s.hand[(seat+1)%4][suit], s.hand[(seat+3)%4][suit]
	above := bits.Len16(lho | rho)
	longest := max(bits.OnesCount16(lho), bits.OnesCount16(rho))
	lowest := 13
	for own != 0 && tricks < rounds {
		rank := bits.Len16(own) - 1
		if tricks < longest && rank < above { // once the opponents have no cards left no rank is needed
			break
		}
		if his != 0 && bits.TrailingZeros16(his) > rank {
			break
		}
		if tricks < longest || his != 0 {
			lowest = rank
		}
		his &= his - 1
		own &^= 1 << rank
		tricks++
	}
	return tricks, from(suit, lowest)
}

// safe is how many rounds of each suit the side of seat can lead before an opponent can ruff.
func (s *search) safe(seat int) [4]int {
	rounds := [4]int{13, 13, 13, 13}
	if s.trump == 4 {
		return rounds
	}
	for _, i := range [2]int{1, 3} {
		h := &s.hand[(seat+i)%4]
		if h[s.trump] == 0 {
			continue
		}
		for suit := range h {
			if suit != s.trump {
				rounds[suit] = min(rounds[suit], bits.OnesCount16(h[suit]))
			}
		}
	}
	return rounds
}

// forced reports whether seat may have to ruff, with too few other cards to discard while so many tricks are cashed.
func (s *search) forced(seat, tricks int) bool {
	if s.trump == 4 || s.hand[seat][s.trump] == 0 {
		return false
	}
	plain := 0
	for suit, cards := range s.hand[seat] {
		if suit != s.trump {
			plain += bits.OnesCount16(cards)
		}
	}
	return plain < tricks
}
