package view

import (
	"slices"
	"strings"

	"rectify/app/session"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/verdict"
	"rectify/i18n"
	"rectify/scenarios"
)

// pollRemarks is what is to be said of how other players were asked, and of what was picked out of what they said.
func (v *Sitting) pollRemarks(t *session.Turn) []string {
	var out []string
	for _, at := range t.Polls {
		right := slices.ContainsFunc(at.Made, func(p verdict.Poll) bool { return len(p.Faults()) == 0 })
		var faults []string
		for _, made := range at.Made {
			for _, text := range v.faults(at.Poll, made) {
				if !slices.Contains(faults, text) {
					faults = append(faults, text)
				}
			}
		}
		switch {
		case right && len(faults) == 0:
			out = append(out, v.cited(pollLaw(at.Poll), v.p.T("poll.debrief.right")))
		case right:
			out = append(append(out, v.p.T("poll.debrief.beside")), faults...)
		case len(at.Made) > 0:
			out = append(append(out, v.p.T("poll.debrief.wrong")), faults...)
		case at.Needed:
			out = append(out, v.p.T("poll.debrief.none"))
		}
	}
	for _, f := range t.Findings {
		p := v.s.Scenario.Picked(f.Step.Key.Fact)
		for i, mark := range f.Marks {
			if mark != verdict.PickedRight {
				out = append(out, v.p.T("poll.debrief."+string(f.Step.Key.Fact)+"."+mark.String(), "Text", i18n.Capital(v.actionText(p.Peers[i].Action))))
			}
		}
	}
	return out
}

// faults is everything that was wrong with a poll, each with the law by which it matters.
func (v *Sitting) faults(p *scenarios.Poll, made verdict.Poll) []string {
	by := pollLaw(p)
	var out []string
	for _, fault := range made.Faults() {
		word, cite := "", by
		switch fault {
		case verdict.WrongPeople:
			word = string(made.Whom)
			if made.Whom != verdict.Experts {
				cite = "85A1"
			}
		case verdict.WrongCards:
			word = string(made.Shown)
			if made.Shown == verdict.Infraction {
				word = infractionOf(p)
			}
		case verdict.WrongWords:
			word = string(made.How)
		}
		out = append(out, v.cited(cite, v.p.T("poll.fault."+word)))
	}
	return out
}

// pollLaw is the law that says what a poll is to show: what peers would think of, or what would have been done with the right explanation.
func pollLaw(p *scenarios.Poll) law.Cite {
	switch {
	case !p.Misled():
		return "16B1(b)"
	case p.OfPlay():
		return "47E2(b)"
	}
	return "21B3"
}

func (v *Sitting) cited(by law.Cite, text string) string {
	return v.p.T("ui.verdict.step", "Laws", v.p.Cite(by, v.s.Settings.Edition), "Text", text)
}

// debrief is the polls that t's ruling hangs on as they are when the right players are rightly asked, with what each figure says and what
// followed from it.
func (v *Sitting) debrief(c *procedure.Case, t *session.Turn) []Poll {
	var out []Poll
	for _, at := range t.Polls {
		if !at.Needed {
			continue
		}
		p := at.Poll
		asked := scenarios.Asked(p.Peers)
		about, rule, cite := "poll.about.unauthorized", "poll.rule.unauthorized", pollLaw(p)
		if p.Misled() {
			about, rule, cite = "poll.about.misled", "poll.rule.misled", "85A1"
		}
		poll := Poll{Bars: v.bars(p, p.Peers), Notes: []string{v.cited(pollLaw(p), v.p.T(about, "Count", asked))}}
		if p.Misled() {
			poll.Notes = append(poll.Notes, v.otherwise(p)...)
		} else {
			for _, x := range p.Peers {
				poll.Notes = append(poll.Notes, v.figure(x, asked))
			}
		}
		poll.Notes = append(poll.Notes, v.cited(cite, v.p.T(rule)))
		poll.Notes = append(poll.Notes, v.followed(c, t, at)...)
		out = append(out, poll)
	}
	return out
}

// figure is what the numbers of one action say.
func (v *Sitting) figure(x scenarios.Polled, asked int) string {
	key := "poll.figure." + string(x.Logical)
	if x.Logical == procedure.No {
		key += "-some"
		if x.Chose == 0 {
			key = "poll.figure.no-nobody"
		}
	}
	return v.p.T(key, "Text", i18n.Capital(v.actionText(x.Action)), "At", x.Chose, "Of", asked, "Right", x.Considered)
}

// otherwise is how many would have done what was done, and how many something else.
func (v *Sitting) otherwise(p *scenarios.Poll) []string {
	asked, taken := scenarios.Asked(p.Peers), p.Peers[p.Taken]
	out := []string{v.p.T("poll.figure.same", "At", taken.Chose, "Of", asked, "Text", v.actionText(taken.Action))}
	var others []string
	for i, x := range p.Peers {
		if i != p.Taken && x.Chose > 0 {
			others = append(others, v.actionText(x.Action))
		}
	}
	if len(others) == 0 {
		return append(out, v.p.T("poll.figure.none-otherwise"))
	}
	return append(out, v.p.T("poll.figure.otherwise", "At", asked-taken.Chose, "Of", asked, "Text", strings.Join(others, ", ")))
}

// followed is what was found on the way from the poll to the ruling, each with its law, and what the information suggested.
func (v *Sitting) followed(c *procedure.Case, t *session.Turn, at session.Polling) []string {
	var out []string
	reached := false
	for _, step := range t.Task.Outcome.Path {
		if reached = reached || step.Key == at.Key; !reached {
			continue
		}
		if p := v.s.Scenario.Picked(step.Key.Fact); p != nil && step.Key != at.Key {
			out = append(out, v.suggested(p))
		}
		out = append(out, v.cited(step.Node.Cite, Because(v.p, c, step)))
	}
	return out
}

// suggested is what the information suggested, of the actions of p.
func (v *Sitting) suggested(p *scenarios.Poll) string {
	var names []string
	for _, x := range p.Peers {
		if x.Suggested == procedure.Yes {
			names = append(names, v.actionText(x.Action))
		}
	}
	if len(names) == 0 {
		return v.p.T("poll.suggested.none")
	}
	return v.p.T("poll.suggested.some", "Text", strings.Join(names, ", "))
}
