package verdict_test

import (
	"errors"
	"slices"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/scenarios"
)

var unknown = bridge.Deal{bridge.North: bridge.UnknownHand, bridge.East: bridge.UnknownHand, bridge.South: bridge.UnknownHand,
	bridge.West: bridge.UnknownHand}

// calls are made from dealer on, in rotation.
func calls(dealer bridge.Seat, texts ...string) []record.Event {
	var out []record.Event
	for i, text := range texts {
		out = append(out, by(dealer.Rotate(i), text))
	}
	return out
}

func by(seat bridge.Seat, text string) record.Event {
	return record.Event{Kind: record.Call, Seat: seat, Call: call(text)}
}

func call(text string) bridge.Call {
	c, err := bridge.ParseCall(text)
	if err != nil {
		panic(err)
	}
	return c
}

func director(seat bridge.Seat) record.Event { return record.Event{Kind: record.Director, Seat: seat} }

func shows(hearts, points record.Range) []record.Meaning {
	return []record.Meaning{{Natural: record.Yes, Points: points, Length: [5]record.Range{bridge.Hearts: hearts}}}
}

var (
	fourUp = record.Range{Min: 4, Max: 13}
	fiveUp = record.Range{Min: 5, Max: 13}
	opener = record.Range{Min: 11, Max: 21}
	weak   = record.Range{Min: 4, Max: 9}
)

// oneHeart: West opens 1♠, North bids 1♥, and puts next in its place after the director's first words, or at once if early.
func oneHeart(next string, early bool, meaning []record.Meaning) record.Record {
	r := record.Record{Dealer: bridge.West, Deal: unknown, Events: calls(bridge.West, "1S", "1H")}
	of := 4
	if early {
		of = 3
		r.Events = append(r.Events, record.Event{Kind: record.Withdrew, Seat: bridge.North, Call: call("1H"), NewCall: call(next)},
			director(bridge.East))
	} else {
		r.Events = append(r.Events, director(bridge.East), by(bridge.North, next))
	}
	r.System = []record.Explanation{
		{Of: 2, Agreed: shows(fourUp, opener)},
		{Of: of, Agreed: meaning},
		{By: bridge.North, Call: call("2H"), Agreed: shows(fiveUp, opener)},
	}
	return r
}

// leadAgainstSpades: North's 2♥ over 2♠ was replaced by a pass, East plays in 2♠ and South is on lead.
func leadAgainstSpades() record.Record {
	r := record.Record{Dealer: bridge.East, Deal: unknown, Events: calls(bridge.East, "1S", "P", "2S", "2H")}
	r.Events = append(r.Events, director(bridge.East))
	r.Events = append(r.Events, calls(bridge.North, "P", "P", "P")...)
	r.System = []record.Explanation{
		{Of: 4, Agreed: shows(fiveUp, weak)},
		{Of: 6, Agreed: []record.Meaning{{Natural: record.Yes, Points: record.Range{Min: 0, Max: 10}}}},
	}
	return r
}

// inPlay: South plays in 4♠ and West has led ♣K; then events happen, South calls the director, and after follow.
func inPlay(events []record.Event, after ...record.Event) record.Record {
	all := append([]record.Event{plays(bridge.West, "CK")}, events...)
	all = append(append(all, director(bridge.South)), after...)
	return record.Record{Deal: deal, Contract: bridge.Contract{Bid: call("4S"), Declarer: bridge.South}, Events: all}
}

var deal = func() bridge.Deal {
	d, err := bridge.ParseDeal("N:AQJ2.K32.A32.J72 43.Q87.K754.Q653 K98765.A54.Q6.A4 T.JT96.JT98.KT98")
	if err != nil {
		panic(err)
	}
	return d
}()

func plays(seat bridge.Seat, text string) record.Event { return shown(record.Play, seat, text) }

func shown(kind record.Kind, seat bridge.Seat, text string) record.Event {
	return record.Event{Kind: kind, Seat: seat, Card: card(text)}
}

// restOfTrick leaves West, who won with ♣K, on lead.
var restOfTrick = []record.Event{plays(bridge.North, "C2"), plays(bridge.East, "C3"), plays(bridge.South, "C4")}

func events(all ...record.Event) []record.Event { return slices.Clone(all) }

// samples are records of insufficient bids and what follows them, and of things that happen to cards. Those that no tree rules
// yet are passed over.
func samples() map[string]record.Record {
	says := func(manner record.Manner, suit bridge.Suit) record.Event {
		return record.Event{Kind: record.Designated, Seat: bridge.South, Says: record.Designation{Manner: manner, Suit: suit}}
	}
	return map[string]record.Record{
		"45 held":           inPlay(events(plays(bridge.North, "C2"), shown(record.Held, bridge.East, "H7"))),
		"45 declarer held":  inPlay(append(events(restOfTrick[:2]...), shown(record.Held, bridge.South, "C4"))),
		"45 touched":        inPlay(events(shown(record.Touched, bridge.South, "C2"))),
		"45 indicated":      inPlay(events(shown(record.Touched, bridge.North, "C2"))),
		"45 placed":         inPlay(events(shown(record.Placed, bridge.North, "C2"))),
		"45 fifth card":     inPlay(append(events(restOfTrick[:2]...), shown(record.Placed, bridge.East, "C5"))),
		"45 turned":         inPlay(append(events(restOfTrick[:2]...), record.Event{Kind: record.Turned, Seat: bridge.East})),
		"46 suit alone":     inPlay(events(says(record.ByName, bridge.Clubs))),
		"46 low":            inPlay(events(says(record.Low, bridge.NoSuit))),
		"46 anything":       inPlay(events(says(record.Anything, bridge.NoSuit))),
		"47 changed":        inPlay(append(events(restOfTrick[:2]...), record.Event{Kind: record.Withdrew, Seat: bridge.East, Card: card("C3"), NewCard: card("C5")})),
		"48 declarer":       inPlay(events(shown(record.Exposed, bridge.South, "HA"))),
		"49 one":            inPlay(events(shown(record.Dropped, bridge.East, "H7")), restOfTrick...),
		"49 honour":         inPlay(events(shown(record.Exposed, bridge.East, "HQ")), restOfTrick...),
		"49 named":          inPlay(events(shown(record.Named, bridge.East, "HQ")), restOfTrick...),
		"50 two cards":      inPlay(events(shown(record.Exposed, bridge.East, "HQ"), shown(record.Dropped, bridge.East, "D7")), restOfTrick...),
		"27.1 lowest":       oneHeart("2H", false, shows(fiveUp, opener)),
		"27.1 early":        oneHeart("2H", true, shows(fiveUp, opener)),
		"27.4 weak jump":    oneHeart("3H", false, shows(fiveUp, weak)),
		"27.7 double":       oneHeart("X", false, []record.Meaning{{Points: opener, Shortness: record.SuitsOf(bridge.Spades)}}),
		"27.10 second":      oneHeart("1H", false, shows(fourUp, opener)),
		"27.13 pass":        oneHeart("P", false, []record.Meaning{{Points: record.Range{Min: 0, Max: 10}}}),
		"meanings not said": oneHeart("2D", false, nil),
		"26 lead":           leadAgainstSpades(),
	}
}

// corpus is the samples, and the records, vectors and bank of the program. Of the rulings that they hold, those stay for which
// there is no tree yet.
func corpus(t testing.TB) map[string]record.Record {
	t.Helper()
	out := samples()
	for _, read := range []func() ([]*scenarios.Scenario, []scenarios.Fault){scenarios.Records, scenarios.Vectors, scenarios.Bank} {
		list, _ := read() // faults of files are the loader's to report
		for _, s := range list {
			r := s.Record
			r.Events = slices.DeleteFunc(slices.Clone(r.Events), func(e record.Event) bool { return ours(e) })
			out[s.ID] = r
		}
	}
	return out
}

// ours reports whether e is a ruling or a choice on a matter that a tree rules.
func ours(e record.Event) bool {
	switch e.Kind {
	case record.Ruling:
		return rulings.Tree(e.Ruled.Matter.Kind, law.Default) != nil
	case record.Choice:
		return rulings.Tree(e.Chose.Matter.Kind, law.Default) != nil
	}
	return false
}

// A visit is a ruling that a desk came to, and the state before it.
type visit struct {
	desk  *rulings.Desk
	task  rulings.Task
	state record.State
}

// mostPlans is how many ways of answering are tried on one record.
const mostPlans = 200

// everyRuling takes r through the engine in every way that its questions and choices could be answered, and calls do at each
// ruling. The engine's own ruling is given then.
func everyRuling(t testing.TB, r record.Record, e law.Edition, do func(visit)) {
	t.Helper()
	for plan, more, n := []int(nil), true, 0; more && n < mostPlans; n++ {
		var widths []int
		planned := len(plan)
		take := func(width int) int {
			widths = append(widths, width)
			if len(widths) > len(plan) {
				plan = append(plan, 0)
			}
			return plan[len(widths)-1]
		}
		follow(t, r, e, take, planned, do)
		plan, more = nextPlan(plan[:len(widths)], widths)
	}
}

// nextPlan counts plan up, the last answer first.
func nextPlan(plan, widths []int) ([]int, bool) {
	for i := len(plan) - 1; i >= 0; i-- {
		if plan[i]+1 < widths[i] {
			next := append([]int(nil), plan[:i+1]...)
			next[i]++
			return next, true
		}
	}
	return nil, false
}

// follow takes r through once. Rulings that an earlier plan came to, those before the last planned answer, are not visited
// again. What was played after other answers may not fit these: the record ends there.
func follow(t testing.TB, r record.Record, e law.Edition, take func(width int) int, planned int, do func(visit)) {
	t.Helper()
	d := rulings.NewDesk(&r, e, law.Authority{})
	for taken := 0; ; {
		task, err := d.Next()
		if fault := (*record.StepError)(nil); errors.As(err, &fault) {
			return
		} else if err != nil {
			t.Fatal(err)
		}
		switch task.Kind {
		case rulings.AtEvent:
		case rulings.AtUncovered:
			d.Skip(task.Matter)
		case rulings.AtQuestion, rulings.AtChoice:
			answers := could(task, d.Case(task.Matter))
			a := answers[take(len(answers))]
			taken++
			if task.Kind == rulings.AtQuestion {
				d.Find(task.Outcome.Need.Key, a)
			} else if err := d.Choose(task, a); err != nil {
				t.Fatal(err)
			}
		case rulings.AtRuling:
			if taken >= planned {
				do(visit{d, task, d.State()})
			}
			if err := d.Rule(task.Ruled); err != nil {
				t.Fatal(err)
			}
		default:
			return
		}
	}
}

// could is every answer to the question that task has come to.
func could(task rulings.Task, c *procedure.Case) []record.Answer {
	var out []record.Answer
	for _, b := range task.Outcome.Need.Node.Branches {
		if b.Params == nil {
			out = append(out, record.Answer{ID: b.Answer})
		} else {
			out = append(out, b.Params(c)...)
		}
	}
	return out
}
