package screen

import (
	"reflect"
	"strconv"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// A double draws the double-dummy table: a declarer a row, a denomination a column.
type double struct {
	drawn
	view *view.DoubleDummy
}

func newDouble() *double {
	d := &double{}
	d.init(d, d.draw)
	return d
}

// set shows v, or hides the table if there is none.
func (d *double) set(v *view.DoubleDummy) {
	setVisible(d, v != nil)
	if !reflect.DeepEqual(d.view, v) {
		d.view = v
		d.changed()
	}
}

func (d *double) draw(p *pen, size fyne.Size) float32 {
	if d.view == nil {
		return 0
	}
	u := em()
	var names float32
	for _, row := range d.view.Rows {
		names = max(names, lineWidth(row.Declarer, textFace()))
	}
	pad := 0.6 * u
	left := names + 2*pad
	step := min(3.5*u, max(0, size.Width-left)/float32(len(d.view.Denoms)))
	width, high := left+step*float32(len(d.view.Denoms)), textFace().line()+0.6*u
	middle := func(column int) float32 { return left + step*(float32(column)+0.5) }
	for i, denom := range d.view.Denoms {
		p.writeMid(denom, middle(i), 0.3*u, textFace().strong())
	}
	p.line(0, high, width, high, 1, ColorEdge)
	y := high
	for i, row := range d.view.Rows {
		if i%2 == 1 {
			p.box(0, y, width, high, box{fill: ColorSoft})
		}
		p.write(row.Declarer, pad, y+0.3*u, textFace())
		for j, tricks := range row.Tricks {
			p.writeMid(strconv.Itoa(tricks), middle(j), y+0.3*u, textFace())
		}
		y += high
	}
	return y + 0.7*u + p.flow([]span{{text: d.view.Note, face: textFace()}}, 0, y+0.7*u, size.Width)
}
