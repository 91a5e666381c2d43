package rulings

import (
	"slices"

	"rectify/engine/bridge"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The facts of Law 27.

// The answers about replacements and acceptance.
const (
	accept              record.AnswerID = "accept"
	refuse              record.AnswerID = "refuse"
	lowestSpecifying    record.AnswerID = "lowest-specifying"
	lowestSame          record.AnswerID = "lowest-same"
	otherBidOrPass      record.AnswerID = "other-bid-or-pass"
	doubleOrRedouble    record.AnswerID = "double-or-redouble"
	anotherInsufficient record.AnswerID = "another-insufficient"
	notMeant            record.AnswerID = "not-meant"
)

// callIntended is found after the offender was asked, away from the table (25A). If he has changed the call, it is about the first.
var callIntended = &Fact{ID: "call-intended", Class: Judgement, Answers: []record.AnswerID{Yes, No}, About: aboutOriginal,
	Evidence: []*Fact{{ID: "what-was-meant", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}, About: aboutOriginal}}}

// acceptsBid is LHO's choice (27A1), taken by calling over the bid; or refused, by calling over the bid that replaced it.
var acceptsBid = &Fact{ID: "accepts-bid", Class: Option, Answers: []record.AnswerID{accept, refuse},
	About: func(c *Case) (int, bridge.Seat) { return c.Matter.Event, c.Matter.By.LHO() },
	Derive: func(c *Case) Finding {
		bid, lho := c.State.Made(c.Matter.Event), c.Matter.By.LHO()
		acts := c.State.After(bid.Event, lho)
		if len(acts) == 0 {
			return Finding{}
		}
		if bid.Accepted && bid.Status == record.Stands {
			return Proved(accept, acts[0].Event)
		}
		if r, ok := replacementOf(c.State, c.Matter); ok && r.Event < acts[0].Event {
			return Proved(refuse, acts[0].Event)
		}
		return Finding{}
	}}

// replacement is what the offender put in place of the bid. Whether it is the lowest bid that specifies the same denominations is
// worked out from what both calls show. A lower bid counts against it if the file says that it shows them too; if the file is silent
// and the lower bid names one of them, it may well, so the players are asked.
var replacement = &Fact{ID: "replacement", Class: System,
	Answers:  []record.AnswerID{lowestSpecifying, otherBidOrPass, doubleOrRedouble, anotherInsufficient},
	Evidence: []*Fact{meaningWithdrawn, meaningReplacement},
	Derive: func(c *Case) Finding {
		return replaced(c, func(new record.MadeCall, over bridge.Call) Finding {
			old, oldKnown := specifies(meanings(c.State, c.Matter.Event))
			shown, newKnown := specifies(meanings(c.State, new.Event))
			if !oldKnown || !newKnown {
				return Finding{Status: Open, Basis: []int{c.Matter.Event, new.Event}, Why: "meaning-unknown"}
			}
			lowest := old != 0 && old&^shown == 0 && sameFeatures(meanings(c.State, c.Matter.Event), meanings(c.State, new.Event))
			for call := over + 1; lowest && call < new.Call; call++ {
				lower, known := specifies(wouldShow(c.State, new.Seat, call))
				if !known && old.Has(call.Denom()) {
					return Finding{Status: Open, Basis: []int{c.Matter.Event, new.Event}, Why: "meaning-unknown"}
				}
				lowest = !known || old&^lower != 0
			}
			if lowest {
				return Proved(lowestSpecifying, c.Matter.Event, new.Event)
			}
			return Proved(otherBidOrPass, c.Matter.Event, new.Event)
		})
	},
	Plausible: func(c *Case) []record.AnswerID { return plausibleReplacement(c, lowestSpecifying) },
}

// replacement2007 looks at the denomination named alone; whether the calls are artificial is asked next.
var replacement2007 = &Fact{ID: "replacement-2007", Class: Record,
	Answers: []record.AnswerID{lowestSame, otherBidOrPass, doubleOrRedouble, anotherInsufficient},
	Derive: func(c *Case) Finding {
		return replaced(c, func(new record.MadeCall, over bridge.Call) Finding {
			denom := c.State.Made(c.Matter.Event).Call.Denom()
			if new.Call.Denom() == denom && new.Call.IsBid() && new.Call == lowestOver(over, denom) {
				return Proved(lowestSame, c.Matter.Event, new.Event)
			}
			return Proved(otherBidOrPass, c.Matter.Event, new.Event)
		})
	},
	Plausible: func(c *Case) []record.AnswerID { return plausibleReplacement(c, lowestSame) },
}

// replaced sorts the offender's new call; bid says which bids leave partner free, given the bid that had to be exceeded.
func replaced(c *Case, bid func(new record.MadeCall, over bridge.Call) Finding) Finding {
	new, ok := replacementOf(c.State, c.Matter)
	switch {
	case !ok:
		return Finding{Status: Awaits, Basis: []int{c.Matter.Event}, Why: "await-replacement"}
	case new.Irregular == record.InsufficientBid:
		return Proved(anotherInsufficient, new.Event)
	case new.Call == bridge.Double || new.Call == bridge.Redouble:
		return Proved(doubleOrRedouble, new.Event)
	case new.Call == bridge.Pass:
		return Proved(otherBidOrPass, new.Event)
	}
	return bid(new, c.Before(c.Matter.Event).LastBid().Call)
}

// plausibleReplacement is what could be thought of the new call by someone who sees it: a bid is the one or the other.
func plausibleReplacement(c *Case, freeing record.AnswerID) []record.AnswerID {
	new, ok := replacementOf(c.State, c.Matter)
	switch {
	case !ok:
		return []record.AnswerID{freeing, otherBidOrPass, doubleOrRedouble, anotherInsufficient}
	case new.Call.IsBid() && new.Irregular != record.InsufficientBid:
		return []record.AnswerID{freeing, otherBidOrPass}
	case new.Call == bridge.Pass:
		return []record.AnswerID{otherBidOrPass}
	case new.Irregular == record.InsufficientBid:
		return []record.AnswerID{anotherInsufficient}
	}
	return []record.AnswerID{doubleOrRedouble}
}

// lowestOver is the lowest bid in denom that is sufficient over the given bid.
func lowestOver(over bridge.Call, denom bridge.Denom) bridge.Call {
	for level := 1; level <= 7; level++ {
		if b := bridge.Bid(level, denom); bridge.Sufficient(b, over) {
			return b
		}
	}
	return bridge.NoCall
}

// sameFeatures reports whether the new call tells of each denomination the same sort of thing as the old: length where it told of
// length, shortness where shortness, a control where a control (WBF Commentary on Law 27).
func sameFeatures(old, new []record.Meaning) bool {
	for _, n := range new {
		if !slices.ContainsFunc(old, func(o record.Meaning) bool {
			return o.Shortness&^n.Shortness == 0 && o.Control&^n.Control == 0 && (!o.Notrump || n.Notrump) && o.Specifies()&^n.Specifies() == 0
		}) {
			return false
		}
	}
	return true
}

// bothNatural: neither the insufficient bid nor its replacement is artificial, beyond argument (27B1(a), 2007).
var bothNatural = &Fact{ID: "both-natural", Class: System, Asks: Partner, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{meaningWithdrawn, meaningReplacement},
	Derive: func(c *Case) Finding {
		new, ok := replacementOf(c.State, c.Matter)
		if !ok {
			return Finding{Status: Awaits, Why: "await-replacement"}
		}
		a, aKnown := natural(meanings(c.State, c.Matter.Event))
		b, bKnown := natural(meanings(c.State, new.Event))
		if aKnown && !a || bKnown && !b || aKnown && bKnown {
			return Bool(aKnown && a && bKnown && b, c.Matter.Event, new.Event)
		}
		return Finding{Status: Open, Why: "meaning-unknown"}
	}}

// morePrecise: the new call has the same meaning as the withdrawn bid, or one fully contained in what that could mean
// (27B1(b), 2007). Overlap is not enough.
var morePrecise = &Fact{ID: "more-precise", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{meaningWithdrawn, meaningReplacement},
	Derive: func(c *Case) Finding {
		new, ok := replacementOf(c.State, c.Matter)
		if !ok {
			return Finding{Status: Awaits, Why: "await-replacement"}
		}
		old, with := meanings(c.State, c.Matter.Event), meanings(c.State, new.Event)
		if len(old) == 0 || len(with) == 0 {
			return Finding{Status: Judges, Why: "meaning-unknown"}
		}
		for _, n := range with {
			if !slices.ContainsFunc(old, func(o record.Meaning) bool { return o == n || contained(o, n) }) {
				return Bool(false, c.Matter.Event, new.Event)
			}
		}
		return Bool(true, c.Matter.Event, new.Event)
	}}

// replacesInsufficient: at this turn the offender has made an insufficient bid already, which was not accepted.
var replacesInsufficient = &Fact{ID: "replaces-insufficient", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		calls := c.State.Calls
		i := slices.IndexFunc(calls, func(m record.MadeCall) bool { return m.Event == c.Matter.Event })
		for i--; i >= 0 && calls[i].Seat == c.Matter.By && calls[i].Status != record.Stands; i-- {
			if calls[i].Irregular == record.InsufficientBid {
				return Bool(true, calls[i].Event, c.Matter.Event)
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// laterAccepted: whether LHO accepted the second insufficient bid, as the ruling on it says, or it was not meant (25A).
var laterAccepted = &Fact{ID: "later-accepted", Class: Record, Answers: []record.AnswerID{Yes, No, notMeant},
	Derive: func(c *Case) Finding {
		new, ok := replacementOf(c.State, c.Matter)
		second := record.MatterID{Kind: record.InsufficientBid, Event: new.Event, By: c.Matter.By}
		if !ok || !c.State.Settled(second) && c.State.Interim(second) == nil {
			return Finding{Status: Awaits, Why: "await-later-ruling"}
		}
		about := *c
		about.Matter = second
		if meant := callIntended.Find(&about); meant.Known() && meant.Answer.ID == No {
			return Proved(notMeant, new.Event)
		}
		return Bool(new.Accepted || c.State.Made(new.Event).Status == record.Stands, new.Event)
	}}
