package bridge

// The game looks the same from every chair, and so does most of it when the suits change names: turning the table, or
// exchanging suits of like rank, must turn or exchange whatever is concluded from it. Tests and generators use this.
//
// A permutation of the suits, [5]Suit, is indexed by Suit and holds each of the four once; index NoSuit is unused.

// Rotate is the seat n places clockwise of s; n may be negative. NoSeat stays NoSeat.
func (s Seat) Rotate(n int) Seat {
	return s.turn(Seat(n & 3)) // the remainder by four, not negative even if n is
}

// Rotate is v after the table is turned n places clockwise: an odd n exchanges the sides.
func (v Vul) Rotate(n int) Vul {
	if n%2 != 0 {
		switch v {
		case NSVul:
			return EWVul
		case EWVul:
			return NSVul
		}
	}
	return v
}

// Rotate gives each hand of d to the seat n places clockwise of its own; n may be negative.
func (d Deal) Rotate(n int) Deal {
	var out Deal
	for _, s := range Seats {
		out[s.Rotate(n)] = d[s]
	}
	return out
}

// Permute is the suit that p gives for d. NoTrump and NoDenom stay.
func (d Denom) Permute(p [5]Suit) Denom {
	if d == NoDenom || d == NoTrump {
		return d
	}
	return p[d]
}

// Permute is the card of c's rank in the suit that p gives for c's suit. NoCard stays NoCard.
func (c Card) Permute(p [5]Suit) Card { return NewCard(c.Suit().Permute(p), c.Rank()) }

// Permute is the bid of c's level in the denomination that p gives for c's. Other calls stay.
func (c Call) Permute(p [5]Suit) Call {
	if !c.IsBid() {
		return c
	}
	return Bid(c.Level(), c.Denom().Permute(p))
}

// Permute moves each suit of h to the suit that p gives for it. UnknownHand stays unknown.
func (h Hand) Permute(p [5]Suit) Hand {
	out := h & UnknownHand
	for _, from := range Suits {
		cards := h.Of(from) >> shift(from)
		out |= cards << shift(p[from])
	}
	return out
}

// Permute moves each suit of every hand of d to the suit that p gives for it.
func (d Deal) Permute(p [5]Suit) Deal {
	for _, s := range Seats {
		d[s] = d[s].Permute(p)
	}
	return d
}
