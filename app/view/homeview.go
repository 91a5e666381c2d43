package view

import (
	"fmt"
	"slices"

	"rectify/i18n"
)

// HomeView is the first screen.
func HomeView(p *i18n.Printer, bar Bar, pref Preferences, shelf Shelf) Home {
	h := Home{Bar: bar, Greeting: p.T("ui.home.greeting"), Notice: shelf.Notice}
	if pref.Player != "" {
		h.Greeting = p.T("ui.home.greeting-name", "Name", pref.Player)
		h.Player = p.T("ui.home.player", "Name", pref.Player)
	}
	for i := range shelf.Under {
		u := &shelf.Under[i]
		card := shelf.card(p, &u.ShelfCase)
		card.ID, card.Over = fmt.Sprintf("attempt:%d", u.Attempt), p.T("ui.home.continue")
		card.Text = p.T("ui.home.continue-text", "StageText", stageWord(p, u.Stage))
		h.Continue = append(h.Continue, card)
	}
	if len(shelf.Grades) == 0 && len(h.Continue) == 0 {
		h.Lead = []string{p.T("ui.home.lead-table"), p.T("ui.home.lead-why")}
		h.FirstHead = p.T("ui.home.first")
		for _, c := range shelf.first() {
			h.First = append(h.First, shelf.card(p, c))
		}
	} else if c := shelf.Next(); c != nil {
		card := shelf.card(p, c)
		card.Over = p.T("ui.home.next")
		h.Next = &card
	}
	for _, id := range []string{"choose", "charts", "history", "open-file"} {
		h.Actions = append(h.Actions, Action{ID: id, Text: p.T("ui.home." + id), Enabled: true})
	}
	h.Actions = append(h.Actions,
		Action{ID: "player", Text: p.T("ui.home.player-ask"), Enabled: true},
		Action{ID: "mode", Text: modeText(p, pref), Enabled: true},
		Action{ID: "suits", Text: suitsText(p, pref), Enabled: true})
	return h
}

// modeText and suitsText say what is set now; pressing them changes it.
func modeText(p *i18n.Printer, pref Preferences) string {
	now := "easy"
	if pref.Full {
		now = "full"
	}
	return p.T("answer.with", "Head", p.T("ui.settings.mode"), "Last", p.T("ui.settings.mode-"+now))
}

func suitsText(p *i18n.Printer, pref Preferences) string {
	now := "two"
	if pref.FourColours {
		now = "four"
	}
	return p.T("answer.with", "Head", p.T("ui.settings.suits"), "Last", p.T("ui.settings.suits-"+now))
}

// stageWord is the heading of a stage of package session.
func stageWord(p *i18n.Printer, stage string) string {
	switch stage {
	case "incident", "facts", "findings":
		return p.T("stage.facts")
	case "awarding":
		return p.T("stage.ruling")
	case "verdict", "deal", "telling":
		return p.T("stage.play")
	}
	return p.T("stage." + stage)
}

// Next is the case for a person to do next: the easiest of those not yet done well, of those never done before any other.
func (s Shelf) Next() *ShelfCase {
	var best *ShelfCase
	rank := func(c *ShelfCase) int {
		r := c.Level*10 + c.Complexity
		if s.Grades[c.ID] != "" {
			r += 1000
		}
		return r
	}
	for i := range s.Cases {
		c := &s.Cases[i]
		if g := s.Grades[c.ID]; g == "correct" || g == "acceptable" {
			continue
		}
		if best == nil || rank(c) < rank(best) {
			best = c
		}
	}
	return best
}

// first is three easy cases under different laws, for a first visit.
func (s Shelf) first() []*ShelfCase {
	var out []*ShelfCase
	seen := map[int]bool{}
	sorted := make([]*ShelfCase, 0, len(s.Cases))
	for i := range s.Cases {
		sorted = append(sorted, &s.Cases[i])
	}
	slices.SortStableFunc(sorted, func(a, b *ShelfCase) int { return 10*(a.Level-b.Level) + a.Complexity - b.Complexity })
	for _, c := range sorted {
		n := 0
		if len(c.Laws) > 0 {
			n = c.Laws[0]
		}
		if len(out) < 3 && !seen[n] {
			out = append(out, c)
			seen[n] = true
		}
	}
	return out
}
