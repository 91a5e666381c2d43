package session

import (
	"math/rand/v2"
	"slices"

	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/verdict"
	"rectify/scenarios"
)

// A Polling is a poll of other players that may be made before a ruling, as often as the trainee likes.
type Polling struct {
	Poll   *scenarios.Poll
	Key    procedure.Key // the finding that it is evidence for
	Needed bool          // the ruling hangs on that finding
	Whoms  []verdict.Whom
	Showns []verdict.Shown
	Hows   []verdict.How // each in shuffled order
	Made   []verdict.Poll
}

// hearsay is what a player says others would have done. Where others may be asked themselves, it is not asked.
const hearsay procedure.FactID = "what-peers-say"

// polls is the polls that may be made before t's ruling: of every finding that the table leaves open.
func (s *Session) polls(t *Turn, shuffle *rand.Rand) []Polling {
	if s.saidOf(t) {
		return nil
	}
	c := s.Case(t)
	var out []Polling
	for _, f := range open(c, s.from(t), map[*procedure.Node]bool{}) {
		key := f.Key(c)
		known := slices.ContainsFunc(out, func(p Polling) bool { return p.Key == key })
		if poll := s.Scenario.Polled(f.ID); poll != nil && !known && poll.Of <= t.Before.Events { // else it is about what is yet to come
			needed := slices.ContainsFunc(t.newSteps(), func(step procedure.Step) bool { return step.Key == key })
			out = append(out, Polling{Poll: poll, Key: key, Needed: needed, Whoms: shuffled(verdict.Whoms, shuffle),
				Showns: shuffled(verdict.Showns, shuffle), Hows: shuffled(verdict.Hows, shuffle)})
		}
	}
	return out
}

func shuffled[T any](list []T, shuffle *rand.Rand) []T {
	out := slices.Clone(list)
	shuffle.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// poll notes that other players were asked; false if there is no such poll, or no such way to ask.
func (t *Turn) poll(key procedure.Key, how verdict.Poll) bool {
	i := slices.IndexFunc(t.Polls, func(p Polling) bool { return p.Key == key })
	if i < 0 || !how.Known() {
		return false
	}
	t.Polls[i].Made = append(t.Polls[i].Made, how)
	return true
}

// Picking is the poll out of whose actions the next fact is answered, nil if it is answered outright.
func (s *Session) Picking() *scenarios.Poll {
	t := s.Turn()
	if t == nil || t.next == nil {
		return nil
	}
	return s.picked(t, t.next.Node.Fact.ID)
}

// picked is the poll that may be made before t's ruling and by whose actions fact is answered, nil if there is none.
func (s *Session) picked(t *Turn, fact procedure.FactID) *scenarios.Poll {
	p := s.Scenario.Picked(fact)
	if !slices.ContainsFunc(t.Polls, func(at Polling) bool { return at.Poll == p }) {
		return nil
	}
	return p
}

// Follows is the answer to the next fact that follows from what is picked for it.
func (s *Session) Follows(picks []scenarios.Action) record.AnswerID {
	var before []scenarios.Action // the logical alternatives: picked by the finding before, if this is about what was suggested
	t := s.Turn()
	for _, f := range t.Findings {
		if len(f.Picks) > 0 {
			before = f.Picks
		}
	}
	p := s.Picking()
	among := func(list []scenarios.Action) func(int) bool {
		return func(i int) bool { return slices.Contains(list, p.Peers[i].Action) }
	}
	return p.Follows(t.next.Node.Fact.ID, among(picks), among(before))
}

// follows reports whether picks are actions of the poll by which the next fact is answered, and lead to the answer id. A fact that is
// answered outright takes none.
func (s *Session) follows(picks []scenarios.Action, id record.AnswerID) bool {
	p := s.Picking()
	if p == nil {
		return len(picks) == 0
	}
	for i, pick := range picks {
		known := slices.ContainsFunc(p.Peers, func(x scenarios.Polled) bool { return x.Action == pick })
		if !known || slices.Contains(picks[:i], pick) {
			return false
		}
	}
	return s.Follows(picks) == id
}

// markPolls marks the polls of t and what was picked out of them.
func (s *Session) markPolls(t *Turn) {
	for _, p := range t.Polls {
		t.Facts.Grade = min(t.Facts.Grade, verdict.MarkPolls(p.Made, p.Needed))
	}
	for i := range t.Findings {
		f := &t.Findings[i]
		p := s.picked(t, f.Step.Key.Fact)
		if p == nil || !f.Step.Finding.Known() { // on a way that a wrong finding led to
			continue
		}
		var picks []verdict.Pick
		for j, x := range p.Peers {
			picks = append(picks, verdict.Pick{Flag: p.Flag(f.Step.Key.Fact, j), Picked: slices.Contains(f.Picks, x.Action)})
		}
		var grade verdict.Grade
		grade, f.Marks = verdict.MarkPicks(picks)
		t.Facts.Grade = min(t.Facts.Grade, grade)
	}
}
