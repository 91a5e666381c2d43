package adjust

import "math/big"

// A Fault is how far a contestant is to blame that a board gives no result.
type Fault uint8

// The degrees of fault.
const (
	None    Fault = iota // average plus
	Partial              // average
	Direct               // average minus
)

// Percent is the artificial score at matchpoints, in per cent (12C2(a)). Elsewhere is what the contestant scores on the other boards of the
// session, nil if that is not known: with more than 60 per cent there one who is not at fault gets that, and one who is directly at
// fault gets no more than there if that is less than 40 (12C2(c)).
func Percent(f Fault, elsewhere *big.Rat) Result {
	value := big.NewRat(int64([...]int{None: 60, Partial: 50, Direct: 40}[f]), 1)
	if elsewhere != nil && (f == None && elsewhere.Cmp(value) > 0 || f == Direct && elsewhere.Cmp(value) < 0) {
		value = elsewhere
	}
	return Result{value, []Step{{Kind: Artifice, Value: value}}}
}

// IMPs is the artificial score at IMPs: plus three, nothing, or minus three (12C2(b); 86A of 2007).
func IMPs(f Fault) Result {
	value := big.NewRat(int64([...]int{None: 3, Partial: 0, Direct: -3}[f]), 1)
	return Result{value, []Step{{Kind: Artifice, Value: value}}}
}

// Apart is the two sides' scores where the non-offending side has contributed to its own damage by an error that has nothing to do with the
// infraction, or by a gamble (12C1(e); 12C1(b) of 2007). All three scores are the non-offending side's, in matchpoints or IMPs: what could be
// expected without the infraction, what could be expected after it with normal play, and what was scored at the table.
//
// The offending side gets the opposite of the first. The non-offending side keeps the score of the table, and gets back what the infraction
// cost, if it cost anything; what it cost itself it does not get back, nor more than it could expect without the infraction, unless it has
// scored that.
func Apart(without, after, table *big.Rat) (innocent, offenders Result) {
	caused := new(big.Rat).Sub(without, after)
	own := new(big.Rat).Sub(after, table)
	value := new(big.Rat).Set(table)
	if caused.Sign() > 0 {
		value.Add(value, caused)
	}
	if most := larger(without, table); value.Cmp(most) > 0 {
		value.Set(most)
	}
	innocent = Result{value, []Step{{Kind: Made, Value: table}, {Kind: Caused, Value: caused}, {Kind: Own, Value: own}, {Kind: Total, Value: value}}}
	opposite := new(big.Rat).Neg(without)
	return innocent, Result{opposite, []Step{{Kind: Total, Value: opposite}}}
}

func larger(a, b *big.Rat) *big.Rat {
	if a.Cmp(b) < 0 {
		return b
	}
	return a
}

// Even is one side's score in a knock-out match when the two sides' scores do not balance: the average of its own, and of the opposite of the
// others' (12C4; 86B of 2007).
func Even(own, theirs *big.Rat) Result {
	value := new(big.Rat).Mul(new(big.Rat).Sub(own, theirs), big.NewRat(1, 2))
	return Result{value, []Step{{Kind: Total, Value: own}, {Kind: Theirs, Value: theirs}, {Kind: Evened, Value: value}}}
}
