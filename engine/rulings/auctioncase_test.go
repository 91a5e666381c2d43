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

// An auctionCase is a case of Laws 24 and 36 to 39: a record in short, what is found, and the rulings of these laws. North deals.
type auctionCase struct {
	name   string // vectors are named as in the specification
	system []record.Explanation
	events string // "1C" is a call in turn, "S:1C" another, "E:X>1S" a call taken back for another; else as in a playCase
	find   string // "fact=answer", what is found when it is asked; choices too. Matters of other laws are left unless they are answered
	want   string // rulings apart by " / ", orders by "; "; an interim ruling has a "~" before it
	in2007 string // if the rulings of 2007 differ
	only   law.Edition
	turn   string // whose turn it is in the end, if it matters
	may    string // "W P 1NT": calls that West may make then
	mayNot string
}

func auctionLaws() []Procedure { return slices.Concat(law24, law36, law37, law38, law39) }

func runAuctions(t *testing.T, cases []auctionCase) {
	t.Helper()
	for _, c := range cases {
		for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
			if c.only != law.NoEdition && c.only != e {
				continue
			}
			t.Run(c.name+"/"+e.String(), func(t *testing.T) {
				got, state, _ := c.run(t, e)
				want := c.want
				if e == law.Edition2007 && c.in2007 != "" {
					want = c.in2007
				}
				if want = inFull(want, e); got != want {
					t.Errorf("got\n%s\nwant\n%s", strings.ReplaceAll(got, "; ", "\n"), strings.ReplaceAll(want, "; ", "\n"))
				}
				if c.turn != "" && state.Turn().String() != c.turn {
					t.Errorf("it is the turn of %s, not of %s", state.Turn(), c.turn)
				}
				c.calls(t, state, c.may, true)
				c.calls(t, state, c.mayNot, false)
			})
		}
	}
}

// calls looks at whether a player may make each of some calls.
func (c auctionCase) calls(t *testing.T, s record.State, text string, may bool) {
	t.Helper()
	fields := strings.Fields(text)
	for i, word := range fields {
		if call, err := bridge.ParseCall(word); i > 0 && err == nil && (s.WhyNotCall(seatIn(t, fields[0]), call).Code == record.MayPlay) != may {
			t.Errorf("%s: %s may call it: %v", fields[0], word, !may)
		}
	}
}

// run rules c under e: the rulings in short, the state in the end, and the leaves reached, as kind of matter, edition and path.
func (c auctionCase) run(t *testing.T, e law.Edition) (string, record.State, []string) {
	t.Helper()
	var rulings, leaves []string
	found := words(c.find)
	ours := func(task Task) bool {
		return slices.ContainsFunc(auctionLaws(), func(p Procedure) bool { return p.Kind == task.Matter.Kind })
	}
	desk := NewDesk(c.record(t), e, law.Authority{})
	for range 200 {
		task, err := desk.Next()
		if err != nil {
			t.Fatal(err)
		}
		reached := fmt.Sprint(task.Matter.Kind, " ", e.Base(), " ", task.Outcome.PathID())
		switch task.Kind {
		case AtEnd, AtWait:
			return strings.Join(rulings, " / "), desk.State(), leaves
		case AtQuestion, AtChoice:
			answer, ok := found.of(task.Outcome.Need.Key.Fact)
			switch {
			case !ok && ours(task):
				t.Fatalf("%s has to be found", task.Outcome.Need.Key.Fact)
			case !ok:
				desk.Skip(task.Matter)
			case task.Kind == AtQuestion:
				desk.Find(task.Outcome.Need.Key, answer)
			default:
				if err := desk.Choose(task, answer); err != nil {
					t.Fatal(err)
				}
			}
		case AtUncovered:
			if ours(task) {
				leaves = append(leaves, reached)
				rulings = append(rulings, fmt.Sprintf("not covered %s [%s]", task.Outcome.Leaf.Reason, e.Resolve(task.Outcome.Leaf.Cite)))
			}
			desk.Skip(task.Matter)
		case AtRuling:
			if ours(task) {
				text := orderWords(task.Ruled)
				if task.Ruled.Interim {
					text = "~" + text
				} else {
					leaves = append(leaves, reached)
				}
				rulings = append(rulings, text)
			}
			if err := desk.Rule(task.Ruled); err != nil {
				t.Fatalf("%s: %v", orderWords(task.Ruled), err)
			}
		}
	}
	t.Fatal("the desk does not come to an end")
	return "", record.State{}, nil
}

func (c auctionCase) record(t *testing.T) *record.Record {
	t.Helper()
	deal, err := bridge.ParseDeal("N:- - - -")
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Dealer: bridge.North, Deal: deal, System: c.system}
	for _, text := range strings.Fields(c.events) {
		seat, word, found := strings.Cut(text, ":")
		if !found {
			seat, word = "", text
		}
		old, put, changed := strings.Cut(word, ">")
		call, err := bridge.ParseCall(old)
		if err != nil {
			rec.Events = append(rec.Events, eventIn(t, text))
			continue
		}
		event := record.Event{Kind: record.Call, Call: call}
		if seat != "" {
			event.Seat = seatIn(t, seat)
		}
		if changed {
			if event.NewCall, err = bridge.ParseCall(put); err != nil {
				t.Fatal(err)
			}
			event.Kind = record.Withdrew
		}
		rec.Events = append(rec.Events, event)
	}
	return rec
}

// Every leaf of Laws 24 and 36 to 39 is reached from a record.
func TestEveryLeafOfInadmissibleCallsIsReached(t *testing.T) {
	reached := map[string]bool{}
	for _, c := range slices.Concat(cases24, cases36, cases37, cases38, cases39) {
		for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
			if c.only != law.NoEdition && c.only != e {
				continue
			}
			_, _, leaves := c.run(t, e)
			for _, leaf := range leaves {
				reached[leaf] = true
			}
		}
	}
	for _, p := range auctionLaws() {
		for _, id := range Leaves(p) {
			if !reached[fmt.Sprint(p.Kind, " ", p.Edition, " ", id)] {
				t.Errorf("%s: no record reaches %s", p.where(), id)
			}
		}
	}
}

// passes says what the first players of meanings show, for the questions about comparable calls.
func shows(event int, m record.Meaning) record.Explanation {
	return record.Explanation{Of: event, Agreed: []record.Meaning{m}}
}
