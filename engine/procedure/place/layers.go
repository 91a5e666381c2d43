package place

import "slices"

// A vertex is what takes a place in a row: a box, the words of an answer, or the bend of an arrow that passes a row.
type vertex struct {
	row      int
	w, h     float64
	x        float64 // the centre
	y        float64 // the upper edge
	bend     bool
	in, out  []int
	position int // in its row, from the left
}

// A graph is the vertices by row. Every line leads from one row to the next.
type graph struct {
	all  []vertex
	rows [][]int // indices of vertices, from the left
	ways [][]int // for each arrow its vertices, from its box to its box
}

// layer gives every box its row, the even ones, and every arrow a vertex in each row that it passes.
func layer(c *Chart, s Style) *graph {
	g := &graph{all: make([]vertex, len(c.Boxes)), ways: make([][]int, len(c.Arrows))}
	for i, row := range depths(c) {
		g.all[i] = vertex{row: 2 * row, w: c.Boxes[i].W, h: c.Boxes[i].H}
	}
	for i, a := range c.Arrows {
		way := []int{a.From}
		for row := g.all[a.From].row + 1; row < g.all[a.To].row; row++ {
			v := vertex{row: row, bend: true}
			if len(way) == 1 && a.Answer != "" { // an answer stands close to its question
				v.w, v.h, v.bend = a.Label.W, a.Label.H, false
			}
			way = append(way, len(g.all))
			g.all = append(g.all, v)
		}
		g.ways[i] = append(way, a.To)
		for j, from := range way {
			to := g.ways[i][j+1]
			g.all[from].out = append(g.all[from].out, to)
			g.all[to].in = append(g.all[to].in, from)
		}
	}
	g.fill()
	return g
}

// depths is how many arrows lead to each box on the longest way.
func depths(c *Chart) []int {
	into := make([]int, len(c.Boxes))
	for _, a := range c.Arrows {
		into[a.To]++
	}
	depth := make([]int, len(c.Boxes))
	for ready := []int{0}; len(ready) > 0; ready = ready[1:] {
		for _, a := range c.Arrows {
			if a.From != ready[0] {
				continue
			}
			depth[a.To] = max(depth[a.To], depth[a.From]+1)
			if into[a.To]--; into[a.To] == 0 {
				ready = append(ready, a.To)
			}
		}
	}
	return depth
}

// fill puts the vertices into their rows as a reader meets them, going down each branch in turn.
func (g *graph) fill() {
	seen := make([]bool, len(g.all))
	var visit func(int)
	visit = func(i int) {
		if seen[i] {
			return
		}
		seen[i] = true
		v := g.all[i]
		for len(g.rows) <= v.row {
			g.rows = append(g.rows, nil)
		}
		g.rows[v.row] = append(g.rows[v.row], i)
		for _, next := range v.out {
			visit(next)
		}
	}
	visit(0)
	g.number()
}

// number tells every vertex its position.
func (g *graph) number() {
	for _, row := range g.rows {
		for position, i := range row {
			g.all[i].position = position
		}
	}
}

// order puts rows into an order found before.
func (g *graph) order(rows [][]int) {
	for r := range rows {
		g.rows[r] = slices.Clone(rows[r])
	}
	g.number()
}
