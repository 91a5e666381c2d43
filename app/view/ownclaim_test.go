package view

import (
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/engine/record"
	"rectify/i18n"
)

// contests plays the deal on, lets South claim two tricks in these words and West object, and calls the director.
func contests(t *testing.T, v *Sitting, words string) {
	t.Helper()
	for _, id := range []string{"play-on", "amiss", "mishap:claimed", "with:who:2", "with:tricks:2"} {
		press(t, v, id)
	}
	v.Type("says", words)
	for _, id := range []string{"happen", "mishap:objected", "with:who:3", "happen", "director"} {
		press(t, v, id)
	}
}

// A claim made on purpose in a deal played on is contested, ruled on and played out like one of a file; a number that nobody
// else can say is said with it.
func TestAClaimMadeOnPurposeIsRuledOnAndPlayedOut(t *testing.T) {
	v := claimed(t, i18n.English, "68-play-it-out")
	contests(t, v, "diamonds from the top")
	for v.s.Stage == session.Telling {
		s := v.View().Sheet
		at := slices.IndexFunc(s.Items, func(i Item) bool { return strings.HasPrefix(i.Text, "No") })
		if at < 0 {
			t.Fatalf("asked %q: %+v", s.Lead, s.Items)
		}
		press(t, v, s.Items[at].ID)
		press(t, v, "told")
	}
	for v.s.Stage != session.Verdict {
		advance(t, v, nil)
	}
	if !v.s.Turn().Before.Claim.Contested {
		t.Error("the objection is not on record")
	}
	if m := v.s.Turn().Task.Matter; m.Kind != record.Claim || !v.hasLine() {
		t.Fatalf("the matter is %+v, ruled %+v", m, v.s.Turn().Task.Ruled)
	}
	worked(t, v)
	if s := v.View().Sheet; s.Line == nil || len(s.Line.Tricks) != 3 {
		t.Errorf("got %+v", s)
	}
}

// A claim made on purpose that cannot be played out is the trainee's to value, and a number says it.
func TestTheTricksOfAClaimMadeOnPurposeAreANumber(t *testing.T) {
	v := claimed(t, i18n.Greek, "70-words-of-his-own")
	contests(t, v, "ό,τι πείτε εσείς")
	for v.s.Stage == session.Telling {
		s := v.View().Sheet
		if s.Picker == nil {
			press(t, v, s.Items[len(s.Items)-1].ID)
			press(t, v, "told")
			continue
		}
		if !s.Picker.Digits || len(s.Items) > 0 || s.Primary.Enabled {
			t.Fatalf("%+v, picker %+v", s, s.Picker)
		}
		press(t, v, "which:1")
		if e := press(t, v, "told"); e.Act == nil || e.Act.Answer.N != 1 {
			t.Fatalf("said %+v", e.Act)
		}
		return
	}
	t.Errorf("at stage %s, and no number was asked for", v.s.Stage)
}
