package procedure

import (
	"fmt"
	"iter"
	"strings"

	"rectify/engine/law"
	"rectify/engine/record"
)

// A Path is one way from the root of a tree to a leaf.
type Path struct {
	Steps   []PathStep
	Clauses []Clause // of the leaf and of Meanwhile nodes on the way
	Leaf    *Node
}

// A PathStep is an answer on a path.
type PathStep struct {
	Node   *Node
	Answer record.AnswerID
}

// ID names the path by its answers: "accepts=no replacement=pass". It identifies the leaf.
func (p Path) ID() string {
	parts := make([]string, len(p.Steps))
	for i, s := range p.Steps {
		parts[i] = fmt.Sprintf("%s=%s", s.Node.Fact.ID, s.Answer)
	}
	return strings.Join(parts, " ")
}

// PathID is the ID of the path that an outcome took.
func (o Outcome) PathID() string {
	p := Path{Steps: make([]PathStep, len(o.Path))}
	for i, s := range o.Path {
		p.Steps[i] = PathStep{s.Node, s.Finding.Answer.ID}
	}
	return p.ID()
}

// Paths is every path of the tree, in the order in which its branches are written.
func Paths(tree *Node) iter.Seq[Path] {
	return func(yield func(Path) bool) { walk(tree, Path{}, yield) }
}

func walk(n *Node, p Path, yield func(Path) bool) bool {
	switch n.Kind {
	case RuleNode, NotCoveredNode:
		p.Clauses = append(p.Clauses[:len(p.Clauses):len(p.Clauses)], n.Clauses...)
		p.Leaf = n
		return yield(p)
	case MeanwhileNode:
		p.Clauses = append(p.Clauses[:len(p.Clauses):len(p.Clauses)], n.Clauses...)
		return walk(n.Next, p, yield)
	}
	for _, b := range n.Branches {
		q := p
		q.Steps = append(p.Steps[:len(p.Steps):len(p.Steps)], PathStep{n, b.Answer})
		if !walk(b.Next, q, yield) {
			return false
		}
	}
	return true
}

// Nodes is every node of the tree once, parents before children.
func Nodes(tree *Node) iter.Seq[*Node] {
	return func(yield func(*Node) bool) {
		seen := map[*Node]bool{}
		var visit func(*Node) bool
		visit = func(n *Node) bool {
			if n == nil || seen[n] {
				return true
			}
			seen[n] = true
			if !yield(n) || !visit(n.Next) {
				return false
			}
			for _, b := range n.Branches {
				if !visit(b.Next) {
					return false
				}
			}
			return true
		}
		visit(tree)
	}
}

// String is one line for a reader: the answers, the orders in an edition's citations.
func (p Path) String(e law.Edition) string {
	var b strings.Builder
	for _, s := range p.Steps {
		fmt.Fprintf(&b, "%s=%s ", s.Node.Fact.ID, s.Answer)
	}
	b.WriteString("→")
	if p.Leaf.Kind == NotCoveredNode {
		fmt.Fprintf(&b, " not covered: %s [%s]", p.Leaf.Reason, e.Resolve(p.Leaf.Cite))
	}
	for _, c := range p.Clauses {
		fmt.Fprintf(&b, " %s", c.describe())
		fmt.Fprintf(&b, "[%s]", e.Resolve(c.Cite))
	}
	return b.String()
}

// describe is the clause in the engine's own identifiers.
func (c Clause) describe() string {
	parts := []string{c.Kind.String()}
	if c.On != Nobody {
		parts = append(parts, c.On.String())
	}
	if c.What.Name != "" {
		parts = append(parts, c.What.Name)
	}
	if c.Opens != record.NoMatter {
		parts = append(parts, c.Opens.String())
	}
	if c.Until != record.Now {
		parts = append(parts, "until", c.Until.String())
	}
	return strings.Join(parts, " ")
}
