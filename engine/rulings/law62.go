package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 62 is how a revoke is corrected, Law 63 when it is too late for that. One tree decides both, for one question leads to the other.
var law62 = each(62, record.Revoke, revoke(law.Edition2007), revoke(law.Edition2017),
	"62B2: a defender's revoke card that lay face up before is taken to be a penalty card again",
	"62C1: a lead to the next trick goes back if the corrected trick is another's; that is plain application",
	"62C3: what the withdrawn cards tell the two offending sides (16C2) is not ruled",
	"62D: a card withdrawn from the twelfth trick is taken to be no penalty card, for with one card left it would oblige to nothing",
	"63A3 of 2007: an opponent's claim that a defender disputes is not acquiesced in (WBFLC, 12 January 2000, item 3)")

// revoke: a revoke is corrected until its side has gone on (62A, 63A); after that the trick stands as it was played (63B). Since 2017 two revokes in one trick have a rule before all
// others (62C3). In the twelfth trick even an established one is corrected, until the hands are back in the board (62D1).
func revoke(e law.Edition) *Node {
	stands := Rule(Clause{Kind: record.CardStands, On: Offender, What: theRevokeCard, Cite: "63B"},
		Clause{Kind: record.Due, Opens: record.RevokeTricks, From: record.EndOfPlay, Cite: "64A"})
	agreement := law.Cite("63A4")
	if e == law.Edition2007 {
		agreement = "63A3"
	}
	ordinary := Ask(twelfthTrick, "62D1",
		On(otherTrick, Ask(sideWentOn, "63A1", On(Yes, stands),
			On(No, Ask(sideNamed, "63A2", On(Yes, stands),
				On(No, Ask(sideClaimed, "63A3", On(Yes, stands),
					On(No, Ask(sideAgreed, agreement, On(Yes, stands),
						On(No, correction(e)))))))))),
		On(handsOut, lastTwoTricks()),
		On(handsBack, stands))
	if e == law.Edition2007 {
		return ordinary
	}
	return Ask(bothRevoked, "62C3",
		On(Yes, bothCorrected(e)),
		On(No, ordinary))
}

// correction: the offender takes the card back and follows suit. A defender's card becomes a major penalty card, for it was played
// deliberately (62B1, 50B); declarer's and dummy's go back (62B2). The other side may change what it played after the revoke (62C1).
func correction(e law.Edition) *Node {
	after := func(back []Clause) *Node {
		back = append(back, mayChangeAfterRevoke()...)
		return Ask(ledToNext, "62C1",
			On(No, Rule(append(back, playGoesOn("62A"))...)),
			On(Yes, Meanwhile(Ask(leadStillRight, "62C1",
				On(Yes, Rule(mayChange(LHO, ledNext(LHO), "62C1"), mayChange(RHO, ledNext(RHO), "62C1"), playGoesOn("62A"))),
				On(No, Rule(goesBack(LHO, ledNext(LHO), "62C1"), goesBack(RHO, ledNext(RHO), "62C1"), playGoesOn("62A")))), back...)))
	}
	return Ask(whoseRevoke, "62B",
		On(byDefender, after(majorBy(e, "62B1", theRevokeCard, penaltyMajor(earlierPenaltyCards)))),
		On(byDeclarer, after([]Clause{returned(theRevokeCard, "62B2")})))
}

// mayChangeAfterRevoke: the non-offending side may take back what it played after the revoke, until attention was drawn to it (62C1).
func mayChangeAfterRevoke() []Clause {
	return []Clause{mayChange(LHO, playedAfterRevoke(LHO), "62C1"), mayChange(RHO, playedAfterRevoke(RHO), "62C1")}
}

func mayChange(who Role, what Target, by law.Cite) Clause {
	return Clause{Kind: record.MayChangeCard, On: who, What: what, Until: record.NextCard, Cite: by}
}

func goesBack(who Role, what Target, by law.Cite) Clause {
	return Clause{Kind: record.CardReturned, On: who, What: what, Cite: by}
}

// lastTwoTricks: the last two tricks are played anew from the revoke on. A partner of a defender who saw the revoke card before his
// turn may not choose a play that it suggests (62D2).
func lastTwoTricks() *Node {
	anew := []Clause{
		goesBack(Offender, ledNext(Offender), "62D1"), goesBack(Partner, ledNext(Partner), "62D1"),
		goesBack(LHO, ledNext(LHO), "62D1"), goesBack(RHO, ledNext(RHO), "62D1"),
		returned(theRevokeCard, "62D1"),
	}
	anew = append(anew, mayChangeAfterRevoke()...)
	return Ask(seenByPartner, "62D2",
		On(No, Rule(append(slices.Clone(anew), playGoesOn("62D1"))...)),
		On(Yes, Rule(append(slices.Clone(anew),
			Clause{Kind: record.Unauthorized, On: Partner, What: theRevokeCard, Until: record.EndOfPlay, Cite: "62D2"},
			playGoesOn("62D1"))...)))
}

// ifAny is nothing in particular, once, if there is such a card.
func ifAny(card Target) Target {
	return Target{Name: card.Name, Of: func(c *Case) []record.Scope {
		if len(card.Of(c)) == 0 {
			return nil
		}
		return []record.Scope{{}}
	}}
}

// bothCorrected: both sides revoked in the trick, and one of them alone has gone on: both correct it, and every card that the
// defenders withdraw becomes a penalty card (62C3).
func bothCorrected(e law.Edition) *Node {
	next := func(who Role) []Clause {
		card := ledNext(who)
		return []Clause{{Kind: record.PenaltyMajor, On: who, What: card, Cite: "62C3"},
			{Kind: record.StaysFaceUp, On: who, What: ifAny(card), Until: record.WhilePenalty, Cite: "50A"},
			{Kind: record.PlaysFirst, On: who, What: ifAny(card), Until: record.WhilePenalty, Cite: "50D1(a)"},
			{Kind: record.Authorized, On: who, What: card, Until: record.WhilePenalty, Cite: "50E1"}}
	}
	return Ask(whoseRevoke, "62C3",
		On(byDefender, Rule(slices.Concat(majorBy(e, "62C3", theRevokeCard, penaltyMajor(earlierPenaltyCards)), next(Offender), next(Partner), []Clause{playGoesOn("62C3")})...)),
		On(byDeclarer, Rule(returned(theRevokeCard, "62C3"), goesBack(Offender, ledNext(Offender), "62C3"),
			goesBack(Partner, ledNext(Partner), "62C3"), playGoesOn("62C3"))))
}

// changedAfterRevoke: an opponent's revoke was corrected, and the player changed a card played after it (62C1). What the first card
// told is for his side alone. The next player of the revoking side may now change his card too (62C2).
func changedAfterRevoke() *Node {
	out := takenBack("62C1")
	last := len(out.Clauses) - 1
	clauses := append(slices.Clone(out.Clauses[:last]), mayChange(LHO, overTheWithdrawn, "62C2"), out.Clauses[last])
	return Rule(clauses...)
}

// changedByOffenders: a player of the revoking side changed a card after the other side had. A defender's becomes a penalty card
// (62C2); what declarer's or dummy's told is unauthorized for their side all the same.
func changedByOffenders(e law.Edition) *Node {
	stands := Clause{Kind: record.CardStands, On: Offender, What: theNewCard, Cite: "62C2"}
	return Ask(whoseRevoke, "62C2",
		On(byDefender, Rule(append(majorBy(e, "62C2", theWithdrawn, penaltyMajor(earlierPenaltyCards)), stands, playGoesOn("62C2"))...)),
		On(byDeclarer, Rule(returned(theWithdrawn, "62C2"), stands,
			Clause{Kind: record.Unauthorized, On: Offender, What: theWithdrawn, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders},
			playGoesOn("62C2"))))
}
