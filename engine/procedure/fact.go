package procedure

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// A Case is one matter to be decided, at one moment, under one edition.
type Case struct {
	State     record.State                 // now
	Before    func(event int) record.State // just before a table event: facts of an incident derive from it, never from now
	Matter    record.MatterID
	Edition   law.Edition
	Authority law.Authority
	Found     map[Key]record.Answer // what was asked, found or chosen so far
}

// A Class says who establishes a fact.
type Class uint8

// The classes of fact.
const (
	Record    Class = iota // derived from the record
	Table                  // told by the players
	System                 // told by the players: what their calls mean
	Judgement              // found by the director
	Option                 // chosen by a player after every option was explained
)

// A FactID names a fact; words for it are found by this name.
type FactID string

// A TextID names a text.
type TextID string

// A Key is one fact about one event and one player, so that two matters never share an answer by accident.
type Key struct {
	Fact  FactID
	Event int
	Who   bridge.Seat
}

// The answers that most facts have.
const (
	Yes record.AnswerID = "yes"
	No  record.AnswerID = "no"
)

// A Status says how a finding came about, or why there is none.
type Status uint8

// The statuses. The first three have an answer.
const (
	Open    Status = iota // a question that nobody has answered
	Derived               // the record proves it
	Found                 // asked, found or chosen
	Awaits                // something has yet to happen at the table
	Judges                // the Laws leave it to the director, and he has not said
)

// A Finding is what is known of a fact.
type Finding struct {
	Answer record.Answer
	Status Status
	Basis  []int  // the table events that it rests on
	Why    TextID // why it is so, or what is awaited; empty if the answer says it all
}

// Known reports whether f has an answer.
func (f Finding) Known() bool { return f.Status == Derived || f.Status == Found }

// Proved is a finding that the record proves, resting on the given table events.
func Proved(id record.AnswerID, basis ...int) Finding {
	return Finding{Answer: record.Answer{ID: id}, Status: Derived, Basis: basis}
}

// Bool is Proved yes or no.
func Bool(yes bool, basis ...int) Finding {
	if yes {
		return Proved(Yes, basis...)
	}
	return Proved(No, basis...)
}

// A Fact is something that a tree may ask.
type Fact struct {
	ID      FactID
	Class   Class
	Answers []record.AnswerID
	// Evidence is what is asked of players before a judgement is found.
	Evidence []*Fact
	// About says which event and player the fact concerns; nil is the matter's own event and offender.
	About func(*Case) (event int, who bridge.Seat)
	// Asks is whom the question is put to; nil is the player whom the fact is about.
	Asks Role
	// Derive is what the record proves; nil if it never proves anything. It may say Open, Awaits or Judges.
	Derive func(*Case) Finding
	// Plausible is the answers that could be found in this case; nil is all of them. It prunes the wrong rulings offered.
	Plausible func(*Case) []record.AnswerID
}

// Key is f about c.
func (f *Fact) Key(c *Case) Key {
	event, who := c.Matter.Event, c.Matter.By
	if f.About != nil {
		event, who = f.About(c)
	}
	return Key{Fact: f.ID, Event: event, Who: who}
}

// Find is what is known of f in c: what the record proves, or else what was asked, found or chosen. A judgement and what
// players say are never overruled by silence: without an answer the finding is Open, or Judges for a judgement.
func (f *Fact) Find(c *Case) Finding {
	unknown := Finding{}
	if f.Class == Judgement {
		unknown.Status = Judges
	}
	if f.Derive != nil {
		got := f.Derive(c)
		if got.Known() {
			return got
		}
		unknown = got
	}
	if a, ok := c.Found[f.Key(c)]; ok {
		return Finding{Answer: a, Status: Found, Basis: unknown.Basis, Why: unknown.Why}
	}
	if f.Class == Option {
		for _, ch := range c.State.Choices {
			if ch.Matter == c.Matter && f.has(ch.Answer.ID) {
				return Finding{Answer: ch.Answer, Status: Found}
			}
		}
	}
	return unknown
}

func (f *Fact) has(id record.AnswerID) bool {
	for _, a := range f.Answers {
		if a == id {
			return true
		}
	}
	return false
}

// Could is the answers that could be found in c.
func (f *Fact) Could(c *Case) []record.AnswerID {
	if f.Plausible != nil {
		return f.Plausible(c)
	}
	return f.Answers
}

// A Role is a player by his part in the matter. It is worked out when needed, since a ruling may change the declarer (54A).
type Role uint8

// The roles. Offender is the player whose act, or whose penalty card, the matter is about.
const (
	Nobody Role = iota
	Offender
	Partner  // the offender's partner
	LHO      // the offender's left-hand opponent
	RHO      // the offender's right-hand opponent
	Declarer // or presumed declarer
	Dummy
	DeclarerLHO
	DeclarerRHO
	LastOpponent // the offender's opponent who called last
	Player       // who plays the offender's cards: declarer if they are dummy's (45B)
)

// Seat is who plays role r in c, NoSeat if nobody does yet.
func (r Role) Seat(c *Case) bridge.Seat {
	by := c.Matter.By
	switch r {
	case Offender:
		return by
	case Partner:
		return by.Partner()
	case LHO:
		return by.LHO()
	case RHO:
		return by.RHO()
	case Declarer:
		return c.State.Declarer()
	case Dummy:
		return c.State.Dummy()
	case DeclarerLHO:
		return c.State.Declarer().LHO()
	case DeclarerRHO:
		return c.State.Declarer().RHO()
	case LastOpponent:
		return lastOpponent(c.State, by)
	case Player:
		if by == c.State.Dummy() {
			return c.State.Declarer()
		}
		return by
	}
	return bridge.NoSeat
}

// lastOpponent is the opponent of by who called last, NoSeat if neither has called.
func lastOpponent(s record.State, by bridge.Seat) bridge.Seat {
	for i := len(s.Calls) - 1; i >= 0; i-- {
		if m := s.Calls[i]; m.Status == record.Stands && m.Seat.Opposes(by) {
			return m.Seat
		}
	}
	return bridge.NoSeat
}

var roleNames = [...]string{
	Nobody: "nobody", Offender: "offender", Partner: "partner", LHO: "lho", RHO: "rho", Declarer: "declarer", Dummy: "dummy",
	DeclarerLHO: "declarer-lho", DeclarerRHO: "declarer-rho",
	LastOpponent: "last-opponent", Player: "player",
}

// String is the role's name, as "offender".
func (r Role) String() string { return roleNames[r] }

var classNames = [...]string{Record: "record", Table: "table", System: "system", Judgement: "judgement", Option: "option"}

// String is the class's name, as "judgement".
func (c Class) String() string { return classNames[c] }
