package scenarios

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// Lint reports what a file alone cannot show: facts, options and answers that the engine does not know, an answer or an event that
// the table cannot take as the rulings leave it, a score that does not go with the rulings, and scenarios that have the id of one before them. What it has no fault with can
// be played through under every edition.
func Lint(list []*Scenario) []Fault { return lint(list, engineWords()) }

func lint(list []*Scenario, known vocabulary) []Fault {
	faults := duplicates(list)
	for _, s := range list {
		unknown := s.unknownWords(known)
		if len(unknown) == 0 { // else that is why it cannot be played through
			unknown = s.unplayable()
		}
		if len(unknown) == 0 {
			unknown = s.misscored()
		}
		faults = append(faults, unknown...)
	}
	return faults
}

// duplicates is a fault for each scenario that has the id of one before it.
func duplicates(list []*Scenario) []Fault {
	var faults []Fault
	first := map[string]*Scenario{}
	for _, s := range list {
		if before := first[s.ID]; before != nil {
			faults = append(faults, Fault{File: s.File, Code: "duplicate-id", Args: args("duplicate-id", []any{"Text", s.ID, "File", before.File})})
			continue
		}
		first[s.ID] = s
	}
	return faults
}

// unknownWords is a fault for each fact, option and answer of s that known does not have.
func (s *Scenario) unknownWords(known vocabulary) []Fault {
	var faults []Fault
	for _, a := range s.Ask {
		faults = append(faults, s.unknown(a.place, "unknown-fact", a.Fact, known.facts, slices.Concat(a.Find, a.Tenable))...)
	}
	for _, c := range s.Choose {
		faults = append(faults, s.unknown(c.place, "unknown-option", c.Option, known.options, []record.Answer{c.Takes})...)
	}
	return faults
}

// unknown is a fault at p if known has no word, or word does not have every answer.
func (s *Scenario) unknown(p place, code Code, word string, known map[string][]record.AnswerID, answers []record.Answer) []Fault {
	may, ok := known[word]
	if !ok {
		return []Fault{s.fault(p, code, "Text", word, "NearText", nearest(word, slices.Sorted(maps.Keys(known))))}
	}
	var faults []Fault
	for _, a := range answers {
		if len(may) > 0 && !slices.Contains(may, a.ID) {
			var list []string
			for _, id := range may {
				list = append(list, string(id))
			}
			faults = append(faults, s.fault(p, "unknown-answer", "Text", string(a.ID), "NearText", nearest(string(a.ID), list), "Key", word,
				"AllText", strings.Join(list, ", ")))
		}
	}
	return faults
}

// fault is a fault at p in the file of s.
func (s *Scenario) fault(p place, code Code, pairs ...any) Fault {
	f := Fault{File: s.File, Line: p.line, Column: p.column, Code: code, Args: args(code, pairs)}
	if lines := strings.Split(s.Raw, "\n"); p.line >= 1 && p.line <= len(lines) {
		f.Text = lines[p.line-1]
	}
	return f
}

// unplayable is why s cannot be played through, each fault with the first edition under which it is one, or with none if it is one
// under all of them.
func (s *Scenario) unplayable() []Fault {
	var faults []Fault
	times := map[place]int{}
	for _, e := range law.Editions {
		f, wrong := s.unplayableUnder(e)
		if !wrong {
			continue
		}
		at := place{f.Line, f.Column}
		if times[at]++; times[at] == 1 {
			f.Edition = e
			faults = append(faults, f)
		}
	}
	if len(faults) == 1 && times[place{faults[0].Line, faults[0].Column}] == len(law.Editions) {
		faults[0].Edition = law.NoEdition
	}
	return faults
}

// unplayableUnder is why s cannot be played through under e, false if it can. A ruling of the engine that cannot be carried out is
// no fault of the file.
func (s *Scenario) unplayableUnder(e law.Edition) (Fault, bool) {
	d := s.Desk(e, law.Authority{})
	_, err := s.run(d)
	var no procedure.ChoiceError
	var event *EventError
	switch {
	case errors.As(err, &no):
		return s.fault(s.placeOf(no, e), "answer-not-here", "Text", string(no.Answer.ID), "Key", string(no.Fact)), true
	case errors.As(err, &event):
		code, pairs := s.refused(event.Why)
		return s.fault(s.placeAt(event.Index, e), code, pairs...), true
	}
	return Fault{}, false
}

// placeOf is where the file gives an answer.
func (s *Scenario) placeOf(no procedure.ChoiceError, e law.Edition) place {
	for _, a := range s.Ask {
		if a.Fact == string(no.Fact) && len(a.Find) > 0 && a.Find[0] == no.Answer {
			return a.place
		}
	}
	for _, c := range s.Choose {
		if c.Option == string(no.Fact) && c.Takes == no.Answer && inEdition(c.Edition, e) {
			return c.place
		}
	}
	return place{}
}

// placeAt is where the file has its event of an index, those that follow the ruling under e among them.
func (s *Scenario) placeAt(index int, e law.Edition) place {
	all := s.places
	for _, then := range s.Then {
		if inEdition(then.Edition, e) {
			all = append(all[:len(all):len(all)], then.places...)
		}
	}
	if index < 0 || index >= len(all) {
		return place{}
	}
	return all[index]
}
