package rulings

import (
	"slices"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

const tenTricks = "N:AQ2.32.. 54.KQ4.. KJ3.A5.. T9.J76.."

var cases48 = []playCase{
	{name: "48-1", deal: "N:.32.AQ2. .KQ4.54. AK.5.J3. .J76.T9.", events: "S:dropped=SA+SK director", after: "W:D9 DT H6 H7 HJ",
		want: "card-returned S SK [48A]; card-returned S SA [48A]; play-goes-on [48A]"},
	{name: "48-2", deal: tenTricks, leader: "S", events: "S:faced director", find: "meant-to-claim=yes",
		want: "is-claim S [48B2]"},
	{name: "48-2 with no claim meant", deal: tenTricks, leader: "S", events: "S:faced=HA director", find: "meant-to-claim=no",
		want: "card-returned S HA [48A]; play-goes-on [48A]"},
	{name: "48-3", events: auction1NT + "E:DK S:exposed=HA director", find: "faced-hand=yes",
		want: "ruled-with-later E @5 [48B1] / lead-stands E DK [54A]; hand-spread S [54A]; play-goes-on [54A]"},
	{name: "48-3 with a card that fell", events: auction1NT + "E:DK S:dropped=HA director",
		choose: "opening-lead-choice=accept", want: "card-returned S HA [48A]; play-goes-on [48A] / lead-stands E DK [54B]; play-goes-on [54B]"},
	{name: "a card of declarer's that was seen", deal: tenTricks, events: "S:exposed=HA director", find: "faced-hand=no",
		want: "card-returned S HA [48A]; play-goes-on [48A]"},
	{name: "a card that declarer named", deal: tenTricks, events: "S:named=HA director", want: "card-returned S HA [48A]; play-goes-on [48A]"},
}

func TestLaw48(t *testing.T) { runAll(t, cases48) }

// After 48B1 the presumed dummy plays the hand, and the next card comes from the hand that was spread.
func TestDeclarerWhoBeginsToSpreadBecomesDummy(t *testing.T) {
	c := playCase{events: auction1NT + "E:DK S:exposed=HA director", find: "faced-hand=yes"}
	_, state, _ := c.run(t, law.Edition2017)
	if state.Declarer() != bridge.North || state.Turn() != bridge.South || !state.DummyOut() {
		t.Errorf("declarer %s, turn %s, dummy on the table: %v", state.Declarer(), state.Turn(), state.DummyOut())
	}
}

// A hand faced as a claim is a claim of every trick that was left, which Laws 68 to 70 go on with; an objection made before the ruling
// has contested it.
func TestAHandFacedAsAClaimIsOne(t *testing.T) {
	for events, want := range map[string]record.ClaimMade{
		"S:faced director":            {Event: 1, Seat: bridge.South, Tricks: 5},
		"S:faced W:objected director": {Event: 1, Seat: bridge.South, Tricks: 5, Contested: true},
	} {
		c := playCase{deal: tenTricks, leader: "S", events: events, find: "meant-to-claim=yes"}
		_, state, _ := c.run(t, law.Edition2017)
		claim := record.MatterID{Kind: record.Claim, Event: 1, By: bridge.South}
		if state.Claim != want || !slices.Contains(state.AllMatters(), claim) {
			t.Errorf("%s: %+v, matters %v", events, state.Claim, state.AllMatters())
		}
	}
}
