package verdict

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/record"
)

// A weight says what an effect is worth to the grade.
type weight uint8

// The weights, as the package documentation explains them.
const (
	table weight = iota
	option
	told
	known
	reviewed
)

// An item is one thing that holds after a ruling. Which fields mean something depends on what it is.
type item struct {
	what     what
	seat     bridge.Seat
	n        int
	yes      bool
	card     bridge.Card
	contract bridge.Contract
	trick    bridge.Trick
	order    record.Order
	matter   record.MatterID
}

type what uint8

const (
	callAlive  what = iota // the call of event n
	turn                   // of seat; n is the phase, yes that dummy is on the table
	onLead                 // seat
	contracted             // contract
	trickHolds             // trick n
	faceDown               // the opening lead: card of seat
	faceUp                 // card of seat, a penalty card if n is 1; yes if a major one
	inForce                // order, of matter
	willFall               // order, of matter
	openNow                // matter
	moved                  // n tricks
	awarded                // n tricks to seat
	claimed                // the claim of event n
	scored                 // order, which no replay shows
	impossible             // order, which cannot be carried out here
)

// weight is what i is worth.
func (i item) weight() weight {
	switch i.what {
	case inForce, willFall, scored:
		return weigh(i.order)
	case openNow:
		return weighDue(i.matter.Kind)
	}
	return table
}

// weigh is what an order is worth.
func weigh(o record.Order) weight {
	switch o.Kind {
	case record.Due:
		return weighDue(o.Opens)
	case record.MayChangeCall, record.MayChangeCard, record.PenaltyLater:
		return option
	case record.Unauthorized, record.Authorized:
		return told
	case record.StaysFaceUp:
		if o.What.Card != bridge.NoCard {
			return table // it is put there, and stays, because the director says so (24)
		}
		return known
	case record.SmallAfter, record.PlaysFirst, record.DutyKnown:
		return known
	}
	return table
}

func weighDue(k record.MatterKind) weight {
	if k.Review() {
		return reviewed
	}
	return option
}

// effect is everything that holds after a ruling on matter m with the given orders. Whether the ruling is interim makes no
// difference to the table. An order that cannot be carried out is left aside and noted.
func effect(s record.State, m record.MatterID, orders []said) []item {
	var out []item
	given := make([]record.Order, 0, len(orders))
	for _, o := range orders {
		given = append(given, repeated(s, m, o.form))
	}
	after, err := rule(s, m, given)
	for err != nil && len(given) > 0 {
		bad := firstImpossible(s, m, given)
		out = append(out, item{what: impossible, order: form(s, given[bad])})
		given = slices.Delete(given, bad, bad+1)
		after, err = rule(s, m, given)
	}
	for _, o := range given {
		switch o.Kind {
		case record.AdjustScore, record.AdjustSide, record.AdjustEach, record.ArtificialScore, record.PenaltyLater, record.RevokeCounts, record.SettlementStands,
			record.CardRestored, record.CardRemoved, record.DealtAgain, record.ResultCancelled, record.BoardLater,
			record.WeightedScore, record.AveragePlus, record.Average, record.AverageMinus, record.SeatsChanged,
			record.QuestionAnswered, record.QuestionRefused, record.ContractTold,
			record.Warned, record.Disciplined, record.Reported, record.SpectatorTold, record.FactsFound, record.RulingReplaced,
			record.RulingStands, record.AppealTold, record.AppealRefused, record.AppealToDirector, record.AppealToCommittee, record.ScoredApart,
			record.SubstituteBoard, record.BoardRighted, record.MarksGovern, record.BoardUnused, record.BoardsMoved, record.OwnSeats,
			record.RequestGranted, record.RequestRefused, record.RoundOpen, record.RoundOver, record.SessionOver:
			out = append(out, item{what: scored, order: form(s, o)})
		}
	}
	return append(out, holds(after, m)...)
}

// repeated is the order of the interim ruling on m that comes to form f, if there is one, and otherwise f. An order that is
// repeated is not carried out again: the card that it returned may have been played since.
func repeated(s record.State, m record.MatterID, f record.Order) record.Order {
	if r := s.Interim(m); r != nil {
		for _, o := range r.Orders {
			if form(s, o) == f {
				return o
			}
		}
	}
	return f
}

// rule is s after a ruling, or s itself with an error.
func rule(s record.State, m record.MatterID, orders []record.Order) (record.State, error) {
	return s.Step(record.Event{Kind: record.Ruling, Ruled: &record.Ruled{Matter: m, Orders: orders}})
}

// firstImpossible is the index of the first order that cannot be carried out after those before it.
func firstImpossible(s record.State, m record.MatterID, orders []record.Order) int {
	for i := range orders {
		if _, err := rule(s, m, orders[:i+1]); err != nil {
			return i
		}
	}
	return len(orders) - 1
}

// holds is what holds in s, matter m apart.
func holds(s record.State, m record.MatterID) []item {
	out := []item{
		{what: turn, seat: s.Turn(), n: int(s.Phase), yes: s.DummyOut()},
		{what: onLead, seat: s.OnLead()},
		{what: contracted, contract: s.Contract},
		{what: moved, n: s.Moved},
		{what: claimed, n: s.Claim.Event},
		{what: faceDown, seat: s.FaceDown.Seat, card: s.FaceDown.Card},
	}
	for _, c := range s.Calls {
		if c.Status == record.Stands {
			out = append(out, item{what: callAlive, n: c.Event})
		}
	}
	n := 0
	for _, t := range s.Tricks {
		if cards := t.Cards(); cards.Cards != (bridge.BySeat[bridge.Card]{}) {
			out = append(out, item{what: trickHolds, n: n, trick: cards})
			n++
		}
	}
	for _, c := range s.FaceUp {
		// Once play has begun, a card that is no penalty card is a card of the hand, wherever it lies (48A).
		if c.Penalty {
			out = append(out, item{what: faceUp, seat: c.Seat, card: c.Card, n: 1, yes: c.Major})
		} else if s.Phase == record.Auction || s.Phase == record.Clarification {
			out = append(out, item{what: faceUp, seat: c.Seat, card: c.Card})
		}
	}
	for _, o := range s.Orders {
		out = append(out, item{what: inForce, order: form(s, o.Order), matter: o.Matter})
	}
	for _, o := range s.Dues {
		out = append(out, item{what: willFall, order: form(s, o.Order), matter: o.Matter})
	}
	for _, open := range s.Matters() {
		if open != m {
			out = append(out, item{what: openNow, matter: open})
		}
	}
	for _, seat := range []bridge.Seat{bridge.North, bridge.East} {
		out = append(out, item{what: awarded, seat: seat, n: s.Awarded[seat]})
	}
	return out
}

// less is the items of a that are not among those of b.
func less(a, b []item) []item {
	var out []item
	for _, i := range a {
		if !slices.Contains(b, i) {
			out = append(out, i)
		}
	}
	return out
}

func equal(a, b []item) bool { return len(less(a, b)) == 0 && len(less(b, a)) == 0 }

// Same reports whether two rulings on one matter have the same effect in s.
func Same(s record.State, a, b record.Ruled) bool {
	return equal(effect(s, a.Matter, forms(s, a.Orders)), effect(s, b.Matter, forms(s, b.Orders)))
}

// Alike reports whether two rulings on one matter have the same effect in s, reviews of the finished board and what holds
// unsaid of a penalty card aside: the table goes on in the same way.
func Alike(s record.State, a, b record.Ruled) bool {
	return equal(atTable(effect(s, a.Matter, forms(s, a.Orders))), atTable(effect(s, b.Matter, forms(s, b.Orders))))
}

func atTable(items []item) []item {
	return slices.DeleteFunc(items, func(i item) bool { return i.weight() >= known })
}
