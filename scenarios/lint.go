package scenarios

import (
	"maps"
	"slices"
	"strings"

	"rectify/engine/record"
)

// A Vocabulary is what the engine knows of facts and options, for [Lint]: the answers that each may have. A fact with no
// answers listed may have any.
type Vocabulary struct {
	Facts   map[string][]record.AnswerID
	Options map[string][]record.AnswerID
}

// Lint reports what a file alone cannot show: facts, options and answers that the engine does not know, and scenarios that
// have the id of one before them.
func Lint(list []*Scenario, known Vocabulary) []Fault {
	faults := duplicates(list)
	for _, s := range list {
		for _, a := range s.Ask {
			faults = append(faults, s.unknown(a.place, "unknown-fact", a.Fact, known.Facts, slices.Concat(a.Find, a.Tenable))...)
		}
		for _, c := range s.Choose {
			faults = append(faults, s.unknown(c.place, "unknown-option", c.Option, known.Options, []record.Answer{c.Takes})...)
		}
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

// unknown is a fault at p if known has no word, or word does not have every answer.
func (s *Scenario) unknown(p place, code Code, word string, known map[string][]record.AnswerID, answers []record.Answer) []Fault {
	fault := func(code Code, text string, list []string, more ...any) Fault {
		pairs := append([]any{"Text", text, "NearText", nearest(text, list)}, more...)
		return Fault{File: s.File, Line: p.line, Column: p.column, Code: code, Args: args(code, pairs)}
	}
	may, ok := known[word]
	if !ok {
		return []Fault{fault(code, word, slices.Sorted(maps.Keys(known)))}
	}
	var faults []Fault
	for _, a := range answers {
		if len(may) > 0 && !slices.Contains(may, a.ID) {
			var list []string
			for _, id := range may {
				list = append(list, string(id))
			}
			faults = append(faults, fault("unknown-answer", string(a.ID), list, "Key", word, "AllText", strings.Join(list, ", ")))
		}
	}
	return faults
}
