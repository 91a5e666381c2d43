package view

import (
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/verdict"
	"rectify/i18n"
)

// What the director awards after a claim in words of one's own is a number and nothing else, in either mode (70A).
func TestANumberIsFound(t *testing.T) {
	s := ofBank(t, "70-words-of-his-own")
	for _, lang := range i18n.Langs {
		for _, easy := range []bool{true, false} {
			v := sit(t, lang, s, session.Settings{Edition: law.Default, Easy: easy})
			for v.s.Stage != session.Findings || v.foundID() != "tricks" {
				advance(t, v, nil)
			}
			sheet := v.View().Sheet
			if p := sheet.Picker; len(sheet.Items) > 0 || p == nil || !p.Digits || p.Label == "" || p.Choices[0].Text != "0" || sheet.Primary.Enabled {
				t.Fatalf("%s: %+v, picker %+v", lang, sheet, p)
			}
			press(t, v, "found")
			if v.s.Stage != session.Findings {
				t.Fatal("nothing was picked, and something found")
			}
			truth := v.s.Turn().Next().Finding.Answer
			press(t, v, "which:1")
			press(t, v, "which:0")
			if p := v.View().Sheet.Picker; !p.Choices[0].Chosen || p.Choices[1].Chosen {
				t.Errorf("%+v", p)
			}
			if e := press(t, v, "found"); e.Act == nil || *e.Act.Answer != (record.Answer{ID: "tricks"}) {
				t.Fatalf("found %+v", e.Act)
			}
			if !easy {
				continue
			}
			lines := v.s.Turn()
			until(t, v, session.Verdict)
			at := slices.IndexFunc(lines.Facts.Lines, func(l verdict.FactLine) bool { return l.Key.Fact == "tricks-judged" })
			if l := lines.Facts.Lines[at]; l.Kind != verdict.Misfound || l.True != truth {
				t.Errorf("another number than the file's is marked %+v", l)
			}
			if said := v.p.T("fact.tricks-judged.tricks-none"); !strings.Contains(strings.Join(v.View().Sheet.Verdict.Facts, " "), said) {
				t.Errorf("the verdict does not say %q: %q", said, v.View().Sheet.Verdict.Facts)
			}
		}
	}
}

// Where one answer of several has a number, it is picked once that answer is chosen.
func TestANumberGoesWithAnAnswer(t *testing.T) {
	v := sit(t, i18n.English, ofBank(t, "71-had-won-it"), session.Settings{Edition: law.Default, Easy: true})
	until(t, v, session.Findings)
	for len(v.answersWith("had-won")) == 0 {
		advance(t, v, nil)
	}
	if s := v.View().Sheet; s.Picker != nil || len(s.Items) < 2 || s.Primary.Enabled {
		t.Fatalf("%+v", s)
	}
	press(t, v, "find:had-won")
	several := len(v.answersWith("had-won")) > 1
	if s := v.View().Sheet; (s.Picker != nil) != several || s.Primary.Enabled == several {
		t.Fatalf("%+v, picker %+v", s, s.Picker)
	}
	press(t, v, "which:0")
	if s := v.View().Sheet; !s.Primary.Enabled {
		t.Errorf("%+v", s)
	}
	if e := press(t, v, "found"); e.Act == nil || e.Act.Answer.N != 1 {
		t.Errorf("found %+v", e.Act)
	}
}
