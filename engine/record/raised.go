package record

import (
	"slices"

	"rectify/engine/bridge"
)

// Most irregularities show in the record itself. What players complain of, doubt, ask the director to leave alone, or appeal against does
// not: nobody can see in a pause that it misled, or in a ruling that a side is not content with it. Such a matter arises when it is raised.

// raisable is the matters that arise in this way alone.
var raisable = []MatterKind{Misleading, Communication, Conduct, SpectatorSpoke, FactsDisputed, WaiverAsked, RulingDoubted, BoardFouled, Appeal,
	PackDoubted, MarksDoubted, SeatingDoubted, RoundDoubted, WithdrawnUsed, MatchBoard}

// Raisable reports whether matters of kind k arise by being raised before the director.
func (k MatterKind) Raisable() bool { return slices.Contains(raisable, k) }

// raised opens the matter that e brings before the director. It is about the player whom it names, or who did what it refers to; a waiver
// and an appeal are matters of the player who asks for them; what a player is said to have used of a withdrawn call is one of the partner's,
// as all information that partners have of each other is (16B).
func (s *State) raised(e Event, n int) {
	by := e.Seat
	if e.Opens != WaiverAsked && e.Opens != Appeal {
		for _, other := range []bridge.Seat{s.Event(e.Of).Seat, e.To} {
			if other != bridge.NoSeat {
				by = other
			}
		}
	}
	if e.Opens == WithdrawnUsed && e.To != bridge.NoSeat {
		by = e.To.Partner()
	}
	s.open(MatterID{Kind: e.Opens, Event: n, By: by})
}
