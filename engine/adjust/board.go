package adjust

import (
	"errors"
	"math/big"
	"slices"

	"rectify/engine/bridge"
)

// A Form is how the boards of an event are scored (78).
type Form uint8

// The forms.
const (
	ByMatchpoints Form = iota // against the other tables (78A)
	ByIMPs                    // against another table or a datum (78B)
	ByPoints                  // as the cards score (78C)
)

// A Board is a board as it is scored elsewhere: what an adjusted score is set against. All its scores are North–South's.
type Board struct {
	Form    Form
	Vul     bridge.Vul
	Others  []int // at matchpoints, the scores of the other tables
	Against int   // at IMPs, the score of the other table, or the datum
	Times   int   // at matchpoints, how often the other boards were played, 0 if as often as this one
}

// of is a score of North–South as it is for side.
func of(side bridge.Side, score int) int {
	if side == bridge.EastWest {
		return -score
	}
	return score
}

// Worth is what a is worth to side. Matchpoints of a board that was played less often than the others are brought to the same top by
// [Neuberg], as authorities order: the Laws leave it to them (78A, 78D).
func (b Board) Worth(side bridge.Side, a Award) (Result, error) {
	switch b.Form {
	case ByIMPs:
		return a.IMPs(side, b.Vul, of(side, b.Against))
	case ByPoints:
		return a.Total(side, b.Vul)
	}
	var others []int
	for _, score := range b.Others {
		others = append(others, of(side, score))
	}
	out, err := a.Matchpoints(side, b.Vul, others)
	if err != nil || b.Times <= len(others)+1 {
		return out, err
	}
	factored := Neuberg(out.Value, len(others)+1, b.Times)
	return Result{factored.Value, append(out.Steps, factored.Steps[1])}, nil
}

// Top is the most matchpoints that a side can have on b.
func (b Board) Top() int { return 2 * (max(b.Times, len(b.Others)+1) - 1) }

// A Split is what the two sides get.
type Split struct {
	NS, EW Result
}

// Of is what side gets.
func (s Split) Of(side bridge.Side) Result {
	if side == bridge.NorthSouth {
		return s.NS
	}
	return s.EW
}

// split is what two sides get, each by a rule of its own.
func split(of func(bridge.Side) (Result, error)) (Split, error) {
	ns, err := of(bridge.NorthSouth)
	ew, more := of(bridge.EastWest)
	return Split{ns, ew}, errors.Join(err, more)
}

// Assign is what the two sides get by an award each, which are the same unless the score is split.
func (b Board) Assign(ns, ew Award) (Split, error) {
	return split(func(side bridge.Side) (Result, error) {
		return b.Worth(side, Entry{ns, ew}.of(side))
	})
}

// SetApart is what the two sides get where innocent has done itself a part of the harm: see [Apart]. The offenders get what they would have
// had without the infraction.
func (b Board) SetApart(innocent bridge.Side, without, after, table Award) (Split, error) {
	return split(func(side bridge.Side) (Result, error) {
		expected, err := b.Worth(side, without)
		if err != nil || side != innocent {
			return expected, err
		}
		normal, err := b.Worth(side, after)
		if err != nil {
			return Result{}, err
		}
		made, err := b.Worth(side, table)
		if err != nil {
			return Result{}, err
		}
		own, _ := Apart(expected.Value, normal.Value, made.Value)
		steps := slices.Concat(named(expected, Without), named(normal, After), named(made, Made), own.Steps[1:])
		return Result{own.Value, steps}, nil
	})
}

// named is the lines of r with its last one, the sum, said to be of kind k.
func named(r Result, k StepKind) []Step {
	out := slices.Clone(r.Steps)
	out[len(out)-1].Kind = k
	return out
}

// Artificial is what side gets by 12C2: in per cent at matchpoints, where elsewhere is its score on the other boards, nil if not known; in
// IMPs otherwise. The Laws give no artificial score in total points: ok is false.
func (b Board) Artificial(f Fault, elsewhere *big.Rat) (r Result, ok bool) {
	switch b.Form {
	case ByMatchpoints:
		return Percent(f, elsewhere), true
	case ByIMPs:
		return IMPs(f), true
	}
	return Result{}, false
}

// Balance is a split score of a knock-out match, which must have one result: the average, if the two do not balance (12C4; 86B of 2007).
func (s Split) Balance() Split {
	if new(big.Rat).Add(s.NS.Value, s.EW.Value).Sign() == 0 {
		return s
	}
	even := func(own, theirs Result) Result {
		out := Even(own.Value, theirs.Value)
		return Result{out.Value, slices.Concat(own.Steps, out.Steps[1:])}
	}
	return Split{even(s.NS, s.EW), even(s.EW, s.NS)}
}
