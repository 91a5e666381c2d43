package main

import (
	"fmt"
	"os"
	"strings"
	"unicode/utf8"

	"rectify/app/view"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/i18n"
	"rectify/scenarios"
)

// rule shows the engine's rulings for one scenario: a file, or one of the program's own by its id.
func rule(s *session, args []string) int {
	names, err := s.parse(args, "edition", "lang", "json")
	if err != nil {
		return misused(err)
	}
	if len(names) != 1 {
		s.complain("rule takes one file, or the id of a scenario of the bank")
		return usage
	}
	sc, faults := find(names[0])
	if sc != nil { // with an answer that nothing has, it cannot be played through
		faults = append(faults, scenarios.Lint([]*scenarios.Scenario{sc})...)
	}
	for _, f := range faults {
		s.fault(f)
	}
	if sc == nil || len(faults) > 0 {
		return wrong
	}
	c, err := follow(sc, s.edition)
	if err != nil {
		s.complain("%v", err)
		return wrong
	}
	if s.json {
		return s.writeJSON(s.ruleJSON(c))
	}
	s.course(c)
	return fine
}

// find is the scenario in a file or, if there is no such file, the program's own of that id.
func find(name string) (*scenarios.Scenario, []scenarios.Fault) {
	if _, err := os.Stat(name); err != nil {
		for _, from := range []func() ([]*scenarios.Scenario, []scenarios.Fault){scenarios.Bank, scenarios.Records, scenarios.Vectors} {
			list, _ := from() // what is wrong with others of them is for check to say
			for _, s := range list {
				if s.ID == name {
					return s, nil
				}
			}
		}
	}
	data, err := scenarios.ReadFile(name)
	if err != nil {
		return nil, []scenarios.Fault{scenarios.Unreadable(name, err)}
	}
	return scenarios.Load(name, data)
}

// course writes every ruling with the way to it, then what stands open and what is not ruled.
func (s *session) course(c *course) {
	s.say("%s", s.p.T("bank.rule.heading", "Title", words(s.p, c.scenario.Title), "Text", c.edition.String()))
	for i, r := range c.rulings {
		head := "bank.rule.final"
		switch {
		case r.given:
			head = "bank.rule.given"
		case r.task.Ruled.Interim:
			head = "bank.rule.interim"
		}
		s.say("\n%s", s.p.T(head, "Count", i+1, "Text", s.matter(r)))
		s.path(r)
		for _, o := range r.task.Ruled.Orders {
			s.cited(s.p.Cite(o.Cite, c.edition), view.Order(s.p, o, r.c.State))
		}
	}
	for _, at := range c.skipped {
		s.say("\n%s", s.uncovered(at))
		s.path(at)
	}
	switch {
	case c.open != nil:
		s.say("\n%s", s.open(*c.open))
		for _, f := range c.open.task.Outcome.Need.Node.Fact.Evidence {
			s.say("    %s", s.p.T("bank.rule.first", "Text", view.Question(s.p, c.open.c, f)))
		}
		s.path(*c.open)
		s.branches(*c.open)
	case len(c.rulings) == 0 && len(c.skipped) == 0:
		s.say("\n%s", s.p.T("bank.rule.nothing"))
	}
}

// matter is what is ruled, and what the Laws call it.
func (s *session) matter(at stop) string {
	m := at.task.Matter
	return s.p.T("bank.rule.matter", "Head", view.Matter(s.p, m, at.c.State), "Last", view.MatterLaw(s.p, m.Kind))
}

// path writes the questions on the way to at, each with its answer.
func (s *session) path(at stop) {
	for _, step := range at.task.Outcome.Path {
		f := step.Node.Fact
		s.cited(s.p.Cite(step.Node.Cite, at.c.Edition),
			s.p.T("bank.rule.step", "Head", view.Question(s.p, at.c, f), "Last", view.Found(s.p, at.c, f, step.Finding.Answer)))
	}
}

// branches writes what each answer that is still open would lead to.
func (s *session) branches(at stop) {
	o := at.task.Outcome
	cite := s.p.Cite(o.Need.Node.Cite, at.c.Edition)
	for _, b := range o.Branches {
		answer := view.Answer(s.p, at.c, o.Need.Node.Fact, record.Answer{ID: b.Answer})
		s.cited(cite, s.p.T("bank.rule.leads-to", "Head", answer, "Last", s.leadsTo(at, b.Outcome)))
	}
}

// leadsTo is a ruling, or what it waits for next.
func (s *session) leadsTo(at stop, o procedure.Outcome) string {
	var parts []string
	for _, order := range o.Orders {
		text := view.Order(s.p, order, at.c.State)
		parts = append(parts, fmt.Sprintf("%s [%s]", text, s.p.Cite(order.Cite, at.c.Edition)))
	}
	switch o.Result {
	case procedure.Ruled:
	case procedure.Uncovered:
		parts = append(parts, view.Uncovered(s.p, at.c, o.Leaf))
	case procedure.Waits:
		parts = append(parts, s.p.T("bank.rule.then-waits"))
	default:
		parts = append(parts, s.p.T("bank.rule.and-then", "Text", view.Question(s.p, at.c, o.Need.Node.Fact)))
	}
	return strings.Join(parts, " ")
}

// citeColumn is as wide as the widest citation that is common, 30B1(b)(ii).
const citeColumn = 12

// cited writes a line after its citation.
func (s *session) cited(cite, text string) {
	pad := strings.Repeat(" ", max(0, citeColumn-utf8.RuneCountInString(cite)))
	s.say("    %s%s %s", cite, pad, text)
}

// words is w in the printer's language.
func words(p *i18n.Printer, w scenarios.Words) string {
	if p.Lang() == i18n.Greek {
		return w.El
	}
	return w.En
}

// latin is a citation as an edition has it, for other programs.
func latin(e law.Edition, c law.Cite) string { return e.Resolve(c).Latin() }
