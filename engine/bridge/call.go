package bridge

import (
	"fmt"
	"strings"
)

// A Call is a pass, a double, a redouble or a bid; the zero value is NoCall. Bids are ordered as the Laws rank them, so
// that among bids "sufficient" is ">". A bid of more than seven is a value too, since players make them (Law 38).
type Call uint8

// The calls that are not bids.
const (
	NoCall Call = iota
	Pass
	Double
	Redouble
	lowestBid // 1C
)

// MaxLevel is the highest level a Call can hold. Law 38 concerns those above seven.
const MaxLevel = 9

// Bid is the bid of level (1 to MaxLevel) and denomination.
func Bid(level int, d Denom) Call {
	if level < 1 || level > MaxLevel || d == NoDenom {
		return NoCall
	}
	return lowestBid + Call(5*(level-1)) + Call(d-Clubs)
}

// IsBid reports whether c undertakes to win tricks: neither pass, double nor redouble.
func (c Call) IsBid() bool { return c >= lowestBid }

// Level is the number of odd tricks of a bid, 0 for any other call.
func (c Call) Level() int {
	if !c.IsBid() {
		return 0
	}
	return int(c-lowestBid)/5 + 1
}

// Denom is the denomination of a bid, NoDenom for any other call.
func (c Call) Denom() Denom {
	if !c.IsBid() {
		return NoDenom
	}
	return Denom((c-lowestBid)%5) + Clubs
}

// String is P, X, XX, or level then denomination: "1NT". NoCall is "-".
func (c Call) String() string {
	switch c {
	case NoCall:
		return "-"
	case Pass:
		return "P"
	case Double:
		return "X"
	case Redouble:
		return "XX"
	}
	return fmt.Sprintf("%d%s", c.Level(), c.Denom())
}

// ParseCall reads P, X, XX, or a bid written level first: "1H", "3NT", "3N".
func ParseCall(text string) (Call, error) {
	switch t := strings.ToUpper(text); t {
	case "P", "PASS":
		return Pass, nil
	case "X", "DBL":
		return Double, nil
	case "XX", "RDBL":
		return Redouble, nil
	default:
		if len(t) >= 2 && t[0] >= '1' && t[0] <= '0'+MaxLevel {
			if d, err := ParseDenom(t[1:]); err == nil {
				return Bid(int(t[0]-'0'), d), nil
			}
		}
	}
	return NoCall, fmt.Errorf("call %q is not P, X, XX or a bid such as 1H or 3NT", text)
}
