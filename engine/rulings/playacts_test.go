package rulings

import (
	"fmt"
	"math/rand/v2"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// rolled is dice that fall as their seed has it.
type rolled struct{ *rand.Rand }

func (r rolled) below(n int) int {
	if n <= 1 {
		return 0
	}
	return r.IntN(n)
}

// shuffled is a full deal.
func shuffled(dice dice) bridge.Deal {
	var pack []bridge.Card
	for c := bridge.NewCard(bridge.Clubs, bridge.Two); c <= bridge.NewCard(bridge.Spades, bridge.Ace); c++ {
		pack = append(pack, c)
	}
	for i := range pack {
		k := i + dice.below(len(pack)-i)
		pack[i], pack[k] = pack[k], pack[i]
	}
	var deal bridge.Deal
	for i, c := range pack {
		deal[bridge.Seats[i%4]] = deal[bridge.Seats[i%4]].With(c)
	}
	return deal
}

// board is a desk at the opening lead of a random contract: one bid and three passes, for the laws of the play ask nothing else of the
// auction.
func board(dice dice, edition law.Edition) *Desk {
	declarer := bridge.Seats[dice.below(4)]
	rec := &record.Record{Dealer: declarer, Deal: shuffled(dice)}
	bid := bridge.Bid(1+dice.below(7), bridge.Clubs+bridge.Denom(dice.below(5)))
	for i, call := range []bridge.Call{bid, bridge.Pass, bridge.Pass, bridge.Pass} {
		rec.Events = append(rec.Events, record.Event{Kind: record.Call, Seat: declarer.Rotate(i), Call: call})
	}
	return NewDesk(rec, edition, law.Authority{})
}

// A mishap is one irregularity, or one act on which the laws of the play have something to say.
type mishap struct {
	name   string
	events []record.Event
}

// A mishapper collects the mishaps that can be made in a state, each with cards drawn at random.
type mishapper struct {
	record.State
	dice dice
	out  []mishap
}

func (s *mishapper) add(name string, events ...record.Event) {
	s.out = append(s.out, mishap{name, events})
}

func (s *mishapper) one(h bridge.Hand) bridge.Card {
	if cards := h.Cards(); len(cards) > 0 {
		return cards[s.dice.below(len(cards))]
	}
	return bridge.NoCard
}

// mishaps is every single irregularity that can come now: each sort of it by each player who can commit it.
func mishaps(state record.State, dice dice) []mishap {
	s := &mishapper{State: state, dice: dice}
	trick, _ := s.Trick()
	for _, seat := range bridge.Seats {
		who := s.role(seat)
		if s.Hands[seat] != 0 {
			s.shows(seat, who)
			s.astray(seat, who, trick)
		}
		s.retracts(seat, who)
	}
	s.inTurn()
	s.revokesTwice(true)
	s.revokesTwice(false)
	s.words()
	s.between(trick)
	return s.out
}

func (s *mishapper) role(seat bridge.Seat) string {
	switch seat {
	case s.Declarer():
		return "declarer"
	case s.Dummy():
		return "dummy"
	}
	return "defender"
}

// shows is cards of a hand that are shown or named.
func (s *mishapper) shows(seat bridge.Seat, who string) {
	if seat == s.Dummy() && s.DummyOut() {
		return
	}
	card := s.one(s.Hands[seat])
	for _, kind := range []record.Kind{record.Exposed, record.Dropped, record.Named} {
		s.add(fmt.Sprint(who, " ", kind), record.Event{Kind: kind, Seat: seat, Cards: bridge.HandOf(card)})
	}
	s.add(who+" held", record.Event{Kind: record.Held, Seat: seat, Card: card})
	if other := s.one(s.Hands[seat].Without(card)); other != bridge.NoCard {
		s.add(who+" dropped two", record.Event{Kind: record.Dropped, Seat: seat, Cards: bridge.HandOf(card).With(other)})
	}
	if s.Hands[seat].Len() <= 3 && s.dice.below(4) == 0 { // a claim with many cards left has too many lines of play
		s.add(who+" claims", record.Event{Kind: record.Claimed, Seat: seat, Tricks: s.dice.below(s.TricksLeft() + 1)})
		s.add(who+" concedes", record.Event{Kind: record.Conceded, Seat: seat, Tricks: s.dice.below(s.TricksLeft() + 1)})
	}
}

// astray is leads and plays of a player who is not on turn.
func (s *mishapper) astray(seat bridge.Seat, who string, trick record.Trick) {
	turn := s.Turn()
	card := s.one(s.Hands[seat])
	if trick.Card(seat) != bridge.NoCard {
		s.add(who+" fifth card", record.Event{Kind: record.Placed, Seat: seat, Card: card})
	}
	if seat == turn {
		return
	}
	play := record.Event{Kind: record.Play, Seat: seat, Card: card}
	name := " plays out of turn"
	switch {
	case trick.Led() == bridge.NoSuit:
		name = " leads out of turn"
	case trick.Card(seat) != bridge.NoCard:
		name = " plays on before the trick is full"
	}
	s.add(who+name, play)
	if trick.Led() == bridge.NoSuit && s.Phase == record.PlayPeriod {
		if other := s.one(bridge.Follows(s.Hands[seat.Partner()], card.Suit())); other != bridge.NoCard {
			s.add(who+name+" and the partner plays", play, record.Event{Kind: record.Play, Seat: seat.Partner(), Card: other})
		}
	}
	s.add(who+name+" together", record.Event{Kind: record.Together, Seat: seat, Card: card, Of: s.Events})
	if s.dice.below(4) == 0 {
		s.add(who+name+" as told", record.Event{Kind: record.ToldTurn, Seat: seat.LHO(), To: seat}, play)
	}
	if s.Phase == record.Clarification {
		down := record.Event{Kind: record.LedFaceDown, Seat: seat, Card: card}
		s.add(who+" leads face down out of turn", down)
		s.add(who+" leads face down and up out of turn", down, record.Event{Kind: record.Faced, Seat: seat})
		if mine := s.one(s.Hands[turn]); seat == turn.Partner() {
			s.add("both defenders lead", record.Event{Kind: record.LedFaceDown, Seat: turn, Card: mine}, play)
		}
	}
}

// retracts is cards that are taken back, and old ones that come up again.
func (s *mishapper) retracts(seat bridge.Seat, who string) {
	n := len(s.Tricks)
	if n == 0 {
		return
	}
	if card := s.Tricks[n-1].Card(seat); card != bridge.NoCard {
		s.add(who+" takes back", record.Event{Kind: record.Withdrew, Seat: seat, Card: card})
		if other := s.one(s.Hands[seat]); other != bridge.NoCard {
			s.add(who+" changes", record.Event{Kind: record.Withdrew, Seat: seat, Card: card, NewCard: other})
		}
	}
	if card := s.Tricks[s.dice.below(n)].Card(seat); card != bridge.NoCard && s.Hands[seat] != 0 {
		s.add(who+" picks up a played card", record.Event{Kind: record.PickedUp, Seat: seat, Card: card})
	}
}

// inTurn is what the player on turn can do wrong: a card that may not be played, one for each reason why not, and two at once.
func (s *mishapper) inTurn() {
	turn := s.Turn()
	who := s.role(turn)
	seen := map[record.ReasonCode]bool{}
	cards := s.PlayChoices(turn)
	for i := range cards {
		k := i + s.dice.below(len(cards)-i)
		cards[i], cards[k] = cards[k], cards[i]
		if c := cards[i]; c.Why.Code != record.MayPlay && !seen[c.Why.Code] {
			seen[c.Why.Code] = true
			s.add(fmt.Sprintf("%s breaks %s", who, reasonNames[c.Why.Code]), record.Event{Kind: record.Play, Seat: turn, Card: c.Card})
		}
	}
	card := s.one(s.LegalPlays(turn))
	if other := s.one(s.Hands[turn].Without(card)); other != bridge.NoCard {
		s.add(who+" plays two cards", record.Event{Kind: record.Together, Seat: turn, Card: card, Cards: bridge.HandOf(other)})
	}
	if s.Phase == record.Clarification {
		other := s.one(s.Hands[turn].Without(card))
		s.add("the lead is changed face down", record.Event{Kind: record.LedFaceDown, Seat: turn, Card: card},
			record.Event{Kind: record.Withdrew, Seat: turn, Card: card, NewCard: other})
	}
}

// revokesTwice is two revokes, of one side or of both, and the legal cards between them; nobody notices the first.
func (s *mishapper) revokesTwice(oneSide bool) {
	state, first := s.State, s.Turn()
	var events []record.Event
	for made := 0; len(events) < 14 && state.Phase != record.Over; {
		trick, _ := state.Trick()
		seat := state.Turn()
		suit := state.Hands[seat].Of(trick.Led())
		card := s.one(state.LegalPlays(seat))
		ours := seat.Side() == first.Side()
		if wrong := s.one(state.Hands[seat] &^ suit); suit != 0 && wrong != bridge.NoCard && (made == 0 || ours == oneSide && s.dice.below(2) == 0) {
			card = wrong
			made++
		} else if made == 0 {
			return
		}
		next, err := state.Step(record.Event{Kind: record.Play, Seat: seat, Card: card})
		if err != nil {
			return
		}
		state, events = next, append(events, record.Event{Kind: record.Play, Seat: seat, Card: card})
		if made == 2 {
			s.add(map[bool]string{true: "a side revokes twice", false: "both sides revoke"}[oneSide], events...)
			return
		}
	}
}

var reasonNames = map[record.ReasonCode]string{record.MustFollow: "44C", record.LeadRequired: "a lead required", record.LeadBarred: "a lead forbidden",
	record.SuitRequired: "a suit required", record.SuitBarred: "a suit forbidden", record.RankRequired: "a rank required",
	record.PenaltyFirst: "50D1", record.MinorFirst: "50C"}

// words is what declarer and dummy can do amiss with dummy's cards.
func (s *mishapper) words() {
	dummy, declarer := s.Dummy(), s.Declarer()
	card := s.one(s.Hands[dummy])
	if !s.DummyOut() || card == bridge.NoCard {
		return
	}
	named := record.Designation{Manner: record.ByName, Suit: card.Suit(), Rank: card.Rank()}
	says := func(d record.Designation) record.Event {
		return record.Event{Kind: record.Designated, Seat: declarer, Says: d}
	}
	for _, seat := range []bridge.Seat{declarer, dummy} {
		s.add(s.role(seat)+" touches a card of dummy's", record.Event{Kind: record.Touched, Seat: seat, Card: card})
	}
	if s.Turn() != dummy {
		s.add("dummy's card named early", says(named))
		return
	}
	rank, suit := named, named
	rank.Suit, suit.Rank = bridge.NoSuit, bridge.NoRank
	absent := s.one(s.Hands[dummy.LHO()])
	for _, w := range []struct {
		name string
		says record.Designation
	}{
		{"a rank", rank}, {"a suit", suit}, {"a card that is not there", record.Designation{Manner: record.ByName, Suit: absent.Suit(), Rank: absent.Rank()}},
		{"high", record.Designation{Manner: record.High}}, {"low", record.Designation{Manner: record.Low}}, {"win", record.Designation{Manner: record.Win}},
		{"anything", record.Designation{Manner: record.Anything}}, {"unclear words", record.Designation{Manner: record.Unclear}},
	} {
		if w.says != (record.Designation{Manner: record.ByName}) {
			s.add("declarer says "+w.name, says(w.says))
		}
	}
	if other := s.one(s.Hands[dummy].Without(card)); other != bridge.NoCard {
		s.add("declarer says another card", says(named),
			says(record.Designation{Manner: record.ByName, Suit: other.Suit(), Rank: other.Rank()}))
		s.add("dummy puts out another card", says(named), record.Event{Kind: record.Placed, Seat: dummy, Card: other})
	}
	s.add("dummy puts out a card unasked", record.Event{Kind: record.Placed, Seat: dummy, Card: card})
}

// between is what is done with the trick as it lies, or with those that have been quitted.
func (s *mishapper) between(trick record.Trick) {
	seat := bridge.Seats[s.dice.below(4)]
	if c := trick.Cards(); trick.Led() != bridge.NoSuit && c.Cards[trick.Leader.RHO()] == bridge.NoCard && trick.Next() == trick.Leader.RHO() {
		s.add("no card played to the trick", record.Event{Kind: record.Quitted})
	}
	if trick.Card(seat) != bridge.NoCard {
		s.add("a card turned early", record.Event{Kind: record.Turned, Seat: seat})
	}
	if n := len(s.Tricks); n > 0 && s.Tricks[0].Complete() {
		s.add("asked to see a trick", record.Event{Kind: record.AskedToSee, Seat: seat, Of: s.Tricks[s.dice.below(n)].Plays[0].Event})
		s.add("a trick said to be pointed wrong", record.Event{Kind: record.Pointed, Seat: seat, Of: s.Tricks[0].Plays[0].Event})
		s.add("cards mixed", record.Event{Kind: record.Mixed, Seat: seat})
	}
	if n := len(s.Tricks); n > 0 {
		for _, p := range s.Tricks[n-1].Plays {
			if p.Card.Suit() != s.Tricks[n-1].Led() {
				s.add("asked about a discard", record.Event{Kind: record.Asked, Seat: seat, To: p.Seat, Of: p.Event})
				s.add("a discard said to be a revoke", record.Event{Kind: record.Attention, Seat: seat, Of: p.Event})
			}
		}
	}
}
