package screen

import "rectify/app/view"

// sampleChartPage is a chart of a few boxes, of every kind and in fixed words, so that its picture changes with the drawing alone.
func sampleChartPage(el bool) view.ChartPage {
	return view.ChartPage{
		Bar:     sampleBar(el, pick(el, "Νόμος 27", "Law 27"), true),
		Title:   pick(el, "Νόμος 27", "Law 27"),
		Edition: pick(el, "Κώδικας 2017", "Laws 2017"),
		Draw:    func(m view.Measure) view.Chart { return sampleChart(el, m.Size) },

		Question: pick(el, "Τι δήλωσε ο υπαίτιος στη θέση της;", "What did the offender call in its place?"),
		Cite:     pick(el, "27Β", "27B"),
		Items: []view.Item{
			{ID: "walk:0", Text: pick(el, "Άλλη αγορά ή πάσο", "Another bid, or a pass")},
			{ID: "walk:1", Text: pick(el, "Κοντρ ή σιρκόντρ", "A double or redouble")},
		},
		Head:   pick(el, "Μέχρι τότε", "Until then"),
		Orders: []view.PathStep{{Answer: pick(el, "Η δήλωση ακυρώνεται.", "The call is cancelled."), Cite: pick(el, "27Β", "27B")}},
		Actions: []view.Action{
			{ID: "walk-back", Text: pick(el, "Ένα βήμα πίσω", "One step back"), Key: "Backspace", Enabled: true},
			{ID: "walk-again", Text: pick(el, "Από την αρχή", "From the start"), Key: "F7", Enabled: true},
		},
		Controls: view.ChartControls{
			Larger:  view.Action{ID: "chart-larger", Text: pick(el, "Μεγέθυνση", "Larger"), Key: "PgUp", Enabled: true},
			Smaller: view.Action{ID: "chart-smaller", Text: pick(el, "Σμίκρυνση", "Smaller"), Key: "PgDn", Enabled: true},
			Whole:   view.Action{ID: "chart-whole", Text: pick(el, "Όλο το διάγραμμα", "Whole chart"), Key: "Home", Enabled: true},
		},
	}
}

// sampleChart is laid out by hand, in letters of size u.
func sampleChart(el bool, u float64) view.Chart {
	at := func(kind view.ChartKind, x, y float64, lit bool, text, cite string) view.ChartBox {
		return view.ChartBox{Kind: kind, X: x * u, Y: y * u, W: 14 * u, H: 3 * u, Lit: lit,
			Lines: []view.ChartLine{{X: (x + 0.8) * u, Y: (y + 1.8) * u, Text: text, Cite: cite}}}
	}
	arrow := func(from, to int, x1, y1, x2, y2 float64, lit bool, answer string) view.ChartArrow {
		a := view.ChartArrow{From: from, To: to, Lit: lit, Points: [][2]float64{{x1 * u, y1 * u}, {x2 * u, y2 * u}}}
		if answer != "" {
			middle := (x1+x2)/2 - 1
			a.X, a.Y, a.W, a.H = middle*u, (y1+0.8)*u, 2*u, 1.5*u
			a.Lines = []view.ChartLine{{X: (middle + 0.2) * u, Y: (y1 + 1.9) * u, Text: answer}}
		}
		return a
	}
	return view.Chart{W: 44 * u, H: 23 * u, Now: 2,
		Boxes: []view.ChartBox{
			at(view.ChartQuestion, 15, 0, true, pick(el, "Τη δέχεστε;", "Do you accept it?"), pick(el, "27Α1", "27A1")),
			at(view.ChartOrders, 22, 7, true, pick(el, "Ακυρώνεται.", "It is cancelled."), pick(el, "27Β", "27B")),
			at(view.ChartQuestion, 22, 13, true, pick(el, "Και μετά;", "What then?"), pick(el, "27Β", "27B")),
			at(view.ChartRuling, 0, 7, false, pick(el, "Ισχύει.", "It stands."), pick(el, "27Α1", "27A1")),
			at(view.ChartElsewhere, 14, 20, false, pick(el, "Δείτε τον Νόμο 25", "See Law 25"), ""),
			at(view.ChartUncovered, 30, 20, false, pick(el, "Ο Διαιτητής αποφασίζει.", "The director decides."), ""),
		},
		Arrows: []view.ChartArrow{
			arrow(0, 3, 19, 3, 7, 7, false, pick(el, "ναι", "yes")),
			arrow(0, 1, 25, 3, 29, 7, true, pick(el, "όχι", "no")),
			arrow(1, 2, 29, 10, 29, 13, true, ""),
			arrow(2, 4, 26, 16, 21, 20, false, "A"),
			arrow(2, 5, 32, 16, 37, 20, false, "B"),
		},
	}
}
