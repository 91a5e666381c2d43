package view

import (
	"fmt"
	"strings"

	"rectify/app/session"
	"rectify/engine/bridge"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/i18n"
)

// sheet is the task at hand.
func (v *Sitting) sheet() Sheet {
	var s Sheet
	t := v.s.Turn()
	stage := v.s.Stage
	if v.watching() {
		stage = session.Incident
	}
	switch stage {
	case session.Incident:
		s = v.incident()
	case session.Facts:
		s = v.facts(t)
		if v.poll.open {
			s = v.pollSheet()
		}
	case session.Findings:
		s = v.findings(t)
	case session.Law:
		s = v.lawSheet()
	case session.Options:
		s = v.options(t)
	case session.Ruling:
		s = v.rulingSheet(t)
	case session.Awarding:
		s = v.awardSheet(t)
	case session.Verdict:
		s = v.verdict(t)
		if v.line.open {
			s = v.lineSheet()
		}
	case session.Deal:
		s = v.deal()
	case session.Telling:
		s = v.telling()
	case session.Score:
		s = v.score()
	}
	if len(v.s.Turns) > 1 && !v.poll.open && (stage == session.Facts || stage == session.Law) { // the call for the director told what the first is about
		s.Lead = v.p.T("ui.facts.about", "Text", Matter(v.p, t.Task.Matter, t.Before)) + " " + s.Lead
	}
	if v.double.open {
		s = v.doubleSheet()
	}
	s.Stages = v.stages()
	if v.amiss.key != "" {
		s.Message = v.p.T(v.amiss.key, "Text", v.amiss.text)
	} else if stage == session.Deal {
		s.Message = v.whyNot()
	}
	if v.s.Stage != session.Verdict && v.s.Stage != session.Score && len(v.s.Acts()) > 0 && (!v.poll.open || v.poll.heard) { // a case that is over has its grade for good
		s.More = append(s.More, Action{ID: "undo", Text: v.p.T("ui.composer.undo"), Enabled: true})
	}
	return s
}

// stages is the six stages of the heading, with the present one.
func (v *Sitting) stages() []Stage {
	now := [...]int{session.Incident: -1, session.Facts: 0, session.Findings: 0, session.Law: 1, session.Options: 2,
		session.Ruling: 3, session.Awarding: 3, session.Verdict: 4, session.Deal: 4, session.Telling: 4, session.Score: 5}[v.s.Stage]
	if v.watching() {
		now = 4
	}
	var out []Stage
	for i, name := range [...]string{"facts", "law", "options", "ruling", "play", "score"} {
		out = append(out, Stage{Name: v.p.T("stage." + name), Now: i == now, Done: i < now,
			Skipped: name == "law" && v.s.Settings.LawChosen})
	}
	return out
}

// task is a sheet with the words of ui.NAME.
func (v *Sitting) task(name, primary string, ready bool) Sheet {
	return Sheet{Title: v.p.T("ui." + name + ".title"), Hint: v.p.T("ui." + name + ".hint"),
		Primary: Action{ID: primary, Text: v.p.T("ui." + name + ".primary"), Key: v.p.T("ui.key.enter"), Enabled: ready}}
}

// watching reports whether what happened since the last ruling is being shown. At its end the director begins anew; a case that
// is over goes on to its score by itself.
func (v *Sitting) watching() bool {
	return v.watches && (v.s.Stage != session.Score || v.Playing())
}

// incident is watching what happens, before the first ruling or after one: Enter takes the next event, and at the last one goes to
// the table.
func (v *Sitting) incident() Sheet {
	name, next := "incident", "event:forward"
	switch {
	case v.Playing() && v.watches:
		name = "play"
	case v.watches:
		name, next = "called-again", "begin"
	case !v.Playing():
		name, next = "arrive", "arrive"
	}
	s := v.task(name, next, true)
	s.Lead = v.p.T("ui." + name + ".lead")
	return s
}

func (v *Sitting) facts(t *session.Turn) Sheet {
	s := v.task("facts", "settle", true)
	s.Lead = v.p.T("ui.facts.lead")
	c := v.s.Case(t)
	for i, q := range t.Questions {
		item := Item{ID: fmt.Sprintf("ask:%d", i), Text: Question(v.p, c, q.Fact), Done: q.Asked}
		if q.Fact.Class == procedure.System || away[q.Fact.ID] {
			item.Note = v.p.T("ui.facts.away")
		}
		if q.Asked {
			item.Answer = v.reply(c, q)
		}
		s.Items = append(s.Items, item)
	}
	s.Items = append(s.Items, v.pollItems(t)...)
	return s
}

// away is the questions about what a player meant, which are put away from the table as those about methods are.
var away = map[procedure.FactID]bool{"what-was-meant": true}

// reply is what the player answers: the words of the file, or what one naturally says.
func (v *Sitting) reply(c *procedure.Case, q session.Question) string {
	words, ok := v.words(v.s.Scenario.Reply(q.Key)), true
	if words == "" {
		words = v.evidence(c, q)
	}
	if words == "" {
		words = v.meaning(c, q)
	}
	if words == "" {
		if words, ok = SaysAtFirst(v.p, c, q.Fact); !ok {
			words = v.p.T("ui.facts.dont-know")
		}
	}
	return v.quote(words)
}

// evidence is what the file has a player say under the finding that the question is evidence for: if it names whom it is put to,
// or if there is no other evidence.
func (v *Sitting) evidence(c *procedure.Case, q session.Question) string {
	asked := q.Fact.Asks.Seat(c)
	for _, entry := range v.s.Scenario.Ask {
		about := entry.Fact == string(q.For.Fact) && (entry.Of == 0 || entry.Of == q.For.Event)
		if about && !entry.Says.Empty() && (entry.To == asked || entry.To == bridge.NoSeat && v.alone(q)) {
			return v.words(entry.Says)
		}
	}
	return ""
}

// alone reports whether no other question is evidence for what q is about.
func (v *Sitting) alone(q session.Question) bool {
	n := 0
	for _, other := range v.s.Turn().Questions {
		if other.For == q.For {
			n++
		}
	}
	return n == 1
}

// meaning is what partner says of a call when its meaning is asked and the file gives it.
func (v *Sitting) meaning(c *procedure.Case, q session.Question) string {
	event, ok := rulings.MeaningAsked(c, q.Fact)
	if !ok {
		return ""
	}
	all := rulings.Meanings(c.State, event)
	if len(all) == 0 {
		return ""
	}
	return Meanings(v.p, all)
}

func (v *Sitting) lawSheet() Sheet {
	s := v.task("law", "name", strings.TrimSpace(v.law) != "")
	s.Lead = v.p.T("ui.law.lead")
	s.Entry = &Entry{ID: "law", Label: v.p.T("ui.law.label"), Placeholder: v.p.T("ui.law.placeholder"), Text: v.law}
	return s
}

func (v *Sitting) options(t *session.Turn) Sheet {
	s := v.task("options", "explained", true)
	s.Many = true
	c := v.s.Case(t)
	for _, o := range t.Offers {
		if who := v.p.T("ui.options.who", "Seat", v.chooser(c, o.Step.Node)); !strings.Contains(s.Lead, who) {
			s.Lead += who + " "
		}
	}
	s.Lead += v.p.T("ui.options.lead")
	for i, ref := range v.offered() {
		item := Item{ID: fmt.Sprintf("explain:%d", i), Text: v.option(c, t, ref), Chosen: v.explain[ref]}
		if len(t.Offers) > 1 {
			item.Note = v.p.T("ui.options.to", "Seat", v.chooser(c, t.Offer(ref).Step.Node))
		}
		s.Items = append(s.Items, item)
	}
	return s
}

// chooser is who has the choice of an offer.
func (v *Sitting) chooser(c *procedure.Case, offer *procedure.Node) any {
	return player(v.p, c, offer.Who)
}

// option is an option as a director explains it.
func (v *Sitting) option(c *procedure.Case, t *session.Turn, ref session.OptionRef) string {
	if ref.Option == session.Consult || ref.Option == session.Waive {
		return v.p.T("fact.offer-myth." + string(ref.Option))
	}
	return Answer(v.p, c, t.Offer(ref).Step.Node.Fact, record.Answer{ID: ref.Option})
}

func (v *Sitting) rulingSheet(t *session.Turn) Sheet {
	s := v.task("ruling", "rule", false)
	var told []string
	for _, o := range t.Offers { // what was chosen is known by now
		c := v.s.Case(t)
		told = append(told, v.p.T("ui.options.chose", "Seat", v.chooser(c, o.Step.Node), "Text", Answer(v.p, c, o.Step.Node.Fact, o.Step.Finding.Answer)))
	}
	if t.Task.Ruled.Interim {
		told = append(told, v.p.T("ui.ruling.interim"))
	}
	if v.s.Settings.Easy {
		s.Primary.Enabled = v.choice >= 0
		s.Lead = strings.Join(append(told, v.p.T("ui.ruling.lead-easy")), " ")
		for i, choice := range t.Choices {
			s.Items = append(s.Items, Item{ID: fmt.Sprintf("choice:%d", i), Text: v.whole(choice.Orders, t), Chosen: v.choice == i})
		}
		return s
	}
	s.Lead = strings.Join(append(told, v.p.T("ui.ruling.lead-full")), " ")
	s.Composer = v.composer(t)
	s.Primary.Enabled = len(v.compose.orders) > 0
	return s
}

// whole is a whole ruling in words, a sentence an order.
func (v *Sitting) whole(orders []record.Order, t *session.Turn) string {
	if len(orders) == 0 {
		return v.p.T("ui.ruling.nothing")
	}
	var out []string
	for _, text := range Orders(v.p, orders, t.Before) {
		out = append(out, i18n.Capital(text))
	}
	return strings.Join(out, " ")
}
