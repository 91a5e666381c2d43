package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// declarersLead: declarer led from the wrong hand, or when a defender was on lead (55). It stands once the next defender has played
// to it (53A), or the other one has, to whom Law 57 then applies. Else either defender may accept it; if they differ, the one who
// is next to play after the lead is heard. A defender who was on lead may perhaps still lead though the partner has played.
var declarersLead = Ask(nextHandPlayed, "53A",
	On(Yes, Ask(acceptedForGood, law.ProperLead,
		On(Yes, leadAccepted("53A")),
		On(No, Rule(slices.Concat(allGoBack(law.ProperLead), toldByRetracted, []Clause{playGoesOn(law.ProperLead)})...)))),
	On(No, Ask(wrongDefenderPlayed, law.WrongDefender,
		On(Yes, leadAccepted(law.WrongDefender)),
		On(No, Offer(LHO, nextDefenderAccepts, "55A",
			On(accept, leadAccepted("55A")),
			On(refuse, declarerRetracts),
			On(silent, Offer(RHO, otherDefenderAccepts, "55A",
				On(accept, leadAccepted("55A")),
				On(refuse, declarerRetracts))))))))

// declarerRetracts: the lead goes back, never as a penalty card (48A). If it was declarer's to lead, the other hand leads now, and any
// card; the director looks at the finished board in case the line of play rested on what the infraction told (55C).
var declarerRetracts = Ask(leadWasDue, "55B",
	On(fromDefender, retractedLead("55B1")),
	On(otherHand, retractedLead("55B2")))

func retractedLead(by law.Cite) *Node {
	return Rule(
		returned(cardsOutOfTurn, by),
		Clause{Kind: record.CardReturned, On: Partner, What: playedTo(Partner), Cite: by},
		Clause{Kind: record.Authorized, On: LHO, What: cardOutOfTurn, Until: record.EndOfPlay, Cite: law.WithdrawnInnocent},
		playGoesOn(by),
		later(record.ReviewInfo, "55C"))
}

// aDefendersLead: a defender led when it was the partner's turn, or declarer's (56). It stands once declarer has played to it from the
// next hand (53A), or says so. Refused, it is a major penalty card; if the partner is on lead, declarer then says what may be led (50D2).
func aDefendersLead(e law.Edition) *Node {
	return Ask(declarerStillToLead, "60B",
		On(Yes, Rule(leadIsPenaltyCard(e, "60B")...)),
		On(No, Ask(nextHandPlayed, "53A",
			On(Yes, leadAccepted("53A")),
			On(No, Offer(Declarer, declarerAccepts, "53A",
				On(accept, leadAccepted("53A")),
				On(refuse, Rule(append(leadIsPenaltyCard(e, "56"),
					Clause{Kind: record.CardReturned, On: RHO, What: playedTo(RHO), Cite: "47D"})...)))))))
}

var defendersLead, defendersLead2007 = aDefendersLead(law.Edition2017), aDefendersLead(law.Edition2007)

// leadIsPenaltyCard: a card was led, or played, deliberately, so the card, and any that its player has put in its place, is a major penalty card,
// whatever its rank; a penalty card that was minor becomes major with it (50B).
func leadIsPenaltyCard(e law.Edition, by law.Cite) []Clause {
	return majorBy(e, by, cardsOutOfTurn, penaltyMajor(earlierPenaltyCards))
}

// What is asked about leads, and who chooses.
const (
	silent       record.AnswerID = "leaves-it"
	fromDefender record.AnswerID = "from-a-defender"
	otherHand    record.AnswerID = "from-the-other-hand"
	spread       record.AnswerID = "spread"
)

var (
	nextDefenderAccepts  = &Fact{ID: "next-defender-accepts", Class: Option, Answers: []record.AnswerID{accept, refuse, silent}}
	otherDefenderAccepts = &Fact{ID: "other-defender-accepts", Class: Option, Answers: []record.AnswerID{accept, refuse}}
	declarerAccepts      = &Fact{ID: "declarer-accepts-lead", Class: Option, Answers: []record.AnswerID{accept, refuse}}
)
