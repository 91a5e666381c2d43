package rulings

import (
	"rectify/engine/law"
	. "rectify/engine/procedure"
)

// Law 32 is on an admissible double or redouble out of rotation. One that Law 19 forbids is under Law 36, and is never accepted.

// doubleAtTurn is the procedure of 2017, like that of a bid.
var doubleAtTurn = changeOr(law.Edition2017, "32C", Ask(turnOfTwo, "32",
	On(rhoTurn, rhoDecides(law.DoubleAtRHO, repeated(law.DoubleRHOPasses), compared("32A2(a)", "32A2(b)"))),
	On(partnerTurn, partnerIsFree("32B1", ifTurnComes(comparedAgain("32B2", "32B2"))))))

// doubleAtTurn2007: partner passes throughout, at his own turn (32A) or once the right-hand opponent has not passed (32B2), whatever the
// offender calls.
var doubleAtTurn2007 = changeOr(law.Edition2007, "32", Ask(turnOfTwo, "32",
	On(rhoTurn, rhoDecides(law.DoubleAtRHO, repeated(law.DoubleRHOPasses), partnerBarred(law.DoubleRHOActs))),
	On(partnerTurn, Rule(append([]Clause{cancelled(theCall, "29B")}, partnerBarred(law.DoubleAtPartner).Clauses...)...))))
