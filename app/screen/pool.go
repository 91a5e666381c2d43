package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// A pool keeps the objects of a list whose length changes, so that setting a screen again neither makes them anew nor
// loses the focus. What a filling does not use stays hidden.
type pool[T fyne.CanvasObject] struct {
	box  *fyne.Container // holds them in order
	make func() T
	all  []T
	used int
}

func newPool[T fyne.CanvasObject](layout fyne.Layout, make func() T) *pool[T] {
	return &pool[T]{box: container.New(layout), make: make}
}

// begin starts a filling.
func (p *pool[T]) begin() { p.used = 0 }

// next is the next object, now visible.
func (p *pool[T]) next() T {
	if p.used == len(p.all) {
		o := p.make()
		p.all = append(p.all, o)
		p.box.Objects = append(p.box.Objects, o)
	}
	o := p.all[p.used]
	p.used++
	setVisible(o, true)
	return o
}

// end hides what this filling did not use, and the whole box if it is empty.
func (p *pool[T]) end() {
	for _, o := range p.all[p.used:] {
		setVisible(o, false)
	}
	setVisible(p.box, p.used > 0)
}
