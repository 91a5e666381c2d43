package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 50 says what a penalty card means for its owner, for the partner on lead, and for what everybody may know.
var law50 = slices.Concat(
	each(50, record.PartnerOnLead, partnerOnLead(law.Edition2007), partnerOnLead(law.Edition2017),
		"51B of 2007 was not compared with a text; where 2017 has 51B2(c), 50D2(b) is cited for 2007",
		"50D2: that a suit which declarer forbade and now requires, or the other way round, is as he chose last is plain application, not a text"),
	each(50, record.LedTooSoon, ledTooSoon(law.Edition2007), ledTooSoon(law.Edition2017),
		"50D2: whatever its rank, the card that was led too soon is taken for one played deliberately, so a major penalty card",
		"50D2: that declarer has the choice after the premature lead as before it is plain application, not a text"),
	each(50, record.ReviewExposed, exposedReview2007, exposedReview,
		"50E2 and 50E3 of 2017 were not compared with a text"),
)

// partnerOnLead: the partner of the owner of a major penalty card waits until declarer has said what he wants (50D2, 51B).
func partnerOnLead(e law.Edition) *Node { return leadChoice(e, Partner, Offender) }

// ledTooSoon: the partner led before declarer had chosen. The card led is dealt with under Law 49: it was led on purpose, so it
// is a major penalty card (50B). Declarer then has the choice that the lead was too soon for.
func ledTooSoon(e law.Edition) *Node {
	return Ask(playedOver, "11A",
		On(Yes, NotCovered("11A", "acted-before-director")),
		On(No, Meanwhile(leadChoice(e, Offender, Partner), asMajor(e, theCard, penaltyMajor(earlierPenaltyCards))...)))
}

// leadChoice is declarer's choice when leader is on lead and the partner, owner, has major penalty cards: to require their
// suit, to forbid it for as long as leader keeps the lead, or neither.
func leadChoice(e law.Edition, leader, owner Role) *Node {
	choice := func(fact *Fact, by law.Cite, free law.Cite, restrictions ...Branch) *Node {
		return Offer(Declarer, fact, by, append(restrictions, On(neither, Rule(leadFree(free), reviewExposed())))...)
	}
	return Ask(penaltyPattern, "50D2",
		On(oneCard, choice(penaltyLead, "50D2", "50D2(b)",
			With(require, penaltySuit(require), required(leader, owner, "50D2(a)")),
			With(forbid, penaltySuit(forbid), forbidden(leader, owner, "50D2(a)")))),
		On(oneSuit, choice(penaltyLead, "51B1", "50D2(b)",
			With(require, penaltySuit(require), required(leader, owner, "51B1(a)")),
			With(forbid, penaltySuit(forbid), forbidden(leader, owner, "51B1(b)")))),
		On(severalSuits, choice(penaltyLeads, "51B2", neitherOfSeveral(e),
			With(require, penaltySuit(require), required(leader, owner, "51B2(a)")),
			With(forbidSuits, penaltySuitSets, forbidden(leader, owner, "51B2(b)")))))
}

// required: leader leads the suit, if able (59).
func required(leader, owner Role, by law.Cite) *Node {
	return restricted(Clause{Kind: record.MustLead, On: leader, What: chosenSuits, Until: record.NextLead, Cite: by}, owner)
}

// forbidden: leader does not lead the suit or suits, if able (59), for as long as he keeps the lead.
func forbidden(leader, owner Role, by law.Cite) *Node {
	return restricted(Clause{Kind: record.MustNotLead, On: leader, What: chosenSuits, Until: record.WhileOnLead, Cite: by}, owner)
}

// restricted: the penalty cards of the chosen suits go back to their owner. From now on leader may not use what they told.
func restricted(lead Clause, owner Role) *Node {
	return Rule(lead,
		Clause{Kind: record.CardPickedUp, On: owner, What: cardsOfChosenSuits, Cite: lead.Cite},
		Clause{Kind: record.Unauthorized, On: lead.On, What: cardsOfChosenSuits, Until: record.EndOfPlay, Cite: "50E2"},
		reviewExposed())
}

// penaltyCard makes penalty cards of what, the offender's: a single card below honour rank that was exposed inadvertently is
// minor, every other major (50B). Each leaf starts with first and says what the penalty card means from now on.
func penaltyCard(e law.Edition, what Target, first ...Clause) *Node {
	leaf := func(card []Clause) *Node { return Rule(slices.Concat(first, card)...) }
	return Ask(penaltyGrade, "50B",
		On(honour, leaf(majorCard(e, what))),
		On(oneOfSeveral, leaf(majorCard(e, what, penaltyMajor(earlierPenaltyCards)))),
		On(smallAlone, Ask(inadvertent, "50B",
			On(Yes, leaf(minorCard(e, what))),
			On(No, leaf(majorCard(e, what))))))
}

// majorCard is a major penalty card and the look at the finished board that comes of it.
func majorCard(e law.Edition, what Target, upgrades ...Clause) []Clause {
	return append(asMajor(e, what, upgrades...), reviewExposed())
}

// asMajor: the offender plays it at the first legal opportunity, wherever the suit led allows it (50D1).
func asMajor(e law.Edition, what Target, upgrades ...Clause) []Clause {
	return slices.Concat([]Clause{penaltyMajor(what)}, upgrades,
		[]Clause{staysFaceUp, {Kind: record.PlaysFirst, On: Offender, Until: record.WhilePenalty, Cite: "50D1(a)"}}, toldBy(e, what))
}

// minorCard: the offender may keep it, but plays no other small card of the suit before it (50C).
func minorCard(e law.Edition, what Target) []Clause {
	return slices.Concat([]Clause{penaltyMinor(what), staysFaceUp,
		{Kind: record.SmallAfter, On: Offender, What: what, Until: record.WhilePenalty, Cite: "50C"}}, toldBy(e, what), []Clause{reviewExposed()})
}

var staysFaceUp = Clause{Kind: record.StaysFaceUp, On: Offender, Until: record.WhilePenalty, Cite: "50A"}

// toldBy is what the offender's partner may know. Since 2017 he may use everything that the card tells while it lies on the table
// (50E1). Before, he might know only that it had to be played (50E1), and nothing else that the sight of it told (50E2).
func toldBy(e law.Edition, what Target) []Clause {
	if e == law.Edition2007 {
		return []Clause{
			{Kind: record.DutyKnown, On: Offender, Until: record.WhilePenalty, Cite: "50E1"},
			{Kind: record.Unauthorized, On: Partner, What: what, Until: record.EndOfPlay, Cite: "50E2"},
		}
	}
	return []Clause{{Kind: record.Authorized, On: Offender, What: what, Until: record.WhilePenalty, Cite: "50E1"}}
}

// exposedReview is judged once, on the finished board: without the help of the exposed card, could it well have gone otherwise,
// and were the innocent damaged?
var exposedReview = Ask(cardHelped, "50E3",
	On(Yes, Ask(cardDamaged, "50E3",
		On(Yes, Rule(adjust("50E3"))),
		On(No, Rule(scoreStands("50E3"))))),
	On(No, Rule(scoreStands("50E3"))))

// exposedReview2007 asks whether the exposed card told the offenders something, and whether that damaged the innocent.
var exposedReview2007 = Ask(cardInformed, "50E3",
	On(Yes, Ask(cardDamaged, "50E3",
		On(Yes, Rule(adjust("50E3"))),
		On(No, Rule(scoreStands("50E3"))))),
	On(No, Rule(scoreStands("50E3"))))

var (
	cardHelped   = &Fact{ID: "exposed-card-helped", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	cardInformed = &Fact{ID: "exposed-card-informed", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	cardDamaged  = &Fact{ID: "exposed-card-damaged", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
)

// playedOver: an opponent of the player has played a card since.
var playedOver = &Fact{ID: "opponent-played-since", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		for _, t := range c.State.Tricks {
			for _, p := range t.Plays {
				if p.Event > c.Matter.Event && p.Seat.Opposes(c.Matter.By) {
					return Bool(true, c.Matter.Event, p.Event)
				}
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// earlierPenaltyCards is the offender's penalty cards that are not major yet: they become so when another joins them (50B).
var earlierPenaltyCards = Target{Name: "earlier-penalty-cards", Of: func(c *Case) []record.Scope {
	var out []record.Scope
	for _, p := range c.State.PenaltyCards(c.Matter.By) {
		if !p.Major && !cardsOf(c).Has(p.Card) {
			out = append(out, record.Scope{Card: p.Card})
		}
	}
	return out
}}

// ownerOf is whose penalty cards a lead waits for: the offender's, or, when the partner led too soon, the partner's.
func ownerOf(c *Case) bridge.Seat {
	if c.Matter.Kind == record.LedTooSoon {
		return c.Matter.By.Partner()
	}
	return c.Matter.By
}
