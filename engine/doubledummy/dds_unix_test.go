//go:build unix

package doubledummy

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// BenchmarkTableBesideDDS is the table of twenty of each reference deal, by us and then by DDS in the same run: the processor time of both,
// and how many times theirs ours is. It needs a C++ compiler and DDS, as Debian's libdds-dev brings it.
func BenchmarkTableBesideDDS(b *testing.B) {
	deals := references(b)
	solver := buildDDS(b)
	var ours, theirs float64
	for b.Loop() {
		for _, d := range deals {
			start := cpu(b)
			got, err := TableOf(context.Background(), d.hands)
			if err != nil {
				b.Fatal(err)
			}
			ours += float64((cpu(b) - start).Microseconds()) / 1000
			if got != d.want {
				b.Errorf("deal %s: %v, want %v", d.name, got, d.want)
			}
		}
		theirs += runDDS(b, solver, deals)
	}
	each := float64(b.N * len(deals))
	b.ReportMetric(ours/each, "our-ms/deal")
	b.ReportMetric(theirs/each, "dds-ms/deal")
	b.ReportMetric(ours/theirs, "times-dds")
}

// buildDDS compiles testdata/dds.cpp, and skips the benchmark where that cannot be.
func buildDDS(b *testing.B) string {
	compiler, err := exec.LookPath("c++")
	if err != nil {
		b.Skip("there is no C++ compiler")
	}
	if _, err := os.Stat("/usr/include/dds/dll.h"); err != nil {
		b.Skip("DDS is not installed (Debian: libdds-dev)")
	}
	program := filepath.Join(b.TempDir(), "dds")
	if out, err := exec.Command(compiler, "-O2", "-o", program, "testdata/dds.cpp", "-ldds").CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	return program
}

// runDDS has DDS solve the deals. It gives the processor time that it took, in milliseconds; a number that differs from the reference's is an
// error.
func runDDS(b *testing.B, program string, deals []reference) float64 {
	var in strings.Builder
	for _, d := range deals {
		in.WriteString(d.text + "\n")
	}
	solver := exec.Command(program)
	solver.Stdin = strings.NewReader(in.String())
	out, err := solver.Output()
	if err != nil {
		b.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != len(deals)+1 {
		b.Fatalf("DDS wrote %d lines for %d deals", len(lines), len(deals))
	}
	for i, d := range deals {
		if got := strings.TrimSpace(lines[i]); got != d.numbers {
			b.Errorf("deal %s: DDS says %s, want %s", d.name, got, d.numbers)
		}
	}
	ms, err := strconv.ParseFloat(lines[len(deals)], 64)
	if err != nil {
		b.Fatal(err)
	}
	return ms
}
