package screen

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// A draft is the order being composed: its words so far, and one picker for each thing to be settled.
type draft struct {
	on      *controls
	box     *fyne.Container
	text    *paragraph
	all     *fyne.Container
	pickers []*picker
	add     *button
	cancel  *button
	view    *view.Draft
}

func newDraft(on *controls) *draft {
	d := &draft{
		on:     on,
		text:   newParagraph("", func() face { return textFace().strong() }),
		all:    newColumn(0.8, 0),
		add:    newButton(on),
		cancel: newButton(on),
	}
	d.add.primary = true
	inner := newColumn(0.8, 0.9, d.text, d.all, newRow(0.6, d.add, d.cancel))
	d.box = container.New(onGround{}, newBoxed(ColorSoft, ColorGreen), inner)
	return d
}

// set shows v, or hides the draft if there is none.
func (d *draft) set(v *view.Draft) {
	setVisible(d.box, v != nil)
	d.view = v
	if v == nil {
		return
	}
	d.text.set(v.Text)
	for len(d.pickers) < len(v.Pickers) {
		p := newPicker(d.on)
		d.pickers = append(d.pickers, p)
		d.all.Objects = append(d.all.Objects, p.box)
	}
	open := d.open()
	for i, p := range d.pickers {
		setVisible(p.box, i < len(v.Pickers))
		if i < len(v.Pickers) {
			p.set(v.Pickers[i], i == open)
		}
	}
	d.add.set(v.Add)
	d.cancel.set(v.Cancel)
}

// open is the picker that the number keys choose from: the first in which nothing is chosen; -1 if there is none.
func (d *draft) open() int {
	for i, p := range d.view.Pickers {
		if chosen(p.Choices) < 0 {
			return i
		}
	}
	return -1
}

// next is what is to be picked next, or the button that ends it.
func (d *draft) next() fyne.CanvasObject {
	if at := d.open(); at >= 0 {
		return d.pickers[at].box
	}
	return d.add
}

// choose is a number key, 0 among them: a choice of the picker whose turn it is.
func (d *draft) choose(n int) bool {
	at := d.open()
	return at >= 0 && choosePill(d.on, d.view.Pickers[at], n)
}

// choosePill chooses from p by a number key, 0 among them.
func choosePill(on *controls, p view.Picker, n int) bool {
	if p.Digits {
		n = 1 + slices.IndexFunc(p.Choices, func(c view.Choice) bool { return c.Text == strconv.Itoa(n) })
	}
	if n < 1 || n > len(p.Choices) {
		return false
	}
	choice := p.Choices[n-1]
	return !choice.Disabled && reported(on, choice.ID)
}

// chosen is the number of the chosen one among choices, or -1.
func chosen(choices []view.Choice) int {
	for i, c := range choices {
		if c.Chosen {
			return i
		}
	}
	return -1
}

// A picker settles one thing of an order: its name, and the choices side by side.
type picker struct {
	box   *fyne.Container
	label *paragraph
	pills *pool[*pill]
}

func newPicker(on *controls) *picker {
	p := &picker{label: newParagraph("", quietFace)}
	p.pills = newPool(&row{gap: 0.5}, func() *pill { return newPill(on, false) })
	p.box = newColumn(0.3, 0, p.label, p.pills.box)
	return p
}

// set shows v; numbered tells that the number keys choose from it.
func (p *picker) set(v view.Picker, numbered bool) {
	p.label.set(v.Label)
	setVisible(p.label, v.Label != "")
	p.pills.begin()
	for i, c := range v.Choices {
		if numbered && !v.Digits && i < lastNumber {
			c.Text = strconv.Itoa(i+1) + "\u00a0 " + c.Text
		}
		p.pills.next().set(c)
	}
	p.pills.end()
}

// onGround lays one thing on a ground as large as itself.
type onGround struct{}

func (onGround) heightAt(objects []fyne.CanvasObject, width float32) float32 {
	return heightAt(objects[1], width)
}

func (onGround) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	place(objects[0], 0, 0, size.Width, size.Height)
	place(objects[1], 0, 0, size.Width, size.Height)
}

func (onGround) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }
