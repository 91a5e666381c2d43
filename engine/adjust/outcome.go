package adjust

import (
	"errors"
	"fmt"
	"math/big"

	"rectify/engine/bridge"
)

// An Outcome is a result that might have come about, and how much it counts.
type Outcome struct {
	Contract bridge.Contract // the zero Contract is a board passed out
	Tricks   int             // declarer's
	Weight   *big.Rat        // nil counts for nothing
	// Excluded is a result that could be reached only by an action that the Laws deny to the side: it may have no weight (12C1(c)).
	Excluded bool
}

// score is what o is worth to side.
func (o Outcome) score(side bridge.Side, vul bridge.Vul) int {
	return o.Contract.ScoreFor(side, o.Tricks, vul)
}

// An Award is the results that one side's score is made of. A score obtained at the table is an Award of one.
type Award []Outcome

// One is the award of a single result.
func One(c bridge.Contract, tricks int) Award {
	return Award{{Contract: c, Tricks: tricks, Weight: big.NewRat(1, 1)}}
}

// The faults of an award.
var (
	ErrWeights  = errors.New("the weights do not add up to one")
	ErrNegative = errors.New("a weight is negative")
	ErrExcluded = errors.New("a result that cannot be reached legally has a weight")
	ErrTricks   = errors.New("there are not that many tricks")
	ErrContract = errors.New("no auction ends in such a contract")
)

// Check is an error if a is no award: its weights add up to one, and every result can be, and can be reached legally if it has one.
func (a Award) Check() error {
	sum := new(big.Rat)
	for _, o := range a {
		switch w := o.weight(); {
		case !o.Contract.Possible():
			return ErrContract // not even fit to be named
		case o.Tricks < 0 || o.Tricks > 13:
			return fmt.Errorf("%s, %d tricks: %w", o.Contract, o.Tricks, ErrTricks)
		case w.Sign() < 0:
			return fmt.Errorf("%s: %w", o.Contract, ErrNegative)
		case o.Excluded && w.Sign() > 0:
			return fmt.Errorf("%s: %w", o.Contract, ErrExcluded)
		default:
			sum.Add(sum, w)
		}
	}
	if sum.Cmp(big.NewRat(1, 1)) != 0 {
		return ErrWeights
	}
	return nil
}

func (o Outcome) weight() *big.Rat {
	if o.Weight == nil {
		return new(big.Rat)
	}
	return o.Weight
}

// A StepKind says what a line of the sums does.
type StepKind uint8

// The kinds of line.
const (
	Weighed  StepKind = iota // Outcome scores Score, is worth Value, and adds Part, by its weight
	Total                    // the parts together are Value
	Artifice                 // the side gets Value by 12C2
	Caused                   // Value is what the infraction cost: expected without it, less expected after it with normal play
	Own                      // Value is what the side cost itself: expected after the infraction with normal play, less the table's
	Made                     // Value is the table's score
	Without                  // Value is what was to be expected without the infraction
	After                    // Value is what was to be expected after it, with normal play
	Theirs                   // Value is the score of the other side, where the two do not balance
	Evened                   // Value is the average of two scores that do not balance
	Factored                 // Value is the matchpoints had the board been played as often as the others
)

// A Step is one line of the sums. Which fields mean something depends on Kind.
type Step struct {
	Kind    StepKind
	Outcome Outcome
	Score   int
	Beats   int // of the other tables' scores, at matchpoints
	Equals  int
	Value   *big.Rat
	Part    *big.Rat
}

// A Result is what a side gets, and the lines that lead to it.
type Result struct {
	Value *big.Rat
	Steps []Step
}

// weigh sums up what each result is worth, by its weight. A result without weight is a line too: it was looked at, and left out.
func (a Award) weigh(side bridge.Side, vul bridge.Vul, worth func(score int) *big.Rat) (Result, error) {
	if err := a.Check(); err != nil {
		return Result{}, err
	}
	out := Result{Value: new(big.Rat)}
	for _, o := range a {
		s := Step{Kind: Weighed, Outcome: o, Score: o.score(side, vul)}
		s.Value = worth(s.Score)
		s.Part = new(big.Rat).Mul(o.weight(), s.Value)
		out.Value.Add(out.Value, s.Part)
		out.Steps = append(out.Steps, s)
	}
	out.Steps = append(out.Steps, Step{Kind: Total, Value: out.Value})
	return out, nil
}

// Matchpoints is what a is worth to side against the scores of the other tables, given as they are for that side: two for each that it
// beats and one for each that it equals (78A).
func (a Award) Matchpoints(side bridge.Side, vul bridge.Vul, others []int) (Result, error) {
	out, err := a.weigh(side, vul, func(score int) *big.Rat {
		return big.NewRat(int64(bridge.Matchpoints(append([]int{score}, others...))[0]), 1)
	})
	for i := range out.Steps {
		s := &out.Steps[i]
		if s.Kind != Weighed {
			continue
		}
		for _, other := range others {
			switch {
			case s.Score > other:
				s.Beats++
			case s.Score == other:
				s.Equals++
			}
		}
	}
	return out, err
}

// IMPs is what a is worth to side against another score, as it is for that side: the score of the team-mates with its sign changed, or a
// datum. Each result is turned into IMPs first, and then weighed (78B).
func (a Award) IMPs(side bridge.Side, vul bridge.Vul, against int) (Result, error) {
	return a.weigh(side, vul, func(score int) *big.Rat { return big.NewRat(int64(bridge.IMPs(score-against)), 1) })
}

// Total is what a is worth to side in total points, as each result scores.
func (a Award) Total(side bridge.Side, vul bridge.Vul) (Result, error) {
	return a.weigh(side, vul, func(score int) *big.Rat { return big.NewRat(int64(score), 1) })
}
