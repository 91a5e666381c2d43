//go:build unix

package doubledummy

import (
	"context"
	"math/rand/v2"
	"syscall"
	"testing"
	"time"
)

// cpu is the processor time that the program has used: on a busy machine it says more than a clock does.
func cpu(b *testing.B) time.Duration {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		b.Fatal(err)
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}

// benchmark runs f on one number after another and reports the processor time of a run.
func benchmark(b *testing.B, f func(i int) error) {
	start := cpu(b)
	n := 0
	for ; b.Loop(); n++ {
		if err := f(n); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64((cpu(b)-start).Microseconds())/1000/float64(n), "cpu-ms/op")
}

// BenchmarkTable is the table of twenty; -benchtime 20x goes once through the reference deals.
func BenchmarkTable(b *testing.B) {
	deals := references(b)
	benchmark(b, func(i int) error {
		_, err := TableOf(context.Background(), deals[i%len(deals)].hands)
		return err
	})
}

// BenchmarkSolve is one result from 52 cards.
func BenchmarkSolve(b *testing.B) {
	r := rand.New(rand.NewPCG(77, 6))
	benchmark(b, func(int) error {
		_, err := Solve(context.Background(), ending(r, 13))
		return err
	})
}

// BenchmarkCards is every card of an ending of eight cards.
func BenchmarkCards(b *testing.B) {
	r := rand.New(rand.NewPCG(77, 7))
	benchmark(b, func(int) error {
		_, err := Cards(context.Background(), ending(r, 8))
		return err
	})
}
