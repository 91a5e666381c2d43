package view

import (
	"slices"
	"strings"
	"time"

	"rectify/engine/law"
	"rectify/i18n"
	"rectify/scenarios"
)

// A Past is one attempt as the history shows it.
type Past struct {
	ID       string
	When     time.Time
	Scenario string
	Title    scenarios.Words // of the scenario, empty if it is no longer there
	Grade    string          // empty if it was not finished
	Laws     []string
}

// HistoryView is the attempts, newest first, and their tally by law. where is the file that they are kept in.
func HistoryView(p *i18n.Printer, bar Bar, e law.Edition, pref Preferences, past []Past, where string) History {
	h := History{Bar: bar, Title: p.T("ui.history.title"), LawHead: p.T("ui.history.by-law"), RowHead: p.T("ui.history.by-date"),
		Empty: p.T("ui.history.empty"), Where: p.T("ui.history.where", "File", where)}
	if pref.Player != "" {
		h.Player = p.T("ui.home.player", "Name", pref.Player)
	}
	right, of := map[string]int{}, map[string]int{}
	for _, a := range past {
		title := inLanguage(p, a.Title)
		if title == "" {
			title = p.T("ui.history.gone")
		}
		row := Attempt{ID: "attempt:" + a.ID, When: string(p.Moment(a.When)), Title: title, Law: strings.Join(citeAll(p, e, a.Laws), ", ")}
		if a.Grade != "" {
			row.Grade = Grade{Kind: a.Grade, Text: p.T("grade." + a.Grade)}
			if len(a.Laws) == 0 {
				row.Law = p.T("ui.history.played-on")
			}
		}
		h.Rows = append(h.Rows, row)
		for _, l := range a.Laws {
			of[l]++
			if a.Grade == "correct" || a.Grade == "acceptable" {
				right[l]++
			}
		}
	}
	for _, l := range sortedLaws(of) {
		h.ByLaw = append(h.ByLaw, Tally{Law: string(p.Law(law.Cite(l), e).Name()), Right: right[l], Of: of[l],
			Text: p.T("ui.history.tally", "Right", right[l], "Of", of[l])})
	}
	return h
}

func citeAll(p *i18n.Printer, e law.Edition, laws []string) []string {
	var out []string
	for _, l := range laws {
		out = append(out, p.Cite(law.Cite(l), e))
	}
	return out
}

// sortedLaws is the laws of a tally, as numbers go.
func sortedLaws(of map[string]int) []string {
	var out []string
	for l := range of {
		out = append(out, l)
	}
	slices.SortFunc(out, func(a, b string) int { return law.Cite(a).Law() - law.Cite(b).Law() })
	return out
}
