package record

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
)

// An OrderKind says what an [Order] does.
type OrderKind uint8

// The kinds of order. Those up to PlayGoesOn take effect at once; then come the standing ones, in force from one moment
// to another; Due is something to be offered or looked at later.
const (
	NoOrder OrderKind = iota

	// At once, about calls.
	CallStands    // What.Event stands as it was made
	CallCancelled // What.Event is cancelled
	AuctionGoesOn // the auction continues with no rectification
	TurnReturns   // the turn goes to On

	// At once, about cards.
	CardPlayed     // What.Card of On is played to the trick in progress or, with What.Event, in place of the card of that event
	CardStands     // What.Card of On stays as it was played, or goes back where On took it from (47F2)
	CardReturned   // What.Card of On goes back to the hand, no penalty card
	PenaltyMinor   // What.Card of On is a minor penalty card, until On has another: then all are major (50B)
	PenaltyMajor   // What.Card of On is a major penalty card (50B)
	CardPickedUp   // What.Card of On, a penalty card, is picked up
	CardAdded      // What.Card of On is On's card in the defective trick, which the same seat wins all the same (67B)
	TrickReopened  // On plays a card to the trick that was quitted without one of On's (67A1)
	LeadStands     // the lead What.Card of On stands, though On has taken it back
	HandSpread     // On spreads the hand as dummy and the partner becomes declarer (54A)
	NoIrregularity // nothing irregular has happened, or nothing that is rectified
	PlayGoesOn     // play continues with no further rectification
	TricksMoved    // What.N tricks go from On's side to the other; 0 says that none does (64B)
	TricksAwarded  // What.N of the tricks left go to On's side
	IsClaim        // that On faced the hand is a claim of the tricks left (48B2)
	ClaimVoid      // the claim or concession did not take place
	PlayVoid       // the cards played since the claim go back: play had ceased (68D)
	PenaltyLater   // a procedural penalty may be given to On's side (90)
	AdjustScore    // an adjusted score is assigned (12C1)
	ScoreStands    // the score obtained stands
	ScoreCorrected // the score is that for What.N tricks of declarer's (79)
	RuledWithLater // the matter is settled by the ruling on table event What.Event

	// At once, about a right to rectification, and scores.
	ArtificialScore     // an artificial adjusted score is assigned (12C2)
	AdjustSide          // the score of On's side is adjusted, the other side keeps its own (11A, 43B3)
	AdjustEach          // the score of each side is adjusted by itself, as if neither were at fault (82C)
	SettlementStands    // what the players settled among themselves stands, in place of a rectification (10B)
	SettlementCancelled // it does not: the irregularity is ruled as if they had said nothing (10B)
	RightKept           // the right to a rectification is not lost (11A)
	NotRectified        // the irregularity to which the matter's event refers is not rectified (11A, 43B3)
	RevokeCounts        // the revoke to which it refers costs tricks as if it were established, though it is corrected (43B2(b))

	// At once, about the board itself.
	CardRestored    // the cards of the matter's event go to the hand of On, where they belong (13, 14)
	CardRemoved     // a card that is no part of the deal is taken out of the hand of On (13C)
	DealtAgain      // the board is shuffled and dealt anew (6D)
	ResultCancelled // the result obtained is cancelled (6D2, 13D, 15B1)
	BoardLater      // the board that was due may be played later (15B2)
	WeightedScore   // an adjusted score is assigned that weighs several results (12C1(c))
	AveragePlus     // On's side gets average plus (12C2(a))
	Average         // On's side gets average
	AverageMinus    // On's side gets average minus
	SeatsChanged    // the players change seats, so that whoever learnt something of a hand holds that hand (16D2(a))
	SubstituteBoard // another board is played in its place (86B2)
	BoardRighted    // the board lies as it should, and each hand goes to the pocket where it belongs (7, 82A)
	MarksGovern     // the dealer and the vulnerability are those marked on the board, right or wrong (2)
	BoardUnused     // the board is not played before it is marked as it should be (2)

	// At once, about tables, seats and rounds.
	BoardsMoved    // the boards go to the table where they are due (8A)
	OwnSeats       // the players take the seats that were assigned to them (5)
	RequestGranted // what On asks for is allowed (4)
	RequestRefused // it is not
	RoundOpen      // the round is not over at this table (8B)
	RoundOver      // it is
	SessionOver    // the session is over at this table (8C)

	// At once, about questions.
	QuestionAnswered // the question of On is answered by the side whose calls it is about
	QuestionRefused  // it is not answered now
	ContractTold     // On is told the contract and whether it is doubled, not by whom (41C)

	// At once, about conduct, rulings and appeals.
	Warned            // On is told what the Laws ask of players, and that is all (74)
	Disciplined       // On gets disciplinary points, or is suspended for the session or a part of it (91A)
	Reported          // what On did goes to the regulating authority (73B2, 89 since 2024)
	SpectatorTold     // the spectator is told to keep silent, and may be sent away (76)
	FactsFound        // the facts are found to be as On's side tells them (85A)
	RulingReplaced    // a mistaken ruling is replaced by the right one (82C)
	RulingStands      // a ruling, or the rectification it gave, stands
	AppealTold        // both sides are told that they may appeal (83)
	AppealRefused     // the appeal is not heard (92B, 92D)
	AppealToDirector  // the director in charge decides it (93A, 93B1)
	AppealToCommittee // the committee decides it (93B2)
	ScoredApart       // the results of each form of the board are compared with one another alone (87B)

	// Standing.
	MustPass      // On passes at each turn while in force
	MustRepeat    // On makes What.Call at the next turn
	MustNotDouble // On may not double or redouble while in force
	MustBidOrPass // On chooses a bid or a pass at this turn
	MayChangeCall // On may change the call of What.Event
	MayChangeCard // On may take back the card of What.Event
	MustDesignate // Chooser names a card of On: one of rank What.Rank if set, otherwise any legal one
	EitherChooses // either defender names a legal card for On
	MustLead      // On leads What.Suit
	MustNotLead   // On does not lead What.Suit
	MustPlaySuit  // On plays a card of What.Suit (57A)
	MustNotPlay   // On does not play a card of What.Suit (57A)
	MustPlayHigh  // On plays the highest card of the suit led (57A)
	MustPlayLow   // On plays the lowest card of the suit led (57A)
	Unauthorized  // what What.Event or What.Card told is unauthorized for On's side
	Authorized    // it is authorized for On's side
	StaysFaceUp   // the penalty cards of On, or What.Card, stay face up in front of On (50A, 24)
	SmallAfter    // On plays no small card of the suit before the minor penalty card (50C)
	PlaysFirst    // On plays a major penalty card at the first legal opportunity (50D1(a))
	DutyKnown     // what On has to do with a penalty card is authorized for everybody (50E1)
	RightsGone    // On, dummy, has lost the right to ask, to warn and to draw attention (43A2)
	LeadsFrom     // the next lead comes from the hand of On, as a defender chose (43B2(a))
	MustPlayCard  // On plays What.Card at this turn, which Chooser designated among the penalty cards (51A)

	// Later.
	Due // Opens becomes a matter at From
)

// Standing reports whether an order of kind k stays in force over time.
func (k OrderKind) Standing() bool { return k >= MustPass && k <= MustPlayCard }

// A Rule is a scope that is worked out only when the order falls due.
type Rule uint8

// The rules that a Scope may name.
const (
	NoRule          Rule = iota
	SuitUnspecified      // any suit that the offender did not specify in the legal auction (26B of 2017)
	SuitWithdrawn        // a suit that the withdrawn call showed and no legal call of the offender's did (26A2 of 2007)
	AnySuit              // any one suit (26B of 2007)
	PenaltySuits         // the suits of the penalty cards
	AnyLegalCard
)

// A Scope is what an order is about; the fields that do not matter are zero. It is comparable.
type Scope struct {
	Rule  Rule
	Event int
	Call  bridge.Call
	Card  bridge.Card
	Suit  bridge.Suit
	Rank  bridge.Rank
	N     int
}

// A Moment is a point in the course of the board, as a predicate over the state.
type Moment uint8

// The moments.
const (
	Now Moment = iota
	NextTurn
	FirstTurnToLead
	OnLead
	WhileOnLead
	ThisTrick
	NextLead
	NextCard
	EndOfAuction
	EndOfPlay
	EndOfRound
	Throughout   // to the end of the auction
	WhilePenalty // while What.Card, or if none is set any card of On, is a penalty card on the table
)

// An Order is one thing a ruling orders. It is comparable, one order a card or call.
type Order struct {
	Kind    OrderKind
	On      bridge.Seat
	Chooser bridge.Seat
	What    Scope
	From    Moment
	Until   Moment
	Opens   MatterKind
	Cite    law.Cite
}

// An AnswerID names an answer to a fact or an option of an offer.
type AnswerID string

// An Answer is an answer with its parameters: which suit, card, call, seat or number.
type Answer struct {
	ID   AnswerID
	Call bridge.Call
	Card bridge.Card
	Suit bridge.Suit
	Seat bridge.Seat
	N    int
}

// Ruled is a director's ruling on one matter. Interim rulings wait for something to happen; the matter is settled by a
// ruling that is not interim.
type Ruled struct {
	Matter  MatterID
	Orders  []Order
	Path    []Answer
	Interim bool
}

// Chose is what a player chose when offered.
type Chose struct {
	Matter MatterID
	Seat   bridge.Seat
	Answer Answer
}
