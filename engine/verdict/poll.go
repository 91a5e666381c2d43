package verdict

import (
	"slices"

	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A Poll is how the director asked players who do not sit at the table what they would do (16B1(b)).
type Poll struct {
	Whom  Whom  `json:"whom"`
	Shown Shown `json:"shown"`
	How   How   `json:"how"`
}

// Whom is which players were asked.
type Whom string

// Peers is right: a logical alternative is measured by players of the same class who use the same methods.
const (
	Peers    Whom = "peers"
	Experts  Whom = "experts" // the best players in the room
	AtTable  Whom = "table"   // the players of the board, who have an interest and know it all
	Informed Whom = "heard"   // somebody who has heard of the board
)

// Shown is what they were given to look at.
type Shown string

// Bare is right: the hand, the methods and the auction as they lawfully stood. After misinformation the right explanation belongs to it.
const (
	Bare       Shown = "bare"
	Infraction Shown = "infraction" // the unauthorized information besides, or the wrong explanation in place of the right one
	Everything Shown = "everything" // all four hands and the result
)

// How is how the question was put.
type How string

// Open is right: what would you do, and what else did you think of?
const (
	Open    How = "open"
	Leading How = "leading" // is this call possible here?
	AsDone  How = "as-done" // would you have done as this player did?
)

// Every choice that there is, the right one first.
var (
	Whoms  = []Whom{Peers, Experts, AtTable, Informed}
	Showns = []Shown{Bare, Infraction, Everything}
	Hows   = []How{Open, Leading, AsDone}
)

// Known reports whether every part of p is a choice that there is.
func (p Poll) Known() bool {
	return slices.Contains(Whoms, p.Whom) && slices.Contains(Showns, p.Shown) && slices.Contains(Hows, p.How)
}

// A PollFault is what makes the answers to a poll worth little.
type PollFault string

// The faults of a poll.
const (
	WrongPeople PollFault = "people"
	WrongCards  PollFault = "shown"
	WrongWords  PollFault = "how"
)

// Faults is everything that was wrong with p, nothing if the right players were rightly asked.
func (p Poll) Faults() []PollFault {
	var out []PollFault
	if p.Whom != Peers {
		out = append(out, WrongPeople)
	}
	if p.Shown != Bare {
		out = append(out, WrongCards)
	}
	if p.How != Open {
		out = append(out, WrongWords)
	}
	return out
}

// MarkPolls marks the polls that were made of one question. Where one is needed and none was rightly made, something is left out;
// a wrong one beside a right one is for the debrief alone, and so is one that no ruling hangs on.
func MarkPolls(made []Poll, needed bool) Grade {
	right := func(p Poll) bool { return len(p.Faults()) == 0 }
	if needed && !slices.ContainsFunc(made, right) {
		return Incomplete
	}
	return Correct
}

// Arguable is the flag of an action of which a director could judge either way.
const Arguable record.AnswerID = "tenable"

// A Pick is one action of a poll: what the file says of it, Yes, No or [Arguable], and whether the trainee picked it. Of what the file
// says nothing, nothing is marked.
type Pick struct {
	Flag   record.AnswerID
	Picked bool
}

// A PickKind is how a pick was marked.
type PickKind uint8

// The kinds of pick.
const (
	PickedRight PickKind = iota // picked, or left, as the file has it
	PickedArguable
	Overlooked // the file says yes, and it was not picked
	Overrated  // the file says no, and it was picked
)

var pickNames = [...]string{PickedRight: "right", PickedArguable: "arguable", Overlooked: "overlooked", Overrated: "overrated"}

// String is the kind's name, as "overlooked".
func (k PickKind) String() string { return pickNames[k] }

// MarkPicks marks which actions were picked out of a poll. What follows from them for the ruling is marked as a finding; an action
// misjudged besides leaves the judgement Incomplete, one that may be seen either way is Acceptable.
func MarkPicks(picks []Pick) (Grade, []PickKind) {
	grade := Correct
	kinds := make([]PickKind, len(picks))
	for i, p := range picks {
		switch {
		case p.Flag == Arguable && p.Picked:
			kinds[i], grade = PickedArguable, min(grade, Acceptable)
		case p.Flag == procedure.Yes && !p.Picked:
			kinds[i], grade = Overlooked, Incomplete
		case p.Flag == procedure.No && p.Picked:
			kinds[i], grade = Overrated, Incomplete
		}
	}
	return grade, kinds
}
