package view

import (
	"fmt"
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/record"
	"rectify/i18n"
)

// positions is the place of each seat in Table.Hands.
var positions = bridge.BySeat[int]{bridge.North: North, bridge.East: East, bridge.South: South, bridge.West: West}

// columns is the order of the auction's columns.
var columns = [4]bridge.Seat{bridge.West, bridge.North, bridge.East, bridge.South}

// tableAt is the table after the last event of s. board is its number, 0 if it has none; open shows every hand, and all the cards that it
// was dealt once the board is over; speaks is who says something in the last event, and what.
func tableAt(p *i18n.Printer, s record.State, board int, open bool, speaks bridge.Seat, speech string) Table {
	rec := s.Record()
	t := Table{Turn: turnText(p, s)}
	if open && asDealt(s) {
		t.Turn = p.T("ui.table.as-dealt")
	}
	if board > 0 {
		t.Board = p.T("ui.table.board", "Board", board)
	}
	if s.Contract.Bid != bridge.NoCall {
		t.Contract = p.Contract(s.Contract)
	}
	if s.TricksBefore() == 0 && s.TricksWon(bridge.NorthSouth)+s.TricksWon(bridge.EastWest) > 0 { // an ending does not say who won the others
		t.Tricks = tricksText(p, s, bridge.NorthSouth) + " · " + tricksText(p, s, bridge.EastWest)
	}
	for i, side := range [2]bridge.Side{bridge.NorthSouth, bridge.EastWest} {
		t.Vul[i] = Vul{Text: vulText(p, side, rec.Vul.Of(side)), Vulnerable: rec.Vul.Of(side)}
	}
	for _, seat := range bridge.Seats {
		h := handAt(p, s, seat, open)
		if seat == speaks {
			h.Speech = speech
		}
		t.Hands[positions[seat]] = h
	}
	if !open || !asDealt(s) { // the cards of the last trick are in the hands
		setTrick(&t, s)
	}
	return t
}

func vulText(p *i18n.Printer, side bridge.Side, vulnerable bool) string {
	if vulnerable {
		return p.T("vulnerable.yes", "Side", side)
	}
	return p.T("vulnerable.no", "Side", side)
}

// tricksText is how many tricks a side has won so far: "N–S 3".
func tricksText(p *i18n.Printer, s record.State, side bridge.Side) string {
	return p.T("ui.table.tricks", "Side", side, "Tricks", s.TricksWon(side))
}

// turnText says whose turn it is.
func turnText(p *i18n.Printer, s record.State) string {
	turn := s.Turn()
	switch {
	case turn == bridge.NoSeat:
		return ""
	case s.Phase == record.Auction:
		return p.T("ui.table.turn-call", "Seat", turn)
	case s.Leading(turn):
		return p.T("ui.table.turn-lead", "Seat", turn)
	}
	return p.T("ui.table.turn-play", "Seat", turn)
}

// asDealt reports whether the hands, once they are open, are shown as they were dealt: when the board is over, for what is judged then is
// judged on the whole of them.
func asDealt(s record.State) bool { return s.Phase == record.Over && s.TricksBefore() == 0 }

// handAt is seat's hand as it may be seen: all of it if open, dummy's once it is on the table, and otherwise what lies face up.
func handAt(p *i18n.Printer, s record.State, seat bridge.Seat, open bool) Hand {
	held := s.Hands[seat]
	if open && asDealt(s) {
		held = s.Record().Deal[seat]
	}
	h := Hand{Seat: string(p.Seat(seat).Name()), Role: roleText(p, s, seat), OnTurn: s.Turn() == seat, Cards: cardsLeft(s, seat)}
	spread := seat == s.Dummy() && s.DummyOut() && (len(s.Tricks) > 0 || held.Len() < 13) // not before the opening lead
	h.Closed = !open && !spread || !held.Known()
	var lying bridge.Hand
	for _, c := range s.FaceUp {
		if c.Seat == seat {
			lying = lying.With(c.Card)
			h.FaceUp = append(h.FaceUp, FaceUp{Card: cardText(c.Card), Label: faceUpText(p, s, c)})
		}
	}
	for i, suit := range bridge.Suits {
		h.Suits[i] = HandSuit{Symbol: string(p.Suit(suit).Symbol()), Name: string(p.Suit(suit).Many())}
		cards := (held &^ lying).Of(suit).Cards()
		slices.Reverse(cards)
		for _, c := range cards {
			h.Suits[i].Cards = append(h.Suits[i].Cards, i18n.Figure(c.Rank()))
		}
	}
	return h
}

// cardsLeft is how many cards seat still holds. A hand that nobody has stated had as many as the others, and those it played are gone.
func cardsLeft(s record.State, seat bridge.Seat) int {
	if s.Hands[seat].Known() {
		return s.Hands[seat].Len()
	}
	left := 0
	for _, dealt := range s.Record().Deal {
		left = max(left, dealt.Len())
	}
	if left == 0 {
		left = 13
	}
	for _, t := range s.Tricks {
		if t.Card(seat) != bridge.NoCard {
			left--
		}
	}
	return max(left, 0)
}

func roleText(p *i18n.Printer, s record.State, seat bridge.Seat) string {
	switch {
	case s.Phase == record.Auction && seat == s.Record().Dealer:
		return p.T("ui.table.dealer")
	case seat == s.Declarer() && s.Phase == record.Clarification:
		return p.T("ui.table.presumed-declarer")
	case seat == s.Declarer():
		return p.T("ui.table.declarer")
	case seat == s.Dummy() && s.Phase != record.Clarification && s.Declarer() != bridge.NoSeat:
		return p.T("ui.table.dummy")
	}
	return ""
}

func faceUpText(p *i18n.Printer, s record.State, c record.FaceUpCard) string {
	switch {
	case s.Major(c):
		return p.T("ui.table.major")
	case c.Penalty:
		return p.T("ui.table.minor")
	}
	return p.T("ui.table.exposed")
}

// setTrick shows the trick of the last card played: one in progress, the last one while nobody has led to the next, or the one to
// which others still play when somebody has led to the next too soon.
func setTrick(t *Table, s record.State) {
	if len(s.Tricks) == 0 {
		return
	}
	trick := s.Tricks[len(s.Tricks)-1]
	for _, t := range s.Tricks {
		if slices.ContainsFunc(t.Plays, func(p record.Played) bool { return p.Event == s.Events }) {
			trick = t
		}
	}
	last := 0
	for _, play := range trick.Plays {
		last = max(last, play.Event)
	}
	for _, play := range trick.Plays {
		pos := positions[play.Seat]
		if play.TakenBack && trick.Card(play.Seat) != bridge.NoCard {
			continue
		}
		t.Trick[pos] = Played{Card: cardText(play.Card), Leader: play.Seat == trick.Leader,
			Latest: play.Event == last && last == s.Events, Undone: play.TakenBack}
	}
}

// cardText is suit and rank, as in "♥7": the same in both languages.
func cardText(c bridge.Card) string { return suitSymbols[c.Suit()] + i18n.Figure(c.Rank()) }

var suitSymbols = [...]string{bridge.Clubs: "♣", bridge.Diamonds: "♦", bridge.Hearts: "♥", bridge.Spades: "♠"}

// auctionAt is the calls of s in four columns; alerts and explanations come from the events of its record up to s.
func auctionAt(p *i18n.Printer, s record.State, says func(event int) string) Auction {
	var a Auction
	if len(s.Calls) == 0 && s.Phase != record.Auction {
		return a // the record begins in the play
	}
	for i, seat := range columns {
		a.Heads[i] = string(p.Seat(seat).Name())
	}
	column := func(seat bridge.Seat) int { return slices.Index(columns[:], seat) }
	row, at := [4]Cell{}, column(s.Record().Dealer)
	next := func(c Cell) {
		row[at] = c
		if at++; at == len(row) {
			a.Rows, row, at = append(a.Rows, row), [4]Cell{}, 0
		}
	}
	for _, made := range s.Calls {
		for column(made.Seat) != at { // seats passed over by a call out of rotation, or the way back to whoever calls again
			next(Cell{Skipped: made.Turn != bridge.NoSeat && made.Turn != made.Seat})
		}
		c := Cell{Call: string(p.Call(made.Call).Name().Cap()), Struck: made.Status != record.Stands, Latest: made.Event == s.Events}
		c.Alerted, c.Note = a.notes(s, made, says)
		next(c)
	}
	if s.Phase == record.Auction && s.Turn() != bridge.NoSeat {
		for column(s.Turn()) != at {
			next(Cell{})
		}
		next(Cell{Call: "?"})
	}
	if at > 0 {
		a.Rows = append(a.Rows, row)
	}
	return a
}

// notes finds whether a call was alerted, and adds what was explained of it.
func (a *Auction) notes(s record.State, made record.MadeCall, says func(event int) string) (alerted bool, note string) {
	n := 0
	for _, e := range s.Record().Events {
		if !e.Numbered() {
			continue
		}
		if n++; n > s.Events {
			break
		}
		if e.Of != made.Event {
			continue
		}
		switch e.Kind {
		case record.Alerted:
			alerted = true
		case record.Explained:
			if text := says(n); text != "" {
				note = fmt.Sprint(len(a.Notes) + 1)
				a.Notes = append(a.Notes, note+". "+text)
			}
		}
	}
	return alerted, note
}
