package app

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"strconv"

	"rectify/app/session"
	"rectify/app/store"
	"rectify/app/view"
	"rectify/engine/law"
	"rectify/i18n"
	"rectify/scenarios"
)

// An underway is a case on the screen, and where it is stored. What is below "attempt" changes as writes succeed, which may be
// long after the act: see [program.store].
type underway struct {
	sitting *view.Sitting
	player  string
	again   bool // an old attempt looked at again: nothing is stored
	after   bool // the deal of a case that was over: its verdict is not counted again

	attempt int64 // 0 before the first act is stored
	seqs    []int // the numbers of the acts that stand
	last    int   // the last number used
}

// settingsAct is the kind of the first act of every attempt: the settings of its session.
const settingsAct = "settings"

// A storedSettings is the content of that act.
type storedSettings struct {
	session.Settings
	// Format is 1 since findings have numbers, cards and suits. Attempts before that have none, and go on without.
	Format int `json:"format"`
	// After is true if the case was over already, and its deal was taken over: the verdict counts where it was given.
	After bool `json:"after,omitempty"`
}

// begin puts a new attempt at s on the screen. It is stored with its first act: what one has only looked at is no attempt.
func (p *program) begin(s *scenarios.Scenario) {
	set := session.Settings{Edition: p.pref.Edition, Seed: rand.Uint64(), Easy: !p.pref.Full, LawChosen: p.search.Law != 0, Hands: p.pref.Hands}
	n, err := session.New(s, set)
	if err != nil {
		p.broken("begin a case", err)
		return
	}
	p.giveUp()
	p.under, p.route = &underway{sitting: view.NewSitting(p.p, n, p.pref.Hands), player: p.pref.Player}, caseRoute
}

// broken says that a case cannot be shown. The loader replays every scenario, so this is a fault of the program.
func (p *program) broken(doing string, err error) {
	slog.Error(doing, "error", err)
	p.notice = notice{key: "app.notice.case", args: []any{"File", logName}}
}

// keep stores an act that was just done, before its effect is shown.
func (p *program) keep(u *underway, act session.Act) {
	if u.again {
		return
	}
	acts, at := u.sitting.Session().Acts(), p.now()
	p.store("store an act", func(s *store.Store) error {
		if u.attempt == 0 {
			return p.storeAll(u, s, acts)
		}
		payload, err := json.Marshal(act)
		if err != nil {
			return err
		}
		err = s.Add(p.ctx, u.attempt, store.Act{Seq: u.last + 1, Kind: string(act.Kind), Payload: string(payload), At: at})
		if overtaken(err) {
			return p.storeAll(u, s, acts)
		}
		if err == nil {
			u.last++
			u.seqs = append(u.seqs, u.last)
		}
		return err
	})
}

// takenBack stores that the last act was taken back.
func (p *program) takenBack(u *underway) {
	if u.again {
		return
	}
	acts := u.sitting.Session().Acts()
	p.store("take an act back", func(s *store.Store) error {
		n := len(u.seqs) - 1
		err := s.Undo(p.ctx, u.attempt, u.seqs[n])
		if overtaken(err) {
			return p.storeAll(u, s, acts)
		}
		if err == nil {
			u.seqs = u.seqs[:n]
		}
		return err
	})
}

// overtaken tells whether an attempt was gone on with in another window, on the same data. From there on each goes its own way.
func overtaken(err error) bool {
	return errors.Is(err, store.ErrSeq) || errors.Is(err, store.ErrFinished) || errors.Is(err, store.ErrUndone)
}

// storeAll stores u as a new attempt, with its settings and all its acts.
func (p *program) storeAll(u *underway, s *store.Store, acts []session.Act) error {
	n := u.sitting.Session()
	id, err := s.Begin(p.ctx, store.Attempt{Scenario: n.Scenario.ID, Text: n.Scenario.Raw, Edition: n.Settings.Edition.String(),
		Seed: n.Settings.Seed, Player: u.player})
	if err != nil {
		return err
	}
	add := func(seq int, kind string, content any) error {
		payload, err := json.Marshal(content)
		if err != nil {
			return err
		}
		return s.Add(p.ctx, id, store.Act{Seq: seq, Kind: kind, Payload: string(payload), At: p.now()})
	}
	if err := add(1, settingsAct, storedSettings{n.Settings, 1, u.after}); err != nil {
		return err
	}
	var seqs []int
	for i, act := range acts {
		if err := add(i+2, string(act.Kind), act); err != nil {
			return err
		}
		seqs = append(seqs, i+2)
	}
	u.attempt, u.seqs, u.last = id, seqs, len(acts)+1
	return nil
}

// finishIfOver stores the verdict once the case is over.
func (p *program) finishIfOver(u *underway) {
	n := u.sitting.Session()
	grade, marked := n.Grade()
	if n.Stage != session.Score || !marked || u.again {
		return
	}
	var laws []string
	if !u.after { // else each has been counted
		for _, number := range n.Scenario.Laws(n.Settings.Edition, n.Settings.Authority) {
			laws = append(laws, strconv.Itoa(number))
		}
	}
	p.store("store the verdict", func(s *store.Store) error {
		return s.Finish(p.ctx, u.attempt, store.Verdict{Grade: grade.String(), Laws: laws})
	})
}

// restore is an attempt as its acts left it.
func restore(pr *i18n.Printer, a store.Attempt) (*underway, error) {
	s, faults := scenarios.Load(a.Scenario+".yaml", []byte(a.Text))
	if s == nil {
		return nil, fmt.Errorf("the scenario of attempt %d no longer loads: %v", a.ID, faults)
	}
	edition, err := law.ParseEdition(a.Edition)
	if err != nil {
		return nil, fmt.Errorf("attempt %d: %w", a.ID, err)
	}
	set := session.Settings{Edition: edition, Seed: a.Seed} // all that is known if the program was killed before it stored the rest
	var acts []session.Act
	u := &underway{attempt: a.ID, player: a.Player}
	for _, act := range a.Acts {
		u.last = max(u.last, act.Seq)
	}
	for _, act := range a.Standing() {
		if act.Kind == settingsAct {
			var stored storedSettings
			if err := json.Unmarshal([]byte(act.Payload), &stored); err != nil {
				return nil, fmt.Errorf("settings of attempt %d: %w", a.ID, err)
			}
			set = stored.Settings
			set.Bare = set.Bare || stored.Format == 0
			u.after = stored.After
			continue
		}
		var done session.Act
		if err := json.Unmarshal([]byte(act.Payload), &done); err != nil {
			return nil, fmt.Errorf("act %d of attempt %d: %w", act.Seq, a.ID, err)
		}
		acts = append(acts, done)
		u.seqs = append(u.seqs, act.Seq)
	}
	n, err := session.Restore(s, set, acts)
	if err != nil {
		return nil, fmt.Errorf("attempt %d: %w", a.ID, err)
	}
	u.sitting = view.NewSitting(pr, n, set.Hands)
	return u, nil
}

// takeUp puts an attempt on the screen, as its acts left it.
func (p *program) takeUp(a store.Attempt) {
	u, err := restore(p.p, a)
	if err != nil {
		p.broken("restore an attempt", err)
		return
	}
	p.under, p.route = u, caseRoute
}

// lookAgain shows an old attempt at its verdict, and nothing of it is stored anew. One that was left unfinished goes on.
func (p *program) lookAgain(id string) {
	n, err := strconv.ParseInt(id, 10, 64)
	if err != nil || p.kept == nil {
		return
	}
	a, err := p.kept.Attempt(p.ctx, n)
	if err != nil {
		p.failed("read an attempt", err)
		return
	}
	over := a.Verdict != nil
	if over {
		a.Acts = a.Standing()
		for len(a.Acts) > 0 && a.Acts[len(a.Acts)-1].Kind == string(session.GoOn) {
			a.Acts = a.Acts[:len(a.Acts)-1]
		}
	}
	p.takeUp(a)
	if p.under != nil {
		p.under.again = over
	}
}

// inCase does an action of the case on the screen.
func (p *program) inCase(id string) {
	u := p.under
	over := u.sitting.Session().Stage == session.Score
	effect, err := u.sitting.Do(id)
	if err != nil {
		p.broken("act in a case", err)
		return
	}
	switch {
	case effect.Act != nil:
		u.after = u.after || over
		p.keep(u, *effect.Act)
		p.finishIfOver(u)
	case effect.Undone:
		p.takenBack(u)
	case effect.Leave != "":
		p.elsewhere(effect.Leave)
	}
	if effect.Work != nil {
		p.background(effect.Work)
	}
	if p.under == nil || !p.under.sitting.Working() {
		p.giveUp()
	}
	if id == "hands" {
		p.pref.Hands = u.sitting.Hands()
		p.set("hands", yesNo(p.pref.Hands))
	}
}

// background does the work of a case while the program goes on, and shows the outcome unless it was given up.
func (p *program) background(work func(context.Context) func()) {
	p.giveUp()
	ctx, cancel := context.WithCancel(p.ctx)
	p.working = cancel
	go func() {
		done := work(ctx)
		p.do(func() {
			if ctx.Err() == nil {
				done()
				p.giveUp()
				p.show()
			}
		})
	}()
}

// giveUp ends the work in the background, if there is any.
func (p *program) giveUp() {
	if p.working != nil {
		p.working()
		p.working = nil
	}
}

// leaveCase leaves the case. One that is left at its last verdict is over: nothing more would come.
func (p *program) leaveCase() {
	p.stop()
	if p.under == nil {
		return
	}
	if p.under.sitting.Session().Stage == session.Verdict {
		p.inCase("go-on")
	}
	p.giveUp()
	p.under = nil
	if p.route == caseRoute {
		p.route = homeRoute
	}
	p.loadGrades()
}
