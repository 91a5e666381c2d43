package view

import (
	"slices"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/i18n"
)

// Order is o as a director says it at the table, one sentence: "North must pass whenever it is North's turn, to the end of
// the auction." s is any state of the record that the order belongs to; with the zero State, or where a field of o is not
// set, the sentence speaks of "the call", "the player".
func Order(p *i18n.Printer, o record.Order, s record.State) string {
	a := ordered{
		kind: o.Kind, until: o.Until, opens: o.Opens, rule: o.What.Rule, replaces: o.Kind == record.CardPlayed && o.What.Event != 0,
		seat: p.Role("player"), chooser: seatOr(o.Chooser, p.Role("declarer")), offender: p.Role("offender"),
		side: p.Role("offending-side"), others: p.Role("non-offending-side"), count: -1,
	}
	call, card := o.What.Call, o.What.Card
	old := cardAt(s, o.What.Event)
	if call == bridge.NoCall {
		call = callAt(s, o.What.Event)
	}
	if card == bridge.NoCard {
		card = old
	}
	seat := o.On
	if seat == bridge.NoSeat && o.What.Event != 0 && s.Record() != nil {
		seat = s.Event(o.What.Event).Seat
	}
	if seat != bridge.NoSeat {
		a.seat, a.offender = seat, seat.Partner()
		a.side, a.others = seat.Side(), seat.Side().Other()
	}
	switch {
	case wordsAt(s, o.What.Event) != "":
		a.about = wordsAt(s, o.What.Event)
	case call != bridge.NoCall:
		a.about = "call"
	case card != bridge.NoCard:
		a.about = "card"
	case o.What.Rank != bridge.NoRank:
		a.about = "rank"
	case o.What.Suit != bridge.NoSuit:
		a.about = "suit"
	}
	if o.Kind == record.TricksMoved || o.Kind == record.TricksAwarded || o.Kind == record.ScoreCorrected {
		a.count = o.What.N
	}
	if a.replaces && o.What.Card != bridge.NoCard && o.What.Card == old {
		a.replaces, a.stays = false, s.Event(o.What.Event).Kind != record.Held // a card that was only held has yet to be played
	}
	a.adjusted = o.Kind == record.ScoreStands && scoreAdjusted(s)
	a.call, a.card, a.old = callOr(p, call, "that-call"), cardOr(p, card, "that-card"), cardOr(p, old, "that-card")
	a.suit, a.rank = suitOr(p, o.What.Suit, suitName(o.What.Rule)), rankOr(p, o.What.Rank)
	return a.say(p)
}

// scoreAdjusted reports whether a ruling has adjusted the score of the board: what it leaves is then what stands.
func scoreAdjusted(s record.State) bool {
	return slices.ContainsFunc(s.AllMatters(), func(m record.MatterID) bool {
		ruled := s.RuledOn(m)
		return ruled != nil && slices.ContainsFunc(ruled.Orders, adjusts)
	})
}

// wordsAt is what was spoken at table event n, if an order may be about that: a question, a pause, a remark, a sign to partner that was complained of, an explanation, a correction by the side
// that had explained or had failed to, or a claim.
func wordsAt(s record.State, n int) string {
	if s.Record() == nil {
		return ""
	}
	switch e := s.Event(n); {
	case e.Kind == record.Asked:
		return "question"
	case e.Kind == record.Paused:
		return "pause"
	case e.Kind == record.Said:
		return "remark"
	case e.Opens == record.Communication, e.Opens == record.Conduct:
		return "sign"
	case e.Kind == record.Explained:
		return "explanation"
	case e.Kind == record.Attention && e.Of != 0 && !e.Seat.Opposes(s.Event(e.Of).Seat):
		return "correction"
	case e.Kind == record.Claimed, e.Kind == record.Conceded, n == s.Claim.Event && n != 0:
		return "claim"
	}
	return ""
}

// Orders is each of the orders in words.
func Orders(p *i18n.Printer, orders []record.Order, s record.State) []string {
	out := make([]string, len(orders))
	for i, o := range orders {
		out[i] = Order(p, o, s)
	}
	return out
}

// Clause is a clause of a tree in words: made out for c, a sentence for each order, or for a flowchart that belongs to no
// case if c is nil.
func Clause(p *i18n.Printer, clause procedure.Clause, c *procedure.Case) []string {
	if c != nil {
		return Orders(p, clause.Orders(c), c.State)
	}
	target := clause.What.Name
	a := ordered{
		target: target, kind: clause.Kind, until: clause.Until, opens: clause.Opens, count: -1,
		seat: role(p, clause.On), chooser: p.Role("declarer"), offender: p.Role("offender"),
		side: role(p, clause.On).Side(), others: role(p, clause.On).Opponents(),
		card: cardOr(p, bridge.NoCard, "that-card"), old: cardOr(p, bridge.NoCard, "that-card"),
		call: callOr(p, bridge.NoCall, "that-call"), rank: rankOr(p, bridge.NoRank),
	}
	if clause.Chooser != procedure.Nobody {
		a.chooser = role(p, clause.Chooser)
	}
	switch clause.On {
	case procedure.Nobody, procedure.Offender, procedure.Partner:
		a.side, a.others = p.Role("offending-side"), p.Role("non-offending-side")
	case procedure.LHO, procedure.RHO, procedure.LastOpponent:
		a.side, a.others = p.Role("non-offending-side"), p.Role("offending-side")
	}
	switch {
	case clause.Kind == record.TricksMoved:
		a.count = slices.Index(trickCounts[:], target)
	case strings.Contains(target, "replacement"):
		a.about, a.call = "call", callOr(p, bridge.NoCall, "new-call")
	case strings.Contains(target, "call"):
		a.about = "call"
	case strings.Contains(target, "card"):
		a.about = "card"
	}
	for rule := record.NoRule; rule <= record.AnyLegalCard; rule++ {
		if target == rule.String() {
			a.rule = rule
		}
	}
	a.suit = suitOr(p, bridge.NoSuit, suitName(a.rule))
	return []string{a.say(p)}
}

// trickCounts is how trees name a number of tricks that they give themselves.
var trickCounts = [...]string{"none", "one", "two"}

// suitName is the stand-in for a suit that a rule names, or that somebody has named.
func suitName(r record.Rule) string {
	switch r {
	case record.SuitUnspecified, record.SuitWithdrawn, record.AnySuit, record.PenaltySuits:
		return r.String()
	}
	return "that-suit"
}

// An ordered is an order or clause with its words ready: the values are seats, cards and calls, or stand-ins.
type ordered struct {
	kind     record.OrderKind
	until    record.Moment
	opens    record.MatterKind
	rule     record.Rule
	about    string // what the order is about: call, card, rank, suit or nothing
	replaces bool   // a card is played in place of another
	stays    bool   // a card that was taken back lies where it was played
	adjusted bool   // the score that stands has been adjusted
	count    int    // of tricks; -1 if it is not known
	target   string // how the tree names what the order is about; empty in a case

	seat, chooser, offender, side, others, call, card, old, suit, rank any
}

func (a ordered) say(p *i18n.Printer) string {
	args := []any{
		"Seat", a.seat, "Chooser", a.chooser, "Offender", a.offender, "Side", a.side, "OtherSide", a.others,
		"Call", a.call, "Card", a.card, "OldCard", a.old, "Suit", a.suit, "Rank", a.rank,
	}
	if a.count >= 0 {
		args = append(args, "Count", a.count)
	}
	return p.T(firstOf(a.keys()...), args...)
}

// keys is the keys under which the words may stand, the most fitting first.
func (a ordered) keys() []string {
	base := "order." + a.kind.String()
	var special []string
	switch a.kind {
	case record.Due:
		opens := base + "." + a.opens.String()
		special = []string{opens + "." + a.rule.String(), opens + ".plain", opens}
	case record.CardPlayed:
		switch {
		case a.replaces:
			special = []string{base + ".instead"}
		case a.stays:
			special = []string{base + ".stays"}
		}
	case record.TricksMoved, record.TricksAwarded, record.ScoreCorrected:
		switch {
		case a.count == 0:
			special = []string{base + ".none"}
		case a.count > 0:
			special = []string{base + ".tricks"}
		case a.target != "":
			special = []string{base + "." + a.target}
		}
	case record.ScoreStands:
		if a.adjusted {
			special = []string{base + ".adjusted"}
		}
	case record.Unauthorized, record.Authorized, record.MustDesignate, record.RuledWithLater:
		special = []string{base + "." + a.about}
	default:
		special = []string{base + "." + a.until.String()}
	}
	return append(special, base+".plain", base)
}

// Moment is a moment as it stands in a list to choose from: "to the end of the auction".
func Moment(p *i18n.Printer, m record.Moment) string { return p.T("moment." + m.String()) }
