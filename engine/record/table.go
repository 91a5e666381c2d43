package record

import "rectify/engine/bridge"

// A CallStatus says whether a call is part of the auction.
type CallStatus uint8

// The statuses of a call.
const (
	Stands CallStatus = iota
	Withdrawn
	Cancelled
)

// A MadeCall is a call and what became of it.
type MadeCall struct {
	Event     int
	Seat      bridge.Seat
	Call      bridge.Call
	Turn      bridge.Seat // whose turn it was
	Status    CallStatus
	Irregular MatterKind // NoMatter if it was regular when made
	Accepted  bool       // an irregular call that stands, by a later call or by a ruling
	Forgone   bool       // a call out of rotation that fell because the seat on turn called (28B)
	Replaces  int        // the event of the call in whose place it was put, 0 if none
}

// A FaceUpCard is a card of Seat's hand that lies, or lay, face up.
type FaceUpCard struct {
	Seat    bridge.Seat
	Card    bridge.Card
	Event   int
	Penalty bool
	Major   bool // a major penalty card; once major, it stays so (50B)
}

// A FaceDownLead is an opening lead not yet faced.
type FaceDownLead struct {
	Seat  bridge.Seat
	Card  bridge.Card
	Event int
}

// A ClaimMade is a claim or concession.
type ClaimMade struct {
	Event     int
	Seat      bridge.Seat
	Tricks    int
	Concedes  bool
	Contested bool
}

// A DesignationMade is a designation by words.
type DesignationMade struct {
	Event int
	Words Designation
}

// A MisplacedCard is a card that dummy put out though declarer named another.
type MisplacedCard struct {
	Event int
	Card  bridge.Card // what dummy put out
	Named bridge.Card // what declarer named
}

// A RevokeMade is a card played when another was required and could be played (61A).
type RevokeMade struct {
	Event       int
	Seat        bridge.Seat
	Trick       int // which of the state's tricks, counted from 1
	Card        bridge.Card
	Suit        bridge.Suit
	Corrected   bool
	Waived      bool // it is not rectified (11A, 43B3)
	Counts      bool // it costs tricks though it is corrected (43B2(b))
	Established int  // the event that established it, 0 if none
}
