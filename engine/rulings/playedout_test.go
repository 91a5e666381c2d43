package rulings

import (
	"context"
	"reflect"
	"sync"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/claim"
	"rectify/engine/law"
	"rectify/engine/record"
)

// What is kept of a claim is what it comes to when it is played out anew, for many claims at once too; and it does not grow without end.
func TestAClaimIsPlayedOutOnce(t *testing.T) {
	c := playCase{deal: tenTricks, leader: "S"}
	state, err := record.Replay(c.record(t))
	if err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for tricks := range 6 {
		for range 3 {
			all.Go(func() {
				p, err := claim.At(state, record.Event{Kind: record.Claimed, Seat: bridge.South, Tricks: tricks})
				if err != nil {
					t.Error(err)
					return
				}
				got, gotErr := analyse(p, law.Authority{})
				want, wantErr := claim.Analyse(context.Background(), p, law.Authority{})
				if !reflect.DeepEqual(got, want) || gotErr != wantErr {
					t.Errorf("%d tricks: %+v, %v, not %+v, %v", tricks, got, gotErr, want, wantErr)
				}
				claims.Lock()
				defer claims.Unlock()
				if _, ok := claims.known[claimKey{p, law.Authority{}}]; !ok {
					t.Errorf("%d tricks: not kept", tricks)
				}
			})
		}
	}
	all.Wait()
	for n := range 2 * mostClaims { // none can be played out, each for a claim of its own
		if _, err := analyse(claim.Position{Claimed: n, Said: record.Statement{Unclear: true}}, law.Authority{}); err == nil {
			t.Fatal("an empty table was played out")
		}
	}
	if len(claims.known) != mostClaims || len(claims.order) != mostClaims {
		t.Errorf("%d claims are kept, %d in order", len(claims.known), len(claims.order))
	}
}
