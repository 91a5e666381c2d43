package rulings

import (
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// MeaningAsked is the call whose meaning a question asks for in a case: its table event. It is false of other questions, and
// while the call has not been made.
func MeaningAsked(c *procedure.Case, f *procedure.Fact) (event int, ok bool) {
	switch f {
	case meaningWithdrawn:
		return originalOf(c).Event, true
	case meaningReplacement:
		if _, new, ok := changePair(c); ok {
			return new.Event, true
		}
		r, ok := replacementOf(c.State, c.Matter)
		return r.Event, ok
	}
	return 0, false
}

// Meanings is what the call of table event n means under its side's agreements, as far as the file says; none is "not known".
func Meanings(s record.State, n int) []record.Meaning { return meanings(s, n) }
