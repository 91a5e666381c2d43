package claim

import (
	"errors"

	"rectify/engine/bridge"
	"rectify/engine/record"
)

// A Position is the table at the moment of a claim. It is comparable.
type Position struct {
	Hands    bridge.BySeat[bridge.Hand] // the cards not yet played
	Trump    bridge.Denom
	Trick    bridge.Trick                  // the trick in progress; its Leader is set though it has no card yet
	Void     bridge.BySeat[record.SuitSet] // the suits of which a player is known to have none, having failed to follow
	Major    bridge.BySeat[bridge.Hand]    // major penalty cards, which are played when they can be (50D1)
	Declarer bridge.Seat
	Claimer  bridge.Seat
	Claimed  int // of the tricks left, the one in progress included
	Said     record.Statement
}

// The reasons why a position cannot be played out.
var (
	// ErrTooMany says that there are more lines than the search looks at.
	ErrTooMany = errors.New("claim: too many lines")
	// ErrUnknown says that not every hand is known, or that they do not have as many cards as the trick asks for.
	ErrUnknown = errors.New("claim: the hands are not known")
	// ErrUnclear says that the claimer used words whose meaning is for the director.
	ErrUnclear = errors.New("claim: the statement is not clear")
)

// At is the position in s, the state just before the claim or concession e. Cards shown as a claim, with no
// number, claim every trick (48B2).
func At(s record.State, e record.Event) (Position, error) {
	trick, _ := s.Trick()
	p := Position{Hands: bridge.BySeat[bridge.Hand](s.Hands), Trump: s.Trump(), Trick: trick.Cards(), Declarer: s.Declarer(),
		Claimer: e.Seat, Claimed: e.Tricks, Said: e.States}
	for _, t := range s.Tricks {
		for _, play := range t.Plays {
			if !play.TakenBack && play.Card.Suit() != t.Led() {
				p.Void[play.Seat] |= record.SuitsOf(t.Led())
			}
		}
	}
	for _, seat := range bridge.Seats {
		for _, c := range s.PenaltyCards(seat) {
			if s.Major(c) {
				p.Major[seat] = p.Major[seat].With(c.Card)
			}
		}
	}
	switch e.Kind {
	case record.Claimed:
	case record.Conceded:
		p.Claimed = p.Left() - e.Tricks
	default:
		p.Claimed = p.Left()
	}
	return p, p.check()
}

// Left is how many tricks are left, the one in progress included.
func (p Position) Left() int {
	most := 0
	for _, seat := range bridge.Seats {
		most = max(most, p.Hands[seat].Len())
	}
	return most
}

// check is an error if p cannot be played out.
func (p Position) check() error {
	left := p.Left()
	for _, seat := range bridge.Seats {
		want := left
		if p.Trick.Cards[seat] != bridge.NoCard {
			want--
		}
		if !p.Hands[seat].Known() || p.Hands[seat].Len() != want {
			return ErrUnknown
		}
	}
	if p.Trick.Leader == bridge.NoSeat || p.Declarer == bridge.NoSeat {
		return ErrUnknown
	}
	if p.Said.Unclear {
		return ErrUnclear
	}
	return nil
}

// plans reports whether the claimer decides what seat plays: his own cards, and for declarer and dummy the other hand's too.
func (p Position) plans(seat bridge.Seat) bool {
	return seat == p.Claimer || seat.Side() == p.Claimer.Side() && seat.Side() == p.Declarer.Side()
}

// other is the hand that the claimer plays beside seat's, no card if it is not his to play.
func (p Position) other(seat bridge.Seat) bridge.Seat {
	if p.plans(seat.Partner()) {
		return seat.Partner()
	}
	return bridge.NoSeat
}

// trumpUnmentioned reports whether the opponents have trumps and the claimer did not say that he would draw them (70C1).
func (p Position) trumpUnmentioned() bool {
	out := p.Hands[p.Claimer.LHO()] | p.Hands[p.Claimer.RHO()]
	return out.Of(p.Trump) != 0 && !p.Said.Mentions(record.DrawTrumps)
}
