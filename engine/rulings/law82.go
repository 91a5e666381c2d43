package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The director's own business: a rectification may be waived (81C5), a ruling may have been wrong (82C) or open to review (83), the facts
// may be disputed (85), a board may be fouled (87), and whoever is not content may appeal (92, 93).
var law82 = slices.Concat(
	both(81, record.WaiverAsked, waiverAsked, "81C5: the wording of 2017 has not been compared"),
	both(82, record.RulingDoubted, rulingDoubted, "82C has not been compared; 83 of 2017 neither"),
	both(85, record.FactsDisputed, factsDisputed),
	both(87, record.BoardFouled, boardFouled,
		"87B is for pairs and individuals; in a match the results are cancelled under 86B2 of 2017"),
	both(92, record.Appeal, appeal,
		"92B: thirty minutes after the score is made available, unless the organizer sets another time",
		"92 and 93 of 2017 have not been compared"))

// waiverAsked: only the side that did not err may ask, and the director needs a cause besides. He does not do it by himself.
var waiverAsked = Ask(whoWaives, "81C5",
	On(theOffenders, Rule(rulingStands("81C5"))),
	On(theInnocent, Ask(waiverCause, "81C5",
		On(No, Rule(rulingStands("81C5"))),
		On(Yes, Rule(Clause{Kind: record.NotRectified, Cite: "81C5"})))))

// rulingDoubted: a mistaken ruling is put right if the board can still be scored in the normal way. If not, both sides are treated as
// non-offending, so that each has the benefit of the doubt: an assigned score for each, or an artificial one if play cannot tell what
// would have been.
var rulingDoubted = Ask(rulingWrong, "82C",
	On(No, Ask(reviewInOrder, "83",
		On(No, Rule(rulingStands("83"))),
		On(Yes, Rule(rulingStands("83"), Clause{Kind: record.AppealTold, Cite: "83"})))),
	On(Yes, Ask(scoredNormally, "82C",
		On(Yes, Rule(Clause{Kind: record.RulingReplaced, Cite: "82C"})),
		On(No, Ask(resultObtained, "82C",
			On(Yes, Rule(Clause{Kind: record.AdjustEach, Cite: "82C"})),
			On(No, Rule(Clause{Kind: record.ArtificialScore, Cite: "82C"})))))))

func rulingStands(by law.Cite) Clause { return Clause{Kind: record.RulingStands, Cite: by} }

// factsDisputed: the director finds what happened on the balance of probabilities, by weight and not by number of voices, and then rules as
// on agreed facts (84). If he cannot, he rules so that play goes on.
var factsDisputed = Ask(factsAre, "85A1",
	On(asAccused, Rule(Clause{Kind: record.FactsFound, On: LHO, Cite: "85A1"})),
	On(asDenied, Rule(Clause{Kind: record.FactsFound, On: Offender, Cite: "85A1"})),
	On(unknown, Rule(playGoesOn("85B"))))

// boardFouled: a board that differs from the hand record alone is none; it is fouled if it was played in two forms by contestants who are to
// be compared.
var boardFouled = Ask(playedInTwoForms, "87A",
	On(No, Rule(scoreStands("87A"))),
	On(Yes, Rule(Clause{Kind: record.ScoredApart, Cite: "87B"})))

// appeal: in time, with partner's consent, and then to whoever may change what is appealed against. On a point of law or regulation, and
// on discipline, a committee may recommend, but not overrule the director.
var appeal = Ask(appealInTime, "92B",
	On(No, Rule(notHeard("92B"))),
	On(Yes, Ask(partnerConcurs, "92D",
		On(No, Rule(notHeard("92D"))),
		On(Yes, Ask(appealAbout, "93B",
			On(pointOfLaw, Rule(toDirector("93B1"))),
			On(pointOfDiscipline, Rule(toDirector("93B3"))),
			On(pointOfFact, Ask(committeeMeets, "93A",
				On(No, Rule(toDirector("93A"))),
				On(Yes, Rule(Clause{Kind: record.AppealToCommittee, Cite: "93B2"})))))))))

func notHeard(by law.Cite) Clause   { return Clause{Kind: record.AppealRefused, On: Offender, Cite: by} }
func toDirector(by law.Cite) Clause { return Clause{Kind: record.AppealToDirector, Cite: by} }

// The answers about rulings, facts and appeals.
const (
	theOffenders      record.AnswerID = "offenders"
	theInnocent       record.AnswerID = "non-offenders"
	asAccused         record.AnswerID = "as-accused"
	asDenied          record.AnswerID = "as-denied"
	unknown           record.AnswerID = "cannot-tell"
	pointOfLaw        record.AnswerID = "law"
	pointOfDiscipline record.AnswerID = "discipline"
	pointOfFact       record.AnswerID = "judgement"
)

// whoWaives: the side that asks has erred itself, or it was its opponents.
var whoWaives = &Fact{ID: "who-waives", Class: Record, Answers: []record.AnswerID{theOffenders, theInnocent},
	Derive: func(c *Case) Finding {
		e := eventOf(c)
		if c.State.Event(e.Of).Seat.Opposes(e.Seat) {
			return Proved(theInnocent, e.Of, c.Matter.Event)
		}
		return Proved(theOffenders, c.Matter.Event)
	}}

var (
	waiverCause = &Fact{ID: "waiver-cause", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "why-waive", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}}}
	rulingWrong = &Fact{ID: "ruling-wrong", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "what-was-ruled", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}}}}
	// reviewInOrder: the ruling rests on facts found, or on the director's judgement, and not on the book alone (83).
	reviewInOrder = &Fact{ID: "review-in-order", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// scoredNormally: with the right ruling in its place, the board can still be called, played and scored in the normal way.
	scoredNormally = &Fact{ID: "scored-normally", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// resultObtained: there is enough of a board to say what results were likely; else the score is artificial (12C1(d), 12C2).
	resultObtained = &Fact{ID: "result-to-assign", Class: Judgement, Answers: []record.AnswerID{Yes, No}}

	factsAre = &Fact{ID: "facts-are", Class: Judgement, Answers: []record.AnswerID{asAccused, asDenied, unknown},
		Evidence: []*Fact{
			{ID: "what-one-side-says", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}},
			{ID: "what-the-other-says", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}},
		}}
	playedInTwoForms = &Fact{ID: "played-in-two-forms", Class: Judgement, Answers: []record.AnswerID{Yes, No}}

	appealInTime = &Fact{ID: "appeal-in-time", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// partnerConcurs: both members of a pair, or the captain of a team, want the appeal (92D).
	partnerConcurs = &Fact{ID: "partner-concurs", Class: Table, Asks: Partner, Answers: []record.AnswerID{Yes, No}}
	appealAbout    = &Fact{ID: "appeal-about", Class: Judgement, Answers: []record.AnswerID{pointOfLaw, pointOfDiscipline, pointOfFact},
		Evidence: []*Fact{{ID: "why-appeal", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}}}
	committeeMeets = &Fact{ID: "committee-meets", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
)
