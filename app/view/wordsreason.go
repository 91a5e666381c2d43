package view

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/i18n"
)

// reasonKeys names the words of each reason.
var reasonKeys = [...]string{
	record.NotTurn: "not-turn", record.NotHeld: "not-held", record.MustFollow: "must-follow", record.LeadRequired: "lead-required",
	record.LeadBarred: "lead-barred", record.SuitRequired: "suit-required", record.SuitBarred: "suit-barred",
	record.RankRequired: "rank-required", record.PenaltyFirst: "penalty-first", record.MinorFirst: "minor-first",
	record.AuctionDone: "auction-done", record.TooLow: "too-low", record.TooHigh: "too-high", record.NoDouble: "no-double",
	record.NoRedouble: "no-redouble", record.PassObliged: "pass-obliged", record.RepeatObliged: "repeat-obliged",
	record.BidOrPass: "bid-or-pass", record.DoubleBarred: "double-barred",
}

// Reason is why a call or a card is not legal, in a sentence with its law. A legal one (record.MayPlay) has none: "".
func Reason(p *i18n.Printer, e law.Edition, r record.Reason) string {
	if r.Code == record.MayPlay {
		return ""
	}
	text := p.T("illegal."+reasonKeys[r.Code], "Suit", suitOr(p, r.Suit, "that-suit"), "Card", cardOr(p, r.Card, "that-card"),
		"Call", callOr(p, r.Call, "that-call"))
	if r.Cite == "" {
		return text
	}
	return p.T("illegal.with-law", "Text", text, "Law", p.Law(r.Cite, e))
}

// Meaning is what a call shows: "4 or more hearts, 10 to 15 points, natural". A meaning that says nothing is said to be
// unknown.
func Meaning(p *i18n.Printer, m record.Meaning) string {
	var parts []string
	for _, suit := range bridge.Suits {
		if text := amount(p, "meaning.length", m.Length[suit], mostCards, "Suit", suit); text != "" {
			parts = append(parts, text)
		}
		if m.Shortness.Has(suit) {
			parts = append(parts, p.T("meaning.short", "Suit", suit))
		}
		if m.Control.Has(suit) {
			parts = append(parts, p.T("meaning.control", "Suit", suit))
		}
	}
	if text := amount(p, "meaning.points", m.Points, mostPoints); text != "" {
		parts = append(parts, text)
	}
	if m.Notrump {
		parts = append(parts, p.T("meaning.notrump"))
	}
	if m.Purpose != record.NoPurpose {
		parts = append(parts, p.T(firstOf("meaning.purpose."+string(m.Purpose), "meaning.purpose.unnamed")))
	}
	parts = append(parts, tri(p, "meaning.natural", m.Natural)...)
	parts = append(parts, tri(p, "meaning.forcing", m.Forcing)...)
	if len(parts) == 0 {
		return p.T("meaning.unknown")
	}
	text := parts[0]
	for _, part := range parts[1:] {
		text = p.T("meaning.and", "Head", text, "Last", part)
	}
	return text
}

// Meanings is what a call may mean, each meaning that could be given to it.
func Meanings(p *i18n.Printer, all []record.Meaning) string {
	if len(all) == 0 {
		return p.T("meaning.unknown")
	}
	text := Meaning(p, all[0])
	for _, m := range all[1:] {
		text = p.T("meaning.or", "Head", text, "Last", Meaning(p, m))
	}
	return text
}

// The most cards of a suit and the most points that a hand can have: a range that goes so far is open above.
const (
	mostCards  = 13
	mostPoints = 37
)

// amount is r in words, "" if it says nothing.
func amount(p *i18n.Printer, key string, r record.Range, most uint8, args ...any) string {
	least, upTo := int(r.Min), int(r.Max)
	args = append(args, "LeastCount", least, "MostCount", upTo)
	switch {
	case !r.Set():
		return ""
	case r.Min == r.Max:
		return p.T(key+".exact", append(args, "Count", least)...)
	case r.Max >= most:
		return p.T(key+".least", args...)
	case r.Min == 0:
		return p.T(key+".most", append(args, "Count", upTo)...)
	}
	return p.T(key+".between", args...)
}

// tri is the words for yes or no, none for what is not said.
func tri(p *i18n.Printer, key string, t record.Tri) []string {
	switch t {
	case record.Yes:
		return []string{p.T(key + ".yes")}
	case record.No:
		return []string{p.T(key + ".no")}
	}
	return nil
}
