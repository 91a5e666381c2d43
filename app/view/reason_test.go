package view

import (
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/engine/rulings"
	"rectify/i18n"
)

func TestEveryMythIsAnswered(t *testing.T) {
	for _, m := range rulings.Myths() {
		if !i18n.Has("myth." + string(m)) {
			t.Errorf("no words against %s", m)
		}
	}
}

// TestWhatDoesNotHoldIsExplained looks at the reasoning of every ruling of the bank: each wrong ruling offered stands in it, and
// only what was left out of the right one is called incomplete.
func TestWhatDoesNotHoldIsExplained(t *testing.T) {
	for _, s := range append(everyScenario(t), load(t, heart)) {
		v := sit(t, i18n.English, s, session.Settings{Edition: bothEditions[1], Easy: true})
		press(t, v, "event:last")
		for more := true; more; more = advance(t, v, nil) {
			turn := v.s.Turn()
			if v.s.Stage != session.Verdict {
				continue
			}
			c := v.s.Case(turn)
			full := strings.Join(v.reasoning(c, turn), "\n")
			for _, a := range turn.Wrong {
				if !strings.Contains(full, v.whole(a.Ruled.Orders, turn)) {
					t.Errorf("%s: nothing is said of %v", s.ID, a.Ruled.Orders)
				}
				if incomplete := v.fails(c, a) == v.p.T("wrong.left-out"); incomplete != (a.Origin == rulings.LeftOut) {
					t.Errorf("%s: of origin %v it is said: %s", s.ID, a.Origin, v.fails(c, a))
				}
			}
		}
	}
}

func TestAWrongRulingOpensTheReasoning(t *testing.T) {
	for _, wrong := range []bool{true, false} {
		v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: bothEditions[1], Easy: true})
		until(t, v, session.Ruling)
		for i, item := range v.View().Sheet.Items {
			right := strings.Contains(item.Text, "1♥ is cancelled") && !strings.Contains(item.Text, "must")
			if right != wrong && v.choice < 0 {
				v.choice = i
			}
		}
		press(t, v, "rule")
		got := v.View().Sheet.Verdict
		if got.ShowFull != wrong || (len(got.Full) > 0) != wrong || (got.Grade.Kind == "wrong") != wrong {
			t.Errorf("wrong %v: %+v", wrong, got)
		}
		press(t, v, "full")
		if v.View().Sheet.Verdict.ShowFull == wrong {
			t.Error("F6 does nothing")
		}
	}
}
