package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 64 counts what an established revoke costs, at the end of the play; and looks then whether that was enough.
var law64 = slices.Concat(
	both(64, record.RevokeTricks, revokeTricks,
		"64B3 of 2017: penalty cards and dummy's cards alone are taken to be meant, of 2007 any faced card",
		"64B7 of 2007: a revoke of the other side that was corrected is taken to count too"),
	each(64, record.ReviewRevoke, revokeReview2007, revokeReview),
)

// revokeTricks: tricks are transferred at the end of the play, unless one of the exceptions of 64B speaks (64A). The order is that of
// the Laws; but nothing is asked before somebody has noticed the revoke, for when that was is one of them (64B4, 64B5). Whether the
// trick was won by ruffing does not matter, only who won it: a lead that had been forbidden can win too.
var revokeTricks = Ask(revokeNoticed, "64B4",
	On(onNextBoard, noTricks("64B4")),
	On(afterRound, noTricks("64B5")),
	On(inTime, Ask(wonSince, "64B1",
		On(No, noTricks("64B1")),
		On(Yes, Ask(revokedBefore, "64B2",
			On(Yes, noTricks("64B2")),
			On(No, Ask(cardOnTable, "64B3",
				On(Yes, noTricks("64B3")),
				On(No, Ask(inTwelfth, "64B6",
					On(Yes, noTricks("64B6")),
					On(No, Ask(bothSidesRevoked, "64B7",
						On(Yes, noTricks("64B7")),
						On(No, tricksOver))))))))))))

// tricksOver: the trick of the revoke, if its player won it, and one more; or one, of those that the side won from it on and that no
// earlier revoke has taken.
var tricksOver = Ask(leftToMove, "64A",
	On(noneLeft, noTricks("64A")),
	On(oneLeft, Ask(playerWon, "64A1",
		On(Yes, moved(1, "64A1")),
		On(No, moved(1, "64A2")))),
	On(moreLeft, Ask(playerWon, "64A1",
		On(Yes, moved(2, "64A1")),
		On(No, moved(1, "64A2")))))

// noTricks: no trick is transferred, but the director looks whether equity asks for more (64C).
func noTricks(by law.Cite) *Node { return moved(0, by) }

func moved(n int, by law.Cite) *Node {
	return Rule(Clause{Kind: record.TricksMoved, On: Offender, What: tricksInAll(n), Cite: by}, later(record.ReviewRevoke, law.RevokeEquity))
}

// tricksInAll is a number of tricks that the tree itself gives: none, one or two.
func tricksInAll(n int) Target {
	return Target{Name: [...]string{"none", "one", "two"}[n], Of: func(*Case) []record.Scope { return []record.Scope{{N: n}} }}
}

// revokeReview: if the tricks transferred, or none, do not make good what the revoke cost, the director adjusts the score. Two cases
// are compared with another course of play since 2017: several revokes in one suit (64C2(a)) and revokes of both sides (64C2(b)).
var revokeReview = Ask(revokesOf, "64C",
	On(oneOfItsKind, madeGoodOr("64C1")),
	On(repeatedInSuit, Ask(laterRevokeCost, "64C2(a)",
		On(Yes, Rule(adjust("64C2(a)"))),
		On(No, Rule(scoreStands("64C2(a)"))))),
	On(ofBothSides, Ask(revokesCost, "64C2(b)",
		On(Yes, Rule(adjust("64C2(b)"))),
		On(No, Rule(scoreStands("64C2(b)"))))))

var revokeReview2007 = madeGoodOr("64C")

func madeGoodOr(by law.Cite) *Node {
	return Ask(madeGood, by,
		On(Yes, Rule(scoreStands(by))),
		On(No, Rule(adjust(by))))
}
