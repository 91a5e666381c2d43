package rulings

import (
	"rectify/engine/bridge"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The facts of Law 25. The original is the call made first at a turn, the substitute the one that its player made or offered in
// its place.

// The answers about what the others called.
const (
	overFirst record.AnswerID = "over-first"
	byLHO     record.AnswerID = "lho-called"

	regularCall   record.AnswerID = "regular-call"
	irregularCall record.AnswerID = "irregular-call"
)

// originalOf is the call that c's offender changed, or that the matter is about if none was changed.
func originalOf(c *Case) record.MadeCall {
	if old, _, ok := changePair(c); ok {
		return old
	}
	return c.State.Made(c.Matter.Event)
}

// substituteOf is the call that came in its place, false if there is none yet.
func substituteOf(c *Case) (record.MadeCall, bool) {
	if _, new, ok := changePair(c); ok {
		return new, true
	}
	return putFor(c.State, c.Matter.Event)
}

// putFor is the call that its player put in place of that of table event n, false if there is none.
func putFor(s record.State, n int) (record.MadeCall, bool) {
	for _, m := range s.Calls {
		if m.Replaces == n {
			return m, true
		}
	}
	return record.MadeCall{}, false
}

// changePair is the two calls of a change at one turn, if c's matter, or the one that it fell due from, is such a change: the
// player took the first back and put the second in its place, or, having called, called again at the turn of the left-hand
// opponent (30B2, 31C, 32C).
func changePair(c *Case) (old, new record.MadeCall, ok bool) {
	new = c.State.Made(c.Matter.Event)
	old = c.State.Made(new.Replaces)
	switch {
	case new.Replaces != 0:
		return old, new, c.Matter.Kind == record.CallChanged || c.Matter.Fell() && new.Irregular == record.NoMatter
	case new.Irregular == record.OutOfRotation && new.Turn == c.Matter.By.LHO():
		old = lastCallOf(c.Before(new.Event), c.Matter.By)
		return old, new, old.Event != 0
	}
	return record.MadeCall{}, record.MadeCall{}, false
}

// lastCallOf is the last call of seat's that stands, the zero MadeCall if there is none.
func lastCallOf(s record.State, seat bridge.Seat) record.MadeCall {
	for i := len(s.Calls) - 1; i >= 0; i-- {
		if m := s.Calls[i]; m.Seat == seat && m.Status == record.Stands {
			return m
		}
	}
	return record.MadeCall{}
}

// withdrawnAndFinal is the call of c's offender that was withdrawn or cancelled, and what stood in the end at that turn.
func withdrawnAndFinal(c *Case) (gone, final record.MadeCall) {
	if old, new, ok := changePair(c); ok {
		if new.Status == record.Stands {
			return old, new
		}
		return new, old
	}
	for _, m := range c.State.After(c.Matter.Event, c.Matter.By) {
		if m.Status == record.Stands {
			return c.State.Made(c.Matter.Event), m
		}
	}
	return c.State.Made(c.Matter.Event), record.MadeCall{}
}

func aboutOriginal(c *Case) (int, bridge.Seat) { return originalOf(c).Event, c.Matter.By }

// changedTo is what the player put in place of his call before the director ruled: nothing, a call that is regular there, or one that
// has its own matter, being insufficient, say.
var changedTo = &Fact{ID: "changed-to", Class: Record, Answers: []record.AnswerID{nothing, regularCall, irregularCall},
	Derive: func(c *Case) Finding {
		switch new, changed := substituteOf(c); {
		case !changed:
			return Proved(nothing, c.Matter.Event)
		case new.Irregular != record.NoMatter:
			return Proved(irregularCall, new.Event)
		default:
			return Proved(regularCall, new.Event)
		}
	}}

// periodOver: the auction period was over: the opening lead had been faced, or, if the board was passed out, all four hands were
// back in it (17D; 22B of 2007).
var periodOver = &Fact{ID: "period-over", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		s := c.Before(c.Matter.Event)
		passedOut := s.Phase == record.Over && s.Contract.Bid == bridge.NoCall
		return Bool(s.Phase == record.PlayPeriod || s.Phase == record.Over && (!passedOut || s.Round.Returned), c.Matter.Event)
	}}

// auctionHadEnded: the final pass had been made.
var auctionHadEnded = &Fact{ID: "auction-had-ended", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		return Bool(c.Before(c.Matter.Event).Phase != record.Auction, c.Matter.Event)
	}}

// partnerCalledSince: the player's partner had called before the change, or has called by now if there was none yet.
var partnerCalledSince = &Fact{ID: "partner-called-since", Class: Record, Answers: []record.AnswerID{Yes, No},
	About: func(c *Case) (int, bridge.Seat) { return originalOf(c).Event, c.Matter.By.Partner() },
	Derive: func(c *Case) Finding {
		old := originalOf(c)
		for _, m := range between(c, c.Matter.By.Partner()) {
			return Bool(true, old.Event, m.Event)
		}
		return Bool(false, old.Event)
	}}

// between is the calls that seat made after the original, and before it was changed.
func between(c *Case, seat bridge.Seat) []record.MadeCall {
	var out []record.MadeCall
	new, changed := substituteOf(c)
	for _, m := range c.State.After(originalOf(c).Event, seat) {
		if !changed || m.Event < new.Event {
			out = append(out, m)
		}
	}
	return out
}

// pausedBeforeChange: the player paused for thought between noticing the call and changing it, or saying that he would (25A1,
// 2007). How he came to notice makes no difference.
var pausedBeforeChange = &Fact{ID: "paused-before-change", Class: Judgement, Answers: []record.AnswerID{Yes, No}, About: aboutOriginal,
	Evidence: []*Fact{{ID: "when-noticed", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}, About: aboutOriginal}}}

// afterChange is who else called at that turn: nobody; somebody over the first call, before the change; the left-hand opponent
// after it; or something that is left to the director: calls both before and after, or an irregular one.
var afterChange = &Fact{ID: "after-change", Class: Record, Answers: []record.AnswerID{nothing, overFirst, byLHO, wentOn},
	Derive: func(c *Case) Finding {
		old, new, _ := changePair(c)
		before, after := false, []record.MadeCall{}
		for _, m := range c.State.Calls {
			switch {
			case m.Seat == c.Matter.By || m.Event < old.Event:
			case m.Event < new.Event:
				before = true
			default:
				after = append(after, m)
			}
		}
		switch {
		case before && len(after) > 0:
			return Proved(wentOn, new.Event)
		case before:
			return Proved(overFirst, old.Event, new.Event)
		case len(after) == 0:
			return Proved(nothing, new.Event)
		case len(after) == 1 && after[0].Seat == c.Matter.By.LHO() && after[0].Irregular == record.NoMatter:
			return Proved(byLHO, new.Event, after[0].Event)
		}
		return Proved(wentOn, new.Event)
	}}

// overOriginal is what the left-hand opponent called over the first call, false if nothing.
func overOriginal(c *Case) (record.MadeCall, bool) {
	for _, m := range between(c, c.Matter.By.LHO()) {
		return m, true
	}
	return record.MadeCall{}, false
}

// lhoTookBack: the left-hand opponent has taken back what was called over the first call. It can be done until somebody else calls.
var lhoTookBack = &Fact{ID: "lho-took-back", Class: Record, Answers: []record.AnswerID{Yes, No},
	About: func(c *Case) (int, bridge.Seat) { return originalOf(c).Event, c.Matter.By.LHO() },
	Derive: func(c *Case) Finding {
		over, called := overOriginal(c)
		if !called {
			return Bool(false, originalOf(c).Event)
		}
		new, _ := substituteOf(c)
		for _, m := range c.State.Calls {
			switch {
			case m.Replaces == over.Event, m.Event == over.Event && m.Status == record.Withdrawn:
				return Bool(true, over.Event, new.Event)
			case m.Event > new.Event && m.Seat != over.Seat:
				return Bool(false, over.Event, m.Event)
			}
		}
		return Finding{Status: Awaits, Basis: []int{over.Event, new.Event}, Why: "await-lho"}
	}}

// acceptsChange is the choice of the left-hand opponent (25B1).
var acceptsChange = &Fact{ID: "accepts-change", Class: Option, Answers: []record.AnswerID{accept, refuse},
	About: func(c *Case) (int, bridge.Seat) { return originalOf(c).Event, c.Matter.By.LHO() }}

// lhoAware: the left-hand opponent, who has called, knew what he called over: the substitute, or the call out of rotation. To
// double the bid in question is to know of it.
var lhoAware = &Fact{ID: "lho-aware", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	About:    func(c *Case) (int, bridge.Seat) { return c.Matter.Event, c.Matter.By.LHO() },
	Evidence: []*Fact{{ID: "lho-says-aware", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}}},
	Derive: func(c *Case) Finding {
		over := c.State.Made(c.Matter.Event)
		calls := c.State.After(over.Event, c.Matter.By.LHO())
		if over.Call.IsBid() && len(calls) > 0 && calls[0].Call == bridge.Double {
			return Bool(true, over.Event, calls[0].Event)
		}
		return Finding{Status: Judges, Basis: []int{over.Event}}
	}}

// newComparable and oldComparable: the call that stands is comparable to the one that does not (26A of 2017).
var (
	newComparable = &Fact{ID: "new-comparable", Class: Judgement, Answers: []record.AnswerID{Yes, No}, About: aboutOriginal,
		Evidence: []*Fact{meaningWithdrawn, meaningReplacement},
		Derive: func(c *Case) Finding {
			old, new, _ := changePair(c)
			return sameOr(old, new, comparison(c, old, new))
		}}
	oldComparable = &Fact{ID: "old-comparable", Class: Judgement, Answers: []record.AnswerID{Yes, No}, About: aboutOriginal,
		Evidence: []*Fact{meaningWithdrawn, meaningReplacement},
		Derive: func(c *Case) Finding {
			old, new, _ := changePair(c)
			return sameOr(old, new, comparison(c, new, old))
		}}
)

// sameOr is yes if the two calls of a change are one call, as when a player passes twice at one turn: it means the same (23A1).
func sameOr(old, new record.MadeCall, f Finding) Finding {
	if old.Call == new.Call {
		return Bool(true, old.Event, new.Event)
	}
	return f
}

// The targets of clauses about a change.
var (
	theOriginal = Target{Name: "the-original-call", Of: func(c *Case) []record.Scope {
		return scopeOf(originalOf(c), true)
	}}
	theOriginalStanding = Target{Name: "the-original-call-if-it-stands", Of: func(c *Case) []record.Scope {
		old, _, ok := changePair(c)
		return scopeOf(old, ok && old.Status == record.Stands)
	}}
	theSubstitute = Target{Name: "the-replacement", Of: func(c *Case) []record.Scope {
		return scopeOf(substituteOf(c))
	}}
	// callOverOriginal is what the left-hand opponent called over the first call, also if it was taken back.
	callOverOriginal = Target{Name: "the-call-over-the-original", Of: func(c *Case) []record.Scope {
		return scopeOf(overOriginal(c))
	}}
	// callToTakeBack is the same, unless it was taken back before the director ruled.
	callToTakeBack = Target{Name: "the-call-over-the-original-if-it-stands", Of: func(c *Case) []record.Scope {
		over, called := overOriginal(c)
		return scopeOf(over, called && (over.Status == record.Stands || c.State.Interim(c.Matter) != nil))
	}}
)

func scopeOf(m record.MadeCall, is bool) []record.Scope {
	if !is {
		return nil
	}
	return []record.Scope{{Event: m.Event, Call: m.Call}}
}
