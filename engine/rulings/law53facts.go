package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// wrongLead is the trick that the lead out of turn began, as it lies now; the zero Trick if the lead was taken back and nothing is left.
func wrongLead(c *Case) record.Trick {
	for _, t := range c.State.Tricks {
		if len(t.Plays) > 0 && slices.ContainsFunc(t.Plays, func(p record.Played) bool { return p.Event == c.Matter.Event }) {
			return t
		}
	}
	return record.Trick{}
}

// rightLeader is who should have led.
func rightLeader(c *Case) bridge.Seat { return c.Before(c.Matter.Event).OnLead() }

// playedToLead is the card that seat has played to the lead out of turn since it was made, false if there is none.
func playedToLead(c *Case, seat bridge.Seat) (record.Played, bool) {
	for _, p := range wrongLead(c).Plays {
		if p.Seat == seat && p.Event > c.Matter.Event && !p.TakenBack && seat != c.Matter.By {
			return p, true
		}
	}
	return record.Played{}, false
}

// ledSince is a lead that seat has made to a trick of its own since the lead out of turn was taken back.
func ledSince(c *Case, seat bridge.Seat) (record.Played, bool) {
	for _, t := range c.State.Tricks {
		if t.Leader == seat && len(t.Plays) > 0 && t.Plays[0].Event > c.Matter.Event && len(wrongLead(c).Plays) == 0 {
			return t.Plays[0], true
		}
	}
	return record.Played{}, false
}

// playedTo is the card that r has played to the lead out of turn, other than a proper lead. At trick thirteen there is none since 2017: every
// card goes back.
func playedTo(r Role) Target {
	return Target{Name: "the-card-played-to-it", Of: func(c *Case) []record.Scope {
		seat := r.Seat(c)
		proper := seat == rightLeader(c) && seat.Opposes(c.Matter.By) && !(thirteenth(c) && c.Edition.Base() != law.Edition2007)
		if p, ok := playedToLead(c, seat); ok && !proper {
			return []record.Scope{{Card: p.Card}}
		}
		return nil
	}}
}

// cardLed is the proper lead of r, if r was on lead.
func cardLed(r Role) Target {
	return Target{Name: "the-proper-lead", Of: func(c *Case) []record.Scope {
		seat := r.Seat(c)
		if seat != rightLeader(c) {
			return nil
		}
		p, ok := playedToLead(c, seat)
		if !ok {
			p, ok = ledSince(c, seat)
		}
		if !ok {
			return nil
		}
		return []record.Scope{{Card: p.Card}}
	}}
}

// nextHandPlayed: the hand next in rotation has played to the lead, and so accepted it (53A). A card of a hand that is being spread as
// dummy's is no such play.
var nextHandPlayed = &Fact{ID: "next-hand-played", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		t := wrongLead(c)
		for _, p := range t.Plays {
			if p.Seat == c.Matter.By.LHO() && p.Event > c.Matter.Event && !t.Spread {
				return Bool(true, c.Matter.Event, p.Event) // also if the card was taken back since
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// wrongDefenderPlayed: the defender on the right of the hand that declarer led from has played to it.
var wrongDefenderPlayed = &Fact{ID: "wrong-defender-played", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if p, ok := playedToLead(c, c.Matter.By.RHO()); ok {
			return Bool(true, c.Matter.Event, p.Event)
		}
		return Bool(false, c.Matter.Event)
	}}

// properLeadMade: an opponent who was on lead put a card down after the irregular lead, as the own lead and not as a card played to
// that one. From the table a card of the same trick could be either. If the partner had played to the irregular lead first, the Laws
// refer to each other: 53A has it accepted "but see" the paragraph on the proper lead, which is "subject to" 53A.
var properLeadMade = &Fact{ID: "proper-lead-made", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "meant-as-lead", Class: Table, Answers: []record.AnswerID{told},
		About: func(c *Case) (int, bridge.Seat) { return c.Matter.Event, rightLeader(c) }}},
	Derive: func(c *Case) Finding {
		leader := rightLeader(c)
		if !leader.Opposes(c.Matter.By) {
			return Bool(false, c.Matter.Event)
		}
		if p, ok := ledSince(c, leader); ok {
			return Bool(true, c.Matter.Event, p.Event)
		}
		p, ok := playedToLead(c, leader)
		if !ok {
			return Bool(false, c.Matter.Event)
		}
		f := Finding{Status: Judges, Basis: []int{c.Matter.Event, p.Event}}
		if next, before := playedToLead(c, c.Matter.By.LHO()); before && next.Event < p.Event {
			f.Why = "accepted-before-proper-lead"
		}
		return f
	}}

// acceptedForGood: one defender has played to declarer's lead, and the other, who was on lead, has not. Authorities differ on whether
// the latter may still make the proper lead (see properLeadMade).
var acceptedForGood = &Fact{ID: "accepted-for-good", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		leader := rightLeader(c)
		if _, played := playedToLead(c, leader); played || !leader.Opposes(c.Matter.By) || leader == c.Matter.By.LHO() {
			return Bool(true, c.Matter.Event)
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}, Why: "accepted-before-proper-lead"}
	}}

// partnerLedSince: the offender took the lead back without waiting for a ruling, and the partner, who was on lead, has led.
var partnerLedSince = &Fact{ID: "partner-led-since", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if partner := c.Matter.By.Partner(); partner == rightLeader(c) {
			if p, ok := ledSince(c, partner); ok {
				return Bool(true, c.Matter.Event, p.Event)
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// leadBy is whose lead it was.
var leadBy = &Fact{ID: "lead-by", Class: Record, Answers: []record.AnswerID{byDeclarer, byDefender},
	Derive: func(c *Case) Finding {
		if c.State.Defends(c.Matter.By) {
			return Proved(byDefender, c.Matter.Event)
		}
		return Proved(byDeclarer, c.Matter.Event)
	}}

// secondFromDummy: an opening lead out of turn stands, and declarer played the second card to it from dummy (54B2).
var secondFromDummy = &Fact{ID: "second-card-from-dummy", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		trick, n := trickAt(c, c.Matter.Event)
		return Bool(n == 1 && trick.Irregular == record.OpeningLeadOutOfTurn && trick.Next() == trick.Leader.LHO() &&
			holder(c) == c.State.Dummy(), c.Matter.Event)
	}}

// leadWasDue is from where the lead should have come instead of from declarer's wrong hand.
var leadWasDue = &Fact{ID: "lead-was-due", Class: Record, Answers: []record.AnswerID{fromDefender, otherHand},
	Derive: func(c *Case) Finding {
		if rightLeader(c).Opposes(c.Matter.By) {
			return Proved(fromDefender, c.Matter.Event)
		}
		return Proved(otherHand, c.Matter.Event)
	}}

// atTrickThirteen: the lead was to the last trick.
var atTrickThirteen = &Fact{ID: "at-trick-thirteen", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding { return Bool(thirteenth(c), c.Matter.Event) }}

func thirteenth(c *Case) bool {
	_, n := trickAt(c, c.Matter.Event)
	return n+c.State.TricksBefore() == 13
}

// declarerStillToLead: declarer had been told to take a lead from the wrong hand back, and had not yet led from the right one when the
// defender put down a card (60B).
var declarerStillToLead = &Fact{ID: "declarer-still-to-lead", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		before := c.Before(c.Matter.Event)
		if trick, _ := before.Trick(); len(trick.Plays) == 0 && !before.Defends(before.OnLead()) {
			for _, m := range before.AllMatters() {
				if m.Kind == record.LeadOutOfTurn && !before.Defends(m.By) && before.Settled(m) && !playedAfter(before, m.Event) {
					return Bool(true, m.Event, c.Matter.Event)
				}
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// playedAfter reports whether a card that lies in a trick was played at table event n or later.
func playedAfter(s record.State, n int) bool {
	return slices.ContainsFunc(s.Tricks, func(t record.Trick) bool {
		return slices.ContainsFunc(t.Plays, func(p record.Played) bool { return p.Event >= n && !p.TakenBack })
	})
}
