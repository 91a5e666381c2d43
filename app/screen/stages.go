package screen

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// A stageStrip draws the stages of a case: the present one marked, those behind ticked.
type stageStrip struct {
	drawn
	view []view.Stage
}

func newStageStrip() *stageStrip {
	s := &stageStrip{}
	s.init(s, s.draw)
	return s
}

func (s *stageStrip) set(v []view.Stage) {
	if !slices.Equal(s.view, v) {
		s.view = v
		s.changed()
	}
}

// stageSign stands before a stage's name: its number, a tick, or a dash if it is left out.
func stageSign(i int, s view.Stage) string {
	switch {
	case s.Done:
		return "✓"
	case s.Skipped:
		return "–"
	}
	return strconv.Itoa(i + 1)
}

func stageFace(s view.Stage) face {
	if s.Now {
		return quietFace().in(ColorInk).strong()
	}
	return quietFace()
}

// columns is the widths of the stages, and how much smaller than usual their texts must be: each has room for its text and an even
// share of what is left. If the names do not fit, short is true: the present one alone is written.
func (s *stageStrip) columns(width, gap float32) (columns []float32, shrink float32, short bool) {
	width -= gap * float32(len(s.view)-1)
	for _, short = range []bool{false, true} {
		columns = columns[:0]
		var needed float32
		for i, stage := range s.view {
			columns = append(columns, lineWidth(stageText(i, stage, short), stageFace(stage)))
			needed += columns[i]
		}
		if shrink = min(1, width/needed); shrink >= leastStage {
			break
		}
	}
	var used float32
	for i := range columns {
		columns[i] *= shrink
		used += columns[i]
	}
	for i := range columns {
		columns[i] += (width - used) / float32(len(columns))
	}
	return columns, shrink, short
}

// leastStage is how far the names of stages may shrink and still be read.
const leastStage = 0.79

// stageText is what is written of a stage: its sign, and its name unless that is left out to be short.
func stageText(i int, s view.Stage, short bool) string {
	if short && !s.Now {
		return stageSign(i, s)
	}
	return stageSign(i, s) + "\u00a0" + s.Name
}

func (s *stageStrip) draw(p *pen, size fyne.Size) float32 {
	if len(s.view) == 0 {
		return 0
	}
	u := em()
	gap := 0.4 * u
	columns, shrink, short := s.columns(size.Width, gap)
	var x float32
	for i, stage := range s.view {
		fill := ColorLine
		switch {
		case stage.Now:
			fill = ColorMark
		case stage.Done:
			fill = ColorGreen
		}
		p.box(x, 0, columns[i], 0.3*u, box{fill: fill})
		f := stageFace(stage)
		f.size *= shrink
		p.write(stageText(i, stage, short), x, 0.5*u, f)
		x += columns[i] + gap
	}
	return 0.5*u + quietFace().line() + 0.3*u // room for what hangs below the line
}
