package rulings

import (
	"slices"

	"rectify/engine/bridge"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// calledSince is the calls that stand of the offender's opponents since the explanation, or since the call of which nothing was
// said, in the order of the auction. A call that was changed under the ruling counts as it was first made.
func calledSince(c *Case) []record.MadeCall {
	var out []record.MadeCall
	for _, m := range c.State.Calls {
		if !m.Seat.Opposes(c.Matter.By) || m.Status != record.Stands {
			continue
		}
		if old := c.State.Made(m.Replaces); old.Event != 0 && c.State.Interim(c.Matter) != nil && old.Event > c.Matter.Event {
			m = old
		}
		if m.Event > c.Matter.Event {
			out = append(out, m)
		}
	}
	return out
}

// theirs is the last of those calls, the zero MadeCall if there is none.
func theirs(c *Case) record.MadeCall {
	if calls := calledSince(c); len(calls) > 0 {
		return calls[len(calls)-1]
	}
	return record.MadeCall{}
}

// callAbout is the call that the explanation was of.
func callAbout(c *Case) int {
	if e := eventOf(c); e.Kind == record.Explained {
		return e.Of
	}
	return c.Matter.Event
}

// putRight is the table event at which the offending side corrected the explanation, 0 if it has not.
func putRight(c *Case) int {
	call := callAbout(c)
	for n := c.Matter.Event + 1; n <= c.State.Events; n++ {
		e := c.State.Event(n)
		ours := !e.Seat.Opposes(c.Matter.By)
		if ours && (e.Kind == record.Attention && (e.Of == c.Matter.Event || e.Of == call) || e.Kind == record.Explained && e.Of == call) {
			return n
		}
	}
	return 0
}

func aboutTheirs(c *Case) (int, bridge.Seat) {
	m := theirs(c)
	return m.Event, m.Seat
}

// aboutCall is the call that was explained, and its player.
func aboutCall(c *Case) (int, bridge.Seat) { return callAbout(c), c.State.Event(callAbout(c)).Seat }

// ownMisunderstanding: the opponents were rightly told, and one of them read or heard it wrongly (21A). If they were told something
// that was not agreed, it was not that.
var ownMisunderstanding = &Fact{ID: "own-misunderstanding", Class: Judgement, Answers: []record.AnswerID{Yes, No}, About: aboutCall,
	Evidence: []*Fact{{ID: "what-understood", Class: Table, Asks: LastOpponent, Answers: []record.AnswerID{told}, About: aboutCall}},
	Derive: func(c *Case) Finding {
		for _, x := range c.State.Record().System {
			if x.Of == callAbout(c) && len(x.Agreed) > 0 && len(x.Explained) > 0 && !slices.Equal(x.Agreed, x.Explained) {
				return Bool(false, callAbout(c), c.Matter.Event)
			}
		}
		return Finding{Status: Judges, Basis: []int{callAbout(c)}}
	}}

// whichMistake: was the explanation mistaken, or the call? Unless there is evidence that the explanation is what the side has agreed,
// it is the explanation (21B1(b)); a side that has agreed nothing, and explains all the same, has explained wrongly too.
var whichMistake = &Fact{ID: "which-mistake", Class: Judgement, Answers: []record.AnswerID{mistakenExplanation, mistakenCall}, About: aboutCall,
	Evidence: agreementEvidence}

// agreementEvidence is what the director asks to learn what a side has agreed: both players, and what they have in writing.
var agreementEvidence = []*Fact{
	{ID: "agreement-explainer", Class: System, Asks: Offender, Answers: []record.AnswerID{told}, About: aboutCall},
	{ID: "agreement-caller", Class: System, Asks: Partner, Answers: []record.AnswerID{told}, About: aboutCall},
	{ID: "agreement-written", Class: System, Asks: Offender, Answers: []record.AnswerID{told}, About: aboutCall},
}

// callToChange: is there a call of the other side's that may still be changed? Only the last one: the partner of any other has called
// since. One made after the explanation was put right was not made on it.
var callToChange = &Fact{ID: "call-to-change", Class: Record, Answers: []record.AnswerID{periodGone, toldInTime, nothing, lastCall}, About: aboutTheirs,
	Derive: func(c *Case) Finding {
		s, last, right := c.State, theirs(c), putRight(c)
		passedOut := s.Phase == record.Over && s.Contract.Bid == bridge.NoCall
		switch {
		case s.Phase == record.PlayPeriod, s.Phase == record.Over && (!passedOut || s.Round.Returned):
			return Proved(periodGone, c.Matter.Event)
		case last.Event == 0 || right != 0 && calledSince(c)[0].Event > right:
			return Proved(nothing, c.Matter.Event)
		case right != 0 && last.Event > right:
			return Proved(toldInTime, last.Event, right)
		}
		return Proved(lastCall, last.Event)
	}}

// influenced: the decision to make that call could well have been influenced by the misinformation (21B1(a)).
var influenced = &Fact{ID: "influenced", Class: Judgement, Answers: []record.AnswerID{Yes, No}, About: aboutTheirs,
	Evidence: []*Fact{{ID: "what-instead", Class: Table, Asks: LastOpponent, Answers: []record.AnswerID{told}, About: aboutTheirs}}}

// changesCall is the choice of that player.
var changesCall = &Fact{ID: "changes-call", Class: Option, Answers: []record.AnswerID{changes, keep}, About: aboutTheirs}

// callChanged21 waits for the player to change the call, and finds whether the offenders had called over it.
var callChanged21 = &Fact{ID: "called-over", Class: Record, Answers: []record.AnswerID{overNothing, overCalls}, About: aboutTheirs,
	Derive: func(c *Case) Finding {
		last := theirs(c)
		new, ok := putFor(c.State, last.Event)
		switch {
		case !ok:
			return Finding{Status: Awaits, Basis: []int{last.Event}, Why: "await-changed-call"}
		case len(callsOver.Of(c)) > 0:
			return Proved(overCalls, last.Event, new.Event)
		}
		return Proved(overNothing, last.Event, new.Event)
	}}

var (
	whatWasHeard = Target{Name: "what-was-heard", Of: func(c *Case) []record.Scope {
		if eventOf(c).Kind == record.Explained {
			return theWords.Of(c)
		}
		return []record.Scope{{}}
	}}
	theirLastCall = Target{Name: "the-last-call", Of: func(c *Case) []record.Scope {
		last := theirs(c)
		return scopeOf(last, last.Event != 0)
	}}
	// callStillChangeable is that call until it has been changed.
	callStillChangeable = Target{Name: "the-last-call", Of: func(c *Case) []record.Scope {
		if _, changed := putFor(c.State, theirs(c).Event); changed {
			return nil
		}
		return theirLastCall.Of(c)
	}}
	// callsOver is what the offenders called over that call before it was changed; bidsOver what of it told something.
	callsOver = Target{Name: "the-calls-over-it", Of: func(c *Case) []record.Scope { return offendersOver(c, false) }}
	bidsOver  = Target{Name: "the-calls-over-it-but-passes", Of: func(c *Case) []record.Scope { return offendersOver(c, true) }}
	// ifCalledEarlier is nothing in particular, and no order at all if no earlier call of theirs was made on the explanation.
	ifCalledEarlier = Target{Name: "if-called-earlier", Of: func(c *Case) []record.Scope {
		if len(calledSince(c)) < 2 {
			return nil
		}
		return []record.Scope{{}}
	}}
)

func offendersOver(c *Case, bids bool) []record.Scope {
	last := theirs(c)
	new, ok := putFor(c.State, last.Event)
	var out []record.Scope
	for _, m := range c.State.Calls {
		if ok && last.Event < m.Event && m.Event < new.Event && !m.Seat.Opposes(c.Matter.By) && !(bids && m.Call == bridge.Pass) {
			out = append(out, record.Scope{Event: m.Event, Call: m.Call})
		}
	}
	return out
}
