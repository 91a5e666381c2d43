package screen

import (
	"fmt"

	"rectify/app/view"
)

// weightRows is rows of an adjusted score with weights, the second chosen.
func weightRows(percents []int, texts, notes []string) []view.AwardRow {
	var out []view.AwardRow
	for i, text := range texts {
		id := func(word string) string { return fmt.Sprintf("weigh:%s:%d", word, i) }
		out = append(out, view.AwardRow{ID: id("row"), Text: text, Note: notes[i], Percent: percents[i], Weight: fmt.Sprintf("%d %%", percents[i]), Chosen: i == 1,
			Less: view.Action{ID: id("less"), Text: "−", Enabled: percents[i] > 0}, More: view.Action{ID: id("more"), Text: "+", Enabled: true}})
	}
	return out
}

// awardEnglish is an adjusted score being worked out at IMPs, a part of the weights still missing.
func awardEnglish() view.Sheet {
	return view.Sheet{
		Stages: englishStages(3),
		Title:  "The adjusted score",
		Lead:   "How likely was each result without the infraction? Only what could be reached legally counts.",
		Award: &view.Award{
			Against: []string{"Teams match.", "The other table: 4♥ S = (+620)."},
			Sections: []view.AwardSection{{
				Rows: weightRows([]int{10, 60, 0}, []string{"4♥ by South, one down", "4♥ by South, made exactly", "4♠ by East, made with one overtrick"},
					[]string{"double dummy: 10 tricks", "double dummy: 10 tricks", "(the result at the table) · double dummy: 10 tricks"}),
				Sum: "70 %: 30 % are missing"}},
			New: action("weigh:new", "Another result", "F9"),
			Sums: []view.Sums{
				{Head: "North–South", Lines: []view.SumLine{{Text: "4♥ S −1 scores −100. Against +620: −720, −12 IMPs. 10 % of it:", Value: "−1.2"},
					{Text: "4♥ S = scores 120 + 500 = +620. Against +620: 0, 0 IMPs. 60 % of it:", Value: "0"}}},
				{Head: "East–West", Lines: []view.SumLine{{Text: "4♥ S −1 scores +100. Against −620: +720, +12 IMPs. 10 % of it:", Value: "+1.2"},
					{Text: "4♥ S = scores −620. Against −620: 0, 0 IMPs. 60 % of it:", Value: "0"}}}},
			Note: "It is a help in judging what would have happened, never the ruling: at the table nobody sees every card.",
		},
		Hint:    "↑ ↓ choose · ← → or digits weigh",
		Primary: view.Action{ID: "assign", Text: "Give this score", Key: "Enter"},
		More:    []view.Action{action("undo", "Undo", "")},
	}
}

// awardGreek is one at matchpoints, all weighed, with what the two sides get without a result as well.
func awardGreek() view.Sheet {
	return view.Sheet{
		Stages: greekStages(3),
		Title:  "Το προσαρμοσμένο σκορ",
		Lead:   "Πόσο πιθανό ήταν το κάθε αποτέλεσμα χωρίς την παράβαση; Μετρά μόνο ό,τι μπορούσε να γίνει με νόμιμα μέσα.",
		Award: &view.Award{
			Against: []string{"Αγώνας ζευγών.", "Τα άλλα τραπέζια: 3♠ Ν = (+140) · 4♠ Ν −1 (−50) · 3♠ Ν +1 (+170) · 2♠ Ν +2 (+170) · 4♠ Ν = (+420) · 4♠ Ν −1 (−50) · 2♠ Ν +1 (+140)."},
			Sections: []view.AwardSection{
				{Rows: weightRows([]int{60, 40, 0}, []string{"3♠ του Νότου, ακριβώς", "3♠ του Νότου, με μία παραπάνω", "4♠ του Νότου, ακριβώς"},
					[]string{"double dummy: 9 λεβέ", "double dummy: 9 λεβέ", "(όσα έγιναν στο τραπέζι) · double dummy: 9 λεβέ"}),
					Sum: "100 %: συμπληρώθηκε", Whole: true},
				{Head: "Ανατολή–Δύση", Fixed: view.Picker{ID: "weigh:fix:0", Choices: []view.Choice{{ID: "weigh:fix:0:0", Text: "40 %"}, {ID: "weigh:fix:0:1", Text: "50 %"},
					{ID: "weigh:fix:0:2", Text: "60 %", Chosen: true}, {ID: "weigh:fix:0:3", Text: "64 %"}}}},
			},
			New: action("weigh:new", "Άλλο αποτέλεσμα", "F9"),
			Sums: []view.Sums{{Head: "Βορράς–Νότος", Lines: []view.SumLine{
				{Text: "3♠ Ν = δίνει 90 + 50 = +140. Κερδίζει 2 στα 7, ίσο με 2: 6. Το 60 %:", Value: "3,6"},
				{Text: "3♠ Ν +1 δίνει 90 + 30 + 50 = +170. Κερδίζει 4 στα 7, ίσο με 2: 10. Το 40 %:", Value: "4"},
				{Text: "Σύνολο", Value: "7,6", Total: true}}}},
		},
		Hint:    "↑ ↓ επιλογή · ← → ή ψηφία για το ποσοστό",
		Primary: action("assign", "Αυτό το σκορ", "Enter"),
		More:    []view.Action{action("undo", "Αναίρεση", "")},
	}
}

// awardedEnglish is the verdict on a ruling with an adjusted score at matchpoints.
func awardedEnglish() view.Sheet {
	return view.Sheet{
		Stages: englishStages(4),
		Title:  "Your ruling",
		Verdict: &view.Verdict{
			Grade: view.Grade{Kind: "wrong", Text: "Wrong", Note: "the table would go on differently"},
			Lines: []view.VerdictLine{{Kind: "right", Mark: "given", Text: "A score is assigned that weighs the possible results.", Cites: []string{"12C1(c)"}}},
			Award: &view.AwardMark{
				Head: "The adjusted score", Notes: []string{"Pairs event.", "The other tables: 3♠ S = (+140) · 4♠ S −1 (−50) · 3♠ S +1 (+170)."},
				GivenHead: "You", RightHead: "Right",
				Parts: []view.AwardPart{{Lines: []view.AwardLine{
					{Kind: "near", Mark: "acceptable", Text: "3♠ by South, made exactly", Given: "55 %", Right: "60 % ± 10"},
					{Kind: "right", Mark: "exact", Text: "3♠ by South, made with one overtrick", Given: "40 %", Right: "40 % ± 10"},
					{Kind: "extra", Mark: "not legal", Text: "4♠ by South, made exactly (the result at the table)", Given: "5 %", Right: "none",
						Why: "The raise was suggested by partner’s pause, and passing was a logical alternative. A result that cannot be reached legally has no weight (12C1(c))."}}}},
				Given: "Your score comes to: North–South 3.2 of 6 matchpoints (53.33 %), East–West 2.8 of 6 matchpoints (46.67 %).", SumsHead: "How it is worked out",
				Sums: []view.Sums{
					{Head: "North–South", Lines: []view.SumLine{{Text: "3♠ S = scores 90 + 50 = +140. Beats 1 of 3, equals 1: 3. 60 % of it:", Value: "1.8"}, {Text: "3♠ S +1 scores 90 + 30 + 50 = +170. Beats 2 of 3, equals 1: 5. 40 % of it:", Value: "2"},
						{Text: "Together", Value: "3.8"}, {Text: "Neuberg’s formula, 4 results in place of 6: (3.8 + 1) × 6 ÷ 4 − 1", Value: "6.2", Total: true}}},
					{Head: "East–West", Lines: []view.SumLine{{Text: "3♠ S = scores −140. Beats 1 of 3, equals 1: 3. 60 % of it:", Value: "1.8"}, {Text: "3♠ S +1 scores −170. Beats 0 of 3, equals 1: 1. 40 % of it:", Value: "0.4"},
						{Text: "Together", Value: "2.2"}, {Text: "Neuberg’s formula, 4 results in place of 6: (2.2 + 1) × 6 ÷ 4 − 1", Value: "3.8", Total: true}}}},
				Traveller: &view.Traveller{Head: "The traveller", Heads: [4]string{"Result", "North–South", "Before", "After"},
					Rows: []view.TravellerRow{{Mark: "adjusted", Text: "4♠ S =", Score: "+420", Before: "9.5 / 0.5", After: "6.2 / 3.8"},
						{Text: "3♠ S =", Score: "+140", Before: "3.5 / 6.5", After: "4.4 / 5.6"}, {Text: "4♠ S −1", Score: "−50", Before: "0.5 / 9.5", After: "0.5 / 9.5"},
						{Text: "3♠ S +1", Score: "+170", Before: "6.5 / 3.5", After: "8.9 / 1.1"}},
					Note: "Matchpoints of North–South / East–West. The board has 4 results, the others 6: the matchpoints are brought to the same top by Neuberg’s formula. It is the authority’s choice; the Laws leave it open (78A, 78D)."},
			},
		},
		Primary: action("go-on", "Play it on", "Enter"),
	}
}

// awardedGreek is the verdict on artificial scores at IMPs that should have been weighed results, with the two sides apart.
func awardedGreek() view.Sheet {
	s := awardedEnglish()
	s.Stages, s.Title, s.Primary.Text = greekStages(4), "Η απόφασή σας", "Συνέχεια"
	s.Verdict = &view.Verdict{
		Grade: view.Grade{Kind: "wrong", Text: "Λάθος", Note: "το τραπέζι θα συνέχιζε αλλιώς"},
		Lines: []view.VerdictLine{{Kind: "missing", Mark: "λείπει", Text: "Αποδίδεται προσαρμοσμένο σκορ.", Cites: []string{"12Γ1(ε)"}}},
		Award: &view.AwardMark{
			Head: "Το προσαρμοσμένο σκορ", Notes: []string{"Αγώνας ομάδων.", "Το άλλο τραπέζι: 3♠ Ν = (+140).", "Το σκορ έπρεπε να προσαρμοστεί, και μάλιστα έτσι:"},
			GivenHead: "Εσείς", RightHead: "Σωστό",
			Parts: []view.AwardPart{
				{Head: "Τι ήταν αναμενόμενο χωρίς την παράβαση", Lines: []view.AwardLine{{Kind: "missing", Text: "3♠ του Νότου, ακριβώς", Right: "100 %"}}},
				{Head: "Τι περίμενε ο άξονας Ανατολής–Δύσης μετά από αυτήν, με κανονικό παίξιμο", Lines: []view.AwardLine{
					{Kind: "missing", Text: "4♠ του Νότου, μία μέσα", Right: "40 %"}, {Kind: "missing", Text: "4♠ του Νότου, ακριβώς", Right: "60 %"}}}},
			SumsHead: "Πώς βγαίνει",
			Sums: []view.Sums{{Head: "Ανατολή–Δύση", Lines: []view.SumLine{{Text: "Αναμενόμενο χωρίς την παράβαση", Value: "0"},
				{Text: "Αναμενόμενο μετά από αυτήν, με κανονικό παίξιμο", Value: "−2,2"}, {Text: "Σκορ του τραπεζιού", Value: "−7"}, {Text: "Τι κόστισε η παράβαση", Value: "+2,2"},
				{Text: "Τι τους κόστισε δικό τους λάθος: δεν αποκαθίσταται (12Γ1(ε))", Value: "+4,8"}, {Text: "Σύνολο", Value: "−4,8", Total: true}}}},
			Traveller: &view.Traveller{Head: "Το φύλλο της διανομής", Heads: [4]string{"Αποτέλεσμα", "Βορράς–Νότος", "Πριν", "Μετά"},
				Rows: []view.TravellerRow{{Mark: "προσαρμόζεται", Text: "χωρίς αποτέλεσμα", Score: "–", Before: "–", After: "2,4 / 3,84"},
					{Text: "3♠ Ν =", Score: "+140", Before: "4,33 / 1,67", After: "4,33 / 1,67"}},
				Note: "Βαθμοί αγώνα Βορρά–Νότου / Ανατολής–Δύσης."},
		},
	}
	return s
}
