package adjust

import (
	"errors"
	"math/big"
	"testing"

	"rectify/engine/bridge"
)

func contract(t *testing.T, text string) bridge.Contract {
	t.Helper()
	c, err := bridge.ParseContract(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func equal(t *testing.T, what string, got *big.Rat, num, den int64) {
	t.Helper()
	if want := big.NewRat(num, den); got == nil || got.Cmp(want) != 0 {
		t.Errorf("%s: got %v, want %s", what, got, want.RatString())
	}
}

// fourSpades is the case of the pause: without it 60% would make four spades, 40% go down one, and the slam that the pause suggested is not
// to be counted.
func fourSpades(t *testing.T) Award {
	c := contract(t, "4S by S")
	return Award{
		{Contract: c, Tricks: 10, Weight: big.NewRat(3, 5)},
		{Contract: c, Tricks: 9, Weight: big.NewRat(2, 5)},
		{Contract: contract(t, "6S by S"), Tricks: 12, Excluded: true},
	}
}

func TestAWeightedScoreAtMatchpoints(t *testing.T) {
	// Nobody vulnerable. North–South at the other four tables: 450 420 420 -50.
	// 420: beats -50 (2), equals two (1 + 1) = 4, 60% of it 2.4. -50: equals one = 1, 40% of it 0.4. Together 2.8.
	others := []int{450, 420, 420, -50}
	got, err := fourSpades(t).Matchpoints(bridge.NorthSouth, bridge.NoneVul, others)
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "North–South", got.Value, 14, 5)
	// East–West have the same results with the sign changed: 8 - 2.8 = 5.2.
	negated := []int{-450, -420, -420, 50}
	got, err = fourSpades(t).Matchpoints(bridge.EastWest, bridge.NoneVul, negated)
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "East–West", got.Value, 26, 5)
}

func TestAWeightedScoreAtIMPs(t *testing.T) {
	// Vulnerable, against 170: 620 is 450 better, 10 IMPs, 60% = 6. -100 is 270 worse, 7 IMPs, 40% = 2.8. Together 3.2.
	got, err := fourSpades(t).IMPs(bridge.NorthSouth, bridge.BothVul, 170)
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "IMPs", got.Value, 16, 5)
	if len(got.Steps) != 4 || got.Steps[0].Score != 620 || got.Steps[1].Score != -100 || got.Steps[3].Kind != Total {
		t.Errorf("the lines are %+v", got.Steps)
	}
	equal(t, "the first line", got.Steps[0].Part, 6, 1)
	equal(t, "the second line", got.Steps[1].Part, -14, 5)
	equal(t, "the slam", got.Steps[2].Part, 0, 1)
	// 60% of 620 less 40% of 100: 372 - 40 = 332.
	total, err := fourSpades(t).Total(bridge.NorthSouth, bridge.BothVul)
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "total points", total.Value, 332, 1)
}

func TestOnlyLegalResultsAreWeighed(t *testing.T) {
	slam := fourSpades(t)
	slam[2].Weight, slam[1].Weight = big.NewRat(1, 5), big.NewRat(1, 5)
	short := fourSpades(t)[:1]
	less := append(fourSpades(t), Outcome{Weight: big.NewRat(-1, 5)})
	many := One(contract(t, "7NT by N"), 14)
	for want, a := range map[error]Award{ErrExcluded: slam, ErrWeights: short, ErrNegative: less, ErrTricks: many} {
		if _, err := a.IMPs(bridge.NorthSouth, bridge.NoneVul, 0); !errors.Is(err, want) {
			t.Errorf("got %v, want %v", err, want)
		}
	}
	three := contract(t, "3NT by N")
	for _, c := range []bridge.Contract{{Bid: three.Bid}, {Bid: three.Bid, Declarer: bridge.West, Doubled: 3}, {Bid: bridge.Pass, Declarer: bridge.West},
		{Declarer: bridge.West}, {Doubled: 1}, {Bid: bridge.Bid(8, bridge.Clubs), Declarer: bridge.West}} {
		if err := One(c, 9).Check(); !errors.Is(err, ErrContract) {
			t.Errorf("%+v: got %v", c, err)
		}
	}
	if err := One(bridge.Contract{}, 0).Check(); err != nil {
		t.Errorf("passed out: %v", err)
	}
}

func TestArtificialScores(t *testing.T) {
	for _, c := range []struct {
		fault     Fault
		elsewhere int64
		percent   int64
		imps      int64
	}{
		{None, 55, 60, 3}, {None, 64, 64, 3}, {Partial, 64, 50, 0}, {Partial, 30, 50, 0}, {Direct, 55, 40, -3}, {Direct, 33, 33, -3},
	} {
		equal(t, "per cent", Percent(c.fault, big.NewRat(c.elsewhere, 1)).Value, c.percent, 1)
		equal(t, "IMPs", IMPs(c.fault).Value, c.imps, 1)
	}
	equal(t, "nothing known", Percent(Direct, nil).Value, 40, 1)
}

func TestTheSidesApart(t *testing.T) {
	for _, c := range []struct {
		without, after, table int64
		innocent, offenders   int64
	}{
		// The infraction helped the innocent side, which then gambled: it keeps the -11, and the offenders get what they had without it.
		{-4, 2, -11, -11, 4},
		// 6 without the infraction, -2 after it with normal play, -7 at the table: the infraction cost 8, the error 5. -7 + 8 = 1.
		{6, -2, -7, 1, -6},
		// Nothing of its own: -2 + 8 = 6, and the scores balance.
		{6, -2, -2, 6, -6},
		// It has scored more than normal play would have: of the 8 only 5 are missing.
		{6, -2, 1, 6, -6},
	} {
		innocent, offenders := Apart(big.NewRat(c.without, 1), big.NewRat(c.after, 1), big.NewRat(c.table, 1))
		equal(t, "innocent", innocent.Value, c.innocent, 1)
		equal(t, "offenders", offenders.Value, c.offenders, 1)
	}
}

func TestAKnockOutScoreIsTheAverage(t *testing.T) {
	// +4 to North–South and -2 to East–West: (4 + 2) / 2 = 3.
	equal(t, "North–South", Even(big.NewRat(4, 1), big.NewRat(-2, 1)).Value, 3, 1)
	equal(t, "East–West", Even(big.NewRat(-2, 1), big.NewRat(4, 1)).Value, -3, 1)
}

func TestATravellerWithAnAdjustedScore(t *testing.T) {
	// Nobody vulnerable; four tables: 420, 420, -50, and 60% of 420 with 40% of -50.
	// 420: equals one (1), beats -50 (2), and of the last 0.6 × 1 + 0.4 × 2 = 1.4: 4.4 of 6. -50: 0 + 0 + 0.4 × 1 = 0.4.
	// The last: 0.6 × (1 + 1 + 2) + 0.4 × (0 + 0 + 1) = 2.8. In all 4.4 + 4.4 + 0.4 + 2.8 = 12, and East–West have 6 less each.
	four := contract(t, "4S by S")
	entries := []Entry{Table(One(four, 10)), Table(One(four, 10)), Table(One(four, 9)), Table(fourSpades(t))}
	got, err := Traveller(entries, bridge.NoneVul, 4)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []int64{22, 22, 2, 14} {
		equal(t, "North–South", got[i].NS, want, 5)
		equal(t, "East–West", got[i].EW, 30-want, 5)
	}
	// Split: East–West keep 420 for themselves. Against the first East–West have -420 = -420, 1; the second 1; the third has 50, 0.
	entries[3].EW = One(four, 10)
	if got, err = Traveller(entries, bridge.NoneVul, 4); err != nil {
		t.Fatal(err)
	}
	equal(t, "North–South of the split score", got[3].NS, 14, 5)
	equal(t, "East–West of the split score", got[3].EW, 2, 1)
	entries[0].NS = fourSpades(t)[:1]
	if _, err := Traveller(entries, bridge.NoneVul, 4); !errors.Is(err, ErrWeights) {
		t.Errorf("got %v", err)
	}
}

func TestABoardPlayedLessOften(t *testing.T) {
	// Three results and one artificial score where the others have four. A top of 4 becomes (4 + 1) × 4 / 3 - 1 = 5 2/3, a bottom 1/3, the
	// average 3.
	four := contract(t, "4S by S")
	entries := []Entry{Table(One(four, 11)), Table(One(four, 10)), Table(One(four, 9)), {}}
	got, err := Traveller(entries, bridge.NoneVul, 4)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []int64{17, 9, 1} {
		equal(t, "North–South", got[i].NS, want, 3)
		equal(t, "East–West", got[i].EW, 18-want, 3)
	}
	if got[3].NS != nil || got[3].EW != nil {
		t.Errorf("the artificial score is compared: %+v", got[3])
	}
	equal(t, "one result", Neuberg(new(big.Rat), 1, 8).Value, 7, 1)
	equal(t, "as often as the others", Neuberg(big.NewRat(5, 1), 4, 4).Value, 5, 1)
}
