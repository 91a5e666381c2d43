package rulings

import (
	"slices"

	"rectify/engine/bridge"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// theWithdrawn is the card taken back; theWithdrawnAgain the same with the event at which it was played, so that it goes back to its
// trick; theNewCard what was put in its place.
var (
	theWithdrawn = Target{Name: "the-withdrawn-card", Of: func(c *Case) []record.Scope {
		return []record.Scope{{Card: eventOf(c).Card}}
	}}
	theWithdrawnAgain = Target{Name: "the-withdrawn-card", Of: func(c *Case) []record.Scope {
		return []record.Scope{{Card: eventOf(c).Card, Event: withdrawnPlay(c).Event}}
	}}
	theNewCard = Target{Name: "the-new-card", Of: func(c *Case) []record.Scope {
		if e := eventOf(c); e.NewCard != bridge.NoCard {
			return []record.Scope{{Card: e.NewCard}}
		}
		return nil
	}}
	changeOfDesignation = Target{Name: "the-change-of-designation", Of: func(c *Case) []record.Scope {
		if m, ok := designationMatter(c); ok {
			return []record.Scope{{Event: m.Event}}
		}
		return nil
	}}
)

// withdrawnPlay is the play that was taken back, as it lay on the table, and withdrawnFrom the trick it lay in.
func withdrawnPlay(c *Case) record.Played {
	e := eventOf(c)
	for _, p := range withdrawnFrom(c).Plays {
		if p.Seat == e.Seat && p.Card == e.Card && !p.TakenBack {
			return p
		}
	}
	return record.Played{}
}

func withdrawnFrom(c *Case) record.Trick {
	e, tricks := eventOf(c), c.Before(c.Matter.Event).Tricks
	for i := len(tricks) - 1; i >= 0; i-- {
		if tricks[i].Card(e.Seat) == e.Card {
			return tricks[i]
		}
	}
	return record.Trick{}
}

// cardOutOfTurn is the card that was played out of turn; cardsOutOfTurn is that and what its player has put in its place since.
var (
	cardOutOfTurn = Target{Name: "the-card", Of: func(c *Case) []record.Scope {
		return []record.Scope{{Card: outOfTurn(c)}}
	}}
	cardsOutOfTurn = Target{Name: "the-card", Of: func(c *Case) []record.Scope {
		out := cardOutOfTurn.Of(c)
		for _, t := range c.State.Tricks {
			ours := func(p record.Played) bool { return p.Event == c.Matter.Event }
			if now := t.Card(c.Matter.By); slices.ContainsFunc(t.Plays, ours) && now != bridge.NoCard && now != out[0].Card {
				out = append(out, record.Scope{Card: now})
			}
		}
		return out
	}}
)

func outOfTurn(c *Case) bridge.Card {
	if card := cardOf(c); card != bridge.NoCard {
		return card
	}
	return eventOf(c).Says.Card()
}

// toldTurn: an opponent had told the player, wrongly, that it was his turn to lead or play (47E1). Declarer plays for dummy.
var toldTurn = &Fact{ID: "told-turn", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if n, told := toldBefore(c, c.Matter.By, c.Matter.Event); told {
			return Bool(true, n, c.Matter.Event)
		}
		return Bool(false, c.Matter.Event)
	}}

// toldBefore is the table event at which an opponent told by that it was his turn, just before table event until; false if none did.
func toldBefore(c *Case, by bridge.Seat, until int) (int, bool) {
	before := c.Before(until)
	for n := until - 1; n >= 1; n-- {
		e := c.State.Event(n)
		told := e.To == by || by == before.Dummy() && e.To == before.Declarer()
		if e.Kind == record.ToldTurn && told && e.Seat.Opposes(by) && !cardBetween(c, n, until) {
			return n, true
		}
	}
	return 0, false
}

// retracts is the player's choice under the 2007 code, taken by taking the card back.
var retracts = &Fact{ID: "retracts-card", Class: Option, Answers: []record.AnswerID{retract, keep},
	Derive: func(c *Case) Finding {
		for n := c.Matter.Event + 1; n <= c.State.Events; n++ {
			if e := c.State.Event(n); e.Kind == record.Withdrew && e.Seat == c.Matter.By && e.Card == outOfTurn(c) {
				return Proved(retract, n)
			}
		}
		return Finding{}
	}}

// whyPlayed is what a player says of a card of his own that he wants back.
var whyPlayed = &Fact{ID: "why-played", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}

// misled: the player played the card because of a mistaken explanation of an opponent's call, and before it was put right (47E2(a)).
// Without such an explanation he did not. If the file does not say what was agreed, the explanation may have been right.
var misled = &Fact{ID: "misled-by-explanation", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{
		{ID: "what-was-agreed", Class: System, Asks: LHO, Answers: []record.AnswerID{told}},
		whyPlayed,
	},
	Derive: func(c *Case) Finding {
		play := withdrawnPlay(c).Event
		for n := play - 1; n >= 1; n-- {
			x, ok := explanation(c, c.State.Event(n))
			switch {
			case !ok || correctedBetween(c, n, play):
			case len(x.Agreed) == 0:
				return Finding{Status: Judges, Basis: []int{n, play}, Why: "agreement-unknown"}
			case !slices.Equal(x.Agreed, x.Explained):
				return Finding{Status: Judges, Basis: []int{n, play}}
			}
		}
		return Bool(false, play)
	}}

// explanation is what event e, an explanation by an opponent of the player, told; false if it is none or the file has nothing on it.
func explanation(c *Case, e record.Event) (record.Explanation, bool) {
	for _, x := range c.State.Record().System {
		if e.Kind == record.Explained && e.Seat.Opposes(c.Matter.By) && e.Of != 0 && x.Of == e.Of && len(x.Explained) > 0 {
			return x, true
		}
	}
	return record.Explanation{}, false
}

// correctedBetween reports whether the side that explained at table event n drew attention to it, or explained the same call anew,
// before table event until.
func correctedBetween(c *Case, n, until int) bool {
	first := c.State.Event(n)
	for k := n + 1; k < until; k++ {
		e := c.State.Event(k)
		ours := e.Seat.Side() == first.Seat.Side()
		if ours && (e.Kind == record.Attention && (e.Of == n || e.Of == first.Of) || e.Kind == record.Explained && e.Of == first.Of) {
			return true
		}
	}
	return false
}

// retraction: no card has been played since, and dummy has faced none after an opening lead (47E2(a)). retraction2007 counts the
// cards of the same trick alone.
var (
	retraction = &Fact{ID: "retraction-in-time", Class: Record, Answers: []record.AnswerID{inTime, beyondTime},
		Derive: func(c *Case) Finding { return limited(c, beyondTime) }}
	retraction2007 = &Fact{ID: "retraction-in-time-2007", Class: Record, Answers: []record.AnswerID{inTime, beyondTime, trickSince},
		Derive: func(c *Case) Finding { return limited(c, trickSince) }}
)

// limited finds whether the card was taken back in time; nextTrick is what a later card means that is not of the same trick.
func limited(c *Case, nextTrick record.AnswerID) Finding {
	play, before := withdrawnPlay(c).Event, c.Before(c.Matter.Event)
	if c.Before(play).Phase == record.Clarification && before.DummyOut() {
		f := Proved(beyondTime, play, c.Matter.Event)
		f.Why = "dummy-had-faced"
		return f
	}
	for _, t := range before.Tricks {
		for _, p := range t.Plays {
			switch {
			case p.Event <= play:
			case t.Card(c.Matter.By) == eventOf(c).Card:
				return Proved(beyondTime, play, p.Event)
			default:
				return Proved(nextTrick, play, p.Event)
			}
		}
	}
	return Proved(inTime, play, c.Matter.Event)
}

// designationChanged: the card is dummy's, and declarer changed the designation, or dummy put out the wrong card. The ruling on that
// says which card is played.
var designationChanged = &Fact{ID: "designation-changed", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		m, ok := designationMatter(c)
		switch {
		case !ok:
			return Bool(false, c.Matter.Event)
		case !c.State.Settled(m):
			return Finding{Status: Awaits, Basis: []int{m.Event}, Why: "await-designation-ruling"}
		}
		return Bool(true, m.Event, c.Matter.Event)
	}}

// designationMatter is the matter of dummy's card that arose between its play and its withdrawal.
func designationMatter(c *Case) (record.MatterID, bool) {
	for _, m := range c.State.AllMatters() {
		if (m.Kind == record.WordsChanged || m.Kind == record.DummyMisplaced) && c.Matter.By == c.State.Dummy() &&
			withdrawnPlay(c).Event <= m.Event && m.Event < c.Matter.Event {
			return m, true
		}
	}
	return record.MatterID{}, false
}

// opponentChanged: a card that an opponent had in the trick when this one was played has been changed since, and stays changed
// (47D). If it was a revoke that was corrected, Law 62 lets the player change; it does so too if the first to change was of the
// player's own side, having revoked, but not without a price (62C).
var opponentChanged = &Fact{ID: "opponent-changed", Class: Record, Answers: []record.AnswerID{Yes, No, afterOpponents, afterRevoke},
	Derive: func(c *Case) Finding {
		play := withdrawnPlay(c)
		if leaveAfterRevoke(c) {
			return Proved(afterOpponents, play.Event, c.Matter.Event)
		}
		trick, _ := trickAt(c, play.Event)
		for _, p := range trick.Plays {
			changed := p.Seat.Opposes(c.Matter.By) && !p.TakenBack && !standsNow(c, p)
			switch {
			case changed && revokedIn(c, c.Matter.By.Side()):
				return Proved(afterRevoke, p.Event, c.Matter.Event)
			case changed && revokedIn(c, p.Seat.Side()):
				return Proved(afterOpponents, p.Event, c.Matter.Event)
			case changed:
				return Proved(Yes, p.Event, c.Matter.Event)
			}
		}
		return Proved(No, c.Matter.Event)
	}}

// standsNow reports whether p's card lies in some trick after all.
func standsNow(c *Case, p record.Played) bool {
	return slices.ContainsFunc(c.State.Tricks, func(t record.Trick) bool { return t.Card(p.Seat) == p.Card })
}

// leaveAfterRevoke reports whether a ruling on an opponent's revoke had given leave to take the card back (62C1).
func leaveAfterRevoke(c *Case) bool {
	return slices.ContainsFunc(c.Before(c.Matter.Event).Orders, func(o record.InForce) bool {
		return o.Kind == record.MayChangeCard && o.On == c.Matter.By && o.What.Card == eventOf(c).Card && o.Cite == "62C1"
	})
}

// revokedIn reports whether side corrected a revoke in the trick of the withdrawn card.
func revokedIn(c *Case, side bridge.Side) bool {
	plays := withdrawnFrom(c).Plays
	return slices.ContainsFunc(c.State.Revokes, func(r record.RevokeMade) bool {
		return r.Corrected && r.Seat.Side() == side &&
			slices.ContainsFunc(plays, func(p record.Played) bool { return p.Event == r.Event })
	})
}

// wrongPlay is how the withdrawn card was irregular, if it was: a revoke that is established, or a card played to a lead out of turn
// that was not ruled to stand.
var wrongPlay = &Fact{ID: "wrong-play", Class: Record, Answers: []record.AnswerID{toWrongLead, revoked, nothingWrong},
	Derive: func(c *Case) Finding {
		play, trick := withdrawnPlay(c), withdrawnFrom(c)
		for _, r := range c.State.Revokes {
			if r.Event == play.Event && r.Established != 0 {
				return Proved(revoked, play.Event, r.Established)
			}
		}
		if trick.Irregular != record.NoMatter && !leadRuledToStand(c, trick) {
			return Proved(toWrongLead, trick.Plays[0].Event, play.Event)
		}
		return Proved(nothingWrong, play.Event)
	}}

// leadRuledToStand reports whether a ruling has been made on the lead of t, and it still lies on the table.
func leadRuledToStand(c *Case, t record.Trick) bool {
	lead := t.Plays[0]
	return c.State.Settled(record.MatterID{Kind: t.Irregular, Event: lead.Event, By: lead.Seat}) && standsNow(c, lead)
}

// designatesOtherwise: the director rules that a card shown is no penalty card (50).
var designatesOtherwise = &Fact{ID: "designates-otherwise", Class: Judgement, Answers: []record.AnswerID{Yes, No}}

// putInPlace is whose card, if any, was put in place of the one withdrawn.
var putInPlace = &Fact{ID: "put-in-place", Class: Record, Answers: []record.AnswerID{nothing, byDeclarer, byDefender},
	Derive: func(c *Case) Finding {
		switch {
		case eventOf(c).NewCard == bridge.NoCard:
			return Proved(nothing, c.Matter.Event)
		case c.State.Defends(c.Matter.By):
			return Proved(byDefender, c.Matter.Event)
		}
		return Proved(byDeclarer, c.Matter.Event)
	}}
