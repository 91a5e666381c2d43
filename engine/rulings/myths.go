package rulings

import (
	"slices"

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

// spareMyths fit every case, and are offered only where there is little else.
var spareMyths = []myth{
	{"fined-as-well", finedAsWell},
	{"adjusted-at-once", adjustedAtOnce},
	{"left-alone", leftAlone},
}

// Myths is the name of every myth.
func Myths() []MythID {
	var out []MythID
	for _, m := range slices.Concat(myths, spareMyths) {
		out = append(out, m.id)
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

// everyExposedCardIsMajor: whatever a player shows becomes a major penalty card, whoever he is and whoever could see it.
func everyExposedCardIsMajor(c *procedure.Case, right []record.Order) []record.Order {
	return withChange(right, func(o *record.Order) bool {
		mild := o.On != c.State.Dummy() && slices.Contains([]record.OrderKind{record.PenaltyMinor, record.CardReturned, record.CardPlayed}, o.Kind)
		if mild {
			o.Kind, o.What, o.Cite = record.PenaltyMajor, record.Scope{Card: o.What.Card}, "50B"
		}
		return mild
	})
}

// cardLaidIsPlayed: a card that could be seen, or was touched, has been played, however that came about.
func cardLaidIsPlayed(c *procedure.Case, right []record.Order) []record.Order {
	card, hand := cardOf(c), holder(c)
	if c.Matter.Fell() || len(right) == 0 || !c.State.LegalPlays(hand).Has(card) {
		return nil
	}
	back := record.Order{Kind: record.CardPlayed, On: hand, What: record.Scope{Card: card}, Cite: right[0].Cite}
	return append(lessKinds(right, record.CardReturned, record.PenaltyMinor, record.PenaltyMajor, record.NoIrregularity, record.PlayGoesOn), back)
}

// finedInstead: damage is dealt with by a procedural penalty, and the score stands.
func finedInstead(c *procedure.Case, right []record.Order) []record.Order {
	return withChange(right, func(o *record.Order) bool {
		adjusts := o.Kind == record.AdjustScore || o.Kind == record.ScoreStands
		if adjusts {
			*o = procedural(c)
		}
		return adjusts
	})
}

// finedAsWell: besides what the Laws order, the offenders are fined.
func finedAsWell(c *procedure.Case, right []record.Order) []record.Order {
	return append(slices.Clone(right), procedural(c))
}

func procedural(c *procedure.Case) record.Order {
	return record.Order{Kind: record.PenaltyLater, On: c.Matter.By, Cite: "90A"}
}

// adjustedAtOnce: the director makes up for it with an adjusted score, whatever the Laws order (against 12B2).
func adjustedAtOnce(c *procedure.Case, _ []record.Order) []record.Order {
	return []record.Order{{Kind: record.AdjustScore, On: c.Matter.By, Cite: "12A1"}}
}

// leftAlone: it is let pass, as if nothing irregular had happened.
func leftAlone(_ *procedure.Case, right []record.Order) []record.Order {
	if len(right) == 0 {
		return nil
	}
	return []record.Order{{Kind: record.NoIrregularity, Cite: right[0].Cite}}
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
