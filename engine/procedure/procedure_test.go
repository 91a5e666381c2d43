package procedure

import (
	"errors"
	"slices"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// A small law: was it seen? If not, the director judges whether it could have been; then a player chooses a suit, and the
// table waits for a replacement.
var (
	seen     = &Fact{ID: "seen", Class: Table, Answers: []record.AnswerID{Yes, No}}
	could    = &Fact{ID: "could", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	chooses  = &Fact{ID: "chooses", Class: Option, Answers: []record.AnswerID{"forbid", "neither"}}
	replaced = &Fact{ID: "replaced", Class: Record, Answers: []record.AnswerID{Yes}, Derive: func(*Case) Finding {
		return Finding{Status: Awaits, Why: "a-call"}
	}}

	heartsOrSpades = func(*Case) []record.Answer {
		return []record.Answer{{ID: "forbid", Suit: bridge.Hearts}, {ID: "forbid", Suit: bridge.Spades}}
	}
	stands = Rule(Clause{Kind: record.CallStands, On: Offender, Cite: "27A1"})
	waits  = Meanwhile(Ask(replaced, "27B", On(Yes, stands)), Clause{Kind: record.MustPass, On: Partner, Until: record.Throughout, Cite: "27B2"})
	offer  = Offer(LHO, chooses, "26B", With("forbid", heartsOrSpades, waits), On("neither", stands))
	tree   = Ask(seen, "25A",
		On(Yes, stands),
		On(No, Ask(could, "25B", On(Yes, offer), On(No, NotCovered("25A", "elsewhere")))))
)

func smallCase(found map[*Fact]record.Answer) *Case {
	c := &Case{Matter: record.MatterID{Kind: record.CallChanged, Event: 3, By: bridge.North}, Edition: law.Default, Found: map[Key]record.Answer{}}
	for f, a := range found {
		c.Found[f.Key(c)] = a
	}
	return c
}

func TestEvaluateStopsWhereSomethingIsNotKnown(t *testing.T) {
	yes, no := record.Answer{ID: Yes}, record.Answer{ID: No}
	forbid := record.Answer{ID: "forbid", Suit: bridge.Hearts}
	for _, test := range []struct {
		name   string
		found  map[*Fact]record.Answer
		result Result
		path   string
		orders []record.OrderKind
		open   []record.AnswerID
	}{
		{"nothing asked", nil, Asks, "", nil, []record.AnswerID{Yes, No}},
		{"seen", map[*Fact]record.Answer{seen: yes}, Ruled, "seen=yes", []record.OrderKind{record.CallStands}, nil},
		{"a judgement is never guessed", map[*Fact]record.Answer{seen: no}, DirectorJudges, "seen=no", nil, []record.AnswerID{Yes, No}},
		{"another law", map[*Fact]record.Answer{seen: no, could: no}, Uncovered, "seen=no could=no", nil, nil},
		{"an offer", map[*Fact]record.Answer{seen: no, could: yes}, Offers, "seen=no could=yes", nil, []record.AnswerID{"forbid", "neither"}},
		{"orders while it waits", map[*Fact]record.Answer{seen: no, could: yes, chooses: forbid}, Waits, "seen=no could=yes chooses=forbid",
			[]record.OrderKind{record.MustPass}, []record.AnswerID{Yes}},
	} {
		t.Run(test.name, func(t *testing.T) {
			o := Evaluate(tree, smallCase(test.found))
			if o.Result != test.result || o.PathID() != test.path {
				t.Errorf("got %d by %q, want %d by %q", o.Result, o.PathID(), test.result, test.path)
			}
			var kinds []record.OrderKind
			for _, order := range o.Orders {
				kinds = append(kinds, order.Kind)
			}
			if !slices.Equal(kinds, test.orders) {
				t.Errorf("orders %v, want %v", kinds, test.orders)
			}
			var open []record.AnswerID
			for _, b := range o.Branches {
				open = append(open, b.Answer)
			}
			if !slices.Equal(open, test.open) {
				t.Errorf("open %v, want %v", open, test.open)
			}
		})
	}
}

func TestOrdersAreMadeOutToPlayers(t *testing.T) {
	c := smallCase(map[*Fact]record.Answer{seen: {ID: No}, could: {ID: Yes}, chooses: {ID: "forbid", Suit: bridge.Spades}})
	want := record.Order{Kind: record.MustPass, On: bridge.South, Until: record.Throughout, Cite: "27B2"}
	if got := Evaluate(tree, c).Orders; len(got) != 1 || got[0] != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestSupposeLeavesTheCaseAlone(t *testing.T) {
	c := smallCase(nil)
	if o := Suppose(c, seen.Key(c), record.Answer{ID: Yes}, tree); o.Result != Ruled {
		t.Errorf("supposed: %d", o.Result)
	}
	if len(c.Found) != 0 || Evaluate(tree, c).Result != Asks {
		t.Error("what was supposed has been found")
	}
}

func TestOnlyWhatAnOfferAllowsMayBeChosen(t *testing.T) {
	c := smallCase(nil)
	for _, a := range []record.Answer{{ID: "forbid", Suit: bridge.Hearts}, {ID: "neither"}} {
		if err := Allowed(offer, c, a); err != nil {
			t.Errorf("%v: %v", a, err)
		}
	}
	for _, a := range []record.Answer{{ID: "forbid"}, {ID: "forbid", Suit: bridge.Clubs}, {ID: "neither", Suit: bridge.Hearts}, {ID: "demand"}} {
		if err := Allowed(offer, c, a); !errors.Is(err, ChoiceError{"chooses", a}) {
			t.Errorf("%v: %v", a, err)
		}
	}
}

func TestPathsAndNodes(t *testing.T) {
	var ids []string
	for p := range Paths(tree) {
		ids = append(ids, p.ID())
	}
	want := []string{"seen=yes", "seen=no could=yes chooses=forbid replaced=yes", "seen=no could=yes chooses=neither", "seen=no could=no"}
	if !slices.Equal(ids, want) {
		t.Errorf("paths %q, want %q", ids, want)
	}
	seenNodes := map[*Node]int{}
	for n := range Nodes(tree) {
		seenNodes[n]++
	}
	if len(seenNodes) != 7 || seenNodes[stands] != 1 {
		t.Errorf("%d nodes, the shared leaf %d times", len(seenNodes), seenNodes[stands])
	}
	for p := range Paths(tree) { // a reader may stop early
		if p.ID() != want[0] {
			t.Errorf("the first path is %q", p.ID())
		}
		break
	}
}

// What was found when an interim ruling was given is not asked again, whatever has happened since.
func TestAnInterimRulingKeepsItsPath(t *testing.T) {
	r := &record.Record{Dealer: bridge.West, Deal: bridge.Deal{0, bridge.UnknownHand, bridge.UnknownHand, bridge.UnknownHand, bridge.UnknownHand},
		Events: []record.Event{
			{Kind: record.Call, Seat: bridge.West, Call: bridge.Bid(1, bridge.Spades)},
			{Kind: record.Call, Seat: bridge.North, Call: bridge.Bid(1, bridge.Hearts)},
		}}
	m := record.MatterID{Kind: record.InsufficientBid, Event: 2, By: bridge.North}
	path := []record.Answer{{ID: No}, {ID: Yes}, {ID: "forbid", Suit: bridge.Hearts}}
	r.Events = append(r.Events, record.Event{Kind: record.Ruling, Ruled: &record.Ruled{Matter: m, Path: path, Interim: true}})
	s, err := record.Replay(r)
	if err != nil {
		t.Fatal(err)
	}
	c := &Case{State: s, Matter: m, Edition: law.Default, Found: map[Key]record.Answer{{Fact: seen.ID, Event: 2, Who: bridge.North}: {ID: Yes}}}
	if o := Evaluate(tree, c); o.Result != Waits || o.PathID() != "seen=no could=yes chooses=forbid" {
		t.Errorf("got %d by %q", o.Result, o.PathID())
	}
}
