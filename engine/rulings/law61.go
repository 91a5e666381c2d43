package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 61 says what a revoke is, which the record finds by itself; who may ask about one; and that to allege one opens no quitted trick.
var law61 = slices.Concat(
	each(61, record.RevokeAsked, revokeAsked(law.Edition2007), revokeAsked(law.Edition2017),
		"61B and 61C of 2017 were not compared with a text"),
	both(61, record.RevokeAlleged, revokeAlleged,
		"61C of 2017 was not compared with a text"),
)

// revokeAsked: who asked whom whether a card was a revoke (61B). What a question between defenders, or one by dummy to a defender,
// may have told the partner is unauthorized (16B). An authority could forbid the former under the 2007 Laws.
func revokeAsked(e law.Edition) *Node {
	allowed := Rule(regular("61B"), playGoesOn("61B"))
	warned := func(by law.Cite, more ...Clause) *Node {
		return Rule(append(append([]Clause{{Kind: record.Unauthorized, On: Partner, What: theWords, Until: record.EndOfPlay, Cite: by}},
			more...), playGoesOn(by))...)
	}
	each := warned("61B3")
	if e == law.Edition2007 {
		each = Ask(defendersForbidden, "61B3",
			On(No, each),
			On(Yes, warned("61B3", Clause{Kind: record.PenaltyLater, On: Offender, Cite: "61B3"})))
	}
	return Ask(whoAsked, "61B",
		On(declarerAsked, allowed),
		On(defenderAskedDeclarer, allowed),
		On(dummyAskedDefender, warned("61B2")),
		On(defenderAskedPartner, each))
}

// revokeAlleged: attention was drawn to a card as a revoke, and its player had none of the suit. A trick that is quitted is not
// turned up for it before the play is over, except by the director (61C, 66C).
var revokeAlleged = Ask(trickQuitted, "61C",
	On(No, Rule(regular("61A"), playGoesOn("61A"))),
	On(Yes, Rule(regular("61A"), playGoesOn("61C"))))

// The answers about who asked whom.
const (
	declarerAsked         record.AnswerID = "declarer-asked"
	defenderAskedDeclarer record.AnswerID = "defender-asked-declarer"
	dummyAskedDefender    record.AnswerID = "dummy-asked-defender"
	defenderAskedPartner  record.AnswerID = "defender-asked-partner"
)

// whoAsked is who asked whom whether a card was a revoke.
var whoAsked = &Fact{ID: "who-asked-about-revoke", Class: Record,
	Answers: []record.AnswerID{declarerAsked, defenderAskedDeclarer, dummyAskedDefender, defenderAskedPartner},
	Derive: func(c *Case) Finding {
		e := eventOf(c)
		asker, defender := e.Seat, c.State.Defends(e.To)
		switch {
		case c.State.Defends(asker) && defender:
			return Proved(defenderAskedPartner, c.Matter.Event)
		case c.State.Defends(asker):
			return Proved(defenderAskedDeclarer, c.Matter.Event)
		case asker == c.State.Dummy():
			return Proved(dummyAskedDefender, c.Matter.Event)
		}
		return Proved(declarerAsked, c.Matter.Event)
	}}

// defendersForbidden: the regulations forbid defenders to ask each other (61B3 of 2007). A named authority has said so or not.
var defendersForbidden = &Fact{ID: "defenders-may-not-ask", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if c.Authority.Name == "" {
			return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
		}
		return Bool(!c.Authority.DefendersMayAsk(c.Edition), c.Matter.Event)
	}}

// trickQuitted: the trick of the card that is said to be a revoke was turned down, or another has begun.
var trickQuitted = &Fact{ID: "trick-quitted", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		about := eventOf(c).Of
		for n := about + 1; n < c.Matter.Event; n++ {
			if c.State.Event(n).Kind == record.Quitted {
				return Bool(true, about, n)
			}
		}
		_, played := trickAt(c, about)
		_, now := trickAt(c, c.Matter.Event)
		trick, _ := c.Before(c.Matter.Event).Trick()
		return Bool(now > played+1 || now == played+1 && trick.Led() != bridge.NoSuit, about, c.Matter.Event)
	}}
