package bridge

// Score is what the declarer's side scores for winning tricks (0 to 13) in c (Law 77); negative if the contract fails, for
// the opponents score then. A deal passed out scores 0.
func (c Contract) Score(tricks int, vul Vul) int {
	if !c.Bid.IsBid() {
		return 0
	}
	vulnerable := vul.Of(c.Declarer.Side())
	over := tricks - (c.Bid.Level() + 6)
	if over < 0 {
		return -undertricks(-over, c.Doubled, vulnerable)
	}
	bid := trickScore(c.Bid) << c.Doubled
	return bid + bonus(bid, c.Bid.Level(), vulnerable) + 50*int(c.Doubled) + over*c.overtrick(vulnerable)
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

// bonus is for a part-score or game, which the doubled trick score decides, and on top of it for a slam bid.
func bonus(trickScore, level int, vulnerable bool) int {
	n := 50
	if trickScore >= 100 {
		n = choose(vulnerable, 500, 300)
	}
	switch level {
	case 6:
		n += choose(vulnerable, 750, 500)
	case 7:
		n += choose(vulnerable, 1500, 1000)
	}
	return n
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
