package claim

import (
	"rectify/engine/bridge"
	"rectify/engine/record"
)

// A Reading says what counts as normal play where the Laws leave it to the director. Its zero value is the careful claimer.
type Reading struct {
	Unaware  bool // he may not know that trumps are out, and does not draw them on purpose (70C2)
	AnyOrder bool // he may play small cards that he takes for winners in any order
	Losers   bool // conceding a trick, he may give it up before he has cashed his winners
	RuffsLow bool // he ruffs low where a higher trump would be safe

	// Not what is normal, but for comparison: the suits are guessed right, as if each stated how; the partner of a defender helps.
	Guesses bool
	Helped  bool
}

// ways is how seat may go on: for the claimer's side what is normal, for the opponents everything that is legal.
func (s *search) ways(n node, t bridge.Trick, seat bridge.Seat) []way {
	legal := bridge.Follows(s.hand(n, seat), t.LedSuit())
	if due := legal & s.p.Major[seat]; due != 0 {
		return []way{{cards: due}}
	}
	switch {
	case seat.Opposes(s.p.Claimer):
		return []way{{cards: legal}}
	case !s.p.plans(seat):
		return []way{{cards: s.partnerMay(n, t, legal), best: s.r.Helped}}
	case t.LedSuit() == bridge.NoSuit:
		if stated, ok := s.statedLead(n, seat); ok {
			return []way{stated}
		}
		return s.leads(n, seat)
	}
	if stated, ok := s.statedCard(n, t, seat, legal); ok {
		return []way{stated}
	}
	if legal.Of(t.LedSuit()) != 0 {
		return []way{s.follows(n, t, seat, legal)}
	}
	return s.ruffsOrThrows(n, t, seat)
}

// partnerMay is what the partner of a defender who claims may normally play: any card but one that nothing can beat, thrown on a trick
// that it does not win (70D2).
func (s *search) partnerMay(n node, t bridge.Trick, legal bridge.Hand) bridge.Hand {
	if t.LedSuit() == bridge.NoSuit {
		return legal
	}
	var may bridge.Hand
	for _, c := range legal.Cards() {
		if s.beats(t, c) || c != s.highest(n, t, c.Suit()) {
			may = may.With(c)
		}
	}
	if may == 0 {
		return legal
	}
	return may
}

// highest is the highest card of suit that is left or in t.
func (s *search) highest(n node, t bridge.Trick, suit bridge.Suit) bridge.Card {
	all := n.left
	for _, c := range t.Cards {
		all = all.With(c)
	}
	return all.Highest(suit)
}

// beats reports whether c wins t as it stands.
func (s *search) beats(t bridge.Trick, c bridge.Card) bool {
	seat := t.NextToPlay()
	t.Cards[seat] = c
	return t.Winner(s.p.Trump) == seat
}

// out is the cards of suit that opponents of the claimer have left.
func (s *search) out(n node, suit bridge.Suit) bridge.Hand {
	return (s.hand(n, s.p.Claimer.LHO()) | s.hand(n, s.p.Claimer.RHO())).Of(suit)
}

// held is the cards of suit in seat's hand and in the other that the claimer plays.
func (s *search) held(n node, seat bridge.Seat, suit bridge.Suit) bridge.Hand {
	h := s.hand(n, seat)
	if other := s.p.other(seat); other != bridge.NoSeat {
		h |= s.hand(n, other)
	}
	return h.Of(suit)
}

// located reports whether the claimer knows who holds the cards of suit that are out: one opponent is known to have none, or is dummy,
// whose cards he sees.
func (s *search) located(n node, suit bridge.Suit) bool {
	left, right := s.p.Claimer.LHO(), s.p.Claimer.RHO()
	if n.void[left].Has(suit) || n.void[right].Has(suit) {
		return true
	}
	dummy := s.p.Declarer.Partner()
	return dummy.Opposes(s.p.Claimer) && s.out(n, suit)&^s.hand(n, dummy) == 0
}

// guess reports whether a trick in suit may depend on which opponent holds a queen or better (70E1). It does not if the claimer knows
// who does, or has enough higher cards to draw all that is out.
func (s *search) guess(n node, seat bridge.Seat, suit bridge.Suit) bool {
	out, held := s.out(n, suit), s.held(n, seat, suit)
	missing := out.Highest(suit)
	if missing.Rank() < bridge.Queen || s.r.Guesses || s.located(n, suit) {
		return false
	}
	return tenace(held, missing) && out.Len() > (held&above(missing)).Len()
}

// tenace reports whether an honour of h lies below the missing card, so that it may win or lose by position.
func tenace(h bridge.Hand, missing bridge.Card) bool {
	return h.Of(missing.Suit())&^above(missing)&honours != 0
}

// above is the cards of c's suit that are higher.
func above(c bridge.Card) bridge.Hand {
	all := bridge.Hand(1<<53-1) &^ (1<<(c+1) - 1)
	return all.Of(c.Suit())
}

// honours is every card from the ten up.
var honours = func() bridge.Hand {
	var h bridge.Hand
	for _, suit := range bridge.Suits {
		for r := bridge.Ten; r <= bridge.Ace; r++ {
			h = h.With(bridge.NewCard(suit, r))
		}
	}
	return h
}()

// leads is the normal leads of the claimer's side from seat, a way for each suit.
func (s *search) leads(n node, seat bridge.Seat) []way {
	if s.draws(n, seat) {
		return []way{s.lead(n, seat, s.p.Trump)}
	}
	var winners, all []way
	for _, suit := range bridge.Suits {
		if s.hand(n, seat).Of(suit) == 0 {
			continue
		}
		w := s.lead(n, seat, suit)
		all = append(all, w)
		if s.held(n, seat, suit).Highest(suit) > s.out(n, suit).Highest(suit) {
			winners = append(winners, w)
		}
	}
	// One who concedes a trick knows that he has a loser; one who claims all takes every card for a winner.
	if s.p.Claimed < s.p.Left() && !s.r.Losers && len(winners) > 0 {
		return winners
	}
	return all
}

// draws reports whether the claimer, knowing that trumps are out which his own can draw, draws them.
func (s *search) draws(n node, seat bridge.Seat) bool {
	trump := s.p.Trump
	out := s.out(n, trump)
	return !s.r.Unaware && out != 0 && s.hand(n, seat).Of(trump) != 0 && s.held(n, seat, trump).Highest(trump) > out.Highest(trump)
}

// lead is the normal leads in one suit: the highest card, or a low one to a card of the other hand that nothing beats. Where the
// suit can be played through an opponent's honour, low cards and honours may be led as well.
func (s *search) lead(n node, seat bridge.Seat, suit bridge.Suit) way {
	own := s.hand(n, seat).Of(suit)
	missing := s.out(n, suit).Highest(suit)
	if s.r.AnyOrder && own&honours == 0 {
		return way{cards: own}
	}
	cards := bridge.HandOf(own.Highest(suit))
	if other := s.p.other(seat); other != bridge.NoSeat {
		opposite := s.hand(n, other).Of(suit)
		finesse := missing.Rank() >= bridge.Queen && tenace(own|opposite, missing)
		if opposite.Highest(suit) > missing && opposite != 0 || finesse && opposite != 0 {
			cards = cards.With(own.Lowest(suit))
		}
		if finesse {
			cards |= own & honours
		}
	}
	if s.r.Losers && missing != bridge.NoCard {
		return way{cards: cards.With(own.Lowest(suit))} // he may mean to lose the trick that he conceded
	}
	return way{cards: cards, best: !s.guess(n, seat, suit)}
}

// follows is the normal cards with which seat follows suit: as cheap a winner as there is, and low where that cannot win or the
// partner wins already.
func (s *search) follows(n node, t bridge.Trick, seat bridge.Seat, legal bridge.Hand) way {
	suit := t.LedSuit()
	low := bridge.HandOf(legal.Lowest(suit))
	winner := t.Winner(s.p.Trump)
	best := t.Cards[winner]
	rest := s.unseen(n, t, suit)
	ours := winner == seat.Partner() && s.p.plans(winner)
	if best.Suit() != suit || ours && best > rest.Highest(suit) {
		return way{cards: low}
	}
	winning := legal & above(best)
	sure := (winning & above(max(rest.Highest(suit), best))).Lowest(suit)
	last := t.NextToPlay() == t.Leader.RHO()
	if winning == 0 || last && winner.Opposes(seat) {
		if winning != 0 {
			low = bridge.HandOf(winning.Lowest(suit))
		}
		return way{cards: low}
	}
	if last {
		return way{cards: low} // the partner wins
	}
	cards := winning & honours
	if sure != bridge.NoCard {
		cards &^= above(sure)
		cards = cards.With(sure)
	}
	secondHand := t.Leader.Opposes(seat)
	if other := s.p.other(seat); cards == 0 || ours || secondHand && other != bridge.NoSeat && s.hand(n, other).Of(suit).Highest(suit) > rest.Highest(suit) {
		cards |= low
	}
	return way{cards: cards, best: !s.guess(n, seat, suit)}
}

// unseen is the cards of suit that may still be played to t by opponents who have yet to play. The claimer does not know which of
// them holds a card unless it is located.
func (s *search) unseen(n node, t bridge.Trick, suit bridge.Suit) bridge.Hand {
	var yet bridge.Hand
	some := false
	for _, seat := range []bridge.Seat{s.p.Claimer.LHO(), s.p.Claimer.RHO()} {
		if t.Cards[seat] == bridge.NoCard && !n.void[seat].Has(suit) {
			yet |= s.hand(n, seat).Of(suit)
			some = true
		}
	}
	if some && !s.located(n, suit) && !s.r.Guesses {
		return s.out(n, suit)
	}
	return yet
}

// ruffsOrThrows is what seat normally does who cannot follow suit: he ruffs a trick that is not the partner's already, or throws a
// card that somebody can beat.
func (s *search) ruffsOrThrows(n node, t bridge.Trick, seat bridge.Seat) []way {
	hand, trump := s.hand(n, seat), s.p.Trump
	winner := t.Winner(trump)
	best := t.Cards[winner]
	ruffs := hand.Of(trump)
	if best.Suit() == trump {
		ruffs &= above(best)
	}
	throws := s.throws(n, t, hand)
	ours := winner == seat.Partner()
	safe := t.NextToPlay() == t.Leader.RHO() || best > s.unseen(n, t, best.Suit()).Highest(best.Suit())
	switch {
	case ruffs == 0 || ours && safe:
		return throws
	case s.r.RuffsLow:
		return []way{{cards: bridge.HandOf(ruffs.Lowest(trump))}, {cards: bridge.HandOf(ruffs.Highest(trump))}}
	}
	cards := bridge.HandOf(ruffs.Lowest(trump), ruffs.Highest(trump))
	if ours {
		for _, w := range throws {
			cards |= w.cards
		}
	}
	return []way{{cards: cards, best: true}}
}

// throws is the lowest card of each suit, without those that nobody can beat if there are others. What was stated comes first.
func (s *search) throws(n node, t bridge.Trick, hand bridge.Hand) []way {
	for _, step := range s.p.Said.Steps {
		if step.Does == record.Discard && hand.Of(step.Suit) != 0 {
			return []way{{cards: bridge.HandOf(hand.Lowest(step.Suit))}}
		}
	}
	var winners, losers []way
	for _, suit := range bridge.Suits {
		own := hand.Of(suit)
		if own == 0 || suit == s.p.Trump && own != hand {
			continue
		}
		w := way{cards: bridge.HandOf(own.Lowest(suit))}
		if own.Lowest(suit) > s.out(n, suit).Highest(suit) {
			winners = append(winners, w)
		} else {
			losers = append(losers, w)
		}
	}
	if len(losers) > 0 {
		return losers
	}
	return winners
}
