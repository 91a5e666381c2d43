package record

import (
	"slices"

	"rectify/engine/bridge"
)

// checkPlay opens a matter if seat is about to play card to trick i though the law asks for another that could be played.
func (s *State) checkPlay(i int, seat bridge.Seat, card bridge.Card, n int) {
	trick := s.trick(i)
	s.checkPlayTo(i, trick.Leader, trick.Led(), seat, card, n)
}

// checkPlayTo is the same where leader has led a card of suit led.
func (s *State) checkPlayTo(i int, leader bridge.Seat, led bridge.Suit, seat bridge.Seat, card bridge.Card, n int) {
	if !s.Hands[seat].Known() {
		return
	}
	why := s.playsTo(seat, leader, led).reason(card)
	switch why.Code {
	case MayPlay:
	case PenaltyFirst, MinorFirst:
		s.open(MatterID{Kind: PenaltyNotPlayed, Event: n, By: seat})
	default:
		s.revoke(RevokeMade{Event: n, Seat: seat, Trick: i + 1, Card: card, Suit: why.Suit})
	}
}

// revoke adds a revoke and its matter, once.
func (s *State) revoke(r RevokeMade) {
	id := MatterID{Kind: Revoke, Event: r.Event, By: r.Seat}
	if s.matter(id) < 0 {
		s.open(id)
		s.Revokes = append(s.Revokes, r)
		for _, o := range s.Orders {
			if o.On == r.Seat && o.Kind.restrictsPlay() {
				s.used = append(s.used, usedOrder{r.Event, o})
			}
		}
	}
}

// restrictsPlay reports whether k says what a player may lead, or play to a trick.
func (k OrderKind) restrictsPlay() bool {
	return slices.Contains([]OrderKind{MustLead, MustNotLead, MustPlaySuit, MustNotPlay, MustPlayHigh, MustPlayLow}, k)
}

// bindAgain gives a player whose revoke of table event n goes back the obligations again that he had when he made it: the card that
// takes its place must meet them, though the trick may have been over, or the lead lost, in between (61A, 62B). They are as they were
// after the first since table events.
func (s *State) bindAgain(n, since int) {
	s.used = slices.DeleteFunc(s.used, func(u usedOrder) bool {
		if u.n != n {
			return false
		}
		i := s.matter(u.Matter)
		if !s.inForce(func(o InForce) bool { return o.Order == u.Order && o.Matter == u.Matter }) && slices.Contains(s.matters[i].last.Orders, u.Order) {
			u.Since = since
			s.inForceNow(u.InForce)
		}
		return true
	})
}

// establish marks the revokes of side that its acting at table event n towards a trick, counted from 1, establishes: a card
// or a designation for a later trick than theirs (63A1, 63A2).
func (s *State) establish(n int, side bridge.Side, trick int) {
	for i := range s.Revokes {
		if r := &s.Revokes[i]; r.Established == 0 && !r.Corrected && r.Seat.Side() == side && r.Trick < trick {
			r.Established = n
		}
	}
}

// unestablish takes back what a card did at table event n that dummy put out unasked: declarer has not played it, so that no revoke of
// the side is established by it (45B, 63A1).
func (s *State) unestablish(n int) {
	for i := range s.Revokes {
		if r := &s.Revokes[i]; r.Established == n {
			r.Established = 0
		}
	}
}

// establishAll marks every revoke of side, as a claim or concession by it does (63A3).
func (s *State) establishAll(n int, side bridge.Side) { s.establish(n, side, 14) }

// agree marks the revokes of side, if it has agreed to a claim of the other side by going on without an objection (63A4).
func (s *State) agree(n int, side bridge.Side) {
	if c := s.Claim; c.Event != 0 && !c.Contested && c.Seat.Side() != side {
		s.establishAll(n, side)
	}
}

// established reports whether the revoke of table event n is established.
func (s *State) established(n int) bool {
	for _, r := range s.Revokes {
		if r.Event == n && r.Established != 0 {
			return true
		}
	}
	return false
}

// undone reports whether the revoke of table event n has been corrected, and costs nothing.
func (s *State) undone(n int) bool {
	return slices.ContainsFunc(s.Revokes, func(r RevokeMade) bool { return r.Event == n && r.Corrected && !r.Counts })
}

// twelfth reports whether the card of table event n was played to the twelfth trick.
func (s *State) twelfth(n int) bool {
	i := slices.IndexFunc(s.Tricks, func(t Trick) bool {
		return slices.ContainsFunc(t.Plays, func(p Played) bool { return p.Event == n })
	})
	return i >= 0 && i+1+s.TricksBefore() == 12
}

// askedAbout opens a matter when a player is asked whether a card with which he did not follow suit was a revoke (61B). A
// question to anybody else is about what the card means; dummy's to declarer is a matter of dummy's rights (42B1).
func (s *State) askedAbout(e Event, n int) {
	p, ok := s.discard(e.Of)
	if ok && e.To == p.Seat && (e.Seat != s.Dummy() || s.Defends(e.To)) {
		s.open(MatterID{Kind: RevokeAsked, Event: n, By: e.Seat})
	}
}

// alleged opens a matter when attention is drawn to a card as a revoke, and it is none (61C).
func (s *State) alleged(e Event, n int) {
	p, ok := s.discard(e.Of)
	if ok && s.Hands[p.Seat].Known() && !slices.ContainsFunc(s.matters, func(m openMatter) bool { return m.id.Event == e.Of }) {
		s.open(MatterID{Kind: RevokeAlleged, Event: n, By: e.Seat})
	}
}

// discard is the card played at table event n, if it was not of the suit led.
func (s *State) discard(n int) (Played, bool) {
	for _, t := range s.Tricks {
		for _, p := range t.Plays {
			if n != 0 && p.Event == n && p.Seat != t.Leader && t.Led() != bridge.NoSuit && p.Card.Suit() != t.Led() {
				return p, true
			}
		}
	}
	return Played{}, false
}
