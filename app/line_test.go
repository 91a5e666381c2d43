package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"rectify/app/session"
)

// claimFile is a claim on which two lines hang.
const claimFile = "../scenarios/bank/70/trump-known.yaml"

// atClaim goes to the verdict on the claim.
func (p *program) atClaim(t *testing.T) {
	t.Helper()
	p.toFacts(t, claimFile)
	for p.stage() != session.Verdict {
		p.onward()
	}
}

// The lines are worked out while the program goes on, and then played on the table by the keys; nothing of it is stored.
func TestAClaimIsPlayedOut(t *testing.T) {
	p := open(t, t.TempDir())
	p.atClaim(t)
	before := kinds(stored(t, p.kept)[0])
	p.pressed(fyne.KeyF11)
	known := func() bool { return p.under.sitting.View().Sheet.Line != nil }
	p.awaited(t, "the line", known)
	if p.working != nil {
		t.Error("the work goes on though it is done")
	}
	p.pressed(fyne.Key2, fyne.KeyEnd, fyne.KeyLeft)
	v := p.under.sitting.View()
	if !v.Sheet.Items[1].Chosen || v.Transport.At != v.Transport.Of-1 || !strings.Contains(p.line(), "verdict") {
		t.Errorf("got %+v", v.Transport)
	}
	p.done("event:play")
	if p.under.sitting.View().Transport.At != v.Transport.Of {
		t.Error("the cards do not play by themselves")
	}
	p.pressed(fyne.KeyEscape)
	if p.route != caseRoute || p.under.sitting.View().Sheet.Verdict == nil {
		t.Error("Esc does not lead back to the verdict")
	}
	nothingStored(t, p.kept, before)
}

// Who goes on does not wait: the work is given up.
func TestWorkIsGivenUpWhenTheCaseIsLeft(t *testing.T) {
	for _, away := range []string{"line", "home"} {
		p := open(t, t.TempDir())
		p.atClaim(t)
		p.done("line")
		if p.working == nil {
			t.Fatal("nothing is worked out")
		}
		p.done(away)
		if p.working != nil {
			t.Errorf("%s: the work goes on", away)
		}
		p.shut(t)
	}
}
