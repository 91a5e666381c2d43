package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// A sheet is the right-hand side of a case: one task at a time, and one primary button that never moves.
type sheet struct {
	on       *controls
	stages   *stageStrip
	body     *fyne.Container // what scrolls
	title    *paragraph
	chain    *shown[*view.Chain]
	lead     *paragraph
	heard    *shown[[]view.Heard]
	polls    *shown[[]view.Poll]
	entry    *labelled
	items    *pool[*item]
	picker   *picker
	composer *composer
	award    *award
	play     *play
	line     *shown[*view.Line]
	double   *shown[*view.DoubleDummy]
	verdict  *verdict
	actions  *pool[*button] // what else may be done
	footer   *fyne.Container
	message  *caution
	hint     *paragraph
	primary  *button
	view     view.Sheet
}

func newSheet(on *controls) *sheet {
	s := &sheet{
		on:       on,
		stages:   newStageStrip(),
		title:    newParagraph("", subheadingFace),
		lead:     newParagraph("", quietTextFace),
		chain:    newShown(drawChain),
		heard:    newShown(drawHeard),
		polls:    newShown(func(p *pen, v []view.Poll, width float32) float32 { return drawPolls(p, v, 0, width) }),
		entry:    newLabelled(on),
		items:    newPool(&column{gap: 0.5}, func() *item { return newItem(on) }),
		picker:   newPicker(on),
		composer: newComposer(on),
		award:    newAward(on),
		play:     newPlay(on),
		line:     newShown(drawLine),
		double:   newShown(drawDouble),
		verdict:  newVerdict(),
		actions:  newPool(&row{gap: 0.5}, func() *button { return newButton(on) }),
		message:  newCaution(),
		hint:     newParagraph("", quietFace),
		primary:  newButton(on),
	}
	s.primary.primary = true
	s.body = newColumn(0.7, 1.3, s.title, s.chain, s.lead, s.heard, s.polls, s.entry.box, s.items.box, s.picker.box, s.composer.box, s.award.box, s.play.box, s.line, s.double, s.verdict)
	s.footer = container.New(footerLayout{}, s.message, s.hint, s.primary)
	return s
}

func (s *sheet) set(v view.Sheet) {
	s.view = v
	s.stages.set(v.Stages)
	s.title.set(v.Title)
	s.chain.set(v.Chain)
	s.lead.set(v.Lead)
	s.heard.set(v.Heard)
	s.polls.set(v.Polls)
	entry := view.Entry{}
	if v.Entry != nil {
		entry = *v.Entry
	}
	s.entry.set(entry)
	s.items.begin()
	for i, it := range v.Items {
		s.items.next().set(it, i+1, v.Many)
	}
	s.items.end()
	setVisible(s.picker.box, v.Picker != nil)
	if v.Picker != nil {
		s.picker.set(*v.Picker, s.picks())
	}
	s.composer.set(v.Composer)
	s.award.set(v.Award)
	s.play.set(v.Play)
	s.line.set(v.Line)
	s.double.set(v.Double)
	s.verdict.set(v.Verdict)
	s.actions.begin()
	for _, a := range s.moreActions() {
		s.actions.next().set(a)
	}
	s.actions.end()
	s.message.set(v.Message)
	s.hint.set(v.Hint)
	s.primary.set(s.primaryAction())
}

// moreActions are the actions beside the primary one, the verdict's own included.
func (s *sheet) moreActions() []view.Action {
	var all []view.Action
	for _, a := range s.view.More {
		if a.ID != "" {
			all = append(all, a)
		}
	}
	if s.view.Award != nil && s.view.Award.New.ID != "" && s.view.Award.Draft == nil {
		all = append(all, s.view.Award.New)
	}
	if s.view.Verdict == nil {
		return all
	}
	for _, a := range s.view.Verdict.Actions {
		if a.ID != "" && a.ID != s.view.Primary.ID {
			all = append(all, a)
		}
	}
	return all
}

// primaryAction bears the sign of Enter, except while an order is being composed: Enter then adds it to the ruling.
func (s *sheet) primaryAction() view.Action {
	a := s.view.Primary
	a.Key = keyEnter
	if s.draft() != nil {
		a.Key = ""
	}
	return a
}

func (s *sheet) draft() *view.Draft {
	switch {
	case s.view.Composer != nil:
		return s.view.Composer.Draft
	case s.view.Award != nil:
		return s.view.Award.Draft
	case s.view.Play != nil:
		return s.view.Play.Draft
	}
	return nil
}

// enter is the action on Enter.
func (s *sheet) enter() view.Action {
	if d := s.draft(); d != nil {
		return d.Add
	}
	return s.view.Primary
}

// choose is a number key.
func (s *sheet) choose(n int) bool {
	if s.view.Composer != nil {
		return s.composer.choose(n)
	}
	if s.view.Award != nil {
		return s.award.digit(n)
	}
	if s.view.Play != nil {
		return s.play.choose(n)
	}
	if s.picks() {
		return choosePill(s.on, *s.view.Picker, n)
	}
	return n <= len(s.view.Items) && reported(s.on, s.view.Items[n-1].ID)
}

// picks reports whether the number keys choose from the picker: until something is chosen there, or if there is nothing else.
func (s *sheet) picks() bool {
	p := s.view.Picker
	return p != nil && (chosen(p.Choices) < 0 || len(s.view.Items) == 0)
}

// zero is the key 0, which means something only where a number is picked or typed.
func (s *sheet) zero() bool {
	switch {
	case s.picks():
		return choosePill(s.on, *s.view.Picker, 0)
	case s.view.Award != nil:
		return s.award.digit(0)
	case s.draft() == nil:
		return false
	case s.view.Composer != nil:
		return s.composer.draft.choose(0)
	}
	return s.play.draft.choose(0)
}

// A caution is something to mind: words beside a bar in the colour of warnings.
type caution struct {
	drawn
	text string
}

func newCaution() *caution {
	n := &caution{}
	n.init(n, n.draw)
	return n
}

func (n *caution) set(text string) {
	setVisible(n, text != "")
	if n.text != text {
		n.text = text
		n.changed()
	}
}

func (n *caution) draw(p *pen, size fyne.Size) float32 {
	u := em()
	spans := []span{
		{text: "⚠\u00a0", face: textFace().in(ColorWarn).strong()},
		{text: n.text, face: textFace()},
	}
	dry := pen{dry: true}
	height := dry.flow(spans, 0, 0, size.Width-1.6*u) + 0.8*u
	p.box(0, 0, size.Width, height, box{fill: ColorSoft})
	p.box(0, 0, 0.25*u, height, box{fill: ColorWarn})
	p.flow(spans, 0.8*u, 0.4*u, size.Width-1.6*u)
	return height
}

// footerLayout has the primary button at the bottom right, the hint beside it or, for want of room, above it, and the
// message on top.
type footerLayout struct{}

func (footerLayout) arrange(objects []fyne.CanvasObject, size fyne.Size, put func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	message, hint, primary := objects[0], objects[1], objects[2]
	u := em()
	var y float32
	if message.Visible() {
		height := heightAt(message, size.Width)
		put(message, 0, 0, size.Width, height)
		y += height + 0.6*u
	}
	width := min(wanted(primary), size.Width)
	high := heightAt(primary, width)
	if hint.Visible() {
		beside := size.Width - width - u
		hintHigh := heightAt(hint, beside)
		if beside < 11*u || hintHigh > 2*high {
			hintHigh = heightAt(hint, size.Width)
			put(hint, 0, y, size.Width, hintHigh)
			y += hintHigh + 0.4*u
		} else {
			put(hint, 0, max(y, size.Height-(high+hintHigh)/2), beside, hintHigh)
			high = max(high, hintHigh)
		}
	}
	put(primary, size.Width-width, max(y, size.Height-high), width, heightAt(primary, width))
	return y + high
}

func (l footerLayout) heightAt(objects []fyne.CanvasObject, width float32) float32 {
	return l.arrange(objects, fyne.NewSize(width, 0), func(fyne.CanvasObject, float32, float32, float32, float32) {})
}

func (l footerLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.arrange(objects, size, place)
}

func (footerLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }
