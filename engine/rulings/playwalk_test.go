package rulings

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
)

// A playWalker makes irregularities in legal plays and takes each through a Desk: in every way that people may answer and choose, as
// long as there are few, and to the end of the play in one of them.
type playWalker struct {
	playTally
	faults []string
	dice   dice
	at     string
	since  int     // table events of the mishap and what was played on it
	room   int     // walks that this position may still split into
	halted []*Desk // where they halted
	first  string  // the fault that stopped this position
}

// These bound the walks of one position. A question with a parameter, a card or a suit, is answered with three of its answers, and a
// position splits into at most manyWays walks, after which one answer is drawn at every question: the later questions of a board, on
// matters that fall due much later, are answered in one way.
const (
	someParams = 3
	manyWays   = 24
)

func (w *playWalker) fault(d *Desk, format string, args ...any) {
	said := fmt.Sprintf(format, args...)
	if w.first == "" {
		w.first = said
		w.faults = append(w.faults, fmt.Sprintf("%s: %s\n  %s", w.at, said, story(d)))
	}
}

// story is the record in one line: the deal, the contract and every event that is not legal play.
func story(d *Desk) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s by %s:", d.rec.Deal, d.state.Contract.Bid, d.state.Contract.Declarer)
	n := 0
	for _, e := range d.rec.Events {
		if e.Numbered() {
			n++
		}
		switch e.Kind {
		case record.Call:
		case record.Ruling:
			fmt.Fprintf(&b, " {%s#%d %s: %s}", e.Ruled.Matter.Kind, e.Ruled.Matter.Event, e.Ruled.Matter.By, orderWords(*e.Ruled))
		case record.Choice:
			fmt.Fprintf(&b, " {%s chooses %s %s}", e.Chose.Seat, e.Chose.Answer.ID, e.Chose.Answer.Suit)
		case record.Play:
			fmt.Fprintf(&b, " %s%s", e.Seat, e.Card)
		default:
			fmt.Fprintf(&b, " [%d %s %s %s %s %v]", n, e.Seat, e.Kind, e.Card, e.NewCard, e.Cards)
		}
	}
	return b.String()
}

// play makes board n: legal cards throughout, and in every other board a defender whose card drops early, so that there are penalty cards
// and restrictions. At every card it lets so many of the mishaps that could come there come, or every one, each on a desk of its own.
func (w *playWalker) play(n uint64, edition law.Edition, each int) {
	dice := rolled{rand.New(rand.NewPCG(n, 41))}
	w.dice = dice
	d := board(w.dice, edition)
	w.at, w.first = "the base play", ""
	w.settle(d)
	drops := -1
	if w.dice.below(2) == 0 {
		drops = w.dice.below(16)
	}
	for card := 0; d.state.Phase != record.Over; card++ {
		for k := 0; k != each; k++ { // with dice of their own, so that a change in one tree changes nothing of the other positions
			w.dice = rolled{rand.New(rand.NewPCG(n, uint64(100*card+k)))}
			all := mishaps(d.state, w.dice)
			if each != every {
				w.position(d, w.pick(all, k))
			} else if k < len(all) {
				w.position(d, all[k])
			} else {
				break
			}
		}
		w.dice, w.at, w.first = dice, "the base play", ""
		if card == drops {
			w.drop(d)
		}
		if !w.card(d) {
			return
		}
	}
}

// every stands for all the mishaps that can come at a card.
const every = -1

// pick is the mishap of number k at a card: every other one ends with a lead or play, as the laws that are compared most closely do.
func (w *playWalker) pick(all []mishap, k int) mishap {
	plays := slices.DeleteFunc(slices.Clone(all), func(m mishap) bool { return m.events[len(m.events)-1].Kind != record.Play })
	if k%2 == 0 && len(plays) > 0 {
		all = plays
	}
	return all[w.dice.below(len(all))]
}

// drop lets a defender drop one card or two.
func (w *playWalker) drop(d *Desk) {
	for _, seat := range bridge.Seats {
		cards := d.state.Hands[seat].Cards()
		if !d.state.Defends(seat) || len(cards) < 3 {
			continue
		}
		e := record.Event{Kind: record.Dropped, Seat: seat, Cards: bridge.HandOf(cards[w.dice.below(len(cards))])}
		if w.dice.below(2) == 0 {
			e.Cards = e.Cards.With(cards[w.dice.below(len(cards))])
		}
		if w.append(d, e) && w.append(d, record.Event{Kind: record.Director, Seat: d.state.Declarer()}) {
			w.settle(d)
		}
		if w.dice.below(2) == 0 {
			return
		}
	}
}

func (w *playWalker) append(d *Desk, e record.Event) bool {
	if err := d.Append(e); err != nil {
		w.fault(d, "%s by %s: %v", e.Kind, e.Seat, err)
		return false
	}
	return true
}

// position is one mishap in the play of d: some cards may be played on it before the director comes.
func (w *playWalker) position(base *Desk, s mishap) {
	d := fork(base)
	w.positions++
	w.sorts[s.name]++
	w.at, w.first = fmt.Sprintf("%s %s", d.Edition, s.name), ""
	for _, e := range s.events {
		if err := d.Append(e); err != nil {
			w.fault(d, "the mishap cannot be: %v", err)
			return
		}
	}
	then := []int{0, 0, 0, 1, 2, 4, 9}[w.dice.below(7)]
	for range then {
		if seat := d.state.Turn(); d.state.Phase != record.Over && d.state.LegalPlays(seat) != 0 {
			w.append(d, record.Event{Kind: record.Play, Seat: seat, Card: w.legal(d, seat)})
		}
	}
	w.since = d.state.Events
	if w.append(d, record.Event{Kind: record.Director, Seat: bridge.Seats[w.dice.below(4)]}) {
		w.room, w.halted = manyWays, nil
		w.walk(d)
		if len(w.halted) > 0 && w.first == "" {
			w.finish(w.halted[w.dice.below(len(w.halted))])
		}
	}
}

func (w *playWalker) legal(d *Desk, seat bridge.Seat) bridge.Card {
	cards := d.state.LegalPlays(seat).Cards()
	return cards[w.dice.below(len(cards))]
}

// walk rules what is ready, and splits at every question, until nothing can be ruled before somebody acts.
func (w *playWalker) walk(d *Desk) {
	for range 200 {
		task, err := d.Next()
		if err != nil {
			w.fault(d, "%v", err)
			return
		}
		switch task.Kind {
		case AtEnd, AtWait:
			w.halt(d)
			w.halted = append(w.halted, d)
			return
		case AtQuestion, AtChoice:
			answers := w.answers(d, task)
			w.room -= len(answers) - 1
			for _, a := range answers {
				f := fork(d)
				if w.give(f, task, a) {
					w.walk(f)
				}
			}
			return
		default:
			if !w.take(d, task) {
				return
			}
		}
	}
	w.fault(d, "the desk does not come to an end")
}

// settle rules what is ready, with one answer to every question.
func (w *playWalker) settle(d *Desk) bool {
	w.room = 0
	for range 200 {
		task, err := d.Next()
		if err != nil {
			w.fault(d, "%v", err)
			return false
		}
		switch task.Kind {
		case AtEnd, AtWait:
			return w.halt(d)
		case AtQuestion, AtChoice:
			answers := w.answers(d, task)
			if len(answers) == 0 || !w.give(d, task, answers[0]) {
				return false
			}
		default:
			if !w.take(d, task) {
				return false
			}
		}
	}
	w.fault(d, "the desk does not come to an end")
	return false
}

// answers is the answers that a walk gives: all of them, or one if the position has split often enough.
func (w *playWalker) answers(d *Desk, task Task) []record.Answer {
	need := task.Outcome.Need
	c := d.Case(task.Matter)
	var out []record.Answer
	for _, b := range need.Node.Branches {
		switch {
		case !slices.Contains(need.Node.Fact.Could(c), b.Answer):
		case b.Params != nil:
			list := b.Params(c)
			for len(list) > someParams {
				k := w.dice.below(len(list))
				list = slices.Delete(slices.Clone(list), k, k+1)
			}
			out = append(out, list...)
		default:
			out = append(out, record.Answer{ID: b.Answer})
		}
	}
	if len(out) == 0 {
		w.fault(d, "%s: %s has no answer", task.Matter.Kind, need.Key.Fact)
	} else if len(out) > w.room {
		out = []record.Answer{out[w.dice.below(len(out))]}
	}
	return out
}

func (w *playWalker) give(d *Desk, task Task, a record.Answer) bool {
	need := task.Outcome.Need
	if task.Kind == AtQuestion {
		d.Find(need.Key, a)
		return true
	}
	c := d.Case(task.Matter)
	w.offered(d, task.Matter, need.Node.Who.Seat(c), need.Node, c)
	if err := d.Choose(task, a); err != nil {
		w.fault(d, "%v", err)
		return false
	}
	return true
}

// take takes a task that asks nothing: a scripted event, a ruling, or something that is not covered.
func (w *playWalker) take(d *Desk, task Task) bool {
	switch task.Kind {
	case AtUncovered:
		leaf := task.Outcome.Leaf
		if leaf == nil || leaf.Reason == "" || leaf.Cite == "" {
			w.fault(d, "%s is not covered, and no word why", task.Matter.Kind)
			return false
		}
		w.uncovered[fmt.Sprintf("%s [%s]", leaf.Reason, d.Edition.Resolve(leaf.Cite))]++
		d.Skip(task.Matter)
	case AtRuling:
		before := d.state
		w.orders(d, task.Ruled)
		if err := d.Rule(task.Ruled); err != nil {
			w.fault(d, "%s: %s: %v", task.Matter.Kind, orderWords(task.Ruled), err)
			return false
		}
		w.compare(d, before, task)
	}
	return true
}

// card plays one legal card, and rules what comes of it. A card that a ruling lets its player change is sometimes changed, and words
// that a ruling has left open are completed.
func (w *playWalker) card(d *Desk) bool {
	s := d.state
	seat := s.Turn()
	for _, o := range s.Orders {
		if o.Kind == record.MayChangeCard && w.dice.below(3) == 0 && w.change(d, o) {
			return w.first == "" && w.append(d, record.Event{Kind: record.Director, Seat: o.On}) && w.settle(d)
		}
	}
	card := w.legal(d, seat)
	e := record.Event{Kind: record.Play, Seat: seat, Card: card}
	for _, o := range s.Orders {
		if o.On != seat || o.Kind != record.MustDesignate && o.Kind != record.EitherChooses {
			continue
		}
		who := s.Declarer()
		if o.Kind == record.EitherChooses {
			who = who.LHO()
		}
		if o.What.Rank != bridge.NoRank {
			ranked := slices.DeleteFunc(s.LegalPlays(seat).Cards(), func(c bridge.Card) bool { return c.Rank() != o.What.Rank })
			card = ranked[w.dice.below(len(ranked))]
		}
		e = record.Event{Kind: record.Designated, Seat: who, Says: record.Designation{Manner: record.ByName, Suit: card.Suit(), Rank: card.Rank()}}
	}
	return w.append(d, e) && w.settle(d)
}

// change changes the card that o lets its player change, if there is another that follows suit as it does.
func (w *playWalker) change(d *Desk, o record.InForce) bool {
	for _, t := range d.state.Tricks {
		for _, p := range t.Plays {
			same := d.state.Hands[o.On].Of(p.Card.Suit()).Cards()
			if p.Seat == o.On && !p.TakenBack && (o.What.Card == p.Card || o.What.Card == bridge.NoCard && o.What.Event == p.Event) && len(same) > 0 {
				return w.append(d, record.Event{Kind: record.Withdrew, Seat: o.On, Card: p.Card, NewCard: same[w.dice.below(len(same))]})
			}
		}
	}
	return false
}

// finish plays the board to its end: thirteen tricks have an owner then, and no matter waits.
func (w *playWalker) finish(d *Desk) {
	d = fork(d)
	for range 80 {
		if d.state.Phase == record.Over {
			break
		}
		if !w.card(d) {
			return
		}
	}
	if d.state.Phase != record.Over {
		w.fault(d, "the play does not end")
		return
	}
	if !w.append(d, record.Event{Kind: record.RoundEnded}) || !w.settle(d) {
		return
	}
	w.ends++
	s := d.state
	if n := s.TricksWon(bridge.NorthSouth) + s.TricksWon(bridge.EastWest) + s.Awarded[bridge.North] + s.Awarded[bridge.East]; n != 13 {
		w.fault(d, "%d tricks", n)
	}
	if n := s.Result(); n < 0 || n > 13 {
		w.fault(d, "declarer has won %d tricks", n)
	}
	if task, err := d.Next(); err != nil || task.Kind != AtEnd {
		w.fault(d, "%s by %s waits for ever: %s", task.Matter.Kind, task.Matter.By, task.Outcome.Need.Key.Fact)
	}
}
