package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The answers about an established revoke.
const (
	onNextBoard    record.AnswerID = "on-next-board"
	afterRound     record.AnswerID = "after-round"
	noneLeft       record.AnswerID = "none-left"
	oneLeft        record.AnswerID = "one-left"
	moreLeft       record.AnswerID = "more-left"
	oneOfItsKind   record.AnswerID = "one-of-its-kind"
	repeatedInSuit record.AnswerID = "repeated-in-suit"
	ofBothSides    record.AnswerID = "of-both-sides"
)

// revokeNoticed is when attention was first drawn to the revoke: in time, after a player of the other side had called on the next board, or
// after the round had ended (64B4, 64B5). Until somebody notices it, and the director is called, there is nothing to rule.
var revokeNoticed = &Fact{ID: "revoke-noticed", Class: Record, Answers: []record.AnswerID{inTime, onNextBoard, afterRound},
	Derive: func(c *Case) Finding {
		r := revokeOf(c)
		drawn := drawnTo(c, r)
		switch {
		case drawn == 0 || !c.State.Called(r.Event):
			return Finding{Status: Awaits, Basis: []int{r.Event}, Why: "await-attention"}
		case c.State.Phase != record.Over: // the last two tricks are played anew (62D1)
			return Finding{Status: Awaits, Basis: []int{r.Event}, Why: "await-last-tricks"}
		}
		ended := 0
		for n := r.Event + 1; n < drawn; n++ {
			switch e := c.State.Event(n); {
			case e.Kind == record.NextBoard && e.Seat.Opposes(r.Seat):
				return Proved(onNextBoard, r.Event, n, drawn)
			case n == c.State.Round.EndedBy:
				ended = n
			}
		}
		if ended != 0 {
			return Proved(afterRound, r.Event, ended, drawn)
		}
		return Proved(inTime, r.Event, drawn)
	}}

// wonSince: the revoking side won the trick of the revoke or a later one (64B1).
var wonSince = &Fact{ID: "won-trick-since", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		r := revokeOf(c)
		return Bool(len(tricksFrom(c, r)) > 0, r.Event)
	}}

// tricksFrom is the tricks that the revoking side won from that of r on, by their numbers; those that a claim gave it come last.
func tricksFrom(c *Case, r record.RevokeMade) []int {
	var out []int
	complete := 0
	for i, t := range c.State.Tricks {
		if !t.Complete() {
			continue
		}
		complete++
		if i+1 >= r.Trick && t.Winner(c.State.Trump()).Side() == r.Seat.Side() {
			out = append(out, i+1)
		}
	}
	left := 13 - c.State.TricksBefore() - complete
	for n := range awardedTo(c, r.Seat.Side(), left) {
		out = append(out, len(c.State.Tricks)+1+n)
	}
	return out
}

// awardedTo is how many of the tricks that were left at a claim side has been given.
func awardedTo(c *Case, side bridge.Side, left int) int {
	for _, m := range slices.Backward(c.State.AllMatters()) {
		ruled := c.State.RuledOn(m)
		if m.Kind != record.Claim || ruled == nil {
			continue
		}
		for _, o := range ruled.Orders {
			switch {
			case o.Kind == record.TricksAwarded && o.On.Side() == side:
				return o.What.N
			case o.Kind == record.TricksAwarded:
				return max(0, left-o.What.N)
			}
		}
	}
	return 0
}

// revokedBefore: the same player had revoked in the same suit before, and that revoke is established (64B2).
var revokedBefore = &Fact{ID: "revoked-in-suit-before", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		r := revokeOf(c)
		for _, o := range c.State.Revokes {
			if o.Seat == r.Seat && o.Suit == r.Suit && o.Event < r.Event && counts(c, o) {
				return Bool(true, o.Event, r.Event)
			}
		}
		return Bool(false, r.Event)
	}}

// counts reports whether r is established and was not corrected, or costs tricks all the same (43B2(b)); and nobody has waived it.
func counts(c *Case, r record.RevokeMade) bool {
	how, _ := establishment(c, r)
	return !r.Waived && (r.Counts || !r.Corrected && how != noAct)
}

// cardOnTable: the card that should have been played was dummy's, or a penalty card; in 2007, any card that lay face up (64B3).
var cardOnTable = &Fact{ID: "card-lay-face-up", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		r, before := revokeOf(c), c.Before(c.Matter.Event)
		faced := slices.ContainsFunc(before.FaceUp, func(f record.FaceUpCard) bool {
			return f.Seat == r.Seat && f.Card.Suit() == r.Suit && (f.Penalty || c.Edition.Base() == law.Edition2007)
		})
		return Bool(faced || r.Seat == c.State.Dummy(), r.Event)
	}}

// inTwelfth: the revoke was made in the twelfth trick (64B6).
var inTwelfth = &Fact{ID: "revoke-in-twelfth", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		r := revokeOf(c)
		return Bool(trickOfBoard(c, r) == 12, r.Event)
	}}

// bothSidesRevoked: the other side has revoked on the board too; since 2017 its revoke has to be established (64B7).
var bothSidesRevoked = &Fact{ID: "both-sides-revoked", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		r := revokeOf(c)
		if o, ok := opponentsRevoke(c, r); ok {
			return Bool(true, r.Event, o.Event)
		}
		return Bool(false, r.Event)
	}}

func opponentsRevoke(c *Case, r record.RevokeMade) (record.RevokeMade, bool) {
	for _, o := range c.State.Revokes {
		if o.Seat.Opposes(r.Seat) && (c.Edition.Base() == law.Edition2007 || counts(c, o)) {
			return o, true
		}
	}
	return record.RevokeMade{}, false
}

// leftToMove is how many of the tricks that the side won from the revoke on can still be transferred: those that rulings on its earlier
// revokes have taken are gone, and each of them took the first that it could.
var leftToMove = &Fact{ID: "tricks-left-to-move", Class: Record, Answers: []record.AnswerID{noneLeft, oneLeft, moreLeft},
	Derive: func(c *Case) Finding {
		r := revokeOf(c)
		var taken []int
		for _, o := range c.State.Revokes {
			if o.Seat.Side() != r.Seat.Side() || o.Event >= r.Event {
				continue
			}
			n := movedFor(c, o)
			for _, trick := range tricksFrom(c, o) {
				if n > 0 && !slices.Contains(taken, trick) {
					taken = append(taken, trick)
					n--
				}
			}
		}
		left := 0
		for _, trick := range tricksFrom(c, r) {
			if !slices.Contains(taken, trick) {
				left++
			}
		}
		return Proved([...]record.AnswerID{noneLeft, oneLeft, moreLeft}[min(left, 2)], r.Event)
	}}

// movedFor is how many tricks the ruling on r has transferred.
func movedFor(c *Case, r record.RevokeMade) int {
	for _, m := range c.State.AllMatters() {
		ruled := c.State.RuledOn(m)
		if m.Kind != record.RevokeTricks || m.Event != r.Event || m.By != r.Seat || ruled == nil {
			continue
		}
		for _, o := range ruled.Orders {
			if o.Kind == record.TricksMoved {
				return o.What.N
			}
		}
	}
	return 0
}

// playerWon: the player who revoked won the trick himself. A trick that dummy wins is not won by declarer here (64A1).
var playerWon = &Fact{ID: "revoker-won-trick", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		r := revokeOf(c)
		return Bool(trickOf(c, r).Winner(c.State.Trump()) == r.Seat, r.Event)
	}}

// revokesOf is what the revoke is compared with: alone of its kind, one of several by the same player in one suit, or with one of the
// other side, both established.
var revokesOf = &Fact{ID: "revokes-of-the-board", Class: Record, Answers: []record.AnswerID{oneOfItsKind, repeatedInSuit, ofBothSides},
	Derive: func(c *Case) Finding {
		r := revokeOf(c)
		if o, ok := opponentsRevoke(c, r); ok {
			return Proved(ofBothSides, r.Event, o.Event)
		}
		for _, o := range c.State.Revokes {
			if o.Seat == r.Seat && o.Suit == r.Suit && o.Event != r.Event && counts(c, o) {
				return Proved(repeatedInSuit, r.Event, o.Event)
			}
		}
		return Proved(oneOfItsKind, r.Event)
	}}

// The judgements on the finished board: what would the other side have won, and does it have that (64C).
var (
	madeGood        = &Fact{ID: "revoke-made-good", Class: Judgement, Answers: []record.AnswerID{Yes, No}, Evidence: []*Fact{whatItCost}}
	laterRevokeCost = &Fact{ID: "later-revoke-cost", Class: Judgement, Answers: []record.AnswerID{Yes, No}, Evidence: []*Fact{whatItCost}}
	revokesCost     = &Fact{ID: "revokes-of-both-cost", Class: Judgement, Answers: []record.AnswerID{Yes, No}, Evidence: []*Fact{whatItCost}}

	whatItCost = &Fact{ID: "what-revoke-cost", Class: Table, Asks: LHO, Answers: []record.AnswerID{told}}
)
