package view

import (
	"slices"
	"strings"

	"rectify/app/session"
	"rectify/engine/bridge"
	"rectify/engine/record"
)

// playing is a deal being played on by hand: what is selected, and what is only looked at.
type playing struct {
	amiss bool        // what is not legal goes on the table too
	who   bridge.Seat // who is to act, NoSeat: whoever's turn it is
	text  string      // what was typed
	says  string      // what a claimer says, as typed; forgotten with every act
	at    int         // the choice that the arrows have come to, -1 if none
	why   record.Reason
	makes *happening // a mishap being made out, nil if none
}

// An option is a call or a card that might be chosen, by whom, and why it is not legal; or a mishap, by its name.
type option struct {
	event  record.Event
	why    record.Reason
	mishap string
}

// id is the ID of an option: "call:1S", "card:SQ", "mishap:exposed".
func (o option) id() string {
	switch {
	case o.mishap != "":
		return "mishap:" + o.mishap
	case o.event.Kind == record.Call:
		return "call:" + o.event.Call.String()
	}
	return "card:" + o.event.Card.String()
}

// acts is who is to call or play.
func (v *Sitting) acts() bridge.Seat {
	if v.play.who != bridge.NoSeat {
		return v.play.who
	}
	if turn := v.s.State().Turn(); turn != bridge.NoSeat || !v.play.amiss {
		return turn
	}
	return v.s.State().Record().Dealer // it is nobody's turn, and something is to go wrong
}

// rows is every call that could be made, a row a level, and every card that could be played, a row a suit. When something is to go
// wrong there are both, and then every mishap.
func (v *Sitting) rows() [][]option {
	s, seat := v.s.State(), v.acts()
	if seat == bridge.NoSeat {
		return nil
	}
	var out [][]option
	if s.Phase == record.Auction {
		out = callRows(s, seat)
	}
	if s.Phase != record.Auction || v.play.amiss {
		out = append(out, cardRows(s, seat)...)
	}
	if s.Phase == record.Clarification && v.play.amiss {
		out = append(out, callRows(s, seat)...)
	}
	if v.play.amiss {
		for _, m := range possible(s) {
			out = append(out, []option{{mishap: m.id}})
		}
	}
	return out
}

// callRows is every call, those that are not bids first, then a row a level.
func callRows(s record.State, seat bridge.Seat) [][]option {
	var out [][]option
	for _, c := range s.LegalCalls(seat) {
		if level := c.Call.Level(); len(out) <= level {
			out = append(out, nil)
		}
		row := len(out) - 1
		out[row] = append(out[row], option{event: record.Event{Kind: record.Call, Seat: seat, Call: c.Call}, why: c.Why})
	}
	return out
}

// cardRows is every card that seat could hold, a row a suit.
func cardRows(s record.State, seat bridge.Seat) [][]option {
	var out [][]option
	suit := bridge.NoSuit
	for _, c := range couldHold(s, seat) {
		if c.Suit() != suit {
			suit, out = c.Suit(), append(out, nil)
		}
		row := len(out) - 1
		out[row] = append(out[row], option{event: record.Event{Kind: record.Play, Seat: seat, Card: c}, why: s.WhyNotPlay(seat, c)})
	}
	return out
}

// selected is what was typed or, if nothing was, what the arrows have come to.
func (v *Sitting) selected() (option, bool) {
	all := slices.Concat(v.rows()...)
	if strings.TrimSpace(v.play.text) == "" {
		if v.play.at < 0 || v.play.at >= len(all) {
			return option{}, false
		}
		return all[v.play.at], true
	}
	s, seat := v.s.State(), v.acts()
	if seat == bridge.NoSeat {
		return option{}, false
	}
	switch call, card := typed(v.play.text); {
	case call != bridge.NoCall:
		return option{event: record.Event{Kind: record.Call, Seat: seat, Call: call}, why: s.WhyNotCall(seat, call)}, true
	case card != bridge.NoCard:
		return option{event: record.Event{Kind: record.Play, Seat: seat, Card: card}, why: s.WhyNotPlay(seat, card)}, true
	}
	return option{}, false
}

// handled does what a deal played on by hand has of its own, and stores nothing; false if it has no such action.
func (v *Sitting) handled(word, arg string) bool {
	switch word {
	case "amiss":
		v.play = playing{amiss: !v.play.amiss, at: -1}
	case "acts":
		seat, err := bridge.ParseSeat(arg)
		if err == nil {
			v.play = playing{amiss: v.play.amiss, at: -1, who: seat}
		}
	case "move":
		v.move(arg)
	case "mishap":
		for _, m := range possible(v.s.State()) {
			if m.id == arg && v.play.amiss {
				v.play.makes, v.play.says = &happening{mishap: m, picked: map[string][]int{}}, ""
			}
		}
	case "with":
		name, n, _ := strings.Cut(arg, ":")
		if h := v.play.makes; h != nil && slices.Contains(h.mishap.picks, name) && index(n) >= 0 {
			h.pick(name, index(n))
		}
	default:
		return false
	}
	return true
}

// move goes to the next choice that the table shows, in one of four directions: along a row, or to the row beside it.
func (v *Sitting) move(where string) {
	rows := v.rows()
	v.play.why, v.play.text = record.Reason{}, ""
	row, column := 0, v.play.at
	for row < len(rows) && column >= len(rows[row]) {
		column -= len(rows[row])
		row++
	}
	switch {
	case len(rows) == 0:
		return
	case v.play.at < 0 || row == len(rows):
		row, column = 0, 0
	case where == "left":
		column = max(0, column-1)
	case where == "right":
		column = min(len(rows[row])-1, column+1)
	case where == "up":
		row = max(0, row-1)
	case where == "down":
		row = min(len(rows)-1, row+1)
	}
	column = min(column, len(rows[row])-1)
	v.play.at = column
	for _, before := range rows[:row] {
		v.play.at += len(before)
	}
}

// dealt is the act that an action of a deal played on by hand stands for, if it is ready.
func (v *Sitting) dealt(word, arg string) (session.Act, bool) {
	switch word {
	case "play-on":
		return session.Act{Kind: session.PlayOn}, true
	case "own":
		return session.Act{Kind: session.Own}, v.s.MayOwn()
	case "rest":
		return session.Act{Kind: session.Rest}, true
	case "director":
		return letHappen(record.Event{Kind: record.Director, Seat: v.caller()}), v.s.Overlooked()
	case "choose-it":
		if o, ok := v.selected(); ok && o.mishap == "" {
			return v.chosenAct(o)
		}
	case "call", "card":
		for _, o := range slices.Concat(v.rows()...) {
			if o.id() == word+":"+arg {
				return v.chosenAct(o)
			}
		}
	case "happen":
		if v.play.makes != nil {
			e, whole := v.happened(v.play.makes)
			return letHappen(e), whole
		}
	case "told":
		if a, whole := v.selection(); whole && v.s.Stage == session.Telling {
			end, _ := v.s.End()
			return session.Act{Kind: session.Tell, Fact: session.ForKey(end.Outcome.Need.Key), Answer: &a}, true
		}
	}
	return session.Act{}, false
}

// chosenAct puts a call or card on the table, unless it is not legal and nothing is to go wrong: then the reason is told.
func (v *Sitting) chosenAct(o option) (session.Act, bool) {
	if o.why.Code != record.MayPlay && !v.play.amiss {
		v.play.why = o.why
		return session.Act{}, false
	}
	return letHappen(o.event), true
}

func letHappen(e record.Event) session.Act { return session.Act{Kind: session.Happen, Event: &e} }

// caller is who calls the director: the player after whoever did something last.
func (v *Sitting) caller() bridge.Seat {
	s := v.s.State()
	if last := s.Event(s.Events).Seat; last != bridge.NoSeat {
		return last.LHO()
	}
	return s.Record().Dealer
}
