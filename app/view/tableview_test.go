package view

import (
	"slices"
	"testing"

	"rectify/app/session"
	"rectify/i18n"
)

func TestTheTableShowsWhatTheDirectorSees(t *testing.T) {
	v := sit(t, i18n.English, load(t, held), session.Settings{Edition: bothEditions[1]})
	if c := v.View(); c.Table.Board != "Board 9" || c.Table.Hands[North].Role != "dealer" || c.Table.Turn != "to call: North" || c.Table.Contract != "" {
		t.Errorf("before the first call: %+v", c.Table)
	}
	press(t, v, "event:last")
	press(t, v, "event:back")
	table := v.View().Table
	for pos, want := range []Hand{{Seat: "North", Role: "dummy"}, {Seat: "East", Closed: true}, {Seat: "South", Role: "declarer", Closed: true}, {Seat: "West", Closed: true}} {
		if got := table.Hands[pos]; got.Seat != want.Seat || got.Role != want.Role || got.Closed != want.Closed {
			t.Errorf("got %+v", got)
		}
	}
	if up := table.Hands[West].FaceUp; len(up) != 1 || up[0] != (FaceUp{"♦4", "exposed card"}) {
		t.Errorf("face up before West: %+v", up)
	}
	if table.Contract != "3NT by South" || table.Tricks != "N–S 1 · E–W 1" || table.Turn != "to lead: South" {
		t.Errorf("%q, %q, %q", table.Contract, table.Tricks, table.Turn)
	}
	want := [4]Played{North: {Card: "♣8"}, East: {Card: "♣10", Leader: true}, South: {Card: "♣J"}, West: {Card: "♣4"}}
	if table.Trick != want {
		t.Errorf("the trick is %+v", table.Trick)
	}
	if !slices.Equal(table.Hands[North].Suits[0].Cards, []string{"A", "Q", "7"}) {
		t.Errorf("dummy's spades: %v", table.Hands[North].Suits[0].Cards)
	}
	open := v.View().Transport.Hands.Text
	press(t, v, "hands")
	if c := v.View(); c.Table.Hands[East].Closed || c.Transport.Hands.Text == open || !v.Hands() {
		t.Errorf("the hands are not open: %+v", c.Table.Hands[East])
	}
	press(t, v, "event:forward")
	if got := v.View().Table.Hands[South].Speech; got != "Director!" {
		t.Errorf("South says %q", got)
	}
}

func TestTheAuctionKeepsCallsInTheirPlaces(t *testing.T) {
	s := load(t, "id: turns"+head+`
board: 2
deal: "N:AKJ74.Q83.K52.Q6 952.642.T63.A953 Q3.AKJ95.Q84.J72 T86.T7.AJ97.KT84"
events: ["P", "S:1NT=nt", {alerted: N, of: nt}, {explained: N, of: nt, en: "Ten to twelve.", el: "Δέκα με δώδεκα."}, "W:P 1H", {withdrew: N, call: 1H, for: 2H}]
`)
	v := sit(t, i18n.Greek, s, session.Settings{Edition: bothEditions[1]})
	press(t, v, "event:last")
	a := v.View().Auction
	want := [][4]Cell{
		{{}, {}, {Call: "Πάσο"}, {Call: "1ΧΑ", Alerted: true, Note: "1"}},
		{{Call: "Πάσο"}, {Call: "1♥", Struck: true}, {}, {}},
		{{}, {Call: "2♥", Latest: true}, {Call: "?"}, {}},
	}
	if !slices.Equal(a.Rows, want) || !slices.Equal(a.Notes, []string{"1. Δέκα με δώδεκα."}) || a.Heads != [4]string{"Δύση", "Βορράς", "Ανατολή", "Νότος"} {
		t.Errorf("got %+v", a)
	}

	s = load(t, "id: skip"+head+`
board: 1
deal: "N:AKJ74.Q83.K52.Q6 952.642.T63.A953 Q3.AKJ95.Q84.J72 T86.T7.AJ97.KT84"
events: ["1S", "S:2H"]
`)
	v = sit(t, i18n.Greek, s, session.Settings{Edition: bothEditions[1]})
	press(t, v, "event:last")
	if got := v.View().Auction.Rows[0]; got[2] != (Cell{Skipped: true}) || !got[3].Latest || got[3].Call != "2♥" {
		t.Errorf("got %+v", got)
	}
}

// Nobody has said what the hand holds; it is as thick as the others all the same.
func TestUnknownHandsHaveTheirCards(t *testing.T) {
	s := load(t, "id: unknown"+head+`
board: 1
deal: "N:AKJ74.Q83.K52.Q6 - - -"
contract: "3NT by N"
events: ["H2"]
`)
	v := sit(t, i18n.English, s, session.Settings{Edition: bothEditions[1]})
	press(t, v, "event:last")
	hands := v.View().Table.Hands
	for pos, want := range map[int]int{North: 13, East: 12, South: 13, West: 13} {
		if hands[pos].Cards != want {
			t.Errorf("%s holds %d cards, want %d", hands[pos].Seat, hands[pos].Cards, want)
		}
	}
	if !hands[West].Closed {
		t.Error("an unknown hand is open")
	}
}

func TestAnOpenTableShowsTheHandsAsDealtOnceTheBoardIsOver(t *testing.T) {
	v := sit(t, i18n.English, ofBank(t, "16-six-spades-and-a-singleton"), session.Settings{Edition: bothEditions[1]})
	press(t, v, "event:last")
	if table := v.View().Table; table.Hands[East].Cards != 0 || table.Turn != "" {
		t.Errorf("closed, after the last trick: %+v, %q", table.Hands[East], table.Turn)
	}
	press(t, v, "hands")
	table := v.View().Table
	if got := table.Hands[East].Suits[0].Cards; !slices.Equal(got, []string{"A", "J", "10", "8", "6", "5"}) || table.Turn != "as dealt" {
		t.Errorf("open: %v, %q", got, table.Turn)
	}
	press(t, v, "event:back")
	press(t, v, "event:back")
	if got := v.View().Table.Hands[East].Suits[0].Cards; len(got) == 6 {
		t.Errorf("before the last card: %v", got)
	}
}
