package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// Designates is the one card of dummy that d comes to by itself, spoken at s, under an edition (46B); NoCard if declarer or a
// defender has still to say which, or if the Laws leave it to the director. What declarer may have meant instead is not looked at.
func Designates(s record.State, d record.Designation, e law.Edition) bridge.Card {
	legal := dummysPlays(s)
	switch {
	case namesSuit(s, d):
		return legal.Lowest(d.Suit)
	case d.Manner == record.High || d.Manner == record.Low:
		if suit := highLowSuit(s, d, e); suit != bridge.NoSuit {
			return end(legal, suit, d.Manner)
		}
	case d.Manner == record.Win:
		return lowestWinner(s, d)
	case d.Manner != record.ByName || d.Suit == bridge.NoSuit && d.Rank == bridge.NoRank:
	case d.Suit != bridge.NoSuit:
		if legal.Has(d.Card()) || !legal.Known() && dummyMayHold(s).Has(d.Card()) {
			return d.Card()
		}
	default:
		if card, sure := continued(s, d.Rank, e); card != bridge.NoCard || !sure {
			return card
		}
		if cards := ofRank(legal, d.Rank); len(cards) == 1 {
			return cards[0]
		}
	}
	return bridge.NoCard
}

// dummysPlays is the cards that dummy may play to the trick in progress, when the turn comes: any, to lead.
func dummysPlays(s record.State) bridge.Hand {
	if trick, _ := s.Trick(); trick.Led() != bridge.NoSuit && trick.Card(s.Dummy()) == bridge.NoCard {
		return s.PlaysInTurn(s.Dummy())
	}
	return s.LegalPlays(s.Dummy())
}

// namesSuit reports whether d names a suit and no card of it: "club", and "small club" too; or a high or winning card of a suit of
// which dummy can play none.
func namesSuit(s record.State, d record.Designation) bool {
	if d.Suit == bridge.NoSuit {
		return false
	}
	switch d.Manner {
	case record.ByName:
		return d.Rank == bridge.NoRank
	case record.Low:
		return true
	case record.High, record.Win:
		return dummysPlays(s).Of(d.Suit) == 0
	}
	return false
}

// end is the highest card of suit in h for "high", and the lowest for "low".
func end(h bridge.Hand, suit bridge.Suit, m record.Manner) bridge.Card {
	if m == record.High {
		return h.Highest(suit)
	}
	return h.Lowest(suit)
}

// highLowSuit is the suit that "high" and "low" are about: the one that d names with them, or else the suit led, if dummy has it
// (46B1 of 2017). In 2007 the law does not speak of the suit led, so that it does for a dummy that has one suit only, too. NoSuit if
// it is open.
func highLowSuit(s record.State, d record.Designation, e law.Edition) bridge.Suit {
	trick, _ := s.Trick()
	legal := dummysPlays(s)
	if d.Suit != bridge.NoSuit {
		return d.Suit
	}
	if led := trick.Led(); legal.Of(led) != 0 {
		return led
	}
	if cards := legal.Cards(); e.Base() == law.Edition2007 && len(cards) > 0 {
		if suit := cards[0].Suit(); legal.Of(suit) == legal {
			return suit
		}
	}
	return bridge.NoSuit
}

// ofRank is the cards of h that have rank r.
func ofRank(h bridge.Hand, r bridge.Rank) []bridge.Card {
	var out []bridge.Card
	for _, c := range h.Cards() {
		if c.Rank() == r {
			out = append(out, c)
		}
	}
	return out
}

// continued is the card of rank r with which a dummy on lead continues the suit that it won the trick before with (46B3(a));
// NoCard if there is none. It is not sure if the record does not say how that trick was won, or, under the 2007 Laws, if dummy
// ruffed: the suit in which it won is then one thing, the suit with which another.
func continued(s record.State, r bridge.Rank, e law.Edition) (card bridge.Card, sure bool) {
	dummy := s.Dummy()
	trick, n := s.Trick()
	legal := dummysPlays(s)
	if trick.Led() != bridge.NoSuit || len(ofRank(legal, r)) == 0 {
		return bridge.NoCard, true
	}
	won, led := s.Record().Won, bridge.NoSuit
	switch {
	case n > 1 && s.Tricks[n-2].Winner(s.Trump()) == dummy:
		won, led = s.Tricks[n-2].Card(dummy), s.Tricks[n-2].Led()
	case n > 1 || s.Record().Contract.Bid == bridge.NoCall:
		return bridge.NoCard, true // dummy has won no trick
	case won == bridge.NoCard:
		return bridge.NoCard, len(ofRank(legal, r)) == 1 // an ending that does not say how its leader came to lead
	}
	if e.Base() == law.Edition2007 && won.Suit() == s.Trump() && led != won.Suit() {
		return bridge.NoCard, len(ofRank(legal, r)) == 1
	}
	if card = bridge.NewCard(won.Suit(), r); legal.Has(card) {
		return card, true
	}
	return bridge.NoCard, true
}

// lowestWinner is the lowest card of dummy, and of the suit that d names if it names one, that is known to win the trick (46B1(b));
// NoCard if none is, or if such cards are of several suits. What is known is what declarer's side and the cards played tell: a card that nobody has seen could be with any
// opponent who has still to play.
func lowestWinner(s record.State, d record.Designation) bridge.Card {
	var low bridge.Card
	for _, card := range dummysPlays(s).Cards() {
		switch {
		case d.Suit != bridge.NoSuit && card.Suit() != d.Suit, !sureToWin(s, card):
		case low == bridge.NoCard:
			low = card
		case low.Suit() != card.Suit():
			return bridge.NoCard
		}
	}
	return low
}

// sureToWin reports whether card, played by dummy to the trick in progress, wins it whatever the opponents who follow may hold.
func sureToWin(s record.State, card bridge.Card) bool {
	dummy := s.Dummy()
	trick, _ := s.Trick()
	t := trick.Cards()
	if t.LedSuit() == bridge.NoSuit {
		t.Leader = dummy
	}
	t.Cards[dummy] = card
	if t.Winner(s.Trump()) != dummy {
		return false
	}
	for _, seat := range bridge.Seats {
		if !seat.Opposes(dummy) || t.Cards[seat] != bridge.NoCard {
			continue
		}
		for _, c := range unseen(s).Cards() {
			over := t
			over.Cards[seat] = c
			if over.Winner(s.Trump()) == seat {
				return false
			}
		}
	}
	return true
}

// unseen is the cards that neither declarer's side holds nor anybody has played. In an ending, the cards that are not among those
// dealt have gone.
func unseen(s record.State) bridge.Hand {
	d := s.Declarer()
	if left, right := s.Hands[d.LHO()], s.Hands[d.RHO()]; left.Known() && right.Known() {
		return left | right
	}
	out := wholePack()
	for _, seat := range []bridge.Seat{d, s.Dummy()} {
		if h := s.Hands[seat]; h.Known() {
			out &^= h
		}
	}
	for _, t := range s.Tricks {
		for _, p := range t.Plays {
			out = out.Without(p.Card)
		}
	}
	return out
}

// dummyMayHold is the cards that may be in a dummy that the file does not give: those that nobody else holds or has played.
func dummyMayHold(s record.State) bridge.Hand {
	out := wholePack()
	for _, seat := range bridge.Seats {
		if h := s.Hands[seat]; h.Known() {
			out &^= h
		}
	}
	for _, t := range s.Tricks {
		for _, card := range t.Cards().Cards {
			out = out.Without(card)
		}
	}
	return out
}

// anothersCard reports whether a player other than dummy has played card.
func anothersCard(s record.State, card bridge.Card) bool {
	for _, t := range s.Tricks {
		for _, p := range t.Plays {
			if p.Seat != s.Dummy() && p.Card == card {
				return true
			}
		}
	}
	return false
}

// wholePack is all the cards.
func wholePack() bridge.Hand {
	var out bridge.Hand
	for _, suit := range bridge.Suits {
		for r := bridge.Two; r <= bridge.Ace; r++ {
			out = out.With(bridge.NewCard(suit, r))
		}
	}
	return out
}
