package rulings

import (
	"slices"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// The laws of several cards at once (58B), of cards exposed (49, 50B) and of a player whom an opponent told that it was his turn (47E1) a second time.

// several is 58B: if one face alone could be seen, that card is played and the others go back; otherwise the player says which is played,
// and a defender's others are penalty cards, minor if there is one, below the ten and exposed inadvertently; an opponent who has played
// since may change the card.
func (r ruled) several() {
	by, top := r.m.By, r.act.Card
	_, n := r.at.Trick()
	all := r.act.Cards.With(top)
	switch {
	case r.wentOn(n, bridge.NorthSouth) && r.wentOn(n, bridge.EastWest):
		r.loose("both sides have gone on, and it is 67")
		return
	case r.playedBy(by):
		r.loose("the player has played again")
		return
	case r.says("faces-visible", "one-card"):
		r.hold(inTrick(r.after, by, top) == n, "58B1", "%s, on top, is not played", top)
		r.putBack(by, all.Without(top), "none", "58B1")
		return
	}
	chosen := r.answers["plays-which"].Card
	rest := all.Without(chosen)
	r.hold(all.Has(chosen) && inTrick(r.after, by, chosen) == n, "58B2", "%s is chosen, and does not lie in the trick", chosen)
	want := "none"
	if r.at.Defends(by) {
		want = r.graded(rest)
	}
	r.putBack(by, rest, want, "58B2")
	for _, e := range r.since() {
		if p := r.before.Tricks[n-1].Card(e.Seat); p == e.Card && e.Seat.Opposes(by) {
			r.hold(slices.ContainsFunc(r.orders, func(o record.Order) bool {
				return o.Kind == record.MayChangeCard && o.On == e.Seat && o.What.Card == p
			}), "58B3", "%s may not change %s", e.Seat, p)
		}
	}
}

// wentOn reports whether a player of side has a card in a trick after trick n.
func (r ruled) wentOn(n int, side bridge.Side) bool {
	return n < len(r.before.Tricks) && slices.ContainsFunc(r.before.Tricks[n:], func(t record.Trick) bool {
		return slices.ContainsFunc(t.Plays, func(p record.Played) bool { return p.Seat.Side() == side && !p.TakenBack })
	})
}

// putBack holds that cards of by are in the hand, and penalty cards of kind want.
func (r ruled) putBack(by bridge.Seat, cards bridge.Hand, want, law string) {
	for _, c := range cards.Cards() {
		r.hold(r.after.Hands[by].Has(c) && grade(r.after, by, c) == want, law, "%s is in the hand: %t, a penalty card: %s, not %s",
			c, r.after.Hands[by].Has(c), grade(r.after, by, c), want)
	}
}

// graded is what kind of penalty cards, of a defender who may have others, cards are that he exposed (50B). A penalty card that he put out
// with them is no other one.
func (r ruled) graded(cards bridge.Hand) string {
	all := cards
	for _, p := range r.at.PenaltyCards(r.m.By) {
		if !r.act.Cards.With(r.act.Card).Has(p.Card) {
			all = all.With(p.Card)
		}
	}
	if all.Len() == 1 && all.Cards()[0].Rank() < bridge.Ten && !r.says("exposed-inadvertently", procedure.No) {
		return "minor"
	}
	return "major"
}

// exposed is 49 and 50B, of the cards that are still in the hand.
func (r ruled) exposed() {
	by, cards := r.m.By, r.act.Cards.With(r.act.Card)
	left := cards & r.before.Hands[by]
	switch {
	case slices.ContainsFunc(cards.Cards(), func(c bridge.Card) bool { return grade(r.at, by, c) != "none" }):
		r.loose("a penalty card already")
		return
	case left == 0:
		r.loose("it has been played since")
		return
	case len(r.at.PenaltyCards(by)) != len(r.before.PenaltyCards(by)):
		r.loose("another penalty card has been played since")
		return
	case r.at.Phase != record.PlayPeriod && r.d.Edition.Base() == law.Edition2007:
		r.loose("24 of 2007: before the lead is faced")
		return
	}
	want := r.graded(cards)
	if r.act.Kind != record.Named && r.says("partner-could-see", procedure.No) || r.says("this-trick-only", procedure.Yes) ||
		r.answers["whose-doing"].ID != "" && !r.says("whose-doing", "own-doing") {
		want = "none"
	}
	r.putBack(by, left, want, "50B")
	if len(r.after.PenaltyCards(by)) > 1 {
		for _, p := range r.after.PenaltyCards(by) {
			r.hold(p.Major, "50B", "%s is one of several and minor", p.Card)
		}
	}
}

// misdirected is 47E1: a card led or played out of turn because an opponent said that it was the player's turn goes back without
// rectification, and nobody accepts it; in 2007 if its player wants it back. What it told is for his side alone.
func (r ruled) misdirected() {
	c, by := r.card(), r.holder()
	r.hold(inTrick(r.after, by, c) == 0 && r.after.Hands[by].Has(c) && grade(r.after, by, c) == "none", "47E1", "%s is not back in the hand", c)
	r.hold(len(r.since()) > 0 || r.after.Turn() == r.at.Turn(), "47E1", "it is the turn of %s, not of %s", r.after.Turn(), r.at.Turn())
	r.hold(r.says("retracts-card", "retract") == (r.d.Edition.Base() == law.Edition2007), "47E1", "asked whether he takes it back")
	for _, o := range r.orders {
		r.hold(o.Kind != record.Authorized || o.On.Side() == by.Side(), "16C1", "%s may use what %s told", o.On, c)
		r.hold(o.Kind != record.Unauthorized || o.On.Opposes(by), "16C2", "%s may not use what %s told", o.On, c)
	}
}

// Dummy takes no part in the play (43A1(c)): which of two cards of dummy's is played, and whether one led too soon goes back, is declarer's
// to say.
func TestDeclarerChoosesForDummy(t *testing.T) {
	for events, e := range map[string]law.Edition{
		"W:SJ N:together=S4+SA director":             law.Edition2017, // 58B2
		"W:SJ N:S4 E:SK S:S5 W:told=N N:H2 director": law.Edition2007, // 47E1
	} {
		d := NewDesk(playCase{deal: fourCards, events: events}.record(t), e, law.Authority{})
		for range 20 {
			task, err := d.Next()
			if err != nil {
				t.Fatal(err)
			}
			if task.Kind == AtQuestion {
				d.Find(task.Outcome.Need.Key, record.Answer{ID: severalCards})
				continue
			}
			if task.Kind == AtChoice {
				if who := task.Outcome.Need.Node.Who.Seat(d.Case(task.Matter)); who != bridge.South {
					t.Errorf("%s: %s is asked", events, who)
				}
				break
			}
			if task.Kind != AtEvent {
				t.Fatalf("%s: nobody is asked", events)
			}
		}
	}
}

// A penalty card that its owner plays, with another card behind or before it, is none any more: the other is the only one (50B, 58B2).
func TestAPenaltyCardPlayedMakesNoOtherMajor(t *testing.T) {
	const found = "partner-could-see=yes faces-visible=several-cards exposed-inadvertently=yes"
	for _, put := range []string{"S2+H3", "H3+S2"} {
		runAll(t, []playCase{{name: put, deal: fourCards, leader: "S", events: "E:dropped=S2 director S:S3 W:SJ N:S4 E:together=" + put + " director",
			find: found, choose: "plays-which=designate:S2", want: "minor E S2 / card-played E S2 @6 [58B2]; minor E H3"}})
	}
}
