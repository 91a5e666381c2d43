package rulings

import (
	"fmt"
	"slices"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// The oracle is the laws of the auction written a second time, straight from the reference algorithms of the specification
// (Appendix A, and the dispatcher of 0.5 and 0.6), with no tree and no record: a list of calls, a turn, and what binds each seat. It knows
// of a case only what was called and what people answered or chose. The enumeration compares it with what the trees order.
type oracle struct {
	edition  law.Edition
	calls    []spoken
	turn     bridge.Seat
	pass     bridge.BySeat[record.Moment] // NextTurn or Throughout: must pass; Now: need not
	repeat   bridge.BySeat[bridge.Call]   // has to make this call
	undouble bridge.BySeat[bool]          // may not double or redouble at this turn
	bans     []ban
	over     bool

	then  func(bridge.Seat, bridge.Call, answered) // what the law in hand has to say of each later call
	loose string                                   // why the specification says nothing of what follows; empty if it does
}

// spoken is a call and whether it has been cancelled or withdrawn. One that is implied was never made: the pass of a seat that
// had to pass and was called over (28A).
type spoken struct {
	seat          bridge.Seat
	call          bridge.Call
	void, implied bool
}

// A ban is a lead restriction that may come upon the offender's partner: the call withdrawn, and the one that took its place.
type ban struct {
	by    bridge.Seat
	was   bridge.Call
	final bridge.Call // NoCall if there was none
}

// answered is what people found or chose in a case, by the question's name.
type answered map[string]record.AnswerID

func (j answered) yes(fact string) bool { return j[fact] == procedure.Yes }

// accepted is whether the left-hand opponent chose to accept an irregular call.
func (j answered) accepted(kind record.MatterKind) bool {
	switch kind {
	case record.InsufficientBid:
		return j["accepts-bid"] == "accept"
	case record.CallChanged:
		return j["accepts-change"] == "accept"
	}
	return j["accepts-call"] == "accept"
}

// slip is whether the call was a slip that may be changed (25A): by Law 25A of 2007 only without pause for thought.
func (j answered) slip() bool {
	return j["call-intended"] == procedure.No && !j.yes("paused-before-change") || j.yes("changeable-slip")
}

// A.1: primitives.

// last is the last call not cancelled that is wanted; ok is whether there is one.
func (o *oracle) last(wanted func(bridge.Call) bool) (h spoken, ok bool) {
	for _, h := range slices.Backward(o.calls) {
		if !h.void && wanted(h.call) {
			return h, true
		}
	}
	return spoken{}, false
}

func (o *oracle) sufficient(bid bridge.Call) bool {
	last, ok := o.last(bridge.Call.IsBid)
	return !ok || bid > last.call
}

// admissible is Law 19: a double of an opponent's bid, a redouble of an opponent's double, as the last call other than pass.
func (o *oracle) admissible(seat bridge.Seat, call bridge.Call) bool {
	last, ok := o.last(func(c bridge.Call) bool { return c != bridge.Pass })
	theirs := ok && last.seat.Opposes(seat)
	switch call {
	case bridge.Double:
		return theirs && last.call.IsBid()
	case bridge.Redouble:
		return theirs && last.call == bridge.Double
	}
	return true
}

func (o *oracle) called(seat bridge.Seat) bool {
	return slices.ContainsFunc(o.calls, func(h spoken) bool { return h.seat == seat && !h.void && !h.implied })
}

func (o *oracle) bound(seat bridge.Seat) bool { return o.pass[seat] != record.Now }

// wrong is the dispatcher of 0.5: what is irregular about a call, first things first.
func (o *oracle) wrong(seat bridge.Seat, call bridge.Call) record.MatterKind {
	switch {
	case o.over:
		return record.CallAfterEnd
	case call.Level() > 7:
		return record.AboveSeven
	case !o.admissible(seat, call):
		return record.Inadmissible
	case o.bound(seat) && call != bridge.Pass:
		return record.ObligationBroken
	case !o.inRotation(seat):
		if call == bridge.Pass && o.passes() >= 2 {
			return record.SeatSkipped // it would be the third pass after a call (34)
		}
		return record.OutOfRotation
	case call.IsBid() && !o.sufficient(call):
		return record.InsufficientBid
	}
	return record.NoMatter
}

// passes is how many passes have followed a call, which may be a pass itself (34).
func (o *oracle) passes() int {
	n := 0
	for _, h := range slices.Backward(o.calls) {
		switch {
		case h.void:
		case h.call != bridge.Pass:
			return n
		default:
			n++
		}
	}
	return n - 1
}

// A.2: the end of the auction.

// make adds a call that stands. The turn passes on; what bound the seat for one turn is over.
func (o *oracle) make(seat bridge.Seat, call bridge.Call) {
	if seat != o.turn && o.inRotation(seat) {
		o.calls = append(o.calls, spoken{seat: o.turn, call: bridge.Pass, implied: true})
		o.free(o.turn)
	}
	o.calls = append(o.calls, spoken{seat: seat, call: call})
	if seat == o.turn {
		o.free(seat)
	}
	o.turn = seat.LHO()
	o.end()
}

// oblige makes seat pass, unless the seat is bound for longer already.
func (o *oracle) oblige(seat bridge.Seat, length record.Moment) {
	o.pass[seat] = max(o.pass[seat], length)
}

// inRotation is whether seat is on turn, or next to one who is and has to pass (28A).
func (o *oracle) inRotation(seat bridge.Seat) bool {
	return seat == o.turn || seat == o.turn.LHO() && o.bound(o.turn)
}

// free ends what binds seat for one turn.
func (o *oracle) free(seat bridge.Seat) {
	if o.pass[seat] == record.NextTurn {
		o.pass[seat] = record.Now
	}
	o.repeat[seat], o.undouble[seat] = bridge.NoCall, false
}

// end sees whether the auction is over. Three passes of which one was out of rotation do not end it: the turn goes back to the first
// seat that was skipped and has not passed since, and every pass but those of the seats before it is cancelled (17D3; 17E2 of 2007).
// The call that they follow may be a pass (34).
func (o *oracle) end() {
	var stand []int
	for i, h := range o.calls {
		if !h.void {
			stand = append(stand, i)
		}
	}
	first := len(stand)
	for first > 0 && o.calls[stand[first-1]].call == bridge.Pass {
		first--
	}
	needed := 3
	if first == 0 {
		needed, first = 4, 1 // nobody has bid: a pass and three more
	}
	if len(stand)-first < needed && !(needed == 4 && len(stand) >= 4) {
		return
	}
	due := o.calls[stand[first-1]].seat.LHO()
	var astray []int
	for _, i := range stand[first:] {
		if o.calls[i].seat == due {
			due = due.LHO()
		} else {
			astray = append(astray, i)
		}
	}
	if len(astray) > 0 {
		for _, i := range astray {
			o.calls[i].void = true
		}
		o.turn = due
		return
	}
	o.over = true
}

// contract is the last bid and the side that made it.
func (o *oracle) contract() (bridge.Call, bridge.Side) {
	last, _ := o.last(bridge.Call.IsBid)
	return last.call, last.seat.Side()
}

// A.6: the lead restriction.

// leads is what declarer may ask of the partner of each offender who defends: "-C" forbids a lead, "+C" requires one.
func (o *oracle) leads() string {
	var out []string
	bid, side := o.contract()
	for _, b := range o.bans {
		if !o.over || bid == bridge.NoCall || b.by.Side() == side {
			continue
		}
		var specified record.SuitSet
		for _, h := range o.calls {
			if h.seat == b.by && !h.void && h.call.IsBid() {
				specified |= record.SuitsOf(h.call.Denom())
			}
		}
		var may []string
		for _, suit := range bridge.Suits {
			switch {
			case o.edition == law.Edition2007 && b.was == b.final: // the same call in the end
			case o.edition == law.Edition2007 && b.was.Denom() == suit && !specified.Has(suit):
				may = append(may, "+"+suit.String(), "-"+suit.String())
			case o.edition == law.Edition2007 && (!b.was.IsBid() || b.was.Denom() == bridge.NoTrump), // not about a suit
				o.edition != law.Edition2007 && !specified.Has(suit):
				may = append(may, "-"+suit.String())
			}
		}
		if len(may) > 0 {
			slices.Sort(may)
			out = append(out, fmt.Sprint(b.by.Partner(), strings.Join(may, "")))
		}
	}
	slices.Sort(out)
	return strings.Join(slices.Compact(out), " ")
}

// String is all that the enumeration compares: the calls that stand, whose turn it is and what binds whom.
func (o *oracle) String() string {
	var b strings.Builder
	for _, h := range o.calls {
		if !h.void && !h.implied {
			fmt.Fprintf(&b, "%s:%s ", h.seat, h.call)
		}
	}
	if o.over {
		b.WriteString("over")
	} else {
		fmt.Fprintf(&b, "turn %s", o.turn)
	}
	for _, seat := range bridge.Seats {
		if o.over {
			break
		}
		if o.bound(seat) {
			fmt.Fprintf(&b, " %s passes %s", seat, o.pass[seat])
		}
		if o.repeat[seat] != bridge.NoCall {
			fmt.Fprintf(&b, " %s repeats %s", seat, o.repeat[seat])
		}
		if o.undouble[seat] {
			fmt.Fprintf(&b, " %s does not double", seat)
		}
	}
	return b.String()
}
