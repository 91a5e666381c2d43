package view

import (
	"slices"

	"rectify/app/session"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/engine/verdict"
	"rectify/i18n"
)

// reasoning is the whole way: every step with its law, the ruling, and why what was offered beside it does not hold.
func (v *Sitting) reasoning(c *procedure.Case, t *session.Turn) []string {
	var out []string
	for _, step := range t.Task.Outcome.Path {
		out = append(out, v.p.T("ui.verdict.step", "Laws", v.p.Cite(step.Node.Cite, v.s.Settings.Edition), "Text", Because(v.p, c, step)))
	}
	for _, o := range t.Task.Ruled.Orders {
		out = append(out, v.p.T("ui.verdict.step", "Laws", v.p.Cite(o.Cite, v.s.Settings.Edition), "Text", i18n.Capital(Order(v.p, o, t.Before))))
	}
	return append(out, v.fail(c, t)...)
}

// fail is why the wrong rulings that were offered do not hold.
func (v *Sitting) fail(c *procedure.Case, t *session.Turn) []string {
	if len(t.Wrong) == 0 {
		return nil
	}
	out := []string{v.p.T("ui.verdict.easy-note")}
	for _, a := range t.Wrong {
		out = append(out, v.p.T("wrong.ruling", "Text", v.whole(a.Ruled.Orders, t), "Last", v.fails(c, a)))
	}
	return out
}

// fails is why a does not hold.
func (v *Sitting) fails(c *procedure.Case, a rulings.Alternative) string {
	switch a.Origin {
	case rulings.OtherEdition:
		return v.p.T("wrong.other-edition", "EditionText", v.p.T("edition."+a.Edition.String()+".name"))
	case rulings.FromMyth:
		return v.p.T("myth." + string(a.Myth))
	case rulings.Sibling:
		for node := range procedure.Nodes(rulings.Tree(c.Matter.Kind, c.Edition)) {
			if node.Fact != nil && node.Fact.ID == a.Fact && slices.ContainsFunc(node.Branches, func(b procedure.Branch) bool { return b.Answer == a.Answer.ID }) {
				return v.p.T("wrong.sibling", "Text", Question(v.p, c, node.Fact), "Head", Answer(v.p, c, node.Fact, a.Answer))
			}
		}
	}
	return v.p.T("wrong.left-out")
}

// otherEdition is the ruling beside what the other Laws say of the same matter, with the orders marked that only one of them gives.
func (v *Sitting) otherEdition(t *session.Turn) *Compared {
	here := v.s.Settings.Edition
	there := Other(here)
	run, err := v.s.Scenario.Run(there, v.s.Settings.Authority)
	i := slices.IndexFunc(run.Rulings, func(r rulings.Task) bool {
		return r.Matter == t.Task.Matter && r.Ruled.Interim == t.Task.Ruled.Interim
	})
	if err != nil || i < 0 {
		return &Compared{Note: v.p.T("ui.verdict.other-open", "EditionText", v.p.T("edition."+there.String()+".name"))}
	}
	ours, theirs := t.Task.Ruled, run.Rulings[i].Ruled
	out := &Compared{Sides: []ComparedSide{
		v.side(t, there, here, theirs.Orders, ours.Orders), v.side(t, here, there, ours.Orders, theirs.Orders)}}
	if there != law.Edition2007 {
		slices.Reverse(out.Sides)
	}
	if verdict.Same(t.Before, ours, theirs) {
		out.Note = v.p.T("ui.verdict.same-edition")
	}
	return out
}

// side is the orders of one edition with the marks of what the other one does not give.
func (v *Sitting) side(t *session.Turn, e, other law.Edition, orders, others []record.Order) ComparedSide {
	out := ComparedSide{Name: v.p.T("edition." + e.String() + ".name")}
	for _, o := range orders {
		line := ChangeLine{Text: i18n.Capital(Order(v.p, o, t.Before)), Cite: v.p.Cite(o.Cite, e)}
		if c := changeIn(v.p, rulings.CompareOrder(o, others), e, other); c.Kind != Unchanged {
			line.Kind, line.Mark = c.Kind, c.said()
		}
		out.Lines = append(out.Lines, line)
	}
	return out
}

// Other is the edition to compare with: 2007, or the present one.
func Other(e law.Edition) law.Edition {
	if e == law.Edition2007 {
		return law.Default
	}
	return law.Edition2007
}
