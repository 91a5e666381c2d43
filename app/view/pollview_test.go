package view

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/engine/law"
	"rectify/engine/verdict"
	"rectify/i18n"
)

// polled is 4♠ by East over 4♥ after a pause of West’s, with what other players say.
func polled(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../scenarios/testdata/polled.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// atThePoll is polled at a stage of its second ruling, with nothing asked yet.
func atThePoll(t *testing.T, lang i18n.Lang, stage session.Stage) *Sitting {
	t.Helper()
	v := sit(t, lang, load(t, polled(t)), session.Settings{Edition: law.Default, Easy: true})
	for len(v.s.Turns) < 2 || v.watching() || v.s.Stage < stage {
		if !advance(t, v, nil) {
			t.Fatal("the case is over")
		}
	}
	return v
}

func TestAPollIsPutTogetherStepByStep(t *testing.T) {
	v := atThePoll(t, i18n.English, session.Facts)
	row := v.sheet().Items[len(v.sheet().Items)-1]
	if row.ID != "poll:0" || row.Done || row.Answer != "" {
		t.Fatalf("the row of the poll: %+v", row)
	}
	press(t, v, "poll:0")
	s := v.View()
	if s.Sheet.Primary.Enabled || len(s.Sheet.Items) != 4 || s.Bar.Back.ID != "poll-back" || !strings.Contains(s.Sheet.Lead, "A\u00a0J\u00a010\u00a08\u00a06") {
		t.Fatalf("whom to ask: %+v", s.Sheet)
	}
	for i, want := range []int{4, 3, 3} {
		sheet := v.sheet()
		if len(sheet.Items) != want || !sheet.Chain.Steps[i].Now || i > 0 && sheet.Chain.Steps[i-1].Answer == "" {
			t.Errorf("step %d: %+v", i+1, sheet)
		}
		press(t, v, "poll-part:0")
		if i < 2 {
			press(t, v, v.sheet().Primary.ID)
		}
	}
	press(t, v, "poll-back")
	if got := v.sheet(); !got.Chain.Steps[1].Now || !got.Items[0].Chosen || got.Primary.ID != "poll-next" {
		t.Errorf("a step back: %+v", got)
	}
	press(t, v, "poll-back")
	press(t, v, "poll-back")
	if v.poll.open || v.sheet().Title != v.p.T("ui.facts.title") || len(v.s.Turn().Polls[0].Made) != 0 {
		t.Error("the poll cannot be left")
	}
}

func TestTheAnswersAreHeardAndCanBeTakenBack(t *testing.T) {
	v := atThePoll(t, i18n.English, session.Facts)
	at := v.s.Turn().Polls[0]
	answered := func(how verdict.Poll) Sheet {
		t.Helper()
		press(t, v, "poll:0")
		for _, part := range []int{slices.Index(at.Whoms, how.Whom), slices.Index(at.Showns, how.Shown), slices.Index(at.Hows, how.How)} {
			press(t, v, fmt.Sprintf("poll-part:%d", part))
			press(t, v, v.sheet().Primary.ID)
		}
		return v.sheet()
	}
	s := answered(rightly)
	if len(s.Polls) != 1 || len(s.Polls[0].Bars) != 4 || s.Polls[0].Bars[0].Chose != 5 || s.Polls[0].Bars[0].Asked != 10 || s.Polls[0].Bars[1].Mark == "" ||
		len(s.Heard) != 1 || !strings.Contains(s.Heard[0].Answer, "It is close.") {
		t.Errorf("rightly asked: %+v", s)
	}
	press(t, v, s.Primary.ID)
	row := v.sheet().Items[len(v.sheet().Items)-1]
	if want := "10 asked: Pass\u00a05, 4♠\u00a04, Double\u00a01, 4NT\u00a00."; row.Answer != want || !row.Done {
		t.Errorf("the row says %q, want %q", row.Answer, want)
	}
	for _, c := range []struct {
		how  verdict.Poll
		want string
	}{
		{verdict.Poll{Whom: verdict.AtTable, Shown: verdict.Bare, How: verdict.Open}, "table"},
		{verdict.Poll{Whom: verdict.Informed, Shown: verdict.Bare, How: verdict.Leading}, "heard"},
		{verdict.Poll{Whom: verdict.Experts, Shown: verdict.Bare, How: verdict.AsDone}, "experts"},
		{verdict.Poll{Whom: verdict.AtTable, Shown: verdict.Everything, How: verdict.Open}, "table"},
		{verdict.Poll{Whom: verdict.Experts, Shown: verdict.Everything, How: verdict.Open}, "everything"},
		{verdict.Poll{Whom: verdict.Peers, Shown: verdict.Infraction, How: verdict.Open}, "infraction"},
		{verdict.Poll{Whom: verdict.Peers, Shown: verdict.Bare, How: verdict.Leading}, "leading"},
		{verdict.Poll{Whom: verdict.Peers, Shown: verdict.Bare, How: verdict.AsDone}, "as-done"},
	} {
		s := answered(c.how)
		if want := v.quote(v.p.T("poll.says." + c.want)); len(s.Polls) > 0 || len(s.Heard) != 1 || s.Heard[0].Answer != want {
			t.Errorf("%v: %+v, want %s", c.how, s.Heard, want)
		}
		press(t, v, s.Primary.ID)
	}
	if s := answered(verdict.Poll{Whom: verdict.Experts, Shown: verdict.Bare, How: verdict.Open}); len(s.Polls) != 1 || s.Polls[0].Bars[0].Asked != 3 {
		t.Errorf("the experts of the file: %+v", s)
	}
	made := len(v.s.Turn().Polls[0].Made)
	press(t, v, "undo")
	if v.poll.open || len(v.s.Turn().Polls[0].Made) != made-1 {
		t.Error("the last poll is not taken back")
	}
}

func TestAChainShowsItsQuestionsAndWhatWasHeard(t *testing.T) {
	v := atThePoll(t, i18n.English, session.Facts)
	for i, q := range v.s.Turn().Questions {
		if q.Needed {
			press(t, v, fmt.Sprintf("ask:%d", i))
		}
	}
	poll(t, v, 0, rightly)
	poll(t, v, 0, verdict.Poll{Whom: verdict.AtTable, Shown: verdict.Bare, How: verdict.Open})
	press(t, v, "settle")
	s := v.sheet()
	if s.Chain == nil || len(s.Chain.Steps) != 4 || !s.Chain.Steps[0].Now || s.Chain.Title != "Unauthorized information: question 1 of 4" || len(s.Heard) != 3 || s.Heard[0].Answer != "Yes, it did" || len(s.Polls) != 0 {
		t.Fatalf("the first question: %+v", s)
	}
	press(t, v, "find:yes")
	press(t, v, "found")
	s = v.sheet()
	if !s.Chain.Steps[0].Done || s.Chain.Steps[0].Answer != "Yes, it did" || !s.Chain.Steps[1].Now || len(s.Polls) != 0 || len(s.Heard) != 3 || !s.Many ||
		len(s.Items) != 5 || s.Items[0].Bar.Chose != 5 || s.Items[4].Bar.Asked != 0 || s.Primary.Enabled {
		t.Fatalf("the alternatives: %+v", s)
	}
	press(t, v, "tick:1")
	if s = v.sheet(); !s.Items[1].Chosen || s.Chain.Steps[1].Answer != "from this follows: No, there was no logical alternative to 4♠" {
		t.Errorf("only what was done is ticked: %+v", s.Chain.Steps[1])
	}
	press(t, v, "tick:0")
	if s = v.sheet(); s.Chain.Steps[1].Answer != "from this follows: Yes, there was" {
		t.Errorf("pass is ticked: %+v", s.Chain.Steps[1])
	}
	press(t, v, "tick:none")
	if s = v.sheet(); s.Items[0].Chosen || s.Items[1].Chosen || !s.Items[4].Chosen || !s.Primary.Enabled {
		t.Errorf("none is ticked: %+v", s.Items)
	}
	press(t, v, "tick:3")
	press(t, v, "tick:1")
	press(t, v, "tick:0")
	press(t, v, "found")
	if s = v.sheet(); !s.Chain.Steps[2].Now || s.Items[0].Chosen || s.Items[0].Bar.Asked != 0 || len(s.Heard) != 2 {
		t.Fatalf("what was suggested: %+v", s)
	}
	press(t, v, "tick:1")
	press(t, v, "found")
	if s = v.sheet(); !s.Chain.Steps[3].Now || s.Many || len(s.Items) != 2 {
		t.Fatalf("the damage: %+v", s)
	}
	until(t, v, session.Verdict)
	marked := v.sheet().Verdict
	all := strings.Join(marked.Facts, "\n")
	for _, want := range []string{v.p.T("poll.debrief.beside"), v.p.T("poll.fault.table"), "85A1", v.p.T("poll.debrief.logical-alternative.overrated", "Text", "4NT"),
		v.p.T("poll.debrief.information-suggested.overlooked", "Text", "Double")} {
		if !strings.Contains(all, want) {
			t.Errorf("the debrief lacks %q:\n%s", want, all)
		}
	}
	if len(marked.Polls) != 1 || len(marked.Polls[0].Bars) != 4 {
		t.Fatalf("the polls of the debrief: %+v", marked.Polls)
	}
	notes := strings.Join(marked.Polls[0].Notes, "\n")
	for _, want := range []string{"10 players", "Pass: 8 of 10", "It is a logical alternative", "It may be seen either way", "nobody would do it", "give no number", "suggested 4♠, double", "16B1(b)", "16B3"} {
		if !strings.Contains(notes, want) {
			t.Errorf("the figures lack %q:\n%s", want, notes)
		}
	}
}

// TestEveryChainIsAtOneQuestion goes through every case with a poll, and looks at what it shows of its judgements.
func TestEveryChainIsAtOneQuestion(t *testing.T) {
	list, _ := everyFile()
	chains, settled := 0, 0
	for _, s := range list {
		if len(s.Poll) == 0 {
			continue
		}
		v := sit(t, i18n.English, s, session.Settings{Edition: law.Default, Easy: true})
		press(t, v, "event:last")
		for more := true; more; more = advance(t, v, nil) {
			c := v.sheet().Chain
			if v.s.Stage != session.Findings || v.watching() || c == nil {
				continue
			}
			chains++
			now := 0
			for _, step := range c.Steps {
				if step.Now {
					now++
				}
				if step.Answer == v.p.T("ui.chain.settled") {
					settled++
				}
			}
			if now != 1 || c.Title == "" {
				t.Errorf("%s: %d questions at hand, under %q", s.ID, now, c.Title)
			}
		}
		if v.s.Stage != session.Score {
			t.Errorf("%s ends at stage %s", s.ID, v.s.Stage)
		}
	}
	if chains == 0 || settled == 0 {
		t.Errorf("%d questions of chains, %d of them settled before", chains, settled)
	}
}

func TestWithoutARightPollTheDebriefSaysSo(t *testing.T) {
	for want, made := range map[string][]verdict.Poll{
		"poll.debrief.none": nil, "poll.debrief.wrong": {{Whom: verdict.Peers, Shown: verdict.Everything, How: verdict.Leading}}, "poll.debrief.right": {rightly},
	} {
		v := atThePoll(t, i18n.Greek, session.Facts)
		for _, how := range made {
			poll(t, v, 0, how)
		}
		press(t, v, "settle")
		until(t, v, session.Verdict)
		if all := strings.Join(v.sheet().Verdict.Facts, "\n"); !strings.Contains(all, v.p.T(want)) {
			t.Errorf("%s is not said:\n%s", want, all)
		}
	}
}
