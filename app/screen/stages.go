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

func (s *stageStrip) draw(p *pen, size fyne.Size) float32 {
	n := float32(len(s.view))
	if n == 0 {
		return 0
	}
	u := em()
	gap := 0.3 * u
	width := (size.Width - gap*(n-1)) / n
	short, shrink := false, float32(1) // room for the signs alone; all names are of one size
	for i, stage := range s.view {
		need := lineWidth(stageSign(i, stage)+" "+stage.Name, stageFace(stage))
		short = short || need > width*1.15
		shrink = min(shrink, (width-0.3*u)/need)
	}
	line := quietFace().line()
	for i, stage := range s.view {
		x := float32(i) * (width + gap)
		fill := ColorLine
		switch {
		case stage.Now:
			fill = ColorMark
		case stage.Done:
			fill = ColorGreen
		}
		p.box(x, 0, width, 0.3*u, box{fill: fill})
		text, f := stageSign(i, stage), stageFace(stage)
		if !short {
			text += " " + stage.Name
			f.size *= shrink
		}
		p.write(text, x, 0.5*u, f)
		if short && stage.Now {
			p.write(stage.Name, 0, 0.5*u+line, stageFace(stage))
		}
	}
	lines := line
	if short {
		lines *= 2
	}
	return 0.5*u + lines + 0.3*u // room for what hangs below the line
}
