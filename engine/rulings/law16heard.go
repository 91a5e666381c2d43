package rulings

import (
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// law16heard is about what a player learns of a board from elsewhere: a result overheard, a hand seen by accident (16D; 16C of 2007).
var law16heard = each(16, record.InfoHeard, infoHeard(law.Edition2007), infoHeard(law.Edition2017),
	"16D2(a), 16D2(b): that the form of scoring allows it is for the director")

// infoHeard: the director is told at once. If normal play is in danger he chooses among the remedies that the Laws give; the time of the first
// call parts them.
func infoHeard(e law.Edition) *Node {
	return Ask(playInDanger, law.ExtraneousNotify,
		On(No, Rule(goesOn(law.ExtraneousNotify)...)),
		On(Yes, Ask(callMade, law.Extraneous,
			On(No, beforeFirstCall(e)),
			On(Yes, afterFirstCall(e)))))
}

// beforeFirstCall: before the first call seats may be changed, the board may be dealt anew, played with an eye to its result, or adjusted at once.
// What is ordered besides comes first.
func beforeFirstCall(e law.Edition, besides ...Clause) *Node {
	with := func(more ...Clause) *Node { return Rule(append(append([]Clause{}, besides...), more...)...) }
	atOnce := adjust(law.ExtraneousAdjust)
	if e == law.Edition2007 {
		atOnce = artificialBy(law.ExtraneousAdjust)
	}
	return Ask(earlyRemedy, law.ExtraneousEarly,
		On(changeSeats, with(Clause{Kind: record.SeatsChanged, Cite: law.ExtraneousSeats})),
		On(dealAnew, with(dealtAgain(law.ExtraneousRedeal))),
		On(playOnReady, with(append(goesOn(law.ExtraneousPlayOn), later(record.ReviewInfo, law.ExtraneousPlayOn))...)),
		On(adjustNow, with(atOnce)))
}

// afterFirstCall: the board is played on; since 2017 it may be adjusted at once as well (16D3).
func afterFirstCall(e law.Edition) *Node {
	on := Rule(append(goesOn(law.ExtraneousLate), later(record.ReviewInfo, law.ExtraneousPlayOn))...)
	if e == law.Edition2007 {
		return on
	}
	return Ask(lateRemedy, law.ExtraneousLate, On(playOnReady, on), On(adjustNow, Rule(adjust(law.ExtraneousLate))))
}

// The remedies.
const (
	changeSeats record.AnswerID = "change-seats"
	dealAnew    record.AnswerID = "deal-anew"
	playOnReady record.AnswerID = "play-on"
	adjustNow   record.AnswerID = "adjust-now"
)

var (
	// playInDanger: what was learnt could interfere with normal play.
	playInDanger = &Fact{ID: "play-in-danger", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "what-was-learnt", Class: Table, Answers: []record.AnswerID{told}}}}
	// earlyRemedy and lateRemedy are what the director chooses, before the first call and after it.
	earlyRemedy = &Fact{ID: "early-remedy", Class: Judgement, Answers: []record.AnswerID{changeSeats, dealAnew, playOnReady, adjustNow}}
	lateRemedy  = &Fact{ID: "late-remedy", Class: Judgement, Answers: []record.AnswerID{playOnReady, adjustNow}}
)
