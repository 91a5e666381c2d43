package i18n

import (
	"errors"
	"fmt"
	"time"
	"unicode"
	"unicode/utf8"

	"rectify/engine/bridge"
)

// A Word is finished text within a sentence.
type Word string

// Cap is w with its first letter as a capital, for the start of a sentence.
func (w Word) Cap() Word {
	r, size := utf8.DecodeRuneInString(string(w))
	return Word(unicode.ToUpper(r)) + w[size:]
}

// A Term is a noun with its cases. English has no cases, so there a form is what an English sentence needs in that
// place. The forms are messages, KEY.name, KEY.the and so on.
type Term struct {
	p    *Printer
	key  string
	args []any
}

func (t Term) form(name string) Word { return Word(t.p.T(t.key+"."+name, t.args...)) }

// String is the plain name.
func (t Term) String() string { return string(t.Name()) }

// Name is the noun alone, as in a heading: North, Βορράς.
func (t Term) Name() Word { return t.form("name") }

// The is the subject: North, ο Βορράς.
func (t Term) The() Word { return t.form("the") }

// Cap is the subject at the start of a sentence: North, Ο Βορράς. Other forms take it too: {{.Seat.To.Cap}}.
func (t Term) Cap() Word { return t.The().Cap() }

// Of is the owner: North's, του Βορρά.
func (t Term) Of() Word { return t.form("of") }

// To is the one to whom or that to which: to North, στον Βορρά.
func (t Term) To() Word { return t.form("to") }

// Acc is the object, also after a preposition other than σε: North, τον Βορρά.
func (t Term) Acc() Word { return t.form("acc") }

// word is v with its grammar, for use in a template. A value without one is an error: a missing seat or an unknown
// type would print something that no player could read.
func (p *Printer) word(v any) (any, error) {
	switch v := v.(type) {
	case bridge.Seat:
		if v == bridge.NoSeat {
			return nil, errors.New("no seat")
		}
		return p.Seat(v), nil
	case bridge.Side:
		if v == bridge.NoSide {
			return nil, errors.New("no side")
		}
		return p.Side(v), nil
	case bridge.Denom:
		if v == bridge.NoDenom {
			return nil, errors.New("no denomination")
		}
		return p.Suit(v), nil
	case bridge.Call:
		if v == bridge.NoCall {
			return nil, errors.New("no call")
		}
		return p.Call(v), nil
	case bridge.Card:
		if v == bridge.NoCard {
			return nil, errors.New("no card")
		}
		return p.Card(v), nil
	case bridge.Rank:
		if v == bridge.NoRank {
			return nil, errors.New("no rank")
		}
		return p.Rank(v), nil
	case int:
		return p.Number(v), nil
	case time.Time:
		return p.Date(v), nil
	case string:
		return v, nil
	case Word, Term, Role, Seat, Side, Suit, Call, Card, Rank, Number, List:
		return v, nil
	case []bridge.Seat:
		return listOf(p, v)
	case []bridge.Side:
		return listOf(p, v)
	case []bridge.Denom:
		return listOf(p, v)
	case []bridge.Call:
		return listOf(p, v)
	case []bridge.Card:
		return listOf(p, v)
	case []bridge.Rank:
		return listOf(p, v)
	case []string:
		return listOf(p, v)
	}
	return nil, fmt.Errorf("a %T has no words", v)
}
