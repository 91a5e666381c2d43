package rulings

import (
	"maps"
	"slices"
	"strings"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A Standing says how something of one edition stands in another.
type Standing uint8

// The standings.
const (
	Alike     Standing = iota
	Recited            // it is there, under another citation
	Sometimes          // it is there on some of the ways that lead to it here, and on others not
	Alone              // it is not there
)

// A Mark is how something stands in the other edition, and the citation that it has there if it is Recited.
type Mark struct {
	Standing Standing
	Cite     law.Cite
}

// Changes is how the charts of one procedure differ in two editions. Everything in it is read off the trees: two outcomes are compared
// if no question that both ask is answered otherwise, so that neither questions nor answers of one edition alone keep them apart.
type Changes struct {
	Sides    [2]Side // the older edition first
	Outcomes []OutcomeChange
	Recited  []Recitation // in the order of the newer chart
}

// A Side is the chart of one edition with what the other does not have marked. Root is nil where an edition has no such chart.
type Side struct {
	Chart
	Under     law.Edition
	Questions map[*procedure.Node]Mark // of a leaf that is not covered too
	Answers   map[procedure.PathStep]Mark
	Clauses   map[*procedure.Node][]Mark // one for each clause of the node
	ways      []way
}

// An OutcomeChange is the orders that tell outcomes of two editions apart.
type OutcomeChange struct {
	Only [2][]procedure.Clause // given by the older edition alone, and by the newer one alone
	Ends [2]*procedure.Node    // where an edition gives no orders but goes no further, or goes on in another chart; nil if it does
	When []procedure.PathStep  // the answers that all these outcomes have in common
	Ways [2]int                // how many there are in each edition
}

// A Recitation is what both editions have, under two citations. It is moved if [law.Moves] says that the paragraph is the same.
type Recitation struct {
	Old, New law.Cite
	Moved    bool
}

// CompareCharts compares the charts of a procedure in two editions, the older one first. A chart is known by its matter and part: its law
// may have moved.
func CompareCharts(c Chart, older, newer law.Edition) Changes {
	out := Changes{Sides: [2]Side{sideOf(c, older), sideOf(c, newer)}}
	if out.Sides[0].Root == nil || out.Sides[1].Root == nil {
		return out
	}
	inOlder, inNewer := out.Sides[0].known(), out.Sides[1].known()
	out.Sides[0].forget(inNewer)
	out.Sides[1].forget(inOlder)
	for i := range out.Sides {
		out.Sides[i].mark(&out.Sides[1-i])
	}
	out.outcomes()
	out.recited()
	return out
}

func sideOf(c Chart, e law.Edition) Side {
	s := Side{Under: e, Questions: map[*procedure.Node]Mark{}, Answers: map[procedure.PathStep]Mark{}, Clauses: map[*procedure.Node][]Mark{}}
	for _, chart := range Charts(e) {
		if chart.Kind == c.Kind && chart.Part == c.Part {
			s.Chart = chart
			s.follow(chart.Root, way{answers: map[asked]record.AnswerID{}})
			break
		}
	}
	return s
}

// A way is one way through a chart, to a ruling or to where another chart goes on.
type way struct {
	steps   []procedure.PathStep
	answers map[asked]record.AnswerID
	nodes   []*procedure.Node // those with orders, the last one included
	end     *procedure.Node
	part    procedure.TextID // where another chart goes on
}

// question names the question of n. Where an edition finds a fact in another way, or a tree has fewer answers to it, the facts differ and
// the question is one.
func question(n *procedure.Node) procedure.FactID {
	if n.Fact == turnOfTwo {
		return turnOf.ID
	}
	return procedure.FactID(strings.TrimSuffix(string(n.Fact.ID), "-2007"))
}

// An asked is a question of a way. A fact may be asked again, of another event.
type asked struct {
	fact procedure.FactID
	time int
}

// follow collects the ways that go on from n.
func (s *Side) follow(n *procedure.Node, w way) {
	w.nodes = append(slices.Clip(w.nodes), n)
	part, elsewhere := s.LeadsTo(n)
	switch {
	case elsewhere:
		w.part, w.end = part.Part, n
		s.ways = append(s.ways, w)
	case n.Next != nil:
		s.follow(n.Next, w)
	case n.Fact == nil:
		w.end = n
		s.ways = append(s.ways, w)
	}
	if elsewhere {
		return
	}
	for _, b := range n.Branches {
		next := w
		step := procedure.PathStep{Node: n, Answer: b.Answer}
		next.steps = append(slices.Clip(w.steps), step)
		next.answers = maps.Clone(w.answers)
		q := asked{fact: question(n)}
		for next.answers[q] != "" {
			q.time++
		}
		next.answers[q] = b.Answer
		s.follow(b.Next, next)
	}
}

// A said is a question with an answer to it.
type said struct {
	asked
	answer record.AnswerID
}

// known is every answer of a chart.
func (s *Side) known() map[said]bool {
	out := map[said]bool{}
	for _, w := range s.ways {
		for q, a := range w.answers {
			out[said{q, a}] = true
		}
	}
	return out
}

// forget takes the answers that the other chart does not have from the ways: what cannot be said there keeps no outcomes apart.
func (s *Side) forget(known map[said]bool) {
	for _, w := range s.ways {
		for q, a := range w.answers {
			if !known[said{q, a}] {
				delete(w.answers, q)
			}
		}
	}
}

// meets reports whether one case may take both ways: no question that both ask is answered otherwise.
func (w way) meets(o way) bool {
	for q, a := range w.answers {
		if b, both := o.answers[q]; both && a != b {
			return false
		}
	}
	return true
}

// clauses is the orders of a way.
func (w way) clauses() []procedure.Clause {
	var out []procedure.Clause
	for i, n := range w.nodes {
		if i < len(w.nodes)-1 || w.part == "" {
			out = append(out, n.Clauses...)
		}
	}
	return out
}

// sameOrder reports whether clauses give the same order, under whatever citation.
func sameOrder(a, b procedure.Clause) bool {
	return a.Kind == b.Kind && a.On == b.On && a.Chooser == b.Chooser && a.From == b.From && a.Until == b.Until && a.Opens == b.Opens &&
		a.What.Name == b.What.Name
}

// sameEnd reports whether ways end in the same manner: with a ruling, or where they go no further, or in the same other chart.
func (w way) sameEnd(o way) bool {
	return w.part == o.part && (w.part != "" || w.end.Kind == o.end.Kind && w.end.Reason == o.end.Reason)
}
