package view

import (
	"context"
	"errors"
	"slices"
	"strings"

	"rectify/app/session"
	"rectify/engine/bridge"
	"rectify/engine/doubledummy"
	"rectify/engine/record"
)

// A doubling is the double-dummy table of the deal, which is looked at by itself and helps in weighing results. It is worked out once and
// never stored.
type doubling struct {
	open    bool
	working bool // the table is being worked out
	done    bool
	hands   bridge.BySeat[bridge.Hand]
	table   doubledummy.Table
	err     error
}

// close puts the table away, and gives up what is still being worked out.
func (d *doubling) close() { d.open, d.working = false, false }

// errUnknown is that of a deal of which not every hand is known.
var errUnknown = errors.New("view: not every hand is known")

// hasDouble reports whether the table may be looked at: once the case is over, and where what would have happened is weighed (12C1, 64C).
// Before that it would tell the cards to someone who is still to rule.
func (v *Sitting) hasDouble() bool {
	switch t := v.s.Turn(); {
	case v.s.Stage == session.Score:
		return !v.watching()
	case t == nil || v.s.Stage != session.Verdict:
		return false
	default:
		kind := t.Task.Matter.Kind
		return kind.Review() || kind == record.WithdrawnUsed || slices.ContainsFunc(t.Task.Ruled.Orders, adjusts)
	}
}

// adjusts reports whether o gives an adjusted score.
func adjusts(o record.Order) bool {
	return o.Kind == record.AdjustScore || o.Kind == record.AdjustSide || o.Kind == record.AdjustEach || o.Kind == record.WeightedScore
}

// doubleOpened opens the table or closes it. To work it out may take seconds: that is left to the program.
func (v *Sitting) doubleOpened() Effect {
	d := &v.double
	switch {
	case d.open:
		d.close()
		return Effect{}
	case !v.hasDouble():
		return Effect{}
	}
	v.line.open = false // one thing is looked at at a time
	if d.done {
		d.open = true
		return Effect{}
	}
	hands := bridge.BySeat[bridge.Hand](v.s.State().Record().Deal)
	err := tabled(hands)
	*d = doubling{open: true, done: err != nil, hands: hands, err: err}
	if err != nil {
		return Effect{}
	}
	return d.work()
}

// work has the table worked out by the program.
func (d *doubling) work() Effect {
	d.working = true
	hands := d.hands // the sitting may be elsewhere by then
	return Effect{Work: func(ctx context.Context) func() {
		table, err := doubledummy.TableOf(ctx, hands)
		return func() { d.working, d.done, d.table, d.err = false, true, table, err }
	}}
}

// tabled reports why hands have no table: one is not known, or they are not of one length.
func tabled(hands bridge.BySeat[bridge.Hand]) error {
	for _, seat := range bridge.Seats {
		if !hands[seat].Known() {
			return errUnknown
		}
	}
	return doubledummy.Position{Hands: hands, Trump: bridge.NoTrump, Leader: bridge.North}.Check()
}

// doubleSheet is the table with what it is good for: a help in judging what would have happened, and no ruling.
func (v *Sitting) doubleSheet() Sheet {
	d := &v.double
	s := v.task("double", "double", true)
	switch {
	case d.working:
		s.Lead = v.p.T("ui.double.working")
		return s
	case d.err == errUnknown:
		s.Lead = v.p.T("ui.double.unknown")
		return s
	case d.err != nil:
		s.Lead = v.p.T("ui.double.uneven")
		return s
	}
	cards := d.hands[bridge.North].Len()
	note := []string{v.p.T("ui.double.note"), v.p.T("ui.double.leads")}
	if cards < 13 {
		note = append(note, v.p.T("ui.double.ending", "Count", cards))
	}
	s.Lead = v.p.T("ui.double.lead")
	s.Double = &DoubleDummy{Note: strings.Join(note, " ")}
	for denom := bridge.Clubs; denom <= bridge.NoTrump; denom++ {
		s.Double.Denoms = append(s.Double.Denoms, v.p.Suit(denom).String())
	}
	for _, seat := range bridge.Seats {
		row := DoubleRow{Declarer: string(v.p.Seat(seat).Name())}
		for denom := bridge.Clubs; denom <= bridge.NoTrump; denom++ {
			row.Tricks = append(row.Tricks, d.table[denom][seat])
		}
		s.Double.Rows = append(s.Double.Rows, row)
	}
	return s
}

// withDouble is c with all hands as they were dealt, which is what the table is about; its sheet it has already.
func (v *Sitting) withDouble(c Case) Case {
	contract := c.Table.Contract
	c.Table = tableAt(v.p, v.at(0), v.s.Scenario.Board, true, bridge.NoSeat, "")
	c.Table.Contract, c.Table.Turn = contract, "" // nobody is to act
	for i := range c.Table.Hands {
		c.Table.Hands[i].OnTurn = false
	}
	c.Transport = v.transportOf("ui.transport.text", 0, 0, "")
	c.Transport.Text = v.p.T("ui.transport.begin")
	c.Bar.Back = Action{ID: "double", Text: v.p.T("ui.double.back"), Key: v.p.T("ui.key.escape"), Enabled: true}
	return c
}

// doubleAction is the button that opens the table.
func (v *Sitting) doubleAction() Action {
	return Action{ID: "double", Text: v.p.T("ui.double.open"), Key: "F12", Enabled: true}
}
