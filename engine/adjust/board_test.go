package adjust

import (
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"rectify/engine/bridge"
)

func TestABoardPlayedLessOftenIsBroughtToTheSameTop(t *testing.T) {
	// Nobody vulnerable, four other tables of the seven that other boards have: 450 420 420 -50. 2.8 of 8 becomes (2.8 + 1) × 8 / 5 - 1 = 5.08.
	b := Board{Others: []int{450, 420, 420, -50}, Times: 8}
	got, err := b.Worth(bridge.NorthSouth, fourSpades(t))
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "North–South", got.Value, 127, 25)
	if last := got.Steps[len(got.Steps)-1]; last.Kind != Factored || b.Top() != 14 {
		t.Errorf("the last line is %+v, the top %d", last, b.Top())
	}
	if first := got.Steps[0]; first.Beats != 1 || first.Equals != 2 {
		t.Errorf("420 beats %d and equals %d", first.Beats, first.Equals)
	}
	b.Times = 0
	if got, err = b.Worth(bridge.NorthSouth, fourSpades(t)); err != nil || got.Steps[len(got.Steps)-1].Kind != Total {
		t.Errorf("as often as the others: %+v, %v", got, err)
	}
}

func TestEverySideHasItsOwnScore(t *testing.T) {
	// Vulnerable, against 170. North–South get 620, 10 IMPs; East–West keep -100 of theirs, which is 100 for North–South: 270 away, 7 IMPs to
	// them is what -170 against their 100 is.
	four := contract(t, "4S by S")
	b := Board{Form: ByIMPs, Vul: bridge.BothVul, Against: 170}
	got, err := b.Assign(One(four, 10), One(four, 9))
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "North–South", got.Of(bridge.NorthSouth).Value, 10, 1)
	equal(t, "East–West", got.Of(bridge.EastWest).Value, 7, 1)
	// In a knock-out match (10 - 7) / 2 = 1.5.
	even := got.Balance()
	equal(t, "North–South evened", even.NS.Value, 3, 2)
	equal(t, "East–West evened", even.EW.Value, -3, 2)
	same, err := b.Assign(One(four, 10), One(four, 10))
	if err != nil || len(same.Balance().NS.Steps) != len(same.NS.Steps) {
		t.Errorf("what balances is evened: %+v, %v", same, err)
	}
	points, err := Board{Form: ByPoints, Vul: bridge.BothVul}.Worth(bridge.EastWest, One(four, 10))
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "total points", points.Value, -620, 1)
}

func TestHarmOfOnesOwnIsSetApartAtMatchpoints(t *testing.T) {
	// Nobody vulnerable; the others 140 140 170 420. North–South, innocent, could expect 170 without the infraction (2 + 2 + 1 = 5), 140 after it
	// (1 + 1 = 2), and made -50 at the table (0). The infraction cost 3, they themselves 2: 0 + 3 = 3. East–West get -170: equals one, beats 420: 3.
	b := Board{Others: []int{140, 140, 170, 420}}
	three := contract(t, "3S by S")
	got, err := b.SetApart(bridge.NorthSouth, One(three, 10), One(three, 9), One(three, 8))
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "North–South", got.NS.Value, 3, 1)
	equal(t, "East–West", got.EW.Value, 3, 1)
	var kinds []StepKind
	for _, s := range got.NS.Steps {
		kinds = append(kinds, s.Kind)
	}
	if want := []StepKind{Weighed, Without, Weighed, After, Weighed, Made, Caused, Own, Total}; !slices.Equal(kinds, want) {
		t.Errorf("the lines are %v, want %v", kinds, want)
	}
	if _, err := b.SetApart(bridge.NorthSouth, nil, One(three, 9), One(three, 8)); err == nil {
		t.Error("an award of nothing is taken")
	}
}

func TestArtificialScoresByForm(t *testing.T) {
	if r, ok := (Board{}).Artificial(None, big.NewRat(64, 1)); !ok || r.Value.Cmp(big.NewRat(64, 1)) != 0 {
		t.Errorf("matchpoints: %+v", r)
	}
	if r, ok := (Board{Form: ByIMPs}).Artificial(Direct, nil); !ok || r.Value.Cmp(big.NewRat(-3, 1)) != 0 {
		t.Errorf("IMPs: %+v", r)
	}
	if _, ok := (Board{Form: ByPoints}).Artificial(None, nil); ok {
		t.Error("there is an artificial score in total points")
	}
}

// Whatever the other tables have and however results are weighed, the two sides share the top, or have opposite IMPs and points.
func TestBothSidesBalance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		result := func(name string) Outcome {
			c := bridge.Contract{Bid: bridge.Bid(rapid.IntRange(1, 7).Draw(t, name+" level"), bridge.Clubs+bridge.Denom(rapid.IntRange(0, 4).Draw(t, name+" denomination"))),
				Doubled: uint8(rapid.IntRange(0, 2).Draw(t, name+" doubled")), Declarer: rapid.SampledFrom(bridge.Seats[:]).Draw(t, name+" declarer")}
			return Outcome{Contract: c, Tricks: rapid.IntRange(0, 13).Draw(t, name+" tricks")}
		}
		percent := int64(rapid.IntRange(0, 100).Draw(t, "weight"))
		a, b := result("first"), result("second")
		a.Weight, b.Weight = big.NewRat(percent, 100), big.NewRat(100-percent, 100)
		others := rapid.SliceOfN(rapid.IntRange(-200, 200), 0, 12).Draw(t, "others")
		for i := range others {
			others[i] *= 10
		}
		board := Board{Form: Form(rapid.IntRange(0, 2).Draw(t, "form")), Vul: rapid.SampledFrom([]bridge.Vul{bridge.NoneVul, bridge.NSVul, bridge.EWVul, bridge.BothVul}).Draw(t, "vul"),
			Others: others, Against: 10 * rapid.IntRange(-200, 200).Draw(t, "against"), Times: len(others) + 1 + rapid.IntRange(0, 5).Draw(t, "more")}
		both, err := board.Assign(Award{a, b}, Award{a, b})
		if err != nil {
			t.Fatal(err)
		}
		want := new(big.Rat)
		if board.Form == ByMatchpoints {
			want.SetInt64(int64(board.Top()))
		}
		if sum := new(big.Rat).Add(both.NS.Value, both.EW.Value); sum.Cmp(want) != 0 {
			t.Fatalf("%+v: %s and %s, want %s together", board, both.NS.Value.RatString(), both.EW.Value.RatString(), want.RatString())
		}
	})
}
