package view

import (
	"fmt"
	"slices"
	"strings"

	"rectify/app/session"
	"rectify/engine/record"
	"rectify/i18n"
)

// composing is a ruling being put together, order by order.
type composing struct {
	orders []record.Order
	draft  *draft
	search string // what was typed to find a kind of order
	cites  string // the laws, as typed
}

// A draft is one order being made out, or several alike: its form, and what has been picked so far, by number.
type draft struct {
	form   form
	picked map[string][]int
}

// complete reports whether something has been picked everywhere.
func (d *draft) complete() bool {
	return !slices.ContainsFunc(d.form.picks, func(name string) bool { return len(d.picked[name]) == 0 })
}

// choose picks choice i of a picker, or takes it back where several may be picked.
func (d *draft) choose(name string, i int) {
	now := d.picked[name]
	switch at := slices.Index(now, i); {
	case !several(name):
		d.picked[name] = []int{i}
	case at >= 0:
		d.picked[name] = slices.Delete(now, at, at+1)
	default:
		d.picked[name] = append(now, i)
		slices.Sort(d.picked[name])
	}
}

// made is the orders that d comes to: one for each card or suit picked.
func (v *Sitting) made(d *draft, t *session.Turn) []record.Order {
	out := []record.Order{v.partial(d.form, t)}
	for _, name := range d.form.picks {
		choices := v.choicesFor(name, t)
		var next []record.Order
		for _, o := range out {
			for _, i := range d.picked[name] {
				next = append(next, choices[i].set(o))
			}
		}
		out = next
	}
	return out
}

// partial is the order of a form before anything is picked. Who alone can be meant is filled in.
func (v *Sitting) partial(f form, t *session.Turn) record.Order {
	o := f.order
	switch o.Kind {
	case record.MustDesignate:
		o.On, o.Chooser = t.Before.Dummy(), t.Before.Declarer()
	case record.MustPlayCard:
		o.Chooser = t.Before.Declarer()
	case record.EitherChooses:
		o.On = t.Before.Dummy()
	case record.AdjustScore:
		o.On = t.Task.Matter.By
	}
	return o
}

// composer is the sheet's composer as it stands.
func (v *Sitting) composer(t *session.Turn) *Composer {
	c := &Composer{
		Search: Entry{ID: "search", Label: v.p.T("ui.composer.search"), Placeholder: v.p.T("ui.composer.search-hint"), Text: v.compose.search},
		Cites:  Entry{ID: "cites", Label: v.p.T("ui.composer.laws"), Placeholder: v.p.T("ui.composer.laws-hint"), Text: v.compose.cites},
	}
	for i, o := range v.compose.orders {
		c.Orders = append(c.Orders, OrderLine{ID: fmt.Sprintf("order:%d", i), Text: i18n.Capital(Order(v.p, o, t.Before)),
			Remove: Action{ID: fmt.Sprintf("remove:%d", i), Text: v.p.T("ui.composer.remove"), Enabled: true}})
	}
	if v.compose.draft != nil {
		c.Draft = v.draftView(t)
		return c
	}
	for _, f := range v.matching(t) {
		c.Palette = append(c.Palette, Item{ID: "kind:" + f.id, Text: v.p.T("ui.form." + f.id)})
	}
	return c
}

// matching is the forms of the part of the board that the table has come to; or, once something was typed, all those that have
// every word of it, accents and case aside.
func (v *Sitting) matching(t *session.Turn) []form {
	words := strings.Fields(i18n.Fold(v.compose.search))
	var out []form
	for _, f := range forms {
		text := i18n.Fold(v.p.T("ui.form." + f.id))
		missing := slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, w) })
		if !missing && (len(words) > 0 || f.part.fits(t.Before.Phase)) {
			out = append(out, f)
		}
	}
	return out
}

// draftView is the order being made out, with its pickers.
func (v *Sitting) draftView(t *session.Turn) *Draft {
	d := v.compose.draft
	out := &Draft{Text: v.p.T("ui.form." + d.form.id),
		Add:    Action{ID: "add", Text: v.p.T("ui.composer.add"), Key: v.p.T("ui.key.enter"), Enabled: d.complete()},
		Cancel: Action{ID: "cancel", Text: v.p.T("ui.composer.cancel"), Key: v.p.T("ui.key.escape"), Enabled: true}}
	if d.complete() {
		out.Text = v.whole(v.made(d, t), t)
	}
	for _, name := range d.form.picks {
		p := Picker{ID: name, Label: v.p.T("ui.composer."+pickers[name].label, "Count", leftAtClaim(t.Before)), Digits: pickers[name].digits}
		for i, choice := range v.choicesFor(name, t) {
			p.Choices = append(p.Choices, Choice{ID: fmt.Sprintf("pick:%s:%d", name, i), Text: choice.text, Chosen: slices.Contains(d.picked[name], i)})
		}
		out.Pickers = append(out.Pickers, p)
	}
	return out
}

// composed does an action of the composer.
func (v *Sitting) composed(word, arg string) {
	t := v.s.Turn()
	if t == nil || v.s.Stage != session.Ruling {
		return
	}
	c := &v.compose
	switch word {
	case "kind":
		if i := slices.IndexFunc(forms, func(f form) bool { return f.id == arg }); i >= 0 {
			c.draft = &draft{form: forms[i], picked: map[string][]int{}}
			if len(forms[i].picks) == 0 {
				v.add(t)
			}
		}
	case "pick":
		name, n, _ := strings.Cut(arg, ":")
		if i := index(n); c.draft != nil && slices.Contains(c.draft.form.picks, name) && i >= 0 && i < len(v.choicesFor(name, t)) {
			c.draft.choose(name, i)
		}
	case "add":
		if c.draft != nil && c.draft.complete() {
			v.add(t)
		}
	case "remove":
		if i := index(arg); i >= 0 && i < len(c.orders) {
			c.orders = slices.Delete(c.orders, i, i+1)
		}
	}
}

// add puts what has been made out into the ruling, nothing twice.
func (v *Sitting) add(t *session.Turn) {
	c := &v.compose
	for _, o := range v.made(c.draft, t) {
		if !slices.Contains(c.orders, o) {
			c.orders = append(c.orders, o)
		}
	}
	c.draft, c.search = nil, ""
}
