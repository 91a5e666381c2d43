package scenarios

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// Words is one text in both languages.
type Words struct{ En, El string }

// Empty reports whether w says nothing.
func (w Words) Empty() bool { return w == Words{} }

// A Scenario is one case: what happened at the table up to where the director is to rule, what is said when asked, what
// players choose, and what the author holds to be the ruling. It is to be read, not changed.
type Scenario struct {
	ID         string
	Heading    Words // shown before the ruling: neutral
	Title      Words // shown after it
	Level      int   // 1 club … 5 championship
	Complexity int   // 1 … 5
	Board      int   // 0 if the file states dealer and vulnerability alone
	Record     record.Record
	Irregular  bool           // the pack is irregular: hands need not be of thirteen cards (13, 14)
	Texts      map[int]Words  // what is said at a table event, by its number
	Labels     map[string]int // table events by label
	Ask        []Ask
	Poll       []Poll
	Choose     []Choose
	Then       []Script
	Key        []Key
	Scores     []Score
	Published  Words // the ruling as it was published, if it was
	Source     Source
	Status     string // draft, reviewed, official
	Author     string
	Reviewer   string
	File       string
	Raw        string  // the file itself
	Hash       string  // SHA-256 of the file, in hexadecimal
	places     []place // of Record.Events
}

// An Ask is what a player says when asked about a fact, and what may be found of it.
type Ask struct {
	Fact    string
	Of      int         // the table event that the fact is about, 0 if not said
	To      bridge.Seat // who is asked; NoSeat if the file names nobody
	Says    Words
	Find    []record.Answer // the finding that is true; several if each of them is
	Tenable []record.Answer // findings that a director could defend
	place   place
}

// A Choose is what a player chooses when offered an option.
type Choose struct {
	Option  string      // the fact whose answers are the options
	Of      int         // the table event that the offer is about, 0 if not said
	By      bridge.Seat // who chooses; NoSeat is whoever is offered it
	Takes   record.Answer
	Edition law.Edition // NoEdition is every edition
	place   place
}

// A Script is how the deal goes on after the ruling. An event whose Seat is NoSeat is by the player whose turn it is
// then: see [record.State.OnTurn].
type Script struct {
	Edition law.Edition // NoEdition is every edition
	Events  []record.Event
	Texts   map[int]Words  // by index in Events
	Labels  map[string]int // its own, by index in Events
	places  []place        // of Events
}

// A Key is the author's ruling at one point. It is compared with the engine's and never used by it.
type Key struct {
	After   string      // "director", or the label or number of an event, of those that follow the ruling too
	Event   int         // the table event that After names, 0 for "director"
	Edition law.Edition // NoEdition is every edition
	Orders  []record.Order
	Cites   []law.Cite
}

// A Source says where a scenario comes from, or who has confirmed its ruling.
type Source struct {
	Kind string // vector, case, seed, person, own
	Ref  string
}

// Says is what is said at table event n, in both languages; empty if nothing is.
func (s *Scenario) Says(n int) Words { return s.Texts[n] }

// State is the state after all of the scenario's events. The loader has replayed them, so it is never an error for a
// scenario that it returned without faults.
func (s *Scenario) State() (record.State, error) { return record.Replay(&s.Record) }
