package screen

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// pollSheet is the first step of a poll, or what was answered to it.
func pollSheet(isGreek, answered bool) view.Sheet {
	s := view.Sheet{
		Stages: englishStages(0),
		Title:  "Ask other players",
		Lead:   "The hand is East’s, just before 4♠: ♠\u00a0A\u00a0J\u00a010\u00a08\u00a06 ♥\u00a08\u00a04 ♦\u00a0K\u00a010\u00a06\u00a03 ♣\u00a010\u00a06.",
		Chain: &view.Chain{Steps: []view.ChainStep{{Name: "Whom do you ask?", Answer: "Players of the same strength who play the same methods", Done: true},
			{Name: "What do you give them?", Now: true}, {Name: "What do you ask?"}}},
		Items: []view.Item{{ID: "poll-part:0", Text: "All four hands and the result"}, {ID: "poll-part:1", Text: "The hand, the methods and the auction, nothing more", Chosen: true},
			{ID: "poll-part:2", Text: "Those, and what partner had given away"}},
		Hint:    "1–9 choose · Esc one step back",
		Primary: action("poll-next", "Go on", "Enter"),
	}
	if answered {
		s.Title, s.Chain, s.Items, s.Primary = "What they say", nil, nil, action("poll-back", "Back to the questions", "Enter")
		s.Polls = []view.Poll{{Bars: []view.PollBar{{Name: "Pass", Text: "5 of 10 would do it, 8 thought of it", Chose: 5, Considered: 8, Asked: 10},
			{Name: "4♠", Mark: "done at the table", Text: "5 of 10 would do it, 7 thought of it", Chose: 5, Considered: 7, Asked: 10},
			{Name: "Double", Text: "0 of 10 would do it, 2 thought of it", Considered: 2, Asked: 10}}}}
		s.Heard = []view.Heard{{Answer: "“It is close.”"}}
	}
	if isGreek {
		s.Stages = greekStages(0)
		s.Title, s.Hint, s.Primary.Text = "Ρωτήστε άλλους παίκτες", "1–9 επιλογή · Esc ένα βήμα πίσω", "Παρακάτω"
		s.Lead = "Το χέρι είναι της Ανατολής, ακριβώς πριν από: 4♠. ♠\u00a0A\u00a0J\u00a010\u00a08\u00a06 ♥\u00a08\u00a04 ♦\u00a0K\u00a010\u00a06\u00a03 ♣\u00a010\u00a06."
		if s.Chain != nil {
			s.Chain.Steps = []view.ChainStep{{Name: "Ποιους ρωτάτε;", Answer: "Παίκτες ίδιας δύναμης που παίζουν τις ίδιες μεθόδους", Done: true},
				{Name: "Τι τους δίνετε;", Now: true}, {Name: "Τι τους ρωτάτε;"}}
			for i, text := range []string{"Και τα τέσσερα χέρια και το αποτέλεσμα", "Το χέρι, τις μεθόδους και τις αγορές, τίποτε άλλο", "Αυτά, και ό,τι είχε φανερώσει ο συμπαίκτης"} {
				s.Items[i].Text = text
			}
		}
		if answered {
			s.Title, s.Primary.Text = "Τι λένε", "Πίσω στις ερωτήσεις"
			for i, text := range []string{"θα το έκαναν 5 από 10, το σκέφτηκαν 8", "θα το έκαναν 5 από 10, το σκέφτηκαν 7", "θα το έκαναν 0 από 10, το σκέφτηκαν 2"} {
				s.Polls[0].Bars[i].Text = text
			}
			s.Polls[0].Bars[0].Name, s.Polls[0].Bars[1].Mark, s.Polls[0].Bars[2].Name = "Πάσο", "έγινε στο τραπέζι", "Κοντρ"
			s.Heard[0].Answer = "«Οριακό είναι.»"
		}
	}
	return s
}

// chainSheet is the second question of four, answered by ticking what other players named.
func chainSheet() view.Sheet {
	s := pollSheet(false, true)
	s.Title, s.Hint, s.Primary = "What do you find?", "1–9 tick · Enter goes on", action("found", "That is my finding", "Enter")
	s.Lead = "Tick every logical alternative: what a significant number of peers would think of seriously, and some might do. What was done counts as well."
	s.Chain = &view.Chain{Title: "Unauthorized information: question 2 of 4", Steps: []view.ChainStep{
		{Name: "Was there unauthorized information?", Answer: "Yes, it did", Done: true},
		{Name: "What were the logical alternatives?", Answer: "from this follows: Yes, there was", Now: true},
		{Name: "What did it suggest?"}, {Name: "Was there damage?"}}}
	s.Heard[0].Question = "Players of the same strength who play the same methods"
	s.Many = true
	bars := s.Polls[0].Bars
	bars[1].Mark, s.Polls = "", nil
	s.Items = []view.Item{{ID: "tick:0", Text: "Pass", Chosen: true, Bar: bars[0]}, {ID: "tick:1", Text: "4♠", Note: "(done at the table)", Chosen: true, Bar: bars[1]},
		{ID: "tick:2", Text: "Double", Bar: bars[2]}, {ID: "tick:none", Text: "None of these"}}
	return s
}

func TestPicturesOfPolls(t *testing.T) {
	once, twice := fyne.NewSize(500, 480), fyne.NewSize(1000, 900)
	for _, c := range []struct {
		name string
		th   Theme
		size fyne.Size
		view view.Sheet
	}{
		{"sheet-poll-en", Theme{FourColours: true}, once, pollSheet(false, false)},
		{"sheet-poll-el-200", Theme{Scale: 2}, twice, pollSheet(true, false)},
		{"sheet-polled-en", Theme{FourColours: true}, once, pollSheet(false, true)},
		{"sheet-polled-el-200", Theme{Scale: 2, Dark: true}, twice, pollSheet(true, true)},
		{"sheet-chain-en", Theme{FourColours: true}, fyne.NewSize(500, 760), chainSheet()},
	} {
		t.Run(c.name, func(t *testing.T) { picture(t, c.name, c.th, c.size, sheetOf(c.view)) })
	}
}

func TestKeysOfAPoll(t *testing.T) {
	v := sampleCase(false, pollSheet(false, false))
	v.Bar.Back = action("poll-back", "Back", "Esc")
	screen, w, got := shownCase(t, v)
	for key, want := range map[fyne.KeyName]string{fyne.KeyReturn: "poll-next", fyne.KeyEscape: "poll-back", fyne.Key3: "poll-part:2"} {
		typeKey(screen, w, key)
		wantReports(t, got, want)
	}
	v.Sheet = chainSheet()
	screen.Set(v)
	for key, want := range map[fyne.KeyName]string{fyne.Key1: "tick:0", fyne.Key4: "tick:none", fyne.KeyEnter: "found"} {
		typeKey(screen, w, key)
		wantReports(t, got, want)
	}
	screen.Find("tick:2").Tapped(nil)
	wantReports(t, got, "tick:2")
}

func TestAPollRunsNowhereOutOfItsSheet(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		for name, sheet := range map[string]view.Sheet{"poll": pollSheet(true, false), "polled": pollSheet(true, true), "chain": chainSheet()} {
			checkWidths(t, name, window(t, Theme{Scale: scale}, fyne.NewSize(330*scale, 900*scale), sheetOf(sheet)))
		}
	}
}

// Every question of a chain bears the same title: each begins at the top all the same. What a key ticks comes into sight.
func TestTheNextQuestionBeginsAtItsTop(t *testing.T) {
	v := sampleCase(false, chainSheet())
	screen, _, _ := shownCase(t, v)
	fyne.CurrentApp().Settings().SetTheme(Theme{Scale: 2})
	screen.Set(v)
	top := screen.sheet.stages.Position().Y - em()
	ticked := chainSheet()
	ticked.Items = slices.Clone(ticked.Items)
	ticked.Items[2].Chosen = true
	v.Sheet = ticked
	screen.Set(v)
	down := screen.right.Offset.Y
	if o := screen.sheet.items.all[2]; down <= top || topIn(screen.right.Content, o)+o.Size().Height > down+screen.right.Size().Height {
		t.Errorf("what is ticked is out of sight, scrolled to %v", down)
	}
	next := *ticked.Chain
	next.Steps = slices.Clone(next.Steps)
	next.Steps[1].Now, next.Steps[1].Done, next.Steps[2].Now = false, true, true
	v.Sheet.Chain = &next
	screen.Set(v)
	if screen.right.Offset.Y > top+1 {
		t.Errorf("scrolled from %v to %v, the sheet begins at %v", down, screen.right.Offset.Y, top)
	}
}
