package record

import "rectify/engine/bridge"

// Result is how many tricks declarer's side has in the end: those it won, those awarded in place of play, and those moved by
// rectification. It says something once Phase is Over.
func (s State) Result() int {
	if s.corrected {
		return s.Corrected
	}
	side := s.Declarer().Side()
	moved := s.Moved
	if side == bridge.EastWest {
		moved = -moved
	}
	return s.TricksWon(side) + s.Awarded[s.Declarer()] + moved
}
