package scenarios

import (
	"fmt"
	"slices"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
)

// Desk is a desk with s on it, under an edition: its events, then what is scripted to follow the ruling.
func (s *Scenario) Desk(e law.Edition, a law.Authority) *rulings.Desk {
	d := rulings.NewDesk(&s.Record, e, a)
	for _, then := range s.Then {
		if inEdition(then.Edition, e) {
			d.Script(then.Events...)
		}
	}
	return d
}

// Next takes d to its next ruling. The findings and choices that the file gives are made on the way, and matters for which no
// procedure is coded are left without a ruling. It stops at a question or a choice that the file leaves open, too; but an option
// that fell due, and that the file gives no choice for while its own events go on, was never offered: the table goes on without.
// A finding or a choice of the file that is no answer is a [procedure.ChoiceError], an event that the table cannot take an *[EventError].
func (s *Scenario) Next(d *rulings.Desk) (rulings.Task, error) {
	for {
		task, err := d.Next()
		if err != nil {
			return task, &EventError{Index: s.scripted(d.Edition) - d.Left(), Why: err}
		}
		switch task.Kind {
		case rulings.AtEvent:
		case rulings.AtUncovered:
			return task, nil
		case rulings.AtQuestion:
			a, ok := s.Finding(task.Outcome.Need.Key)
			if !ok {
				return task, nil
			}
			if err := procedure.Allowed(task.Outcome.Need.Node, d.Case(task.Matter), a); err != nil {
				return task, err
			}
			d.Find(task.Outcome.Need.Key, a)
		case rulings.AtChoice:
			a, ok := s.Choice(task.Outcome.Need.Key, d.Edition)
			switch {
			case !ok && task.Matter.Fell() && d.State().Events < s.tableEvents():
				d.Skip(task.Matter)
				continue
			case !ok:
				return task, nil
			}
			if err := d.Choose(task, a); err != nil {
				return task, err
			}
		default:
			return task, nil
		}
	}
}

// An EventError says that an event of a file cannot take place at the table as the rulings before it leave it.
type EventError struct {
	Index int // among the events of the file, from 0, those that follow the ruling last
	Why   error
}

func (e *EventError) Error() string { return fmt.Sprintf("scripted event %d: %v", e.Index+1, e.Why) }

// Unwrap is why.
func (e *EventError) Unwrap() error { return e.Why }

// scripted is how many events the file has under e.
func (s *Scenario) scripted(e law.Edition) int {
	n := len(s.Record.Events)
	for _, then := range s.Then {
		if inEdition(then.Edition, e) {
			n += len(then.Events)
		}
	}
	return n
}

// tableEvents is how many events of the table the file has, those that follow the ruling apart.
func (s *Scenario) tableEvents() int {
	n := 0
	for _, e := range s.Record.Events {
		if e.Numbered() {
			n++
		}
	}
	return n
}

// Finding is what the file says is to be found of a fact.
func (s *Scenario) Finding(key procedure.Key) (record.Answer, bool) {
	if ask := s.asked(key); ask != nil && len(ask.Find) > 0 {
		return ask.Find[0], true
	}
	return record.Answer{}, false
}

// Tenable is every answer to a fact that the file calls true or tenable.
func (s *Scenario) Tenable(key procedure.Key) []record.Answer {
	ask := s.asked(key)
	if ask == nil {
		return nil
	}
	return append(ask.Find[:len(ask.Find):len(ask.Find)], ask.Tenable...)
}

// Reply is what the player who is asked about a fact says; empty if the file gives no words.
func (s *Scenario) Reply(key procedure.Key) Words {
	if ask := s.asked(key); ask != nil {
		return ask.Says
	}
	return Words{}
}

// asked is the entry of the file that fits a fact: one about that event before one about none in particular.
func (s *Scenario) asked(key procedure.Key) *Ask {
	var general *Ask
	for i := range s.Ask {
		ask := &s.Ask[i]
		switch {
		case ask.Fact != string(key.Fact):
		case ask.Of == key.Event:
			return ask
		case ask.Of == 0 && general == nil:
			general = ask
		}
	}
	return general
}

// Choice is what the file says a player chooses when offered a fact's options.
func (s *Scenario) Choice(key procedure.Key, e law.Edition) (record.Answer, bool) {
	for _, c := range s.Choose {
		if c.Option == string(key.Fact) && (c.Of == 0 || c.Of == key.Event) && inEdition(c.Edition, e) {
			return c.Takes, true
		}
	}
	return record.Answer{}, false
}

// SaysAt is what is said at table event n, of those scripted to follow the ruling under e too.
func (s *Scenario) SaysAt(n int, e law.Edition) Words {
	if said := s.Says(n); !said.Empty() {
		return said
	}
	n -= s.tableEvents()
	for _, then := range s.Then {
		if !inEdition(then.Edition, e) {
			continue
		}
		for i, event := range then.Events {
			if !event.Numbered() {
				continue
			}
			if n--; n == 0 {
				return then.Texts[i]
			}
		}
	}
	return Words{}
}

// inEdition reports whether something that the file says of one edition, or of every one, holds in e.
func inEdition(of, e law.Edition) bool { return of == law.NoEdition || of.Base() == e.Base() }

// A Run is a scenario taken through the engine under one edition.
type Run struct {
	Edition law.Edition
	Rulings []rulings.Task // every ruling, in order; each has Ruled and Outcome
	Skipped []rulings.Task // matters that no procedure rules
	Open    *rulings.Task  // where the engine had to stop, nil if nothing is open
	State   record.State   // at the end
}

// Run rules s under an edition with the engine's own rulings.
func (s *Scenario) Run(e law.Edition, a law.Authority) (Run, error) { return s.run(s.Desk(e, a)) }

func (s *Scenario) run(d *rulings.Desk) (Run, error) {
	run := Run{Edition: d.Edition}
	for {
		task, err := s.Next(d)
		if err != nil {
			return run, err
		}
		run.State = d.State()
		switch task.Kind {
		case rulings.AtRuling:
			run.Rulings = append(run.Rulings, task)
			if err := d.Rule(task.Ruled); err != nil {
				return run, err
			}
		case rulings.AtUncovered:
			run.Skipped = append(run.Skipped, task)
			d.Skip(task.Matter)
		case rulings.AtEnd:
			return run, nil
		default:
			run.Open = &task
			return run, nil
		}
	}
}

// Laws is the laws that the engine rules s by under e, each once, in the order of the rulings.
func (s *Scenario) Laws(e law.Edition, a law.Authority) []int {
	laws, _ := s.Cited(e, a)
	return laws
}

// Cited is [Scenario.Laws], and the paragraphs that the orders of those rulings cite, each once.
func (s *Scenario) Cited(e law.Edition, a law.Authority) (laws []int, cites []law.Cite) {
	run, err := s.Run(e, a)
	if err != nil {
		return nil, nil
	}
	for _, task := range run.Rulings {
		n := rulings.LawOf(task.Matter.Kind, e)
		if n != 0 && !slices.Contains(laws, n) {
			laws = append(laws, n)
		}
		for _, o := range task.Ruled.Orders {
			if !slices.Contains(cites, o.Cite) {
				cites = append(cites, o.Cite)
			}
		}
	}
	return laws, cites
}
