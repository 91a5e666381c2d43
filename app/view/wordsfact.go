package view

import (
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/i18n"
)

// Question is what f asks, of whom it is asked: a player by name, or the director himself. c is nil in a flowchart that
// belongs to no case.
func Question(p *i18n.Printer, c *procedure.Case, f *procedure.Fact) string {
	return i18n.Capital(p.T("fact."+string(f.ID)+".ask", factArgs(p, c, f)...))
}

// Answer is an answer to f, or an option, as a button says it.
func Answer(p *i18n.Printer, c *procedure.Case, f *procedure.Fact, a record.Answer) string {
	args := append(factArgs(p, c, f), answerArgs(a)...)
	what := parameter(p, a)
	base := "fact." + string(f.ID) + "." + string(a.ID)
	if what.name != "" && i18n.Has(base+"-"+what.name) {
		return p.T(base+"-"+what.name, args...)
	}
	text := p.T(firstOf(base, "answer."+string(a.ID), base), args...)
	if what.text != "" {
		return p.T("answer.with", "Head", text, "Last", what.text)
	}
	return text
}

// Found is an answer that was found or given. Where it takes a number, it is also said that there are none, which [Answer] cannot tell
// from an answer without its number.
func Found(p *i18n.Printer, c *procedure.Case, f *procedure.Fact, a record.Answer) string {
	key := "fact." + string(f.ID) + "." + string(a.ID) + "-none"
	if parameter(p, a).name == "" && i18n.Has(key) {
		return p.T(key, factArgs(p, c, f)...)
	}
	return Answer(p, c, f, a)
}

// SaysAtFirst is what a player naturally says when asked about f, if the case has no words of his own; false if there are
// no such words either.
func SaysAtFirst(p *i18n.Printer, c *procedure.Case, f *procedure.Fact) (string, bool) {
	key := "fact." + string(f.ID) + ".default"
	if c != nil && f.Derive != nil {
		if found := f.Derive(c); found.Known() { // he does not gainsay what the record proves
			key = firstOf(key+"-"+string(found.Answer.ID), key)
		}
	}
	if !i18n.Has(key) {
		return "", false
	}
	return p.T(key, factArgs(p, c, f)...), true
}

// Because is why a step of a path leads on as it does, in a sentence or two.
func Because(p *i18n.Printer, c *procedure.Case, step procedure.Step) string {
	f, a := step.Node.Fact, step.Finding.Answer
	args := append(factArgs(p, c, f), answerArgs(a)...)
	base := "because." + string(f.ID) + "." + string(a.ID)
	key := base
	if kind := parameter(p, a).name; kind != "" {
		key = firstOf(base+"-"+kind, base)
	}
	text := p.T(key, args...)
	if step.Finding.Why != "" && step.Finding.Known() {
		return text + " " + Why(p, c, f, step.Finding.Why)
	}
	return text
}

// Why is a finding's own reason, or what it waits for.
func Why(p *i18n.Printer, c *procedure.Case, f *procedure.Fact, id procedure.TextID) string {
	return p.T("why."+string(id), factArgs(p, c, f)...)
}

// Uncovered is why a tree stops at leaf without a ruling.
func Uncovered(p *i18n.Printer, c *procedure.Case, leaf *procedure.Node) string {
	return p.T("reason."+string(leaf.Reason), factArgs(p, c, &procedure.Fact{})...)
}

// Path is the way that o took through its tree, and the ruling at its end if it came to one.
func Path(p *i18n.Printer, c *procedure.Case, o procedure.Outcome) []PathStep {
	var out []PathStep
	for _, s := range o.Path {
		f := s.Node.Fact
		out = append(out, PathStep{Question: Question(p, c, f), Answer: Found(p, c, f, s.Finding.Answer), Cite: p.Cite(s.Node.Cite, c.Edition)})
	}
	switch o.Result {
	case procedure.Ruled:
		out = append(out, PathStep{Answer: strings.Join(Orders(p, o.Orders, c.State), " "),
			Cite: strings.Join(Cites(p, c.Edition, o.Orders), ", "), Ruling: true})
	case procedure.Uncovered:
		out = append(out, PathStep{Answer: Uncovered(p, c, o.Leaf), Cite: p.Cite(o.Leaf.Cite, c.Edition), Ruling: true})
	}
	return out
}

// factArgs is the arguments that a text about f may use.
func factArgs(p *i18n.Printer, c *procedure.Case, f *procedure.Fact) []any {
	asked := f.Asks
	if asked == procedure.Nobody {
		asked = procedure.Offender
	}
	args := []any{
		"Offender", player(p, c, procedure.Offender), "Partner", player(p, c, procedure.Partner), "LHO", player(p, c, procedure.LHO),
		"RHO", player(p, c, procedure.RHO), "Declarer", player(p, c, procedure.Declarer), "Dummy", player(p, c, procedure.Dummy),
		"Player", player(p, c, procedure.Player),
	}
	if c == nil {
		return append(args, append([]any{"Seat", p.Role("offender"), "Asked", role(p, asked)}, eventArgs(p, record.State{}, record.MatterID{}, 0)...)...)
	}
	key := f.Key(c)
	seat := seatOr(key.Who, p.Role("offender"))
	who := seat
	if f.Asks != procedure.Nobody {
		who = player(p, c, f.Asks)
	}
	return append(args, append([]any{"Seat", seat, "Asked", who}, eventArgs(p, c.State, c.Matter, key.Event)...)...)
}

// eventArgs is the calls and cards of table event n, which a fact of matter m is about.
func eventArgs(p *i18n.Printer, s record.State, m record.MatterID, n int) []any {
	var e record.Event
	var made []record.MadeCall
	if s.Record() != nil {
		e = s.Event(n)
		made = s.After(n, e.Seat)
	}
	call, card, newCall := callAt(s, n), cardAt(s, n), e.NewCall
	if newCall == bridge.NoCall && len(made) > 0 {
		newCall = made[0].Call
	}
	cards := cardsAt(s, n)
	if m.Kind == record.PartnerOnLead || m.Kind == record.OwnerToPlay {
		cards = nil
		for _, c := range s.PenaltyCards(m.By) {
			cards = append(cards, c.Card)
		}
	}
	suit, rank := e.Says.Suit, e.Says.Rank
	if card != bridge.NoCard {
		suit, rank = card.Suit(), card.Rank()
	}
	if suit == bridge.NoSuit && call.IsBid() {
		suit = call.Denom()
	}
	return []any{
		"Call", callOr(p, call, "that-call"), "NewCall", callOr(p, newCall, "new-call"),
		"Card", cardOr(p, card, "that-card"), "NewCard", cardOr(p, e.NewCard, "new-card"), "Cards", cardsOr(p, cards),
		"Suit", suitOr(p, suit, "that-suit"), "Rank", rankOr(p, rank),
	}
}

// answerArgs is the parameters of a, in place of the event's.
func answerArgs(a record.Answer) []any {
	var args []any
	if a.Call != bridge.NoCall {
		args = append(args, "Call", a.Call)
	}
	if a.Card != bridge.NoCard {
		args = append(args, "Card", a.Card)
	}
	if a.Suit != bridge.NoSuit {
		args = append(args, "Suit", a.Suit)
	}
	if a.Seat != bridge.NoSeat {
		args = append(args, "Other", a.Seat)
	}
	if a.N != 0 {
		args = append(args, "Count", a.N)
	}
	return args
}

// A named is a parameter of an answer: what kind it is, and its words.
type named struct{ name, text string }

// parameter is the parameter that a carries, the zero value if it carries none.
func parameter(p *i18n.Printer, a record.Answer) named {
	switch {
	case a.Call != bridge.NoCall:
		return named{"call", p.Call(a.Call).String()}
	case a.Card != bridge.NoCard:
		return named{"card", p.Card(a.Card).String()}
	case a.Suit != bridge.NoSuit:
		return named{"suit", string(p.Suit(a.Suit).Many())}
	case a.Seat != bridge.NoSeat:
		return named{"seat", p.Seat(a.Seat).String()}
	case a.N != 0 && strings.HasSuffix(string(a.ID), "-suits"):
		return named{"suits", suitNames(p, record.SuitSet(a.N))}
	case a.N != 0:
		return named{"number", p.Number(a.N).String()}
	}
	return named{}
}

// suitNames is the suits of set in a row: spades and hearts.
func suitNames(p *i18n.Printer, set record.SuitSet) string {
	var names []string
	for _, suit := range bridge.Suits {
		if set.Has(suit) {
			names = append(names, string(p.Suit(suit).Many()))
		}
	}
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return p.T("list.and", "Head", strings.Join(names[:last], ", "), "Last", names[last])
}
