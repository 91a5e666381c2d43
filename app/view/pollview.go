package view

import (
	"fmt"
	"slices"
	"strings"

	"rectify/app/session"
	"rectify/engine/bridge"
	"rectify/engine/verdict"
	"rectify/i18n"
	"rectify/scenarios"
)

// A polling is a poll that is being put together, and what is ticked of its actions afterwards. Only the finished poll is an act.
type polling struct {
	open  bool
	at    int    // which of the turn's
	step  int    // which part is being chosen
	parts [3]int // the choices so far, -1 where none is
	heard bool   // they have answered

	ticked  map[scenarios.Action]bool
	nothing bool // none of the actions is picked
}

// steps is the parts of a poll.
var steps = [3]string{"whom", "shown", "how"}

// openPoll begins poll i of the turn.
func (v *Sitting) openPoll(i int) {
	if t := v.s.Turn(); t != nil && v.s.Stage == session.Facts && i >= 0 && i < len(t.Polls) {
		v.poll = polling{open: true, at: i, parts: [3]int{-1, -1, -1}}
	}
}

// pollStep does what is pressed while a poll is put together.
func (v *Sitting) pollStep(word, arg string) {
	p := &v.poll
	if !p.open {
		return
	}
	switch word {
	case "poll-part":
		if i := index(arg); i >= 0 && i < len(v.partTexts(p.step)) {
			p.parts[p.step] = i
		}
	case "poll-next":
		if p.parts[p.step] >= 0 && p.step < len(steps)-1 {
			p.step++
		}
	case "poll-back":
		if p.heard || p.step == 0 {
			p.open = false
			return
		}
		p.step--
	}
}

// pollAct is the act of asking, once every part is chosen.
func (v *Sitting) pollAct() (session.Act, bool) {
	p, t := v.poll, v.s.Turn()
	if t == nil || !p.open || p.heard || p.parts[len(steps)-1] < 0 {
		return session.Act{}, false
	}
	at := t.Polls[p.at]
	how := verdict.Poll{Whom: at.Whoms[p.parts[0]], Shown: at.Showns[p.parts[1]], How: at.Hows[p.parts[2]]}
	return session.Act{Kind: session.Poll, Fact: session.ForKey(at.Key), Poll: &how}, true
}

// pollSheet is the part of a poll that is being chosen, or what was answered.
func (v *Sitting) pollSheet() Sheet {
	p, at := v.poll, v.s.Turn().Polls[v.poll.at]
	if p.heard {
		s := v.task("polled", "poll-back", true)
		made := at.Made[len(at.Made)-1]
		s.Lead = strings.Join([]string{v.whomText(made.Whom), v.shownText(at.Poll, made.Shown), v.howText(at.Poll, made.How)}, " · ")
		bars, words := v.answers(at.Poll, made)
		if len(bars.Bars) > 0 {
			s.Polls = []Poll{bars}
		}
		if words != "" {
			s.Heard = []Heard{{Answer: words}}
		}
		return s
	}
	s := v.task("poll", "poll-next", p.parts[p.step] >= 0)
	if p.step == len(steps)-1 {
		s.Primary.ID, s.Primary.Text = "polled", v.p.T("ui.poll.ask")
	}
	s.Lead = v.pollHand(at.Poll)
	s.Chain = &Chain{}
	for i, name := range steps {
		step := ChainStep{Name: v.p.T("ui.poll.step." + name), Now: i == p.step, Done: i < p.step}
		if i < p.step {
			step.Answer = v.partTexts(i)[p.parts[i]]
		}
		s.Chain.Steps = append(s.Chain.Steps, step)
	}
	for i, text := range v.partTexts(p.step) {
		s.Items = append(s.Items, Item{ID: fmt.Sprintf("poll-part:%d", i), Text: text, Chosen: p.parts[p.step] == i})
	}
	return s
}

// partTexts is the choices of one part, in shuffled order.
func (v *Sitting) partTexts(step int) []string {
	at := v.s.Turn().Polls[v.poll.at]
	var out []string
	switch step {
	case 0:
		for _, w := range at.Whoms {
			out = append(out, v.whomText(w))
		}
	case 1:
		for _, shown := range at.Showns {
			out = append(out, v.shownText(at.Poll, shown))
		}
	case 2:
		for _, how := range at.Hows {
			out = append(out, v.howText(at.Poll, how))
		}
	}
	return out
}

func (v *Sitting) whomText(w verdict.Whom) string { return v.p.T("poll.whom." + string(w)) }

func (v *Sitting) shownText(p *scenarios.Poll, shown verdict.Shown) string {
	if p.Misled() {
		return v.p.T("poll.shown-misled." + string(shown))
	}
	return v.p.T("poll.shown." + string(shown))
}

// howText is a question as it is put. A leading one names what was not done.
func (v *Sitting) howText(p *scenarios.Poll, how verdict.How) string {
	named := p.Peers[p.Taken]
	if i := slices.IndexFunc(p.Peers, func(x scenarios.Polled) bool { return x.Action != named.Action }); how == verdict.Leading && i >= 0 {
		named = p.Peers[i]
	}
	return v.quote(v.p.T("poll.how."+string(how), "Text", v.actionText(named.Action)))
}

// actionText is a call or a card.
func (v *Sitting) actionText(a scenarios.Action) string {
	if a.Card != bridge.NoCard {
		return cardText(a.Card)
	}
	return v.p.Call(a.Call).String()
}

func (v *Sitting) actionTexts(list []scenarios.Action) string {
	var names []string
	for _, a := range list {
		names = append(names, v.actionText(a))
	}
	return strings.Join(names, ", ")
}

// pollHand is the hand that those asked are given, as it was then.
func (v *Sitting) pollHand(p *scenarios.Poll) string {
	seat := v.s.State().Event(p.Of).Seat
	hand := v.at(p.Of - 1).Hands[seat]
	var suits []string
	for _, suit := range bridge.Suits {
		text := string(v.p.Suit(suit).Symbol())
		cards := hand.Of(suit).Cards()
		for i := range cards {
			text += "\u00a0" + i18n.Figure(cards[len(cards)-1-i].Rank())
		}
		if len(cards) == 0 {
			text += "\u00a0—"
		}
		suits = append(suits, text)
	}
	return v.p.T("ui.poll.about", "Seat", seat, "Text", v.actionText(p.Peers[p.Taken].Action), "Last", strings.Join(suits, " "))
}

// answers is what is answered to a poll: figures where the file has them, and somebody's words. Those of a wrong poll show by themselves
// that they are worth little.
func (v *Sitting) answers(p *scenarios.Poll, made verdict.Poll) (bars Poll, words string) {
	faults := made.Faults()
	experts := made.Whom == verdict.Experts && len(faults) == 1 && len(p.Experts) > 0
	switch {
	case len(faults) == 0:
		bars.Bars = v.bars(p, p.Peers)
		if says := v.words(p.Says); says != "" {
			words = v.quote(says)
		}
		return bars, words
	case experts:
		bars.Bars = v.bars(p, p.Experts)
		return bars, ""
	}
	return bars, v.quote(v.p.T("poll.says." + v.worst(p, made)))
}

// worst is what spoils a poll most: to know all of it, then to know more than was shown.
func (v *Sitting) worst(p *scenarios.Poll, made verdict.Poll) string {
	switch {
	case made.Whom == verdict.AtTable, made.Whom == verdict.Informed:
		return string(made.Whom)
	case made.Shown == verdict.Infraction:
		return infractionOf(p)
	case made.Shown != verdict.Bare:
		return string(made.Shown)
	case made.Whom != verdict.Peers:
		return string(made.Whom)
	}
	return string(made.How)
}

// infractionOf is the word for what was told besides, or wrongly.
func infractionOf(p *scenarios.Poll) string {
	if p.Misled() {
		return "misled"
	}
	return string(verdict.Infraction)
}

// bars is the figures of a group.
func (v *Sitting) bars(p *scenarios.Poll, list []scenarios.Polled) []PollBar {
	asked := scenarios.Asked(list)
	var out []PollBar
	for _, x := range list {
		bar := PollBar{Name: i18n.Capital(v.actionText(x.Action)), Chose: x.Chose, Considered: x.Considered, Asked: asked,
			Text: v.p.T("ui.poll.bar", "At", x.Chose, "Of", asked, "Right", x.Considered)}
		if x.Action == p.Peers[p.Taken].Action {
			bar.Mark = v.p.T("ui.poll.done")
		}
		out = append(out, bar)
	}
	return out
}

// pollItems is the rows that open the polls of a turn, with what was answered last.
func (v *Sitting) pollItems(t *session.Turn) []Item {
	var out []Item
	for i, at := range t.Polls {
		item := Item{ID: fmt.Sprintf("poll:%d", i), Text: v.p.T("ui.poll.row"), Note: v.p.T("ui.poll.note"), Done: len(at.Made) > 0}
		if item.Done {
			bars, words := v.answers(at.Poll, at.Made[len(at.Made)-1])
			item.Answer = words
			if len(bars.Bars) > 0 {
				item.Answer = v.summary(bars)
			}
		}
		out = append(out, item)
	}
	return out
}

// summary is figures in one line.
func (v *Sitting) summary(p Poll) string {
	var parts []string
	for _, b := range p.Bars {
		parts = append(parts, fmt.Sprintf("%s\u00a0%d", b.Name, b.Chose))
	}
	return v.p.T("ui.poll.summary", "Count", p.Bars[0].Asked, "Text", strings.Join(parts, ", "))
}
