package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 13 is about a deal of the right 52 cards of which one hand has too many and another too few, and about a card that is no part of the
// deal. If no hand has too many, Law 14 rules.
var law13 = slices.Concat(
	each(13, record.WrongCount, wrongCount2007, wrongCount2017,
		"13D2(b) of 2007: which knowledge is important enough to interfere is for the director",
		"13A of 2007: that the deal is corrected is taken to be meant by “can be played normally”"),
	both(13, record.SurplusCard, surplusCard),
	each(13, record.ReviewCount, reviewCount("13D2(a)"), reviewCount("13A2")),
)

// wrongCount2017: found when play is over, the result falls (13D). Before that, as long as no player with a wrong hand has called the deal
// is corrected and played (13A); after such a call too, if the director finds that it can be (13B1).
var wrongCount2017 = Ask(playIsOver, "13D",
	On(Yes, Rule(countFoundLate("13D")...)),
	On(No, Ask(wrongHandCalled, "13B",
		On(No, Ask(otherCardSeen, "13A",
			On(No, Rule(madeWhole("13A1")...)),
			On(Yes, Rule(append(madeWhole("13A2"), later(record.ReviewCount, "13A2"))...)))),
		On(Yes, Ask(correctable, "13B",
			On(Yes, Rule(append(madeWhole("13B1"), later(record.ReviewCount, "13B1"))...)),
			On(No, Rule(append([]Clause{adjust("13B2")}, countersLiable("13B2")...)...)))))))

// wrongCount2007 has the same branches in another order, and one more: where the knowledge of another's card would interfere with normal
// play, an artificial score is assigned at once (13D2(b)). What the director moves is unauthorized for the partners of those whose hands
// were wrong (13E).
var wrongCount2007 = Ask(playIsOver, "13C",
	On(Yes, Rule(countFoundLate("13C")...)),
	On(No, Ask(wrongHandCalled, "13A",
		On(Yes, Ask(correctable, "13A",
			On(Yes, Rule(slices.Concat(madeWhole("13A"), movedTold, []Clause{later(record.ReviewCount, "13A")})...)),
			On(No, Rule(append([]Clause{adjust("13B")}, countersLiable("13B")...)...)))),
		On(No, Ask(otherCardSeen, "13D",
			On(No, Rule(append(madeWhole("13D1"), movedTold...)...)),
			On(Yes, Ask(knowledgeInterferes, "13D2",
				On(No, Rule(slices.Concat(madeWhole("13D2(a)"), movedTold, []Clause{later(record.ReviewCount, "13D2(a)")})...)),
				On(Yes, Rule(artificialBy("13D2(b)"), penaltyMayFollow("13D2(b)"))))))))))

// surplusCard: the card is taken out, and the board goes on as if it had never been there. Once it has been played to a trick that is
// quitted, the score may be adjusted (13C; 13F of 2007). If a hand is short without it, that is for Law 14.
var surplusCard = Ask(surplusPlayed, law.SurplusCard,
	On(No, Rule(append([]Clause{removed}, goesOn(law.SurplusCard)...)...)),
	On(Yes, Ask(surplusSpoilt, law.SurplusCard,
		On(No, Rule(append([]Clause{removed}, goesOn(law.SurplusCard)...)...)),
		On(Yes, Rule(removed, adjust(law.SurplusCard))))))

var removed = Clause{Kind: record.CardRemoved, On: Offender, Cite: law.SurplusCard}

// reviewCount is looked at on the finished board: did what was learnt of another's card play a part?
func reviewCount(seen law.Cite) *Node {
	look := func(by law.Cite) *Node {
		return Ask(infoSpoilt, by, On(No, Rule(scoreStands(by))), On(Yes, Rule(adjust(by))))
	}
	return Ask(wrongHandCalled, law.WrongCountNoCall,
		On(Yes, look(law.WrongCountPlayable)),
		On(No, look(seen)))
}

func countFoundLate(by law.Cite) []Clause {
	return append([]Clause{resultCancelled(by), adjust(by)}, countersLiable(by)...)
}

// countersLiable: each side that had a wrong hand may be fined, for neither player counted the cards (7B2).
func countersLiable(by law.Cite) []Clause {
	return []Clause{penaltyMayFollow(by), {Kind: record.PenaltyLater, On: LHO, What: ifOpponentsHand, Cite: by}}
}

// madeWhole: the cards go where they belong, no call changes, and the board goes on.
func madeWhole(by law.Cite) []Clause {
	return append([]Clause{restored(by)}, goesOn(by)...)
}

func restored(by law.Cite) Clause { return Clause{Kind: record.CardRestored, On: Offender, Cite: by} }

// goesOn: the board goes on where it stopped, in the auction or in the play.
func goesOn(by law.Cite) []Clause {
	return []Clause{
		{Kind: record.AuctionGoesOn, What: whileAuction, Cite: by},
		{Kind: record.PlayGoesOn, What: whilePlay, Cite: by},
	}
}

// movedTold: what the partner of a player with a wrong hand learnt from the correction is unauthorized (13E of 2007).
var movedTold = []Clause{
	{Kind: record.Unauthorized, On: Partner, What: theCards, Until: record.EndOfPlay, Cite: "13E"},
	{Kind: record.Unauthorized, On: LHO, What: ifTheyHadThem, Until: record.EndOfPlay, Cite: "13E"},
}

// Targets that are nothing in particular, and no order at all in the other part of the board.
var (
	whileAuction = when("in-the-auction", func(c *Case) bool { return c.State.Phase == record.Auction })
	whilePlay    = when("in-the-play", func(c *Case) bool { return c.State.Phase == record.Clarification || c.State.Phase == record.PlayPeriod })
	// ifOpponentsHand: the hand with too many cards was of the other side.
	ifOpponentsHand = when("if-an-opponent-had-them", surplusOpposes)
	// ifTheyHadThem is the cards that the offender's hand lacked, if an opponent had them.
	ifTheyHadThem = Target{Name: "the-cards-if-an-opponent-had-them", Of: func(c *Case) []record.Scope {
		if !surplusOpposes(c) {
			return nil
		}
		return theCards.Of(c)
	}}
)

func when(name string, holds func(*Case) bool) Target {
	return Target{Name: name, Of: func(c *Case) []record.Scope {
		if !holds(c) {
			return nil
		}
		return []record.Scope{{}}
	}}
}

func surplusOpposes(c *Case) bool { return eventOf(c).Seat.Opposes(c.Matter.By) }

var (
	// playIsOver: every trick had been played, or what was left agreed on, when it was found.
	playIsOver = &Fact{ID: "play-is-over", Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding {
			before := c.Before(c.Matter.Event)
			over := before.Phase == record.Over || before.Claim.Event != 0 && !before.Claim.Contested // play ceases with a claim (68D)
			return Bool(over && before.Declarer() != bridge.NoSeat, c.Matter.Event)
		}}
	// wrongHandCalled: a player with too many or too few cards has made a call, a pass included.
	wrongHandCalled = &Fact{ID: "wrong-hand-called", Class: Record, Answers: []record.AnswerID{Yes, No},
		Derive: func(c *Case) Finding {
			e := eventOf(c)
			for _, m := range c.Before(c.Matter.Event).Calls {
				if m.Seat == e.Seat || m.Seat == e.To {
					return Bool(true, m.Event, c.Matter.Event)
				}
			}
			return Bool(false, c.Matter.Event)
		}}
	// otherCardSeen: a player has seen a card that belongs in another's hand, as one does who looks at a hand of fourteen.
	otherCardSeen = &Fact{ID: "other-card-seen", Class: Table, Answers: []record.AnswerID{Yes, No}}
	// correctable: with the cards put right, the deal can be played, no call being changed.
	correctable = &Fact{ID: "deal-correctable", Class: Judgement, Answers: []record.AnswerID{Yes, No},
		Evidence: []*Fact{{ID: "which-cards-wrong", Class: Table, Answers: []record.AnswerID{told}}}}
	// knowledgeInterferes: what was seen is important enough to interfere with normal bidding or play (13D2(b) of 2007).
	knowledgeInterferes = &Fact{ID: "knowledge-interferes", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	// surplusPlayed: the surplus card was played to a trick that is quitted.
	surplusPlayed = &Fact{ID: "surplus-played", Class: Table, Answers: []record.AnswerID{Yes, No}}
	// surplusSpoilt: what came of the board may have hung on the card, so that the trick, or what followed it, cannot stand.
	surplusSpoilt = &Fact{ID: "surplus-spoilt", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
)
