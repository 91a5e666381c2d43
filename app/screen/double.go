package screen

import (
	"strconv"

	"rectify/app/view"
)

// drawDouble draws the double-dummy table: a declarer a row, a denomination a column.
func drawDouble(p *pen, d *view.DoubleDummy, room float32) float32 {
	u := em()
	var names float32
	for _, row := range d.Rows {
		names = max(names, lineWidth(row.Declarer, textFace()))
	}
	pad := 0.6 * u
	left := names + 2*pad
	step := min(3.5*u, max(0, room-left)/float32(len(d.Denoms)))
	width, high := left+step*float32(len(d.Denoms)), textFace().line()+0.6*u
	middle := func(column int) float32 { return left + step*(float32(column)+0.5) }
	for i, denom := range d.Denoms {
		p.writeMid(denom, middle(i), 0.3*u, textFace().strong())
	}
	p.line(0, high, width, high, 1, ColorEdge)
	y := high
	for i, row := range d.Rows {
		if i%2 == 1 {
			p.box(0, y, width, high, box{fill: ColorSoft})
		}
		p.write(row.Declarer, pad, y+0.3*u, textFace())
		for j, tricks := range row.Tricks {
			p.writeMid(strconv.Itoa(tricks), middle(j), y+0.3*u, textFace())
		}
		y += high
	}
	return y + 0.7*u + p.flow([]span{{text: d.Note, face: textFace()}}, 0, y+0.7*u, room)
}
