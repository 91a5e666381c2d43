package bridge

// highestLevel is the most odd tricks that can be undertaken; Law 38 is about bids of more.
const highestLevel = 7

// An Auction is the calls that stand, each in rotation from the dealer. How irregular calls came to stand, or were
// cancelled, is for package record. Calls is never changed in place.
type Auction struct {
	Dealer Seat
	Calls  []Call
}

// A Legality says whether a call may be made next, or why not.
type Legality uint8

// What may be said of a call in rotation.
const (
	Legal                Legality = iota
	Insufficient                  // a bid that does not supersede the last bid (18D, 27)
	InadmissibleDouble            // a double that 19A does not allow (36)
	InadmissibleRedouble          // a redouble that 19B does not allow (36)
	AboveSeven                    // a bid of more than seven (38)
	AuctionOver                   // a call after the final pass (39)
	NotACall                      // NoCall
)

// String is l as an identifier.
func (l Legality) String() string {
	return [...]string{
		"legal", "insufficient", "inadmissible-double", "inadmissible-redouble", "above-seven", "auction-over", "not-a-call",
	}[l]
}

// Sufficient reports whether bid supersedes last: a higher level, or a higher denomination at the same level (18B, 18C).
// Over NoCall any bid is sufficient. Whether a bid is more than seven is another question (38).
func Sufficient(bid, last Call) bool { return bid.IsBid() && bid > last }

// Caller is the seat that made call i, counted from 0.
func (a Auction) Caller(i int) Seat { return a.Dealer.Rotate(i) }

// Turn is the seat whose turn it is to call, NoSeat when the auction has ended.
func (a Auction) Turn() Seat {
	if a.Ended() {
		return NoSeat
	}
	return a.Caller(len(a.Calls))
}

// LastBid is the last bid and who made it; NoCall and NoSeat if nobody has bid.
func (a Auction) LastBid() (Call, Seat) { return a.last(Call.IsBid) }

// lastAction is the last call other than a pass, and who made it: what a double or redouble would refer to (19).
func (a Auction) lastAction() (Call, Seat) { return a.last(func(c Call) bool { return c != Pass }) }

// last is the last call that is of the wanted kind, and who made it.
func (a Auction) last(wanted func(Call) bool) (Call, Seat) {
	for i := len(a.Calls) - 1; i >= 0; i-- {
		if wanted(a.Calls[i]) {
			return a.Calls[i], a.Caller(i)
		}
	}
	return NoCall, NoSeat
}

// Ended reports whether the final pass has been made: the third after the last bid, or the fourth if nobody has bid (22).
func (a Auction) Ended() bool {
	n := len(a.Calls)
	return n >= 4 && a.Calls[n-1] == Pass && a.Calls[n-2] == Pass && a.Calls[n-3] == Pass
}

// PassedOut reports whether all four have passed and nobody has bid (22B in the code of 2017).
func (a Auction) PassedOut() bool {
	bid, _ := a.LastBid()
	return a.Ended() && bid == NoCall
}

// Check says whether the player whose turn it is may make call c, or why not. Where several reasons hold it is the one that
// the director rules on first: the auction is over, then more than seven.
func (a Auction) Check(c Call) Legality {
	turn := a.Turn()
	bid, _ := a.LastBid()
	action, by := a.lastAction()
	switch {
	case c == NoCall:
		return NotACall
	case a.Ended():
		return AuctionOver
	case c.Level() > highestLevel:
		return AboveSeven
	case c.IsBid() && !Sufficient(c, bid):
		return Insufficient
	case c == Double && !(action.IsBid() && by.Opposes(turn)): // 19A1
		return InadmissibleDouble
	case c == Redouble && !(action == Double && by.Opposes(turn)): // 19B1
		return InadmissibleRedouble
	}
	return Legal
}

// Contract is what the last bid, with any double or redouble of it, becomes when three passes follow: final if the auction
// has ended, presumed until then. It is the zero Contract if nobody has bid.
func (a Auction) Contract() Contract {
	bid, by := a.LastBid()
	if bid == NoCall {
		return Contract{}
	}
	c := Contract{Bid: bid}
	// Only a double or redouble after the last bid counts: the bid superseded those before it (19C).
	switch action, _ := a.lastAction(); action {
	case Double:
		c.Doubled = 1
	case Redouble:
		c.Doubled = 2
	}
	for i, call := range a.Calls {
		// The declarer is the first of the side to bid the denomination (Definitions), not the one who bid it last.
		if call.Denom() == bid.Denom() && !a.Caller(i).Opposes(by) {
			c.Declarer = a.Caller(i)
			break
		}
	}
	return c
}
