package rulings

import (
	"slices"

	"rectify/engine/bridge"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 10 leaves rectification to the director: players neither impose it nor waive it (10A), and who has an option chooses alone
// (10C2). The director comes to a table that has settled something for itself before he rules what happened there, since what he
// lets stand is not rectified any more.
var law10 = slices.Concat(
	each(10, record.PlayersDecided, playersDecided(nothingLater), playersDecided(reviewRights),
		"10B: when the director lets stand what players settled is not said"),
	both(10, record.PartnerConsulted, partnerConsulted, "10C2: what follows a breach is not said; that no option is lost is the plain reading"),
	both(10, record.OptionsUntold, optionsUntold))

// nothingLater and reviewRights are what a forfeited right leaves to be looked at: nothing under the 2007 Laws, a side's gain by an
// opponent's ignorance since 2017 (11A).
var (
	nothingLater []Clause
	reviewRights = []Clause{later(record.ReviewRights, "11A")}
)

// playersDecided: the director may let stand, or cancel, what players settled without him (10B). If it was the non-offending side
// that gave a rectification away, it has forfeited it (11A); the offenders may still be fined (11B).
func playersDecided(review []Clause) *Node {
	stands := Clause{Kind: record.SettlementStands, Cite: "10B"}
	return Ask(settlement, "10B",
		On(cancels, Rule(Clause{Kind: record.SettlementCancelled, Cite: "10B"})),
		On(allows, Ask(whoSettled, "10A",
			On(offendingSide, Rule(stands)),
			On(innocentSide, Rule(append([]Clause{stands,
				{Kind: record.NotRectified, Cite: "11A"},
				penaltyMayFollow("11B"),
			}, review...)...)))))
}

// The answers about what players settled.
const (
	cancels       record.AnswerID = "cancels"
	allows        record.AnswerID = "allows"
	offendingSide record.AnswerID = "offending-side"
	innocentSide  record.AnswerID = "non-offending-side"
)

// settlement: the director cancels what the players settled, or lets it stand.
var settlement = &Fact{ID: "settlement", Class: Judgement, Answers: []record.AnswerID{cancels, allows},
	Evidence: []*Fact{{ID: "why-settled", Class: Table, About: whoActed, Answers: []record.AnswerID{told}}}}

// whoActed is the player of the event: not the offender, who did what it is about.
func whoActed(c *Case) (int, bridge.Seat) { return c.Matter.Event, eventOf(c).Seat }

// whoSettled: whether the player who settled it belongs to the side that committed the irregularity.
var whoSettled = &Fact{ID: "who-settled", Class: Record, Answers: []record.AnswerID{offendingSide, innocentSide},
	Derive: func(c *Case) Finding {
		of := c.State.RefersTo(c.Matter.Event)
		if eventOf(c).Seat.Opposes(c.Matter.By) {
			return Proved(innocentSide, of, c.Matter.Event)
		}
		return Proved(offendingSide, of, c.Matter.Event)
	}}

// partnerConsulted: a player who may have an option has asked the partner what to do with it. The question costs no option, but what
// the partner answered is unauthorized (16B1).
var partnerConsulted = Ask(partnerAnswered, "10C2",
	On(Yes, Rule(penaltyMayFollow("10C2"), later(record.ReviewInfo, "16B3"))),
	On(No, Rule(penaltyMayFollow("10C2"))))

// partnerAnswered: the partner answered, in words or otherwise.
var partnerAnswered = &Fact{ID: "partner-answered", Class: Table, Asks: Partner, Answers: []record.AnswerID{Yes, No}}

// optionsUntold: the director has to explain every option (10C1). If he did not, he has erred: he rules again if he still can (82B), and
// otherwise adjusts the score for two sides that have not offended (82C).
var optionsUntold = Ask(optionsExplained, "10C1",
	On(Yes, Rule(regular("10C1"))),
	On(No, Ask(stillPlayable, "82B",
		On(Yes, NotCovered("82B", "director-rules-again")),
		On(No, Rule(adjust("82C"))))))

var (
	// optionsExplained: the director had explained every option before one was taken, or none was.
	optionsExplained = &Fact{ID: "options-explained", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "what-was-explained", Class: Table, Answers: []record.AnswerID{told}}}}
	// stillPlayable: the ruling can still be put right, so that the board is scored normally.
	stillPlayable = &Fact{ID: "still-playable", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
)
