package record

import (
	"slices"

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
	before, why := s.calling(seat)
	out := make([]CallChoice, 0, 38)
	for c := bridge.Pass; c <= bridge.Bid(7, bridge.NoTrump); c++ {
		if why.Code == MayPlay {
			out = append(out, CallChoice{c, s.whyNotCall(seat, c, before)})
		} else {
			out = append(out, CallChoice{c, why})
		}
	}
	return out
}

// WhyNotCall is why seat may not make call now. While an irregular call waits, its left-hand opponent may call over it,
// and so accept it (27A1, 29A). A seat that has leave to change a call is answered for the new one.
func (s State) WhyNotCall(seat bridge.Seat, call bridge.Call) Reason {
	before, why := s.calling(seat)
	if why.Code != MayPlay {
		return why
	}
	return s.whyNotCall(seat, call, before)
}

// calling is the calls that seat would call after, or why seat may not call at all.
func (s *State) calling(seat bridge.Seat) ([]MadeCall, Reason) {
	onTurn := s.Phase == Auction && s.turnToCall() == seat
	switch i := s.changeable(seat); {
	case !onTurn && !s.opened && i >= 0:
		return s.Calls[:i], Reason{}
	case s.Phase != Auction:
		return nil, Reason{Code: AuctionDone, Cite: "39A"}
	case !onTurn && !s.mayCall(seat):
		return nil, Reason{Code: NotTurn, Cite: "17C"}
	}
	next := State{rec: s.rec, turnTo: s.turnTo, Calls: slices.Clone(s.Calls)}
	next.act(seat)
	return next.Calls, Reason{}
}

// whyNotCall is why seat may not make call after the calls before.
func (s *State) whyNotCall(seat bridge.Seat, call bridge.Call, before []MadeCall) Reason {
	doubles := call == bridge.Double || call == bridge.Redouble
	if o := s.bound(seat, MustPass); o != nil && call != bridge.Pass {
		return Reason{Code: PassObliged, Cite: o.Cite}
	}
	if o := s.bound(seat, MustRepeat); o != nil {
		if call != o.What.Call {
			return Reason{Code: RepeatObliged, Call: o.What.Call, Cite: o.Cite}
		}
		return Reason{} // it has to be made, and if it is insufficient it has its own law then (31A1)
	}
	if o := s.bound(seat, MustBidOrPass); o != nil && doubles {
		return Reason{Code: BidOrPass, Cite: o.Cite}
	}
	if o := s.bound(seat, MustNotDouble); o != nil && doubles {
		return Reason{Code: DoubleBarred, Cite: o.Cite}
	}
	last := lastOf(before, bridge.Call.IsBid).Call
	switch {
	case call.Level() > 7:
		return Reason{Code: TooHigh, Cite: "38"}
	case call.IsBid() && !bridge.Sufficient(call, last):
		return Reason{Code: TooLow, Call: last, Cite: "18"}
	case call == bridge.Double && !admissible(before, seat, call):
		return Reason{Code: NoDouble, Cite: "19A1"}
	case call == bridge.Redouble && !admissible(before, seat, call):
		return Reason{Code: NoRedouble, Cite: "19B1"}
	}
	return Reason{}
}

// mayCall reports whether seat, not on turn, may call: over an irregular call that waits, or over a seat that must pass.
func (s *State) mayCall(seat bridge.Seat) bool {
	if turn := s.turnToCall(); turn.LHO() == seat && s.mustPass(turn) { // 28A
		return true
	}
	last := s.latest()
	return last != nil && last.pending() && last.Irregular != SeatSkipped && seat == last.Seat.LHO()
}

// LegalPlays is the cards that seat may play now, under every order in force; none if it is not seat's turn, and UnknownHand
// if the hand is not known.
func (s State) LegalPlays(seat bridge.Seat) bridge.Hand {
	if s.Phase == Auction || seat == bridge.NoSeat || s.turn() != seat {
		return 0
	}
	return s.plays(seat).allowed
}

// PlaysInTurn is the cards that seat may play to the trick in progress when the turn comes, whosever turn it is now.
func (s State) PlaysInTurn(seat bridge.Seat) bridge.Hand { return s.plays(seat).allowed }

// PlayChoices is every card that seat holds, each with the reason why it may not be played now.
func (s State) PlayChoices(seat bridge.Seat) []CardChoice {
	var out []CardChoice
	for _, c := range s.Hands[seat].Cards() {
		out = append(out, CardChoice{c, s.WhyNotPlay(seat, c)})
	}
	return out
}

// WhyNotPlay is why seat may not play card now. Of a hand that is not known, any card may be played.
func (s State) WhyNotPlay(seat bridge.Seat, card bridge.Card) Reason {
	if s.Phase == Auction || seat == bridge.NoSeat || s.turn() != seat {
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
	switch {
	case !c.hand.Known():
		return Reason{}
	case !c.hand.Has(card):
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
// suit (44C), lead and play restrictions (26, 50D2, 51B, 57A), a major penalty card (50D1), the minor one's rule (50C). A duty
// that cannot be met is waived for this play alone (59).
func (s *State) plays(seat bridge.Seat) cardChoice {
	trick := s.trick(s.current())
	return s.playsTo(seat, trick.Leader, trick.Led())
}

// playsTo is the same where leader has led a card of suit led, or NoSuit if there is no lead yet.
func (s *State) playsTo(seat, leader bridge.Seat, led bridge.Suit) cardChoice {
	c := cardChoice{hand: s.Hands[seat], allowed: s.Hands[seat]}
	if led != bridge.NoSuit && leader != seat {
		c.narrow(c.hand.Of(led), Reason{Code: MustFollow, Suit: led, Cite: "44C"})
	}
	s.restrict(&c, seat, led)
	for _, o := range s.Orders {
		if o.On == seat && o.Kind == MustPlayCard { // declarer has said which of several (51A)
			c.narrow(bridge.HandOf(o.What.Card), Reason{Code: PenaltyFirst, Card: o.What.Card, Cite: o.Cite})
		}
	}
	var major bridge.Hand
	for _, p := range s.FaceUp {
		if p.Seat == seat && s.Major(p) {
			major = major.With(p.Card)
		}
	}
	if due := major & c.allowed; due != 0 {
		c.narrow(due, Reason{Code: PenaltyFirst, Card: due.Cards()[0], Cite: "50D1(a)"})
	}
	for _, p := range s.FaceUp {
		if p.Seat == seat && p.Penalty && !p.Major && c.allowed.Has(p.Card) {
			small := c.allowed.Of(p.Card.Suit()) & smallCards
			c.narrow(c.allowed&^small|bridge.HandOf(p.Card), Reason{Code: MinorFirst, Card: p.Card, Cite: "50C"})
		}
	}
	return c
}

// restrict applies the lead and play restrictions in force on seat.
func (s *State) restrict(c *cardChoice, seat bridge.Seat, led bridge.Suit) {
	var barred bridge.Hand
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
	if c.allowed&^barred == 0 {
		return // every suit left is forbidden
	}
	for _, o := range s.Orders {
		if o.On == seat && o.Kind == MustNotLead && led == bridge.NoSuit {
			c.narrow(c.hand&^c.hand.Of(o.What.Suit), Reason{Code: LeadBarred, Suit: o.What.Suit, Cite: o.Cite})
		}
	}
}

// smallCards is the cards below honour rank.
var smallCards = func() bridge.Hand {
	var h bridge.Hand
	for _, c := range pack.Cards() {
		if !c.Rank().Honour() {
			h = h.With(c)
		}
	}
	return h
}()
