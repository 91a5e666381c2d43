package main

import (
	"bytes"
	"encoding/binary"

	"rectify/engine/bridge"
	"rectify/engine/record"
	"rectify/scenarios"
)

// Scenarios that differ only by where the players sit and by the names of the suits are one case. A form is what two such
// scenarios have in common. The matters belong to it: one heart over one spade is insufficient, one spade over one heart is not.

// permutations is every exchange of the four suits.
var permutations = func() [][5]bridge.Suit {
	var out [][5]bridge.Suit
	var place func(p [5]bridge.Suit, used record.SuitSet, at int)
	place = func(p [5]bridge.Suit, used record.SuitSet, at int) {
		if at == len(bridge.Suits) {
			out = append(out, p)
			return
		}
		for _, s := range bridge.Suits {
			if !used.Has(s) {
				p[bridge.Suits[at]] = s
				place(p, used|record.SuitsOf(s), at+1)
			}
		}
	}
	place([5]bridge.Suit{}, 0, 0)
	return out
}()

// formOf is s as it looks when the dealer, or in a record that begins in the play the declarer, sits North, and with the suits
// exchanged so that it comes first of all ways to write it.
func formOf(s *scenarios.Scenario) string {
	from := s.Record.Dealer
	if from == bridge.NoSeat {
		from = s.Record.Contract.Declarer
	}
	turn := 0
	for bridge.North.Rotate(turn) != from && turn < 4 {
		turn++
	}
	var kinds []record.MatterID
	if state, err := s.State(); err == nil { // the loader has replayed it
		kinds = state.AllMatters()
	}
	var first []byte
	for _, p := range permutations {
		w := writer{turn: -turn, suits: p}
		w.scenario(s, kinds)
		if first == nil || bytes.Compare(w.out, first) < 0 {
			first = w.out
		}
	}
	return string(first)
}

// distinct is how many of list differ by more than seats and suits.
func distinct(list []*scenarios.Scenario) int {
	forms := map[string]bool{}
	for _, s := range list {
		forms[formOf(s)] = true
	}
	return len(forms)
}

// A writer writes a scenario with the table turned and the suits exchanged.
type writer struct {
	turn  int
	suits [5]bridge.Suit
	out   []byte
}

func (w *writer) byte(b ...uint8)    { w.out = append(w.out, b...) }
func (w *writer) number(n int)       { w.out = binary.AppendVarint(w.out, int64(n)) }
func (w *writer) seat(s bridge.Seat) { w.byte(uint8(s.Rotate(w.turn))) }
func (w *writer) call(c bridge.Call) { w.byte(uint8(c.Permute(w.suits))) }
func (w *writer) card(c bridge.Card) { w.byte(uint8(c.Permute(w.suits))) }
func (w *writer) suit(s bridge.Suit) { w.byte(uint8(s.Permute(w.suits))) }
func (w *writer) cards(h bridge.Hand) {
	w.out = binary.BigEndian.AppendUint64(w.out, uint64(h.Permute(w.suits)))
}

func (w *writer) text(s string) {
	w.number(len(s))
	w.out = append(w.out, s...)
}

func (w *writer) scenario(s *scenarios.Scenario, matters []record.MatterID) {
	w.out = make([]byte, 0, 1024)
	r := &s.Record
	w.seat(r.Dealer)
	w.byte(uint8(r.Vul.Rotate(w.turn)))
	deal := r.Deal.Rotate(w.turn)
	for _, seat := range bridge.Seats {
		w.cards(deal[seat])
	}
	w.call(r.Contract.Bid)
	w.byte(r.Contract.Doubled)
	w.seat(r.Contract.Declarer)
	w.seat(r.Leader)
	w.card(r.Won)
	for _, m := range matters {
		w.matter(m)
	}
	w.events(r.Events)
	for _, x := range r.System {
		w.number(x.Of)
		w.seat(x.By)
		w.call(x.Call)
		w.meanings(x.Agreed)
		w.meanings(x.Explained)
	}
	for _, a := range s.Ask {
		w.text(a.Fact)
		w.number(a.Of)
		w.answers(a.Find)
		w.answers(a.Tenable)
	}
	for _, c := range s.Choose {
		w.text(c.Option)
		w.number(c.Of)
		w.answers([]record.Answer{c.Takes})
		w.byte(uint8(c.Edition))
	}
	for _, t := range s.Then {
		w.byte(uint8(t.Edition))
		w.events(t.Events)
	}
}

func (w *writer) matter(m record.MatterID) {
	w.byte(uint8(m.Kind))
	w.number(m.Event)
	w.seat(m.By)
	w.number(m.At)
}

func (w *writer) events(list []record.Event) {
	w.number(len(list))
	for _, e := range list {
		w.byte(uint8(e.Kind))
		w.seat(e.Seat)
		w.seat(e.To)
		w.call(e.Call)
		w.call(e.NewCall)
		w.card(e.Card)
		w.card(e.NewCard)
		w.cards(e.Cards)
		w.byte(uint8(e.Says.Manner), uint8(e.Says.Rank))
		w.suit(e.Says.Suit)
		w.statement(e.States)
		w.number(e.Of)
		w.number(e.Tricks)
		switch {
		case e.Ruled != nil:
			w.matter(e.Ruled.Matter)
			w.orders(e.Ruled.Orders)
		case e.Chose != nil:
			w.matter(e.Chose.Matter)
			w.answers([]record.Answer{e.Chose.Answer})
		}
	}
}

func (w *writer) statement(s record.Statement) {
	if s.Unclear {
		w.byte(1)
	}
	for _, step := range s.Steps {
		w.byte(uint8(step.Does), step.N)
		w.suit(step.Suit)
		w.card(step.Card)
		w.seat(step.Over)
	}
}

func (w *writer) orders(list []record.Order) {
	w.number(len(list))
	for _, o := range list {
		w.byte(uint8(o.Kind), uint8(o.From), uint8(o.Until), uint8(o.Opens), uint8(o.What.Rule), uint8(o.What.Rank))
		w.seat(o.On)
		w.seat(o.Chooser)
		w.number(o.What.Event)
		w.call(o.What.Call)
		w.card(o.What.Card)
		w.suit(o.What.Suit)
		w.number(o.What.N)
	}
}

func (w *writer) answers(list []record.Answer) {
	w.number(len(list))
	for _, a := range list {
		w.text(string(a.ID))
		w.call(a.Call)
		w.card(a.Card)
		w.suit(a.Suit)
		w.seat(a.Seat)
		w.number(a.N)
	}
}

func (w *writer) meanings(list []record.Meaning) {
	w.number(len(list))
	for _, m := range list {
		w.byte(uint8(m.Natural), m.Points.Min, m.Points.Max, uint8(m.Forcing))
		var length [5]record.Range
		var short, control record.SuitSet
		for _, s := range bridge.Suits {
			to := s.Permute(w.suits)
			length[to] = m.Length[s]
			if m.Shortness.Has(s) {
				short |= record.SuitsOf(to)
			}
			if m.Control.Has(s) {
				control |= record.SuitsOf(to)
			}
		}
		for _, r := range length {
			w.byte(r.Min, r.Max)
		}
		w.byte(uint8(short), uint8(control))
		if m.Notrump {
			w.byte(1)
		}
		w.text(string(m.Purpose))
	}
}
