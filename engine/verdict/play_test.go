package verdict_test

import (
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/verdict"
)

func card(text string) bridge.Card {
	c, err := bridge.ParseCard(text)
	if err != nil {
		panic(err)
	}
	return c
}

// dropped: South plays in 4♠, West has led ♣K, and East lets ♥7 and, if two, ♥8 fall.
func dropped(cards ...string) record.Record {
	fell := record.Event{Kind: record.Dropped, Seat: bridge.East}
	for _, text := range cards {
		fell.Cards = fell.Cards.With(card(text))
	}
	return record.Record{Deal: unknown, Contract: bridge.Contract{Bid: call("4S"), Declarer: bridge.South},
		Events: []record.Event{{Kind: record.Play, Seat: bridge.West, Card: card("CK")}, fell, director(bridge.South)}}
}

func about(kind record.OrderKind, text string) record.Order {
	return record.Order{Kind: kind, On: bridge.East, What: record.Scope{Card: card(text)}, Cite: "50B"}
}

// Rulings about cards, compared by hand: what they do to the table is the record's, whatever law orders it.
func TestCompareCards(t *testing.T) {
	returned, minor, major := about(record.CardReturned, "H7"), about(record.PenaltyMinor, "H7"), about(record.PenaltyMajor, "H7")
	played, goesOn := about(record.CardPlayed, "H7"), record.Order{Kind: record.PlayGoesOn, Cite: "49"}
	moved := func(on bridge.Seat, n int) record.Order {
		return record.Order{Kind: record.TricksMoved, On: on, What: record.Scope{N: n}, Cite: "64A1"}
	}
	adjust, stands := record.Order{Kind: record.AdjustScore, On: bridge.East, Cite: "27D"}, record.Order{Kind: record.ScoreStands, Cite: "27D"}
	fine := record.Order{Kind: record.PenaltyLater, On: bridge.West, Cite: "90A"}
	one, two := dropped("H7"), dropped("H7", "H8")
	major8, minor8 := about(record.PenaltyMajor, "H8"), about(record.PenaltyMinor, "H8")
	for _, tt := range []struct {
		name   string
		record record.Record
		wanted []record.Order
		given  []record.Order
		want   verdict.Grade
		line   verdict.LineKind // of the first line
	}{
		{"minor", one, list(minor), list(minor), verdict.Correct, verdict.Right},
		{"returned for minor", one, list(minor), list(returned), verdict.Wrong, verdict.Weak},
		{"major for minor", one, list(minor), list(major), verdict.Wrong, verdict.Strong},
		{"minor for returned", one, list(returned), list(minor), verdict.Wrong, verdict.Strong},
		{"played for minor", one, list(minor), list(played), verdict.Wrong, verdict.Opposite},
		{"no word for returned", one, list(returned), list(goesOn), verdict.Correct, verdict.Remark},
		{"two cards, minor or major alike", two, list(major, major8), list(minor8, minor), verdict.Correct, verdict.Remark},
		{"one of two cards", two, list(major, major8), list(major), verdict.Wrong, verdict.Right},
		{"another card", one, list(played), list(about(record.CardPlayed, "H8")), verdict.Wrong, verdict.Opposite},
		{"a trick too few", one, list(moved(bridge.East, 2)), list(moved(bridge.West, 1)), verdict.Wrong, verdict.Weak},
		{"the same tricks of partner", one, list(moved(bridge.East, 2)), list(moved(bridge.West, 2)), verdict.Correct, verdict.Right},
		{"to the wrong side", one, list(moved(bridge.East, 1)), list(moved(bridge.South, 1)), verdict.Wrong, verdict.Opposite},
		{"score stands for adjusted", one, list(adjust), list(stands), verdict.Wrong, verdict.Opposite},
		{"adjusted for stands", one, list(stands), list(adjust), verdict.Wrong, verdict.Opposite},
		{"a penalty not called for", one, list(stands), list(stands, fine), verdict.Wrong, verdict.Right},
		{"a penalty forgotten", one, list(stands, fine), list(stands), verdict.Incomplete, verdict.Right},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s, err := record.Replay(&tt.record)
			if err != nil {
				t.Fatal(err)
			}
			m := verdict.Compare(verdict.Input{State: s, Matter: s.Matters()[0], Edition: law.Edition2017, Level: 5, LawChosen: true,
				Engine: procedure.Outcome{Result: procedure.Ruled, Orders: tt.wanted}, Given: tt.given})
			if m.Grade != tt.want || m.Lines[0].Kind != tt.line {
				t.Errorf("%v, first line %v; want %v, %v", m.Grade, m.Lines[0].Kind, tt.want, tt.line)
			}
			explained(t, m)
		})
	}
}

func list(orders ...record.Order) []record.Order { return orders }

func TestSameAndAlike(t *testing.T) {
	r := dropped("H7")
	s, err := record.Replay(&r)
	if err != nil {
		t.Fatal(err)
	}
	ruled := func(orders ...record.Order) record.Ruled { return record.Ruled{Matter: s.Matters()[0], Orders: orders} }
	look := record.Order{Kind: record.Due, From: record.EndOfPlay, Opens: record.ReviewExposed, Cite: "50E3"}
	minor := about(record.PenaltyMinor, "H7")
	for _, tt := range []struct {
		name        string
		a, b        record.Ruled
		same, alike bool
	}{
		{"other citations", ruled(minor), ruled(record.Order{Kind: minor.Kind, On: minor.On, What: minor.What, Cite: "50"}), true, true},
		{"a review", ruled(minor, look), ruled(minor), false, true},
		{"another card", ruled(minor), ruled(about(record.PenaltyMajor, "H7")), false, false},
	} {
		if verdict.Same(s, tt.a, tt.b) != tt.same || verdict.Same(s, tt.b, tt.a) != tt.same {
			t.Errorf("%s: Same is not %v both ways", tt.name, tt.same)
		}
		if verdict.Alike(s, tt.a, tt.b) != tt.alike || verdict.Alike(s, tt.b, tt.a) != tt.alike {
			t.Errorf("%s: Alike is not %v both ways", tt.name, tt.alike)
		}
	}
}
