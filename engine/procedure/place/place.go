// Package place lays a procedure out as a flowchart: questions above, rulings below, every part that branches share drawn once. It
// knows no words and no screen; it is told how much room each box and each answer takes.
//
// The layout is the layered one of Sugiyama: a box stands one row below the lowest that leads to it, the answers stand in rows of their
// own between those of the boxes, so that nothing can lie over anything, and arrows that pass a row get a place in it. The rows are
// then put into an order with few crossings, and moved sideways until the arrows are as upright as they can be.
package place

import (
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A Size is the room that a box or the words of an answer take.
type Size struct{ W, H float64 }

// A Point is a place on the chart; Y grows downward.
type Point struct{ X, Y float64 }

// A Rect is an upright rectangle by its upper left corner.
type Rect struct{ X, Y, W, H float64 }

// A Style says how much room things take.
type Style struct {
	Box    func(*procedure.Node) Size                      // a node's box
	Answer func(n *procedure.Node, a record.AnswerID) Size // the words on an arrow
	Closed func(n *procedure.Node) bool                    // a part with a chart of its own: what follows is not drawn; nil is none
	Across float64                                         // the least distance between neighbours
	Down   float64                                         // between a row of boxes and a row of answers
}

// A Chart is a procedure in its place. Its upper left corner is 0, 0.
type Chart struct {
	Size
	Boxes  []Box // parents before children, the root first
	Arrows []Arrow
}

// A Box is a node of the procedure.
type Box struct {
	Node *procedure.Node
	Rect
	Closed bool
}

// An Arrow leads from a question to what follows an answer, or from orders to what comes after them.
type Arrow struct {
	From, To int             // indices of boxes
	Answer   record.AnswerID // empty if it leads from a Meanwhile node
	Label    Rect            // where the answer stands, on the arrow
	Points   []Point         // from the lower edge of From to the upper edge of To; Y never falls
}

// Tree lays out the procedure that begins with root.
func Tree(root *procedure.Node, s Style) Chart {
	c := gather(root, s)
	g := layer(&c, s)
	g.untangle()
	g.spread(s.Across)
	g.write(&c, s.Down)
	return c
}

// gather is the boxes and the arrows of the procedure, nothing placed yet.
func gather(root *procedure.Node, s Style) Chart {
	var c Chart
	at := map[*procedure.Node]int{}
	var add func(*procedure.Node) int
	add = func(n *procedure.Node) int {
		if i, ok := at[n]; ok {
			return i
		}
		i := len(c.Boxes)
		at[n] = i
		size := s.Box(n)
		closed := n != root && s.Closed != nil && s.Closed(n)
		c.Boxes = append(c.Boxes, Box{Node: n, Rect: Rect{W: size.W, H: size.H}, Closed: closed})
		if closed {
			return i
		}
		if n.Next != nil {
			c.Arrows = append(c.Arrows, Arrow{From: i, To: add(n.Next)})
		}
		for _, b := range n.Branches {
			size := s.Answer(n, b.Answer)
			c.Arrows = append(c.Arrows, Arrow{From: i, To: add(b.Next), Answer: b.Answer, Label: Rect{W: size.W, H: size.H}})
		}
		return i
	}
	add(root)
	return c
}
