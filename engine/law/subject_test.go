package law

import (
	"os"
	"regexp"
	"testing"
)

func TestEverySubjectResolvesToAParagraph(t *testing.T) {
	for _, m := range Moves() {
		if !m.Subject.IsSubject() {
			t.Errorf("%s is not written as a subject", m.Subject)
		}
		if m.In2007 == m.Since2017 {
			t.Errorf("%s did not move from %s", m.Subject, m.In2007)
		}
		for _, e := range Editions {
			c := e.Resolve(m.Subject)
			if c.IsSubject() || c != m.In(e) {
				t.Errorf("%s under %v is %s, in the list %s", m.Subject, e, c, m.In(e))
			}
			if err := e.Check(c); err != nil {
				t.Errorf("%s: %v", m.Subject, err)
			}
			if err := e.Check(m.Subject); err != nil {
				t.Errorf("%s: %v", m.Subject, err)
			}
		}
	}
}

// Each constant has one move, and each move its constant.
func TestEverySubjectMovesOnce(t *testing.T) {
	source, err := os.ReadFile("subject.go")
	if err != nil {
		t.Fatal(err)
	}
	declared := regexp.MustCompile(`Cite = "(~[a-z-]+)"`).FindAllSubmatch(source, -1)
	listed := map[Cite]int{}
	for _, m := range Moves() {
		listed[m.Subject]++
	}
	for _, d := range declared {
		if c := Cite(d[1]); listed[c] != 1 {
			t.Errorf("%s is listed %d times", c, listed[c])
		}
	}
	if len(declared) != len(listed) {
		t.Errorf("%d subjects, %d moves", len(declared), len(listed))
	}
}

func TestResolve(t *testing.T) {
	for _, test := range []struct {
		subject         Cite
		before, in, now Cite
	}{
		{Withdrawn, "16D", "16C", "16C"},
		{WithdrawnOffenders, "16D2", "16C2", "16C2"},
		{WithdrawnInnocent, "16D1", "16C1", "16C1"},
		{Extraneous, "16C", "16D", "16D"},
		{Awareness, "23", "72C", "72C"},
		{ProperLead, "53C", "53B", "53B"},
		{WrongDefender, "53B", "53C", "53C"},
		{DeclarerPremature, "57C2", "57C3", "57C3"},
		{AuctionPeriodEnd, "22B", "17D", "17D"},
		{WrongBoardCards, "17D", "15A", "15A"},
		{OtherTable, "86D", "86B", "86B"},
		{SeriousError, "12C1(b)", "12C1(e)", "12C1(e)"},
		{"27B1(a)", "27B1(a)", "27B1(a)", "27B1(a)"},
		{"~nothing", "~nothing", "~nothing", "~nothing"},
	} {
		for i, want := range []Cite{test.before, test.in, test.now} {
			if got := Editions[i].Resolve(test.subject); got != want {
				t.Errorf("%s under %v: %s, want %s", test.subject, Editions[i], got, want)
			}
		}
	}
	for _, e := range []Edition{NoEdition, Edition2027} {
		if got := e.Resolve(Withdrawn); got != Withdrawn {
			t.Errorf("%v resolves a subject to %s", e, got)
		}
		if got := Moves()[0].In(e); got != "" {
			t.Errorf("%v has a paragraph %s", e, got)
		}
	}
}

func TestMovesGivesItsOwnCopy(t *testing.T) {
	Moves()[0] = Move{}
	if Moves()[0] == (Move{}) {
		t.Error("a caller can change the list")
	}
}
