package screen

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"rectify/app/view"
)

// A Table draws the four hands round the trick, North on top. Its letters shrink where the width is too small for
// them, and grow a little where there is room: nothing on a table is ever cut off.
type Table struct {
	drawn
	OnAction func(id string) // a card was chosen where it lies

	view  view.Table
	spots []spot // the cards that can be chosen, where they were drawn last
}

// A spot is a place on the table that can be pressed.
type spot struct {
	at rect
	id string
}

// Tapped implements fyne.Tappable: it chooses a card where it lies. What can be pressed here stands on the sheet too, for the keys.
func (t *Table) Tapped(ev *fyne.PointEvent) {
	for _, s := range t.spots {
		if x, y := ev.Position.X-s.at.x, ev.Position.Y-s.at.y; x >= 0 && y >= 0 && x < s.at.w && y < s.at.h {
			t.OnAction(s.id)
			return
		}
	}
}

// NewTable returns an empty table.
func NewTable() *Table {
	t := &Table{OnAction: func(string) {}}
	t.init(t, t.draw)
	return t
}

// Set shows v.
func (t *Table) Set(v view.Table) {
	if !reflect.DeepEqual(t.view, v) {
		t.view = v
		t.changed()
	}
}

// The measures of a table in its own unit, the size of its letters.
const (
	tableWide    = 42.5 // the least width
	tableHigh    = 33
	tableMargin  = 0.7
	handWide     = 11
	handHigh     = 8
	closedHigh   = 4.6
	tableGrows   = 1.2  // at most, where there is room
	tableShrinks = 0.85 // at most, where there is little height
)

// A tableFace is the faces of a table at its present unit.
type tableFace struct {
	u                    float32
	text, quiet, caption face
}

func tableFaces(u float32) tableFace {
	return tableFace{
		u:       u,
		text:    face{size: u, color: ColorInk},
		quiet:   face{size: u * 0.87, color: ColorQuiet},
		caption: face{size: u * 0.8, color: ColorQuiet},
	}
}

// tableUnit is the size of the letters on a table of this size; a height of 0 is still open. In a window drawn together to
// nothing it stays above 0: the toolkit asks for endless memory to paint letters of less.
func tableUnit(size fyne.Size) float32 {
	u, room := theme.TextSize(), size.Width/tableWide
	if size.Height == 0 {
		return max(1, min(u, room))
	}
	return max(1, min(room, size.Height/tableHigh, u*tableGrows))
}

// leastHeight is the height under which a table had better scroll than shrink.
func (t *Table) leastHeight(width float32) float32 {
	return tableHigh * min(theme.TextSize()*tableShrinks, width/tableWide*0.9)
}

func (t *Table) draw(p *pen, size fyne.Size) float32 {
	f := tableFaces(tableUnit(size))
	if p.dry {
		return f.u * tableHigh
	}
	u := f.u
	p.box(0, 0, size.Width, size.Height, box{fill: ColorTable})
	midX, midY := size.Width/2, size.Height/2
	t.spots = t.spots[:0]
	t.drawCentre(p, f, midX, midY)

	margin := tableMargin * u
	var at [4]rect
	for i, h := range t.view.Hands {
		w, high := handSize(f, h)
		switch i {
		case view.North:
			at[i] = rect{midX - w/2, margin, w, high}
		case view.South:
			at[i] = rect{midX - w/2, size.Height - margin - high, w, high}
		case view.West:
			at[i] = rect{margin, midY - high/2, w, high}
		case view.East:
			at[i] = rect{size.Width - margin - w, midY - high/2, w, high}
		}
		t.drawHand(p, f, h, at[i])
	}
	for i, h := range t.view.Hands {
		beside := i == view.North || i == view.South
		t.drawFaceUp(p, f, h, faceUpPlace(f, at[i], i, size))
		if h.Speech != "" {
			drawSpeech(p, f, h.Speech, at[i], beside)
		}
	}
	return f.u * tableHigh
}

// A rect is a place on the table.
type rect struct{ x, y, w, h float32 }

// faceUpPlace is where a player's exposed cards lie: beside the hands of North and South, and under the hands of West
// and East, towards the trick as far as there is room.
func faceUpPlace(f tableFace, hand rect, seat int, table fyne.Size) rect {
	gap := 0.6 * f.u
	switch seat {
	case view.North:
		return rect{hand.x + hand.w + gap, hand.y, table.Width - hand.x - hand.w - 2*gap, hand.h}
	case view.South:
		return rect{hand.x + hand.w + gap, hand.y, table.Width - hand.x - hand.w - 2*gap, hand.h}
	}
	return rect{hand.x, hand.y + hand.h + gap, hand.w, table.Height - hand.y - hand.h - 2*gap}
}

// drawSpeech puts a bubble beside a hand, or above it. What does not fit is cut off: it stands whole among what was said.
func drawSpeech(p *pen, f tableFace, text string, hand rect, beside bool) {
	u := f.u
	padX, padY := 0.7*u, 0.25*u
	most, high := hand.w-2*padX, hand.y-3*padY-0.4*u
	if beside {
		most, high = min(handWide*u, hand.x-u)-2*padX, hand.h
	}
	look := f.quiet.in(ColorOnMark).strong()
	look.plain = true
	words := []span{{text: fitting(text, look, most, high), face: look}}
	width := min(spansWidth(words), most) + 1
	dry := pen{dry: true}
	height := dry.flow(words, 0, 0, width)
	x, y := hand.x+(hand.w-width)/2-padX, hand.y-height-2*padY-0.4*u
	if beside {
		x, y = hand.x-width-2*padX-0.5*u, hand.y+(hand.h-height)/2-padY
	}
	p.box(x, y, width+2*padX, height+2*padY, box{fill: ColorMark, radius: min(height/2+padY, u)})
	p.flow(words, x+padX, y+padY, width)
}
