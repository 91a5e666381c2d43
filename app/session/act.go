package session

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// An ActKind is what the trainee did.
type ActKind string

// The kinds of act, in the order of a ruling.
const (
	Arrive  ActKind = "arrive"  // came to the table: the incident is over, the facts begin
	Ask     ActKind = "ask"     // put a question: Fact
	Poll    ActKind = "poll"    // asked other players about Fact: Poll
	Settle  ActKind = "settle"  // asked enough: the findings begin
	Find    ActKind = "find"    // found Fact to be Answer, which follows from Picks where it is picked out of a poll
	Name    ActKind = "name"    // named the law: Cites
	Explain ActKind = "explain" // explained options: Options
	Rule    ActKind = "rule"    // ruled: Orders and Cites
	Assign  ActKind = "assign"  // worked out the adjusted score: Awarded
	GoOn    ActKind = "go-on"   // went on from the verdict, or ended the play of the deal
	PlayOn  ActKind = "play-on" // took the deal over from the last verdict, or from the score after it, to play it on by hand
	Own     ActKind = "own"     // the same under the ruling that was given, though it is not the right one
	Happen  ActKind = "happen"  // let Event happen at the table
	Rest    ActKind = "rest"    // let the players go on by themselves
	Tell    ActKind = "tell"    // said that Fact is Answer, for a player or the table
)

// An Act is one thing that the trainee did. Which fields mean something depends on Kind.
type Act struct {
	Kind    ActKind            `json:"kind"`
	Fact    *Fact              `json:"fact,omitempty"`
	Answer  *record.Answer     `json:"answer,omitempty"`
	Options []OptionRef        `json:"options,omitempty"`
	Orders  []record.Order     `json:"orders,omitempty"`
	Cites   []law.Cite         `json:"cites,omitempty"`
	Event   *record.Event      `json:"event,omitempty"`
	Poll    *verdict.Poll      `json:"poll,omitempty"`
	Picks   []scenarios.Action `json:"picks,omitempty"`
	Awarded *Awarded           `json:"awarded,omitempty"`
}

// A Fact is a [procedure.Key] as it is stored.
type Fact struct {
	Name  procedure.FactID `json:"name"`
	Event int              `json:"event"`
	Who   bridge.Seat      `json:"who"`
}

func (f Fact) key() procedure.Key { return procedure.Key{Fact: f.Name, Event: f.Event, Who: f.Who} }

// ForKey is k as it is stored.
func ForKey(k procedure.Key) *Fact { return &Fact{Name: k.Fact, Event: k.Event, Who: k.Who} }

// An OptionRef is an option of an offer as it is stored.
type OptionRef struct {
	Offer  Fact            `json:"offer"`
	Option record.AnswerID `json:"option"`
}

func (o OptionRef) choice() verdict.Choice {
	return verdict.Choice{Key: o.Offer.key(), Option: o.Option}
}

// A RefusedError says that an act is not one that the present stage allows.
type RefusedError struct {
	Act   ActKind
	Stage Stage
}

func (e RefusedError) Error() string {
	return "session: " + string(e.Act) + " is no act of stage " + e.Stage.String()
}
