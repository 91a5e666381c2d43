package rulings

import (
	"rectify/engine/bridge"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The answers about questions and explanations.
const (
	review          record.AnswerID = "review"
	explaining      record.AnswerID = "explanation"
	ownTurn         record.AnswerID = "own-turn"
	obliged         record.AnswerID = "obliged-to-pass"
	othersTurn      record.AnswerID = "not-own-turn"
	firstPlay       record.AnswerID = "first-turn-to-play"
	ownPlay         record.AnswerID = "own-turn-to-play"
	othersPlay      record.AnswerID = "not-turn-to-play"
	ownNeed         record.AnswerID = "own-need"
	forPartner      record.AnswerID = "for-partner"
	forError        record.AnswerID = "for-wrong-answer"
	theCaller       record.AnswerID = "the-caller"
	callersOpponent record.AnswerID = "callers-opponent"
	theExplainer    record.AnswerID = "the-explainer"
	thePartner      record.AnswerID = "the-partner"
	untilLead       record.AnswerID = "before-lead"
	inAuction       record.AnswerID = "in-the-auction"
	declaringInTime record.AnswerID = "declaring-before-lead"
	declaringLate   record.AnswerID = "declaring-later"
	defendingEarly  record.AnswerID = "defending-before-end"
	afterPlay       record.AnswerID = "after-play"
)

// purpose is for whose good the question was asked (20G). That no question may be asked to bring about a wrong answer is said
// since 2017 only.
var (
	purpose     = &Fact{ID: "question-purpose", Class: Judgement, Answers: []record.AnswerID{ownNeed, forPartner, forError}, Evidence: []*Fact{whyAsked}}
	purpose2007 = &Fact{ID: "question-purpose-2007", Class: Judgement, Answers: []record.AnswerID{ownNeed, forPartner}, Evidence: []*Fact{whyAsked}}
	whyAsked    = &Fact{ID: "why-asked", Class: Table, Answers: []record.AnswerID{told}}
)

// askedAbout is what was asked for: that the calls be named again, or what one or all of them mean. A review is asked of nobody in
// particular.
var askedAbout = &Fact{ID: "asked-about", Class: Record, Answers: []record.AnswerID{review, explaining},
	Derive: func(c *Case) Finding {
		if e := eventOf(c); e.Of == 0 && e.To == bridge.NoSeat {
			return Proved(review, c.Matter.Event)
		}
		return Proved(explaining, c.Matter.Event)
	}}

// reviewTime is when the review was asked for. In the auction it is due at the player's turn, unless he has to pass (20B); later until
// he has played to the first trick, and never to dummy (20C2, 41B, 41C).
var reviewTime = &Fact{ID: "review-time", Class: Record, Answers: []record.AnswerID{ownTurn, obliged, othersTurn, firstPlay, beyondTime},
	Derive: func(c *Case) Finding {
		s, by := c.Before(c.Matter.Event), c.Matter.By
		switch {
		case s.Phase == record.Auction && s.Turn() != by:
			return Proved(othersTurn, c.Matter.Event)
		case s.Phase == record.Auction && hasToPass(s, by):
			return Proved(obliged, c.Matter.Event)
		case s.Phase == record.Auction:
			return Proved(ownTurn, c.Matter.Event)
		case s.Phase == record.Clarification && by != s.Dummy(), playsNow(s, by) && firstTurn(s, by):
			return Proved(firstPlay, c.Matter.Event)
		}
		return Proved(beyondTime, c.Matter.Event)
	}}

// explanationTime is when the explanation was asked for: at the player's turn to call (20F1), at his turn to play, or before the lead is
// faced (20F2, 41B), or at another's.
var explanationTime = &Fact{ID: "explanation-time", Class: Record, Answers: []record.AnswerID{ownTurn, ownPlay, othersTurn, othersPlay},
	Derive: func(c *Case) Finding {
		s, by := c.Before(c.Matter.Event), c.Matter.By
		switch {
		case s.Phase == record.Auction && s.Turn() == by:
			return Proved(ownTurn, c.Matter.Event)
		case s.Phase == record.Auction:
			return Proved(othersTurn, c.Matter.Event)
		case s.Phase == record.Clarification && by != s.Dummy(), playsNow(s, by):
			return Proved(ownPlay, c.Matter.Event)
		}
		return Proved(othersPlay, c.Matter.Event)
	}}

func hasToPass(s record.State, seat bridge.Seat) bool {
	for _, o := range s.Orders {
		if o.Kind == record.MustPass && o.On == seat {
			return true
		}
	}
	return false
}

// playsNow reports whether it is seat's turn to play: for declarer, from either hand; for dummy never.
func playsNow(s record.State, seat bridge.Seat) bool {
	turn := s.Turn()
	return s.Phase == record.PlayPeriod && seat != s.Dummy() && (turn == seat || turn == s.Dummy() && seat == s.Declarer())
}

// firstTurn reports whether seat, and dummy if he is declarer, has yet to play to the first trick. Declarer may ask before dummy plays.
func firstTurn(s record.State, seat bridge.Seat) bool {
	return len(s.Tricks) == 0 || len(s.Tricks) == 1 && s.Tricks[0].Card(seat) == bridge.NoCard
}

// notRecognized: the player asked at once what a call was that he had not heard or seen distinctly (20A).
var notRecognized = &Fact{ID: "call-not-recognized", Class: Judgement, Answers: []record.AnswerID{Yes, No}, Evidence: []*Fact{whyAsked}}

// whoAnswered is who explained a call though he was not its player's partner.
var whoAnswered = &Fact{ID: "who-answered", Class: Record, Answers: []record.AnswerID{theCaller, callersOpponent},
	Derive: func(c *Case) Finding {
		e := eventOf(c)
		if c.State.Event(e.Of).Seat == e.Seat {
			return Proved(theCaller, e.Of, c.Matter.Event)
		}
		return Proved(callersOpponent, e.Of, c.Matter.Event)
	}}

// directorAllowed: the director had told the player to explain his own call, with his partner away from the table, say.
var directorAllowed = &Fact{ID: "director-allowed", Class: Judgement, Answers: []record.AnswerID{Yes, No}}

// explanationCorrectedBy is the table event of what c's correction puts right: an explanation, or a call of which nothing was said.
func explanationCorrectedBy(c *Case) int {
	e := eventOf(c)
	if e.Kind == record.Attention && c.State.Event(e.Of).Kind == record.Explained {
		return e.Of
	}
	if n := explainedBefore(c, e.Of); n != 0 {
		return n
	}
	return e.Of
}

// explainedBefore is the first explanation of the call of event of that its own side gave before the correction, 0 if there was none.
func explainedBefore(c *Case, of int) int {
	caller := c.State.Event(of).Seat
	for n := of + 1; n < c.Matter.Event; n++ {
		if e := c.State.Event(n); e.Kind == record.Explained && e.Of == of && !e.Seat.Opposes(caller) {
			return n
		}
	}
	return 0
}

// whoCorrects: the explainer himself, or his partner. Where nothing was said, the player whose call it was had a partner who should
// have spoken.
var whoCorrects = &Fact{ID: "who-corrects", Class: Record, Answers: []record.AnswerID{theExplainer, thePartner},
	Derive: func(c *Case) Finding {
		n := explanationCorrectedBy(c)
		e := c.State.Event(n)
		if (e.Kind == record.Explained) == (e.Seat == c.Matter.By) {
			return Proved(theExplainer, n, c.Matter.Event)
		}
		return Proved(thePartner, n, c.Matter.Event)
	}}

// ownCorrection: an explainer has until the opening lead is faced (20F4(a)).
var ownCorrection = &Fact{ID: "own-correction-time", Class: Record, Answers: []record.AnswerID{untilLead, beyondTime},
	Derive: func(c *Case) Finding {
		if p := c.Before(c.Matter.Event).Phase; p == record.Auction || p == record.Clarification {
			return Proved(untilLead, c.Matter.Event)
		}
		return Proved(beyondTime, c.Matter.Event)
	}}

// partnersCorrection: the explainer's partner keeps silent in the auction; if he declares or is dummy he speaks after the final pass, if
// he defends only when play is over (20F5).
var partnersCorrection = &Fact{ID: "partners-correction-time", Class: Record,
	Answers: []record.AnswerID{inAuction, declaringInTime, declaringLate, defendingEarly, afterPlay},
	Derive: func(c *Case) Finding {
		s, by := c.Before(c.Matter.Event), c.Matter.By
		defends := s.Defends(by)
		switch {
		case s.Phase == record.Auction:
			return Proved(inAuction, c.Matter.Event)
		case s.Declarer() == bridge.NoSeat, s.Phase == record.Over && defends:
			return Proved(afterPlay, c.Matter.Event)
		case defends:
			return Proved(defendingEarly, c.Matter.Event)
		case s.Phase == record.Clarification:
			return Proved(declaringInTime, c.Matter.Event)
		}
		return Proved(declaringLate, c.Matter.Event)
	}}

// awareBefore: the player had known that the explanation was mistaken when he had to say so, and kept it to himself.
var awareBefore = &Fact{ID: "aware-before", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "when-realized", Class: Table, Answers: []record.AnswerID{told}}}}
