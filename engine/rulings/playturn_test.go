package rulings

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A turnedTable turns the table n places and exchanges the suits.
type turnedTable struct {
	n     int
	suits [5]bridge.Suit
}

func (t turnedTable) event(e record.Event) record.Event {
	e.Seat, e.To = e.Seat.Rotate(t.n), e.To.Rotate(t.n)
	e.Call, e.NewCall = e.Call.Permute(t.suits), e.NewCall.Permute(t.suits)
	e.Card, e.NewCard, e.Cards = e.Card.Permute(t.suits), e.NewCard.Permute(t.suits), e.Cards.Permute(t.suits)
	e.Says.Suit = e.Says.Suit.Permute(t.suits)
	return e
}

func (t turnedTable) matter(m record.MatterID) record.MatterID {
	m.By = m.By.Rotate(t.n)
	return m
}

// answer is a turned. The N of the choice among several penalty cards' suits is a set of suits.
func (t turnedTable) answer(a record.Answer) record.Answer {
	a.Call, a.Card, a.Suit, a.Seat = a.Call.Permute(t.suits), a.Card.Permute(t.suits), a.Suit.Permute(t.suits), a.Seat.Rotate(t.n)
	if a.ID == forbidSuits {
		var set record.SuitSet
		for _, s := range bridge.Suits {
			if record.SuitSet(a.N).Has(s) {
				set |= record.SuitsOf(s.Permute(t.suits))
			}
		}
		a.N = int(set)
	}
	return a
}

func (t turnedTable) order(o record.Order) record.Order {
	o.On, o.Chooser = o.On.Rotate(t.n), o.Chooser.Rotate(t.n)
	o.What.Call, o.What.Card, o.What.Suit = o.What.Call.Permute(t.suits), o.What.Card.Permute(t.suits), o.What.Suit.Permute(t.suits)
	return o
}

// orders is r's orders turned, in an order that does not depend on how the cards are named.
func (t turnedTable) orders(r record.Ruled) []string {
	var out []string
	for _, o := range r.Orders {
		out = append(out, fmt.Sprint(t.order(o)))
	}
	slices.Sort(out)
	return out
}

// turned is a desk at the same board, turned.
func (t turnedTable) turned(d *Desk) *Desk {
	rec := d.rec
	rec.Dealer, rec.Deal = rec.Dealer.Rotate(t.n), rec.Deal.Permute(t.suits).Rotate(t.n)
	rec.Contract.Bid, rec.Contract.Declarer = rec.Contract.Bid.Permute(t.suits), rec.Contract.Declarer.Rotate(t.n)
	rec.Events = nil
	return NewDesk(&rec, d.Edition, d.Authority)
}

// A pair is one play at two tables, of which one is turned.
type pair struct {
	*rapid.T
	turnedTable
	dice drawn
	a, b *Desk
}

// happens lets the same thing happen at both tables, if it can.
func (p *pair) happens(e record.Event) {
	one, two := p.a.Append(e), p.b.Append(p.event(e))
	var fault, other *record.StepError
	if errors.As(one, &fault) != errors.As(two, &other) || fault != nil && fault.Code != other.Code {
		p.Fatalf("%+v: %v, and turned: %v", e, one, two)
	}
}

// settles rules what is ready at both tables, with the same answers.
func (p *pair) settles() {
	for range 200 {
		one, err := p.a.Next()
		two, err2 := p.b.Next()
		if err != nil || err2 != nil {
			p.Fatalf("%v, and turned: %v", err, err2)
		}
		if tooManyLines(one) != tooManyLines(two) {
			p.Skip("the search gave up at one table: how soon hangs on the order in which it tries the suits")
		}
		if one.Kind != two.Kind || p.matter(one.Matter) != two.Matter || one.Outcome.PathID() != two.Outcome.PathID() {
			p.Fatalf("%s of %s by %s, and turned: %s of %s by %s", one.Outcome.PathID(), one.Matter.Kind, one.Matter.By,
				two.Outcome.PathID(), two.Matter.Kind, two.Matter.By)
		}
		need, same := one.Outcome.Need, two.Outcome.Need
		switch one.Kind {
		case AtEnd, AtWait:
			p.alike()
			return
		case AtUncovered:
			p.a.Skip(one.Matter)
			p.b.Skip(two.Matter)
		case AtQuestion, AtChoice:
			p.answers(one, two, need, same)
		case AtRuling:
			if got, want := (turnedTable{0, unturned}).orders(two.Ruled), p.orders(one.Ruled); !slices.Equal(got, want) {
				p.Fatalf("%s, and turned: %s", orderWords(one.Ruled), orderWords(two.Ruled))
			}
			first, second := p.a.Rule(one.Ruled), p.b.Rule(two.Ruled)
			if (first == nil) != (second == nil) {
				p.Fatalf("%s: %v, and turned: %v", orderWords(one.Ruled), first, second)
			}
			if first != nil {
				p.a.Skip(one.Matter)
				p.b.Skip(two.Matter)
			}
		}
	}
	p.Fatalf("the desks do not come to an end")
}

// tooManyLines reports whether a claim was left to the director because its lines are too many to be played out.
func tooManyLines(t Task) bool {
	return slices.ContainsFunc(t.Outcome.Path, func(s procedure.Step) bool { return s.Finding.Why == "claim-too-many-lines" })
}

var unturned = [5]bridge.Suit{bridge.NoSuit, bridge.Clubs, bridge.Diamonds, bridge.Hearts, bridge.Spades}

func (p *pair) answers(one, two Task, need, same procedure.Need) {
	a, ok := anyAnswer(p.a.Case(one.Matter), need.Node, p.dice)
	if !ok {
		p.Fatalf("%s has no answer", need.Key.Fact)
	}
	if one.Kind == AtQuestion {
		p.a.Find(need.Key, a)
		p.b.Find(same.Key, p.answer(a))
		return
	}
	if err := p.a.Choose(one, a); err != nil {
		p.Fatalf("%v", err)
	}
	if err := p.b.Choose(two, p.answer(a)); err != nil {
		p.Fatalf("turned: %v", err)
	}
}

// alike sees that both tables look the same: whose turn it is, what may be played, what has been won.
func (p *pair) alike() {
	s, turned := p.a.state, p.b.state
	if s.Turn().Rotate(p.n) != turned.Turn() || s.Hands.Permute(p.suits).Rotate(p.n) != turned.Hands {
		p.Fatalf("turn %s and hands %s, and turned: %s and %s", s.Turn(), s.Hands, turned.Turn(), turned.Hands)
	}
	for _, seat := range bridge.Seats {
		if got, want := turned.LegalPlays(seat.Rotate(p.n)), s.LegalPlays(seat).Permute(p.suits); got != want {
			p.Fatalf("%s may play %s, and turned: %s", seat, s.LegalPlays(seat), got)
		}
	}
	if s.Result() != turned.Result() {
		p.Fatalf("%d tricks, and turned: %d", s.Result(), turned.Result())
	}
}

// Turning the table and exchanging the suits turns and exchanges every ruling, and changes nothing else.
func TestRulingsInThePlayTurnWithTheTable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		dice := drawn{t}
		rec := &record.Record{Dealer: bridge.Seats[dice.below(4)], Deal: shuffled(dice)}
		rec.Contract = bridge.Contract{Bid: bridge.Bid(3, bridge.Clubs+bridge.Denom(dice.below(5))), Declarer: bridge.Seats[dice.below(4)]}
		editions := []law.Edition{law.Edition2007, law.Edition2017}
		p := &pair{T: t, dice: dice, a: NewDesk(rec, editions[dice.below(2)], law.Authority{})}
		p.turnedTable = turnedTable{dice.below(4), [5]bridge.Suit{}}
		copy(p.suits[1:], rapid.Permutation(bridge.Suits[:]).Draw(t, "suits"))
		p.b = p.turned(p.a)
		for range 5 + dice.below(30) {
			p.happens(anyAct(p.a.state, dice))
			p.settles()
		}
	})
}
