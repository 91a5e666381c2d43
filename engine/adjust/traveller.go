package adjust

import (
	"fmt"
	"math/big"

	"rectify/engine/bridge"
)

// An Entry is one table's line of a traveller. The two sides have awards of their own, the same unless a score was split. An entry without
// awards is an artificial score, which nobody is compared with.
type Entry struct {
	NS, EW Award
}

// Table is the entry of a score obtained at the table, or of an adjusted one that holds for both sides.
func Table(a Award) Entry { return Entry{NS: a, EW: a} }

// of is e's award for side.
func (e Entry) of(side bridge.Side) Award {
	if side == bridge.NorthSouth {
		return e.NS
	}
	return e.EW
}

// Pairs is the matchpoints of one entry, nil for an artificial score.
type Pairs struct {
	NS, EW *big.Rat
}

// Traveller is the matchpoints of every entry of a board, each compared with all others result by result, by their weights (78A). An entry
// whose sides have awards of their own is compared with the others' on each side. Times is how often the other boards were played: if
// this one has fewer results, its matchpoints are brought to the same top by [Neuberg].
func Traveller(entries []Entry, vul bridge.Vul, times int) ([]Pairs, error) {
	n := 0
	for i, e := range entries {
		if e.NS == nil && e.EW == nil {
			continue
		}
		n++
		for _, a := range []Award{e.NS, e.EW} {
			if err := a.Check(); err != nil {
				return nil, fmt.Errorf("entry %d: %w", i+1, err)
			}
		}
	}
	out := make([]Pairs, len(entries))
	for i := range entries {
		if entries[i].NS == nil && entries[i].EW == nil {
			continue
		}
		out[i] = Pairs{
			NS: Neuberg(against(entries, i, bridge.NorthSouth, vul), n, times).Value,
			EW: Neuberg(against(entries, i, bridge.EastWest, vul), n, times).Value,
		}
	}
	return out, nil
}

// against is the matchpoints of side in entry i.
func against(entries []Entry, i int, side bridge.Side, vul bridge.Vul) *big.Rat {
	sum := new(big.Rat)
	whole := 0 // of the entries that are one result each, which most are: a long traveller is compared with itself
	for j := range entries {
		if j == i {
			continue
		}
		for _, mine := range entries[i].of(side) {
			for _, other := range entries[j].of(side) {
				points := bridge.Matchpoints([]int{mine.score(side, vul), other.score(side, vul)})[0]
				if len(entries[i].of(side)) == 1 && len(entries[j].of(side)) == 1 {
					whole += points
					continue
				}
				part := big.NewRat(int64(points), 1)
				sum.Add(sum, part.Mul(part, mine.weight()).Mul(part, other.weight()))
			}
		}
	}
	return sum.Add(sum, big.NewRat(int64(whole), 1))
}

// Neuberg is Neuberg's formula: what matchpoints won on a board with n results are worth where the others have times. With two points for a
// score that is beaten, M becomes (M + 1) × times ÷ n - 1; for one result it gives the average. It leaves a board with as many results as the
// others as it is.
func Neuberg(points *big.Rat, n, times int) Result {
	if n <= 0 || n == times {
		return Result{points, []Step{{Kind: Total, Value: points}}}
	}
	one := big.NewRat(1, 1)
	value := new(big.Rat).Add(points, one)
	value.Mul(value, big.NewRat(int64(times), int64(n))).Sub(value, one)
	return Result{value, []Step{{Kind: Total, Value: points}, {Kind: Factored, Value: value}}}
}
