package procedure

import (
	"fmt"
	"slices"

	"rectify/engine/record"
)

// A Result says how far an evaluation came.
type Result uint8

// The results.
const (
	Ruled          Result = iota // a leaf: the orders are the ruling
	Asks                         // a question stands open: Outcome.Need
	Offers                       // a player has to choose: Outcome.Need
	Waits                        // something has yet to happen at the table: Outcome.Need
	DirectorJudges               // the Laws leave it to the director, who has not said: Outcome.Need
	Uncovered                    // the engine stops here: Outcome.Leaf says why
)

// A Step is one node that an evaluation passed.
type Step struct {
	Node    *Node
	Key     Key
	Finding Finding // of Ask and Offer nodes
}

// An Outcome is what evaluating a tree on a case gave.
type Outcome struct {
	Result   Result
	Path     []Step         // every Ask and Offer node passed, with what was found
	Orders   []record.Order // of the leaf and of Meanwhile nodes on the way; of the latter alone if Result is not Ruled
	Leaf     *Node          // the node where it stopped
	Need     Need           // what stopped it, if Result is not Ruled or Uncovered
	Branches []Branching    // what each answer still open would lead to, if Result is not Ruled or Uncovered
}

// A Need is the fact that stopped an evaluation.
type Need struct {
	Node    *Node
	Key     Key
	Finding Finding
}

// A Branching is one answer that is still open and where it leads.
type Branching struct {
	Answer  record.AnswerID
	Outcome Outcome
}

// Answers is the path as answers, for [record.Ruled].
func (o Outcome) Answers() []record.Answer {
	out := make([]record.Answer, len(o.Path))
	for i, s := range o.Path {
		out[i] = s.Finding.Answer
	}
	return out
}

// Evaluate decides c by the tree. If the matter has an interim ruling, its path is kept: what was found or chosen then
// is not asked again.
func Evaluate(tree *Node, c *Case) Outcome {
	o := decide(tree, c, c.kept())
	if o.Result != Ruled && o.Result != Uncovered {
		o.Branches = branches(c, o)
	}
	return o
}

// kept is the path of the interim ruling of c's matter.
func (c *Case) kept() []record.Answer {
	if r := c.State.Interim(c.Matter); r != nil {
		return r.Path
	}
	return nil
}

// decide walks from tree to a leaf or to the first fact that is not known; kept answers the first facts.
func decide(node *Node, c *Case, kept []record.Answer) Outcome {
	var o Outcome
	for {
		o.Leaf = node
		switch node.Kind {
		case RuleNode:
			o.Orders = append(o.Orders, node.orders(c)...)
			o.Result = Ruled
			return o
		case NotCoveredNode:
			o.Result = Uncovered
			return o
		case MeanwhileNode:
			o.Orders = append(o.Orders, node.orders(c)...)
			node = node.Next
			continue
		}
		found := Finding{}
		if len(kept) > 0 {
			found, kept = Finding{Answer: kept[0], Status: Found}, kept[1:]
		} else {
			found = node.Fact.Find(c)
		}
		key := node.Fact.Key(c)
		if !found.Known() {
			o.Result = waiting(node, found)
			o.Need = Need{Node: node, Key: key, Finding: found}
			return o
		}
		o.Path = append(o.Path, Step{Node: node, Key: key, Finding: found})
		node = node.after(found.Answer.ID)
	}
}

func waiting(node *Node, f Finding) Result {
	switch {
	case f.Status == Awaits:
		return Waits
	case f.Status == Judges:
		return DirectorJudges
	case node.Kind == OfferNode:
		return Offers
	}
	return Asks
}

// branches is what each plausible answer to the need of o would lead to, as far as it goes without another answer.
func branches(c *Case, o Outcome) []Branching {
	var out []Branching
	for _, b := range o.Need.Node.Branches {
		if slices.Contains(o.Need.Node.Fact.Could(c), b.Answer) {
			out = append(out, Branching{b.Answer, Suppose(c, o.Need.Key, record.Answer{ID: b.Answer}, b.Next)})
		}
	}
	return out
}

// Suppose evaluates node on c as if the answer for key had been found. What is still open below stays open.
func Suppose(c *Case, key Key, answer record.Answer, node *Node) Outcome {
	supposed := *c
	supposed.Found = make(map[Key]record.Answer, len(c.Found)+1)
	for k, a := range c.Found {
		supposed.Found[k] = a
	}
	supposed.Found[key] = answer
	return decide(node, &supposed, nil)
}

// after is the node that an answer leads to. A fact that finds an answer for which the node has no branch is a fault of the
// tree: the exhaustive walk of every tree proves that there is none.
func (n *Node) after(id record.AnswerID) *Node {
	for _, b := range n.Branches {
		if b.Answer == id {
			return b.Next
		}
	}
	panic(fmt.Sprintf("procedure: node asking %s (%s) has no branch for %q", n.Fact.ID, n.Cite, id))
}

func (n *Node) orders(c *Case) []record.Order {
	var out []record.Order
	for _, clause := range n.Clauses {
		out = append(out, clause.Orders(c)...)
	}
	return out
}

// A ChoiceError says that an answer is not among those that an offer or a question allows.
type ChoiceError struct {
	Fact   FactID
	Answer record.Answer
}

func (e ChoiceError) Error() string {
	return fmt.Sprintf("procedure: %q is no answer to %s here", e.Answer.ID, e.Fact)
}

// Allowed is a ChoiceError if a is not an answer that n allows in c, with the parameters that it may carry.
func Allowed(n *Node, c *Case, a record.Answer) error {
	for _, b := range n.Branches {
		if b.Answer != a.ID {
			continue
		}
		if b.Params == nil && a == (record.Answer{ID: a.ID}) || b.Params != nil && slices.Contains(b.Params(c), a) {
			return nil
		}
	}
	return ChoiceError{n.Fact.ID, a}
}
