package record

import "rectify/engine/bridge"

// A Kind says what sort of event an [Event] is.
type Kind uint8

// The kinds of event. Ruling and Choice take no number; all others are table events.
const (
	NoEvent     Kind = iota
	Call             // Seat called Call
	Play             // Seat led or played Card, face up
	Together         // Seat led or played Card, with Cards of the same hand behind it, or at the same instant as another's play, event Of
	LedFaceDown      // Seat put Card face down as the opening lead
	Faced            // Seat faced the card led face down, or Cards of the hand (all of it if Cards is empty)
	Held             // Seat took out Card and held it, face towards the table or partner
	Exposed          // Cards of Seat's hand could be seen, otherwise than by being held to play
	Dropped          // Seat let Cards fall face up
	Named            // Seat named Card as being in the own hand
	Touched          // Seat touched Card in dummy
	Designated       // Seat told dummy what to play, in the words Says
	Placed           // Card of Seat's hand was put among the played cards; a defender's lead to the next trick is a Play
	Turned           // Seat turned the own card of the trick before all four had played
	Withdrew         // Seat took back Call (of event Of, or the last such) or Card, and put NewCall or NewCard in its place if set
	PickedUp         // Seat put Cards that lay face up back into the hand; penalty cards stay (50A)
	Alerted          // Seat alerted event Of
	Explained        // Seat explained event Of
	Asked            // Seat asked about event Of, or about anything
	Said             // Seat said something
	Paused           // Seat broke tempo
	ToldTurn         // Seat told another, wrongly or rightly, that it was To's turn
	Attention        // Seat drew attention to event Of, as to a call that had not been alerted
	Director         // Seat called the director; NoSeat: he came of himself (81C3)
	Claimed          // Seat claimed Tricks of the tricks left
	Conceded         // Seat conceded Tricks of the tricks left
	Objected         // Seat objected to the claim or concession, event Of
	Agreed           // Seat agreed to the claim or concession, event Of
	Quitted          // Seat turned the trick face down
	Pointed          // Seat said that a card of a quitted trick, event Of's, points the wrong way
	AskedToSee       // Seat asked to see the last trick again, the own last Card, or the trick of event Of
	Mixed            // Seat mixed the cards played, so that their order is lost
	ReturnedToBoard
	NextBoard   // Seat called on the next board
	MoveCalled  // the director called the players to the next round
	RoundEnded  // the players of this table left it
	Scored      // Seat entered, or said, that declarer had won Tricks tricks
	Decided     // Seat, not the director, said what was to be done about event Of (10A)
	SawHand     // Seat, as dummy, saw the hand of To (43A2, 43A3)
	WrongBoard  // Seat was found to hold the cards of another board
	AskedRedeal // Seat asked for a new deal
	Handled     // Seat handled the cards or the board as Law 7 forbids
	Miscounted  // Seat was found to have Cards that belong to the hand of To
	Surplus     // Seat was found to have a card that is no part of the deal
	Missed      // Cards of Seat's hand were found not to be in it
	NotDue      // Seat noticed that the board was not to be played at this table in this round
	HadCalled   // Seat was found to have called with this hand before, on another board
	Unplayable  // the board, as Seat says, gives no result
	Heard       // Seat learnt something about the board that did not come from its calls and cards
	Questioned  // Seat says that event Of rests on methods that are not allowed, or of which nothing was said
	AskedScore  // Seat asked for an adjusted score because of event Of
	Elsewhere   // at the other table of a match Seat played Call and won Tricks tricks
	Raised      // Seat put to the director what no call or card shows: Opens, of event Of or of player To
	Ruling      // Ruled holds the director's ruling
	Choice      // Chose holds what a player chose when offered
)

// An Event is one thing that happened. Which fields mean something depends on Kind; the others are zero.
type Event struct {
	Kind    Kind
	Seat    bridge.Seat
	To      bridge.Seat
	Call    bridge.Call
	NewCall bridge.Call
	Card    bridge.Card
	NewCard bridge.Card
	Cards   bridge.Hand
	Says    Designation
	States  Statement // of a claim or concession: the line of play that Seat stated
	Of      int       // the table event referred to, 0 if none
	Tricks  int
	Opens   MatterKind // the matter that was raised
	Ruled   *Ruled
	Chose   *Chose
}

// Numbered reports whether e takes a number.
func (e Event) Numbered() bool { return e.Kind != Ruling && e.Kind != Choice }

// A Designation is what declarer's words tell dummy to play, before any law is applied to them (Law 46).
type Designation struct {
	Manner Manner
	Suit   bridge.Suit // NoSuit if not named
	Rank   bridge.Rank // NoRank if not named
}

// Manner is how a card was designated.
type Manner uint8

// The manners of designation.
const (
	NoManner Manner = iota
	ByName          // by suit, rank or both
	High            // "high", or words of like meaning
	Low             // "small", "low"
	Win             // "win it"
	Anything        // "play anything"
	Unclear         // words that say none of these
)

// Card is the card named in full, NoCard if the designation is incomplete.
func (d Designation) Card() bridge.Card {
	if d.Manner != ByName {
		return bridge.NoCard
	}
	return bridge.NewCard(d.Suit, d.Rank)
}

// A Record is one board at one table. Deal may hold part of each hand (an ending); a hand that is not known is not
// checked against the cards played from it.
type Record struct {
	Dealer bridge.Seat
	Vul    bridge.Vul
	Deal   bridge.Deal
	// Contract is the contract of a record that begins in the play, as an ending does; its zero value means that the
	// record begins with the auction.
	Contract bridge.Contract
	// Leader is on lead in a record that begins in the play; NoSeat is declarer's left-hand opponent.
	Leader bridge.Seat
	// Won is the card with which the first leader won the trick before, if the record begins in the play (46B3).
	Won    bridge.Card
	System []Explanation
	Events []Event
}

// An Explanation is what a call means: the call of table event Of, or, if Of is 0, the call that By might make next
// (Would). A call may be given several meanings: each could be attributed to it.
type Explanation struct {
	Of        int
	By        bridge.Seat
	Call      bridge.Call
	Agreed    []Meaning
	Explained []Meaning // what the opponents were told, if that differs
}

// A Meaning is what a call shows, as far as the file says.
type Meaning struct {
	Natural   Tri
	Points    Range
	Length    [5]Range // by suit, index with a Suit
	Shortness SuitSet  // suits in which it shows a singleton or void
	Control   SuitSet  // suits in which it shows a control
	Notrump   bool     // it offers to play in notrump
	Purpose   Purpose  // what it asks partner for, or NoPurpose
	Forcing   Tri
}

// A Range is inclusive; a zero Range says nothing.
type Range struct{ Min, Max uint8 }

// Set reports whether r says anything.
func (r Range) Set() bool { return r != Range{} }

// Within reports whether every value of r is in o. A range that says nothing is within only another such.
func (r Range) Within(o Range) bool {
	return !o.Set() || r.Set() && r.Min >= o.Min && r.Max <= o.Max
}

// Overlaps reports whether r and o have a value in common.
func (r Range) Overlaps(o Range) bool {
	return !r.Set() || !o.Set() || r.Min <= o.Max && o.Min <= r.Max
}

// Tri is yes, no or not said.
type Tri uint8

// The three values of Tri.
const (
	Unsaid Tri = iota
	Yes
	No
)

// A SuitSet is a set of suits, one bit each.
type SuitSet uint8

// SuitsOf is the set of the given denominations.
func SuitsOf(suits ...bridge.Suit) SuitSet {
	var s SuitSet
	for _, x := range suits {
		s |= 1 << x
	}
	return s
}

// Has reports whether x is in s.
func (s SuitSet) Has(x bridge.Suit) bool { return s&(1<<x) != 0 }

// A Purpose is what a conventional call is for, as a word of the file: "ask-aces", "stayman", "takeout".
type Purpose string

// NoPurpose is a call that asks for nothing in particular.
const NoPurpose Purpose = ""

// Specifies is the denominations about which m gives information: length, shortness, control, or notrump to play.
func (m Meaning) Specifies() SuitSet {
	s := m.Shortness | m.Control
	for _, x := range bridge.Suits {
		if m.Length[x].Set() && m.Length[x].Min >= 3 {
			s |= 1 << x
		}
	}
	if m.Notrump {
		s |= 1 << bridge.NoTrump
	}
	return s
}
