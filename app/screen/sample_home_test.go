package screen

import (
	"fmt"

	"fyne.io/fyne/v2"

	"rectify/app/view"
)

// pick is the text of one language.
func pick(greek bool, el, en string) string {
	if greek {
		return el
	}
	return en
}

func sampleBar(el bool, title string, back bool) view.Bar {
	bar := view.Bar{
		Program: "Rectify",
		Title:   title,
		Editions: []view.Choice{
			{ID: "edition-2024", Text: pick(el, "Κώδικας 2024", "Laws 2024"), Chosen: true},
			{ID: "edition-2017", Text: "2017"},
			{ID: "edition-2007", Text: "2007"},
			{ID: "edition-2027", Text: pick(el, "2027 (δεν εκδόθηκε)", "2027 (not published)"), Disabled: true},
		},
		Languages: []view.Choice{{ID: "el", Text: "ΕΛ", Chosen: el}, {ID: "en", Text: "EN", Chosen: !el}},
		Size:      view.Action{ID: "size", Text: "A A 100%", Enabled: true},
		Theme:     view.Action{ID: "theme", Text: pick(el, "Σκούρο", "Dark"), Enabled: true},
		Help:      view.Action{ID: "help", Text: pick(el, "Βοήθεια", "Help"), Key: "F1", Enabled: true},
	}
	if back {
		bar.Back = view.Action{ID: "home", Text: pick(el, "Αρχική", "Home"), Key: "Esc", Enabled: true}
	}
	return bar
}

func sampleActions(el bool) []view.Action {
	return []view.Action{
		{ID: "library", Text: pick(el, "Επιλογή περίπτωσης", "Choose a case"), Enabled: true},
		{ID: "charts", Text: pick(el, "Διαγράμματα", "Charts"), Enabled: true},
		{ID: "history", Text: pick(el, "Ιστορικό", "History"), Enabled: true},
		{ID: "open", Text: pick(el, "Άνοιγμα αρχείου…", "Open a file…"), Enabled: true},
	}
}

// sampleHome is the first screen of somebody who has been here before.
func sampleHome(el bool) view.Home {
	return view.Home{
		Bar:      sampleBar(el, "", false),
		Greeting: pick(el, "Καλώς ήρθατε πάλι", "Welcome back"),
		Continue: []view.Card{{
			ID: "case:9", Over: pick(el, "Συνέχεια", "Continue"), Title: pick(el, "Θήκη 9", "Board 9"),
			Text:  pick(el, "Η Δύση κάλεσε τον Διαιτητή μετά το 1♥ του Νότου. Έχετε κάνει δύο ερωτήσεις.", "West called the director after South's 1♥. You have asked two questions."),
			Level: pick(el, "Επίπεδο 1 · σύλλογος", "Level 1 · club"),
		}},
		Next: &view.Card{
			ID: "case:14", Over: pick(el, "Η επόμενη για εσάς", "Next for me"), Title: pick(el, "Θήκη 14", "Board 14"),
			Text:  pick(el, "Ένας αμυνόμενος έπαιξε εκτός σειράς. Στον Νόμο 56 έχετε δύο λάθη.", "A defender led out of turn. Law 56 has cost you two rulings."),
			Level: pick(el, "Επίπεδο 2 · περιφέρεια", "Level 2 · county"),
			Done:  pick(el, "ελλιπής", "incomplete"), Grade: "incomplete",
		},
		Actions: sampleActions(el),
		Player:  pick(el, "Εξασκείται: Μαρία Παππά", "Practising: Maria Pappa"),
	}
}

// sampleFirstVisit is the first screen of somebody new, with something to know.
func sampleFirstVisit(el bool) view.Home {
	level := pick(el, "Επίπεδο 1 · σύλλογος", "Level 1 · club")
	return view.Home{
		Bar:      sampleBar(el, "", false),
		Greeting: pick(el, "Καλώς ήρθατε", "Welcome"),
		Lead: []string{
			pick(el, "Στο τραπέζι κάτι πήγε στραβά και σας καλούν. Ρωτήστε, βρείτε τον Νόμο, εξηγήστε τις επιλογές και αποφασίστε.",
				"Something has gone wrong at the table and you are called. Ask, find the Law, explain the options and rule."),
			pick(el, "Μετά η διανομή συνεχίζεται με την απόφασή σας, και βλέπετε τι ήταν σωστό και γιατί.",
				"Then the deal goes on under your ruling, and you see what was right and why."),
		},
		FirstHead: pick(el, "Τρεις πρώτες περιπτώσεις", "Three first cases"),
		First: []view.Card{
			{ID: "case:1", Title: pick(el, "Θήκη 1", "Board 1"), Text: pick(el, "Μια δήλωση που δεν φτάνει.", "A bid that is not enough."), Level: level},
			{ID: "case:2", Title: pick(el, "Θήκη 2", "Board 2"), Text: pick(el, "Μια έξοδος από λάθος χέρι.", "A lead from the wrong hand."), Level: level},
			{ID: "case:3", Title: pick(el, "Θήκη 3", "Board 3"), Text: pick(el, "Ένα φύλλο που έπεσε στο τραπέζι.", "A card that fell on the table."), Level: level},
		},
		Actions: sampleActions(el),
		Player:  pick(el, "Εξασκείται: δεν δόθηκε όνομα", "Practising: no name given"),
		Notice: pick(el, "Δύο αρχεία στον φάκελό σας έχουν λάθη και δεν φορτώθηκαν. Ανοίξτε τα για να δείτε τι να διορθώσετε.",
			"Two files in your folder have faults and were not loaded. Open them to see what to put right."),
	}
}

func sampleLibrary(el bool, cases int) view.Library {
	titles := [][2]string{
		{"Μία κούπα πάνω από μία πίκα", "One heart over one spade"},
		{"Το 4♠ που ήταν για το 3♠", "The 4♠ that was meant as 3♠"},
		{"Έξοδος από τον μορ", "A lead from dummy"},
		{"Δύο φύλλα μαζί στην όγδοη λεβέ, το ένα κλειστό", "Two cards at once to the eighth trick, one of them face down"},
		{"Ρενόνς που κανείς δεν πρόσεξε", "A revoke that nobody noticed"},
	}
	grades := []struct{ kind, el, en string }{
		{"correct", "σωστή", "correct"}, {"", "", ""}, {"incomplete", "ελλιπής", "incomplete"}, {"wrong", "λάθος", "wrong"},
		{"wrong-law", "σωστή απόφαση, άλλος νόμος", "right ruling, wrong law"}, {"acceptable", "αποδεκτή", "acceptable"},
	}
	laws := []string{"27", "25", "54", "45", "64"}
	v := view.Library{
		Bar:    sampleBar(el, "", true),
		Title:  pick(el, "Επιλογή περίπτωσης", "Choose a case"),
		Search: view.Entry{ID: "search", Label: pick(el, "Αναζήτηση Ctrl F", "Search Ctrl F"), Placeholder: pick(el, "λέξη ή αριθμός νόμου", "a word or the number of a law")},
		Count:  pick(el, fmt.Sprintf("%d περιπτώσεις", cases), fmt.Sprintf("%d cases", cases)),
		Empty:  pick(el, "Καμία περίπτωση δεν ταιριάζει. Σβήστε την αναζήτηση ή διαλέξτε «όλοι» οι νόμοι.", "No case matches. Clear the search, or choose all laws."),
	}
	law := view.Filter{Label: pick(el, "Νόμος", "Law"), Choices: []view.Choice{{ID: "law-all", Text: pick(el, "όλοι", "all"), Chosen: true}}}
	for _, n := range []string{"23", "25", "26", "27", "29", "31", "45", "50", "54", "56", "57", "64", "68", "71"} {
		law.Choices = append(law.Choices, view.Choice{ID: "law-" + n, Text: n})
	}
	v.Filters = []view.Filter{law,
		{Label: pick(el, "Επίπεδο", "Level"), Choices: []view.Choice{
			{ID: "level-all", Text: pick(el, "όλα", "all"), Chosen: true}, {ID: "level-1", Text: pick(el, "1 σύλλογος", "1 club")},
			{ID: "level-2", Text: pick(el, "2 περιφέρεια", "2 county")}, {ID: "level-5", Text: pick(el, "5 πρωτάθλημα", "5 championship")}}},
		{Label: pick(el, "Δείξε", "Show"), Choices: []view.Choice{
			{ID: "status-all", Text: pick(el, "όλες", "all"), Chosen: true}, {ID: "status-new", Text: pick(el, "όσες δεν έγιναν", "not done")},
			{ID: "status-done", Text: pick(el, "όσες έγιναν", "done")}}},
	}
	for i := range cases {
		g := grades[i%len(grades)]
		v.Cases = append(v.Cases, view.Card{
			ID: fmt.Sprintf("case:%d", i), Title: pick(el, titles[i%5][0], titles[i%5][1]),
			Text: pick(el, "Νόμος ", "Law ") + laws[i%5], Level: pick(el, "επίπεδο ", "level ") + fmt.Sprint(1+i%5),
			Done: pick(el, g.el, g.en), Grade: g.kind,
		})
	}
	return v
}

func sampleHistory(el bool) view.History {
	v := view.History{
		Bar:     sampleBar(el, pick(el, "Δύο φύλλα μαζί στην όγδοη λεβέ", "Two cards at once to the eighth trick"), true),
		Title:   pick(el, "Ιστορικό", "History"),
		Player:  pick(el, "Μαρία Παππά", "Maria Pappa"),
		LawHead: pick(el, "Κατά νόμο", "By law"),
		RowHead: pick(el, "Κατά ημερομηνία", "By date"),
		ByLaw: []view.Tally{
			{Law: pick(el, "Νόμος 27", "Law 27"), Text: pick(el, "6 από 8 σωστές", "6 of 8 right"), Right: 6, Of: 8},
			{Law: pick(el, "Νόμος 50", "Law 50"), Text: pick(el, "1 από 4 σωστή", "1 of 4 right"), Right: 1, Of: 4},
			{Law: pick(el, "Νόμος 64", "Law 64"), Text: pick(el, "0 από 2 σωστές", "0 of 2 right"), Of: 2},
		},
		Where:   pick(el, "Τα στοιχεία σας βρίσκονται στο /home/maria/.local/share/rectify/rectify.db", "Your records lie in /home/maria/.local/share/rectify/rectify.db"),
		Actions: []view.Action{{ID: "folder", Text: pick(el, "Άνοιγμα φακέλου", "Open the folder"), Enabled: true}},
	}
	rows := []struct{ el, en, kind, gel, gen, when string }{
		{"Μία κούπα πάνω από μία πίκα", "One heart over one spade", "incomplete", "ελλιπής", "incomplete", "12/11/2026 21:40"},
		{"Έξοδος από τον μορ", "A lead from dummy", "correct", "σωστή", "correct", "12/11/2026 21:31"},
		{"Ρενόνς που κανείς δεν πρόσεξε", "A revoke that nobody noticed", "wrong", "λάθος", "wrong", "10/11/2026 18:02"},
		{"Το 4♠ που ήταν για το 3♠", "The 4♠ that was meant as 3♠", "wrong-law", "σωστή απόφαση, άλλος νόμος", "right ruling, wrong law", "10/11/2026 17:55"},
		{"Ένα φύλλο που έπεσε στο τραπέζι", "A card that fell on the table", "acceptable", "αποδεκτή", "acceptable", "9/11/2026 20:15"},
	}
	for i, r := range rows {
		v.Rows = append(v.Rows, view.Attempt{
			ID: fmt.Sprintf("attempt:%d", i), When: r.when, Title: pick(el, r.el, r.en), Law: pick(el, "Νόμος 27", "Law 27"),
			Grade: view.Grade{Kind: r.kind, Text: pick(el, r.gel, r.gen)},
		})
	}
	return v
}

func sampleFaults(el bool) view.Faults {
	return view.Faults{
		Bar:   sampleBar(el, "", true),
		Title: pick(el, "Το αρχείο δεν μπορεί να ανοίξει ακόμη", "This file cannot be opened yet"),
		Lead:  pick(el, "Βρέθηκαν δύο λάθη. Διορθώστε τα και διαβάστε το ξανά.", "Two faults were found. Put them right and read it again."),
		File:  "/home/maria/cases/ib-heart-over-spade.yaml",
		Rows: []view.Fault{
			{Where: pick(el, "γραμμή 12, στήλη 5", "line 12, column 5"), What: pick(el, "Το φύλλο ♥K δεν το έχει κανείς.", "Nobody holds the ♥K."),
				Source: `- {play: "HK", by: W}`, Remedy: pick(el, "Γράψτε ένα φύλλο που έχει η Δύση, ή προσθέστε το στη διανομή.", "Name a card that West holds, or add it to the deal.")},
			{Where: pick(el, "γραμμή 20, στήλη 1", "line 20, column 1"), What: pick(el, "Το κλειδί «tittle» δεν υπάρχει.", "There is no key “tittle”."),
				Source: `tittle: {en: "One heart over one spade"}`, Remedy: pick(el, "Μήπως εννοείτε «title»;", "Did you mean “title”?")},
		},
		Again: view.Action{ID: "again", Text: pick(el, "Διάβασε το ξανά", "Read it again"), Key: "Enter", Enabled: true},
	}
}

func sampleHelp(el bool) view.Help {
	key := func(key, greek, english string) view.KeyHelp {
		return view.KeyHelp{Key: key, Text: pick(el, greek, english)}
	}
	return view.Help{
		Title: pick(el, "Πλήκτρα", "Keys"),
		Keys: []view.KeyHelp{
			key("Enter", "το κύριο κουμπί", "the primary button"), key("1–9", "επιλέγει από τη λίστα", "choose from the list"),
			key("← →", "προηγούμενο, επόμενο γεγονός", "previous and next event"), key(pick(el, "Διάστημα", "Space"), "παίζει τα γεγονότα", "play the events"),
			key("Esc", "πίσω", "back"), key("F1", "αυτά τα πλήκτρα", "these keys"), key("F2", "γλώσσα", "language"),
			key("F3", "η άλλη έκδοση του Κώδικα, μετά την κρίση", "the other edition of the Laws, after the verdict"),
			key("F4", "ανοίγει και κλείνει τα χέρια", "show and hide the hands"), key("F5", "διάγραμμα", "chart"),
			key("F6", "όλο το σκεπτικό", "full reasoning"), key("F7", "πάλι", "try again"), key("F8", "επόμενη", "next"),
			key("Ctrl + −", "μέγεθος γραμμάτων", "size of the text"), key("Ctrl F", "αναζήτηση", "search"),
		},
		Close: view.Action{ID: "close", Text: pick(el, "Κλείσιμο", "Close"), Key: "Esc", Enabled: true},
	}
}

// sampleScreens makes every screen beside the case, by name.
func sampleScreens(el bool) map[string]func() fyne.CanvasObject {
	return map[string]func() fyne.CanvasObject{
		"home":    func() fyne.CanvasObject { s := NewHome(); s.Set(sampleHome(el)); return s.Object() },
		"first":   func() fyne.CanvasObject { s := NewHome(); s.Set(sampleFirstVisit(el)); return s.Object() },
		"library": func() fyne.CanvasObject { s := NewLibrary(); s.Set(sampleLibrary(el, 31)); return s.Object() },
		"none":    func() fyne.CanvasObject { s := NewLibrary(); s.Set(sampleLibrary(el, 0)); return s.Object() },
		"history": func() fyne.CanvasObject { s := NewHistory(); s.Set(sampleHistory(el)); return s.Object() },
		"faults":  func() fyne.CanvasObject { s := NewFaults(); s.Set(sampleFaults(el)); return s.Object() },
		"help":    func() fyne.CanvasObject { s := NewHelp(); s.Set(sampleHelp(el)); return s.Object() },
	}
}
