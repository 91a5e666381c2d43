package app

import (
	"encoding/json"
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

// An underway is a case on the screen, and where it is stored.
type underway struct {
	sitting *view.Sitting
	attempt int64 // 0 if nothing is stored: an old attempt looked at again
	seqs    []int // the numbers of the acts that stand
	last    int   // the last number used
}

// settingsAct is the kind of the first act of every attempt: the settings of its session.
const settingsAct = "settings"

// begin begins an attempt at s.
func (p *program) begin(s *scenarios.Scenario) {
	set := session.Settings{Edition: p.pref.Edition, Seed: rand.Uint64(), Easy: !p.pref.Full, LawChosen: p.search.Law != 0, Hands: p.pref.Hands}
	n, err := session.New(s, set)
	if err != nil {
		p.cannotOpen(s, err)
		return
	}
	u := &underway{sitting: view.NewSitting(p.p, n, p.pref.Hands)}
	if p.kept != nil {
		id, err := p.kept.Begin(p.ctx, store.Attempt{Scenario: s.ID, Text: s.Raw, Edition: set.Edition.String(), Seed: set.Seed, Player: p.pref.Player})
		if err != nil {
			p.failed("begin an attempt", err)
		} else {
			u.attempt = id
			p.keep(u, settingsAct, set)
		}
	}
	p.case_, p.route = u, caseRoute
}

// cannotOpen says that a scenario cannot be played. The loader replays every scenario, so this is a fault of the program.
func (p *program) cannotOpen(s *scenarios.Scenario, err error) {
	slog.Error("begin a case", "scenario", s.ID, "error", err)
	p.notice = notice{key: "ui.notice.broken-case"}
}

// keep stores an act before its effect is shown.
func (p *program) keep(u *underway, kind string, payload any) {
	if u.attempt == 0 || p.kept == nil {
		return
	}
	text, err := json.Marshal(payload)
	if err != nil {
		p.failed("write an act", err)
		return
	}
	u.last++
	if err := p.kept.Add(p.ctx, u.attempt, store.Act{Seq: u.last, Kind: kind, Payload: string(text)}); err != nil {
		p.failed("store an act", err)
		return
	}
	if kind != settingsAct {
		u.seqs = append(u.seqs, u.last)
	}
}

// restore is an attempt as its acts left it.
func restore(pr *i18n.Printer, a store.Attempt) (*underway, error) {
	s, faults := scenarios.Load(a.Scenario+".yaml", []byte(a.Text))
	if s == nil {
		return nil, fmt.Errorf("the scenario of attempt %d no longer loads: %v", a.ID, faults)
	}
	var set session.Settings
	var acts []session.Act
	u := &underway{attempt: a.ID}
	for _, act := range a.Acts {
		u.last = max(u.last, act.Seq)
	}
	for _, act := range a.Standing() {
		if act.Kind == settingsAct {
			if err := json.Unmarshal([]byte(act.Payload), &set); err != nil {
				return nil, fmt.Errorf("settings of attempt %d: %w", a.ID, err)
			}
			continue
		}
		var done session.Act
		if err := json.Unmarshal([]byte(act.Payload), &done); err != nil {
			return nil, fmt.Errorf("act %d of attempt %d: %w", act.Seq, a.ID, err)
		}
		acts = append(acts, done)
		u.seqs = append(u.seqs, act.Seq)
	}
	if set.Edition == law.NoEdition {
		return nil, fmt.Errorf("attempt %d was stored without its settings", a.ID)
	}
	n, err := session.Restore(s, set, acts)
	if err != nil {
		return nil, err
	}
	u.sitting = view.NewSitting(pr, n, set.Hands)
	return u, nil
}

// resume takes up the case that was left unfinished.
func (p *program) resume() {
	a, err := p.kept.Unfinished(p.ctx, p.pref.Player)
	if err != nil {
		p.failed("look for an unfinished case", err)
		return
	}
	u, err := restore(p.p, a)
	if err != nil {
		slog.Error("restore an unfinished case", "error", err)
		p.notice = notice{key: "ui.notice.broken-case"}
		return
	}
	p.case_, p.route = u, caseRoute
}

// lookAgain shows an old attempt at its verdict. Nothing of it is stored anew.
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
	for len(a.Acts) > 0 && a.Acts[len(a.Acts)-1].Kind == string(session.GoOn) {
		a.Acts = a.Acts[:len(a.Acts)-1]
	}
	u, err := restore(p.p, a)
	if err != nil {
		slog.Error("restore an attempt", "error", err)
		p.notice = notice{key: "ui.notice.broken-case"}
		return
	}
	u.attempt = 0
	p.case_, p.route = u, caseRoute
}

// inCase does an action of the case on the screen.
func (p *program) inCase(id string) {
	u := p.case_
	effect, err := u.sitting.Do(id)
	if err != nil {
		slog.Error("act in a case", "action", id, "error", err)
		p.notice = notice{key: "ui.notice.broken-case"}
		return
	}
	switch {
	case effect.Act != nil:
		p.keep(u, string(effect.Act.Kind), effect.Act)
		p.finishIfOver(u)
	case effect.Undone:
		p.undo(u)
	case effect.Leave != "":
		p.elsewhere(effect.Leave)
	}
	if id == "hands" {
		p.pref.Hands = u.sitting.Hands()
		p.set("hands", yesNo(p.pref.Hands))
	}
}

func (p *program) undo(u *underway) {
	n := len(u.seqs) - 1
	if u.attempt == 0 || n < 0 {
		return
	}
	if err := p.kept.Undo(p.ctx, u.attempt, u.seqs[n]); err != nil {
		p.failed("take an act back", err)
		return
	}
	u.seqs = u.seqs[:n]
}

// leaveCase leaves the case. One that is left at its last verdict is over: nothing more would come.
func (p *program) leaveCase() {
	u := p.case_
	if u == nil {
		return
	}
	if u.attempt != 0 && u.sitting.Session().Stage == session.Verdict {
		p.inCase("go-on")
	}
	p.case_, p.playing = nil, false
	p.loadGrades()
}

// finishIfOver stores the verdict once the case is over.
func (p *program) finishIfOver(u *underway) {
	s := u.sitting.Session()
	grade, marked := s.Grade()
	if s.Stage != session.Score || !marked || u.attempt == 0 || p.kept == nil {
		return
	}
	var laws []string
	for _, n := range s.Scenario.Laws(s.Settings.Edition, s.Settings.Authority) {
		laws = append(laws, strconv.Itoa(n))
	}
	if err := p.kept.Finish(p.ctx, u.attempt, store.Verdict{Grade: grade.String(), Laws: laws}); err != nil {
		p.failed("store the verdict", err)
	}
}
