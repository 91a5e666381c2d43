package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// A Bar is the strip along the top of every screen.
type Bar struct {
	OnAction func(id string)
	OnKey    func(*fyne.KeyEvent) bool // is given the keys that a focused pill has no use for

	on      controls
	back    *pill
	program *paragraph
	title   *paragraph
	pills   *pool[*pill]
	object  *fyne.Container
}

// NewBar returns an empty bar.
func NewBar() *Bar {
	b := &Bar{}
	b.on = controls{act: b.act, key: b.key, reveal: func(fyne.CanvasObject) {}}
	b.back = newPill(&b.on, true)
	b.program = newParagraph("", barFace(subheadingFace))
	b.title = newParagraph("", barFace(textFace))
	b.pills = newPool(&row{gap: 0.4}, func() *pill { return newPill(&b.on, true) })
	b.object = container.New(&barLayout{bar: b}, newGround(ColorBar), b.back, b.program, b.title, b.pills.box)
	return b
}

func barFace(of func() face) func() face {
	return func() face {
		f := of().in(ColorOnBar)
		f.plain = true
		return f
	}
}

// Object is the bar as something to lay out.
func (b *Bar) Object() fyne.CanvasObject { return b.object }

// Find returns the pill with this ID if it is to be seen, or nil.
func (b *Bar) Find(id string) fyne.CanvasObject { return found(&b.on, id) }

// Set shows v.
func (b *Bar) Set(v view.Bar) {
	setVisible(b.back, v.Back.ID != "")
	b.back.set(asChoice(v.Back, "‹ "))
	b.program.set(v.Program)
	b.title.set(v.Title)
	b.pills.begin()
	for _, choices := range [][]view.Choice{v.Editions, v.Languages} {
		for _, c := range choices {
			b.pills.next().set(c)
		}
	}
	for _, a := range []view.Action{v.Size, v.Theme, v.Help} {
		if a.ID != "" {
			b.pills.next().set(asChoice(a, ""))
		}
	}
	b.pills.end()
	layOut(b.object)
}

// asChoice is an action, with its key, as a pill shows it.
func asChoice(a view.Action, sign string) view.Choice {
	text := sign + a.Text
	if a.Key != "" {
		text += "\u00a0" + a.Key
	}
	return view.Choice{ID: a.ID, Text: text, Disabled: !a.Enabled}
}

func (b *Bar) act(id string) {
	if b.OnAction != nil {
		b.OnAction(id)
	}
}

// key presses the focused pill on Enter, walks the pills with the arrows, and gives every other key to the screen.
func (b *Bar) key(ev *fyne.KeyEvent) bool {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(b.object)
	switch {
	case isEnter(ev):
		return pressFocused(&b.on)
	case canvas != nil && ev.Name == fyne.KeyLeft:
		canvas.FocusPrevious()
		return true
	case canvas != nil && ev.Name == fyne.KeyRight:
		canvas.FocusNext()
		return true
	}
	return b.OnKey != nil && b.OnKey(ev)
}

// barLayout puts the names on the left and the pills on the right. Where both do not fit side by side, the pills go on
// after the names, over as many lines as they need.
type barLayout struct {
	bar   *Bar
	width float32 // the last width: what MinSize answers for
}

func (l *barLayout) arrange(width float32, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	b := l.bar
	side, edge, gap := em(), em()*0.45, em()*0.8
	inner := width - 2*side

	line := float32(0) // the height of the first line
	for _, o := range visible(b.pills.box.Objects) {
		line = max(line, heightAt(o, wanted(o)))
	}
	names := visible([]fyne.CanvasObject{b.back, b.program, b.title})
	widths := make([]float32, len(names))
	x := side
	for i, o := range names {
		widths[i] = min(wanted(o), width-side-x)
		line = max(line, heightAt(o, widths[i]))
		x += widths[i] + gap
	}
	x = side
	for i, o := range names {
		h := heightAt(o, widths[i])
		put(o, x, edge+(line-h)/2, widths[i], h)
		x += widths[i] + gap
	}

	pills := b.pills.box.Layout.(*row)
	pills.indent = fyne.Size{}
	oneLine := pills.oneLine(b.pills.box.Objects) + 1 // rounding must not break the line
	if x+oneLine <= width-side {
		h := heightAt(b.pills.box, oneLine)
		put(b.pills.box, width-side-oneLine, edge+(line-h)/2, oneLine, h)
		return line + 2*edge
	}
	pills.indent = fyne.NewSize(x-side, line)
	h := heightAt(b.pills.box, inner)
	put(b.pills.box, side, edge, inner, h)
	return h + 2*edge
}

func (l *barLayout) heightAt(_ []fyne.CanvasObject, width float32) float32 {
	return l.arrange(width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
}

func (l *barLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	objects[0].Resize(size)
	l.arrange(size.Width, place)
}

func (l *barLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, l.heightAt(objects, l.width))
}

// barKey is what a key does on the bar of any screen, empty if nothing: the action that bears it; F2 is the language
// that comes after the one chosen.
func barKey(bar view.Bar, key string) string {
	for _, a := range []view.Action{bar.Size, bar.Theme, bar.Help} {
		if a.Key == key && a.Enabled {
			return a.ID
		}
	}
	if key == "F2" {
		return nextChoice(bar.Languages)
	}
	return ""
}

// nextChoice is the choice after the chosen one that can be chosen, empty if there is none.
func nextChoice(choices []view.Choice) string {
	at := chosen(choices)
	for i := range choices {
		next := choices[(at+1+i)%len(choices)]
		if !next.Chosen && !next.Disabled {
			return next.ID
		}
	}
	return ""
}
