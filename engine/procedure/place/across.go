package place

// rounds is how often the rows are moved sideways; straight is how much more a bend's place counts than a box's, since a long arrow
// should not wave.
const (
	rounds   = 24
	straight = 6
)

// spread moves the rows sideways: every vertex as near as it can to the middle of what it hangs on, the row's order and least
// distances kept.
func (g *graph) spread(gap float64) {
	for _, row := range g.rows {
		g.settle(row, gap, func(v vertex) float64 { return 0 })
	}
	for range rounds {
		for _, row := range g.rows[1:] {
			g.settle(row, gap, func(v vertex) float64 { return g.middle(v.in, v.x) })
		}
		for k := len(g.rows) - 2; k >= 0; k-- {
			g.settle(g.rows[k], gap, func(v vertex) float64 { return g.middle(v.out, v.x) })
		}
	}
	for _, row := range g.rows {
		g.settle(row, gap, func(v vertex) float64 { return (g.middle(v.in, v.x) + g.middle(v.out, v.x)) / 2 })
	}
}

// middle is the mean of where vertices stand, or the given place if there are none.
func (g *graph) middle(near []int, otherwise float64) float64 {
	if len(near) == 0 {
		return otherwise
	}
	sum := 0.0
	for _, i := range near {
		sum += g.all[i].x
	}
	return sum / float64(len(near))
}

// settle moves a row to the wanted places as closely, in least squares, as order and distances let it. With the distances taken off
// that is isotonic regression: neighbours that want to pass one another are joined, and stand together at the mean of their wishes.
func (g *graph) settle(row []int, gap float64, wanted func(vertex) float64) {
	type block struct{ sum, weight, n float64 }
	var blocks []block
	offsets := make([]float64, len(row))
	for k, i := range row {
		v := g.all[i]
		if k > 0 {
			left := g.all[row[k-1]]
			offsets[k] = offsets[k-1] + (left.w+v.w)/2 + gap
		}
		weight := 1.0
		if v.bend {
			weight = straight
		}
		blocks = append(blocks, block{(wanted(v) - offsets[k]) * weight, weight, 1})
		for n := len(blocks); n > 1 && blocks[n-2].sum/blocks[n-2].weight > blocks[n-1].sum/blocks[n-1].weight; n-- {
			last := blocks[n-1]
			blocks = blocks[:n-1]
			blocks[n-2].sum += last.sum
			blocks[n-2].weight += last.weight
			blocks[n-2].n += last.n
		}
	}
	k := 0
	for _, b := range blocks {
		for range int(b.n) {
			g.all[row[k]].x = b.sum/b.weight + offsets[k]
			k++
		}
	}
}
