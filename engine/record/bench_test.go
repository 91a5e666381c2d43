package record

import (
	"testing"

	"rectify/engine/bridge"
)

// nineTricks is a board played to the ninth trick, with a revoke and a ruling on it.
func nineTricks(t testing.TB) *script {
	sc := begin(t, south, "N:32.432.543.65432 7654.8765.876.87 AK.AKQ.AKQ2.AKQJ QJT98.JT9.JT9.T9")
	sc.calls("1C P 1D P 3NT P P P").plays("SQ S2 S4 SA CA C9 C2 C7 CK CT C3 C8 CQ S8 C4 S5 DA H9 D3 D6 DK D9 D4 D7 DQ DT D5 D8 HA HT H2 H5 HK HJ H3 H6")
	sc.do(Event{Kind: Director, Seat: south})
	return sc.rule(Revoke, Order{Kind: CardStands, On: west, What: Scope{Card: card("H9")}, Cite: "63B"}, review(ReviewRevoke, "64C"))
}

func BenchmarkReplayNineTricks(b *testing.B) {
	rec := nineTricks(b).rec
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Replay(&rec); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkStep(b *testing.B) {
	s := nineTricks(b).s
	e := play(south, "SK")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Step(e); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLegalCalls(b *testing.B) {
	s := begin(b, north, "").calls("1S 1H").s
	b.ReportAllocs()
	for b.Loop() {
		if len(s.LegalCalls(bridge.South)) != 38 {
			b.Fatal("calls are missing")
		}
	}
}
