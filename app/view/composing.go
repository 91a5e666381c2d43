package view

import (
	"fmt"
	"slices"
	"strings"

	"rectify/app/session"
	"rectify/engine/bridge"
	"rectify/engine/record"
	"rectify/i18n"
)

// composing is a ruling being put together, order by order.
type composing struct {
	orders []record.Order
	draft  *draft
	search string // what was typed to find a kind of order
	cites  string // the laws, as typed
}

// A draft is one order being made out: its kind, and what is still to be picked.
type draft struct {
	form  form
	order record.Order
	done  map[string]bool // pickers that have been answered
}

// A form is a kind of order as a director gives it, with what has to be said for it to be complete. What is not picked is as
// the form has it.
type form struct {
	id    string
	order record.Order
	picks []string
	play  bool // it belongs to the play; otherwise to the auction, or to both if both is set
	both  bool
}

// forms is every order that can be composed. Those that differ only in how long they last, or in what they bring up later,
// are forms of their own, as they are to a director.
var forms = []form{
	{id: "call-stands", order: record.Order{Kind: record.CallStands}, picks: []string{"call"}},
	{id: "call-cancelled", order: record.Order{Kind: record.CallCancelled}, picks: []string{"call"}},
	{id: "auction-goes-on", order: record.Order{Kind: record.AuctionGoesOn}},
	{id: "turn-returns", order: record.Order{Kind: record.TurnReturns}, picks: []string{"who"}},
	{id: "passes-throughout", order: record.Order{Kind: record.MustPass, Until: record.Throughout}, picks: []string{"who"}},
	{id: "passes-once", order: record.Order{Kind: record.MustPass, Until: record.NextTurn}, picks: []string{"who"}},
	{id: "bid-or-pass", order: record.Order{Kind: record.MustBidOrPass, Until: record.NextTurn}, picks: []string{"who"}},
	{id: "repeats", order: record.Order{Kind: record.MustRepeat, Until: record.NextTurn}, picks: []string{"who", "call"}},
	{id: "lead-option", order: record.Order{Kind: record.Due, Opens: record.LeadRestriction, From: record.FirstTurnToLead,
		What: record.Scope{Rule: record.SuitUnspecified}}, picks: []string{"who", "suits"}},
	{id: "ruled-with-later", order: record.Order{Kind: record.RuledWithLater}, picks: []string{"call"}},
	{id: "review-damage", order: record.Order{Kind: record.Due, Opens: record.ReviewDamage, From: record.EndOfPlay}, both: true},
	{id: "review-awareness", order: record.Order{Kind: record.Due, Opens: record.ReviewAwareness, From: record.EndOfPlay}, both: true},
	{id: "review-exposed", order: record.Order{Kind: record.Due, Opens: record.ReviewExposed, From: record.EndOfPlay}, play: true},
	{id: "review-dummy", order: record.Order{Kind: record.Due, Opens: record.ReviewDummy, From: record.EndOfPlay}, play: true},
	{id: "review-explained", order: record.Order{Kind: record.Due, Opens: record.ReviewExplained, From: record.EndOfPlay}, both: true},
	{id: "unauthorized-call", order: record.Order{Kind: record.Unauthorized, Until: record.EndOfPlay}, picks: []string{"who", "call"}},
	{id: "card-played", order: record.Order{Kind: record.CardPlayed}, picks: []string{"who", "card"}, play: true},
	{id: "card-stands", order: record.Order{Kind: record.CardStands}, picks: []string{"who", "card"}, play: true},
	{id: "card-returned", order: record.Order{Kind: record.CardReturned}, picks: []string{"who", "card"}, play: true},
	{id: "penalty-minor", order: record.Order{Kind: record.PenaltyMinor}, picks: []string{"who", "card"}, play: true},
	{id: "penalty-major", order: record.Order{Kind: record.PenaltyMajor}, picks: []string{"who", "card"}, play: true},
	{id: "card-picked-up", order: record.Order{Kind: record.CardPickedUp}, picks: []string{"who", "card"}, play: true},
	{id: "lead-stands", order: record.Order{Kind: record.LeadStands}, play: true},
	{id: "hand-spread", order: record.Order{Kind: record.HandSpread}, picks: []string{"who"}, play: true},
	{id: "must-lead", order: record.Order{Kind: record.MustLead, Until: record.NextLead}, picks: []string{"who", "suit"}, play: true},
	{id: "must-not-lead", order: record.Order{Kind: record.MustNotLead, Until: record.WhileOnLead}, picks: []string{"who", "suit"}, play: true},
	{id: "must-designate", order: record.Order{Kind: record.MustDesignate, Until: record.NextCard}, picks: []string{"rank"}, play: true},
	{id: "either-chooses", order: record.Order{Kind: record.EitherChooses, Until: record.NextCard}, play: true},
	{id: "may-change-card", order: record.Order{Kind: record.MayChangeCard, Until: record.ThisTrick}, picks: []string{"who", "card"}, play: true},
	{id: "unauthorized-card", order: record.Order{Kind: record.Unauthorized, Until: record.EndOfPlay}, picks: []string{"who", "card"}, play: true},
	{id: "authorized-card", order: record.Order{Kind: record.Authorized, Until: record.EndOfPlay}, picks: []string{"who", "card"}, play: true},
	{id: "play-goes-on", order: record.Order{Kind: record.PlayGoesOn}, play: true},
	{id: "no-irregularity", order: record.Order{Kind: record.NoIrregularity}, both: true},
	{id: "adjust-score", order: record.Order{Kind: record.AdjustScore}, both: true},
	{id: "score-stands", order: record.Order{Kind: record.ScoreStands}, both: true},
	{id: "penalty-later", order: record.Order{Kind: record.PenaltyLater}, picks: []string{"who"}, both: true},
}

// composer is the sheet's composer as it stands.
func (v *Sitting) composer(t *session.Turn) *Composer {
	c := &Composer{
		Search: Entry{ID: "search", Label: v.p.T("ui.composer.search"), Placeholder: v.p.T("ui.composer.search-hint"), Text: v.compose.search},
		Cites:  Entry{ID: "cites", Label: v.p.T("ui.composer.laws"), Placeholder: v.p.T("ui.composer.laws-hint"), Text: v.compose.cites},
	}
	for i, o := range v.compose.orders {
		c.Orders = append(c.Orders, OrderLine{ID: fmt.Sprintf("order:%d", i), Text: i18n.Capital(Order(v.p, o, t.Before)),
			Remove: Action{ID: fmt.Sprintf("remove:%d", i), Text: v.p.T("ui.composer.remove"), Enabled: true}})
	}
	if v.compose.draft != nil {
		c.Draft = v.draftView(t)
		return c
	}
	for _, f := range v.matching(t) {
		c.Palette = append(c.Palette, Item{ID: "kind:" + f.id, Text: v.p.T("ui.form." + f.id)})
	}
	return c
}

// matching is the forms that fit the part of the game the matter is in and what was typed: every word of it, accents and case
// aside.
func (v *Sitting) matching(t *session.Turn) []form {
	inPlay := t.Before.Phase == record.PlayPeriod || t.Before.Phase == record.Over
	words := strings.Fields(i18n.Fold(v.compose.search))
	var out []form
	for _, f := range forms {
		text := i18n.Fold(v.p.T("ui.form." + f.id))
		missing := slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, w) })
		if (f.both || f.play == inPlay) && !missing {
			out = append(out, f)
		}
	}
	return out
}

// draftView is the order being made out, with its pickers.
func (v *Sitting) draftView(t *session.Turn) *Draft {
	d := v.compose.draft
	out := &Draft{Text: v.p.T("ui.form." + d.form.id),
		Add:    Action{ID: "add", Text: v.p.T("ui.composer.add"), Key: v.p.T("ui.key.enter"), Enabled: d.complete()},
		Cancel: Action{ID: "cancel", Text: v.p.T("ui.composer.cancel"), Key: v.p.T("ui.key.escape"), Enabled: true}}
	if d.complete() {
		out.Text = i18n.Capital(Order(v.p, d.order, t.Before))
	}
	for _, pick := range d.form.picks {
		p := Picker{ID: pick, Label: v.p.T("ui.composer." + pick)}
		for i, choice := range v.choicesFor(pick, t) {
			p.Choices = append(p.Choices, Choice{ID: fmt.Sprintf("pick:%s:%d", pick, i), Text: choice.text,
				Chosen: d.done[pick] && d.order == choice.set(d.order)})
		}
		out.Pickers = append(out.Pickers, p)
	}
	return out
}

func (d *draft) complete() bool {
	return !slices.ContainsFunc(d.form.picks, func(p string) bool { return !d.done[p] })
}

// A pick is one choice of a picker and what it does to the order.
type pick struct {
	text string
	set  func(record.Order) record.Order
}

// choicesFor is the choices of a picker on this table.
func (v *Sitting) choicesFor(name string, t *session.Turn) []pick {
	switch name {
	case "who":
		return v.seatPicks()
	case "call":
		return v.callPicks(t)
	case "card":
		return v.cardPicks(t)
	case "suit":
		return v.suitPicks()
	case "suits":
		return v.rulePicks()
	case "rank":
		return v.rankPicks()
	}
	return nil
}

func (v *Sitting) seatPicks() []pick {
	var out []pick
	for _, seat := range bridge.Seats {
		out = append(out, pick{string(v.p.Seat(seat).Name()), func(o record.Order) record.Order { o.On = seat; return o }})
	}
	return out
}

// callPicks is every call that was made, with who made it, the last first.
func (v *Sitting) callPicks(t *session.Turn) []pick {
	var out []pick
	for _, made := range slices.Backward(t.Before.Calls) {
		out = append(out, pick{v.p.T("ui.composer.call-of", "Call", made.Call, "Seat", made.Seat), func(o record.Order) record.Order {
			o.What.Event, o.What.Call = made.Event, made.Call
			if o.Kind != record.MustRepeat && o.Kind != record.Unauthorized {
				o.On = made.Seat
			}
			if o.Kind == record.MustRepeat {
				o.What.Event = 0
			}
			return o
		}})
	}
	return out
}

// cardPicks is the cards that the incident has shown: those of the trick, those that lie face up, and those that events name; or
// the whole of dummy.
func (v *Sitting) cardPicks(t *session.Turn) []pick {
	seen := map[bridge.Card]int{}
	var order []bridge.Card
	add := func(c bridge.Card, event int) {
		if _, ok := seen[c]; !ok && c != bridge.NoCard {
			order = append(order, c)
			seen[c] = event
		}
	}
	for n := t.Before.Events; n > 0 && len(order) < 24; n-- {
		for _, c := range cardsAt(t.Before, n) {
			add(c, n)
		}
	}
	if t.Before.DummyOut() {
		for _, c := range t.Before.Hands[t.Before.Dummy()].Cards() {
			add(c, 0)
		}
	}
	var out []pick
	for _, c := range order {
		out = append(out, pick{cardText(c), func(o record.Order) record.Order {
			o.What.Card = c
			if o.Kind == record.MayChangeCard {
				o.What.Event = seen[c]
			}
			return o
		}})
	}
	return out
}

func (v *Sitting) suitPicks() []pick {
	var out []pick
	for _, s := range bridge.Suits {
		out = append(out, pick{suitSymbols[s] + " " + string(v.p.Suit(s).Many()), func(o record.Order) record.Order { o.What.Suit = s; return o }})
	}
	return out
}

func (v *Sitting) rulePicks() []pick {
	var out []pick
	for _, r := range []record.Rule{record.SuitUnspecified, record.SuitWithdrawn, record.AnySuit} {
		out = append(out, pick{v.p.T("ui.composer.rule." + r.String()), func(o record.Order) record.Order { o.What.Rule = r; return o }})
	}
	return out
}

func (v *Sitting) rankPicks() []pick {
	out := []pick{{v.p.T("ui.composer.any-card"), func(o record.Order) record.Order { o.What.Rank = bridge.NoRank; return o }}}
	for r := bridge.Ace; r >= bridge.Two; r-- {
		out = append(out, pick{i18n.Figure(r), func(o record.Order) record.Order { o.What.Rank = r; return o }})
	}
	return out
}

// composed does an action of the composer.
func (v *Sitting) composed(word, arg string) {
	t := v.s.Turn()
	if t == nil || v.s.Stage != session.Ruling {
		return
	}
	c := &v.compose
	switch word {
	case "kind":
		if i := slices.IndexFunc(forms, func(f form) bool { return f.id == arg }); i >= 0 {
			c.draft = &draft{form: forms[i], order: v.partial(forms[i], t), done: map[string]bool{}}
			c.addIfComplete()
		}
	case "pick":
		name, n, _ := strings.Cut(arg, ":")
		picks := v.choicesFor(name, t)
		if i := index(n); c.draft != nil && i >= 0 && i < len(picks) {
			c.draft.order = picks[i].set(c.draft.order)
			c.draft.done[name] = true
		}
	case "add":
		if c.draft != nil && c.draft.complete() {
			c.add()
		}
	case "cancel":
		c.draft = nil
	case "remove":
		if i := index(arg); i >= 0 && i < len(c.orders) {
			c.orders = slices.Delete(c.orders, i, i+1)
		}
	}
}

// partial is the order of a form before anything is picked: what only one player can be is filled in.
func (v *Sitting) partial(f form, t *session.Turn) record.Order {
	o := f.order
	switch o.Kind {
	case record.MustDesignate:
		o.On, o.Chooser = t.Before.Dummy(), t.Before.Declarer()
	case record.EitherChooses:
		o.On = t.Before.Dummy()
	case record.AdjustScore:
		o.On = t.Task.Matter.By
	}
	return o
}

// addIfComplete adds an order that needs nothing picked at once.
func (c *composing) addIfComplete() {
	if c.draft.complete() {
		c.add()
	}
}

func (c *composing) add() {
	if !slices.Contains(c.orders, c.draft.order) {
		c.orders = append(c.orders, c.draft.order)
	}
	c.draft, c.search = nil, ""
}
