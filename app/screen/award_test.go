package screen

import (
	"testing"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

func TestAwardPictures(t *testing.T) {
	for _, c := range []struct {
		name string
		th   Theme
		size fyne.Size
		view view.Sheet
	}{
		{"sheet-award-en", Theme{FourColours: true}, fyne.NewSize(500, 860), awardEnglish()},
		{"sheet-award-el-200", Theme{Scale: 2}, fyne.NewSize(1000, 1760), awardGreek()},
		{"sheet-awarded-en", Theme{}, fyne.NewSize(500, 1300), awardedEnglish()},
		{"sheet-awarded-el-200", Theme{Scale: 2, FourColours: true}, fyne.NewSize(1000, 1900), awardedGreek()},
	} {
		t.Run(c.name, func(t *testing.T) { picture(t, c.name, c.th, c.size, sheetOf(c.view)) })
	}
}

func TestAnAwardRunsNowhereOutOfItsSheet(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		for name, v := range map[string]view.Sheet{"english": awardEnglish(), "greek": awardGreek(), "marked": awardedEnglish(), "marked in Greek": awardedGreek()} {
			w := window(t, Theme{Scale: scale}, fyne.NewSize(330*scale, 900*scale), sheetOf(v))
			checkWidths(t, name, w)
		}
	}
}

func TestKeysOfAnAward(t *testing.T) {
	v := sampleCase(false, awardEnglish())
	screen, w, got := shownCase(t, v)
	for key, want := range map[fyne.KeyName]string{fyne.KeyUp: "weigh:up", fyne.KeyDown: "weigh:down", fyne.KeyLeft: "weigh:left", fyne.KeyRight: "weigh:right",
		fyne.Key0: "weigh:digit:0", fyne.Key7: "weigh:digit:7", fyne.KeyBackspace: "weigh:clear", fyne.KeyDelete: "weigh:clear", fyne.KeyF9: "weigh:new"} {
		typeKey(screen, w, key)
		wantReports(t, got, want)
	}
	last := *v.Sheet.Award
	last.Sections = []view.AwardSection{{Rows: v.Sheet.Award.Sections[0].Rows[:2]}}
	v.Sheet.Award = &last
	screen.Set(v)
	typeKey(screen, w, fyne.KeyDown) // below the last row are the sums, to be read
	wantReports(t, got)
	typeKey(screen, w, fyne.KeyUp)
	wantReports(t, got, "weigh:up")
	v.Sheet.Award = awardEnglish().Award
	screen.Set(v)
	typeKey(screen, w, fyne.KeyReturn) // weights are missing
	wantReports(t, got)
	for _, id := range []string{"weigh:row:0", "weigh:more:2", "weigh:less:1"} {
		screen.Find(id).Tapped(nil)
		wantReports(t, got, id)
	}
	if b := screen.Find("weigh:less:2"); b == nil {
		t.Error("there is no button to take from nothing")
	} else {
		b.Tapped(nil)
		wantReports(t, got)
	}
	v.Sheet.Award = &view.Award{Draft: &view.Draft{Text: "Another result", Pickers: []view.Picker{{ID: "level", Digits: true,
		Choices: []view.Choice{{ID: "weigh:pick:level:0", Text: "1"}, {ID: "weigh:pick:level:1", Text: "2"}}}},
		Add: view.Action{ID: "weigh:add", Text: "Add"}, Cancel: action("weigh:cancel", "Cancel", "Esc")}}
	screen.Set(v)
	typeKey(screen, w, fyne.Key2)
	wantReports(t, got, "weigh:pick:level:1")
	typeKey(screen, w, fyne.KeyLeft)
	wantReports(t, got, "weigh:step:left")
	typeKey(screen, w, fyne.KeyBackspace)
	wantReports(t, got, "weigh:back")
	typeKey(screen, w, fyne.KeyEscape)
	wantReports(t, got, "weigh:cancel")
}

// The chosen row stays in sight as the arrows move, and the sums far below do not pull the sheet about.
func TestTheChosenRowIsInSight(t *testing.T) {
	v := sampleCase(false, awardGreek())
	screen, _, _ := shownCase(t, v)
	for _, at := range []int{2, 0} {
		rows := weightRows([]int{60, 40, 0}, []string{"a", "b", "c"}, []string{"", "", ""})
		for i := range rows {
			rows[i].Chosen = i == at
		}
		now := *v.Sheet.Award
		now.Sections = []view.AwardSection{{Rows: rows}}
		v.Sheet.Award = &now
		screen.Set(v)
		row := screen.sheet.award.chosen
		top := topIn(screen.right.Content, row) - screen.right.Offset.Y
		if top < 0 || top+row.Size().Height > screen.right.Size().Height {
			t.Errorf("row %d stands at %v of %v", at, top, screen.right.Size().Height)
		}
	}
}
