package view

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/engine/claim"
	"rectify/engine/record"
	"rectify/i18n"
	"rectify/scenarios"
)

// ofBank is the scenario of the bank with an ID.
func ofBank(t testing.TB, id string) *scenarios.Scenario {
	t.Helper()
	bank, _ := scenarios.Bank()
	at := slices.IndexFunc(bank, func(s *scenarios.Scenario) bool { return s.ID == id })
	if at < 0 {
		t.Fatalf("no scenario %s", id)
	}
	return bank[at]
}

// claimed begins a case of the bank and goes to its verdict.
func claimed(t testing.TB, lang i18n.Lang, id string) *Sitting {
	t.Helper()
	v := sit(t, lang, ofBank(t, id), session.Settings{Edition: bothEditions[1], Easy: true})
	press(t, v, "event:last")
	until(t, v, session.Verdict)
	return v
}

// worked opens the lines and has them worked out.
func worked(t testing.TB, v *Sitting) {
	t.Helper()
	effect := press(t, v, "line")
	if effect.Work == nil || !v.Working() {
		t.Fatal("there is nothing to work out")
	}
	effect.Work(context.Background())()
}

func TestHandsAreFacedFromTheClaimOn(t *testing.T) {
	for _, test := range []struct {
		id     string
		after  record.Kind // the last event shown
		closed bool
	}{
		{"70-trump-known", record.Play, true},
		{"70-trump-known", record.Claimed, false},
		{"70-trump-known", record.Director, false},
		{"68-partner-will-not-have-it", record.Conceded, false},
		{"68-partner-will-not-have-it", record.Objected, true}, // it is no concession
		{"68-played-on-without-asking", record.Claimed, false},
		{"68-played-on-without-asking", record.Director, true}, // cards were played since
	} {
		v := sit(t, i18n.English, ofBank(t, test.id), session.Settings{Edition: bothEditions[1], Easy: true})
		seen := false
		for v.Playing() {
			press(t, v, "event:forward")
			if v.s.State().Event(v.shown).Kind != test.after {
				continue
			}
			seen = true
			if table := v.View().Table; table.Hands[West].Closed != test.closed {
				t.Errorf("%s after event %d: West is closed: %v", test.id, v.shown, table.Hands[West].Closed)
			}
		}
		if !seen {
			t.Errorf("%s has no such event", test.id)
		}
	}
}

func TestTheWordsOfAClaimDoNotHideItsTricks(t *testing.T) {
	v := sit(t, i18n.English, ofBank(t, "70-trump-known"), session.Settings{Edition: bothEditions[1]})
	press(t, v, "event:last")
	lines := v.View().Said.Lines
	if len(lines) < 2 || lines[0].Text != "South claims three tricks" || lines[1].Text != "“The rest are mine.”" || lines[1].Who != "South" {
		t.Errorf("got %+v", lines)
	}
}

func TestTheLineIsPlayedCardByCard(t *testing.T) {
	v := claimed(t, i18n.English, "70-trump-known")
	acts := len(v.s.Acts())
	effect := press(t, v, "line")
	if s := v.View().Sheet; s.Verdict != nil || s.Line != nil || !strings.Contains(s.Lead, "being worked out") {
		t.Errorf("while it is worked out: %+v", s)
	}
	effect.Work(context.Background())()
	c := v.View()
	if len(c.Sheet.Items) != 2 || c.Sheet.Items[0].Note != "(N–S 2 · E–W 1)" || c.Sheet.Items[1].Note != "(N–S 3 · E–W 0)" || !strings.Contains(c.Sheet.Lead, "The costly choice is South's.") {
		t.Errorf("got %q and %+v", c.Sheet.Lead, c.Sheet.Items)
	}
	if c.Transport.At != 0 || c.Transport.Of != 12 || c.Bar.Back.ID != "line" || c.Sheet.Line.Tricks[0].Name != "Trick 11" {
		t.Errorf("got %+v, %+v", c.Transport, c.Sheet.Line)
	}
	press(t, v, "event:forward")
	press(t, v, "event:forward")
	c = v.View()
	if row := c.Sheet.Line.Tricks[0]; row.Shown != 2 || !row.Now || c.Table.Trick[North].Card != row.Cards[0] || c.Table.Trick[East].Card != row.Cards[1] {
		t.Errorf("after two cards: %+v and the trick %+v", row, c.Table.Trick)
	}
	press(t, v, "line-of:1")
	press(t, v, "event:last")
	if c = v.View(); c.Transport.At != 12 || v.Playing() || !c.Sheet.Items[1].Chosen || c.Table.Hands[South].Cards != 0 {
		t.Errorf("at the end: %+v", c.Transport)
	}
	press(t, v, "line")
	if c = v.View(); c.Sheet.Verdict == nil || c.Bar.Back.ID == "line" || len(v.s.Acts()) != acts {
		t.Error("the verdict does not come back, or something was stored")
	}
	if effect = press(t, v, "line"); effect.Work != nil || v.View().Sheet.Line == nil {
		t.Error("what was worked out is forgotten")
	}
}

// Every line of the bank can be played to its end, and the table then shows the tricks that it is said to give.
func TestEveryLineOfTheBankCanBePlayed(t *testing.T) {
	played := 0
	for _, id := range []string{"70-drawing-trumps", "70-loser-first", "70-not-all-good", "70-nothing-can-go-wrong", "70-partner-must-choose",
		"70-too-modest", "70-which-way", "70-winners-first", "71-could-lose-it", "71-could-not-lose-it"} {
		v := claimed(t, i18n.Greek, id)
		worked(t, v)
		for i, line := range v.line.lines() {
			press(t, v, fmt.Sprintf("line-of:%d", i))
			press(t, v, "event:last")
			before, after := v.line.state(0), v.line.state(len(line.Moves))
			side := v.line.position.Claimer.Side()
			if won := after.TricksWon(side) - before.TricksWon(side); won < line.Tricks || won > line.Tricks && line.Tricks != v.line.position.Claimed {
				t.Errorf("%s, %s: %d tricks on the table, %d said", id, line.name, won, line.Tricks)
			}
			if s := v.View().Sheet.Line; len(s.Tricks) != v.line.position.Left() || s.Result == "" {
				t.Errorf("%s: got %+v", id, s)
			}
			played++
		}
	}
	if played < 12 {
		t.Errorf("only %d lines", played)
	}
}

// What the program cannot play out it leaves to the director, in so many words.
func TestWhereThereIsNoLineItIsSaid(t *testing.T) {
	v := claimed(t, i18n.English, "70-words-of-his-own")
	if effect := press(t, v, "line"); effect.Work != nil {
		t.Fatal("there is nothing to work out")
	}
	s := v.View().Sheet
	if s.Line != nil || !strings.Contains(s.Lead, "the director judges what it meant") || s.Primary.ID != "line" {
		t.Errorf("got %+v", s)
	}
	for err, want := range map[error]string{claim.ErrTooMany: "too-many", claim.ErrUnknown: "unknown", claim.ErrUnclear: "unclear"} {
		if got := noLineKey(err); got != want {
			t.Errorf("%v: got %s", err, got)
		}
	}
}

func TestOnlyAnAwardHasALine(t *testing.T) {
	v := claimed(t, i18n.English, "68-partner-will-not-have-it")
	if slices.ContainsFunc(v.View().Sheet.Verdict.Actions, func(a Action) bool { return a.ID == "line" }) {
		t.Error("a concession that is none can be played out")
	}
	if press(t, v, "line"); v.line.open {
		t.Error("it is open")
	}
}

// In a deal played on, a claim is made out with the words in which a line of play is stated.
func TestAClaimMadeOnPurposeStatesItsLine(t *testing.T) {
	v := byHand(t, i18n.English, heldSeen)
	for _, id := range []string{"amiss", "mishap:claimed", "with:who:2"} {
		press(t, v, id)
	}
	if s := v.View().Sheet; s.Entry != nil || !s.Play.Draft.Pickers[1].Digits || s.Play.Draft.Pickers[1].Choices[0].Text != "0" {
		t.Errorf("before the number is picked: %+v", s)
	}
	press(t, v, "with:tricks:3")
	v.Type("says", "zebras from the top")
	if s := v.View().Sheet; s.Entry == nil || !strings.Contains(s.Message, "No line of play") {
		t.Errorf("words that nobody can read: %+v", s)
	}
	v.Type("says", "clubs from the top, then the ace of spades")
	if s := v.View().Sheet; s.Message != "" || s.Play.Draft.Text != "South claims three tricks: “clubs from the top, then the ace of spades”" {
		t.Errorf("%q, %q", s.Message, s.Play.Draft.Text)
	}
	effect := press(t, v, "happen")
	if effect.Act == nil || !effect.Act.Event.States.Mentions(record.RunSuit) {
		t.Fatalf("got %+v", effect.Act)
	}
	stored, err := json.Marshal(effect.Act)
	if err != nil {
		t.Fatal(err)
	}
	var again session.Act
	if err := json.Unmarshal(stored, &again); err != nil || *again.Event != *effect.Act.Event {
		t.Errorf("stored as %s: %v", stored, err)
	}
	lines := v.View().Said.Lines
	if got := lines[len(lines)-1].Text; got != "“clubs from the top, then the ♠A”" {
		t.Errorf("what was said: %q", got)
	}
}

func TestAStatementIsToldInBothLanguages(t *testing.T) {
	for text, want := range map[string][2]string{
		"drawing trumps, then hearts from the top": {"drawing trumps, then hearts from the top", "μαζεύω τα ατού, μετά κούπες από πάνω"},
		"three spades":                   {"three rounds of spades", "τρεις φορές πίκες"},
		"finesse spades through West":    {"a finesse in spades through West", "εμπάς πίκα από τη Δύση"},
		"ruff a club":                    {"ruffing clubs", "κόβω σπαθιά"},
		"discarding diamonds":            {"discarding diamonds", "πετάω καρό"},
		"the rest are mine":              {"", ""},
		"something that nobody can read": {"", ""},
	} {
		for i, lang := range []i18n.Lang{i18n.English, i18n.Greek} {
			if got := Statement(printer(t, lang), scenarios.ParseStatement(text)); got != want[i] {
				t.Errorf("%s in %s: got %q, want %q", text, lang, got, want[i])
			}
		}
	}
}
