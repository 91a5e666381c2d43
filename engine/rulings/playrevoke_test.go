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
// stands. In the twelfth trick it is corrected all the same (62D1); and since 2017 one of two by opponents in a trick, when one side alone
// has gone on (62C3).
func (r ruled) revoke() {
	by, c := r.holder(), r.card()
	n := r.playedTo(r.before)
	both := r.d.Edition.Base() == law.Edition2017 && r.opponentRevoked(n) && r.established(n) != r.opponentsWentOn(n)
	switch {
	case r.act.Kind != record.Play && r.act.Kind != record.Designated || n == 0 || inTrick(r.before, by, c) != n:
		r.loose("the card has gone, or another was put down with it")
		return
	case r.before.Claim.Event != 0:
		r.loose("somebody has claimed")
		return
	case both:
		r.hold(inTrick(r.after, by, c) == 0 && r.after.Hands[by].Has(c), "62C3", "%s is not back in the hand", c)
		r.hold(grade(r.after, by, c) == "major" == r.at.Defends(by), "62C3", "%s is a penalty card: %s", c, grade(r.after, by, c))
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
	if r.at.Turn() == by && len(r.otherRevokes()) == 0 {
		r.hold(r.after.Turn() == by, "62B", "%s plays again, and it is the turn of %s", by, r.after.Turn())
		for _, o := range r.at.Orders {
			if o.On == by && (o.Kind == record.MustLead || o.Kind == record.MustNotLead || o.Until == record.ThisTrick) {
				r.hold(slices.ContainsFunc(r.after.Orders, func(now record.InForce) bool { return now.Order == o.Order }), "61A",
					"%s is not bound by %s any more", by, o.Kind)
			}
		}
	}
}

// otherRevokes is the other matters of a revoke that have arisen on the board.
func (r ruled) otherRevokes() []record.MatterID {
	return slices.DeleteFunc(r.before.AllMatters(), func(m record.MatterID) bool {
		return m.Kind != record.Revoke || m.Event == r.m.Event
	})
}

// opponentRevoked reports whether an opponent revoked in trick n too.
func (r ruled) opponentRevoked(n int) bool {
	return slices.ContainsFunc(r.otherRevokes(), func(m record.MatterID) bool {
		return m.By.Opposes(r.m.By) && n > 0 && slices.ContainsFunc(r.before.Tricks[n-1].Plays, func(p record.Played) bool { return p.Event == m.Event })
	})
}

// opponentsWentOn reports whether a player of the other side had put a card to a trick after trick n, taken back since or not.
func (r ruled) opponentsWentOn(n int) bool {
	return slices.ContainsFunc(r.before.Tricks[n:], func(t record.Trick) bool {
		return slices.ContainsFunc(t.Plays, func(p record.Played) bool { return p.Seat.Opposes(r.m.By) })
	})
}

// A wrongCard is a card that lies in a trick and does not follow suit, though its player could have.
type wrongCard struct {
	record.Played
	trick int
	suit  bridge.Suit // that was led
}

// wrongCards is those of the finished play.
func wrongCards(s record.State) []wrongCard {
	var out []wrongCard
	left := s.Hands
	for i, t := range slices.Backward(s.Tricks) {
		for _, p := range t.Plays {
			if !p.TakenBack && p.Seat != t.Leader && p.Card.Suit() != t.Led() && t.Led() != bridge.NoSuit && left[p.Seat].Of(t.Led()) != 0 {
				out = append(out, wrongCard{p, i + 1, t.Led()})
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

// revokes is wrongCards, the first first, with the cards that broke a demand of declarer's, which show in no trick (61A): the matters of their tricks tell.
func (r ruled) revokes() []wrongCard {
	out := wrongCards(r.before)
	for _, m := range r.before.AllMatters() {
		for i, t := range r.before.Tricks {
			for _, p := range t.Plays {
				if m.Kind == record.RevokeTricks && p.Event == m.Event && p.Seat == m.By && !p.TakenBack &&
					!slices.ContainsFunc(out, func(w wrongCard) bool { return w.Event == p.Event }) {
					out = append(out, wrongCard{p, i + 1, bridge.NoSuit})
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b wrongCard) int { return a.Event - b.Event })
	return out
}

// revokeTricks is 64A and 64B: what all the revokes of a side cost it, once the last of them has been ruled on. Each takes tricks of its
// own, won from it on; none is taken for a second one by the same player in the same suit (64B2), or if both sides revoked (64B7).
func (r ruled) revokeTricks() {
	side := r.holder().Side()
	if n := r.playedTo(r.before); n == 0 || r.act.Kind == record.Together {
		r.loose("no card was played")
		return
	}
	if r.before.Claim.Event != 0 {
		r.loose("somebody has claimed")
		return
	}
	all := r.revokes()
	ours := slices.DeleteFunc(slices.Clone(all), func(w wrongCard) bool { return w.Seat.Side() != side })
	want := 0
	for i, w := range slices.Backward(ours) {
		n, ok := r.costs(w, ours[:i])
		if !ok {
			return
		}
		want = min(want+n, r.wonFrom(w.trick, side)) // the later ones have their tricks among those of this one
	}
	if len(ours) < len(all) || r.d.Edition.Base() == law.Edition2007 && slices.ContainsFunc(r.otherRevokes(), func(m record.MatterID) bool { return m.By.Side() != side }) {
		want = 0 // in 2007 one that was corrected counts
	}
	got := 0
	for _, m := range r.after.AllMatters() {
		ruled := r.after.RuledOn(m)
		switch {
		case m.Kind != record.RevokeTricks || m.By.Side() != side:
			continue
		case ruled == nil:
			return // another of the side is still to be ruled on
		}
		for _, o := range ruled.Orders {
			if o.Kind == record.TricksMoved {
				got += o.What.N
				r.hold(o.On.Side() == side, "64A", "tricks go from %s", o.On)
			}
		}
	}
	by := map[bool]string{true: "64A of several revokes", false: "64A"}[len(all) > 1]
	r.hold(got == want, by, "%d tricks move, by the specification %d", got, want)
}

// wonFrom is how many tricks side has won from trick n on.
func (r ruled) wonFrom(n int, side bridge.Side) int {
	won := 0
	for _, t := range r.before.Tricks[n-1:] {
		if t.Winner(r.before.Trump()).Side() == side {
			won++
		}
	}
	return won
}

// costs is how many tricks w costs, as far as its side has won so many; earlier is the revokes of the side before it. It is false if the
// comparison stops short of it.
func (r ruled) costs(w wrongCard, earlier []wrongCard) (int, bool) {
	at, trick := r.d.before(w.Event), r.before.Tricks[w.trick-1]
	won := r.wonFrom(w.trick, w.Seat.Side())
	switch {
	case slices.ContainsFunc(at.PenaltyCards(w.Seat), func(p record.FaceUpCard) bool { return p.Card.Suit() == w.suit || p.Card == w.Card }):
		r.loose("a penalty card was not played")
		return 0, false
	case r.d.Edition.Base() == law.Edition2007 && slices.ContainsFunc(at.FaceUp, func(f record.FaceUpCard) bool { return f.Seat == w.Seat }):
		r.loose("64B3 of 2007: a faced card")
		return 0, false
	case slices.ContainsFunc(earlier, func(o wrongCard) bool { return o.Seat == w.Seat && o.suit == w.suit && w.suit != bridge.NoSuit }):
		return 0, true // 64B2
	case w.Seat == r.before.Dummy(), w.trick == 12:
		return 0, true // 64B3, 64B6
	case trick.Winner(r.before.Trump()) == w.Seat:
		return min(2, won), true
	}
	return min(1, won), true
}
