package scenarios

import (
	"slices"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/record"
)

func theRecord(t *testing.T, id string) *Scenario {
	t.Helper()
	list, faults := Records()
	for _, f := range faults {
		t.Fatal(f)
	}
	i := slices.IndexFunc(list, func(s *Scenario) bool { return s.ID == id })
	if i < 0 {
		t.Fatalf("no record %s", id)
	}
	return list[i]
}

// before is the state just before the event with a label, after the rulings made by then.
func before(t *testing.T, s *Scenario, label string) record.State {
	t.Helper()
	state, err := record.StateAt(&s.Record, s.Labels[label])
	if err != nil {
		t.Fatal(err)
	}
	return state
}

func TestRecordsReplayToTheirEnd(t *testing.T) {
	tests := []struct {
		id       string
		contract string
		tricks   int // won by declarer's side, before any is moved
		moved    int
		matters  []record.MatterKind
	}{
		{"27c-replaced-early", "4H by S", 10, 0, []record.MatterKind{record.InsufficientBid, record.Claim, record.ReviewDamage}},
		{"27b4-two-in-a-row", "3S by W", 10, 0, []record.MatterKind{record.InsufficientBid, record.InsufficientBid,
			record.LeadRestriction, record.Claim, record.ReviewAwareness}},
		{"26b-ban-third-trick", "2C by E", 8, 0, []record.MatterKind{record.InsufficientBid, record.LeadRestriction,
			record.Claim, record.ReviewAwareness}},
		{"54-refused-cannot-comply", "4S by S", 10, 0, []record.MatterKind{record.OpeningLeadOutOfTurn, record.PartnerOnLead,
			record.Claim, record.ReviewExposed}},
		{"54-forbidden-cannot-comply", "4S by S", 2, 0, []record.MatterKind{record.OpeningLeadOutOfTurn, record.PartnerOnLead}},
		{"63-revoke-then-claim", "3NT by S", 9, -1, []record.MatterKind{record.Revoke, record.Claim, record.RevokeTricks,
			record.ReviewRevoke}},
		{"21b1-last-pass-changed", "2S by E", 9, 0, []record.MatterKind{record.Misinformation, record.Claim, record.ReviewExplained}},
	}
	for _, test := range tests {
		t.Run(test.id, func(t *testing.T) {
			state, err := theRecord(t, test.id).State()
			if err != nil {
				t.Fatal(err)
			}
			if got := state.Contract.String(); got != test.contract {
				t.Errorf("contract: got %s, want %s", got, test.contract)
			}
			side := state.Declarer().Side()
			if got := state.TricksWon(side) + state.Awarded[state.Declarer()]; got != test.tricks {
				t.Errorf("tricks: got %d, want %d", got, test.tricks)
			}
			if state.Moved != test.moved {
				t.Errorf("moved: got %d, want %d", state.Moved, test.moved)
			}
			if open := state.Matters(); len(open) > 0 {
				t.Errorf("not ruled: %v", open)
			}
			var kinds []record.MatterKind
			for _, m := range state.AllMatters() {
				kinds = append(kinds, m.Kind)
			}
			if !slices.Equal(kinds, test.matters) {
				t.Errorf("matters: got %v, want %v", kinds, test.matters)
			}
		})
	}
	if list, _ := Records(); len(list) != len(tests) {
		t.Errorf("%d records, %d tested", len(list), len(tests))
	}
}

// The bid that was replaced is withdrawn by its player, and the replacement stands by the ruling (27C).
func TestReplacedBidIsWithdrawn(t *testing.T) {
	s := theRecord(t, "27c-replaced-early")
	state, _ := s.State()
	if got := state.Made(s.Labels["ib"]).Status; got != record.Withdrawn {
		t.Errorf("1H: got %d", got)
	}
	if got := state.Made(s.Labels["new"]); got.Status != record.Stands || !got.Accepted || got.Replaces != s.Labels["ib"] {
		t.Errorf("2H: got %+v", got)
	}
}

// Between the two insufficient bids the offender is still on turn, and nothing bars the partner yet (27B4).
func TestSecondInsufficientBidIsAMatterOfItsOwn(t *testing.T) {
	s := theRecord(t, "27b4-two-in-a-row")
	state := before(t, s, "second")
	if state.Turn() != bridge.North || len(state.Orders) > 0 {
		t.Errorf("before the second bid: turn %s, orders %v", state.Turn(), state.Orders)
	}
	end, _ := s.State()
	for _, label := range []string{"first", "second"} {
		if got := end.Made(s.Labels[label]).Status; got != record.Cancelled {
			t.Errorf("%s: got %d", label, got)
		}
	}
}

// The ban lasts as long as the partner keeps the lead (26B): it holds for the second lead too, and ends when that trick is lost.
func TestBanLastsWhileTheLeadIsKept(t *testing.T) {
	s := theRecord(t, "26b-ban-third-trick")
	state := before(t, s, "last")
	why := state.WhyNotPlay(bridge.North, bridge.NewCard(bridge.Diamonds, bridge.Queen))
	if why.Code != record.LeadBarred || why.Suit != bridge.Diamonds || why.Cite != "26B" {
		t.Errorf("a diamond at the second lead: %+v", why)
	}
	end, _ := s.State()
	if len(end.Orders) > 0 {
		t.Errorf("still in force: %v", end.Orders)
	}
}

// West cannot lead a diamond and may lead anything (59); the king is in East's hand again (50D2(a)).
func TestRequiredLeadThatCannotBeMade(t *testing.T) {
	s := theRecord(t, "54-refused-cannot-comply")
	state := before(t, s, "other")
	if got, all := state.LegalPlays(bridge.West), s.Record.Deal[bridge.West]; got != all {
		t.Errorf("West may play %s, want %s", got, all)
	}
	king := bridge.NewCard(bridge.Diamonds, bridge.King)
	if len(state.FaceUp) > 0 || !state.Hands[bridge.East].Has(king) {
		t.Errorf("face up: %v, East: %s", state.FaceUp, state.Hands[bridge.East])
	}
}

// A lead that is forbidden while the lead is kept is waived where no other card is left, and is no revoke (59).
func TestForbiddenLeadIsWaivedWhereNothingElseIsLeft(t *testing.T) {
	s := theRecord(t, "54-forbidden-cannot-comply")
	if got, left := before(t, s, "only").LegalPlays(bridge.West), bridge.HandOf(bridge.NewCard(bridge.Diamonds, 3), bridge.NewCard(bridge.Diamonds, bridge.Two)); got != left {
		t.Errorf("West may lead %s, want %s", got, left)
	}
	if state, err := s.State(); err != nil || len(state.Revokes) > 0 {
		t.Errorf("revokes %v, error %v", state.Revokes, err)
	}
}

// The claim by the offender's own side establishes the revoke (63A3).
func TestClaimEstablishesTheRevoke(t *testing.T) {
	s := theRecord(t, "63-revoke-then-claim")
	state, _ := s.State()
	if len(state.Revokes) != 1 || state.Revokes[0].Established != s.Labels["claim"] {
		t.Errorf("revokes: %+v, the claim is event %d", state.Revokes, s.Labels["claim"])
	}
}

// Until East changed the pass the auction was over; the new call goes in its place, and the auction goes on (21B1(a)).
func TestChangedPassReopensTheAuction(t *testing.T) {
	s := theRecord(t, "21b1-last-pass-changed")
	if got := before(t, s, "new").Phase; got != record.Clarification {
		t.Errorf("phase before the change: %d", got)
	}
	state, err := record.StateAt(&s.Record, s.Labels["new"]+1)
	if err != nil {
		t.Fatal(err)
	}
	if state.Phase != record.Auction || state.Turn() != bridge.South {
		t.Errorf("after the change: phase %d, turn %s", state.Phase, state.Turn())
	}
}
