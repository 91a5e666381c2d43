package view

import (
	"context"
	"slices"
	"strings"
	"testing"

	"rectify/app/session"
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/i18n"
)

// offersDouble reports whether the sheet offers the double-dummy table.
func offersDouble(v *Sitting) bool {
	return slices.Contains(buttons(v.View()), "double")
}

// tricksOf is the tricks of a declarer, by denomination.
func tricksOf(s Sheet, seat string) []int {
	for _, row := range s.Double.Rows {
		if row.Declarer == seat {
			return row.Tricks
		}
	}
	return nil
}

func TestTheDoubleDummyTableOfACaseThatIsOver(t *testing.T) {
	for lang, north := range map[i18n.Lang]string{i18n.English: "North", i18n.Greek: "Βορράς"} {
		v, _ := end(t, lang, ofBank(t, "64-four-tricks-shut-out"))
		acts := len(v.s.Acts())
		effect := press(t, v, "double")
		if effect.Work == nil || !v.Working() || v.View().Sheet.Double != nil {
			t.Fatalf("%s: while it is worked out: %+v", lang, v.View().Sheet)
		}
		legible(t, lang, v.View())
		effect.Work(context.Background())()
		c := v.View()
		legible(t, lang, c)
		if v.Working() || c.Sheet.Primary.ID != "double" || c.Bar.Back.ID != "double" || c.Table.Hands[West].Closed || c.Table.Hands[West].Cards != 6 || c.Transport.Forward.Enabled || c.Transport.Back.Enabled {
			t.Errorf("%s: got %+v", lang, c.Sheet)
		}
		d := c.Sheet.Double
		if len(d.Denoms) != 5 || d.Denoms[0] != "♣" || len(d.Rows) != 4 || d.Rows[0].Declarer != north {
			t.Fatalf("%s: got %+v", lang, d)
		}
		for _, row := range d.Rows {
			if slices.Max(row.Tricks) > 6 || !strings.Contains(d.Note, "6") { // an ending of six cards
				t.Errorf("%s: got %q, %+v", lang, d.Note, row)
			}
		}
		press(t, v, "double")
		if c = v.View(); c.Sheet.Double != nil || c.Bar.Back.ID == "double" || len(v.s.Acts()) != acts {
			t.Errorf("%s: it does not close, or something was stored", lang)
		}
		if effect = press(t, v, "double"); effect.Work != nil || v.View().Sheet.Double == nil {
			t.Errorf("%s: what was worked out is forgotten", lang)
		}
	}
}

// With all thirteen spades a hand takes all in spades, all in partner's suit, and nothing else: in notrump the lead runs.
func TestEveryDeclarerHasTheTricksOfHisOwnRow(t *testing.T) {
	s := load(t, "id: suits"+head+`
board: 1
deal: "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
events: ["P P P P"]
`)
	v, _ := end(t, i18n.English, s)
	press(t, v, "double").Work(context.Background())()
	if table := v.View().Table; table.Turn != "" || table.Hands[North].OnTurn {
		t.Errorf("somebody is to act: %+v", table)
	}
	got := v.View().Sheet
	for seat, want := range map[string][]int{"North": {0, 13, 0, 13, 0}, "East": {13, 0, 13, 0, 0}, "South": {0, 13, 0, 13, 0}, "West": {13, 0, 13, 0, 0}} {
		if tricks := tricksOf(got, seat); !slices.Equal(tricks, want) {
			t.Errorf("%s: got %v, want %v", seat, tricks, want)
		}
	}
	if strings.Contains(got.Double.Note, "13") {
		t.Errorf("a whole deal is called an ending: %q", got.Double.Note)
	}
}

// It is offered where what would have happened is weighed, and nowhere else before the case is over.
func TestWhereTheDoubleDummyTableIsOffered(t *testing.T) {
	for id, want := range map[string]bool{"64-four-tricks-shut-out": true, "12-several-results": true, "70-trump-known": false} {
		v := sit(t, i18n.English, ofBank(t, id), session.Settings{Edition: law.Default, Easy: true})
		offered := false
		for advance(t, v, nil) && v.s.Stage != session.Score {
			now := offersDouble(v)
			offered = offered || now
			if press(t, v, "double"); v.double.open != now {
				t.Errorf("%s at stage %s: offered %v, opened %v", id, v.s.Stage, now, v.double.open)
			}
			if v.double.open {
				press(t, v, "double")
			}
		}
		if offered != want {
			t.Errorf("%s: offered at a verdict: %v, want %v", id, offered, want)
		}
	}
}

func TestWhereThereIsNoTableItIsSaid(t *testing.T) {
	for deal, want := range map[string]string{
		"N:AKJ74.Q83.K52.Q6 - - -": "Not every hand is known",
		"N:AKJ74.Q83.K52.Q6 952.642.T63.A953 Q3.AKJ95.Q84.J7 T86.T7.AJ97.KT84": "the same number of cards",
	} {
		hands, err := bridge.ParseDeal(deal)
		if err != nil {
			t.Fatal(err)
		}
		v, _ := end(t, i18n.English, load(t, heart))
		*v = Sitting{p: v.p, s: v.s, double: doubling{open: true, done: true, err: tabled(bridge.BySeat[bridge.Hand](hands))}}
		if s := v.View().Sheet; s.Double != nil || !strings.Contains(s.Lead, want) {
			t.Errorf("%s: got %+v", deal, s)
		}
	}
}
