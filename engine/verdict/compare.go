package verdict

import (
	"slices"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// Compare marks in.Given. The grade is NotMarked if the engine has neither a ruling nor an open branch and the file names no
// tenable one.
func Compare(in Input) Mark {
	given := forms(in.State, in.Given)
	left := effect(in.State, in.Matter, given)
	var best Mark
	for _, r := range in.rulings() {
		c := comparison{in: in, given: given, left: left, wanted: forms(in.State, r.orders)}
		c.want = effect(in.State, in.Matter, c.wanted)
		if m := c.mark(r); m.Grade > best.Grade {
			best = m
		}
	}
	return best
}

// A ruling is one that would do.
type ruling struct {
	orders  []record.Order
	on      []law.Cite // the questions that led to it
	engines bool       // it is the engine's own, not a tenable or open one
}

// rulings is what would do, the engine's own first.
func (in Input) rulings() []ruling {
	var out []ruling
	path := in.path(in.Engine)
	switch in.Engine.Result {
	case procedure.Ruled, procedure.Waits:
		out = append(out, ruling{in.Engine.Orders, path, true})
	case procedure.Uncovered:
	default:
		for _, b := range in.Engine.Branches {
			if b.Outcome.Result == procedure.Ruled {
				orders := append(slices.Clone(in.Engine.Orders), b.Outcome.Orders...)
				out = append(out, ruling{orders: orders, on: append(slices.Clone(path), in.path(b.Outcome)...)})
			}
		}
	}
	for _, r := range in.Tenable {
		out = append(out, ruling{orders: r.Orders, on: path})
	}
	return out
}

// path is the citations of the questions that an outcome passed.
func (in Input) path(o procedure.Outcome) []law.Cite {
	out := make([]law.Cite, 0, len(o.Path)+1)
	for _, s := range o.Path {
		out = append(out, in.Edition.Resolve(s.Node.Cite))
	}
	if o.Need.Node != nil {
		out = append(out, in.Edition.Resolve(o.Need.Node.Cite))
	}
	return out
}

// A comparison sets what was given beside what was wanted.
type comparison struct {
	in            Input
	given, wanted []said
	left, want    []item // what each leaves behind
}

func (c comparison) mark(r ruling) Mark {
	m := Mark{Against: r.orders}
	lines, contradicts := c.lines()
	m.Lines = asWritten(lines, r.orders)
	m.Grade = c.grade()
	if contradicts {
		m.Grade = Wrong
	}
	if !c.in.LawChosen {
		lawMark := MarkLaw(c.in.cites(), r.orders, r.on, c.in.Edition, c.in.Level)
		m.Cites = lawMark.Cites
		if m.Grade == Correct && lawMark.Grade == RightWrongLaw {
			m.Grade = RightWrongLaw
		}
	}
	if m.Grade == Correct && !r.engines {
		m.Grade = Acceptable
	}
	return m
}

// asWritten puts lines in the order in which the wanted ruling is written, and what it does not have last.
func asWritten(lines []Line, orders []record.Order) []Line {
	place := func(l Line) int {
		if i := slices.Index(orders, l.Wanted); i >= 0 {
			return i
		}
		return len(orders)
	}
	slices.SortStableFunc(lines, func(a, b Line) int { return place(a) - place(b) })
	return lines
}

// cites is the laws that the trainee named, or those that the given orders carry.
func (in Input) cites() []law.Cite {
	if len(in.Cites) > 0 {
		return in.Cites
	}
	var out []law.Cite
	for _, o := range in.Given {
		if o.Cite != "" && !slices.Contains(out, o.Cite) {
			out = append(out, o.Cite)
		}
	}
	return out
}

// grade is the grade of the effect alone.
func (c comparison) grade() Grade {
	g := Correct
	for _, i := range less(c.left, c.want) {
		if i.weight() < known {
			return Wrong
		}
	}
	for _, i := range less(c.want, c.left) {
		switch {
		case i.weight() == table:
			return Wrong
		case !c.forgiven(i):
			g = Incomplete
		}
	}
	if len(c.given) == 0 && len(c.wanted) > 0 {
		g = Incomplete // something has to be said
	}
	return g
}

// forgiven reports whether leaving i out is a remark at this level.
func (c comparison) forgiven(i item) bool {
	o := i.order
	if i.what == openNow {
		o = record.Order{Kind: record.Due, Opens: i.matter.Kind}
	}
	return c.reminder(o)
}

// reminder reports whether o only reminds of what holds unsaid, or of a second look at the board, and may be forgotten at
// this level.
func (c comparison) reminder(o record.Order) bool {
	look := o.Opens == record.ReviewDamage || o.Opens == record.ReviewAwareness
	return c.in.Level <= 2 && (look || weigh(o) == known)
}

// lines marks the orders one by one, and reports whether those given contradict each other.
func (c comparison) lines() (out []Line, contradicts bool) {
	silent := len(c.given) == 0
	same := !silent && equal(c.left, c.want)
	var given []said
	wanted := slices.Clone(c.wanted)
	for _, g := range c.given {
		if i := slices.IndexFunc(wanted, func(w said) bool { return w.form == g.form }); i >= 0 {
			out = append(out, Line{Right, g.raw, wanted[i].raw})
			wanted = slices.Delete(wanted, i, i+1)
			continue
		}
		given = append(given, g)
	}
	for _, g := range given {
		line := Line{Kind: Extra, Given: g.raw}
		switch i, j := related(g, wanted), related(g, c.given); {
		case i >= 0:
			line.Kind, line.Wanted = relate(g.form, wanted[i].form), wanted[i].raw
			wanted = slices.Delete(wanted, i, i+1)
		case j >= 0:
			line.Kind, line.Wanted = relate(g.form, c.given[j].form), c.given[j].raw
			contradicts = true
		}
		mere := line.Kind == Extra && (weigh(g.form) >= known || c.harmless(g))
		if !contradicts && (same || mere) {
			line.Kind = Remark
		}
		out = append(out, line)
	}
	for _, w := range wanted {
		line := Line{Kind: Missing, Wanted: w.raw}
		if same || c.reminder(w.form) || !silent && c.idle(w) {
			line.Kind = Remark
		}
		out = append(out, line)
	}
	return out, contradicts
}

// related is the index of the first order of list that answers the same question as g, -1 if none does.
func related(g said, list []said) int {
	return slices.IndexFunc(list, func(w said) bool { return relate(g.form, w.form) != Right })
}

// idle reports whether the wanted ruling leaves the same behind without its order w.
func (c comparison) idle(w said) bool {
	without := slices.DeleteFunc(slices.Clone(c.wanted), func(x said) bool { return x.form == w.form })
	return equal(effect(c.in.State, c.in.Matter, without), c.want)
}

// harmless reports whether the wanted ruling leaves the same behind with g added to it.
func (c comparison) harmless(g said) bool {
	added := append(slices.Clone(c.wanted), g)
	slices.SortFunc(added, func(a, b said) int { return byRank(a.form, b.form) })
	return equal(effect(c.in.State, c.in.Matter, added), c.want)
}
