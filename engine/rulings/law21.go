package rulings

import (
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 21 rules what becomes of the calls of a side that was told the wrong thing of an opponent's call, or not told of it.
var law21 = both(21, record.Misinformation, misinformation,
	"21B1: a call of the offenders over the changed one is cancelled, and made anew, as 21B2 lets its player change it",
	"21B2: whether Law 26 restricts leads after such a call is not said (D8): nothing is ordered",
	"75A of 2007 and 75C of 2007 have not been compared with the text",
	"21B1(a): when the last to call keeps the call, or could not have been influenced, that call stands and no ruling is made on earlier ones")

// misinformation: the player's own misunderstanding gives nothing (21A), and neither does a right explanation of a mistaken call (75C).
// A mistaken explanation is presumed (21B1(b)). Then only the last call of the other side can still be changed, for the partner of
// any other has called since.
var misinformation = Ask(ownMisunderstanding, "21A",
	On(Yes, Rule(regular("21A"))),
	On(No, Ask(whichMistake, "21B1(b)",
		On(mistakenCall, Rule(heard, regular("75C"))),
		On(mistakenExplanation, Ask(callToChange, "21B1(a)",
			On(periodGone, Rule(heard, later(record.ReviewExplained, "21B3"))),
			On(toldInTime, Rule(heard, auctionGoesOn("21B1(a)"), later(record.ReviewExplained, "21B3"))),
			On(nothing, Rule(heard, regular("21B1(a)"))),
			On(lastCall, Ask(influenced, "21B1(a)",
				On(No, lastCallStands),
				On(Yes, Offer(LastOpponent, changesCall, "21B1(a)",
					On(keep, lastCallStands),
					On(changes, lastCallChanged))))))))))

// lastCallStands: nothing is changed, and the director looks again if an earlier call was made after the explanation.
var lastCallStands = Rule(heard,
	Clause{Kind: record.CallStands, On: LastOpponent, What: theirLastCall, Cite: "21B1(a)"}, reviewEarlier)

// lastCallChanged waits for the new call. What the offenders had called over the first one falls, and they call again (21B2). All
// that the withdrawn calls told is for the other side alone.
var lastCallChanged = Meanwhile(Ask(callChanged21, "21B1(a)",
	On(overNothing, Rule(auctionGoesOn("21B1(a)"), toThem, notToUs, reviewEarlier)),
	On(overCalls, Rule(
		Clause{Kind: record.CallCancelled, What: callsOver, Cite: "21B2"}, auctionGoesOn("21B1(a)"), toThem, notToUs,
		Clause{Kind: record.Authorized, On: LastOpponent, What: bidsOver, Until: record.EndOfPlay, Cite: law.WithdrawnInnocent},
		Clause{Kind: record.Unauthorized, On: Offender, What: bidsOver, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders},
		reviewEarlier))),
	heard, Clause{Kind: record.MayChangeCall, On: LastOpponent, What: callStillChangeable, Until: record.NextTurn, Cite: "21B1(a)"})

var (
	// heard: the player of the call may not use what the explanation, or its absence, told him of how his partner took it (75A).
	heard = Clause{Kind: record.Unauthorized, On: Partner, What: whatWasHeard, Until: record.EndOfPlay, Cite: "75A"}

	toThem  = Clause{Kind: record.Authorized, On: LastOpponent, What: theirLastCall, Until: record.EndOfPlay, Cite: law.WithdrawnInnocent}
	notToUs = Clause{Kind: record.Unauthorized, On: Offender, What: theirLastCall, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders}

	// reviewEarlier: calls that can no longer be changed may have cost the other side something (21B3).
	reviewEarlier = Clause{Kind: record.Due, What: ifCalledEarlier, From: record.EndOfPlay, Opens: record.ReviewExplained, Cite: "21B3"}
)

// The answers about misinformation.
const (
	mistakenCall        record.AnswerID = "mistaken-call"
	mistakenExplanation record.AnswerID = "mistaken-explanation"
	periodGone          record.AnswerID = "period-over"
	toldInTime          record.AnswerID = "partner-has-called"
	lastCall            record.AnswerID = "last-call"
	changes             record.AnswerID = "change"
	overNothing         record.AnswerID = "nothing-over-it"
	overCalls           record.AnswerID = "called-over"
)
