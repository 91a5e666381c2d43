package doubledummy

import (
	"context"
	"fmt"

	"rectify/engine/bridge"
)

// A Position is what is left of a board: thirteen cards a hand or an ending, and the cards of an unfinished trick.
type Position struct {
	Hands  bridge.BySeat[bridge.Hand] // without the cards of Trick
	Trump  bridge.Denom
	Leader bridge.Seat   // who led to Trick, or is on lead
	Trick  []bridge.Card // from Leader on, at most three
}

// ToPlay is the seat whose turn it is.
func (p Position) ToPlay() bridge.Seat { return p.Leader.Rotate(len(p.Trick)) }

// Check reports why p cannot be solved: a hand that is not known, a card twice, or hands of different lengths.
func (p Position) Check() error {
	if p.Leader == bridge.NoSeat || p.Trump == bridge.NoDenom || len(p.Trick) > 3 {
		return fmt.Errorf("doubledummy: a position needs a leader, a denomination and an unfinished trick")
	}
	var seen bridge.Hand
	length := p.Hands[p.ToPlay()].Len()
	for _, s := range bridge.Seats {
		h := p.Hands[s]
		if !h.Known() {
			return fmt.Errorf("doubledummy: the hand of %s is not known", s)
		}
		if seen&h != 0 {
			return fmt.Errorf("doubledummy: a card of %s is in another hand too", s)
		}
		seen |= h
	}
	for i := range bridge.Seats {
		s, want := p.Leader.Rotate(i), length
		if i < len(p.Trick) {
			want--
			if c := p.Trick[i]; c == bridge.NoCard || seen.Has(c) {
				return fmt.Errorf("doubledummy: card %s of the trick is in a hand too, or is none", c)
			}
			seen = seen.With(p.Trick[i])
		}
		if n := p.Hands[s].Len(); n != want {
			return fmt.Errorf("doubledummy: %s has %d cards, not %d", s, n, want)
		}
	}
	return nil
}

// Solve is how many of the tricks left, an unfinished one among them, the side of the seat to play takes. The error is that of
// [Position.Check], or the context's.
func Solve(ctx context.Context, p Position) (int, error) {
	if err := p.Check(); err != nil {
		return 0, err
	}
	s := newSearch(ctx, p.all(), p.Trump)
	return s.value(p)
}

// all is the hands with the cards of the trick back in them: the cards over which the search compares ranks.
func (p Position) all() bridge.BySeat[bridge.Hand] {
	hands := p.Hands
	for i, c := range p.Trick {
		s := p.Leader.Rotate(i)
		hands[s] = hands[s].With(c)
	}
	return hands
}

// A Card is a card that the seat to play may play, and what it leads to.
type Card struct {
	Card   bridge.Card
	Tricks int // that the side of the seat to play then takes, the unfinished one among them
}

// Cards is what each legal card of the seat to play leads to, in the order of [bridge.Hand.Cards].
func Cards(ctx context.Context, p Position) ([]Card, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	seat := p.ToPlay()
	var led bridge.Suit
	if len(p.Trick) > 0 {
		led = p.Trick[0].Suit()
	}
	s := newSearch(ctx, p.all(), p.Trump)
	var out []Card
	for _, c := range bridge.Follows(p.Hands[seat], led).Cards() {
		next, won := p.Play(c)
		left := next.Hands[next.ToPlay()].Len()
		tricks := 0
		if left > 0 {
			v, err := s.value(next)
			if err != nil {
				return nil, err
			}
			if tricks = v; next.ToPlay().Opposes(seat) {
				tricks = left - v
			}
		}
		if won != bridge.NoSeat && !won.Opposes(seat) {
			tricks++
		}
		out = append(out, Card{c, tricks})
	}
	return out, nil
}

// Play is the position after the seat to play has played c, and who has won the trick if that completes it.
func (p Position) Play(c bridge.Card) (Position, bridge.Seat) {
	seat := p.ToPlay()
	p.Hands[seat] = p.Hands[seat].Without(c)
	p.Trick = append(p.Trick[:len(p.Trick):len(p.Trick)], c)
	if len(p.Trick) < 4 {
		return p, bridge.NoSeat
	}
	t := bridge.Trick{Leader: p.Leader}
	for i, card := range p.Trick {
		t.Cards[p.Leader.Rotate(i)] = card
	}
	p.Leader, p.Trick = t.Winner(p.Trump), nil
	return p, p.Leader
}

// A Table is the tricks that each seat takes as declarer, by denomination.
type Table [bridge.NoTrump + 1]bridge.BySeat[int]

// TableOf is the table of a deal, or of an ending with hands of one length.
func TableOf(ctx context.Context, hands bridge.BySeat[bridge.Hand]) (Table, error) {
	var out Table
	for d := bridge.Clubs; d <= bridge.NoTrump; d++ {
		if err := (Position{Hands: hands, Trump: d, Leader: bridge.North}).Check(); err != nil {
			return out, err
		}
		s := newSearch(ctx, hands, d)
		for _, declarer := range bridge.Seats {
			defence, err := s.value(Position{Hands: hands, Trump: d, Leader: declarer.LHO()})
			if err != nil {
				return out, err
			}
			out[d][declarer] = hands[declarer].Len() - defence
		}
	}
	return out, nil
}
