package view

import (
	"fmt"
	"slices"

	"rectify/app/session"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/engine/verdict"
	"rectify/i18n"
	"rectify/scenarios"
)

// findings is the fact that is to be found next. One that is part of a chain shows it, with what was heard of the question at hand;
// one that other players were asked about is answered by ticking what they named.
func (v *Sitting) findings(t *session.Turn) Sheet {
	next := t.Next()
	c := v.s.Case(t)
	fact := next.Node.Fact
	_, whole := v.selection()
	s := v.task("find", "found", whole)
	s.Lead = Question(v.p, c, fact)
	v.offerAnswers(&s, c, fact)
	follows := ""
	if p := v.s.Picking(); p != nil {
		s.Items, s.Many = v.tickItems(p, fact.ID), true
		s.Lead, s.Hint = v.p.T("ui.pick."+string(fact.ID)), v.p.T("ui.pick.hint")
		picks := v.picks(p)
		if s.Primary.Enabled = len(picks) > 0 || v.poll.nothing; s.Primary.Enabled {
			follows = v.p.T("ui.pick.follows", "Text", v.drawn(c, p, fact, picks))
		}
	}
	if chain := rulings.ChainOf(fact.ID); chain != nil {
		s.Chain = v.chain(c, t, *chain, follows)
		v.hear(c, t, *chain, &s)
	}
	return s
}

// chain is the questions of a judgement, with what was found of those that are behind.
func (v *Sitting) chain(c *procedure.Case, t *session.Turn, chain rulings.Chain, follows string) *Chain {
	out := &Chain{}
	now := t.Next().Node.Fact.ID
	for i, facts := range chain.Questions {
		step := ChainStep{Name: v.p.T("ui.chain.step." + string(facts[0]))}
		switch at := slices.IndexFunc(t.Findings, func(f session.Finding) bool { return slices.Contains(facts, f.Step.Node.Fact.ID) }); {
		case slices.Contains(facts, now):
			step.Now, step.Answer = true, follows
			out.Title = v.p.T("ui.chain.title", "Text", v.p.T("ui.chain."+chain.Name), "At", i+1, "Of", len(chain.Questions))
		case at >= 0:
			f := t.Findings[at]
			step.Done, step.Answer = true, v.chained(c, f)
		case out.Title == "": // it was ruled on before: this matter does not ask it
			step.Done, step.Answer = true, v.p.T("ui.chain.settled")
		}
		out.Steps = append(out.Steps, step)
	}
	return out
}

// chained is a finding as the answer to its question of the chain: what was picked, if it follows from that.
func (v *Sitting) chained(c *procedure.Case, f session.Finding) string {
	fact := f.Step.Node.Fact
	key := "ui.chain.answer." + string(fact.ID) + "-" + string(f.Answer.ID)
	switch {
	case len(f.Picks) > 0:
		return v.actionTexts(f.Picks)
	case i18n.Has(key):
		return v.p.T(key)
	}
	return v.found(c, fact, f.Answer)
}

// drawn is the answer that follows from picks of the actions of p. No is said of what was done, which is all that the answer is about:
// the information may have pointed elsewhere.
func (v *Sitting) drawn(c *procedure.Case, p *scenarios.Poll, fact *procedure.Fact, picks []scenarios.Action) string {
	a := record.Answer{ID: v.s.Follows(picks)}
	if a.ID != procedure.No || len(picks) == 0 && fact.ID != procedure.FactID(p.Fact) {
		return Answer(v.p, c, fact, a)
	}
	return v.p.T("ui.pick.no-"+string(fact.ID), "Text", v.actionText(p.Peers[p.Taken].Action))
}

// hear puts into s what was heard of the fact that is to be found next: what the players answered, and others who were asked.
func (v *Sitting) hear(c *procedure.Case, t *session.Turn, chain rulings.Chain, s *Sheet) {
	next := t.Next()
	if before := v.s.FoundBefore(next.Key); before != nil {
		s.Heard = append(s.Heard, Heard{Question: v.p.T("ui.find.before"), Answer: v.chained(c, *before)})
	}
	picking := v.s.Picking()
	about := next.Key
	for _, f := range t.Findings { // what the information was tells what it suggested
		if picking != nil && picking.Fact != string(next.Key.Fact) && slices.Contains(chain.Questions[0], f.Step.Key.Fact) {
			about = f.Step.Key
		}
	}
	for _, q := range t.Questions {
		if q.Asked && q.For == about && q.Key != about {
			s.Heard = append(s.Heard, Heard{Question: Question(v.p, c, q.Fact), Answer: v.reply(c, q)})
		}
	}
	for _, at := range t.Polls {
		if at.Key != next.Key {
			continue
		}
		for _, made := range at.Made {
			bars, words := v.answers(at.Poll, made)
			if ticked := picking != nil && len(made.Faults()) == 0; len(bars.Bars) > 0 && !ticked { // those stand where they are ticked
				bars.Title = v.whomText(made.Whom)
				if words != "" {
					bars.Title += ": " + words
				}
				s.Polls = append(s.Polls, bars)
			} else if words != "" {
				s.Heard = append(s.Heard, Heard{Question: v.whomText(made.Whom), Answer: words})
			}
		}
	}
}

// tickItems is the actions of p to tick, and that it is none of them.
func (v *Sitting) tickItems(p *scenarios.Poll, fact procedure.FactID) []Item {
	var out []Item
	heard := slices.ContainsFunc(v.s.Turn().Polls, func(at session.Polling) bool {
		return at.Poll == p && slices.ContainsFunc(at.Made, func(made verdict.Poll) bool { return len(made.Faults()) == 0 })
	})
	bars := v.bars(p, p.Peers)
	for i, x := range p.Peers {
		item := Item{ID: fmt.Sprintf("tick:%d", i), Text: i18n.Capital(v.actionText(x.Action)), Chosen: v.poll.ticked[x.Action]}
		if i == p.Taken {
			item.Note = "(" + v.p.T("ui.poll.done") + ")"
		}
		if heard && fact == procedure.FactID(p.Fact) {
			item.Bar = bars[i]
			item.Bar.Mark = "" // the note says it
		}
		out = append(out, item)
	}
	return append(out, Item{ID: "tick:none", Text: v.p.T("ui.pick.none-" + string(fact)), Chosen: v.poll.nothing})
}

// tick ticks an action or takes the tick away; none of them takes away every other.
func (v *Sitting) tick(arg string) {
	p := v.s.Picking()
	switch i := index(arg); {
	case p == nil || v.s.Stage != session.Findings:
	case arg == "none":
		v.poll.nothing, v.poll.ticked = !v.poll.nothing, nil
	case i >= 0 && i < len(p.Peers):
		if v.poll.ticked == nil {
			v.poll.ticked = map[scenarios.Action]bool{}
		}
		a := p.Peers[i].Action
		v.poll.ticked[a], v.poll.nothing = !v.poll.ticked[a], false
	}
}

// picks is what is ticked, in the order of the poll.
func (v *Sitting) picks(p *scenarios.Poll) []scenarios.Action {
	var out []scenarios.Action
	for _, x := range p.Peers {
		if v.poll.ticked[x.Action] {
			out = append(out, x.Action)
		}
	}
	return out
}

// finding is the act of finding what is chosen, or what follows from what is ticked.
func (v *Sitting) finding(t *session.Turn) (session.Act, bool) {
	if t == nil || t.Next() == nil || v.s.Stage != session.Findings {
		return session.Act{}, false
	}
	a, ready := v.selection()
	var picks []scenarios.Action
	if p := v.s.Picking(); p != nil {
		picks = v.picks(p)
		a, ready = record.Answer{ID: v.s.Follows(picks)}, len(picks) > 0 || v.poll.nothing
	}
	return session.Act{Kind: session.Find, Fact: session.ForKey(t.Next().Key), Answer: &a, Picks: picks}, ready
}
