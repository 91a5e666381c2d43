package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 25 is ruled when a player has put another call in place of his own. A call that was irregular when it was made has its
// own law first: Law 27 asks whether it was meant, and then lets it be changed as here.
var law25 = each(25, record.CallChanged, callChanged(law.Edition2007), callChanged(law.Edition2017),
	"25B1: when others have called over the first call, what becomes of their calls if the second is accepted is not said",
	"25B of 2007 says nothing of lead restrictions: Law 26 is applied to the call that does not stand (D2)",
	"25B3 with 26A of 2017: when the two calls are comparable, 16C is taken not to apply, and the board to be looked at again (23C), though 23C does not name 25B",
	"25A6 (25A4 of 2007): when the offender changes the call only after the ruling, what a call told that LHO takes back then is not ordered",
	"25A6 (25A4 of 2007): a call of LHO's that the new one makes insufficient, and that LHO does not change, is not looked at again")

// callChanged: a call that was not meant may be changed, unless it is too late (25A). Any other change stands only if the
// left-hand opponent accepts it (25B).
func callChanged(e law.Edition) *Node {
	irregular := NotCovered("25B", "changed-to-irregular")
	return Ask(changedTo, "25A1",
		On(nothing, NotCovered("25A1", "taken-back-only")),
		On(irregularCall, Ask(callIntended, "25A1",
			On(Yes, irregular),
			On(No, Ask(partnerCalledSince, law.UnintendedBarred,
				On(Yes, irregular),
				On(No, atOnce(e, ruledByItself, irregular)))))),
		On(regularCall, Ask(periodOver, law.AuctionPeriodEnd,
			On(Yes, Rule(standsAgain(law.UnintendedPeriodOver), cancelled(theSubstitute, law.UnintendedPeriodOver))),
			On(No, Ask(callIntended, "25A1",
				On(Yes, illegalChange(e)),
				On(No, Ask(partnerCalledSince, law.UnintendedBarred,
					On(Yes, secondRefusable(e)),
					On(No, atOnce(e, meantCallStands, illegalChange(e))))))))))
}

// atOnce asks under the 2007 Laws whether the player paused for thought before changing a call that was not meant (25A1). Since
// 2017 that makes no difference by itself.
func atOnce(e law.Edition, changed, not *Node) *Node {
	if e != law.Edition2007 {
		return changed
	}
	return Ask(pausedBeforeChange, "25A1",
		On(Yes, not),
		On(No, changed))
}

// meantCallStands: the call that was meant takes the place of the other. The left-hand opponent may take back a call made over the
// first one; if so, what it told is for that side alone (25A6; 25A4 of 2007).
var meantCallStands = Meanwhile(Ask(lhoTookBack, law.UnintendedLHO,
	On(Yes, Rule(Clause{Kind: record.Unauthorized, On: Partner, What: callOverOriginal, Until: record.EndOfPlay, Cite: law.UnintendedLHO})),
	On(No, Rule(auctionGoesOn("25A1")))),
	substituteStanding("25A1"), lhoMayChange)

// ruledByItself: the call that was meant takes the place of the other, and is subject to its own law.
var ruledByItself = Rule(Clause{Kind: record.RuledWithLater, What: theSubstitute, Cite: "25A1"})

// meantMayBeChanged is for a bid that is insufficient: its player may change it now, or has done so before the director ruled.
var meantMayBeChanged = Ask(changedTo, "25A1",
	On(nothing, Rule(Clause{Kind: record.MayChangeCall, On: Offender, What: theCall, Until: record.NextTurn, Cite: "25A1"}, lhoMayChange)),
	On(regularCall, meantCallStands),
	On(irregularCall, ruledByItself))

// secondMeant: having called, the player called again at the left-hand opponent's turn. The call that was meant stands.
var secondMeant = Rule(substituteStanding("25A1"), cancelled(theOriginal, "25A1"), auctionGoesOn("25A1"))

// lhoMayChange lets the left-hand opponent change what was called over the first call, if anything was.
var lhoMayChange = Clause{Kind: record.MayChangeCall, On: LHO, What: callToTakeBack, Until: record.NextTurn, Cite: law.UnintendedLHO}

// illegalChange: the change is not allowed by itself (25B).
func illegalChange(e law.Edition) *Node {
	return Ask(auctionHadEnded, "25B",
		On(Yes, NotCovered("25B", "changed-after-final-pass")),
		On(No, Ask(afterChange, "25B1",
			On(nothing, changeOffered(e)),
			On(overFirst, secondRefusable(e)),
			On(byLHO, overSecond(e)),
			On(wentOn, NotCovered("25B", "went-on-after-change")))))
}

// changeOffered: the left-hand opponent chooses which of the two calls stands.
func changeOffered(e law.Edition) *Node {
	return Offer(LHO, acceptsChange, "25B1",
		On(accept, substituteStands(e)),
		On(refuse, originalStands(e)))
}

// secondRefusable: others have called over the first call. If the second is not accepted, all of that stays as it is.
func secondRefusable(e law.Edition) *Node {
	return Offer(LHO, acceptsChange, "25B1",
		On(accept, NotCovered("25B1", "accepted-after-others-called")),
		On(refuse, originalStands(e)))
}

// overSecond: the left-hand opponent has called. That accepts the second call if it was meant as a call over that one (25B1).
func overSecond(e law.Edition) *Node {
	return Ask(lhoAware, "25B1",
		On(Yes, substituteStands(e)),
		On(No, originalStands(e)))
}

// substituteStands: the first call is withdrawn, the second stands (25B1).
func substituteStands(e law.Edition) *Node {
	return oneCallFalls(e, newComparable, theOriginal, anyContract, []Clause{substituteStanding("25B1"), cancelled(theOriginalStanding, "25B1")}, "25B1")
}

// originalStands: the second call is cancelled, the first one stands (25B2). If the board had been passed out by then, there is no lead.
func originalStands(e law.Edition) *Node {
	return oneCallFalls(e, oldComparable, theSubstitute, unlessPassedOut, []Clause{standsAgain("25B2"), cancelled(theSubstitute, "25B2")}, "25B2")
}

// oneCallFalls: the auction goes on from the call that stands. What the other told is unauthorized for the offenders (25B3), and
// if they defend the lead may be restricted (26), unless the calls are comparable (26A of 2017).
func oneCallFalls(e law.Edition, comparable *Fact, fallen Target, leads func(Clause) Clause, stands []Clause, by law.Cite) *Node {
	told := Clause{Kind: record.Unauthorized, On: Partner, What: fallen, Until: record.EndOfPlay, Cite: "25B3"}
	if e == law.Edition2007 {
		return Rule(append(stands[:len(stands):len(stands)], leads(leadOption2007), told)...)
	}
	return Ask(comparable, "26A",
		On(Yes, Rule(append(stands[:len(stands):len(stands)], auctionGoesOn(by), later(record.ReviewDamage, "23C"))...)),
		On(No, Rule(append(stands[:len(stands):len(stands)], leads(leadOption2017), told)...)))
}

// anyContract leaves the lead option as it is.
func anyContract(lead Clause) Clause { return lead }

// unlessPassedOut is the lead option, but none if the board had been passed out before the change.
func unlessPassedOut(lead Clause) Clause {
	which := lead.What
	lead.What = Target{Name: which.Name + "-unless-passed-out", Of: func(c *Case) []record.Scope {
		if s := c.Before(c.Matter.Event); s.Phase == record.Over && s.Contract.Bid == bridge.NoCall {
			return nil
		}
		return which.Of(c)
	}}
	return lead
}

func substituteStanding(by law.Cite) Clause {
	return Clause{Kind: record.CallStands, On: Offender, What: theSubstitute, Cite: by}
}

func standsAgain(by law.Cite) Clause {
	return Clause{Kind: record.CallStands, On: Offender, What: theOriginal, Cite: by}
}

func auctionGoesOn(by law.Cite) Clause { return Clause{Kind: record.AuctionGoesOn, Cite: by} }
