package verdict

import "rectify/engine/bridge"

// A Weight is how much one result counts in an adjusted score, in per cent.
type Weight struct {
	Contract bridge.Contract `json:"contract"` // the zero Contract is a board passed out
	Tricks   int             `json:"tricks"`
	Percent  int             `json:"percent"`
}

// same reports whether w and v are of one result.
func (w Weight) same(v Weight) bool { return w.Contract == v.Contract && w.Tricks == v.Tricks }

// A Weighing is what the file says of one result.
type Weighing struct {
	Weight
	Tolerance int  // how far another director's weight may lie from it
	Excluded  bool // it can be reached only by an action that the Laws deny: it may have no weight (12C1(c))
}

// A WeightKind is how the weight of one result was marked.
type WeightKind uint8

// The kinds of mark.
const (
	Exact     WeightKind = iota // it is the file's own
	Near                        // it lies within the tolerance
	Far                         // it lies outside
	Forbidden                   // a result that is excluded has a weight
	Unlikely                    // a result that the file does not weigh has one
)

var weightNames = [...]string{Exact: "exact", Near: "near", Far: "far", Forbidden: "forbidden", Unlikely: "unlikely"}

// String is the kind's name, as "exact".
func (k WeightKind) String() string { return weightNames[k] }

// A WeightLine is one result and how its weight was marked. Wanted is zero but for the result if the file does not weigh it.
type WeightLine struct {
	Kind   WeightKind
	Given  int // in per cent
	Wanted Weighing
}

// An AwardMark is an adjusted score marked.
type AwardMark struct {
	Grade Grade
	Lines []WeightLine // those of the file, in its order, then the others
}

// MarkAward marks the weights given to results against the file's. Weights are estimates: each that is the file's own is Correct, one
// within the tolerance Acceptable, any other Wrong; so is any weight at all on a result that is excluded, or that the file does not
// weigh. Two results that score alike, as nine tricks of either partner's, are one result.
func MarkAward(given []Weight, wanted []Weighing, vul bridge.Vul) AwardMark {
	m := AwardMark{Grade: Correct}
	sums := make([]int, len(wanted))
	var others []WeightLine
	for _, g := range given {
		switch at := fits(g, wanted, vul); {
		case at >= 0:
			sums[at] += g.Percent
		case g.Percent > 0:
			others = append(others, WeightLine{Kind: Unlikely, Given: g.Percent, Wanted: Weighing{Weight: Weight{Contract: g.Contract, Tricks: g.Tricks}}})
			m.Grade = Wrong
		}
	}
	for i, w := range wanted {
		line := WeightLine{Given: sums[i], Wanted: w}
		off := max(sums[i]-w.Percent, w.Percent-sums[i])
		switch {
		case w.Excluded && sums[i] > 0:
			line.Kind = Forbidden
			m.Grade = Wrong
		case off == 0:
		case off <= w.Tolerance:
			line.Kind = Near
			m.Grade = min(m.Grade, Acceptable)
		default:
			line.Kind = Far
			m.Grade = Wrong
		}
		m.Lines = append(m.Lines, line)
	}
	m.Lines = append(m.Lines, others...)
	return m
}

// fits is the index of the result that g is about: itself, or else one that may have a weight and scores the same; -1 if there is none.
func fits(g Weight, wanted []Weighing, vul bridge.Vul) int {
	alike := -1
	points := func(w Weight) int { return w.Contract.ScoreFor(bridge.NorthSouth, w.Tricks, vul) }
	for i, w := range wanted {
		switch {
		case w.same(g):
			return i
		case alike < 0 && !w.Excluded && points(w.Weight) == points(g):
			alike = i
		}
	}
	return alike
}

// An Artificial is an artificial score: in per cent, or in IMPs (12C2).
type Artificial struct {
	Side  bridge.Side `json:"side"`
	Given int         `json:"given"`
}

// An ArtificialLine is the artificial score of one side, as it was given and as it should be.
type ArtificialLine struct {
	Side          bridge.Side
	Given, Wanted int
}

// MarkArtificial marks the artificial scores given: Correct if each is what Law 12C2 gives, otherwise Wrong.
func MarkArtificial(given, wanted []Artificial) (Grade, []ArtificialLine) {
	grade := Correct
	var lines []ArtificialLine
	for _, w := range wanted {
		for _, g := range given {
			if g.Side == w.Side {
				lines = append(lines, ArtificialLine{w.Side, g.Given, w.Given})
				if g.Given != w.Given {
					grade = Wrong
				}
			}
		}
	}
	return grade, lines
}
