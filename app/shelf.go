package app

import (
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"slices"
	"strconv"
	"strings"

	"rectify/app/store"
	"rectify/app/view"
	"rectify/scenarios"
)

// loadShelf reads the bank, the person's own cases and the grades.
func (p *program) loadShelf() {
	bank, faults := scenarios.Bank()
	for _, f := range faults { // the bank is checked before it is built in
		slog.Error("read the bank", "fault", f.Error())
	}
	own := p.loadOwn()
	p.shelf.Cases = nil
	known := map[string]bool{}
	for i, s := range slices.Concat(own, bank) { // an own case stands in for one of the bank with the same id
		if !known[s.ID] {
			known[s.ID] = true
			p.shelf.Cases = append(p.shelf.Cases, view.NewShelfCase(s, p.pref.Edition, max(0, i+1-len(own))))
		}
	}
	p.loadGrades()
}

// loadOwn reads the person's own cases. Files with faults are left out, and the person is told which.
func (p *program) loadOwn() []*scenarios.Scenario {
	if _, err := os.Stat(p.ownCases()); err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			slog.Error("read one's own cases", "error", err)
		}
		return nil
	}
	own, faults := scenarios.LoadDir(os.DirFS(p.ownCases()))
	faults = append(faults, scenarios.Lint(own)...)
	var files []string
	for _, f := range faults {
		if !slices.Contains(files, f.File) {
			files = append(files, f.File)
		}
	}
	if len(files) > 0 {
		p.notice = notice{key: "app.folder.left-out", args: []any{"Text", strings.Join(files, ", ")}}
	}
	return slices.DeleteFunc(own, func(s *scenarios.Scenario) bool { return slices.Contains(files, s.File) })
}

// mostUnfinished is how many of the cases left unfinished are offered on the first screen; the history has them all.
const mostUnfinished = 3

// loadGrades reads how the person practising did, and what was left unfinished.
func (p *program) loadGrades() {
	p.shelf.Grades, p.shelf.Under = nil, nil
	if p.kept == nil {
		return
	}
	var err error
	if p.shelf.Grades, err = p.kept.LastGrades(p.ctx, p.pref.Player); err != nil {
		p.failed("read the grades", err)
		return
	}
	left, err := p.kept.Unfinished(p.ctx, p.pref.Player, mostUnfinished)
	if err != nil {
		p.failed("look for unfinished cases", err)
		return
	}
	for _, a := range left {
		u, err := restore(p.p, a)
		if err != nil {
			slog.Error("restore an unfinished case", "attempt", a.ID, "error", err)
			continue
		}
		n := u.sitting.Session()
		p.shelf.Under = append(p.shelf.Under, view.Underway{ShelfCase: p.onShelf(n.Scenario), Attempt: a.ID, Stage: n.Stage.String()})
	}
}

// onShelf is s as the list has it, or as it would have it: a file may have been opened from anywhere.
func (p *program) onShelf(s *scenarios.Scenario) view.ShelfCase {
	for _, c := range p.shelf.Cases {
		if c.ID == s.ID && c.Raw == s.Raw {
			return c
		}
	}
	return view.NewShelfCase(s, p.pref.Edition, 0)
}

// loadHistory reads the attempts of the person practising.
func (p *program) loadHistory() {
	p.past = nil
	if p.kept == nil {
		return
	}
	all, err := p.kept.History(p.ctx, store.Filter{Player: p.pref.Player})
	if err != nil {
		p.failed("read the history", err)
		return
	}
	for _, a := range all {
		past := view.Past{ID: strconv.FormatInt(a.ID, 10), When: a.Begun, Scenario: a.Scenario}
		if c := p.played(a); c != nil {
			past.Title = c.Title
			if a.Verdict == nil { // the title would tell what it is about
				past.Title = c.Heading
			}
		}
		if a.Verdict != nil {
			past.Grade, past.Laws = a.Verdict.Grade, a.Verdict.Laws
		}
		p.past = append(p.past, past)
	}
}

// played is the scenario of an attempt: from the shelf, else from the text that is stored with it; nil if that no longer loads.
func (p *program) played(a store.Attempt) *scenarios.Scenario {
	for _, c := range p.shelf.Cases {
		if c.ID == a.Scenario {
			return c.Scenario
		}
	}
	whole, err := p.kept.Attempt(p.ctx, a.ID)
	if err != nil {
		slog.Error("read an attempt", "attempt", a.ID, "error", err)
		return nil
	}
	s, faults := scenarios.Load(a.Scenario, []byte(whole.Text))
	if s == nil {
		slog.Warn("the scenario of an attempt no longer loads", "attempt", a.ID, "faults", len(faults))
	}
	return s
}
