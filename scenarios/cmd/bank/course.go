package main

import (
	"errors"
	"fmt"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/scenarios"
)

// A stop is where a scenario stood when something was to be ruled.
type stop struct {
	events int // of the table, so far
	given  bool
	task   rulings.Task    // a ruling written by hand has none but Matter and Ruled
	c      *procedure.Case // of the task's matter, as things stood
}

// A course is a scenario taken through the engine under one edition: what was ruled, each with the state just before.
type course struct {
	scenario *scenarios.Scenario
	edition  law.Edition
	rulings  []stop // in the order in which they were made, those written by hand among them
	skipped  []stop // matters that no procedure rules
	open     *stop  // where the engine had to stop: a question, a choice, or something yet to happen
	end      record.State
}

// follow takes s through the engine under e. The error says that the scenario cannot be played through; the course is then as
// far as it came.
func follow(s *scenarios.Scenario, e law.Edition) (*course, error) {
	d := s.Desk(e, law.Authority{})
	out := &course{scenario: s, edition: e}
	for {
		task, err := s.Next(d)
		if err != nil {
			return out, fmt.Errorf("%s under %s: %w", s.ID, e, err)
		}
		out.end = d.State()
		at := stop{events: out.end.Events, task: task, c: d.Case(task.Matter)}
		switch task.Kind {
		case rulings.AtRuling:
			out.rulings = append(out.rulings, at)
			if err := d.Rule(task.Ruled); err != nil {
				return out, fmt.Errorf("%s under %s: %w", s.ID, e, err)
			}
		case rulings.AtUncovered:
			out.skipped = append(out.skipped, at)
			d.Skip(task.Matter)
		default:
			if task.Kind != rulings.AtEnd {
				out.open = &at
			}
			return out, out.addGiven(d)
		}
	}
}

// addGiven puts the rulings that the file gives among those of the engine, by replaying the record.
func (c *course) addGiven(d *rulings.Desk) error {
	given := map[*record.Ruled]bool{}
	for _, e := range c.scenario.Record.Events {
		if e.Kind == record.Ruling {
			given[e.Ruled] = true
		}
	}
	if len(given) == 0 {
		return nil
	}
	engines := c.rulings
	c.rulings = nil
	state := record.NewState(d.Record())
	for _, e := range d.Record().Events {
		switch {
		case e.Kind == record.Ruling && given[e.Ruled]:
			about := *d.Case(e.Ruled.Matter)
			about.State = state
			c.rulings = append(c.rulings, stop{events: state.Events, given: true, c: &about,
				task: rulings.Task{Kind: rulings.AtRuling, Matter: e.Ruled.Matter, Ruled: *e.Ruled}})
		case e.Kind == record.Ruling:
			c.rulings, engines = append(c.rulings, engines[0]), engines[1:]
		}
		var err error
		if state, err = state.Step(e); err != nil {
			return fmt.Errorf("%s under %s: %w", c.scenario.ID, c.edition, err)
		}
	}
	return nil
}

// after is the engine's rulings made at one point: when n table events had happened, or, if later is set, at the first point
// from there on at which anything was ruled.
func (c *course) after(n int, later bool) []stop {
	var out []stop
	for _, r := range c.rulings {
		switch {
		case r.given || r.events < n || !later && r.events > n:
		case len(out) == 0 || r.events == out[0].events:
			out = append(out, r)
		}
	}
	return out
}

// skippedAt is the first matter left without a ruling at the same point, nil if there is none.
func (c *course) skippedAt(n int, later bool) *stop {
	for i, s := range c.skipped {
		if s.events == n || later && s.events > n {
			return &c.skipped[i]
		}
	}
	return nil
}

// errNoDirector says that a key stands after the director's call, and nobody has called.
var errNoDirector = errors.New("nobody calls the director")

// keyPoint is the number of the event that a key stands after, and whether the first ruling later on counts: after the
// director's call it does, after an event that is named only what is ruled there.
func keyPoint(s *scenarios.Scenario, k scenarios.Key) (n int, later bool, err error) {
	if k.After != "director" {
		return k.Event, false, nil
	}
	for _, e := range s.Record.Events {
		if e.Numbered() {
			n++
		}
		if e.Kind == record.Director {
			return n, true, nil
		}
	}
	return 0, true, errNoDirector
}
