package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Laws 68 to 71 are one procedure, from what was said to the tricks awarded. Directors know its parts by their own laws: whether there is
// a claim or concession at all (68), whether it was agreed (69), what is awarded if it was not (70), and whether a concession is cancelled
// (71).
var law68 = each(68, record.Claim, claimMade(law.Edition2007), claimMade(law.Edition2017),
	"68B2 of 2007: that with the concession the claim falls too rests on a minute of the WBF Laws Committee",
	"70: what is normal play follows the White Book of the EBU and the guidelines of the ACBL, which the Laws do not contain",
	"70E1: the finesse is taken for a guess only against a queen or better")

// claimMade: words about the trick in progress are no claim (68), and a defender's concession to which the partner objects at once is none
// (68B2). Since 2017 play may go on if the other side asks and all four agree (68D2(b)); otherwise it has ceased, and what was played goes back.
func claimMade(e law.Edition) *Node {
	resolved := Meanwhile(agreement(e), Clause{Kind: record.PlayVoid, What: playSinceClaim, Cite: ceased(e)})
	if e != law.Edition2007 {
		resolved = Ask(playOn, "68D2(b)",
			On(Yes, Rule(claimVoid("68D2(b)(ii)"), playGoesOn("68D2(b)(ii)"))),
			On(No, resolved))
	}
	return Ask(claimOfThisTrick, "68",
		On(Yes, Rule(claimVoid("68"), playGoesOn("68"))),
		On(No, Ask(partnerObjected, "68B2",
			On(Yes, Rule(claimVoid("68B2"),
				Clause{Kind: record.Unauthorized, On: Partner, What: theClaim, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders},
				playGoesOn("68B2"))),
			On(No, resolved))))
}

// ceased is the paragraph under which play ceases with a claim.
func ceased(e law.Edition) law.Cite {
	if e == law.Edition2007 {
		return "68D"
	}
	return "68D2(a)"
}

func claimVoid(by law.Cite) Clause { return Clause{Kind: record.ClaimVoid, Cite: by} }

// theClaim is the claim or concession itself, as what told the partner something.
var theClaim = Target{Name: "the-claim", Of: func(c *Case) []record.Scope { return []record.Scope{{Event: c.Matter.Event}} }}

// playSinceClaim is whether cards have been played since the claim: an order about nothing in particular if there were any.
var playSinceClaim = Target{Name: "cards-played-since", Of: func(c *Case) []record.Scope {
	if cardsSince(c) {
		return []record.Scope{{}}
	}
	return nil
}}

func cardsSince(c *Case) bool { return cardBetween(c, c.Matter.Event, c.State.Events+1) }

// claimOfThisTrick: the words were about the trick in progress alone. A claim of several tricks was not, nor one made between tricks, nor
// a hand that was faced.
var claimOfThisTrick = &Fact{ID: "claim-of-this-trick", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{{ID: "said-on-claiming", Class: Table, Asks: Offender, Answers: []record.AnswerID{told}}},
	Derive: func(c *Case) Finding {
		trick, _ := trickAt(c, c.Matter.Event)
		if e := eventOf(c); len(trick.Plays) == 0 || e.Tricks > 1 || e.Kind != record.Claimed && e.Kind != record.Conceded {
			return Bool(false, c.Matter.Event)
		}
		return Finding{Status: Judges, Basis: []int{c.Matter.Event}}
	}}

// partnerObjected: a defender conceded a trick or more, and the partner objected before a card was played.
var partnerObjected = &Fact{ID: "partner-objected", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		if !c.State.Defends(c.Matter.By) || claimedTricks(c) >= leftAtClaim(c) {
			return Bool(false, c.Matter.Event)
		}
		for n := c.Matter.Event + 1; n <= c.State.Events; n++ {
			e := c.State.Event(n)
			if e.Kind == record.Objected && e.Seat == c.Matter.By.Partner() && !cardBetween(c, c.Matter.Event, n) {
				return Bool(true, c.Matter.Event, n)
			}
		}
		return Bool(false, c.Matter.Event)
	}}

// playOn: the side that did not claim asked for play to go on, and all four agreed (68D2(b)). Where nobody asked and no card was
// played since, it did not come up.
var playOn = &Fact{ID: "play-on", Class: Table, Asks: LHO, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		asked := slices.ContainsFunc(since(c), func(e record.Event) bool {
			return e.Kind == record.Asked && e.Of == c.Matter.Event && e.Seat.Opposes(c.Matter.By)
		})
		if !asked && !cardsSince(c) {
			return Bool(false, c.Matter.Event)
		}
		return Finding{Basis: []int{c.Matter.Event}}
	}}

// since is the table events after the claim.
func since(c *Case) []record.Event {
	var out []record.Event
	for n := c.Matter.Event + 1; n <= c.State.Events; n++ {
		out = append(out, c.State.Event(n))
	}
	return out
}
