package rulings

import (
	"slices"

	. "rectify/engine/procedure"
)

// A Chain is a judgement that is made question by question, as far as each answer calls for the next.
type Chain struct {
	Name      string
	Questions [][]FactID // each by the facts that ask it, of which a tree asks one
}

// chains is the two that directors learn as chains: unauthorized information (16B) and misinformation (21B3, 47E2(b), 75).
var chains = []Chain{
	{"unauthorized", [][]FactID{{infoGiven.ID}, {hadAlternative.ID}, {infoSuggested.ID}, {infoDamaged.ID}}},
	{"misinformation", [][]FactID{{agreedMeaning.ID}, {wouldHaveActed.ID, wouldHavePlayed.ID}, {costs.ID}}},
}

// ChainOf is the chain that a fact is a question of, nil if it is none.
func ChainOf(fact FactID) *Chain {
	for i, chain := range chains {
		if slices.ContainsFunc(chain.Questions, func(q []FactID) bool { return slices.Contains(q, fact) }) {
			return &chains[i]
		}
	}
	return nil
}
