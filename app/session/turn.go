package session

import (
	"maps"
	"math/rand/v2"
	"slices"

	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// A Question is one that the trainee may put to a player.
type Question struct {
	Key    procedure.Key
	Fact   *procedure.Fact
	For    procedure.Key // the finding that the answer is evidence for; Key itself if the answer settles it
	Needed bool          // the ruling hangs on the answer
	Asked  bool
	Before bool // it was asked before an earlier ruling, and what was heard then still holds
}

// A Finding is what the trainee found of a fact.
type Finding struct {
	Step   procedure.Step // the fact; and what is true, if the way to the engine's ruling passes it
	Answer record.Answer
	Picks  []scenarios.Action // what it follows from, if it was picked out of a poll
	Marks  []verdict.PickKind // of every action of that poll, once marked
}

// An Offer is one choice that a player has, and the options that the trainee may explain.
type Offer struct {
	Step    procedure.Step
	Options []OptionRef // in shuffled order
}

// begin starts the turn of a ruling that the engine has ready.
func (s *Session) begin(task rulings.Task) {
	t := &Turn{Task: task, Before: s.desk.State(), Found: maps.Clone(s.desk.Found())}
	s.Turns = append(s.Turns, t)
	c := s.Case(t)
	shuffle := rand.New(rand.NewPCG(s.Settings.Seed, uint64(len(s.Turns))))
	t.Questions = s.questions(t)
	shuffle.Shuffle(len(t.Questions), func(i, j int) { t.Questions[i], t.Questions[j] = t.Questions[j], t.Questions[i] })
	s.remember(t)
	t.Polls = s.polls(t, shuffle)
	t.next = s.toFind(t)
	for _, step := range t.newSteps() {
		// What a player chose by acting, as by calling over the bid, is not offered again; nor what the trainee chose for him.
		if step.Node.Kind == procedure.OfferNode && step.Finding.Status != procedure.Derived && !s.told[step.Key] {
			t.Offers = append(t.Offers, Offer{Step: step, Options: options(c, step, shuffle)})
		}
	}
	if s.Settings.Easy {
		t.Choices, t.Wrong = choices(s.desk, task, s.tenable(t), shuffle)
	}
}

// remember takes over into t what was asked before earlier rulings: the director has heard it and need not ask again.
func (s *Session) remember(t *Turn) {
	for _, earlier := range s.Turns[:len(s.Turns)-1] {
		for _, heard := range earlier.Questions {
			if i := slices.IndexFunc(t.Questions, func(q Question) bool { return heard.Asked && q.Key == heard.Key }); i >= 0 {
				t.Questions[i].Asked, t.Questions[i].Before = true, true
			}
		}
	}
}

// FoundBefore is what the trainee found of a fact before an earlier ruling, nil if nothing was.
func (s *Session) FoundBefore(key procedure.Key) *Finding {
	for i := len(s.Turns) - 2; i >= 0; i-- {
		for j := range s.Turns[i].Findings {
			if f := &s.Turns[i].Findings[j]; f.Step.Key == key {
				return f
			}
		}
	}
	return nil
}

// newSteps is the part of the path that an interim ruling has not been through already.
func (t *Turn) newSteps() []procedure.Step {
	kept := 0
	if r := t.Before.Interim(t.Task.Matter); r != nil {
		kept = len(r.Path)
	}
	return t.Task.Outcome.Path[kept:]
}

// The questions that no ruling hangs on, and that new directors ask all the same. The first does harm: its answer would tell the
// table what a player holds.
var (
	CardsHeld = &procedure.Fact{ID: "cards-held", Class: procedure.Table, Asks: procedure.Offender}
	SinceThen = &procedure.Fact{ID: "since-then", Class: procedure.Table, Asks: procedure.LHO}
)

// The options that nobody has, and that players think they have: to choose with the partner's help, and to forgo what the law
// gives.
const (
	Consult record.AnswerID = "consult"
	Waive   record.AnswerID = "waive"
)

// options is the options of an offer and two that nobody has, shuffled.
func options(c *procedure.Case, step procedure.Step, shuffle *rand.Rand) []OptionRef {
	offer := *ForKey(step.Key)
	var out []OptionRef
	for _, choice := range verdict.Options(c, step.Node) {
		out = append(out, OptionRef{offer, choice.Option})
	}
	out = append(out, OptionRef{offer, Consult}, OptionRef{offer, Waive})
	shuffle.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// ask notes that a question was put; false if there is no such question.
func (t *Turn) ask(key procedure.Key) bool {
	for i := range t.Questions {
		if t.Questions[i].Key == key {
			t.Questions[i].Asked = true
			return true
		}
	}
	return false
}

// Next is the fact that is to be found next, nil if none is left.
func (t *Turn) Next() *procedure.Step { return t.next }

// find notes a finding of the fact that is next; false if key is not that fact, or a not an answer to it that follows from picks.
func (s *Session) find(t *Turn, key procedure.Key, a record.Answer, picks []scenarios.Action) bool {
	if t.next == nil || t.next.Key != key || !slices.Contains(s.answers(s.Case(t), t.next.Node), a) || !s.follows(picks, a.ID) {
		return false
	}
	t.Findings = append(t.Findings, Finding{Step: *t.next, Answer: a, Picks: picks})
	t.next = s.toFind(t)
	return true
}

// Offer is the offer to which an option belongs, nil if it may not be explained.
func (t *Turn) Offer(ref OptionRef) *Offer {
	for i := range t.Offers {
		if slices.Contains(t.Offers[i].Options, ref) {
			return &t.Offers[i]
		}
	}
	return nil
}

// explainable reports whether every one of refs is an option that may be explained.
func (t *Turn) explainable(refs []OptionRef) bool {
	return !slices.ContainsFunc(refs, func(ref OptionRef) bool { return t.Offer(ref) == nil })
}

// offered is how many whole rulings are offered, the right one among them.
const offered = 4

// choices is the right ruling, what one tenable finding would lead to, and the likeliest wrong ones, shuffled; and the wrong ones
// with how they come to be offered.
func choices(d *rulings.Desk, task rulings.Task, tenable []record.Ruled, shuffle *rand.Rand) ([]record.Ruled, []rulings.Alternative) {
	out := []record.Ruled{task.Ruled}
	for _, r := range tenable {
		if len(out) == 1 && !verdict.Alike(d.State(), r, task.Ruled) {
			out = append(out, r)
		}
	}
	wrong := rulings.Alternatives(d, task, verdict.Alike, tenable...)
	wrong = wrong[:min(len(wrong), offered-len(out))]
	for _, a := range wrong {
		out = append(out, a.Ruled)
	}
	shuffle.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out, wrong
}
