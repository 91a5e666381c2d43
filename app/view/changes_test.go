package view

import (
	"slices"
	"strings"
	"testing"

	"rectify/engine/law"
	"rectify/engine/rulings"
)

func TestTheChangesOfEveryChartCanBeRead(t *testing.T) {
	for _, p := range printers(t) {
		for _, e := range []law.Edition{law.Edition2007, law.Edition2024} {
			for _, chart := range rulings.Charts(e) {
				page := NewWalk(chartID(chart), e).Changes(p, Bar{})
				legible(t, p.Lang(), page.Parts)
				if page.Title == "" || page.Bar.Back.ID != "changes-back" || len(page.Sheets) == 0 || len(page.Parts) == 0 {
					t.Errorf("%s, %s: %+v", e, page.Title, page)
				}
				if len(page.Sheets) == 2 && (!strings.Contains(page.Sheets[0].Name, "2007") || !strings.Contains(page.Sheets[1].Name, "2024")) {
					t.Errorf("%s: %s, then %s", page.Title, page.Sheets[0].Name, page.Sheets[1].Name)
				}
				if p.Lang() == "el" && e == law.Edition2007 { // drawn once is enough: the words are measured alike
					for _, s := range page.Sheets {
						c := s.Draw(measured)
						for _, b := range c.Boxes {
							fits(t, page.Title, b.Lines, b.X, b.Y, b.W, b.H)
						}
					}
				}
			}
		}
	}
}

func TestTheChartsOfLaw27AreMarked(t *testing.T) {
	p := printers(t)[0]
	page := NewWalk("27.insufficient-bid.", law.Edition2017).Changes(p, Bar{})
	for i, want := range []struct {
		kind ChangeKind
		text string
	}{{OnlyOlder, "−\u00a0only 2007 −\u00a0Are the call and the new call both natural"}, {OnlyNewer, "+\u00a0new in 2017 +\u00a0Is the new call comparable"}} {
		boxes := page.Sheets[i].Draw(measured).Boxes
		if !slices.ContainsFunc(boxes, func(b ChartBox) bool {
			return b.Change == want.kind && strings.HasPrefix(chartWords(b.Lines), want.text)
		}) {
			t.Errorf("no box begins with %q", want.text)
		}
		if boxes[0].Change != Unchanged {
			t.Errorf("the first question is marked: %q", chartWords(boxes[0].Lines))
		}
		for _, b := range boxes {
			for _, l := range b.Lines {
				if l.Change != Unchanged && b.Change < l.Change {
					t.Errorf("%q is marked less than its line %q", chartWords(b.Lines), l.Text)
				}
			}
		}
	}
	said := func(kind ChangeKind, text string) {
		t.Helper()
		for _, part := range page.Parts {
			if slices.ContainsFunc(part.Lines, func(l ChangeLine) bool { return l.Kind == kind && l.Mark != "" && strings.Contains(l.Text, text) }) {
				return
			}
		}
		t.Errorf("nothing is said of %q", text)
	}
	said(OnlyOlder, "require or forbid a suit that only the withdrawn call showed")
	said(OnlyNewer, "forbid one suit that the offender did not specify")
	said(Moved, "23 → 72C")
}

// A tree that both editions share is said to be the same, once its citations are.
func TestWhereNothingChangedThePageSaysSo(t *testing.T) {
	p := printers(t)[0]
	page := NewWalk("48.declarer-exposed.", law.Edition2017).Changes(p, Bar{})
	if len(page.Parts) != 1 || len(page.Parts[0].Lines) > 0 || !strings.HasPrefix(page.Parts[0].Head, "The two editions") {
		t.Errorf("got %+v", page.Parts)
	}
	page = NewWalk("11.review-rights.", law.Edition2017).Changes(p, Bar{})
	if len(page.Sheets) != 1 || len(page.Parts) != 1 || page.Parts[0].Head != "Laws 2007: there is no such procedure." {
		t.Errorf("got %+v", page)
	}
}
