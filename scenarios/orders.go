package scenarios

import (
	"fmt"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// Names is what an order may name otherwise than by letter and number. Its zero value knows of nothing.
type Names struct {
	Labels map[string]int
	Last   int                                            // the highest number of an event, 0 if not known
	Seat   func(role string) (bridge.Seat, bool)          // offender, partner, lho, rho, declarer, dummy
	Find   func(call bridge.Call, card bridge.Card) []int // the events at which a call was made or a card was put out
}

// An OrderError says what is wrong with the text of an order, and how many bytes into it.
type OrderError struct {
	Code   Code
	Text   string
	Near   string
	Count  int
	Offset int
}

func (e *OrderError) Error() string {
	return fmt.Sprintf("order: %s %q at byte %d", e.Code, e.Text, e.Offset)
}

// pairs is the arguments of the message of e, by the list of its code.
func (e *OrderError) pairs() []any {
	var out []any
	for _, name := range codes[e.Code] {
		switch name {
		case "Text":
			out = append(out, name, e.Text)
		case "NearText":
			out = append(out, name, e.Near)
		case "Count":
			out = append(out, name, e.Count)
		}
	}
	return out
}

// An orderParser reads one order.
type orderParser struct {
	in    Names
	order record.Order
	field string // the word before, if it says what the next one is
	took  map[string]bool
}

// ParseOrder reads an order as [PrintOrder] writes it. Besides it takes labels, roles, calls and cards in place of the
// numbers of events and the letters of seats.
func ParseOrder(text string, in Names) (record.Order, *OrderError) {
	parts := tokens(text)
	if len(parts) == 0 {
		return record.Order{}, &OrderError{Code: "order-incomplete"}
	}
	p := orderParser{in: in, took: map[string]bool{}}
	if err := p.word(parts[0]); err != nil {
		return p.order, err
	}
	for _, t := range parts[1:] {
		if err := p.part(t); err != nil {
			err.Offset = t.offset
			return p.order, err
		}
	}
	if p.field != "" && p.field != "by" || p.order.Kind == record.Due && p.order.Opens == record.NoMatter {
		return p.order, &OrderError{Code: "order-incomplete", Offset: len(text)}
	}
	return p.order, nil
}

// word reads the first word.
func (p *orderParser) word(t token) *OrderError {
	switch t.text {
	case reviewWord:
		p.field = reviewWord
	case forbidWord:
		p.order = forbidLead
	default:
		p.order.Kind = orderKind(t.text)
		if p.order.Kind == record.NoOrder {
			list := []string{reviewWord, forbidWord}
			for _, k := range record.OrderKinds() {
				list = append(list, orderWord(k))
			}
			return &OrderError{Code: "order-word", Text: t.text, Near: nearest(t.text, list), Offset: t.offset}
		}
	}
	return nil
}

// linking are the words that may stand before a seat or a time; "at" tells the moment from which, "by" who chooses if the
// order has its seat already.
var linking = set("of to from for on until")

// fields are the words that say what the next word is, where it could be taken for something else.
var fields = set("at by chosen-by rank number call card " + reviewWord)

// part reads one word after the first.
func (p *orderParser) part(t token) *OrderError {
	field := p.field
	p.field = ""
	switch {
	case field == reviewWord:
		return p.review(t.text)
	case field != "" && field != "by":
		return p.value(field, t.text)
	case fields[t.text] && field == "":
		p.field = t.text
		return nil
	case linking[t.text]:
		return nil
	case strings.HasPrefix(t.text, "[") && strings.HasSuffix(t.text, "]"):
		return p.cite(t.text[1 : len(t.text)-1])
	}
	if seat, ok, err := p.seat(t.text); err != nil {
		return err
	} else if ok {
		return p.player(seat, field == "by", t.text)
	}
	return p.object(t.text)
}

// take notes that a part of the order is set; twice is once too often.
func (p *orderParser) take(what, text string) *OrderError {
	if p.took[what] {
		return &OrderError{Code: "order-part-twice", Text: text}
	}
	p.took[what] = true
	return nil
}

func (p *orderParser) review(text string) *OrderError {
	c, err := citation(text)
	if err != nil {
		return &OrderError{Code: "bad-cite", Text: text}
	}
	o, ok := review(c)
	if !ok {
		return &OrderError{Code: "order-part", Text: text}
	}
	p.order = o
	return p.take("cite", text)
}

func (p *orderParser) cite(text string) *OrderError {
	c, err := citation(text)
	if err != nil {
		return &OrderError{Code: "bad-cite", Text: text}
	}
	p.order.Cite = c
	return p.take("cite", text)
}

// citation reads a citation, or a subject that law knows.
func citation(text string) (law.Cite, error) {
	if c := law.Cite(text); c.IsSubject() {
		return c, law.Default.Check(c)
	}
	return law.Parse(text)
}

// seat reads a seat or a role.
func (p *orderParser) seat(text string) (bridge.Seat, bool, *OrderError) {
	if s, ok := seatOf(text); ok {
		return s, true, nil
	}
	if !roles[text] {
		return bridge.NoSeat, false, nil
	}
	if p.in.Seat == nil {
		return bridge.NoSeat, false, &OrderError{Code: "order-role", Text: text}
	}
	s, ok := p.in.Seat(text)
	if !ok {
		return bridge.NoSeat, false, &OrderError{Code: "order-role", Text: text}
	}
	return s, true, nil
}

var roles = set("offender partner lho rho declarer dummy")

// player makes seat the one who obeys, or who chooses if somebody obeys already.
func (p *orderParser) player(seat bridge.Seat, by bool, text string) *OrderError {
	if by && p.took["on"] {
		p.order.Chooser = seat
		return p.take("chooser", text)
	}
	if seat == bridge.NoSeat { // declarer obeys an order before there is one
		return &OrderError{Code: "order-role", Text: text}
	}
	p.order.On = seat
	return p.take("on", text)
}

// value reads what follows a word of fields.
func (p *orderParser) value(field, text string) *OrderError {
	o, ok := &p.order, true
	switch field {
	case "at":
		o.From, ok = moment(text)
	case "chosen-by":
		var err *OrderError
		if o.Chooser, ok, err = p.seat(text); err != nil {
			return err
		}
		field = "chooser"
	case "rank":
		var err error
		o.What.Rank, err = bridge.ParseRank(text)
		ok = err == nil
	case "number":
		o.What.N, ok = decimal(text)
	case "call":
		o.What.Call, ok = callOf(text)
	case "card":
		o.What.Card, ok = cardOf(text)
	}
	if !ok {
		return &OrderError{Code: "order-part", Text: text}
	}
	return p.take(field, text)
}

// object reads a word that stands for itself: an event, call, card, suit, rule, matter or moment.
func (p *orderParser) object(text string) *OrderError {
	o := &p.order
	if m, ok := moment(text); ok {
		o.Until = m
		return p.take("until", text)
	}
	if k := matterKind(text); k != record.NoMatter {
		o.Opens = k
		return p.take("opens", text)
	}
	if s, ok := suitWords[text]; ok {
		o.What.Suit = s
		return p.take("suit", text)
	}
	if r := rule(text); r != record.NoRule {
		o.What.Rule = r
		return p.take("rule", text)
	}
	number, numbered := decimal(strings.TrimPrefix(text, "#"))
	if numbered && !strings.HasPrefix(text, "#") && !aboutEvent(o.Kind) {
		o.What.N = number
		return p.take("number", text)
	}
	call, isCall := callOf(text)
	card, isCard := cardOf(text)
	switch {
	case numbered:
		if number < 1 || p.in.Last > 0 && number > p.in.Last {
			return &OrderError{Code: "order-event", Text: text}
		}
		o.What.Event = number
		return p.take("event", text)
	case isCall && o.Kind == record.MustRepeat:
		o.What.Call = call
		return p.take("call", text)
	case isCard && !aboutEvent(o.Kind):
		o.What.Card = card
		return p.take("card", text)
	case isCall || isCard:
		return p.find(call, card, text)
	case p.in.Labels[text] != 0:
		o.What.Event = p.in.Labels[text]
		return p.take("event", text)
	}
	return &OrderError{Code: "order-part", Text: text}
}

// find makes the order about the one event at which call was made or card was put out.
func (p *orderParser) find(call bridge.Call, card bridge.Card, text string) *OrderError {
	var events []int
	if p.in.Find != nil {
		events = p.in.Find(call, card)
	}
	switch len(events) {
	case 0:
		return &OrderError{Code: "order-event", Text: text}
	case 1:
		p.order.What.Event = events[0]
		return p.take("event", text)
	}
	return &OrderError{Code: "order-events", Text: text, Count: len(events)}
}

// PrintOrder is o as a line that [ParseOrder] reads back as o.
func PrintOrder(o record.Order) string {
	if r, ok := review(o.Cite); ok && r == o {
		return reviewWord + " " + string(o.Cite)
	}
	short := forbidLead
	short.On, short.Chooser = o.On, o.Chooser
	word := orderWord(o.Kind)
	if o == short && o.On != bridge.NoSeat {
		word, o = forbidWord, record.Order{On: o.On, Chooser: o.Chooser}
	}
	parts := []string{word}
	add := func(set bool, words ...string) {
		if set {
			parts = append(parts, words...)
		}
	}
	w := o.What
	add(o.Opens != record.NoMatter, o.Opens.String())
	add(w.Event != 0, fmt.Sprintf("#%d", w.Event))
	add(w.Call != bridge.NoCall && o.Kind != record.MustRepeat, "call", w.Call.String())
	add(w.Call != bridge.NoCall && o.Kind == record.MustRepeat, w.Call.String())
	add(w.Card != bridge.NoCard && aboutEvent(o.Kind), "card", w.Card.String())
	add(w.Card != bridge.NoCard && !aboutEvent(o.Kind), w.Card.String())
	add(w.Suit != bridge.NoSuit, suitWord(w.Suit))
	add(w.Rank != bridge.NoRank, "rank", w.Rank.String())
	add(w.N != 0 && aboutEvent(o.Kind), "number", fmt.Sprint(w.N))
	add(w.N != 0 && !aboutEvent(o.Kind), fmt.Sprint(w.N))
	add(w.Rule != record.NoRule, w.Rule.String())
	add(o.On != bridge.NoSeat, o.On.String())
	add(o.Chooser != bridge.NoSeat, "chosen-by", o.Chooser.String())
	add(o.From != record.Now, "at", o.From.String())
	add(o.Until == record.NextTurn, onceWord)
	add(o.Until != record.Now && o.Until != record.NextTurn, o.Until.String())
	add(o.Cite != "", "["+string(o.Cite)+"]")
	return strings.Join(parts, " ")
}
