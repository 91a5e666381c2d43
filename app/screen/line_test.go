package screen

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"rectify/app/view"
)

// The number keys choose the line, the keys of the events play it, and Enter and Esc lead back.
func TestKeysOfALine(t *testing.T) {
	v := sampleCase(false, lineSheet(false))
	v.Bar.Back = action("line", "Back to the ruling", "Esc")
	screen, w, got := shownCase(t, v)
	for key, want := range map[fyne.KeyName]string{
		fyne.Key1: "line-of:0", fyne.Key2: "line-of:1", fyne.KeyLeft: "back", fyne.KeyHome: "first", fyne.KeySpace: "play-events",
		fyne.KeyReturn: "line", fyne.KeyEscape: "line",
	} {
		typeKey(screen, w, key)
		wantReports(t, got, want)
	}
	typeKey(screen, w, fyne.Key0)
	wantReports(t, got)
}

// Where all stands in one column the table is above the sheet: the card that is played must be seen.
func TestACardOfALineIsPlayedInSight(t *testing.T) {
	v := sampleCase(false, lineSheet(false))
	screen, _, _ := shownCase(t, v)
	fyne.CurrentApp().Settings().SetTheme(Theme{Scale: 2})
	screen.Set(v)
	screen.right.ScrollToOffset(fyne.NewPos(0, 2000))
	v.Transport.At++
	screen.Set(v)
	driver := fyne.CurrentApp().Driver()
	middle := driver.AbsolutePositionForObject(screen.table).Y + screen.table.Size().Height/2
	top := driver.AbsolutePositionForObject(screen.right).Y
	if !screen.stacked || middle < top || middle > top+screen.right.Size().Height {
		t.Errorf("one column: %v; the trick is at %v of %v", screen.stacked, middle-top, screen.right.Size().Height)
	}
}

// A number is picked by its own key, none by 0.
func TestANumberIsPickedByItsOwnKey(t *testing.T) {
	screen, w, got := shownCase(t, sampleCase(false, numberDraft()))
	for key, want := range map[fyne.KeyName]string{fyne.Key0: "n:0", fyne.Key1: "n:1", fyne.Key3: "n:3"} {
		typeKey(screen, w, key)
		wantReports(t, got, want)
	}
	typeKey(screen, w, fyne.Key7)
	wantReports(t, got)
}

// A number that is found is picked in the same way. Beside other answers it is the number's turn until one is picked.
func TestAFindingTakesANumber(t *testing.T) {
	v := sampleCase(false, view.Sheet{Title: "What do you find?", Lead: "How many?", Primary: action("found", "That is my finding", "Enter"),
		Picker: &view.Picker{ID: "which", Label: "The number", Digits: true, Choices: []view.Choice{{ID: "which:0", Text: "0"}, {ID: "which:1", Text: "1"}}}})
	screen, w, got := shownCase(t, v)
	typeKey(screen, w, fyne.Key0)
	typeKey(screen, w, fyne.Key1)
	wantReports(t, got, "which:0", "which:1")
	test.Tap(screen.Find("which:1"))
	wantReports(t, got, "which:1")

	v.Sheet.Items = []view.Item{{ID: "find:had-won", Text: "It had won", Chosen: true}, {ID: "find:no", Text: "No"}}
	screen.Set(v)
	typeKey(screen, w, fyne.Key1)
	wantReports(t, got, "which:1")
	v.Sheet.Picker.Choices[1].Chosen = true
	screen.Set(v)
	typeKey(screen, w, fyne.Key2)
	typeKey(screen, w, fyne.Key0)
	wantReports(t, got, "find:no")
	v.Sheet.Picker = nil
	screen.Set(v)
	if screen.Find("which:1") != nil {
		t.Error("a picker that is no more is still to be found")
	}
}

func TestALineRunsNowhereOutOfItsSheet(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		for _, greek := range []bool{false, true} {
			w := window(t, Theme{Scale: scale}, fyne.NewSize(330*scale, 700*scale), sheetOf(lineSheet(greek)))
			checkWidths(t, "line", w)
		}
	}
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	l := newShown(drawLine)
	l.set(&view.Line{Tricks: lineTricks("Trick", "East", "South"), Result: "N–S 2"})
	wide, narrow := l.heightAt(500), l.heightAt(220)
	if narrow <= wide {
		t.Errorf("%v high when wide, %v when narrow", wide, narrow)
	}
}
