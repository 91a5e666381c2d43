package scenarios

import (
	"slices"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/record"

	yaml "go.yaml.in/yaml/v4"
)

// shows is the keys of a meaning: what a call shows.
var shows = []key{
	may("points", anyText), may("spades", anyText), may("hearts", anyText), may("diamonds", anyText), may("clubs", anyText),
	may("shortness", itemsOf(anyText)), may("control", itemsOf(anyText)), may("notrump", yesOrNo),
	may("natural", yesOrNo), may("forcing", yesOrNo), may("purpose", anyText),
}

// explanation is the keys of an entry of meanings: of a call made, or of one that a player might make. A call may have
// several meanings, each of which could be attributed to it; what stands beside agreed is common to all.
var explanation = keys(shows, may("of", anyText), may("by", seatName), may("call", anyText),
	may("agreed", itemsOf(mapOf(shows...))), may("explained", itemsOf(mapOf(shows...))))

// explanation reads one entry of meanings, or of would-show. Who made the call of an event is filled in after the replay.
func (p *replayer) explanation(n *yaml.Node) record.Explanation {
	x := record.Explanation{By: p.seat(lookup(n, "by")), Call: p.call(lookup(n, "call"))}
	of := lookup(n, "of")
	switch {
	case of != nil && x.Call == bridge.NoCall && x.By == bridge.NoSeat:
		x.Of = p.reference(of, p.s.Labels, p.events)
	case of != nil || x.Call == bridge.NoCall || x.By == bridge.NoSeat:
		p.at(n, "of-or-call")
	}
	common := p.meaning(n)
	if agreed := items(lookup(n, "agreed")); len(agreed) > 0 {
		for _, a := range agreed {
			x.Agreed = append(x.Agreed, over(common, p.meaning(a)))
		}
	} else if common != (record.Meaning{}) {
		x.Agreed = []record.Meaning{common}
	}
	for _, e := range items(lookup(n, "explained")) {
		x.Explained = append(x.Explained, p.meaning(e))
	}
	if !slices.ContainsFunc(keys(shows, may("agreed", nil), may("explained", nil)), func(k key) bool { return lookup(n, k.name) != nil }) {
		p.at(n, "meaning-without-any")
	}
	return x
}

// over is common with what own says in place of it.
func over(common, own record.Meaning) record.Meaning {
	m := own
	if m.Natural == record.Unsaid {
		m.Natural = common.Natural
	}
	if m.Forcing == record.Unsaid {
		m.Forcing = common.Forcing
	}
	if m.Purpose == record.NoPurpose {
		m.Purpose = common.Purpose
	}
	if !m.Points.Set() {
		m.Points = common.Points
	}
	for s := range m.Length {
		if !m.Length[s].Set() {
			m.Length[s] = common.Length[s]
		}
	}
	m.Shortness |= common.Shortness
	m.Control |= common.Control
	m.Notrump = m.Notrump || common.Notrump
	return m
}

// meaning reads the keys of n that say what a call shows.
func (r *reader) meaning(n *yaml.Node) record.Meaning {
	m := record.Meaning{
		Points:    r.span(lookup(n, "points"), 40),
		Shortness: r.suits(lookup(n, "shortness")),
		Control:   r.suits(lookup(n, "control")),
		Notrump:   textOf(lookup(n, "notrump")) == "yes",
		Natural:   tri(lookup(n, "natural")),
		Forcing:   tri(lookup(n, "forcing")),
		Purpose:   record.Purpose(textOf(lookup(n, "purpose"))),
	}
	for _, s := range bridge.Suits {
		m.Length[s] = r.span(lookup(n, suitWord(s)), 13)
	}
	return m
}

func tri(n *yaml.Node) record.Tri {
	switch textOf(n) {
	case "yes":
		return record.Yes
	case "no":
		return record.No
	}
	return record.Unsaid
}

// span reads "5", "0-3" or "4+", where + means up to most. No card at all is shortness, not a span.
func (r *reader) span(n *yaml.Node, most int) record.Range {
	if n == nil {
		return record.Range{}
	}
	low, high, between := strings.Cut(n.Value, "-")
	least, ok := decimal(strings.TrimSuffix(low, "+"))
	upTo := least
	switch {
	case between:
		var fine bool
		upTo, fine = decimal(high)
		ok = ok && fine && !strings.HasSuffix(low, "+")
	case strings.HasSuffix(low, "+"):
		upTo = most
	}
	if !ok || least > upTo || upTo > most || upTo == 0 {
		r.at(n, "bad-range", "Text", n.Value)
		return record.Range{}
	}
	return record.Range{Min: uint8(least), Max: uint8(upTo)}
}

// suits reads suits by word, notrump not among them.
func (r *reader) suits(n *yaml.Node) record.SuitSet {
	var set record.SuitSet
	for _, item := range items(n) {
		s, ok := suitWords[item.Value]
		if !ok || s == bridge.NoTrump {
			r.at(item, "bad-suit", "Text", item.Value)
			continue
		}
		set |= record.SuitsOf(s)
	}
	return set
}

// callers fills in who made the calls that explanations are about, and which they are.
func (p *replayer) callers() {
	for i := range p.s.Record.System {
		x := &p.s.Record.System[i]
		if x.Of == 0 || p.lost {
			continue
		}
		e := p.state.Event(x.Of)
		x.By = e.Seat
		switch {
		case e.Kind == record.Call:
			x.Call = e.Call
		case e.Kind == record.Withdrew && e.NewCall != bridge.NoCall:
			x.Call = e.NewCall
		default:
			p.at(p.explained[i], "not-a-call", "Text", p.explained[i].Value)
		}
	}
}
