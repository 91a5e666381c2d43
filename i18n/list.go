package i18n

import (
	"errors"
	"fmt"
	"strings"
)

// A List is several things said in a row; it is never empty. It prints with commas; Or and And join the last one.
type List struct {
	p     *Printer
	terms []noun
	words []string
}

// A noun is a Term or one of its kinds: what can stand in a list in any case.
type noun interface {
	fmt.Stringer
	The() Word
	Of() Word
	To() Word
	Acc() Word
}

// plain is text without grammar: the same in every case.
type plain string

func (t plain) String() string { return string(t) }
func (t plain) The() Word      { return Word(t) }
func (t plain) Of() Word       { return Word(t) }
func (t plain) To() Word       { return Word(t) }
func (t plain) Acc() Word      { return Word(t) }

// listOf is the words of values in a row.
func listOf[T any](p *Printer, values []T) (List, error) {
	if len(values) == 0 {
		return List{}, errors.New("an empty list")
	}
	l := List{p: p}
	for _, v := range values {
		word, err := p.word(v)
		if err != nil {
			return List{}, err
		}
		if text, ok := word.(string); ok {
			word = plain(text)
		}
		l.terms = append(l.terms, word.(noun)) // every element type that word sends here is a noun
	}
	return l.in(func(n noun) Word { return Word(n.String()) }), nil
}

func (l List) in(form func(noun) Word) List {
	l.words = make([]string, len(l.terms))
	for i, t := range l.terms {
		l.words[i] = string(form(t))
	}
	return l
}

// The is the list as the subject, each with its article: {{.Seats.The.And}} is ο Βορράς και η Δύση.
func (l List) The() List { return l.in(noun.The) }

// Of is the list as the owner.
func (l List) Of() List { return l.in(noun.Of) }

// To is the list after to, σε.
func (l List) To() List { return l.in(noun.To) }

// Acc is the list as the object.
func (l List) Acc() List { return l.in(noun.Acc) }

// String is the list with commas alone.
func (l List) String() string { return strings.Join(l.words, ", ") }

// Or is ♥, ♦ or ♣; ♥, ♦ ή ♣.
func (l List) Or() Word { return l.join("list.or") }

// And is ♥, ♦ and ♣; ♥, ♦ και ♣.
func (l List) And() Word { return l.join("list.and") }

func (l List) join(key string) Word {
	last := len(l.words) - 1
	if last == 0 {
		return Word(l.words[0])
	}
	return Word(l.p.T(key, "Head", strings.Join(l.words[:last], ", "), "Last", l.words[last]))
}
