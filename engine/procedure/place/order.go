package place

import (
	"cmp"
	"slices"
)

// sweeps is how often the rows are put in order, down and up again. The charts of the Laws come to rest long before.
const sweeps = 12

// untangle orders the rows so that few lines cross: each vertex goes where its neighbours in the row before stand on average, downward
// and upward in turn, and neighbours change places where that helps. The best order met is kept; finding the very best is hard.
func (g *graph) untangle() {
	best, least := cloned(g.rows), g.crossings()
	for range sweeps {
		for _, down := range []bool{true, false} {
			g.sweep(down)
			g.swap()
			if n := g.crossings(); n < least {
				best, least = cloned(g.rows), n
			}
		}
		if least == 0 {
			break
		}
	}
	g.order(best)
}

func cloned(rows [][]int) [][]int {
	out := make([][]int, len(rows))
	for i, row := range rows {
		out[i] = slices.Clone(row)
	}
	return out
}

func (g *graph) sweep(down bool) {
	for k := range g.rows {
		row := g.rows[k]
		if !down {
			row = g.rows[len(g.rows)-1-k]
		}
		mean := map[int]float64{}
		for _, i := range row {
			near := g.all[i].in
			if !down {
				near = g.all[i].out
			}
			mean[i] = float64(g.all[i].position) // what has no neighbour stays
			if len(near) > 0 {
				sum := 0
				for _, j := range near {
					sum += g.all[j].position
				}
				mean[i] = float64(sum) / float64(len(near))
			}
		}
		slices.SortStableFunc(row, func(a, b int) int { return cmp.Compare(mean[a], mean[b]) })
		for position, i := range row {
			g.all[i].position = position
		}
	}
}

// swap lets neighbours change places as long as fewer of their lines cross then.
func (g *graph) swap() {
	for better := true; better; {
		better = false
		for _, row := range g.rows {
			for k := 0; k+1 < len(row); k++ {
				a, b := row[k], row[k+1]
				if g.between(b, a) < g.between(a, b) {
					row[k], row[k+1] = b, a
					g.all[a].position, g.all[b].position = k+1, k
					better = true
				}
			}
		}
	}
}

// between is how many lines of a and b cross if a stands left of b.
func (g *graph) between(a, b int) int {
	return g.inverted(g.all[a].in, g.all[b].in) + g.inverted(g.all[a].out, g.all[b].out)
}

func (g *graph) inverted(left, right []int) int {
	n := 0
	for _, i := range left {
		for _, j := range right {
			if g.all[i].position > g.all[j].position {
				n++
			}
		}
	}
	return n
}

// crossings is how many pairs of lines cross.
func (g *graph) crossings() int {
	n := 0
	for _, row := range g.rows {
		for k, a := range row {
			for _, b := range row[k+1:] {
				n += g.inverted(g.all[a].out, g.all[b].out)
			}
		}
	}
	return n
}
