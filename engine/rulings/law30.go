package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 30 is on a pass out of rotation that is natural and does not pass an artificial call of partner's.

// passAtTurn is the procedure of 2017: at the turn of the right-hand opponent the offender passes once more (30A); else his call at his
// proper turn is compared with the pass (30B1).
var passAtTurn = changeOr(law.Edition2017, law.PassRepeatedTurn, Ask(turnOf, "30",
	On(rhoTurn, Rule(cancelled(theCall, "29B"), offenderPassesUntil(record.NextTurn, "30A"))),
	On(partnerTurn, partnerFreeOverPass),
	On(lhoTurn, partnerIsFree("30B1(a)", comparedAgain("30B1(b)(i)", "30B1(b)(ii)")))))

var partnerFreeOverPass = partnerIsFree("30B1(a)", ifTurnComes(comparedAgain("30B1(b)(i)", "30B1(b)(ii)")))

// partnerOverPass: the offender's partner called at his turn before the director came. That is no option of his side's: the pass is
// cancelled (29B), and his call stands, as any call would that he made after the ruling. The left-hand opponent has not accepted, for he
// has not called.
var partnerOverPass = Ask(passedNaturally, "29B",
	On(Yes, partnerFreeOverPass),
	On(No, NotCovered("29B", "partner-called-in-turn")))

// partnerOverPass2007 goes no further than to the pass before anybody has bid. In the other cases partner would have been bound at the turn
// at which he has called.
var partnerOverPass2007 = Ask(passedNaturally, "29B",
	On(Yes, Ask(anyoneBid, "30A",
		On(No, passesAgain2007(told16)),
		On(Yes, NotCovered("30B2(b)", "partner-called-in-turn")))),
	On(No, NotCovered("29B", "partner-called-in-turn")))

// passAtTurn2007: before anybody has bid the offender passes once (30A). After a bid he passes once or throughout, and in the second
// case partner may not double at the turn that was his (30B).
var passAtTurn2007 = Ask(anyoneBid, "30A",
	On(No, acceptedOr(Ask(turnOf, "30A",
		On(rhoTurn, passesAgain2007()),
		On(partnerTurn, passesAgain2007(told16)),
		On(lhoTurn, passesAgain2007(told16))))),
	On(Yes, changeOr(law.Edition2007, law.PassRepeatedTurn, Ask(turnOfTwo, "30B",
		On(rhoTurn, Rule(cancelled(theCall, "29B"), offenderPassesUntil(record.NextTurn, "30B1"))),
		On(partnerTurn, Rule(cancelled(theCall, "29B"), offenderPassesUntil(record.Throughout, "30B2(a)"),
			Clause{Kind: record.MustNotDouble, On: Partner, Until: record.NextTurn, Cite: "30B2(b)"}, told16, awarenessLater))))))

// passesAgain2007 is what follows before anybody has bid. Where partner calls before the offender's turn comes, what the cancelled pass
// told is unauthorized too (16D2); at the turn of the right-hand opponent the pass is made again before partner calls.
func passesAgain2007(told ...Clause) *Node {
	return Rule(slices.Concat([]Clause{cancelled(theCall, "29B"), offenderPassesUntil(record.NextTurn, "30A")}, told, []Clause{awarenessLater})...)
}

// lhoOverPass2007: the left-hand opponent, who was on turn, has called after the pass. It can be a change of call only once somebody
// has bid; and then it is one, for it was not the first call of all.
var lhoOverPass2007 = Ask(anyoneBid, "30A",
	On(No, lhoCallsAware),
	On(Yes, lhoOverChange(law.Edition2007)))

// partnerIsFree: the call is cancelled, and the offender's partner may call as he likes at his turn, but may not use what it told
// (16C2). What comes after that is next.
func partnerIsFree(by law.Cite, next *Node) *Node {
	return Meanwhile(next, cancelled(theCall, "29B"),
		Clause{Kind: record.Unauthorized, On: Partner, What: theCallNotCompared, Until: record.EndOfPlay, Cite: by})
}

// theCallNotCompared is the call until a comparable one has come in its place, which ends what was ordered of it (23B).
var theCallNotCompared = Target{Name: "the-call-not-compared", Of: func(c *Case) []record.Scope {
	if comparable.Find(c).Answer.ID == Yes {
		return nil
	}
	return theCall.Of(c)
}}

// ifTurnComes asks whether the offender had another turn: his partner and the next player may have ended the auction.
func ifTurnComes(next *Node) *Node {
	return Ask(turnCame, "29B",
		On(Yes, next),
		On(No, NotCovered("29B", "no-turn-left")))
}

// comparedAgain: partner has called with what the cancelled call told unauthorized. A comparable call in its place ends that (23B), and the
// director looks at the finished board (23C). After any other, partner passes once, and pays for it at his first lead.
func comparedAgain(comparably, otherwise law.Cite) *Node {
	return Ask(comparable, "23A",
		On(Yes, Rule(auctionGoesOn(comparably),
			Clause{Kind: record.Authorized, On: Partner, What: theCall, Until: record.EndOfPlay, Cite: "23B"},
			later(record.ReviewDamage, "23C"))),
		On(No, Rule(partnerPassesOnce(otherwise), leadOption2017, awarenessLater)))
}

var awarenessLater = later(record.ReviewAwareness, law.Awareness)

func offenderPassesUntil(until record.Moment, by law.Cite) Clause {
	return Clause{Kind: record.MustPass, On: Offender, Until: until, Cite: by}
}

func partnerPassesOnce(by law.Cite) Clause {
	return Clause{Kind: record.MustPass, On: Partner, Until: record.NextTurn, Cite: by}
}

// anyoneBid: somebody had bid before the pass (30A of 2007).
var anyoneBid = &Fact{ID: "anyone-bid", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		bid := c.Before(c.Matter.Event).LastBid()
		return Bool(bid.Call != bridge.NoCall, c.Matter.Event)
	}}

// turnCame: the offender has called at the proper turn; or the auction is over, and there is none.
var turnCame = &Fact{ID: "turn-came", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		new, called := replacementOf(c.State, c.Matter)
		switch {
		case called:
			return Bool(true, new.Event)
		case c.State.Phase != record.Auction:
			return Bool(false, c.Matter.Event)
		}
		return Finding{Status: Awaits, Basis: []int{c.Matter.Event}, Why: "await-replacement"}
	}}
