package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A MythID names a belief of the trade that no edition of the Laws holds, or that this edition no longer does.
type MythID string

// A myth turns a case, and the right ruling on it, into the ruling of someone who believes it; none if it does not touch the case.
type myth struct {
	id     MythID
	orders func(c *procedure.Case, right []record.Order) []record.Order
}

// myths is in the order in which they are offered.
var myths = []myth{
	{"made-sufficient-and-barred", madeSufficientAndBarred},
	{"barred-for-one-round", barredForOneRound},
	{"lead-may-be-required", leadMayBeRequired},
	{"suit-barred-for-good", suitBarredForGood},
	{"penalty-suit-must-be-led", penaltySuitMustBeLed},
	{"every-exposed-card-is-major", everyExposedCardIsMajor},
	{"card-laid-is-played", cardLaidIsPlayed},
	{"fined-instead", finedInstead},
	{"nothing-happens", nothingHappens},
}

// Myths is the name of every myth.
func Myths() []MythID {
	out := make([]MythID, len(myths))
	for i, m := range myths {
		out[i] = m.id
	}
	return out
}

// madeSufficientAndBarred: an insufficient bid has to be made sufficient in its denomination, and partner is out of the auction
// even after a comparable call. Those were the Laws before 2007.
func madeSufficientAndBarred(c *procedure.Case, right []record.Order) []record.Order {
	if c.Matter.Kind != record.InsufficientBid {
		return nil
	}
	barred := record.Order{Kind: record.MustPass, On: c.Matter.By.Partner(), Until: record.Throughout, Cite: "27B2"}
	if _, replaced := replacementOf(c.State, c.Matter); replaced {
		return append(lessKinds(right, record.MustPass, record.AuctionGoesOn), barred)
	}
	made := c.State.Made(c.Matter.Event)
	up := lowestOver(c.Before(c.Matter.Event).LastBid().Call, made.Call.Denom())
	return []record.Order{
		{Kind: record.CallCancelled, On: c.Matter.By, What: record.Scope{Event: made.Event, Call: made.Call}, Cite: "27B"},
		{Kind: record.MustRepeat, On: c.Matter.By, What: record.Scope{Call: up}, Until: record.NextTurn, Cite: "27B"},
		barred,
	}
}

// barredForOneRound: partner passes once, whether the Laws silence him to the end of the auction or leave him free.
func barredForOneRound(c *procedure.Case, right []record.Order) []record.Order {
	if c.State.Phase != record.Auction {
		return nil
	}
	once := record.Order{Kind: record.MustPass, On: c.Matter.By.Partner(), Until: record.NextTurn, Cite: citeOf(right, record.MustPass)}
	if once.Cite == "" {
		once.Cite = citeOf(right, record.CallCancelled)
	}
	if once.Cite == "" {
		return nil // no call was taken back: there is nothing to be barred for
	}
	return append(lessKinds(right, record.MustPass, record.AuctionGoesOn), once)
}

// leadMayBeRequired: declarer may require a lead of the suit, where since 2017 he may only forbid one.
func leadMayBeRequired(c *procedure.Case, right []record.Order) []record.Order {
	if c.Matter.Kind != record.LeadRestriction || c.Edition.Base() == law.Edition2007 {
		return nil
	}
	return withChange(right, func(o *record.Order) bool {
		forbids := o.Kind == record.MustNotLead
		if forbids {
			o.Kind, o.Until = record.MustLead, record.NextLead
		}
		return forbids
	})
}

// suitBarredForGood: a forbidden suit stays forbidden for the rest of the play, not only while the lead is kept.
func suitBarredForGood(_ *procedure.Case, right []record.Order) []record.Order {
	return withChange(right, func(o *record.Order) bool {
		bars := o.Kind == record.MustNotLead && o.Until == record.WhileOnLead
		if bars {
			o.Until = record.EndOfPlay
		}
		return bars
	})
}

// penaltySuitMustBeLed: the partner of a penalty card's owner has to lead its suit, whatever declarer says.
func penaltySuitMustBeLed(c *procedure.Case, _ []record.Order) []record.Order {
	cards := c.State.PenaltyCards(c.Matter.By)
	if c.Matter.Kind != record.PartnerOnLead || len(cards) == 0 {
		return nil
	}
	return []record.Order{{Kind: record.MustLead, On: c.Matter.By.Partner(), What: record.Scope{Suit: cards[0].Card.Suit()},
		Until: record.NextLead, Cite: "50D2"}}
}

// everyExposedCardIsMajor: whatever a defender shows becomes a major penalty card.
func everyExposedCardIsMajor(c *procedure.Case, right []record.Order) []record.Order {
	out := withChange(right, func(o *record.Order) bool {
		mild := (o.Kind == record.PenaltyMinor || o.Kind == record.CardReturned) && c.State.Defends(o.On)
		if mild {
			o.Kind, o.Cite = record.PenaltyMajor, "50B"
		}
		return mild
	})
	touched := slices.ContainsFunc(right, func(o record.Order) bool { return o.What.Card != bridge.NoCard })
	if out != nil || touched || !c.State.Defends(c.Matter.By) || c.Matter.Fell() || c.State.Phase == record.Auction {
		return out
	}
	for _, card := range cardsOf(c).Cards() {
		out = append(out, record.Order{Kind: record.PenaltyMajor, On: c.Matter.By, What: record.Scope{Card: card}, Cite: "50B"})
	}
	return out
}

// cardLaidIsPlayed: a card that could be seen has been played, however it came to be seen.
func cardLaidIsPlayed(c *procedure.Case, right []record.Order) []record.Order {
	done := false
	return withChange(right, func(o *record.Order) bool {
		back := o.Kind == record.CardReturned || o.Kind == record.PenaltyMinor || o.Kind == record.PenaltyMajor
		if done || !back || c.State.Turn() != o.On {
			return false
		}
		o.Kind, done = record.CardPlayed, true
		return true
	})
}

// finedInstead: damage is dealt with by a procedural penalty, and the score stands.
func finedInstead(c *procedure.Case, right []record.Order) []record.Order {
	return withChange(right, func(o *record.Order) bool {
		judged := o.Kind == record.AdjustScore || o.Kind == record.ScoreStands
		if judged {
			*o = record.Order{Kind: record.PenaltyLater, On: c.Matter.By, Cite: "90A"}
		}
		return judged
	})
}

// nothingHappens: the call or the card goes back, and that is all.
func nothingHappens(c *procedure.Case, right []record.Order) []record.Order {
	var out []record.Order
	for _, o := range right {
		switch o.Kind {
		case record.CallCancelled:
			out = append(out, o)
		case record.CardPlayed, record.CardStands, record.LeadStands, record.CardReturned, record.PenaltyMinor, record.PenaltyMajor:
			out = append(out, record.Order{Kind: record.CardReturned, On: o.On, What: record.Scope{Card: o.What.Card}, Cite: o.Cite})
		}
	}
	if len(out) == 0 {
		return nil
	}
	goesOn := record.Order{Kind: record.PlayGoesOn, Cite: out[0].Cite}
	if c.State.Phase == record.Auction {
		goesOn.Kind = record.AuctionGoesOn
	}
	return append(out, goesOn)
}

// withChange is orders after change was applied to each; none if it changed nothing.
func withChange(orders []record.Order, change func(*record.Order) bool) []record.Order {
	out, any := slices.Clone(orders), false
	for i := range out {
		any = change(&out[i]) || any
	}
	if !any {
		return nil
	}
	return out
}

// lessKinds is orders but for those of the given kinds.
func lessKinds(orders []record.Order, kinds ...record.OrderKind) []record.Order {
	return slices.DeleteFunc(slices.Clone(orders), func(o record.Order) bool { return slices.Contains(kinds, o.Kind) })
}

// citeOf is the citation of the first order of kind k.
func citeOf(orders []record.Order, k record.OrderKind) law.Cite {
	for _, o := range orders {
		if o.Kind == k {
			return o.Cite
		}
	}
	return ""
}
