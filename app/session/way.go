package session

import (
	"maps"
	"slices"

	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/engine/verdict"
)

// What is asked and what is to be found must not tell what is true. So the questions of a ruling are those of every way that
// the table leaves open, and what is to be found next follows from what the trainee has found, right or wrong.

// questions is what may be asked before t's ruling. Some are not needed for it, among them two that are needed for none. Where the
// trainee has said how it was, there is nobody left to ask.
func (s *Session) questions(t *Turn) []Question {
	if s.saidOf(t) {
		return nil
	}
	c := s.Case(t)
	var out []Question
	add := func(q Question) {
		if !slices.ContainsFunc(out, func(known Question) bool { return known.Key == q.Key }) {
			out = append(out, q)
		}
	}
	needed := verdict.Needed(c, procedure.Outcome{Path: t.newSteps()})
	for _, f := range open(c, s.from(t), map[*procedure.Node]bool{}) {
		polled := s.Scenario.Polled(f.ID) != nil
		for _, asked := range append([]*procedure.Fact{f}, f.Evidence...) {
			if polled && asked.ID == hearsay {
				continue
			}
			if asked.Class == procedure.Table || asked.Class == procedure.System && asked.Asks != procedure.Nobody {
				key := asked.Key(c)
				add(Question{Key: key, Fact: asked, For: f.Key(c), Needed: slices.Contains(needed, key)})
			}
		}
	}
	if len(out) > 0 {
		for _, f := range []*procedure.Fact{CardsHeld, SinceThen} {
			add(Question{Key: f.Key(c), Fact: f, For: f.Key(c)})
		}
	}
	return out
}

// from is where the tree of t's matter goes on: after what an interim ruling has been through.
func (s *Session) from(t *Turn) *procedure.Node {
	node := rulings.Tree(t.Task.Matter.Kind, s.Settings.Edition)
	r := t.Before.Interim(t.Task.Matter)
	if r == nil {
		return node
	}
	for _, answer := range r.Path {
		node = after(skip(node), answer.ID)
	}
	return node
}

// skip is node, or the first one behind it that decides something.
func skip(node *procedure.Node) *procedure.Node {
	for node != nil && node.Kind == procedure.MeanwhileNode {
		node = node.Next
	}
	return node
}

// after is the node that an answer leads to, nil if there is none.
func after(node *procedure.Node, id record.AnswerID) *procedure.Node {
	if node == nil {
		return nil
	}
	for _, b := range node.Branches {
		if b.Answer == id {
			return b.Next
		}
	}
	return nil
}

// open is the facts that may matter from node on, as far as the table has come: the record and the choices made close ways,
// what was found of the other facts does not. What has yet to happen is not asked about.
func open(c *procedure.Case, node *procedure.Node, seen map[*procedure.Node]bool) []*procedure.Fact {
	node = skip(node)
	if node == nil || seen[node] || node.Fact == nil {
		return nil
	}
	seen[node] = true
	known := node.Fact.Find(c)
	if known.Status == procedure.Awaits {
		return nil
	}
	var out []*procedure.Fact
	if node.Kind == procedure.AskNode {
		out = append(out, node.Fact)
	}
	if node.Kind == procedure.AskNode && node.Fact.Class != procedure.Record && known.Status == procedure.Found {
		known = procedure.Finding{} // by the file
	}
	if known.Known() {
		return append(out, open(c, after(node, known.Answer.ID), seen)...)
	}
	for _, id := range node.Fact.Could(c) {
		out = append(out, open(c, after(node, id), seen)...)
	}
	return out
}

// toFind is the fact that is to be found next on the way that t's findings lead, nil if none is: that way has come to a ruling,
// or to something that did not happen in this case.
func (s *Session) toFind(t *Turn) *procedure.Step {
	c := s.Case(t)
	c.Found = maps.Clone(t.Found)
	found := map[procedure.Key]record.AnswerID{}
	for _, f := range t.Findings {
		found[f.Step.Key] = f.Answer.ID
		if !s.Settings.Bare || c.Found[f.Step.Key].ID != f.Answer.ID { // else it stays as the file has it, with the card or suit it names
			c.Found[f.Step.Key] = f.Answer
		}
	}
	node := skip(s.from(t))
	for node != nil && node.Fact != nil {
		known, key := node.Fact.Find(c), node.Fact.Key(c)
		id, ok := found[key]
		switch {
		case known.Status == procedure.Awaits:
			return nil
		case s.told[key]:
			id = known.Answer.ID
		case s.judged(c, node) && !ok:
			return t.step(node, key)
		case s.judged(c, node):
		case known.Known():
			id = known.Answer.ID
		default:
			return nil
		}
		node = skip(after(node, id))
	}
	return nil
}

// judged reports whether the trainee is to say what is found at node: more than one answer could be. What the table has shown
// beyond what players could tell is not asked.
func (s *Session) judged(c *procedure.Case, node *procedure.Node) bool {
	known := node.Fact.Find(c)
	shown := known.Status == procedure.Derived && !slices.Contains(node.Fact.Could(c), known.Answer.ID)
	return node.Kind == procedure.AskNode && node.Fact.Class != procedure.Record && len(s.answers(c, node)) > 1 && !shown
}

// answers is everything that could be found or chosen at node, each with its number, card or suit.
func (s *Session) answers(c *procedure.Case, node *procedure.Node) []record.Answer {
	var out []record.Answer
	could := node.Fact.Could(c)
	for _, b := range node.Branches {
		switch asked := node.Kind == procedure.AskNode; {
		case asked && !slices.Contains(could, b.Answer):
		case b.Params == nil || asked && s.Settings.Bare:
			out = append(out, record.Answer{ID: b.Answer})
		default:
			out = append(out, b.Params(c)...)
		}
	}
	return out
}

// step is node as a step: with what is true, if the way to the engine's ruling passes it.
func (t *Turn) step(node *procedure.Node, key procedure.Key) *procedure.Step {
	for _, step := range t.newSteps() {
		if step.Node == node && step.Key == key {
			return &step
		}
	}
	return &procedure.Step{Node: node, Key: key}
}
