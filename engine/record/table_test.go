package record

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rectify/engine/bridge"
)

// A script is a record that a test writes event by event, looking at the state between.
type script struct {
	t   testing.TB
	rec Record
	s   State
}

// begin is an empty script on deal, written as in PBN; an empty deal is four hands that are not known.
func begin(t testing.TB, dealer bridge.Seat, deal string) *script {
	t.Helper()
	if deal == "" {
		deal = "N:- - - -"
	}
	d, err := bridge.ParseDeal(deal)
	if err != nil {
		t.Fatal(err)
	}
	sc := &script{t: t, rec: Record{Dealer: dealer, Deal: d}}
	sc.s = NewState(&sc.rec)
	return sc
}

// ending is a script that begins in the play.
func ending(t testing.TB, contract, deal string, leader bridge.Seat) *script {
	t.Helper()
	sc := begin(t, bridge.North, deal)
	c, err := bridge.ParseContract(contract)
	if err != nil {
		t.Fatal(err)
	}
	sc.rec.Contract, sc.rec.Leader = c, leader
	sc.s = NewState(&sc.rec)
	return sc
}

// do lets events happen.
func (sc *script) do(events ...Event) *script {
	sc.t.Helper()
	for _, e := range events {
		next, err := sc.s.Step(e)
		if err != nil {
			sc.t.Fatalf("after %d table events: %v", sc.s.Events, err)
		}
		sc.rec.Events = append(sc.rec.Events, e)
		sc.s = next
	}
	return sc
}

// calls lets calls happen, each by the player on turn unless a seat is named: "1S P E:1H".
func (sc *script) calls(text string) *script {
	sc.t.Helper()
	for _, word := range strings.Fields(text) {
		seat, call := sc.s.Turn(), word
		if by, rest, found := strings.Cut(word, ":"); found {
			seat, call = must(bridge.ParseSeat(by)), rest
		}
		sc.do(Event{Kind: Call, Seat: seat, Call: must(bridge.ParseCall(call))})
	}
	return sc
}

// plays lets cards be led and played, each by the player on turn unless a seat is named: "SA S2 W:S3".
func (sc *script) plays(text string) *script {
	sc.t.Helper()
	for _, word := range strings.Fields(text) {
		seat, c := sc.s.Turn(), word
		if by, rest, found := strings.Cut(word, ":"); found {
			seat, c = must(bridge.ParseSeat(by)), rest
		}
		sc.do(play(seat, c))
	}
	return sc
}

// rule rules on the first open matter of a kind.
func (sc *script) rule(kind MatterKind, orders ...Order) *script {
	sc.t.Helper()
	return sc.ruling(kind, false, orders)
}

// meanwhile rules on it for the time being.
func (sc *script) meanwhile(kind MatterKind, orders ...Order) *script {
	sc.t.Helper()
	return sc.ruling(kind, true, orders)
}

func (sc *script) ruling(kind MatterKind, interim bool, orders []Order) *script {
	sc.t.Helper()
	for _, m := range sc.s.Matters() {
		if m.Kind == kind {
			return sc.do(Event{Kind: Ruling, Ruled: &Ruled{Matter: m, Orders: orders, Interim: interim}})
		}
	}
	sc.t.Fatalf("no open matter %s among %s", kind, matters(sc.s))
	return sc
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func card(text string) bridge.Card { return must(bridge.ParseCard(text)) }
func call(text string) bridge.Call { return must(bridge.ParseCall(text)) }

func play(seat bridge.Seat, c string) Event { return Event{Kind: Play, Seat: seat, Card: card(c)} }

// matters writes the open matters of s as "kind@event/offender", those fallen due with a plus.
func matters(s State) string {
	var out []string
	for _, m := range s.Matters() {
		text := fmt.Sprintf("%s@%d/%s", m.Kind, m.Event, m.By)
		if m.Fell() {
			text += "+"
		}
		out = append(out, text)
	}
	return strings.Join(out, " ")
}

// standing writes the calls that stand.
func standing(s State) string {
	var out []string
	for _, c := range s.Calls {
		if c.Status == Stands {
			out = append(out, c.Seat.String()+":"+c.Call.String())
		}
	}
	return strings.Join(out, " ")
}

// inForce writes the standing orders in force.
func inForce(s State) string {
	var out []string
	for _, o := range s.Orders {
		out = append(out, fmt.Sprintf("%s/%s", o.Kind, o.On))
	}
	return strings.Join(out, " ")
}

// dues writes what will fall due.
func dues(s State) string {
	var out []string
	for _, d := range s.Dues {
		out = append(out, fmt.Sprintf("%s/%s", d.Opens, d.On))
	}
	return strings.Join(out, " ")
}

// trick writes the cards that stand in the trick in progress, in the order in which they were played.
func trick(s State) string {
	var out []string
	t, _ := s.Trick()
	for _, p := range t.Plays {
		if !p.TakenBack {
			out = append(out, p.Seat.String()+":"+p.Card.String())
		}
	}
	return strings.Join(out, " ")
}

// penalties writes the penalty cards of all, major ones with an exclamation mark.
func penalties(s State) string {
	var out []string
	for _, seat := range bridge.Seats {
		for _, c := range s.PenaltyCards(seat) {
			text := seat.String() + ":" + c.Card.String()
			if s.Major(c) {
				text += "!"
			}
			out = append(out, text)
		}
	}
	return strings.Join(out, " ")
}

// A look is what a test expects of a state; fields left empty must be empty.
type look struct {
	turn      string
	phase     Phase
	calls     string // "-" is not looked at
	contract  string
	matters   string
	orders    string
	dues      string
	trick     string
	penalties string
}

// see compares the state with what is expected of it, and the list replayed with the events stepped.
func (sc *script) see(want look) *script {
	sc.t.Helper()
	s := sc.s
	got := look{s.Turn().String(), s.Phase, standing(s), "", matters(s), inForce(s), dues(s), trick(s), penalties(s)}
	if s.Contract.Bid != bridge.NoCall {
		got.contract = s.Contract.String()
	}
	if want.calls == "-" {
		got.calls = "-"
	}
	if got != want {
		sc.t.Errorf("after %d table events:\n got %+v\nwant %+v", s.Events, got, want)
	}
	again, err := Replay(&sc.rec)
	if err != nil {
		sc.t.Fatalf("replay: %v", err)
	}
	if diff := differ(again, s); diff != "" {
		sc.t.Errorf("replayed after %d table events: %s", s.Events, diff)
	}
	return sc
}

// legal writes the calls that seat may make, leaving out bids above four.
func legal(s State, seat bridge.Seat) string {
	var out []string
	for _, c := range s.LegalCalls(seat) {
		if c.Why.Code == MayPlay && c.Call.Level() <= 1 {
			out = append(out, c.Call.String())
		}
	}
	return strings.Join(out, " ")
}

// may checks which calls of up to the one level seat may make.
func (sc *script) may(seat bridge.Seat, want string) *script {
	sc.t.Helper()
	if got := legal(sc.s, seat); got != want {
		sc.t.Errorf("%s may call %q, want %q", seat, got, want)
	}
	return sc
}

// mayNot checks why seat may not make a call.
func (sc *script) mayNot(seat bridge.Seat, c string, want ReasonCode) *script {
	sc.t.Helper()
	if got := sc.s.WhyNotCall(seat, call(c)); got.Code != want {
		sc.t.Errorf("%s calls %s: got reason %d, want %d", seat, c, got.Code, want)
	}
	return sc
}

// cards checks which cards seat may play.
func (sc *script) cards(seat bridge.Seat, want string) *script {
	sc.t.Helper()
	var got []string
	for _, c := range sc.s.LegalPlays(seat).Cards() {
		got = append(got, c.String())
	}
	words := strings.Fields(want)
	slices.Sort(got)
	slices.Sort(words)
	if !slices.Equal(got, words) {
		sc.t.Errorf("%s may play %v, want %v", seat, got, words)
	}
	return sc
}

// why checks why seat may not play a card.
func (sc *script) why(seat bridge.Seat, c string, want ReasonCode) *script {
	sc.t.Helper()
	if got := sc.s.WhyNotPlay(seat, card(c)); got.Code != want {
		sc.t.Errorf("%s plays %s: got reason %d, want %d", seat, c, got.Code, want)
	}
	return sc
}
