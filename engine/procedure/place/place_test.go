package place_test

import (
	"fmt"
	"testing"
	"time"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/procedure/place"
	"rectify/engine/record"
	"rectify/engine/rulings"
)

// style gives boxes of many sizes: a ruling is the taller the more it orders.
var style = place.Style{
	Box: func(n *procedure.Node) place.Size {
		return place.Size{W: 80 + float64(len(n.Branches)*7), H: 20 + float64(len(n.Clauses)*15)}
	},
	Answer: func(_ *procedure.Node, a record.AnswerID) place.Size {
		return place.Size{W: 8 * float64(len(a)), H: 12}
	},
	Across: 9, Down: 14,
}

// charts is every chart of every edition.
func charts() map[string]place.Chart {
	out := map[string]place.Chart{}
	for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
		for _, c := range rulings.Charts(e) {
			out[fmt.Sprintf("%d %s %s %s", c.Law, c.Kind, c.Part, e)] = place.Tree(c.Root, style)
		}
	}
	return out
}

func TestNothingLiesOverAnything(t *testing.T) {
	for name, c := range charts() {
		rects := map[string]place.Rect{}
		for i, b := range c.Boxes {
			rects[fmt.Sprintf("box %d", i)] = b.Rect
		}
		for i, a := range c.Arrows {
			if a.Answer != "" {
				rects[fmt.Sprintf("answer %d", i)] = a.Label
			}
		}
		for one, r := range rects {
			if r.X < -1e-6 || r.Y < 0 || r.X+r.W > c.W+1e-6 || r.Y+r.H > c.H+1e-6 {
				t.Errorf("%s: %s %v is not on the chart %v", name, one, r, c.Size)
			}
			for two, s := range rects {
				if one != two && r.X < s.X+s.W && s.X < r.X+r.W && r.Y < s.Y+s.H && s.Y < r.Y+r.H {
					t.Errorf("%s: %s %v lies over %s %v", name, one, r, two, s)
				}
			}
		}
	}
}

func TestEveryArrowPointsDownFromBoxToBox(t *testing.T) {
	for name, c := range charts() {
		for i, a := range c.Arrows {
			from, to := c.Boxes[a.From], c.Boxes[a.To]
			first, last := a.Points[0], a.Points[len(a.Points)-1]
			if first.Y != from.Y+from.H || last.Y != to.Y || first.Y >= last.Y || outside(first.X, from.Rect) || outside(last.X, to.Rect) {
				t.Errorf("%s: arrow %d leads from %v to %v, its boxes are %v and %v", name, i, first, last, from.Rect, to.Rect)
			}
			for k := 1; k < len(a.Points); k++ {
				if a.Points[k].Y < a.Points[k-1].Y {
					t.Errorf("%s: arrow %d rises at point %d", name, i, k)
				}
			}
		}
	}
}

func outside(x float64, r place.Rect) bool { return x < r.X || x > r.X+r.W }

// An arrow may touch its own two boxes and its own answer, nothing else.
func TestNoArrowRunsThroughABoxOrAnAnswer(t *testing.T) {
	for name, c := range charts() {
		for i, a := range c.Arrows {
			for k := 1; k < len(a.Points); k++ {
				for j, b := range c.Boxes {
					if through(a.Points[k-1], a.Points[k], b.Rect) {
						t.Errorf("%s: arrow %d runs through box %d", name, i, j)
					}
				}
				for j, other := range c.Arrows {
					if j != i && other.Answer != "" && through(a.Points[k-1], a.Points[k], other.Label) {
						t.Errorf("%s: arrow %d runs through the answer of arrow %d", name, i, j)
					}
				}
			}
		}
	}
}

// through reports whether the line from p to q comes into the inside of r. Lines are sampled: they are short, and r is not small.
func through(p, q place.Point, r place.Rect) bool {
	const steps = 64
	for k := range steps + 1 {
		f := float64(k) / steps
		x, y := p.X+(q.X-p.X)*f, p.Y+(q.Y-p.Y)*f
		if x > r.X+0.01 && x < r.X+r.W-0.01 && y > r.Y+0.01 && y < r.Y+r.H-0.01 {
			return true
		}
	}
	return false
}

func TestEveryNodeIsDrawnOnceWithAllItsAnswers(t *testing.T) {
	for _, c := range rulings.Charts(law.Edition2017) {
		placed := place.Tree(c.Root, style)
		arrows := 0
		at := map[*procedure.Node]int{}
		for i, b := range placed.Boxes {
			at[b.Node]++
			if i == 0 && b.Node != c.Root || at[b.Node] > 1 {
				t.Errorf("%d %s: box %d is a node drawn before, or not the root", c.Law, c.Kind, i)
			}
		}
		for n := range procedure.Nodes(c.Root) {
			arrows += len(n.Branches)
			if n.Next != nil {
				arrows++
			}
			if at[n] != 1 {
				t.Errorf("%d %s: a node is drawn %d times", c.Law, c.Kind, at[n])
			}
		}
		if len(placed.Arrows) != arrows {
			t.Errorf("%d %s: %d arrows, of %d", c.Law, c.Kind, len(placed.Arrows), arrows)
		}
		for _, a := range placed.Arrows {
			if a.Answer == "" {
				if placed.Boxes[a.From].Node.Next != placed.Boxes[a.To].Node {
					t.Errorf("%d %s: an arrow without an answer leads astray", c.Law, c.Kind)
				}
				continue
			}
			led := false
			for _, b := range placed.Boxes[a.From].Node.Branches {
				led = led || b.Answer == a.Answer && b.Next == placed.Boxes[a.To].Node
			}
			if !led {
				t.Errorf("%d %s: the arrow of %q leads astray", c.Law, c.Kind, a.Answer)
			}
		}
	}
}

// fact is asked in the trees of these tests.
func fact(id procedure.FactID) *procedure.Fact {
	return &procedure.Fact{ID: id, Answers: []record.AnswerID{procedure.Yes, procedure.No}}
}

// Drawn in the order in which it is written, this tree has two arrows that cross: the part shared comes after the part that is not.
func TestArrowsDoNotCrossWhereAvoidable(t *testing.T) {
	shared := procedure.Rule()
	tree := procedure.Ask(fact("a"), "27A",
		procedure.On(procedure.Yes, procedure.Ask(fact("b"), "27A", procedure.On(procedure.Yes, shared), procedure.On(procedure.No, procedure.Rule()))),
		procedure.On(procedure.No, procedure.Ask(fact("c"), "27A", procedure.On(procedure.Yes, procedure.Rule()), procedure.On(procedure.No, shared))))
	placed := place.Tree(tree, style)
	if n := crossings(placed); n != 0 {
		t.Errorf("%d pairs of arrows cross", n)
	}
}

// crossings is how many pairs of arrows that share no box cross, by their segments.
func crossings(c place.Chart) int {
	side := func(p, q, r place.Point) bool { return (q.X-p.X)*(r.Y-p.Y)-(q.Y-p.Y)*(r.X-p.X) > 0 }
	n := 0
	for i, a := range c.Arrows {
		for _, b := range c.Arrows[i+1:] {
			crossed := false
			for k := 1; k < len(a.Points); k++ {
				for l := 1; l < len(b.Points); l++ {
					p, q, r, s := a.Points[k-1], a.Points[k], b.Points[l-1], b.Points[l]
					crossed = crossed || side(p, q, r) != side(p, q, s) && side(r, s, p) != side(r, s, q)
				}
			}
			if crossed && a.From != b.From && a.To != b.To {
				n++
			}
		}
	}
	return n
}

func TestAPartWithAChartOfItsOwnIsClosed(t *testing.T) {
	inner := procedure.Ask(fact("b"), "31", procedure.On(procedure.Yes, procedure.Rule()))
	tree := procedure.Ask(fact("a"), "29A", procedure.On(procedure.Yes, inner), procedure.On(procedure.No, procedure.Rule()))
	s := style
	s.Closed = func(n *procedure.Node) bool { return n == inner }
	c := place.Tree(tree, s)
	if len(c.Boxes) != 3 || len(c.Arrows) != 2 || !c.Boxes[1].Closed || c.Boxes[2].Closed {
		t.Errorf("%+v", c.Boxes)
	}
	if own := place.Tree(inner, s); own.Boxes[0].Closed || len(own.Boxes) != 2 {
		t.Errorf("the part's own chart: %+v", own.Boxes)
	}
}

// Every chart is laid out in 50 ms. The best of three counts: the machine may be busy.
func TestChartsAreLaidOutInTime(t *testing.T) {
	for _, p := range rulings.Procedures() {
		best := time.Hour
		for range 3 {
			start := time.Now()
			place.Tree(p.Tree, style)
			best = min(best, time.Since(start))
		}
		if best > 50*time.Millisecond {
			t.Errorf("Law %d, %s of %s takes %v", p.Law, p.Kind, p.Edition, best)
		}
	}
}

// BenchmarkLargest is the largest chart laid out.
func BenchmarkLargest(b *testing.B) {
	var largest *procedure.Node
	most := 0
	for _, p := range rulings.Procedures() {
		n := 0
		for range procedure.Nodes(p.Tree) {
			n++
		}
		if n > most {
			largest, most = p.Tree, n
		}
	}
	b.ReportMetric(float64(most), "nodes")
	for b.Loop() {
		place.Tree(largest, style)
	}
}
