package view

import (
	"fmt"

	"rectify/app/session"
	"rectify/engine/bridge"
	"rectify/engine/record"
	"rectify/i18n"
	"rectify/scenarios"
)

// View is the case as it is to be shown.
func (v *Sitting) View() Case {
	at := v.at(v.shown)
	speaks, speech := v.speech()
	c := Case{
		Bar:       v.Bar,
		Table:     tableAt(v.p, at, v.s.Scenario.Board, v.hands || v.s.Dealing() || faced(at), speaks, speech),
		Auction:   auctionAt(v.p, at, v.says),
		Said:      v.saidAt(at, v.shown),
		Transport: v.transport(),
		Sheet:     v.sheet(),
	}
	if v.s.Stage == session.Deal && v.shown == v.events() {
		v.onTable(&c.Table)
	}
	c.Bar.Title = v.words(v.s.Scenario.Heading)
	if v.s.Dealing() || v.s.Last() && v.s.Stage >= session.Verdict && !v.watching() {
		c.Bar.Title = v.words(v.s.Scenario.Title) // it would tell too much before the last ruling
	}
	if v.poll.open {
		c.Bar.Back = Action{ID: "poll-back", Text: v.p.T("ui.poll.back"), Key: v.p.T("ui.key.escape"), Enabled: true}
	}
	if v.line.open {
		return v.withLine(c)
	}
	if v.double.open {
		return v.withDouble(c)
	}
	return c
}

// at is the table after event n: before any ruling that came later, but after every one that has been made if n is the last.
func (v *Sitting) at(n int) record.State {
	if n >= v.events() {
		return v.s.State()
	}
	s, err := record.StateAt(v.s.State().Record(), n+1)
	if err != nil {
		// The session has replayed this record; what replays whole replays in part.
		panic(fmt.Sprintf("view: event %d of a record that was replayed: %v", n, err))
	}
	return s
}

// speech is what somebody says in the event shown last: the call for the director, or words of his own.
func (v *Sitting) speech() (bridge.Seat, string) {
	e := v.s.State().Event(v.shown)
	if words := v.says(v.shown); words != "" {
		return e.Seat, v.quote(words)
	}
	if e.Kind == record.Director && e.Seat != bridge.NoSeat {
		return e.Seat, v.p.T("ui.table.director")
	}
	return bridge.NoSeat, ""
}

// event tells what happened at table event n of s's record.
func (v *Sitting) event(s record.State, n int) string {
	return i18n.Capital(Event(v.p, s.Event(n), v.at(n-1), v.says(n)))
}

// says is what is said at table event n, in the language of v.
func (v *Sitting) says(n int) string {
	if !v.s.OfFile(n) {
		return v.stated(n)
	}
	return v.words(v.s.Scenario.SaysAt(n, v.s.Settings.Edition))
}

func (v *Sitting) words(w scenarios.Words) string { return inLanguage(v.p, w) }

// inLanguage is words in the language of p.
func inLanguage(p *i18n.Printer, w scenarios.Words) string {
	if p.Lang() == i18n.Greek {
		return w.El
	}
	return w.En
}

func (v *Sitting) transport() Transport {
	text := v.p.T("ui.transport.begin")
	if v.shown > 0 {
		text = Event(v.p, v.s.State().Event(v.shown), v.at(v.shown-1), "")
	}
	t := v.transportOf("ui.transport.text", v.shown, v.events(), text)
	t.Hands = Action{ID: "hands", Text: v.p.T("ui.transport.open-hands"), Key: "F4", Enabled: true}
	if v.hands {
		t.Hands.Text = v.p.T("ui.transport.close-hands")
	}
	return t
}

// transportOf is a transport that has come to step at of n, with what has just happened.
func (v *Sitting) transportOf(key string, at, n int, text string) Transport {
	act := func(id, key string, enabled bool) Action {
		return Action{ID: "event:" + id, Text: v.p.T("ui.transport." + id), Key: key, Enabled: enabled}
	}
	return Transport{At: at, Of: n,
		First:   act("first", "", at > 0),
		Back:    act("back", "←", at > 0),
		Forward: act("forward", "→", at < n),
		Last:    act("last", "", at < n),
		Play:    act("play", v.p.T("ui.key.space"), at < n),
		Text:    v.p.T(key, "At", at, "Of", n, "Text", text),
	}
}
