package view

import (
	"slices"
	"strings"
	"testing"
	"time"

	"rectify/app/session"
	"rectify/engine/law"
	"rectify/i18n"
	"rectify/scenarios"
)

// legible checks every text of a screen.
func legible(t *testing.T, lang i18n.Lang, screen any) {
	t.Helper()
	for path, text := range texts(screen) {
		foreign := lang == i18n.English && greek.MatchString(text)
		for _, word := range latin.FindAllString(text, -1) {
			foreign = foreign || lang == i18n.Greek && !knownWord.MatchString(word) && !strings.Contains(text, ".yaml")
		}
		if foreign || strange.MatchString(text) {
			t.Errorf("%s: %s is %q", lang, path, text)
		}
	}
}

// shelf is cases of Laws 27 and 49, the second done wrong.
func shelf(t *testing.T) Shelf {
	hard := load(t, strings.Replace(held, "level: 2", "level: 4", 1))
	easy := load(t, strings.Replace(strings.Replace(heart, "id: heart", "id: easy", 1), "complexity: 2", "complexity: 1", 1))
	out := Shelf{}
	for i, c := range []*scenarios.Scenario{load(t, heart), hard, easy} {
		out.Cases = append(out.Cases, NewShelfCase(c, law.Default, i))
	}
	out.Cases[1].Laws = []int{49, 50} // the file leaves its facts open
	return out
}

func bar(p *i18n.Printer, home bool) Bar {
	return NewBar(p, Preferences{Lang: p.Lang(), Edition: law.Default, Percent: 100}, home, false)
}

func TestHome(t *testing.T) {
	for _, lang := range i18n.Langs {
		p, s := printer(t, lang), shelf(t)
		first := HomeView(p, bar(p, true), Preferences{}, s)
		legible(t, lang, first)
		var ids []string
		for _, c := range first.First {
			ids = append(ids, c.ID)
		}
		if !slices.Equal(ids, []string{"open:easy", "open:held"}) || len(first.Lead) != 2 || first.Next != nil || len(first.Continue) > 0 {
			t.Errorf("on a first visit: %v, %+v", ids, first)
		}
		s.Grades = map[string]string{"easy": "correct", "held": "wrong"}
		s.Under = []Underway{{NewShelfCase(load(t, strings.Replace(heart, "id: heart", "id: elsewhere", 1)), law.Default, 0), 7, "findings"}, {s.Cases[0], 5, "law"}} // not on the shelf
		later := HomeView(p, bar(p, true), Preferences{Player: "AB", Full: true, FourColours: true}, s)
		legible(t, lang, later)
		if len(later.Continue) != 2 || later.Continue[0].ID != "attempt:7" || later.Continue[1].ID != "attempt:5" || later.Next == nil || later.Next.ID != "open:heart" || len(later.First) > 0 || later.Player == "" {
			t.Errorf("later: %+v", later)
		}
		s.Grades["heart"] = "acceptable"
		if c := s.Next(); c == nil || c.ID != "held" {
			t.Errorf("to repeat: %+v", c)
		}
		s.Grades["held"] = "correct"
		if s.Next() != nil {
			t.Error("all is done well, and yet there is a next")
		}
	}
}

func TestACardGivesItsTitleOnlyOnceDone(t *testing.T) {
	p, s := printer(t, i18n.English), shelf(t)
	if c := s.card(p, &s.Cases[0]); c.Title != "Board 1" || c.Done != "" {
		t.Errorf("got %+v", c)
	}
	s.Grades = map[string]string{"heart": "wrong-law"}
	if c := s.card(p, &s.Cases[0]); c.Title != "The title" || c.Done != "Right ruling, wrong law" || c.Grade != "wrong-law" {
		t.Errorf("got %+v", c)
	}
}

func TestTheLibraryIsNarrowed(t *testing.T) {
	s := shelf(t)
	s.Grades = map[string]string{"held": "wrong", "easy": "correct"}
	for name, c := range map[string]struct {
		find Search
		want []string
	}{
		"all":                    {Search{}, []string{"heart", "held", "easy"}},
		"by law":                 {Search{Law: 50}, []string{"held"}},
		"by level":               {Search{Level: 2}, []string{"heart", "easy"}},
		"new":                    {Search{Status: "new"}, []string{"heart"}},
		"done":                   {Search{Status: "done"}, []string{"held", "easy"}},
		"to repeat":              {Search{Status: "again"}, []string{"held"}},
		"by words":               {Search{Text: "ΑΝΕΠΑΡΚΗΣ αγορά"}, []string{"heart", "easy"}},
		"by the number":          {Search{Text: "49"}, []string{"held"}},
		"by the paragraph":       {Search{Text: "27B"}, []string{"heart", "easy"}},
		"by it in Greek":         {Search{Text: "27β"}, []string{"heart", "easy"}},
		"by half a number":       {Search{Text: "4"}, nil},
		"one's own":              {Search{Status: "own"}, []string{"heart"}},
		"by the title, if known": {Search{Text: "τίτλος"}, []string{"held", "easy"}},
		"nothing":                {Search{Text: "xyz"}, nil},
	} {
		p := printer(t, i18n.Greek)
		l := LibraryView(p, bar(p, false), law.Default, s, c.find)
		var got []string
		for _, card := range l.Cases {
			got = append(got, strings.TrimPrefix(card.ID, "open:"))
		}
		if !slices.Equal(got, c.want) || l.Actions[0].Enabled != (c.find != Search{}) {
			t.Errorf("%s: got %v", name, got)
		}
		for _, f := range l.Filters {
			n := 0
			for _, choice := range f.Choices {
				if choice.Chosen {
					n++
				}
			}
			if n != 1 {
				t.Errorf("%s: %d choices of %s are chosen", name, n, f.Label)
			}
		}
		if c.find.Text == "" {
			legible(t, i18n.Greek, l)
			p := printer(t, i18n.English)
			legible(t, i18n.English, LibraryView(p, bar(p, false), law.Default, s, c.find))
		}
	}
}

func TestTheHistoryCountsByLaw(t *testing.T) {
	title := scenarios.Words{En: "One heart", El: "Μία κούπα"}
	when := time.Date(2026, 3, 1, 10, 0, 0, 0, time.UTC)
	past := []Past{
		{ID: "3", When: when, Title: title, Grade: "correct", Laws: []string{"27", "9"}},
		{ID: "2", When: when, Title: title, Grade: "incomplete", Laws: []string{"27"}},
		{ID: "1", When: when},
	}
	for _, lang := range i18n.Langs {
		p := printer(t, lang)
		h := HistoryView(p, bar(p, false), law.Default, Preferences{}, past, "rectify.yaml")
		legible(t, lang, h)
		if len(h.Rows) != 3 || h.Rows[2].Title == "" || h.Rows[2].Grade.Text != "" || h.Rows[0].ID != "attempt:3" {
			t.Errorf("got %+v", h.Rows)
		}
		if len(h.ByLaw) != 2 || h.ByLaw[0].Of != 1 || h.ByLaw[1].Right != 1 || h.ByLaw[1].Of != 2 {
			t.Errorf("got %+v", h.ByLaw)
		}
	}
}

func TestFaultsSayWhereAndWhatToDo(t *testing.T) {
	_, faults := scenarios.Load("x.yaml", []byte(strings.Replace(heart, "1S P 1H=ib", "1S P 1Z=ib", 1)))
	if len(faults) == 0 {
		t.Fatal("the file has no fault")
	}
	for _, lang := range i18n.Langs {
		p := printer(t, lang)
		f := FaultsView(p, bar(p, false), "x.yaml", faults)
		for _, row := range f.Rows {
			if row.Where == "" || row.What == "" || row.Remedy == "" {
				t.Errorf("got %+v", row)
			}
		}
		if f.Again.ID != "reload" || f.Lead == "" {
			t.Errorf("got %+v", f)
		}
	}
}

// A file that is none of ours may have thousands of faults, and lines without an end.
func TestFaultsDoNotFloodTheScreen(t *testing.T) {
	long := strings.Repeat("x", 9000)
	faults := slices.Repeat([]scenarios.Fault{{Code: "want-number", Args: map[string]any{"Key": "level", "Text": long}, Text: long}}, mostFaults+2)
	f := FaultsView(printer(t, i18n.English), Bar{}, "x.yaml", faults)
	if len(f.Rows) != mostFaults || f.More != "2 more mistakes are not shown." || !strings.Contains(f.Lead, "52") {
		t.Errorf("%d rows, %q, %q", len(f.Rows), f.Lead, f.More)
	}
	if row := f.Rows[0]; len(row.What) > 300 || len(row.Source) > 300 || row.Where != "the whole file" {
		t.Errorf("got %+v", row)
	}
	if f = FaultsView(printer(t, i18n.English), Bar{}, "x.yaml", faults[:mostFaults]); f.More != "" {
		t.Errorf("all are shown, but %q", f.More)
	}
}

func TestTheBarAndTheKeys(t *testing.T) {
	for _, lang := range i18n.Langs {
		p := printer(t, lang)
		pref := Preferences{Lang: lang, Edition: law.Edition2007, Percent: 125, Dark: true}
		for _, fixed := range []bool{true, false} {
			b := NewBar(p, pref, false, fixed)
			legible(t, lang, b)
			for _, c := range b.Editions {
				unpublished := c.ID == "edition:"+law.Edition2027.String()
				if c.Chosen != (c.ID == "edition:2007") || c.Disabled != (unpublished || fixed && !c.Chosen) {
					t.Errorf("fixed %v: %+v", fixed, c)
				}
			}
		}
		if NewBar(p, pref, true, false).Back.ID != "" {
			t.Error("one can go home from home")
		}
		h := HelpView(p, "Ctrl")
		if !slices.ContainsFunc(h.Keys, func(k KeyHelp) bool { return k.Key == "F12" }) {
			t.Error("the keys of playing on are not told")
		}
		for _, k := range h.Keys {
			if k.Key == "" || k.Text == "" {
				t.Errorf("got %+v", k)
			}
		}
	}
}

// A case may be left at any stage, while the deal is played on too; "Continue" says at which.
func TestEveryStageHasAWord(t *testing.T) {
	for _, lang := range i18n.Langs {
		p := printer(t, lang) // which reports words that are missing
		for s := session.Incident; s <= session.Score; s++ {
			if stageWord(p, s.String()) == "" {
				t.Errorf("%s: no word for %s", lang, s)
			}
		}
	}
}

// The hint tells cases apart before they are done; it says nothing that one does not see from the next table.
func TestACardSaysWhereTheBoardStands(t *testing.T) {
	for lang, want := range map[i18n.Lang][2]string{
		i18n.English: {"in the auction, after 3 calls", "3NT by South, trick 2"},
		i18n.Greek:   {"στην αγορά, μετά από 3 δηλώσεις", "3ΧΑ του Νότου, 2η λεβέ"},
	} {
		p, s := printer(t, lang), shelf(t)
		if a, b := s.card(p, &s.Cases[0]), s.card(p, &s.Cases[1]); a.At != want[0] || b.At != want[1] || a.Number == "" || b.Number == a.Number {
			t.Errorf("got %q (%s) and %q (%s)", a.At, a.Number, b.At, b.Number)
		}
	}
	p := printer(t, i18n.English)
	end := NewShelfCase(load(t, strings.NewReplacer("board: 9", `contract: "3NT by N"`, "N:AQ7.QT95.J8.AQ83 K93.A862.A65.KT5 JT6.KJ4.KQT97.J6 8542.73.432.9742", "N:A.Q.. K.A.. J.K.. 8.7..",
		`"P P 1D P 1H P 1NT P 3NT P P P", "W:C2 C3 CK C6", "CT CJ C4 C8", {exposed: W, cards: D4}, `, `"E:SK SJ S8 SA", `).Replace(held)), law.Default, 2)
	if got := end.at(p); got != "3NT by North, trick 12" {
		t.Errorf("two cards from the end: %q", got)
	}
}
