package law

import (
	"fmt"
	"slices"
	"strings"
)

// Subjects whose number moved while the rule stayed, or kept its place among its neighbours. A tree that editions share
// cites the subject; [Edition.Resolve] gives the paragraph. What moved where stands in [Moves].
const (
	// Duties around a ruling, and scores.
	DummyDrawsAttention Cite = "~dummy-draws-attention" // dummy may not, while play lasts
	OwnInfraction       Cite = "~own-infraction"        // no duty to draw attention to it
	SeriousError        Cite = "~serious-error"         // damage that the non-offending side inflicted on itself
	ArtificialIMPs      Cite = "~artificial-imps"       // plus or minus three
	NonBalancing        Cite = "~non-balancing"         // scores in a knock-out match

	// Boards and hands.
	WrongCountNoCall    Cite = "~wrong-count-no-call"    // no player with a wrong hand has called
	WrongCountNotSeen   Cite = "~wrong-count-not-seen"   // and nobody saw another's card
	WrongCountSeen      Cite = "~wrong-count-seen"       // or somebody did
	WrongCountPlayable  Cite = "~wrong-count-playable"   // called, but the deal can be corrected and played
	WrongCountAdjust    Cite = "~wrong-count-adjust"     // called, and it cannot
	WrongCountAfterPlay Cite = "~wrong-count-after-play" // found when play is over
	SurplusCard         Cite = "~surplus-card"           // a card that is no part of the deal
	WrongBoardCards     Cite = "~wrong-board-cards"      // a call made with the cards of another board
	WrongBoardCancelled Cite = "~wrong-board-cancelled"  // that call is cancelled
	WrongBoardAgain     Cite = "~wrong-board-again"      // and made again with the right cards
	WrongBoardPartner   Cite = "~wrong-board-partner"    // unless partner has called
	WrongBoardLater     Cite = "~wrong-board-later"      // the board the cards came from
	WrongBoardPenalty   Cite = "~wrong-board-penalty"    // besides the rectification
	UnplayedBoard       Cite = "~unplayed-board"         // a board not due this round that none of the four has played
	PlayedBoard         Cite = "~played-board"           // one that somebody has
	RightBoardLater     Cite = "~right-board-later"      // the two pairs play the right board afterwards
	NoRedeal            Cite = "~no-redeal"              // of one board of a match
	OtherTable          Cite = "~other-table"            // a result was obtained there

	// Information.
	Withdrawn          Cite = "~withdrawn"           // calls and plays taken back
	WithdrawnInnocent  Cite = "~withdrawn-innocent"  // authorized for the non-offending side
	WithdrawnOffenders Cite = "~withdrawn-offenders" // unauthorized for the offending side
	Extraneous         Cite = "~extraneous"          // from other sources than partner
	ExtraneousNotify   Cite = "~extraneous-notify"   // the Director is told
	ExtraneousEarly    Cite = "~extraneous-early"    // before the first call
	ExtraneousSeats    Cite = "~extraneous-seats"    // and the seats are changed
	ExtraneousRedeal   Cite = "~extraneous-redeal"   // or the board is dealt anew
	ExtraneousPlayOn   Cite = "~extraneous-play-on"  // or it is played, the Director ready to adjust
	ExtraneousAdjust   Cite = "~extraneous-adjust"   // or adjusted at once
	ExtraneousLate     Cite = "~extraneous-late"     // after the first call
	Awareness          Cite = "~awareness"           // the offender could have known that it could well damage
	AvoidAdvantage     Cite = "~avoid-advantage"     // of unauthorized information from partner
	FairDeception      Cite = "~fair-deception"      // by a call or play
	FalseInference     Cite = "~false-inference"     // from an opponent's manner
	ConsultingNotes    Cite = "~consulting-notes"    // one's own, during auction and play
	NotDisclosed       Cite = "~not-disclosed"       // damage by a failure to disclose
	RepeatedlySilent   Cite = "~repeatedly-silent"   // disclosure failed again and again
	IllegalAgreement   Cite = "~illegal-agreement"   // an understanding that does not comply
	ExplainFully       Cite = "~explain-fully"       // all that is special
	ExplainCrucial     Cite = "~explain-crucial"     // information withheld that was crucial
	MemoryAids         Cite = "~memory-aids"         // none but those allowed
	VaryingMethods     Cite = "~varying-methods"     // by prior agreement, after an irregularity

	// The auction.
	AuctionEnd           Cite = "~auction-end"            // three passes after a bid
	PassedOut            Cite = "~passed-out"             // four passes
	AuctionPeriodEnd     Cite = "~auction-period-end"     // after which no call is changed
	LeadEndsPeriod       Cite = "~lead-ends-period"       // the opening lead is faced
	PassedOutEndsPeriod  Cite = "~passed-out-ends-period" // all four hands are back in the board
	MissedTurn           Cite = "~missed-turn"            // three passes, one of them out of rotation
	UnintendedBarred     Cite = "~unintended-barred"      // partner has called
	UnintendedPeriodOver Cite = "~unintended-period-over" // the auction ended before partner's turn
	UnintendedLHO        Cite = "~unintended-lho"         // may withdraw a call made over the first
	PassRepeatedTurn     Cite = "~pass-repeated-turn"     // a pass after one's own call is a change of call
	DoubleAtRHO          Cite = "~double-at-rho"          // a double out of rotation at RHO's turn
	DoubleRHOPasses      Cite = "~double-rho-passes"      // RHO passes: it is repeated
	DoubleRHOActs        Cite = "~double-rho-acts"        // RHO bids, doubles or redoubles
	DoubleAtPartner      Cite = "~double-at-partner"      // one at partner's turn

	// The play.
	ProperLead        Cite = "~proper-lead"        // made after an irregular one
	WrongDefender     Cite = "~wrong-defender"     // plays to declarer's irregular lead
	DummyWrongCard    Cite = "~dummy-wrong-card"   // placed in the played position, found in time
	ForbidOtherSuit   Cite = "~forbid-other-suit"  // to the partner of a premature player
	DummyPremature    Cite = "~dummy-premature"    // played early or suggested a play
	DeclarerPremature Cite = "~declarer-premature" // his early play stands
	RevokeEquity      Cite = "~revoke-equity"      // the tricks transferred do not compensate
	ConcededWon       Cite = "~conceded-won"       // a trick that the side had won
	ConcededSafe      Cite = "~conceded-unlosable" // a trick that no normal play loses
)

// A Move says where a subject stands in the editions.
type Move struct {
	Subject   Cite
	In2007    Cite
	Since2017 Cite
}

// In is the paragraph under e; it is empty for an edition that is not published.
func (m Move) In(e Edition) Cite {
	switch e.Base() {
	case Edition2007:
		return m.In2007
	case Edition2017:
		return m.Since2017
	}
	return ""
}

// Moves lists what moved where, in the order of the laws since 2017.
func Moves() []Move { return slices.Clone(moves[:]) }

// Resolve is the paragraph that c cites under e. A citation that is no subject comes back unchanged, and so does a subject
// that does not exist, or that e has no text for; [Edition.Check] tells them apart.
func (e Edition) Resolve(c Cite) Cite {
	if m, ok := moved[c]; ok && e.Published() {
		return m.In(e)
	}
	return c
}

// IsSubject reports whether c is written as a subject; whether there is such a subject, [Edition.Check] says.
func (c Cite) IsSubject() bool { return strings.HasPrefix(string(c), "~") }

// An UnknownSubjectError names a subject that does not exist.
type UnknownSubjectError struct{ Subject Cite }

func (e UnknownSubjectError) Error() string {
	return fmt.Sprintf("there is no subject %q in the Laws", string(e.Subject))
}
