package record

import "slices"

// An openMatter is a matter that has arisen and what has become of it.
type openMatter struct {
	id      MatterID
	settled bool   // by a ruling that is not interim
	lapsed  bool   // what it was about has gone, so that there is nothing to rule: the partner has led, say
	last    *Ruled // the last ruling on it
	closed  int    // table events when it was settled
	doubted bool   // of words: dummy put out a card on them that they may not have meant
}

// awaits reports whether m waits for a ruling.
func (m openMatter) awaits() bool { return !m.settled && !m.lapsed }

// Matters is the matters that await a ruling, in the order in which they are ruled. One that has an interim ruling is
// among them.
func (s State) Matters() []MatterID {
	var out []MatterID
	for _, m := range s.matters {
		if m.awaits() {
			out = append(out, m.id)
		}
	}
	slices.SortStableFunc(out, func(a, b MatterID) int {
		switch {
		case a.before(b):
			return -1
		case b.before(a):
			return 1
		}
		return 0
	})
	return out
}

// AllMatters is every matter that has arisen, settled or not, in the order in which it arose.
func (s State) AllMatters() []MatterID {
	out := make([]MatterID, len(s.matters))
	for i, m := range s.matters {
		out[i] = m.id
	}
	return out
}

// Settled reports whether m has a ruling that is not interim.
func (s State) Settled(m MatterID) bool {
	i := s.matter(m)
	return i >= 0 && s.matters[i].settled
}

// Interim is the interim ruling of m, nil if it has none.
func (s State) Interim(m MatterID) *Ruled {
	if i := s.matter(m); i >= 0 && s.matters[i].awaits() {
		return s.matters[i].last
	}
	return nil
}

// RuledOn is the last ruling on m, interim or not, nil if there has been none.
func (s State) RuledOn(m MatterID) *Ruled {
	if i := s.matter(m); i >= 0 {
		return s.matters[i].last
	}
	return nil
}

func (s *State) matter(id MatterID) int {
	return slices.IndexFunc(s.matters, func(m openMatter) bool { return m.id == id })
}

// open adds a matter, once.
func (s *State) open(id MatterID) {
	if s.matter(id) < 0 {
		s.matters = append(s.matters, openMatter{id: id})
	}
}

// openOnce opens id unless the same matter fell due before, at whatever moment.
func (s *State) openOnce(id MatterID) {
	if !slices.ContainsFunc(s.matters, func(m openMatter) bool {
		return m.id.Kind == id.Kind && m.id.Event == id.Event && m.id.By == id.By
	}) {
		s.open(id)
	}
}

// lapse ends the matters that await a ruling and of which gone is true, without one.
func (s *State) lapse(gone func(MatterID) bool) {
	for i := range s.matters {
		if m := &s.matters[i]; m.awaits() && gone(m.id) {
			m.lapsed = true
		}
	}
}
