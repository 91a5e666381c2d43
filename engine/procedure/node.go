package procedure

import (
	"rectify/engine/law"
	"rectify/engine/record"
)

// A NodeKind is what a node does.
type NodeKind uint8

// The kinds of node.
const (
	AskNode NodeKind = iota
	OfferNode
	MeanwhileNode
	RuleNode
	NotCoveredNode
)

// A Node is one step of a procedure. Nodes are pointers, so that a part that two branches share is one Go variable; trees are
// nested values, so that a jump to nowhere cannot be written down. Make nodes with Ask, Offer, Meanwhile, Rule and NotCovered.
type Node struct {
	Kind     NodeKind
	Cite     law.Cite
	Fact     *Fact    // AskNode, OfferNode
	Who      Role     // OfferNode: who chooses
	Branches []Branch // AskNode, OfferNode: one for each answer of Fact
	Clauses  []Clause // MeanwhileNode, RuleNode
	Next     *Node    // MeanwhileNode
	Reason   TextID   // NotCoveredNode
}

// A Branch leads from an answer to what follows.
type Branch struct {
	Answer record.AnswerID
	// Params is the parameters that an option may carry in this case, each a complete answer; nil if it carries none. A choice
	// that is not among them is refused.
	Params func(*Case) []record.Answer
	Next   *Node
}

// A Clause is an order not yet made out to players, cards and calls.
type Clause struct {
	Kind    record.OrderKind
	On      Role
	Chooser Role
	From    record.Moment
	Until   record.Moment
	Opens   record.MatterKind
	Cite    law.Cite
	What    Target
}

// A Target is what a clause is about in a case: one order is made for each scope. The zero Target is one order about nothing
// in particular. Name is for printing trees and paths.
type Target struct {
	Name string
	Of   func(*Case) []record.Scope
}

// Ask asks fact, which the paragraph cite makes matter.
func Ask(fact *Fact, cite law.Cite, branches ...Branch) *Node {
	return &Node{Kind: AskNode, Fact: fact, Cite: cite, Branches: branches}
}

// Offer offers who the options of fact, which is of class Option.
func Offer(who Role, fact *Fact, cite law.Cite, options ...Branch) *Node {
	return &Node{Kind: OfferNode, Who: who, Fact: fact, Cite: cite, Branches: options}
}

// Meanwhile gives orders that take effect at once and goes on to next, which may wait for something to happen.
func Meanwhile(next *Node, clauses ...Clause) *Node {
	return &Node{Kind: MeanwhileNode, Clauses: clauses, Next: next}
}

// Rule is a leaf: the ruling.
func Rule(clauses ...Clause) *Node { return &Node{Kind: RuleNode, Clauses: clauses} }

// NotCovered is a leaf at which the engine says that it goes no further: another law, not yet coded, takes over.
func NotCovered(cite law.Cite, reason TextID) *Node {
	return &Node{Kind: NotCoveredNode, Cite: cite, Reason: reason}
}

// On leads from an answer to next.
func On(answer record.AnswerID, next *Node) Branch { return Branch{Answer: answer, Next: next} }

// With is On for an option that carries a parameter.
func With(answer record.AnswerID, params func(*Case) []record.Answer, next *Node) Branch {
	return Branch{Answer: answer, Params: params, Next: next}
}

// Orders makes c out for a case.
func (c Clause) Orders(k *Case) []record.Order {
	order := record.Order{Kind: c.Kind, On: c.On.Seat(k), Chooser: c.Chooser.Seat(k), From: c.From, Until: c.Until,
		Opens: c.Opens, Cite: k.Edition.Resolve(c.Cite)}
	if c.What.Of == nil {
		return []record.Order{order}
	}
	var out []record.Order
	for _, scope := range c.What.Of(k) {
		order.What = scope
		out = append(out, order)
	}
	return out
}
