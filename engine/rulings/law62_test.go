package rulings

import (
	"strings"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// revokeRulings is the rulings of Laws 62 and 64 in c, in short, and the state in the end. Nothing is found and nothing chosen.
func revokeRulings(t *testing.T, c playCase, e law.Edition) (string, record.State) {
	t.Helper()
	var out []string
	desk := NewDesk(c.record(t), e, law.Authority{})
	for range 200 {
		task, err := desk.Next()
		if err != nil {
			t.Fatal(err)
		}
		switch task.Kind {
		case AtEnd, AtWait:
			return strings.Join(out, " / "), desk.State()
		case AtQuestion, AtChoice, AtUncovered:
			desk.Skip(task.Matter)
		case AtRuling:
			if n := LawOf(task.Matter.Kind, e); n == 62 || n == 64 {
				out = append(out, orderWords(task.Ruled))
			}
			if err := desk.Rule(task.Ruled); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("the desk does not come to an end")
	return "", record.State{}
}

// A lead to the next trick that an opponent's word brought about establishes nothing since 2017 (47E1, 63A1).
func TestALeadThatAnOpponentBroughtAboutEstablishesNoRevoke(t *testing.T) {
	c := playCase{deal: correctedRevoke, leader: "S", events: "S:SQ W:D7 N:SA E:S3 S:told=E E:H3 director"}
	for e, want := range map[law.Edition]string{law.Edition2007: "card-stands W D7 [63B]", law.Edition2017: "penalty-major W D7 [62B1]"} {
		if got, _ := revokeRulings(t, c, e); !strings.HasPrefix(got, want) {
			t.Errorf("%s: got %s, want %s", e, got, want)
		}
	}
}

// The tricks of a revoke fall due once, though the end of the play and the ruling that lets it stand both bring them up; and not before
// somebody has called the director.
func TestTheTricksOfARevokeAreRuledOnce(t *testing.T) {
	play := "S:CA W:D2 N:C4 E:CQ S:SA W:SK N:S2 E:S3 S:HA W:HK N:H2 E:H9 S:DA W:C3 N:D4 E:D5"
	c := playCase{deal: "N:2.2.4.4 3.9.5.Q A.A.A.A K.K.2.3", leader: "S", events: play}
	if got, _ := revokeRulings(t, c, law.Edition2017); got != "" {
		t.Errorf("ruled before anybody noticed: %s", got)
	}
	c.events += " director"
	_, state := revokeRulings(t, c, law.Edition2017)
	n := 0
	for _, m := range state.AllMatters() {
		if m.Kind == record.RevokeTricks {
			n++
		}
	}
	if n != 1 {
		t.Errorf("the tricks fell due %d times", n)
	}
}

// Tricks won before the revoke are never transferred (64B1).
func TestTricksWonBeforeTheRevokeStay(t *testing.T) {
	c := playCase{deal: "N:2.2.54.4 3.9.K6.Q A.A.A8.A K.K.J.32", leader: "E",
		events: "E:DK S:D8 W:DJ N:D4 E:CQ S:CA W:HK N:C4 S:SA W:SK N:S2 E:S3 S:HA W:C2 N:H2 E:H9 S:DA W:C3 N:D5 E:D6 director"}
	if got, _ := revokeRulings(t, c, law.Edition2017); !strings.Contains(got, "tricks-moved W [64B1]") {
		t.Errorf("got %s", got)
	}
}

// That declarer may not change the card he named does not bring a revoke back that has been corrected.
func TestACorrectedRevokeStaysCorrectedThoughTheWordsMayNotBeChanged(t *testing.T) {
	c := playCase{deal: fourCards, events: "W:HK S:says=S4 S:says=H2 director", find: "change-kind=changed-mind named-unintended=no"}
	for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
		if _, state, _ := c.run(t, e); cardWords(state.LegalPlays(bridge.North)) != "H2 H4" {
			t.Errorf("%s: dummy may play %s, and has %s in the trick", e, cardWords(state.LegalPlays(bridge.North)), state.Tricks[0].Card(bridge.North))
		}
	}
}
