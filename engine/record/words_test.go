package record

import (
	"testing"

	"rectify/engine/bridge"
)

// twoTricks is an ending in which North, dummy, is on lead with two jacks.
const twoTricks = "N:J5.J.K3. 64.T.A2. A8.K.75. 97.A.Q6."

func rankOnly(r bridge.Rank) Event {
	return Event{Kind: Designated, Seat: south, Says: Designation{Manner: ByName, Rank: r}}
}

// The next hand may follow before dummy has put the card out: on words it has been led (46B2, 57C1).
func TestTheNextHandFollowsToALeadThatWasOnlyNamed(t *testing.T) {
	sc := ending(t, "3NT by S", twoTricks, north).do(designated("spade")).plays("E:S4")
	sc.see(inPlay("N", "E:S4", "words-incomplete@1/S"))
	if trick, _ := sc.s.Trick(); trick.Leader != north || trick.Irregular != NoMatter || sc.s.OnLead() != north {
		t.Errorf("%+v, on lead %s", trick, sc.s.OnLead())
	}
	sc.plays("S:SA").see(inPlay("N", "E:S4 S:SA", "words-incomplete@1/S")) // and so may the hand after it
	sc.do(placed(north, "S5")).see(inPlay("W", "E:S4 S:SA N:S5", "words-incomplete@1/S"))
	sc.plays("S9").see(inPlay("S", "", "words-incomplete@1/S")).plays("D5").see(inPlay("W", "S:D5", ""))
}

// What was said at the trick before lapses then, as it does when a lead is made.
func TestEarlierWordsLapseWhenTheNextAreFollowedTo(t *testing.T) {
	sc := ending(t, "3NT by S", twoTricks, west).plays("D6").do(Event{Kind: Designated, Seat: south, Says: Designation{Manner: High}})
	sc.do(placed(north, "DK")).plays("D2 D5").see(inPlay("N", "", "words-incomplete@2/S"))
	sc.do(designated("spade")).plays("E:S4").see(inPlay("N", "E:S4", "words-incomplete@6/S"))
}

func TestWhoFollowsToALeadThatWasNamedFollowsSuitAndInTurn(t *testing.T) {
	sc := ending(t, "3NT by S", twoTricks, north).do(designated("spade"))
	sc.plays("E:D2").see(inPlay("N", "E:D2", "words-incomplete@1/S revoke@2/E"))
	sc = ending(t, "3NT by S", twoTricks, north).do(designated("spade"))
	sc.plays("W:S9").see(inPlay("N", "W:S9", "words-incomplete@1/S play-out-of-turn@2/W")) // not a lead
}

// Which suit a rank means may be open: then it is not known yet what there is to follow to, and nothing is taken from the player.
func TestAfterWordsThatAreOpenACardIsNoLeadAndNoRevoke(t *testing.T) {
	for name, words := range map[string]Event{"two jacks": rankOnly(bridge.Jack), "a card that is not there": designated("S2")} {
		sc := ending(t, "3NT by S", twoTricks, north).do(words).plays("E:S6")
		if got, want := matters(sc.s), "words-incomplete@1/S"; got != want {
			t.Errorf("%s: got %s, want %s", name, got, want)
		}
		sc.do(placed(north, "HJ")).plays("S:HK W:HA")
		if got, want := matters(sc.s), "words-incomplete@1/S"; got != want {
			t.Errorf("%s, when dummy has led: got %s, want %s", name, got, want)
		}
		sc = ending(t, "3NT by S", twoTricks, north).do(words).plays("W:S7") // not next in rotation
		if got, want := matters(sc.s), "words-incomplete@1/S lead-out-of-turn@2/W"; got != want {
			t.Errorf("%s, from the other side: got %s, want %s", name, got, want)
		}
	}
}

func TestOneCardOfTheRankSaysTheSuit(t *testing.T) {
	sc := ending(t, "3NT by S", twoTricks, north).do(rankOnly(bridge.King)).plays("E:S4")
	sc.see(inPlay("N", "E:S4", "words-incomplete@1/S revoke@2/E"))
}

// Ruled to have meant the jack of hearts, the words were so when East followed to them.
func TestARulingOnTheWordsSaysWhatThereWasToFollowTo(t *testing.T) {
	sc := ending(t, "3NT by S", twoTricks, north).do(rankOnly(bridge.Jack)).plays("E:S6").do(Event{Kind: Director, Seat: south})
	sc.rule(WordsIncomplete, about(CardPlayed, north, "HJ", "46B3(a)")).see(inPlay("S", "E:S6 N:HJ", "revoke@2/E"))
}

// Words on which the play has gone on lapse, unless dummy's card may be another than they meant (45D).
func TestWordsLapseOnlyIfDummysCardAnswersThem(t *testing.T) {
	win, low, high := Designation{Manner: Win}, Designation{Manner: Low}, Designation{Manner: High}
	byName := func(suit bridge.Suit, rank bridge.Rank) Designation {
		return Designation{Manner: ByName, Suit: suit, Rank: rank}
	}
	for name, c := range map[string]struct {
		says Designation
		put  string
		open bool
	}{
		"low, the lowest":            {low, "S5", false},
		"low, another":               {low, "SJ", true},
		"high, the highest":          {high, "SQ", false},
		"high, another":              {high, "SJ", true},
		"win, with the lowest":       {win, "SJ", false},
		"win, with more than needed": {win, "SQ", true},
		"win, losing":                {win, "S5", true},
		"the rank":                   {byName(bridge.NoSuit, bridge.Jack), "SJ", false},
		"another rank":               {byName(bridge.NoSuit, bridge.Jack), "SQ", true},
		"the suit, its lowest":       {byName(bridge.Spades, bridge.NoRank), "S5", false},
		"the suit, another":          {byName(bridge.Spades, bridge.NoRank), "SJ", true},
		"a suit that is not there":   {byName(bridge.Clubs, bridge.NoRank), "SJ", true},
		"a card that is not there":   {byName(bridge.Spades, bridge.Ace), "SJ", true},
		"anything":                   {Designation{Manner: Anything}, "SJ", false},
		"words that name no card":    {Designation{Manner: Unclear}, "SJ", false},
	} {
		sc := ending(t, "3NT by S", "N:QJ5.J.. 64.T.3. T8.K.2. 97.A.4.", east).plays("S6 ST S9")
		sc.do(Event{Kind: Designated, Seat: south, Says: c.says}, placed(north, c.put))
		if sc.s.OnLead() == north {
			sc.plays("HJ")
		} else {
			sc.plays("HK")
		}
		if got := len(sc.s.Matters()) > 0; got != c.open {
			t.Errorf("%s: open %t, want %t", name, got, c.open)
		}
	}
}

// A rank continues the suit with which dummy won the trick before (46B3(a)), which the record knows or has been told.
func TestARankThatCouldContinueTheSuitIsDoubtedInAnother(t *testing.T) {
	for put, open := range map[string]bool{"SJ": false, "HJ": true} {
		known := ending(t, "3NT by S", "N:AJ.J.3. 64.T.2. 8.K5.9. 97.A.Q.", north).plays("SA S4 S8 S7")
		toldOf := ending(t, "3NT by S", twoTricks, north)
		toldOf.rec.Won = card("S3")
		for name, sc := range map[string]*script{"known": known, "told": toldOf} {
			sc.do(rankOnly(bridge.Jack), placed(north, put))
			for range 4 { // the trick, and a lead to the next
				sc.do(play(sc.s.Turn(), sc.s.LegalPlays(sc.s.Turn()).Cards()[0].String()))
			}
			if got := matters(sc.s) != ""; got != open {
				t.Errorf("%s, %s: open %t (%s), want %t", name, put, got, matters(sc.s), open)
			}
		}
	}
}
