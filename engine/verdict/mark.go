package verdict

import (
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A Grade is how a ruling, or a stage, was marked: the greater, the better.
type Grade uint8

// The grades. NotMarked is of what the engine cannot judge.
const (
	NotMarked     Grade = iota
	Wrong               // the table would go on differently
	Incomplete          // something was left out
	RightWrongLaw       // the same effect under another law
	Acceptable          // the ruling of a finding that is tenable too
	Correct
)

var gradeNames = [...]string{NotMarked: "not-marked", Wrong: "wrong", Incomplete: "incomplete", RightWrongLaw: "wrong-law",
	Acceptable: "acceptable", Correct: "correct"}

// String is the grade's name, as "wrong-law".
func (g Grade) String() string { return gradeNames[g] }

// A LineKind is how one order was marked.
type LineKind uint8

// The kinds of line.
const (
	Right    LineKind = iota
	Missing           // Wanted was not given
	Extra             // Given is not called for
	Weak              // Given asks less than Wanted
	Strong            // Given asks more than Wanted
	Opposite          // Given says the contrary of Wanted
	Remark            // Given or Wanted makes no difference here
)

var lineNames = [...]string{Right: "right", Missing: "missing", Extra: "extra", Weak: "weak", Strong: "strong",
	Opposite: "opposite", Remark: "remark"}

// String is the kind's name, as "missing".
func (k LineKind) String() string { return lineNames[k] }

// A Line is one order and how it was marked. Given is zero for what is missing, Wanted for what is extra; a Remark has one
// of them, or both.
type Line struct {
	Kind   LineKind
	Given  record.Order
	Wanted record.Order
}

// An Input is a ruling to be marked.
type Input struct {
	State   record.State // before the ruling
	Matter  record.MatterID
	Edition law.Edition
	Engine  procedure.Outcome // the engine's: a ruling, an interim one if it waits, or branches that stand open
	Given   []record.Order
	Cites   []law.Cite     // the laws named; if none, those that the given orders carry
	Level   int            // of the case, 1 to 5
	Tenable []record.Ruled // rulings of other findings that the file marks tenable
	// LawChosen says that the case was chosen by its law: the citations are not marked.
	LawChosen bool
}

// A Mark is a ruling marked.
type Mark struct {
	Grade   Grade
	Lines   []Line
	Cites   []CiteMark     // empty if the law is not marked
	Against []record.Order // the ruling it was compared with
}
