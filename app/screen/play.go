package screen

import (
	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// A play is a deal being played on: who acts, his calls and cards in rows, the switch that lets things go wrong, and what else may
// happen then.
type play struct {
	on      *controls
	box     *fyne.Container
	who     *picker
	rows    *fyne.Container
	all     []*picker
	amiss   *pool[*pill]
	palette *pool[*item]
	draft   *draft
	view    *view.Play
	chosen  fyne.CanvasObject // the call or card that is selected, nil if none
}

func newPlay(on *controls) *play {
	p := &play{
		on:      on,
		who:     newPicker(on),
		rows:    newColumn(0.35, 0),
		amiss:   newPool(&row{gap: 0.5}, func() *pill { return newPill(on, false) }),
		palette: newPool(&column{gap: 0.4}, func() *item { return newItem(on) }),
		draft:   newDraft(on),
	}
	p.box = newColumn(0.8, 0, p.who.box, p.rows, p.amiss.box, p.palette.box, p.draft.box)
	return p
}

// set shows v, or hides the play if there is none. While something is being made out it stands alone.
func (p *play) set(v *view.Play) {
	setVisible(p.box, v != nil)
	p.view = v
	if v == nil {
		v = &view.Play{}
	}
	p.chosen = nil
	drafting := v.Draft != nil
	setVisible(p.who.box, v.Who.ID != "" && !drafting)
	p.who.set(v.Who, false)
	p.setRows(v.Rows)
	p.amiss.begin()
	if v.Switch.ID != "" {
		pill := v.Switch
		pill.Text += "\u00a0 " + v.Key
		p.amiss.next().set(pill)
	}
	p.amiss.end()
	p.palette.begin()
	for _, kind := range v.Palette {
		it := p.palette.next()
		it.set(kind, lastNumber+1, false) // a number begins a bid
		if kind.Chosen {
			p.chosen = it
		}
	}
	p.palette.end()
	p.draft.set(v.Draft)
}

func (p *play) setRows(rows []view.Picker) {
	setVisible(p.rows, len(rows) > 0)
	for len(p.all) < len(rows) {
		r := newPicker(p.on)
		p.all = append(p.all, r)
		p.rows.Objects = append(p.rows.Objects, r.box)
	}
	for i, r := range p.all {
		setVisible(r.box, i < len(rows))
		if i < len(rows) {
			r.set(rows[i], false)
			if at := chosen(rows[i].Choices); at >= 0 {
				p.chosen = r.pills.all[at]
			}
		}
	}
}

// moves reports whether the arrows move among calls and cards.
func (p *play) moves() bool { return p.view != nil && p.view.Draft == nil && len(p.view.Rows) > 0 }

// choose is a number key: while something is made out, a choice of the picker whose turn it is.
func (p *play) choose(n int) bool { return p.view.Draft != nil && p.draft.choose(n) }
