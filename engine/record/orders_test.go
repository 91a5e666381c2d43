package record

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
)

// The orders of hand-written rulings.

func stands(event int, by law.Cite) Order {
	return Order{Kind: CallStands, What: Scope{Event: event}, Cite: by}
}

func cancelled(event int, by law.Cite) Order {
	return Order{Kind: CallCancelled, What: Scope{Event: event}, Cite: by}
}

func goesOn(by law.Cite) Order { return Order{Kind: AuctionGoesOn, Cite: by} }

func passes1(on bridge.Seat, by law.Cite) Order {
	return Order{Kind: MustPass, On: on, Until: NextTurn, Cite: by}
}

func passesOn(on bridge.Seat, by law.Cite) Order {
	return Order{Kind: MustPass, On: on, Until: Throughout, Cite: by}
}

func repeats(on bridge.Seat, c string, by law.Cite) Order {
	return Order{Kind: MustRepeat, On: on, What: Scope{Call: call(c)}, Until: NextTurn, Cite: by}
}

// banLater lets declarer choose a lead restriction when leader is first on lead.
func banLater(leader bridge.Seat, rule Rule, by law.Cite) Order {
	return Order{Kind: Due, On: leader, What: Scope{Rule: rule}, From: FirstTurnToLead, Opens: LeadRestriction, Cite: by}
}

func review(kind MatterKind, by law.Cite) Order {
	return Order{Kind: Due, From: EndOfPlay, Opens: kind, Cite: by}
}

func forbidden(on bridge.Seat, suit bridge.Suit, by law.Cite) Order {
	return Order{Kind: MustNotLead, On: on, What: Scope{Suit: suit}, Until: WhileOnLead, Cite: by}
}

func required(on bridge.Seat, suit bridge.Suit, by law.Cite) Order {
	return Order{Kind: MustLead, On: on, What: Scope{Suit: suit}, Until: NextLead, Cite: by}
}

func about(kind OrderKind, on bridge.Seat, c string, by law.Cite) Order {
	return Order{Kind: kind, On: on, What: Scope{Card: card(c)}, Cite: by}
}
