package claim

import (
	"rectify/engine/bridge"
	"rectify/engine/record"
)

// step is the step of the statement that n is at, the zero Stated if there is none left.
func (s *search) step(n node) record.Stated {
	if int(n.step) < len(s.p.Said.Steps) {
		return s.p.Said.Steps[n.step]
	}
	return record.Stated{}
}

// settle goes on to the first step that is not done yet.
func (s *search) settle(n node) node {
	for s.done(n) {
		n.step, n.times = n.step+1, 0
	}
	return n
}

// done reports whether the step of n has been carried out, or asks for nothing more.
func (s *search) done(n node) bool {
	step, seat := s.step(n), s.p.Claimer
	switch {
	case step.Does == record.NoDoing:
		return false
	case step.N > 0 && n.times >= step.N:
		return true
	}
	switch step.Does {
	case record.DrawTrumps:
		return s.out(n, s.p.Trump) == 0 || s.held(n, seat, s.p.Trump) == 0
	case record.RunSuit:
		return s.held(n, seat, step.Suit) == 0
	case record.PlayCard:
		return !s.held(n, seat, step.Card.Suit()).Has(step.Card)
	case record.RuffSuit:
		return n.times > 0 || s.held(n, seat, step.Suit) == 0
	case record.Finesse:
		missing := s.out(n, step.Suit).Highest(step.Suit)
		return missing == bridge.NoCard || !tenace(s.held(n, seat, step.Suit), missing)
	}
	return true // Discard: it is looked at whenever something is thrown
}

// carriedOut is n after trick t, which the claimer's side won or did not: how far the statement has come. A suit that was to be run and a
// finesse that was to win break the statement off when they lose.
func (s *search) carriedOut(n node, t bridge.Trick, won bool) node {
	step := s.step(n)
	led, ours := t.LedSuit(), s.p.plans(t.Leader)
	switch step.Does {
	case record.RunSuit, record.Finesse:
		if ours && led == step.Suit {
			if n.times++; !won {
				n.step = uint8(len(s.p.Said.Steps))
			}
		}
	case record.RuffSuit:
		other := s.p.other(t.Leader)
		if ours && led == step.Suit && other != bridge.NoSeat && t.Cards[other].Suit() == s.p.Trump {
			n.times++
		}
	}
	return s.settle(n)
}

// statedLead is the lead that the statement asks for now. If it asks for something that only the other hand can do, the claimer gets
// there if he can.
func (s *search) statedLead(n node, seat bridge.Seat) (way, bool) {
	step, hand := s.step(n), s.hand(n, seat)
	suit := step.Suit
	other := s.p.other(seat)
	switch step.Does {
	case record.DrawTrumps:
		if hand.Of(s.p.Trump) != 0 {
			return s.lead(n, seat, s.p.Trump), true
		}
	case record.RunSuit:
		if own := hand.Of(suit); own != 0 {
			return way{cards: bridge.HandOf(own.Highest(suit), own.Lowest(suit)), best: true}, true
		}
	case record.PlayCard:
		if hand.Has(step.Card) {
			return way{cards: bridge.HandOf(step.Card)}, true
		}
		if own := hand.Of(step.Card.Suit()); own != 0 {
			return way{cards: bridge.HandOf(own.Lowest(step.Card.Suit()))}, true
		}
	case record.RuffSuit:
		if own := hand.Of(suit); own != 0 && other != bridge.NoSeat && s.hand(n, other).Of(suit) == 0 && s.hand(n, other).Of(s.p.Trump) != 0 {
			return way{cards: bridge.HandOf(own.Lowest(suit))}, true
		}
	case record.Finesse:
		if own := hand.Of(suit); own != 0 && seat.LHO() == step.Over {
			return way{cards: own &^ above(s.out(n, suit).Highest(suit)), best: true}.or(own), true
		}
	}
	if step.Does == record.NoDoing || other == bridge.NoSeat {
		return way{}, false
	}
	crossing := way{best: true}
	for _, w := range s.leads(n, seat) {
		crossing.cards |= w.cards
	}
	return crossing, true
}

// or is w, or a choice of all if w has no card.
func (w way) or(all bridge.Hand) way {
	if w.cards == 0 {
		w.cards = all
	}
	return w
}

// statedCard is what the statement asks of the hand that follows to the claimer's own lead.
func (s *search) statedCard(n node, t bridge.Trick, seat bridge.Seat, legal bridge.Hand) (way, bool) {
	step, led := s.step(n), t.LedSuit()
	if !s.p.plans(t.Leader) {
		return way{}, false
	}
	best := t.Cards[t.Winner(s.p.Trump)]
	switch {
	case step.Does == record.PlayCard && legal.Has(step.Card) && (led == step.Card.Suit() || led == bridge.NoSuit):
		return way{cards: bridge.HandOf(step.Card)}, true
	case step.Does == record.RunSuit && led == step.Suit && legal.Of(led) != 0:
		return way{cards: bridge.HandOf(legal.Highest(led), legal.Lowest(led)), best: true}, true
	case step.Does == record.RuffSuit && led == step.Suit && legal.Of(led) == 0 && legal.Of(s.p.Trump) != 0:
		ruffs := legal.Of(s.p.Trump)
		if best.Suit() == s.p.Trump {
			ruffs &= above(best)
		}
		if ruffs != 0 {
			return way{cards: bridge.HandOf(ruffs.Lowest(s.p.Trump))}, true
		}
	case step.Does == record.Finesse && led == step.Suit && t.Leader.LHO() == step.Over && legal.Of(led) != 0:
		if t.Winner(s.p.Trump) == t.Leader && best.Rank().Honour() {
			return way{cards: bridge.HandOf(legal.Lowest(led))}, true
		}
		win := legal & above(best)
		if high := win & honours; high != 0 {
			win = high
		}
		if win == 0 {
			return way{cards: bridge.HandOf(legal.Lowest(led))}, true
		}
		return way{cards: bridge.HandOf(win.Lowest(led))}, true
	}
	return way{}, false
}
