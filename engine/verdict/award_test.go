package verdict_test

import (
	"fmt"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/verdict"
)

// resulting is a result, "4S by S 10", with per cent.
func resulting(contract string, tricks, percent int) verdict.Weight {
	c, err := bridge.ParseContract(contract)
	if err != nil {
		panic(err)
	}
	return verdict.Weight{Contract: c, Tricks: tricks, Percent: percent}
}

func TestAnAwardIsMarked(t *testing.T) {
	wanted := []verdict.Weighing{
		{Weight: resulting("4S by S", 10, 60), Tolerance: 10},
		{Weight: resulting("4S by S", 9, 40), Tolerance: 5},
		{Weight: resulting("6S by S", 12, 0), Excluded: true},
		{Weight: resulting("3NT by N", 9, 0), Tolerance: 5},
	}
	for _, test := range []struct {
		name  string
		given []verdict.Weight
		grade verdict.Grade
		kinds string
	}{
		{"the file's own", []verdict.Weight{resulting("4S by S", 10, 60), resulting("4S by S", 9, 40)}, verdict.Correct, "[exact exact exact exact]"},
		{"within both tolerances", []verdict.Weight{resulting("4S by S", 10, 65), resulting("4S by S", 9, 35)}, verdict.Acceptable, "[near near exact exact]"},
		{"on the edge of one, beyond the other", []verdict.Weight{resulting("4S by S", 10, 70), resulting("4S by S", 9, 30)}, verdict.Wrong, "[near far exact exact]"},
		{"a little on what hardly happens", []verdict.Weight{resulting("4S by S", 10, 55), resulting("4S by S", 9, 40), resulting("3NT by N", 9, 5)}, verdict.Acceptable, "[near exact exact near]"},
		{"on the excluded slam", []verdict.Weight{resulting("4S by S", 10, 60), resulting("4S by S", 9, 35), resulting("6S by S", 12, 5)}, verdict.Wrong, "[exact near forbidden exact]"},
		{"no weight on the excluded slam", []verdict.Weight{resulting("4S by S", 10, 60), resulting("4S by S", 9, 40), resulting("6S by S", 12, 0)}, verdict.Correct, "[exact exact exact exact]"},
		{"on what the file does not weigh", []verdict.Weight{resulting("4S by S", 10, 60), resulting("4S by S", 9, 35), resulting("5C by E", 8, 5)}, verdict.Wrong, "[exact near exact exact unlikely]"},
		{"by the other hand, which scores the same", []verdict.Weight{resulting("4S by N", 10, 60), resulting("4S by S", 9, 40)}, verdict.Correct, "[exact exact exact exact]"},
		{"all on one", []verdict.Weight{resulting("4S by S", 10, 100)}, verdict.Wrong, "[far far exact exact]"},
		{"nothing", nil, verdict.Wrong, "[far far exact exact]"},
	} {
		m := verdict.MarkAward(test.given, wanted, bridge.NSVul)
		var kinds []verdict.WeightKind
		for _, l := range m.Lines {
			kinds = append(kinds, l.Kind)
		}
		if m.Grade != test.grade || fmt.Sprint(kinds) != test.kinds {
			t.Errorf("%s: %s %v, want %s %s", test.name, m.Grade, kinds, test.grade, test.kinds)
		}
	}
}

// A result that scores like an excluded one does not become it, nor the other way round: legal or not is a matter of how it comes about.
func TestAnExcludedResultIsMetByItselfAlone(t *testing.T) {
	wanted := []verdict.Weighing{{Weight: resulting("4S by S", 10, 0), Excluded: true}, {Weight: resulting("4S by N", 10, 100)}}
	if m := verdict.MarkAward([]verdict.Weight{resulting("4S by S", 10, 100)}, wanted, bridge.NoneVul); m.Grade != verdict.Wrong || m.Lines[0].Kind != verdict.Forbidden {
		t.Errorf("got %+v", m)
	}
	if m := verdict.MarkAward([]verdict.Weight{resulting("4S by N", 10, 100)}, wanted, bridge.NoneVul); m.Grade != verdict.Correct {
		t.Errorf("got %+v", m)
	}
	m := verdict.MarkAward([]verdict.Weight{resulting("4S by N", 10, 100)}, wanted[:1], bridge.NoneVul)
	if m.Grade != verdict.Wrong || m.Lines[0].Kind != verdict.Exact || m.Lines[1].Kind != verdict.Unlikely {
		t.Errorf("got %+v", m)
	}
}

func TestArtificialScoresAreMarked(t *testing.T) {
	wanted := []verdict.Artificial{{bridge.NorthSouth, 40}, {bridge.EastWest, 64}}
	grade, lines := verdict.MarkArtificial([]verdict.Artificial{{bridge.NorthSouth, 40}, {bridge.EastWest, 60}}, wanted)
	if grade != verdict.Wrong || fmt.Sprint(lines) != "[{NS 40 40} {EW 60 64}]" {
		t.Errorf("got %s %v", grade, lines)
	}
	if grade, _ = verdict.MarkArtificial(wanted, wanted); grade != verdict.Correct {
		t.Errorf("the right scores are %s", grade)
	}
}
