package i18n

import (
	"errors"
	"io/fs"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"rectify/engine/bridge"
	"rectify/engine/law"
)

// printerOf is a printer over two small message files, and the faults it reported.
func printerOf(t *testing.T, lang Lang, english, greek string) (*Printer, *[]error) {
	t.Helper()
	c, err := load(fstest.MapFS{
		"active.test.en.toml": {Data: []byte(english)},
		"active.test.el.toml": {Data: []byte(greek)},
	})
	if err != nil {
		t.Fatal(err)
	}
	var faults []error
	return newPrinter(lang, c, func(err error) { faults = append(faults, err) }), &faults
}

func TestAMissingMessageFallsBackAndIsReported(t *testing.T) {
	p, faults := printerOf(t, Greek, `only = "only here"`, ``)
	if got := p.T("only"); got != "only here" {
		t.Errorf("got %q, want the English words", got)
	}
	if got := p.T("nowhere.at-all"); got != "…" {
		t.Errorf("got %q, want no identifier", got)
	}
	if len(*faults) != 2 {
		t.Fatalf("reported %v, want two faults", *faults)
	}
	var fault *Fault
	if err := (*faults)[0]; !errors.As(err, &fault) || *fault != (Fault{Greek, "only", ErrNoMessage}) {
		t.Errorf("got %v, want only missing in Greek", err)
	}
}

func TestArgumentsThatDoNotFitAreFaults(t *testing.T) {
	p, _ := printerOf(t, English, `who = "{{.Seat}} leads"`, `who = "βγαίνει {{.Seat.The}}"`)
	for name, args := range map[string][]any{
		"missing": {}, "odd": {"Seat"}, "no name": {1, bridge.North}, "no seat": {"Seat", bridge.NoSeat},
		"no words for the type": {"Seat", 1.5}, "empty list": {"Seat", []bridge.Seat{}}, "misspelt": {"Seta", bridge.North},
	} {
		text, err := p.Lookup("who", args...)
		var fault *Fault
		if !errors.As(err, &fault) || text != "" {
			t.Errorf("%s: got %q, %v; want a fault", name, text, err)
		}
	}
}

func TestMessageFilesAreCheckedOnLoading(t *testing.T) {
	for want, files := range map[string]fstest.MapFS{
		"stands in area a already":        {"active.a.en.toml": {Data: []byte(`x = "1"`)}, "active.b.en.toml": {Data: []byte(`x = "1"`)}},
		"is not active.AREA.en.toml":      {"active.a.fr.toml": {Data: []byte(`x = "1"`)}},
		"message file active.a.en.toml: ": {"active.a.en.toml": {Data: []byte(`x = `)}},
	} {
		if _, err := load(files); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
}

func TestPrintersMayBeShared(t *testing.T) {
	p, faults := printerOf(t, English, `who = "{{.Text}} leads"`, ``)
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 100 {
				if got := p.T("who", "Text", "North"); got != "North leads" {
					t.Errorf("got %q", got)
				}
			}
		})
	}
	all.Wait()
	if len(*faults) > 0 {
		t.Error(*faults)
	}
}

// withMessage is the program's own catalogue and one Greek message more, called probe.
func withMessage(t *testing.T, template string) *catalogue {
	t.Helper()
	all := fstest.MapFS{"active.probe.el.toml": {Data: []byte("probe = '''" + template + "'''")}}
	names, err := fs.Glob(files, "*")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all[name] = &fstest.MapFile{Data: data}
	}
	c, err := load(all)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestGrammar says a template of a translator with one seat, side, suit, call or card after another.
func TestGrammar(t *testing.T) {
	tests := []struct {
		template string
		args     []any
		want     string
	}{
		{"{{.Seat.Cap}} πρέπει να πασάρει", []any{"Seat", bridge.North}, "Ο Βορράς πρέπει να πασάρει"},
		{"{{.Seat.Cap}} πρέπει να πασάρει", []any{"Seat", bridge.West}, "Η Δύση πρέπει να πασάρει"},
		{"{{.Seat.Call}}, τι δηλώσατε;", []any{"Seat", bridge.South}, "Νότε, τι δηλώσατε;"},
		{"{{.Seat.To.Cap}} και {{.New.To}}", []any{"Seat", bridge.East, "New", bridge.West}, "Στην Ανατολή και στη Δύση"},
		{"η έξοδος {{.Seat.Partner.Of}}", []any{"Seat", bridge.South}, "η έξοδος του Βορρά"},
		{"{{.Seat.LHO.The}}, {{.Seat.RHO.The}}", []any{"Seat", bridge.South}, "η Δύση, η Ανατολή"},
		{"ρωτήστε {{.Seat.Agree \"τον\" \"την\"}}", []any{"Seat", bridge.East}, "ρωτήστε την"},
		{"{{.Seat.Side.Of}} και {{.Seat.Side.Opponents.Short}}", []any{"Seat", bridge.South}, "του άξονα Βορρά–Νότου και Α–Δ"},
		{"{{.Seats.The.And.Cap}}", []any{"Seats", []bridge.Seat{bridge.North, bridge.West}}, "Ο Βορράς και η Δύση"},
		{"όχι {{.Suits.Or}}", []any{"Suits", []bridge.Suit{bridge.Hearts, bridge.Diamonds, bridge.Clubs}}, "όχι ♥, ♦ ή ♣"},
		{"μόνο {{.Suits.Or}}", []any{"Suits", []bridge.Suit{bridge.Hearts}}, "μόνο ♥"},
		{"{{.Words.Or}}", []any{"Words", []string{"ένα", "δύο"}}, "ένα ή δύο"},
		{"έξοδος {{.Suit.One}} ({{.Suit}})", []any{"Suit", bridge.Hearts}, "έξοδος κούπα (♥)"},
		{"{{.Suit.Many}}, {{.Suit.TheMany}}, {{.Suit.OfMany}}, {{.Suit.ToMany}}, {{.Suit.AccMany}}", []any{"Suit", bridge.Hearts},
			"κούπες, οι κούπες, των κουπών, στις κούπες, τις κούπες"},
		{"{{.Call.The}}, {{.Old.A}}, {{.New.Name.Cap}}, {{.Bid}}", []any{"Call", bridge.Bid(2, bridge.Hearts), "Old", bridge.Double,
			"New", bridge.Pass, "Bid", bridge.Bid(1, bridge.NoTrump)}, "το 2♥, ένα κοντρ, Πάσο, 1ΧΑ"},
		{"{{.Call.Suit.Many}}", []any{"Call", bridge.Bid(1, bridge.Clubs)}, "σπαθιά"},
		{"{{.Card.The}}: {{.Card.Words.The}}", []any{"Card", bridge.NewCard(bridge.Hearts, bridge.Queen)}, "το ♥Q: η ντάμα κούπα"},
		{"{{.Card}}, {{.Card.Rank.Acc}}, {{.Card.Suit.One}}", []any{"Card", bridge.NewCard(bridge.Diamonds, bridge.Ten)}, "♦10, το 10, καρό"},
		{"{{.Count.Fem}} λεβέ, {{.Count.Neut}} φύλλα, {{.Count.Masc}} πόντοι, {{.Count.Nth}}", []any{"Count", 3},
			"τρεις λεβέ, τρία φύλλα, τρεις πόντοι, τρίτη"},
		{"{{if .Count.None}}κανένα{{else}}{{.Count}}{{end}}, {{.Count.MascAcc}}", []any{"Count", 0}, "κανένα, κανέναν"},
		{"{{.Count.Fem}}", []any{"Count", 14}, "14"},
		{"{{.Day}}", []any{"Day", day}, "29 Νοεμβρίου 2026"},
	}
	for _, test := range tests {
		c := withMessage(t, test.template)
		p := newPrinter(Greek, c, func(err error) { t.Error(err) })
		if got := p.T("probe", test.args...); got != test.want {
			t.Errorf("%s\n got %s\nwant %s", test.template, got, test.want)
		}
	}
}

func TestPluralsAndSides(t *testing.T) {
	en, el := New(English).Reporting(func(err error) { t.Error(err) }), New(Greek).Reporting(func(err error) { t.Error(err) })
	for count, want := range map[int][2]string{
		1: {"one trick to East–West", "μία λεβέ στον άξονα Ανατολής–Δύσης"},
		2: {"two tricks to East–West", "δύο λεβέ στον άξονα Ανατολής–Δύσης"},
		0: {"no tricks to East–West", "καμία λεβέ στον άξονα Ανατολής–Δύσης"},
	} {
		for i, p := range []*Printer{en, el} {
			if got := p.T("tricks.to", "Count", count, "Side", bridge.EastWest); got != want[i] {
				t.Errorf("got %q, want %q", got, want[i])
			}
		}
	}
	if got := el.Contract(bridge.Contract{Bid: bridge.Bid(4, bridge.Spades), Doubled: 1, Declarer: bridge.South}); got != "4♠ του Νότου, κοντρέ" {
		t.Error(got)
	}
	if got := en.Contract(bridge.Contract{}); got != "Passed out" {
		t.Error(got)
	}
}

func TestRolesTakeTheFormsOfSeats(t *testing.T) {
	en, el := New(English).Reporting(func(err error) { t.Error(err) }), New(Greek).Reporting(func(err error) { t.Error(err) })
	for _, test := range []struct{ got, want string }{
		{string(en.Role("offender").Partner().Cap()), "The offender's partner"},
		{string(el.Role("offender").Partner().Of()), "του συμπαίκτη του υπαιτίου"},
		{string(el.Role("offender").LHO().To()), "στον αντίπαλο αριστερά του υπαιτίου"},
		{string(el.Role("declarer").Opponents().The()), "οι αντίπαλοι του εκτελεστή"},
		{string(el.Role("declarer").Side().Partner().RHO().Agree("τον", "την")), "τον"},
	} {
		if test.got != test.want {
			t.Errorf("got %q, want %q", test.got, test.want)
		}
	}
}

func TestCitations(t *testing.T) {
	en, el := New(English), New(Greek)
	for _, test := range []struct{ got, want string }{
		{en.Cite("27B1(a)", law.Default), "27B1(a)"},
		{el.Cite("27B1(a)", law.Default), "27Β1(α)"},
		{el.Cite(law.Withdrawn, law.Edition2007), "16Δ"},
		{en.Cite(law.Withdrawn, law.Edition2017), "16C"},
		{el.Cites([]law.Cite{"20F5", "27D"}, law.Default), "20ΣΤ5, 27Δ"},
		{en.Law("27", law.Default).String(), "Law 27"},
		{el.Law("27", law.Default).String(), "Νόμος 27"},
		{string(el.Law("27B", law.Default).Of()), "του Νόμου 27Β"},
	} {
		if test.got != test.want {
			t.Errorf("got %q, want %q", test.got, test.want)
		}
	}
	var fault error
	p := en.Reporting(func(err error) { fault = err })
	if got := p.Cite(law.Withdrawn, law.NoEdition); got != "…" || fault == nil {
		t.Errorf("got %q, %v; want a fault and no identifier", got, fault)
	}
}

func TestDates(t *testing.T) {
	for lang, want := range map[Lang]string{English: "29 November 2026, 20:35", Greek: "29 Νοεμβρίου 2026, 20:35"} {
		if got := New(lang).Moment(day); string(got) != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestTheBaseHasWordsForTheClosedSets(t *testing.T) {
	for _, key := range []string{
		"edition.2007.name", "edition.2017.name", "edition.2024.name", "edition.2027.refused", "grade.wrong-law",
		"stage.facts", "stage.score", "level.1", "level.5", "class.judgement", "mark.opposite", "ui.home.continue",
	} {
		if !Has(key) {
			t.Errorf("no words for %s", key)
		}
	}
	if Has("nowhere.at-all") || Own("ui.home.continue") || !Own("seat.north.the") {
		t.Error("Has and Own do not tell keys apart")
	}
}
