package record

import "rectify/engine/bridge"

// touched notes that a card of dummy was touched: by declarer (45C3), or by dummy (45F). A defender who touches one does nothing
// that either paragraph speaks of.
func (s *State) touched(e Event, n int) {
	switch e.Seat {
	case s.Declarer():
		s.open(MatterID{Kind: DummyTouched, Event: n, By: e.Seat})
	case s.Dummy():
		s.open(MatterID{Kind: DummyIndicated, Event: n, By: e.Seat})
	}
}

// designated adds the words that tell dummy what to play: declarer's, or a defender's if a ruling has left the choice to
// either (46B5). A card of dummy's that is named in full is played at once (45C4(a)), in turn or not; words that leave
// something open, or name a card that is not there, wait for dummy to put a card out or for a ruling. Words that take the
// place of earlier ones, those of event Of or of the same trick, are a change of designation (45C4(b)).
func (s *State) designated(e Event, n int) *StepError {
	dummy := s.Dummy()
	either := s.bound(dummy, EitherChooses) != nil
	switch {
	case s.Phase != PlayPeriod:
		return &StepError{Code: "not-in-play", Seat: e.Seat}
	case e.Seat != s.Declarer() && !(either && s.Defends(e.Seat)):
		return &StepError{Code: "not-declarer", Seat: e.Seat}
	}
	i := s.current()
	card := e.Says.Card()
	completes := s.Words.Event != 0 && (either || s.bound(dummy, MustDesignate) != nil)
	switch {
	case e.Of != 0, s.trick(i).Card(dummy) != bridge.NoCard, s.Words.Event != 0 && !completes:
		s.open(MatterID{Kind: WordsChanged, Event: n, By: e.Seat})
		return nil
	case card != bridge.NoCard && s.holds(dummy, card) == nil:
		if err := s.play(dummy, card, n); err != nil {
			return err
		}
		if t := s.trickWith(dummy, card); t >= 0 {
			s.Tricks[t].Plays[s.Tricks[t].standing(dummy)].Named = true
		}
		return nil
	}
	s.Words = DesignationMade{Event: n, Words: e.Says}
	s.establish(n, e.Seat.Side(), i+1)
	s.open(MatterID{Kind: WordsIncomplete, Event: n, By: e.Seat})
	return nil
}

// placed puts a card among those played without saying that it was meant so. Dummy's is the card that declarer named, or
// another (45D); a second card of one seat is a fifth card (45E), also at a trick that is complete: a lead is a [Play].
func (s *State) placed(e Event, n int) *StepError {
	last := len(s.Tricks) - 1
	if last >= 0 && e.Seat == s.Dummy() && s.Words.Event == 0 {
		if j := s.Tricks[last].standing(e.Seat); j >= 0 && s.Tricks[last].Plays[j].Named {
			return s.putOut(e, n, last, j)
		}
	}
	if err := s.holds(e.Seat, e.Card); err != nil {
		return err
	}
	in := last >= 0 && s.Tricks[last].Card(e.Seat) != bridge.NoCard
	switch {
	case e.Seat != s.Dummy():
		if in {
			return s.fifthCard(e.Seat, e.Card, n)
		}
	case s.Words.Event != 0:
		s.doubt(e.Card)
	case in && s.onLead() != e.Seat, in && s.current() == last:
		return s.fifthCard(e.Seat, e.Card, n)
	default: // nothing was named
		s.misput(e, n, bridge.NoCard)
		defer s.unestablish(s.Events)
	}
	return s.play(e.Seat, e.Card, n)
}

// putOut is dummy's putting a card out for play j of trick i, which declarer had named.
func (s *State) putOut(e Event, n, i, j int) *StepError {
	p := &s.Tricks[i].Plays[j]
	p.Named = false
	if p.Card == e.Card {
		return nil
	}
	if err := s.holds(e.Seat, e.Card); err != nil {
		return err
	}
	s.misput(e, n, p.Card)
	was := s.Tricks[i]
	if s.takeBack(i, e.Seat) {
		s.Tricks = append(s.Tricks, was)
	}
	s.checkPlay(s.current(), e.Seat, e.Card, n)
	s.put(i, e.Seat, e.Card, n)
	return nil
}

func (s *State) misput(e Event, n int, named bridge.Card) {
	s.Misput = MisplacedCard{Event: n, Card: e.Card, Named: named}
	s.open(MatterID{Kind: DummyMisplaced, Event: n, By: e.Seat})
}
