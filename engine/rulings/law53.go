package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 53 says how a lead out of turn is accepted; what becomes of one that is not depends on whose it was: declarer's (55) or a
// defender's (56).
var law53 = each(53, record.LeadOutOfTurn, leadOutOfTurn(law.Edition2007, defendersLead2007), leadOutOfTurn(law.Edition2017, defendersLead),
	"56 of either edition was not compared with a text: that the card is a major penalty card, and 50D applies, is shown by directors' charts",
	"53B (53C of 2007): that a defender's lead taken back for declarer's proper lead is no penalty card follows from 'no further rectification'",
	"53A and 53B (53C of 2007) refer to each other: whether a defender on lead may lead after the partner played is left to the director",
	"53A: what goes back with a lead retracted at trick thirteen is plain application",
	"60B of 2007 was not compared with a text",
	wrongTurnUnverified)

// leadOutOfTurn: any lead but the opening one, by a player who was not on lead. Since 2017 it cannot stand at trick thirteen.
func leadOutOfTurn(e law.Edition, byADefender *Node) *Node {
	accepted := Ask(partnerLedSince, "47F2",
		On(Yes, NotCovered("47F2", "led-again-by-partner")),
		On(No, Ask(properLeadMade, law.ProperLead,
			On(Yes, properLeadStands),
			On(No, Ask(leadBy, "53A",
				On(byDeclarer, declarersLead),
				On(byDefender, byADefender))))))
	if e == law.Edition2007 {
		return wrongTurn(e, accepted)
	}
	return wrongTurn(e, Ask(atTrickThirteen, "53A",
		On(Yes, Rule(slices.Concat(allGoBack("53A"), []Clause{playGoesOn("53A")})...)),
		On(No, accepted)))
}

// properLeadStands: an opponent who was on lead led in spite of the irregular lead, before it had been accepted. His card is the
// lead, and whatever was played to the other goes back; there is no further rectification.
var properLeadStands = Rule(slices.Concat(
	[]Clause{returned(cardsOutOfTurn, law.ProperLead)},
	eachSide(func(r Role) Clause {
		return Clause{Kind: record.LeadStands, On: r, What: cardLed(r), Cite: law.ProperLead}
	}, LHO, RHO),
	eachSide(func(r Role) Clause {
		return Clause{Kind: record.CardReturned, On: r, What: playedTo(r), Cite: law.ProperLead}
	}, LHO, Partner, RHO),
	toldByRetracted, []Clause{playGoesOn(law.ProperLead)})...)

// toldByRetracted is what may be known of an irregular lead that went back: all of it by the other side, and nothing by the offender's.
var toldByRetracted = []Clause{
	{Kind: record.Authorized, On: LHO, What: cardOutOfTurn, Until: record.EndOfPlay, Cite: law.WithdrawnInnocent},
	{Kind: record.Unauthorized, On: Offender, What: cardOutOfTurn, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders},
}

// allGoBack takes back the lead and every card played to it.
func allGoBack(by law.Cite) []Clause {
	return append([]Clause{returned(cardsOutOfTurn, by)}, eachSide(func(r Role) Clause {
		return Clause{Kind: record.CardReturned, On: r, What: playedTo(r), Cite: by}
	}, LHO, Partner, RHO)...)
}

func eachSide(clause func(Role) Clause, roles ...Role) []Clause {
	var out []Clause
	for _, r := range roles {
		out = append(out, clause(r))
	}
	return out
}

// leadAccepted: the lead stands as if it had been in turn.
func leadAccepted(by law.Cite) *Node {
	return Rule(Clause{Kind: record.LeadStands, On: Offender, What: cardOutOfTurn, Cite: by}, playGoesOn(by))
}
