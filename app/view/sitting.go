package view

import (
	"context"
	"errors"
	"strings"

	"rectify/app/session"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/i18n"
)

// A Sitting is a person at a case: the session, and what is only looked at and never stored, such as how many events are
// shown. It turns what was pressed or typed into acts, and all of it into a [Case] to show.
type Sitting struct {
	Bar Bar // set by the program; Title is filled in here

	p       *i18n.Printer
	s       *session.Session
	shown   int  // table events shown
	watches bool // what happened since the last ruling is being shown, before the next task begins
	hands   bool // all hands are open
	full    bool // the full reasoning is open
	other   bool // what the other edition says is open
	amiss   amiss

	chosen  record.AnswerID // the finding selected
	picked  int             // which of its numbers, cards or suits, -1 if none
	law     string          // what stands in the line for the law
	explain map[session.OptionRef]bool
	choice  int // the whole ruling selected, -1 if none
	branch  int // the answer whose ruling is shown when the case ends at a question, -1 if none
	compose composing
	award   awarding
	play    playing
	line    lining
	double  doubling
	poll    polling
}

// An amiss is what is wrong with what was typed: the key of its words, and the part that it is about.
type amiss struct{ key, text string }

// An Effect is what the program must do after an action: store an act, or take one back, or leave for another screen.
type Effect struct {
	Act    *session.Act // an act that was done
	Undone bool         // the last act was taken back
	// Work is something that takes long. It is to be done in the background, and what it returns to be called afterwards where the
	// sitting is used, unless the context was cancelled; nil if there is none.
	Work  func(context.Context) func()
	Leave string // an action that is not the sitting's own: "home", "again", "next", "help", …
}

// NewSitting shows s from its first event; one that was left under way is shown as it stood.
func NewSitting(p *i18n.Printer, s *session.Session, hands bool) *Sitting {
	v := &Sitting{p: p, s: s, hands: hands}
	v.clear()
	switch acts := s.Acts(); {
	case s.Stage == session.Incident:
	case acts[len(acts)-1].Kind == session.GoOn && !s.Dealing():
		v.watch()
	default:
		v.shown = v.events()
	}
	return v
}

// Session is the session of v.
func (v *Sitting) Session() *session.Session { return v.s }

// SetPrinter changes the language. The stage, what is selected and what is typed stay.
func (v *Sitting) SetPrinter(p *i18n.Printer) { v.p = p }

// Hands reports whether all hands are open.
func (v *Sitting) Hands() bool { return v.hands }

// events is how many table events there are to show: up to where the director is, and no further.
func (v *Sitting) events() int { return v.s.State().Events }

// clear forgets what was selected and typed for the task before.
func (v *Sitting) clear() {
	v.chosen, v.picked, v.law, v.choice, v.branch, v.amiss = "", -1, "", -1, -1, amiss{}
	v.explain = map[session.OptionRef]bool{}
	v.compose, v.award, v.line, v.poll = composing{}, awarding{}, lining{}, polling{}
	v.double.close()
	v.play = playing{amiss: v.play.amiss, at: -1}
}

// Type takes what was typed into a line.
func (v *Sitting) Type(id, text string) {
	switch id {
	case "law":
		v.law, v.amiss = text, amiss{}
	case "search":
		v.compose.search = text
	case "cites":
		v.compose.cites, v.amiss = text, amiss{}
	case "says":
		v.play.says = text
	case "deal":
		v.play.text, v.play.at, v.play.why, v.amiss = text, -1, record.Reason{}, amiss{}
	}
}

// Do does the action with an ID.
func (v *Sitting) Do(id string) (Effect, error) {
	word, arg, _ := strings.Cut(id, ":")
	switch word {
	case "event":
		v.step(arg)
	case "line":
		return v.lineOpened(), nil
	case "line-of":
		v.line.choose(index(arg))
	case "double":
		return v.doubleOpened(), nil
	case "hands":
		v.hands = !v.hands
	case "full":
		v.full = !v.full
	case "other":
		v.other = !v.other && v.s.Stage == session.Verdict
	case "find":
		v.chosen, v.picked = record.AnswerID(arg), -1
	case "which":
		v.picked = index(arg)
	case "explain":
		v.toggle(arg)
	case "choice":
		v.choice = index(arg)
	case "branch":
		v.branch = index(arg)
	case "kind", "pick", "add", "remove":
		v.composed(word, arg)
	case "weigh":
		return v.weighed(arg), nil
	case "cancel":
		v.compose.draft, v.play.makes = nil, nil
	case "undo":
		return v.undo()
	case "poll":
		v.openPoll(index(arg))
	case "poll-part", "poll-next", "poll-back":
		v.pollStep(word, arg)
	case "tick":
		v.tick(arg)
	case "begin":
		v.watches = false
	case "arrive", "ask", "polled", "settle", "found", "name", "explained", "rule", "assign", "go-on",
		"play-on", "own", "rest", "director", "choose-it", "call", "card", "happen", "told":
		return v.act(word, arg)
	default:
		if !v.handled(word, arg) {
			return Effect{Leave: id}, nil
		}
	}
	return Effect{}, nil
}

// act does what the primary button or a question stands for, if it is ready. What no longer fits, as the second of two quick
// presses, does nothing.
func (v *Sitting) act(word, arg string) (Effect, error) {
	a, ready := v.actFor(word, arg)
	if !ready || v.watching() {
		return Effect{}, nil
	}
	before := v.s.Stage
	var refused session.RefusedError
	switch err := v.s.Do(a); {
	case errors.As(err, &refused):
		if a.Kind == session.Happen {
			v.amiss = amiss{key: "ui.deal.impossible"}
		}
		return Effect{}, nil
	case err != nil:
		return Effect{}, err
	}
	switch a.Kind {
	case session.Ask:
	case session.Poll:
		v.poll.heard = true
	default:
		v.clear()
	}
	switch {
	case a.Kind == session.GoOn && !v.s.Dealing():
		v.other, v.full = false, false
		v.watch()
	case before != session.Verdict && v.s.Stage == session.Verdict:
		v.shown = v.events()
		v.other, v.full = false, v.wrong()
	case a.Kind == session.GoOn, a.Kind == session.PlayOn, a.Kind == session.Own:
		v.other, v.full, v.watches = false, false, false
		v.shown = v.events()
	case a.Kind == session.Arrive, v.s.Dealing():
		v.shown = v.events()
	}
	effect := Effect{Act: &a}
	if v.s.Stage == session.Awarding {
		effect.Work = v.help(v.toAward()).Work
	}
	return effect, nil
}

// watch shows the events that are new since the last ruling, one by one, if there are any.
func (v *Sitting) watch() {
	v.shown = v.events()
	if seen := v.s.Seen(); seen < v.shown {
		v.shown, v.watches = seen, true
	}
}

func (v *Sitting) actFor(word, arg string) (session.Act, bool) {
	t := v.s.Turn()
	switch word {
	case "arrive":
		return session.Act{Kind: session.Arrive}, v.s.Stage == session.Incident
	case "ask":
		if i := index(arg); t != nil && i >= 0 && i < len(t.Questions) && !t.Questions[i].Asked {
			return session.Act{Kind: session.Ask, Fact: session.ForKey(t.Questions[i].Key)}, true
		}
	case "settle":
		return session.Act{Kind: session.Settle}, v.s.Stage == session.Facts
	case "found":
		return v.finding(t)
	case "polled":
		return v.pollAct()
	case "name":
		cites, ok := v.cites(v.law)
		return session.Act{Kind: session.Name, Cites: cites}, ok
	case "explained":
		var options []session.OptionRef
		for _, o := range v.offered() {
			if v.explain[o] {
				options = append(options, o)
			}
		}
		return session.Act{Kind: session.Explain, Options: options}, v.s.Stage == session.Options
	case "rule":
		return v.ruling(t)
	case "assign":
		if v.s.Stage == session.Awarding {
			given := v.worked()
			return session.Act{Kind: session.Assign, Awarded: &given}, v.ready(given)
		}
	case "go-on":
		return session.Act{Kind: session.GoOn}, v.s.Stage >= session.Verdict
	}
	return v.dealt(word, arg)
}

// ruling is the act of ruling: the whole ruling selected, or the orders composed, with the laws cited.
func (v *Sitting) ruling(t *session.Turn) (session.Act, bool) {
	if t == nil || v.s.Stage != session.Ruling {
		return session.Act{}, false
	}
	if v.s.Settings.Easy {
		if v.choice < 0 || v.choice >= len(t.Choices) {
			return session.Act{}, false
		}
		orders := t.Choices[v.choice].Orders
		var cites []law.Cite
		for _, o := range orders {
			cites = append(cites, o.Cite)
		}
		return session.Act{Kind: session.Rule, Orders: orders, Cites: cites}, true
	}
	cites, ok := v.cites(v.compose.cites)
	return session.Act{Kind: session.Rule, Orders: v.compose.orders, Cites: cites}, ok && len(v.compose.orders) > 0
}

// cites reads citations separated by spaces, commas or semicolons. If one cannot be read, or is not in the edition, the message
// says so and nothing is done.
func (v *Sitting) cites(text string) ([]law.Cite, bool) {
	var out []law.Cite
	for _, word := range splitCites(text) {
		c, err := law.Parse(word)
		switch {
		case err != nil:
			v.amiss = amiss{"ui.law.unreadable", word}
			return nil, false
		case v.s.Settings.Edition.Check(c) != nil:
			v.amiss = amiss{"ui.law.unknown", word}
			return nil, false
		}
		out = append(out, c)
	}
	return out, true
}

// splitCites splits at commas, semicolons and spaces, but not between "27 B1".
func splitCites(text string) []string {
	var out []string
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' || r == '\n' }) {
		for _, word := range strings.Fields(part) {
			begins := strings.ContainsAny(word[:1], "0123456789")
			if n := len(out); n > 0 && !begins {
				out[n-1] += word
				continue
			}
			out = append(out, word)
		}
	}
	return out
}

func (v *Sitting) undo() (Effect, error) {
	if v.s.Stage == session.Awarding && v.toAward().takeBack() {
		return Effect{}, nil
	}
	done, err := v.s.Undo()
	if err != nil || !done {
		return Effect{}, err
	}
	v.clear()
	if v.watches, v.shown = false, min(v.shown, v.events()); v.s.Dealing() {
		v.shown = v.events()
	}
	return Effect{Undone: true}, nil
}

// step moves through the events.
func (v *Sitting) step(where string) {
	switch {
	case v.line.open:
		v.line.step(where)
		return
	case v.double.open:
		return
	}
	switch where {
	case "first":
		v.shown = 0
	case "back":
		v.shown = max(0, v.shown-1)
	case "forward":
		v.shown = min(v.events(), v.shown+1)
	case "last":
		v.shown = v.events()
	}
}

func (v *Sitting) toggle(arg string) {
	offered := v.offered()
	if i := index(arg); i >= 0 && i < len(offered) {
		v.explain[offered[i]] = !v.explain[offered[i]]
	}
}

// offered is every option that may be explained, in the order shown.
func (v *Sitting) offered() []session.OptionRef {
	var out []session.OptionRef
	if t := v.s.Turn(); t != nil {
		for _, o := range t.Offers {
			out = append(out, o.Options...)
		}
	}
	return out
}

// Playing reports whether there are events left to play, or cards of the line that is looked at.
func (v *Sitting) Playing() bool {
	if v.line.open {
		return v.line.shown < len(v.line.line().Moves)
	}
	return !v.double.open && v.shown < v.events()
}

// index reads a number from an action's ID, -1 if it is none.
func index(text string) int {
	n := 0
	if text == "" {
		return -1
	}
	for _, r := range text {
		if r < '0' || r > '9' || n > 999 {
			return -1
		}
		n = 10*n + int(r-'0')
	}
	return n
}
