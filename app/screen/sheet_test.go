package screen

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"rectify/app/view"
)

// sheetOf shows a sheet alone, whole.
func sheetOf(v view.Sheet) func() fyne.CanvasObject {
	return func() fyne.CanvasObject {
		nothing := func(string) {}
		s := newSheet(&controls{
			act:    nothing,
			text:   func(string, string) {},
			key:    func(*fyne.KeyEvent) bool { return false },
			reveal: func(fyne.CanvasObject) {},
		})
		s.set(v)
		s.body.Layout.(*column).pad = 0
		whole := newColumn(1, edgePad, s.stages, s.body, s.actions.box, s.footer)
		return container.New(onGround{}, newGround(ColorCard), whole)
	}
}

func withMessage(s view.Sheet, message string) view.Sheet {
	s.Message = message
	s.Primary.Enabled = false
	return s
}

func TestSheetPictures(t *testing.T) {
	once, twice := fyne.NewSize(500, 720), fyne.NewSize(1000, 1440)
	for _, c := range []struct {
		name string
		th   Theme
		size fyne.Size
		view view.Sheet
	}{
		{"sheet-facts-el", Theme{FourColours: true}, once, factsGreek()},
		{"sheet-facts-en-200", Theme{Scale: 2}, twice, factsEnglish()},
		{"sheet-ruling-en", Theme{FourColours: true}, once, withMessage(rulingEnglish(false), "That citation is not in the 2017 Laws.")},
		{"sheet-draft-en", Theme{}, once, rulingEnglish(true)},
		{"sheet-line-en", Theme{FourColours: true}, once, lineSheet(false)},
		{"sheet-number-en", Theme{}, once, numberDraft()},
		{"sheet-line-el-200", Theme{Scale: 2}, twice, lineSheet(true)},
		{"sheet-double-en", Theme{FourColours: true}, once, doubleSheet(false)},
		{"sheet-double-el-200", Theme{Scale: 2}, twice, doubleSheet(true)},
		{"sheet-verdict-en", Theme{FourColours: true}, fyne.NewSize(520, 1120), verdictEnglish()},
		{"sheet-verdict-el-200", Theme{Scale: 2, Dark: true}, fyne.NewSize(950, 1900), verdictGreek()},
	} {
		t.Run(c.name, func(t *testing.T) { picture(t, c.name, c.th, c.size, sheetOf(c.view)) })
	}
}

// What the other Laws say and the whole reasoning stand below all else: asking for them leads there.
func TestAPartThatIsOpenedIsScrolledTo(t *testing.T) {
	v := sampleCase(false, verdictEnglish())
	long := slices.Repeat([]string{"One sentence of many."}, 30)
	v.Sheet.Verdict.Other, v.Sheet.Verdict.Full, v.Sheet.Verdict.ShowFull = nil, long, false
	screen, _, _ := shownCase(t, v)
	offsets := []float32{screen.right.Offset.Y}
	open := func(change func(*view.Verdict)) {
		now := *v.Sheet.Verdict
		change(&now)
		v.Sheet.Verdict = &now
		screen.Set(v)
		offsets = append(offsets, screen.right.Offset.Y)
	}
	open(func(now *view.Verdict) { now.Other = &view.Compared{Note: strings.Join(long, " ")} })
	open(func(now *view.Verdict) { now.ShowFull = true })
	open(func(now *view.Verdict) { now.ShowFull = false })
	if offsets[0] != 0 || offsets[1] <= 0 || offsets[2] <= offsets[1] {
		t.Errorf("scrolled to %v", offsets)
	}
}

// Where larger letters put the table and the sheet into one column, the task stays in sight.
func TestTheTaskStaysInSightWhenAllMovesIntoOneColumn(t *testing.T) {
	v := sampleCase(false, factsEnglish())
	screen, _, _ := shownCase(t, v)
	fyne.CurrentApp().Settings().SetTheme(Theme{Scale: 2})
	screen.Set(v)
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(screen.sheet.stages).Y - driver.AbsolutePositionForObject(screen.right).Y
	if !screen.stacked || top < 0 || top > screen.right.Size().Height/2 {
		t.Errorf("one column: %v; the sheet begins %v below the top", screen.stacked, top)
	}
}
