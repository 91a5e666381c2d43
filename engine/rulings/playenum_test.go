package rulings

import (
	"flag"
	"maps"
	"slices"
	"sync"
	"testing"

	"rectify/engine/law"
)

// A playTally counts what an enumeration of plays went through.
type playTally struct {
	tally
	sorts    map[string]int // the mishaps, by name
	compared map[string]int // what was held against the specification, by matter and law
}

func newPlayTally() playTally {
	return playTally{tally: newTally(), sorts: map[string]int{}, compared: map[string]int{}}
}

func (p *playTally) add(o playTally) {
	p.tally.add(o.tally)
	for _, m := range [][2]map[string]int{{p.sorts, o.sorts}, {p.compared, o.compared}} {
		for k, n := range m[1] {
			m[0][k] += n
		}
	}
}

// everyMishap makes TestEnumeratePlay let every mishap come at every card, in place of two drawn at random: a quarter of an hour.
var everyMishap = flag.Bool("every-mishap", false, "let every mishap come at every card (a quarter of an hour)")

// enumeratePlay makes the plays of so many boards, half of them under each edition, with so many mishaps at every card.
func enumeratePlay(boards, each int) (playTally, []string) {
	var faults []string
	total, mu, wait := newPlayTally(), sync.Mutex{}, sync.WaitGroup{}
	for _, edition := range []law.Edition{law.Edition2007, law.Edition2017} {
		wait.Go(func() {
			w := playWalker{playTally: newPlayTally()}
			for n := range boards / 2 {
				w.play(uint64(n), edition, each)
			}
			mu.Lock()
			defer mu.Unlock()
			total.add(w.playTally)
			faults = append(faults, w.faults...)
		})
	}
	wait.Wait()
	slices.Sort(faults)
	return total, faults
}

// TestEnumeratePlay: whatever goes wrong in a play, the trees have an answer, nobody is left without a card that he may play, the Laws
// as the specification has them agree, and every trick has an owner in the end. A count that changes is a change in what the trees cover.
//
// With -every-mishap the 200 boards are 446,154 positions: the last run took every one of them to its end, with no fault.
func TestEnumeratePlay(t *testing.T) {
	boards := 200
	if testing.Short() {
		boards = 6
	}
	each := 2
	if *everyMishap {
		each = every
	}
	got, faults := enumeratePlay(boards, each)
	for i, f := range faults {
		if i == 20 {
			t.Errorf("and %d more", len(faults)-i)
			break
		}
		t.Error(f)
	}
	if got.positions < boards*52*2 || got.ends != got.positions {
		t.Errorf("%d positions, of which %d have come to an end", got.positions, got.ends)
	}
	if *everyMishap {
		t.Log(got.String())
	}
	if testing.Short() || *everyMishap {
		return
	}
	for _, m := range []map[string]int{got.sorts, got.compared} {
		for _, k := range slices.Sorted(maps.Keys(m)) {
			t.Logf("%6d %s", m[k], k)
		}
	}
	if len(got.sorts) != sortsOfMishap || len(got.compared) != lawsCompared {
		t.Errorf("%d sorts of mishap and %d laws compared, and there were %d and %d", len(got.sorts), len(got.compared), sortsOfMishap, lawsCompared)
	}
	if got := got.String(); got != countedPlay {
		t.Errorf("there are\n%s\nand there were\n%s", got, countedPlay)
	}
}

// sortsOfMishap, lawsCompared and countedPlay are what the full enumeration goes through: what the trees do not cover, by reason, then what the
// specification does not settle.
const (
	sortsOfMishap = 99
	lawsCompared  = 47
	countedPlay   = `20800 positions, 566818 halts, 20800 ends
    47 acted-before-director [11A]
  1796 fifth-card-led [55A]
    94 fifth-card-led [56]
     8 held-before-lead [24]
   240 held-illegal [62A]
    88 held-lead-out-of-turn [56]
   499 kept-on-wrong-turn [47E1]
   112 led-from-wrong-hand [55A]
    12 named-illegal [62A]
   370 partner-played-on [60C]
   842 played-on-early-lead [60A1]
   508 played-on-wrong-turn [47E1]
   344 shown-before-partner-played [57A]
   357 taken-up-again [67B]
    14 went-on-after-held [45C1]
     8 went-on-after-held [45C2(a)]
     8 went-on-after-held [45C2(b)]
    14 went-on-after-held [45C3]
     9 went-on-after-held [57C2]
     9 went-on-after-held [57C3]
    53 defender-exposed: 24 of 2007: before the lead is faced
    52 defender-exposed: a penalty card already
     4 defender-exposed: another penalty card has been played since
   188 defender-exposed: it has been played since
    80 opening-lead-out-of-turn: another card was put down with it
     1 penalty-not-played: not a card played in turn
   418 play-out-of-turn: declarer's premature card is illegal
     7 play-out-of-turn: he has other penalty cards
   242 play-out-of-turn: the partner has played on
   664 play-out-of-turn: to a lead out of turn, and played on
     9 revoke-tricks: 64B3 of 2007: a faced card
    36 revoke-tricks: a penalty card was not played
    32 revoke-tricks: no card was played
     2 revoke: a penalty card revoked
   259 revoke: the card has gone, or another was put down with it
   152 several-cards: both sides have gone on, and it is 67
    32 several-cards: the player has played again`
)

// BenchmarkEnumeratePlay is a few boards: each record ruled in every way and played to the end.
func BenchmarkEnumeratePlay(b *testing.B) {
	n := 0
	for b.Loop() {
		got, _ := enumeratePlay(4, 2)
		n += got.positions
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "records/s")
}
