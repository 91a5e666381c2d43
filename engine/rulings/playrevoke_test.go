package rulings

import (
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// The laws of the revoke a second time (61 to 64).

// played is the trick, counted from 1, in which the card of the act was put, whether or not it lies there; 0 if in none.
func (r ruled) playedTo(s record.State) int {
	return 1 + slices.IndexFunc(s.Tricks, func(t record.Trick) bool {
		return slices.ContainsFunc(t.Plays, func(p record.Played) bool { return p.Event == r.m.Event && p.Seat == r.holder() })
	})
}

// established is 63A: the offender's side has led or played to a later trick, named a card for it, or claimed.
func (r ruled) established(n int) bool {
	side := r.m.By.Side()
	for i, t := range r.before.Tricks {
		for _, p := range t.Plays {
			if i+1 > n && p.Seat.Side() == side && p.Event > r.m.Event {
				return true
			}
		}
	}
	return false
}

// revoke is 62 and 63: one that is not established is corrected, and a defender's card is a major penalty card; one that is established
// stands. In the twelfth trick it is corrected all the same (62D1).
func (r ruled) revoke() {
	by, c := r.holder(), r.card()
	n := r.playedTo(r.before)
	switch {
	case r.act.Kind != record.Play && r.act.Kind != record.Designated || n == 0 || inTrick(r.before, by, c) != n:
		r.loose("the card has gone, or another was put down with it")
		return
	case r.before.Claim.Event != 0:
		r.loose("somebody has claimed")
		return
	case len(revokesBut(r.before, r.m.Event)) > 0:
		r.loose("there is another revoke")
		return
	case r.established(n) && n != 12:
		r.hold(inTrick(r.after, by, c) == n, "63B", "an established revoke is corrected")
		return
	}
	want := "none"
	if r.at.Defends(by) {
		want = "major"
	}
	if n == 12 {
		r.hold(inTrick(r.after, by, c) == 0 && r.after.Hands[by].Has(c), "62D1", "%s is not back in the hand", c)
		return // whether it is a penalty card makes no difference any more
	}
	if grade(r.at, by, c) != "none" {
		r.loose("a penalty card revoked")
		return
	}
	r.hold(inTrick(r.after, by, c) == 0 && r.after.Hands[by].Has(c), "62A", "%s is not back in the hand", c)
	r.hold(grade(r.after, by, c) == want, "62B", "%s is a penalty card: %s, not %s", c, grade(r.after, by, c), want)
	if r.at.Turn() == by {
		r.hold(r.after.Turn() == by, "62B", "%s plays again, and it is the turn of %s", by, r.after.Turn())
	}
}

// revokesBut is the cards in the tricks that did not follow suit though their hand could have, but for the one of table event n.
func revokesBut(s record.State, n int) []record.Played {
	var out []record.Played
	left := s.Hands
	for _, t := range slices.Backward(s.Tricks) {
		for _, p := range t.Plays {
			if p.TakenBack {
				continue
			}
			if p.Seat != t.Leader && p.Card.Suit() != t.Led() && t.Led() != bridge.NoSuit && left[p.Seat].Of(t.Led()) != 0 && p.Event != n {
				out = append(out, p)
			}
		}
		for _, p := range t.Plays {
			if !p.TakenBack {
				left[p.Seat] = left[p.Seat].With(p.Card)
			}
		}
	}
	return out
}

// revokeTricks is 64A and 64B, for a board with one revoke and nothing else that moves tricks.
func (r ruled) revokeTricks() {
	by := r.holder()
	n := r.playedTo(r.before)
	switch {
	case n == 0 || r.act.Kind == record.Together:
		r.loose("no card was played")
		return
	case len(revokesBut(r.before, r.m.Event)) > 0:
		r.loose("there is another revoke")
		return
	case r.before.Claim.Event != 0:
		r.loose("somebody has claimed")
		return
	}
	side, won := by.Side(), 0
	for _, t := range r.before.Tricks[n-1:] {
		if t.Winner(r.before.Trump()).Side() == side {
			won++
		}
	}
	trick := r.before.Tricks[n-1]
	due := slices.ContainsFunc(r.at.PenaltyCards(by), func(p record.FaceUpCard) bool { return p.Card.Suit() == trick.Led() || p.Card == trick.Card(by) })
	want := 1
	switch {
	case due:
		r.loose("a penalty card was not played")
		return
	case r.d.Edition.Base() == law.Edition2007 && slices.ContainsFunc(r.at.FaceUp, func(f record.FaceUpCard) bool { return f.Seat == by }):
		r.loose("64B3 of 2007: a faced card")
		return
	case by == r.before.Dummy(), n == 12, won == 0:
		want = 0
	case trick.Winner(r.before.Trump()) == by:
		want = min(2, won)
	}
	got := 0
	for _, o := range r.orders {
		if o.Kind == record.TricksMoved {
			got += o.What.N
			r.hold(o.On.Side() == side, "64A", "tricks go from %s", o.On)
		}
	}
	r.hold(got == want, "64A", "%d tricks move, by the specification %d", got, want)
}
