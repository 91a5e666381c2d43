package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/record"
)

// orders sees that a ruling does not contradict itself, that every order has its paragraph, and that a demand for this trick finds its
// player with a card still to play.
func (w *playWalker) orders(d *Desk, r record.Ruled) {
	for i, a := range r.Orders {
		if d.Edition.Check(a.Cite) != nil {
			w.fault(d, "no such paragraph: %s", orderWords(r))
		}
		if trick, _ := d.state.Trick(); a.Until == record.ThisTrick && (trick.Led() == bridge.NoSuit || trick.Card(a.On) != bridge.NoCard) {
			w.fault(d, "%s has nothing to play to this trick: %s", a.On, orderWords(r))
		}
		for _, b := range r.Orders[:i] {
			if a.On == b.On && a.What.Card == b.What.Card && (contrary[[2]record.OrderKind{a.Kind, b.Kind}] || contrary[[2]record.OrderKind{b.Kind, a.Kind}]) ||
				clash(a, b) {
				w.fault(d, "contradictory orders: %s", orderWords(r))
			}
		}
	}
}

// contrary is orders that cannot both be given of one card.
var contrary = map[[2]record.OrderKind]bool{
	{record.CardStands, record.CardReturned}:   true,
	{record.CardStands, record.PenaltyMajor}:   true,
	{record.CardStands, record.PenaltyMinor}:   true,
	{record.LeadStands, record.CardReturned}:   true,
	{record.LeadStands, record.PenaltyMajor}:   true,
	{record.CardReturned, record.PenaltyMajor}: true,
	{record.CardReturned, record.PenaltyMinor}: true,
	{record.PenaltyMinor, record.PenaltyMajor}: true,
}

// clash reports whether one player is both required and forbidden to do one thing.
func clash(a, b record.Order) bool {
	kinds := [2]record.OrderKind{min(a.Kind, b.Kind), max(a.Kind, b.Kind)}
	switch {
	case a.On != b.On:
		return false
	case kinds == [2]record.OrderKind{record.MustLead, record.MustNotLead}, kinds == [2]record.OrderKind{record.MustPlaySuit, record.MustNotPlay}:
		return a.What.Suit == b.What.Suit
	}
	return kinds == [2]record.OrderKind{record.MustPlayHigh, record.MustPlayLow}
}

// halt is where nothing can be ruled before somebody acts: somebody can, and what he may play is what the specification says.
func (w *playWalker) halt(d *Desk) bool {
	w.halts++
	s := d.state
	for i, a := range s.Orders {
		for _, b := range s.Orders[:i] {
			if clash(a.Order, b.Order) {
				w.fault(d, "%s is both required and forbidden of %s", a.What.Suit, a.On)
			}
		}
	}
	if s.Phase == record.Over {
		return w.first == ""
	}
	seat := s.Turn()
	if seat == bridge.NoSeat || s.LegalPlays(seat) == 0 {
		w.fault(d, "%s has nothing to play", seat)
		return false
	}
	why := withheld(s, seat)
	for _, c := range s.PlayChoices(seat) {
		if c.Why.Code != why[c.Card] {
			w.fault(d, "why %s may not play %s: reason %d, by the specification %d", seat, c.Card, c.Why.Code, why[c.Card])
			return false
		}
	}
	return w.first == ""
}
