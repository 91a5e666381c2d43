package view

import (
	"slices"

	"rectify/app/session"
	"rectify/engine/bridge"
	"rectify/engine/record"
)

// mostSeen is how many cards a picker shows besides those of dummy, so that one can still find one's way in it.
const mostSeen = 13

// A seenCard is a card that the table has seen, and whose it is.
type seenCard struct {
	card bridge.Card
	seat bridge.Seat
}

// cardPicks is the cards that the table can see or has just seen: those that lie face up, those of the matter's own event, of
// the latest events before it, and dummy's. They stand by player and rank, so that their order does not tell which is meant.
func (v *Sitting) cardPicks(t *session.Turn) []pick {
	var out []pick
	for _, c := range seenCards(t) {
		out = append(out, pick{v.cardOf(c.card, c.seat), func(o record.Order) record.Order {
			o.What.Card = c.card
			if o.Kind != record.Unauthorized && o.Kind != record.Authorized { // that is about a side, picked apart
				o.On = c.seat
			}
			return o
		}})
	}
	return out
}

func seenCards(t *session.Turn) []seenCard {
	s := t.Before
	var out []seenCard
	add := func(c bridge.Card, seat bridge.Seat) {
		if c != bridge.NoCard && seat != bridge.NoSeat && !slices.Contains(out, seenCard{c, seat}) {
			out = append(out, seenCard{c, seat})
		}
	}
	for _, c := range s.FaceUp {
		add(c.Card, c.Seat)
	}
	event := func(n int) {
		for _, c := range append(cardsAt(s, n), s.Event(n).NewCard) {
			add(c, owner(s, n, c))
		}
	}
	event(t.Task.Matter.Event)
	for n := s.Events; n > 0 && len(out) < mostSeen; n-- {
		event(n)
	}
	if s.DummyOut() || s.Words.Event != 0 { // declarer names cards of a hand that lies on the table (41D)
		for _, c := range dummyCards(s) {
			add(c, s.Dummy())
		}
	}
	slices.SortFunc(out, func(a, b seenCard) int {
		if a.seat != b.seat {
			return int(a.seat) - int(b.seat)
		}
		return int(b.card) - int(a.card)
	})
	return out
}

// dummyCards is the cards of dummy; of a hand that nobody has stated, those that the last designation could mean.
func dummyCards(s record.State) []bridge.Card {
	if s.Hands[s.Dummy()].Known() {
		return s.Hands[s.Dummy()].Cards()
	}
	var words record.Designation
	for n := s.Events; n > 0 && words.Manner == record.NoManner; n-- {
		words = s.Event(n).Says
	}
	if words.Suit == bridge.NoSuit && words.Rank == bridge.NoRank {
		return nil
	}
	return slices.DeleteFunc(couldHold(s, s.Dummy()), func(c bridge.Card) bool {
		return words.Suit != bridge.NoSuit && c.Suit() != words.Suit || words.Suit == bridge.NoSuit && c.Rank() != words.Rank
	})
}

// missingPicks is the cards that may be missing from a trick: those that the player whom the matter is about held when it arose.
func (v *Sitting) missingPicks(t *session.Turn) []pick {
	m := t.Task.Matter
	if m.By == bridge.NoSeat || !t.Before.Record().Deal[m.By].Known() {
		return v.cardPicks(t)
	}
	var out []pick
	for _, c := range couldHold(at(t.Before, m.Event), m.By) {
		out = append(out, pick{v.cardOf(c, m.By), func(o record.Order) record.Order { o.On, o.What.Card = m.By, c; return o }})
	}
	return out
}

// owner is whose card c of table event n is: who was dealt it or, of a hand that is not known, who put it on the table.
func owner(s record.State, n int, c bridge.Card) bridge.Seat {
	for _, seat := range bridge.Seats {
		if h := s.Record().Deal[seat]; h.Known() && h.Has(c) {
			return seat
		}
	}
	for _, trick := range s.Tricks {
		for _, play := range trick.Plays {
			if play.Card == c {
				return play.Seat
			}
		}
	}
	if e := s.Event(n); e.Kind != record.Designated && e.Kind != record.Touched {
		return e.Seat
	}
	return s.Dummy()
}

// placePicks is the cards played to the last two tricks, the latest first, those taken back too: another card may be put in the
// place of one, or itself again. A card that was taken back and played again is there once, as it lies now.
func (v *Sitting) placePicks(t *session.Turn) []pick {
	tricks := t.Before.Tricks
	plays := goneTricks(t.Before)
	for _, trick := range tricks[max(0, len(tricks)-2):] {
		for _, play := range trick.Plays {
			again := func(p record.Played) bool { return p.Card == play.Card && p.Seat == play.Seat }
			switch i := slices.IndexFunc(plays, again); {
			case i < 0:
				plays = append(plays, play)
			case plays[i].TakenBack:
				plays[i] = play
			}
		}
	}
	var out []pick
	for _, play := range slices.Backward(plays) {
		out = append(out, pick{v.cardOf(play.Card, play.Seat), func(o record.Order) record.Order { o.What.Event = play.Event; return o }})
	}
	return out
}

// goneTricks is the leads that were taken back while no other card lay in the trick, which has gone with them.
func goneTricks(s record.State) []record.Played {
	var out []record.Played
	for n := 1; n <= s.Events; n++ {
		e := s.Event(n)
		if e.Kind != record.Withdrew || e.Card == bridge.NoCard {
			continue
		}
		for led := n - 1; led > 0; led-- {
			if p := s.Event(led); p.Kind == record.Play && p.Seat == e.Seat && p.Card == e.Card {
				out = append(out, record.Played{Card: e.Card, Seat: e.Seat, Event: led, TakenBack: true})
				break
			}
		}
	}
	return out
}

// cardOf is a card and whose it is.
func (v *Sitting) cardOf(c bridge.Card, seat bridge.Seat) string {
	return cardText(c) + " " + string(v.p.Seat(seat).Name())
}
