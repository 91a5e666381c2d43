package screen

import "rectify/app/view"

func action(id, text, key string) view.Action {
	return view.Action{ID: id, Text: text, Key: key, Enabled: true}
}

// stages are six stages, the one at now being the present one.
func stages(now int, names ...string) []view.Stage {
	out := make([]view.Stage, len(names))
	for i, name := range names {
		out[i] = view.Stage{Name: name, Now: i == now, Done: i < now}
	}
	return out
}

func englishStages(now int) []view.Stage {
	return stages(now, "Facts", "Law", "Options", "Ruling", "Play on", "Score")
}

func greekStages(now int) []view.Stage {
	return stages(now, "Γεγονότα", "Νόμος", "Επιλογές", "Απόφαση", "Συνέχεια", "Σκορ")
}

// factsGreek is the sheet of the first stage, one question asked.
func factsGreek() view.Sheet {
	return view.Sheet{
		Stages: greekStages(0),
		Title:  "Τι πρέπει να μάθετε;",
		Lead:   "Ρωτήστε μόνο ό,τι χρειάζεται για την απόφαση. Ό,τι φαίνεται στο τραπέζι δεν ρωτιέται.",
		Items: []view.Item{
			{ID: "ask:intended", Text: "Νότο, ήταν αυτή η δήλωση που θέλατε να κάνετε;", Note: "(μακριά από το τραπέζι)", Answer: "«Ναι, νόμιζα ότι άνοιγα.»", Chosen: true, Done: true},
			{ID: "ask:shows", Text: "Βορρά, τι θα έδειχνε το 2♥ του Νότου εδώ;", Note: "(μακριά από το τραπέζι)"},
			{ID: "ask:later", Text: "Έγινε άλλη δήλωση πριν έρθω;", Done: true, Answer: "«Όχι, κανείς δεν έκανε άλλη δήλωση.»"},
			{ID: "ask:points", Text: "Νότο, πόσους πόντους έχετε;"},
			{ID: "ask:passed", Text: "Ανατολή, γιατί πασάρατε;"},
		},
		Hint:    "1–9 ρωτά · ← → γεγονότα · F1 πλήκτρα",
		Primary: action("next", "Έχω τα γεγονότα", "Enter"),
		More:    []view.Action{action("undo", "Αναίρεση", "F9")},
	}
}

// factsEnglish is the same in English, with a message and the primary button not to be pressed yet.
func factsEnglish() view.Sheet {
	return view.Sheet{
		Stages: englishStages(0),
		Title:  "What do you need to know?",
		Lead:   "Ask only what the ruling needs. What the table shows need not be asked.",
		Items: []view.Item{
			{ID: "ask:intended", Text: "South, was that the call you meant to make?", Note: "(away from the table)", Answer: "“Yes, I thought I was opening.”", Chosen: true, Done: true},
			{ID: "ask:shows", Text: "North, what would South's 2♥ show here?", Note: "(away from the table)"},
			{ID: "ask:later", Text: "Was there another call before I came?"},
			{ID: "ask:points", Text: "South, how many points do you hold?"},
			{ID: "ask:passed", Text: "East, why did you pass?"},
		},
		Hint:    "1–9 ask · ← → events · F1 keys",
		Primary: action("next", "I have the facts", "Enter"),
		More:    []view.Action{action("undo", "Undo", "F9")},
	}
}

func seats(chosen int) []view.Choice {
	out := []view.Choice{{ID: "seat:N", Text: "North"}, {ID: "seat:E", Text: "East"}, {ID: "seat:S", Text: "South"}, {ID: "seat:W", Text: "West"}}
	if chosen >= 0 {
		out[chosen].Chosen = true
	}
	return out
}

// rulingEnglish is the sheet on which a ruling is composed; with drafting, an order is half done.
func rulingEnglish(drafting bool) view.Sheet {
	s := view.Sheet{
		Stages: englishStages(3),
		Title:  "How do you rule?",
		Lead:   "Give every order: now, and what falls due later.",
		Composer: &view.Composer{
			Orders: []view.OrderLine{
				{ID: "o1", Text: "The 1♥ is cancelled.", Remove: action("remove:o1", "Remove", "")},
				{ID: "o2", Text: "South must choose a bid or a pass that makes the auction legal.", Remove: action("remove:o2", "Remove", "")},
			},
			Search:  view.Entry{ID: "search", Label: "Add an order", Placeholder: "cancelled, passes, penalty card …"},
			Palette: []view.Item{{ID: "kind:stands", Text: "A call stands"}, {ID: "kind:passes", Text: "A player passes throughout"}, {ID: "kind:lead", Text: "A lead may be forbidden"}},
			Cites:   view.Entry{ID: "cites", Label: "By which law?", Placeholder: "27B1(a)", Text: "27B2"},
		},
		Hint:    "1–9 choose · Enter rules",
		Primary: action("rule", "Give this ruling", "Enter"),
		More:    []view.Action{action("undo", "Undo", "F9")},
	}
	if drafting {
		s.Composer.Draft = &view.Draft{
			Text: "North passes …",
			Pickers: []view.Picker{
				{ID: "who", Label: "Who", Choices: seats(0)},
				{ID: "until", Label: "Until when", Choices: []view.Choice{{ID: "until:turn", Text: "at the next turn only"}, {ID: "until:end", Text: "whenever it is North's turn"}}},
			},
			Add:    view.Action{ID: "draft:add", Text: "Add this order", Key: "Enter", Enabled: true},
			Cancel: action("draft:cancel", "Cancel", "Esc"),
		}
	}
	return s
}

// verdictEnglish is the marking of the second sketch.
func verdictEnglish() view.Sheet {
	return view.Sheet{
		Stages: englishStages(3),
		Verdict: &view.Verdict{
			Grade:   view.Grade{Kind: "incomplete", Text: "Incomplete", Note: "the ruling is right, one part is missing"},
			Summary: "South replaced 1♥ by a takeout double; West did not accept 1♥.",
			Lines: []view.VerdictLine{
				{Kind: "right", Mark: "given", Text: "The double is cancelled; South must choose a bid or a pass.", Cites: []string{"27B3"}},
				{Kind: "right", Mark: "given", Text: "North must pass whenever it is North's turn.", Cites: []string{"27B3"}},
				{Kind: "missing", Mark: "missing", Text: "If North–South defend: at North's first turn to lead, declarer may forbid one suit that South has not specified.", Cites: []string{"26B"}},
				{Kind: "extra", Mark: "not called for", Text: "♥7 is a major penalty card.", Cites: []string{"50B", "50D"}},
			},
			Law:   "You cited 27B3: full marks.",
			Facts: []string{"South's points did not matter; to ask gave North unauthorized information."},
			Heads: view.VerdictHeads{Facts: "The facts", Why: "Why", Path: "The way to the ruling", Full: "The whole reasoning", Other: "Under the 2007 Laws"},
			Why: []string{"A takeout double does not show hearts, so it is no comparable call for a natural 1♥.",
				"A double may replace an insufficient bid only if it is comparable; otherwise it falls, and partner is silenced whatever South then chooses."},
			Path: []view.PathStep{
				{Question: "Does left-hand opponent accept the bid?", Answer: "no", Cite: "27A1"},
				{Question: "What replaces it?", Answer: "a takeout double", Cite: "27B"},
				{Question: "Is it a comparable call?", Answer: "no, it shows no hearts", Cite: "23A"},
				{Answer: "The double is cancelled; South chooses a bid or a pass; North passes throughout.", Cite: "27B3", Ruling: true},
			},
			Other: &view.Compared{Sides: []view.ComparedSide{
				{Name: "Laws 2007", Lines: []view.ChangeLine{
					{Text: "North must pass whenever it is North's turn.", Cite: "27B3"},
					{Kind: view.OnlyOlder, Mark: "− only 2007", Text: "Declarer may require or forbid a heart lead.", Cite: "26A2"},
					{Kind: view.OtherCite, Mark: "≠ other citation, 2017: 72C", Text: "At the end the director looks at what South could have known.", Cite: "23"}}},
				{Name: "Laws 2017", Lines: []view.ChangeLine{
					{Text: "North must pass whenever it is North's turn.", Cite: "27B3"},
					{Kind: view.OnlyNewer, Mark: "+ new in 2017", Text: "Declarer may forbid one suit that South has not specified.", Cite: "26B"},
					{Kind: view.OtherCite, Mark: "≠ other citation, 2007: 23", Text: "At the end the director looks at what South could have known.", Cite: "72C"}}},
			}},
			Source:  "Source: vector 27.1 with 27C",
			Actions: []view.Action{action("again", "Try again", "F7"), action("other", "Next", "F8"), action("full", "Full reasoning", "F6"), action("problem", "Report a problem", "")},
		},
		Primary: action("play", "Play it on", "Enter"),
	}
}

// verdictGreek is a wrong ruling with its whole reasoning open.
func verdictGreek() view.Sheet {
	return view.Sheet{
		Stages: greekStages(3),
		Verdict: &view.Verdict{
			Grade:   view.Grade{Kind: "wrong", Text: "Λάθος", Note: "το τραπέζι θα συνέχιζε αλλιώς"},
			Summary: "Ο Νότος αντικατέστησε το 1♥ με κόντρα· η Δύση δεν δέχτηκε το 1♥.",
			Lines: []view.VerdictLine{
				{Kind: "opposite", Mark: "αντίθετο", Text: "Το κόντρα ισχύει και η αγορά συνεχίζεται.", Cites: []string{"27Β3"}},
				{Kind: "missing", Mark: "λείπει", Text: "Ο Βορράς πασάρει όποτε έρθει η σειρά του.", Cites: []string{"27Β3"}},
				{Kind: "right", Mark: "δόθηκε", Text: "Στο τέλος ο Διαιτητής εξετάζει αν έγινε ζημία.", Cites: []string{"72Γ"}},
			},
			Heads: view.VerdictHeads{Why: "Γιατί", Path: "Ο δρόμος προς την απόφαση", Full: "Όλο το σκεπτικό", Other: "Με τον Κώδικα 2007"},
			Why:   []string{"Το κόντρα δεν δείχνει κούπες, άρα δεν είναι συγκρίσιμη δήλωση με ένα φυσικό 1♥."},
			Path: []view.PathStep{
				{Question: "Δέχεται ο ΑΣΑ την αγορά;", Answer: "όχι", Cite: "27Α1"},
				{Question: "Με τι αντικαθίσταται;", Answer: "με κόντρα", Cite: "27Β"},
				{Answer: "Το κόντρα ακυρώνεται· ο Νότος διαλέγει αγορά ή πάσο· ο Βορράς πασάρει ως το τέλος.", Cite: "27Β3", Ruling: true},
			},
			Full:     []string{"Ο Νότος αγόρασε 1♥ πάνω από 1♠: ανεπαρκής αγορά.", "Η Δύση μπορούσε να τη δεχτεί και δεν τη δέχτηκε."},
			ShowFull: true,
			Actions:  []view.Action{action("again", "Ξανά", "F7"), action("other", "Επόμενη", "F8"), action("full", "Όλο το σκεπτικό", "F6"), action("problem", "Αναφορά προβλήματος", "")},
		},
		Primary: action("play", "Συνέχισε το παίξιμο", "Enter"),
	}
}

// sampleCase is the whole screen of the first sketch, in Greek or in English.
func sampleCase(isGreek bool, s view.Sheet) view.Case {
	c := view.Case{Sheet: s}
	if isGreek {
		c.Bar = caseBar("Θήκη 9", "Κώδικας 2017", "Βοήθεια", "Αρχική")
		c.Bar.Languages[0].Chosen = true
		c.Table = sampleTable(greek)
		c.Auction = view.Auction{Heads: [4]string{"Δύση", "Βορράς", "Ανατολή", "Νότος"}, Rows: [][4]view.Cell{
			{{}, {Call: "1♠"}, {Call: "Πάσο"}, {Call: "1♥"}}, {{Call: ";"}, {}, {}, {}}}}
		c.Said = view.Said{Title: "Τι λέγεται στο τραπέζι", Lines: []view.Utterance{
			{Who: "Δύση", Text: "«Δεν φτάνει αυτό.»"}, {Who: "Νότος", Text: "«Δεν είδα το 1♠.»"},
			{Text: "Κανείς δεν έχει κάνει άλλη δήλωση.", Quiet: true}, {Who: "Δύση", Text: "«Διαιτητή!»", Latest: true}}}
		c.Transport = sampleTransport("γεγονός 5 από 5 · η Δύση καλεί τον Διαιτητή", "Κλείσε τα χέρια")
		return c
	}
	c.Bar = caseBar("Board 9", "Laws 2017", "Help", "Home")
	c.Bar.Languages[1].Chosen = true
	c.Table = sampleTable(english)
	c.Auction = view.Auction{Heads: [4]string{"West", "North", "East", "South"}, Rows: [][4]view.Cell{
		{{}, {Call: "1♠", Alerted: true, Note: "1"}, {Call: "Pass"}, {Call: "1♥", Struck: true}},
		{{Skipped: true}, {Call: "1NT", Announced: "15–17"}, {Call: "Double"}, {Call: "2♥", Latest: true}},
		{{Call: "?"}, {}, {}, {}}}, Notes: []string{"1 five spades, limited"}}
	c.Said = view.Said{Title: "What is said at the table", Lines: []view.Utterance{
		{Who: "West", Text: "“That is not enough.”"}, {Who: "South", Text: "“I did not see the 1♠.”"},
		{Text: "Nobody has made another call.", Quiet: true}, {Who: "West", Text: "“Director!”", Latest: true}}}
	c.Transport = sampleTransport("event 5 of 5 · West calls the director", "Close the hands")
	return c
}

func caseBar(title, edition, help, home string) view.Bar {
	return view.Bar{
		Program: "Rectify", Title: title, Back: action("home", home, "Esc"),
		Editions:  []view.Choice{{ID: "ed:2017", Text: edition, Chosen: true}, {ID: "ed:2007", Text: "2007"}},
		Languages: []view.Choice{{ID: "lang:el", Text: "ΕΛ"}, {ID: "lang:en", Text: "EN"}},
		Size:      action("size", "A A 100%", ""), Theme: action("theme", "◐", ""), Help: action("help", help, "F1"),
	}
}

func sampleTransport(text, hands string) view.Transport {
	return view.Transport{At: 5, Of: 5, Text: text,
		First: action("first", "|<", ""), Back: action("back", "<", "←"), Play: action("play-events", ">", "Space"),
		Forward: view.Action{ID: "forward", Text: ">", Key: "→"}, Last: view.Action{ID: "last", Text: ">|"},
		Hands: action("hands", hands, "F4")}
}
