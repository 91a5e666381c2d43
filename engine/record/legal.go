package record

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
)

// A ReasonCode says why a call or a card may not be chosen.
type ReasonCode uint8

// The reasons. MayPlay is none: the call or card is legal.
const (
	MayPlay       ReasonCode = iota
	NotTurn                  // it is not this seat's turn
	NotHeld                  // the card is not in the hand
	MustFollow               // 44C: suit is Reason.Suit
	LeadRequired             // a lead of Reason.Suit is required
	LeadBarred               // a lead of Reason.Suit is forbidden
	SuitRequired             // 57A: a card of Reason.Suit
	SuitBarred               // 57A: no card of Reason.Suit
	RankRequired             // 57A: highest or lowest, Reason.Card
	PenaltyFirst             // 50D1(a): the penalty card Reason.Card first
	MinorFirst               // 50C: the penalty card Reason.Card before another small card of its suit
	AuctionDone              // 39: the auction is over
	TooLow                   // 18: not sufficient over Reason.Call
	TooHigh                  // 38: more than seven
	NoDouble                 // 19A: nothing of the opponents' to double
	NoRedouble               // 19B: no double of the opponents' to redouble
	PassObliged              // an order obliges this seat to pass
	RepeatObliged            // an order obliges this seat to repeat Reason.Call
	BidOrPass                // an order leaves only a bid or a pass
	DoubleBarred             // an order forbids a double or redouble
)

// A Reason is why something may not be done, with the law or order that says so.
type Reason struct {
	Code ReasonCode
	Suit bridge.Suit
	Card bridge.Card
	Call bridge.Call
	Cite law.Cite
}

// A CallChoice is a call and why it may not be made; Why.Code is MayPlay if it may.
type CallChoice struct {
	Call bridge.Call
	Why  Reason
}

// A CardChoice is a card and why it may not be played; Why.Code is MayPlay if it may.
type CardChoice struct {
	Card bridge.Card
	Why  Reason
}

// LegalCalls is every call from pass to 7NT, each with the reason why seat may not make it now.
func (s State) LegalCalls(seat bridge.Seat) []CallChoice {
	out := make([]CallChoice, 0, 38)
	for c := bridge.Pass; c <= bridge.Bid(7, bridge.NoTrump); c++ {
		out = append(out, CallChoice{c, s.WhyNotCall(seat, c)})
	}
	return out
}

// WhyNotCall is why seat may not make call now. While an irregular call waits, its left-hand opponent may call over it,
// and so accept it (27A1, 29A).
func (s State) WhyNotCall(seat bridge.Seat, call bridge.Call) Reason {
	if s.Phase != Auction {
		return Reason{Code: AuctionDone, Cite: "39A"}
	}
	if !s.mayCall(seat) {
		return Reason{Code: NotTurn, Cite: "17C"}
	}
	next := s.clone()
	next.act(seat)
	last := next.LastBid().Call
	if o := s.bound(seat, MustPass); o != nil && call != bridge.Pass {
		return Reason{Code: PassObliged, Cite: o.Cite}
	}
	if o := s.bound(seat, MustRepeat); o != nil && call != o.What.Call {
		return Reason{Code: RepeatObliged, Call: o.What.Call, Cite: o.Cite}
	}
	doubles := call == bridge.Double || call == bridge.Redouble
	if o := s.bound(seat, MustBidOrPass); o != nil && doubles {
		return Reason{Code: BidOrPass, Cite: o.Cite}
	}
	if o := s.bound(seat, MustNotDouble); o != nil && doubles {
		return Reason{Code: DoubleBarred, Cite: o.Cite}
	}
	switch {
	case call.Level() > 7:
		return Reason{Code: TooHigh, Cite: "38"}
	case call.IsBid() && !bridge.Sufficient(call, last):
		return Reason{Code: TooLow, Call: last, Cite: "18"}
	case call == bridge.Double && !next.admissible(seat, call):
		return Reason{Code: NoDouble, Cite: "19A1"}
	case call == bridge.Redouble && !next.admissible(seat, call):
		return Reason{Code: NoRedouble, Cite: "19B1"}
	}
	return Reason{}
}

// mayCall reports whether seat may call now: on turn, over an irregular call that waits, or over a seat that must pass.
func (s State) mayCall(seat bridge.Seat) bool {
	turn := s.turnToCall()
	if seat == turn {
		return true
	}
	if turn.LHO() == seat && s.mustPass(turn) { // 28A
		return true
	}
	for i := len(s.Calls) - 1; i >= 0; i-- {
		if c := s.Calls[i]; c.Status == Stands {
			return s.pending(c) && seat == c.Seat.LHO()
		}
	}
	return false
}

// LegalPlays is the cards that seat may play now, under every order in force; none if it is not seat's turn.
func (s State) LegalPlays(seat bridge.Seat) bridge.Hand {
	if s.Phase != PlayPeriod && s.Phase != Clarification || s.Turn() != seat {
		return 0
	}
	return s.plays(seat).allowed
}

// PlayChoices is every card that seat holds, each with the reason why it may not be played now.
func (s State) PlayChoices(seat bridge.Seat) []CardChoice {
	var out []CardChoice
	for _, c := range s.Hands[seat].Cards() {
		out = append(out, CardChoice{c, s.WhyNotPlay(seat, c)})
	}
	return out
}

// WhyNotPlay is why seat may not play card now.
func (s State) WhyNotPlay(seat bridge.Seat, card bridge.Card) Reason {
	if s.Turn() != seat || s.Phase == Auction {
		return Reason{Code: NotTurn, Cite: "44B"}
	}
	return s.plays(seat).reason(card)
}

// cardChoice is the cards that one seat may play, and what took the others away, first things first.
type cardChoice struct {
	hand    bridge.Hand
	allowed bridge.Hand
	cuts    []cut
}

// A cut is a duty that left only the cards of left.
type cut struct {
	left bridge.Hand
	why  Reason
}

// narrow keeps the cards of h for reason why, unless that would leave none: then the duty cannot be met (59).
func (c *cardChoice) narrow(h bridge.Hand, why Reason) {
	if left := c.allowed & h; left != 0 && left != c.allowed {
		c.allowed = left
		c.cuts = append(c.cuts, cut{left, why})
	}
}

// reason is the first duty that takes card away.
func (c cardChoice) reason(card bridge.Card) Reason {
	if !c.hand.Has(card) {
		return Reason{Code: NotHeld, Card: card}
	}
	for _, k := range c.cuts {
		if !k.left.Has(card) {
			return k.why
		}
	}
	return Reason{}
}

// plays works out what seat may play to the trick in progress. The duties outrank each other in this order: following
// suit (44C), lead and play restrictions (26, 50D2, 51B, 57A), a major penalty card (50D1), the minor one's rule (50C).
func (s State) plays(seat bridge.Seat) cardChoice {
	c := cardChoice{hand: s.Hands[seat], allowed: s.Hands[seat]}
	trick, _ := s.Trick()
	led := trick.Led()
	if led != bridge.NoSuit && trick.Leader != seat {
		c.narrow(c.hand.Of(led), Reason{Code: MustFollow, Suit: led, Cite: "44C"})
	}
	s.restrict(&c, seat, led)
	penalties := s.PenaltyCards(seat)
	var major bridge.Hand
	for _, p := range penalties {
		if s.Major(p) {
			major = major.With(p.Card)
		}
	}
	if due := major & c.allowed; due != 0 {
		c.narrow(due, Reason{Code: PenaltyFirst, Card: due.Cards()[0], Cite: "50D1(a)"})
	}
	for _, p := range penalties {
		if !s.Major(p) && c.allowed.Has(p.Card) {
			c.narrow(c.allowed&^small(c.allowed.Of(p.Card.Suit()), p.Card), Reason{Code: MinorFirst, Card: p.Card, Cite: "50C"})
		}
	}
	return c
}

// restrict applies the lead and play restrictions in force on seat.
func (s State) restrict(c *cardChoice, seat bridge.Seat, led bridge.Suit) {
	var barred bridge.Hand
	var bar Reason
	for _, o := range s.Orders {
		if o.On != seat {
			continue
		}
		suit := c.hand.Of(o.What.Suit)
		switch {
		case o.Kind == MustLead && led == bridge.NoSuit:
			c.narrow(suit, Reason{Code: LeadRequired, Suit: o.What.Suit, Cite: o.Cite})
		case o.Kind == MustNotLead && led == bridge.NoSuit:
			barred |= suit
			bar = Reason{Code: LeadBarred, Suit: o.What.Suit, Cite: o.Cite}
		case o.Kind == MustPlaySuit && led != bridge.NoSuit:
			c.narrow(suit, Reason{Code: SuitRequired, Suit: o.What.Suit, Cite: o.Cite})
		case o.Kind == MustNotPlay && led != bridge.NoSuit:
			c.narrow(c.hand&^suit, Reason{Code: SuitBarred, Suit: o.What.Suit, Cite: o.Cite})
		case o.Kind == MustPlayHigh && led != bridge.NoSuit:
			high := c.hand.Highest(led)
			c.narrow(bridge.HandOf(high), Reason{Code: RankRequired, Card: high, Cite: o.Cite})
		case o.Kind == MustPlayLow && led != bridge.NoSuit:
			low := c.hand.Lowest(led)
			c.narrow(bridge.HandOf(low), Reason{Code: RankRequired, Card: low, Cite: o.Cite})
		}
	}
	c.narrow(c.hand&^barred, bar)
}

// small is the cards of suit below honour rank other than keep.
func small(suit bridge.Hand, keep bridge.Card) bridge.Hand {
	var out bridge.Hand
	for _, c := range suit.Cards() {
		if !c.Rank().Honour() && c != keep {
			out = out.With(c)
		}
	}
	return out
}
