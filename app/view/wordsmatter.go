package view

import (
	"rectify/engine/bridge"
	"rectify/engine/record"
	"rectify/i18n"
)

// Matter is what m is about, as one who has not ruled yet may say it: "South's 1♥", never "the insufficient bid".
func Matter(p *i18n.Printer, m record.MatterID, s record.State) string {
	key := "matter." + m.Kind.String() + ".name"
	if cardAt(s, m.Event) != bridge.NoCard { // one explanation may have spoilt a card and the calls, each its own matter
		key = firstOf(key+"-card", key)
	}
	return p.T(key, matterArgs(p, m, s)...)
}

// MatterLaw is how the Laws call m's kind of matter: "Insufficient bid". It gives the finding away.
func MatterLaw(p *i18n.Printer, k record.MatterKind) string {
	return p.T("matter." + k.String() + ".law")
}

func matterArgs(p *i18n.Printer, m record.MatterID, s record.State) []any {
	args := []any{
		"Seat", seatOr(m.By, p.Role("offender")), "Call", callOr(p, callAt(s, m.Event), "that-call"),
		"Card", cardOr(p, cardAt(s, m.Event), "that-card"), "Cards", cardsOr(p, cardsAt(s, m.Event)),
	}
	if m.By == bridge.NoSeat {
		return append(args, "Side", p.Role("offending-side"))
	}
	return append(args, "Side", m.By.Side())
}
