package view

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/i18n"
	"rectify/scenarios"
)

// hidden are the fields that no person sees, and those in which words of the author's or names of keys stand.
var hidden = []string{"ID", "Kind", "Key", "Source", "Program", "Languages"}

// texts is every text of a view, with the way to it.
func texts(v any) map[string]string {
	out := map[string]string{}
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			if !v.IsNil() {
				walk(path, v.Elem())
			}
		case reflect.Struct:
			for i := range v.NumField() {
				name := v.Type().Field(i).Name
				kind := name == "Grade" && v.Field(i).Kind() == reflect.String // of a card: it chooses the shape
				if !slices.Contains(hidden, name) && !kind {
					walk(path+"."+name, v.Field(i))
				}
			}
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				walk(fmt.Sprintf("%s[%d]", path, i), v.Index(i))
			}
		case reflect.String:
			out[path] = v.String()
		}
	}
	walk("", reflect.ValueOf(v))
	return out
}

var (
	latin     = regexp.MustCompile(`[A-Za-z]*[a-z][A-Za-z]*|[A-Za-z]+[-.][A-Za-z]+`)
	knownWord = regexp.MustCompile(`^(Enter|Esc|[Dd]ouble|dummy|IMPs|i{1,3}|iv)$`) // keys, the terms that Greek has no other for, and the Roman numerals of paragraphs such as 30B1(b)(ii)
	greek     = regexp.MustCompile(`\p{Greek}`)
	strange   = regexp.MustCompile(`[{}%]!|<no value>|\bNo(Seat|Call|Card)\b|[a-z]\.[a-z]+\.[a-z]|  |^…$`)
)

// inGreek finds the Greek texts of a scenario's file. They may name a convention in Latin letters.
var inGreek = regexp.MustCompile(`el: *"[^"]*"`)

// readable checks that every text of a view of s can be read by a person of its language, and that none is missing.
func readable(t *testing.T, where string, lang i18n.Lang, s *scenarios.Scenario, c Case) {
	t.Helper()
	written := strings.Join(inGreek.FindAllString(s.Raw, -1), " ")
	for path, text := range texts(c) {
		foreign := lang == i18n.English && greek.MatchString(text)
		if lang == i18n.Greek {
			for _, word := range latin.FindAllString(text, -1) {
				foreign = foreign || !knownWord.MatchString(word) && !strings.Contains(written, word)
			}
		}
		if foreign || strange.MatchString(text) || text != strings.TrimSpace(text) {
			t.Errorf("%s, %s: %s is %q", where, lang, path, text)
		}
	}
	sheet, must := c.Sheet, map[string]string{"the title of the sheet": c.Sheet.Title, "the main button": c.Sheet.Primary.Text, "the bar's title": c.Bar.Title,
		"the transport": c.Transport.Text, "said": c.Said.Title, "a hint": c.Sheet.Hint + c.Transport.Text}
	if sheet.Verdict == nil {
		must["the lead"] = sheet.Lead
	}
	for _, h := range c.Table.Hands {
		must["a seat"] += h.Seat
	}
	add := func(what, text string) {
		if text == "" {
			must[what] = ""
		}
	}
	for _, i := range sheet.Items {
		add("an item", i.Text)
	}
	for _, a := range append(slices.Clone(sheet.More), c.Transport.First, c.Transport.Back, c.Transport.Forward, c.Transport.Last, c.Transport.Hands) {
		add("a button", a.Text)
	}
	for _, line := range c.Said.Lines {
		add("something said", line.Text)
	}
	for _, st := range sheet.Stages {
		add("a stage", st.Name)
	}
	if v := sheet.Verdict; v != nil {
		add("the grade", v.Grade.Text)
		add("the summary", v.Summary)
		if len(v.Lines) > 0 { // at the end the grade stands alone
			add("the law", v.Law)
		}
		for _, line := range v.Lines {
			add("a line", line.Text)
			add("a mark", line.Mark)
		}
		for _, step := range v.Path {
			add("a step", step.Answer)
		}
		for _, text := range slices.Concat(v.Facts, v.Why, v.Full, v.Say) {
			add("a paragraph", text)
		}
		if v.Other != nil {
			for _, side := range v.Other.Sides {
				add("an edition", side.Name)
				for _, line := range side.Lines {
					add("an order of an edition", line.Text)
				}
			}
		}
	}
	for what, text := range must {
		if text == "" {
			t.Errorf("%s, %s: %s says nothing", where, lang, what)
		}
	}
}

// TestEveryCaseCanBeRead goes through every case in both languages, one under each edition, and looks at every view on the way.
func TestEveryCaseCanBeRead(t *testing.T) {
	for i, s := range append(everyScenario(t), load(t, heart), load(t, held)) {
		for j, lang := range i18n.Langs {
			e := bothEditions[(i+j)%2]
			v := sit(t, lang, s, session.Settings{Edition: e, Easy: true, Seed: 11})
			for {
				where := fmt.Sprintf("%s, %s, event %d of stage %s", s.ID, e, v.shown, v.s.Stage)
				readable(t, where, lang, s, v.View())
				if v.s.Stage == session.Verdict {
					press(t, v, "full")
					press(t, v, "other")
					readable(t, where+", opened", lang, s, v.View())
				}
				if !advance(t, v, nil) {
					break
				}
			}
			for i := range v.View().Sheet.Items {
				press(t, v, fmt.Sprintf("branch:%d", i))
				readable(t, s.ID+", where an answer leads", lang, s, v.View())
			}
		}
	}
}

// TestTheLatestEventIsMarked looks at the table after every event of every case: what is marked is what has just happened.
func TestTheLatestEventIsMarked(t *testing.T) {
	for _, s := range everyScenario(t) {
		v := sit(t, i18n.English, s, session.Settings{Edition: bothEditions[1]})
		for {
			c, e := v.View(), v.s.State().Event(v.shown)
			var marked []string
			for _, row := range c.Auction.Rows {
				for _, cell := range row {
					if cell.Latest {
						marked = append(marked, cell.Call)
					}
				}
			}
			for _, card := range c.Table.Trick {
				if card.Latest {
					marked = append(marked, card.Card)
				}
			}
			at := v.at(v.shown)
			inPlay := at.Phase >= record.PlayPeriod // a card led while the auction goes on lies face up before its player
			for _, lying := range at.FaceUp {       // and so does one led while the trick before waits for others
				inPlay = inPlay && lying.Card != e.Card
			}
			shows := e.Kind == record.Call || e.Kind == record.Play && inPlay || e.Kind == record.Withdrew && e.NewCall != 0
			if len(marked) > 1 || shows && len(marked) == 0 {
				t.Errorf("%s: after event %d, %s, marked are %v", s.ID, v.shown, c.Transport.Text, marked)
			}
			said := 0
			for i, line := range c.Said.Lines {
				if line.Latest {
					said++
					if i != len(c.Said.Lines)-1 {
						t.Errorf("%s: after event %d the latest thing said is not the last", s.ID, v.shown)
					}
				}
			}
			if said > 1 || c.Transport.At != v.shown {
				t.Errorf("%s: after event %d: %d things said last, at %d", s.ID, v.shown, said, c.Transport.At)
			}
			if !v.Playing() {
				break
			}
			press(t, v, "event:forward")
		}
	}
}

func TestTheTitleComesAfterTheLastRuling(t *testing.T) {
	for _, s := range append(everyScenario(t), load(t, heart)) {
		v := sit(t, i18n.English, s, session.Settings{Edition: bothEditions[1], Easy: true})
		press(t, v, "event:last")
		for more := true; more; more = advance(t, v, nil) {
			over := v.s.Stage == session.Score && !v.watching() || v.s.Stage == session.Verdict && v.s.Last()
			want := s.Heading.En
			if over {
				want = s.Title.En
			}
			if got := v.View().Bar.Title; got != want {
				t.Errorf("%s at stage %s of ruling %d: %q", s.ID, v.s.Stage, len(v.s.Turns), got)
			}
		}
		if v.View().Bar.Title != s.Title.En {
			t.Errorf("%s: the title never comes", s.ID)
		}
	}
}

// TestNothingTellsTheRuling compares the views of cases that differ only in what is true, for as long as nobody was asked.
func TestNothingTellsTheRuling(t *testing.T) {
	asks := []string{"{fact: partner-could-see, find: [yes]}, {fact: exposed-inadvertently, find: [yes]}",
		"{fact: partner-could-see, find: [yes]}, {fact: exposed-inadvertently, find: [no]}", "{fact: partner-could-see, find: [no]}"}
	var before []Case
	for _, easy := range []bool{true, false} {
		before = nil
		for _, ask := range asks {
			ask = "ask: [{fact: this-trick-only, find: [no]}, {fact: whose-doing, find: [own-doing]}, " + ask + "]\n"
			v := sit(t, i18n.Greek, load(t, held+ask), session.Settings{Edition: bothEditions[1], Easy: easy, Seed: 4})
			var now []Case
			for v.s.Stage == session.Incident {
				now = append(now, v.View())
				press(t, v, v.View().Sheet.Primary.ID)
			}
			now = append(now, v.View())
			for i := range v.s.Turn().Questions { // what is said to each question is the same: it is in no file
				press(t, v, fmt.Sprintf("ask:%d", i))
			}
			now = append(now, v.View())
			press(t, v, "settle")
			now = append(now, v.View())
			if before != nil && !reflect.DeepEqual(now, before) {
				for i := range now {
					if !reflect.DeepEqual(now[i], before[i]) {
						t.Errorf("view %d tells what is true:\n%+v\n%+v", i, now[i], before[i])
						break
					}
				}
			}
			before = now
		}
	}
}

// What has been adjusted by one look at the board does not stand as it was made at the table by the next.
func TestAScoreOnceAdjustedIsNotSaidToStandAsMade(t *testing.T) {
	s := ofBank(t, "75-the-spade-that-was-not-led")
	for lang, want := range map[i18n.Lang]string{i18n.English: "The score is not adjusted any further.", i18n.Greek: "Το σκορ δεν προσαρμόζεται περισσότερο."} {
		run, err := s.Run(law.Default, law.Authority{})
		if err != nil {
			t.Fatal(err)
		}
		last := run.Rulings[len(run.Rulings)-1].Ruled
		p := i18n.New(lang)
		if got := Order(p, last.Orders[0], run.State); got != want {
			t.Errorf("after the adjustment: %q", got)
		}
		if got := Order(p, last.Orders[0], record.State{}); got == want {
			t.Errorf("without one: %q", got)
		}
	}
}
