package view

import (
	"encoding/json"
	"testing"

	"pgregory.net/rapid"

	"rectify/app/session"
	"rectify/engine/law"
	"rectify/i18n"
	"rectify/scenarios"
)

// scoreButtons is everything that can be pressed, or chosen, on the sheet of an adjusted score.
func scoreButtons(a *Award) (actions []Action, items []Item) {
	actions = []Action{a.New}
	for _, section := range a.Sections {
		for _, row := range section.Rows {
			actions, items = append(actions, row.Less, row.More), append(items, Item{ID: row.ID})
		}
		for _, choice := range section.Fixed.Choices {
			items = append(items, Item{ID: choice.ID})
		}
	}
	if d := a.Draft; d != nil {
		actions = append(actions, d.Add, d.Cancel)
		for _, p := range d.Pickers {
			for _, choice := range p.Choices {
				items = append(items, Item{ID: choice.ID})
			}
		}
	}
	return actions, items
}

// What keys do on the sheets of a poll and of an adjusted score, and what no button has: numbers of rows that are not there.
var strays = []string{"weigh:up", "weigh:down", "weigh:left", "weigh:right", "weigh:digit:0", "weigh:digit:1", "weigh:digit:5", "weigh:clear", "weigh:new",
	"weigh:add", "weigh:cancel", "weigh:row:-1", "weigh:row:999", "weigh:more:", "weigh:fix:9:9", "weigh:fix:0:-1", "weigh:pick:level:99", "weigh:pick:what:0",
	"assign", "poll:0", "poll:9", "poll:-1", "poll-part:0", "poll-part:9", "poll-next", "poll-back", "polled", "settle", "undo"}

// TestAnythingMayBePressedOnAScore is [TestAnythingMayBePressed] from where other players may be asked, or a score is worked out: what comes
// of anything pressed there can be shown, and taken up again.
func TestAnythingMayBePressedOnAScore(t *testing.T) {
	type place struct {
		s    *scenarios.Scenario
		set  session.Settings
		acts []session.Act
	}
	var places []place
	bank, _ := scenarios.Bank()
	for _, s := range bank {
		set := session.Settings{Edition: law.Default, Easy: true}
		v := sit(t, i18n.English, s, set)
		seen := len(s.Scores) == 0 && len(s.Poll) == 0
		for !seen {
			if turn := v.s.Turn(); turn != nil && !v.watching() && (v.s.Stage == session.Awarding || v.s.Stage == session.Facts && len(turn.Polls) > 0) {
				places = append(places, place{s, set, v.s.Acts()})
			}
			seen = !advance(t, v, nil)
		}
	}
	if len(places) < 10 {
		t.Fatalf("%d places only", len(places))
	}
	rapid.Check(t, func(rt *rapid.T) {
		at := rapid.SampledFrom(places).Draw(rt, "place")
		n, err := session.Restore(at.s, at.set, at.acts)
		if err != nil {
			rt.Fatal(err)
		}
		speaks := func() *i18n.Printer {
			return i18n.New(rapid.SampledFrom(i18n.Langs[:]).Draw(rt, "language")).Reporting(func(err error) { rt.Error(err) })
		}
		v := NewSitting(speaks(), n, false)
		for range rapid.IntRange(1, 60).Draw(rt, "presses") {
			c := v.View()
			id := rapid.SampledFrom(append(buttons(c), strays...)).Draw(rt, "press")
			if id == "undo" && len(v.s.Acts()) < len(at.acts) {
				v.SetPrinter(speaks())
				continue
			}
			if _, err := v.Do(id); err != nil {
				rt.Fatalf("%s at stage %s: %v", id, v.s.Stage, err)
			}
		}
		var acts []session.Act
		if stored, err := json.Marshal(v.s.Acts()); err != nil || json.Unmarshal(stored, &acts) != nil {
			rt.Fatalf("stored as %s: %v", stored, err)
		}
		again, err := session.Restore(at.s, at.set, acts)
		if err != nil {
			rt.Fatal(err)
		}
		if again.Stage != v.s.Stage || len(again.Turns) != len(v.s.Turns) {
			rt.Fatalf("left at stage %s, taken up at %s", v.s.Stage, again.Stage)
		}
		NewSitting(v.p, again, true).View()
	})
}
