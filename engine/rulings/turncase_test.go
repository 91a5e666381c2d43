package rulings

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// A turnCase is a case of Laws 25 and 28 to 34: a record in short, what is found and chosen, and the rulings.
type turnCase struct {
	name   string // vectors are named as in the specification
	dealer string // North if empty
	events string // "1C" is a call in turn, "S:1C" another, "E:X>1S" a call taken back for another, "lead=DA" an opening lead
	means  string // "1=artificial 3=H4 5=S5/11-19": what the call of an event shows, besides being natural
	find   string // "fact=answer", what is found or chosen
	want   string // rulings apart by " / ", orders by "; " as said writes them; an interim ruling has a "~" before it
	in2007 string // if the rulings of 2007 differ
	only   law.Edition
	turn   string // whose turn it is in the end
	may    string // "W P 1NT": calls that West may make then
	mayNot string
}

func turnLaws() []Procedure { return slices.Concat(law25, law29, law34) }

func isTurnLaw(kind record.MatterKind) bool {
	return slices.ContainsFunc(turnLaws(), func(p Procedure) bool { return p.Kind == kind })
}

func runTurns(t *testing.T, cases []turnCase) {
	t.Helper()
	for _, c := range cases {
		for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
			if c.only != law.NoEdition && c.only != e {
				continue
			}
			t.Run(c.name+"/"+e.String(), func(t *testing.T) {
				got, state := c.run(t, e)
				want := c.want
				if e == law.Edition2007 && c.in2007 != "" {
					want = c.in2007
				}
				if want = ofEdition(want, e); got != want {
					t.Errorf("got\n%s\nwant\n%s", strings.ReplaceAll(got, "; ", "\n"), strings.ReplaceAll(want, "; ", "\n"))
				}
				if c.turn != "" && state.Turn().String() != c.turn {
					t.Errorf("it is the turn of %s, not of %s", state.Turn(), c.turn)
				}
				mayCall(t, state, c.may, true)
				mayCall(t, state, c.mayNot, false)
			})
		}
	}
}

// mayCall looks at whether a player may make each of some calls.
func mayCall(t *testing.T, s record.State, text string, may bool) {
	t.Helper()
	fields := strings.Fields(text)
	for i, word := range fields {
		if i > 0 && (s.WhyNotCall(seatIn(t, fields[0]), callIn(t, word)).Code == record.MayPlay) != may {
			t.Errorf("%s: %s may call it: %v", fields[0], word, !may)
		}
	}
}

// run rules c under e: the rulings in short, and the state in the end.
func (c turnCase) run(t *testing.T, e law.Edition) (string, record.State) {
	t.Helper()
	var out []string
	found := words(c.find)
	d := NewDesk(c.record(t), e, law.Authority{})
	for range 200 {
		task, err := d.Next()
		if err != nil {
			t.Fatal(err)
		}
		switch task.Kind {
		case AtEnd, AtWait:
			return strings.Join(out, " / "), d.State()
		case AtQuestion, AtChoice:
			answer, ok := found.of(task.Outcome.Need.Key.Fact)
			switch {
			case !ok && isTurnLaw(task.Matter.Kind):
				t.Fatalf("%s has to be found", task.Outcome.Need.Key.Fact)
			case !ok:
				d.Skip(task.Matter)
			case task.Kind == AtQuestion:
				d.Find(task.Outcome.Need.Key, answer)
			default:
				if err := d.Choose(task, answer); err != nil {
					t.Fatal(err)
				}
			}
		case AtUncovered:
			if isTurnLaw(task.Matter.Kind) {
				out = append(out, fmt.Sprintf("not covered %s %s", task.Outcome.Leaf.Reason, e.Resolve(task.Outcome.Leaf.Cite)))
			}
			d.Skip(task.Matter)
		case AtRuling:
			if text := turnRuling(task.Ruled); isTurnLaw(task.Matter.Kind) || task.Matter.Kind == record.LeadRestriction {
				out = append(out, text)
			}
			if err := d.Rule(task.Ruled); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("the desk does not come to an end")
	return "", record.State{}
}

// leavesOf is the leaves that c comes to under e whatever is found and chosen, each as kind of matter and path.
func (c turnCase) leavesOf(t *testing.T, e law.Edition, given answers, reached map[string]bool) {
	t.Helper()
	d := NewDesk(c.record(t), e, law.Authority{})
	for range 200 {
		task, err := d.Next()
		if err != nil {
			t.Fatal(err)
		}
		leaf := fmt.Sprint(task.Matter.Kind, " ", task.Outcome.PathID())
		switch task.Kind {
		case AtEnd, AtWait:
			return
		case AtQuestion, AtChoice:
			if !isTurnLaw(task.Matter.Kind) {
				d.Skip(task.Matter)
				continue
			}
			need := task.Outcome.Need
			answer, ok := given.of(need.Key.Fact)
			if !ok {
				for _, id := range need.Node.Fact.Could(d.Case(task.Matter)) {
					c.leavesOf(t, e, append(given[:len(given):len(given)], word{need.Key.Fact, record.Answer{ID: id}}), reached)
				}
				return
			}
			if task.Kind == AtQuestion {
				d.Find(need.Key, answer)
			} else if err := d.Choose(task, answer); err != nil {
				t.Fatal(err)
			}
		case AtUncovered:
			reached[leaf] = true
			d.Skip(task.Matter)
		case AtRuling:
			if !task.Ruled.Interim {
				reached[leaf] = true
			}
			if err := d.Rule(task.Ruled); err != nil {
				t.Fatalf("%s: %s: %v", c.events, turnRuling(task.Ruled), err)
			}
		}
	}
	t.Fatalf("%s: the desk does not come to an end", c.events)
}

// everyTurnLeaf tries that each leaf of the procedures is reached by one of the cases.
func everyTurnLeaf(t *testing.T, cases []turnCase, procedures []Procedure) {
	t.Helper()
	for _, p := range procedures {
		reached := map[string]bool{}
		for _, c := range cases {
			c.leavesOf(t, p.Edition, nil, reached)
		}
		for _, id := range Leaves(p) {
			if !reached[fmt.Sprint(p.Kind, " ", id)] {
				t.Errorf("%s: no record reaches %s", p.where(), id)
			}
		}
	}
}

func (c turnCase) record(t *testing.T) *record.Record {
	t.Helper()
	deal, err := bridge.ParseDeal("N:- - - -")
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Dealer: bridge.North, Deal: deal}
	if c.dealer != "" {
		rec.Dealer = seatIn(t, c.dealer)
	}
	for _, text := range strings.Fields(c.events) {
		rec.Events = append(rec.Events, turnEvent(t, text))
	}
	for _, text := range strings.Fields(c.means) {
		var of int
		n, shown, _ := strings.Cut(text, "=")
		if _, err := fmt.Sscan(n, &of); err != nil {
			t.Fatal(err)
		}
		rec.System = append(rec.System, record.Explanation{Of: of, Agreed: []record.Meaning{meaningIn(t, shown)}})
	}
	return rec
}

func turnEvent(t *testing.T, text string) record.Event {
	t.Helper()
	if text == "director" {
		return record.Event{Kind: record.Director}
	}
	if card, lead := strings.CutPrefix(text, "lead="); lead {
		return record.Event{Kind: record.Play, Card: cardIn(t, card)}
	}
	seat, call, found := strings.Cut(text, ":")
	e := record.Event{Kind: record.Call}
	if found {
		e.Seat = seatIn(t, seat)
	} else {
		call = text
	}
	old, put, changed := strings.Cut(call, ">")
	e.Call = callIn(t, old)
	if changed {
		e.Kind = record.Withdrew
		if put != "" {
			e.NewCall = callIn(t, put)
		}
	}
	return e
}

func callIn(t *testing.T, text string) bridge.Call {
	t.Helper()
	call, err := bridge.ParseCall(text)
	if err != nil {
		t.Fatal(err)
	}
	return call
}

// meaningIn is "artificial", "natural", or a natural call that shows so many cards of a suit or more, and points after a "/".
func meaningIn(t *testing.T, text string) record.Meaning {
	t.Helper()
	m := record.Meaning{Natural: record.Yes}
	shape, points, some := strings.Cut(text, "/")
	if some {
		if _, err := fmt.Sscanf(points, "%d-%d", &m.Points.Min, &m.Points.Max); err != nil {
			t.Fatal(err)
		}
	}
	switch {
	case shape == "artificial":
		m.Natural = record.No
	case shape != "natural" && shape != "":
		suit, err := bridge.ParseDenom(shape[:1])
		if err != nil {
			t.Fatal(err)
		}
		m.Length[suit] = record.Range{Min: shape[1] - '0', Max: 13}
	}
	return m
}

// ofEdition writes out what differs by number alone: <16> is what was told, <26> the lead, <aware> awareness.
func ofEdition(text string, e law.Edition) string {
	if e == law.Edition2007 {
		return strings.NewReplacer("<16>", "16D2", "<26>", "26", "<aware>", "23", "<17>", "17E2").Replace(text)
	}
	return strings.NewReplacer("<16>", "16C2", "<26>", "26B", "<aware>", "72C", "<17>", "17D3").Replace(text)
}

// orderNames in short; the others are written by their own names.
var shortOrders = map[record.OrderKind]string{record.CallStands: "stands", record.CallCancelled: "cancelled", record.AuctionGoesOn: "goes-on",
	record.MustPass: "passes", record.MustRepeat: "repeats", record.MustNotDouble: "no-double", record.MayChangeCall: "may-change",
	record.Unauthorized: "told", record.Authorized: "known", record.RuledWithLater: "with"}

// turnRuling is a ruling as the cases write it: "cancelled @1 29B; passes W once 31A2(b)".
func turnRuling(r record.Ruled) string {
	var out []string
	for _, o := range r.Orders {
		name := shortOrders[o.Kind]
		if name == "" {
			name = o.Kind.String()
		}
		parts := []string{name}
		if o.Kind == record.Due {
			parts = []string{strings.TrimPrefix(o.Opens.String(), "review-")}
		}
		if o.On != bridge.NoSeat && o.Kind != record.CallStands && o.Kind != record.CallCancelled {
			parts = append(parts, o.On.String())
		}
		switch {
		case o.What.Event != 0:
			parts = append(parts, fmt.Sprint("@", o.What.Event))
		case o.What.Call != bridge.NoCall:
			parts = append(parts, o.What.Call.String())
		case o.What.Suit != bridge.NoSuit:
			parts = append(parts, o.What.Suit.String())
		}
		if o.Kind == record.MustPass && o.Until == record.Throughout {
			parts = append(parts, "throughout")
		}
		out = append(out, strings.Join(append(parts, string(o.Cite)), " "))
	}
	text := strings.Join(out, "; ")
	if r.Interim {
		return "~" + text
	}
	return text
}
