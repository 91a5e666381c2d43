package record

import "rectify/engine/bridge"

// A MatterKind is a sort of irregularity, or of something that has fallen due.
type MatterKind uint8

// The kinds of matter, in the order in which matters of one event are ruled. Those up to DummySpoke may decide whether another
// matter is rectified at all, the first of them because the cards or the players are not the right ones. Those up to TurnedCard are irregular calls and cards; then questions, answers and misinformation,
// claims, trick transfers and, last, what is judged once on the final state.
const (
	NoMatter MatterKind = iota

	PackDoubted    // 1
	MarksDoubted   // 2
	SeatingDoubted // 4, 5
	RoundDoubted   // 8

	RedealAsked  // 6D
	BoardHandled // 7
	WrongCount   // 13
	SurplusCard  // 13C, 13F of 2007
	MissingCard  // 14
	BoardNotDue  // 15B, 15 of 2007
	InfoHeard    // 16D, 16C of 2007

	PlayersDecided   // 10A, 10B
	ActedTooSoon     // 9B2, 11A
	PartnerConsulted // 10C2
	OptionsUntold    // 10C1, 82
	WaiverAsked      // 81C5
	DummySawHand     // 43A2, 43A3
	DummySpoke       // 42B, 43B

	CallAfterEnd     // 39
	WrongBoardCards  // 15A, 17D of 2007
	CalledBefore     // 15A3, 17D3 of 2007
	AboveSeven       // 38
	Inadmissible     // 36
	ObligationBroken // 37
	CallChanged      // 25
	OutOfRotation    // 28 to 32
	InsufficientBid  // 27
	SeatSkipped      // 17D3, 17E2
	ExposedInAuction // 24

	LeadChanged           // 41A
	FaceDownLeadOutOfTurn // 41A
	OpeningLeadOutOfTurn  // 54
	LeadOutOfTurn         // 53, 55, 56
	PlayOutOfTurn         // 57
	DefenderHeld          // 45C1
	DeclarerHeld          // 45C2
	DummyTouched          // 45C3
	WordsIncomplete       // 46
	WordsChanged          // 45C4
	DummyMisplaced        // 45D
	DummyIndicated        // 45F
	FifthCard             // 45E
	DeclarerExposed       // 48
	DefenderExposed       // 49
	CardWithdrawn         // 47
	SeveralCards          // 58B
	DefectiveTrick        // 67
	TrickPointed          // 65B3
	TrickInspected        // 66
	CardsMixed            // 65D, 66D
	PenaltyNotPlayed      // 52
	Revoke                // 61, 62
	RevokeAsked           // 61B
	RevokeAlleged         // 61C
	TurnedCard            // 45G

	PartnerOnLead   // 50D2, 51B
	OwnerToPlay     // 51A
	LedTooSoon      // 50D2, led before declarer chose
	LeadRestriction // 26
	MissedOption    // an option that was not offered in time

	ContractAsked        // 41C
	Extraneous           // 16B
	QuestionAsked        // 20B, 20C, 20F, 20G
	AnswerGiven          // 20D, 20F1, by the wrong player
	ExplanationCorrected // 20F4, 20F5
	Misinformation       // 21
	Misleading           // 73D, 73E
	Communication        // 73B
	Conduct              // 74, 90, 91
	SpectatorSpoke       // 76
	FactsDisputed        // 85
	Claim                // 68 to 70
	RevokeTricks         // 64A, 64B

	ReviewDamage    // 27D, 23C
	ReviewAwareness // 72C, 23 of 2007
	ReviewExposed   // 50E3
	ReviewRevoke    // 64C
	ReviewDummy     // 45F
	ReviewExplained // 21B3, 47E2(b)
	ReviewInfo      // 16
	ReviewRights    // 11A since 2017
	ReviewDefence   // 43B3
	ReviewCount     // 13A2, 13B1; 13A and 13D2(a) of 2007
	ReviewManner    // 73E2, 73F of 2007

	WithdrawnUsed // 16C, 16D of 2007

	TricksDisputed   // 79
	NoResult         // 12C2
	ScoreAsked       // 12A
	MatchBoard       // 86
	MethodQuestioned // 40
	RulingDoubted    // 82C, 83
	BoardFouled      // 87
	Appeal           // 92, 93

	matterKinds // how many there are
)

// A MatterID names a matter: the table event where it arose, the offender of its origin, and, for one that fell due, the
// number of table events there had been when it did.
type MatterID struct {
	Kind  MatterKind
	Event int
	By    bridge.Seat
	At    int
}

// Fell reports whether the matter fell due, rather than being an irregularity of its own event.
func (m MatterID) Fell() bool { return m.At != 0 }

// Stage is the part of the order of ruling to which the matter belongs, lowest first: whether there is a right to rectification,
// calls and cards, what was asked and told about calls, claims, trick transfers, reviews.
func (k MatterKind) Stage() int {
	switch {
	case k <= DummySpoke:
		return 0
	case k < ContractAsked:
		return 1
	case k < Claim:
		return 2
	case k == Claim:
		return 3
	case k == RevokeTricks:
		return 4
	}
	return 5
}

// Review reports whether k is a look at the finished board that an earlier ruling asked for.
func (k MatterKind) Review() bool { return k >= ReviewDamage && k <= ReviewManner }

// before reports whether m is ruled before o.
func (m MatterID) before(o MatterID) bool {
	if a, b := m.Kind.Stage(), o.Kind.Stage(); a != b {
		return a < b
	}
	if a, b := max(m.Event, m.At), max(o.Event, o.At); a != b {
		return a < b
	}
	return m.Kind < o.Kind
}
