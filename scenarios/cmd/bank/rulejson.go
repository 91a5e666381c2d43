package main

import (
	"encoding/json"

	"rectify/app/view"
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// ruleVersion is the version of the JSON of rule. It goes up when a field is removed or comes to mean something else; new fields
// and new words may come without it.
const ruleVersion = 1

// A ruleOut is what rule -json writes. Kinds, facts, answers and moments are words that do not change; seats, calls and cards
// are as in files (N, 1H, HK), citations in Latin letters as the edition has them. What does not apply is left out. "words"
// are for people, in the language of -lang.
//
//	version     1
//	id, file    of the scenario
//	edition     2007, 2017 or 2024
//	rulings     in the order in which they are made
//	  after       table events that had happened: calls, cards, statements, not rulings
//	  matter      {kind, event, by, at}: at only of what fell due
//	  given       the file gives this ruling; the engine did not make it
//	  interim     the decision waits for something to happen
//	  path        the questions on the way: {fact, event, who, answer, status, cite, words}; status: derived, found
//	  orders      {kind, on, chooser, event, call, card, suit, rank, number, rule, from, until, opens, cite, words}
//	open        what stopped the engine, if anything did
//	  after, matter, path as above
//	  need        {fact, event, who, class, status, why, cite, words, evidence}; status: open, awaits, judges
//	  evidence    what is asked of players first: {fact, event, who, words}
//	  branches    {answer, result, orders, need, cite, words}; result: ruled, asks, offers, waits, judges, uncovered
//	notRuled    {after, matter, path, cite, reason, words}; reason is no-tree if no procedure is coded for the matter
type ruleOut struct {
	Version  int          `json:"version"`
	ID       string       `json:"id"`
	File     string       `json:"file"`
	Edition  int          `json:"edition"`
	Rulings  []ruledOut   `json:"rulings"`
	Open     *openOut     `json:"open,omitempty"`
	NotRuled []skippedOut `json:"notRuled"`
}

type ruledOut struct {
	After   int        `json:"after"`
	Matter  matterOut  `json:"matter"`
	Given   bool       `json:"given"`
	Interim bool       `json:"interim"`
	Path    []stepOut  `json:"path"`
	Orders  []orderOut `json:"orders"`
}

type openOut struct {
	After    int         `json:"after"`
	Matter   matterOut   `json:"matter"`
	Path     []stepOut   `json:"path"`
	Need     needOut     `json:"need"`
	Branches []branchOut `json:"branches"`
}

type skippedOut struct {
	After  int       `json:"after"`
	Matter matterOut `json:"matter"`
	Path   []stepOut `json:"path"`
	Cite   string    `json:"cite,omitempty"`
	Reason string    `json:"reason"`
	Words  string    `json:"words"`
}

type matterOut struct {
	Kind  record.MatterKind `json:"kind"`
	Event int               `json:"event"`
	By    bridge.Seat       `json:"by,omitzero"`
	At    int               `json:"at,omitzero"`
}

type answerOut struct {
	ID   record.AnswerID `json:"id"`
	Call bridge.Call     `json:"call,omitzero"`
	Card bridge.Card     `json:"card,omitzero"`
	Suit bridge.Suit     `json:"suit,omitzero"`
	Seat bridge.Seat     `json:"seat,omitzero"`
	N    int             `json:"number,omitzero"`
}

type stepOut struct {
	Fact   procedure.FactID `json:"fact"`
	Event  int              `json:"event"`
	Who    bridge.Seat      `json:"who,omitzero"`
	Answer answerOut        `json:"answer"`
	Status string           `json:"status"`
	Cite   string           `json:"cite"`
	Words  string           `json:"words"`
}

type needOut struct {
	Fact   procedure.FactID `json:"fact"`
	Event  int              `json:"event"`
	Who    bridge.Seat      `json:"who,omitzero"`
	Class  string           `json:"class"`
	Status string           `json:"status"`
	Why    procedure.TextID `json:"why,omitempty"`
	Cite   string           `json:"cite"`
	Words  string           `json:"words"`

	Evidence []evidenceOut `json:"evidence"`
}

type evidenceOut struct {
	Fact  procedure.FactID `json:"fact"`
	Event int              `json:"event"`
	Who   bridge.Seat      `json:"who,omitzero"`
	Words string           `json:"words"`
}

type branchOut struct {
	Answer record.AnswerID  `json:"answer"`
	Result string           `json:"result"`
	Orders []orderOut       `json:"orders"`
	Need   procedure.FactID `json:"need,omitempty"`
	Cite   string           `json:"cite,omitempty"`
	Words  string           `json:"words"`
}

type orderOut struct {
	Kind    record.OrderKind `json:"kind"`
	On      bridge.Seat      `json:"on,omitzero"`
	Chooser bridge.Seat      `json:"chooser,omitzero"`
	Event   int              `json:"event,omitzero"`
	Call    bridge.Call      `json:"call,omitzero"`
	Card    bridge.Card      `json:"card,omitzero"`
	Suit    bridge.Suit      `json:"suit,omitzero"`
	Rank    bridge.Rank      `json:"rank,omitzero"`
	Number  int              `json:"number,omitzero"`
	Rule    record.Rule      `json:"rule,omitzero"`
	From    record.Moment    `json:"from,omitzero"`
	Until   record.Moment    `json:"until,omitzero"`
	Opens   string           `json:"opens,omitempty"`
	Cite    string           `json:"cite,omitempty"`
	Words   string           `json:"words"`
}

var statusWords = map[procedure.Status]string{procedure.Open: "open", procedure.Derived: "derived", procedure.Found: "found",
	procedure.Awaits: "awaits", procedure.Judges: "judges"}

var resultWords = map[procedure.Result]string{procedure.Ruled: "ruled", procedure.Asks: "asks", procedure.Offers: "offers",
	procedure.Waits: "waits", procedure.DirectorJudges: "judges", procedure.Uncovered: "uncovered"}

// noTree is the reason of a matter for which no procedure is coded.
const noTree = "no-tree"

// years is the editions as numbers.
var years = map[law.Edition]int{law.Edition2007: 2007, law.Edition2017: 2017, law.Edition2024: 2024}

// ruleJSON is c for rule -json.
func (s *session) ruleJSON(c *course) ruleOut {
	out := ruleOut{Version: ruleVersion, ID: c.scenario.ID, File: c.scenario.File, Edition: years[c.edition],
		Rulings: []ruledOut{}, NotRuled: []skippedOut{}}
	for _, r := range c.rulings {
		out.Rulings = append(out.Rulings, ruledOut{After: r.events, Matter: matterOut(r.task.Matter), Given: r.given,
			Interim: r.task.Ruled.Interim, Path: s.steps(r), Orders: s.orderList(r, r.task.Ruled.Orders)})
	}
	for _, at := range c.skipped {
		skipped := skippedOut{After: at.events, Matter: matterOut(at.task.Matter), Path: s.steps(at), Reason: noTree, Words: s.uncovered(at)}
		if leaf := at.task.Outcome.Leaf; leaf != nil {
			skipped.Reason, skipped.Cite = string(leaf.Reason), latin(c.edition, leaf.Cite)
		}
		out.NotRuled = append(out.NotRuled, skipped)
	}
	if at := c.open; at != nil {
		out.Open = &openOut{After: at.events, Matter: matterOut(at.task.Matter), Path: s.steps(*at), Need: s.need(*at), Branches: s.branchList(*at)}
	}
	return out
}

func (s *session) steps(at stop) []stepOut {
	out := []stepOut{}
	for _, step := range at.task.Outcome.Path {
		f, a := step.Node.Fact, step.Finding.Answer
		out = append(out, stepOut{Fact: f.ID, Event: step.Key.Event, Who: step.Key.Who, Answer: answerOut(a),
			Status: statusWords[step.Finding.Status], Cite: latin(at.c.Edition, step.Node.Cite),
			Words: s.p.T("bank.rule.step", "Head", view.Question(s.p, at.c, f), "Last", view.Found(s.p, at.c, f, a))})
	}
	return out
}

func (s *session) need(at stop) needOut {
	n := at.task.Outcome.Need
	f := n.Node.Fact
	out := needOut{Fact: f.ID, Event: n.Key.Event, Who: n.Key.Who, Class: f.Class.String(), Status: statusWords[n.Finding.Status],
		Why: n.Finding.Why, Cite: latin(at.c.Edition, n.Node.Cite), Words: view.Question(s.p, at.c, f), Evidence: []evidenceOut{}}
	for _, e := range f.Evidence {
		key := e.Key(at.c)
		out.Evidence = append(out.Evidence, evidenceOut{Fact: e.ID, Event: key.Event, Who: key.Who, Words: view.Question(s.p, at.c, e)})
	}
	return out
}

func (s *session) branchList(at stop) []branchOut {
	out := []branchOut{}
	fact := at.task.Outcome.Need.Node.Fact
	for _, b := range at.task.Outcome.Branches {
		branch := branchOut{Answer: b.Answer, Result: resultWords[b.Outcome.Result], Orders: s.orderList(at, b.Outcome.Orders),
			Words: s.p.T("bank.rule.leads-to", "Head", view.Answer(s.p, at.c, fact, record.Answer{ID: b.Answer}), "Last", s.leadsTo(at, b.Outcome))}
		switch n := b.Outcome.Need.Node; {
		case n != nil:
			branch.Need, branch.Cite = n.Fact.ID, latin(at.c.Edition, n.Cite)
		case b.Outcome.Result == procedure.Uncovered:
			branch.Cite = latin(at.c.Edition, b.Outcome.Leaf.Cite)
		}
		out = append(out, branch)
	}
	return out
}

func (s *session) orderList(at stop, orders []record.Order) []orderOut {
	out := []orderOut{}
	for _, o := range orders {
		w := o.What
		order := orderOut{Kind: o.Kind, On: o.On, Chooser: o.Chooser, Event: w.Event, Call: w.Call, Card: w.Card, Suit: w.Suit,
			Rank: w.Rank, Number: w.N, Rule: w.Rule, From: o.From, Until: o.Until, Cite: latin(at.c.Edition, o.Cite),
			Words: view.Order(s.p, o, at.c.State)}
		if o.Opens != record.NoMatter {
			order.Opens = o.Opens.String()
		}
		out = append(out, order)
	}
	return out
}

// writeJSON writes v, indented: people read it too.
func (s *session) writeJSON(v any) int {
	e := json.NewEncoder(s.out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(v); err != nil {
		s.complain("%v", err)
		return wrong
	}
	return fine
}
