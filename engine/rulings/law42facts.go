package rulings

import (
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The answers about dummy.
const (
	warned        record.AnswerID = "warned"
	askedDeclarer record.AnswerID = "asked-declarer"
	drewAttention record.AnswerID = "drew-attention"
	ofDefenders   record.AnswerID = "a-defenders"
	notDefenders  record.AnswerID = "no-defenders"
	exchanged     record.AnswerID = "exchanged"
	walkedOver    record.AnswerID = "walked-over"
	looked        record.AnswerID = "looked"
	shownIt       record.AnswerID = "was-shown"
	declarersHand record.AnswerID = "declarers-hand"
	dummysHand    record.AnswerID = "dummys-hand"
	leavesIt      record.AnswerID = "leaves-it"

	// Of the defender to whom the choice was left.
	declarersAfterAll record.AnswerID = "declarers-after-all"
	dummysAfterAll    record.AnswerID = "dummys-after-all"
	asksNothing       record.AnswerID = "asks-nothing"
)

// dummyAct: dummy warned declarer of the wrong hand before it led; asked declarer about a card; or drew attention to what had happened,
// as a question to a defender does too (42B1), and a warning that comes after the lead.
var dummyAct = &Fact{ID: "dummy-act", Class: Record, Answers: []record.AnswerID{warned, askedDeclarer, drewAttention},
	Derive: func(c *Case) Finding {
		e, before := eventOf(c), c.Before(c.Matter.Event)
		trick, _ := before.Trick()
		switch {
		case e.Kind == record.ToldTurn && len(trick.Plays) == 0:
			return Proved(warned, c.Matter.Event)
		case e.Kind == record.Asked && c.State.Event(e.Of).Seat == before.Declarer():
			return Proved(askedDeclarer, e.Of, c.Matter.Event)
		}
		return Proved(drewAttention, c.Matter.Event)
	}}

// rightsKept: no ruling has found that dummy saw another hand before he spoke.
var rightsKept = &Fact{ID: "rights-kept", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		for _, o := range c.State.Orders {
			if o.Kind == record.RightsGone && o.On == c.Matter.By && o.Matter.Event < c.Matter.Event {
				return Bool(false, o.Matter.Event, c.Matter.Event)
			}
		}
		return Bool(true, c.Matter.Event)
	}}

// dummyFirst: nobody else had spoken of it before dummy did.
var dummyFirst = &Fact{ID: "dummy-first", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		of := c.State.RefersTo(c.Matter.Event)
		for n := of + 1; n < c.Matter.Event; n++ {
			if e := c.State.Event(n); e.Of == of && (e.Kind == record.Attention || e.Kind == record.Asked || e.Kind == record.Decided) {
				return Bool(false, of, n)
			}
		}
		return Bool(true, of, c.Matter.Event)
	}}

// declarerRevoked: the card that dummy asked about was a revoke from declarer's hand.
var declarerRevoked = &Fact{ID: "declarer-revoked", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		of := c.State.RefersTo(c.Matter.Event)
		for _, r := range c.State.Revokes {
			if r.Event == of && r.Seat == c.State.Declarer() {
				return Bool(true, of, c.Matter.Event)
			}
		}
		return Bool(false, of, c.Matter.Event)
	}}

// whoseIrregularity: what dummy drew attention to was an irregularity of a defender.
var whoseIrregularity = &Fact{ID: "whose-irregularity", Class: Record, Answers: []record.AnswerID{ofDefenders, notDefenders},
	Derive: func(c *Case) Finding {
		of := c.State.RefersTo(c.Matter.Event)
		for _, m := range c.State.AllMatters() {
			if m.Event == of && of != 0 && c.State.Defends(m.By) {
				return Proved(ofDefenders, of, c.Matter.Event)
			}
		}
		return Proved(notDefenders, c.Matter.Event)
	}}

// howSeen: dummy and declarer exchanged hands, dummy left the seat to watch declarer play, looked into a defender's hand, or was shown it.
var howSeen = &Fact{ID: "how-seen", Class: Table, Answers: []record.AnswerID{exchanged, walkedOver, looked, shownIt},
	Plausible: func(c *Case) []record.AnswerID {
		if eventOf(c).To == c.State.Declarer() {
			return []record.AnswerID{exchanged, walkedOver}
		}
		return []record.AnswerID{looked, shownIt}
	}}

// handForLead is from which hand a defender has declarer lead; handLeftOpen is the same for the other, if the first leaves it.
var (
	handForLead     = &Fact{ID: "hand-for-lead", Class: Option, Answers: []record.AnswerID{declarersHand, dummysHand, leavesIt}}
	handLeftOpen    = &Fact{ID: "hand-left-open", Class: Option, Answers: []record.AnswerID{declarersAfterAll, dummysAfterAll, asksNothing}}
	defendersGained = &Fact{ID: "defenders-gained", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
)
