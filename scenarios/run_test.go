package scenarios

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// ledTooSoon is an ending in which East drops the king of spades and West leads before declarer has been offered the choice.
const ledTooSoon = `id: led-too-soon
heading: {en: "Board 4", el: "Θήκη 4"}
title: {en: "Led too soon", el: "Βιαστική έξοδος"}
level: 3
complexity: 3
board: 4
deal: "N:A4.42.. K2.3.5. Q3.A5.. J9.K6.."
contract: "3NT by S"
events:
  - {dropped: E, cards: SK}
  - {director: S}
  - "H6=lead"
  - {director: S}
ask:
  - {fact: partner-could-see, find: ["yes"]}
choose:
  - {option: penalty-lead, of: lead, takes: "require spades"}
source: {kind: vector, ref: "50-6"}
status: draft
`

// An option that nobody was offered while the deal went on is left to what happened: here the lead that was too soon (50D2).
func TestAnOptionThatWasNeverOffered(t *testing.T) {
	run, err := mustLoad(t, ledTooSoon).Run(law.Default, law.Authority{})
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for _, r := range run.Rulings {
		kinds = append(kinds, r.Matter.Kind.String())
	}
	if got := strings.Join(kinds, " "); got != "defender-exposed led-too-soon" || run.Open != nil {
		t.Errorf("ruled on %s; open %v", got, run.Open)
	}
}

// At the end of the file's own events a choice that it leaves open stops the run.
func TestAChoiceLeftOpenStopsTheRun(t *testing.T) {
	text, _, _ := strings.Cut(ledTooSoon, "choose:")
	text = strings.Replace(text, `  - "H6=lead"
  - {director: S}
`, "", 1) + "source: {kind: vector, ref: \"50-4\"}\nstatus: draft\n"
	run, err := mustLoad(t, text).Run(law.Default, law.Authority{})
	if err != nil {
		t.Fatal(err)
	}
	if run.Open == nil || run.Open.Matter.Kind != record.PartnerOnLead {
		t.Errorf("open: %+v", run.Open)
	}
}

// A finding that is no answer to its question, or that carries what the answer has not, stops the run with an error.
func TestAFindingThatIsNoAnswer(t *testing.T) {
	for _, find := range []string{"nonsense", "yes 3"} {
		text := strings.Replace(ledTooSoon, `["yes"]`, `["`+find+`"]`, 1)
		_, err := mustLoad(t, text).Run(law.Default, law.Authority{})
		var no procedure.ChoiceError
		if !errors.As(err, &no) || no.Fact != "partner-could-see" {
			t.Errorf("%s: %v", find, err)
		}
	}
}

// The library and the history sort cases by these laws: what is judged on the finished board counts too.
func TestLawsOfACase(t *testing.T) {
	bank, _ := Bank()
	for id, want := range map[string][]int{
		"75-three-down-all-the-same":    {21, 20, 75},
		"12-several-results":            {68, 12},
		"92-no-committee-tonight":       {68, 92},
		"13-ace-seen":                   {13, 68},
		"16-six-spades-and-a-singleton": {16},
	} {
		i := slices.IndexFunc(bank, func(s *Scenario) bool { return s.ID == id })
		if i < 0 {
			t.Errorf("the bank has no %s", id)
			continue
		}
		if got := bank[i].Laws(law.Default, law.Authority{}); !slices.Equal(got, want) {
			t.Errorf("%s: Laws %v, want %v", id, got, want)
		}
	}
}
