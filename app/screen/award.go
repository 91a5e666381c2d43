package screen

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// An award is the sheet on which an adjusted score is worked out: results with their weights, what is still missing, and the sums.
type award struct {
	on       *controls
	box      *fyne.Container
	against  *drawn
	sections *fyne.Container
	all      []*awardSection
	draft    *draft
	sums     *shown[[]view.Sums]
	note     *paragraph
	view     *view.Award
	chosen   fyne.CanvasObject // the row that the keys are about, or what is to be picked next; nil if there is none
}

func newAward(on *controls) *award {
	a := &award{
		on:       on,
		sections: newColumn(0.9, 0),
		draft:    newDraft(on),
		sums:     newShown(func(p *pen, v []view.Sums, width float32) float32 { return drawSums(p, v, 0, width) }),
		note:     newParagraph("", quietFace),
	}
	a.against = newDrawn(a.drawAgainst)
	a.box = newColumn(0.8, 0, a.against, a.sections, a.draft.box, a.sums, a.note)
	return a
}

// set shows v, or hides the sheet if there is none. While a result is being made out it stands alone.
func (a *award) set(v *view.Award) {
	setVisible(a.box, v != nil)
	before := a.view
	a.view, a.chosen = v, nil
	if v == nil {
		v = &view.Award{}
	}
	if before == nil || !reflect.DeepEqual(before.Against, v.Against) {
		a.against.changed()
	}
	for len(a.all) < len(v.Sections) {
		s := newAwardSection(a.on)
		a.all = append(a.all, s)
		a.sections.Objects = append(a.sections.Objects, s.box)
	}
	setVisible(a.sections, len(v.Sections) > 0)
	for i, s := range a.all {
		setVisible(s.box, i < len(v.Sections))
		if i < len(v.Sections) {
			s.set(v.Sections[i])
			if s.chosen != nil {
				a.chosen = s.chosen
			}
		}
	}
	a.draft.set(v.Draft)
	if v.Draft != nil {
		a.chosen = a.draft.next()
	}
	a.sums.set(v.Sums)
	a.note.set(v.Note)
	setVisible(a.note, v.Note != "")
}

// atEnd reports whether the keys are about the last row in a direction, so that only scrolling is left there.
func (a *award) atEnd(where string) bool {
	var rows []bool
	for _, s := range a.view.Sections {
		for _, r := range s.Rows {
			rows = append(rows, r.Chosen)
		}
		if len(s.Rows) == 0 {
			rows = append(rows, s.Now)
		}
	}
	n := len(rows)
	return n == 0 || where == "up" && rows[0] || where == "down" && rows[n-1]
}

// moves reports whether the arrows and the digits are about weights.
func (a *award) moves() bool { return a.view != nil && a.view.Draft == nil }

// making reports whether another result is being made out.
func (a *award) making() bool { return a.view != nil && a.view.Draft != nil }

// digit is a digit of the present weight, or a choice of the result being made out.
func (a *award) digit(n int) bool {
	if a.view.Draft != nil {
		return a.draft.choose(n)
	}
	return reported(a.on, "weigh:digit:"+string(rune('0'+n)))
}

func (a *award) drawAgainst(p *pen, size fyne.Size) float32 {
	if a.view == nil {
		return 0
	}
	var y float32
	for _, text := range a.view.Against {
		y += p.flow([]span{{text: text, face: quietTextFace()}}, 0, y, size.Width)
	}
	return y
}

// An awardSection is one list of results, or the artificial score of one side.
type awardSection struct {
	box    *fyne.Container
	head   *paragraph
	rows   *pool[*fyne.Container]
	all    []*weightRow
	on     *controls
	fixed  *picker
	sum    *sumOfWeights
	chosen fyne.CanvasObject
}

func newAwardSection(on *controls) *awardSection {
	s := &awardSection{on: on, head: newParagraph("", func() face { return textFace().strong() }), fixed: newPicker(on), sum: newSumOfWeights()}
	s.rows = newPool(&column{gap: 0.35}, func() *fyne.Container {
		r := newWeightRow(on)
		s.all = append(s.all, r)
		return container.New(weightLayout{}, r, r.less, r.more)
	})
	s.box = newColumn(0.4, 0, s.head, s.rows.box, s.fixed.box, s.sum)
	return s
}

func (s *awardSection) set(v view.AwardSection) {
	s.chosen = nil
	head := v.Head
	if v.Now {
		head = "▸ " + head
	}
	s.head.set(head)
	setVisible(s.head, head != "")
	s.rows.begin()
	for i, row := range v.Rows {
		s.rows.next()
		s.all[i].set(row)
		if row.Chosen {
			s.chosen = s.all[i]
		}
	}
	s.rows.end()
	setVisible(s.fixed.box, v.Fixed.ID != "")
	s.fixed.set(v.Fixed, false)
	if v.Now {
		s.chosen = s.fixed.box
	}
	s.sum.set(v.Sum, v.Whole)
}

// A weightRow is one result with its weight, in words and as a bar; beside it are the buttons that change it.
type weightRow struct {
	press
	view       view.AwardRow
	less, more *button
}

func newWeightRow(on *controls) *weightRow {
	r := &weightRow{less: newButton(on), more: newButton(on)}
	r.initPress(on, r, r.draw)
	return r
}

func (r *weightRow) set(v view.AwardRow) {
	r.less.set(v.Less)
	r.more.set(v.More)
	if !reflect.DeepEqual(r.view, v) {
		r.view, r.id = v, v.ID
		r.changed()
	}
}

func (r *weightRow) draw(p *pen, size fyne.Size) float32 {
	u := em()
	pad := 0.6 * u
	percent := textFace()
	if r.view.Percent > 0 {
		percent = percent.strong()
	}
	right := lineWidth("100 %", textFace().strong()) + 0.4*u
	width := size.Width - 2*pad - right
	text := []span{{text: r.view.Text, face: textFace()}}
	note := []span{{text: r.view.Note, face: quietFace()}}
	dry := pen{dry: true}
	height := dry.flow(text, 0, 0, width)
	if r.view.Note != "" {
		height += dry.flow(note, 0, 0, width)
	}
	height += 2*pad + 0.1*u
	look := box{fill: ColorCard, edge: ColorEdge, width: 1, radius: 0.4 * u}
	if r.view.Chosen {
		look = box{fill: ColorSoft, edge: ColorGreen, width: 2, radius: 0.4 * u}
	}
	r.outline(p, fyne.NewSize(size.Width, height), look)
	y := pad + p.flow(text, pad, pad, width)
	if r.view.Note != "" {
		p.flow(note, pad, y, width)
	}
	p.text(r.view.Weight, size.Width-pad-lineWidth(r.view.Weight, percent), pad, percent)
	if r.view.Percent > 0 {
		p.box(0.3*u, height-0.35*u, (size.Width-0.6*u)*float32(r.view.Percent)/100, 0.2*u, box{fill: ColorGreen})
	}
	return height
}

// weightLayout has a row and the buttons that change its weight beside it, as high as the row.
type weightLayout struct{}

func (weightLayout) widths(objects []fyne.CanvasObject, width float32) (row, button float32) {
	button = max(wanted(objects[1]), wanted(objects[2]), 2.4*em())
	return width - 2*(button+0.3*em()), button
}

func (l weightLayout) heightAt(objects []fyne.CanvasObject, width float32) float32 {
	row, _ := l.widths(objects, width)
	return heightAt(objects[0], row)
}

func (l weightLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	row, button := l.widths(objects, size.Width)
	place(objects[0], 0, 0, row, size.Height)
	high := min(size.Height, heightAt(objects[1], button))
	for i, o := range objects[1:] {
		place(o, row+0.3*em()+float32(i)*(button+0.3*em()), (size.Height-high)/2, button, high)
	}
}

func (weightLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// A sumOfWeights says what weights come to, with a sign that tells whether anything is missing.
type sumOfWeights struct {
	drawn
	text  string
	whole bool
}

func newSumOfWeights() *sumOfWeights {
	s := &sumOfWeights{}
	s.init(s, s.draw)
	return s
}

func (s *sumOfWeights) set(text string, whole bool) {
	setVisible(s, text != "")
	if s.text != text || s.whole != whole {
		s.text, s.whole = text, whole
		s.changed()
	}
}

func (s *sumOfWeights) draw(p *pen, size fyne.Size) float32 {
	sign, f := "○\u00a0", textFace().in(ColorWarn).strong()
	if s.whole {
		sign, f = "✓\u00a0", textFace().in(ColorGood).strong()
	}
	return p.flow([]span{{text: sign + s.text, face: f}}, 0, 0, size.Width)
}
