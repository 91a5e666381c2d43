package rulings

import (
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
)

// Two cards were put out together, the one on top was changed for the one behind and led to the next trick. Nothing is left to go back,
// and the lead stays (67B2).
func TestACardPlayedSinceIsNotTakenOutOfItsTrick(t *testing.T) {
	c := playCase{deal: fourCards, events: "W:together=H6+HK N:H2 E:H3 S:H5 W:withdrew=H6>HK W:H6 N:H4 director",
		find: "faced-card-known=no misled-by-explanation=no designates-otherwise=no"}
	for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
		_, state, _ := c.run(t, e)
		if first, second := state.Tricks[0].Card(bridge.West).String(), state.Tricks[1].Card(bridge.West).String(); first != "HK" || second != "H6" {
			t.Errorf("%s: West has %s and %s in the tricks", e, first, second)
		}
	}
}

// Which of two equally high cards of different suits stays is for the director, and the other goes back (67B2(a)).
func TestOfTwoEquallyHighCardsTheDirectorSaysWhichStays(t *testing.T) {
	c := playCase{deal: "N:42.2.. .3.2.K K.K.3. J.65..", events: "W:SJ N:S2 E:together=CK+D2 S:SK S:HK W:H5 N:H2 E:H3 director", find: "faced-card-known=no"}
	if _, state, _ := c.run(t, law.Edition2017); state.Tricks[0].Card(bridge.East).String() != "CK" {
		t.Errorf("East has %s in the trick", state.Tricks[0].Card(bridge.East))
	}
	c = playCase{deal: "N:42.2.. .3.K.K K.K.3. J.65..", events: "W:SJ N:S2 E:together=CK+DK S:SK S:HK W:H5 N:H2 E:H3 director",
		find: "faced-card-known=no highest-left=stays:DK"}
	if _, state, _ := c.run(t, law.Edition2017); state.Tricks[0].Card(bridge.East).String() != "DK" || !state.Hands[bridge.East].Has(cardIn(t, "CK")) {
		t.Errorf("East has %s in the trick", state.Tricks[0].Card(bridge.East))
	}
}
