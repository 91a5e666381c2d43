package record

import (
	"slices"

	"rectify/engine/bridge"
)

// A Statement is the line of play that a claimer stated, before any law is applied to it (68C).
type Statement struct {
	Unclear bool      // there were words that say none of the things below: what they meant is for the director
	Steps   [6]Stated // in the order stated; zero after the last
}

// A Stated is one thing that a claimer said he would do.
type Stated struct {
	Does Doing
	Suit bridge.Suit
	Card bridge.Card // PlayCard
	Over bridge.Seat // Finesse: who is to be finessed
	N    uint8       // how many times, 0 if not said
}

// Doing is what a claimer said he would do.
type Doing uint8

// The things that a claimer may state.
const (
	NoDoing    Doing = iota
	DrawTrumps       // lead trumps until the opponents have none
	RunSuit          // lead Suit from the top, N rounds or all of it
	PlayCard         // lead or play Card
	RuffSuit         // lead Suit from the one hand and ruff it in the other, N times or once
	Finesse          // lead Suit through Over and play the lowest card that can win
	Discard          // throw cards of Suit when something has to be thrown
)

// Mentions reports whether the statement says that anything of sort d is done.
func (s Statement) Mentions(d Doing) bool {
	for _, step := range s.Steps {
		if step.Does == d && d != NoDoing {
			return true
		}
	}
	return false
}

// claimed notes a claim or concession. It establishes the revokes of its own side (63A3).
func (s *State) claimed(e Event, n int) {
	s.Claim = ClaimMade{Event: n, Seat: e.Seat, Tricks: e.Tricks, Concedes: e.Kind == Conceded}
	s.open(MatterID{Kind: Claim, Event: n, By: e.Seat})
	s.establishAll(n, e.Seat.Side())
}

// facedAsClaim takes the facing of seat's hand at table event n for a claim of the tricks that were left (48B2). Whoever has objected
// since then has contested it.
func (s *State) facedAsClaim(seat bridge.Seat, n int) {
	s.claimed(Event{Kind: Claimed, Seat: seat, Tricks: s.TricksLeft()}, n)
	s.Claim.Contested = slices.ContainsFunc(s.past[n:], func(e Event) bool { return e.Kind == Objected })
}

// award gives n of the tricks left to seat's side, and the others to the other side.
func (s *State) award(seat bridge.Seat, n int) {
	s.awarded = true
	rest := max(0, s.TricksLeft()-n)
	for _, other := range bridge.Seats {
		if other.Side() == seat.Side() {
			s.Awarded[other] = n
		} else {
			s.Awarded[other] = rest
		}
	}
}

// TricksLeft is how many tricks have not been played to the end.
func (s State) TricksLeft() int {
	left := 13 - s.TricksBefore()
	for _, t := range s.Tricks {
		if t.Complete() {
			left--
		}
	}
	return left
}

// voidPlay puts every card played since the last claim back into its hand. Where the trick in progress began after the claim, it is gone.
func (s *State) voidPlay() {
	for i := len(s.Tricks) - 1; i >= 0; i-- {
		for _, p := range s.Tricks[i].Plays {
			if p.Event > s.Claim.Event && !p.TakenBack {
				s.takeBack(i, p.Seat)
			}
			if i == len(s.Tricks) {
				break
			}
		}
	}
}

// scored notes what the score is said to be. It is a matter if another figure was given before, or if every trick was played and
// declarer won another number (79). After a claim the number of tricks is a question about the claim, which has its matter (79B1).
func (s *State) scored(e Event, n int) {
	if s.Claim.Event != 0 || s.Contract.Bid == bridge.NoCall {
		return
	}
	for _, p := range s.past[:n-1] {
		if p.Kind == Scored && p.Tricks != e.Tricks {
			s.open(MatterID{Kind: TricksDisputed, Event: n, By: e.Seat})
			return
		}
	}
	if s.Phase == Over && e.Tricks != s.Result() {
		s.open(MatterID{Kind: TricksDisputed, Event: n, By: e.Seat})
	}
}
