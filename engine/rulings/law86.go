package rulings

import (
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 86 is about a board of a match, which one other table plays as well: what was made there may be known already, or be of a kind that
// compares with nothing.
var law86 = each(86, record.MatchBoard, matchBoard2007, matchBoard2017,
	"86A and 86B2 of 2017 have not been compared",
	"86D of 2007: where the result of the other table favours neither, or the offenders, the director may assign a score too")

// matchBoard2017: a score that can be compared with a good one made at the other table is assigned, not artificial (86B1). Results that cannot
// be compared are cancelled, and whoever is not at fault may choose (86B2).
var matchBoard2017 = Ask(matchTrouble, "86",
	On(newDealAsked, redealOfMatch),
	On(spoiltHere, spoiltAtOneTable("86B1", "12C2(b)")),
	On(notComparable, Ask(teamsAtFault, "86B2",
		On(noTeam, cancelledForAll("86B2(a)")),
		On(oneTeam, Offer(LHO, boardOrAverage, "86B2(b)",
			On(takesAverage, Rule(resultCancelled("86B2(b)"),
				Clause{Kind: record.AveragePlus, On: LHO, Cite: "86B2(b)"}, Clause{Kind: record.AverageMinus, On: Offender, Cite: "12C2(b)"})),
			On(takesBoard, Rule(resultCancelled("86B2(b)"), substituteBoard("86B2(b)"))))),
		On(bothTeams, cancelledForAll("86B2(c)")))))

// matchBoard2007: he may assign a score in IMPs or total points, and should if the other table's result seems to favour the innocent (86D).
var matchBoard2007 = Ask(matchTrouble, "86",
	On(newDealAsked, redealOfMatch),
	On(spoiltHere, spoiltAtOneTable("86D", "86A")),
	On(notComparable, NotCovered("87", "match-not-comparable")))

// spoiltAtOneTable: with a good result at the other table a score is assigned, and else an artificial one.
func spoiltAtOneTable(assigned, artificial law.Cite) *Node {
	return Ask(otherResult, assigned,
		On(No, Rule(artificialBy(artificial))),
		On(Yes, Ask(clearlyFavours, assigned,
			On(Yes, Rule(adjust(assigned))),
			On(No, Rule(artificialBy(artificial))))))
}

// redealOfMatch: one board is not dealt anew when the players could know how the match stands without it.
var redealOfMatch = Ask(matchKnown, law.NoRedeal,
	On(Yes, Rule(adjust(law.NoRedeal))),
	On(No, Rule(dealtAgain("6D3"))))

// cancelledForAll: neither side has a choice: another board is played if there is time for it.
func cancelledForAll(by law.Cite) *Node {
	return Ask(timeForBoard, by,
		On(Yes, Rule(resultCancelled(by), substituteBoard(by))),
		On(No, Rule(resultCancelled(by), artificialBy(by))))
}

func substituteBoard(by law.Cite) Clause { return Clause{Kind: record.SubstituteBoard, Cite: by} }

// The answers about a board of a match.
const (
	newDealAsked  record.AnswerID = "new-deal"
	spoiltHere    record.AnswerID = "spoilt-here"
	notComparable record.AnswerID = "not-comparable"
	noTeam        record.AnswerID = "no-team"
	oneTeam       record.AnswerID = "one-team"
	bothTeams     record.AnswerID = "both-teams"
	takesAverage  record.AnswerID = "takes-average"
	takesBoard    record.AnswerID = "takes-board"
)

var (
	matchTrouble = &Fact{ID: "match-trouble", Class: Table, Answers: []record.AnswerID{newDealAsked, spoiltHere, notComparable}}
	// matchKnown: without this board the result of the match could be known to a contestant.
	matchKnown = &Fact{ID: "match-known", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// otherResult: the record says what was made at the other table.
	otherResult = &Fact{ID: "other-result", Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding {
			for n := 1; n <= c.State.Events; n++ {
				if c.State.Event(n).Kind == record.Elsewhere {
					return happened(c, n)
				}
			}
			return happened(c, 0)
		}}
	// clearlyFavours: the result of the other table clearly favours one side; in 2007, the side that is not to blame.
	clearlyFavours = &Fact{ID: "clearly-favours", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// teamsAtFault: which teams are to blame that the results cannot be compared.
	teamsAtFault = &Fact{ID: "teams-at-fault", Class: Judgement, Answers: []record.AnswerID{noTeam, oneTeam, bothTeams},
		Evidence: []*Fact{{ID: "what-mixed-it-up", Class: Table, Answers: []record.AnswerID{told}}}}
	// timeForBoard: a substitute board can be played before the result of the match is known.
	timeForBoard   = &Fact{ID: "time-for-board", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	boardOrAverage = &Fact{ID: "board-or-average", Class: Option, Answers: []record.AnswerID{takesAverage, takesBoard}}
)
