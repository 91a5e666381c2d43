package view

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
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

var updateGolden = flag.Bool("update", false, "write the golden files anew")

// printers is a printer for each language that reports every fault as an error of the test.
func printers(t *testing.T) []*i18n.Printer {
	t.Helper()
	var out []*i18n.Printer
	for _, lang := range i18n.Langs {
		out = append(out, i18n.New(lang).Reporting(func(err error) { t.Helper(); t.Error(err) }))
	}
	return out
}

// sampleOrders is orders of every kind: to each seat, about each suit, with calls, cards and ranks, and in every variant.
func sampleOrders() []record.Order {
	var out []record.Order
	for _, kind := range record.OrderKinds() {
		if kind == record.Due {
			for _, opens := range record.MatterKinds() {
				out = append(out, record.Order{Kind: kind, Opens: opens, From: record.EndOfPlay})
			}
			for rule := record.NoRule; rule <= record.AnyLegalCard; rule++ {
				for _, seat := range bridge.Seats {
					out = append(out, record.Order{Kind: kind, On: seat, Opens: record.LeadRestriction, What: record.Scope{Rule: rule}})
				}
			}
			continue
		}
		for i, seat := range bridge.Seats {
			suit := bridge.Suits[i]
			for _, what := range []record.Scope{
				{}, {Call: bridge.Bid(i+1, suit)}, {Call: bridge.Pass + bridge.Call(i%3)}, {Card: bridge.NewCard(suit, bridge.Ten+bridge.Rank(i))},
				{Suit: suit}, {Rank: bridge.Nine + bridge.Rank(i)}, {N: i}, {Rule: record.Rule(i + 1)}, {Event: 1, Card: bridge.NewCard(suit, bridge.Two)},
			} {
				out = append(out, record.Order{Kind: kind, On: seat, Chooser: seat.Partner(), What: what})
			}
			if kind.Standing() {
				for until := record.Now; until <= record.WhilePenalty; until++ {
					out = append(out, record.Order{Kind: kind, On: seat, What: record.Scope{Suit: suit}, Until: until})
				}
			}
		}
	}
	return out
}

// TestOrdersCanBeRead prints every order in both languages, for a person to read.
func TestOrdersCanBeRead(t *testing.T) {
	var got bytes.Buffer
	all := printers(t)
	kind := record.NoOrder
	said := map[string]bool{}
	for _, o := range sampleOrders() {
		if o.Kind != kind {
			kind = o.Kind
			fmt.Fprintf(&got, "%s\n", kind)
		}
		for _, p := range all {
			text := Order(p, o, record.State{})
			if !said[text] {
				said[text] = true
				fmt.Fprintf(&got, "  %s  %s\n", p.Lang(), text)
			}
		}
	}
	golden(t, "orders.txt", got.Bytes())
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *updateGolden {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("the words are not those of %s; run the test with -update and read the change", path)
	}
}

func TestEveryOrderIsASentence(t *testing.T) {
	for _, p := range printers(t) {
		for _, o := range sampleOrders() {
			if text := Order(p, o, record.State{}); !strings.HasSuffix(text, ".") || strings.Contains(text, "…") {
				t.Errorf("%s in %q: %q", o.Kind, p.Lang(), text)
			}
		}
		for m := record.Now; m <= record.WhilePenalty; m++ {
			if Moment(p, m) == "" {
				t.Errorf("%s in %q: no words", m, p.Lang())
			}
		}
	}
}

func TestEveryMatterHasWords(t *testing.T) {
	for _, p := range printers(t) {
		for _, kind := range record.MatterKinds() {
			for _, seat := range append(bridge.Seats[:], bridge.NoSeat) {
				text := Matter(p, record.MatterID{Kind: kind, Event: 1, By: seat}, record.State{})
				if text == "" || text == MatterLaw(p, kind) {
					t.Errorf("%s in %q: %q gives the finding away", kind, p.Lang(), text)
				}
			}
		}
	}
}

func TestEveryEventHasWords(t *testing.T) {
	if len(eventKeys) != int(record.Choice)+1 {
		t.Errorf("%d kinds of event have keys, of %d", len(eventKeys)-1, record.Choice)
	}
	r := record.Record{Dealer: bridge.North, Events: []record.Event{{Kind: record.Call, Seat: bridge.North, Call: bridge.Bid(1, bridge.Spades)}}}
	before, err := record.Replay(&r)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range printers(t) {
		for kind := record.Call; kind <= record.Choice; kind++ {
			for i, seat := range bridge.Seats {
				card := bridge.NewCard(bridge.Suits[i], 7)
				for _, e := range []record.Event{
					{}, {Call: bridge.Pass}, {Call: bridge.Double}, {Call: bridge.Redouble}, {Call: bridge.Bid(1, bridge.Hearts)},
					{Call: bridge.Bid(1, bridge.Hearts), NewCall: bridge.Pass}, {Card: card}, {Card: card, NewCard: bridge.NewCard(bridge.Spades, bridge.Ace)},
					{Cards: bridge.HandOf(card)}, {Cards: bridge.HandOf(card, bridge.NewCard(bridge.Hearts, bridge.Ace))}, {Of: 1}, {Tricks: 1}, {Tricks: 3},
				} {
					e.Kind, e.Seat, e.To = kind, seat, seat.Partner()
					e.Ruled = &record.Ruled{Interim: e.Tricks == 3}
					e.Chose = &record.Chose{Seat: seat, Answer: record.Answer{ID: "yes"}}
					text := Event(p, e, before, "")
					if text == "" || strings.HasSuffix(text, ".") {
						t.Errorf("kind %d in %q: %q", kind, p.Lang(), text)
					}
					if with := Event(p, e, before, "‹words›"); !strings.Contains(with, "‹words›") {
						t.Errorf("kind %d in %q: %q leaves out what was said", kind, p.Lang(), with)
					}
				}
			}
		}
	}
}

func TestEveryReasonHasWordsAndItsLaw(t *testing.T) {
	if len(reasonKeys) != int(record.DoubleBarred)+1 {
		t.Errorf("%d reasons have keys, of %d", len(reasonKeys)-1, record.DoubleBarred)
	}
	for _, p := range printers(t) {
		for code := record.NotTurn; code <= record.DoubleBarred; code++ {
			for _, suit := range bridge.Suits {
				r := record.Reason{Code: code, Suit: suit, Card: bridge.NewCard(suit, bridge.Ace), Call: bridge.Bid(2, suit), Cite: "44C"}
				if text := Reason(p, law.Default, r); !strings.Contains(text, p.Cite("44C", law.Default)) {
					t.Errorf("reason %d in %q: %q names no law", code, p.Lang(), text)
				}
			}
		}
		if Reason(p, law.Default, record.Reason{}) != "" {
			t.Error("a legal call has a reason against it")
		}
	}
}

// Every fact of every tree can be asked, answered and explained without a case, as the flowchart does it, and every clause
// can be said.
func TestEveryTreeHasWords(t *testing.T) {
	for _, p := range printers(t) {
		asked := map[procedure.FactID]bool{}
		for _, known := range rulings.Procedures() {
			for n := range procedure.Nodes(known.Tree) {
				for _, c := range n.Clauses {
					Clause(p, c, nil)
				}
				if n.Kind == procedure.NotCoveredNode {
					Uncovered(p, nil, n)
				}
				if n.Fact == nil || asked[n.Fact.ID] {
					continue
				}
				asked[n.Fact.ID] = true
				Question(p, nil, n.Fact)
				for _, a := range n.Fact.Answers {
					Answer(p, nil, n.Fact, record.Answer{ID: a})
					Because(p, nil, procedure.Step{Node: n, Finding: procedure.Proved(a)})
				}
				for _, f := range n.Fact.Evidence {
					Question(p, nil, f)
					for _, a := range f.Answers {
						Answer(p, nil, f, record.Answer{ID: a})
					}
				}
			}
		}
		if len(asked) < 15 {
			t.Errorf("only %d facts were found in the trees", len(asked))
		}
	}
}

// The reasons of findings are written where they are found, not in the trees, so they are looked for in the source.
func TestEveryWhyHasWords(t *testing.T) {
	files, err := filepath.Glob("../../engine/rulings/*.go")
	if err != nil {
		t.Fatal(err)
	}
	written := regexp.MustCompile(`Why: "([a-z0-9-]+)"|Comparison\{\w+, "([a-z0-9-]+)"\}`)
	found := 0
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range written.FindAllStringSubmatch(string(source), -1) {
			found++
			if key := "why." + m[1] + m[2]; !i18n.Has(key) {
				t.Errorf("%s: no words for %s", filepath.Base(file), key)
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d reasons were found: the test looks in the wrong place", found)
	}
}

// A chart belongs to no case, and still says how many tricks are transferred, and by what rule the tricks of a claim are given.
func TestAChartSaysHowManyTricks(t *testing.T) {
	p := printer(t, i18n.English)
	has := func(number int, wants ...string) {
		t.Helper()
		c := NewChart(p, chartFor(t, number, law.Edition2017), law.Edition2017, measured, nil)
		for _, want := range wants {
			if !slices.ContainsFunc(c.Boxes, func(b ChartBox) bool { return strings.Contains(chartWords(b.Lines), want) }) {
				t.Errorf("Law %d: %q is in no box", number, want)
			}
		}
	}
	has(64, "No trick is transferred. 64B1", "One trick is transferred to the non-offending side. 64A2", "Two tricks are transferred to the non-offending side. 64A1")
	has(69, "The tricks left are scored as claimed or conceded. 69A", "less those that the other side had won")
	has(70, "what the least successful normal line gives. 70D1")
}
