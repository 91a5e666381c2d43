package doubledummy

import (
	"bufio"
	"context"
	"os"
	"strconv"
	"strings"
	"testing"

	"rectify/engine/bridge"
)

// A reference is a deal with the tricks that every declarer takes, as another solver has found them.
type reference struct {
	name    string
	text    string // the deal as PBN writes it
	numbers string // the tricks, as the file has them
	hands   bridge.BySeat[bridge.Hand]
	want    Table
}

// references reads testdata/tables.txt: number, deal, and twenty numbers from notrump by North to clubs by West.
func references(t testing.TB) []reference {
	t.Helper()
	f, err := os.Open("testdata/tables.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out []reference
	for lines := bufio.NewScanner(f); lines.Scan(); {
		fields := strings.Split(lines.Text(), "\t")
		if len(fields) != 3 {
			continue // the head
		}
		deal, err := bridge.ParseDeal(fields[1])
		if err != nil {
			t.Fatal(err)
		}
		r := reference{name: fields[0], text: fields[1], numbers: fields[2], hands: bridge.BySeat[bridge.Hand](deal)}
		numbers := strings.Fields(fields[2])
		for i, d := range []bridge.Denom{bridge.NoTrump, bridge.Spades, bridge.Hearts, bridge.Diamonds, bridge.Clubs} {
			for j, seat := range bridge.Seats {
				if r.want[d][seat], err = strconv.Atoi(numbers[4*i+j]); err != nil {
					t.Fatal(err)
				}
			}
		}
		out = append(out, r)
	}
	if len(out) == 0 {
		t.Fatal("no reference deals")
	}
	return out
}

func TestTableAgreesWithTheReference(t *testing.T) {
	for i, r := range references(t) {
		if testing.Short() && i == 4 {
			break
		}
		got, err := TableOf(context.Background(), r.hands)
		if err != nil {
			t.Fatal(err)
		}
		if got != r.want {
			t.Errorf("deal %s: %v, want %v", r.name, got, r.want)
		}
	}
}
