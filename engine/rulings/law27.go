package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

var law27 = each(27, record.InsufficientBid, insufficientBid2007, insufficientBid,
	"27C: a call by LHO over the premature replacement is taken to refuse the insufficient bid (D7)")

// insufficientBid is the procedure after an insufficient bid in rotation (Law 27, 2017). A bid that its player did not mean to
// make is first of all under Law 25A. 27C (replaced before the director ruled) comes through the record: the new call is an
// event already. A bid both insufficient and out of rotation is under Law 31 (27A2).
var insufficientBid = intendedThen(
	Offer(LHO, acceptsBid, "27A1",
		On(accept, bidAccepted),
		On(refuse, Meanwhile(
			Ask(replacement, "27B",
				On(lowestSpecifying, free("27B1(a)")),
				On(otherBidOrPass, Ask(comparable, "23A",
					On(Yes, free("27B1(b)")),
					On(No, partnerSilenced("27B2", leadOption2017)))),
				On(doubleOrRedouble, Ask(comparable, "23A",
					On(Yes, free("27B1(b)")),
					On(No, doubleFalls(leadOption2017)))),
				On(anotherInsufficient, secondBid())),
			cancelled(theCall, "27B")))))

// insufficientBid2007 differs in what leaves partner free: the lowest bid in the same denomination if neither call is
// artificial, or a call with the same or a more precise meaning; in the lead restrictions; and in the number of the
// law on awareness.
var insufficientBid2007 = intendedThen(
	Offer(LHO, acceptsBid, "27A1",
		On(accept, bidAccepted),
		On(refuse, Meanwhile(
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
			cancelled(theCall, "27B")))))

// intendedThen asks first whether the bid was the one its player meant to make (25A).
func intendedThen(next *Node) *Node {
	return Ask(callIntended, "25A1",
		On(Yes, next),
		On(No, NotCovered("25A1", "unintended-call")))
}

// bidAccepted lets the insufficient bid stand. A replacement that was made too early is then withdrawn, and what it told is
// for the innocent side alone.
var bidAccepted = Rule(
	Clause{Kind: record.CallStands, On: Offender, What: theCall, Cite: "27A1"},
	Clause{Kind: record.CallCancelled, On: Offender, What: theEarlyReplacement, Cite: "27C"},
	Clause{Kind: record.Unauthorized, On: Partner, What: theEarlyReplacement, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders},
	Clause{Kind: record.AuctionGoesOn, Cite: "27A1"})

// free: nothing more happens now, but the director looks at the board again when it is over (27D).
func free(by law.Cite) *Node {
	return Rule(replacementStands, Clause{Kind: record.AuctionGoesOn, Cite: by}, later(record.ReviewDamage, "27D"))
}

// freeButUnauthorized: as free, but what the withdrawn bid told stays unauthorized for the offending side (2007).
func freeButUnauthorized(by law.Cite) *Node {
	return Rule(replacementStands, Clause{Kind: record.AuctionGoesOn, Cite: by}, told16, later(record.ReviewDamage, "27D"))
}

// partnerSilenced: the offender's partner passes to the end of the auction, and pays for it at his first lead.
func partnerSilenced(by law.Cite, lead Clause) *Node {
	return Rule(replacementStands, passesThroughout(by), lead, told16, later(record.ReviewAwareness, law.Awareness))
}

// doubleFalls: a double or redouble that is not comparable is cancelled; whatever bid or pass comes instead, partner is silenced.
func doubleFalls(lead Clause) *Node {
	return Rule(cancelled(theReplacement, "27B3"),
		Clause{Kind: record.MustBidOrPass, On: Offender, Until: record.NextTurn, Cite: "27B3"},
		passesThroughout("27B3"), lead, told16, later(record.ReviewAwareness, law.Awareness))
}

// secondBid: the bid that replaced the insufficient one is insufficient too. It is a matter of its own, with the choice of the
// left-hand opponent first (27A1). If it is not accepted, what 27B3 orders is ordered there; each withdrawn bid brings its own
// lead restriction under the 2007 Laws.
func secondBid(lead ...Clause) *Node {
	return Ask(laterAccepted, "27B4",
		On(Yes, Rule(Clause{Kind: record.RuledWithLater, What: theReplacement, Cite: "27B4"})),
		On(No, Rule(append([]Clause{{Kind: record.RuledWithLater, What: theReplacement, Cite: "27B4"}}, lead...)...)))
}

var (
	// replacementStands says so of a replacement made before the ruling; one made after it needs no word.
	replacementStands = Clause{Kind: record.CallStands, On: Offender, What: theEarlyReplacement, Cite: "27C"}
	// told16: what a withdrawn call told is unauthorized for the offending side.
	told16 = Clause{Kind: record.Unauthorized, On: Partner, What: theCall, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders}

	leadOption2017 = leadOption("26B", record.SuitUnspecified)
	leadOption2007 = leadOption("26", record.SuitWithdrawn)
)

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

// The answers about replacements and acceptance.
const (
	accept              record.AnswerID = "accept"
	refuse              record.AnswerID = "refuse"
	lowestSpecifying    record.AnswerID = "lowest-specifying"
	lowestSame          record.AnswerID = "lowest-same"
	otherBidOrPass      record.AnswerID = "other-bid-or-pass"
	doubleOrRedouble    record.AnswerID = "double-or-redouble"
	anotherInsufficient record.AnswerID = "another-insufficient"
)

// callIntended is found after the offender was asked, away from the table (25A).
var callIntended = &Fact{ID: "call-intended", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "what-was-meant", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}}}

// acceptsBid is LHO's choice (27A1), taken by calling over the bid; or refused, by calling over the bid that replaced it.
var acceptsBid = &Fact{ID: "accepts-bid", Class: Option, Answers: []record.AnswerID{accept, refuse},
	About: func(c *Case) (int, bridge.Seat) { return c.Matter.Event, c.Matter.By.LHO() },
	Derive: func(c *Case) Finding {
		bid, lho := c.State.Made(c.Matter.Event), c.Matter.By.LHO()
		acts := c.State.After(bid.Event, lho)
		if len(acts) == 0 {
			return Finding{}
		}
		if bid.Accepted && bid.Status == record.Stands {
			return Proved(accept, acts[0].Event)
		}
		if r, ok := replacementOf(c.State, c.Matter); ok && r.Event < acts[0].Event {
			return Proved(refuse, acts[0].Event)
		}
		return Finding{}
	}}

// replacement is what the offender put in place of the bid. Whether it is the lowest bid that specifies the same denominations is
// worked out from what both calls show; a lower bid counts against it only if the file says that it shows them too.
var replacement = &Fact{ID: "replacement", Class: System,
	Answers:  []record.AnswerID{lowestSpecifying, otherBidOrPass, doubleOrRedouble, anotherInsufficient},
	Evidence: []*Fact{meaningWithdrawn, meaningReplacement},
	Derive: func(c *Case) Finding {
		return replaced(c, func(new record.MadeCall, over bridge.Call) Finding {
			old, oldKnown := specifies(meanings(c.State, c.Matter.Event))
			shown, newKnown := specifies(meanings(c.State, new.Event))
			if !oldKnown || !newKnown {
				return Finding{Status: Open, Basis: []int{c.Matter.Event, new.Event}, Why: "meaning-unknown"}
			}
			lowest := old != 0 && old&^shown == 0 && sameFeatures(meanings(c.State, c.Matter.Event), meanings(c.State, new.Event))
			for call := over + 1; lowest && call < new.Call; call++ {
				lower, known := specifies(wouldShow(c.State, new.Seat, call))
				lowest = !known || old&^lower != 0
			}
			if lowest {
				return Proved(lowestSpecifying, c.Matter.Event, new.Event)
			}
			return Proved(otherBidOrPass, c.Matter.Event, new.Event)
		})
	},
	Plausible: func(c *Case) []record.AnswerID { return plausibleReplacement(c, lowestSpecifying) },
}

// replacement2007 looks at the denomination named alone; whether the calls are artificial is asked next.
var replacement2007 = &Fact{ID: "replacement-2007", Class: Record,
	Answers: []record.AnswerID{lowestSame, otherBidOrPass, doubleOrRedouble, anotherInsufficient},
	Derive: func(c *Case) Finding {
		return replaced(c, func(new record.MadeCall, over bridge.Call) Finding {
			denom := c.State.Made(c.Matter.Event).Call.Denom()
			if new.Call.Denom() == denom && new.Call.IsBid() && new.Call == lowestOver(over, denom) {
				return Proved(lowestSame, c.Matter.Event, new.Event)
			}
			return Proved(otherBidOrPass, c.Matter.Event, new.Event)
		})
	},
	Plausible: func(c *Case) []record.AnswerID { return plausibleReplacement(c, lowestSame) },
}

// replaced sorts the offender's new call; bid says which bids leave partner free, given the bid that had to be exceeded.
func replaced(c *Case, bid func(new record.MadeCall, over bridge.Call) Finding) Finding {
	new, ok := replacementOf(c.State, c.Matter)
	switch {
	case !ok:
		return Finding{Status: Awaits, Basis: []int{c.Matter.Event}, Why: "await-replacement"}
	case new.Irregular == record.InsufficientBid:
		return Proved(anotherInsufficient, new.Event)
	case new.Call == bridge.Double || new.Call == bridge.Redouble:
		return Proved(doubleOrRedouble, new.Event)
	case new.Call == bridge.Pass:
		return Proved(otherBidOrPass, new.Event)
	}
	return bid(new, c.Before(c.Matter.Event).LastBid().Call)
}

// plausibleReplacement is what could be thought of the new call by someone who sees it: a bid is the one or the other.
func plausibleReplacement(c *Case, freeing record.AnswerID) []record.AnswerID {
	new, ok := replacementOf(c.State, c.Matter)
	switch {
	case !ok:
		return []record.AnswerID{freeing, otherBidOrPass, doubleOrRedouble, anotherInsufficient}
	case new.Call.IsBid() && new.Irregular != record.InsufficientBid:
		return []record.AnswerID{freeing, otherBidOrPass}
	case new.Call == bridge.Pass:
		return []record.AnswerID{otherBidOrPass}
	case new.Irregular == record.InsufficientBid:
		return []record.AnswerID{anotherInsufficient}
	}
	return []record.AnswerID{doubleOrRedouble}
}

// lowestOver is the lowest bid in denom that is sufficient over the given bid.
func lowestOver(over bridge.Call, denom bridge.Denom) bridge.Call {
	for level := 1; level <= 7; level++ {
		if b := bridge.Bid(level, denom); bridge.Sufficient(b, over) {
			return b
		}
	}
	return bridge.NoCall
}

// sameFeatures reports whether the new call tells of each denomination the same sort of thing as the old: length where it told of
// length, shortness where shortness, a control where a control (WBF Commentary on Law 27).
func sameFeatures(old, new []record.Meaning) bool {
	for _, n := range new {
		if !slices.ContainsFunc(old, func(o record.Meaning) bool {
			return o.Shortness&^n.Shortness == 0 && o.Control&^n.Control == 0 && (!o.Notrump || n.Notrump) && o.Specifies()&^n.Specifies() == 0
		}) {
			return false
		}
	}
	return true
}

// bothNatural: neither the insufficient bid nor its replacement is artificial, beyond argument (27B1(a), 2007).
var bothNatural = &Fact{ID: "both-natural", Class: System, Asks: Partner, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{meaningWithdrawn, meaningReplacement},
	Derive: func(c *Case) Finding {
		new, ok := replacementOf(c.State, c.Matter)
		if !ok {
			return Finding{Status: Awaits, Why: "await-replacement"}
		}
		a, aKnown := natural(meanings(c.State, c.Matter.Event))
		b, bKnown := natural(meanings(c.State, new.Event))
		if aKnown && !a || bKnown && !b || aKnown && bKnown {
			return Bool(aKnown && a && bKnown && b, c.Matter.Event, new.Event)
		}
		return Finding{Status: Open, Why: "meaning-unknown"}
	}}

// morePrecise: the new call has the same meaning as the withdrawn bid, or one fully contained in what that could mean
// (27B1(b), 2007). Overlap is not enough.
var morePrecise = &Fact{ID: "more-precise", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{meaningWithdrawn, meaningReplacement},
	Derive: func(c *Case) Finding {
		new, ok := replacementOf(c.State, c.Matter)
		if !ok {
			return Finding{Status: Awaits, Why: "await-replacement"}
		}
		old, with := meanings(c.State, c.Matter.Event), meanings(c.State, new.Event)
		if len(old) == 0 || len(with) == 0 {
			return Finding{Status: Judges, Why: "meaning-unknown"}
		}
		for _, n := range with {
			if !slices.ContainsFunc(old, func(o record.Meaning) bool { return o == n || contained(o, n) }) {
				return Bool(false, c.Matter.Event, new.Event)
			}
		}
		return Bool(true, c.Matter.Event, new.Event)
	}}

// laterAccepted: whether LHO accepted the second insufficient bid, as the ruling on it says.
var laterAccepted = &Fact{ID: "later-accepted", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		new, ok := replacementOf(c.State, c.Matter)
		second := record.MatterID{Kind: record.InsufficientBid, Event: new.Event, By: c.Matter.By}
		if !ok || !c.State.Settled(second) && c.State.Interim(second) == nil {
			return Finding{Status: Awaits, Why: "await-later-ruling"}
		}
		return Bool(new.Accepted || c.State.Made(new.Event).Status == record.Stands, new.Event)
	}}
