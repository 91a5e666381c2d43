package rulings

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A walker takes positions through a Desk, in every way that people may answer, choose and call on.
type walker struct {
	tally
	faults []string
	at     position
}

const patience = 4 // calls that are varied after the irregular one

func (w *walker) fault(format string, args ...any) {
	if len(w.faults) < 50 {
		w.faults = append(w.faults, fmt.Sprintf("%s: ", w.at)+fmt.Sprintf(format, args...))
	}
}

// position walks one position. Exactly one matter has arisen from the irregular call, and it is the first to be ruled.
func (w *walker) position(p position) {
	w.positions++
	w.at = p
	d := NewDesk(p.record(), p.edition, law.Authority{})
	for d.rec.Events == nil || len(d.script) > 0 {
		if task, err := d.Next(); err != nil || task.Kind != AtEvent {
			w.fault("task %d before the director came: %v", task.Kind, err)
			return
		}
	}
	kind := p.before().wrong(p.wrong.seat, p.wrong.call)
	task, err := d.Next()
	if err != nil || task.Matter.Kind != kind || task.Matter.By != p.wrong.seat || Tree(kind, p.edition) == nil {
		w.fault("the first matter is %s by %s, by the specification %s: %v", task.Matter.Kind, task.Matter.By, kind, err)
		return
	}
	w.walk(d, answered{}, nil)
}

// fork is a desk that goes its own way.
func fork(d *Desk) *Desk {
	f := *d
	f.rec.Events = slices.Clip(d.rec.Events)
	f.found, f.skipped = maps.Clone(d.found), maps.Clone(d.skipped)
	return &f
}

// walk goes on from where d stands; later is the calls made since the director came.
func (w *walker) walk(d *Desk, j answered, later []spoken) {
	for {
		task, err := d.Next()
		if err != nil {
			w.fault("%v", err)
			return
		}
		auction := task.Matter.Kind != record.NoMatter && task.Matter.Kind < record.FaceDownLeadOutOfTurn
		if auction {
			for _, s := range task.Outcome.Path {
				j = j.with(s.Node.Fact.ID, s.Finding.Answer.ID)
			}
		}
		switch {
		case task.Kind == AtUncovered && auction:
			leaf := task.Outcome.Leaf
			w.uncovered[fmt.Sprintf("%s [%s]", leaf.Reason, d.Edition.Resolve(leaf.Cite))]++
			if leaf.Reason == "" || leaf.Cite == "" {
				w.fault("not covered, and no word why")
			}
			return
		case task.Kind == AtEvent:
		case task.Kind == AtRuling && auction:
			w.orders(task.Ruled)
			if err := d.Rule(task.Ruled); err != nil {
				w.fault("%s: %v", orderWords(task.Ruled), err)
				return
			}
		case (task.Kind == AtQuestion || task.Kind == AtChoice) && auction:
			w.answer(d, task, j, later)
			return
		default:
			w.halt(d, j, later)
			return
		}
	}
}

func (j answered) with(fact procedure.FactID, a record.AnswerID) answered {
	out := maps.Clone(j)
	out[string(fact)] = a
	return out
}

// answer gives every answer that there is, each to a desk of its own.
func (w *walker) answer(d *Desk, task Task, j answered, later []spoken) {
	need := task.Outcome.Need
	c := d.Case(task.Matter)
	for _, b := range need.Node.Branches {
		if !slices.Contains(need.Node.Fact.Could(c), b.Answer) {
			continue
		}
		answers := []record.Answer{{ID: b.Answer}}
		if b.Params != nil {
			answers = b.Params(c)
		}
		for _, a := range answers {
			f := fork(d)
			if task.Kind == AtQuestion {
				f.Find(need.Key, a)
			} else if err := f.Choose(task, a); err != nil {
				w.fault("%v", err)
				continue
			}
			w.walk(f, j.with(need.Key.Fact, a.ID), later)
		}
	}
}

// orders sees that a ruling does not contradict itself, and that every order has its paragraph.
func (w *walker) orders(r record.Ruled) {
	for i, a := range r.Orders {
		if a.Cite == "" {
			w.fault("no paragraph for %s", orderWords(r))
		}
		for _, b := range r.Orders[:i] {
			same := a.What.Event == b.What.Event
			switch {
			case a.Kind == record.CallStands && b.Kind == record.CallCancelled && same,
				b.Kind == record.CallStands && a.Kind == record.CallCancelled && same,
				a.Kind == record.TurnReturns && b.Kind == record.TurnReturns && a.On != b.On,
				a.Kind == record.MustPass && b.Kind == record.MustRepeat && a.On == b.On,
				a.Kind == record.MustRepeat && b.Kind == record.MustPass && a.On == b.On:
				w.fault("contradictory orders: %s", orderWords(r))
			}
		}
	}
}

// halt is where nothing can be ruled before somebody calls, or before the play: here the two are compared. Then the
// auction goes on.
func (w *walker) halt(d *Desk, j answered, later []spoken) {
	w.halts++
	o := w.oracle(j, later)
	if o.loose != "" {
		w.loose[o.loose]++
		w.finish(d, j, later)
		return
	}
	if got, want := stateWords(d.state), o.String(); got != want {
		w.fault("%s after %s, %s:\n  the trees:  %s\n  the oracle: %s", spelt(later), answerWords(j), lastRuling(d), got, want)
		return
	}
	if d.state.Phase != record.Auction {
		w.ends++
		if got, want := w.leads(d), o.leads(); got != want {
			w.fault("%s after %s: the leads are %q, by the oracle %q; %s", spelt(later), answerWords(j), got, want, lastRuling(d))
		}
		return
	}
	seat, legal := d.state.Turn(), []bridge.Call{}
	for _, call := range o.candidates(seat) {
		may := d.state.WhyNotCall(seat, call).Code == record.MayPlay
		if may != o.may(seat, call) {
			w.fault("%s after %s: %s may call %s: %v, by the oracle %v", spelt(later), answerWords(j), seat, call, may, !may)
			return
		}
		if may {
			legal = append(legal, call)
		}
	}
	if len(legal) == 0 {
		w.fault("%s after %s: %s has no legal call", spelt(later), answerWords(j), seat)
		return
	}
	switch {
	case o.then == nil || len(later) >= patience:
		legal = legal[:1]
	case seat != w.at.wrong.seat:
		legal = slices.DeleteFunc(legal, func(c bridge.Call) bool { return c.IsBid() && c != o.lowest(bridge.Clubs) })
	}
	for _, call := range legal {
		f := fork(d)
		if err := f.Append(record.Event{Kind: record.Call, Seat: seat, Call: call}); err != nil {
			w.fault("%v", err)
			continue
		}
		w.walk(f, j, append(slices.Clip(later), spoken{seat: seat, call: call}))
	}
}

// finish sees that the auction can be completed where the specification says nothing of how: a call that may be changed is
// changed to a pass, and everybody passes who may.
func (w *walker) finish(d *Desk, j answered, later []spoken) {
	if d.state.Phase != record.Auction {
		w.ends++
		return
	}
	if len(later) > 16 {
		w.fault("the auction does not end: %s", spelt(later))
		return
	}
	event := record.Event{Kind: record.Call, Seat: d.state.Turn()}
	for _, order := range slices.Backward(d.state.Orders) {
		if made := d.state.Made(order.What.Event); order.Kind == record.MayChangeCall && made.Status == record.Stands {
			event = record.Event{Kind: record.Withdrew, Seat: made.Seat, Call: made.Call, Of: made.Event}
		}
	}
	for call := bridge.Pass; call <= bridge.Bid(7, bridge.NoTrump); call++ {
		if d.state.WhyNotCall(event.Seat, call).Code != record.MayPlay {
			continue
		}
		if event.Kind == record.Call {
			event.Call = call
		} else {
			event.NewCall = call
		}
		if err := d.Append(event); err != nil {
			w.fault("%v", err)
			return
		}
		if err := d.Append(record.Event{Kind: record.Director, Seat: bridge.North}); err != nil {
			w.fault("%v", err)
			return
		}
		w.walk(d, j, append(slices.Clip(later), spoken{seat: event.Seat, call: call}))
		return
	}
	w.fault("%s has no legal call after %s", event.Seat, spelt(later))
}

// oracle is what the specification has to say of the position after the later calls.
func (w *walker) oracle(j answered, later []spoken) *oracle {
	o := w.at.before()
	o.rule(o.wrong(w.at.wrong.seat, w.at.wrong.call), w.at.wrong.seat, w.at.wrong.call, w.at.next, j)
	for _, h := range later {
		if o.loose != "" {
			break
		}
		o.make(h.seat, h.call)
		if o.then != nil {
			o.then(h.seat, h.call, j)
		}
	}
	return o
}

// candidates is the calls that seat might make.
func (o *oracle) candidates(seat bridge.Seat) []bridge.Call {
	lowest := o.lowest(bridge.Clubs)
	out := []bridge.Call{bridge.Pass, bridge.Double, bridge.Redouble, lowest, o.lowest(bridge.Diamonds), lowest + 5}
	if repeat := o.repeat[seat]; repeat.IsBid() && !slices.Contains(out, repeat) {
		out = append(out, repeat)
	}
	return out
}

// may is whether seat may make call, on turn.
func (o *oracle) may(seat bridge.Seat, call bridge.Call) bool {
	doubles := call == bridge.Double || call == bridge.Redouble
	return o.wrong(seat, call) == record.NoMatter && !(doubles && o.undouble[seat]) &&
		(o.repeat[seat] == bridge.NoCall || o.repeat[seat] == call)
}

// leads is what the trees let declarer ask of the partner of each offender who defends, in the oracle's words.
func (w *walker) leads(d *Desk) string {
	var ids []record.MatterID
	for _, due := range d.state.Dues {
		if due.Opens == record.LeadRestriction && d.state.Defends(due.Matter.By) && d.state.Contract.Bid != bridge.NoCall {
			ids = append(ids, record.MatterID{Kind: record.LeadRestriction, Event: due.Matter.Event, By: due.Matter.By, At: d.state.Events})
		}
	}
	for _, m := range d.state.Matters() {
		if m.Kind == record.LeadRestriction {
			ids = append(ids, m)
		}
	}
	var out []string
	for _, m := range ids {
		outcome := procedure.Evaluate(Tree(m.Kind, d.Edition), d.Case(m))
		if n := outcome.Need; n.Key.Fact == "final-call-differs" {
			// It is the same call, and by everyday methods it has the same meaning.
			outcome = procedure.Suppose(d.Case(m), n.Key, record.Answer{ID: procedure.No}, n.Node)
		}
		var may []string
		switch outcome.Result {
		case procedure.Offers:
			for _, b := range outcome.Need.Node.Branches {
				if b.Params == nil {
					continue
				}
				sign := map[record.AnswerID]string{"forbid": "-", "require": "+"}[b.Answer]
				for _, a := range b.Params(d.Case(m)) {
					may = append(may, sign+a.Suit.String())
				}
			}
		case procedure.Ruled: // no restriction
		default:
			w.fault("the lead restriction asks %s", outcome.Need.Key.Fact)
		}
		if len(may) > 0 {
			slices.Sort(may)
			out = append(out, fmt.Sprint(m.By.Partner(), strings.Join(may, "")))
		}
	}
	slices.Sort(out)
	return strings.Join(slices.Compact(out), " ")
}

// stateWords is the state in the oracle's words.
func stateWords(s record.State) string {
	var b strings.Builder
	for _, c := range s.Calls {
		if c.Status == record.Stands {
			fmt.Fprintf(&b, "%s:%s ", c.Seat, c.Call)
		}
	}
	if s.Phase != record.Auction {
		return b.String() + "over"
	}
	fmt.Fprintf(&b, "turn %s", s.Turn())
	for _, seat := range bridge.Seats {
		pass, repeat, undouble := record.Now, bridge.NoCall, false
		for _, o := range s.Orders {
			switch {
			case o.On != seat:
			case o.Kind == record.MustPass:
				pass = max(pass, o.Until)
			case o.Kind == record.MustRepeat:
				repeat = o.What.Call
			case o.Kind == record.MustNotDouble, o.Kind == record.MustBidOrPass:
				undouble = true
			}
		}
		if pass != record.Now {
			fmt.Fprintf(&b, " %s passes %s", seat, pass)
		}
		if repeat != bridge.NoCall {
			fmt.Fprintf(&b, " %s repeats %s", seat, repeat)
		}
		if undouble {
			fmt.Fprintf(&b, " %s does not double", seat)
		}
	}
	return b.String()
}

func spelt(calls []spoken) string {
	var b strings.Builder
	for _, h := range calls {
		fmt.Fprintf(&b, "%s:%s ", h.seat, h.call)
	}
	return strings.TrimSpace(b.String())
}

func answerWords(j answered) string {
	var out []string
	for _, k := range slices.Sorted(maps.Keys(j)) {
		out = append(out, fmt.Sprint(k, "=", j[k]))
	}
	return strings.Join(out, " ")
}

func lastRuling(d *Desk) string {
	for _, e := range slices.Backward(d.rec.Events) {
		if e.Kind == record.Ruling {
			return orderWords(*e.Ruled)
		}
	}
	return "no ruling"
}
