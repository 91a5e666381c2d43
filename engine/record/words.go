package record

import (
	"slices"

	"rectify/engine/bridge"
)

// onWords reports whether seat, playing to a trick to which dummy is to lead, plays on words of declarer's that have put no card
// on the table yet. The card that they designate has been led (57C1), so that what follows is no lead: not for the next hand in
// rotation, and for nobody if the words leave no doubt of the suit. Whether they do designate a card is for the law (46B).
func (s *State) onWords(seat bridge.Seat) bool {
	dummy := s.Dummy()
	return s.Words.Event != 0 && seat != dummy && s.onLead() == dummy && (seat == dummy.LHO() || s.suitCalled() != bridge.NoSuit)
}

// suitCalled is the suit of the card that declarer's words, which wait for dummy, come to in whatever way they are read; NoSuit if
// that is open, or dummy has no such card.
func (s *State) suitCalled() bridge.Suit {
	d, dummy := s.Words.Words, s.Hands[s.Dummy()]
	if d.Suit != bridge.NoSuit && !dummy.Known() {
		return d.Suit
	}
	suit := bridge.NoSuit
	for _, c := range s.plays(s.Dummy()).allowed.Cards() {
		switch {
		case d.Suit != bridge.NoSuit && c.Suit() != d.Suit, d.Rank != bridge.NoRank && c.Rank() != d.Rank:
		case suit != bridge.NoSuit && suit != c.Suit():
			return bridge.NoSuit
		default:
			suit = c.Suit()
		}
	}
	return suit
}

// goneOn lets matters of words lapse when the next trick is led to. Words that left something open, on which the players have gone
// on as if they were clear, ask for no ruling, unless dummy put out a card that they may not have meant: that may still be put
// right for a while (45D). Cards that lay behind another go with the trick.
func (s *State) goneOn() {
	s.FaceUp = slices.DeleteFunc(s.FaceUp, func(c FaceUpCard) bool { return !c.Penalty && s.Event(c.Event).Kind == Together })
	s.lapse(func(m MatterID) bool {
		return m.Kind == WordsIncomplete && !s.Called(m.Event) && s.Words.Event != m.Event && !s.matters[s.matter(m)].doubted
	})
}

// doubt notes that card, which dummy is about to put out, may be another than the one that declarer's words came to.
func (s *State) doubt(card bridge.Card) {
	m := s.matter(MatterID{Kind: WordsIncomplete, Event: s.Words.Event, By: s.Event(s.Words.Event).Seat})
	if m >= 0 && !s.answers(card) {
		s.matters[m].doubted = true
	}
}

// answers reports whether card does what declarer's words ask for, as far as that can be said of any edition's reading: of the suit
// and rank named; the lowest of its suit for a suit alone or "low", the highest for "high"; of a rank that could continue the suit
// of the last trick, in that suit; winning, and in the last seat with the lowest that wins. Any card answers words that ask for none.
func (s *State) answers(card bridge.Card) bool {
	d := s.Words.Words
	choice := s.plays(s.Dummy()).allowed
	if d.Suit != bridge.NoSuit && d.Suit != card.Suit() || d.Rank != bridge.NoRank && d.Rank != card.Rank() {
		return false
	}
	switch {
	case !choice.Known():
		return true
	case d.Manner == High:
		return card == choice.Highest(card.Suit())
	case d.Manner == Low, d.Manner == ByName && d.Rank == bridge.NoRank:
		return card == choice.Lowest(card.Suit())
	case d.Manner == Win:
		return s.wouldWin(card) && !(s.trick(s.current()).count() == 3 && slices.ContainsFunc(choice.Of(card.Suit()).Cards(), func(c bridge.Card) bool {
			return c.Rank() < card.Rank() && s.wouldWin(c)
		}))
	case d.Manner == ByName:
		with := s.wonWith()
		return with == bridge.NoSuit || with == card.Suit() || !choice.Has(bridge.NewCard(with, d.Rank))
	}
	return true
}

// wouldWin reports whether card of dummy's wins the trick in progress as far as it has been played.
func (s *State) wouldWin(card bridge.Card) bool {
	t := s.trick(s.current()).Cards()
	t.Cards[s.Dummy()] = card
	return t.Winner(s.Trump()) == s.Dummy()
}

// wonWith is the suit with which dummy, on lead now, won the trick before; NoSuit if it did not, or that is not known.
func (s *State) wonWith() bridge.Suit {
	i := s.current()
	switch {
	case s.onLead() != s.Dummy() || s.trick(i).Led() != bridge.NoSuit:
		return bridge.NoSuit
	case i > 0:
		return s.Tricks[i-1].Card(s.Dummy()).Suit()
	}
	return s.rec.Won.Suit()
}

// followed looks at the cards that were played on words before dummy had put out any, now that the words are ruled to have meant
// card, which dummy leads: they had to follow suit to it.
func (s *State) followed(card bridge.Card) {
	i := s.trickWith(s.Dummy(), card)
	if i < 0 || s.Tricks[i].Leader != s.Dummy() {
		return
	}
	for _, p := range s.Tricks[i].Plays {
		switch {
		case p.Seat == s.Dummy():
			return
		case !p.TakenBack && p.Card.Suit() != card.Suit() && s.Hands[p.Seat].Of(card.Suit()) != 0:
			s.revoke(RevokeMade{Event: p.Event, Seat: p.Seat, Trick: i + 1, Card: p.Card, Suit: card.Suit()})
		}
	}
}
