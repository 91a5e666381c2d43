package verdict

import (
	"cmp"
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/record"
)

// A said is an order as it was given, and its form: what it comes to, without the citation and without what makes no
// difference, so that two orders that mean the same have equal forms.
type said struct {
	form record.Order
	raw  record.Order
}

// forms puts orders into the order in which they are carried out, each form once.
func forms(s record.State, orders []record.Order) []said {
	out := make([]said, 0, len(orders))
	for _, o := range orders {
		f := said{form(s, o), o}
		if !slices.ContainsFunc(out, func(x said) bool { return x.form == f.form }) {
			out = append(out, f)
		}
	}
	slices.SortFunc(out, func(a, b said) int { return byRank(a.form, b.form) })
	return out
}

// Ordered is orders in the order in which they are carried out, whatever the order in which they were given: calls before
// the turn, cards put in the place of others before those are taken back. Append a trainee's ruling to a record in this order.
func Ordered(orders []record.Order) []record.Order {
	out := slices.Clone(orders)
	slices.SortStableFunc(out, byRank)
	return out
}

func byRank(a, b record.Order) int {
	return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.On, b.On),
		cmp.Compare(a.What.Event, b.What.Event), cmp.Compare(a.What.Card, b.What.Card), cmp.Compare(a.What.Suit, b.What.Suit),
		cmp.Compare(a.What.Call, b.What.Call), cmp.Compare(a.What.Rule, b.What.Rule), cmp.Compare(a.What.Rank, b.What.Rank),
		cmp.Compare(a.What.N, b.What.N), cmp.Compare(a.Opens, b.Opens), cmp.Compare(a.From, b.From), cmp.Compare(a.Until, b.Until),
		cmp.Compare(a.Chooser, b.Chooser))
}

// rank is when o is carried out. A call's fate gives the turn back to the rotation, so that a turn is given after it. A card is
// played after others were taken back; but one that takes the place of the card of some event finds that card in its trick only
// before, for a lead that is taken back leaves no trick behind.
func rank(o record.Order) int {
	switch o.Kind {
	case record.CallCancelled:
		return 0
	case record.CallStands:
		return 1
	case record.TurnReturns:
		return 2
	case record.CardReturned, record.CardPickedUp, record.PenaltyMinor, record.PenaltyMajor:
		return 4
	case record.CardPlayed:
		if o.What.Event != 0 {
			return 3
		}
		return 5
	}
	return 6
}

// form is o reduced to what makes a difference in s.
func form(s record.State, o record.Order) record.Order {
	f := record.Order{Kind: o.Kind, On: o.On, What: scope(s, o)}
	switch o.Kind {
	case record.CallStands, record.CallCancelled, record.AuctionGoesOn, record.PlayGoesOn, record.NoIrregularity, record.ScoreStands,
		record.RuledWithLater, record.ClaimVoid, record.PlayVoid,
		record.SettlementStands, record.SettlementCancelled, record.RightKept, record.NotRectified, record.RevokeCounts, record.ArtificialScore,
		record.SpectatorTold, record.RulingReplaced, record.RulingStands, record.AppealTold, record.AppealRefused, record.AppealToDirector,
		record.AppealToCommittee, record.ScoredApart, record.SubstituteBoard, record.BoardRighted, record.MarksGovern, record.BoardUnused,
		record.BoardsMoved, record.SeatsChanged, record.AdjustEach, record.OwnSeats, record.RoundOpen, record.RoundOver, record.SessionOver:
		f.On = bridge.NoSeat // it is about what happened, not about a player
	case record.TricksMoved, record.TricksAwarded, record.ScoreCorrected, record.AdjustScore, record.AdjustSide, record.PenaltyLater, record.FactsFound,
		record.AveragePlus, record.Average, record.AverageMinus, record.Unauthorized, record.Authorized:
		f.On = sideSeat(o.On)
	case record.MustDesignate, record.MustPlayCard:
		f.Chooser = o.Chooser
	case record.Due:
		f.From, f.Opens = o.From, o.Opens
		if o.Opens.Review() {
			f.On, f.From, f.What = bridge.NoSeat, record.EndOfPlay, record.Scope{}
		}
	}
	if o.Kind.Standing() && weigh(o) <= option {
		f.From, f.Until = o.From, o.Until // how long something is known, the Laws say themselves
		if o.Until == record.Throughout {
			f.Until = record.EndOfAuction
		}
	}
	return f
}

// scope is the part of o's scope that an order of its kind is about.
func scope(s record.State, o record.Order) record.Scope {
	w := o.What
	switch o.Kind {
	case record.CallStands, record.CallCancelled, record.MayChangeCall:
		return record.Scope{Event: w.Event}
	case record.CardStands, record.CardReturned, record.CardPickedUp, record.LeadStands, record.MustPlayCard, record.StaysFaceUp:
		return record.Scope{Card: w.Card}
	case record.PenaltyMinor, record.PenaltyMajor:
		return record.Scope{Card: w.Card, N: w.N}
	case record.CardPlayed, record.MayChangeCard:
		return record.Scope{Card: w.Card, Event: w.Event}
	case record.MustLead, record.MustNotLead, record.MustPlaySuit, record.MustNotPlay:
		return record.Scope{Suit: w.Suit}
	case record.MustRepeat:
		return record.Scope{Call: w.Call}
	case record.MustDesignate:
		return record.Scope{Rank: w.Rank}
	case record.TricksMoved, record.TricksAwarded:
		return record.Scope{N: w.N}
	case record.Unauthorized, record.Authorized, record.Due:
		if made := s.Made(w.Event); made.Event != 0 && made.Call == w.Call {
			w.Call = bridge.NoCall // the event says which call it is
		}
		return w
	}
	return record.Scope{}
}

// sideSeat stands for both seats of a side.
func sideSeat(seat bridge.Seat) bridge.Seat {
	switch seat.Side() {
	case bridge.NorthSouth:
		return bridge.North
	case bridge.EastWest:
		return bridge.East
	}
	return bridge.NoSeat
}
