package view

import (
	"testing"

	"pgregory.net/rapid"

	"rectify/app/session"
	"rectify/i18n"
)

// buttons is everything that can be pressed in a view of a case.
func buttons(c Case) []string {
	s := c.Sheet
	actions := append([]Action{s.Primary, c.Transport.First, c.Transport.Back, c.Transport.Forward, c.Transport.Last, c.Transport.Hands}, s.More...)
	items := s.Items
	if s.Verdict != nil {
		actions = append(actions, s.Verdict.Actions...)
	}
	if m := s.Composer; m != nil {
		items = append(items, m.Palette...)
		for _, o := range m.Orders {
			actions = append(actions, o.Remove)
		}
		if d := m.Draft; d != nil {
			actions = append(actions, d.Add, d.Cancel)
			for _, p := range d.Pickers {
				for _, choice := range p.Choices {
					actions = append(actions, Action{ID: choice.ID})
				}
			}
		}
	}
	if a := s.Award; a != nil {
		award, more := scoreButtons(a)
		actions, items = append(actions, award...), append(items, more...)
	}
	var out []string
	for _, a := range actions {
		if a.ID != "" {
			out = append(out, a.ID)
		}
	}
	for _, i := range items {
		out = append(out, i.ID)
	}
	return out
}

// TestAnythingMayBePressed presses what is on the screen in any order, types, and changes the language: nothing fails, every word
// can be said, and taken up again the case stands where it was.
func TestAnythingMayBePressed(t *testing.T) {
	all := append(everyScenario(t), load(t, heart), load(t, held))
	rapid.Check(t, func(rt *rapid.T) {
		s := rapid.SampledFrom(all).Draw(rt, "scenario")
		set := session.Settings{Edition: rapid.SampledFrom(bothEditions).Draw(rt, "edition"), Easy: rapid.Bool().Draw(rt, "easy"), Seed: rapid.Uint64().Draw(rt, "seed")}
		n, err := session.New(s, set)
		if err != nil {
			rt.Fatal(err)
		}
		speaks := func() *i18n.Printer {
			return i18n.New(rapid.SampledFrom(i18n.Langs[:]).Draw(rt, "language")).Reporting(func(err error) { rt.Error(err) })
		}
		v := NewSitting(speaks(), n, false)
		press := func(id string) {
			if _, err := v.Do(id); err != nil {
				rt.Fatalf("%s at stage %s: %v", id, v.s.Stage, err)
			}
		}
		press("event:last")
		for range rapid.IntRange(1, 40).Draw(rt, "presses") {
			c := v.View()
			switch rapid.IntRange(0, 9).Draw(rt, "what") {
			case 0:
				v.SetPrinter(speaks())
			case 1:
				v.Type(rapid.SampledFrom([]string{"law", "cites", "search"}).Draw(rt, "line"), rapid.SampledFrom([]string{"", "27", "50B, x", "πασ", "card"}).Draw(rt, "text"))
			case 2, 3, 4:
				press(c.Sheet.Primary.ID)
			default:
				press(rapid.SampledFrom(buttons(c)).Draw(rt, "button"))
			}
		}
		again, err := session.Restore(s, set, v.s.Acts())
		if err != nil {
			rt.Fatal(err)
		}
		if again.Stage != v.s.Stage || len(again.Turns) != len(v.s.Turns) {
			rt.Fatalf("left at stage %s, taken up at %s", v.s.Stage, again.Stage)
		}
		NewSitting(v.p, again, true).View()
	})
}
