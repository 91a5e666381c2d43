package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Dummy may try to prevent an irregularity, and ask declarer about a revoke (42B), but not draw attention to what has happened until the
// play is over (43A1). A dummy who has seen another hand loses those rights (43A2), and what he says then has its price (43B2, 43B3).
var law42 = slices.Concat(
	both(42, record.DummySpoke, dummySpoke, "43B3 of 2007 was not compared with the text"),
	each(43, record.DummySawHand, dummySawHand(Rule(regular("43A2(c)"))), dummySawHand(Rule(Clause{Kind: record.PenaltyLater, On: DeclarerLHO, Cite: "43A3"}, playGoesOn("43A3")))),
	each(43, record.ReviewDefence,
		reviewDefence("43B3", adjust("12B1")),
		reviewDefence("43B3", Clause{Kind: record.AdjustSide, On: DeclarerLHO, Cite: "43B3"})))

// dummySpoke: what dummy may say depends on what it is about, and on whether he has kept his rights.
var dummySpoke = Ask(dummyAct, "42B",
	On(warned, Ask(rightsKept, "42B2",
		On(Yes, Rule(regular("42B2"))),
		On(No, defenderChoosesHand))),
	On(askedDeclarer, Ask(rightsKept, "42B1",
		On(Yes, Rule(regular("42B1"))),
		On(No, Ask(dummyFirst, "43B2(b)",
			On(No, Rule(regular("43B2(b)"))),
			On(Yes, Ask(declarerRevoked, "43B2(b)",
				On(No, Rule(regular("43B2(b)"))),
				On(Yes, Rule(Clause{Kind: record.RevokeCounts, Cite: "43B2(b)"})))))))),
	On(drewAttention, Ask(whoseIrregularity, "43A1(b)",
		On(notDefenders, liable),
		On(ofDefenders, Ask(rightsKept, "43A1(b)",
			On(Yes, liable),
			On(No, Ask(dummyFirst, "43B3",
				On(No, liable),
				On(Yes, Rule(
					Clause{Kind: record.NotRectified, Cite: "43B3"},
					penaltyMayFollow("43B1"),
					later(record.ReviewDefence, "43B3"))))))))))

// liable: a procedural penalty may follow, and no more: the irregularity is rectified as it would have been.
var liable = Rule(penaltyMayFollow("43B1"))

// defenderChoosesHand: either defender may choose the hand from which declarer leads (43B2(a)). The one who plays after declarer is asked
// first.
var defenderChoosesHand = Offer(DeclarerLHO, handForLead, "43B2(a)",
	On(declarersHand, leadsFrom(Declarer)),
	On(dummysHand, leadsFrom(Dummy)),
	On(leavesIt, Offer(DeclarerRHO, handLeftOpen, "43B2(a)",
		On(declarersAfterAll, leadsFrom(Declarer)),
		On(dummysAfterAll, leadsFrom(Dummy)),
		On(asksNothing, Rule(playGoesOn("43B2(a)"))))))

func leadsFrom(hand Role) *Node {
	return Rule(Clause{Kind: record.LeadsFrom, On: hand, Until: record.NextLead, Cite: "43B2(a)"})
}

// dummySawHand: dummy gave up his rights by looking; if a defender showed him the hand, it is the defender who has erred (43A3 since
// 2017; under the 2007 Laws dummy has done nothing on his own initiative).
func dummySawHand(wasShown *Node) *Node {
	lost := func(by law.Cite) *Node {
		return Rule(Clause{Kind: record.RightsGone, On: Offender, Until: record.EndOfPlay, Cite: by}, penaltyMayFollow("43B1"))
	}
	return Ask(howSeen, "43A2",
		On(exchanged, lost("43A2(a)")),
		On(walkedOver, lost("43A2(b)")),
		On(looked, lost("43A2(c)")),
		On(shownIt, wasShown))
}

// reviewDefence is looked at on the finished board: did the defenders gain by their irregularity, which was not rectified?
func reviewDefence(by law.Cite, adjusted Clause) *Node {
	return Ask(defendersGained, by,
		On(Yes, Rule(adjusted)),
		On(No, Rule(scoreStands(by))))
}
