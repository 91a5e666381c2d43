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
		Lead:   "How many tricks each player takes as declarer, if all four play their best and see every card. The declarer’s left-hand opponent leads.",
		Double: &view.DoubleDummy{
			Denoms: []string{"♣", "♦", "♥", "♠", "NT"},
			Rows: []view.DoubleRow{{Declarer: "North", Tricks: []int{6, 9, 7, 11, 10}}, {Declarer: "East", Tricks: []int{6, 4, 6, 2, 3}},
				{Declarer: "South", Tricks: []int{7, 9, 7, 11, 10}}, {Declarer: "West", Tricks: []int{6, 4, 6, 2, 3}}},
			Note: "It is a help in judging what would have happened, never the ruling: at the table nobody sees every card.",
		},
		Hint:    "Esc closes it too",
		Primary: action("double", "Close the table", "Enter"),
	}
	if isGreek {
		s.Stages = greekStages(5)
		s.Lead = "Πόσες λεβέ κάνει κάθε παίκτης ως εκτελεστής, αν παίξουν και οι τέσσερις το καλύτερο βλέποντας όλα τα φύλλα. Η αντάμ είναι του αριστερού αντιπάλου του εκτελεστή."
		s.Double.Denoms[4] = "ΧΑ"
		for i, name := range []string{"Βορράς", "Ανατολή", "Νότος", "Δύση"} {
			s.Double.Rows[i].Declarer = name
		}
		s.Double.Note = "Βοηθά να κριθεί τι θα γινόταν, ποτέ δεν είναι η απόφαση: στο τραπέζι κανείς δεν βλέπει όλα τα φύλλα."
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
