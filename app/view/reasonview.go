package view

import (
	"slices"

	"rectify/app/session"
	"rectify/engine/law"
	"rectify/engine/procedure"
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

// otherEdition is what the other Laws say of the same matter.
func (v *Sitting) otherEdition(t *session.Turn) []string {
	e := Other(v.s.Settings.Edition)
	run, err := v.s.Scenario.Run(e, v.s.Settings.Authority)
	name := v.p.T("edition." + e.String() + ".name")
	i := slices.IndexFunc(run.Rulings, func(r rulings.Task) bool {
		return r.Matter == t.Task.Matter && r.Ruled.Interim == t.Task.Ruled.Interim
	})
	if err != nil || i < 0 {
		return []string{v.p.T("ui.verdict.other-open", "EditionText", name)}
	}
	orders := run.Rulings[i].Ruled.Orders
	out := []string{v.p.T("ui.verdict.other-says", "EditionText", name)}
	if verdict.Same(t.Before, t.Task.Ruled, run.Rulings[i].Ruled) {
		out = append(out, v.p.T("ui.verdict.same-edition"))
	}
	for _, o := range orders {
		out = append(out, v.p.T("ui.verdict.step", "Laws", v.p.Cite(o.Cite, e), "Text", i18n.Capital(Order(v.p, o, t.Before))))
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
