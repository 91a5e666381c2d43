package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// What the oracle holds of an irregular call that the director rules on at once, or after the next call (A.3 to A.6 of the
// specification, Laws 27 to 39).

// rule is the ruling on call, irregular in the way of kind, made by seat at the turn of another or the own one. Next is what was
// called before the director ruled, if anything was.
func (o *oracle) rule(kind record.MatterKind, seat bridge.Seat, call bridge.Call, next *spoken, j answered) {
	turn := o.turn
	if kind == record.OutOfRotation && turn == seat.LHO() && o.called(seat) && !o.nobodyBid2007(call) {
		o.change(seat, call, next, j) // 30B2, 31C, 32C; 30B3 of 2007
		return
	}
	if j.slip() {
		o.loose = "the call may be changed (25A)"
		return
	}
	o.calls = append(o.calls, spoken{seat: seat, call: call})
	at := len(o.calls) - 1
	over := next != nil && next.seat == seat.LHO()
	cancel := func(to bridge.Seat) { o.calls[at].void, o.turn = true, to }
	follow := func() {
		if next != nil {
			o.make(next.seat, next.call)
		}
	}
	bars := func(seats ...bridge.Seat) {
		for _, s := range seats {
			o.oblige(s, record.Throughout)
		}
	}
	switch kind {
	case record.CallAfterEnd: // 39: never part of the auction
		o.calls[at].void = true
		_, side := o.contract()
		if side != bridge.NoSide && side != seat.Side() && !over && call != bridge.Pass {
			o.bans = append(o.bans, ban{by: seat, was: call})
		}

	case record.AboveSeven: // 38: what followed falls too
		cancel(turn)
		bars(seat, seat.Partner())
		if next != nil && !over {
			o.loose = "38: whether the call of the player on turn falls too"
		}
		if !over {
			o.bans = append(o.bans, ban{by: seat, was: call})
		}

	case record.Inadmissible:
		switch {
		case over: // 36A: as though nothing had happened
			cancel(turn)
		case next != nil && next.seat == turn && turn.Opposes(seat): // 28B
			cancel(turn)
			follow()
		default: // 36B
			cancel(turn)
			bars(seat.Partner())
			o.banAfter(seat, call, func(j answered) bool { return j.yes("comparable") })
			follow()
		}

	case record.ObligationBroken:
		if over { // 37A: it stands, and so does the obligation if it was for the whole auction
			o.calls = o.calls[:at]
			o.make(seat, call)
			follow()
			return
		}
		if next != nil {
			o.loose = "37 and 28B: what a call by the player on turn forgoes"
		}
		cancel(turn) // 37B
		bars(seat, seat.Partner())
		o.bans = append(o.bans, ban{by: seat, was: call})

	case record.InsufficientBid:
		if over || j.accepted(kind) { // 27A1
			o.calls = o.calls[:at]
			o.make(seat, call)
			follow()
			return
		}
		cancel(turn) // by 28A that may be a seat that has to pass, and may be called over again
		lowest := o.lowest(call.Denom())
		o.then = func(s bridge.Seat, r bridge.Call, j answered) {
			if s == seat {
				o.replaced(seat, call, r, lowest, j)
			}
		}

	case record.OutOfRotation, record.SeatSkipped:
		o.outOfRotation(kind, seat, call, at, turn, next, j)
	}
}

// nobodyBid2007 is the case of 30A of 2007: a pass out of rotation, at whoever's turn, before anybody has bid.
func (o *oracle) nobodyBid2007(call bridge.Call) bool {
	_, bid := o.last(bridge.Call.IsBid)
	return o.edition == law.Edition2007 && call == bridge.Pass && !bid
}

// lowest is the lowest sufficient bid in a denomination.
func (o *oracle) lowest(in bridge.Denom) bridge.Call {
	for level := 1; level <= 7; level++ {
		if bid := bridge.Bid(level, in); o.sufficient(bid) {
			return bid
		}
	}
	return bridge.NoCall
}

// replaced is A.5: what seat called in place of an insufficient bid that was not accepted.
func (o *oracle) replaced(seat bridge.Seat, was, r, lowest bridge.Call, j answered) {
	o.then = nil
	natural := o.edition != law.Edition2007 || j["both-natural"] != procedure.No
	if r == lowest && natural || j.yes("comparable") || j.yes("more-precise") { // 27B1
		return
	}
	o.oblige(seat.Partner(), record.Throughout)
	if r != bridge.Double && r != bridge.Redouble { // 27B2
		o.bans = append(o.bans, ban{seat, was, r})
		return
	}
	last := len(o.calls) - 1 // 27B3: it is cancelled, and a bid or a pass has to come
	o.calls[last].void, o.turn = true, seat
	o.undouble[seat] = true
	o.then = func(_ bridge.Seat, r bridge.Call, _ answered) {
		o.then = nil
		o.bans = append(o.bans, ban{seat, was, r})
	}
}

// change is a call at the left-hand opponent's turn by a player who had just called: a change of call (25).
func (o *oracle) change(seat bridge.Seat, call bridge.Call, next *spoken, j answered) {
	first := len(o.calls) - 1
	old := o.calls[first].call
	switch {
	case first > 0 && o.calls[first-1].implied:
		o.loose = "28A and 25B: a change of a call that was made over one who had to pass"
	case j.slip() && next != nil:
		o.loose = "25A6: the left-hand opponent may take back what was called over the slip"
	case j.slip(), j.accepted(record.CallChanged), next != nil && j.yes("lho-aware"): // 25A1, 25B1
		o.calls[first].call = call
		if !j.slip() && !j.yes("new-comparable") && call != old {
			o.bans = append(o.bans, ban{seat, old, call})
		}
	default: // 25B2
		if !j.yes("old-comparable") && call != old {
			o.bans = append(o.bans, ban{seat, call, old})
		}
	}
	if next != nil {
		o.make(next.seat, next.call)
	}
}

// outOfRotation is Laws 28 to 32 and 34.
func (o *oracle) outOfRotation(kind record.MatterKind, seat bridge.Seat, call bridge.Call, at int, turn bridge.Seat, next *spoken, j answered) {
	void := func() { o.calls[at].void, o.turn = true, turn }
	switch {
	case next != nil && next.seat == turn && turn.Opposes(seat) && (turn != seat.LHO() || !j.yes("lho-aware")): // 28B
		void()
		o.make(next.seat, next.call)
		return
	case next != nil && next.seat == seat.LHO(), j.accepted(kind): // 29A
		if next != nil && next.call != bridge.Pass { // even over a third pass
			o.turn = next.seat
			o.make(next.seat, next.call)
			return
		}
		o.calls = o.calls[:at]
		o.make(seat, call)
		if next != nil && !o.calls[len(o.calls)-1].void { // three passes may have given the turn back (34)
			o.make(next.seat, next.call)
		}
		return
	case kind == record.SeatSkipped: // 17D3, 17E2: no further rectification
		void()
	default: // 29B
		anyBid := !o.nobodyBid2007(bridge.Pass)
		void()
		o.cancelled(o.sort(seat, call, j), seat, call, turn, anyBid)
	}
	if next != nil {
		o.make(next.seat, next.call)
		if o.then != nil {
			o.then(next.seat, next.call, j)
		}
	}
}

// The sorts of call out of rotation (A.4).
const (
	passSort = iota
	bidSort  // a bid, an artificial pass, or a pass of partner's artificial call
	doubleSort
)

// sort is which of them call is. The doubles of the enumeration are for takeout, hence artificial.
func (o *oracle) sort(seat bridge.Seat, call bridge.Call, j answered) int {
	switch last, _ := o.last(func(c bridge.Call) bool { return c != bridge.Pass }); {
	case call.IsBid():
		return bidSort
	case call != bridge.Pass:
		return doubleSort
	case last.seat == seat.Partner() && !last.call.IsBid():
		return bidSort
	}
	return passSort
}

// cancelled is A.4: a call of a sort by seat at the turn of another was not accepted.
func (o *oracle) cancelled(sort int, seat bridge.Seat, call bridge.Call, turn bridge.Seat, anyBid bool) {
	old, partner, rhos := o.edition == law.Edition2007, seat.Partner(), turn == seat.RHO()
	late := func() { // partner has to pass, whatever the offender calls
		o.oblige(partner, record.Throughout)
		o.banAfter(seat, call, func(answered) bool { return false })
	}
	comparable := func(s bridge.Seat, r bridge.Call, j answered) { // 23: the offender is free, and so is partner if the call is comparable
		if s != seat {
			return
		}
		o.then = nil
		if !j.yes("comparable") {
			o.oblige(partner, record.NextTurn)
			o.bans = append(o.bans, ban{seat, call, r})
		}
	}
	switch {
	case sort == passSort && (rhos || old && !anyBid): // 30A; 30A and 30B1 of 2007
		o.oblige(seat, record.NextTurn)
	case sort == passSort && old && turn == partner: // 30B2 of 2007
		o.oblige(seat, record.Throughout)
		o.undouble[partner] = true
	case !rhos && !old: // 30B1, 31B, 32B
		o.then = comparable
	case !rhos: // 31B, 32A of 2007
		late()
	default: // 31A, 32A; 32B of 2007
		o.then = func(s bridge.Seat, acted bridge.Call, _ answered) {
			switch {
			case acted == bridge.Pass:
				o.then, o.repeat[seat] = nil, call
				if call.IsBid() && !o.sufficient(call) {
					o.loose = "the call to be repeated is insufficient"
				}
			case !old:
				o.then = comparable
			case sort == doubleSort || !call.IsBid():
				late()
			default:
				o.then = func(_ bridge.Seat, r bridge.Call, _ answered) {
					same := call.IsBid() && r.IsBid() && r.Denom() == call.Denom()
					o.then = nil
					o.oblige(partner, record.NextTurn)
					if !same {
						o.oblige(partner, record.Throughout)
						o.bans = append(o.bans, ban{seat, call, r})
					}
				}
			}
		}
	}
}

// banAfter bans a lead. What seat calls in the end counts: it may spare the side the ban.
func (o *oracle) banAfter(seat bridge.Seat, was bridge.Call, spared func(answered) bool) {
	o.bans = append(o.bans, ban{by: seat, was: was})
	o.then = func(s bridge.Seat, r bridge.Call, j answered) {
		if s != seat {
			return
		}
		o.then, o.bans = nil, nil
		if !spared(j) {
			o.bans = []ban{{seat, was, r}}
		}
	}
}
