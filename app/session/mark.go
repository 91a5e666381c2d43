package session

import (
	"maps"
	"slices"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/engine/verdict"
)

// mark marks every stage of t, once the ruling is given.
func (s *Session) mark(t *Turn) {
	c := s.Case(t)
	t.Facts = verdict.MarkFacts(s.inquiry(t))
	s.markPolls(t)
	var on []law.Cite
	for _, step := range t.Task.Outcome.Path {
		on = append(on, step.Node.Cite)
	}
	if !s.Settings.LawChosen {
		t.Law = verdict.MarkLaw(t.Named, t.Task.Ruled.Orders, on, s.Settings.Edition, s.Scenario.Level)
	}
	options := verdict.NotMarked
	if len(t.Offers) > 0 {
		var given, explained []verdict.Choice
		for _, o := range t.Offers {
			given = append(given, verdict.Options(c, o.Step.Node)...)
		}
		for _, o := range t.Explained {
			explained = append(explained, o.choice())
		}
		t.Explain = verdict.MarkOptions(explained, given)
		options = t.Explain.Grade
	}
	cites := t.Cites
	if len(cites) == 0 {
		cites = t.Named // who has named the law need not cite it again
	}
	t.Mark = verdict.Compare(verdict.Input{State: t.Before, Matter: t.Task.Matter, Edition: s.Settings.Edition,
		Engine: t.Task.Outcome, Given: t.Given, Cites: cites, Level: s.Scenario.Level, Tenable: s.tenable(t),
		LawChosen: s.Settings.LawChosen || s.Settings.Easy})
	t.Grade = verdict.Overall(t.Mark.Grade, options, t.Award.mark())
}

// inquiry is the facts stage of t, to be marked.
func (s *Session) inquiry(t *Turn) verdict.Inquiry {
	in := verdict.Inquiry{Found: map[procedure.Key]record.Answer{}}
	for _, q := range t.Questions {
		if q.Asked && (q.Needed || !q.Before) { // what was needless was remarked on when it was asked
			in.Asked = append(in.Asked, q.Key)
		}
		if q.Needed {
			in.Needed = append(in.Needed, q.Key)
		}
		if q.Fact == CardsHeld {
			in.Harmful = append(in.Harmful, q.Key)
		}
	}
	for _, f := range t.Findings {
		if !f.Step.Finding.Known() {
			continue // asked on a way that a wrong finding led to: that one has been marked
		}
		in.Found[f.Step.Key] = s.asFound(f.Answer)
		answers := []record.Answer{s.asFound(f.Step.Finding.Answer)}
		for _, a := range s.Scenario.Tenable(f.Step.Key) {
			if a = s.asFound(a); !slices.Contains(answers, a) {
				answers = append(answers, a)
			}
		}
		in.Findings = append(in.Findings, verdict.FindingKey{Key: f.Step.Key, Answers: answers})
	}
	return in
}

// asFound is a as a finding of this attempt has it.
func (s *Session) asFound(a record.Answer) record.Answer {
	if s.Settings.Bare {
		return record.Answer{ID: a.ID}
	}
	return a
}

// tenable is the rulings that other findings would lead to, of those that the file calls tenable.
func (s *Session) tenable(t *Turn) []record.Ruled {
	tree := rulings.Tree(t.Task.Matter.Kind, s.Settings.Edition)
	var out []record.Ruled
	for _, step := range t.newSteps() {
		for _, a := range s.Scenario.Tenable(step.Key) {
			if a.ID == step.Finding.Answer.ID || s.told[step.Key] {
				continue
			}
			c := s.Case(t)
			c.Found = maps.Clone(t.Found)
			c.Found[step.Key] = a
			o := procedure.Evaluate(tree, c)
			if o.Result == procedure.Ruled || t.Task.Ruled.Interim && o.Result == procedure.Waits {
				out = append(out, record.Ruled{Matter: t.Task.Matter, Orders: o.Orders, Path: o.Answers()})
			}
		}
	}
	return out
}
