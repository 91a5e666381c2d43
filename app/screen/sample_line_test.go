package screen

import "rectify/app/view"

// lineSheet is a line of play after a claim, its fifth card on the table, of two among which one may choose.
func lineSheet(isGreek bool) view.Sheet {
	s := view.Sheet{
		Stages: englishStages(4),
		Title:  "How the rest may be played",
		Lead:   "Tricks left: 3. Claimed by South: 3. It hangs on whether South is at all likely to be unaware of the trump that is out. The costly choice is South's.",
		Items: []view.Item{
			{ID: "line-of:0", Text: "If the trump may have been forgotten", Note: "(N–S 2 · E–W 1)", Chosen: true},
			{ID: "line-of:1", Text: "If the trump was plainly known", Note: "(N–S 3 · E–W 0)"},
		},
		Line:    &view.Line{Tricks: lineTricks("Trick", "East", "South"), Result: "Of the tricks left: N–S 2 · E–W 1"},
		Hint:    "← → cards · Space plays them",
		Primary: action("line", "Back to the ruling", "Enter"),
	}
	if isGreek {
		s.Stages, s.Title = greekStages(4), "Πώς μπορεί να παιχτεί το υπόλοιπο"
		s.Lead = "Λεβέ που μένουν: 3. Διεκδίκησε ο Νότος: 3. Κρίνεται από το αν είναι έστω και λίγο πιθανό ο Νότος να μην ήξερε το ατού που είναι έξω."
		s.Items[0].Text, s.Items[1].Text = "Αν το ατού μπορεί να ξεχάστηκε", "Αν το ατού ήταν φανερά γνωστό"
		s.Items[0].Note, s.Items[1].Note = "(Β–Ν 2 · Α–Δ 1)", "(Β–Ν 3 · Α–Δ 0)"
		s.Line = &view.Line{Tricks: lineTricks("Λεβέ", "Ανατολή", "Νότος"), Result: "Από τις λεβέ που μένουν: Β–Ν 2 · Α–Δ 1"}
		s.Hint, s.Primary.Text = "← → φύλλα · το διάστημα τα παίζει", "Πίσω στην απόφαση"
	}
	return s
}

func lineTricks(name, east, south string) []view.LineTrick {
	return []view.LineTrick{
		{Name: name + " 11", Cards: []string{"♥10", "♠9", "♠5", "♥9"}, Shown: 4, Winner: east},
		{Name: name + " 12", Cards: []string{"♦9", "♠6", "♦10", "♣7"}, Shown: 1, Now: true, Winner: south},
		{Name: name + " 13", Cards: []string{"♠A", "♣6", "♣J", "♦7"}, Winner: south},
	}
}

// numberDraft is the tricks of a claim being awarded, with the number still to be picked.
func numberDraft() view.Sheet {
	s := rulingEnglish(true)
	s.Composer.Draft = &view.Draft{
		Text: "The tricks left are awarded",
		Pickers: []view.Picker{
			{ID: "side", Label: "Which side", Choices: []view.Choice{{ID: "side:0", Text: "North–South", Chosen: true}, {ID: "side:1", Text: "East–West"}}},
			{ID: "of-left", Label: "Of the 3 tricks left", Digits: true, Choices: []view.Choice{{ID: "n:0", Text: "0"}, {ID: "n:1", Text: "1"}, {ID: "n:2", Text: "2"}, {ID: "n:3", Text: "3"}}},
		},
		Add:    view.Action{ID: "draft:add", Text: "Add this order", Key: "Enter"},
		Cancel: action("draft:cancel", "Cancel", "Esc"),
	}
	return s
}
