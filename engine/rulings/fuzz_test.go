package rulings

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A dice is where a random table takes its decisions from; below is a number from 0 to n-1.
type dice interface{ below(n int) int }

// tape is dice that read bytes, and then zeros.
type tape struct{ left []byte }

func (t *tape) below(n int) int {
	if len(t.left) == 0 || n <= 1 {
		return 0
	}
	b := t.left[0]
	t.left = t.left[1:]
	return int(b) % n
}

// drawn is dice that rapid throws, and can throw again with less.
type drawn struct{ t *rapid.T }

func (d drawn) below(n int) int { return rapid.IntRange(0, max(n-1, 0)).Draw(d.t, "n") }

// A reporter is told what is wrong: a test, a fuzz target's or rapid's.
type reporter interface {
	Helper()
	Fatalf(format string, args ...any)
}

// table plays a board at random under a Desk: most acts are what the player on turn may do, the others are anything that a player could
// do at a table. Whatever happens, the dispatcher has an answer: a question, a choice, a ruling whose every paragraph the edition has, or
// the name of what is not covered.
func table(t reporter, dice dice, acts int) {
	t.Helper()
	editions := []law.Edition{law.Edition2007, law.Edition2017, law.Edition2024}
	deal, err := bridge.ParseDeal("N:AK5.T9.T983.AK92 632.QJ65.A72.QT6 JT74.A7432.KJ4.3 Q98.K8.Q65.J8754")
	if err != nil {
		t.Fatalf("%v", err)
	}
	rec := &record.Record{Dealer: bridge.Seats[dice.below(4)], Deal: deal}
	if dice.below(2) == 1 {
		rec.System = everydayMethods
	}
	if dice.below(3) == 1 {
		rec.Contract = bridge.Contract{Bid: bridge.Bid(3, bridge.Denom(dice.below(5))+bridge.Clubs), Declarer: bridge.Seats[dice.below(4)]}
	}
	d := NewDesk(rec, editions[dice.below(len(editions))], law.Authority{})
	for range acts {
		e := anyAct(d.state, dice)
		var fault *record.StepError
		if err := d.Append(e); err != nil && !errors.As(err, &fault) {
			t.Fatalf("%+v: %v", e, err)
		}
		settleAll(t, d, dice)
	}
}

// anyAct is what somebody does next.
func anyAct(s record.State, dice dice) record.Event {
	turn := s.Turn()
	any := bridge.Seats[dice.below(4)]
	switch n := dice.below(16); {
	case n < 7 && s.Phase == record.Auction && turn != bridge.NoSeat:
		var may []bridge.Call
		for _, c := range s.LegalCalls(turn) {
			if c.Why.Code == record.MayPlay {
				may = append(may, c.Call)
			}
		}
		if len(may) > 0 {
			return record.Event{Kind: record.Call, Seat: turn, Call: may[dice.below(min(len(may), 6))]}
		}
	case n < 7 && turn != bridge.NoSeat:
		if cards := s.LegalPlays(turn).Cards(); len(cards) > 0 {
			return record.Event{Kind: record.Play, Seat: turn, Card: cards[dice.below(len(cards))]}
		}
	case n < 9:
		return record.Event{Kind: record.Director, Seat: any}
	case n < 11 && s.Phase == record.Auction:
		return record.Event{Kind: record.Call, Seat: any, Call: bridge.Pass + bridge.Call(dice.below(12))}
	}
	e := record.Event{Seat: any, To: bridge.Seats[dice.below(4)], Of: dice.below(s.Events + 1), Tricks: dice.below(3)}
	kinds := []record.Kind{record.Withdrew, record.Exposed, record.Dropped, record.Play, record.LedFaceDown, record.Faced, record.Held, record.Named,
		record.Touched, record.Designated, record.Placed, record.Turned, record.PickedUp, record.Alerted, record.Explained, record.Asked, record.Paused,
		record.Attention, record.Claimed, record.Conceded, record.Objected, record.Agreed, record.Quitted, record.ReturnedToBoard, record.NextBoard,
		record.RoundEnded, record.Said, record.Together, record.ToldTurn, record.Pointed, record.AskedToSee, record.Mixed, record.Scored,
		record.Decided, record.SawHand, record.WrongBoard, record.AskedRedeal, record.Handled, record.Miscounted, record.Surplus, record.Missed,
		record.NotDue, record.HadCalled, record.Unplayable, record.AskedScore, record.Heard,
		record.Questioned}
	e.Kind = kinds[dice.below(len(kinds))]
	cards := s.Hands[any].Cards()
	if len(cards) > 4 && (e.Kind == record.Claimed || e.Kind == record.Conceded) {
		e.Kind = record.Paused // to search every line of so early a claim takes longer than the rest of the board
	}
	if e.Kind == record.Withdrew {
		cards = cards[:0]
		for _, trick := range s.Tricks {
			for _, p := range trick.Plays {
				if p.Seat == any {
					cards = append(cards, p.Card)
				}
			}
		}
	}
	if len(cards) > 0 {
		e.Card = cards[dice.below(len(cards))]
	}
	switch e.Kind {
	case record.Withdrew:
		e.Of = 0
		for _, c := range s.Calls {
			if c.Seat == any && e.Card == bridge.NoCard {
				e.Call, e.NewCall = c.Call, bridge.Pass+bridge.Call(dice.below(12))
			}
		}
		if hand := s.Hands[any].Cards(); e.Card != bridge.NoCard && len(hand) > 0 {
			e.NewCard = hand[dice.below(len(hand))]
		}
	case record.Exposed, record.Dropped, record.Faced, record.PickedUp, record.Together:
		for range 1 + dice.below(2) {
			if len(cards) > 0 {
				e.Cards = e.Cards.With(cards[dice.below(len(cards))])
			}
		}
		if e.Kind != record.Together {
			e.Card = bridge.NoCard
		} else {
			e.Cards &^= bridge.HandOf(e.Card)
		}
	case record.Designated:
		e.Says = record.Designation{Manner: record.Manner(1 + dice.below(int(record.Unclear))), Suit: bridge.Suit(dice.below(5)), Rank: bridge.Rank(dice.below(14))}
	}
	return e
}

// settleAll rules what is ready, and answers what is asked in any way that is allowed.
func settleAll(t reporter, d *Desk, dice dice) {
	t.Helper()
	for range 200 {
		task, err := d.Next()
		if err != nil {
			t.Fatalf("%v", err)
		}
		for _, s := range task.Outcome.Path {
			cited(t, d.Edition, s.Node.Cite)
		}
		need := task.Outcome.Need
		switch task.Kind {
		case AtEnd, AtWait:
			return
		case AtUncovered:
			if leaf := task.Outcome.Leaf; leaf != nil {
				cited(t, d.Edition, leaf.Cite)
				if leaf.Reason == "" {
					t.Fatalf("%v is not covered, and no word why", task.Matter)
				}
			}
			d.Skip(task.Matter)
		case AtQuestion, AtChoice:
			if need.Key.Fact == "" {
				t.Fatalf("%v asks nothing", task.Matter)
			}
			a, ok := anyAnswer(d.Case(task.Matter), need.Node, dice)
			if !ok {
				t.Fatalf("%v: %s has no answer", task.Matter, need.Key.Fact)
			}
			if task.Kind == AtQuestion {
				d.Find(need.Key, a)
			} else if err := d.Choose(task, a); err != nil {
				t.Fatalf("%v", err)
			}
		case AtRuling:
			for _, o := range task.Ruled.Orders {
				cited(t, d.Edition, o.Cite)
			}
			if err := d.Rule(task.Ruled); err != nil {
				t.Fatalf("%v by %s: %v", task.Matter, task.Outcome.PathID(), err)
			}
		}
	}
	t.Fatalf("the desk does not come to an end")
}

// anyAnswer is an answer to the question or choice of n that c allows, false if there is none.
func anyAnswer(c *procedure.Case, n *procedure.Node, dice dice) (record.Answer, bool) {
	var out []record.Answer
	for _, b := range n.Branches {
		switch {
		case !slices.Contains(n.Fact.Could(c), b.Answer):
		case b.Params != nil:
			out = append(out, b.Params(c)...)
		default:
			out = append(out, record.Answer{ID: b.Answer})
		}
	}
	if len(out) == 0 {
		return record.Answer{}, false
	}
	return out[dice.below(len(out))], true
}

// cited sees that e has the paragraph.
func cited(t reporter, e law.Edition, c law.Cite) {
	t.Helper()
	if err := e.Check(e.Resolve(c)); err != nil {
		t.Fatalf("%s: %v", c, err)
	}
}

// FuzzDispatch: the first of the seeds are an insufficient bid, calls out of rotation, a card exposed, a lead out of turn and a claim.
func FuzzDispatch(f *testing.F) {
	for _, seed := range []string{
		"\x00\x01\x00\x01\x00\x00\x04\x00\x09\x03\x00\x07\x00\x01\x00\x00",
		"\x01\x00\x00\x00\x02\x09\x00\x00\x07\x01\x00\x01\x00\x01\x00\x01",
		"\x00\x01\x00\x01\x01\x0f\x00\x00\x02\x03\x00\x07\x00\x00\x01\x00",
		"\x00\x01\x01\x02\x00\x01\x02\x0f\x00\x00\x03\x04\x00\x07\x01\x01\x00\x01",
		"\x02\x00\x01\x04\x03\x02\x00\x0f\x00\x01\x12\x00\x00\x08\x01\x00\x00",
		"\x02\x01\x01\x03\x01\x00\x00\x01\x02\x00\x00\x01\x0f\x00\x00\x00\x05\x07\x00\x01",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 400 {
			t.Skip("long enough")
		}
		dice := &tape{data}
		table(t, dice, 40)
	})
}

func TestDispatchAtRandom(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { table(t, drawn{t}, 25) })
}
