package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Laws 1 and 2 describe the pack and the boards. What does not conform to them is mended, and seldom rules a board: the text says “should”.
var law1 = slices.Concat(
	[]Procedure{{1, record.PackDoubted, law.Edition2017, packDoubted, []string{
		"1B: whether the faces must be symmetrical the regulating authority says; in Greece they must"}}},
	both(2, record.MarksDoubted, marksDoubted))

// packDoubted: backs that tell which end is up, or faces that do, are no reason to stop or to adjust a board: a player has no right to
// anything because of them. In 2007 Law 1 did not speak of them.
var packDoubted = Ask(packFault, "1",
	On(oneWayBacks, Rule(goesOn("1C")...)),
	On(oneWayFaces, Rule(goesOn("1B")...)))

// marksDoubted: a board that is marked with a wrong dealer or vulnerability should not be used. Once it has been, what is marked on it holds
// for that session, so that all who play it play the same board.
var marksDoubted = Ask(callMade, "2",
	On(Yes, Rule(Clause{Kind: record.MarksGovern, Cite: "2"})),
	On(No, Ask(playedSoMarked, "2",
		On(Yes, Rule(Clause{Kind: record.MarksGovern, Cite: "2"})),
		On(No, Rule(Clause{Kind: record.BoardUnused, Cite: "2"})))))

// The answers about the pack.
const (
	oneWayBacks record.AnswerID = "one-way-backs"
	oneWayFaces record.AnswerID = "one-way-faces"
)

var (
	packFault = &Fact{ID: "pack-fault", Class: Table, Answers: []record.AnswerID{oneWayBacks, oneWayFaces}}
	// playedSoMarked: the board has been played with these marks in this session, at whatever table.
	playedSoMarked = &Fact{ID: "played-so-marked", Class: Table, Answers: []record.AnswerID{Yes, No}}
)
