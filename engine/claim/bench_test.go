package claim

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"rectify/engine/bridge"
	"rectify/engine/law"
)

// random is a position with n cards a head, in which South or West claims all, or all but one.
func random(r *rand.Rand, n int) Position {
	pack := r.Perm(52)
	p := Position{Trump: bridge.Denom(r.IntN(5) + 1), Declarer: bridge.South, Claimer: bridge.South}
	for i, seat := range bridge.Seats {
		for _, c := range pack[i*n : (i+1)*n] {
			p.Hands[seat] = p.Hands[seat].With(bridge.Card(c + 1))
		}
	}
	if r.IntN(4) == 0 {
		p.Claimer = bridge.West
	}
	p.Trick.Leader = bridge.Seats[r.IntN(4)]
	p.Claimed = n - r.IntN(2)
	return p
}

// BenchmarkSixCards gives the median over random positions with six cards a head, of everything that the analysis looks at.
func BenchmarkSixCards(b *testing.B) {
	r := rand.New(rand.NewPCG(70, 1))
	var took []time.Duration
	many := 0
	for range b.N {
		p := random(r, 6)
		start := time.Now()
		if _, err := Analyse(context.Background(), p, law.Authority{}); errors.Is(err, ErrTooMany) {
			many++
		} else if err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(start))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "median-ms")
	b.ReportMetric(float64(took[len(took)-1].Microseconds())/1000, "worst-ms")
	b.ReportMetric(float64(many)/float64(len(took)), "given-up")
}
