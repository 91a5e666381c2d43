package rulings_test

import (
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
)

func TestEveryLeafOfLaw23IsReachedByAVector(t *testing.T) { everyLeafReached(t, 23) }

func TestFinishedBoardsAreLookedAt(t *testing.T) {
	for id, want := range map[string]ending{
		"23.8":                {record.ReviewAwareness, law.Edition2007, "could-have-known=yes gained=yes"},
		"23-not-known":        {record.ReviewAwareness, law.Edition2017, "could-have-known=no"},
		"23-helped":           {record.ReviewDamage, law.Edition2017, "insufficient-or-not=insufficient assisted=yes damaged=yes"},
		"23c-no-help":         {record.ReviewDamage, law.Edition2017, "insufficient-or-not=out-of-rotation assisted=no"},
		"23-helped-no-damage": {record.ReviewDamage, law.Edition2017, "insufficient-or-not=insufficient assisted=yes damaged=no"},
	} {
		if got := endings(t, id); got[want] == "" {
			t.Errorf("%s: comes to %v", id, got)
		}
	}
}

// shows is a meaning with so many points and cards of one suit.
func shows(points, length record.Range, suit bridge.Suit) record.Meaning {
	m := record.Meaning{Points: points}
	m.Length[suit] = length
	return m
}

func asks(p record.Purpose) record.Meaning { return record.Meaning{Purpose: p} }

// The comparison says yes or no only where no director could differ; "similar" is always left to the director (23A1).
func TestCompareIsSureOnlyWhereItCanBe(t *testing.T) {
	four, five := record.Range{Min: 4, Max: 13}, record.Range{Min: 5, Max: 13}
	opening, response, strong := record.Range{Min: 11, Max: 21}, record.Range{Min: 6, Max: 40}, record.Range{Min: 12, Max: 16}
	weak, overcall := record.Range{Min: 6, Max: 9}, record.Range{Min: 8, Max: 16}
	both := shows(response, four, bridge.Hearts)
	both.Length[bridge.Diamonds] = four
	for _, v := range []struct {
		what     string
		old, new []record.Meaning
		want     rulings.CompareResult
		why      procedure.TextID
	}{
		{"23.1 a raise after a pass", []record.Meaning{{Points: record.Range{Max: 11, Min: 0}}}, []record.Meaning{shows(weak, four, bridge.Hearts)}, rulings.ClearlyComparable, "more-precise"},
		{"23.2 3NT after a pass", []record.Meaning{{Points: record.Range{Max: 11, Min: 0}}}, []record.Meaning{{Points: strong, Notrump: true}}, rulings.ClearlyNot, "no-hand-fits-both"},
		{"23.3 a simple overcall after an opening", []record.Meaning{shows(opening, five, bridge.Spades)}, []record.Meaning{shows(overcall, five, bridge.Spades)}, rulings.InDoubt, "similar"},
		{"23.4 an intermediate jump", []record.Meaning{shows(opening, five, bridge.Spades)}, []record.Meaning{shows(strong, five, bridge.Spades)}, rulings.ClearlyComparable, "more-precise"},
		{"23.5 the same answer", []record.Meaning{asks("one-ace")}, []record.Meaning{asks("one-ace")}, rulings.ClearlyComparable, "same-meaning"},
		{"23.6 Stayman", []record.Meaning{{Points: weak, Purpose: "stayman"}}, []record.Meaning{asks("stayman")}, rulings.ClearlyComparable, "same-purpose"},
		{"23.7 a takeout double", []record.Meaning{shows(opening, four, bridge.Hearts)}, []record.Meaning{{Points: opening, Purpose: "takeout"}}, rulings.ClearlyNot, "suit-not-shown"},
		{"the suit and another", []record.Meaning{shows(response, four, bridge.Hearts)}, []record.Meaning{both}, rulings.ClearlyComparable, "more-precise"},
		{"one suit of two", []record.Meaning{both}, []record.Meaning{shows(response, four, bridge.Hearts)}, rulings.ClearlyNot, "suit-not-shown"},
		{"another question", []record.Meaning{asks("stayman")}, []record.Meaning{asks("ask-aces")}, rulings.ClearlyNot, "other-purpose"},
		{"either of two meanings", []record.Meaning{asks("stayman"), shows(opening, five, bridge.Clubs)}, []record.Meaning{shows(strong, five, bridge.Clubs)}, rulings.ClearlyComparable, "more-precise"},
		{"one meaning fits, one does not", []record.Meaning{shows(opening, five, bridge.Spades)},
			[]record.Meaning{shows(strong, five, bridge.Spades), shows(strong, five, bridge.Clubs)}, rulings.InDoubt, "some-meanings-comparable"},
		{"nobody knows", nil, []record.Meaning{asks("stayman")}, rulings.InDoubt, "meaning-unknown"},
		{"a pass only known to be natural", []record.Meaning{{Natural: record.Yes}}, []record.Meaning{shows(weak, four, bridge.Hearts)}, rulings.InDoubt, "meaning-unknown"},
		{"nobody knows the new one", []record.Meaning{asks("stayman")}, nil, rulings.InDoubt, "meaning-unknown"},
	} {
		if got := rulings.Compare(v.old, v.new); got.Result != v.want || got.Why != v.why {
			t.Errorf("%s: %d, %s", v.what, got.Result, got.Why)
		}
	}
}
