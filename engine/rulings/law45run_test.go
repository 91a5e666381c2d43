package rulings

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A ruling45 is a case of Laws 45 and 46: a record in short, what the director finds, and the rulings on it. South declares.
type ruling45 struct {
	name   string
	deal   string // as in PBN; a hand may be "-"
	trump  string // "NT" if empty
	leader string // "W" if empty
	won    string // the card with which the leader won the trick before
	events string
	find   string // "fact=answer" or "fact=answer:CARD"
	want   string // rulings apart by " / ", their orders by "; "
	in2007 string // if the ruling of 2007 differs
	only   law.Edition
}

// record makes the record of c. Events stand apart by blanks: "W:H7" is a play, "S:says=Q" words, "W:held=H7" and so on an act;
// "@3" says that event 3 is meant.
func (c ruling45) record(t *testing.T) *record.Record {
	t.Helper()
	deal, err := bridge.ParseDeal(c.deal)
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Dealer: bridge.South, Deal: deal}
	if !strings.Contains(c.events, ":call=") {
		denom, err := bridge.ParseDenom(c.trump + "NT"[min(2, 2*len(c.trump)):])
		if err != nil {
			t.Fatal(err)
		}
		rec.Contract = bridge.Contract{Bid: bridge.Bid(3, denom), Declarer: bridge.South}
		rec.Leader = bridge.West
	}
	if c.leader != "" {
		rec.Leader = seatOf(t, c.leader)
	}
	if c.won != "" {
		rec.Won = cardNamed(t, c.won)
	}
	for _, word := range strings.Fields(c.events) {
		rec.Events = append(rec.Events, eventsOf(t, word, len(numbered(rec.Events))+1)...)
	}
	return rec
}

func numbered(events []record.Event) []record.Event {
	return slices.DeleteFunc(slices.Clone(events), func(e record.Event) bool { return !e.Numbered() })
}

func seatOf(t *testing.T, text string) bridge.Seat {
	t.Helper()
	seat, err := bridge.ParseSeat(text)
	if err != nil {
		t.Fatal(err)
	}
	return seat
}

func cardNamed(t *testing.T, text string) bridge.Card {
	t.Helper()
	card, err := bridge.ParseCard(text)
	if err != nil {
		t.Fatal(err)
	}
	return card
}

var actsOf = map[string]record.Kind{"held": record.Held, "dropped": record.Dropped, "touched": record.Touched,
	"placed": record.Placed, "turned": record.Turned, "up": record.PickedUp, "attention": record.Attention, "director": record.Director}

// eventsOf is the event that word stands for, the nth; "penalty=" is a card that fell and was ruled a penalty card, two events.
func eventsOf(t *testing.T, word string, n int) []record.Event {
	t.Helper()
	word, of, _ := strings.Cut(word, "@")
	seat, act, _ := strings.Cut(word, ":")
	verb, what, has := strings.Cut(act, "=")
	e := record.Event{Seat: seatOf(t, seat), Kind: actsOf[verb]}
	if of != "" {
		fmt.Sscan(of, &e.Of)
	}
	switch {
	case verb == "call":
		e.Kind = record.Call
		e.Call = map[string]bridge.Call{"P": bridge.Pass, "1NT": bridge.Bid(1, bridge.NoTrump)}[what]
	case verb == "says":
		e.Kind, e.Says = record.Designated, saysOf(t, what)
	case verb == "withdrew":
		from, to, _ := strings.Cut(what, ">")
		e.Kind, e.Card, e.NewCard = record.Withdrew, cardNamed(t, from), cardNamed(t, to)
	case verb == "penalty":
		e.Kind, e.Card = record.Dropped, cardNamed(t, what)
		m := record.MatterID{Kind: record.DefenderExposed, Event: n, By: e.Seat}
		return []record.Event{e, {Kind: record.Ruling, Ruled: &record.Ruled{Matter: m, Orders: []record.Order{
			{Kind: record.PenaltyMinor, On: e.Seat, What: record.Scope{Card: e.Card}, Cite: "50B"}}}}}
	case has:
		e.Card = cardNamed(t, what)
	case e.Kind == record.NoEvent:
		e.Kind, e.Card = record.Play, cardNamed(t, verb)
	}
	return []record.Event{e}
}

// saysOf reads a designation: a manner, also with a suit as in "low-C"; or a card, suit or rank by name.
func saysOf(t *testing.T, text string) record.Designation {
	t.Helper()
	manners := map[string]record.Manner{"high": record.High, "low": record.Low, "win": record.Win, "any": record.Anything, "hm": record.Unclear}
	manner, suit, _ := strings.Cut(text, "-")
	if m, ok := manners[manner]; ok {
		denom, err := bridge.ParseDenom(suit)
		if suit != "" && err != nil {
			t.Fatal(err)
		}
		return record.Designation{Manner: m, Suit: denom}
	}
	d := record.Designation{Manner: record.ByName}
	for _, letter := range text {
		if suit, err := bridge.ParseDenom(string(letter)); err == nil {
			d.Suit = suit
		} else if rank, err := bridge.ParseRank(string(letter)); err == nil {
			d.Rank = rank
		} else {
			t.Fatalf("words %q: %v", text, err)
		}
	}
	return d
}

func (c ruling45) findings(t *testing.T) map[procedure.FactID]record.Answer {
	t.Helper()
	out := map[procedure.FactID]record.Answer{}
	for _, word := range strings.Fields(c.find) {
		fact, answer, _ := strings.Cut(word, "=")
		id, card, has := strings.Cut(answer, ":")
		a := record.Answer{ID: record.AnswerID(id)}
		if has {
			a.Card = cardNamed(t, card)
		}
		out[procedure.FactID(fact)] = a
	}
	return out
}

// ours are the kinds of matter of Laws 45 and 46; the others that a record raises belong to other tests.
func ours(k record.MatterKind) bool {
	return slices.ContainsFunc(append(law45, law46...), func(p Procedure) bool { return p.Kind == k })
}

// run rules c under e, taking answers out of found, which it marks in used; it returns the rulings in short and the leaves reached,
// by kind of matter and path.
func (c ruling45) run(t *testing.T, e law.Edition, used map[procedure.FactID]bool) (string, []string) {
	t.Helper()
	return c.settle(t, NewDesk(c.record(t), e, law.Authority{}), used)
}

// settle takes desk to its end.
func (c ruling45) settle(t *testing.T, desk *Desk, used map[procedure.FactID]bool) (string, []string) {
	t.Helper()
	var rulings, leaves []string
	found, e := c.findings(t), desk.Edition
	leaf := func(task Task) {
		leaves = append(leaves, fmt.Sprint(task.Matter.Kind, " ", e.Base(), ": ", task.Outcome.PathID()))
	}
	for range 200 {
		task, err := desk.Next()
		if err != nil {
			t.Fatal(err)
		}
		if task.Kind != AtEvent && task.Kind != AtEnd && !ours(task.Matter.Kind) {
			desk.Skip(task.Matter)
			continue
		}
		switch task.Kind {
		case AtQuestion:
			need := task.Outcome.Need
			answer, ok := found[need.Key.Fact]
			if !ok {
				t.Fatalf("%s: no answer to %s", e, need.Key.Fact)
			}
			if err := procedure.Allowed(need.Node, desk.Case(task.Matter), answer); err != nil {
				t.Fatal(err)
			}
			used[need.Key.Fact] = true
			desk.Find(need.Key, answer)
		case AtRuling:
			if !task.Ruled.Interim {
				leaf(task)
			}
			rulings = append(rulings, inShort(task.Ruled))
			if err := desk.Rule(task.Ruled); err != nil {
				t.Fatalf("%s: %s: %v", e, rulings[len(rulings)-1], err)
			}
		case AtUncovered:
			leaf(task)
			rulings = append(rulings, fmt.Sprintf("not covered %s %s", task.Outcome.Leaf.Reason, e.Resolve(task.Outcome.Leaf.Cite)))
			desk.Skip(task.Matter)
		case AtWait, AtEnd:
			return strings.Join(rulings, " / "), leaves
		}
	}
	t.Fatal("the desk does not come to an end")
	return "", nil
}

// inShort is the orders of a ruling: kind, player, what, paragraph. What a penalty card means from now on is for the tests of Law 50.
func inShort(r record.Ruled) string {
	var out []string
	for _, o := range r.Orders {
		if o.Cite.Law() == 50 && o.Cite != "50B" {
			continue
		}
		parts := []string{o.Kind.String()}
		if o.On != bridge.NoSeat {
			parts = append(parts, o.On.String())
		}
		switch w := o.What; {
		case w.Card != bridge.NoCard:
			parts = append(parts, w.Card.String())
		case w.Rank != bridge.NoRank:
			parts = append(parts, w.Rank.String())
		case w.Rule != record.NoRule:
			parts = append(parts, "any")
		case w.Event != 0:
			parts = append(parts, fmt.Sprint("#", w.Event))
		}
		out = append(out, strings.Join(append(parts, string(o.Cite)), " "))
	}
	if r.Interim {
		out = append(out, "…")
	}
	return strings.Join(out, "; ")
}

// check runs every case under both editions, compares the rulings, and adds the leaves that were reached to reached.
func check(t *testing.T, cases []ruling45, reached map[string]bool) {
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			used := map[procedure.FactID]bool{}
			for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
				if c.only != law.NoEdition && c.only != e {
					continue
				}
				want := c.want
				if e == law.Edition2007 && c.in2007 != "" {
					want = c.in2007
				}
				got, leaves := c.run(t, e, used)
				if got != resolved(want, e) {
					t.Errorf("%s:\n got %s\nwant %s", e, got, resolved(want, e))
				}
				for _, leaf := range leaves {
					reached[leaf] = true
				}
			}
			for fact := range c.findings(t) {
				if !used[fact] {
					t.Errorf("nobody asked for %s", fact)
				}
			}
		})
	}
}

// resolved puts the paragraphs of an edition in the place of the words for what moved.
func resolved(want string, e law.Edition) string {
	for name, cite := range map[string]law.Cite{"<wrong>": law.DummyWrongCard, "<told>": law.WithdrawnOffenders, "<own>": law.WithdrawnInnocent, "<early>": law.DeclarerPremature} {
		want = strings.ReplaceAll(want, name, string(e.Resolve(cite)))
	}
	return want
}

// Every leaf of Laws 45 and 46 comes out of a record.
func TestEveryLeafOfLaws45And46IsReached(t *testing.T) {
	reached := map[string]bool{}
	for _, cases := range [][]ruling45{heldCases(), touchedCases, changedCases, misplacedCases, otherCases, wordsCases(), openWordsCases()} {
		check(t, cases, reached)
	}
	for _, p := range append(slices.Clone(law45), law46...) {
		for path := range procedure.Paths(p.Tree) {
			if id := fmt.Sprint(p.Kind, " ", p.Edition, ": ", path.ID()); !reached[id] {
				t.Errorf("no record reaches %s", id)
			}
		}
	}
}
