package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// A board that is not the one to be played here in this round is under Law 15B (all of Law 15 in 2007); a call with the cards of another
// board under 15A, and so is what becomes of that hand when its own board is played (15A3; 17D3 of 2007).
var law15 = slices.Concat(
	[]Procedure{
		{15, record.BoardNotDue, law.Edition2007, boardNotDue2007, []string{"15C: the other contestants are taken to be free; obstruction (15C) is for the director"}},
		{15, record.BoardNotDue, law.Edition2017, boardNotDue2017, []string{"15B is about pairs and individuals; in a match 86B takes its place"}},
		{17, record.CalledBefore, law.Edition2007, calledBefore(artificialBy(law.WrongBoardLater)), nil},
		{15, record.CalledBefore, law.Edition2017, calledBefore(adjust(law.WrongBoardLater)), nil},
	})

// boardNotDue2017: if somebody here has played the board before, it is cancelled for both sides (15B1); otherwise it is completed, and counts
// (15B2). Who can no longer earn a score on some board gets an artificial one (15B3).
var boardNotDue2017 = Ask(playedHereBefore, law.PlayedBoard,
	On(Yes, Ask(deprived, "15B3",
		On(Yes, Rule(resultCancelled("15B1"), artificialBy("15B3"))),
		On(No, Rule(resultCancelled("15B1"))))),
	On(No, Ask(deprived, "15B3",
		On(Yes, Rule(append(boardCounts("15B2"), artificialBy("15B3"))...)),
		On(No, Rule(append(boardCounts("15B2"), Clause{Kind: record.BoardLater, Cite: "15B2"})...)))))

// boardNotDue2007: in the auction period the contestants who belong here are seated and the auction begins again. Each repeats the calls
// made before, and a call that differs in any way ends the board (15C). Later it counts if nobody had played it (15A), and not if somebody
// had (15B).
var boardNotDue2007 = Ask(auctionPeriodRuns, "15C",
	On(Yes, Meanwhile(Ask(secondAuctionDiffers, "15C",
		On(Yes, Rule(resultCancelled("15C"), artificialBy("15C"))),
		On(No, Rule(auctionGoesOn("15C")))),
		Clause{Kind: record.CallCancelled, What: firstAuction, Cite: "15C"})),
	On(No, Ask(playedHereBefore, "15B",
		On(Yes, Rule(resultCancelled("15B"), artificialBy("15B"))),
		On(No, Rule(append(boardCounts("15A1"), Clause{Kind: record.BoardLater, Cite: "15A2"})...)))))

// boardCounts: the board is completed, and its score stands.
func boardCounts(by law.Cite) []Clause { return append(goesOn(by), scoreStands(by)) }

func resultCancelled(by law.Cite) Clause { return Clause{Kind: record.ResultCancelled, Cite: by} }

func artificialBy(by law.Cite) Clause {
	return Clause{Kind: record.ArtificialScore, On: Offender, Cite: by}
}

// calledBefore: the player has called with this hand when another board was on the table. The same call may be allowed to stand; one that
// differs spoils the board.
func calledBefore(spoilt Clause) *Node {
	return Ask(laterCallDiffers, law.WrongBoardLater,
		On(Yes, Rule(spoilt)),
		On(No, Rule(goesOn(law.WrongBoardLater)...)))
}

// firstAuction is every call that stood when it was noticed that the board was not due.
var firstAuction = Target{Name: "every-call", Of: func(c *Case) []record.Scope {
	var out []record.Scope
	for _, m := range firstCalls(c) {
		out = append(out, record.Scope{Event: m.Event, Call: m.Call})
	}
	return out
}}

func firstCalls(c *Case) []record.MadeCall {
	return standingCalls(c.Before(c.Matter.Event).Calls, 0)
}

func standingCalls(calls []record.MadeCall, after int) []record.MadeCall {
	return slices.DeleteFunc(slices.Clone(calls), func(m record.MadeCall) bool { return m.Status != record.Stands || m.Event <= after })
}

var (
	// auctionPeriodRuns: no opening lead has been faced, nor has the board been passed out.
	auctionPeriodRuns = &Fact{ID: "auction-period-runs", Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding { return Bool(c.Before(c.Matter.Event).Phase < record.PlayPeriod, c.Matter.Event) }}
	// secondAuctionDiffers: a call of the second auction is not the one made at that place in the first.
	secondAuctionDiffers = &Fact{ID: "second-auction-differs", Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding {
			again := standingCalls(c.State.Calls, c.Matter.Event)
			for i, m := range firstCalls(c) {
				switch {
				case i == len(again):
					return Finding{Status: Awaits, Basis: []int{c.Matter.Event}, Why: "await-second-auction"}
				case again[i].Seat != m.Seat || again[i].Call != m.Call:
					return Bool(true, m.Event, again[i].Event)
				}
			}
			return Bool(false, c.Matter.Event)
		}}
	// playedHereBefore: one of the four has played the board before.
	playedHereBefore = &Fact{ID: "played-here-before", Class: Table, Answers: []record.AnswerID{Yes, No}}
	// deprived: a contestant can no longer earn a valid score on a board because of this.
	deprived = &Fact{ID: "score-deprived", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// laterCallDiffers: the call made on the right board differs from the one made with the same hand on the wrong one: its meaning is much
	// different, or it is psychic.
	laterCallDiffers = &Fact{ID: "later-call-differs", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "what-was-called-then", Class: Table, Answers: []record.AnswerID{told}}}}
)
