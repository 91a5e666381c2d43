package record

import "rectify/engine/bridge"

// play adds a card that seat led or played. Whether it may be played is looked at before it is.
func (s *State) play(seat bridge.Seat, card bridge.Card, n int) *StepError {
	if err := s.holds(seat, card); err != nil {
		return err
	}
	if down := s.FaceDown; down.Seat == seat && down.Card == card {
		s.FaceDown = FaceDownLead{}
		s.lapse(func(m MatterID) bool { return m.Kind == FaceDownLeadOutOfTurn && m.Event == down.Event }) // faced, it is another matter
	}
	switch {
	case s.Contract.Bid == bridge.NoCall:
		s.faceUp(seat, card, n)
		s.open(MatterID{Kind: ExposedInAuction, Event: n, By: seat})
		return nil
	case s.Phase == Over:
		return &StepError{Code: "play-over", Seat: seat, Card: card}
	case !s.Defends(seat) && s.beforeOpening(): // 54E
		s.faceUp(seat, card, n)
		s.open(MatterID{Kind: ExposedInAuction, Event: n, By: seat})
		return nil
	}
	i := s.current()
	switch {
	case i == len(s.Tricks) && s.onWords(seat):
		s.newTrick(s.Dummy(), NoMatter) // dummy's lead is to come
		s.goneOn()
		s.follow(&s.Tricks[i], seat, card, n)
	case i == len(s.Tricks):
		s.newTrick(seat, s.lead(seat, card, n))
		s.goneOn()
	case s.Tricks[i].Card(seat) != bridge.NoCard && s.Defends(seat): // a lead to the next trick, before this one is full (57A)
		s.faceUp(seat, card, n)
		s.open(MatterID{Kind: PlayOutOfTurn, Event: n, By: seat})
		return nil
	case s.Tricks[i].Card(seat) != bridge.NoCard:
		return s.fifthCard(seat, card, n)
	default:
		s.follow(&s.Tricks[i], seat, card, n)
	}
	s.put(i, seat, card, n)
	s.opened = true
	return nil
}

// beforeOpening reports whether the board waits for its opening lead, or for another after one out of turn was refused.
func (s *State) beforeOpening() bool { return len(s.Tricks) == 0 && !s.dummyOut }

// lead looks at a lead before it is made: how it is irregular, and whether it keeps to what is required.
func (s *State) lead(seat bridge.Seat, card bridge.Card, n int) MatterKind {
	irregular := LeadOutOfTurn
	switch {
	case seat == s.onLead():
		s.ledBeforeChoice(seat, n)
		s.checkPlay(s.current(), seat, card, n)
		return NoMatter
	case s.beforeOpening():
		irregular = OpeningLeadOutOfTurn
	}
	s.open(MatterID{Kind: irregular, Event: n, By: seat})
	return irregular
}

// follow looks at a card before it is played to t.
func (s *State) follow(t *Trick, seat bridge.Seat, card bridge.Card, n int) {
	next := t.Next()
	// A card that declarer's words have set in motion counts as played, though dummy has not put it out (57C1).
	called := next == s.Dummy() && seat == t.after(next) && s.Words.Event != 0
	switch {
	case seat == next && t.waits() && t.Led() != bridge.NoSuit:
		t.Accepted = true // the next hand in rotation has played to it (53A)
	case seat != next && !called:
		s.open(MatterID{Kind: PlayOutOfTurn, Event: n, By: seat})
	}
	led := t.Led()
	if led == bridge.NoSuit && next == s.Dummy() && s.Words.Event != 0 && seat != next {
		if led = s.suitCalled(); led == bridge.NoSuit {
			return // nobody knows yet what there is to follow to
		}
	}
	s.checkPlayTo(s.current(), t.Leader, led, seat, card, n)
}

func (s *State) ledFaceDown(e Event, n int) *StepError {
	if e.Card != bridge.NoCard {
		if err := s.holds(e.Seat, e.Card); err != nil {
			return err
		}
	}
	if e.Seat != s.onLead() || !s.beforeOpening() {
		s.open(MatterID{Kind: FaceDownLeadOutOfTurn, Event: n, By: e.Seat})
		if s.FaceDown.Event != 0 {
			return nil // the one that was in turn stays where it is
		}
	}
	s.FaceDown = FaceDownLead{Seat: e.Seat, Card: e.Card, Event: n}
	return nil
}

// faced turns the opening lead up, or faces a hand: dummy's, or a card or more of another's.
func (s *State) faced(e Event, n int) *StepError {
	if down := s.FaceDown; down.Event != 0 && down.Seat == e.Seat && e.Cards == 0 {
		card := down.Card
		if card == bridge.NoCard {
			card = e.Card // it was not known while it lay face down
		}
		return s.play(e.Seat, card, n)
	}
	if e.Seat == s.Dummy() && (s.opened || s.FaceDown.Event != 0 && e.Cards == 0) {
		s.dummyOut = true // too soon while the lead is face down, but nothing goes back (41C)
		return nil
	}
	if i := len(s.Tricks) - 1; e.Seat == s.Declarer() && i == 0 && s.Tricks[0].Irregular == OpeningLeadOutOfTurn && s.Tricks[0].waits() {
		s.Tricks[0].Spread = true // 48B1, 54A: the matter of the lead takes it in
		return nil
	}
	if e.Cards == 0 && e.Card == bridge.NoCard && s.Hands[e.Seat].Known() {
		e.Cards = s.Hands[e.Seat]
	}
	return s.shown(e, n)
}

// ledBeforeChoice notes that seat led while declarer had not yet said what he wanted of the partner's penalty cards, or
// while a lead restriction had not been offered.
func (s *State) ledBeforeChoice(seat bridge.Seat, n int) {
	tooSoon := false
	var missed []bridge.Seat
	s.lapse(func(m MatterID) bool {
		if m.By.Partner() != seat {
			return false
		}
		switch m.Kind {
		case PartnerOnLead:
			tooSoon = true
		case LeadRestriction:
			missed = append(missed, m.By)
		default:
			return false
		}
		return true
	})
	if tooSoon {
		s.open(MatterID{Kind: LedTooSoon, Event: n, By: seat})
	}
	for _, by := range missed {
		s.open(MatterID{Kind: MissedOption, Event: n, By: by})
	}
}

// withdrewCard takes a card back, as its player did it, and puts the other in its place.
func (s *State) withdrewCard(e Event, n int) *StepError {
	if s.FaceDown.Event != 0 && s.FaceDown.Seat == e.Seat && s.FaceDown.Card == e.Card {
		return s.withdrewLead(e, n)
	}
	i := s.trickWith(e.Seat, e.Card)
	if i < 0 {
		return &StepError{Code: "card-not-played", Seat: e.Seat, Card: e.Card}
	}
	if e.NewCard != bridge.NoCard {
		if err := s.holds(e.Seat, e.NewCard); err != nil {
			return err
		}
	}
	was := s.Tricks[i]
	played := was.Plays[was.standing(e.Seat)].Event
	mayChange := func(o InForce) bool {
		return o.Kind == MayChangeCard && o.On == e.Seat && (o.What.Card == bridge.NoCard || o.What.Card == e.Card)
	}
	switch {
	case s.inForce(mayChange):
		if s.inForce(func(o InForce) bool { return mayChange(o) && o.Cite.Within("62C") }) {
			s.open(MatterID{Kind: CardWithdrawn, Event: n, By: e.Seat}) // what a change after a revoke brings is ruled (62C)
		}
		s.dropOrders(mayChange)
	case s.awaited(played): // the matter of that card lives on: a revoke corrected in time (62A), a lead out of turn
	default:
		s.open(MatterID{Kind: CardWithdrawn, Event: n, By: e.Seat})
		if s.Defends(e.Seat) {
			s.faceUp(e.Seat, e.Card, n)
		}
	}
	gone := s.takeBack(i, e.Seat)
	s.bindAgain(played, n-1)
	if e.NewCard == bridge.NoCard {
		return nil
	}
	if gone {
		s.Tricks = append(s.Tricks, was)
	}
	s.checkPlay(i, e.Seat, e.NewCard, n)
	s.put(i, e.Seat, e.NewCard, n)
	return nil
}

// withdrewLead takes back a lead that lies face down, as its player did it, and puts the other in its place. Nobody may do so unless
// the director lets him (41A).
func (s *State) withdrewLead(e Event, n int) *StepError {
	if e.NewCard != bridge.NoCard {
		if err := s.holds(e.Seat, e.NewCard); err != nil {
			return err
		}
	}
	s.FaceDown = FaceDownLead{}
	if e.NewCard != bridge.NoCard {
		s.FaceDown = FaceDownLead{Seat: e.Seat, Card: e.NewCard, Event: n}
	}
	s.open(MatterID{Kind: LeadChanged, Event: n, By: e.Seat})
	return nil
}

// ledAt is the last table event at which seat led card face down.
func (s *State) ledAt(seat bridge.Seat, card bridge.Card) int {
	for n := len(s.past); n > 0; n-- {
		if e := s.past[n-1]; e.Kind == LedFaceDown && e.Seat == seat && e.Card == card {
			return n
		}
	}
	return s.Events
}

// awaited reports whether the card of table event n has a matter of its own that awaits a ruling, other than a revoke that
// is established: that one may no longer be corrected (63B), unless it was made in the twelfth trick (62D1).
func (s *State) awaited(n int) bool {
	for _, m := range s.matters {
		if m.id.Event != n || m.id.Fell() || !m.awaits() {
			continue
		}
		if m.id.Kind != Revoke || !s.established(n) || s.twelfth(n) {
			return true
		}
	}
	return false
}

// holds is an error if card is none, or if seat cannot have it: it is not in the hand, or, if the hand is not known, it is
// another's or has been played.
func (s *State) holds(seat bridge.Seat, card bridge.Card) *StepError {
	h := s.Hands[seat]
	switch {
	case card == bridge.NoCard:
		return &StepError{Code: "no-card", Seat: seat}
	case h.Known() && !h.Has(card), !h.Known() && s.elsewhere(seat, card):
		return &StepError{Code: "card-not-held", Seat: seat, Card: card}
	}
	return nil
}

// elsewhere reports whether card was dealt to another than seat, or lies in a trick.
func (s *State) elsewhere(seat bridge.Seat, card bridge.Card) bool {
	for _, other := range bridge.Seats {
		if other != seat && s.rec.Deal[other].Has(card) || s.trickWith(other, card) >= 0 {
			return true
		}
	}
	return false
}
