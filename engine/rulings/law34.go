package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 34 sends to 17D3 (17E2 of 2007): three passes do not end the auction if one of them was out of rotation and took a player's
// turn away.
var law34 = both(34, record.SeatSkipped, seatSkipped,
	"34: when the player next to the pass out of rotation has bid over it, it is taken as accepted (29A)")

// seatSkipped: the turn goes back to the player who missed it, and every pass since is cancelled. What they told is unauthorized for the
// side of the pass out of rotation.
var seatSkipped = Ask(calledOverPasses, "34",
	On(nothing, turnGoesBack),
	On(missedCalled, turnGoesBack),
	On(byLHO, rotationAccepted),
	On(wentOn, NotCovered("34", "went-on-after-passes")))

var turnGoesBack = Rule(
	cancelled(passesSince, law.MissedTurn),
	Clause{Kind: record.Unauthorized, On: Partner, What: passesSince, Until: record.EndOfPlay, Cite: law.WithdrawnOffenders})

const missedCalled record.AnswerID = "missed-called"

// calledOverPasses is who first called anything but a pass since the pass out of rotation: nobody; the player who had missed the turn; the
// one next to the pass, over it; or another.
var calledOverPasses = &Fact{ID: "called-over-passes", Class: Record,
	Answers: []record.AnswerID{nothing, missedCalled, byLHO, wentOn},
	Derive: func(c *Case) Finding {
		pass := c.State.Made(c.Matter.Event)
		for n := pass.Event + 1; n <= c.State.Events; n++ {
			m := c.State.Made(n)
			switch {
			case m.Event == 0 || m.Call == bridge.Pass:
			case m.Seat == pass.Turn:
				return Proved(missedCalled, pass.Event, n)
			case m.Seat == pass.Seat.LHO() && len(passesSince.Of(c)) == 1:
				return Proved(byLHO, pass.Event, n)
			default:
				return Proved(wentOn, pass.Event, n)
			}
		}
		return Proved(nothing, pass.Event)
	}}

// passesSince is every pass since the call that they follow, but for those that the players next to it made in their order, before the
// one who has missed the turn.
var passesSince = Target{Name: "the-passes-since", Of: func(c *Case) []record.Scope {
	var out []record.Scope
	due := bridge.NoSeat
	for _, m := range c.State.Calls {
		switch {
		case m.Event == c.Matter.Event: // it may have fallen already, when the player on turn called (28B)
			out = append(out, record.Scope{Event: m.Event, Call: m.Call})
		case m.Status != record.Stands:
		case m.Event < c.Matter.Event && (m.Call != bridge.Pass || due == bridge.NoSeat):
			out, due = nil, m.Seat.LHO()
		case m.Seat == due:
			due = due.LHO()
		case m.Call == bridge.Pass:
			out = append(out, record.Scope{Event: m.Event, Call: m.Call})
		}
	}
	return out
}}

// endedBy reports whether the pass out of rotation of m is one of three passes that took a player's turn away: that is a matter of its own.
func endedBy(s record.State, m record.MatterID) bool {
	for _, other := range s.AllMatters() {
		if other.Kind == record.SeatSkipped && other.Event == m.Event && other.By == m.By {
			return true
		}
	}
	return false
}
