package bridge

import (
	"errors"
	"fmt"
	"strings"
)

// A Deal is the four hands, indexed by Seat: d[North]. Hands may be unknown, or hold fewer than thirteen cards, as in an
// ending. The zero value is four empty hands.
type Deal BySeat[Hand]

// ParseDeal reads a deal as PBN writes it: the first seat, a colon, then four hands clockwise from that seat, as in
// "N:A7542.KQ5.J8.AQ8 - - -". No card may be in two hands; how many cards a hand holds is for Check. The error names every
// hand that is wrong, and what is wrong with it.
func ParseDeal(text string) (Deal, error) {
	first, rest, found := strings.Cut(strings.TrimSpace(text), ":")
	if !found {
		return Deal{}, fmt.Errorf("deal %q: the first hand's seat and a colon come first, as in N:A7542.KQ5.J8.AQ8", text)
	}
	seat, err := ParseSeat(first)
	if err != nil {
		return Deal{}, fmt.Errorf("deal: %w", err)
	}
	hands := strings.Fields(rest)
	if len(hands) != len(Seats) {
		return Deal{}, fmt.Errorf("deal: %d hands, not 4 (write - for a hand that is not known)", len(hands))
	}
	var d Deal
	var errs []error
	for _, hand := range hands {
		if d[seat], err = ParseHand(hand); err != nil {
			errs = append(errs, fmt.Errorf("hand of %s: %w", seat, err))
		}
		seat = seat.LHO()
	}
	if err := errors.Join(append(errs, d.sharedCards()...)...); err != nil {
		return Deal{}, err
	}
	return d, nil
}

// String writes d as in PBN, from North.
func (d Deal) String() string {
	return fmt.Sprintf("N:%s %s %s %s", d[North], d[East], d[South], d[West])
}

// Check reports what keeps d from being dealt as Law 6B requires: a known hand that does not hold thirteen cards, or a card
// in two hands. Hands that are not known pass.
func (d Deal) Check() error {
	var errs []error
	for _, s := range Seats {
		if n := d[s].Len(); d[s].Known() && n != 13 {
			errs = append(errs, fmt.Errorf("hand of %s: %d cards, not 13", s, n))
		}
	}
	return errors.Join(append(errs, d.sharedCards()...)...)
}

// sharedCards is an error for each card that a hand has in common with a hand before it.
func (d Deal) sharedCards() []error {
	var errs []error
	for i, s := range Seats {
		for _, earlier := range Seats[:i] {
			for _, c := range (d[s] & d[earlier]).Cards() {
				errs = append(errs, fmt.Errorf("hand of %s: card %s is in the hand of %s too", s, c, earlier))
			}
		}
	}
	return errs
}

// ParseHand reads a hand as PBN writes it, spades first and a void empty: "AKQ.JT9.8.2", or "-" for UnknownHand. The ten
// is T or 10, the ranks of a suit come in any order, and a hand may hold any number of cards.
func ParseHand(text string) (Hand, error) {
	if text == "-" {
		return UnknownHand, nil
	}
	suits := strings.Split(text, ".")
	if len(suits) != len(Suits) {
		return 0, fmt.Errorf("%q has %d suits, not 4: write spades.hearts.diamonds.clubs, nothing for a void", text, len(suits))
	}
	var h Hand
	for i, s := range Suits {
		for _, letter := range strings.ReplaceAll(suits[i], "10", "T") {
			r, err := ParseRank(string(letter))
			if err != nil {
				return 0, fmt.Errorf("suit %s: %w", s, err)
			}
			c := NewCard(s, r)
			if h.Has(c) {
				return 0, fmt.Errorf("card %s is repeated", c)
			}
			h = h.With(c)
		}
	}
	return h, nil
}
