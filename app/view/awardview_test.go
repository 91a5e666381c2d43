package view

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/verdict"
	"rectify/i18n"
)

// toScore is a case of the bank at its adjusted score.
func toScore(t *testing.T, lang i18n.Lang, id string) *Sitting {
	t.Helper()
	v := sit(t, lang, ofBank(t, id), session.Settings{Edition: law.Default, Easy: true})
	until(t, v, session.Awarding)
	return v
}

// sumTexts is the lines of the sums, each with what it comes to.
func sumTexts(sums []Sums) []string {
	var out []string
	for _, s := range sums {
		out = append(out, s.Head)
		for _, l := range s.Lines {
			out = append(out, l.Text+" "+l.Value)
		}
	}
	return out
}

func wantTexts(t *testing.T, got, want []string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// The other tables are 140, -50, 170, 170, 420, -50 and 140. 140 beats two and equals two, 6; 170 beats four and equals two, 10.
// 60% of 6 and 40% of 10 are 3.6 + 4 = 7.6 of 14, and 8.4 and 4, 5.04 + 1.6 … for East–West 14 - 7.6 = 6.4.
func TestTheSumsAtMatchpoints(t *testing.T) {
	for lang, want := range map[i18n.Lang][]string{
		i18n.English: {"North–South", "3♠ S = scores 90 + 50 = +140. Beats 2 of 7, equals 2: 6. 60 % of it: 3.6", "3♠ S +1 scores 90 + 30 + 50 = +170. Beats 4 of 7, equals 2: 10. 40 % of it: 4", "Together 7.6",
			"East–West", "3♠ S = scores −140. Beats 3 of 7, equals 2: 8. 60 % of it: 4.8", "3♠ S +1 scores −170. Beats 1 of 7, equals 2: 4. 40 % of it: 1.6", "Together 6.4"},
		i18n.Greek: {"Βορράς–Νότος", "3♠ Ν = δίνει 90 + 50 = +140. Κερδίζει 2 στα 7, ίσο με 2: 6. Το 60 %: 3,6", "3♠ Ν +1 δίνει 90 + 30 + 50 = +170. Κερδίζει 4 στα 7, ίσο με 2: 10. Το 40 %: 4", "Σύνολο 7,6",
			"Ανατολή–Δύση", "3♠ Ν = δίνει −140. Κερδίζει 3 στα 7, ίσο με 2: 8. Το 60 %: 4,8", "3♠ Ν +1 δίνει −170. Κερδίζει 1 στα 7, ίσο με 2: 4. Το 40 %: 1,6", "Σύνολο 6,4"},
	} {
		v := toScore(t, lang, "12-several-results")
		sheet := v.View().Sheet
		if sheet.Award == nil || sheet.Primary.Enabled || len(sheet.Award.Sums) != 0 || len(sheet.Award.Sections) != 1 || len(sheet.Award.Sections[0].Rows) != 3 {
			t.Fatalf("%s: at first %+v", lang, sheet.Award)
		}
		legible(t, lang, v.View())
		weigh(t, v, v.s.Turn().Award.Right)
		sheet = v.View().Sheet
		wantTexts(t, sumTexts(sheet.Award.Sums), want)
		if section := sheet.Award.Sections[0]; !sheet.Primary.Enabled || !section.Whole || section.Rows[0].Percent != 60 {
			t.Errorf("%s: when all is weighed %+v", lang, section)
		}
		legible(t, lang, v.View())
		press(t, v, "assign")
		m := v.View().Sheet.Verdict.Award
		wantTexts(t, sumTexts(m.Sums), want)
		if v.s.Turn().Grade != verdict.Correct || m.Parts[0].Lines[2].Why == "" || len(m.Traveller.Rows) != 8 || m.Traveller.Rows[0].Mark == "" {
			t.Errorf("%s: marked %s: %+v", lang, v.s.Turn().Grade, m)
		}
		legible(t, lang, v.View())
		press(t, v, "go-on")
		if lead := v.View().Sheet.Lead; !strings.Contains(lead, map[i18n.Lang]string{i18n.English: "Adjusted score: North–South 7.6 of 14 matchpoints (54.29 %), East–West 6.4 of 14 matchpoints (45.71 %).",
			i18n.Greek: "Προσαρμοσμένο σκορ: Βορράς–Νότος 7,6 από 14 βαθμούς αγώνα (54,29 %), Ανατολή–Δύση 6,4 από 14 βαθμούς αγώνα (45,71 %)."}[lang]) {
			t.Errorf("%s: at the end %q", lang, lead)
		}
	}
}

// Both vulnerable, against 620. 620 is level; -100 is 720 worse, 12 IMPs, 10% of it 1.2.
func TestTheSumsAtIMPs(t *testing.T) {
	v := toScore(t, i18n.English, "16-forty-seconds")
	weigh(t, v, v.s.Turn().Award.Right)
	wantTexts(t, sumTexts(v.View().Sheet.Award.Sums), []string{
		"North–South", "4♥ S −1 scores −100. Against +620: −720, −12 IMPs. 10 % of it: −1.2", "4♥ S = scores 120 + 500 = +620. Against +620: 0, 0 IMPs. 90 % of it: 0", "Together −1.2",
		"East–West", "4♥ S −1 scores +100. Against −620: +720, +12 IMPs. 10 % of it: +1.2", "4♥ S = scores −620. Against −620: 0, 0 IMPs. 90 % of it: 0", "Together +1.2"})
}

func TestAnUnfinishedSheetSaysWhatIsMissing(t *testing.T) {
	v := toScore(t, i18n.English, "12-several-results")
	now := func() AwardSection { return v.View().Sheet.Award.Sections[0] }
	for _, step := range []struct {
		press   string
		row     int
		percent int
		sum     string
	}{
		{"weigh:right", 0, 5, "5 %: 95 % is missing"}, {"weigh:down", 1, 0, "5 %: 95 % is missing"}, {"weigh:digit:7", 1, 7, "12 %: 88 % is missing"},
		{"weigh:digit:5", 1, 75, "80 %: 20 % is missing"}, {"weigh:digit:5", 1, 5, "10 %: 90 % is missing"}, {"weigh:left", 1, 0, "5 %: 95 % is missing"},
		{"weigh:left", 1, 0, "5 %: 95 % is missing"}, {"weigh:digit:9", 1, 9, "14 %: 86 % is missing"}, {"weigh:digit:8", 1, 98, "103 %: 3 % too much"},
		{"weigh:less:1", 1, 93, "98 %: 2 % is missing"}, {"weigh:clear", 1, 0, "5 %: 95 % is missing"}, {"weigh:more:0", 0, 10, "10 %: 90 % is missing"},
		{"weigh:up", 0, 10, "10 %: 90 % is missing"}, {"weigh:row:99", 0, 10, "10 %: 90 % is missing"}, {"weigh:digit:x", 0, 10, "10 %: 90 % is missing"},
	} {
		press(t, v, step.press)
		if got := now(); got.Sum != step.sum || got.Rows[step.row].Percent != step.percent || !got.Rows[step.row].Chosen || v.View().Sheet.Primary.Enabled {
			t.Errorf("%s: got %+v", step.press, got)
		}
	}
	if sums := sumTexts(v.View().Sheet.Award.Sums); len(sums) != 4 || !strings.HasSuffix(sums[1], "10 % of it: 0.6") {
		t.Errorf("the lines so far are %q", sums)
	}
	press(t, v, "assign")
	if v.s.Stage != session.Awarding {
		t.Error("a score is given though weights are missing")
	}
}

func TestAnotherResultIsAdded(t *testing.T) {
	v := toScore(t, i18n.Greek, "12-several-results")
	press(t, v, "weigh:new")
	d := v.View().Sheet.Award.Draft
	if d == nil || d.Add.Enabled || len(d.Pickers) != 5 || len(d.Pickers[4].Choices) != 14 || v.View().Sheet.Award.Sections != nil {
		t.Fatalf("got %+v", d)
	}
	legible(t, i18n.Greek, v.View())
	for _, id := range []string{"weigh:pick:level:1", "weigh:pick:denom:3", "weigh:pick:doubled:1", "weigh:pick:declarer:0", "weigh:pick:won:7"} {
		press(t, v, id)
	}
	if d = v.View().Sheet.Award.Draft; !d.Add.Enabled || d.Text != "2♠ του Βορρά, κοντρέ, μία μέσα" {
		t.Errorf("made out: %+v", d)
	}
	press(t, v, "weigh:add")
	rows := v.View().Sheet.Award.Sections[0].Rows
	if len(rows) != 4 || !rows[3].Chosen || rows[3].Text != "2♠ του Βορρά, κοντρέ, μία μέσα" {
		t.Errorf("got %+v", rows)
	}
	press(t, v, "weigh:new")
	press(t, v, "weigh:cancel")
	if v.View().Sheet.Award.Draft != nil {
		t.Error("the result being made out stays")
	}
	weigh(t, v, v.s.Turn().Award.Right)
	press(t, v, "weigh:row:0")
	press(t, v, "weigh:left")
	press(t, v, "weigh:row:3")
	press(t, v, "weigh:right")
	press(t, v, "assign")
	m := v.View().Sheet.Verdict.Award
	last := m.Parts[0].Lines[len(m.Parts[0].Lines)-1]
	if note := v.View().Sheet.Verdict.Grade.Note; note != "η απόφαση στέκει, αλλά το σκορ βγαίνει αλλιώς" {
		t.Errorf("the grade is %q", note)
	}
	if v.s.Turn().Grade != verdict.Wrong || last.Kind != "extra" || last.Mark != "όχι πιθανό" {
		t.Errorf("%s: %+v", v.s.Turn().Grade, m.Parts)
	}
}

// East–West had 64% on the other boards, which is more than average plus.
func TestArtificialScoresByTheKeys(t *testing.T) {
	v := toScore(t, i18n.English, "12-no-result-at-fault-no-fault")
	sheet := v.View().Sheet
	if len(sheet.Award.Sections) != 2 || sheet.Award.New.ID != "" || sheet.Primary.Enabled {
		t.Fatalf("got %+v", sheet.Award)
	}
	for _, key := range []string{"right", "down", "right", "right", "right", "right", "right", "right"} {
		press(t, v, "weigh:"+key)
	}
	press(t, v, "weigh:left")
	press(t, v, "weigh:right")
	var chosen []string
	for _, s := range v.View().Sheet.Award.Sections {
		for _, c := range s.Fixed.Choices {
			if c.Chosen {
				chosen = append(chosen, c.Text)
			}
		}
	}
	if !slices.Equal(chosen, []string{"40 %", "64 %"}) || !v.View().Sheet.Primary.Enabled {
		t.Errorf("chosen: %q", chosen)
	}
	press(t, v, "assign")
	m := v.View().Sheet.Verdict.Award
	wantTexts(t, sumTexts(m.Sums), []string{"North–South", "Directly at fault: average minus (12C2(a)). The 51 % of the other boards do not change it (12C2(c)). 40 %",
		"East–West", "In no way at fault: average plus (12C2(a)). The 64 % of the other boards take its place (12C2(c)). 64 %"})
	if v.s.Turn().Grade != verdict.Correct || len(m.Traveller.Rows) != 5 || !strings.Contains(m.Traveller.Note, "Neuberg") {
		t.Errorf("%s: %+v", v.s.Turn().Grade, m.Traveller)
	}
}

func TestTheHelpOfTheDoubleDummyTable(t *testing.T) {
	v := sit(t, i18n.English, ofBank(t, "12-several-results"), session.Settings{Edition: law.Default, Easy: true})
	for v.s.Stage != session.Ruling || v.s.Turn().Task.Matter.Kind != record.ScoreAsked {
		advance(t, v, nil)
	}
	turn := v.s.Turn()
	at := slices.IndexFunc(turn.Choices, func(r record.Ruled) bool { return slices.Equal(r.Orders, turn.Task.Ruled.Orders) })
	press(t, v, fmt.Sprintf("choice:%d", at))
	effect := press(t, v, "rule")
	if effect.Work == nil || effect.Act == nil || !v.Working() {
		t.Fatalf("the tricks are not worked out: %+v", effect)
	}
	if again := press(t, v, "weigh:right"); again.Work != nil || !v.Working() {
		t.Error("a key gives the work up, or begins it anew")
	}
	effect.Work(context.Background())()
	a := v.View().Sheet.Award
	if v.Working() || a.Note == "" || !strings.HasPrefix(a.Sections[0].Rows[0].Note, "double dummy: ") {
		t.Errorf("got %+v", a)
	}
	legible(t, i18n.English, v.View())
	weigh(t, v, v.s.Turn().Award.Right)
	press(t, v, "assign")
	if v.Working() {
		t.Error("the work goes on at the verdict")
	}
}

// 12C1(c) names legal means since 2017.
func TestWhyAResultHasNoWeight(t *testing.T) {
	for _, e := range bothEditions {
		v := sit(t, i18n.English, ofBank(t, "12-several-results"), session.Settings{Edition: e, Easy: true})
		until(t, v, session.Awarding)
		advance(t, v, nil)
		why := v.View().Sheet.Verdict.Award.Parts[0].Lines[2].Why
		if early := strings.Contains(why, "does not say so yet"); early != (e == law.Edition2007) || !strings.Contains(why, "partner’s pause") {
			t.Errorf("%s: %q", e, why)
		}
	}
}

// What is shown where the ruling given is not of the kind that the right one is.
func TestARulingOfAnotherKind(t *testing.T) {
	ruled := func(orders ...record.Order) *Sitting {
		v := sit(t, i18n.English, ofBank(t, "12-several-results"), session.Settings{Edition: law.Default, Easy: true})
		for v.s.Stage != session.Ruling || v.s.Turn().Task.Matter.Kind != record.ScoreAsked {
			advance(t, v, nil)
		}
		if err := v.s.Do(session.Act{Kind: session.Rule, Orders: orders}); err != nil {
			t.Fatal(err)
		}
		return v
	}
	v := ruled(record.Order{Kind: record.ScoreStands})
	m := v.View().Sheet.Verdict.Award
	if m == nil || m.Given != "" || len(m.Parts[0].Lines) != 2 || m.Parts[0].Lines[0].Given != "" || len(m.Sums) != 2 {
		t.Errorf("the score stands: %+v", m)
	}
	legible(t, i18n.English, v.View())
	v = ruled(record.Order{Kind: record.AdjustSide, On: bridge.South})
	if sections := v.View().Sheet.Award.Sections; len(sections) != 1 || sections[0].Head != "North–South" || len(sections[0].Rows) != 3 {
		t.Errorf("one side: %+v", sections)
	}
	press(t, v, "weigh:row:2")
	for _, digit := range "100" {
		press(t, v, "weigh:digit:"+string(digit))
	}
	press(t, v, "assign")
	if m = v.View().Sheet.Verdict.Award; m == nil || !strings.HasPrefix(m.Given, "Your score comes to: North–South 13 of 14") || len(m.Parts[0].Lines) != 2 {
		t.Errorf("one side, marked: %+v", m)
	}
	legible(t, i18n.English, v.View())
}
