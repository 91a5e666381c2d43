package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Conduct is one matter for the director: what sort of breach it was says whether he speaks to the player (74), gives a procedural penalty
// (90) or a disciplinary one (91). Spectators are subject to him as players are (76).
var law74 = slices.Concat(
	both(74, record.Conduct, conduct,
		"74: the wording of 2017 and 2007 has not been compared; which of 74B1 to 74B5 or 74C1 to 74C8 it was, the director says",
		"90A and 91A: the size of a penalty is the organizer's; what is ordered is that one may follow"),
	both(76, record.SpectatorSpoke, spectatorSpoke,
		"76C: what a spectator says takes no right to a rectification away; under the Laws of 1997 it could"))

// The sorts of breach.
const (
	impolite    record.AnswerID = "courtesy"
	improper    record.AnswerID = "remark"
	ofProcedure record.AnswerID = "procedure"
	defiant     record.AnswerID = "discipline"
)

// conduct: what Law 74B asks of players they should do, so that a first breach costs a word; a remark or gesture may have told partner
// something as well (74C, 16B).
var conduct = Ask(breachSort, "74A3",
	On(impolite, Ask(breachRepeated, "74B",
		On(No, Rule(playerWarned("74B"))),
		On(Yes, Rule(penaltyMayFollow("90A"))))),
	On(improper, Ask(infoGiven, "74C",
		On(No, Rule(playerWarned("74C"))),
		On(Yes, Rule(playerWarned("74C"), explanationTold("16B1(a)"), later(record.ReviewInfo, "16B3"))))),
	On(ofProcedure, Ask(breachHinders, "90A",
		On(No, Rule(playerWarned("90A"))),
		On(Yes, Rule(penaltyMayFollow("90A"))))),
	On(defiant, Rule(Clause{Kind: record.Disciplined, On: Offender, Cite: "91A"})))

func playerWarned(by law.Cite) Clause { return Clause{Kind: record.Warned, On: Offender, Cite: by} }

// spectatorSpoke: a spectator may not draw attention to anything. If he has, what he pointed to is ruled all the same, for the director
// rectifies whatever he becomes aware of in whatever way (81C3); what he told a player about the hands is extraneous information.
var spectatorSpoke = Ask(spectatorTold, "76C",
	On(No, Rule(Clause{Kind: record.SpectatorTold, Cite: "76C"})),
	On(Yes, Rule(Clause{Kind: record.SpectatorTold, Cite: "76C"}, later(record.ReviewInfo, law.ExtraneousPlayOn))))

var (
	// breachSort: which of the laws on conduct the player broke.
	breachSort = &Fact{ID: "breach-sort", Class: Judgement, Answers: []record.AnswerID{impolite, improper, ofProcedure, defiant},
		Evidence: []*Fact{{ID: "why-such-conduct", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}}}
	breachRepeated = &Fact{ID: "breach-repeated", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// breachHinders: it delayed or obstructed the game, inconvenienced others, or makes an adjusted score necessary (90A).
	breachHinders = &Fact{ID: "breach-hinders", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// spectatorTold: the remark told a player something about the hands that the game had not.
	spectatorTold = &Fact{ID: "spectator-told", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "what-spectator-said", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}}}}
)
