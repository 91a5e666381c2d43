package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"rectify/app/view"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/scenarios"
)

// check looks for faults in files, or in the program's own bank and records, and compares their keys with the engine.
func check(s *session, args []string) int {
	files, err := s.parse(args, "lang")
	if err != nil {
		return misused(err)
	}
	list, faults := gather(files)
	faults = append(faults, scenarios.Lint(list)...)
	lacks := map[string]bool{} // files with a fault: they may not be fit to be played through
	for _, f := range faults {
		s.fault(f)
		lacks[f.File] = true
	}
	disagreements, independent := 0, 0
	for _, sc := range list {
		if !lacks[sc.File] {
			result := checkKeys(sc)
			disagreements += result.disagreements()
			s.disagreements(result)
		}
		if sc.Source.Kind != "own" {
			independent++
		}
	}
	s.say("%s", s.p.T("bank.check.distinct", "Count", distinct(list)))
	s.say("%s", s.p.T("bank.check.independent", "Count", independent))
	s.say("%s, %s", s.p.T("bank.check.scenarios", "Count", len(list)), s.p.T("bank.check.disagreements", "Count", disagreements))
	if len(faults) > 0 || disagreements > 0 {
		return wrong
	}
	return fine
}

// gather reads the scenarios of files and folders; without any, the program's own bank and records.
func gather(names []string) ([]*scenarios.Scenario, []scenarios.Fault) {
	if len(names) == 0 {
		list, faults := scenarios.Bank()
		records, more := scenarios.Records()
		return append(list[:len(list):len(list)], records...), append(faults[:len(faults):len(faults)], more...)
	}
	var list []*scenarios.Scenario
	var faults []scenarios.Fault
	for _, name := range names {
		found, more := load(name)
		list, faults = append(list, found...), append(faults, more...)
	}
	return list, faults
}

// load reads a scenario file, or every one in a folder.
func load(name string) ([]*scenarios.Scenario, []scenarios.Fault) {
	if info, err := os.Stat(name); err == nil && info.IsDir() {
		list, faults := scenarios.LoadDir(os.DirFS(name))
		for i := range faults {
			faults[i].File = filepath.Join(name, faults[i].File)
		}
		for i, s := range list {
			moved := *s // the file's own name is not the whole way to it
			moved.File = filepath.Join(name, s.File)
			list[i] = &moved
		}
		return list, faults
	}
	data, err := scenarios.ReadFile(name)
	if err != nil {
		return nil, []scenarios.Fault{scenarios.Unreadable(name, err)}
	}
	s, faults := scenarios.Load(name, data)
	if s == nil {
		return nil, faults
	}
	return []*scenarios.Scenario{s}, faults
}

// fault writes what is wrong with a file, where, and what its author can do.
func (s *session) fault(f scenarios.Fault) {
	v := view.FaultView(s.p, f)
	s.say("%s:%d:%d: %s", f.File, f.Line, f.Column, v.What)
	s.say("    %s", v.Remedy)
}

// disagreements writes each key that disagrees, with both rulings in words, and each that has nothing to be compared with.
func (s *session) disagreements(result checked) {
	file := result.scenario.File
	for _, err := range result.errs {
		s.say("%s", s.p.T("bank.check.impossible", "File", file, "Text", err.Error()))
	}
	for _, k := range result.keys {
		switch k.found {
		case uncovered:
			s.say("%s", s.p.T("bank.check.not-compared", "File", file, "Text", k.edition.String()))
			s.say("    %s", s.uncovered(*k.skipped))
		case differs, citesOther:
			s.disagreement(file, k)
		}
	}
}

func (s *session) disagreement(file string, k comparison) {
	head := "bank.check.after-event"
	if k.key.After == "director" {
		head = "bank.check.after-director"
	}
	s.say("%s", s.p.T(head, "File", file, "Text", k.edition.String(), "Key", k.key.After))
	if errors.Is(k.err, errNoDirector) {
		s.say("  %s", s.p.T("bank.check.no-director"))
		return
	}
	s.say("  %s", s.p.T("bank.check.author"))
	s.orders(k.key.Orders, k.table)
	if len(k.key.Orders) == 0 {
		s.say("    %s", s.p.T("bank.check.judges"))
	}
	s.laws("bank.check.laws", k.edition, resolved(k.edition, append(ofOrders(k.key.Orders), k.key.Cites...)))
	s.say("  %s", s.p.T("bank.check.program"))
	for _, r := range k.engine {
		s.orders(r.task.Ruled.Orders, r.c.State)
		s.laws("bank.check.laws", k.edition, resolved(k.edition, ofOrders(r.task.Ruled.Orders)))
	}
	switch {
	case k.open != nil && k.open.task.Outcome.Result == procedure.DirectorJudges:
		s.say("    %s %s", s.p.T("bank.check.judges"), s.open(*k.open))
	case k.open != nil:
		s.say("    %s", s.open(*k.open))
	case len(k.engine) == 0:
		s.say("    %s", s.p.T("bank.check.nothing"))
	}
	s.laws("bank.check.author-alone", k.edition, k.extra)
	s.laws("bank.check.program-alone", k.edition, k.missing)
}

// orders writes orders, a sentence a line.
func (s *session) orders(orders []record.Order, table record.State) {
	for _, o := range orders {
		s.say("    %s", view.Order(s.p, o, table))
	}
}

// laws writes citations after the words of key, unless there are none.
func (s *session) laws(key string, e law.Edition, cites []law.Cite) {
	if len(cites) > 0 {
		s.say("    %s", s.p.T(key, "Text", s.p.Cites(cites, e)))
	}
}

// open is what stopped the engine, in words.
func (s *session) open(at stop) string {
	need := at.task.Outcome.Need
	text := view.Question(s.p, at.c, need.Node.Fact)
	if need.Finding.Why != "" {
		text += " " + view.Why(s.p, at.c, need.Node.Fact, need.Finding.Why)
	}
	return s.p.T("bank.rule.open", "Text", strings.TrimSpace(text))
}

// uncovered is the matter that no procedure rules, and why none does.
func (s *session) uncovered(at stop) string {
	why := s.p.T("bank.rule.no-tree")
	if at.task.Outcome.Leaf != nil {
		why = view.Uncovered(s.p, at.c, at.task.Outcome.Leaf)
	}
	return s.p.T("bank.rule.uncovered", "Text", s.p.T("bank.rule.leads-to", "Head", s.matter(at), "Last", why))
}
