package bridge

// A Trick is the cards played to it, by seat, and who was to lead. Seats that have not played hold NoCard: so a card taken
// back from the middle of a trick leaves a gap, and it is that seat's turn again.
type Trick struct {
	Leader Seat
	Cards  BySeat[Card]
}

// LedSuit is the suit that was led, NoSuit while nothing is.
func (t Trick) LedSuit() Suit { return t.Cards[t.Leader].Suit() }

// Complete reports whether all four have played (44B).
func (t Trick) Complete() bool {
	for _, s := range Seats {
		if t.Cards[s] == NoCard {
			return false
		}
	}
	return true
}

// NextToPlay is the first seat, clockwise from the leader, that has not played; NoSeat when the trick is complete.
func (t Trick) NextToPlay() Seat {
	for i := range Seats {
		if s := t.Leader.Rotate(i); t.Cards[s] == NoCard {
			return s
		}
	}
	return NoSeat
}

// Winner is the seat whose card wins what has been played so far: the highest trump, or else the highest card of the suit
// led (44E, 44F). trump is the contract's denomination. It is NoSeat while nothing is led.
func (t Trick) Winner(trump Denom) Seat {
	if t.LedSuit() == NoSuit {
		return NoSeat
	}
	winner := t.Leader
	for s := t.Leader.LHO(); s != t.Leader; s = s.LHO() {
		if t.Cards[s] != NoCard && beats(t.Cards[s], t.Cards[winner], trump) {
			winner = s
		}
	}
	return winner
}

// beats reports whether c, played to a trick that best is winning, wins it instead. A discard never does.
func beats(c, best Card, trump Denom) bool {
	if c.Suit() == best.Suit() {
		return c > best // within a suit, cards are in order of rank
	}
	return c.Suit() == trump
}

// Follows is the cards of hand that follow suit, or the whole hand if none does (44C, 44D). With NoSuit led it is the whole
// hand: a leader may lead any card (44A).
func Follows(hand Hand, led Suit) Hand {
	if suit := hand.Of(led); suit != 0 {
		return suit
	}
	return hand
}
