package scenarios

import (
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/record"

	yaml "go.yaml.in/yaml/v4"
)

// In a file calls are level first and cards suit first, in capital Latin letters or with suit symbols: 1H, 3NT, P, X, XX;
// HK, S10, ♥K. So a call is never taken for a card, nor a seat or a label for either.

var suitSymbols = strings.NewReplacer("♠", "S", "♥", "H", "♦", "D", "♣", "C", "♤", "S", "♡", "H", "♢", "D", "♧", "C")

// A Greek capital looks like the Latin one that an author with a Greek keyboard meant.
var lookAlikes = strings.NewReplacer("Α", "A", "Β", "B", "Ε", "E", "Ζ", "Z", "Η", "H", "Ι", "I", "Κ", "K", "Μ", "M", "Ν", "N",
	"Ο", "O", "Ρ", "P", "Τ", "T", "Υ", "Y", "Χ", "X")

func callOf(s string) (bridge.Call, bool) {
	s = suitSymbols.Replace(s)
	c, err := bridge.ParseCall(s)
	spelled := s == c.String() || s == c.String()[:1]+"N" // 1N is as good as 1NT
	return c, err == nil && spelled
}

func cardOf(s string) (bridge.Card, bool) {
	s = strings.Replace(suitSymbols.Replace(s), "10", "T", 1)
	c, err := bridge.ParseCard(s)
	return c, err == nil && s == c.String()
}

func seatOf(s string) (bridge.Seat, bool) {
	seat, err := bridge.ParseSeat(s)
	return seat, err == nil && s == seat.String()
}

// suitWords are the words for suits and notrump where a letter could be a seat.
var suitWords = map[string]bridge.Suit{"spades": bridge.Spades, "hearts": bridge.Hearts, "diamonds": bridge.Diamonds,
	"clubs": bridge.Clubs, "notrump": bridge.NoTrump}

// suitWord is the word for s.
func suitWord(s bridge.Suit) string {
	for word, suit := range suitWords {
		if suit == s {
			return word
		}
	}
	return ""
}

// wrong notes that the text at p is no call, card or seat; if the letters are Greek ones that look right, it says so.
func (r *reader) wrong(p place, code Code, s string) {
	latin := lookAlikes.Replace(s)
	_, call := callOf(latin)
	_, card := cardOf(latin)
	_, seat := seatOf(latin)
	if latin != s && (call || card || seat) {
		r.fault(p, "greek-letters", "Text", s, "LatinText", latin)
		return
	}
	r.fault(p, code, "Text", s)
}

// seat reads n, NoSeat if it is nil.
func (r *reader) seat(n *yaml.Node) bridge.Seat {
	if n == nil {
		return bridge.NoSeat
	}
	s, ok := seatOf(n.Value)
	if !ok {
		r.wrong(placeOf(n), "bad-seat", n.Value)
	}
	return s
}

// call reads n, NoCall if it is nil.
func (r *reader) call(n *yaml.Node) bridge.Call {
	if n == nil {
		return bridge.NoCall
	}
	c, ok := callOf(n.Value)
	if !ok {
		r.wrong(placeOf(n), "bad-call", n.Value)
		return bridge.NoCall
	}
	return c
}

// card reads n, NoCard if it is nil.
func (r *reader) card(n *yaml.Node) bridge.Card {
	if n == nil {
		return bridge.NoCard
	}
	c, ok := cardOf(n.Value)
	if !ok {
		r.wrong(placeOf(n), "bad-card", n.Value)
		return bridge.NoCard
	}
	return c
}

// cards reads n, cards with spaces between them.
func (r *reader) cards(n *yaml.Node) bridge.Hand {
	var h bridge.Hand
	for _, t := range tokens(textOf(n)) {
		c, ok := cardOf(t.text)
		if !ok {
			r.wrong(r.within(n, t.offset), "bad-card", t.text)
		}
		h = h.With(c)
	}
	return h
}

// A token is a piece of text between spaces, and how many bytes into the text it begins.
type token struct {
	text   string
	offset int
}

func tokens(s string) []token {
	var out []token
	rest, offset := s, 0
	for {
		trimmed := strings.TrimLeft(rest, " \t\n")
		offset += len(rest) - len(trimmed)
		if trimmed == "" {
			return out
		}
		end := strings.IndexAny(trimmed, " \t\n")
		if end < 0 {
			end = len(trimmed)
		}
		out = append(out, token{trimmed[:end], offset})
		rest, offset = trimmed[end:], offset+end
	}
}

// answer reads an answer: its word, then what it is about, as "refuse", "forbid diamonds", "replace 2H" or "awarded 3". A word
// that ends in "-suits" is about a set of them, which is N: "forbid-suits spades hearts".
func (r *reader) answer(n *yaml.Node) record.Answer {
	parts := tokens(textOf(n))
	if len(parts) == 0 {
		return record.Answer{}
	}
	a := record.Answer{ID: record.AnswerID(parts[0].text)}
	several := strings.HasSuffix(parts[0].text, "-suits")
	var set record.SuitSet
	for _, t := range parts[1:] {
		if !answerPart(&a, t.text) {
			r.wrong(r.within(n, t.offset), "bad-answer", t.text)
		}
		if several && a.Suit != bridge.NoSuit {
			set |= record.SuitsOf(a.Suit)
		}
	}
	if set != 0 {
		a.Suit, a.N = bridge.NoSuit, int(set)
	}
	return a
}

func answerPart(a *record.Answer, s string) bool {
	if c, ok := callOf(s); ok {
		a.Call = c
	} else if c, ok := cardOf(s); ok {
		a.Card = c
	} else if seat, ok := seatOf(s); ok {
		a.Seat = seat
	} else if suit, ok := suitWords[s]; ok {
		a.Suit = suit
	} else if i, ok := decimal(s); ok {
		a.N = i
	} else {
		return false
	}
	return true
}

func (r *reader) answers(n *yaml.Node) []record.Answer {
	var out []record.Answer
	for _, item := range items(n) {
		out = append(out, r.answer(item))
	}
	return out
}
