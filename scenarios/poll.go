package scenarios

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/verdict"
)

// The facts about which a director asks other players.
const (
	alternativeFact = "logical-alternative"
	suggestedFact   = "information-suggested"
	actedFact       = "would-have-acted"
	playedFact      = "would-have-played"
)

// A Poll is what players who do not sit at the table say when they are asked what they would do: evidence for a finding (16B1(b)).
type Poll struct {
	Fact    string   // the finding that it is evidence for
	Of      int      // the call or card that is judged: those asked hold its player's hand, and it is their turn
	Taken   int      // which of Peers is what that player did
	Peers   []Polled // what the right players answer when they are rightly asked
	Experts []Polled // what better players answer; nil if the file does not say
	Says    Words    // what one of the peers says
}

// Misled reports whether p is about what would have been done with the right explanation, and not about unauthorized information.
func (p *Poll) Misled() bool { return p.Fact != alternativeFact }

// OfPlay reports whether that is a card that could not be taken back (47E2(b)).
func (p *Poll) OfPlay() bool { return p.Fact == playedFact }

// An Action is a call or a card.
type Action struct {
	Call bridge.Call `json:"call,omitempty"`
	Card bridge.Card `json:"card,omitempty"`
}

// A Polled is one action and what those asked said of it.
type Polled struct {
	Action
	Chose      int // how many would do it
	Considered int // how many think of it seriously, those who would do it among them
	// Yes, No or [verdict.Arguable]; empty in a poll after misinformation, where neither is asked.
	Logical, Suggested record.AnswerID
}

// Asked is how many players were asked: each would do one thing.
func Asked(list []Polled) int {
	n := 0
	for _, p := range list {
		n += p.Chose
	}
	return n
}

// Polled is the poll that is evidence for a fact, nil if the file has none.
func (s *Scenario) Polled(fact procedure.FactID) *Poll {
	for i := range s.Poll {
		if s.Poll[i].Fact == string(fact) {
			return &s.Poll[i]
		}
	}
	return nil
}

// Picked is the poll whose actions answer a fact: which of them are logical alternatives, or which the information suggested. It is nil
// if the fact is answered outright.
func (s *Scenario) Picked(fact procedure.FactID) *Poll {
	if fact == alternativeFact || fact == suggestedFact {
		return s.Polled(alternativeFact)
	}
	return nil
}

// Flag is what the file says of action i with regard to a fact. Whether something was suggested that was neither done nor a logical
// alternative makes no difference: of that it says nothing.
func (p *Poll) Flag(fact procedure.FactID, i int) record.AnswerID {
	switch x := p.Peers[i]; {
	case fact != suggestedFact:
		return x.Logical
	case i != p.Taken && x.Logical == procedure.No:
		return ""
	default:
		return x.Suggested
	}
}

// Follows is the answer to a fact that follows from the actions picked for it. There was a logical alternative if one is picked that was
// not done; what was done was suggested over one (16B1(a)) if it is picked and an alternative is not. The alternatives are those picked before.
func (p *Poll) Follows(fact procedure.FactID, picked, alternatives func(int) bool) record.AnswerID {
	for i := range p.Peers {
		switch {
		case i == p.Taken:
		case fact == alternativeFact && picked(i), fact == suggestedFact && picked(p.Taken) && alternatives(i) && !picked(i):
			return procedure.Yes
		}
	}
	return procedure.No
}

// may is the answers that the flags of p allow: taken at their most and at their least.
func (p *Poll) may(fact procedure.FactID) []record.AnswerID {
	flagged := func(f procedure.FactID, arguable bool) func(int) bool {
		return func(i int) bool {
			flag := p.Flag(f, i)
			return flag == procedure.Yes || flag == verdict.Arguable && arguable
		}
	}
	var out []record.AnswerID
	for _, most := range []bool{true, false} {
		picked, alternatives := flagged(fact, most), flagged(alternativeFact, most)
		if fact == suggestedFact { // the more is suggested besides what was done, the less that was
			others := flagged(fact, !most)
			taken := picked
			picked = func(i int) bool { return i == p.Taken && taken(i) || i != p.Taken && others(i) }
		}
		if a := p.Follows(fact, picked, alternatives); !slices.Contains(out, a) {
			out = append(out, a)
		}
	}
	return out
}
