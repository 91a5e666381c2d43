package bridge

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

var tricksWon = rapid.IntRange(0, 13)

func TestScoreIsPositiveExactlyWhenTheContractIsMade(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, tricks, vul := contracts.Draw(t, "contract"), tricksWon.Draw(t, "tricks"), vuls.Draw(t, "vul")
		if got, made := c.Score(tricks, vul), tricks >= c.Bid.Level()+6; got == 0 || (got > 0) != made {
			t.Fatalf("%s with %d tricks scores %d", c, tricks, got)
		}
	})
}

func TestTheParts(t *testing.T) {
	for _, c := range []struct {
		contract string
		tricks   int
		vul      Vul
		want     []ScorePart
	}{
		{"3S by S", 10, EWVul, []ScorePart{{TrickScore, 90}, {Overtricks, 30}, {PartScoreBonus, 50}}},
		{"4H by S", 10, BothVul, []ScorePart{{TrickScore, 120}, {GameBonus, 500}}},
		{"2HX by N", 9, NoneVul, []ScorePart{{TrickScore, 120}, {Overtricks, 100}, {GameBonus, 300}, {DoubledBonus, 50}}},
		{"7NTXX by E", 13, EWVul, []ScorePart{{TrickScore, 880}, {GameBonus, 500}, {GrandSlamBonus, 1500}, {DoubledBonus, 100}}},
		{"6C by W", 12, NoneVul, []ScorePart{{TrickScore, 120}, {GameBonus, 300}, {SmallSlamBonus, 500}}},
		{"4SX by S", 8, NSVul, []ScorePart{{Undertricks, -500}}},
		{"Pass", 0, NoneVul, nil},
	} {
		contract, err := ParseContract(c.contract)
		if err != nil {
			t.Fatal(err)
		}
		if got := contract.Parts(c.tricks, c.vul); !slices.Equal(got, c.want) {
			t.Errorf("%s with %d tricks: %v, want %v", c.contract, c.tricks, got, c.want)
		}
	}
}

func TestEveryTrickMoreScoresMore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, tricks, vul := contracts.Draw(t, "contract"), rapid.IntRange(0, 12).Draw(t, "tricks"), vuls.Draw(t, "vul")
		if less, more := c.Score(tricks, vul), c.Score(tricks+1, vul); less >= more {
			t.Fatalf("%s at %s: %d tricks score %d, one more %d", c, vul, tricks, less, more)
		}
	})
}

func TestDoublingRaisesTheStakes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, tricks, vul := contracts.Draw(t, "contract"), tricksWon.Draw(t, "tricks"), vuls.Draw(t, "vul")
		var score [3]int
		for doubled := range score {
			c.Doubled = uint8(doubled)
			score[doubled] = max(c.Score(tricks, vul), -c.Score(tricks, vul))
		}
		if score[0] >= score[1] || score[1] >= score[2] {
			t.Fatalf("%s with %d tricks at %s: %v", c.Bid, tricks, vul, score)
		}
		if tricks < c.Bid.Level()+6 && score[2] != 2*score[1] {
			t.Fatalf("%s fails with %d tricks at %s: redoubled %d, not twice %d", c.Bid, tricks, vul, score[2], score[1])
		}
	})
}

func TestScoreTurnsWithTheTable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, tricks, vul := contracts.Draw(t, "contract"), tricksWon.Draw(t, "tricks"), vuls.Draw(t, "vul")
		n := turns.Draw(t, "n")
		turned := c
		turned.Declarer = c.Declarer.Rotate(n)
		if got, want := turned.Score(tricks, vul.Rotate(n)), c.Score(tricks, vul); got != want {
			t.Fatalf("%s turned by %d: got %d, want %d", c, n, got, want)
		}
	})
}

func TestSuitsOfLikeRankScoreAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, tricks, vul := contracts.Draw(t, "contract"), tricksWon.Draw(t, "tricks"), vuls.Draw(t, "vul")
		exchanged := c
		exchanged.Bid = c.Bid.Permute([5]Suit{NoSuit, Diamonds, Clubs, Spades, Hearts})
		if got, want := exchanged.Score(tricks, vul), c.Score(tricks, vul); got != want {
			t.Fatalf("%s scores %d, %s %d", exchanged, got, c, want)
		}
	})
}

func TestVulnerabilityCostsTheOtherSideNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, tricks := contracts.Draw(t, "contract"), tricksWon.Draw(t, "tricks")
		c.Declarer = North
		if c.Score(tricks, NoneVul) != c.Score(tricks, EWVul) || c.Score(tricks, NSVul) != c.Score(tricks, BothVul) {
			t.Fatalf("%s with %d tricks: EW's vulnerability counts", c, tricks)
		}
	})
}

func TestIMPsNeverFallAsTheDifferenceGrows(t *testing.T) {
	for diff := 0; diff < 15200; diff += 10 {
		if less, more := IMPs(diff), IMPs(diff+10); more < less || more > less+1 {
			t.Errorf("IMPs(%d) is %d, IMPs(%d) is %d", diff, less, diff+10, more)
		}
	}
}

func TestMatchpointsShareOutEveryComparison(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		scores := rapid.SliceOfN(rapid.IntRange(-5, 5), 1, 20).Draw(t, "scores")
		opponents := make([]int, len(scores))
		for i, s := range scores {
			opponents[i] = -s
		}
		ours, theirs := Matchpoints(scores), Matchpoints(opponents)
		top, sum := 2*(len(scores)-1), 0
		for i := range scores {
			sum += ours[i]
			if ours[i]+theirs[i] != top {
				t.Fatalf("%v: result %d gives %d and %d, top is %d", scores, i, ours[i], theirs[i], top)
			}
		}
		if sum != len(scores)*(len(scores)-1) {
			t.Fatalf("%v: sum is %d", scores, sum)
		}
	})
}

func BenchmarkScore(b *testing.B) {
	c := Contract{Bid: Bid(4, Spades), Doubled: 2, Declarer: South}
	b.ReportAllocs()
	for b.Loop() {
		if c.Score(8, BothVul) != -1000 {
			b.Fatal("wrong score")
		}
	}
}
