package rulings

import (
	"slices"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// mark marks what stands on s and not on the other side.
func (s *Side) mark(other *Side) {
	for _, w := range s.ways {
		for _, step := range w.steps {
			s.markQuestion(step, other)
		}
		for _, n := range w.nodes {
			if s.Clauses[n] == nil && n.Clauses != nil {
				s.Clauses[n] = s.markClauses(n, other)
			}
		}
		if w.part == "" && w.end.Kind == procedure.NotCoveredNode && !slices.ContainsFunc(other.ways, func(o way) bool { return w.meets(o) && w.sameEnd(o) }) {
			s.Questions[w.end] = Mark{Standing: Alone}
		}
	}
}

// markQuestion marks a question, and an answer to it that the other side has not.
func (s *Side) markQuestion(step procedure.PathStep, other *Side) {
	found, answered := Mark{Standing: Alone}, Mark{Standing: Alone}
	here := s.Under.Resolve(step.Node.Cite)
	for _, o := range other.ways {
		for _, there := range o.steps {
			if question(there.Node) != question(step.Node) {
				continue
			}
			if there.Answer == step.Answer {
				answered = Mark{}
			}
			switch cite := other.Under.Resolve(there.Node.Cite); {
			case cite == here:
				found = Mark{}
			case found.Standing == Alone:
				found = Mark{Recited, cite}
			}
		}
	}
	s.Questions[step.Node] = found
	if found.Standing != Alone { // of a new question every answer is new
		s.Answers[step] = answered
	}
}

// markClauses compares the orders of n with those of the other side's ways that one case may take together with a way through n.
func (s *Side) markClauses(n *procedure.Node, other *Side) []Mark {
	out := make([]Mark, len(n.Clauses))
	for i, c := range n.Clauses {
		alone, met := 0, 0
		alike := true // wherever it is there at all
		for _, w := range s.ways {
			if !slices.Contains(w.nodes, n) {
				continue
			}
			met++
			switch m := s.onWay(w, c, other); m.Standing {
			case Alone:
				alone++
			case Recited:
				alike = false
				out[i].Cite = m.Cite
			}
		}
		switch {
		case alone == met:
			out[i] = Mark{Standing: Alone}
		case alone > 0:
			out[i] = Mark{Standing: Sometimes}
		case !alike:
			out[i].Standing = Recited
		default:
			out[i] = Mark{}
		}
	}
	return out
}

// onWay is how an order of one way stands on the other side.
func (s *Side) onWay(w way, c procedure.Clause, other *Side) Mark {
	out := Mark{Standing: Alone}
	for _, o := range other.ways {
		if !w.meets(o) {
			continue
		}
		for _, d := range o.clauses() {
			if !sameOrder(c, d) {
				continue
			}
			cite := other.Under.Resolve(d.Cite)
			if cite == s.Under.Resolve(c.Cite) {
				return Mark{}
			}
			out = Mark{Recited, cite}
		}
	}
	return out
}

// CompareOrder is how an order stands among those that the same case gets in another edition.
func CompareOrder(o record.Order, others []record.Order) Mark {
	out := Mark{Standing: Alone}
	for _, d := range others {
		here, there := o.Cite, d.Cite
		d.Cite = here
		switch {
		case d != o:
		case here == there:
			return Mark{}
		default:
			out = Mark{Recited, there}
		}
	}
	return out
}

// outcomes lists what tells outcomes apart: for each that the other edition has not, the difference from the one there that is most
// like it. Outcomes with the same difference are one change.
func (c *Changes) outcomes() {
	for i := range c.Sides {
		for _, w := range c.Sides[i].ways {
			if change, differs := nearest(w, c.Sides[1-i].ways, i); differs {
				c.add(change, w, i)
			}
		}
	}
}

// nearest compares w, of the side with this index, with the ways of the other that a case may take together with it, and gives the least
// difference.
func nearest(w way, others []way, side int) (best OutcomeChange, differs bool) {
	least := -1
	for _, o := range others {
		if !w.meets(o) {
			continue
		}
		var change OutcomeChange
		change.Only[side], change.Only[1-side] = without(w.clauses(), o.clauses()), without(o.clauses(), w.clauses())
		size := len(change.Only[0]) + len(change.Only[1])
		if !w.sameEnd(o) {
			size++
			change.Ends[side], change.Ends[1-side] = w.goesOn(), o.goesOn()
		}
		if least < 0 || size < least {
			best, least = change, size
		}
	}
	return best, least > 0
}

// goesOn is where w ends if it does not end with a ruling, else nil.
func (w way) goesOn() *procedure.Node {
	if w.part == "" && w.end.Kind != procedure.NotCoveredNode {
		return nil
	}
	return w.end
}

// without is the clauses of one list that are not in another.
func without(list, other []procedure.Clause) []procedure.Clause {
	var out []procedure.Clause
	for _, c := range list {
		if !slices.ContainsFunc(other, func(d procedure.Clause) bool { return sameOrder(c, d) }) {
			out = append(out, c)
		}
	}
	return out
}

func (c *Changes) add(change OutcomeChange, w way, side int) {
	same := func(a, b []procedure.Clause) bool { return slices.EqualFunc(a, b, sameOrder) }
	i := slices.IndexFunc(c.Outcomes, func(o OutcomeChange) bool {
		return same(o.Only[0], change.Only[0]) && same(o.Only[1], change.Only[1]) && o.Ends == change.Ends
	})
	if i < 0 {
		change.When = w.steps
		i, c.Outcomes = len(c.Outcomes), append(c.Outcomes, change)
	}
	o := &c.Outcomes[i]
	o.Ways[side]++
	var common []procedure.PathStep
	for _, step := range o.When {
		if slices.ContainsFunc(w.steps, func(s procedure.PathStep) bool {
			return question(s.Node) == question(step.Node) && s.Answer == step.Answer
		}) {
			common = append(common, step)
		}
	}
	o.When = common
}

// recited lists what stands under two citations, of questions and of orders.
func (c *Changes) recited() {
	s := &c.Sides[1]
	add := func(m Mark, now law.Cite) {
		r := Recitation{Old: m.Cite, New: s.Under.Resolve(now)}
		r.Moved = slices.ContainsFunc(law.Moves(), func(m law.Move) bool { return m.In(c.Sides[0].Under) == r.Old && m.In(s.Under) == r.New })
		if m.Standing == Recited && !slices.Contains(c.Recited, r) {
			c.Recited = append(c.Recited, r)
		}
	}
	for n := range procedure.Nodes(s.Root) {
		add(s.Questions[n], n.Cite)
		for i, m := range s.Clauses[n] {
			add(m, n.Clauses[i].Cite)
		}
	}
}
