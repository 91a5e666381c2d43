package main

import (
	"slices"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// A key is compared with what the engine rules at its point: after the event that it names, or after the director's call
// at the first point at which anything is ruled. If several rulings are made there, before anything more happens at the
// table, the key may be the first of them, or the first few taken together. It agrees if
//
//   - it has the same effect (verdict.Same) in the state before the first of them, reviews of the finished board included;
//   - every citation of the key, and of its orders where they carry one, is the engine's to the sub-paragraph: of one of its
//     orders, or of a question that led to them;
//   - no citation of the engine's orders is missing: the key has it, or a paragraph within it (27B1(a) covers 27B).
//
// A key without orders says that the Laws leave the matter to the director. It agrees if the engine has stopped at that point
// at a judgement which the file does not give, and if the key cites its paragraph.

// A finding says how a key compares with the engine.
type finding uint8

const (
	agrees     finding = iota
	differs            // in what is ruled
	citesOther         // the same rulings under other laws
	uncovered          // the engine has no procedure for the matter, or its procedure stops
)

// A comparison is a key set beside the engine.
type comparison struct {
	key     scenarios.Key
	edition law.Edition
	found   finding
	table   record.State // when it is ruled, or at the end if nothing is ruled there
	engine  []stop       // what the engine rules at that point
	open    *stop        // where it had to stop instead
	skipped *stop        // what it does not rule
	extra   []law.Cite   // the key's, not the engine's
	missing []law.Cite   // the engine's, not the key's
	err     error        // why the key could not be compared at all; found is differs
}

// compare sets key beside c.
func compare(c *course, key scenarios.Key) comparison {
	out := comparison{key: key, edition: c.edition, found: differs, table: c.end}
	n, later, err := keyPoint(c.scenario, key)
	if err != nil {
		out.err = err
		return out
	}
	out.engine = c.after(n, later)
	if len(out.engine) > 0 {
		out.table = out.engine[0].c.State
	}
	if o := c.open; o != nil && (o.events == n || later && o.events >= n) {
		out.open = o
	}
	switch out.skipped = c.skippedAt(n, later); {
	case len(key.Orders) == 0:
		out.judged()
	case len(out.engine) == 0 && out.skipped != nil:
		out.found = uncovered
	default:
		for i := range out.engine {
			if out.against(out.engine[:i+1]) {
				break
			}
		}
	}
	return out
}

// against compares the key with the engine's rulings taken together, and reports whether they agree.
func (c *comparison) against(ruled []stop) bool {
	var orders []record.Order
	var on []law.Cite
	for _, r := range ruled {
		orders = append(orders, r.task.Ruled.Orders...)
		on = append(on, questions(r.task.Outcome)...)
	}
	matter := ruled[0].task.Matter
	same := verdict.Same(ruled[0].c.State, record.Ruled{Matter: matter, Orders: orders}, record.Ruled{Matter: matter, Orders: c.key.Orders})
	if !same {
		return false
	}
	c.extra, c.missing = c.cites(orders, on)
	c.found = citesOther
	if len(c.extra) == 0 && len(c.missing) == 0 {
		c.found = agrees
	}
	return c.found == agrees
}

// cites is the key's citations that the engine does not have, and the engine's that the key lacks.
func (c *comparison) cites(orders []record.Order, on []law.Cite) (extra, missing []law.Cite) {
	e := c.edition
	key := resolved(e, append(ofOrders(c.key.Orders), c.key.Cites...))
	must := resolved(e, ofOrders(orders))
	for _, k := range key {
		if !slices.Contains(must, k) && !slices.Contains(resolved(e, on), k) {
			extra = append(extra, k)
		}
	}
	for _, m := range must {
		if !slices.ContainsFunc(key, func(k law.Cite) bool { return k.Within(m) }) {
			missing = append(missing, m)
		}
	}
	return extra, missing
}

// judged compares a key without orders.
func (c *comparison) judged() {
	if c.open == nil || c.open.task.Outcome.Result != procedure.DirectorJudges {
		return
	}
	o := c.open.task.Outcome
	need := c.edition.Resolve(o.Need.Node.Cite)
	c.extra, c.missing = c.cites(nil, append(questions(o), need))
	if !slices.Contains(resolved(c.edition, c.key.Cites), need) {
		c.missing = append(c.missing, need)
	}
	c.found = citesOther
	if len(c.extra) == 0 && len(c.missing) == 0 {
		c.found = agrees
	}
}

// questions is the citations of the questions that an outcome passed.
func questions(o procedure.Outcome) []law.Cite {
	var out []law.Cite
	for _, s := range o.Path {
		out = append(out, s.Node.Cite)
	}
	return out
}

// ofOrders is the citations that orders carry.
func ofOrders(orders []record.Order) []law.Cite {
	var out []law.Cite
	for _, o := range orders {
		if o.Cite != "" {
			out = append(out, o.Cite)
		}
	}
	return out
}

// resolved is each citation once, as the paragraph of an edition.
func resolved(e law.Edition, cites []law.Cite) []law.Cite {
	var out []law.Cite
	for _, c := range cites {
		if c = e.Resolve(c); !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out
}

// editions is the editions that a key, or whatever else names one or none, holds for: without one, those of 2007 and 2017.
func editions(e law.Edition) []law.Edition {
	if e == law.NoEdition {
		return []law.Edition{law.Edition2007, law.Edition2017}
	}
	return []law.Edition{e}
}

// A checked scenario is one whose keys were compared.
type checked struct {
	scenario *scenarios.Scenario
	keys     []comparison
	errs     []error // it could not be played through
}

// checkKeys compares every key of s with the engine, under each edition that the key holds for.
func checkKeys(s *scenarios.Scenario) checked {
	out := checked{scenario: s}
	courses := map[law.Edition]*course{}
	failed := map[law.Edition]bool{}
	for _, key := range s.Key {
		for _, e := range editions(key.Edition) {
			if courses[e] == nil && !failed[e] {
				c, err := follow(s, e)
				if err != nil {
					out.errs, failed[e] = append(out.errs, err), true
				}
				courses[e] = c
			}
			if !failed[e] {
				out.keys = append(out.keys, compare(courses[e], key))
			}
		}
	}
	return out
}

// disagreements is how many keys disagree, or whose scenario could not be played through.
func (c checked) disagreements() int {
	n := len(c.errs)
	for _, k := range c.keys {
		if k.found == differs || k.found == citesOther {
			n++
		}
	}
	return n
}
