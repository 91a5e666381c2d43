package verdict

import (
	"rectify/engine/bridge"
	"rectify/engine/record"
)

// A question is what an order answers; orders that answer the same question about the same thing can be set side by side.
type question uint8

const (
	noQuestion question = iota
	fateOfCall
	fateOfCard
	turnOf
	nextCalls
	leads
	follows
	information
	tricks
	score
	laterOption
)

func asks(k record.OrderKind) question {
	switch k {
	case record.CallStands, record.CallCancelled:
		return fateOfCall
	case record.CardPlayed, record.CardStands, record.LeadStands, record.MayChangeCard, record.CardReturned, record.CardPickedUp,
		record.PenaltyMinor, record.PenaltyMajor:
		return fateOfCard
	case record.TurnReturns:
		return turnOf
	case record.MayChangeCall, record.MustNotDouble, record.MustBidOrPass, record.MustRepeat, record.MustPass:
		return nextCalls
	case record.MustLead, record.MustNotLead:
		return leads
	case record.MustPlaySuit, record.MustNotPlay, record.MustPlayHigh, record.MustPlayLow:
		return follows
	case record.Unauthorized, record.Authorized:
		return information
	case record.TricksMoved, record.TricksAwarded, record.ClaimVoid:
		return tricks
	case record.AdjustScore, record.ScoreStands:
		return score
	case record.Due:
		return laterOption
	}
	return noQuestion
}

// relate says how form g stands to form w: Weak, Strong or Opposite if both answer the same question about the same thing, and
// Right, which stands for "no relation", otherwise.
func relate(g, w record.Order) LineKind {
	if g == w || asks(g.Kind) != asks(w.Kind) {
		return Right
	}
	sameSeat := g.On == w.On
	switch asks(g.Kind) {
	case fateOfCall:
		if g.What.Event == w.What.Event && g.Kind != w.Kind {
			return Opposite
		}
	case fateOfCard:
		if sameSeat {
			return relateCards(g, w)
		}
	case turnOf:
		return Opposite // one seat alone has the turn
	case nextCalls:
		if sameSeat {
			return relateCalls(g, w)
		}
	case leads, follows:
		if sameSeat {
			return relatePlays(g, w)
		}
	case information:
		if sameSeat && g.What == w.What && g.Kind != w.Kind {
			return Opposite
		}
	case tricks:
		return relateTricks(g, w)
	case score:
		if g.Kind != w.Kind {
			return Opposite
		}
	case laterOption:
		if g.Opens == w.Opens && sameSeat && !g.Opens.Review() {
			return measure(reach(g), reach(w))
		}
	}
	return Right
}

// measure compares two amounts of the same thing.
func measure(given, wanted int) LineKind {
	switch {
	case given < wanted:
		return Weak
	case given > wanted:
		return Strong
	}
	return Right
}

// stays reports whether k leaves a card where it was played.
func stays(k record.OrderKind) bool {
	return k == record.CardPlayed || k == record.CardStands || k == record.LeadStands
}

// severity orders what may happen to a card or to a player's calls, mildest first.
func severity(k record.OrderKind) int {
	switch k {
	case record.CardReturned, record.CardPickedUp, record.MustNotDouble:
		return 1
	case record.PenaltyMinor, record.MustBidOrPass:
		return 2
	case record.PenaltyMajor, record.MustRepeat:
		return 3
	case record.MustPass:
		return 4
	}
	return 0 // may change the call or card
}

// relateCards compares what becomes of a card. Two cards of one player cannot both be put in one place.
func relateCards(g, w record.Order) LineKind {
	played := g.Kind == record.CardPlayed && w.Kind == record.CardPlayed
	switch {
	case g.What.Card != w.What.Card:
		if played && g.What.Event == w.What.Event {
			return Opposite
		}
		return Right
	case stays(g.Kind) != stays(w.Kind):
		return Opposite
	case stays(g.Kind):
		return Right
	}
	return measure(severity(g.Kind), severity(w.Kind))
}

// relateCalls compares what two orders leave a player to call.
func relateCalls(g, w record.Order) LineKind {
	may := func(o record.Order) bool { return o.Kind == record.MayChangeCall }
	switch {
	case may(g) != may(w):
		return Opposite
	case g.Kind == w.Kind:
		return measure(span(g.Until), span(w.Until))
	}
	return measure(severity(g.Kind), severity(w.Kind))
}

// relatePlays compares two restrictions on what a player leads or follows with. One suit required leaves less than one
// forbidden.
func relatePlays(g, w record.Order) LineKind {
	requires := func(o record.Order) bool { return o.Kind != record.MustNotLead && o.Kind != record.MustNotPlay }
	switch {
	case g.Kind == w.Kind && g.What.Suit == w.What.Suit:
		return measure(span(g.Until), span(w.Until))
	case g.Kind == w.Kind:
		return Right // another suit: neither more nor less
	case !requires(g) && !requires(w):
		return Right
	case requires(g) && requires(w): // the highest for the lowest, a rank for a suit
		return Opposite
	case g.What.Suit == w.What.Suit && g.What.Suit != bridge.NoSuit:
		return Opposite
	case requires(w):
		return Weak
	}
	return Strong
}

func relateTricks(g, w record.Order) LineKind {
	switch {
	case g.Kind != w.Kind:
		if g.Kind == record.ClaimVoid || w.Kind == record.ClaimVoid {
			return Opposite
		}
		return Right // tricks moved and tricks awarded are counted apart
	case g.On != w.On:
		return Opposite
	}
	return measure(g.What.N, w.What.N)
}

// reach is how much a due gives whoever may choose: any suit is more than one that was not specified, every lead more than the
// first.
func reach(o record.Order) int {
	n := 0
	if o.From == record.OnLead {
		n += 4
	}
	switch o.What.Rule {
	case record.AnySuit:
		return n + 2
	case record.SuitUnspecified, record.SuitWithdrawn:
		return n + 1
	}
	return n
}

// span orders moments by how far they reach.
func span(m record.Moment) int {
	switch m {
	case record.NextTurn, record.NextCard, record.ThisTrick:
		return 1
	case record.NextLead:
		return 2
	case record.WhileOnLead:
		return 3
	case record.EndOfAuction, record.Throughout:
		return 4
	case record.EndOfPlay:
		return 5
	case record.EndOfRound:
		return 6
	}
	return 0
}
