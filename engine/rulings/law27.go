package rulings

import (
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

var law27 = each(27, record.InsufficientBid, insufficientBid2007, insufficientBid,
	"27C: a call by LHO over the premature replacement is taken to refuse the insufficient bid (D7)",
	"27B4: when the second insufficient bid is accepted, Law 26 is taken not to apply to the first",
	"27B3 of 2007: that the double that falls, a withdrawn call too, may be under 26B besides the bid is left out")

// insufficientBid is the procedure after an insufficient bid in rotation (Law 27, 2017). A bid that its player did not mean to
// make is first of all under Law 25A. 27C (replaced before the director ruled) comes through the record: the new call is an
// event already. A bid both insufficient and out of rotation is under Law 31 (27A2).
var insufficientBid = bidMeantOr(law.Edition2017,
	Offer(LHO, acceptsBid, "27A1",
		On(accept, bidAccepted),
		On(refuse, secondOrFirst(secondRefused(leadOption2017), Meanwhile(
			Ask(replacement, "27B",
				On(lowestSpecifying, free("27B1(a)")),
				On(otherBidOrPass, Ask(comparable, "23A",
					On(Yes, free("27B1(b)")),
					On(No, partnerSilenced("27B2", leadOption2017)))),
				On(doubleOrRedouble, Ask(comparable, "23A",
					On(Yes, free("27B1(b)")),
					On(No, doubleFalls(leadOption2017)))),
				On(anotherInsufficient, secondBid())),
			cancelled(theCall, "27B"))))))

// insufficientBid2007 differs in what leaves partner free: the lowest bid in the same denomination if neither call is
// artificial, or a call with the same or a more precise meaning; in the lead restrictions; and in the number of the
// law on awareness.
var insufficientBid2007 = bidMeantOr(law.Edition2007,
	Offer(LHO, acceptsBid, "27A1",
		On(accept, bidAccepted),
		On(refuse, secondOrFirst(secondRefused(leadOption2007), Meanwhile(
			Ask(replacement2007, "27B",
				On(lowestSame, Ask(bothNatural, "27B1(a)",
					On(Yes, free("27B1(a)")),
					On(No, Ask(morePrecise, "27B1(b)",
						On(Yes, freeButUnauthorized("27B1(b)")),
						On(No, partnerSilenced("27B2", leadOption2007)))))),
				On(otherBidOrPass, Ask(morePrecise, "27B1(b)",
					On(Yes, freeButUnauthorized("27B1(b)")),
					On(No, partnerSilenced("27B2", leadOption2007)))),
				On(doubleOrRedouble, Ask(morePrecise, "27B1(b)",
					On(Yes, freeButUnauthorized("27B1(b)")),
					On(No, doubleFalls(leadOption2007)))),
				On(anotherInsufficient, secondBid(leadOption2007))),
			cancelled(theCall, "27B"))))))

// bidMeantOr asks first whether the bid was the one its player meant to make. If it was not, it may be changed as under Law 25A,
// unless the player's partner has called.
func bidMeantOr(e law.Edition, next *Node) *Node {
	return Ask(callIntended, "25A1",
		On(Yes, next),
		On(No, Ask(partnerCalledSince, law.UnintendedBarred,
			On(Yes, Offer(LHO, acceptsBid, "27A1",
				On(accept, bidAccepted),
				On(refuse, NotCovered("27B", "partner-called-over")))),
			On(No, atOnce(e, meantMayBeChanged, NotCovered("25A1", "paused-so-meant"))))))
}

// bidAccepted lets the insufficient bid stand. A replacement that was made too early is then withdrawn, and what it told is
// for the innocent side alone.
var bidAccepted = Rule(
	Clause{Kind: record.CallStands, On: Offender, What: theCall, Cite: "27A1"},
	Clause{Kind: record.CallCancelled, On: Offender, What: theEarlyReplacement, Cite: "27C"},
	withdrawnTold(theEarlyReplacement),
	auctionGoesOn("27A1"))

// free: nothing more happens now, but the director looks at the board again when it is over (27D).
func free(by law.Cite) *Node {
	return Rule(replacementStands, auctionGoesOn(by), later(record.ReviewDamage, "27D"))
}

// freeButUnauthorized: as free, but what the withdrawn bid told stays unauthorized for the offending side (2007).
func freeButUnauthorized(by law.Cite) *Node {
	return Rule(replacementStands, auctionGoesOn(by), told16, later(record.ReviewDamage, "27D"))
}

// partnerSilenced: the offender's partner passes to the end of the auction, and pays for it at his first lead.
func partnerSilenced(by law.Cite, lead Clause) *Node {
	return Rule(replacementStands, passesThroughout(by), lead, told16, later(record.ReviewAwareness, law.Awareness))
}

// doubleFalls: a double or redouble that is not comparable is cancelled; whatever bid or pass comes instead, partner is silenced. It
// is a withdrawn call as the bid is, and what it told is unauthorized too.
func doubleFalls(lead Clause) *Node {
	return Rule(cancelled(theReplacement, "27B3"),
		Clause{Kind: record.MustBidOrPass, On: Offender, Until: record.NextTurn, Cite: "27B3"},
		passesThroughout("27B3"), lead, told16, withdrawnTold(theReplacement), later(record.ReviewAwareness, law.Awareness))
}

// secondOrFirst asks whether the bid itself replaced an insufficient one: if it is not accepted either, no call that the
// offender chooses now leaves partner free (27B4).
func secondOrFirst(second, first *Node) *Node {
	return Ask(replacesInsufficient, "27B4", On(Yes, second), On(No, first))
}

// secondRefused: as after a double that falls, whatever bid or pass comes instead.
func secondRefused(lead Clause) *Node {
	return Rule(cancelled(theCall, "27B4"),
		Clause{Kind: record.CallStands, On: Offender, What: theEarlyBidOrPass, Cite: "27C"},
		cancelled(theEarlyDouble, "27B3"),
		Clause{Kind: record.MustBidOrPass, On: Offender, What: unlessChosen, Until: record.NextTurn, Cite: "27B3"},
		passesThroughout("27B3"), lead, told16, withdrawnTold(theEarlyDouble), later(record.ReviewAwareness, law.Awareness))
}

// secondBid: the bid that replaced the insufficient one is insufficient too. It is a matter of its own, with the choice of the
// left-hand opponent first (27A1). If it is not accepted, what 27B3 orders is ordered there; each withdrawn bid brings its own
// lead restriction under the 2007 Laws. What the first one told is unauthorized whatever becomes of the second. A second one that was
// not meant is no attempt at all: the call that takes its place under Law 25A is what replaces the first.
func secondBid(lead ...Clause) *Node {
	withLater := Clause{Kind: record.RuledWithLater, What: theReplacement, Cite: "27B4"}
	return Ask(laterAccepted, "27B4",
		On(Yes, Rule(withLater, told16)),
		On(No, Rule(append([]Clause{withLater, told16}, lead...)...)),
		On(notMeant, NotCovered("27B", "second-was-slip")))
}

var (
	// replacementStands says so of a replacement made before the ruling; one made after it needs no word.
	replacementStands = Clause{Kind: record.CallStands, On: Offender, What: theEarlyReplacement, Cite: "27C"}
	// told16: what a withdrawn call told is unauthorized for the offending side.
	told16 = withdrawnTold(theCall)

	leadOption2017 = leadOption("26B", record.SuitUnspecified)
	leadOption2007 = leadOption("26", record.SuitWithdrawn)
)

func withdrawnTold(what Target) Clause {
	return Clause{Kind: record.Unauthorized, On: Partner, What: what, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders}
}

func cancelled(what Target, by law.Cite) Clause {
	return Clause{Kind: record.CallCancelled, On: Offender, What: what, Cite: by}
}

func passesThroughout(by law.Cite) Clause {
	return Clause{Kind: record.MustPass, On: Partner, Until: record.Throughout, Cite: by}
}

// leadOption: if the offenders defend, declarer has a choice at the first lead of the offender's partner (26).
func leadOption(by law.Cite, which record.Rule) Clause {
	return Clause{Kind: record.Due, On: Partner, Chooser: Declarer, What: about(which), From: record.FirstTurnToLead,
		Opens: record.LeadRestriction, Cite: by}
}

// later: the director looks at the finished board.
func later(review record.MatterKind, by law.Cite) Clause {
	return Clause{Kind: record.Due, From: record.EndOfPlay, Opens: review, Cite: by}
}
