package scenarios

import (
	"slices"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"

	yaml "go.yaml.in/yaml/v4"
)

// answered is the keys of what one group of players says of one action.
var answered = []key{may("call", anyText), may("card", anyText), need("chose", from(0, mostPolled)), may("considered", from(0, mostPolled))}

// judged is the flags of an action, which only a poll about a logical alternative has.
var judged = []key{may("logical", oneOf("yes", "no", "tenable")), may("suggested", oneOf("yes", "no", "tenable"))}

// mostPolled is the most players of one answer: a director asks a handful, and a large event has some hundreds.
const mostPolled = 500

// pollShape is an entry of poll.
var pollShape = mapOf(need("fact", oneOf(alternativeFact, actedFact, playedFact)), need("of", anyText),
	need("peers", listOf(mapOf(keys(answered, judged...)...))), may("experts", listOf(mapOf(answered...))), may("says", anyWords))

// poll reads one entry of poll.
func (p *replayer) poll(n *yaml.Node) Poll {
	labels, last, _ := p.aftermath(law.NoEdition)
	poll := Poll{Fact: textOf(lookup(n, "fact")), Of: p.reference(lookup(n, "of"), labels, last), Says: wordsOf(lookup(n, "says"))}
	poll.Peers, poll.Experts = p.polled(n, "peers"), p.polled(n, "experts")
	if p.s.Polled(procedure.FactID(poll.Fact)) != nil {
		p.at(n, "poll-again", "Key", poll.Fact)
	}
	if !p.flags(n, poll) || p.lost || poll.Of == 0 || Asked(poll.Peers) == 0 {
		return poll // what follows would be the same fault in other words
	}
	e := p.done(poll.Of)
	taken := Action{e.Call, e.Card}
	if e.Kind != record.Call && e.Kind != record.Play {
		p.at(lookup(n, "of"), "not-an-action", "Text", lookup(n, "of").Value)
		return poll
	}
	poll.Taken = slices.IndexFunc(poll.Peers, func(x Polled) bool { return x.Action == taken })
	if poll.Taken < 0 {
		p.at(lookup(n, "peers"), "poll-without-taken", "Text", taken.text())
		return poll
	}
	if poll.Of <= p.events { // how the table stands after the ruling only the engine knows
		p.possible(items(lookup(n, "peers")), poll.Peers, poll, e.Seat)
		p.possible(items(lookup(n, "experts")), poll.Experts, poll, e.Seat)
	} else {
		p.dealt(items(lookup(n, "peers")), poll.Peers, taken)
		p.dealt(items(lookup(n, "experts")), poll.Experts, taken)
	}
	p.agrees(n, poll)
	return poll
}

// done is table event n, of those scripted to follow the ruling too.
func (p *replayer) done(n int) record.Event {
	if n <= p.events {
		return p.state.Event(n)
	}
	n -= p.events
	for _, then := range p.s.Then {
		if then.Edition == law.NoEdition && n <= len(then.Events) {
			return then.Events[n-1]
		}
		if then.Edition == law.NoEdition {
			n -= len(then.Events)
		}
	}
	return record.Event{}
}

// text is a as a file writes it.
func (a Action) text() string {
	if a.Card != bridge.NoCard {
		return a.Card.String()
	}
	return a.Call.String()
}

// polled reads what a group says, and whether its numbers can be: each player would do one thing, and has thought of it.
func (p *replayer) polled(n *yaml.Node, group string) []Polled {
	var out []Polled
	nodes := items(lookup(n, group))
	for _, item := range nodes {
		call, card := lookup(item, "call"), lookup(item, "card")
		if (call == nil) == (card == nil) {
			p.at(item, "poll-action")
		}
		x := Polled{Action: Action{p.call(call), p.card(card)}, Logical: record.AnswerID(textOf(lookup(item, "logical"))),
			Suggested: record.AnswerID(textOf(lookup(item, "suggested")))}
		x.Chose, _ = decimal(textOf(lookup(item, "chose")))
		x.Considered = x.Chose
		if more := lookup(item, "considered"); more != nil {
			x.Considered, _ = decimal(more.Value)
		}
		if slices.ContainsFunc(out, func(known Polled) bool { return known.Action == x.Action }) {
			p.at(item, "poll-twice", "Text", x.text())
		}
		out = append(out, x)
	}
	asked := Asked(out)
	if asked == 0 && lookup(n, group) != nil {
		p.at(lookup(n, group), "poll-nobody", "Key", group)
		return out
	}
	for i, x := range out {
		if x.Considered < x.Chose || x.Considered > asked {
			p.at(nodes[i], "poll-numbers", "Text", x.text(), "LeastCount", x.Chose, "MostCount", asked)
		}
	}
	return out
}

// possible notes the actions that the player could not take as the table stood. What was done is what it was.
func (p *replayer) possible(nodes []*yaml.Node, list []Polled, poll Poll, seat bridge.Seat) {
	before, err := record.StateAt(&p.s.Record, poll.Of)
	if err != nil {
		return // it has been refused where it was read
	}
	taken := poll.Peers[poll.Taken].Action
	for i, x := range list {
		if x.Action == taken || x.Action == (Action{}) {
			continue
		}
		why := before.WhyNotCall(seat, x.Call)
		if x.Card != bridge.NoCard {
			why = before.WhyNotPlay(seat, x.Card)
		}
		if why.Code != record.MayPlay {
			p.at(nodes[i], "poll-impossible", "Text", x.text(), "Seat", seat)
		}
	}
}

// dealt notes what cannot be done in place of a card, however the table stands then: anything but a card of the same hand.
func (p *replayer) dealt(nodes []*yaml.Node, list []Polled, taken Action) {
	for _, seat := range bridge.Seats {
		hand := p.s.Record.Deal[seat]
		if taken.Card == bridge.NoCard || !hand.Has(taken.Card) {
			continue
		}
		for i, x := range list {
			if x.Action != (Action{}) && !hand.Has(x.Card) {
				p.at(nodes[i], "poll-impossible", "Text", x.text(), "Seat", seat)
			}
		}
	}
}

// flags notes flags that are missing, or that nobody asks for, and reports whether there are none.
func (p *replayer) flags(n *yaml.Node, poll Poll) bool {
	ok := true
	for _, item := range items(lookup(n, "peers")) {
		for _, k := range judged {
			switch flag := lookup(item, k.name); {
			case flag == nil && poll.Fact == alternativeFact:
				p.at(item, "missing-key", "Key", k.name)
				ok = false
			case flag != nil && poll.Fact != alternativeFact:
				p.at(flag, "poll-flag", "Key", k.name)
				ok = false
			}
		}
	}
	return ok
}

// agrees notes where the findings of the file are not those that the poll leads to.
func (p *replayer) agrees(n *yaml.Node, poll Poll) {
	used := false
	for _, ask := range p.s.Ask {
		used = used || ask.Fact == poll.Fact && len(ask.Find) > 0
		var may []record.AnswerID
		switch {
		case len(ask.Find) == 0:
			continue
		case poll.Fact == alternativeFact && (ask.Fact == alternativeFact || ask.Fact == suggestedFact):
			may = poll.may(procedure.FactID(ask.Fact))
		case ask.Fact == poll.Fact:
			may = poll.otherwise(ask)
		default:
			continue
		}
		found := ids(append(ask.Find[:len(ask.Find):len(ask.Find)], ask.Tenable...))
		if slices.Sort(may); !slices.Equal(found, may) {
			p.at(n, "poll-find", "Key", ask.Fact, "Text", joined(found), "AllText", joined(may))
		}
	}
	if !used {
		p.at(n, "poll-unused", "Key", poll.Fact)
	}
}

// otherwise is the answers to what would have been done with the right explanation: those of ask that somebody in the poll stands for.
func (p *Poll) otherwise(ask Ask) []record.AnswerID {
	same, other := p.Peers[p.Taken].Chose > 0, Asked(p.Peers) > p.Peers[p.Taken].Chose
	return slices.DeleteFunc(ids(append(ask.Find[:len(ask.Find):len(ask.Find)], ask.Tenable...)), func(a record.AnswerID) bool {
		return a == procedure.Yes && !other || a == procedure.No && !same
	})
}

// ids is what list answers, sorted, each once.
func ids(list []record.Answer) []record.AnswerID {
	var out []record.AnswerID
	for _, a := range list {
		out = append(out, a.ID)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func joined(list []record.AnswerID) string {
	var out []string
	for _, a := range list {
		out = append(out, string(a))
	}
	return strings.Join(out, ", ")
}
