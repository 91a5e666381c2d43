package view

import (
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/rulings"
	"rectify/i18n"
	"rectify/scenarios"
)

// end is the sheet at the end of a case.
func end(t *testing.T, lang i18n.Lang, s *scenarios.Scenario) (*Sitting, Sheet) {
	t.Helper()
	v := sit(t, lang, s, session.Settings{Edition: law.Default, Easy: true})
	for advance(t, v, nil) {
		if v.s.Stage == session.Score && !v.watching() {
			break
		}
	}
	return v, v.View().Sheet
}

func TestTheScoreOfADealPlayedOut(t *testing.T) {
	records, _ := scenarios.Records()
	want := map[string]map[i18n.Lang]string{
		"27c-replaced-early": {
			i18n.English: "4♥ by South, made exactly. 420 to North–South.",
			i18n.Greek:   "4♥ του Νότου, ακριβώς. 420 για τον άξονα Βορρά–Νότου.",
		},
		"63-revoke-then-claim": {
			i18n.English: "3NT by South, one down. One of the tricks was transferred to East–West. 100 to East–West.",
			i18n.Greek:   "3ΧΑ του Νότου, μία μέσα. Μία από τις λεβέ μεταφέρθηκε στον άξονα Ανατολής–Δύσης. 100 για τον άξονα Ανατολής–Δύσης.",
		},
	}
	for _, s := range records {
		for lang, text := range want[s.ID] {
			if _, got := end(t, lang, s); !strings.HasPrefix(got.Lead, text) {
				t.Errorf("%s: got %q", s.ID, got.Lead)
			}
		}
	}
}

func TestADealPassedOut(t *testing.T) {
	s := load(t, "id: out"+head+`
board: 1
deal: "N:AKJ74.Q83.K52.Q6 952.642.T63.A953 Q3.AKJ95.Q84.J72 T86.T7.AJ97.KT84"
events: ["P P P P"]
`)
	if _, got := end(t, i18n.English, s); got.Lead != "Passed out. Nobody scores." {
		t.Errorf("got %q", got.Lead)
	}
}

// without is text without the lines that begin with one of the words.
func without(text string, words ...string) string {
	var out []string
	for _, line := range strings.Split(text, "\n") {
		if !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(strings.TrimSpace(line), w) }) {
			out = append(out, line)
		}
	}
	return strings.Join(out, "\n")
}

func TestWhatTheCaseLeavesOpenIsSaid(t *testing.T) {
	v, got := end(t, i18n.English, load(t, without(heart, "- {fact: call-intended")))
	if want := "The director judges: Was 1♥ the call that South meant to make? See what each answer leads to."; got.Lead != want {
		t.Errorf("got %q", got.Lead)
	}
	if len(got.Items) != 2 || got.Items[0].Answer != "" {
		t.Fatalf("got %+v", got.Items)
	}
	press(t, v, "branch:0")
	if a := v.View().Sheet.Items[0]; a.Answer != "West chooses." || !a.Chosen {
		t.Errorf("got %+v", a)
	}
	press(t, v, "branch:1")
	if items := v.View().Sheet.Items; items[1].Answer == "" || items[0].Answer != "" {
		t.Errorf("got %+v", items)
	}

	v, got = end(t, i18n.English, load(t, without(heart, "choose:")))
	if want := "The case does not say what West chooses. See what each answer leads to."; got.Lead != want {
		t.Errorf("got %q", got.Lead)
	}
	press(t, v, "branch:0")
	if a := v.View().Sheet.Items[0].Answer; !strings.HasPrefix(a, "South's 1♥ stands.") {
		t.Errorf("got %q", a)
	}

	v, got = end(t, i18n.English, load(t, without(heart, "then:")))
	if want := "The case ends here. South has not yet made another call."; got.Lead != want || len(v.s.Turns) != 1 {
		t.Errorf("got %q after %d rulings", got.Lead, len(v.s.Turns))
	}

	_, got = end(t, i18n.English, load(t, "id: taken-back"+head+`
board: 1
deal: "N:AKJ74.Q83.K52.Q6 952.642.T63.A953 Q3.AKJ95.Q84.J72 T86.T7.AJ97.KT84"
events: ["1S P 1NT", {withdrew: S, call: 1NT}, {director: W}]
`))
	if !strings.HasPrefix(got.Lead, "Here the program stops") {
		t.Errorf("got %q", got.Lead)
	}
}

func TestWhatIsSaidWithAnInterimRuling(t *testing.T) {
	for _, e := range bothEditions {
		for _, lang := range i18n.Langs {
			v := sit(t, lang, load(t, heart), session.Settings{Edition: e, Easy: true})
			until(t, v, session.Verdict)
			say := v.View().Sheet.Verdict.Say
			if len(say) != 2 || !v.s.Turn().Task.Ruled.Interim {
				t.Fatalf("%s: got %q", e, say)
			}
			if comparable := strings.Contains(say[0], "comparable") || strings.Contains(say[0], "συγκρίσιμη"); comparable != (e == law.Default) {
				t.Errorf("%s: got %q", e, say[0])
			}
			for more := true; more; more = advance(t, v, nil) {
				if turn := v.s.Turn(); v.s.Stage == session.Verdict && !turn.Task.Ruled.Interim && len(v.View().Sheet.Verdict.Say) > 0 {
					t.Error("said again with the final ruling")
				}
			}
		}
	}
}

// TestWhoActsNextIsToldWhatItWouldBring holds for every tree: where a ruling waits for what the offender calls, there are words
// for what each call would bring.
func TestWhoActsNextIsToldWhatItWouldBring(t *testing.T) {
	for _, p := range rulings.Procedures() {
		for node := range procedure.Nodes(p.Tree) {
			waits := node.Kind == procedure.MeanwhileNode && node.Next.Kind == procedure.AskNode && strings.HasPrefix(string(node.Next.Fact.ID), "replacement")
			if key := "say." + p.Kind.String() + ".offender"; waits && !i18n.Has(key) {
				t.Errorf("law %d, %s: no words at %s", p.Law, p.Edition, key)
			}
		}
	}
}

func TestACaseWithoutAnIrregularitySaysSo(t *testing.T) {
	s := load(t, "id: nothing"+head+`
board: 1
deal: "N:AKJ74.Q83.K52.Q6 952.642.T63.A953 Q3.AKJ95.Q84.J72 T86.T7.AJ97.KT84"
events: ["1S P", {director: E}]
`)
	if _, sheet := end(t, i18n.English, s); sheet.Lead != "Nothing here calls for a ruling." {
		t.Errorf("got %q", sheet.Lead)
	}
}

// The score offers to take the deal over, on a button with its key; and not again once that has been done.
func TestTheScoreOffersTheDeal(t *testing.T) {
	v := sit(t, i18n.English, load(t, heart), session.Settings{Edition: law.Default, Easy: true})
	for v.s.Stage != session.Score {
		advance(t, v, nil)
	}
	press(t, v, "event:last")
	offered := func() bool {
		return slices.ContainsFunc(v.View().Sheet.More, func(a Action) bool { return a.ID == "play-on" && a.Key == "F9" && a.Enabled })
	}
	if !offered() {
		t.Fatalf("the score offers %+v", v.View().Sheet.More)
	}
	if e := press(t, v, "play-on"); e.Act == nil || v.s.Stage != session.Deal || v.View().Sheet.Play == nil {
		t.Fatalf("at stage %s", v.s.Stage)
	}
	press(t, v, "go-on")
	if v.s.Stage != session.Score || offered() {
		t.Error("a deal played on is offered once more")
	}
}
