package scenarios

import (
	"testing"

	"pgregory.net/rapid"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

func TestEveryKindHasOneWord(t *testing.T) {
	seen := map[string]record.OrderKind{reviewWord: record.Due, forbidWord: record.Due}
	for _, k := range record.OrderKinds() {
		word := orderWord(k)
		if got := orderKind(word); got != k {
			t.Errorf("%q is %s, not %s", word, got, k)
		}
		if other, twice := seen[word]; twice {
			t.Errorf("%s and %s are both %q", other, k, word)
		}
		seen[word] = k
	}
}

// A word of an order means one thing, whatever stands before it.
func TestPartsOfOrdersDoNotClash(t *testing.T) {
	meant := map[string]string{}
	note := func(word, what string) {
		if other, twice := meant[word]; twice {
			t.Errorf("%q is %s and %s", word, other, what)
		}
		meant[word] = what
		if _, ok := callOf(word); ok {
			t.Errorf("%q is a call", word)
		}
		if _, ok := cardOf(word); ok {
			t.Errorf("%q is a card", word)
		}
		if _, ok := seatOf(word); ok {
			t.Errorf("%q is a seat", word)
		}
	}
	for m := record.Now; known(m.String()); m++ {
		note(m.String(), "a moment")
	}
	note(onceWord, "a moment")
	for r := record.NoRule + 1; known(r.String()); r++ {
		note(r.String(), "a rule")
	}
	for _, k := range record.MatterKinds() {
		note(k.String(), "a matter")
	}
	for word := range suitWords {
		note(word, "a suit")
	}
	for word := range roles {
		note(word, "a role")
	}
	for word := range linking {
		note(word, "a linking word")
	}
	for word := range fields {
		note(word, "the name of a field")
	}
}

func anyOrder(t *rapid.T) record.Order {
	pick := func(name string, most int) int { return rapid.IntRange(0, most).Draw(t, name) }
	moments, rules := 0, 0
	for known(record.Moment(moments).String()) {
		moments++
	}
	for known(record.Rule(rules).String()) {
		rules++
	}
	o := record.Order{
		Kind:    rapid.SampledFrom(record.OrderKinds()).Draw(t, "kind"),
		On:      bridge.Seat(pick("on", 4)),
		Chooser: bridge.Seat(pick("chooser", 4)),
		From:    record.Moment(pick("from", moments-1)),
		Until:   record.Moment(pick("until", moments-1)),
		Cite:    rapid.SampledFrom([]law.Cite{"", "27B1(a)", "26B", "72C", "27D", "50D2(a)", law.Withdrawn, law.Awareness}).Draw(t, "cite"),
	}
	o.What = record.Scope{
		Rule: record.Rule(pick("rule", rules-1)), Event: pick("event", 90), Call: bridge.Call(pick("call", 48)), Card: bridge.Card(pick("card", 52)),
		Suit: bridge.Suit(pick("suit", 5)), N: pick("n", 13),
	}
	if rapid.Bool().Draw(t, "ranked") {
		o.What.Rank = bridge.Rank(rapid.IntRange(2, 14).Draw(t, "rank"))
	}
	opens := append([]record.MatterKind{record.NoMatter}, record.MatterKinds()...)
	o.Opens = rapid.SampledFrom(opens).Draw(t, "opens")
	if o.Kind == record.Due && o.Opens == record.NoMatter {
		o.Opens = record.ReviewDamage
	}
	return o
}

func TestPrintedOrderIsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := anyOrder(t)
		text := PrintOrder(want)
		got, err := ParseOrder(text, Names{})
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if got != want {
			t.Fatalf("%s: got %+v, want %+v", text, got, want)
		}
	})
}

// aTable is what orders can name where South bid 1H at event 3 and East led the ace of spades at event 8, both once.
var aTable = Names{
	Labels: map[string]int{"ib": 3},
	Last:   8,
	Seat: func(role string) (bridge.Seat, bool) {
		seat, ok := map[string]bridge.Seat{"offender": bridge.South, "partner": bridge.North, "declarer": bridge.NoSeat}[role]
		return seat, ok
	},
	Find: func(call bridge.Call, card bridge.Card) []int {
		switch {
		case call == bridge.Bid(1, bridge.Hearts):
			return []int{3}
		case call == bridge.Pass:
			return []int{2, 4}
		case card == bridge.NewCard(bridge.Spades, bridge.Ace):
			return []int{8}
		}
		return nil
	},
}

func TestOrdersAsAuthorsWriteThem(t *testing.T) {
	for text, want := range map[string]string{
		"stands 1H":                     "stands #3",
		"stands ib":                     "stands #3",
		"stands 3 [27C]":                "stands #3 [27C]",
		"continues":                     "continues",
		"passes partner throughout":     "passes N throughout",
		"passes by N once":              "passes N once",
		"may-forbid-lead N by declarer": "may-forbid-lead N",
		"review 27D":                    "review 27D",
		"review 72C":                    "review 72C",
		"played ♥7 by N":                "played H7 N",
		"played H10 by N":               "played HT N",
		"may-take-back SA by E":         "may-take-back #8 E",
		"repeats 1H by S once":          "repeats 1H S once",
		"must-not-lead diamonds by N while-on-lead":   "must-not-lead diamonds N while-on-lead",
		"designates rank Q of N by S":                 "designates rank Q N chosen-by S",
		"tricks-moved 2 from S":                       "tricks-moved 2 S",
		"due lead-restriction E at on-lead [26 a1]":   "",
		"due lead-restriction E at on-lead [Law26a1]": "due lead-restriction E at on-lead [26A1]",
		"unauthorized SA for N until end-of-play":     "unauthorized SA N end-of-play",
	} {
		o, err := ParseOrder(text, aTable)
		switch {
		case want == "" && err == nil:
			t.Errorf("%s was read as %s", text, PrintOrder(o))
		case want != "" && err != nil:
			t.Errorf("%s: %v", text, err)
		case want != "" && PrintOrder(o) != want:
			t.Errorf("%s: got %s, want %s", text, PrintOrder(o), want)
		}
	}
}

func TestOrdersThatCannotBeRead(t *testing.T) {
	for text, want := range map[string]OrderError{
		"":                         {Code: "order-incomplete"},
		"standz 1H":                {Code: "order-word", Text: "standz", Near: "stands"},
		"stands P":                 {Code: "order-events", Text: "P", Count: 2, Offset: 7},
		"stands 1S":                {Code: "order-event", Text: "1S", Offset: 7},
		"stands #9":                {Code: "order-event", Text: "#9", Offset: 7},
		"stands 1H 1H":             {Code: "order-part-twice", Text: "1H", Offset: 10},
		"stands nonsense":          {Code: "order-part", Text: "nonsense", Offset: 7},
		"passes declarer":          {Code: "order-role", Text: "declarer", Offset: 7},
		"passes lho":               {Code: "order-role", Text: "lho", Offset: 7},
		"passes N [99Z]":           {Code: "bad-cite", Text: "99Z", Offset: 9},
		"review":                   {Code: "order-incomplete", Offset: 6},
		"review 1":                 {Code: "order-part", Text: "1", Offset: 7},
		"due at end-of-play":       {Code: "order-incomplete", Offset: 18},
		"designates rank 1 of N":   {Code: "order-part", Text: "1", Offset: 16},
		"must-lead diamonds W at":  {Code: "order-incomplete", Offset: 23},
		"passes N throughout once": {Code: "order-part-twice", Text: "once", Offset: 20},
	} {
		_, err := ParseOrder(text, aTable)
		if err == nil {
			t.Errorf("%q was read", text)
		} else if *err != want {
			t.Errorf("%q: got %+v, want %+v", text, *err, want)
		}
	}
}
