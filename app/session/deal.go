package session

import (
	"errors"
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/engine/verdict"
)

// A deal may be played on by hand: the trainee calls and plays for all four seats, rightly or not, and rules on what comes of it.
// Of what the file says only the answers about its own events still hold; everything else the trainee says.

// Dealing reports whether the deal was taken over.
func (s *Session) Dealing() bool { return s.dealt > 0 }

// OfFile reports whether table event n is one of the file's, and not of a deal played on by hand.
func (s *Session) OfFile(n int) bool { return !s.Dealing() || n <= s.before }

// Uncovered is the matter that the last act brought and that no procedure rules, nil if there is none; and its case.
func (s *Session) Uncovered() (*rulings.Task, *procedure.Case) {
	if s.uncovered == nil {
		return nil, nil
	}
	return s.uncovered, s.desk.Case(s.uncovered.Matter)
}

// MayPlayOn reports whether the deal may be taken over: at the last verdict, and at the score if nothing but that verdict was left for
// it.
func (s *Session) MayPlayOn() bool {
	if s.Dealing() || !s.Last() || len(s.Turns) == 0 {
		return false
	}
	return s.Stage == Verdict || s.Stage == Score && s.acts[len(s.acts)-1].Kind == GoOn
}

// Overlooked reports whether something lies on the table that the director was not called to.
func (s *Session) Overlooked() bool {
	st := s.desk.State()
	return s.Stage == Deal && slices.ContainsFunc(st.Matters(), func(m record.MatterID) bool { return !m.Fell() && !st.Called(m.Event) })
}

// deal does an act of a deal that is taken over or played on by hand.
func (s *Session) deal(a Act, refused RefusedError) error {
	t := s.Turn()
	switch {
	case a.Kind == PlayOn && s.Stage == Verdict && s.MayPlayOn():
		return s.takeOver(t.Task.Ruled)
	case a.Kind == Own && s.Stage == Verdict && s.MayOwn():
		t.Own = true
		return s.takeOver(t.own())
	case a.Kind == Happen && s.Stage == Deal && a.Event != nil:
		return s.happen(*a.Event, refused)
	case a.Kind == Rest && s.Stage == Deal:
		return s.rest(refused)
	case a.Kind == Tell && s.Stage == Telling && a.Fact != nil && a.Answer != nil:
		return s.tell(*a.Fact, *a.Answer, refused)
	case a.Kind == GoOn && (s.Stage == Deal || s.Stage == Telling):
		s.Stage = Score
		return nil
	}
	return refused
}

// takeOver goes on by hand under a ruling.
func (s *Session) takeOver(r record.Ruled) error {
	if !s.Dealing() {
		s.dealt, s.before = len(s.Turns), s.State().Events
		s.desk.Unscript()
	}
	return s.goOn(r)
}

// own is the ruling given in place of the engine's. One that lacks a part waits for what the engine's waits for; a wrong one is
// the end of its matter.
func (t *Turn) own() record.Ruled {
	r := record.Ruled{Matter: t.Task.Matter, Orders: t.Given, Path: t.Task.Ruled.Path}
	r.Interim = t.Task.Ruled.Interim && t.Mark.Grade != verdict.Wrong
	return r
}

// MayOwn reports whether the ruling given is not the right one and can be carried out at this table.
func (s *Session) MayOwn() bool {
	t := s.Turn()
	if t == nil || s.Stage != Verdict || verdict.Same(t.Before, t.own(), t.Task.Ruled) {
		return false
	}
	own := t.own()
	_, err := t.Before.Step(record.Event{Kind: record.Ruling, Ruled: &own})
	return err == nil
}

// happen lets e take place. What cannot be part of this record at all is refused.
func (s *Session) happen(e record.Event, refused RefusedError) error {
	if !e.Numbered() {
		return refused // rulings and choices have acts of their own
	}
	var impossible *record.StepError
	switch err := s.desk.Append(e); {
	case errors.As(err, &impossible):
		return refused
	case err != nil:
		return err
	}
	return s.follow()
}

// rest lets the players pass and play their lowest legal cards until the deal is over or the director is needed.
func (s *Session) rest(refused RefusedError) error {
	e, ok := plain(s.desk.State())
	if !ok {
		return refused
	}
	for range mostRest {
		if !ok || s.Stage != Deal {
			break
		}
		if err := s.happen(e, refused); err != nil {
			return err
		}
		e, ok = plain(s.desk.State())
	}
	return nil
}

// mostRest is how many calls and cards come by themselves: four passes and every card. Under a ruling that lets an irregular call
// hang, an auction need not end at all.
const mostRest = 4 + 52

// plain is the least that may be done now: the first legal call, pass before any bid, or the lowest legal card. There is none if it
// is nobody's turn or the hand is not known.
func plain(s record.State) (record.Event, bool) {
	turn := s.Turn()
	if turn == bridge.NoSeat {
		return record.Event{}, false
	}
	if s.Phase == record.Auction {
		for _, c := range s.LegalCalls(turn) {
			if c.Why.Code == record.MayPlay {
				return record.Event{Kind: record.Call, Seat: turn, Call: c.Call}, true
			}
		}
		return record.Event{}, false
	}
	cards := s.LegalPlays(turn).Cards()
	if len(cards) == 0 || !s.Hands[turn].Known() {
		return record.Event{}, false
	}
	lowest := slices.MinFunc(cards, func(a, b bridge.Card) int { return int(a.Rank()) - int(b.Rank()) })
	return record.Event{Kind: record.Play, Seat: turn, Card: lowest}, true
}

// next takes the desk to its next task, as the file leads or, in a deal played on by hand, as the trainee does.
func (s *Session) next() (rulings.Task, error) {
	if !s.Dealing() {
		return s.Scenario.Next(s.desk)
	}
	for {
		task, err := s.desk.Next()
		if err != nil || task.Outcome.Need.Node == nil || task.Outcome.Need.Key.Event > s.before {
			return task, err
		}
		key := task.Outcome.Need.Key
		if a, ok := s.Scenario.Finding(key); task.Kind == rulings.AtQuestion && ok {
			if err := procedure.Allowed(task.Outcome.Need.Node, s.desk.Case(task.Matter), a); err != nil {
				return task, nil // what the file has no answer to, the trainee says
			}
			s.desk.Find(key, a)
			continue
		}
		a, ok := s.Scenario.Choice(key, s.Settings.Edition)
		if task.Kind != rulings.AtChoice || !ok || s.desk.Choose(task, a) != nil { // what no longer fits, the trainee chooses
			return task, nil
		}
	}
}

// Answers is what may be found of the next fact, or be said of the one that a deal waits for, each with its card, suit, call or number;
// nil if there is no such fact. They stand in the order in which they stood when the same was to be found before.
func (s *Session) Answers() []record.Answer {
	t := s.Turn()
	switch {
	case s.Stage == Findings && t.next != nil:
		list := s.answers(s.Case(t), t.next.Node)
		if before := s.FoundBefore(t.next.Key); before != nil {
			place := func(a record.Answer) int {
				return slices.IndexFunc(before.Step.Node.Branches, func(b procedure.Branch) bool { return b.Answer == a.ID })
			}
			slices.SortStableFunc(list, func(a, b record.Answer) int { return place(a) - place(b) })
		}
		return list
	case s.Stage == Telling:
		return s.answers(s.desk.Case(s.end.Matter), s.end.Outcome.Need.Node)
	}
	return nil
}

// tell says what is so, or what a player chooses.
func (s *Session) tell(f Fact, a record.Answer, refused RefusedError) error {
	key := f.key()
	if key != s.end.Outcome.Need.Key || !slices.Contains(s.Answers(), a) {
		return refused
	}
	if s.end.Kind == rulings.AtQuestion {
		s.desk.Find(key, a)
	} else if err := s.desk.Choose(s.end, a); err != nil {
		return err
	}
	s.told[key] = true
	return s.follow()
}

// saidOf reports whether the trainee said how it was in t's matter.
func (s *Session) saidOf(t *Turn) bool {
	return slices.ContainsFunc(t.Task.Outcome.Path, func(step procedure.Step) bool { return s.told[step.Key] })
}

// Right is the end that the same calls and cards lead to under the right rulings, if the deal went on under another; false if they
// do not lead to one, for then the table would have gone on in another way. The file's own end serves where there is one.
func (s *Session) Right() (record.State, bool) {
	if !slices.ContainsFunc(s.Turns, func(t *Turn) bool { return t.Own }) {
		return record.State{}, false
	}
	rec := *s.desk.Record()
	rec.Events = slices.Clone(rec.Events)
	turn := 0
	for i, e := range rec.Events {
		if e.Kind == record.Ruling && turn < len(s.Turns) && e.Ruled.Matter == s.Turns[turn].Task.Matter {
			rec.Events[i].Ruled = &s.Turns[turn].Task.Ruled
			turn++
		}
	}
	if st, err := record.Replay(&rec); err == nil && st.Phase == record.Over && len(st.Matters()) <= len(s.desk.State().Matters()) {
		return st, true
	}
	run, err := s.Scenario.Run(s.Settings.Edition, s.Settings.Authority)
	return run.State, err == nil && run.Open == nil && run.State.Phase == record.Over
}
