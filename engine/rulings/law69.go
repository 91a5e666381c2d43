package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The answers about whether a claim was agreed, and who comes back to it.
const (
	agreedTo    record.AnswerID = "agreed"
	established record.AnswerID = "established"
	contested   record.AnswerID = "contested"

	nobodyDisputes record.AnswerID = "nobody"
	agreeingSide   record.AnswerID = "other-side"
	claimingSide   record.AnswerID = "own-side"

	wonAlready record.AnswerID = "won-already"
	likely     record.AnswerID = "likely"
)

// agreement: a side that assents, and raises no objection before it calls on a later board or the round ends, has agreed (69A). Within
// the correction period it may withdraw that for a trick that it had won or would likely have won (69B), and a concession may be cancelled
// (71).
func agreement(e law.Edition) *Node {
	withdrawn := Ask(correctionPeriod, "79C1",
		On(No, Rule(asClaimed("79C1"))),
		On(Yes, Ask(likelyTrick, "69B",
			With(wonAlready, wonTricks, Rule(awarded(lessThanClaimed, "69B1"))),
			With(likely, likelyTricks, Rule(awarded(lessThanClaimed, "69B2"))),
			On(No, Rule(asClaimed("69B2"))))))
	cancelled := Ask(correctionPeriod, "79C1",
		On(No, Rule(asClaimed("79C1"))),
		On(Yes, concession(e)))
	return Ask(claimAgreed, "69A",
		On(agreedTo, Rule(asClaimed("69A"))),
		On(established, Ask(whoDisputes, "69B",
			On(nobodyDisputes, Rule(asClaimed("69A"))),
			On(agreeingSide, withdrawn),
			On(claimingSide, cancelled))),
		On(contested, contestedClaim(e)))
}

// awarded gives the claimer's side the tricks of what; the others that are left go to the other side.
func awarded(what Target, by law.Cite) Clause {
	return Clause{Kind: record.TricksAwarded, On: Offender, What: what, Cite: by}
}

func asClaimed(by law.Cite) Clause { return awarded(theClaimed, by) }

// theClaimed is the tricks that were claimed, or all that were not conceded.
var theClaimed = Target{Name: "as-claimed", Of: func(c *Case) []record.Scope { return tricks(claimedTricks(c)) }}

// lessThanClaimed is the tricks claimed without those that the other side had won or would have won.
var lessThanClaimed = Target{Name: "less-than-claimed", Of: func(c *Case) []record.Scope {
	return tricks(claimedTricks(c) - likelyTrick.Find(c).Answer.N)
}}

func tricks(n int) []record.Scope { return []record.Scope{{N: max(0, n)}} }

// claimedTricks is what was claimed of the tricks left, or what was not conceded; all, by a hand that was faced as a claim.
func claimedTricks(c *Case) int {
	switch e := eventOf(c); e.Kind {
	case record.Conceded:
		return leftAtClaim(c) - e.Tricks
	case record.Claimed:
		return e.Tricks
	}
	return leftAtClaim(c)
}

func leftAtClaim(c *Case) int { return c.Before(c.Matter.Event).TricksLeft() }

// The tricks of which there may be question: what was claimed, of which some may go back.
func wonTricks(c *Case) []record.Answer    { return eachNumber(1, claimedTricks(c), wonAlready) }
func likelyTricks(c *Case) []record.Answer { return eachNumber(1, claimedTricks(c), likely) }

// eachNumber is answers with each number from the first to the last.
func eachNumber(first, last int, id record.AnswerID) []record.Answer {
	var out []record.Answer
	for n := first; n <= last; n++ {
		out = append(out, record.Answer{ID: id, N: n})
	}
	return out
}

// claimAgreed: the record shows an objection, by whomever but the claimer, dummy too (68D); or words of assent; or that the other side
// went on to the next board or round without any.
var claimAgreed = &Fact{ID: "claim-agreed", Class: Table, Asks: LHO, Answers: []record.AnswerID{agreedTo, established, contested},
	Derive: func(c *Case) Finding {
		assent := 0
		for n := c.Matter.Event + 1; n <= c.State.Events; n++ {
			e := c.State.Event(n)
			switch {
			case e.Kind == record.Objected && e.Seat != c.Matter.By:
				return Proved(contested, c.Matter.Event, n)
			case settles(c, e, n):
				return Proved(established, c.Matter.Event, n)
			case e.Kind == record.Agreed && e.Seat.Opposes(c.Matter.By):
				assent = n
			}
		}
		if assent > 0 {
			return Proved(agreedTo, c.Matter.Event, assent)
		}
		return Finding{Basis: []int{c.Matter.Event}}
	},
	Plausible: func(*Case) []record.AnswerID { return []record.AnswerID{agreedTo, contested} }}

// settles reports whether e, table event n, establishes the agreement of the other side.
func settles(c *Case, e record.Event, n int) bool {
	return n == c.State.Round.EndedBy || e.Kind == record.NextBoard && e.Seat.Opposes(c.Matter.By)
}

// whoDisputes: after the agreement was established, a player objected, or drew attention to the claim.
var whoDisputes = &Fact{ID: "who-disputes", Class: Record, Answers: []record.AnswerID{nobodyDisputes, agreeingSide, claimingSide},
	Derive: func(c *Case) Finding {
		for n := c.Matter.Event + 1; n <= c.State.Events; n++ {
			e := c.State.Event(n)
			if e.Seat == bridge.NoSeat || e.Kind != record.Objected && !(e.Kind == record.Attention && e.Of == c.Matter.Event) {
				continue
			}
			if e.Seat.Opposes(c.Matter.By) {
				return Proved(agreeingSide, c.Matter.Event, n)
			}
			return Proved(claimingSide, c.Matter.Event, n)
		}
		return Proved(nobodyDisputes, c.Matter.Event)
	}}

// correctionPeriod: the time for corrections had not run out (79C). It runs until after the session, so that it has not while the round goes on.
var correctionPeriod = &Fact{ID: "in-correction-period", Class: Table, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if !c.State.Round.Ended {
			return Bool(true, c.Matter.Event)
		}
		return Finding{Basis: []int{c.Matter.Event}}
	}}

// wonOf is how many of the last so many tricks before the claim a side had won.
func wonOf(c *Case, last int, side bridge.Side) int {
	s, n := c.Before(c.Matter.Event), 0
	for i := len(s.Tricks) - 1; i >= 0 && last > 0; i-- {
		if winner := s.Tricks[i].Winner(s.Trump()); winner != bridge.NoSeat {
			last--
			if winner.Side() == side {
				n++
			}
		}
	}
	return n
}

// likelyTrick: the side that agreed had won a trick that it gave up, or would likely have won it if play had gone on: with how many. A
// claim of more than was left is proof of the one; where every normal line gives what was claimed, the other is not likely.
var likelyTrick = &Fact{ID: "likely-trick", Class: Judgement, Answers: []record.AnswerID{wonAlready, likely, No},
	Derive: func(c *Case) Finding {
		if n := wonOf(c, claimedTricks(c)-leftAtClaim(c), c.Matter.By.Side().Other()); n > 0 {
			return Finding{Status: Derived, Answer: record.Answer{ID: wonAlready, N: n}, Basis: []int{c.Matter.Event}}
		}
		if a, err := PlayOut(c); err == nil && a.Line.Tricks >= claimedTricks(c) {
			return Bool(false, c.Matter.Event)
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}
