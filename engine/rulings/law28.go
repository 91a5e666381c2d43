package rulings

import (
	"rectify/engine/bridge"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 28 counts two calls as made in rotation. One at the turn of a right-hand opponent who has to pass is regular in the record
// (28A). The other is the call of a player at his own turn, before anything was ruled on an opponent's call out of rotation: the
// auction goes on as if the opponent had not called (28B).

// forgone: the call out of rotation is gone without rectification. There is no lead restriction (26), but what it told is
// unauthorized for its own side.
var forgone = Rule(cancelled(theCall, "28B"), auctionGoesOn("28B"), told16)

// lhoCallsAware: the left-hand opponent, whose turn it was, has called. Over the call out of rotation he has accepted it (29A);
// unaware of it he has called at his own turn (28B).
var lhoCallsAware = Ask(lhoAware, "29A",
	On(Yes, rotationAccepted),
	On(No, forgone))

// The answers about what was called after a call out of rotation, before the director ruled.
const (
	lhoOnTurn     record.AnswerID = "lho-on-turn"
	turnCalled    record.AnswerID = "turn-called"
	partnerCalled record.AnswerID = "partner-called"
	putAnother    record.AnswerID = "called-again"
	threePasses   record.AnswerID = "three-passes"
)

// sinceCall is what came after the call out of rotation: nothing; a call by the left-hand opponent, whose turn it was or was not;
// by the right-hand opponent, whose turn it was; by the offender's partner, whose turn it was; another call by the offender in its
// place; or passes that took a player's turn away (34). The first act counts. Anything else is left to the director.
var sinceCall = &Fact{ID: "since-call", Class: Record,
	Answers: []record.AnswerID{nothing, byLHO, lhoOnTurn, turnCalled, partnerCalled, putAnother, threePasses, wentOn},
	Derive: func(c *Case) Finding {
		made := c.State.Made(c.Matter.Event)
		next, called := callAfter(c.State, made.Event)
		switch {
		case endedBy(c.State, c.Matter):
			return Proved(threePasses, made.Event)
		case changedUnruled(c.State, made), improperInPlace(c):
			return Proved(wentOn, made.Event)
		case !called:
			return Proved(nothing, made.Event)
		case next.Replaces == made.Event:
			return Proved(putAnother, made.Event, next.Event)
		}
		return Proved(actedBy(made, next), made.Event, next.Event)
	}}

// actedBy is what next, the first call by another player after made, does to made.
func actedBy(made, next record.MadeCall) record.AnswerID {
	onTurn := next.Seat == made.Turn
	switch next.Seat {
	case made.Seat.LHO():
		if onTurn && next.Irregular == record.NoMatter {
			return lhoOnTurn
		}
		if !onTurn && made.Accepted {
			return byLHO
		}
	case made.Seat.RHO():
		if onTurn {
			return turnCalled
		}
	case made.Seat.Partner():
		if onTurn {
			return partnerCalled
		}
	}
	return wentOn
}

// callAfter is the first call that was made after table event n, false if there is none.
func callAfter(s record.State, n int) (record.MadeCall, bool) {
	var first record.MadeCall
	for _, m := range s.Calls {
		if m.Event > n && (first.Event == 0 || m.Event < first.Event) {
			first = m
		}
	}
	return first, first.Event != 0
}

// changedUnruled reports whether made took the place of another irregular call, and whether that one was meant is not ruled.
func changedUnruled(s record.State, made record.MadeCall) bool {
	first := record.MatterID{Kind: s.Made(made.Replaces).Irregular, Event: made.Replaces, By: made.Seat}
	return made.Replaces != 0 && !s.Settled(first)
}

// improperInPlace reports whether c's call, at the turn of the left-hand opponent of one who has just called, would not be
// sufficient in place of that call.
func improperInPlace(c *Case) bool {
	old, new, ok := changePair(c)
	return ok && new.Call.IsBid() && !bridge.Sufficient(new.Call, c.Before(old.Event).LastBid().Call)
}
