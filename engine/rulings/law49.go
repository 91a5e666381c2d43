package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

var law49 = each(49, record.DefenderExposed, defenderExposed(law.Edition2007), defenderExposed(law.Edition2017),
	"50, first sentence: when the director designates otherwise (a spectator, the declaring side) rests on WBFLC and EBU guidance",
	"49 of 2017: that it applies to a defender's card exposed between the final pass and the facing of the lead was not compared with the WBF Commentary",
	"68: that a card shown about the trick in progress goes back is plain application; Law 16 is cited as 16B1(a)")

// defenderExposed: a defender's card that the partner could have seen, or that was named as held, is a penalty card (49). It is
// none if it was shown in speaking of the trick in progress alone, or in a concession to which the partner objected at once. Before
// the lead is faced Law 24 speaks under the 2007 Laws; since 2017 that ends with the auction.
func defenderExposed(e law.Edition) *Node {
	penalty := penaltyCard(e, cardsStillHeld)
	exposed := Ask(whoseDoing, "50",
		On(ownDoing, penalty),
		On(opponents, Rule(returned(cardsStillHeld, "50"),
			Clause{Kind: record.Authorized, On: Partner, What: cardsStillHeld, Until: record.EndOfPlay, Cite: "50"}, playGoesOn("50"))),
		On(outsider, Rule(returned(cardsStillHeld, "50"), playGoesOn("50"), later(record.ReviewInfo, law.ExtraneousPlayOn))))
	defence := Ask(stillHeld, "50A",
		On(No, Rule(playGoesOn("50A"))),
		On(Yes, Ask(inClaim, "68B2",
			On(objectedTo, shownInVain("68B2", law.WithdrawnOffenders)),
			On(underWay, Rule(Clause{Kind: record.RuledWithLater, What: claimShownIn, Cite: "68C"})),
			On(noClaim, Ask(thisTrickOnly, "68",
				On(Yes, Ask(partnerToPlay, "57A",
					On(Yes, NotCovered("57A", "shown-before-partner-played")),
					On(No, shownInVain("68", "16B1(a)")))),
				On(No, Ask(namedAsHeld, "49",
					On(Yes, penalty),
					On(No, Ask(partnerCouldSee, "49",
						On(Yes, exposed),
						On(No, Rule(returned(cardsStillHeld, "49"), playGoesOn("49"))))))))))))
	if e == law.Edition2007 {
		return Ask(playBegun, "24",
			On(No, exposedBeforeLead),
			On(Yes, defence))
	}
	return defence
}

// shownInVain: no penalty card; but the partner may not use what it told.
func shownInVain(by, information law.Cite) *Node {
	return Rule(returned(cardsStillHeld, by),
		Clause{Kind: record.Unauthorized, On: Partner, What: cardsStillHeld, Until: record.EndOfPlay, Cite: information},
		playGoesOn(by))
}

// The answers about how a card came to be exposed.
const (
	ownDoing   record.AnswerID = "own-doing"
	opponents  record.AnswerID = "opponents"
	outsider   record.AnswerID = "outsider"
	objectedTo record.AnswerID = "objected-to"
	underWay   record.AnswerID = "under-way"
	noClaim    record.AnswerID = "no-claim"
)

// whoseDoing: a card is no penalty card if the director designates otherwise, as when an outsider or the declaring side caused
// the exposure (50). A card that its owner let fall is his own doing.
var whoseDoing = &Fact{ID: "whose-doing", Class: Judgement, Answers: []record.AnswerID{ownDoing, opponents, outsider},
	Evidence: []*Fact{whatCausedIt},
	Derive: func(c *Case) Finding {
		if eventOf(c).Kind == record.Dropped {
			return Proved(ownDoing, c.Matter.Event)
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}

var whatCausedIt = &Fact{ID: "what-caused-it", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}

// playBegun: an opening lead had been faced. Until then the 2007 Laws have Law 24 speak.
var playBegun = &Fact{ID: "play-begun", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		return Bool(c.Before(c.Matter.Event).Phase == record.PlayPeriod, c.Matter.Event)
	}}

// stillHeld: a card that was exposed is still in its owner's hand.
var stillHeld = &Fact{ID: "still-held", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding { return Bool(len(cardsStillHeld.Of(c)) > 0, c.Matter.Event) }}

// cardsStillHeld is the cards that were exposed and have not been played since.
var cardsStillHeld = Target{Name: "the-cards", Of: func(c *Case) []record.Scope {
	var out []record.Scope
	for _, card := range cardsOf(c).Cards() {
		if !played(c, card) {
			out = append(out, record.Scope{Card: card})
		}
	}
	return out
}}

// inClaim: the card was shown in a claim or concession, with no card played between. A defender's concession to which the partner
// objects at once is none (68B2).
var inClaim = &Fact{ID: "in-claim", Class: Record, Answers: []record.AnswerID{noClaim, objectedTo, underWay},
	Derive: func(c *Case) Finding {
		claim := claimAround(c)
		if claim == 0 {
			return Proved(noClaim, c.Matter.Event)
		}
		for n := claim + 1; n <= c.State.Events && c.State.Event(claim).Seat == c.Matter.By; n++ {
			e := c.State.Event(n)
			if e.Kind == record.Objected && e.Seat == c.Matter.By.Partner() && !cardBetween(c, claim, n) {
				return Proved(objectedTo, claim, n)
			}
		}
		return Proved(underWay, claim, c.Matter.Event)
	}}

// claimAround is the table event of the last claim or concession with no card played between it and the matter's own, 0 if there is none.
func claimAround(c *Case) int {
	claim := 0
	for n := 1; n <= c.State.Events; n++ {
		if k := c.State.Event(n).Kind; (k == record.Claimed || k == record.Conceded || n == c.State.Claim.Event) && !cardBetween(c, n, c.Matter.Event) {
			claim = n
		}
	}
	return claim
}

// claimShownIn is the claim or concession in which the card was shown: what it comes to is ruled with it.
var claimShownIn = Target{Name: "the-claim", Of: func(c *Case) []record.Scope {
	if n := claimAround(c); n > 0 {
		return []record.Scope{{Event: n}}
	}
	return nil
}}

// thisTrickOnly: the card was shown or named in speaking of the trick in progress alone, which is neither claim nor concession
// (68). A card that fell was not shown, and between tricks there is none in progress.
var thisTrickOnly = &Fact{ID: "this-trick-only", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "said-on-showing", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}},
	Derive: func(c *Case) Finding {
		trick, _ := trickAt(c, c.Matter.Event)
		if eventOf(c).Kind == record.Dropped || len(trick.Plays) == 0 {
			return Bool(false, c.Matter.Event)
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}

// partnerToPlay: the partner had yet to play to the trick when the card was shown, so that it was shown too soon (57A).
var partnerToPlay = &Fact{ID: "partner-to-play", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		trick, _ := trickAt(c, c.Matter.Event)
		for _, p := range trick.Plays {
			if p.Seat == c.Matter.By.Partner() && !p.TakenBack {
				return Bool(false, p.Event, c.Matter.Event)
			}
		}
		return Bool(trick.Led() != bridge.NoSuit, c.Matter.Event) // between tricks nobody has still to play
	}}

// namedAsHeld: the player named the card as being in the own hand (49).
var namedAsHeld = &Fact{ID: "named-as-held", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding { return Bool(eventOf(c).Kind == record.Named, c.Matter.Event) }}

// played reports whether the offender has card in a trick.
func played(c *Case, card bridge.Card) bool {
	for _, t := range c.State.Tricks {
		if t.Card(c.Matter.By) == card {
			return true
		}
	}
	return false
}

// cardBetween reports whether a card was played between two table events, in whichever order.
func cardBetween(c *Case, a, b int) bool {
	for _, t := range c.State.Tricks {
		for _, p := range t.Plays {
			if min(a, b) < p.Event && p.Event < max(a, b) {
				return true
			}
		}
	}
	return false
}
