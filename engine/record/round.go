package record

import "rectify/engine/bridge"

// ceased reports whether play has ceased: the board is over, or somebody has claimed or conceded and nobody has objected (68D).
func (s *State) ceased() bool {
	return s.Phase == Over || s.Claim.Event != 0 && !s.Claim.Contested
}

// endRound lets the round end at this table by table event n (8B1). Who has not objected to a claim by then has agreed to it (69A).
func (s *State) endRound(n int) {
	if s.Round.Ended {
		return
	}
	s.Round.Ended, s.Round.EndedBy = true, n
	s.agree(n, bridge.NorthSouth)
	s.agree(n, bridge.EastWest)
}

// openRound takes back that the round has ended at this table: a board of it is still to be played (8B2).
func (s *State) openRound() {
	if s.Round.Ended {
		s.unestablish(s.Round.EndedBy)
	}
	s.Round.Ended, s.Round.EndedBy = false, 0
}
