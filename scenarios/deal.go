package scenarios

import (
	"strings"

	"rectify/engine/bridge"

	yaml "go.yaml.in/yaml/v4"
)

// start reads how the board begins: dealer, vulnerability, hands, and the contract of a record that begins in the play.
func (r *reader) start(root *yaml.Node, s *Scenario) {
	rec := &s.Record
	if board := r.good(root, "board"); board != nil {
		s.Board, _ = decimal(board.Value)
		rec.Dealer, rec.Vul = bridge.BoardDealer(s.Board), bridge.BoardVul(s.Board)
	}
	if dealer := r.good(root, "dealer"); dealer != nil {
		rec.Dealer = r.seat(dealer)
	}
	if vul := r.good(root, "vul"); vul != nil {
		rec.Vul = vuls[vul.Value]
	}
	s.Irregular = textOf(r.good(root, "pack")) == "irregular"
	if n := r.good(root, "contract"); n != nil {
		c, err := bridge.ParseContract(n.Value)
		if err != nil || c.Bid == bridge.NoCall {
			r.at(n, "bad-contract", "Text", n.Value)
		}
		rec.Contract = c
	}
	rec.Leader, rec.Won = r.seat(r.good(root, "leader")), r.card(r.good(root, "won"))
	if lookup(root, "board") == nil && lookup(root, "dealer") == nil && rec.Contract.Bid == bridge.NoCall {
		r.at(root, "no-dealer")
	}
	if deal := r.good(root, "deal"); deal != nil {
		rec.Deal = r.deal(deal)
		r.counts(deal, s)
	}
}

var vuls = map[string]bridge.Vul{"none": bridge.NoneVul, "NS": bridge.NSVul, "EW": bridge.EWVul, "both": bridge.BothVul}

// deal reads four hands, and says of each that is wrong where it stands. Hands that are not good are left unknown.
func (r *reader) deal(n *yaml.Node) bridge.Deal {
	d := bridge.Deal{bridge.North: bridge.UnknownHand, bridge.East: bridge.UnknownHand, bridge.South: bridge.UnknownHand, bridge.West: bridge.UnknownHand}
	parts := tokens(strings.Replace(n.Value, ":", " ", 1))
	if len(parts) != 5 || !strings.Contains(n.Value, ":") {
		r.at(n, "bad-deal")
		return d
	}
	seat, ok := seatOf(parts[0].text)
	if !ok {
		r.wrong(r.within(n, parts[0].offset), "bad-seat", parts[0].text)
		return d
	}
	for _, t := range parts[1:] {
		hand, err := bridge.ParseHand(t.text)
		if err != nil {
			r.fault(r.within(n, t.offset), "bad-hand", "Seat", seat, "Text", t.text)
		} else {
			r.shared(r.within(n, t.offset), d, seat, hand)
			d[seat] = hand
		}
		seat = seat.LHO()
	}
	return d
}

// shared notes the cards of seat's hand that another hand has too.
func (r *reader) shared(p place, d bridge.Deal, seat bridge.Seat, hand bridge.Hand) {
	for _, other := range bridge.Seats {
		if other == seat || !d[other].Known() || !hand.Known() {
			continue
		}
		for _, c := range (d[other] & hand).Cards() {
			r.fault(p, "card-dealt-twice", "Card", c, "Seat", seat, "OtherSeat", other)
		}
	}
}

// counts notes the hands that hold too many or too few cards: thirteen, or in an ending as many as the first that is known.
func (r *reader) counts(n *yaml.Node, s *Scenario) {
	if s.Irregular {
		return
	}
	want := 13
	if s.Record.Contract.Bid != bridge.NoCall {
		want = 0
	}
	for _, seat := range bridge.Seats {
		hand := s.Record.Deal[seat]
		if !hand.Known() {
			continue
		}
		if want == 0 {
			want = max(1, min(13, hand.Len()))
		}
		if hand.Len() != want {
			r.at(n, "hand-count", "Seat", seat, "Count", hand.Len(), "WantCount", want)
		}
	}
}
