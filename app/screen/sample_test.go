package screen

import (
	"strings"

	"rectify/app/view"
)

// The case of these samples: South bid 1♥ over North's 1♠ and East's pass; West called the director.

// words are the samples' texts in one language.
type words struct {
	seats                         [4]string
	dealer, turn, board, director string
	vul                           [2]string
}

var greek = words{
	seats:  [4]string{"Βορράς", "Ανατολή", "Νότος", "Δύση"},
	dealer: "μοιράζει", turn: "σειρά: Δύση", board: "Θήκη 9", director: "Διαιτητή!",
	vul: [2]string{"Β–Ν πρώτη", "Α–Δ μανς"},
}

var english = words{
	seats:  [4]string{"North", "East", "South", "West"},
	dealer: "dealer", turn: "West to call", board: "Board 9", director: "Director!",
	vul: [2]string{"N–S not vulnerable", "E–W vulnerable"},
}

// sampleHand writes a hand given as "AJ852 93 KT4 AQ8".
func sampleHand(seat, cards string) view.Hand {
	h := view.Hand{Seat: seat, Cards: 13}
	for i, suit := range strings.Split(cards, " ") {
		h.Suits[i].Symbol = []string{"♠", "♥", "♦", "♣"}[i]
		for _, rank := range strings.TrimPrefix(suit, "-") {
			h.Suits[i].Cards = append(h.Suits[i].Cards, strings.Replace(string(rank), "T", "10", 1))
		}
	}
	return h
}

// sampleTable is the table as the director is called.
func sampleTable(w words) view.Table {
	t := view.Table{
		Board: w.board, Turn: w.turn,
		Vul: [2]view.Vul{{Text: w.vul[0]}, {Text: w.vul[1], Vulnerable: true}},
		Hands: [4]view.Hand{
			sampleHand(w.seats[0], "AJ852 93 KT4 AQ8"),
			sampleHand(w.seats[1], "T64 865 J62 K743"),
			sampleHand(w.seats[2], "93 KQT74 A85 J62"),
			sampleHand(w.seats[3], "KQ7 AJ2 Q973 T95"),
		},
	}
	t.Hands[view.North].Role = w.dealer
	t.Hands[view.West].Speech, t.Hands[view.West].OnTurn = w.director, true
	return t
}

// samplePlay is a table in the middle of the play, with a penalty card, a card taken back and closed hands.
func samplePlay(w words) view.Table {
	t := sampleTable(w)
	t.Hands[view.West] = view.Hand{Seat: w.seats[3], Closed: true, Cards: 11, FaceUp: []view.FaceUp{
		{Card: "♦9", Label: "major penalty card"}, {Card: "♣10", Label: "minor penalty card"}}}
	t.Hands[view.North] = view.Hand{Seat: w.seats[0], Closed: true, Cards: 12, Role: "presumed declarer", Speech: "Just a moment, please, I have not played yet."}
	t.Hands[view.South] = sampleHand(w.seats[2], "- KQT7432 A8 J62")
	t.Hands[view.South].FaceUp = []view.FaceUp{{Card: "♠9", Label: "exposed"}, {Card: "♥10", Label: "exposed"}}
	t.Hands[view.South].Role = "dummy"
	t.Contract, t.Tricks, t.Turn = "4♥ by North", "N–S 3 · E–W 2", "East to play"
	t.Trick = [4]view.Played{
		view.North: {Card: "♠A"}, view.East: {Card: "♣10", Undone: true},
		view.South: {Card: "♦5", Latest: true}, view.West: {Card: "♠K", Leader: true},
	}
	return t
}

// greekPlay gives samplePlay the Greek words.
func greekPlay() view.Table {
	t := samplePlay(greek)
	t.Hands[view.West].FaceUp[0].Label = "μεγάλο τιμωρημένο φύλλο"
	t.Hands[view.West].FaceUp[1].Label = "μικρό τιμωρημένο φύλλο"
	t.Hands[view.North].Role, t.Hands[view.North].Speech = "υποτιθέμενος εκτελεστής", "Μισό λεπτό, δεν έπαιξα ακόμα."
	t.Hands[view.South].FaceUp[0].Label, t.Hands[view.South].FaceUp[1].Label = "ορατό", "ορατό"
	t.Hands[view.South].Role = "μορ"
	t.Contract, t.Tricks, t.Turn = "4♥ ο Βορράς", "Β–Ν 3 · Α–Δ 2", "παίζει η Ανατολή"
	return t
}
