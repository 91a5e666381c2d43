package bridge

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestBoardsAreMarkedAsLaw2Says(t *testing.T) {
	for _, v := range boardVectors {
		t.Run(v.id, func(t *testing.T) {
			if got := BoardDealer(v.board); got != v.dealer {
				t.Errorf("dealer of board %d: got %s, want %s", v.board, got, v.dealer)
			}
			if got := BoardVul(v.board); got != v.vul {
				t.Errorf("vulnerability of board %d: got %s, want %s", v.board, got, v.vul)
			}
		})
	}
}

func TestCallsAreLegalAsLaws18And19Say(t *testing.T) {
	met := map[Legality]bool{}
	for _, v := range callVectors {
		t.Run(v.id, func(t *testing.T) {
			a := Auction{Dealer: v.dealer, Calls: mustCalls(t, v.auction)}
			call := mustCalls(t, v.call)[0]
			if got := a.Check(call); got != v.want {
				t.Errorf("%s over %q: got %s, want %s", call, v.auction, got, v.want)
			}
		})
		met[v.want] = true
	}
	for l := Legal; l < NotACall; l++ {
		if !met[l] {
			t.Errorf("no vector meets %s", l)
		}
	}
	if got := (Auction{Dealer: North}).Check(NoCall); got != NotACall {
		t.Errorf("NoCall: got %s, want %s", got, NotACall)
	}
}

func TestAuctionsEndAsLaw22Says(t *testing.T) {
	for _, v := range auctionVectors {
		t.Run(v.id, func(t *testing.T) {
			a := Auction{Dealer: v.dealer, Calls: mustCalls(t, v.calls)}
			if got := a.Ended(); got != v.ended {
				t.Errorf("ended: got %t, want %t", got, v.ended)
			}
			if got := a.PassedOut(); got != v.passedOut {
				t.Errorf("passed out: got %t, want %t", got, v.passedOut)
			}
			if got := a.Turn(); got != v.turn {
				t.Errorf("turn: got %s, want %s", got, v.turn)
			}
			if got := a.Contract().String(); got != v.contract {
				t.Errorf("contract: got %s, want %s", got, v.contract)
			}
		})
	}
}

func TestTricksAreWonAsLaw44Says(t *testing.T) {
	for _, v := range trickVectors {
		t.Run(v.id, func(t *testing.T) {
			trick := mustTrick(t, v.leader, v.cards)
			if got := trick.Winner(v.trump); got != v.want {
				t.Errorf("%s from %s, %s trumps: got %s, want %s", v.cards, v.leader, v.trump, got, v.want)
			}
		})
	}
}

func TestPlayersFollowAsLaw44Says(t *testing.T) {
	for _, v := range followVectors {
		t.Run(v.id, func(t *testing.T) {
			if got := Follows(mustHand(t, v.hand), v.led).String(); got != v.want {
				t.Errorf("%s led to %s: got %s, want %s", v.led, v.hand, got, v.want)
			}
		})
	}
}

func TestContractsScoreAsLaw77Says(t *testing.T) {
	for _, v := range scoreVectors {
		t.Run(v.id, func(t *testing.T) {
			c, err := ParseContract(v.contract)
			if err != nil {
				t.Fatal(err)
			}
			// The opponents' vulnerability is set against the declarer's, to show that it does not count.
			vul := EWVul
			if v.vul {
				vul = NSVul
			}
			if got := c.Score(c.Bid.Level()+6+v.result, vul); got != v.want {
				t.Errorf("%s %+d, vulnerable %t: got %d, want %d", c, v.result, v.vul, got, v.want)
			}
		})
	}
}

func TestIMPsAreThoseOfLaw78B(t *testing.T) {
	for _, v := range impVectors {
		for _, diff := range []int{v.low, v.high} {
			if got := IMPs(diff); got != v.imps {
				t.Errorf("IMPs(%d): got %d, want %d", diff, got, v.imps)
			}
			if got := IMPs(-diff); got != -v.imps {
				t.Errorf("IMPs(%d): got %d, want %d", -diff, got, -v.imps)
			}
		}
	}
}

func TestMatchpointsAreThoseOfLaw78A(t *testing.T) {
	for _, v := range matchpointVectors {
		t.Run(v.id, func(t *testing.T) {
			if diff := cmp.Diff(v.want, Matchpoints(v.scores)); diff != "" {
				t.Errorf("matchpoints of %v (-want +got):\n%s", v.scores, diff)
			}
		})
	}
}

func mustCalls(t testing.TB, text string) []Call {
	t.Helper()
	var calls []Call
	for _, word := range strings.Fields(text) {
		c, err := ParseCall(word)
		if err != nil {
			t.Fatal(err)
		}
		calls = append(calls, c)
	}
	return calls
}

// mustTrick is the cards played in turn from the leader.
func mustTrick(t testing.TB, leader Seat, text string) Trick {
	t.Helper()
	trick := Trick{Leader: leader}
	for _, word := range strings.Fields(text) {
		c, err := ParseCard(word)
		if err != nil {
			t.Fatal(err)
		}
		trick.Cards[trick.NextToPlay()] = c
	}
	return trick
}

func mustHand(t testing.TB, text string) Hand {
	t.Helper()
	h, err := ParseHand(text)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func mustDeal(t testing.TB, text string) Deal {
	t.Helper()
	d, err := ParseDeal(text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}
