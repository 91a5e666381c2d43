package scenarios

import (
	"slices"
	"sync"

	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
)

// A vocabulary is what the engine knows of facts and options: the answers that each may have. A fact with no answers listed may
// have any.
type vocabulary struct {
	facts   map[string][]record.AnswerID
	options map[string][]record.AnswerID
}

// engineWords is the vocabulary of every procedure.
var engineWords = sync.OnceValue(func() vocabulary {
	v := vocabulary{map[string][]record.AnswerID{}, map[string][]record.AnswerID{}}
	for _, p := range rulings.Procedures() {
		for n := range procedure.Nodes(p.Tree) {
			if n.Fact != nil {
				v.add(n.Fact)
			}
		}
	}
	return v
})

// add takes up f and what is evidence for it.
func (v vocabulary) add(f *procedure.Fact) {
	in, id := v.facts, string(f.ID)
	if f.Class == procedure.Option {
		in = v.options
	}
	for _, a := range f.Answers {
		if !slices.Contains(in[id], a) {
			in[id] = append(in[id], a)
		}
	}
	for _, e := range f.Evidence {
		v.add(e)
	}
}
