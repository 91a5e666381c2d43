package bridge

import (
	"fmt"
	"strings"
)

// A Contract is the undertaking that the auction fixes. The zero value is no contract: a deal passed out.
type Contract struct {
	Bid      Call  // the last bid
	Doubled  uint8 // 1 if doubled, 2 if redoubled
	Declarer Seat
}

const passedOut = "Pass"

// Trump is the denomination of c: a trump suit or NoTrump; NoDenom if c is no contract.
func (c Contract) Trump() Denom { return c.Bid.Denom() }

// Possible reports whether an auction can end in c: a bid of one to seven by somebody, or none at all.
func (c Contract) Possible() bool {
	if c == (Contract{}) {
		return true
	}
	return c.Bid.IsBid() && c.Bid.Level() <= highestLevel && c.Doubled <= 2 && c.Declarer >= North && c.Declarer <= West
}

// String is bid, doubles and declarer, as in "4SX by S", or "Pass" for no contract.
func (c Contract) String() string {
	if c == (Contract{}) {
		return passedOut
	}
	return fmt.Sprintf("%s%s by %s", c.Bid, "XX"[:c.Doubled], c.Declarer)
}

// ParseContract reads what String writes, in either case: "3NT by N", "4SX by S", "1cxx by w", "Pass".
func ParseContract(text string) (Contract, error) {
	fields := strings.Fields(strings.ToUpper(text))
	if len(fields) == 1 && fields[0] == strings.ToUpper(passedOut) {
		return Contract{}, nil
	}
	if len(fields) != 3 || fields[1] != "BY" {
		return Contract{}, fmt.Errorf("contract %q: write it as in 4SX by S, or Pass", text)
	}
	bid := strings.TrimRight(fields[0], "X")
	doubled := len(fields[0]) - len(bid)
	call, err := ParseCall(bid)
	if err != nil {
		return Contract{}, fmt.Errorf("contract %q: %w", text, err)
	}
	if !call.IsBid() || call.Level() > highestLevel || doubled > 2 {
		return Contract{}, fmt.Errorf("contract %q: write a bid of one to seven, then X if doubled, XX if redoubled", text)
	}
	declarer, err := ParseSeat(fields[2])
	if err != nil {
		return Contract{}, fmt.Errorf("contract %q: %w", text, err)
	}
	return Contract{Bid: call, Doubled: uint8(doubled), Declarer: declarer}, nil
}
