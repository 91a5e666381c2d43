package bridge

// A ScoreKind is what a part of a score is given for (77).
type ScoreKind uint8

// The kinds.
const (
	TrickScore     ScoreKind = iota // the odd tricks bid and made
	Overtricks                      // those above the contract
	PartScoreBonus                  // a contract below game
	GameBonus
	SmallSlamBonus
	GrandSlamBonus
	DoubledBonus // a doubled or redoubled contract made
	Undertricks  // what the contract fails by, negative
)

// A ScorePart is one part of a score.
type ScorePart struct {
	Kind   ScoreKind
	Points int
}

// Score is what the declarer's side scores for winning tricks (0 to 13) in c (Law 77); negative if the contract fails, for
// the opponents score then. A deal passed out scores 0.
func (c Contract) Score(tricks int, vul Vul) int {
	sum := 0
	for _, part := range c.parts(tricks, vul) {
		sum += part.Points
	}
	return sum
}

// ScoreFor is the same as it is for side: negative if it is the other side that scores.
func (c Contract) ScoreFor(side Side, tricks int, vul Vul) int {
	if c.Declarer.Side() != side {
		return -c.Score(tricks, vul)
	}
	return c.Score(tricks, vul)
}

// Parts is what [Contract.Score] is made of; nothing for a deal passed out.
func (c Contract) Parts(tricks int, vul Vul) []ScorePart {
	var out []ScorePart
	for _, part := range c.parts(tricks, vul) {
		if part.Points != 0 {
			out = append(out, part)
		}
	}
	return out
}

// parts is the parts of a score: of a contract made its tricks, those above it, and three bonuses. What is not given has no points.
func (c Contract) parts(tricks int, vul Vul) (out [5]ScorePart) {
	if !c.Bid.IsBid() {
		return out
	}
	vulnerable := vul.Of(c.Declarer.Side())
	over := tricks - (c.Bid.Level() + 6)
	if over < 0 {
		out[0] = ScorePart{Undertricks, -undertricks(-over, c.Doubled, vulnerable)}
		return out
	}
	bid := trickScore(c.Bid) << c.Doubled
	out[0], out[1] = ScorePart{TrickScore, bid}, ScorePart{Overtricks, over * c.overtrick(vulnerable)}
	out[2] = ScorePart{PartScoreBonus, 50}
	if bid >= 100 { // the doubled trick score decides
		out[2] = ScorePart{GameBonus, choose(vulnerable, 500, 300)}
	}
	switch c.Bid.Level() {
	case 6:
		out[3] = ScorePart{SmallSlamBonus, choose(vulnerable, 750, 500)}
	case 7:
		out[3] = ScorePart{GrandSlamBonus, choose(vulnerable, 1500, 1000)}
	}
	out[4] = ScorePart{DoubledBonus, 50 * int(c.Doubled)}
	return out
}

// trickScore is the value of the odd tricks bid, before doubling.
func trickScore(bid Call) int {
	n := bid.Level() * oddTrick(bid.Denom())
	if bid.Denom() == NoTrump {
		n += 10 // the first odd trick in notrump is worth 40
	}
	return n
}

// oddTrick is the value of an odd trick; in notrump, of each after the first.
func oddTrick(d Denom) int {
	if d == Clubs || d == Diamonds {
		return 20
	}
	return 30
}

// overtrick is the value of each trick above the contract.
func (c Contract) overtrick(vulnerable bool) int {
	if c.Doubled == 0 {
		return oddTrick(c.Trump())
	}
	return int(c.Doubled) * choose(vulnerable, 200, 100)
}

// undertricks is what the opponents score when the contract fails by n tricks.
func undertricks(n int, doubled uint8, vulnerable bool) int {
	if doubled == 0 {
		return n * choose(vulnerable, 100, 50)
	}
	// Doubled, the first costs 200 or 100 and each other 300, but not vulnerable the second and the third only 200.
	total := 300*n - 100
	if !vulnerable {
		total = 300*n - 200 - 100*min(n-1, 2)
	}
	return int(doubled) * total
}

func choose(vulnerable bool, yes, no int) int {
	if vulnerable {
		return yes
	}
	return no
}

// impBounds holds the largest difference in points that is worth 0, 1, 2 … 23 IMPs (78B).
var impBounds = [...]int{
	10, 40, 80, 120, 160, 210, 260, 310, 360, 420, 490, 590,
	740, 890, 1090, 1290, 1490, 1740, 1990, 2240, 2490, 2990, 3490, 3990,
}

// IMPs converts a difference in points to international matchpoints, with its sign (78B).
func IMPs(diff int) int {
	if diff < 0 {
		return -IMPs(-diff)
	}
	imps := 0
	for imps < len(impBounds) && diff > impBounds[imps] {
		imps++
	}
	return imps
}

// Matchpoints gives each score 2 for every other score it beats and 1 for every other it equals (78A). All scores are
// those of the pairs of one direction on one board.
func Matchpoints(scores []int) []int {
	points := make([]int, len(scores))
	for i, score := range scores {
		for j, other := range scores {
			switch {
			case i == j:
			case score > other:
				points[i] += 2
			case score == other:
				points[i]++
			}
		}
	}
	return points
}
