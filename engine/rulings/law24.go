package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

var law24 = each(24, record.ExposedInAuction, exposedInAuction(law.Edition2007), exposedInAuction(law.Edition2017),
	"24: that a card exposed before the first call is under 16D since 2017 rests on a minute of the WBFLC that was not seen",
	"24: a card that is not exposed by its player's own error goes back; that the board is then played under 16D2(c) is plain application",
	"24B, 24C: a partner who has called again before the director came has to pass at the next turn after the ruling",
	"24D: the 2007 Laws have this, and what 24E says, in the preamble")

// exposedInAuction: a card that its owner's partner could have seen, through the owner's own error, lies on the table until the
// auction ends (24). What becomes of it then hangs on the contract, so the ruling is given in two parts. Under the 2007 Laws this
// holds from the first moment of the auction period to the facing of the lead; since 2017, from the first call to the last.
func exposedInAuction(e law.Edition) *Node {
	unseen := Rule(returned(cardsStillHeld, "24"), auctionGoesOn("24"))
	if e == law.Edition2007 { // before the first call, what an opponent saw of it is extraneous to him (16C1)
		unseen = Ask(callMade, law.ExtraneousNotify,
			On(No, beforeFirstCall(e, returned(cardsStillHeld, "24"))),
			On(Yes, unseen))
	}
	during := Ask(onlyNamed, "24",
		On(Yes, onlySpokenOf),
		On(No, Ask(inView, "24",
			On(No, unseen),
			On(Yes, Ask(ownError, "24",
				On(No, Rule(returned(cardsStillHeld, "24"), auctionGoesOn("24"), later(record.ReviewInfo, law.ExtraneousPlayOn))),
				On(Yes, byCards(e)))))))
	if e == law.Edition2007 {
		return Ask(finalPassMade, "24",
			On(No, Ask(periodBegun, "17A",
				On(Yes, during),
				On(No, beforeFirstCall(e, returned(cardsStillHeld, law.Extraneous))))),
			On(Yes, Ask(triedToLead, "54E",
				On(Yes, Rule(returned(cardsStillHeld, "24"), playGoesOn("54E"))),
				On(No, Rule(returned(cardsStillHeld, "24"), playGoesOn("24"))))))
	}
	return Ask(whenExposed, "24",
		On(beforeCalls, beforeFirstCall(e, returned(cardsStillHeld, law.Extraneous))),
		On(whileCalls, during),
		On(afterCalls, Ask(triedToLead, "54E",
			On(Yes, Rule(returned(cardsStillHeld, "24D"), playGoesOn("54E"))),
			On(No, exposedFreely))))
}

// exposedBeforeLead: under the 2007 Laws a card that a defender exposes when the auction is over, and before the lead is faced, is still
// one exposed in the auction period. Nobody has a turn to call any more, so it is a penalty card at once.
var exposedBeforeLead = Ask(onlyNamed, "24",
	On(Yes, onlySpokenOf),
	On(No, Ask(inView, "24",
		On(No, Rule(returned(cardsStillHeld, "24"), playGoesOn("24"))),
		On(Yes, Ask(ownError, "24",
			On(No, Rule(returned(cardsStillHeld, "24"), playGoesOn("24"), later(record.ReviewInfo, law.ExtraneousPlayOn))),
			On(Yes, Ask(stillHeld, "24",
				On(No, Rule(playGoesOn("50A"))),
				On(Yes, penaltyCard(law.Edition2007, cardsStillHeld)))))))))

// onlySpokenOf: to name a card is a remark, and shows none (16B1).
var onlySpokenOf = Rule(
	Clause{Kind: record.Unauthorized, On: Partner, What: theCard, Until: record.EndOfPlay, Cite: "16B1(a)"},
	later(record.ReviewInfo, "16B3"))

// byCards: a single low card that was not led silences nobody (24A); an honour, or any card led (24B), or several (24C) oblige
// the partner to pass once.
func byCards(e law.Edition) *Node {
	silenced := func(by law.Cite, major ...Clause) *Node {
		return Meanwhile(afterAuction(e, Rule(major...)), append(onTheTable, passesOnce(by), awarenessOfPass)...)
	}
	single := majorCard(e, cardsStillHeld)
	return Ask(whatExposed, "24A",
		On(lowCard, Meanwhile(afterAuction(e, Ask(inadvertent, "50B",
			On(Yes, Rule(minorCard(e, cardsStillHeld)...)),
			On(No, Rule(single...)))), onTheTable...)),
		On(honour, silenced("24B", single...)),
		On(ledCard, silenced("24B", single...)),
		On(twoOrMore, silenced("24C", majorCard(e, cardsStillHeld, penaltyMajor(earlierPenaltyCards))...)))
}

// afterAuction waits for the contract: the cards of declarer or dummy go back (24D), a defender's are penalty cards (24E).
func afterAuction(e law.Edition, penalty *Node) *Node {
	declaring, defence := law.Cite("24D"), law.Cite("24E")
	if e == law.Edition2007 {
		declaring, defence = "24", "24"
	}
	return Ask(sideAfterAuction, declaring,
		On(declares, Rule(returned(cardsStillHeld, declaring), playGoesOn(declaring))),
		On(passedOut, Rule(returned(cardsStillHeld, law.PassedOut))),
		On(defends, Ask(stillHeld, defence,
			On(Yes, penalty),
			On(No, Rule(playGoesOn("50A"))))))
}

// onTheTable: while the auction lasts the cards lie face up, for the innocent side to use and for the offenders to forget (24).
var onTheTable = []Clause{
	{Kind: record.StaysFaceUp, On: Offender, What: cardsWhileCalling, Until: record.EndOfAuction, Cite: "24"},
	{Kind: record.Authorized, On: LHO, What: cardsWhileCalling, Until: record.EndOfPlay, Cite: law.WithdrawnInnocent},
	{Kind: record.Unauthorized, On: Partner, What: cardsWhileCalling, Until: record.EndOfAuction, Cite: law.WithdrawnOffenders},
}

// passesOnce: the offender's partner passes at the next turn. An auction that is over brings no turn.
func passesOnce(by law.Cite) Clause {
	return Clause{Kind: record.MustPass, On: Partner, What: whileCalling, Until: record.NextTurn, Cite: by}
}

// awarenessOfPass: the director looks at the finished board if a pass was ordered.
var awarenessOfPass = Clause{Kind: record.Due, What: whileCalling, From: record.EndOfPlay, Opens: record.ReviewAwareness, Cite: law.Awareness}

var (
	// cardsWhileCalling is the exposed cards, and none if the first ruling comes when the auction is over.
	cardsWhileCalling = Target{Name: "the-cards-while-calling", Of: func(c *Case) []record.Scope {
		if stillCalling(c) {
			return cardsStillHeld.Of(c)
		}
		return nil
	}}
	// whileCalling is nothing in particular, and no order at all in that case.
	whileCalling = Target{Name: "while-calling", Of: func(c *Case) []record.Scope {
		if stillCalling(c) {
			return []record.Scope{{}}
		}
		return nil
	}}
)

// stillCalling reports whether the auction was going on when the matter was first ruled on.
func stillCalling(c *Case) bool {
	return c.State.Phase == record.Auction || c.State.Interim(c.Matter) != nil
}

// The answers about cards exposed in the auction.
const (
	beforeCalls record.AnswerID = "before-calls"
	whileCalls  record.AnswerID = "in-auction"
	afterCalls  record.AnswerID = "after-auction"
	lowCard     record.AnswerID = "low-card"
	ledCard     record.AnswerID = "led"
	twoOrMore   record.AnswerID = "two-or-more"
	declares    record.AnswerID = "declaring"
	defends     record.AnswerID = "defending"
	passedOut   record.AnswerID = "passed-out"
)

// whenExposed: before any call, during the auction, or between its end and the facing of the lead. In that last span only cards of
// the presumed declarer's side come here: a defender's are under Law 49.
var whenExposed = &Fact{ID: "when-exposed", Class: Record, Answers: []record.AnswerID{beforeCalls, whileCalls, afterCalls},
	Derive: func(c *Case) Finding {
		switch before := c.Before(c.Matter.Event); {
		case before.Phase != record.Auction:
			return Proved(afterCalls, c.Matter.Event)
		case len(before.Calls) == 0:
			return Proved(beforeCalls, c.Matter.Event)
		}
		return Proved(whileCalls, c.Matter.Event)
	}}

// finalPassMade: the auction was over when the card was exposed. The 2007 Laws make no other difference.
var finalPassMade = &Fact{ID: "final-pass-made", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		return Bool(c.Before(c.Matter.Event).Phase != record.Auction, c.Matter.Event)
	}}

// periodBegun: the auction period had begun for the player's side: one of the two had taken the cards from the board (17A). Once
// somebody has called nobody asks.
var periodBegun = &Fact{ID: "auction-period-begun", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "cards-taken-out", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}},
	Derive: func(c *Case) Finding {
		if calls := c.Before(c.Matter.Event).Calls; len(calls) > 0 {
			return Bool(true, calls[0].Event)
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}

// onlyNamed: the player spoke of a card and showed none.
var onlyNamed = &Fact{ID: "only-named", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding { return Bool(eventOf(c).Kind == record.Named, c.Matter.Event) }}

// triedToLead: the card was put on the table as a lead. Before the opening lead Law 24 is the one that speaks of it (54E).
var triedToLead = &Fact{ID: "tried-to-lead", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding { return Bool(eventOf(c).Kind == record.Play, c.Matter.Event) }}

// inView: the card was in a position in which the partner could have seen its face, whether or not he did (24). A card that was
// led, or faced on the table, was.
var inView = &Fact{ID: "face-in-view", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{partnerSaw},
	Derive: func(c *Case) Finding {
		if k := eventOf(c).Kind; k == record.Play || k == record.Faced {
			return Bool(true, c.Matter.Event)
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}

// ownError: it was the player's own error that exposed the card, not an opponent's act or an outsider's (24). Why he erred does
// not matter. A card that he led, or let fall, is his own doing.
var ownError = &Fact{ID: "own-error", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{whatCausedIt},
	Derive: func(c *Case) Finding {
		if k := eventOf(c).Kind; k == record.Play || k == record.Dropped {
			return Bool(true, c.Matter.Event)
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}

// whatExposed counts the card with those of the same player that lie on the table already: two exposed one after the other are two
// (24C). Of a single card it asks whether it was led, then its rank.
var whatExposed = &Fact{ID: "what-was-exposed", Class: Record, Answers: []record.AnswerID{lowCard, honour, ledCard, twoOrMore},
	Derive: func(c *Case) Finding {
		cards := cardsOf(c)
		for _, up := range c.State.FaceUp {
			if up.Seat == c.Matter.By && up.Event < c.Matter.Event {
				cards = cards.With(up.Card)
			}
		}
		switch {
		case cards.Len() > 1:
			return Proved(twoOrMore, c.Matter.Event)
		case eventOf(c).Kind == record.Play:
			return Proved(ledCard, c.Matter.Event)
		case cardOf(c).Rank().Honour():
			return Proved(honour, c.Matter.Event)
		}
		return Proved(lowCard, c.Matter.Event)
	}}

// sideAfterAuction is what the auction has made of the offender.
var sideAfterAuction = &Fact{ID: "side-after-auction", Class: Record, Answers: []record.AnswerID{declares, defends, passedOut},
	Derive: func(c *Case) Finding {
		switch {
		case c.State.Phase == record.Auction:
			return Finding{Status: Awaits, Basis: []int{c.Matter.Event}, Why: "await-contract"}
		case c.State.Declarer() == bridge.NoSeat:
			return Proved(passedOut, c.Matter.Event)
		case c.State.Defends(c.Matter.By):
			return Proved(defends, c.Matter.Event)
		}
		return Proved(declares, c.Matter.Event)
	}}
