package session

import (
	"slices"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// A Stage is where a session stands.
type Stage uint8

// The stages. Facts to Verdict are gone through once for each ruling; Score ends the session.
const (
	Incident Stage = iota // watching what happens at the table
	Facts                 // asking
	Findings              // saying what is found
	Law                   // naming the law
	Options               // explaining the options
	Ruling                // ruling
	Verdict               // reading how it was marked
	Score                 // the case is over
)

var stageNames = [...]string{"incident", "facts", "findings", "law", "options", "ruling", "verdict", "score"}

// String is the stage's name, as "facts".
func (s Stage) String() string { return stageNames[s] }

// Settings are what is fixed when an attempt begins.
type Settings struct {
	Edition   law.Edition
	Authority law.Authority
	Seed      uint64 // shuffles the choices
	Easy      bool   // whole rulings are offered; otherwise the trainee composes orders
	LawChosen bool   // the case was chosen by its law: that stage is left out
	Hands     bool   // all hands were shown from the start
}

// A Session is one attempt at one scenario. Its fields are to be read; [Session.Do] changes it.
type Session struct {
	Scenario *scenarios.Scenario
	Settings Settings
	Stage    Stage
	Turns    []*Turn // one for each ruling so far, the present one last

	acts []Act
	desk *rulings.Desk
	end  rulings.Task // what ended the case, once Stage is Score
}

// A Turn is one ruling and the stages before it.
type Turn struct {
	Task      rulings.Task                    // what the engine rules, with its path
	Before    record.State                    // the table as the director finds it
	Found     map[procedure.Key]record.Answer // what the engine went by
	Questions []Question                      // that may be asked, in shuffled order
	ToFind    []procedure.Step                // what is to be found, in the order of the path
	Findings  []Finding
	Named     []law.Cite
	Offers    []Offer // the options of every offer on the path, with others that the Laws do not give here
	Explained []OptionRef
	Choices   []record.Ruled // whole rulings to choose among, the right one among them, shuffled
	Given     []record.Order
	Cites     []law.Cite
	Mark      verdict.Mark
	Facts     verdict.FactsMark
	Law       verdict.LawMark
	Explain   verdict.OptionsMark
	Grade     verdict.Grade // of the ruling, and of the options it rests on
}

// New begins a session. The error is the scenario's: an event or an order that cannot be.
func New(s *scenarios.Scenario, set Settings) (*Session, error) {
	n := &Session{Scenario: s, Settings: set, desk: s.Desk(set.Edition, set.Authority)}
	return n, n.advance(Incident)
}

// Restore is the session that the acts lead to.
func Restore(s *scenarios.Scenario, set Settings, acts []Act) (*Session, error) {
	n, err := New(s, set)
	if err != nil {
		return nil, err
	}
	for _, a := range acts {
		if err := n.Do(a); err != nil {
			return nil, err
		}
	}
	return n, nil
}

// Acts is everything done so far, in order.
func (s *Session) Acts() []Act { return slices.Clone(s.acts) }

// Turn is the ruling that the session is at, nil before the first and after the last.
func (s *Session) Turn() *Turn {
	if len(s.Turns) == 0 || s.Stage == Score {
		return nil
	}
	return s.Turns[len(s.Turns)-1]
}

// State is the table as it stands, with every ruling so far. While a ruling is being made it is as the director finds it.
func (s *Session) State() record.State {
	if t := s.Turn(); t != nil && s.Stage < Verdict {
		return t.Before
	}
	return s.desk.State()
}

// Case is the case of t's matter as the director finds it.
func (s *Session) Case(t *Turn) *procedure.Case {
	c := s.desk.Case(t.Task.Matter)
	c.State, c.Found = t.Before, t.Found
	return c
}

// End is what ended the case: everything settled, or a matter that is not covered or left open. It says something once Stage
// is Score.
func (s *Session) End() rulings.Task { return s.end }

// Do does an act. A RefusedError leaves the session as it was.
func (s *Session) Do(a Act) error {
	if err := s.do(a); err != nil {
		return err
	}
	s.acts = append(s.acts, a)
	return nil
}

// do carries a out at the stage that allows it.
func (s *Session) do(a Act) error {
	t := s.Turn()
	refused := RefusedError{a.Kind, s.Stage}
	switch {
	case a.Kind == Arrive && s.Stage == Incident && t != nil:
		s.Stage = Facts
		s.skipEmpty()
	case a.Kind == Ask && s.Stage == Facts && a.Fact != nil:
		if !t.ask(a.Fact.key()) {
			return refused
		}
	case a.Kind == Settle && s.Stage == Facts:
		s.Stage = Findings
		s.skipEmpty()
	case a.Kind == Find && s.Stage == Findings && a.Fact != nil && a.Answer != nil:
		if !t.find(a.Fact.key(), *a.Answer) {
			return refused
		}
		s.skipEmpty()
	case a.Kind == Name && s.Stage == Law:
		t.Named = a.Cites
		s.Stage = Options
		s.skipEmpty()
	case a.Kind == Explain && s.Stage == Options:
		t.Explained = a.Options
		s.Stage = Ruling
	case a.Kind == Rule && s.Stage == Ruling:
		return s.rule(t, a)
	case a.Kind == GoOn && s.Stage == Verdict:
		return s.advance(Facts)
	default:
		return refused
	}
	return nil
}

// skipEmpty passes over stages in which there is nothing to do.
func (s *Session) skipEmpty() {
	t := s.Turn()
	if s.Stage == Facts && len(t.Questions) == 0 {
		s.Stage = Findings
	}
	if s.Stage == Findings && len(t.Findings) == len(t.ToFind) {
		s.Stage = Law
	}
	if s.Stage == Law && s.Settings.LawChosen {
		s.Stage = Options
	}
	if s.Stage == Options && len(t.Offers) == 0 {
		s.Stage = Ruling
	}
}

// rule marks the ruling and puts the right one on the table.
func (s *Session) rule(t *Turn, a Act) error {
	t.Given, t.Cites = a.Orders, a.Cites
	s.mark(t)
	if err := s.desk.Rule(t.Task.Ruled); err != nil {
		return err
	}
	s.Stage = Verdict
	return nil
}

// advance takes the table on to the next ruling, or to the end of the case. The first ruling is come to through the incident,
// later ones at once.
func (s *Session) advance(stage Stage) error {
	for {
		task, err := s.Scenario.Next(s.desk)
		if err != nil {
			return err
		}
		switch task.Kind {
		case rulings.AtRuling:
			s.begin(task)
			s.Stage = stage
			if stage != Incident {
				s.skipEmpty()
			}
			return nil
		case rulings.AtUncovered:
			s.desk.Skip(task.Matter)
			s.end = task
		default:
			if s.end.Kind != rulings.AtUncovered || task.Kind != rulings.AtEnd {
				s.end = task
			}
			s.Stage = Score
			return nil
		}
	}
}

// Undo takes back the last act. It reports whether there was one.
func (s *Session) Undo() (bool, error) {
	if len(s.acts) == 0 {
		return false, nil
	}
	again, err := Restore(s.Scenario, s.Settings, s.acts[:len(s.acts)-1])
	if err != nil {
		return false, err
	}
	*s = *again
	return true, nil
}

// Grade is the grade of the whole attempt: the worst of its rulings. It says something once a ruling has been marked.
func (s *Session) Grade() (verdict.Grade, bool) {
	var worst verdict.Grade
	marked := false
	for _, t := range s.Turns {
		if t == s.Turn() && s.Stage < Verdict {
			continue
		}
		if !marked || t.Grade < worst {
			worst, marked = t.Grade, true
		}
	}
	return worst, marked
}
