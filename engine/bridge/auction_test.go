package bridge

import (
	"testing"

	"pgregory.net/rapid"
)

func TestCallsReadAsTheyAreWritten(t *testing.T) {
	for c := Pass; c <= Bid(MaxLevel, NoTrump); c++ {
		if got, err := ParseCall(c.String()); err != nil || got != c {
			t.Errorf("%s reads as %s, error %v", c, got, err)
		}
	}
}

func TestContractsReadAsTheyAreWritten(t *testing.T) {
	for _, text := range []string{"Pass", "4SX by S", "1NTXX by W", "7C by N"} {
		if c, err := ParseContract(text); err != nil || c.String() != text {
			t.Errorf("%q reads as %s, error %v", text, c, err)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		c := contracts.Draw(t, "contract")
		if got, err := ParseContract(c.String()); err != nil || got != c {
			t.Fatalf("%s reads as %s, error %v", c, got, err)
		}
	})
}

func TestParseContractRefusesWhatIsNone(t *testing.T) {
	for _, text := range []string{"", "4S", "4S S", "4S by", "4S by Q", "8C by N", "4SXXX by S", "P by N", "XX by N", "4 by N", "4S of N"} {
		if c, err := ParseContract(text); err == nil {
			t.Errorf("%q reads as %s, want an error", text, c)
		}
	}
}

func TestSufficientIsAStrictOrderOfBids(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := bids.Draw(t, "a"), bids.Draw(t, "b"), bids.Draw(t, "c")
		if Sufficient(a, a) {
			t.Fatalf("%s is sufficient over itself", a)
		}
		if a != b && Sufficient(a, b) == Sufficient(b, a) {
			t.Fatalf("of %s and %s not just one is sufficient over the other", a, b)
		}
		if Sufficient(a, b) && Sufficient(b, c) && !Sufficient(a, c) {
			t.Fatalf("%s over %s over %s, but not over the last", a, b, c)
		}
		higher := a.Level() > b.Level() || a.Level() == b.Level() && a.Denom() > b.Denom()
		if Sufficient(a, b) != higher {
			t.Fatalf("%s over %s: got %t, want %t", a, b, !higher, higher)
		}
	})
}

func TestOnlyABidIsSufficient(t *testing.T) {
	for _, c := range []Call{NoCall, Pass, Double, Redouble} {
		if Sufficient(c, NoCall) {
			t.Errorf("%s is sufficient", c)
		}
		if !Sufficient(Bid(1, Clubs), c) {
			t.Errorf("1C is not sufficient over %s", c)
		}
	}
}

func TestEveryLegalAuctionKeepsItsPromises(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := auctions.Draw(t, "auction")
		bid, by := a.LastBid()
		c := a.Contract()
		if (bid == NoCall) != (c == Contract{}) || c.Bid != bid {
			t.Fatalf("last bid %s, contract %s", bid, c)
		}
		if bid != NoCall && (c.Declarer != by && c.Declarer != by.Partner()) {
			t.Fatalf("%s bid last, but the contract is %s", by, c)
		}
		if a.PassedOut() && (!a.Ended() || bid != NoCall) {
			t.Fatalf("passed out: %v", a.Calls)
		}
		if a.Ended() != (a.Turn() == NoSeat) || a.Ended() != (a.Check(Pass) == AuctionOver) {
			t.Fatalf("ended %t, turn %s, pass is %s", a.Ended(), a.Turn(), a.Check(Pass))
		}
		if a.Check(Double) == Legal && a.Check(Redouble) == Legal {
			t.Fatalf("double and redouble are both admissible: %v", a.Calls)
		}
	})
}

func TestTurningTheTableTurnsTheDeclarer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, n := auctions.Draw(t, "auction"), turns.Draw(t, "n")
		want := a.Contract()
		want.Declarer = want.Declarer.Rotate(n)
		if got := (Auction{Dealer: a.Dealer.Rotate(n), Calls: a.Calls}).Contract(); got != want {
			t.Fatalf("turned by %d: got %s, want %s", n, got, want)
		}
	})
}

func FuzzParseCall(f *testing.F) {
	for _, text := range []string{"P", "pass", "X", "XX", "1C", "7nt", "3N", "8C", "9NT", "0C", "1", "ΧΑ", ""} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, err := ParseCall(text)
		if err != nil {
			return
		}
		if again, err := ParseCall(c.String()); c == NoCall || err != nil || again != c {
			t.Errorf("%q reads as %s, which reads as %s, error %v", text, c, again, err)
		}
	})
}
