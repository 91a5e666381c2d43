package rulings

import (
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 40: a pair's methods must be allowed and known to the opponents. A call that departs from them is legal, as long as the partner has no
// more reason to expect it than the opponents have.
var law40 = each(40, record.MethodQuestioned, methodQuestioned(law.Edition2007), methodQuestioned(law.Edition2017),
	"40A4 stands in no edition before 2017; which special methods are allowed is for the regulating authority (40B2)",
	"40B2(b), 40B2(d): what a player may look at is as the authority has it, and otherwise nothing")

// methodQuestioned asks what is the matter with the methods. Damage is made good where the opponents were not told, or the method is not
// allowed; the rest is fined.
func methodQuestioned(e law.Edition) *Node {
	complaints := []Branch{
		On(deviated, Ask(partnerKnew, "40C1",
			On(No, Rule(regular("40C1"))),
			On(Yes, Ask(methodDamaged, "40C1",
				On(Yes, Rule(adjust("40C1"), penaltyMayFollow("40C1"))),
				On(No, Rule(scoreStands("40C1"), penaltyMayFollow("40C1"))))))),
		On(notDisclosed, Ask(methodDamaged, law.NotDisclosed,
			On(Yes, Rule(adjust(law.NotDisclosed))),
			On(No, Rule(scoreStands(law.NotDisclosed))))),
		On(notAllowed, Ask(methodDamaged, law.IllegalAgreement,
			On(Yes, Rule(adjust(law.IllegalAgreement), penaltyMayFollow(law.IllegalAgreement))),
			On(No, Rule(scoreStands(law.IllegalAgreement), penaltyMayFollow(law.IllegalAgreement))))),
		On(variedAfter, Rule(penaltyMayFollow(law.VaryingMethods))),
		On(lookedItUp, Rule(penaltyMayFollow(ownSystemCard(e)))),
	}
	if e != law.Edition2007 {
		complaints = append(complaints, On(byPartner, Rule(penaltyMayFollow("40A4"))))
		return Ask(whichComplaint2017, "40", complaints...)
	}
	return Ask(whichComplaint2007, "40", complaints...)
}

// ownSystemCard is where the Laws say that a player does not look at the own system card.
func ownSystemCard(e law.Edition) law.Cite {
	if e == law.Edition2007 {
		return law.MemoryAids
	}
	return "40B2(b)"
}

// The complaints.
const (
	deviated     record.AnswerID = "deviated"
	notDisclosed record.AnswerID = "not-disclosed"
	notAllowed   record.AnswerID = "not-allowed"
	variedAfter  record.AnswerID = "varied-after"
	lookedItUp   record.AnswerID = "looked-it-up"
	byPartner    record.AnswerID = "by-partner"
)

var (
	// whichComplaint2007 and whichComplaint2017: what is the matter with the call, as the director finds it.
	whichComplaint2007 = &Fact{ID: "which-complaint-2007", Class: Judgement, Evidence: []*Fact{whatMethods},
		Answers: []record.AnswerID{deviated, notDisclosed, notAllowed, variedAfter, lookedItUp}}
	whichComplaint2017 = &Fact{ID: "which-complaint", Class: Judgement, Evidence: []*Fact{whatMethods},
		Answers: []record.AnswerID{deviated, notDisclosed, notAllowed, variedAfter, lookedItUp, byPartner}}
	whatMethods = &Fact{ID: "what-methods", Class: Table, Asks: Partner, Answers: []record.AnswerID{told}}

	// partnerKnew: the partner had more reason than the opponents to expect a departure from the methods, as after several of the kind.
	partnerKnew = &Fact{ID: "partner-knew-more", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "how-often-before", Class: Table, Asks: Partner, Answers: []record.AnswerID{told}}}}
	// methodDamaged: the opponents would have done better if they had known, or without that method.
	methodDamaged = &Fact{ID: "method-damaged", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
)
