package verdict

import (
	"slices"

	"rectify/engine/law"
	"rectify/engine/record"
)

// A CiteKind is how one citation was marked.
type CiteKind uint8

// The kinds of citation.
const (
	CiteRight   CiteKind = iota
	CiteNear             // in the engine's section, another paragraph or none
	CiteWide             // the bare law
	CiteAside            // about how a director rules, never a fault
	CiteWrong            // outside the engine's sections
	CiteMissing          // a section of the engine's that was not cited
)

var citeNames = [...]string{CiteRight: "right", CiteNear: "near", CiteWide: "wide", CiteAside: "aside", CiteWrong: "wrong",
	CiteMissing: "missing"}

// String is the kind's name, as "near".
func (k CiteKind) String() string { return citeNames[k] }

// A CiteMark is a citation and how it was marked. For is the engine's citation that it was measured by, empty if it was
// measured by none.
type CiteMark struct {
	Cite law.Cite
	Kind CiteKind
	For  law.Cite
}

// A LawMark is the law stage marked: Correct, RightWrongLaw, or NotMarked if the engine cites nothing.
type LawMark struct {
	Grade Grade
	Cites []CiteMark
}

// MarkLaw marks the citations given for a ruling with the given orders, reached by questions that cite on.
func MarkLaw(given []law.Cite, orders []record.Order, on []law.Cite, e law.Edition, level int) LawMark {
	decisive := deciding(orders, e)
	if len(decisive) == 0 {
		return LawMark{}
	}
	all := slices.Clone(on)
	for _, o := range orders {
		all = append(all, e.Resolve(o.Cite))
		if o.Kind == record.Unauthorized { // 30B1(a), 31B1 and 32B1 send to the law on what withdrawn calls tell
			all = append(all, e.Resolve(law.WithdrawnOffenders))
		}
	}
	// A paragraph of which a part decides is not exact, though an order or a question on the way cites it.
	all = append(decisive[:len(decisive):len(decisive)], slices.DeleteFunc(all, func(c law.Cite) bool { return hasPart(decisive, c) })...)
	mark := LawMark{Grade: RightWrongLaw}
	wrong := false
	for _, c := range given {
		c = e.Resolve(c)
		m := measureCite(c, all)
		mark.Cites = append(mark.Cites, m)
		wrong = wrong || m.Kind == CiteWrong
		if enough(measureCite(c, decisive).Kind, level) {
			mark.Grade = Correct
		}
	}
	if wrong {
		mark.Grade = RightWrongLaw
	}
	for _, d := range decisive {
		touched := func(m CiteMark) bool { return m.For.Section() == d.Section() }
		if !slices.ContainsFunc(mark.Cites, touched) {
			mark.Cites = append(mark.Cites, CiteMark{d, CiteMissing, d})
		}
	}
	return mark
}

// deciding is the paragraphs of the orders about the table, or of all orders if there are none about it; without those of
// which another is a part.
func deciding(orders []record.Order, e law.Edition) []law.Cite {
	var out []law.Cite
	add := func(o record.Order) {
		if c := e.Resolve(o.Cite); c != "" && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	for _, o := range orders {
		if weigh(o) == table {
			add(o)
		}
	}
	if len(out) == 0 {
		for _, o := range orders {
			add(o)
		}
	}
	return slices.DeleteFunc(slices.Clone(out), func(c law.Cite) bool { return hasPart(out, c) })
}

// hasPart reports whether one of list is a part of c.
func hasPart(list []law.Cite, c law.Cite) bool {
	return slices.ContainsFunc(list, func(d law.Cite) bool { return d != c && d.Within(c) })
}

// measureCite marks c by the one of the engine's citations that it comes nearest to.
func measureCite(c law.Cite, engine []law.Cite) CiteMark {
	best := CiteMark{Cite: c, Kind: CiteWrong}
	if slices.Contains(aside, c.Law()) {
		best.Kind = CiteAside
	}
	for _, d := range engine {
		kind := CiteWrong
		switch {
		case c == d:
			kind = CiteRight
		case c.Section() == d.Section(), c.Within(d):
			kind = CiteNear
		case d.Within(c):
			kind = CiteWide
		}
		if kind < best.Kind {
			best = CiteMark{c, kind, d}
		}
	}
	return best
}

// aside is the laws about how a director rules.
var aside = []int{9, 10, 81, 82, 83, 84, 85}

// enough reports whether a citation of kind k will do at a level.
func enough(k CiteKind, level int) bool {
	switch k {
	case CiteRight:
		return true
	case CiteNear:
		return level <= 3
	case CiteWide:
		return level <= 2
	}
	return false
}
