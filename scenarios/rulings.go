package scenarios

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/record"

	yaml "go.yaml.in/yaml/v4"
)

// ruling reads a hand-written ruling: {ruled: MATTER, of: EVENT, orders: […]}.
func (p *replayer) ruling(n *yaml.Node) record.Event {
	m, ok := p.matter(lookup(n, "ruled"), n)
	if !ok {
		return record.Event{}
	}
	ruled := record.Ruled{Matter: m, Path: p.answers(lookup(n, "path")), Interim: textOf(lookup(n, "interim")) == "yes"}
	in := p.namesAt(m)
	for _, o := range items(lookup(n, "orders")) {
		if order, ok := p.order(o, in); ok {
			ruled.Orders = append(ruled.Orders, order)
		}
	}
	return record.Event{Kind: record.Ruling, Ruled: &ruled}
}

// choice reads what a player chose when offered: {chose: SEAT, matter: MATTER, of: EVENT, takes: ANSWER}.
func (p *replayer) choice(n *yaml.Node) record.Event {
	m, ok := p.matter(lookup(n, "matter"), n)
	if !ok {
		return record.Event{}
	}
	return record.Event{Kind: record.Choice, Chose: &record.Chose{Matter: m, Seat: p.seat(lookup(n, "chose")), Answer: p.answer(lookup(n, "takes"))}}
}

// matter finds the matter of the kind that word names, of the event and the player that n names if it does. One that is
// open goes before those that are settled.
func (p *replayer) matter(word, n *yaml.Node) (record.MatterID, bool) {
	kind := matterKind(word.Value)
	if kind == record.NoMatter {
		p.at(word, "not-a-choice", "Key", "matter", "Text", word.Value, "NearText", nearest(word.Value, matterWords()), "ChoicesText", "")
		return record.MatterID{}, false
	}
	event, by := 0, p.seat(lookup(n, "by"))
	if of := lookup(n, "of"); of != nil {
		event = p.reference(of, p.s.Labels, p.events)
	}
	if p.lost {
		return record.MatterID{}, false
	}
	other := func(m record.MatterID) bool {
		return m.Kind != kind || event != 0 && m.Event != event || by != bridge.NoSeat && m.By != by
	}
	found := slices.DeleteFunc(p.state.Matters(), other)
	if len(found) == 0 {
		found = slices.DeleteFunc(p.state.AllMatters(), other)
	}
	switch len(found) {
	case 1:
		return found[0], true
	case 0:
		p.at(word, "no-matter", "Text", word.Value)
	default:
		p.at(word, "several-matters", "Text", word.Value, "Count", len(found))
	}
	return record.MatterID{}, false
}

// keyMatter is the matter whose offender and others a key's orders may name: the one it says, or the first that is open.
func (p *replayer) keyMatter(n *yaml.Node) record.MatterID {
	if word := lookup(n, "ruled"); word != nil {
		m, _ := p.matter(word, n)
		return m
	}
	if open := p.state.Matters(); len(open) > 0 {
		return open[0]
	}
	return record.MatterID{}
}

func matterKind(word string) record.MatterKind {
	for _, k := range record.MatterKinds() {
		if k.String() == word {
			return k
		}
	}
	return record.NoMatter
}

func matterWords() []string {
	var out []string
	for _, k := range record.MatterKinds() {
		out = append(out, k.String())
	}
	return out
}

// order reads one order of n. What it names at a table that is lost cannot be looked up, and is no fault of its own.
func (p *replayer) order(n *yaml.Node, in Names) (record.Order, bool) {
	o, err := ParseOrder(n.Value, in)
	switch {
	case err == nil:
		return o, true
	case p.lost && (err.Code == "order-role" || err.Code == "order-event" || err.Code == "order-events"):
		return o, false
	}
	p.fault(p.within(n, err.Offset), err.Code, err.pairs()...)
	return o, false
}

// namesAt is what an order of a ruling on m may name as the table stands.
func (p *replayer) namesAt(m record.MatterID) Names {
	state, events := p.state, p.s.Record.Events
	return Names{
		Labels: p.s.Labels,
		Last:   p.events,
		Seat: func(role string) (bridge.Seat, bool) {
			switch role {
			case "declarer":
				return state.Declarer(), true
			case "dummy":
				return state.Dummy(), true
			}
			seat, ok := map[string]bridge.Seat{"offender": m.By, "partner": m.By.Partner(), "lho": m.By.LHO(), "rho": m.By.RHO()}[role]
			return seat, ok && seat != bridge.NoSeat
		},
		Find: func(call bridge.Call, card bridge.Card) []int { return find(events, call, card) },
	}
}

// find is the numbers of the events at which call was made or card was put on the table.
func find(events []record.Event, call bridge.Call, card bridge.Card) []int {
	var out []int
	n := 0
	for _, e := range events {
		if !e.Numbered() {
			continue
		}
		n++
		made := e.Kind == record.Call && e.Call == call || e.Kind == record.Withdrew && e.NewCall == call
		put := card != bridge.NoCard && (e.Card == card && e.Kind != record.Withdrew || e.NewCard == card || e.Cards.Has(card))
		if call != bridge.NoCall && made || put {
			out = append(out, n)
		}
	}
	return out
}
