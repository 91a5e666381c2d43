package rulings

import (
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A TaskKind says what a Desk has come to.
type TaskKind uint8

// The kinds of task.
const (
	AtEvent     TaskKind = iota // a scripted event took place: Task.Event
	AtQuestion                  // the table, the methods or the director must answer Task.Outcome.Need
	AtChoice                    // a player must choose: Task.Outcome.Need
	AtRuling                    // the engine's ruling is ready: Task.Ruled; say Rule with it, or with another
	AtUncovered                 // no tree for Task.Matter, or its tree stops: say Skip to go on without a ruling
	AtWait                      // nothing more is scripted, and the matter waits for an event: Task.Outcome.Need
	AtEnd                       // nothing is open and nothing more is scripted
)

// A Task is where a Desk stands.
type Task struct {
	Kind    TaskKind
	Matter  record.MatterID
	Event   record.Event
	Ruled   record.Ruled
	Outcome procedure.Outcome
}

// A Desk takes one record through its events and rulings in the right order: what has happened is ruled when the director has
// been called, what falls due when it does. The bank and the simulator both pull it.
type Desk struct {
	Edition   law.Edition
	Authority law.Authority

	rec     record.Record // its events are those that have happened, rulings and choices among them
	script  []record.Event
	state   record.State
	found   map[procedure.Key]record.Answer
	skipped map[record.MatterID]bool
}

// NewDesk is a desk before the first event of r. Rulings and choices that are among r's events are taken as given.
func NewDesk(r *record.Record, e law.Edition, a law.Authority) *Desk {
	d := &Desk{Edition: e, Authority: a, rec: *r, script: r.Events,
		found: map[procedure.Key]record.Answer{}, skipped: map[record.MatterID]bool{}}
	d.rec.Events = nil
	d.state = record.NewState(&d.rec)
	return d
}

// State is the state as it stands.
func (d *Desk) State() record.State { return d.state }

// Record is the record as it stands, with every ruling and choice so far.
func (d *Desk) Record() *record.Record { return &d.rec }

// Found is what was asked, found or chosen so far.
func (d *Desk) Found() map[procedure.Key]record.Answer { return d.found }

// Case is the case of m as things stand.
func (d *Desk) Case(m record.MatterID) *procedure.Case {
	return &procedure.Case{State: d.state, Before: d.before, Matter: m, Edition: d.Edition, Authority: d.Authority, Found: d.found}
}

// before is the state just before table event n. The events have been applied once already, so that none can fail.
func (d *Desk) before(n int) record.State {
	s, err := record.StateAt(&d.rec, n)
	if err != nil {
		panic("rulings: a record that was accepted no longer replays: " + err.Error())
	}
	return s
}

// Next is the first thing to be done: rule the first open matter that is ready, or let the next scripted event happen. It
// returns an error if that event cannot be part of the record.
func (d *Desk) Next() (Task, error) {
	var waits *Task
	for _, m := range d.state.Matters() {
		if d.skipped[m] || !d.ready(m) || d.ruledByHand(m) {
			continue
		}
		task := d.decide(m)
		if task.Kind == AtWait {
			if waits == nil {
				waits = &task
			}
			if ruled, due := d.interim(task); due {
				return ruled, nil
			}
			continue
		}
		return task, nil
	}
	if len(d.script) > 0 {
		e := d.state.OnTurn(d.script[0])
		if err := d.happen(e); err != nil {
			return Task{}, err
		}
		d.script = d.script[1:]
		return Task{Kind: AtEvent, Event: e}, nil
	}
	if waits != nil {
		return *waits, nil
	}
	return Task{Kind: AtEnd}, nil
}

// ready reports whether m is to be ruled now: it has fallen due, or the director has been called since it arose.
func (d *Desk) ready(m record.MatterID) bool {
	return m.Fell() || d.state.Called(m.Event) || d.state.Interim(m) != nil
}

// ruledByHand reports whether the script goes on with a ruling or choice on m.
func (d *Desk) ruledByHand(m record.MatterID) bool {
	for _, e := range d.script {
		switch {
		case e.Kind == record.Ruling && e.Ruled.Matter == m, e.Kind == record.Choice && e.Chose.Matter == m:
			return true
		case e.Numbered():
			return false
		}
	}
	return false
}

// decide evaluates m's tree as things stand.
func (d *Desk) decide(m record.MatterID) Task {
	task := Task{Matter: m}
	tree := Tree(m.Kind, d.Edition)
	if tree == nil {
		task.Kind = AtUncovered
		return task
	}
	task.Outcome = procedure.Evaluate(tree, d.Case(m))
	switch task.Outcome.Result {
	case procedure.Ruled:
		task.Kind = AtRuling
		task.Ruled = record.Ruled{Matter: m, Orders: task.Outcome.Orders, Path: task.Outcome.Answers()}
	case procedure.Asks, procedure.DirectorJudges:
		task.Kind = AtQuestion
	case procedure.Offers:
		task.Kind = AtChoice
	case procedure.Waits:
		task.Kind = AtWait
	case procedure.Uncovered:
		task.Kind = AtUncovered
	}
	return task
}

// interim is the interim ruling of a matter that waits, if it has orders to give and has not given them.
func (d *Desk) interim(task Task) (Task, bool) {
	if len(task.Outcome.Orders) == 0 || d.state.Interim(task.Matter) != nil {
		return Task{}, false
	}
	task.Kind = AtRuling
	task.Ruled = record.Ruled{Matter: task.Matter, Orders: task.Outcome.Orders, Path: task.Outcome.Answers(), Interim: true}
	return task, true
}

// Find answers a question.
func (d *Desk) Find(key procedure.Key, a record.Answer) { d.found[key] = a }

// Choose makes a player's choice part of the record. Options that the task's offer does not have, or parameters that it does not
// allow, are refused.
func (d *Desk) Choose(task Task, a record.Answer) error {
	need := task.Outcome.Need
	if err := procedure.Allowed(need.Node, d.Case(task.Matter), a); err != nil {
		return err
	}
	seat := need.Node.Who.Seat(d.Case(task.Matter))
	d.found[need.Key] = a
	return d.happen(record.Event{Kind: record.Choice, Chose: &record.Chose{Matter: task.Matter, Seat: seat, Answer: a}})
}

// Rule makes a ruling, the engine's or another, part of the record.
func (d *Desk) Rule(r record.Ruled) error {
	return d.happen(record.Event{Kind: record.Ruling, Ruled: &r})
}

// Skip leaves m without a ruling.
func (d *Desk) Skip(m record.MatterID) { d.skipped[m] = true }

// Append lets an event happen that is not scripted, as when a trainee plays the deal on.
func (d *Desk) Append(e record.Event) error { return d.happen(e) }

// Script adds events to be taken after those still scripted.
func (d *Desk) Script(events ...record.Event) {
	d.script = append(d.script[:len(d.script):len(d.script)], events...)
}

// Unscript lets what is still scripted fall: the table goes on by Append alone.
func (d *Desk) Unscript() { d.script = nil }

// Left is how many scripted events have not taken place.
func (d *Desk) Left() int { return len(d.script) }

func (d *Desk) happen(e record.Event) error {
	d.rec.Events = append(d.rec.Events, e)
	next, err := d.state.Step(e)
	if err != nil {
		d.rec.Events = d.rec.Events[:len(d.rec.Events)-1]
		return err
	}
	d.state = next
	return nil
}
