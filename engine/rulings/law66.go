package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 66 says who may look at which cards that have been played, and until when.
var law66 = both(66, record.TrickInspected, trickInspected, "66D was not compared with the text of either edition")

// trickInspected: declarer or a defender may have the last trick faced until the own card is turned or the own side has played to the
// next (66A); anybody may look at the own last card until the own side has done so (66B). A quitted trick is looked at only on the
// director's instruction (66C), and when play is over, to settle a revoke or the number of tricks (66D).
var trickInspected = Ask(whatToSee, "66",
	On(lastTrick, Ask(ofDummy, "66A",
		On(Yes, notShown("66A")),
		On(No, Ask(ownTurned, "66A",
			On(Yes, notShown("66A")),
			On(No, Ask(sidePlayedOn, "66A",
				On(Yes, notShown("66A")),
				On(No, Rule(regular("66A"))))))))),
	On(ownCard, Ask(sidePlayedOn, "66B",
		On(Yes, notShown("66B")),
		On(No, Rule(regular("66B"))))),
	On(earlierTrick, Ask(directorAgrees, "66C",
		On(Yes, Rule(regular("66C"))),
		On(No, notShown("66C")))),
	On(whenOver, Rule(regular("66D"))))

// notShown: the request is refused, and play goes on.
func notShown(by law.Cite) *Node { return Rule(playGoesOn(by)) }

// The answers about what a player wants to see.
const (
	lastTrick    record.AnswerID = "last-trick"
	ownCard      record.AnswerID = "own-card"
	earlierTrick record.AnswerID = "earlier-trick"
	whenOver     record.AnswerID = "after-play"
)

// whatToSee is what the player asked to see.
var whatToSee = &Fact{ID: "what-to-see", Class: Record, Answers: []record.AnswerID{lastTrick, ownCard, earlierTrick, whenOver},
	Derive: func(c *Case) Finding {
		before, e := c.Before(c.Matter.Event), eventOf(c)
		_, n := before.Trick()
		switch {
		case before.Phase == record.Over:
			return Proved(whenOver, c.Matter.Event)
		case e.Card != bridge.NoCard:
			return Proved(ownCard, c.Matter.Event)
		case trickInQuestion(c) < n-1:
			return Proved(earlierTrick, e.Of, c.Matter.Event)
		}
		return Proved(lastTrick, c.Matter.Event)
	}}

// ofDummy: the player is dummy.
var ofDummy = &Fact{ID: "of-dummy", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding { return Bool(c.Matter.By == c.Before(c.Matter.Event).Dummy(), c.Matter.Event) }}

// ownTurned: the player had turned the own card of the trick.
var ownTurned = &Fact{ID: "own-card-turned", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		own, ok := standingIn(c.Before(c.Matter.Event), trickInQuestion(c), c.Matter.By)
		for n := own.Event + 1; ok && n < c.Matter.Event; n++ {
			if e := c.State.Event(n); (e.Kind == record.Quitted || e.Kind == record.Turned) && e.Seat == c.Matter.By {
				return Bool(true, n, c.Matter.Event)
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// directorAgrees: the director has had the cards shown, to verify a revoke, say (66C).
var directorAgrees = &Fact{ID: "director-has-it-shown", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "why-see-trick", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}}}
