package rulings

import (
	"slices"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// An Origin says how a wrong ruling comes to be offered.
type Origin uint8

// The origins.
const (
	Sibling      Origin = iota // one answer misjudged: Alternative.Fact and Answer
	OtherEdition               // the same case under another edition: Alternative.Edition
	FromMyth                   // a belief of the trade that no edition holds: Alternative.Myth
	LeftOut                    // the right ruling with an order forgotten
)

// An Alternative is a wrong ruling that a trainee might well give.
type Alternative struct {
	Ruled   record.Ruled
	Origin  Origin
	Fact    procedure.FactID
	Answer  record.Answer
	Edition law.Edition
	Myth    MythID
}

// Alternatives is the wrong rulings to be offered beside the engine's, task.Ruled, likeliest mistakes first: leaves one
// misjudged answer away with orders made out for this case, the last questions before the first and judgements before what
// players chose; the ruling of the other edition; the myths. Only where these are fewer than two, another parameter of an
// option, the right ruling with an order left out, and the myths that fit every case. None is alike to the right ruling, to one of avoid (what else
// would do), or to another of them, and each can be carried out. It is empty unless task is AtRuling.
func Alternatives(d *Desk, task Task, alike func(s record.State, a, b record.Ruled) bool, avoid ...record.Ruled) []Alternative {
	if task.Kind != AtRuling {
		return nil
	}
	a := &wrongRulings{c: d.Case(task.Matter), right: task.Ruled, alike: alike, not: append([]record.Ruled{task.Ruled}, avoid...)}
	steps := walk(a.c, turning{node: Tree(task.Matter.Kind, d.Edition)}, task.Outcome.Path)
	kept := 0
	if r := d.State().Interim(task.Matter); r != nil {
		kept = len(r.Path) // what an interim ruling settled is not ruled again
	}
	for _, s := range inOrder(steps[kept:]) {
		a.siblings(a.c, s, Alternative{}, true)
	}
	a.otherEdition()
	for _, m := range myths {
		a.believe(m)
	}
	for _, s := range inOrder(steps[kept:]) {
		a.otherParams(s)
	}
	for i := len(a.right.Orders) - 1; i >= 0 && len(a.out) < enoughWrong; i-- {
		orders := slices.Delete(slices.Clone(a.right.Orders), i, i+1)
		a.add(Alternative{Origin: LeftOut, Ruled: record.Ruled{Orders: orders, Path: a.right.Path, Interim: a.right.Interim}})
	}
	for _, m := range spareMyths {
		if len(a.out) < enoughWrong {
			a.believe(m)
		}
	}
	return a.out
}

// enoughWrong is how many wrong rulings make a choice.
const enoughWrong = 2

// wrongRulings collects alternatives for one case.
type wrongRulings struct {
	c     *procedure.Case
	right record.Ruled
	alike func(s record.State, a, b record.Ruled) bool
	not   []record.Ruled // what may not be offered
	out   []Alternative
}

// believe offers the ruling of someone who believes m.
func (a *wrongRulings) believe(m myth) {
	ruled := record.Ruled{Orders: m.orders(a.c, a.right.Orders), Interim: a.right.Interim}
	a.add(Alternative{Origin: FromMyth, Myth: m.id, Ruled: ruled})
}

// add offers alt, if it orders something that can be carried out and that is not there yet.
func (a *wrongRulings) add(alt Alternative) {
	alt.Ruled.Matter = a.right.Matter
	if len(alt.Ruled.Orders) == 0 {
		return
	}
	if _, err := a.c.State.Step(record.Event{Kind: record.Ruling, Ruled: &alt.Ruled}); err != nil {
		return // made for another course of the case
	}
	if slices.ContainsFunc(a.not, func(r record.Ruled) bool { return a.alike(a.c.State, alt.Ruled, r) }) {
		return
	}
	a.not = append(a.not, alt.Ruled)
	a.out = append(a.out, alt)
}

// A turning is a question on the path to a ruling, what was answered, and the orders given and answers found on the way to it.
type turning struct {
	node   *procedure.Node
	key    procedure.Key
	answer record.Answer
	orders []record.Order
	path   []record.Answer
}

// walk is the turnings from a node on, by the answers of path.
func walk(c *procedure.Case, from turning, path []procedure.Step) []turning {
	var out []turning
	node, orders, answers := from.node, slices.Clone(from.orders), slices.Clone(from.path)
	for len(out) < len(path) {
		if node.Kind == procedure.MeanwhileNode {
			for _, clause := range node.Clauses {
				orders = append(orders, clause.Orders(c)...)
			}
			node = node.Next
			continue
		}
		step := path[len(out)]
		out = append(out, turning{node, step.Key, step.Finding.Answer, slices.Clone(orders), slices.Clone(answers)})
		answers = append(answers, step.Finding.Answer)
		i := slices.IndexFunc(node.Branches, func(b procedure.Branch) bool { return b.Answer == step.Finding.Answer.ID })
		node = node.Branches[i].Next
	}
	return out
}

// inOrder is turnings with the likeliest mistake first: the last question, and what a player chose after all others.
func inOrder(steps []turning) []turning {
	out := slices.Clone(steps)
	slices.Reverse(out)
	slices.SortStableFunc(out, func(x, y turning) int { return playersChoice(x) - playersChoice(y) })
	return out
}

func playersChoice(t turning) int {
	if t.node.Kind == procedure.OfferNode {
		return 1
	}
	return 0
}

// siblings offers the rulings that another answer at t would have led to. If that comes to the same as the right ruling, a
// mistake went unnoticed, and the questions below it are gone through as well; first says that none has been made above.
func (a *wrongRulings) siblings(c *procedure.Case, t turning, alt Alternative, first bool) {
	could := t.node.Fact.Could(c)
	for _, b := range t.node.Branches {
		if b.Answer == t.answer.ID || !slices.Contains(could, b.Answer) {
			continue
		}
		answer := answerOf(b, c, t.answer)
		if first {
			alt = Alternative{Fact: t.key.Fact, Answer: answer}
		}
		before := len(a.out)
		o := a.suppose(c, alt, t, b.Next, answer)
		if first && len(a.out) == before && o.Result == procedure.Ruled {
			below := supposed(c, t.key, answer)
			from := turning{node: b.Next, orders: t.orders, path: append(slices.Clone(t.path), answer)}
			for _, s := range inOrder(walk(below, from, o.Path)) {
				a.siblings(below, s, alt, false)
			}
		}
	}
}

// otherParams offers the options at t with every parameter that they may carry, until there are enough.
func (a *wrongRulings) otherParams(t turning) {
	for _, b := range t.node.Branches {
		if b.Params == nil {
			continue
		}
		for _, answer := range b.Params(a.c) {
			if answer != t.answer && len(a.out) < enoughWrong {
				a.suppose(a.c, Alternative{Fact: t.key.Fact, Answer: answer}, t, b.Next, answer)
			}
		}
	}
}

// answerOf is an answer that b allows: with the parameter of the answer that was given, if b allows it, or the first.
func answerOf(b procedure.Branch, c *procedure.Case, given record.Answer) record.Answer {
	plain := record.Answer{ID: b.Answer}
	if b.Params == nil {
		return plain
	}
	all := b.Params(c)
	like := given
	like.ID = b.Answer
	switch {
	case slices.Contains(all, like):
		return like
	case len(all) > 0:
		return all[0]
	}
	return plain
}

// suppose offers what the tree would rule from node on if answer were given at t, and returns how far that came. What is open
// below is answered in every way that could be.
func (a *wrongRulings) suppose(c *procedure.Case, alt Alternative, t turning, node *procedure.Node, answer record.Answer) procedure.Outcome {
	o := procedure.Suppose(c, t.key, answer, node)
	a.reach(supposed(c, t.key, answer), alt, o, t.orders, append(slices.Clone(t.path), answer))
	return o
}

// reach offers the ruling that o came to, after orders and answers given on the way, or each that it could still come to.
func (a *wrongRulings) reach(c *procedure.Case, alt Alternative, o procedure.Outcome, orders []record.Order, path []record.Answer) {
	orders = append(slices.Clone(orders), o.Orders...)
	path = append(slices.Clone(path), o.Answers()...)
	switch o.Result {
	case procedure.Ruled, procedure.Waits:
		alt.Ruled = record.Ruled{Orders: orders, Path: path, Interim: o.Result == procedure.Waits}
		a.add(alt)
	case procedure.Asks, procedure.Offers, procedure.DirectorJudges:
		t := turning{node: o.Need.Node, key: o.Need.Key, orders: orders, path: path}
		could := t.node.Fact.Could(c)
		for _, b := range t.node.Branches {
			if slices.Contains(could, b.Answer) {
				a.suppose(c, alt, t, b.Next, answerOf(b, c, record.Answer{}))
			}
		}
	}
}

// supposed is c as if answer had been found.
func supposed(c *procedure.Case, key procedure.Key, answer record.Answer) *procedure.Case {
	out := *c
	out.Found = map[procedure.Key]record.Answer{key: answer}
	for k, a := range c.Found {
		if k != key {
			out.Found[k] = a
		}
	}
	return &out
}

// otherEdition offers the ruling of the edition that the case is not under. It starts from the root, by what was found so far:
// the path of an interim ruling belongs to this edition's tree.
func (a *wrongRulings) otherEdition() {
	c := *a.c
	c.Edition = law.Edition2007
	if a.c.Edition.Base() == law.Edition2007 {
		c.Edition = law.Edition2017
	}
	tree := Tree(c.Matter.Kind, c.Edition)
	if tree == nil || tree == Tree(c.Matter.Kind, a.c.Edition) {
		return
	}
	root := procedure.Suppose(&c, procedure.Key{}, record.Answer{}, tree)
	a.reach(&c, Alternative{Origin: OtherEdition, Edition: c.Edition}, root, nil, nil)
}
