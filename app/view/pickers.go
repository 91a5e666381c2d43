package view

import (
	"fmt"
	"slices"

	"rectify/app/session"
	"rectify/engine/bridge"
	"rectify/engine/record"
	"rectify/i18n"
)

// A pick is one choice of a picker and what it does to the order.
type pick struct {
	text string
	set  func(record.Order) record.Order
}

// A pickerKind is what one picker of a form asks for.
type pickerKind struct {
	label   string // the key of its words, under ui.composer
	digits  bool   // the choices are numbers, which the number keys choose as they are
	several bool   // more than one choice may be picked: an order is made for each
	choices func(*Sitting, *session.Turn) []pick
}

// pickers is every picker, by the name that forms know it by.
var pickers = map[string]pickerKind{
	"who":        {label: "who", choices: (*Sitting).seatPicks},
	"side":       {label: "side", choices: (*Sitting).sidePicks},
	"from-side":  {label: "from-side", choices: (*Sitting).sidePicks},
	"call":       {label: "call", choices: (*Sitting).callPicks},
	"calls":      {label: "calls", several: true, choices: (*Sitting).callPicks},
	"repeated":   {label: "call", choices: (*Sitting).repeatedPicks},
	"told":       {label: "calls", several: true, choices: (*Sitting).toldPicks},
	"claim":      {label: "calls", choices: (*Sitting).claimPicks},
	"words":      {label: "words", choices: (*Sitting).wordPicks},
	"how-long":   {label: "until", choices: momentPicks("how-long")},
	"lead-time":  {label: "until", choices: momentPicks("lead-time")},
	"which-suit": {label: "suits", choices: (*Sitting).rulePicks},
	"card":       {label: "card", choices: (*Sitting).cardPicks},
	"cards":      {label: "cards", several: true, choices: (*Sitting).cardPicks},
	"missing":    {label: "card", choices: (*Sitting).missingPicks},
	"in-place":   {label: "in-place", choices: (*Sitting).placePicks},
	"suits":      {label: "suit", several: true, choices: (*Sitting).suitPicks},
	"rank":       {label: "rank", choices: (*Sitting).rankPicks},
	"tricks":     {label: "number", digits: true, choices: (*Sitting).trickPicks},
	"of-left":    {label: "of-left", digits: true, choices: (*Sitting).leftPicks},
}

// moments is the moments that a picker of them has.
var moments = map[string][]record.Moment{
	"how-long":  {record.NextTurn, record.Throughout},
	"lead-time": {record.NextLead, record.WhileOnLead, record.EndOfPlay},
}

func several(name string) bool { return pickers[name].several }

// choicesFor is the choices of a picker on this table.
func (v *Sitting) choicesFor(name string, t *session.Turn) []pick { return pickers[name].choices(v, t) }

func (v *Sitting) seatPicks(*session.Turn) []pick {
	var out []pick
	for _, seat := range bridge.Seats {
		out = append(out, pick{string(v.p.Seat(seat).Name()), func(o record.Order) record.Order { o.On = seat; return o }})
	}
	return out
}

// sidePicks is the two sides; either player of a side stands for it.
func (v *Sitting) sidePicks(*session.Turn) []pick {
	var out []pick
	for _, seat := range []bridge.Seat{bridge.North, bridge.East} {
		out = append(out, pick{string(v.p.Side(seat.Side()).Name()), func(o record.Order) record.Order { o.On = seat; return o }})
	}
	return out
}

// callPicks is every call that was made, with who made it, the last first.
func (v *Sitting) callPicks(t *session.Turn) []pick {
	return v.callsMade(t, func(o record.Order, made record.MadeCall) record.Order {
		o.On, o.What.Event, o.What.Call = made.Seat, made.Event, made.Call
		return o
	})
}

// toldPicks is the same, for what a call told a side.
func (v *Sitting) toldPicks(t *session.Turn) []pick {
	return v.callsMade(t, func(o record.Order, made record.MadeCall) record.Order {
		o.What.Event, o.What.Call = made.Event, made.Call
		return o
	})
}

// claimPicks is the claim or concession that was made last, as what told the partner something.
func (v *Sitting) claimPicks(t *session.Turn) []pick {
	n := t.Before.Claim.Event
	if n == 0 {
		return nil
	}
	text := i18n.Capital(Event(v.p, t.Before.Event(n), t.Before, ""))
	return []pick{{text, func(o record.Order) record.Order { o.What.Event = n; return o }}}
}

// repeatedPicks is the same, for a call that is to be made again.
func (v *Sitting) repeatedPicks(t *session.Turn) []pick {
	return v.callsMade(t, func(o record.Order, made record.MadeCall) record.Order { o.What.Call = made.Call; return o })
}

func (v *Sitting) callsMade(t *session.Turn, set func(record.Order, record.MadeCall) record.Order) []pick {
	var out []pick
	round := bridge.BySeat[int]{}
	for _, made := range t.Before.Calls {
		round[made.Seat]++
		text := i18n.Capital(v.p.T("ui.composer.call-of", "Call", made.Call, "Seat", made.Seat))
		if slices.ContainsFunc(out, func(p pick) bool { return p.text == text }) {
			text = i18n.Capital(v.p.T("ui.composer.call-again", "Call", made.Call, "Seat", made.Seat, "At", round[made.Seat]))
		}
		out = append(out, pick{text, func(o record.Order) record.Order { return set(o, made) }})
	}
	slices.Reverse(out)
	return out
}

// wordPicks is every question, explanation and correction (claims have a form of their own), with who spoke, the last first; and an alert that was missed.
func (v *Sitting) wordPicks(t *session.Turn) []pick {
	var out []pick
	for n := t.Before.Events; n >= 1; n-- {
		if what := wordsAt(t.Before, n); what != "" && what != "claim" {
			e := t.Before.Event(n)
			by := e.Seat
			if e.Kind == record.Raised {
				by = e.To // whose sign it was
			}
			text := v.p.T("ui.composer.words-of."+what, "Seat", by, "Call", callOr(v.p, callAt(t.Before, e.Of), "that-call"))
			out = append(out, pick{i18n.Capital(text), func(o record.Order) record.Order { o.What.Event = n; return o }})
		}
	}
	return append(out, pick{v.p.T("ui.composer.words-of.no-alert"), func(o record.Order) record.Order { return o }})
}

func momentPicks(name string) func(*Sitting, *session.Turn) []pick {
	return func(v *Sitting, _ *session.Turn) []pick {
		var out []pick
		for _, m := range moments[name] {
			out = append(out, pick{Moment(v.p, m), func(o record.Order) record.Order { o.Until = m; return o }})
		}
		return out
	}
}

func (v *Sitting) suitPicks(*session.Turn) []pick {
	var out []pick
	for _, s := range bridge.Suits {
		out = append(out, pick{suitSymbols[s] + " " + string(v.p.Suit(s).Many()), func(o record.Order) record.Order { o.What.Suit = s; return o }})
	}
	return out
}

func (v *Sitting) rulePicks(*session.Turn) []pick {
	var out []pick
	for _, r := range []record.Rule{record.SuitUnspecified, record.SuitWithdrawn, record.AnySuit} {
		out = append(out, pick{v.p.T("ui.composer.rule." + r.String()), func(o record.Order) record.Order { o.What.Rule = r; return o }})
	}
	return out
}

func (v *Sitting) rankPicks(*session.Turn) []pick {
	out := []pick{{v.p.T("ui.composer.any-card"), func(o record.Order) record.Order { o.What.Rank = bridge.NoRank; return o }}}
	for r := bridge.Ace; r >= bridge.Two; r-- {
		out = append(out, pick{i18n.Figure(r), func(o record.Order) record.Order { o.What.Rank = r; return o }})
	}
	return out
}

func (v *Sitting) trickPicks(*session.Turn) []pick {
	var out []pick
	for n := range 14 {
		out = append(out, pick{fmt.Sprint(n), func(o record.Order) record.Order { o.What.N = n; return o }})
	}
	return out
}

// leftPicks is the tricks of which a claim disposed, from none to all. Who claims more than there are is given them by name.
func (v *Sitting) leftPicks(t *session.Turn) []pick {
	return v.trickPicks(t)[:1+min(13, max(leftAtClaim(t.Before), t.Before.Claim.Tricks))]
}

// leftAtClaim is how many tricks were left at the last claim or concession; now, if there was none.
func leftAtClaim(s record.State) int {
	if s.Claim.Event == 0 {
		return s.TricksLeft()
	}
	return at(s, s.Claim.Event).TricksLeft()
}
