package rulings

import (
	"slices"

	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 65 is about how the cards of tricks lie: that one points the wrong way (65B3), and what a side loses that mixes its cards (65D).
var law65 = slices.Concat(
	each(65, record.TrickPointed, pointed2007, pointed),
	both(65, record.CardsMixed, cardsMixed,
		"66D was not compared with the text of either edition",
		"65D, 66D: that two tricks may hang on a revoke that can no longer be looked up is plain application of 64A"))

// pointed: any player may say that a card points the wrong way until the own side has led or played to the next trick; after that,
// what was said may be unauthorized (65B3).
var pointed = Ask(sidePlayedOn, "65B3",
	On(No, Rule(regular("65B3"))),
	On(Yes, toldTooLate))

// pointed2007: declarer may require it to be put right at any time; dummy or a defender may mention it until the next trick has been
// led to (65B3).
var pointed2007 = Ask(saidByDeclarer, "65B3",
	On(Yes, Rule(regular("65B3"))),
	On(No, Ask(nextTrickLed, "65B3",
		On(No, Rule(regular("65B3"))),
		On(Yes, toldTooLate))))

var toldTooLate = Rule(playGoesOn("65B3"), later(record.ReviewInfo, "16B1(a)"))

// cardsMixed: a side that does not keep its cards in order until the tricks are agreed puts at risk what it claims of tricks or of a
// revoke (65D). If the facts can no longer be established, the director rules for the other side (66D).
var cardsMixed = Ask(tricksDisputed, "65D",
	On(No, Rule(playGoesOn("65C"))),
	On(Yes, Ask(factsEstablished, "66D",
		On(Yes, Rule(playGoesOn("66D"))),
		On(No, Ask(tricksAtStake, "66D",
			On(oneAtStake, forTheOthers(1)),
			On(twoAtStake, forTheOthers(2)))))))

// forTheOthers: the doubtful tricks go to the other side.
func forTheOthers(n int) *Node {
	return Rule(Clause{Kind: record.TricksMoved, On: Offender, What: tricksInAll(n), Cite: "66D"})
}

// The answers about how many tricks are in doubt.
const (
	oneAtStake record.AnswerID = "one-trick"
	twoAtStake record.AnswerID = "two-tricks"
)

// sidePlayedOn: the player's side had led or played to the trick after the one in question.
var sidePlayedOn = &Fact{ID: "side-played-on", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		before, n := c.Before(c.Matter.Event), trickInQuestion(c)
		for _, t := range before.Tricks[min(n, len(before.Tricks)):] {
			for _, p := range t.Plays {
				if p.Seat.Side() == c.Matter.By.Side() {
					return Bool(true, p.Event, c.Matter.Event)
				}
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// trickInQuestion is the number of the trick that the event is about: that of the card it refers to, or the last that was complete.
func trickInQuestion(c *Case) int {
	before := c.Before(c.Matter.Event)
	for i, t := range before.Tricks {
		if slices.ContainsFunc(t.Plays, func(p record.Played) bool { return p.Event == eventOf(c).Of && p.Event != 0 }) {
			return i + 1
		}
	}
	_, n := before.Trick()
	return max(n-1, 1)
}

// nextTrickLed: the trick after the one in question had been led to.
var nextTrickLed = &Fact{ID: "next-trick-led", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		before, n := c.Before(c.Matter.Event), trickInQuestion(c)
		if n < len(before.Tricks) {
			return Bool(true, before.Tricks[n].Plays[0].Event, c.Matter.Event)
		}
		return Bool(false, c.Matter.Event)
	}}

// saidByDeclarer: the player is declarer.
var saidByDeclarer = &Fact{ID: "said-by-declarer", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding { return Bool(c.Matter.By == c.Before(c.Matter.Event).Declarer(), c.Matter.Event) }}

// What is in dispute, whether it can be established, and what hangs on it is for the director. A side that has won no trick has none
// that could go to the others, and one that has won one has no second.
var (
	tricksDisputed = &Fact{ID: "tricks-disputed", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "lho-counts", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}},
			{ID: "mixer-counts", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}},
		Derive: func(c *Case) Finding {
			if c.State.TricksWon(c.Matter.By.Side()) == 0 {
				return Bool(false, c.Matter.Event)
			}
			return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
		}}
	factsEstablished = &Fact{ID: "facts-established", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	tricksAtStake    = &Fact{ID: "tricks-at-stake", Class: Judgement, Answers: []record.AnswerID{oneAtStake, twoAtStake},
		Derive: func(c *Case) Finding {
			if c.State.TricksWon(c.Matter.By.Side()) == 1 {
				return Proved(oneAtStake, c.Matter.Event)
			}
			return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
		}}
)
