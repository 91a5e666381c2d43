package bridge

import "pgregory.net/rapid"

var (
	seats  = rapid.SampledFrom(Seats[:])
	suits  = rapid.SampledFrom(Suits[:])
	denoms = rapid.SampledFrom([]Denom{Clubs, Diamonds, Hearts, Spades, NoTrump})
	vuls   = rapid.SampledFrom([]Vul{NoneVul, NSVul, EWVul, BothVul})
	turns  = rapid.IntRange(-9, 9)
	calls  = rapid.Map(rapid.IntRange(int(Pass), int(Bid(MaxLevel, NoTrump))), func(n int) Call { return Call(n) })
	bids   = rapid.Map(rapid.IntRange(int(Bid(1, Clubs)), int(Bid(7, NoTrump))), func(n int) Call { return Call(n) })
	cards  = rapid.Map(rapid.IntRange(1, 52), func(n int) Card { return Card(n) })
)

// pack is all 52 cards, lowest club first.
func pack() []Card {
	var all []Card
	for c := NewCard(Clubs, Two); c <= NewCard(Spades, Ace); c++ {
		all = append(all, c)
	}
	return all
}

// permutations are of the four suits, index NoSuit unused.
var permutations = rapid.Custom(func(t *rapid.T) [5]Suit {
	p := rapid.Permutation(Suits[:]).Draw(t, "suits")
	return [5]Suit{NoSuit, p[0], p[1], p[2], p[3]}
})

// contracts are real ones: no deal passed out.
var contracts = rapid.Custom(func(t *rapid.T) Contract {
	return Contract{
		Bid:      bids.Draw(t, "bid"),
		Doubled:  rapid.Uint8Range(0, 2).Draw(t, "doubled"),
		Declarer: seats.Draw(t, "declarer"),
	}
})

// fullDeals have thirteen cards in each hand.
var fullDeals = rapid.Custom(func(t *rapid.T) Deal {
	var d Deal
	for i, c := range rapid.Permutation(pack()).Draw(t, "pack") {
		s := Seats[i%4]
		d[s] = d[s].With(c)
	}
	return d
})

// partialDeals lose some of their cards, and some hands are not known.
var partialDeals = rapid.Custom(func(t *rapid.T) Deal {
	d := fullDeals.Draw(t, "full")
	kept := HandOf(rapid.SliceOfDistinct(cards, rapid.ID[Card]).Draw(t, "kept")...)
	for _, s := range Seats {
		d[s] &= kept
		if rapid.Bool().Draw(t, "unknown") {
			d[s] = UnknownHand
		}
	}
	return d
})

// tricks are complete.
var tricks = rapid.Custom(func(t *rapid.T) Trick {
	trick := Trick{Leader: seats.Draw(t, "leader")}
	for i, c := range rapid.SliceOfNDistinct(cards, 4, 4, rapid.ID[Card]).Draw(t, "cards") {
		trick.Cards[Seats[i]] = c
	}
	return trick
})

// auctions are legal, and may have ended.
var auctions = rapid.Custom(func(t *rapid.T) Auction {
	a := Auction{Dealer: seats.Draw(t, "dealer")}
	for range rapid.IntRange(0, 30).Draw(t, "length") {
		if a.Ended() {
			break
		}
		// Passes are drawn more often, or few auctions would end.
		legal := []Call{Pass, Pass, Pass, Pass}
		for c := Double; c <= Bid(7, NoTrump); c++ {
			if a.Check(c) == Legal && len(legal) < 12 {
				legal = append(legal, c)
			}
		}
		a.Calls = append(a.Calls, rapid.SampledFrom(legal).Draw(t, "call"))
	}
	return a
})
