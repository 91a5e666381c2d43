package scenarios

import (
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"regexp"
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"

	yaml "go.yaml.in/yaml/v4"
)

// file is the shape of a scenario file.
var file = mapOf(
	need("id", anyText), need("heading", aName), need("title", aName),
	need("level", from(1, 5)), need("complexity", from(1, 5)),
	may("board", from(1, 999)), may("dealer", seatName), may("vul", oneOf("none", "NS", "EW", "both")),
	need("deal", anyText), may("pack", oneOf("irregular")),
	may("contract", anyText), may("leader", seatName), may("won", anyText),
	need("events", listOf(&shape{form: event})),
	may("meanings", listOf(mapOf(explanation...))), may("would-show", listOf(mapOf(explanation...))),
	may("ask", listOf(mapOf(need("fact", anyText), may("of", anyText), may("to", seatName), may("says", anyWords),
		may("find", itemsOf(anyText)), may("tenable", itemsOf(anyText))))),
	may("poll", listOf(pollShape)),
	may("choose", listOf(mapOf(need("option", anyText), may("of", anyText), may("by", seatName), need("takes", anyText), may("edition", edition)))),
	may("then", listOf(mapOf(may("edition", edition), need("events", listOf(&shape{form: event}))))),
	may("key", listOf(mapOf(need("after", anyText), may("edition", edition), may("ruled", anyText), may("of", anyText), may("by", seatName),
		need("orders", itemsOf(anyText)), need("cites", anyText)))),
	may("score", itemsOf(scoring)), may("published", anyWords),
	need("source", mapOf(need("kind", oneOf("vector", "case", "seed", "person", "own")), may("ref", anyText))),
	need("status", oneOf("draft", "reviewed", "official")), may("author", anyText), may("reviewer", anyText),
)

var idForm = regexp.MustCompile(`^[a-z0-9][a-z0-9.-]*$`)

// Load reads one scenario file; name is what faults call it. It reports everything that is wrong with the file that it can
// see at once. The scenario is nil if there are faults.
func Load(name string, data []byte) (*Scenario, []Fault) {
	r := newReader(name)
	root := r.parse(data)
	if root == nil {
		return nil, r.inOrder()
	}
	r.check(root, "", file)
	sum := sha256.Sum256(data)
	s := &Scenario{File: name, Raw: string(data), Hash: hex.EncodeToString(sum[:]), Texts: map[int]Words{}, Labels: map[string]int{}}
	r.about(root, s)
	r.start(root, s)
	r.story(root, s)
	if len(r.faults) > 0 {
		return nil, r.inOrder()
	}
	return s, nil
}

// about reads what the file says of itself.
func (r *reader) about(root *yaml.Node, s *Scenario) {
	s.ID = textOf(r.good(root, "id"))
	if id := r.good(root, "id"); id != nil && !idForm.MatchString(s.ID) {
		r.at(id, "bad-id", "Text", s.ID)
	} else if id != nil {
		r.short(id, "id", mostID)
	}
	s.Heading, s.Title = wordsOf(r.good(root, "heading")), wordsOf(r.good(root, "title"))
	s.Published = wordsOf(r.good(root, "published"))
	s.Level, _ = decimal(textOf(r.good(root, "level")))
	s.Complexity, _ = decimal(textOf(r.good(root, "complexity")))
	s.Author, s.Reviewer = textOf(r.good(root, "author")), textOf(r.good(root, "reviewer"))
	s.Status = textOf(r.good(root, "status"))
	if s.Status != "" && s.Status != "draft" && s.Reviewer == "" {
		r.at(lookup(root, "status"), "missing-reviewer")
	}
	if source := r.good(root, "source"); source != nil {
		s.Source = Source{textOf(lookup(source, "kind")), textOf(lookup(source, "ref"))}
		if s.Source.Kind != "own" && s.Source.Ref == "" {
			r.at(source, "missing-ref")
		}
	}
}

// story reads what happened, what it meant, what is said and chosen, how it goes on and how it is ruled. Labels come first,
// meanings before the replay that depends on them.
func (r *reader) story(root *yaml.Node, s *Scenario) {
	nodes := r.goodItems(root, "events")
	list := r.list(nodes, 0, s.Labels)
	p := replayer{reader: r, s: s}
	p.lost = len(nodes) < len(items(lookup(root, "events"))) || s.Record.Deal == (bridge.Deal{}) ||
		s.Record.Dealer == bridge.NoSeat && s.Record.Contract.Bid == bridge.NoCall
	if len(list) > 0 {
		p.events = list[len(list)-1].n
	}
	for _, section := range []string{"meanings", "would-show"} {
		for _, n := range r.goodItems(root, section) {
			s.Record.System = append(s.Record.System, p.explanation(n))
			p.explained = append(p.explained, lookup(n, "of"))
		}
	}
	p.replay(list)
	p.callers()
	for _, n := range r.goodItems(root, "ask") {
		s.Ask = append(s.Ask, p.ask(n))
	}
	for _, n := range r.goodItems(root, "choose") {
		s.Choose = append(s.Choose, p.choose(n))
	}
	for _, n := range r.goodItems(root, "then") {
		s.Then = append(s.Then, r.script(n, s, p.events))
	}
	for _, n := range r.goodItems(root, "poll") {
		s.Poll = append(s.Poll, p.poll(n))
	}
	for _, n := range r.goodItems(root, "key") {
		s.Key = append(s.Key, p.key(n))
	}
	for _, n := range r.goodItems(root, "score") {
		s.Scores = append(s.Scores, r.score(n, s.Record.Vul))
	}
}

func (p *replayer) ask(n *yaml.Node) Ask {
	a := Ask{Fact: textOf(lookup(n, "fact")), To: p.seat(lookup(n, "to")), Says: wordsOf(lookup(n, "says")),
		Find: p.answers(lookup(n, "find")), Tenable: p.answers(lookup(n, "tenable")), place: placeOf(n)}
	if of := lookup(n, "of"); of != nil {
		a.Of = p.reference(of, p.s.Labels, p.events)
	}
	return a
}

func (p *replayer) choose(n *yaml.Node) Choose {
	c := Choose{Option: textOf(lookup(n, "option")), By: p.seat(lookup(n, "by")), Takes: p.answer(lookup(n, "takes")),
		Edition: p.edition(lookup(n, "edition")), place: placeOf(n)}
	if of := lookup(n, "of"); of != nil {
		c.Of = p.reference(of, p.s.Labels, p.events)
	}
	return c
}

// key reads the author's ruling. Roles in it are those of the matter that ruled names, or else of the first open one.
func (p *replayer) key(n *yaml.Node) Key {
	after := lookup(n, "after")
	k := Key{After: after.Value, Edition: p.edition(lookup(n, "edition"))}
	in := p.namesAt(p.keyMatter(n))
	in.Labels, in.Last, in.Find = p.aftermath(k.Edition)
	if k.After != "director" {
		k.Event = p.reference(after, in.Labels, in.Last)
	}
	for _, o := range items(lookup(n, "orders")) {
		if order, ok := p.order(o, in); ok {
			k.Orders = append(k.Orders, order)
		}
	}
	e := k.Edition
	if e == law.NoEdition {
		e = law.Default
	}
	cites := lookup(n, "cites")
	for _, t := range tokens(cites.Value) {
		c, err := citation(t.text)
		if err != nil {
			p.fault(p.within(cites, t.offset), "bad-cite", "Text", t.text)
		} else if e.Check(c) != nil {
			year, _ := decimal(e.String())
			p.fault(p.within(cites, t.offset), "no-paragraph", "Text", t.text, "Year", year)
		}
		k.Cites = append(k.Cites, c)
	}
	return k
}

// aftermath is what a key of edition e may name: the events of the file and then those scripted to follow the ruling under e,
// by label, by number up to the last, and by call or card.
func (p *replayer) aftermath(e law.Edition) (labels map[string]int, last int, search func(bridge.Call, bridge.Card) []int) {
	labels, last = maps.Clone(p.s.Labels), p.events
	events := slices.Clone(p.s.Record.Events)
	for _, then := range p.s.Then {
		if !inEdition(then.Edition, e) {
			continue
		}
		for name, i := range then.Labels {
			labels[name] = last + 1 + i
		}
		last += len(then.Events)
		events = append(events, then.Events...)
	}
	return labels, last, func(call bridge.Call, card bridge.Card) []int { return find(events, call, card) }
}

// edition reads n, NoEdition if it is nil. Its shape has let only published ones pass.
func (r *reader) edition(n *yaml.Node) law.Edition {
	for _, e := range law.Editions {
		if e.String() == textOf(n) {
			return e
		}
	}
	return law.NoEdition
}
