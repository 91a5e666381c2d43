package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 8 says when a round and a session end. Nothing irregular has happened when somebody asks: but whether an agreement may still be
// withdrawn (69B), or a revoke still be claimed (64B5), hangs on the answer, so that it is ruled before them.
var law8 = both(8, record.RoundDoubted, roundDoubted,
	"8A: which paragraph says that North moves the boards has not been compared")

// roundDoubted: boards have gone astray (8A), or somebody says that the round (8B) or the session (8C) is over.
var roundDoubted = Ask(roundAbout, "8",
	On(boardsAstray, Ask(otherwiseTold, "8A",
		On(No, Rule(boardsMoved, penaltyMayFollow("8A"))),
		On(Yes, Rule(boardsMoved)))),
	On(endOfRound, Ask(moveCalled, "8B1",
		On(No, Rule(roundOpen("8B1"))),
		On(Yes, Ask(boardPutOff, "8B2",
			On(Yes, Ask(putOffDone, "8B2",
				On(No, Rule(roundOpen("8B2"))),
				On(Yes, Rule(roundIsOver("8B2"))))),
			On(No, Ask(playedByThen, "8B1",
				On(Yes, Rule(roundIsOver("8B1"))),
				On(No, Ask(playersMoved, "8B1",
					On(No, Rule(roundOpen("8B1"))),
					On(Yes, Rule(roundIsOver("8B1"))))))))))),
	On(endOfSession, Ask(allScored, "8C",
		On(No, Rule(roundOpen("8C"))),
		On(Yes, Rule(Clause{Kind: record.SessionOver, Cite: "8C"})))))

var boardsMoved = Clause{Kind: record.BoardsMoved, Cite: "8A"}

func roundOpen(by law.Cite) Clause   { return Clause{Kind: record.RoundOpen, Cite: by} }
func roundIsOver(by law.Cite) Clause { return Clause{Kind: record.RoundOver, Cite: by} }

// What is asked about.
const (
	boardsAstray record.AnswerID = "boards-astray"
	endOfRound   record.AnswerID = "end-of-round"
	endOfSession record.AnswerID = "end-of-session"
)

// roundEvent is the first table event of a kind before the matter arose, 0 if there is none.
func roundEvent(c *Case, kind record.Kind) int {
	for n := 1; n < c.Matter.Event; n++ {
		if c.State.Event(n).Kind == kind {
			return n
		}
	}
	return 0
}

// happened is yes if table event n shows it, and no if n is 0: then nothing does.
func happened(c *Case, n int) Finding {
	if n == 0 {
		return Bool(false, c.Matter.Event)
	}
	return Bool(true, n, c.Matter.Event)
}

// cancelledAt is the table event for which the director took the board away: its result does not count, or its score is not one made by
// playing it. It is 0 if he has not.
func cancelledAt(c *Case) int {
	for _, m := range c.State.AllMatters() {
		if ruled := c.State.RuledOn(m); ruled != nil && slices.ContainsFunc(ruled.Orders, func(o record.Order) bool {
			return slices.Contains(takesAway, o.Kind)
		}) {
			return m.Event
		}
	}
	return 0
}

// takesAway is the orders after which nobody plays the board any more.
var takesAway = []record.OrderKind{record.ResultCancelled, record.ArtificialScore, record.AveragePlus, record.Average, record.AverageMinus}

var (
	roundAbout = &Fact{ID: "round-about", Class: Table, Answers: []record.AnswerID{boardsAstray, endOfRound, endOfSession}}
	// otherwiseTold: the director had given the moving of the boards to somebody else than North.
	otherwiseTold = &Fact{ID: "otherwise-told", Class: Table, Asks: Offender, Answers: []record.AnswerID{Yes, No}}
	// moveCalled: the director has called the next round. A table that has left is one that was called.
	moveCalled = &Fact{ID: "move-called", Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding {
			return happened(c, max(roundEvent(c, record.MoveCalled), roundEvent(c, record.RoundEnded)))
		}}
	// boardPutOff: the director has put the play of this board off until later.
	boardPutOff = &Fact{ID: "board-put-off", Class: Table, Asks: LHO, Answers: []record.AnswerID{Yes, No}}
	// putOffDone: the board that was put off has been played and scored, or the director has cancelled it.
	putOffDone = &Fact{ID: "put-off-done", Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding {
			n := cancelledAt(c)
			if n == 0 && c.State.Phase == record.Over {
				n = roundEvent(c, record.Scored)
			}
			return happened(c, n)
		}}
	// playedByThen: play had ceased at this table when the next round was called.
	playedByThen = &Fact{ID: "played-by-then", Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding {
			n := roundEvent(c, record.MoveCalled)
			if c.Before(c.Matter.Event).Round.EndedBy != n {
				n = 0
			}
			return happened(c, n)
		}}
	// playersMoved: the players of this table have left it.
	playersMoved = &Fact{ID: "players-moved", Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding { return happened(c, roundEvent(c, record.RoundEnded)) }}
	// allScored: every board of the session has been played here, and every score entered without objection.
	allScored = &Fact{ID: "all-scored", Class: Table, Asks: LHO, Answers: []record.AnswerID{Yes, No}}
)
