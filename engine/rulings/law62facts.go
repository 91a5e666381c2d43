package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// The answers about a revoke.
const (
	otherTrick record.AnswerID = "another-trick"
	handsOut   record.AnswerID = "hands-out"
	handsBack  record.AnswerID = "hands-back"
)

// An act is what establishes a revoke (63A).
type act uint8

const (
	noAct act = iota
	byPlaying
	byNaming
	byClaiming
	byAgreeing
)

// revokeOf is the revoke that c is about.
func revokeOf(c *Case) record.RevokeMade {
	for _, r := range c.State.Revokes {
		if r.Event == c.Matter.Event && r.Seat == c.Matter.By {
			return r
		}
	}
	return record.RevokeMade{}
}

// theRevokeCard is the card that should not have been played.
var theRevokeCard = Target{Name: "the-revoke-card", Of: func(c *Case) []record.Scope {
	return []record.Scope{{Card: revokeOf(c).Card}}
}}

// drawnTo is the table event at which attention was first drawn to the revoke of table event n by seat: somebody said so or asked, its
// player took the card back, or the director was called. It is 0 if nobody has noticed.
func drawnTo(c *Case, r record.RevokeMade) int {
	for n := r.Event + 1; n <= c.State.Events; n++ {
		switch e := c.State.Event(n); e.Kind {
		case record.Director:
			return n
		case record.Attention, record.Asked:
			if e.Of == r.Event {
				return n
			}
		case record.Withdrew:
			if e.Seat == r.Seat && e.Card == r.Card {
				return n
			}
		}
	}
	return 0
}

// playedAfterRevoke is the card that who played to the trick of the revoke after it, and before attention was drawn to it.
func playedAfterRevoke(who Role) Target {
	return Target{Name: "the-card-played-after", Of: func(c *Case) []record.Scope {
		r := revokeOf(c)
		p, ok := standingIn(c.State, r.Trick, who.Seat(c))
		if ok && p.Event > r.Event && p.Event < drawnTo(c, r) {
			return []record.Scope{{Card: p.Card}}
		}
		return nil
	}}
}

// ledNext is the card that who has in the trick after that of the revoke, played before attention was drawn.
func ledNext(who Role) Target {
	return Target{Name: "the-card-of-the-next-trick", Of: func(c *Case) []record.Scope {
		r := revokeOf(c)
		if p, ok := standingIn(c.State, r.Trick+1, who.Seat(c)); ok && p.Event < drawnTo(c, r) {
			return []record.Scope{{Card: p.Card}}
		}
		return nil
	}}
}

// overTheWithdrawn is the card that the next player has in the trick of a card taken back, played after it.
var overTheWithdrawn = Target{Name: "the-card-played-over-it", Of: func(c *Case) []record.Scope {
	trick, next := withdrawnFrom(c), c.Matter.By.LHO()
	for _, p := range trick.Plays {
		if p.Seat == next && !p.TakenBack && p.Event > withdrawnPlay(c).Event && standsNow(c, p) {
			return []record.Scope{{Card: p.Card}}
		}
	}
	return nil
}}

// trickOf is the trick of r as it lies now, an empty one if all its cards have gone back.
func trickOf(c *Case, r record.RevokeMade) record.Trick {
	if r.Trick < 1 || r.Trick > len(c.State.Tricks) {
		return record.Trick{}
	}
	return c.State.Tricks[r.Trick-1]
}

// trickOfBoard is the number of the revoke's trick on the board.
func trickOfBoard(c *Case, r record.RevokeMade) int { return r.Trick + c.State.TricksBefore() }

// twelfthTrick: the revoke was made in the twelfth trick, and if so, whether all four hands were back in the board when it was
// noticed (62D1).
var twelfthTrick = &Fact{ID: "twelfth-trick", Class: Record, Answers: []record.AnswerID{otherTrick, handsOut, handsBack},
	Derive: func(c *Case) Finding {
		r := revokeOf(c)
		if trickOfBoard(c, r) != 12 {
			return Proved(otherTrick, r.Event)
		}
		var back bridge.BySeat[bool]
		for n := r.Event + 1; n < drawnTo(c, r); n++ {
			if e := c.State.Event(n); e.Kind == record.ReturnedToBoard {
				back[e.Seat] = true
			}
		}
		if back[bridge.NoSeat] || back[bridge.North] && back[bridge.East] && back[bridge.South] && back[bridge.West] {
			return Proved(handsBack, r.Event)
		}
		return Proved(handsOut, r.Event)
	}}

// The acts of the revoking side that bar the correction of its revoke (63A): it led or played to the next trick, named a card for it,
// claimed or conceded, or agreed to the other side's claim.
var (
	sideWentOn  = establishing("revokers-went-on", byPlaying)
	sideNamed   = establishing("revokers-named-a-card", byNaming)
	sideClaimed = establishing("revokers-claimed", byClaiming)
	sideAgreed  = establishing("revokers-agreed", byAgreeing)
)

func establishing(id FactID, what act) *Fact {
	return &Fact{ID: id, Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding {
			r := revokeOf(c)
			how, n := establishment(c, r)
			if how == what {
				return Bool(true, r.Event, n)
			}
			return Bool(false, r.Event)
		}}
}

// establishment is how r was established, and by which table event. An act out of turn that an opponent's word brought about
// establishes nothing since 2017 (47E1, 63A1). To agree to a claim was enough in 2007; since then it has to be agreement under Law 69A.
func establishment(c *Case, r record.RevokeMade) (act, int) {
	e := c.State.Event(r.Established)
	switch {
	case r.Established != 0 && (e.Kind == record.NextBoard || r.Established == c.State.Round.EndedBy):
		return byAgreeing, r.Established
	case r.Established != 0 && (e.Kind == record.Claimed || e.Kind == record.Conceded || r.Established == c.State.Claim.Event):
		return byClaiming, r.Established
	case r.Established != 0 && e.Kind == record.Designated:
		return byNaming, r.Established
	case r.Established != 0:
		if _, told := toldBefore(c, e.Seat, r.Established); told && c.Edition.Base() != law.Edition2007 {
			return noAct, 0
		}
		return byPlaying, r.Established
	case !r.Corrected && c.Edition.Base() == law.Edition2007:
		if n := assent(c, r); n != 0 {
			return byAgreeing, n
		}
	}
	return noAct, 0
}

// assent is the table event at which the revoking side agreed to the other side's claim or concession, 0 if it did not, or if a
// player of it objected.
func assent(c *Case, r record.RevokeMade) int {
	out := 0
	for n := r.Event + 1; n <= c.State.Events; n++ {
		switch e := c.State.Event(n); {
		case e.Seat.Side() != r.Seat.Side() || c.State.Claim.Event == 0 || !c.State.Claim.Seat.Opposes(r.Seat):
		case e.Kind == record.Objected:
			return 0
		case e.Kind == record.Agreed && out == 0:
			out = n
		}
	}
	return out
}

// whoseRevoke is the side of the player who took a card back: declarer's, or the defenders'.
var whoseRevoke = &Fact{ID: "whose-card-back", Class: Record, Answers: []record.AnswerID{byDefender, byDeclarer},
	Derive: func(c *Case) Finding {
		if c.State.Defends(c.Matter.By) {
			return Proved(byDefender, c.Matter.Event)
		}
		return Proved(byDeclarer, c.Matter.Event)
	}}

// ledToNext: the other side had led to the next trick before the revoke was noticed.
var ledToNext = &Fact{ID: "led-to-next", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		r := revokeOf(c)
		for _, who := range []bridge.Seat{r.Seat.LHO(), r.Seat.RHO()} {
			if p, ok := standingIn(c.State, r.Trick+1, who); ok && p.Event < drawnTo(c, r) {
				return Bool(true, r.Event, p.Event)
			}
		}
		return Bool(false, r.Event)
	}}

// leadStillRight: with the correct card in its place the trick is won by the player who led to the next, so that the lead may stay.
var leadStillRight = &Fact{ID: "lead-still-right", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		r := revokeOf(c)
		corrected := trickOf(c, r)
		if !corrected.Complete() || corrected.Card(r.Seat) == r.Card {
			return Finding{Status: Awaits, Basis: []int{r.Event}, Why: "await-correct-card"}
		}
		led := len(c.State.Tricks) > r.Trick
		return Bool(!led || c.State.Tricks[r.Trick].Leader == corrected.Winner(c.State.Trump()), r.Event)
	}}

// seenByPartner: a defender revoked before it was the partner's turn to play to the trick (62D2).
var seenByPartner = &Fact{ID: "revoked-before-partner", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		trick, _ := trickAt(c, c.Matter.Event)
		return Bool(c.State.Defends(c.Matter.By) && trick.Card(c.Matter.By.Partner()) == bridge.NoCard, c.Matter.Event)
	}}

// bothRevoked: an opponent revoked in the same trick, neither had put it right when it was noticed, and one side alone had played to
// the next trick (62C3). The ruling on the one revoke settles it for the other.
var bothRevoked = &Fact{ID: "both-revoked", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		r := revokeOf(c)
		for _, o := range c.State.Revokes {
			if o.Trick != r.Trick || !o.Seat.Opposes(r.Seat) {
				continue
			}
			other := c.State.RuledOn(record.MatterID{Kind: record.Revoke, Event: o.Event, By: o.Seat})
			ruledSo := other != nil && len(other.Path) > 0 && other.Path[0].ID == Yes
			if ruledSo || !o.Corrected && !r.Corrected && oneSideWentOn(c, r.Trick) {
				return Bool(true, r.Event, o.Event)
			}
		}
		return Bool(false, r.Event)
	}}

// oneSideWentOn reports whether the players of just one side have cards in the trick after trick n, counted from 1.
func oneSideWentOn(c *Case, n int) bool {
	sides := map[bridge.Side]bool{}
	for _, seat := range bridge.Seats {
		if _, ok := standingIn(c.State, n+1, seat); ok {
			sides[seat.Side()] = true
		}
	}
	return len(sides) == 1
}
