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

// The stages. Facts to Verdict are gone through once for each ruling; Score ends the session. Deal comes before it if the trainee
// so chooses.
const (
	Incident Stage = iota // watching what happens at the table
	Facts                 // asking
	Findings              // saying what is found
	Law                   // naming the law
	Options               // explaining the options
	Ruling                // ruling
	Awarding              // working out the adjusted score that was ruled
	Verdict               // reading how it was marked
	Deal                  // playing the deal on by hand
	Telling               // saying, in a deal played on, how something was that nobody else can say
	Score                 // the case is over
)

var stageNames = [...]string{"incident", "facts", "findings", "law", "options", "ruling", "awarding", "verdict", "deal", "telling", "score"}

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
	Bare      bool   // findings have no number, card or suit, as in attempts of older versions
}

// A Session is one attempt at one scenario. Its fields are to be read; [Session.Do] changes it.
type Session struct {
	Scenario *scenarios.Scenario
	Settings Settings
	Stage    Stage
	Turns    []*Turn // one for each ruling so far, the present one last

	acts    []Act
	desk    *rulings.Desk
	rulings int          // how many the case has in all
	end     rulings.Task // where the table stands while there is nothing more to rule

	dealt     int                    // rulings before the deal was taken over, 0 if it was not
	before    int                    // table events before that
	told      map[procedure.Key]bool // what the trainee said of a deal played on
	uncovered *rulings.Task          // what the last act brought that no procedure rules
}

// A Turn is one ruling and the stages before it.
type Turn struct {
	Task      rulings.Task                    // what the engine rules, with its path
	Before    record.State                    // the table as the director finds it
	Found     map[procedure.Key]record.Answer // what the engine went by
	Questions []Question                      // that may be asked, in shuffled order
	Polls     []Polling                       // that may be made
	Findings  []Finding                       // in the order in which they were made
	Named     []law.Cite
	Offers    []Offer // the options of every offer on the path, with others that the Laws do not give here
	Explained []OptionRef
	Choices   []record.Ruled        // whole rulings to choose among, the right one among them, shuffled
	Wrong     []rulings.Alternative // those of Choices that do not hold, likeliest first
	Given     []record.Order
	Cites     []law.Cite
	Mark      verdict.Mark
	Award     *Award // the adjusted score, nil if no score is adjusted or the file does not say how
	Facts     verdict.FactsMark
	Law       verdict.LawMark
	Explain   verdict.OptionsMark
	Grade     verdict.Grade // of the ruling, of the options it rests on, and of the score worked out
	After     record.State  // the table under the right ruling, once a ruling is given
	Own       bool          // the table goes on under the ruling given

	next *procedure.Step // what is to be found next, nil if nothing is
}

// New begins a session. The error is the scenario's: an event or an order that cannot be.
func New(s *scenarios.Scenario, set Settings) (*Session, error) {
	run, err := s.Run(set.Edition, set.Authority)
	if err != nil {
		return nil, err
	}
	n := &Session{Scenario: s, Settings: set, desk: s.Desk(set.Edition, set.Authority), rulings: len(run.Rulings),
		told: map[procedure.Key]bool{}}
	_, err = n.advance()
	return n, err
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

// Turn is the ruling that the session is at; nil after it, and in a case in which there is nothing to rule.
func (s *Session) Turn() *Turn {
	if len(s.Turns) == 0 || s.Stage > Verdict {
		return nil
	}
	return s.Turns[len(s.Turns)-1]
}

// State is the table as it stands, with every ruling so far, the present one as it should be. While that is being made, the table
// is as the director finds it.
func (s *Session) State() record.State {
	switch t := s.Turn(); {
	case t != nil && s.Stage < Verdict:
		return t.Before
	case t != nil:
		return t.After
	}
	return s.desk.State()
}

// Case is the case of t's matter as the director finds it.
func (s *Session) Case(t *Turn) *procedure.Case {
	c := s.desk.Case(t.Task.Matter)
	c.State, c.Found = t.Before, t.Found
	return c
}

// Last reports whether the case has nothing to be ruled after the present ruling.
func (s *Session) Last() bool { return len(s.Turns) >= s.rulings || s.Dealing() }

// Seen is how many table events there had been at the ruling before the present one, or at the last one if the case is over;
// 0 before the first ruling. What came after is new to the director.
func (s *Session) Seen() int {
	last := len(s.Turns) - 1
	if s.Stage <= Verdict {
		last--
	}
	if last < 0 {
		return 0
	}
	return s.Turns[last].Before.Events
}

// End is what ended the case: everything settled, or a matter that is not covered or left open; and the case of that matter.
// It says something once Stage is Score.
func (s *Session) End() (rulings.Task, *procedure.Case) { return s.end, s.desk.Case(s.end.Matter) }

// Do does an act. A RefusedError leaves the session as it was.
func (s *Session) Do(a Act) error {
	if a.Kind == PlayOn && s.Stage == Score && s.MayPlayOn() { // the deal begins anew at the last verdict
		if _, err := s.Undo(); err != nil {
			return err
		}
	}
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
	case a.Kind == Arrive && s.Stage == Incident:
		s.Stage = Facts
		if t == nil {
			s.Stage = Score // the case ends before its first ruling
		}
		s.skipEmpty()
	case a.Kind == Ask && s.Stage == Facts && a.Fact != nil:
		if !t.ask(a.Fact.key()) {
			return refused
		}
	case a.Kind == Poll && s.Stage == Facts && a.Fact != nil && a.Poll != nil:
		if !t.poll(a.Fact.key(), *a.Poll) {
			return refused
		}
	case a.Kind == Settle && s.Stage == Facts:
		s.Stage = Findings
		s.skipEmpty()
	case a.Kind == Find && s.Stage == Findings && a.Fact != nil && a.Answer != nil:
		if !s.find(t, a.Fact.key(), *a.Answer, a.Picks) {
			return refused
		}
		s.skipEmpty()
	case a.Kind == Name && s.Stage == Law:
		t.Named = a.Cites
		s.Stage = Options
		s.skipEmpty()
	case a.Kind == Explain && s.Stage == Options && t.explainable(a.Options):
		t.Explained = a.Options
		s.Stage = Ruling
	case a.Kind == Rule && s.Stage == Ruling:
		return s.rule(t, a)
	case a.Kind == Assign && s.Stage == Awarding && a.Awarded != nil:
		if !t.assign(*a.Awarded) {
			return refused
		}
		s.mark(t)
		s.Stage = Verdict
	case a.Kind == GoOn && s.Stage == Verdict:
		return s.goOn(t.Task.Ruled)
	default:
		return s.deal(a, refused)
	}
	return nil
}

// skipEmpty passes over stages in which there is nothing to do.
func (s *Session) skipEmpty() {
	t := s.Turn()
	if t == nil {
		return
	}
	if s.Stage == Facts && len(t.Questions)+len(t.Polls) == 0 {
		s.Stage = Findings
	}
	if s.Stage == Findings && t.next == nil {
		s.Stage = Law
	}
	if s.Stage == Law && s.Settings.LawChosen {
		s.Stage = Options
	}
	if s.Stage == Options && len(t.Offers) == 0 {
		s.Stage = Ruling
	}
}

// rule marks the ruling, and leaves the score to be worked out if it adjusts one. Which ruling the table goes on under is settled when the trainee leaves the verdict.
func (s *Session) rule(t *Turn, a Act) error {
	after, err := t.Before.Step(record.Event{Kind: record.Ruling, Ruled: &t.Task.Ruled})
	if err != nil {
		return err
	}
	t.Given, t.Cites, t.After = a.Orders, a.Cites, after
	t.Award = s.award(t)
	s.mark(t)
	s.Stage = Verdict
	if t.Award != nil && !t.Award.Ordered.None() {
		s.Stage = Awarding
	}
	return nil
}

// goOn leaves the verdict under a ruling.
func (s *Session) goOn(r record.Ruled) error {
	if err := s.desk.Rule(r); err != nil {
		return err
	}
	return s.follow()
}

// follow takes the table on to the next ruling, to the deal played by hand or to the end of the case.
func (s *Session) follow() error {
	s.uncovered = nil
	more, err := s.advance()
	if err != nil {
		return err
	}
	switch {
	case more:
		s.Stage = Facts
		s.skipEmpty()
	case !s.Dealing():
		s.Stage = Score
	case s.end.Kind == rulings.AtQuestion, s.end.Kind == rulings.AtChoice:
		s.Stage = Telling
	default:
		s.Stage = Deal
	}
	return nil
}

// advance takes the table on to the next ruling and begins its turn. It reports whether there is one: if not, the case is over,
// and end says why. A matter that is not covered is told at the end, unless the case stops at another one.
func (s *Session) advance() (more bool, err error) {
	for {
		task, err := s.next()
		if err != nil {
			return false, err
		}
		if s.stuck(task) {
			task = rulings.Task{Kind: rulings.AtUncovered, Matter: task.Matter}
		}
		switch task.Kind {
		case rulings.AtRuling:
			s.begin(task)
			return true, nil
		case rulings.AtUncovered:
			s.desk.Skip(task.Matter)
			s.end, s.uncovered = task, &task
		default:
			if s.Dealing() || s.end.Kind != rulings.AtUncovered || task.Kind != rulings.AtEnd {
				s.end = task
			}
			return false, nil
		}
	}
}

// stuck reports whether a ruling cannot be carried out: under a wrong ruling, or after what was done on purpose, the table can stand
// where the Laws never meant it to.
func (s *Session) stuck(task rulings.Task) bool {
	if task.Kind != rulings.AtRuling || !s.Dealing() {
		return false
	}
	_, err := s.desk.State().Step(record.Event{Kind: record.Ruling, Ruled: &task.Ruled})
	return err != nil
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

// Grade is the grade of the whole attempt: the worst of its rulings, what came of a deal played on by hand apart. It says something
// once a ruling has been marked.
func (s *Session) Grade() (verdict.Grade, bool) {
	var worst verdict.Grade
	marked := false
	turns := s.Turns
	if s.Dealing() {
		turns = turns[:s.dealt]
	}
	for _, t := range turns {
		if t == s.Turn() && s.Stage < Verdict {
			continue
		}
		if !marked || t.Grade < worst {
			worst, marked = t.Grade, true
		}
	}
	return worst, marked
}
