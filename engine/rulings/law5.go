package rulings

import (
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 4 keeps partners together and Law 5 says who sits where. The board that was played in wrong seats is ruled under its own law: as one
// that was not to be played here (15), or as fouled (87).
var law5 = both(5, record.SeatingDoubted, seatingDoubted,
	"90B: that sitting at a wrong table is among its examples has not been compared")

// seatingDoubted: within a session partners stay partners and keep their directions, unless the director allows otherwise. He announces where
// everybody goes, but each player answers for having gone there (5B).
var seatingDoubted = Ask(seatingFault, "5",
	On(newPartner, Ask(partnersAllowed, "4",
		On(Yes, Rule(Clause{Kind: record.RequestGranted, On: Offender, Cite: "4"})),
		On(No, Rule(Clause{Kind: record.RequestRefused, On: Offender, Cite: "4"})))),
	On(seatsSwapped, Ask(seatsAllowed, "5A",
		On(Yes, Rule(regular("5A"))),
		On(No, Rule(ownSeats("5A"), penaltyMayFollow("90A"))))),
	On(wrongTable, Rule(ownSeats("5B"), penaltyMayFollow("90B"))))

func ownSeats(by law.Cite) Clause { return Clause{Kind: record.OwnSeats, Cite: by} }

// The answers about partners and seats.
const (
	newPartner   record.AnswerID = "new-partner"
	seatsSwapped record.AnswerID = "seats-swapped"
	wrongTable   record.AnswerID = "wrong-table"
)

var (
	seatingFault = &Fact{ID: "seating-fault", Class: Table, Answers: []record.AnswerID{newPartner, seatsSwapped, wrongTable}}
	// partnersAllowed: the director, or the organizer through him, allows a change of partners within the session.
	partnersAllowed = &Fact{ID: "partners-allowed", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "why-new-partner", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}}}
	// seatsAllowed: the director told the pair to change directions, or gave leave.
	seatsAllowed = &Fact{ID: "seats-allowed", Class: Table, Asks: Offender, Answers: []record.AnswerID{Yes, No}}
)
