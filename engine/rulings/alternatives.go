package rulings

import (
	"maps"
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
// players chose; the ruling of the other edition; the myths. Only where these are fewer than two, another parameter of the
// option chosen, and the right ruling with an order left out. None is alike to the right ruling, to one of avoid (what else
// would do), or to another of them, and each can be carried out. It is empty unless task is AtRuling.
func Alternatives(d *Desk, task Task, alike func(s record.State, a, b record.Ruled) bool, avoid ...record.Ruled) []Alternative {
	if task.Kind != AtRuling {
		return nil
	}
	a := &wrongRulings{c: d.Case(task.Matter), right: task.Ruled, alike: alike, not: append([]record.Ruled{task.Ruled}, avoid...)}
	steps := a.walk(Tree(task.Matter.Kind, d.Edition), task.Outcome.Path)
	kept := 0
	if r := d.State().Interim(task.Matter); r != nil {
		kept = len(r.Path) // what an interim ruling settled is not ruled again
	}
	for _, s := range inOrder(steps[kept:]) {
		a.siblings(s)
	}
	a.otherEdition()
	for _, m := range myths {
		a.add(Alternative{Origin: FromMyth, Myth: m.id, Ruled: record.Ruled{Orders: m.orders(a.c, a.right.Orders), Interim: a.right.Interim}})
	}
	for _, s := range inOrder(steps[kept:]) {
		if len(a.out) < enoughWrong {
			a.otherParams(s)
		}
	}
	for i := len(a.right.Orders) - 1; i >= 0 && len(a.out) < enoughWrong; i-- {
		orders := slices.Delete(slices.Clone(a.right.Orders), i, i+1)
		a.add(Alternative{Origin: LeftOut, Ruled: record.Ruled{Orders: orders, Path: a.right.Path, Interim: a.right.Interim}})
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

// A turning is a question on the path to the right ruling, what was answered, and the orders given on the way to it.
type turning struct {
	node   *procedure.Node
	key    procedure.Key
	answer record.Answer
	orders []record.Order
	path   []record.Answer
}

// walk goes down tree by the answers of path.
func (a *wrongRulings) walk(tree *procedure.Node, path []procedure.Step) []turning {
	var out []turning
	var orders []record.Order
	var answers []record.Answer
	for node := tree; len(out) < len(path); {
		if node.Kind == procedure.MeanwhileNode {
			for _, clause := range node.Clauses {
				orders = append(orders, clause.Orders(a.c)...)
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

// siblings offers the rulings that another answer at t would have led to.
func (a *wrongRulings) siblings(t turning) {
	could := t.node.Fact.Could(a.c)
	for _, b := range t.node.Branches {
		if b.Answer != t.answer.ID && slices.Contains(could, b.Answer) {
			answer := answerOf(b, a.c, t.answer)
			a.suppose(a.c, Alternative{Fact: t.key.Fact, Answer: answer}, t, b.Next, answer)
		}
	}
}

// otherParams offers the option that was chosen at t with each other parameter.
func (a *wrongRulings) otherParams(t turning) {
	for _, b := range t.node.Branches {
		if b.Answer != t.answer.ID || b.Params == nil {
			continue
		}
		for _, answer := range b.Params(a.c) {
			if answer != t.answer {
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

// suppose offers what the tree would rule from node on if answer were given at t. What is open below is answered in every way
// that could be.
func (a *wrongRulings) suppose(c *procedure.Case, alt Alternative, t turning, node *procedure.Node, answer record.Answer) {
	o := procedure.Suppose(c, t.key, answer, node)
	orders := append(slices.Clone(t.orders), o.Orders...)
	path := append(append(slices.Clone(t.path), answer), o.Answers()...)
	alt.Ruled = record.Ruled{Orders: orders, Path: path, Interim: o.Result == procedure.Waits}
	switch o.Result {
	case procedure.Ruled, procedure.Waits:
		a.add(alt)
		return
	case procedure.Uncovered:
		return
	}
	supposed := *c
	supposed.Found = maps.Clone(c.Found)
	if supposed.Found == nil {
		supposed.Found = map[procedure.Key]record.Answer{}
	}
	supposed.Found[t.key] = answer
	next := turning{node: o.Need.Node, key: o.Need.Key, orders: orders, path: path}
	could := next.node.Fact.Could(&supposed)
	for _, b := range next.node.Branches {
		if slices.Contains(could, b.Answer) {
			a.suppose(&supposed, alt, next, b.Next, answerOf(b, &supposed, record.Answer{}))
		}
	}
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
	alt := Alternative{Origin: OtherEdition, Edition: c.Edition}
	root := procedure.Suppose(&c, procedure.Key{}, record.Answer{}, tree)
	switch root.Result {
	case procedure.Ruled, procedure.Waits:
		alt.Ruled = record.Ruled{Orders: root.Orders, Path: root.Answers(), Interim: root.Result == procedure.Waits}
		a.add(alt)
	case procedure.Asks, procedure.Offers, procedure.DirectorJudges:
		t := turning{node: root.Need.Node, key: root.Need.Key, orders: root.Orders, path: root.Answers()}
		could := t.node.Fact.Could(&c)
		for _, b := range t.node.Branches {
			if slices.Contains(could, b.Answer) {
				a.suppose(&c, alt, t, b.Next, answerOf(b, &c, record.Answer{}))
			}
		}
	}
}
