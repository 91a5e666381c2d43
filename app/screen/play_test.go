package screen

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"rectify/app/view"
)

// dealGreek is a deal being played on with something going wrong: East is to follow to a spade.
func dealGreek() view.Sheet {
	row := func(cards ...string) view.Picker {
		p := view.Picker{ID: "row"}
		for _, c := range cards {
			p.Choices = append(p.Choices, view.Choice{ID: "card:" + c, Text: c, Barred: c[:3] != "♠"})
		}
		return p
	}
	s := view.Sheet{
		Stages: greekStages(4),
		Title:  "Συνεχίζετε εσείς τη διανομή",
		Lead:   "Να παίξει: Ανατολή.",
		Entry:  &view.Entry{ID: "deal", Label: "Δήλωση ή φύλλο", Placeholder: "1Κ, 3ΧΑ, Π, ή Π Q"},
		Play: &view.Play{
			Who:    view.Picker{ID: "acts", Label: "Ποιος", Choices: seats(1)},
			Rows:   []view.Picker{row("♠10", "♠6", "♠4"), row("♥8", "♥6", "♥5"), row("♦J", "♦6", "♦2"), row("♣K", "♣7", "♣4", "♣3")},
			Switch: view.Choice{ID: "amiss", Text: "Κάτι πάει στραβά: και το μη νόμιμο μπαίνει στο τραπέζι", Chosen: true}, Key: "F12",
			Palette: []view.Item{{ID: "mishap:exposed", Text: "Φαίνονται φύλλα ενός παίκτη"}, {ID: "mishap:claimed", Text: "Ένας παίκτης διεκδικεί λεβέ", Chosen: true}},
		},
		Message: "Παίχτηκε πίκα: πρέπει να ακολουθήσει. (Νόμος 44Γ)",
		Hint:    "τα βέλη διαλέγουν · ή γράψτε 1Κ, Π, Π Q",
		Primary: action("choose-it", "Η Ανατολή παίζει ♥8", "Enter"),
		More:    []view.Action{action("director", "Διαιτητή!", "F9"), action("rest", "Ας συνεχίσουν μόνοι τους", "F10"), action("undo", "Αναίρεση", "")},
	}
	s.Play.Rows[1].Choices[0].Chosen = true
	return s
}

// choosing is a table on which East's cards can be chosen where they lie.
func choosing() view.Table {
	t := samplePlay(english)
	for _, s := range t.Hands[view.East].Suits {
		for _, rank := range s.Cards {
			t.Hands[view.East].Plays = append(t.Hands[view.East].Plays, view.Choice{ID: "card:" + s.Symbol + rank, Text: s.Symbol + rank, Barred: s.Symbol != "♠"})
		}
	}
	t.Hands[view.East].OnTurn = true
	return t
}

func TestPicturesOfADealPlayedOn(t *testing.T) {
	picture(t, "sheet-deal-el", Theme{}, fyne.NewSize(500, 900), sheetOf(dealGreek()))
	picture(t, "sheet-deal-el-200", Theme{Scale: 2}, fyne.NewSize(900, 1500), sheetOf(dealGreek()))
	picture(t, "table-choosing-en", Theme{}, fyne.NewSize(724, 500), tableOf(choosing()))
}

func TestKeysOfADealPlayedOn(t *testing.T) {
	v := sampleCase(true, dealGreek())
	v.Table = choosing()
	screen, w, got := shownCase(t, v)
	if w.Canvas().Focused() != screen.FindField("deal") {
		t.Fatal("the cursor does not stand where one types")
	}
	for key, want := range map[fyne.KeyName]string{fyne.KeyLeft: "move:left", fyne.KeyRight: "move:right", fyne.KeyUp: "move:up", fyne.KeyDown: "move:down",
		fyne.KeyReturn: "choose-it", fyne.KeyF9: "director", fyne.KeyF10: "rest", fyne.KeyF12: "amiss"} {
		typeKey(screen, w, key)
		wantReports(t, got, want)
	}
	screen.Undo()
	wantReports(t, got, "undo")
	test.Type(screen.FindField("deal"), "2")
	wantReports(t, got, "deal=2")
	typeKey(screen, w, fyne.KeyLeft) // moves among what was typed
	wantReports(t, got)
	for _, id := range []string{"card:♥6", "card:♠4", "amiss", "seat:S", "mishap:exposed"} {
		if control := screen.Find(id); control != nil {
			test.Tap(control)
			wantReports(t, got, id)
		} else {
			t.Errorf("no %s to be seen", id)
		}
	}
	if v.Sheet.More = nil; screen.Find("undo") != nil {
		screen.Set(v)
		screen.Undo()
		wantReports(t, got) // it is no longer offered
	}
}

// A card is chosen where it lies, one that is not legal too; elsewhere on the table nothing is.
func TestCardsAreChosenOnTheTable(t *testing.T) {
	var table *Table
	w := window(t, Theme{}, fyne.NewSize(900, 700), func() fyne.CanvasObject { table = NewTable(); table.Set(choosing()); return table })
	var got []string
	table.OnAction = func(id string) { got = append(got, id) }
	w.Resize(fyne.NewSize(901, 700))
	if len(table.spots) != 13 {
		t.Fatalf("%d cards can be chosen", len(table.spots))
	}
	for _, s := range table.spots {
		test.TapAt(table, fyne.NewPos(s.at.x+s.at.w/2, s.at.y+s.at.h/2))
		wantReports(t, &got, s.id)
	}
	test.TapAt(table, fyne.NewPos(1, 1))
	wantReports(t, &got)
}
