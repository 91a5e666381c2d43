package view

import (
	"slices"
	"strings"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/i18n"
)

var (
	oneHeart = bridge.Bid(1, bridge.Hearts)
	oneSpade = bridge.Bid(1, bridge.Spades)
)

// heartOverSpade is 1♠ by North, pass, 1♥ by South, refused by West, and a takeout double in its place.
func heartOverSpade() *record.Record {
	natural := record.Meaning{Natural: record.Yes}
	natural.Length[bridge.Hearts] = record.Range{Min: 4, Max: 13}
	takeout := record.Meaning{Points: record.Range{Min: 10, Max: 15}, Natural: record.No, Purpose: "takeout"}
	return &record.Record{Dealer: bridge.North, Events: []record.Event{
		{Kind: record.Call, Seat: bridge.North, Call: oneSpade},
		{Kind: record.Call, Seat: bridge.East, Call: bridge.Pass},
		{Kind: record.Call, Seat: bridge.South, Call: oneHeart},
		{Kind: record.Director, Seat: bridge.West},
	}, System: []record.Explanation{
		{Of: 3, Agreed: []record.Meaning{natural}},
		{By: bridge.South, Call: bridge.Double, Agreed: []record.Meaning{takeout}},
	}}
}

// ruled takes the record through a desk to the final ruling on the insufficient bid.
func ruled(t *testing.T, e law.Edition) (*rulings.Desk, rulings.Task) {
	t.Helper()
	d := rulings.NewDesk(heartOverSpade(), e, law.Authority{})
	for range 20 {
		task, err := d.Next()
		if err != nil {
			t.Fatal(err)
		}
		switch task.Kind {
		case rulings.AtQuestion:
			d.Find(task.Outcome.Need.Key, record.Answer{ID: procedure.Yes})
		case rulings.AtChoice:
			err = d.Choose(task, record.Answer{ID: "refuse"})
		case rulings.AtRuling:
			if !task.Ruled.Interim {
				return d, task
			}
			err = d.Rule(task.Ruled)
		case rulings.AtWait:
			err = d.Append(record.Event{Kind: record.Call, Seat: bridge.South, Call: bridge.Double})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the desk came to no ruling")
	return nil, rulings.Task{}
}

func TestARulingIsToldInWords(t *testing.T) {
	want := map[i18n.Lang][]string{
		i18n.English: {
			"South's 1♥ is cancelled.",
			"South's double is cancelled.",
			"South must now choose a bid or a pass.",
			"North must pass whenever it is North's turn, to the end of the auction.",
			"If North–South defend, at North's first turn to lead declarer may forbid one suit that South did not specify in the legal auction.",
			"What the 1♥ told is unauthorized for North–South.",
			"What the double told is unauthorized for North–South.",
			"When play is over the director looks at the board again, in case the offender could have known that this might damage the other side.",
		},
		i18n.Greek: {
			"Το 1♥ του Νότου ακυρώνεται.",
			"Το κοντρ του Νότου ακυρώνεται.",
			"Ο Νότος πρέπει τώρα να επιλέξει αγορά ή πάσο.",
			"Ο Βορράς πρέπει να πασάρει σε κάθε σειρά του, μέχρι το τέλος των αγορών.",
			"Αν αμυνθεί ο άξονας Βορρά–Νότου, στην πρώτη έξοδο του Βορρά ο εκτελεστής μπορεί να απαγορεύσει ένα χρώμα που δεν προσδιόρισε ο Νότος στις νόμιμες αγορές.",
			"Ό,τι έδειξε το 1♥ είναι αθέμιτη πληροφορία για τον άξονα Βορρά–Νότου.",
			"Ό,τι έδειξε το κοντρ είναι αθέμιτη πληροφορία για τον άξονα Βορρά–Νότου.",
			"Στο τέλος του παιχνιδιού ο Διαιτητής ξαναβλέπει τη διανομή, μήπως ο υπαίτιος μπορούσε να γνωρίζει ότι αυτό θα ζημίωνε τους αντιπάλους.",
		},
	}
	d, task := ruled(t, law.Default)
	for _, p := range printers(t) {
		if got := Orders(p, task.Ruled.Orders, d.State()); !slices.Equal(got, want[p.Lang()]) {
			t.Errorf("%q: got\n%s\nwant\n%s", p.Lang(), strings.Join(got, "\n"), strings.Join(want[p.Lang()], "\n"))
		}
	}
}

func TestAPathIsToldInWords(t *testing.T) {
	want := map[i18n.Lang][]PathStep{
		i18n.English: {
			{Question: "Was 1♥ the call that South meant to make?", Answer: "Yes, it was meant", Cite: "25A1"},
			{Question: "West, do you accept 1♥?", Answer: "Do not accept 1♥", Cite: "27A1"},
			{Question: "Did the 1♥ take the place of another insufficient bid?", Answer: "No, it is the first", Cite: "27B4"},
			{Question: "What did South call in place of 1♥?", Answer: "A double or redouble", Cite: "27B"},
			{Question: "Is a double comparable to 1♥, which it replaces?", Answer: "No, it is not comparable", Cite: "23A"},
		},
		i18n.Greek: {
			{Question: "Ήταν το 1♥ η δήλωση που ήθελε να κάνει ο Νότος;", Answer: "Ναι, αυτή ήθελε", Cite: "25Α1"},
			{Question: "Δύση, δέχεστε το 1♥;", Answer: "Δεν δέχεται το 1♥", Cite: "27Α1"},
			{Question: "Μπήκε το 1♥ στη θέση άλλης ανεπαρκούς αγοράς;", Answer: "Όχι, είναι η πρώτη", Cite: "27Β4"},
			{Question: "Τι δήλωσε ο Νότος στη θέση του 1♥;", Answer: "Κοντρ ή σιρκόντρ", Cite: "27Β"},
			{Question: "Είναι το κοντρ δήλωση συγκρίσιμη με το 1♥ που αντικαθιστά;", Answer: "Όχι, δεν είναι συγκρίσιμη", Cite: "23Α"},
		},
	}
	cites := map[i18n.Lang]string{i18n.English: "27B, 27B3, 26B, 16C2, 72C", i18n.Greek: "27Β, 27Β3, 26Β, 16Γ2, 72Γ"}
	d, task := ruled(t, law.Default)
	c := d.Case(task.Matter)
	for _, p := range printers(t) {
		got := Path(p, c, task.Outcome)
		last := got[len(got)-1]
		if !slices.Equal(got[:len(got)-1], want[p.Lang()]) || !last.Ruling || last.Cite != cites[p.Lang()] {
			t.Errorf("%q: got %+v", p.Lang(), got)
		}
	}
}

func TestABecauseNamesTheReasonOfTheFinding(t *testing.T) {
	want := map[i18n.Lang]string{
		i18n.English: "The double is not comparable to the 1♥: North would know more from the withdrawn call than the legal auction tells. " +
			"It says nothing of a suit that the withdrawn call showed.",
		i18n.Greek: "Το κοντρ δεν είναι δήλωση συγκρίσιμη με το 1♥: ο Βορράς θα ήξερε από τη δήλωση που ανακλήθηκε περισσότερα από όσα λένε " +
			"οι νόμιμες αγορές. Δεν λέει τίποτε για ένα χρώμα που έδειξε η δήλωση που ανακλήθηκε.",
	}
	d, task := ruled(t, law.Default)
	for _, p := range printers(t) {
		if got := Because(p, d.Case(task.Matter), task.Outcome.Path[4]); got != want[p.Lang()] {
			t.Errorf("%q: got %q", p.Lang(), got)
		}
	}
}

func TestEventsAreToldInWords(t *testing.T) {
	want := map[i18n.Lang]string{
		i18n.English: "North bids 1♠; East passes; South bids 1♥; West calls the director: “That is not enough.”; West chooses: Do not accept 1♥; " +
			"the director rules on what is clear so far; South doubles",
		i18n.Greek: "ο Βορράς λέει 1♠; η Ανατολή πασάρει; ο Νότος λέει 1♥; η Δύση καλεί τον Διαιτητή: «That is not enough.»; η Δύση επιλέγει: Δεν δέχεται το 1♥; " +
			"ο Διαιτητής αποφασίζει για ό,τι είναι ήδη σαφές; ο Νότος λέει κοντρ",
	}
	d, _ := ruled(t, law.Default)
	for _, p := range printers(t) {
		var told []string
		s := record.NewState(d.Record())
		for _, e := range d.Record().Events {
			said := ""
			if e.Kind == record.Director {
				said = "That is not enough."
			}
			told = append(told, Event(p, e, s, said))
			next, err := s.Step(e)
			if err != nil {
				t.Fatal(err)
			}
			s = next
		}
		if got := strings.Join(told, "; "); got != want[p.Lang()] {
			t.Errorf("%q: got %q", p.Lang(), got)
		}
	}
}

func TestAChoiceCarriesItsSuit(t *testing.T) {
	fact := &procedure.Fact{ID: "forbids-lead"}
	want := map[i18n.Lang][2]string{
		i18n.English: {"Forbid the lead of one suit", "Forbid the lead of hearts"},
		i18n.Greek:   {"Απαγορεύει την έξοδο σε ένα χρώμα", "Απαγορεύει έξοδο κούπα"},
	}
	for _, p := range printers(t) {
		got := [2]string{Answer(p, nil, fact, record.Answer{ID: "forbid"}), Answer(p, nil, fact, record.Answer{ID: "forbid", Suit: bridge.Hearts})}
		if got != want[p.Lang()] {
			t.Errorf("%q: got %q", p.Lang(), got)
		}
	}
}

func TestAChoiceOfSeveralSuitsNamesThem(t *testing.T) {
	fact := &procedure.Fact{ID: "penalty-leads"}
	of := func(suits ...bridge.Suit) record.Answer {
		return record.Answer{ID: "forbid-suits", N: int(record.SuitsOf(suits...))}
	}
	for answer, want := range map[record.Answer]map[i18n.Lang]string{
		of(bridge.Spades, bridge.Diamonds): {
			i18n.English: "Forbid the lead of one or more penalty suits: spades and diamonds",
			i18n.Greek:   "Απαγορεύει έξοδο σε ένα ή περισσότερα χρώματα τιμωρημένων: πίκες και καρό",
		},
		of(bridge.Hearts): {
			i18n.English: "Forbid the lead of one or more penalty suits: hearts",
			i18n.Greek:   "Απαγορεύει έξοδο σε ένα ή περισσότερα χρώματα τιμωρημένων: κούπες",
		},
	} {
		for _, p := range printers(t) {
			if got := Answer(p, nil, fact, answer); got != want[p.Lang()] {
				t.Errorf("%q: got %q, want %q", p.Lang(), got, want[p.Lang()])
			}
		}
	}
}

func TestMeaningsAreToldInWords(t *testing.T) {
	m := record.Meaning{Points: record.Range{Min: 10, Max: 15}, Natural: record.Yes, Shortness: record.SuitsOf(bridge.Clubs)}
	m.Length[bridge.Hearts] = record.Range{Min: 4, Max: 13}
	m.Length[bridge.Spades] = record.Range{Min: 0, Max: 1}
	exact := record.Meaning{Points: record.Range{Min: 20, Max: 37}, Purpose: "no-such-purpose", Forcing: record.No}
	exact.Length[bridge.Diamonds] = record.Range{Min: 6, Max: 6}
	want := map[i18n.Lang]string{
		i18n.English: "at most 1 spade, 4 or more hearts, a singleton or void in clubs, 10 to 15 points, natural; or " +
			"exactly 6 diamonds, 20 or more points, conventional, not forcing",
		i18n.Greek: "το πολύ 1 φύλλο στις πίκες, 4 ή περισσότερα φύλλα στις κούπες, μονόφυλλο ή σικάν στα σπαθιά, 10 ως 15 πόντους, φυσική· ή " +
			"ακριβώς 6 φύλλα στα καρό, 20 πόντους και πάνω, συμβατική, όχι φόρσιγκ",
	}
	for _, p := range printers(t) {
		if got := Meanings(p, []record.Meaning{m, exact}); got != want[p.Lang()] {
			t.Errorf("%q: got %q", p.Lang(), got)
		}
		if Meanings(p, nil) != Meaning(p, record.Meaning{}) {
			t.Errorf("%q: no meaning and one that says nothing are told differently", p.Lang())
		}
	}
}
