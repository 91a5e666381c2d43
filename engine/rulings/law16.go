package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 16 is ruled twice: when attention is drawn to a pause or a remark (16B2), and on the finished board, where what was done is judged
// (16B3). Four questions make the chain: was there unauthorized information; was there a logical alternative to what was done; did
// the information suggest that over the alternative; and did it do damage? Each must be answered yes for an adjusted score.
var law16 = slices.Concat(
	both(16, record.Extraneous, extraneous,
		"16B2: that opponents may reserve their rights a regulating authority may change",
		"16D (16C of 2007): information from other sources is looked at here only where a card that somebody else exposed was ruled on (24, 49)"),
	both(16, record.ReviewInfo, reviewInfo,
		"16B1(a) of 2007 says “could demonstrably have been suggested”: the question is the same",
		"16D3 and 16C3 of 2007: the exact wording has not been compared (D18)"),
)

// extraneous: attention was drawn to a pause or a remark. The other side says what it saw, the director finds whether it told anything,
// and the table goes on.
var extraneous = Ask(infoGiven, "16B1(a)",
	On(Yes, Rule(explanationTold("16B1(a)"), later(record.ReviewInfo, "16B3"))),
	On(No, Rule(regular("16B1(a)"))))

// reviewInfo is judged once, on the finished board.
var reviewInfo = Ask(infoFrom, "16A3",
	On(fromOwnSide, Ask(infoGiven, "16B1(a)",
		On(No, Rule(scoreStands("16B1(a)"))),
		On(Yes, Ask(hadAlternative, "16B1(b)",
			On(No, Rule(scoreStands("16B1(b)"))),
			On(Yes, Ask(infoSuggested, "16B1(a)",
				On(No, Rule(scoreStands("16B1(a)"))),
				On(Yes, Ask(infoDamaged, "16B3",
					On(No, Rule(scoreStands("16B3"))),
					On(Yes, Rule(adjust("16B3"))))))))))),
	On(fromElsewhere, Ask(infoSpoilt, law.ExtraneousPlayOn,
		On(No, Rule(scoreStands(law.ExtraneousPlayOn))),
		On(Yes, Rule(adjust(law.ExtraneousPlayOn))))))

// The answers about where information came from.
const (
	fromOwnSide   record.AnswerID = "own-side"
	fromElsewhere record.AnswerID = "elsewhere"
)

// infoFrom: from the offender's own side, or from a card that was shown through no error of its player's (24, 49) or seen in the deal
// (6D), or from a spectator (76).
var infoFrom = &Fact{ID: "information-from", Class: Record, Answers: []record.AnswerID{fromOwnSide, fromElsewhere},
	Derive: func(c *Case) Finding {
		switch e := eventOf(c); {
		case e.Kind == record.Exposed, e.Kind == record.Dropped, e.Kind == record.Faced, e.Kind == record.Held, e.Kind == record.AskedRedeal, e.Kind == record.Heard,
			e.Opens == record.SpectatorSpoke:
			return Proved(fromElsewhere, c.Matter.Event)
		}
		return Proved(fromOwnSide, c.Matter.Event)
	}}

// infoGiven: the side learnt something in a way other than by calls and plays (16A3, 16B1(a)). If the players disagree, the director finds
// it on the weight of the evidence (85A).
var infoGiven = &Fact{ID: "information-given", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{
		{ID: "what-was-noticed", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}},
		{ID: "what-it-was", Class: Table, Answers: []record.AnswerID{told}},
	}}

// hadAlternative: peers of the player, with the same methods, would have thought seriously of another action, and some would have taken
// it (16B1(b)). Asking such players is how the director finds out.
var hadAlternative = &Fact{ID: "logical-alternative", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{
		{ID: "why-this-action", Class: Table, Asks: Partner, Answers: []record.AnswerID{told}},
		{ID: "what-peers-say", Class: Table, Asks: Partner, Answers: []record.AnswerID{told}},
	}}

var (
	// infoSuggested: the information demonstrably suggested what was done over that alternative.
	infoSuggested = &Fact{ID: "information-suggested", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// infoDamaged: the other side would have done better after the alternative.
	infoDamaged = &Fact{ID: "information-damaged", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// infoSpoilt: what was seen had a part in how the board was called or played.
	infoSpoilt = &Fact{ID: "information-spoilt", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
)
