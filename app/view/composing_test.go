package view

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/engine/verdict"
	"rectify/i18n"
)

// mostPills is how many choices of a picker one can find one's way in.
const mostPills = 26

// TestEveryOrderCanBeComposed composes the engine's ruling at every turn of every case through the screen, order by order.
func TestEveryOrderCanBeComposed(t *testing.T) {
	used := map[string]bool{}
	for _, s := range append(everyScenario(t), load(t, heart)) {
		for i, e := range bothEditions {
			v := sit(t, i18n.Langs[i], s, session.Settings{Edition: e})
			name := fmt.Sprintf("%s, %s", s.ID, e)
			press(t, v, "event:last")
			for more := true; more; {
				more = advance(t, v, func() {
					for _, o := range v.s.Turn().Task.Ruled.Orders {
						compose(t, name, v, o, used)
					}
				})
				if v.s.Stage == session.Verdict {
					for _, line := range v.sheet().Verdict.Lines {
						if len(line.Cites) == 0 {
							t.Errorf("%s: no law beside %q", name, line.Text)
						}
					}
				}
				if turn := v.s.Turn(); v.s.Stage == session.Verdict && (turn.Grade != verdict.Correct || slices.ContainsFunc(turn.Mark.Lines, func(l verdict.Line) bool { return l.Kind != verdict.Right })) {
					t.Errorf("%s: ruling %d as composed is %s: %+v", name, len(v.s.Turns), turn.Grade, turn.Mark.Lines)
				}
			}
		}
	}
	var idle []string
	for _, f := range forms {
		if !used[f.id] {
			idle = append(idle, f.id)
		}
	}
	t.Logf("no case of the bank wants %s", strings.Join(idle, ", "))
}

// compose makes out an order on the screen: it looks for the form in the list, picks, and adds.
func compose(t *testing.T, name string, v *Sitting, o record.Order, used map[string]bool) {
	t.Helper()
	turn := v.s.Turn()
	for _, f := range forms {
		if f.order.Kind != o.Kind || f.order.Opens != o.Opens {
			continue
		}
		d := &draft{form: f, picked: map[string][]int{}}
		picks := way(v, turn, d, o)
		if picks == nil {
			continue
		}
		used[f.id] = true
		v.Type("search", v.p.T("ui.form."+f.id))
		found := v.sheet().Composer.Palette
		if !slices.ContainsFunc(found, func(i Item) bool { return i.ID == "kind:"+f.id }) {
			t.Errorf("%s: %s is not found by its own words", name, f.id)
		}
		press(t, v, "kind:"+f.id)
		for _, id := range picks {
			shown := v.sheet().Composer.Draft
			if !slices.ContainsFunc(shown.Pickers, func(p Picker) bool {
				return slices.ContainsFunc(p.Choices, func(c Choice) bool { return c.ID == id && c.Text != "" && !c.Chosen })
			}) {
				t.Fatalf("%s: %s is not shown among %+v", name, id, shown.Pickers)
			}
			press(t, v, id)
		}
		if len(f.picks) > 0 {
			press(t, v, "add")
		}
		if c := v.sheet().Composer; c.Draft != nil || !slices.Contains(v.compose.orders, v.made(d, turn)[0]) {
			t.Errorf("%s: %s was not added: %+v", name, f.id, c)
		}
		return
	}
	t.Errorf("%s: no form gives %+v on %+v", name, o, turn.Task.Matter)
}

// way is the buttons to press so that d comes to o, nil if there are none.
func way(v *Sitting, turn *session.Turn, d *draft, o record.Order) []string {
	for _, name := range d.form.picks {
		if len(d.picked[name]) > 0 {
			continue
		}
		choices := v.choicesFor(name, turn)
		for i := range choices {
			d.picked[name] = []int{i}
			if partly := v.made(&draft{form: form{order: d.form.order, picks: []string{name}}, picked: d.picked}, turn)[0]; !near(partly, o) {
				continue
			}
			if rest := way(v, turn, d, o); rest != nil {
				return append([]string{fmt.Sprintf("pick:%s:%d", name, i)}, rest...)
			}
		}
		d.picked[name] = nil
		return nil
	}
	cand := v.made(d, turn)[0]
	cand.Cite = o.Cite
	mark := verdict.Compare(verdict.Input{State: turn.Before, Matter: turn.Task.Matter, Edition: v.s.Settings.Edition, Given: []record.Order{cand},
		Engine: procedure.Outcome{Result: procedure.Ruled, Orders: []record.Order{o}}, LawChosen: true})
	if len(mark.Lines) == 1 && mark.Lines[0].Kind == verdict.Right {
		return []string{}
	}
	return nil
}

// near reports whether what is set of a scope in one order does not contradict the other.
func near(partly, o record.Order) bool {
	a, b := partly.What, o.What
	return (a.Card == 0 || a.Card == b.Card) && (a.Suit == 0 || a.Suit == b.Suit || b.Suit == 0) && (a.Rank == 0 || a.Rank == b.Rank) &&
		(a.N == 0 || a.N == b.N) && (a.Rule == 0 || a.Rule == b.Rule)
}

// TestEveryClauseHasAForm holds for trees of which the bank has no case yet: an order that a tree can give can be composed.
func TestEveryClauseHasAForm(t *testing.T) {
	for _, p := range rulings.Procedures() {
		for node := range procedure.Nodes(p.Tree) {
			for _, clause := range node.Clauses {
				if !slices.ContainsFunc(forms, func(f form) bool { return gives(f, clause) }) {
					t.Errorf("law %d, %s: no form for %s until %s, opening %s", p.Law, p.Edition, clause.Kind, clause.Until, clause.Opens)
				}
			}
		}
	}
}

// gives reports whether a form may come to what a clause orders. How long something is known or told, the Laws say themselves.
func gives(f form, clause procedure.Clause) bool {
	o := f.order
	if o.Kind != clause.Kind || o.Opens != clause.Opens || o.From != clause.From {
		return false
	}
	switch {
	case !o.Kind.Standing(), o.Until == clause.Until, o.Kind == record.Unauthorized, o.Kind == record.Authorized:
		return true
	}
	for _, name := range f.picks {
		if slices.Contains(moments[name], clause.Until) {
			return true
		}
	}
	return false
}

// TestPickersCanBeUsed looks at every picker of every form on the tables of the bank.
func TestPickersCanBeUsed(t *testing.T) {
	for _, s := range append(everyScenario(t), load(t, heart)) {
		v := sit(t, i18n.Greek, s, session.Settings{Edition: bothEditions[1], Easy: true})
		press(t, v, "event:last")
		for more := true; more; more = advance(t, v, nil) {
			if v.s.Stage != session.Ruling {
				continue
			}
			for name := range pickers {
				seen := map[string]bool{}
				for _, choice := range v.choicesFor(name, v.s.Turn()) {
					if choice.text == "" || seen[choice.text] {
						t.Errorf("%s: %s has %q twice", s.ID, name, choice.text)
					}
					seen[choice.text] = true
				}
				if len(seen) > mostPills {
					t.Errorf("%s: %s has %d choices", s.ID, name, len(seen))
				}
			}
			if v.s.Turn().Before.DummyOut() {
				dummy := v.s.Turn().Before.Hands[v.s.Turn().Before.Dummy()]
				for _, card := range dummy.Cards() {
					if !slices.ContainsFunc(seenCards(v.s.Turn()), func(c seenCard) bool { return c.card == card }) {
						t.Errorf("%s: dummy's %s cannot be picked", s.ID, card)
					}
				}
			}
		}
	}
}

// composed begins a case in full mode and goes to its ruling.
func atRuling(t *testing.T) *Sitting {
	t.Helper()
	v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: bothEditions[1]})
	until(t, v, session.Ruling)
	return v
}

func TestTheListHoldsWhatBelongsToThePartOfTheBoard(t *testing.T) {
	v := atRuling(t)
	has := func(id string) bool {
		return slices.ContainsFunc(v.sheet().Composer.Palette, func(i Item) bool { return i.ID == "kind:"+id })
	}
	if !has("call-cancelled") || has("penalty-major") || has("score-stands") {
		t.Errorf("in the auction: %+v", v.sheet().Composer.Palette)
	}
	v.Type("search", "PENALTY major")
	if !has("penalty-major") || has("call-cancelled") {
		t.Errorf("what was typed is not found: %+v", v.sheet().Composer.Palette)
	}
	v.Type("search", "zzz")
	if len(v.sheet().Composer.Palette) != 0 {
		t.Error("something is found that has not been typed")
	}
}

func TestAnOrderIsMadeOutStepByStep(t *testing.T) {
	v := atRuling(t)
	if v.sheet().Primary.Enabled {
		t.Error("nothing has been ordered, and yet one may rule")
	}
	press(t, v, "kind:passes")
	d := v.sheet().Composer.Draft
	if d == nil || d.Add.Enabled || len(d.Pickers) != 2 {
		t.Fatalf("got %+v", d)
	}
	for _, wrong := range []string{"add", "pick:who:9", "pick:card:0", "pick:who:x", "pick:", "kind:no-such-form", "remove:0"} {
		press(t, v, wrong)
	}
	if len(v.compose.orders) != 0 || v.sheet().Composer.Draft.Add.Enabled {
		t.Fatal("something was picked or added")
	}
	press(t, v, "pick:who:2")
	press(t, v, "pick:who:0") // instead
	press(t, v, "pick:how-long:1")
	d = v.sheet().Composer.Draft
	if want := "North must pass whenever it is North's turn, to the end of the auction."; !d.Add.Enabled || d.Text != want {
		t.Errorf("got %q", d.Text)
	}
	press(t, v, "add")
	press(t, v, "kind:auction-goes-on")
	press(t, v, "kind:auction-goes-on")
	if orders := v.sheet().Composer.Orders; len(orders) != 2 || !v.sheet().Primary.Enabled {
		t.Fatalf("got %+v", orders)
	}
	press(t, v, "remove:0")
	press(t, v, "kind:passes")
	press(t, v, "cancel")
	if c := v.sheet().Composer; len(c.Orders) != 1 || c.Draft != nil {
		t.Errorf("got %+v", c)
	}
}

func TestSeveralCardsAreOrderedAtOnce(t *testing.T) {
	ask := "ask: [{fact: this-trick-only, find: [no]}, {fact: partner-could-see, find: [no]}]\n"
	v := sit(t, i18n.English, load(t, held+ask), session.Settings{Edition: bothEditions[1]})
	until(t, v, session.Ruling)
	press(t, v, "kind:penalty-major")
	for _, id := range []string{"pick:cards:0", "pick:cards:1", "pick:cards:2", "pick:cards:1"} {
		press(t, v, id)
	}
	press(t, v, "add")
	got := v.compose.orders
	if len(got) != 2 || got[0].What.Card == got[1].What.Card || got[0].Kind != record.PenaltyMajor {
		t.Errorf("got %+v", got)
	}
}

func TestTwoPassesOfOnePlayerAreToldApart(t *testing.T) {
	ask := "ask: [{fact: this-trick-only, find: [no]}, {fact: partner-could-see, find: [no]}]\n"
	v := sit(t, i18n.English, load(t, held+ask), session.Settings{Edition: bothEditions[1]})
	until(t, v, session.Ruling)
	var got []string
	for _, c := range v.callPicks(v.s.Turn()) {
		if strings.Contains(c.text, "West") {
			got = append(got, c.text)
		}
	}
	if want := []string{"Pass (West, call no. 3)", "Pass (West, call no. 2)", "Pass (West)"}; !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
}
