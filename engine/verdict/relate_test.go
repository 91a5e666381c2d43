package verdict

import (
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/record"
)

func TestRelate(t *testing.T) {
	on := func(kind record.OrderKind, until record.Moment, suit bridge.Suit) record.Order {
		return record.Order{Kind: kind, On: bridge.South, Until: until, What: record.Scope{Suit: suit}}
	}
	due := func(rule record.Rule, from record.Moment) record.Order {
		return record.Order{Kind: record.Due, On: bridge.South, From: from, Opens: record.LeadRestriction, What: record.Scope{Rule: rule}}
	}
	card := func(kind record.OrderKind, c bridge.Card) record.Order {
		return record.Order{Kind: kind, On: bridge.South, What: record.Scope{Card: c}}
	}
	tricks := func(kind record.OrderKind, seat bridge.Seat, n int) record.Order {
		return record.Order{Kind: kind, On: seat, What: record.Scope{N: n}}
	}
	const h, s, none = bridge.Hearts, bridge.Spades, bridge.NoSuit
	mirror := map[LineKind]LineKind{Weak: Strong, Strong: Weak, Opposite: Opposite, Right: Right}
	for _, tt := range []struct {
		name          string
		given, wanted record.Order
		want          LineKind
	}{
		{"pass once, throughout", on(record.MustPass, record.NextTurn, none), on(record.MustPass, record.EndOfAuction, none), Weak},
		{"bid or pass, pass", on(record.MustBidOrPass, record.NextTurn, none), on(record.MustPass, record.NextTurn, none), Weak},
		{"no double, repeat", on(record.MustNotDouble, record.NextTurn, none), on(record.MustRepeat, record.NextTurn, none), Weak},
		{"may, must", on(record.MayChangeCall, record.NextTurn, none), on(record.MustRepeat, record.NextTurn, none), Opposite},
		{"forbid, require one suit", on(record.MustNotLead, record.WhileOnLead, h), on(record.MustLead, record.NextLead, h), Opposite},
		{"forbid one, require another", on(record.MustNotLead, record.WhileOnLead, s), on(record.MustLead, record.NextLead, h), Weak},
		{"forbid one, forbid another", on(record.MustNotLead, record.WhileOnLead, s), on(record.MustNotLead, record.WhileOnLead, h), Right},
		{"this trick, while on lead", on(record.MustNotLead, record.ThisTrick, s), on(record.MustNotLead, record.WhileOnLead, s), Weak},
		{"next lead, end of play", on(record.MustLead, record.NextLead, s), on(record.MustLead, record.EndOfPlay, s), Weak},
		{"while on lead, end of round", on(record.MustNotLead, record.WhileOnLead, s), on(record.MustNotLead, record.EndOfRound, s), Weak},
		{"lowest, highest", on(record.MustPlayLow, record.NextCard, none), on(record.MustPlayHigh, record.NextCard, none), Opposite},
		{"not a suit, highest", on(record.MustNotPlay, record.NextCard, h), on(record.MustPlayHigh, record.NextCard, none), Weak},
		{"a lead, a play", on(record.MustLead, record.NextLead, h), on(record.MustPlaySuit, record.NextCard, h), Right},
		{"unspecified, any suit", due(record.SuitUnspecified, record.FirstTurnToLead), due(record.AnySuit, record.FirstTurnToLead), Weak},
		{"first lead, every lead", due(record.SuitUnspecified, record.FirstTurnToLead), due(record.NoRule, record.OnLead), Weak},
		{"minor, major", card(record.PenaltyMinor, 5), card(record.PenaltyMajor, 5), Weak},
		{"may take back, returned", card(record.MayChangeCard, 5), card(record.CardReturned, 5), Weak},
		{"stands, may take back", card(record.CardStands, 5), card(record.MayChangeCard, 5), Opposite},
		{"stands, played", card(record.CardStands, 5), card(record.CardPlayed, 5), Right},
		{"another card returned", card(record.CardReturned, 6), card(record.PenaltyMajor, 5), Right},
		{"another card played", card(record.CardPlayed, 6), card(record.CardPlayed, 5), Opposite},
		{"the turn of another", record.Order{Kind: record.TurnReturns, On: bridge.East}, record.Order{Kind: record.TurnReturns, On: bridge.South}, Opposite},
		{"one trick, two", tricks(record.TricksMoved, bridge.East, 1), tricks(record.TricksMoved, bridge.East, 2), Weak},
		{"of one side, of the other", tricks(record.TricksMoved, bridge.East, 1), tricks(record.TricksMoved, bridge.North, 1), Opposite},
		{"moved, awarded", tricks(record.TricksMoved, bridge.East, 1), tricks(record.TricksAwarded, bridge.East, 1), Right},
		{"void, awarded", record.Order{Kind: record.ClaimVoid}, tricks(record.TricksAwarded, bridge.East, 1), Opposite},
		{"the same", card(record.PenaltyMinor, 5), card(record.PenaltyMinor, 5), Right},
	} {
		if got := relate(tt.given, tt.wanted); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
		if got := relate(tt.wanted, tt.given); got != mirror[tt.want] {
			t.Errorf("%s, the other way: %v, want %v", tt.name, got, mirror[tt.want])
		}
	}
}
