package claim

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
)

// A table is a second reading of Law 70, written from its words alone: it keeps cards in lists, asks of each card whether playing it is
// normal, remembers nothing and leaves no card out as equal to another. It knows no statement.
type table struct {
	hand  bridge.BySeat[[]bridge.Card]
	out   bridge.BySeat[[5]bool] // known to have none of a suit
	trick []Move
	lead  bridge.Seat
	p     Position
	r     Reading
}

func (b table) mine(seat bridge.Seat) bool {
	declaring := b.p.Claimer.Side() == b.p.Declarer.Side()
	return seat == b.p.Claimer || declaring && seat.Side() == b.p.Claimer.Side()
}

// suit is the ranks that the seats hold in s.
func (b table) suit(s bridge.Suit, seats ...bridge.Seat) []bridge.Rank {
	var ranks []bridge.Rank
	for _, seat := range seats {
		for _, c := range b.hand[seat] {
			if c.Suit() == s {
				ranks = append(ranks, c.Rank())
			}
		}
	}
	slices.Sort(ranks)
	return ranks
}

func top(ranks []bridge.Rank) bridge.Rank {
	if len(ranks) == 0 {
		return 0
	}
	return ranks[len(ranks)-1]
}

func (b table) theirs(s bridge.Suit) []bridge.Rank {
	return b.suit(s, b.p.Claimer.LHO(), b.p.Claimer.RHO())
}

func (b table) ours(s bridge.Suit, seat bridge.Seat) []bridge.Rank {
	if b.mine(seat.Partner()) {
		return b.suit(s, seat, seat.Partner())
	}
	return b.suit(s, seat)
}

// placed: the claimer knows where the cards of s that are out lie.
func (b table) placed(s bridge.Suit) bool {
	dummy := b.p.Declarer.Partner()
	if dummy.Opposes(b.p.Claimer) && len(b.suit(s, b.p.Declarer)) == 0 {
		return true
	}
	return b.out[b.p.Claimer.LHO()][s] || b.out[b.p.Claimer.RHO()][s]
}

// position: a trick in s may depend on who holds the highest card that is out.
func (b table) position(s bridge.Suit, seat bridge.Seat) bool {
	theirs, higher, below := b.theirs(s), 0, false
	for _, r := range b.ours(s, seat) {
		if r > top(theirs) {
			higher++
		} else if r >= bridge.Ten {
			below = true
		}
	}
	return top(theirs) >= bridge.Queen && below && len(theirs) > higher && !b.placed(s) && !b.r.Guesses
}

// tricks is what the claimer's side wins from here.
func (b table) tricks() int {
	if len(b.trick) == 4 {
		winner := b.trick[0]
		for _, m := range b.trick[1:] {
			if m.Card.Suit() == winner.Card.Suit() && m.Card.Rank() > winner.Card.Rank() || m.Card.Suit() == b.p.Trump && winner.Card.Suit() != b.p.Trump {
				winner = m
			}
		}
		b.trick, b.lead = nil, winner.Seat
		if winner.Seat.Side() == b.p.Claimer.Side() {
			return 1 + b.tricks()
		}
		return b.tricks()
	}
	seat := b.lead.Rotate(len(b.trick))
	if len(b.hand[seat]) == 0 {
		return 0
	}
	worst := 99
	for _, c := range b.choices(seat) {
		value := -1
		for _, card := range c.cards {
			if v := b.after(seat, card).tricks(); value < 0 || c.best && v > value || !c.best && v < value {
				value = v
			}
		}
		worst = min(worst, value)
	}
	return worst
}

func (b table) after(seat bridge.Seat, card bridge.Card) table {
	i := slices.Index(b.hand[seat], card)
	b.hand[seat] = slices.Delete(slices.Clone(b.hand[seat]), i, i+1)
	if len(b.trick) > 0 && card.Suit() != b.trick[0].Card.Suit() && !b.mine(seat) {
		b.out[seat][b.trick[0].Card.Suit()] = true
	}
	b.trick = append(slices.Clone(b.trick), Move{seat, card})
	return b
}

type choice struct {
	cards []bridge.Card
	best  bool
}

func cardsOf(s bridge.Suit, ranks ...bridge.Rank) []bridge.Card {
	var out []bridge.Card
	for _, r := range ranks {
		if c := bridge.NewCard(s, r); c != bridge.NoCard && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out
}

func (b table) choices(seat bridge.Seat) []choice {
	hand := b.hand[seat]
	if len(b.trick) > 0 {
		if same := b.suit(b.trick[0].Card.Suit(), seat); len(same) > 0 {
			hand = cardsOf(b.trick[0].Card.Suit(), same...)
		}
	}
	switch {
	case seat.Opposes(b.p.Claimer):
		return []choice{{cards: hand}}
	case !b.mine(seat):
		return []choice{{cards: b.partner(hand), best: b.r.Helped}}
	case len(b.trick) == 0:
		return b.leads(seat)
	case hand[0].Suit() == b.trick[0].Card.Suit():
		return []choice{b.follow(seat, b.suit(hand[0].Suit(), seat))}
	}
	return b.void(seat)
}

// winning is the play that wins the trick so far.
func (b table) winning() Move {
	w := b.trick[0]
	for _, m := range b.trick[1:] {
		if m.Card.Suit() == w.Card.Suit() && m.Card.Rank() > w.Card.Rank() || m.Card.Suit() == b.p.Trump && w.Card.Suit() != b.p.Trump {
			w = m
		}
	}
	return w
}

// partner throws no winner away.
func (b table) partner(hand []bridge.Card) []bridge.Card {
	if len(b.trick) == 0 {
		return hand
	}
	var may []bridge.Card
	for _, c := range hand {
		w := b.winning().Card
		wins := c.Suit() == w.Suit() && c.Rank() > w.Rank() || c.Suit() == b.p.Trump && w.Suit() != b.p.Trump
		highest := top(b.suit(c.Suit(), bridge.Seats[:]...))
		for _, m := range b.trick {
			if m.Card.Suit() == c.Suit() {
				highest = max(highest, m.Card.Rank())
			}
		}
		if wins || c.Rank() != highest {
			may = append(may, c)
		}
	}
	if may == nil {
		return hand
	}
	return may
}

func (b table) leads(seat bridge.Seat) []choice {
	trump := b.p.Trump
	if trump != bridge.NoTrump && !b.r.Unaware && len(b.theirs(trump)) > 0 && len(b.suit(trump, seat)) > 0 && top(b.ours(trump, seat)) > top(b.theirs(trump)) {
		return []choice{b.leadOf(seat, trump)}
	}
	var all, winners []choice
	for _, s := range bridge.Suits {
		if len(b.suit(s, seat)) == 0 {
			continue
		}
		c := b.leadOf(seat, s)
		all = append(all, c)
		if top(b.ours(s, seat)) > top(b.theirs(s)) {
			winners = append(winners, c)
		}
	}
	if b.p.Claimed < b.p.Left() && !b.r.Losers && winners != nil {
		return winners
	}
	return all
}

func (b table) leadOf(seat bridge.Seat, s bridge.Suit) choice {
	own, theirs := b.suit(s, seat), b.theirs(s)
	if b.r.AnyOrder && top(own) < bridge.Ten {
		return choice{cards: cardsOf(s, own...)}
	}
	ranks := []bridge.Rank{top(own)}
	if b.mine(seat.Partner()) && len(b.suit(s, seat.Partner())) > 0 {
		opposite := b.suit(s, seat.Partner())
		finesse := top(theirs) >= bridge.Queen && slices.ContainsFunc(slices.Concat(own, opposite), func(r bridge.Rank) bool { return r >= bridge.Ten && r < top(theirs) })
		if top(opposite) > top(theirs) || finesse {
			ranks = append(ranks, own[0])
		}
		if finesse {
			ranks = append(ranks, slices.DeleteFunc(slices.Clone(own), func(r bridge.Rank) bool { return r < bridge.Ten })...)
		}
	} else if b.mine(seat.Partner()) && top(theirs) >= bridge.Queen && slices.ContainsFunc(own, func(r bridge.Rank) bool { return r >= bridge.Ten && r < top(theirs) }) {
		ranks = append(ranks, slices.DeleteFunc(slices.Clone(own), func(r bridge.Rank) bool { return r < bridge.Ten })...)
	}
	if b.r.Losers && len(theirs) > 0 {
		return choice{cards: cardsOf(s, append(ranks, own[0])...)}
	}
	return choice{cards: cardsOf(s, ranks...), best: !b.position(s, seat)}
}

// mayCome is the highest rank of s that an opponent who has yet to play may have, for all that the claimer knows.
func (b table) mayCome(s bridge.Suit) bridge.Rank {
	highest, unknown := bridge.Rank(0), false
	for _, seat := range []bridge.Seat{b.p.Claimer.LHO(), b.p.Claimer.RHO()} {
		yet := !slices.ContainsFunc(b.trick, func(m Move) bool { return m.Seat == seat })
		if yet && !b.out[seat][s] {
			highest, unknown = max(highest, top(b.suit(s, seat))), true
		}
	}
	if unknown && !b.placed(s) && !b.r.Guesses {
		return top(b.theirs(s))
	}
	return highest
}

func (b table) follow(seat bridge.Seat, own []bridge.Rank) choice {
	s, w := b.trick[0].Card.Suit(), b.winning()
	low := choice{cards: cardsOf(s, own[0])}
	come := b.mayCome(s)
	partners := w.Seat == seat.Partner()
	if w.Card.Suit() != s || partners && b.mine(w.Seat) && w.Card.Rank() > come {
		return low
	}
	higher := slices.DeleteFunc(slices.Clone(own), func(r bridge.Rank) bool { return r <= w.Card.Rank() })
	last := len(b.trick) == 3
	switch {
	case len(higher) == 0, last && partners:
		return low
	case last:
		return choice{cards: cardsOf(s, higher[0])}
	}
	var ranks []bridge.Rank
	for _, r := range higher {
		if r > come {
			ranks = append(ranks, r) // the cheapest that is sure
			break
		}
		if r >= bridge.Ten {
			ranks = append(ranks, r)
		}
	}
	second := b.trick[0].Seat.Opposes(seat) && b.mine(seat.Partner()) && top(b.suit(s, seat.Partner())) > come
	if len(ranks) == 0 || partners && b.mine(w.Seat) || second {
		ranks = append(ranks, own[0])
	}
	return choice{cards: cardsOf(s, ranks...), best: !b.position(s, seat)}
}

func (b table) void(seat bridge.Seat) []choice {
	w := b.winning()
	trump := b.p.Trump
	var ruffs []bridge.Rank
	for _, r := range b.suit(trump, seat) {
		if w.Card.Suit() != trump || r > w.Card.Rank() {
			ruffs = append(ruffs, r)
		}
	}
	throws := b.throws(seat)
	partners := w.Seat == seat.Partner()
	safe := len(b.trick) == 3 || w.Card.Rank() > b.mayCome(w.Card.Suit())
	switch {
	case len(ruffs) == 0 || partners && safe:
		return throws
	case b.r.RuffsLow:
		return []choice{{cards: cardsOf(trump, ruffs[0])}, {cards: cardsOf(trump, top(ruffs))}}
	}
	cards := cardsOf(trump, ruffs[0], top(ruffs))
	if partners {
		for _, c := range throws {
			cards = append(cards, c.cards...)
		}
	}
	return []choice{{cards: cards, best: true}}
}

func (b table) throws(seat bridge.Seat) []choice {
	var winners, losers []choice
	for _, s := range bridge.Suits {
		own := b.suit(s, seat)
		if len(own) == 0 || s == b.p.Trump && len(own) < len(b.hand[seat]) {
			continue
		}
		c := choice{cards: cardsOf(s, own[0])}
		if own[0] > top(b.theirs(s)) {
			winners = append(winners, c)
		} else {
			losers = append(losers, c)
		}
	}
	if losers != nil {
		return losers
	}
	return winners
}

func brute(p Position, r Reading) int {
	b := table{p: p, r: r, lead: p.Trick.Leader}
	for _, seat := range bridge.Seats {
		b.hand[seat] = p.Hands[seat].Cards()
	}
	return b.tricks()
}

// The search and the second reading agree on six hundred random positions of four cards a head, each under a careful and a careless
// claimer and with every guess right.
func TestAgreesWithASecondReading(t *testing.T) {
	count := 600
	if testing.Short() {
		count = 100
	}
	r := rand.New(rand.NewPCG(70, 70))
	for range count {
		p := random(r, 4)
		guesses := p.careless(law.Authority{})
		guesses.Guesses = true
		for _, reading := range []Reading{{}, p.careless(law.Authority{}), p.careless(law.Authority{SuitOrder: law.TopDown}), guesses} {
			line, err := Worst(context.Background(), p, reading)
			if err != nil {
				t.Fatal(err)
			}
			if want := brute(p, reading); line.Tricks != want {
				t.Fatalf("%s, %+v: the search gives %d, the second reading %d", describe(p), reading, line.Tricks, want)
			}
		}
	}
}

func describe(p Position) string {
	return fmt.Sprintf("%s trump %s, %s on lead, %s claims %d", bridge.Deal(p.Hands), p.Trump, p.Trick.Leader, p.Claimer, p.Claimed)
}
