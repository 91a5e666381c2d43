package view

import (
	"fmt"

	"rectify/engine/bridge"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/i18n"
)

// deal is playing the deal on: whose turn it is, and everything that he could call or play, what is not legal marked as such.
func (v *Sitting) deal() Sheet {
	st := v.s.State()
	s := v.task("deal", "choose-it", false)
	s.Lead = v.dealLead(st)
	if v.play.makes != nil {
		s.Play = &Play{Draft: v.mishapDraft(v.play.makes)}
		if v.play.makes.mishap.claims() && s.Play.Draft.Add.Enabled { // else the number keys would be typed
			s.Entry = &Entry{ID: "says", Label: v.p.T("ui.claim.label"), Placeholder: v.p.T("ui.claim.placeholder"), Text: v.play.says}
		}
		return s
	}
	if turn := st.Turn(); turn != bridge.NoSeat || v.play.amiss {
		s.Entry = &Entry{ID: "deal", Label: v.p.T("ui.deal.label"), Placeholder: v.p.T("ui.deal.placeholder"), Text: v.play.text}
	}
	chosen, ok := v.selected()
	s.Play = &Play{Switch: Choice{ID: "amiss", Text: v.p.T("ui.deal.amiss"), Chosen: v.play.amiss}, Key: "F12"}
	v.setRows(s.Play, chosen)
	if v.play.amiss {
		s.Play.Who = Picker{ID: "acts", Label: v.p.T("ui.deal.who")}
		for _, seat := range bridge.Seats {
			s.Play.Who.Choices = append(s.Play.Who.Choices, Choice{ID: "acts:" + seat.String(), Text: string(v.p.Seat(seat).Name()), Chosen: seat == v.acts()})
		}
	}
	director := Action{ID: "director", Text: v.p.T("ui.table.director"), Key: "F9", Enabled: true}
	end := Action{ID: "go-on", Text: v.p.T("ui.deal.finish"), Key: "F11", Enabled: true}
	switch {
	case ok && chosen.mishap != "":
		s.Primary.ID, s.Primary.Enabled, s.Primary.Text = chosen.id(), true, v.p.T("ui.mishap."+chosen.mishap)
	case ok:
		s.Primary.Enabled, s.Primary.Text = true, i18n.Capital(Event(v.p, chosen.event, st, ""))
	case v.s.Overlooked():
		s.Primary, director = director, Action{}
		s.Primary.Key = v.p.T("ui.key.enter")
	case st.Phase == record.Over:
		s.Primary, end = end, Action{}
		s.Primary.Key, s.Hint = v.p.T("ui.key.enter"), ""
	}
	if !v.s.Overlooked() {
		director = Action{}
	}
	s.More = append(s.More, director,
		Action{ID: "rest", Text: v.p.T("ui.deal.rest"), Key: "F10", Enabled: st.Turn() != bridge.NoSeat}, end)
	return s
}

// whyNot is why what is selected, or what was pressed last, is not legal, or that what a claimer says cannot be read; empty if there is
// nothing to mind, or if something is to go wrong.
func (v *Sitting) whyNot() string {
	if h := v.play.makes; h != nil {
		if e, _ := v.happened(h); e.States.Unclear {
			return v.p.T("ui.claim.unclear")
		}
		return ""
	}
	why := v.play.why
	if o, ok := v.selected(); ok && !v.play.amiss {
		why = o.why
	}
	return Reason(v.p, v.s.Settings.Edition, why)
}

// dealLead says where the table stands: whose turn it is, what the director has not been called to, and what could not be ruled.
func (v *Sitting) dealLead(st record.State) string {
	lead := v.p.T("ui.deal.over")
	if turn := st.Turn(); turn != bridge.NoSeat {
		lead = i18n.Capital(turnText(v.p, st)) + "."
	}
	if v.s.Overlooked() {
		lead = v.p.T("ui.deal.overlooked") + " " + lead
	}
	if task, c := v.s.Uncovered(); task != nil {
		text := v.p.T("ui.deal.uncovered", "Text", Matter(v.p, task.Matter, st))
		if task.Outcome.Leaf != nil {
			text += " " + Uncovered(v.p, c, task.Outcome.Leaf)
		}
		lead = text + " " + lead
	}
	return lead
}

// setRows fills in the choices as they are shown.
func (v *Sitting) setRows(to *Play, chosen option) {
	for i, row := range v.rows() {
		if name := row[0].mishap; name != "" {
			to.Palette = append(to.Palette, Item{ID: row[0].id(), Text: v.p.T("ui.mishap." + name), Chosen: chosen.mishap == name})
			continue
		}
		p := Picker{ID: fmt.Sprintf("row:%d", i)}
		for _, o := range row {
			var text string
			if o.event.Kind == record.Call {
				text = string(v.p.Call(o.event.Call).Name().Cap())
			} else {
				text = cardText(o.event.Card)
			}
			p.Choices = append(p.Choices, Choice{ID: o.id(), Text: text, Chosen: o.event == chosen.event, Barred: o.why.Code != record.MayPlay})
		}
		to.Rows = append(to.Rows, p)
	}
}

// onTable lets the cards of whoever acts be chosen where they lie.
func (v *Sitting) onTable(t *Table) {
	seat := v.acts()
	if seat == bridge.NoSeat || v.play.makes != nil || v.s.State().Phase == record.Auction {
		return
	}
	h := &t.Hands[positions[seat]]
	for _, row := range v.rows() {
		for _, o := range row {
			if o.event.Kind == record.Play {
				h.Plays = append(h.Plays, Choice{ID: o.id(), Text: cardText(o.event.Card), Barred: o.why.Code != record.MayPlay})
			}
		}
	}
}

// telling is saying how something was in a deal played on, where nobody else can say; or choosing for a player.
func (v *Sitting) telling() Sheet {
	_, whole := v.selection()
	s := v.task("telling", "told", whole)
	end, c := v.s.End()
	node := end.Outcome.Need.Node
	s.Lead = v.p.T("ui.telling.lead", "Text", Question(v.p, c, node.Fact))
	if end.Kind == rulings.AtChoice {
		s.Lead = v.p.T("ui.telling.chooses", "Seat", v.chooser(c, node))
	}
	v.offerAnswers(&s, c, node.Fact)
	s.More = append(s.More, Action{ID: "go-on", Text: v.p.T("ui.deal.finish"), Key: "F11", Enabled: true})
	return s
}

// byHand is how the deal may be taken over from a verdict or a score.
func (v *Sitting) byHand() []Action {
	var out []Action
	if v.s.MayPlayOn() {
		out = append(out, Action{ID: "play-on", Text: v.p.T("ui.deal.take-over"), Key: "F9", Enabled: true})
	}
	if v.s.MayOwn() {
		out = append(out, Action{ID: "own", Text: v.p.T("ui.deal.own"), Key: "F10", Enabled: true})
	}
	return out
}

// damage sets the end beside the one that the right ruling leads to, if the table went on under another.
func (v *Sitting) damage(st record.State) []string {
	own := false
	for _, t := range v.s.Turns {
		own = own || t.Own
	}
	if !own {
		return nil
	}
	right, ok := v.s.Right()
	switch {
	case st.Phase != record.Over:
		return []string{v.p.T("ui.score.own")}
	case !ok:
		return []string{v.p.T("ui.score.own"), v.p.T("ui.score.law-unknown")}
	}
	lost, side := northSouth(right)-northSouth(st), bridge.NorthSouth
	if lost == 0 {
		return []string{v.p.T("ui.score.own"), v.p.T("ui.score.same")}
	}
	if lost < 0 {
		lost, side = -lost, bridge.EastWest
	}
	return []string{v.p.T("ui.score.own"), v.p.T("ui.score.law", "Text", v.resultText(right)), v.p.T("ui.score.damage", "Side", side, "Points", lost)}
}

// northSouth is the score of a deal that is over (Law 77), from North–South's side.
func northSouth(st record.State) int {
	if st.Contract.Bid == bridge.NoCall {
		return 0
	}
	return st.Contract.ScoreFor(bridge.NorthSouth, st.Result(), st.Record().Vul)
}
