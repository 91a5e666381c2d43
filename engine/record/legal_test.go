package record

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"rectify/engine/bridge"
)

// broken is the duties that playing c would break, weightiest first: following suit, restrictions, a major penalty card, the
// rule of the minor one.
func broken(s State, seat bridge.Seat, c bridge.Card) []bool {
	hand := s.Hands[seat]
	trick, _ := s.Trick()
	led := trick.Led()
	leads := led == bridge.NoSuit
	out := []bool{!leads && c.Suit() != led}
	barred := false
	for _, o := range s.Orders {
		suit := o.What.Suit
		switch o.Kind {
		case MustLead:
			out = append(out, leads && c.Suit() != suit)
		case MustNotLead:
			barred = barred || leads && c.Suit() == suit
		case MustPlaySuit:
			out = append(out, !leads && c.Suit() != suit)
		case MustNotPlay:
			out = append(out, !leads && c.Suit() == suit)
		case MustPlayHigh:
			out = append(out, !leads && c != hand.Highest(led))
		case MustPlayLow:
			out = append(out, !leads && c != hand.Lowest(led))
		}
	}
	penalties := s.PenaltyCards(seat)
	major := slices.ContainsFunc(penalties, s.Major)
	is := slices.ContainsFunc(penalties, func(p FaceUpCard) bool { return p.Card == c })
	minor := slices.ContainsFunc(penalties, func(p FaceUpCard) bool {
		return !s.Major(p) && p.Card.Suit() == c.Suit() && p.Card != c && !c.Rank().Honour()
	})
	return append(out, barred, major && !is, minor)
}

// lighter reports whether a is the lighter breach: at the first duty in which they differ, it keeps it.
func lighter(a, b []bool) bool {
	for i := range a {
		if a[i] != b[i] {
			return b[i]
		}
	}
	return false
}

// A card may be played if no other card of the hand breaks less. This is the table of the specification (0.5) read the other
// way round: a duty that no card can keep, or only by breaking a weightier one, makes no difference between them.
func TestACardMayBePlayedIfNoOtherBreaksLess(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		deal := dealt(t)
		cards := rapid.IntRange(1, 6).Draw(t, "cards")
		for _, seat := range bridge.Seats {
			deal[seat] = bridge.HandOf(deal[seat].Cards()[3 : 3+cards]...)
		}
		trump := bridge.Denom(rapid.IntRange(1, 5).Draw(t, "trump"))
		rec := &Record{Deal: deal, Contract: bridge.Contract{Bid: bridge.Bid(1, trump), Declarer: south}}
		s := NewState(rec)
		for range rapid.IntRange(0, 3).Draw(t, "played") {
			s = must(s.Step(legalCard(t, s)))
		}
		seat := s.Turn()
		hand := s.Hands[seat]
		for _, c := range rapid.SliceOfNDistinct(rapid.SampledFrom(hand.Cards()), 0, 3, rapid.ID[bridge.Card]).Draw(t, "penalties") {
			s.FaceUp = append(s.FaceUp, FaceUpCard{Seat: seat, Card: c, Penalty: true})
		}
		for i := range s.FaceUp {
			s.FaceUp[i].Major = len(s.FaceUp) > 1 || s.FaceUp[i].Card.Rank().Honour() || rapid.Bool().Draw(t, "deliberate")
		}
		kinds := []OrderKind{MustLead, MustNotLead, MustPlaySuit, MustNotPlay, MustPlayHigh, MustPlayLow}
		for range rapid.IntRange(0, 2).Draw(t, "orders") {
			o := Order{Kind: rapid.SampledFrom(kinds).Draw(t, "kind"), On: seat, Until: EndOfPlay}
			o.What.Suit = rapid.SampledFrom(bridge.Suits[:]).Draw(t, "suit")
			s.Orders = append(s.Orders, InForce{Order: o})
		}
		var want bridge.Hand
		for _, c := range hand.Cards() {
			if !slices.ContainsFunc(hand.Cards(), func(o bridge.Card) bool { return lighter(broken(s, seat, o), broken(s, seat, c)) }) {
				want = want.With(c)
			}
		}
		if got := s.LegalPlays(seat); got != want {
			t.Fatalf("%s holds %s, trick %s, orders %v, penalty cards %s: may play %s, want %s", seat, hand, trick(s), s.Orders, penalties(s), got, want)
		}
		for _, c := range s.PlayChoices(seat) {
			if (c.Why.Code == MayPlay) != want.Has(c.Card) {
				t.Fatalf("%s: reason %d", c.Card, c.Why.Code)
			}
		}
	})
}
