package screen

import (
	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// A Home is the first screen. Enter goes on with the case under way, else with the next one.
type Home struct {
	frame
	notice    *notice
	greeting  *paragraph
	lead      *pool[*paragraph]
	now       *pool[*card]    // continue, next for me
	start     *fyne.Container // the first cases and their heading
	firstHead *paragraph
	first     *pool[*card]
	actions   *pool[*button]
	player    *paragraph
}

// NewHome returns an empty home screen.
func NewHome() *Home {
	h := &Home{}
	h.initFrame()
	h.notice = newNotice()
	h.greeting = newParagraph("", headingFace)
	h.lead = newPool(&column{gap: 0.4}, func() *paragraph { return newParagraph("", textFace) })
	h.now = newPool(&tiles{gap: 1, least: 20}, func() *card { return newCard(&h.on) })
	h.firstHead = newParagraph("", subheadingFace)
	h.first = newPool(&tiles{gap: 1, least: 16}, func() *card { return newCard(&h.on) })
	h.actions = newPool(&row{gap: 0.7}, func() *button { return newButton(&h.on) })
	h.player = newParagraph("", quietTextFace)
	h.start = newColumn(0.7, 0, h.firstHead, h.first.box)
	body := newColumn(1.3, 0, h.notice, newColumn(0.6, 0, h.greeting, h.lead.box), h.now.box, h.start, h.actions.box, h.player)
	h.setBody(newPage(58, 1.6, body))
	return h
}

// Set shows v.
func (h *Home) Set(v view.Home) {
	h.begin(v.Bar)
	h.notice.set(v.Notice)
	h.greeting.set(v.Greeting)
	h.lead.begin()
	for _, line := range v.Lead {
		h.lead.next().set(line)
	}
	h.lead.end()

	h.now.begin()
	for _, c := range v.Continue {
		h.add(h.now.next(), c)
	}
	if v.Next != nil {
		h.add(h.now.next(), *v.Next)
	}
	h.now.end()
	h.firstHead.set(v.FirstHead)
	h.first.begin()
	for _, c := range v.First {
		h.add(h.first.next(), c)
	}
	h.first.end()
	setVisible(h.start, len(v.First) > 0)

	h.actions.begin()
	for _, a := range v.Actions {
		b := h.actions.next()
		if a.Enabled {
			h.order = append(h.order, &b.press)
			h.numbered = append(h.numbered, a.ID)
			if a.Key == "" {
				a.Key = numberKey(len(h.numbered))
			}
		}
		b.set(a)
	}
	h.actions.end()
	h.player.set(v.Player)
	h.end()
}

// add shows a case under the next number; the first of all is the one on Enter.
func (h *Home) add(c *card, v view.Card) {
	h.numbered = append(h.numbered, v.ID)
	h.order = append(h.order, &c.press)
	primary := h.primary == ""
	if primary {
		h.primary = v.ID
	}
	c.set(v, len(h.numbered), primary)
}
