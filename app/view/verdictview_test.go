package view

import (
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/i18n"
)

func TestTheLawCitedIsMarkedInWords(t *testing.T) {
	for text, want := range map[string]string{
		"27B":     "You cited 27B: right.",
		"27":      "You cited 27: the right law, more exactly 27B.",
		"27B, 64": "You cited 27B, 64; what applies is 27B.",
		"64":      "You cited 64; what applies is 27B.",
	} {
		v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: bothEditions[1], Easy: true})
		until(t, v, session.Law)
		v.Type("law", text)
		press(t, v, "name")
		until(t, v, session.Verdict)
		if got := v.View().Sheet.Verdict.Law; got != want {
			t.Errorf("%s: got %q", text, got)
		}
	}
	v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: bothEditions[1], Easy: true, LawChosen: true})
	until(t, v, session.Verdict)
	if got := v.View().Sheet.Verdict.Law; !strings.Contains(got, "not marked") {
		t.Errorf("chosen by its law: %q", got)
	}
}

// TestEveryStageIsRemarkedOn asks what need not be asked, leaves out what is needed, finds what is not so, and explains what nobody
// may choose.
func TestEveryStageIsRemarkedOn(t *testing.T) {
	v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: bothEditions[1], Easy: true})
	until(t, v, session.Facts)
	for i, q := range v.s.Turn().Questions {
		if !q.Needed {
			press(t, v, "ask:"+string(rune('0'+i)))
		}
	}
	press(t, v, "settle")
	press(t, v, "find:no")
	press(t, v, "found")
	v.Type("law", "25A")
	press(t, v, "name")
	for i, o := range v.offered() {
		if o.Option == session.Consult {
			press(t, v, "explain:"+string(rune('0'+i)))
		}
	}
	press(t, v, "explained")
	until(t, v, session.Verdict)
	got := strings.Join(v.View().Sheet.Verdict.Facts, "\n")
	for _, want := range []string{"There was no need to ask: West, has anything", "Better not asked in front of the others: South, what do you hold", "You did not ask: South, what did you mean",
		"You found: No", "What the case shows: Yes", "An option was not explained: Accept 1♥", "An option was not explained: Do not accept 1♥", "Nobody has this option: Consult partner"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not among\n%s", want, got)
		}
	}
	if g := v.View().Sheet.Verdict.Grade; g.Kind != "incomplete" || g.Note == "" {
		t.Errorf("got %+v", g)
	}
}

func TestTheOtherEditionIsShownOnceAskedFor(t *testing.T) {
	v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: bothEditions[1], Easy: true})
	press(t, v, "other")
	until(t, v, session.Verdict)
	if got := v.View().Sheet.Verdict.Other; got != nil {
		t.Errorf("without asking: %+v", got)
	}
	press(t, v, "other")
	got := v.View().Sheet.Verdict.Other
	if got == nil || got.Note != "The other Laws say the same." || len(got.Sides) != 2 || got.Sides[0].Name != "Laws 2007" {
		t.Errorf("got %+v", got)
	}
}

// South replaced the insufficient bid by a double: the bar is the same, but not what declarer may do, nor where it stands.
func TestOrdersOfOneEditionAloneAreMarked(t *testing.T) {
	_, task := ruled(t, law.Edition2017)
	older, newer := []record.Order{}, task.Ruled.Orders
	for i, o := range newer {
		switch i {
		case 0: // not given
			continue
		case 1:
			o.Cite = "23"
		}
		older = append(older, o)
	}
	want := func(side ComparedSide, kinds ...ChangeKind) {
		t.Helper()
		for i, line := range side.Lines {
			k := Unchanged
			if i < len(kinds) {
				k = kinds[i]
			}
			if line.Kind != k || (line.Mark == "") != (k == Unchanged) || line.Text == "" || line.Cite == "" {
				t.Errorf("%s, order %d: %+v, want kind %d", side.Name, i, line, k)
			}
		}
	}
	v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: law.Edition2017, Easy: true})
	until(t, v, session.Verdict)
	turn := v.s.Turn()
	want(v.side(turn, law.Edition2017, law.Edition2007, newer, older), OnlyNewer, OtherCite)
	want(v.side(turn, law.Edition2007, law.Edition2017, older, newer), OtherCite)
	want(v.side(turn, law.Edition2007, law.Edition2017, newer, nil), slices.Repeat([]ChangeKind{OnlyOlder}, len(newer))...)
}

// Where a ruling comes from is said in words; what the source calls it stands behind them.
func TestASourceIsNoBareName(t *testing.T) {
	for _, lang := range i18n.Langs {
		p := printer(t, lang) // which reports words that are missing
		for _, kind := range []string{"vector", "case", "seed", "person", "own"} {
			if got := p.T("ui.verdict-source."+kind, "Text", "54-1"); !strings.Contains(got, "54-1") {
				t.Errorf("%s: %q", kind, got)
			}
		}
	}
}
