package view

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/engine/record"
	"rectify/i18n"
)

// heldSeen is held with the answer: partner could see the card.
const heldSeen = held + `
ask: [{fact: partner-could-see, find: [yes]}, {fact: whose-doing, find: [own-doing]}, {fact: exposed-inadvertently, find: [yes]}]
`

// byHand is a case whose deal was taken over from its last verdict.
func byHand(t testing.TB, lang i18n.Lang, text string) *Sitting {
	t.Helper()
	v := sit(t, lang, load(t, text), session.Settings{Edition: bothEditions[1], Easy: true})
	for v.s.Stage != session.Verdict || !v.s.Last() {
		if !advance(t, v, nil) {
			t.Fatal("the case is over before its last verdict")
		}
	}
	press(t, v, "play-on")
	return v
}

// find is the choice with an ID among those of a deal.
func find(t testing.TB, v *Sitting, id string) Choice {
	t.Helper()
	for _, row := range v.View().Sheet.Play.Rows {
		for _, c := range row.Choices {
			if c.ID == id {
				return c
			}
		}
	}
	t.Fatalf("there is no %s", id)
	return Choice{}
}

func TestADealIsPlayedOnFromTheSheet(t *testing.T) {
	v := byHand(t, i18n.English, heart) // West is to call over South's pass
	if !find(t, v, "call:1H").Barred || find(t, v, "call:P").Barred || v.View().Sheet.Primary.Enabled {
		t.Errorf("at first: %+v", v.View().Sheet)
	}
	if e := press(t, v, "call:1H"); e.Act != nil {
		t.Error("an insufficient bid lies on the table")
	}
	if got := v.View().Sheet.Message; got != "A bid must be higher than 1♠. (Law 18)" {
		t.Errorf("told %q", got)
	}
	v.Type("deal", "p")
	if s := v.View().Sheet; s.Primary.Text != "West passes" || !s.Primary.Enabled || s.Message != "" || !find(t, v, "call:P").Chosen {
		t.Errorf("typed: %+v", s)
	}
	if e := press(t, v, "choose-it"); e.Act == nil || e.Act.Event.Kind != record.Call || v.View().Transport.At != v.events() {
		t.Fatalf("got %+v", e)
	}
	press(t, v, "undo")
	press(t, v, "call:2C")
	if !find(t, v, "call:2H").Barred || find(t, v, "call:P").Barred {
		t.Error("North may bid")
	}
	press(t, v, "undo")
	if v.View().Table.Turn != "to call: West" {
		t.Errorf("undone to %q", v.View().Table.Turn)
	}
	for range 3 { // over to the double, then down and back up
		press(t, v, "move:right")
	}
	press(t, v, "move:down")
	press(t, v, "move:up")
	if s := v.View().Sheet; s.Message == "" || !find(t, v, "call:XX").Chosen {
		t.Errorf("the arrows come to %+v", s.Primary)
	}
	press(t, v, "rest")
	for v.s.Stage == session.Telling {
		say(t, v, 0)
		press(t, v, "told")
		press(t, v, "rest")
	}
	if st := v.s.State(); st.Phase == record.Auction {
		t.Errorf("left to themselves they come to phase %d", st.Phase)
	}
	for range 20 {
		if v.s.Stage == session.Deal {
			press(t, v, "rest")
			break
		}
		advance(t, v, nil)
	}
	press(t, v, "go-on")
}

// Something goes wrong on purpose, in the hands of another player too, and the director rules on it.
func TestSomethingGoesWrongOnPurpose(t *testing.T) {
	for _, lang := range i18n.Langs {
		v := byHand(t, lang, heart)
		press(t, v, "amiss")
		s := v.View().Sheet
		if len(s.Play.Who.Choices) != 4 || len(s.Play.Palette) == 0 || !s.Play.Switch.Chosen {
			t.Fatalf("%+v", s.Play)
		}
		press(t, v, "acts:E")
		if e := press(t, v, "call:1D"); e.Act == nil || e.Act.Event.Seat.String() != "E" {
			t.Fatalf("East's 1♦ is not on the table: %+v", e)
		}
		if p := v.View().Sheet.Primary; p.ID != "director" {
			t.Errorf("the main button is %+v", p)
		}
		press(t, v, "director")
		for v.s.Stage == session.Telling {
			if s := v.View().Sheet; len(s.Items) < 2 || s.Lead == "" || s.Primary.Enabled {
				t.Errorf("%s: asked %+v", lang, s)
			}
			say(t, v, 0)
			press(t, v, "told")
		}
		if turn := v.s.Turn(); turn == nil || turn.Task.Matter.Event != v.events()-1 {
			t.Errorf("%s: nothing is to be ruled at stage %s", lang, v.s.Stage)
		}
		for v.s.Stage != session.Deal && v.s.Stage != session.Telling {
			advance(t, v, nil)
		}
	}
}

// Every mishap can be made out with the number keys' choices, and is told in both languages.
func TestEveryMishapCanBeMadeOut(t *testing.T) {
	done := map[string]bool{}
	for _, text := range []string{heart, heldSeen} {
		for _, lang := range i18n.Langs {
			v := byHand(t, lang, text)
			press(t, v, "amiss")
			for _, item := range v.View().Sheet.Play.Palette {
				press(t, v, item.ID)
				for i, p := range v.View().Sheet.Play.Draft.Pickers {
					p = v.View().Sheet.Play.Draft.Pickers[i] // those that follow hang on what was picked
					if len(p.Choices) == 0 {
						t.Fatalf("%s: nothing to pick for %s", item.ID, p.ID)
					}
					press(t, v, p.Choices[len(p.Choices)/2].ID)
				}
				d := v.View().Sheet.Play.Draft
				if !d.Add.Enabled || d.Text == "" {
					t.Fatalf("%s is not complete: %+v", item.ID, d)
				}
				if e := press(t, v, "happen"); e.Act == nil && v.View().Sheet.Message == "" {
					t.Errorf("%s: nothing happens, and nothing is said", item.ID)
				} else if e.Act != nil {
					done[strings.TrimPrefix(item.ID, "mishap:")] = true
					press(t, v, "undo")
				}
				press(t, v, "cancel")
			}
		}
	}
	for _, m := range mishaps {
		if !done[m.id] && m.event.Kind != record.Objected && m.event.Kind != record.Agreed && m.event.Kind != record.LedFaceDown {
			t.Errorf("%s never happens", m.id)
		}
	}
}

// A wrong ruling is played on from its verdict, and the score says what it cost.
func TestTheDamageOfAWrongRulingIsTold(t *testing.T) {
	v := sit(t, i18n.English, load(t, heldSeen), session.Settings{Edition: bothEditions[1]})
	until(t, v, session.Ruling)
	v.compose.orders = slices.Clone(v.s.Turn().Task.Ruled.Orders) // and something that nobody is due
	press(t, v, "kind:tricks-moved")
	press(t, v, "pick:from-side:1")
	press(t, v, "pick:tricks:2")
	press(t, v, "add")
	press(t, v, "rule")
	if !slices.ContainsFunc(v.View().Sheet.Verdict.Actions, func(a Action) bool { return a.ID == "own" }) {
		t.Fatal("it cannot be played on")
	}
	press(t, v, "own")
	for range 60 {
		switch {
		case v.s.Stage == session.Score:
		case v.s.Stage == session.Telling:
			say(t, v, 0)
			press(t, v, "told")
		case v.s.Stage == session.Deal && v.s.State().Phase != record.Over:
			press(t, v, "rest")
		case v.s.Stage == session.Deal:
			press(t, v, "go-on")
		default:
			advance(t, v, func() { v.compose.orders = v.s.Turn().Task.Ruled.Orders })
		}
	}
	if lead := v.View().Sheet.Lead; !strings.Contains(lead, "With the right ruling:") || !strings.Contains(lead, "lost") {
		t.Errorf("got %q", lead)
	}
}

// say selects answer i of what the deal waits for.
func say(t testing.TB, v *Sitting, i int) {
	t.Helper()
	a := v.s.Answers()[i]
	press(t, v, "find:"+string(a.ID))
	if list := v.answersWith(a.ID); len(list) > 1 {
		press(t, v, fmt.Sprintf("which:%d", slices.Index(list, a)))
	}
}

// Once the last card is played, nothing can happen to one in a hand, and there is no trick to claim.
func TestNothingHappensToCardsThatNobodyHolds(t *testing.T) {
	s := ofBank(t, "16-six-spades-and-a-singleton")
	over, err := s.State()
	if err != nil {
		t.Fatal(err)
	}
	before, err := record.StateAt(&s.Record, 20)
	if err != nil {
		t.Fatal(err)
	}
	of := func(m mishap) bool { return m.ofHand() || m.claims() }
	if !slices.ContainsFunc(possible(before), of) || slices.ContainsFunc(possible(over), of) {
		t.Errorf("in the play %v, and after it %v", possible(before), possible(over))
	}
}
