package view

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/i18n"
)

// The functions of the words… files turn values of the engine into finished words. They know no screen and no session, so
// that the command of the bank says the same as the screens do.
//
// A text is said with every argument that its kind of text may use. What a case does not have, or what nobody knows yet,
// is a stand-in with the same grammar: "the offender" for a seat, "the call" for a call. So one text serves the table
// ("South's 1♥ stands") and the flowchart ("the offender's call stands").

// firstOf is the first key that has words; the last one if none has, so that the printer reports it.
func firstOf(keys ...string) string {
	for _, key := range keys {
		if i18n.Has(key) {
			return key
		}
	}
	return keys[len(keys)-1]
}

// Cites is the citations of orders, each once, in the order in which they come.
func Cites(p *i18n.Printer, e law.Edition, orders []record.Order) []string {
	var out []string
	for _, o := range orders {
		if text := p.Cite(o.Cite, e); o.Cite != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	return out
}

// role is the words for a player by his part in the matter, for a text that is about no case.
func role(p *i18n.Printer, r procedure.Role) i18n.Role {
	switch r {
	case procedure.Offender, procedure.Player:
		return p.Role("offender")
	case procedure.Partner:
		return p.Role("offender").Partner()
	case procedure.LHO:
		return p.Role("offender").LHO()
	case procedure.RHO:
		return p.Role("offender").RHO()
	case procedure.Declarer:
		return p.Role("declarer")
	case procedure.Dummy:
		return p.Role("dummy")
	case procedure.DeclarerLHO:
		return p.Role("declarer").LHO()
	case procedure.DeclarerRHO:
		return p.Role("declarer").RHO()
	case procedure.LastOpponent:
		return p.Role("opponent")
	}
	return p.Role("player")
}

// player is who plays role r in c: a seat, or the name of the role if there is no case or nobody plays it yet.
func player(p *i18n.Printer, c *procedure.Case, r procedure.Role) any {
	if c != nil {
		if seat := r.Seat(c); seat != bridge.NoSeat {
			return seat
		}
	}
	return role(p, r)
}

// seatOr is the seat, or the role if there is none.
func seatOr(seat bridge.Seat, r i18n.Role) any {
	if seat == bridge.NoSeat {
		return r
	}
	return seat
}

// callOr is the call, or the stand-in called name, as "that-call".
func callOr(p *i18n.Printer, c bridge.Call, name string) any {
	if c == bridge.NoCall {
		return i18n.Call{Term: p.Role(name).Term}
	}
	return c
}

// cardOr is the card, or the stand-in called name.
func cardOr(p *i18n.Printer, c bridge.Card, name string) any {
	if c == bridge.NoCard {
		return i18n.Card{Term: p.Role(name).Term}
	}
	return c
}

// suitOr is the suit, or the stand-in called name.
func suitOr(p *i18n.Printer, s bridge.Suit, name string) any {
	if s == bridge.NoSuit {
		return i18n.Suit{Term: p.Role(name).Term}
	}
	return s
}

// rankOr is the rank, or a stand-in.
func rankOr(p *i18n.Printer, r bridge.Rank) any {
	if r == bridge.NoRank {
		return i18n.Rank{Term: p.Role("that-rank").Term}
	}
	return r
}

// cardsOr is the cards, or a word for them.
func cardsOr(p *i18n.Printer, cards []bridge.Card) any {
	if len(cards) == 0 {
		return []string{p.T("role.that-card.acc")}
	}
	return cards
}

// callAt is the call that was made at table event n or that the event is about.
func callAt(s record.State, n int) bridge.Call {
	if s.Record() == nil {
		return bridge.NoCall
	}
	if made := s.Made(n); made.Call != bridge.NoCall {
		return made.Call
	}
	e := s.Event(n)
	if e.Call == bridge.NoCall && e.Of != 0 && e.Of < n {
		return callAt(s, e.Of)
	}
	return e.Call
}

// cardsAt is the cards that table event n is about: played, shown, named or touched.
func cardsAt(s record.State, n int) []bridge.Card {
	if s.Record() == nil {
		return nil
	}
	e := s.Event(n)
	cards := e.Cards.With(e.Card).With(e.Says.Card())
	if cards == 0 { // a lead that was faced, or one that a ruling put in place of another
		for _, t := range s.Tricks {
			for _, played := range t.Plays {
				if played.Event == n && n != 0 {
					cards = cards.With(played.Card)
				}
			}
		}
	}
	return cards.Cards()
}

// cardAt is the one card that table event n is about, NoCard if there is none or several.
func cardAt(s record.State, n int) bridge.Card {
	if cards := cardsAt(s, n); len(cards) == 1 {
		return cards[0]
	}
	return bridge.NoCard
}
