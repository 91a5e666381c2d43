package scenarios

import (
	"strings"

	"rectify/engine/law"
	"rectify/engine/record"
)

// An order is one line: its word, what it is about, who obeys, for how long, and the law in square brackets:
//
//	stands 2H [27C]
//	passes N throughout [27B2]
//	must-not-lead diamonds by E while-on-lead [50D2(a)]
//	due lead-restriction N at first-turn-to-lead suit-unspecified [26B]
//
// The first seat is the one who obeys; "by" and "of" before it may be left out. A second seat after "by" is who chooses.
// Events are named by label, by #number, or by a call or card that only one event has.
//
// These are the words that read better in a line than the names that package record gives the kinds, which serve for all
// others.
var orderWords = map[record.OrderKind]string{
	record.CallStands: "stands", record.CallCancelled: "cancelled", record.AuctionGoesOn: "continues", record.TurnReturns: "turn-to",

	record.CardPlayed: "played", record.CardStands: "remains", record.CardReturned: "returned", record.PenaltyMinor: "minor-penalty",
	record.PenaltyMajor: "major-penalty", record.CardPickedUp: "picked-up", record.HandSpread: "spread",
	record.PlayGoesOn: "play-continues", record.AdjustScore: "adjust",

	record.MustPass: "passes", record.MustRepeat: "repeats", record.MustNotDouble: "may-not-double",
	record.MustBidOrPass: "bid-or-pass", record.MayChangeCall: "may-change", record.MayChangeCard: "may-take-back",
	record.MustDesignate: "designates", record.MustPlaySuit: "must-play", record.MustPlayHigh: "must-play-highest",
	record.MustPlayLow: "must-play-lowest",
}

// Two dues are so common that they have a short form: "review 27D", and "may-forbid-lead N" for the partner of an offender
// who defends.
const (
	reviewWord = "review"
	forbidWord = "may-forbid-lead"
	onceWord   = "once" // until the next turn
)

// reviews is what each law that sends the director back to the board looks at.
var reviews = []struct {
	cite law.Cite
	kind record.MatterKind
}{
	{"27D", record.ReviewDamage}, {"23C", record.ReviewDamage}, {"72C", record.ReviewAwareness}, {"23", record.ReviewAwareness},
	{law.Awareness, record.ReviewAwareness}, {"50E3", record.ReviewExposed}, {"64C", record.ReviewRevoke},
	{law.RevokeEquity, record.ReviewRevoke}, {"45F", record.ReviewDummy}, {"21B3", record.ReviewExplained},
	{"47E2(b)", record.ReviewExplained}, {"16", record.ReviewInfo}, {"11A", record.ReviewRights}, {"43B3", record.ReviewDefence},
	{"13", record.ReviewCount},
	{"73E2", record.ReviewManner}, {"73F", record.ReviewManner}, {law.FalseInference, record.ReviewManner},
	{"55C", record.ReviewInfo},
}

// review is the order to look at the board under c once the play is over; it is false if no law says so.
func review(c law.Cite) (record.Order, bool) {
	for _, r := range reviews {
		if c.Within(r.cite) {
			return record.Order{Kind: record.Due, Opens: r.kind, From: record.EndOfPlay, Cite: c}, true
		}
	}
	return record.Order{}, false
}

// forbidLead is the order that lets declarer forbid partner one suit at the first turn to lead (26B). Who is declarer is not
// known before the auction ends.
var forbidLead = record.Order{Kind: record.Due, Opens: record.LeadRestriction, From: record.FirstTurnToLead,
	What: record.Scope{Rule: record.SuitUnspecified}, Cite: "26B"}

// aboutEvent reports whether a call or a card in an order of kind k names the event at which it was made or played.
func aboutEvent(k record.OrderKind) bool {
	switch k {
	case record.CallStands, record.CallCancelled, record.MayChangeCall, record.MayChangeCard, record.RuledWithLater:
		return true
	}
	return false
}

// orderWord is the word of orders of kind k.
func orderWord(k record.OrderKind) string {
	if w := orderWords[k]; w != "" {
		return w
	}
	return k.String()
}

// orderKind is the kind that word names.
func orderKind(word string) record.OrderKind {
	for _, kind := range record.OrderKinds() {
		if orderWord(kind) == word {
			return kind
		}
	}
	return record.NoOrder
}

// moment is the moment that word names.
func moment(word string) (record.Moment, bool) {
	if word == onceWord {
		return record.NextTurn, true
	}
	for m := record.Now; known(m.String()); m++ {
		if m.String() == word {
			return m, true
		}
	}
	return record.Now, false
}

// rule is the rule that word names.
func rule(word string) record.Rule {
	for r := record.NoRule + 1; known(r.String()); r++ {
		if r.String() == word {
			return r
		}
	}
	return record.NoRule
}

// known reports whether package record has a name for a value.
func known(name string) bool { return !strings.HasPrefix(name, "unknown-") }
