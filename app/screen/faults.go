package screen

import (
	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// A Faults lists what is wrong in a scenario file: where, what, the line itself and what to do. Enter reads the file again.
type Faults struct {
	frame
	title *paragraph
	lead  *paragraph
	file  *paragraph
	rows  *pool[*faultBox]
	more  *paragraph
	again *button
}

// NewFaults returns an empty list of faults.
func NewFaults() *Faults {
	f := &Faults{}
	f.initFrame()
	f.title = newParagraph("", headingFace)
	f.lead = newParagraph("", textFace)
	f.file = newParagraph("", quietTextFace)
	f.again = newButton(&f.on)
	f.again.primary = true
	f.rows = newPool(&column{gap: 0.9}, newFaultBox)
	f.more = newParagraph("", quietTextFace)
	f.setBody(newPage(58, 1.6, newColumn(1.2, 0, newColumn(0.5, 0, f.title, f.lead, f.file), newRow(0, f.again), f.rows.box, f.more)))
	return f
}

// Set shows v.
func (f *Faults) Set(v view.Faults) {
	f.begin(v.Bar)
	f.title.set(v.Title)
	f.lead.set(v.Lead)
	f.file.set(v.File)
	f.again.set(v.Again)
	if v.Again.ID != "" {
		f.order = append(f.order, &f.again.press)
	}
	if v.Again.Enabled {
		f.primary = v.Again.ID
	}
	f.rows.begin()
	for _, row := range v.Rows {
		f.rows.next().set(row)
	}
	f.rows.end()
	f.more.set(v.More)
	f.end()
}

// A faultBox draws one fault.
type faultBox struct {
	drawn
	view view.Fault
}

func newFaultBox() *faultBox {
	b := &faultBox{}
	b.init(b, b.draw)
	return b
}

func (b *faultBox) set(v view.Fault) {
	if b.view != v {
		b.view = v
		b.changed()
	}
}

func (b *faultBox) draw(p *pen, size fyne.Size) float32 {
	pad, gap := em()*0.9, em()*0.35
	p.box(0, 0, size.Width, size.Height, box{fill: ColorCard, edge: ColorLine, width: 1, radius: em() * 0.5})
	width := size.Width - 2*pad
	y := pad
	y += p.flow([]span{{text: "✗ " + b.view.Where, face: quietFace().in(ColorBad).strong()}}, pad, y, width) + gap
	y += p.flow([]span{{text: b.view.What, face: textFace().strong()}}, pad, y, width)
	if b.view.Source != "" {
		y += gap
		y += b.drawSource(p, pad, y, width)
	}
	if b.view.Remedy != "" {
		y += gap
		y += p.flow([]span{{text: "→ " + b.view.Remedy, face: textFace()}}, pad, y, width)
	}
	return y + pad
}

// drawSource sets the file's own line apart; its suits keep the text's colour, since it is not ours.
func (b *faultBox) drawSource(p *pen, x, y, width float32) float32 {
	pad := em() * 0.4
	f := quietFace().in(ColorInk)
	f.plain = true
	spans := []span{{text: b.view.Source, face: f}}
	height := (&pen{dry: true}).flow(spans, 0, 0, width-2*pad) + 2*pad
	p.box(x, y, width, height, box{fill: ColorPaper, edge: ColorLine, width: 1, radius: em() * 0.2})
	p.flow(spans, x+pad, y+pad, width-2*pad)
	return height
}
