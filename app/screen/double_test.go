package screen

import (
	"testing"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// doubleSheet is the double-dummy table of a deal.
func doubleSheet(isGreek bool) view.Sheet {
	s := view.Sheet{
		Stages: englishStages(5),
		Title:  "Double dummy",
		Lead:   "The tricks of each declarer, if all four see every card and play their best.",
		Double: &view.DoubleDummy{
			Denoms: []string{"♣", "♦", "♥", "♠", "NT"},
			Rows: []view.DoubleRow{{Declarer: "North", Tricks: []int{6, 9, 7, 11, 10}}, {Declarer: "East", Tricks: []int{6, 4, 6, 2, 3}},
				{Declarer: "South", Tricks: []int{7, 9, 7, 11, 10}}, {Declarer: "West", Tricks: []int{6, 4, 6, 2, 3}}},
			Note: "It is a help in judging what would have happened, never the ruling: at the table nobody sees every card. The declarer’s left-hand opponent leads.",
		},
		Hint:    "Esc closes it too",
		Primary: action("double", "Close the table", "Enter"),
	}
	if isGreek {
		s.Stages = greekStages(5)
		s.Lead = "Οι λεβέ κάθε εκτελεστή, αν και οι τέσσερις βλέπουν όλα τα φύλλα και παίζουν το καλύτερο."
		s.Double.Denoms[4] = "ΧΑ"
		for i, name := range []string{"Βορράς", "Ανατολή", "Νότος", "Δύση"} {
			s.Double.Rows[i].Declarer = name
		}
		s.Double.Note = "Βοηθά να κριθεί τι θα γινόταν, ποτέ δεν είναι η απόφαση: στο τραπέζι κανείς δεν βλέπει όλα τα φύλλα. Η αντάμ είναι του αριστερού αντιπάλου του εκτελεστή."
		s.Hint, s.Primary.Text = "Κλείνει και με Esc", "Κλείσιμο του πίνακα"
	}
	return s
}

func TestKeysOfTheDoubleDummyTable(t *testing.T) {
	v := sampleCase(false, doubleSheet(false))
	v.Bar.Back = action("double", "Back", "Esc")
	screen, w, got := shownCase(t, v)
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEscape} {
		typeKey(screen, w, key)
		wantReports(t, got, "double")
	}
	typeKey(screen, w, fyne.Key1)
	wantReports(t, got)
}

func TestTheDoubleDummyTableRunsNowhereOutOfItsSheet(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		for _, greek := range []bool{false, true} {
			w := window(t, Theme{Scale: scale}, fyne.NewSize(330*scale, 700*scale), sheetOf(doubleSheet(greek)))
			checkWidths(t, "double", w)
		}
	}
}

// In one column the sheet is far below the table, and there is little of it while the tricks are worked out.
func TestTheDoubleDummyTableIsScrolledTo(t *testing.T) {
	waiting := doubleSheet(false)
	waiting.Double = nil
	v := sampleCase(false, waiting)
	screen, _, _ := shownCase(t, v)
	fyne.CurrentApp().Settings().SetTheme(Theme{Scale: 2})
	screen.Set(v)
	before := screen.right.Offset.Y
	v.Sheet = doubleSheet(false)
	screen.Set(v)
	if top := screen.sheet.stages.Position().Y - em(); !screen.stacked || screen.right.Offset.Y <= before || screen.right.Offset.Y > top {
		t.Errorf("one column: %v; scrolled from %v to %v, the sheet begins at %v", screen.stacked, before, screen.right.Offset.Y, top)
	}
}
