package screen

import (
	"reflect"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// A Said draws what is said and done at the table, in order.
type Said struct {
	drawn
	view view.Said
}

// NewSaid returns an empty box.
func NewSaid() *Said {
	s := &Said{}
	s.init(s, s.draw)
	return s
}

// Set shows v.
func (s *Said) Set(v view.Said) {
	if !reflect.DeepEqual(s.view, v) {
		s.view = v
		s.changed()
	}
}

func (s *Said) draw(p *pen, size fyne.Size) float32 {
	u := em()
	x, y, width := 0.9*u, 0.5*u, size.Width-1.8*u
	title := textFace().strong()
	p.write(s.view.Title, x, y, fitted(s.view.Title, title, width))
	y += title.line() + 0.2*u
	for _, line := range s.view.Lines {
		f := textFace()
		f.size *= 0.95
		if line.Quiet {
			f = f.in(ColorQuiet)
		}
		var spans []span
		if line.Who != "" {
			spans = append(spans, span{text: line.Who + ": ", face: f})
		}
		spans = append(spans, span{text: line.Text, face: f})
		if line.Latest {
			dry := pen{dry: true}
			p.box(x-0.55*u, y+0.1*u, 0.25*u, dry.flow(spans, 0, 0, width)-0.1*u, box{fill: ColorMark})
		}
		y += p.flow(spans, x, y, width) + 0.2*u
	}
	return y + 0.4*u
}
