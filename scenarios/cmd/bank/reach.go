package main

import (
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/scenarios"
)

// A leaf is one of a tree: the kind of matter and the edition say which tree, the path's id which leaf.
type leaf struct {
	kind    record.MatterKind
	edition law.Edition
	path    string
}

// A reach is the leaves that scenarios came to, and how many different scenarios came to the trees of a law.
type reach struct {
	leaves map[leaf]bool
	forms  map[lawIn]map[string]bool
}

// A lawIn is a law of an edition.
type lawIn struct {
	number  int
	edition law.Edition
}

// reachOf takes every scenario of list through the engine under every edition. With proved set, a leaf counts only if the
// record proved every fact of the record on the way: nothing that should be derived was found instead. The errors are about
// scenarios that cannot be played through.
func reachOf(list []*scenarios.Scenario, proved bool) (reach, []error) {
	r := reach{leaves: map[leaf]bool{}, forms: map[lawIn]map[string]bool{}}
	var errs []error
	for _, s := range list {
		form := formOf(s)
		for _, e := range law.Editions {
			c, err := follow(s, e)
			if err != nil {
				errs = append(errs, err)
			}
			for _, at := range append(c.rulings[:len(c.rulings):len(c.rulings)], c.skipped...) {
				if !at.given {
					r.add(at, form, e, proved)
				}
			}
		}
	}
	return r, errs
}

// add notes the leaf that at came to. An interim ruling has come to none yet.
func (r reach) add(at stop, form string, e law.Edition, proved bool) {
	o := at.task.Outcome
	kind := at.task.Matter.Kind
	in := lawIn{rulings.LawOf(kind, e), e}
	if in.number == 0 {
		return
	}
	if r.forms[in] == nil {
		r.forms[in] = map[string]bool{}
	}
	r.forms[in][form] = true
	if (o.Result == procedure.Ruled || o.Result == procedure.Uncovered) && !(proved && foundInPlace(at)) {
		r.leaves[leaf{kind, rulings.EditionOf(kind, e), o.PathID()}] = true
	}
}

// foundInPlace reports whether a fact of the record was found on the way, not derived. What an interim ruling settled was looked at
// when that was given.
func foundInPlace(at stop) bool {
	path := at.task.Outcome.Path
	if r := at.c.State.Interim(at.task.Matter); r != nil {
		path = path[len(r.Path):]
	}
	for _, s := range path {
		if s.Node.Fact.Class == procedure.Record && s.Finding.Status != procedure.Derived {
			return true
		}
	}
	return false
}
