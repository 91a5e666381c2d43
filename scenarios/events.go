package scenarios

import (
	"errors"
	"maps"
	"regexp"
	"slices"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/record"

	yaml "go.yaml.in/yaml/v4"
)

// An item is one event as it is written: a token of a text, or a map with a verb.
type item struct {
	node  *yaml.Node
	place place
	token string // without seat and label; empty if verb is set
	seat  string // as written before the token
	verb  *verb
	n     int // its number, or for a ruling or choice that of the table event before it
}

var labelForm = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)

// list takes the good events of nodes apart, and numbers and labels them from the number after last. Labels come first
// of all, since meanings and events may refer to any event.
func (r *reader) list(nodes []*yaml.Node, last int, labels map[string]int) []item {
	var out []item
	for _, n := range nodes {
		if len(out) > maxEvents {
			r.at(n, "too-many-events", "MostCount", maxEvents)
			return out
		}
		if n.Kind == yaml.ScalarNode {
			found := tokens(n.Value)
			if len(found) > maxEvents {
				r.at(n, "too-many-events", "MostCount", maxEvents)
				return out
			}
			for _, t := range found {
				last++
				it := item{node: n, place: r.within(n, t.offset), n: last}
				body, name, labelled := strings.Cut(t.text, "=")
				if labelled {
					r.label(it.place, name, last, labels)
				}
				if seat, rest, found := strings.Cut(body, ":"); found {
					it.seat, body = seat, rest
				}
				it.token = body
				out = append(out, it)
			}
			continue
		}
		v := verbOf(n)
		if v.kind != record.Ruling && v.kind != record.Choice {
			last++
		}
		if name := lookup(n, label.name); name != nil {
			r.label(placeOf(name), name.Value, last, labels)
		}
		out = append(out, item{node: n, place: placeOf(n), verb: v, n: last})
	}
	return out
}

func (r *reader) label(p place, name string, n int, labels map[string]int) {
	switch {
	case !labelForm.MatchString(name):
		r.fault(p, "bad-label", "Text", name)
	case labels[name] != 0:
		r.fault(p, "label-twice", "Text", name)
	default:
		labels[name] = n
	}
}

// A replayer turns items into the events of a record and replays them as it goes, for the turn and the matters. Once an
// event is not good it is lost: what the table looks like after it nobody knows, so it only reads on.
type replayer struct {
	*reader
	s      *Scenario
	state  record.State
	events int  // of the table, as many as the file has
	lost   bool // the table can no longer be followed

	explained []*yaml.Node // beside Record.System: what names the event, nil if none is named
}

// replay reads the events of the file into s.Record and s.Texts.
func (p *replayer) replay(list []item) {
	p.state = record.NewState(&p.s.Record)
	for _, it := range list {
		before := len(p.faults)
		e, words := p.event(it)
		if len(p.faults) > before {
			p.lost = true
		}
		if !words.Empty() {
			p.s.Texts[it.n] = words
		}
		if e.Kind == record.NoEvent || p.lost {
			continue
		}
		p.s.Record.Events, p.s.places = append(p.s.Record.Events, e), append(p.s.places, it.place)
		next, err := p.state.Step(e)
		if err != nil {
			code, pairs := p.s.refused(err)
			p.fault(it.place, code, pairs...)
			p.lost = true
		}
		p.state = next
	}
}

// event reads it.
func (p *replayer) event(it item) (record.Event, Words) {
	if it.verb == nil {
		e := p.token(it)
		if e.Seat == bridge.NoSeat && !p.lost && e.Kind != record.NoEvent {
			e.Seat = p.onTurn(it, e)
		}
		return e, Words{}
	}
	switch it.verb.kind {
	case record.Ruling:
		return p.ruling(it.node), Words{}
	case record.Choice:
		return p.choice(it.node), Words{}
	}
	e := p.verb(it, p.s.Labels)
	if (e.Kind == record.Objected || e.Kind == record.Agreed) && e.Of == 0 {
		e.Of = p.state.Claim.Event
	}
	return e, wordsOf(it.node)
}

// token reads a call or a card. The seat is NoSeat if none is written.
func (r *reader) token(it item) record.Event {
	var e record.Event
	if it.seat != "" {
		seat, ok := seatOf(it.seat)
		if !ok {
			r.wrong(it.place, "bad-seat", it.seat)
		}
		e.Seat = seat
	}
	if call, ok := callOf(it.token); ok {
		e.Kind, e.Call = record.Call, call
	} else if card, ok := cardOf(it.token); ok {
		e.Kind, e.Card = record.Play, card
	} else {
		r.wrong(it.place, "bad-token", it.token)
	}
	return e
}

// onTurn is the seat of e, which names none.
func (p *replayer) onTurn(it item, e record.Event) bridge.Seat {
	turn := p.state.Turn()
	if turn == bridge.NoSeat || (e.Kind == record.Call) != (p.state.Phase == record.Auction) {
		p.fault(it.place, "seat-needed", "Text", it.token)
		return bridge.NoSeat
	}
	return turn
}

// verb reads a table event that is written as a map.
func (r *reader) verb(it item, labels map[string]int) record.Event {
	n, v := it.node, it.verb
	e := record.Event{Kind: v.kind, To: r.seat(lookup(n, "to")), Card: r.card(lookup(n, "card")), Cards: r.cards(lookup(n, "cards")),
		Call: r.call(lookup(n, "call"))}
	if v.value == seatName {
		e.Seat = r.seat(lookup(n, v.word))
	}
	if of := lookup(n, "of"); of != nil {
		e.Of = r.reference(of, labels, it.n)
	}
	if tricks := lookup(n, "tricks"); tricks != nil {
		e.Tricks, _ = decimal(tricks.Value)
	}
	switch v.kind {
	case record.Raised:
		e.Opens = matterKind(textOf(lookup(n, "matter")))
	case record.Withdrew:
		r.replacement(n, &e)
	case record.Claimed, record.Conceded, record.Faced:
		e.States = r.statement(n)
	case record.Designated:
		said := wordsOf(n)
		e.Says = ParseWords(said.En)
		if e.Says != ParseWords(said.El) {
			r.at(n, "words-differ")
		}
	}
	return e
}

// statement reads the line of play that a claim states, or a hand that is faced: what "says" gives in words of [ParseStatement], and otherwise the words that were
// spoken. If those cannot be read in the one language or the other, what they meant is for the director.
func (r *reader) statement(n *yaml.Node) record.Statement {
	if formal := lookup(n, "says"); formal != nil {
		s := ParseStatement(formal.Value)
		if s.Unclear {
			r.at(formal, "bad-statement", "Text", formal.Value)
		}
		return s
	}
	said := wordsOf(n)
	s := ParseStatement(said.En)
	if s != ParseStatement(said.El) {
		return record.Statement{Unclear: true}
	}
	return s
}

// replacement reads what was put in place of the call or card that e takes back.
func (r *reader) replacement(n *yaml.Node, e *record.Event) {
	call, card, other := lookup(n, "call"), lookup(n, "card"), lookup(n, "for")
	switch {
	case (call == nil) == (card == nil):
		r.at(n, "call-or-card")
	case call != nil:
		e.NewCall = r.call(other)
	default:
		e.NewCard = r.card(other)
	}
}

// reference is the number of the event that n names by label or number; last is the highest number there may be.
func (r *reader) reference(n *yaml.Node, labels map[string]int, last int) int {
	if of := labels[n.Value]; of != 0 {
		return of
	}
	if of, ok := decimal(n.Value); ok && of >= 1 && of <= last {
		return of
	}
	known := make([]string, 0, len(labels))
	for name := range labels {
		known = append(known, name)
	}
	slices.Sort(known)
	r.at(n, "unknown-event", "Text", n.Value, "NearText", nearest(n.Value, known))
	return 0
}

// refused is why an event cannot be part of s's record, as a fault says it.
func (s *Scenario) refused(err error) (Code, []any) {
	var why *record.StepError
	if !errors.As(err, &why) {
		return "step-refused", []any{"Text", err.Error()}
	}
	switch why.Code {
	case "card-not-held":
		return s.notHeld(why.Seat, why.Card)
	case "card-not-played":
		return "card-not-played", []any{"Card", why.Card, "Seat", why.Seat}
	case "call-not-made", "not-declarer":
		return Code(why.Code), []any{"Seat", why.Seat}
	case "not-in-play", "play-over", "no-lead":
		return Code(why.Code), nil
	}
	return "step-refused", []any{"Text", why.Code}
}

// notHeld tells apart the cards that seat cannot put on the table: played already, another player's, or nobody's.
func (s *Scenario) notHeld(seat bridge.Seat, card bridge.Card) (Code, []any) {
	deal := s.Record.Deal
	for _, other := range bridge.Seats {
		if other != seat && deal[other].Has(card) {
			return "card-elsewhere", []any{"Card", card, "Seat", seat, "OtherSeat", other}
		}
	}
	if deal[seat].Known() && !deal[seat].Has(card) {
		return "card-not-dealt", []any{"Card", card}
	}
	return "card-played-twice", []any{"Card", card, "Seat", seat}
}

// script reads the events of a continuation. It is not replayed: the table stands as the ruling leaves it, which only the
// engine knows. Its labels are its own, beside those of the events.
func (r *reader) script(n *yaml.Node, s *Scenario, last int) Script {
	sc := Script{Edition: r.edition(r.good(n, "edition")), Texts: map[int]Words{}, Labels: map[string]int{}}
	labels := maps.Clone(s.Labels)
	for i, it := range r.list(r.goodItems(n, "events"), last, labels) {
		var e record.Event
		switch {
		case it.verb == nil:
			e = r.token(it)
			if i == 0 && it.seat == "" {
				r.fault(it.place, "seat-needed-at-start", "Text", it.token)
			}
		case it.verb.kind == record.Ruling, it.verb.kind == record.Choice:
			r.fault(it.place, "ruling-in-aftermath")
			continue
		default:
			e = r.verb(it, labels)
			if words := wordsOf(it.node); !words.Empty() {
				sc.Texts[len(sc.Events)] = words
			}
		}
		sc.Events, sc.places = append(sc.Events, e), append(sc.places, it.place)
	}
	for name, of := range labels {
		if s.Labels[name] == 0 {
			sc.Labels[name] = of - last - 1
		}
	}
	return sc
}
