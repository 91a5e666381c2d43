package claim

import (
	"context"
	"math/rand/v2"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// The line that is shown is one that can be played, and comes to the number of tricks that is said.
func TestTheLineComesToItsTricks(t *testing.T) {
	r := rand.New(rand.NewPCG(70, 71))
	for range 300 {
		p := random(r, 5)
		line, err := Worst(context.Background(), p, p.careless(law.Authority{}))
		if err != nil {
			t.Fatal(err)
		}
		hands, trick, won := p.Hands, p.Trick, 0
		for i, m := range line.Moves {
			if e := line.Events()[i]; e.Kind != record.Play || e.Seat != m.Seat || e.Card != m.Card {
				t.Fatalf("%v is the event %+v", m, e)
			}
			if m.Seat != trick.NextToPlay() || !bridge.Follows(hands[m.Seat], trick.LedSuit()).Has(m.Card) {
				t.Fatalf("%s: %v cannot be played in %v", describe(p), m, line.Moves)
			}
			hands[m.Seat] = hands[m.Seat].Without(m.Card)
			trick.Cards[m.Seat] = m.Card
			if trick.Complete() {
				winner := trick.Winner(p.Trump)
				if winner.Side() == p.Claimer.Side() {
					won++
				}
				trick = bridge.Trick{Leader: winner}
			}
		}
		if won != line.Tricks || len(line.Moves) != 20 {
			t.Fatalf("%s: %d cards come to %d tricks, not %d", describe(p), len(line.Moves), won, line.Tricks)
		}
	}
}
