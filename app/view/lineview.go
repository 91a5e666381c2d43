package view

import (
	"context"
	"fmt"
	"strings"

	"rectify/app/session"
	"rectify/engine/bridge"
	"rectify/engine/claim"
	"rectify/engine/record"
	"rectify/engine/rulings"
)

// A lining is how the cards may be played after a claim, being looked at from the verdict on it. It is never stored.
type lining struct {
	open     bool
	working  bool // the lines are being worked out
	done     bool
	start    record.State // the table at the claim
	position claim.Position
	found    claim.Analysis
	err      error
	chosen   int // which of the lines is shown
	shown    int // of its cards
}

// hasLine reports whether there are lines to look at: a ruling on a claim or concession has awarded tricks.
func (v *Sitting) hasLine() bool {
	t := v.s.Turn()
	if t == nil || v.s.Stage != session.Verdict || t.Task.Matter.Kind != record.Claim {
		return false
	}
	for _, o := range t.Task.Ruled.Orders {
		if o.Kind == record.TricksAwarded {
			return true
		}
	}
	return false
}

// lineOpened opens the lines or closes them. To work them out may take seconds: that is left to the program.
func (v *Sitting) lineOpened() Effect {
	l := &v.line
	switch {
	case l.open:
		l.open = false
		return Effect{}
	case !v.hasLine():
		return Effect{}
	}
	v.double.close() // one thing is looked at at a time
	if l.done {
		l.open = true
		return Effect{}
	}
	start, p, err := rulings.ClaimPosition(v.s.Case(v.s.Turn()))
	*l = lining{open: true, working: err == nil, done: err != nil, start: start, position: p, err: err}
	if err != nil {
		return Effect{}
	}
	by := v.s.Settings.Authority
	return Effect{Work: func(ctx context.Context) func() {
		found, err := claim.Analyse(ctx, p, by)
		return func() { l.working, l.done, l.found, l.err = false, true, found, err }
	}}
}

// Working reports whether the sitting waits for work that it gave to the program. If it does not, that work may be given up.
func (v *Sitting) Working() bool {
	return v.line.open && v.line.working || v.double.working
}

// A namedLine is a line and the key of its name under ui.line.of.
type namedLine struct {
	claim.Line
	name string
}

// doubtKeys and causeKeys name the words of what the result hangs on.
var (
	doubtKeys = [...]string{claim.TrumpDoubt: "trump", claim.OrderDoubt: "order", claim.LoserDoubt: "loser", claim.RuffDoubt: "ruff",
		claim.ManyDoubts: "several"}
	causeKeys = [...]string{claim.Good: "good", claim.Better: "better", claim.OtherLine: "other-line", claim.Guess: "guess", claim.ByPartner: "by-partner"}
)

// lines is the lines among which one may choose, none while they are not known.
func (l *lining) lines() []namedLine {
	a := l.found
	switch {
	case !l.done || l.err != nil:
		return nil
	case a.Doubt != claim.NoDoubt:
		name := doubtKeys[a.Doubt]
		return []namedLine{{a.Line, name}, {a.Otherwise, name + "-not"}}
	case a.Cause == claim.Guess:
		return []namedLine{{a.Line, "guess"}, {a.Guessed, "guess-not"}}
	}
	return []namedLine{{a.Line, "shown"}}
}

// line is the line that is shown, an empty one if none is.
func (l *lining) line() claim.Line {
	if lines := l.lines(); l.chosen < len(lines) {
		return lines[l.chosen].Line
	}
	return claim.Line{}
}

// state is the table after so many cards of the line.
func (l *lining) state(cards int) record.State {
	s := l.start
	for _, e := range l.line().Events()[:cards] {
		next, err := s.Step(e)
		if err != nil {
			panic("view: a line of play cannot be played: " + err.Error()) // the search plays legal cards alone
		}
		s = next
	}
	return s
}

// step moves through the cards of the line.
func (l *lining) step(where string) {
	all := len(l.line().Moves)
	switch where {
	case "first":
		l.shown = 0
	case "back":
		l.shown = max(0, l.shown-1)
	case "forward":
		l.shown = min(all, l.shown+1)
	case "last":
		l.shown = all
	}
}

// choose shows another line, from its beginning.
func (l *lining) choose(i int) {
	if i >= 0 && i < len(l.lines()) && i != l.chosen {
		l.chosen, l.shown = i, 0
	}
}

// withLine is c with the table and the transport of the line, whose sheet it has already.
func (v *Sitting) withLine(c Case) Case {
	c.Table = tableAt(v.p, v.line.state(v.line.shown), v.s.Scenario.Board, true, bridge.NoSeat, "")
	c.Transport = v.lineTransport()
	c.Bar.Back = Action{ID: "line", Text: v.p.T("ui.line.back"), Key: v.p.T("ui.key.escape"), Enabled: true}
	return c
}

// lineTransport steps through the cards of the line with the keys that step through events.
func (v *Sitting) lineTransport() Transport {
	l := &v.line
	text := v.p.T("ui.line.start")
	if l.shown > 0 {
		m := l.line().Moves[l.shown-1]
		text = Event(v.p, record.Event{Kind: record.Play, Seat: m.Seat, Card: m.Card}, l.state(l.shown-1), "")
	}
	t := v.transportOf("ui.line.text", l.shown, len(l.line().Moves), text)
	if t.Of == 0 {
		t.Text = text
	}
	return t
}

// lineSheet says what the result of the claim hangs on, and shows the line trick by trick.
func (v *Sitting) lineSheet() Sheet {
	l := &v.line
	s := v.task("line", "line", true)
	t := v.s.Turn()
	lead := []string{v.p.T("ui.line.claimed", "Of", l.position.Left(), "Seat", t.Task.Matter.By, "Tricks", l.position.Claimed)}
	if l.err == claim.ErrUnknown { // the hands are not known, nor how many tricks a concession leaves
		lead = nil
	}
	switch {
	case l.working:
		s.Lead, s.Hint = strings.Join(append(lead, v.p.T("ui.line.working")), " "), ""
		return s
	case l.err != nil:
		s.Lead, s.Hint = strings.Join(append(lead, v.p.T("ui.line.cause."+noLineKey(l.err))), " "), ""
		return s
	}
	key := causeKeys[l.found.Cause]
	if l.found.Doubt != claim.NoDoubt {
		key = doubtKeys[l.found.Doubt]
	}
	claimer := l.position.Claimer
	s.Lead = strings.Join(append(lead, v.p.T("ui.line.cause."+key, "Seat", claimer, "Partner", claimer.Partner())), " ")
	lines := l.lines()
	if len(lines) > 1 {
		s.Hint = v.p.T("ui.line.hint-lines")
		for i, line := range lines {
			s.Items = append(s.Items, Item{ID: fmt.Sprintf("line-of:%d", i), Text: v.p.T("ui.line.of." + line.name), Note: "(" + v.awards(line.Line) + ")", Chosen: i == l.chosen})
		}
	}
	s.Line = &Line{Tricks: v.lineTricks(), Result: v.p.T("ui.line.result", "Text", v.awards(l.line()))}
	if l.won() > l.line().Tricks {
		s.Line.Result += " " + v.p.T("ui.line.no-more")
	}
	return s
}

// noLineKey names the words for why there is no line.
func noLineKey(err error) string {
	switch err {
	case claim.ErrUnclear:
		return "unclear"
	case claim.ErrUnknown:
		return "unknown"
	}
	return "too-many"
}

// awards is what a line gives each side: "N–S 2 · E–W 1".
func (v *Sitting) awards(line claim.Line) string {
	ours, p := line.Tricks, v.line.position
	if p.Claimer.Side() == bridge.EastWest {
		ours = p.Left() - ours
	}
	return v.p.T("ui.table.tricks", "Side", bridge.NorthSouth, "Tricks", ours) + " · " +
		v.p.T("ui.table.tricks", "Side", bridge.EastWest, "Tricks", p.Left()-ours)
}

// won is how many tricks the claimer's side wins on the cards of the line, which may be more than it is awarded.
func (l *lining) won() int {
	n := 0
	for _, trick := range l.tricks() {
		if trick.Winner(l.position.Trump).Side() == l.position.Claimer.Side() {
			n++
		}
	}
	return n
}

// tricks is the tricks of the line, the one in progress at the claim first.
func (l *lining) tricks() []bridge.Trick {
	var out []bridge.Trick
	t := l.position.Trick
	for _, m := range l.line().Moves {
		t.Cards[m.Seat] = m.Card
		if t.NextToPlay() == bridge.NoSeat {
			out = append(out, t)
			t = bridge.Trick{Leader: t.Winner(l.position.Trump)}
		}
	}
	return out
}

// lineTricks is the tricks of the line in words and cards.
func (v *Sitting) lineTricks() []LineTrick {
	l := &v.line
	first := 14 - l.start.TricksLeft()
	before := 0 // cards that lay on the table at the claim
	for _, c := range l.position.Trick.Cards {
		if c != bridge.NoCard {
			before++
		}
	}
	var out []LineTrick
	shown := before + l.shown
	for i, trick := range l.tricks() {
		row := LineTrick{Name: v.p.T("ui.line.trick", "At", first+i), Winner: string(v.p.Seat(trick.Winner(l.position.Trump)).Name()),
			Shown: min(4, max(0, shown-4*i))}
		row.Now = l.shown > 0 && shown > 4*i && shown <= 4*i+4
		seat := trick.Leader
		for range bridge.Seats {
			row.Cards = append(row.Cards, cardText(trick.Cards[seat]))
			seat = seat.LHO()
		}
		out = append(out, row)
	}
	return out
}

// lineAction is the button that opens the lines.
func (v *Sitting) lineAction() Action {
	return Action{ID: "line", Text: v.p.T("ui.line.open"), Key: "F11", Enabled: true}
}
