package view

import (
	"rectify/app/session"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/i18n"
)

// toSay is what the director says with an interim ruling to those who act next: what each act would bring (10C1). It is told and
// not marked; where the orders say it all, there are no such words.
func (v *Sitting) toSay(c *procedure.Case, t *session.Turn) []string {
	if !t.Task.Ruled.Interim {
		return nil
	}
	var out []string
	for _, who := range [...]string{"offender", "everybody"} {
		key := "say." + t.Task.Matter.Kind.String() + "." + who
		if older := key + "-2007"; c.Edition.Base() == law.Edition2007 && i18n.Has(older) {
			key = older
		}
		if i18n.Has(key) {
			out = append(out, v.p.T(key, factArgs(v.p, c, &procedure.Fact{})...))
		}
	}
	return out
}
