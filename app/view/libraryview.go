package view

import (
	"fmt"
	"slices"

	"rectify/engine/law"
	"rectify/i18n"
)

// A Search is what narrows the list of cases.
type Search struct {
	Text   string
	Law    int    // 0 is all
	Level  int    // 0 is all
	Status string // "", "new", "done", "again" or "own"
}

// LibraryView is the list of cases that fit a search.
func LibraryView(p *i18n.Printer, bar Bar, e law.Edition, shelf Shelf, find Search) Library {
	l := Library{Bar: bar, Title: p.T("ui.library.title"), Empty: p.T("ui.library.empty"),
		Search:  Entry{ID: "search", Label: p.T("ui.library.search"), Placeholder: p.T("ui.library.search-hint"), Text: find.Text},
		Filters: []Filter{lawFilter(p, e, shelf, find), levelFilter(p, find), statusFilter(p, find)}}
	for i := range shelf.Cases {
		if c := &shelf.Cases[i]; shelf.fits(p, e, c, find) {
			l.Cases = append(l.Cases, shelf.card(p, c))
		}
	}
	l.Count = p.T("ui.library.count", "Count", len(l.Cases))
	l.Actions = []Action{{ID: "clear", Text: p.T("ui.library.clear"), Enabled: find != Search{}},
		{ID: "open-file", Text: p.T("ui.home.open-file"), Enabled: true}}
	return l
}

func lawFilter(p *i18n.Printer, e law.Edition, shelf Shelf, find Search) Filter {
	f := Filter{Label: p.T("ui.library.law"), Choices: []Choice{{ID: "law:0", Text: p.T("ui.library.all-laws"), Chosen: find.Law == 0}}}
	var laws []int
	for _, c := range shelf.Cases {
		laws = append(laws, c.Laws...)
	}
	slices.Sort(laws)
	for _, n := range slices.Compact(laws) {
		f.Choices = append(f.Choices, Choice{ID: fmt.Sprintf("law:%d", n), Text: p.Cite(law.Cite(fmt.Sprint(n)), e), Chosen: find.Law == n})
	}
	return f
}

func levelFilter(p *i18n.Printer, find Search) Filter {
	f := Filter{Label: p.T("ui.library.level"), Choices: []Choice{{ID: "level:0", Text: p.T("ui.library.all-levels"), Chosen: find.Level == 0}}}
	for n := 1; n <= 5; n++ {
		f.Choices = append(f.Choices, Choice{ID: fmt.Sprintf("level:%d", n), Text: p.T(fmt.Sprintf("level.%d", n)), Chosen: find.Level == n})
	}
	return f
}

func statusFilter(p *i18n.Printer, find Search) Filter {
	f := Filter{Label: p.T("ui.library.status")}
	for _, s := range [...]struct{ id, key string }{{"", "all"}, {"new", "new"}, {"done", "done"}, {"again", "again"}, {"own", "own-only"}} {
		f.Choices = append(f.Choices, Choice{ID: "status:" + s.id, Text: p.T("ui.library." + s.key), Chosen: find.Status == s.id})
	}
	return f
}
