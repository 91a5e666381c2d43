package i18n

import "rectify/engine/bridge"

// A Suit is a suit or notrump in words. It prints as its symbol: ♥, NT, ΧΑ. The cases of Term are those of the suit as
// a whole: hearts, η κούπα.
type Suit struct{ Term }

// Suit is the denomination d in words. NoDenom has none and is a fault when it is said.
func (p *Printer) Suit(d bridge.Denom) Suit {
	return Suit{Term{p: p, key: [...]string{
		"suit.none", "suit.clubs", "suit.diamonds", "suit.hearts", "suit.spades", "suit.notrump",
	}[d]}}
}

// String is the symbol.
func (s Suit) String() string { return string(s.Symbol()) }

// Symbol is ♠ ♥ ♦ ♣, or NT, ΧΑ.
func (s Suit) Symbol() Word { return s.form("symbol") }

// One is the word for one card of the suit: heart, κούπα. "A heart lead" and «έξοδος κούπα» need it.
func (s Suit) One() Word { return s.form("single") }

// Many is the word for several: hearts, κούπες.
func (s Suit) Many() Word { return s.form("plural") }

// TheMany is several as the subject: the hearts, οι κούπες.
func (s Suit) TheMany() Word { return s.form("all-the") }

// OfMany is several as the owner: of the hearts, των κουπών.
func (s Suit) OfMany() Word { return s.form("all-of") }

// ToMany is several after σε: in the hearts, στις κούπες.
func (s Suit) ToMany() Word { return s.form("all-to") }

// AccMany is several as the object: the hearts, τις κούπες.
func (s Suit) AccMany() Word { return s.form("all-acc") }

// A Rank is a rank in words: ace, άσος; the ranks from ten down are figures.
type Rank struct{ Term }

// Rank is r in words. NoRank has none and is a fault when it is said.
func (p *Printer) Rank(r bridge.Rank) Rank {
	switch {
	case r == bridge.NoRank:
		return Rank{Term{p: p, key: "rank.none"}}
	case r > bridge.Ten:
		key := [...]string{"rank.jack", "rank.queen", "rank.king", "rank.ace"}[r-bridge.Jack]
		return Rank{Term{p: p, key: key}}
	}
	return Rank{Term{p: p, key: "rank.pip", args: []any{"Text", p.Number(int(r)).String()}}}
}

// Figure is the rank as it stands on the card, in both languages: A K Q J 10 9.
func Figure(r bridge.Rank) string {
	if r == bridge.Ten {
		return "10"
	}
	return r.String()
}

// A Card is a card in words. It prints as its symbol and figure: ♥7, ♦10.
type Card struct {
	Term
	card bridge.Card
}

// Card is c in words. NoCard has none and is a fault when it is said.
func (p *Printer) Card(c bridge.Card) Card {
	if c == bridge.NoCard {
		return Card{Term{p: p, key: "card.none"}, c}
	}
	figure := p.Suit(c.Suit()).String() + Figure(c.Rank())
	return Card{Term{p: p, key: "card", args: []any{"Text", figure}}, c}
}

// Words is the card as it is spoken: the ace of hearts, ο άσος κούπα.
func (c Card) Words() Term {
	return Term{p: c.p, key: "card.spoken", args: []any{"Rank", c.Rank(), "Suit", c.Suit()}}
}

// Rank is the card's rank, with all its forms.
func (c Card) Rank() Rank { return c.p.Rank(c.card.Rank()) }

// Suit is the card's suit, with all its forms.
func (c Card) Suit() Suit { return c.p.Suit(c.card.Suit()) }

// A Call is a call in words. A bid prints as 1♥ or 1NT, 1ΧΑ; the others as words for use within a sentence: pass, πάσο.
// At the head of a sentence or in an auction they take a capital: {{.Call.Name.Cap}}.
type Call struct {
	Term
	call bridge.Call
}

// Call is c in words. NoCall has none and is a fault when it is said.
func (p *Printer) Call(c bridge.Call) Call {
	if c.IsBid() {
		text := p.Number(c.Level()).String() + p.Suit(c.Denom()).String()
		return Call{Term{p: p, key: "call.bid", args: []any{"Text", text}}, c}
	}
	return Call{Term{p: p, key: [...]string{"call.none", "call.pass", "call.double", "call.redouble"}[c]}, c}
}

// A is the call with an indefinite article where it has one: a double, ένα κοντρ, but 1♥.
func (c Call) A() Word { return c.form("a") }

// Suit is the denomination of a bid, with all its forms. No other call has one.
func (c Call) Suit() Suit { return c.p.Suit(c.call.Denom()) }
