package record

import (
	"slices"

	"rectify/engine/bridge"
)

// play adds a card that seat led or played. Whether it may be played is looked at before it is.
func (s *State) play(seat bridge.Seat, card bridge.Card, n int) *StepError {
	if err := s.holds(seat, card); err != nil {
		return err
	}
	if s.Phase == Auction {
		s.faceUp(seat, card, n)
		s.open(MatterID{Kind: ExposedInAuction, Event: n, By: seat})
		return nil
	}
	if s.Phase == Clarification {
		return s.openingLead(seat, card, n)
	}
	trick, number := s.Trick()
	if trick.Card(seat) != bridge.NoCard {
		return s.fifthCard(seat, card, n)
	}
	if trick.Led() == bridge.NoSuit {
		if seat != trick.Leader {
			s.open(MatterID{Kind: LeadOutOfTurn, Event: n, By: seat})
			s.newTrick(seat, LeadOutOfTurn)
		} else {
			s.ledBeforeChoice(seat, n)
			s.checkPlay(seat, card, n, number)
			s.newTrick(seat, NoMatter)
		}
	} else {
		if seat != trick.Next() && !(seat == trick.Next().LHO() && trick.Next() == s.Dummy() && s.Words.Event != 0) {
			s.open(MatterID{Kind: PlayOutOfTurn, Event: n, By: seat})
		} else if trick.Irregular != NoMatter && !trick.Accepted {
			s.Tricks[len(s.Tricks)-1].Accepted = true // 53A
		}
		s.checkPlay(seat, card, n, number)
	}
	s.put(seat, card, n)
	return nil
}

// openingLead adds the first card of the board.
func (s *State) openingLead(seat bridge.Seat, card bridge.Card, n int) *StepError {
	kind := NoMatter
	switch {
	case !s.Defends(seat): // 54E
		s.faceUp(seat, card, n)
		s.open(MatterID{Kind: ExposedInAuction, Event: n, By: seat})
		return nil
	case seat != s.OnLead():
		kind = OpeningLeadOutOfTurn
		s.open(MatterID{Kind: kind, Event: n, By: seat})
	default:
		s.ledBeforeChoice(seat, n)
		s.checkPlay(seat, card, n, 1)
	}
	s.FaceDown = FaceDownLead{}
	s.newTrick(seat, kind)
	s.put(seat, card, n)
	s.opened, s.Phase = true, PlayPeriod
	return nil
}

func (s *State) ledFaceDown(e Event, n int) {
	s.FaceDown = FaceDownLead{Seat: e.Seat, Card: e.Card, Event: n}
	if e.Seat != s.OnLead() {
		s.open(MatterID{Kind: FaceDownLeadOutOfTurn, Event: n, By: e.Seat})
	}
}

// faced turns the opening lead up, or faces a hand: dummy's, or a card or more of another's.
func (s *State) faced(e Event, n int) *StepError {
	if down := s.FaceDown; down.Event != 0 && down.Seat == e.Seat && e.Cards == 0 {
		return s.play(e.Seat, down.Card, n)
	}
	switch {
	case s.opened && e.Seat == s.Dummy():
		s.dummyOut = true
	case s.opened && e.Seat == s.Declarer():
		s.open(MatterID{Kind: DeclarerExposed, Event: n, By: e.Seat})
	default:
		e.Kind = Exposed
		return s.shown(e, n)
	}
	return nil
}

// DummyOut reports whether dummy's hand is on the table.
func (s State) DummyOut() bool { return s.dummyOut }

// shown notes cards of a hand that could be seen, or were named.
func (s *State) shown(e Event, n int) *StepError {
	cards := e.Cards.With(e.Card)
	for _, c := range cards.Cards() {
		if err := s.holds(e.Seat, c); err != nil {
			return err
		}
	}
	id := MatterID{Event: n, By: e.Seat}
	switch {
	case s.Phase == Auction, s.Phase == Clarification && !s.Defends(e.Seat):
		id.Kind = ExposedInAuction
	case s.Defends(e.Seat) && e.Kind == Held:
		id.Kind = DefenderHeld
	case s.Defends(e.Seat):
		id.Kind = DefenderExposed
	case e.Kind == Held:
		id.Kind = DeclarerHeld
	default:
		id.Kind = DeclarerExposed
	}
	if e.Kind != Named && e.Seat != s.Dummy() {
		for _, c := range cards.Cards() {
			s.faceUp(e.Seat, c, n)
		}
	}
	s.open(id)
	return nil
}

// touched notes that a card of dummy was touched: by declarer, or by dummy without instruction (45C3, 45F).
func (s *State) touched(e Event, n int) {
	kind := DummyTouched
	if e.Seat != s.Declarer() {
		kind = DummyIndicated
	}
	s.open(MatterID{Kind: kind, Event: n, By: e.Seat})
}

// designated adds declarer's words. A card named in full is played at once (45C4(a)) if dummy holds it, may play it and
// has not played to the trick; words that leave something open wait for dummy to put a card out or for a ruling.
func (s *State) designated(e Event, n int) *StepError {
	dummy := s.Dummy()
	trick, _ := s.Trick()
	card := e.Says.Card()
	switch {
	case trick.Card(dummy) != bridge.NoCard || s.Words.Event != 0:
		s.open(MatterID{Kind: WordsChanged, Event: n, By: e.Seat})
		return nil
	case card != bridge.NoCard && s.LegalPlays(dummy).Has(card) && trick.Next() == dummy:
		return s.play(dummy, card, n)
	}
	s.Words = DesignationMade{Event: n, Words: e.Says}
	s.establish(n, e.Seat)
	s.open(MatterID{Kind: WordsIncomplete, Event: n, By: e.Seat})
	return nil
}

// placed puts a card among those played without saying that it was meant so. Dummy's is the card that declarer named, or
// another (45D); a second card of one seat is a fifth card (45E).
func (s *State) placed(e Event, n int) *StepError {
	if err := s.holds(e.Seat, e.Card); err != nil {
		return err
	}
	trick, _ := s.Trick()
	last := len(s.Tricks) - 1
	switch {
	case e.Seat != s.Dummy():
		return s.fifthCard(e.Seat, e.Card, n)
	case s.Words.Event != 0:
		named := s.Words.Words.Card()
		s.Words = DesignationMade{}
		if named != bridge.NoCard && named != e.Card {
			s.Misput = MisplacedCard{Event: n, Card: e.Card, Named: named}
			s.open(MatterID{Kind: DummyMisplaced, Event: n, By: e.Seat})
		}
		return s.play(e.Seat, e.Card, n)
	case trick.Card(e.Seat) != bridge.NoCard && s.byWords(trick, e.Seat):
		named := trick.Card(e.Seat)
		s.takeBack(last, e.Seat)
		s.Misput = MisplacedCard{Event: n, Card: e.Card, Named: named}
		s.open(MatterID{Kind: DummyMisplaced, Event: n, By: e.Seat})
		s.checkPlay(e.Seat, e.Card, n, len(s.Tricks))
		if s.Tricks[last].Led() == bridge.NoSuit {
			s.Tricks[last].Leader = e.Seat
		}
		s.put(e.Seat, e.Card, n)
		return nil
	case trick.Card(e.Seat) != bridge.NoCard:
		return s.fifthCard(e.Seat, e.Card, n)
	}
	s.Misput = MisplacedCard{Event: n, Card: e.Card}
	s.open(MatterID{Kind: DummyMisplaced, Event: n, By: e.Seat})
	return s.play(e.Seat, e.Card, n)
}

// byWords reports whether the card of seat in trick was played by being named.
func (s State) byWords(trick Trick, seat bridge.Seat) bool {
	for _, p := range trick.Plays {
		if p.Seat == seat && !p.TakenBack {
			return s.Event(p.Event).Kind == Designated
		}
	}
	return false
}

// fifthCard notes a card put to a trick to which its owner has a card already (45E).
func (s *State) fifthCard(seat bridge.Seat, card bridge.Card, n int) *StepError {
	if seat != s.Dummy() {
		s.faceUp(seat, card, n)
	}
	s.open(MatterID{Kind: FifthCard, Event: n, By: seat})
	return nil
}

// ledBeforeChoice notes that seat led while declarer had not yet said what he wanted of the partner's penalty cards, or
// while a lead restriction had not been offered.
func (s *State) ledBeforeChoice(seat bridge.Seat, n int) {
	for i := range s.matters {
		m := &s.matters[i]
		if m.settled {
			continue
		}
		switch {
		case m.id.Kind == PartnerOnLead && m.id.By.Partner() == seat:
			m.settled = true
			s.open(MatterID{Kind: LedTooSoon, Event: n, By: seat})
		case m.id.Kind == LeadRestriction && m.id.By.Partner() == seat:
			m.settled = true
			s.open(MatterID{Kind: MissedOption, Event: n, By: m.id.By})
		}
	}
}

// checkPlay opens a matter if seat plays card though the law asks for another that could be played.
func (s *State) checkPlay(seat bridge.Seat, card bridge.Card, n, trick int) {
	if !s.rec.Deal[seat].Known() {
		return
	}
	why := s.plays(seat).reason(card)
	switch why.Code {
	case MayPlay:
	case PenaltyFirst, MinorFirst:
		s.open(MatterID{Kind: PenaltyNotPlayed, Event: n, By: seat})
	default:
		s.open(MatterID{Kind: Revoke, Event: n, By: seat})
		s.Revokes = append(s.Revokes, RevokeMade{Event: n, Seat: seat, Trick: trick, Suit: why.Suit})
	}
}

func (s *State) newTrick(leader bridge.Seat, irregular MatterKind) {
	s.Tricks = append(s.Tricks, Trick{Leader: leader, Irregular: irregular})
}

// put adds a card to the trick in progress, whose plays exist.
func (s *State) put(seat bridge.Seat, card bridge.Card, n int) {
	last := len(s.Tricks) - 1
	s.Tricks[last].Plays = append(s.Tricks[last].Plays, Played{Seat: seat, Card: card, Event: n})
	if s.Hands[seat].Known() {
		s.Hands[seat] = s.Hands[seat].Without(card)
	}
	s.FaceUp = slices.DeleteFunc(s.FaceUp, func(c FaceUpCard) bool { return c.Seat == seat && c.Card == card })
	if seat == s.Dummy() {
		s.Words = DesignationMade{}
	}
	s.establish(n, seat)
	if s.Tricks[last].Complete() {
		s.leadSince = n
	}
}

// takeBack takes seat's card out of trick i; a trick with no card left is gone.
func (s *State) takeBack(i int, seat bridge.Seat) {
	for j := range s.Tricks[i].Plays {
		if p := &s.Tricks[i].Plays[j]; p.Seat == seat && !p.TakenBack {
			p.TakenBack = true
			if s.Hands[seat].Known() {
				s.Hands[seat] = s.Hands[seat].With(p.Card)
			}
		}
	}
}

// withdrewCard takes a card of the last trick back, as its player did it.
func (s *State) withdrewCard(e Event, n int) *StepError {
	i := len(s.Tricks) - 1
	if i >= 0 && s.Tricks[i].Card(e.Seat) != e.Card && i > 0 {
		i--
	}
	if i < 0 || s.Tricks[i].Card(e.Seat) != e.Card {
		return &StepError{Code: "card-not-played", Seat: e.Seat, Card: e.Card}
	}
	s.takeBack(i, e.Seat)
	allowed := false
	for _, o := range s.Orders {
		allowed = allowed || o.Kind == MayChangeCard && o.On == e.Seat
	}
	if allowed {
		s.dropOrders(func(o InForce) bool { return o.Kind == MayChangeCard && o.On == e.Seat })
	} else if !s.correctsRevoke(e) {
		s.open(MatterID{Kind: CardWithdrawn, Event: n, By: e.Seat})
		if s.Defends(e.Seat) {
			s.faceUp(e.Seat, e.Card, n)
		}
	}
	if e.NewCard == bridge.NoCard {
		return nil
	}
	if err := s.holds(e.Seat, e.NewCard); err != nil {
		return err
	}
	s.put(e.Seat, e.NewCard, n)
	return nil
}

// correctsRevoke reports whether e takes back a revoke that is not established, and marks it corrected (62A).
func (s *State) correctsRevoke(e Event) bool {
	for i := range s.Revokes {
		r := &s.Revokes[i]
		if r.Seat == e.Seat && r.Established == 0 && !r.Corrected && s.playOf(r.Event).Card == e.Card {
			r.Corrected = true
			return true
		}
	}
	return false
}

// playOf is the card played at table event n.
func (s State) playOf(n int) Played {
	for _, t := range s.Tricks {
		for _, p := range t.Plays {
			if p.Event == n {
				return p
			}
		}
	}
	return Played{}
}

// establish marks revokes that an act of seat at table event n establishes: a card or a designation for a later trick, or
// a claim, by the offending side (63A1 to 63A3).
func (s *State) establish(n int, seat bridge.Seat) {
	for i := range s.Revokes {
		r := &s.Revokes[i]
		later := len(s.Tricks) > r.Trick || s.Claim.Event == n || s.Words.Event == n && s.Tricks[r.Trick-1].Complete()
		if r.Established == 0 && !r.Corrected && r.Seat.Side() == seat.Side() && later {
			r.Established = n
		}
	}
}

func (s *State) faceUp(seat bridge.Seat, card bridge.Card, n int) {
	if !slices.ContainsFunc(s.FaceUp, func(c FaceUpCard) bool { return c.Seat == seat && c.Card == card }) {
		s.FaceUp = append(s.FaceUp, FaceUpCard{Seat: seat, Card: card, Event: n})
	}
}

// pickUp puts cards that lay face up back into the hand; all of seat's if cards is empty.
func (s *State) pickUp(seat bridge.Seat, cards bridge.Hand) {
	s.FaceUp = slices.DeleteFunc(s.FaceUp, func(c FaceUpCard) bool {
		return c.Seat == seat && (cards == 0 || cards.Has(c.Card))
	})
}

// holds is an error if seat's hand is known and card is not in it.
func (s *State) holds(seat bridge.Seat, card bridge.Card) *StepError {
	if h := s.Hands[seat]; h.Known() && !h.Has(card) {
		return &StepError{Code: "card-not-held", Seat: seat, Card: card}
	}
	return nil
}

// allPlayed reports whether every card that was dealt has been played.
func (s *State) allPlayed() bool {
	if len(s.Tricks) == 0 || !s.Tricks[len(s.Tricks)-1].Complete() {
		return false
	}
	if len(s.Tricks) == 13 {
		return true
	}
	left := 0
	for _, seat := range bridge.Seats {
		if !s.Hands[seat].Known() {
			return false
		}
		left += s.Hands[seat].Len()
	}
	return left == 0
}
