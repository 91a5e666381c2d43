package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/record"

	. "rectify/engine/procedure"
)

// meanings is what the call of table event n may be taken to mean under its side's agreements, as far as the file says: what it
// was said to mean, or else what such a call by that player would show. None is "not known", never "nothing".
func meanings(s record.State, n int) []record.Meaning {
	for _, x := range s.Record().System {
		if x.Of == n && n != 0 {
			return x.Agreed
		}
	}
	made := s.Made(n)
	return wouldShow(s, made.Seat, made.Call)
}

// wouldShow is what call would show if seat made it now, as far as the file says.
func wouldShow(s record.State, seat bridge.Seat, call bridge.Call) []record.Meaning {
	for _, x := range s.Record().System {
		if x.Of == 0 && x.By == seat && x.Call == call {
			return x.Agreed
		}
	}
	return nil
}

// specifies is the denominations that meanings give information about, whichever of them is right; and whether that is known.
func specifies(all []record.Meaning) (record.SuitSet, bool) {
	if len(all) == 0 {
		return 0, false
	}
	common := all[0].Specifies()
	for _, m := range all[1:] {
		common &= m.Specifies()
	}
	return common, true
}

// natural reports whether every meaning is said to be natural, and whether all say.
func natural(all []record.Meaning) (yes, known bool) {
	if len(all) == 0 {
		return false, false
	}
	for _, m := range all {
		if m.Natural == record.Unsaid {
			return false, false
		}
		if m.Natural == record.No {
			return false, true
		}
	}
	return true, true
}

// replacementOf is the call that the offender of m put in place of the one that m is about, or made at the turn that the
// ruling gave back; false if there is none yet. After a call out of rotation others may call first: it is what the offender
// calls at the proper turn, once that stands.
func replacementOf(s record.State, m record.MatterID) (record.MadeCall, bool) {
	for _, c := range s.After(m.Event, m.By) {
		if m.Kind != record.OutOfRotation || standsInRotation(c) {
			return c, true
		}
	}
	return record.MadeCall{}, false
}

// standsInRotation reports whether c stands and was made at its player's turn. A call that is irregular in another way stands
// once it is accepted.
func standsInRotation(c record.MadeCall) bool {
	return c.Status == record.Stands && (c.Irregular == record.NoMatter || c.Accepted && c.Seat == c.Turn)
}

// early reports whether the offender replaced the call of m before any ruling on it.
func early(s record.State, m record.MatterID) bool {
	c, ok := replacementOf(s, m)
	return ok && c.Replaces == m.Event
}

// The targets of clauses about calls.
var (
	theCall = Target{Name: "the-call", Of: func(c *Case) []record.Scope {
		return []record.Scope{{Event: c.Matter.Event, Call: c.State.Made(c.Matter.Event).Call}}
	}}
	theReplacement = Target{Name: "the-replacement", Of: func(c *Case) []record.Scope {
		if r, ok := replacementOf(c.State, c.Matter); ok {
			return []record.Scope{{Event: r.Event, Call: r.Call}}
		}
		return nil
	}}
	// theEarlyReplacement is the replacement if it was made before the director ruled, and nothing otherwise.
	theEarlyReplacement = Target{Name: "the-early-replacement", Of: func(c *Case) []record.Scope {
		if early(c.State, c.Matter) {
			return theReplacement.Of(c)
		}
		return nil
	}}
	// theEarlyBidOrPass and theEarlyDouble are such a replacement if it is regular and of that sort.
	theEarlyBidOrPass = Target{Name: "the-early-replacement-if-bid-or-pass", Of: func(c *Case) []record.Scope {
		return theEarly(c, func(call bridge.Call) bool { return call.IsBid() || call == bridge.Pass })
	}}
	theEarlyDouble = Target{Name: "the-early-replacement-if-double", Of: func(c *Case) []record.Scope {
		return theEarly(c, func(call bridge.Call) bool { return call == bridge.Double || call == bridge.Redouble })
	}}
	// unlessChosen is nothing in particular, and no order at all if the offender has put another bid or a pass in place already.
	unlessChosen = Target{Name: "unless-chosen", Of: func(c *Case) []record.Scope {
		if r, ok := replacementOf(c.State, c.Matter); ok && (r.Call.IsBid() || r.Call == bridge.Pass) {
			return nil
		}
		return []record.Scope{{}}
	}}
)

// theEarly is the early replacement if it is regular and of the wanted sort.
func theEarly(c *Case, wanted func(bridge.Call) bool) []record.Scope {
	if r, _ := replacementOf(c.State, c.Matter); r.Irregular != record.NoMatter || !wanted(r.Call) {
		return nil
	}
	return theEarlyReplacement.Of(c)
}

// about is a target that names a rule, to be worked out when the order falls due.
func about(r record.Rule) Target {
	return Target{Name: r.String(), Of: func(*Case) []record.Scope { return []record.Scope{{Rule: r}} }}
}
