package place

import (
	"cmp"
	"slices"
)

// write gives boxes and arrows their places on the chart.
func (g *graph) write(c *Chart, down float64) {
	left := g.all[0].x
	for _, v := range g.all {
		left = min(left, v.x-v.w/2)
	}
	for i := range g.all {
		g.all[i].x -= left
		c.W = max(c.W, g.all[i].x+g.all[i].w/2)
	}
	g.drop(down)
	for i := range c.Boxes {
		v, box := g.all[i], &c.Boxes[i]
		box.X, box.Y = v.x-v.w/2, v.y
		c.H = max(c.H, v.y+v.h)
	}
	for i := range c.Arrows {
		g.draw(c, i, down)
	}
}

// A span is a stretch from left to right with the lowest edge of what stands there.
type span struct{ from, to, bottom float64 }

// drop lets every vertex rise as high as it can, row by row, so that a long ruling makes no hole beside it. What stands in a row with
// overlapping stretches, the lines from above included, gets one height; so lines slant only in a band that is free from end to end.
func (g *graph) drop(down float64) {
	var skyline []span
	for _, row := range g.rows {
		for _, t := range g.together(row) {
			y := 0.0
			for _, s := range skyline {
				if s.from < t.to && s.to > t.from {
					y = max(y, s.bottom+down)
				}
			}
			for _, i := range t.members {
				v := &g.all[i]
				v.y = y
				skyline = append(skyline, span{v.x - v.w/2, v.x + v.w/2, y + v.h})
			}
			skyline = append(skyline, span{t.from, t.to, y})
		}
	}
}

// A stretch is part of a row from left to right, and what stands there.
type stretch struct {
	from, to float64
	members  []int
}

// together is the stretches of a row, those that overlap joined into one. Lines that cross can make neighbours' stretches overlap with
// others far off.
func (g *graph) together(row []int) []stretch {
	var out []stretch
	for _, i := range row {
		joined := g.stretch(i)
		var apart []stretch
		for _, s := range out {
			if s.to <= joined.from || s.from >= joined.to {
				apart = append(apart, s)
				continue
			}
			joined = stretch{min(s.from, joined.from), max(s.to, joined.to), append(s.members, joined.members...)}
		}
		out = append(apart, joined)
	}
	return out
}

// stretch is what a vertex and the lines that lead to it cover from left to right, never nothing.
func (g *graph) stretch(i int) stretch {
	v := g.all[i]
	from, to := v.x-v.w/2-slim, v.x+v.w/2+slim
	for _, above := range v.in {
		x := g.port(above, g.all[above].out, i)
		from, to = min(from, x-slim), max(to, x+slim)
	}
	return stretch{from, to, []int{i}}
}

// slim is half of what a line covers.
const slim = 1

// draw leads an arrow down its vertices: upright past what stands beside it, slanting only in the free band above the next one.
func (g *graph) draw(c *Chart, arrow int, down float64) {
	a, way := &c.Arrows[arrow], g.ways[arrow]
	for k, i := range way {
		v := g.all[i]
		top, bottom := Point{v.x, v.y}, Point{v.x, v.y + v.h}
		if k > 0 {
			before := a.Points[len(a.Points)-1]
			top.X = g.port(i, v.in, way[k-1])
			a.Points = append(a.Points, Point{before.X, v.y - down}, top)
		}
		if k < len(way)-1 {
			bottom.X = g.port(i, v.out, way[k+1])
			a.Points = append(a.Points, bottom)
		}
	}
	if v := g.all[way[1]]; a.Answer != "" {
		a.Label.X, a.Label.Y = v.x-v.w/2, v.y
	}
}

// port is where a line meets the edge of a vertex: its lines share the middle half of the edge, in the order of what they lead to.
func (g *graph) port(i int, near []int, neighbour int) float64 {
	ranked := slices.Clone(near)
	slices.SortStableFunc(ranked, func(a, b int) int { return cmp.Compare(g.all[a].position, g.all[b].position) })
	k := slices.Index(ranked, neighbour)
	return g.all[i].x + g.all[i].w/2*(float64(k)+0.5-float64(len(ranked))/2)/float64(len(ranked))
}
