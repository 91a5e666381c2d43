package view

import (
	"rectify/engine/bridge"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/i18n"
)

// eventKeys names the words of each kind of event.
var eventKeys = [...]string{
	record.Call: "call", record.Play: "play", record.LedFaceDown: "led-face-down", record.Faced: "faced", record.Held: "held",
	record.Exposed: "exposed", record.Dropped: "dropped", record.Named: "named", record.Touched: "touched",
	record.Designated: "designated", record.Placed: "placed", record.Turned: "turned", record.Withdrew: "withdrew",
	record.PickedUp: "picked-up", record.Alerted: "alerted", record.Explained: "explained", record.Asked: "asked",
	record.Said: "said", record.Paused: "paused", record.ToldTurn: "told-turn", record.Attention: "attention",
	record.Director: "director", record.Claimed: "claimed", record.Conceded: "conceded", record.Objected: "objected",
	record.Agreed: "agreed", record.Quitted: "quitted", record.ReturnedToBoard: "returned-to-board",
	record.Together: "together", record.Pointed: "pointed", record.AskedToSee: "asked-to-see", record.Mixed: "mixed",
	record.NextBoard: "next-board", record.MoveCalled: "move-called", record.RoundEnded: "round-ended", record.Decided: "decided",
	record.SawHand: "saw-hand", record.WrongBoard: "wrong-board", record.Elsewhere: "elsewhere", record.Raised: "raised", record.Scored: "scored",
	record.AskedRedeal: "asked-redeal", record.Handled: "handled", record.Miscounted: "miscounted", record.Surplus: "surplus",
	record.Missed: "missed", record.NotDue: "not-due", record.HadCalled: "had-called", record.Unplayable: "unplayable",
	record.AskedScore: "asked-score", record.Heard: "heard", record.Questioned: "questioned", record.Ruling: "ruling", record.Choice: "choice",
}

// Event tells what happened, within a line: "West calls the director". before is the state just before e; said is what was
// said with it in p's language, empty if nothing was. At the start of a sentence, give it a capital.
func Event(p *i18n.Printer, e record.Event, before record.State, said string) string {
	args := []any{
		"Seat", seatOr(e.Seat, p.Role("player")), "Other", seatOr(e.To, p.Role("player")), "Count", e.Tricks,
		"Call", callOr(p, e.Call, "that-call"), "NewCall", callOr(p, e.NewCall, "new-call"), "NewCard", cardOr(p, e.NewCard, "new-card"),
	}
	card, cards := e.Card, e.Cards.With(e.Card).Cards()
	if e.Kind == record.Faced && len(cards) == 0 {
		card = before.FaceDown.Card
	}
	if e.Kind == record.Designated {
		card = e.Says.Card()
	}
	args = append(args, "Card", cardOr(p, card, "that-card"), "Cards", cardsOr(p, cards))
	if len(cards) > 0 {
		args = append(args, "Count", len(cards)) // a claim has no cards, so that Count serves both
	}
	if e.Of != 0 {
		args = append(args, "Whose", seatOr(before.Event(e.Of).Seat, p.Role("player")), "Call", callOr(p, callAt(before, e.Of), "that-call"))
		if of := cardAt(before, e.Of); of != bridge.NoCard {
			args = append(args, "Card", of)
		}
	}
	if e.Kind == record.Raised && e.To != bridge.NoSeat {
		args = append(args, "Whose", e.To)
	}
	if e.Kind == record.Choice {
		args = append(args, "Seat", seatOr(e.Chose.Seat, p.Role("player")), "Text", chosen(p, *e.Chose, before))
	}
	base := "event." + eventKeys[e.Kind]
	text := p.T(firstOf(base+"."+manner(e, before), base+".plain", base), args...)
	if said != "" {
		return p.T("event.with-words", "Head", text, "Text", said)
	}
	return text
}

// manner tells apart events of one kind that have different words.
func manner(e record.Event, before record.State) string {
	switch e.Kind {
	case record.Call:
		switch e.Call {
		case bridge.Pass:
			return "pass"
		case bridge.Double:
			return "double"
		case bridge.Redouble:
			return "redouble"
		}
		return "bid"
	case record.Play:
		if trick, _ := before.Trick(); trick.Led() == bridge.NoSuit {
			return "lead"
		}
	case record.Faced:
		switch {
		case e.Cards != 0 || e.Card != bridge.NoCard:
			return "cards"
		case before.FaceDown.Seat == e.Seat:
			return "lead"
		}
	case record.Designated:
		if e.Says.Card() != bridge.NoCard {
			return "card"
		}
	case record.Withdrew:
		switch {
		case e.NewCall != bridge.NoCall:
			return "call-for"
		case e.Call != bridge.NoCall:
			return "call"
		case e.NewCard != bridge.NoCard:
			return "card-for"
		}
		return "card"
	case record.Together:
		if e.Of != 0 {
			return "at-once"
		}
	case record.AskedToSee:
		switch {
		case e.Card != bridge.NoCard:
			return "own"
		case e.Of != 0:
			return "earlier"
		}
	case record.PickedUp:
		if e.Cards != 0 {
			return "cards"
		}
	case record.Alerted, record.Explained, record.Asked, record.Attention, record.Decided:
		switch {
		case e.Of == 0:
		case callAt(before, e.Of) != bridge.NoCall:
			return "call"
		case cardAt(before, e.Of) != bridge.NoCard:
			return "card"
		}
	case record.Director:
		if e.Seat == bridge.NoSeat {
			return "uncalled"
		}
	case record.Raised:
		return e.Opens.String()
	case record.Ruling:
		if e.Ruled.Interim {
			return "interim"
		}
	}
	return "plain"
}

// chosen is what a player chose, in the words of the option.
func chosen(p *i18n.Printer, ch record.Chose, before record.State) string {
	c := &procedure.Case{State: before, Matter: ch.Matter, Before: func(n int) record.State { return at(before, n) }}
	for _, known := range rulings.Procedures() {
		if known.Kind != ch.Matter.Kind {
			continue
		}
		for node := range procedure.Nodes(known.Tree) {
			if node.Kind == procedure.OfferNode && has(node, ch.Answer.ID) {
				return Answer(p, c, node.Fact, ch.Answer)
			}
		}
	}
	return p.T("answer." + string(ch.Answer.ID))
}

func has(n *procedure.Node, id record.AnswerID) bool {
	for _, b := range n.Branches {
		if b.Answer == id {
			return true
		}
	}
	return false
}

// at is the state just before table event n of s's record, which has been replayed that far already and cannot fail.
func at(s record.State, n int) record.State {
	out, err := record.StateAt(s.Record(), n)
	if err != nil {
		panic("view: a record that was accepted no longer replays: " + err.Error())
	}
	return out
}
