package view

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/i18n"
	"rectify/scenarios"
)

// A Shelf is the cases that can be chosen, and what the person practising has done of them.
type Shelf struct {
	Cases  []ShelfCase
	Grades map[string]string // the last grade, by the scenario's id
	Under  []Underway        // the cases left unfinished, the last first
	Notice string            // something to know; empty if nothing
}

// A ShelfCase is a scenario, and what the list says of it and finds it by, worked out once.
type ShelfCase struct {
	*scenarios.Scenario
	Laws   []int      // that the engine rules it by
	Cites  []law.Cite // the paragraphs of its rulings
	Number int        // among the program's own cases, from 1; 0 is one of the person's own
	calls  int        // made before the director is called
	trick  int        // of the whole deal, in which the director is called
	state  record.State
}

// An Underway is a case that was left unfinished. It need not be on the shelf: a file may have been opened from anywhere.
type Underway struct {
	ShelfCase
	Attempt int64
	Stage   string // the name of a stage of package session
}

// NewShelfCase works out what the list says of s. Number is 0 for a case of the person's own.
func NewShelfCase(s *scenarios.Scenario, e law.Edition, number int) ShelfCase {
	c := ShelfCase{Scenario: s, Number: number}
	c.Laws, c.Cites = s.Cited(e, law.Authority{})
	c.look()
	return c
}

// look takes in the table as the director is called to it first. The loader has replayed every scenario: one that cannot be
// replayed here is shown at its beginning.
func (c *ShelfCase) look() {
	n := 0
	for _, e := range c.Record.Events {
		if e.Kind == record.Director {
			break
		}
		if e.Numbered() {
			n++
		}
	}
	s, err := record.StateAt(&c.Record, n+1)
	if err != nil {
		s = record.NewState(&c.Record)
	}
	longest := 0
	for _, seat := range bridge.Seats {
		longest = max(longest, c.Record.Deal[seat].Len())
	}
	c.state, c.calls = s, len(s.Calls)
	c.trick = max(13-longest, 0) + max(len(s.Tricks), 1)
}

// at says where the board stands when the director is called: as much as one sees from the next table.
func (c *ShelfCase) at(p *i18n.Printer) string {
	contract := func() string { return p.Contract(c.state.Contract) }
	switch c.state.Phase {
	case record.Auction:
		if c.calls == 0 {
			return p.T("ui.library.at.first-call")
		}
		return p.T("ui.library.at-calls", "Count", c.calls)
	case record.Clarification:
		return p.T("ui.library.at.lead", "Text", contract())
	case record.PlayPeriod:
		return p.T("ui.library.at.trick", "Text", contract(), "At", c.trick)
	}
	return p.T("ui.library.at.over", "Text", contract())
}

// card is a case as a thing to open. Before it has been done it shows its neutral heading, and where the board stands.
func (s Shelf) card(p *i18n.Printer, c *ShelfCase) Card {
	out := Card{ID: "open:" + c.ID, Title: inLanguage(p, c.Heading), Level: p.T(fmt.Sprintf("level.%d", c.Level)),
		At: c.at(p), Text: p.T("ui.library.difficulty", "Level", c.Complexity), Number: p.T("ui.library.own")}
	if c.Number > 0 {
		out.Number = p.T("ui.library.number", "At", c.Number)
	}
	if g := s.Grades[c.ID]; g != "" {
		out.Grade, out.Done = g, p.T("grade."+g)
		out.Title = inLanguage(p, c.Title)
	}
	return out
}

// fits reports whether c is in the list. A title is searched only once the case has been done: before, it would tell too much.
func (s Shelf) fits(p *i18n.Printer, e law.Edition, c *ShelfCase, find Search) bool {
	grade := s.Grades[c.ID]
	good := grade == "correct" || grade == "acceptable"
	switch {
	case find.Law != 0 && !slices.Contains(c.Laws, find.Law),
		find.Level != 0 && c.Level != find.Level,
		find.Status == "new" && grade != "",
		find.Status == "done" && grade == "",
		find.Status == "again" && (grade == "" || good),
		find.Status == "own" && c.Number > 0:
		return false
	}
	words := strings.Fields(i18n.Fold(find.Text))
	if len(words) == 0 {
		return true
	}
	text, cites := c.searched(p, e, grade != "")
	if len(words) > 1 && strings.Contains(text, strings.Join(words, " ")) {
		return true // as "board 12"
	}
	for _, word := range words {
		_, err := strconv.Atoi(word)
		if err != nil && strings.Contains(text, word) { // a number alone is that of a law
			continue
		}
		named := func(cite string) bool { return names(word, cite) }
		if !slices.ContainsFunc(cites, named) {
			return false
		}
	}
	return true
}

// searched is the words that a case is found by, and the numbers of its laws and paragraphs, in either alphabet.
func (c *ShelfCase) searched(p *i18n.Printer, e law.Edition, title bool) (text string, cites []string) {
	text = inLanguage(p, c.Heading) + " " + c.at(p)
	if title {
		text += " " + inLanguage(p, c.Title)
	}
	for _, n := range c.Laws {
		cites = append(cites, fmt.Sprint(n))
		if entry, ok := e.Law(n); ok {
			text += " " + entry.English + " " + entry.Greek
		}
	}
	for _, cite := range c.Cites {
		cites = append(cites, i18n.Fold(string(cite)), i18n.Fold(p.Cite(cite, e)))
	}
	return i18n.Fold(text), cites
}

// names reports whether word is the number of a law or a paragraph that cite is or lies in: 27B names 27B1(a), and 2 does not
// name 27.
func names(word, cite string) bool {
	rest, ok := strings.CutPrefix(cite, word)
	return ok && (rest == "" || !unicode.IsDigit(rune(rest[0])) || !unicode.IsDigit(rune(word[len(word)-1])))
}
