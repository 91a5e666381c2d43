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
	drafting := v.Draft != nil
	setVisible(p.who.box, v.Who.ID != "" && !drafting)
	p.who.set(v.Who, false)
	p.setRows(v.Rows)
	p.amiss.begin()
	if v.Switch.ID != "" {
		p.amiss.next().set(v.Switch)
	}
	p.amiss.end()
	p.palette.begin()
	for i, kind := range v.Palette {
		p.palette.next().set(kind, i+1, false)
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
		}
	}
}

// moves reports whether the arrows move among calls and cards.
func (p *play) moves() bool { return p.view != nil && p.view.Draft == nil && len(p.view.Rows) > 0 }

// choose is a number key: something that may happen or, while one is made out, a choice of the picker whose turn it is.
func (p *play) choose(n int) bool {
	if p.view.Draft != nil {
		return p.draft.choose(n)
	}
	return n <= len(p.view.Palette) && reported(p.on, p.view.Palette[n-1].ID)
}
