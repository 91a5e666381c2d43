package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/record"
)

// The legal-card function of the specification (0.5), a second time: a list of duties, the highest first, each of which leaves the cards
// that meet it if there are any, and is waived if there are none (59).

// A duty is something that a card has to be.
type duty struct {
	code record.ReasonCode
	met  func(bridge.Card) bool
}

// withheld is why each card of seat, on turn, may not be played; a card that may be played is not in it.
func withheld(s record.State, seat bridge.Seat) map[bridge.Card]record.ReasonCode {
	out := map[bridge.Card]record.ReasonCode{}
	left := s.Hands[seat].Cards()
	for _, d := range duties(s, seat) {
		meets := func(c bridge.Card) bool { return d.met(c) }
		if !slices.ContainsFunc(left, meets) {
			continue
		}
		left = slices.DeleteFunc(left, func(c bridge.Card) bool {
			if meets(c) {
				return false
			}
			out[c] = d.code
			return true
		})
	}
	return out
}

// duties is what seat has to do now, the highest duty first.
func duties(s record.State, seat bridge.Seat) []duty {
	trick, _ := s.Trick()
	led := trick.Led()
	var out []duty
	if led != bridge.NoSuit {
		out = append(out, duty{record.MustFollow, func(c bridge.Card) bool { return c.Suit() == led }})
	}
	var banned []bridge.Suit
	for _, o := range s.Orders {
		if o.On != seat {
			continue
		}
		suit := func(c bridge.Card) bool { return c.Suit() == o.What.Suit }
		other := func(c bridge.Card) bool { return c.Suit() != o.What.Suit }
		switch {
		case o.Kind == record.MustLead && led == bridge.NoSuit:
			out = append(out, duty{record.LeadRequired, suit})
		case o.Kind == record.MustNotLead && led == bridge.NoSuit:
			banned = append(banned, o.What.Suit)
		case o.Kind == record.MustPlaySuit && led != bridge.NoSuit:
			out = append(out, duty{record.SuitRequired, suit})
		case o.Kind == record.MustNotPlay && led != bridge.NoSuit:
			out = append(out, duty{record.SuitBarred, other})
		case o.Kind == record.MustPlayHigh && led != bridge.NoSuit:
			out = append(out, duty{record.RankRequired, extreme(s.Hands[seat], led, func(a, b bridge.Rank) bool { return a > b })})
		case o.Kind == record.MustPlayLow && led != bridge.NoSuit:
			out = append(out, duty{record.RankRequired, extreme(s.Hands[seat], led, func(a, b bridge.Rank) bool { return a < b })})
		}
	}
	if len(banned) > 0 {
		out = append(out, duty{record.LeadBarred, func(c bridge.Card) bool { return !slices.Contains(banned, c.Suit()) }})
	}
	for _, o := range s.Orders {
		if o.On == seat && o.Kind == record.MustPlayCard { // declarer has said which (51A)
			out = append(out, duty{record.PenaltyFirst, func(c bridge.Card) bool { return c == o.What.Card }})
		}
	}
	out = append(out, duty{record.PenaltyFirst, func(c bridge.Card) bool {
		return slices.ContainsFunc(s.PenaltyCards(seat), func(p record.FaceUpCard) bool { return p.Card == c && p.Major })
	}})
	return append(out, minorDuty(s, seat, led)...)
}

// minorDuty is the rule of the minor penalty card, where that card itself may be played (50C).
func minorDuty(s record.State, seat bridge.Seat, led bridge.Suit) []duty {
	for _, p := range s.PenaltyCards(seat) {
		follows := led == bridge.NoSuit || p.Card.Suit() == led || s.Hands[seat].Of(led) == 0
		if p.Major || !follows {
			continue
		}
		return []duty{{record.MinorFirst, func(c bridge.Card) bool {
			return c == p.Card || c.Suit() != p.Card.Suit() || c.Rank() >= bridge.Ten
		}}}
	}
	return nil
}

// extreme is the card of suit that is before all others of it in h.
func extreme(h bridge.Hand, suit bridge.Suit, before func(a, b bridge.Rank) bool) func(bridge.Card) bool {
	return func(c bridge.Card) bool {
		return c.Suit() == suit && !slices.ContainsFunc(h.Cards(), func(o bridge.Card) bool {
			return o.Suit() == suit && before(o.Rank(), c.Rank())
		})
	}
}
