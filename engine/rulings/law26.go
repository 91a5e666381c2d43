package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 26 is ruled when the offender's partner, as a defender, is first on lead: declarer chooses then, and only then.
var law26 = each(26, record.LeadRestriction, leadRestriction2007, leadRestriction)

// leadRestriction: declarer may forbid one suit that the offender did not specify in the legal auction, for as long as the
// partner keeps the lead (26B of 2017; since its amendment of June 2017 no lead may be required).
var leadRestriction = Offer(Declarer, forbidsLead, "26B",
	With(forbid, unspecifiedSuits, Rule(mayNotLead("26B"))),
	On(neither, Rule(leadFree("26B"))))

// leadRestriction2007: the choice depends on what the withdrawn call was about. If it showed suits and nothing else, declarer
// may require or forbid one that the same player did not show in the legal auction (26A2), or has no choice if there is none
// (26A1). After any other call he may forbid any one suit (26B). Nothing applies if the final call was in substance the same.
var leadRestriction2007 = Ask(finalCallDiffers, "26",
	On(No, Rule(leadFree("26"))),
	On(Yes, Ask(aboutSuits, "26A",
		On(Yes, Ask(suitsLeftOver, "26A",
			On(No, Rule(leadFree("26A1"), told16)),
			On(Yes, Offer(Declarer, restrictsLead, "26A2",
				With(require, withdrawnSuits(require), Rule(mustLead("26A2"))),
				With(forbid, withdrawnSuits(forbid), Rule(mayNotLead("26A2"))),
				On(neither, Rule(leadFree("26A2"))))))),
		On(No, Offer(Declarer, forbidsLead, "26B",
			With(forbid, anySuits, Rule(mayNotLead("26B"))),
			On(neither, Rule(leadFree("26B"))))))))

func mayNotLead(by law.Cite) Clause {
	return Clause{Kind: record.MustNotLead, On: Partner, What: chosenSuit, Until: record.WhileOnLead, Cite: by}
}

func mustLead(by law.Cite) Clause {
	return Clause{Kind: record.MustLead, On: Partner, What: chosenSuit, Until: record.NextLead, Cite: by}
}

func leadFree(by law.Cite) Clause { return Clause{Kind: record.PlayGoesOn, Cite: by} }

// The options at a restricted lead.
const (
	require record.AnswerID = "require"
	forbid  record.AnswerID = "forbid"
	neither record.AnswerID = "neither"
)

// forbidsLead and restrictsLead are declarer's choice, about the lead of this moment.
var (
	forbidsLead   = &Fact{ID: "forbids-lead", Class: Option, Answers: []record.AnswerID{forbid, neither}, About: declarersChoice}
	restrictsLead = &Fact{ID: "restricts-lead", Class: Option, Answers: []record.AnswerID{require, forbid, neither}, About: declarersChoice}
)

func declarersChoice(c *Case) (int, bridge.Seat) { return c.Matter.Event, c.State.Declarer() }

// chosenSuit is the suit of the choice that was made on the way to the ruling.
var chosenSuit = Target{Name: "the-chosen-suit", Of: func(c *Case) []record.Scope {
	for _, fact := range []*Fact{forbidsLead, restrictsLead} {
		if f := fact.Find(c); f.Known() {
			return []record.Scope{{Suit: f.Answer.Suit}}
		}
	}
	return nil
}}

// finalCallDiffers: what the offender called at last at that turn was not the withdrawn call with the same meaning.
var finalCallDiffers = &Fact{ID: "final-call-differs", Class: Judgement, Answers: []record.AnswerID{Yes, No}, About: aboutWithdrawn,
	Derive: func(c *Case) Finding {
		old, new := withdrawnAndFinal(c)
		if old.Call != new.Call {
			return Bool(true, old.Event, new.Event)
		}
		return Finding{Status: Judges, Basis: []int{old.Event, new.Event}}
	}}

func aboutWithdrawn(c *Case) (int, bridge.Seat) {
	gone, _ := withdrawnAndFinal(c)
	return gone.Event, c.Matter.By
}

// aboutSuits: the withdrawn call was about a specified suit or suits and nothing else.
var aboutSuits = &Fact{ID: "about-suits", Class: System, Asks: Partner, Answers: []record.AnswerID{Yes, No}, About: aboutWithdrawn,
	Derive: func(c *Case) Finding {
		gone, _ := withdrawnAndFinal(c)
		shown, known := specifies(meanings(c.State, gone.Event))
		switch {
		case known:
			return Bool(shown != 0 && !shown.Has(bridge.NoTrump), gone.Event)
		case !gone.Call.IsBid() || gone.Call.Denom() == bridge.NoTrump:
			return Bool(false, gone.Event)
		}
		return Finding{Why: "meaning-unknown"}
	}}

// suitsLeftOver: a suit that the withdrawn call showed was not shown by its player in the legal auction.
var suitsLeftOver = &Fact{ID: "suits-left-over", Class: System, Answers: []record.AnswerID{Yes, No}, About: aboutWithdrawn,
	Derive: func(c *Case) Finding { return Bool(len(suitAnswers(require, leftOver(c))) > 0, c.Matter.Event) }}

func unspecifiedSuits(c *Case) []record.Answer {
	return suitAnswers(forbid, allSuits&^legallySpecified(c))
}

func anySuits(*Case) []record.Answer { return suitAnswers(forbid, allSuits) }

// withdrawnSuits is an option with each suit that the withdrawn call showed and no legal call of the offender did.
func withdrawnSuits(id record.AnswerID) func(*Case) []record.Answer {
	return func(c *Case) []record.Answer { return suitAnswers(id, leftOver(c)) }
}

func leftOver(c *Case) record.SuitSet {
	gone, _ := withdrawnAndFinal(c)
	shown, _ := specifies(meanings(c.State, gone.Event))
	return shown &^ legallySpecified(c)
}

var allSuits = record.SuitsOf(bridge.Spades, bridge.Hearts, bridge.Diamonds, bridge.Clubs)

// legallySpecified is the suits that the offender's calls that stand specify: those the file says they show, and the suit named
// by a bid of which the file says nothing.
func legallySpecified(c *Case) record.SuitSet {
	var out record.SuitSet
	for _, m := range c.State.After(0, c.Matter.By) {
		if m.Status != record.Stands {
			continue
		}
		shown, known := specifies(meanings(c.State, m.Event))
		if !known && m.Call.IsBid() {
			shown = record.SuitsOf(m.Call.Denom())
		}
		out |= shown
	}
	return out
}

// suitAnswers is the option id with each suit of set as its parameter.
func suitAnswers(id record.AnswerID, set record.SuitSet) []record.Answer {
	var out []record.Answer
	for _, suit := range bridge.Suits {
		if set.Has(suit) {
			out = append(out, record.Answer{ID: id, Suit: suit})
		}
	}
	return out
}
