package record

import (
	"slices"
	"testing"

	"rectify/engine/bridge"
)

// A player who has to pass at one turn, and whose call at that turn is cancelled, has to pass when the turn comes again. So has one
// who was called over (28A); if that call stands, though it was insufficient, the turn has been used.
func TestObligationOfACancelledTurn(t *testing.T) {
	for _, c := range []struct {
		name   string
		call   Event
		order  Order
		passes bool
	}{
		{"an inadmissible double is cancelled", Event{Kind: Call, Seat: east, Call: bridge.Double}, Order{Kind: CallCancelled, What: Scope{Event: 3}}, true},
		{"called over insufficiently, refused", Event{Kind: Call, Seat: south, Call: bridge.Bid(1, bridge.Clubs)}, Order{Kind: CallCancelled, What: Scope{Event: 3}}, true},
		{"called over insufficiently, accepted", Event{Kind: Call, Seat: south, Call: bridge.Bid(1, bridge.Clubs)}, Order{Kind: CallStands, What: Scope{Event: 3}}, false},
	} {
		exposed := MatterID{Kind: ExposedInAuction, Event: 1, By: west}
		rec := &Record{Dealer: north, Deal: must(bridge.ParseDeal("N:- - - -")), Events: []Event{
			{Kind: Exposed, Seat: west, Cards: bridge.HandOf(bridge.NewCard(bridge.Spades, bridge.King))},
			{Kind: Ruling, Ruled: &Ruled{Matter: exposed, Orders: []Order{{Kind: MustPass, On: east, From: NextTurn, Until: NextTurn, Cite: "24B"}}}},
			{Kind: Call, Seat: north, Call: bridge.Bid(1, bridge.Hearts)},
			c.call,
		}}
		s, err := Replay(rec)
		if err != nil {
			t.Fatal(err)
		}
		s, err = s.Step(Event{Kind: Ruling, Ruled: &Ruled{Matter: s.Matters()[0], Orders: []Order{c.order}}})
		if err != nil {
			t.Fatal(err)
		}
		if got := s.mustPass(east); got != c.passes {
			t.Errorf("%s: East has to pass: %v", c.name, got)
		}
	}
}

// A demand that a player did not meet binds again when the wrong card goes back, though the demand was for one lead, or the lead has been
// lost since (50D2, 61A).
func TestADemandBindsAgainWhenTheRevokeGoesBack(t *testing.T) {
	demand := func(o Order) *script {
		sc := fiveCards(t, west).do(dropped(east, "SK")).rule(DefenderExposed, about(PenaltyMajor, east, "SK", "50B"))
		return sc.rule(PartnerOnLead, o, about(CardPickedUp, east, "SK", "50D2(a)"))
	}
	for _, o := range []Order{required(west, bridge.Spades, "50D2(a)"), forbidden(west, bridge.Hearts, "50D2(a)")} {
		sc := demand(o).plays("HQ H2 HK H8").rule(Revoke, about(PenaltyMajor, west, "HQ", "62B1"))
		if got, want := sc.s.LegalPlays(west), sc.s.Hands[west].Of(bridge.Spades); got != want {
			t.Errorf("%s: West may lead %s, want %s", o.Kind, got, want)
		}
		sc = demand(o).plays("HQ").do(Event{Kind: Withdrew, Seat: west, Card: card("HQ"), NewCard: card("HJ")})
		if !slices.Contains(sc.s.Matters(), MatterID{Kind: Revoke, Event: 3, By: west}) {
			t.Errorf("%s: a second card that does not meet it is no matter", o.Kind)
		}
	}
}

// A card that takes the place of another is looked at where that lay, though an earlier trick has a hole again (62C1).
func TestACardChangedInALaterTrickFollowsToThatTrick(t *testing.T) {
	sc := fiveCards(t, east).plays("H4 H9 SQ H2 S9").rule(Revoke, about(PenaltyMajor, west, "SQ", "62B1"),
		Order{Kind: MayChangeCard, On: south, What: Scope{Card: card("S9")}, Until: NextCard, Cite: "62C1"})
	sc.do(Event{Kind: Withdrew, Seat: south, Card: card("S9"), NewCard: card("S8")})
	if slices.ContainsFunc(sc.s.Matters(), func(m MatterID) bool { return m.Kind == Revoke }) {
		t.Errorf("a lead is a revoke: %v", sc.s.Matters())
	}
}

// A card that a ruling puts another in the place of did not revoke.
func TestACardThatARulingReplacesIsNoRevoke(t *testing.T) {
	sc := fiveCards(t, south).plays("S9 SJ").do(Event{Kind: Withdrew, Seat: west, Card: card("SJ"), NewCard: card("HQ")})
	again := about(CardPlayed, west, "SJ", "47F2")
	again.What.Event = 2
	sc.rule(CardWithdrawn, again, about(PenaltyMajor, west, "HQ", "50B"))
	if got := sc.s.Matters(); len(got) > 0 {
		t.Errorf("there is still %v", got)
	}
}
