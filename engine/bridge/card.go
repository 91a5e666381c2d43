package bridge

import (
	"fmt"
	"math/bits"
	"strings"
)

// A Denom is a denomination: a suit or notrump, in the order of Law 18E. The zero value is NoDenom.
type Denom uint8

// The five denominations, lowest first.
const (
	NoDenom Denom = iota
	Clubs
	Diamonds
	Hearts
	Spades
	NoTrump
)

// A Suit is a Denom other than NoTrump; NoSuit is the zero value.
type Suit = Denom

// NoSuit is the absence of a suit.
const NoSuit Suit = NoDenom

// Suits holds the four suits as a hand is written, spades first.
var Suits = [4]Suit{Spades, Hearts, Diamonds, Clubs}

// String is C, D, H, S or NT, and "-" for NoDenom.
func (d Denom) String() string { return [...]string{"-", "C", "D", "H", "S", "NT"}[d] }

// ParseDenom reads C, D, H, S, N or NT in either case.
func ParseDenom(text string) (Denom, error) {
	switch strings.ToUpper(text) {
	case "C":
		return Clubs, nil
	case "D":
		return Diamonds, nil
	case "H":
		return Hearts, nil
	case "S":
		return Spades, nil
	case "N", "NT":
		return NoTrump, nil
	}
	return NoDenom, fmt.Errorf("denomination %q is not one of C, D, H, S, NT", text)
}

// A Rank is 2 to 14; 11 is the jack, 14 the ace. The zero value is NoRank.
type Rank uint8

// The ranks that have names.
const (
	NoRank Rank = 0
	Two    Rank = 2
	Nine   Rank = 9
	Ten    Rank = 10
	Jack   Rank = 11
	Queen  Rank = 12
	King   Rank = 13
	Ace    Rank = 14
)

const rankLetters = "??23456789TJQKA"

// Honour reports whether r is an ace, king, queen, jack or ten (Definitions).
func (r Rank) Honour() bool { return r >= Ten }

// String is the rank's letter, T for the ten.
func (r Rank) String() string {
	if r < Two || r > Ace {
		return "-"
	}
	return rankLetters[r : r+1]
}

// ParseRank reads 2 to 9, T or 10, J, Q, K, A in either case.
func ParseRank(text string) (Rank, error) {
	if text == "10" {
		return Ten, nil
	}
	if len(text) == 1 {
		if i := strings.IndexByte(rankLetters[2:], strings.ToUpper(text)[0]); i >= 0 {
			return Rank(i) + Two, nil
		}
	}
	return NoRank, fmt.Errorf("rank %q is not one of A, K, Q, J, 10 (or T), 9 to 2", text)
}

// A Card is one of the 52; the zero value is NoCard.
type Card uint8

// NoCard is the absence of a card.
const NoCard Card = 0

// NewCard is the card of suit s and rank r. NoSuit or NoRank gives NoCard.
func NewCard(s Suit, r Rank) Card {
	if s == NoSuit || s == NoTrump || r == NoRank {
		return NoCard
	}
	return Card((uint8(s)-1)*13 + uint8(r-Two) + 1)
}

// Suit is the suit of c, NoSuit for NoCard.
func (c Card) Suit() Suit {
	if c == NoCard {
		return NoSuit
	}
	return Suit((c-1)/13) + Clubs
}

// Rank is the rank of c, NoRank for NoCard.
func (c Card) Rank() Rank {
	if c == NoCard {
		return NoRank
	}
	return Rank((c-1)%13) + Two
}

// String is suit then rank, as "SA" or "DT", and "-" for NoCard.
func (c Card) String() string {
	if c == NoCard {
		return "-"
	}
	return c.Suit().String() + c.Rank().String()
}

// ParseCard reads suit then rank: "SA", "dt", "D10".
func ParseCard(text string) (Card, error) {
	if len(text) < 2 {
		return NoCard, fmt.Errorf("card %q: write the suit, then the rank, as in DK", text)
	}
	s, err := ParseDenom(text[:1])
	if err != nil || s == NoTrump {
		return NoCard, fmt.Errorf("card %q: write the suit (S, H, D, C) first, then the rank, as in DK", text)
	}
	r, err := ParseRank(text[1:])
	if err != nil {
		return NoCard, fmt.Errorf("card %q: %w", text, err)
	}
	return NewCard(s, r), nil
}

// A Hand is a set of cards, one bit a card. The zero value is the empty set.
type Hand uint64

// UnknownHand is a hand whose cards nobody has stated; a hand that is void or played out is known, and 0. It takes the bit
// of NoCard, holds no card, and stays unknown whatever card is added to it or taken from it.
const UnknownHand Hand = 1 << NoCard

// Known reports whether h is a set of cards rather than UnknownHand.
func (h Hand) Known() bool { return h&UnknownHand == 0 }

// HandOf is the set of the given cards; NoCard is left out.
func HandOf(cards ...Card) Hand {
	var h Hand
	for _, c := range cards {
		h = h.With(c)
	}
	return h
}

// With is h and c.
func (h Hand) With(c Card) Hand {
	if c == NoCard || !h.Known() {
		return h
	}
	return h | 1<<c
}

// Without is h less c.
func (h Hand) Without(c Card) Hand {
	if c == NoCard {
		return h
	}
	return h &^ (1 << c)
}

// Has reports whether c is in h.
func (h Hand) Has(c Card) bool { return c != NoCard && h&(1<<c) != 0 }

// Len is the number of cards in h.
func (h Hand) Len() int { return bits.OnesCount64(uint64(h &^ UnknownHand)) }

// Of is the cards of suit s in h.
func (h Hand) Of(s Suit) Hand {
	if s == NoSuit || s == NoTrump {
		return 0
	}
	return h & (0x1fff << shift(s))
}

// shift is the bit of the two of s: a suit is thirteen bits together.
func shift(s Suit) uint { return uint(NewCard(s, Two)) }

// Cards lists h, lowest club first, ace of spades last.
func (h Hand) Cards() []Card {
	out := make([]Card, 0, h.Len())
	for h &^= UnknownHand; h != 0; h &= h - 1 {
		out = append(out, Card(bits.TrailingZeros64(uint64(h))))
	}
	return out
}

// Lowest is the lowest card of suit s in h, NoCard if there is none.
func (h Hand) Lowest(s Suit) Card {
	if h = h.Of(s); h == 0 {
		return NoCard
	}
	return Card(bits.TrailingZeros64(uint64(h)))
}

// Highest is the highest card of suit s in h, NoCard if there is none.
func (h Hand) Highest(s Suit) Card {
	if h = h.Of(s); h == 0 {
		return NoCard
	}
	return Card(63 - bits.LeadingZeros64(uint64(h)))
}

// String writes h as in PBN: "AKQ.JT9.8.2" with spades first; a void is empty, and a hand that is not known is "-".
func (h Hand) String() string {
	if !h.Known() {
		return "-"
	}
	var b strings.Builder
	for i, s := range Suits {
		if i > 0 {
			b.WriteByte('.')
		}
		cards := h.Of(s).Cards()
		for j := len(cards) - 1; j >= 0; j-- {
			b.WriteString(cards[j].Rank().String())
		}
	}
	return b.String()
}
