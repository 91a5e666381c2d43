package record

import (
	"fmt"
	"slices"
)

// The words below name the values of this package's closed sets in files, keys of texts and printed paths. They are
// identifiers, never shown to a person as they are.

var kindNames = [...]string{
	NoEvent: "no-event", Call: "call", Play: "play", Together: "together", LedFaceDown: "led-face-down", Faced: "faced", Held: "held", Exposed: "exposed",
	Dropped: "dropped", Named: "named", Touched: "touched", Designated: "designated", Placed: "placed", Turned: "turned",
	Withdrew: "withdrew", PickedUp: "picked-up", Alerted: "alerted", Explained: "explained", Asked: "asked", Said: "said",
	Paused: "paused", ToldTurn: "told-turn", Attention: "attention", Director: "director", Claimed: "claimed",
	Conceded: "conceded", Objected: "objected", Agreed: "agreed", Quitted: "quitted", Pointed: "pointed",
	AskedToSee: "asked-to-see", Mixed: "mixed", ReturnedToBoard: "returned-to-board",
	NextBoard: "next-board", MoveCalled: "move-called", RoundEnded: "round-ended", Scored: "scored", Decided: "decided",
	SawHand: "saw-hand", WrongBoard: "wrong-board",
	AskedRedeal: "asked-redeal", Handled: "handled", Miscounted: "miscounted", Surplus: "surplus", Missed: "missed", NotDue: "not-due",
	HadCalled: "had-called", Heard: "heard", Questioned: "questioned", Unplayable: "unplayable", AskedScore: "asked-score", Elsewhere: "elsewhere", Raised: "raised", Ruling: "ruling", Choice: "choice",
}

// String is the kind's name, as "led-face-down".
func (k Kind) String() string { return name(kindNames[:], int(k)) }

var orderNames = [...]string{
	NoOrder: "no-order", CallStands: "call-stands", CallCancelled: "call-cancelled", AuctionGoesOn: "auction-goes-on",
	TurnReturns: "turn-returns", CardPlayed: "card-played", CardStands: "card-stands", CardReturned: "card-returned",
	PenaltyMinor: "penalty-minor", PenaltyMajor: "penalty-major", CardPickedUp: "card-picked-up", LeadStands: "lead-stands",
	HandSpread: "hand-spread", NoIrregularity: "no-irregularity", PlayGoesOn: "play-goes-on", TricksMoved: "tricks-moved",
	TricksAwarded: "tricks-awarded", IsClaim: "is-claim", ClaimVoid: "claim-void", PlayVoid: "play-void", PenaltyLater: "penalty-later", AdjustScore: "adjust-score",
	ScoreStands: "score-stands", ScoreCorrected: "score-corrected", ArtificialScore: "artificial-score", AdjustSide: "adjust-side", AdjustEach: "adjust-each", SettlementStands: "settlement-stands",
	SettlementCancelled: "settlement-cancelled", RightKept: "right-kept", NotRectified: "not-rectified", RevokeCounts: "revoke-counts",
	CardRestored: "card-restored", CardRemoved: "card-removed", DealtAgain: "dealt-again", ResultCancelled: "result-cancelled",
	BoardLater: "board-later", WeightedScore: "weighted-score", AveragePlus: "average-plus", Average: "average", AverageMinus: "average-minus", SeatsChanged: "seats-changed",
	BoardRighted: "board-righted", BoardsMoved: "boards-moved", MarksGovern: "marks-govern", BoardUnused: "board-unused", OwnSeats: "own-seats",
	RequestGranted: "request-granted", RequestRefused: "request-refused", RoundOpen: "round-open", RoundOver: "round-over", SessionOver: "session-over",
	SubstituteBoard:  "substitute-board",
	QuestionAnswered: "question-answered", QuestionRefused: "question-refused", ContractTold: "contract-told",
	Warned: "warned", Disciplined: "disciplined", Reported: "reported", SpectatorTold: "spectator-told", FactsFound: "facts-found",
	RulingReplaced: "ruling-replaced", RulingStands: "ruling-stands", AppealTold: "appeal-told", AppealRefused: "appeal-refused",
	AppealToDirector: "appeal-to-director", AppealToCommittee: "appeal-to-committee", ScoredApart: "scored-apart",
	CardAdded: "card-added", TrickReopened: "trick-reopened",
	RuledWithLater: "ruled-with-later", MustPass: "must-pass", MustRepeat: "must-repeat", MustNotDouble: "must-not-double",
	MustBidOrPass: "must-bid-or-pass", MayChangeCall: "may-change-call", MayChangeCard: "may-change-card",
	MustDesignate: "must-designate", EitherChooses: "either-chooses", MustLead: "must-lead", MustNotLead: "must-not-lead",
	MustPlaySuit: "must-play-suit", MustNotPlay: "must-not-play", MustPlayHigh: "must-play-high",
	MustPlayLow: "must-play-low", Unauthorized: "unauthorized", Authorized: "authorized", StaysFaceUp: "stays-face-up",
	SmallAfter: "small-after", PlaysFirst: "plays-first", DutyKnown: "duty-known", RightsGone: "rights-gone",
	LeadsFrom: "leads-from", MustPlayCard: "must-play-card", Due: "due",
}

// String is the kind's name, as "must-pass".
func (k OrderKind) String() string { return name(orderNames[:], int(k)) }

// OrderKinds is every kind of order.
func OrderKinds() []OrderKind {
	out := make([]OrderKind, 0, len(orderNames)-1)
	for k := NoOrder + 1; int(k) < len(orderNames); k++ {
		out = append(out, k)
	}
	return out
}

var matterNames = [...]string{
	NoMatter: "no-matter", PackDoubted: "pack-doubted", MarksDoubted: "marks-doubted", SeatingDoubted: "seating-doubted", RoundDoubted: "round-doubted",
	WithdrawnUsed: "withdrawn-used", MatchBoard: "match-board", RedealAsked: "redeal-asked", BoardHandled: "board-handled", WrongCount: "wrong-count", SurplusCard: "surplus-card",
	MissingCard: "missing-card", BoardNotDue: "board-not-due", CalledBefore: "called-before", ReviewCount: "review-count",
	NoResult: "no-result", ScoreAsked: "score-asked", InfoHeard: "info-heard", MethodQuestioned: "method-questioned",
	PlayersDecided: "players-decided", ActedTooSoon: "acted-too-soon", PartnerConsulted: "partner-consulted",
	OptionsUntold: "options-untold", DummySawHand: "dummy-saw-hand", DummySpoke: "dummy-spoke", WrongBoardCards: "wrong-board-cards", CallAfterEnd: "call-after-end", AboveSeven: "above-seven", Inadmissible: "inadmissible",
	ObligationBroken: "obligation-broken", CallChanged: "call-changed", OutOfRotation: "out-of-rotation",
	InsufficientBid: "insufficient-bid", SeatSkipped: "seat-skipped", ExposedInAuction: "exposed-in-auction",
	LeadChanged: "lead-changed", FaceDownLeadOutOfTurn: "face-down-lead-out-of-turn", OpeningLeadOutOfTurn: "opening-lead-out-of-turn",
	LeadOutOfTurn: "lead-out-of-turn", PlayOutOfTurn: "play-out-of-turn", DefenderHeld: "defender-held",
	DeclarerHeld: "declarer-held", DummyTouched: "dummy-touched", WordsIncomplete: "words-incomplete",
	WordsChanged: "words-changed", DummyMisplaced: "dummy-misplaced", DummyIndicated: "dummy-indicated",
	FifthCard: "fifth-card", DeclarerExposed: "declarer-exposed", DefenderExposed: "defender-exposed",
	CardWithdrawn: "card-withdrawn", SeveralCards: "several-cards", DefectiveTrick: "defective-trick",
	TrickPointed: "trick-pointed", TrickInspected: "trick-inspected", CardsMixed: "cards-mixed",
	PenaltyNotPlayed: "penalty-not-played",
	Revoke:           "revoke", RevokeAsked: "revoke-asked", RevokeAlleged: "revoke-alleged", TurnedCard: "turned-card", PartnerOnLead: "partner-on-lead", OwnerToPlay: "owner-to-play",
	LedTooSoon: "led-too-soon", LeadRestriction: "lead-restriction", MissedOption: "missed-option",
	ContractAsked: "contract-asked", Extraneous: "extraneous-information", QuestionAsked: "question-asked", AnswerGiven: "answer-given", ExplanationCorrected: "explanation-corrected",
	Misinformation: "misinformation", Misleading: "misleading-manner", Communication: "communication", Conduct: "conduct", SpectatorSpoke: "spectator-spoke",
	FactsDisputed: "facts-disputed", WaiverAsked: "waiver-asked", Claim: "claim", RevokeTricks: "revoke-tricks", ReviewDamage: "review-damage",
	ReviewAwareness: "review-awareness", ReviewExposed: "review-exposed", ReviewRevoke: "review-revoke",
	ReviewDummy: "review-dummy", ReviewExplained: "review-explained", ReviewInfo: "review-info", ReviewRights: "review-rights", ReviewDefence: "review-defence", ReviewManner: "review-manner", TricksDisputed: "tricks-disputed",
	RulingDoubted: "ruling-doubted", BoardFouled: "board-fouled", Appeal: "appeal",
}

// String is the kind's name, as "insufficient-bid".
func (k MatterKind) String() string { return name(matterNames[:], int(k)) }

// MatterKinds is every kind of matter, in the order of ruling.
func MatterKinds() []MatterKind {
	out := make([]MatterKind, 0, matterKinds-1)
	for k := NoMatter + 1; k < matterKinds; k++ {
		out = append(out, k)
	}
	return out
}

var momentNames = [...]string{
	Now: "now", NextTurn: "next-turn", FirstTurnToLead: "first-turn-to-lead", OnLead: "on-lead", WhileOnLead: "while-on-lead",
	ThisTrick: "this-trick", NextLead: "next-lead", NextCard: "next-card", EndOfAuction: "end-of-auction",
	EndOfPlay: "end-of-play", EndOfRound: "end-of-round", Throughout: "throughout",
	WhilePenalty: "while-penalty",
}

// String is the moment's name, as "first-turn-to-lead".
func (m Moment) String() string { return name(momentNames[:], int(m)) }

var ruleNames = [...]string{
	NoRule: "no-rule", SuitUnspecified: "suit-unspecified", SuitWithdrawn: "suit-withdrawn", AnySuit: "any-suit",
	PenaltySuits: "penalty-suits", AnyLegalCard: "any-legal-card",
}

// String is the rule's name, as "suit-unspecified".
func (r Rule) String() string { return name(ruleNames[:], int(r)) }

func name(names []string, i int) string {
	if i >= len(names) {
		return fmt.Sprintf("unknown-%d", i)
	}
	return names[i]
}

// The methods below let the values stand in JSON and other text formats by name, so that what was stored does not hang on how
// this package numbers them.

// MarshalText writes k by name.
func (k Kind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads a name.
func (k *Kind) UnmarshalText(text []byte) error { return named(k, kindNames[:], text) }

// MarshalText writes k by name.
func (k OrderKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads a name.
func (k *OrderKind) UnmarshalText(text []byte) error { return named(k, orderNames[:], text) }

// MarshalText writes k by name.
func (k MatterKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads a name.
func (k *MatterKind) UnmarshalText(text []byte) error { return named(k, matterNames[:], text) }

// MarshalText writes m by name.
func (m Moment) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads a name.
func (m *Moment) UnmarshalText(text []byte) error { return named(m, momentNames[:], text) }

// MarshalText writes r by name.
func (r Rule) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads a name.
func (r *Rule) UnmarshalText(text []byte) error { return named(r, ruleNames[:], text) }

// named sets v to the index of text in names.
func named[T ~uint8](v *T, names []string, text []byte) error {
	i := slices.Index(names, string(text))
	if i < 0 {
		return fmt.Errorf("record: %q is not a known word", text)
	}
	*v = T(i)
	return nil
}
