package rulings

import (
	"fmt"
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// The laws of leads out of turn, premature plays and penalty cards a second time, from the specification (49 to 57) and with no tree: what
// has become of the cards once the ruling has been given, who was asked, and what there was to choose. The walks compare it with what the
// trees have ordered. A ruling on something that has been played on since is compared only where the specification speaks of that.

// A ruled is one ruling, with the table before the act that it is about, before the ruling and after it.
type ruled struct {
	w       *playWalker
	d       *Desk
	m       record.MatterID
	act     record.Event
	at      record.State // just before the act
	before  record.State // just before the ruling
	after   record.State
	orders  []record.Order
	answers map[procedure.FactID]record.Answer
}

// compare holds a ruling against the specification.
func (w *playWalker) compare(d *Desk, before record.State, task Task) {
	r := ruled{w: w, d: d, m: task.Matter, act: d.state.Event(task.Matter.Event), at: d.before(task.Matter.Event),
		before: before, after: d.state, orders: task.Ruled.Orders, answers: map[procedure.FactID]record.Answer{}}
	for _, s := range task.Outcome.Path {
		r.answers[s.Node.Fact.ID] = s.Finding.Answer
	}
	switch {
	case task.Ruled.Interim:
		return
	case r.told():
		if slices.Contains([]record.MatterKind{record.LeadOutOfTurn, record.OpeningLeadOutOfTurn, record.PlayOutOfTurn}, r.m.Kind) {
			r.misdirected()
		}
		return
	}
	switch r.m.Kind {
	case record.LeadOutOfTurn, record.OpeningLeadOutOfTurn:
		r.leadOutOfTurn()
	case record.PlayOutOfTurn:
		r.playOutOfTurn()
	case record.DefenderExposed:
		r.exposed()
	case record.PartnerOnLead:
		r.leadDemanded(r.m.By.Partner(), r.m.By)
	case record.LedTooSoon:
		r.ledTooSoon()
	case record.OwnerToPlay:
		r.designated()
	case record.PenaltyNotPlayed:
		r.penaltyNotPlayed()
	case record.SeveralCards:
		r.several()
	case record.Revoke:
		r.revoke()
	case record.RevokeTricks:
		r.revokeTricks()
	}
}

// told reports whether an opponent had told the player that it was his turn (47E1).
func (r ruled) told() bool {
	return r.m.Event > 1 && r.after.Event(r.m.Event-1).Kind == record.ToldTurn
}

// since is the cards put down after the act.
func (r ruled) since() []record.Event {
	var out []record.Event
	for n := r.m.Event + 1; n <= r.before.Events; n++ {
		if e := r.before.Event(n); e.Kind != record.Director {
			out = append(out, e)
		}
	}
	return out
}

func (r ruled) says(fact procedure.FactID, a record.AnswerID) bool { return r.answers[fact].ID == a }

// hold reports a difference from the specification, unless ok.
func (r ruled) hold(ok bool, law, format string, args ...any) {
	r.w.compared[r.m.Kind.String()+" by "+law]++
	if !ok {
		r.w.fault(r.d, "%s, by %s: %s", r.m.Kind, law, fmt.Sprintf(format, args...))
	}
}

func (r ruled) loose(why string) { r.w.loose[r.m.Kind.String()+": "+why]++ }

// grade is what kind of penalty card c is of seat's: "major", "minor", or none.
func grade(s record.State, seat bridge.Seat, c bridge.Card) string {
	for _, p := range s.PenaltyCards(seat) {
		switch {
		case p.Card != c:
		case p.Major:
			return "major"
		default:
			return "minor"
		}
	}
	return "none"
}

// inTrick is the trick, counted from 1, in which seat's card c lies, 0 if in none.
func inTrick(s record.State, seat bridge.Seat, c bridge.Card) int {
	for i, t := range s.Tricks {
		if t.Card(seat) == c {
			return i + 1
		}
	}
	return 0
}

// cardOf is the card of the act.
func (r ruled) card() bridge.Card {
	if r.act.Kind == record.Faced {
		return r.at.FaceDown.Card
	}
	if r.act.Kind == record.Designated {
		return r.act.Says.Card()
	}
	return r.act.Card
}

// holder is whose hand the card of the act is from.
func (r ruled) holder() bridge.Seat {
	if r.act.Kind == record.Designated {
		return r.at.Dummy()
	}
	return r.m.By
}

// leadOutOfTurn is 53 to 56: a lead that is accepted stands; of one that is refused a defender's card is a major penalty card and goes
// back to declarer's side as it came, and the lead is where it was. The next hand accepts it by playing.
func (r ruled) leadOutOfTurn() {
	c, by := r.card(), r.holder()
	_, n := r.at.Trick()
	stands := inTrick(r.after, by, c) == n && r.after.Tricks[n-1].Leader == by
	if r.act.Kind == record.Together && r.act.Cards != 0 || r.at.FaceDown.Event != 0 && r.act.Kind != record.Faced {
		r.loose("another card was put down with it")
		return
	}
	since := r.since()
	if len(since) > 0 && since[0].Kind == record.Play && since[0].Seat == by.Partner() {
		since = since[1:] // that takes no right from the other side (60C)
	}
	switch {
	case n == 13 && r.d.Edition.Base() == law.Edition2017:
		r.hold(inTrick(r.after, by, c) == 0, "53A", "a lead at trick 13 stands")
	case r.answers["proper-lead-made"].ID == procedure.Yes:
		r.hold(inTrick(r.after, by, c) == 0 && grade(r.after, by, c) == "none" && r.after.Tricks[n-1].Leader == r.at.OnLead(), "53B", "no proper lead")
	case r.accepts():
		r.hold(stands, "53A", "an accepted lead does not stand")
		r.hold(grade(r.after, by, c) == "none", "53A", "an accepted lead is a penalty card")
		if r.says("opening-lead-choice", "spread") {
			r.hold(r.after.Declarer() == r.at.Dummy(), "54A", "declarer spread, and %s declares", r.after.Declarer())
		} else {
			r.hold(r.after.Declarer() == r.at.Declarer(), "53A", "%s declares", r.after.Declarer())
		}
	case r.says("accepted-for-good", procedure.No):
		r.hold(r.after.Hands[by].Has(c) && r.after.OnLead() == r.at.OnLead(), "53B", "the defender on lead may still lead, and %s is", r.after.OnLead())
	case len(since) > 0 && since[0].Kind == record.Play && since[0].Seat == by.LHO():
		r.hold(stands && grade(r.after, by, c) == "none", "53A", "a lead that the next hand played to does not stand")
	case len(since) > 0:
		r.loose("played on")
	case r.at.Defends(by):
		want := "major"
		r.hold(inTrick(r.after, by, c) == 0 && grade(r.after, by, c) == want, "56", "%s is a penalty card: %s", c, grade(r.after, by, c))
		r.hold(r.after.OnLead() == r.at.OnLead(), "56", "%s is on lead", r.after.OnLead())
	default:
		r.hold(r.after.Hands[by].Has(c) && grade(r.after, by, c) == "none", "55B", "%s is not back in the hand", c)
		r.hold(r.after.OnLead() == r.at.OnLead(), "55B", "%s is on lead", r.after.OnLead())
	}
}

func (r ruled) accepts() bool {
	next := r.answers["next-defender-accepts"].ID
	return r.says("declarer-accepts-lead", "accept") || r.says("opening-lead-choice", "accept") || r.says("opening-lead-choice", "spread") ||
		next == "accept" || next == "leaves-it" && r.says("other-defender-accepts", "accept")
}

// playOutOfTurn is 57: a defender's card that came before the partner's is a major penalty card, and declarer makes a demand of the
// partner; not if declarer had played from both hands. A card at the turn of the player on the right has to be played in turn if it is
// legal, and is a major penalty card otherwise (of 2007, always). The next hand forgoes all that by playing on it (60A1). Declarer's card is played.
func (r ruled) playOutOfTurn() {
	c, by := r.card(), r.holder()
	trick, n := r.at.Trick()
	leadsOn := trick.Card(by) != bridge.NoCard
	both := trick.Card(r.at.Declarer()) != bridge.NoCard && trick.Card(r.at.Dummy()) != bridge.NoCard
	partner := by.Partner()
	switch {
	case trick.Irregular != record.NoMatter && trick.Leader == partner && trick.Card(partner) == r.before.Event(r.m.Event-1).Card && len(r.since()) == 0:
		r.toOwnLead(c, by, trick)
	case trick.Irregular != record.NoMatter:
		r.loose("to a lead out of turn, and played on")
	case r.playedBy(partner) && r.at.Defends(by):
		r.loose("the partner has played on")
	case r.at.Defends(by) && r.playedBy(by.LHO()):
		if leadsOn {
			r.loose("the next hand has played to an early lead")
			return
		}
		if r.act.Kind == record.Held && inTrick(r.before, by, c) != n {
			r.hold(inTrick(r.after, by, c) == inTrick(r.before, by, c), "60A1", "%s, which was held, comes into a trick", c)
			return
		}
		r.hold(grade(r.after, by, c) == "none" && inTrick(r.after, by, c) == n && r.demanded().ID == "", "60A1", "%s does not stand", c)
	case !r.at.Defends(by):
		if r.legal(by, c, trick) {
			r.hold(inTrick(r.after, by, c) == n && grade(r.after, by, c) == "none", "57C", "declarer's card is not played")
		} else {
			r.loose("declarer's premature card is illegal")
		}
	case trick.Card(partner) == bridge.NoCard && (leadsOn || !both):
		if _, tempted := r.answers["dummy-tempted"]; tempted && r.says("dummy-tempted", procedure.Yes) {
			r.loose("dummy had tempted him")
			return
		}
		r.hold(grade(r.after, by, c) == "major" && inTrick(r.after, by, c) == 0, "57A", "%s is a penalty card: %s", c, grade(r.after, by, c))
		r.hold(r.demanded().ID != "", "57A", "declarer made no demand")
		r.demand(partner, trick.Led())
	case trick.Card(partner) == bridge.NoCard:
		r.hold(r.demanded().ID == "", "57C1", "a demand though declarer had played from both hands")
	case leadsOn:
		r.hold(grade(r.after, by, c) == "major", "49", "%s, led before the trick was full, is a penalty card: %s", c, grade(r.after, by, c))
	default:
		r.inTurn(by, c, trick)
	}
}

// toOwnLead is 60C: a card that the partner of a player who led out of turn played to that lead, before anything was ruled. If the lead
// stands, it is a card out of turn; if it does not, a defender's is a penalty card too.
func (r ruled) toOwnLead(c bridge.Card, by bridge.Seat, trick record.Trick) {
	_, n := r.at.Trick()
	switch {
	case inTrick(r.before, by.Partner(), trick.Card(by.Partner())) != n:
		r.hold(r.at.Defends(by) && grade(r.after, by, c) == "major" && inTrick(r.after, by, c) == 0, "60C",
			"the lead is refused, and %s is a penalty card: %s", c, grade(r.after, by, c))
	case r.at.Defends(by):
		r.inTurn(by, c, trick)
	default:
		r.hold(!r.legal(by, c, trick) || inTrick(r.after, by, c) == n, "57C", "declarer's card is not played")
	}
}

// playedBy reports whether seat has put down a card since.
func (r ruled) playedBy(seat bridge.Seat) bool {
	return slices.ContainsFunc(r.since(), func(e record.Event) bool { return e.Seat == seat })
}

// inTurn is 57D: what becomes of a card put down at the turn of the player on the right.
func (r ruled) inTurn(by bridge.Seat, c bridge.Card, trick record.Trick) {
	_, n := r.at.Trick()
	played := inTrick(r.after, by, c) == n || r.after.PlaysInTurn(by) == bridge.HandOf(c)
	switch {
	case !r.legal(by, c, trick):
		r.hold(grade(r.after, by, c) == "major" && inTrick(r.after, by, c) == 0, "57D", "%s is a penalty card: %s", c, grade(r.after, by, c))
	case len(r.at.PenaltyCards(by)) > 0 && !played:
		r.loose("he has other penalty cards")
	default:
		r.hold(played, "57D", "%s need not play %s in turn", by, c)
		if other := r.before.Tricks[n-1].Card(by); r.act.Kind == record.Held && other != bridge.NoCard && other != c {
			r.hold(grade(r.after, by, other) == "major", "49", "%s, which was played instead, is a penalty card: %s", other, grade(r.after, by, other))
		}
	}
}

// legal reports whether c follows suit, or the hand cannot.
func (r ruled) legal(by bridge.Seat, c bridge.Card, trick record.Trick) bool {
	return c.Suit() == trick.Led() || r.at.Hands[by].Of(trick.Led()) == 0
}

// demanded is what declarer demands of the offender's partner.
func (r ruled) demanded() record.Answer {
	if a, ok := r.answers["partner-plays-2007"]; ok {
		return a
	}
	return r.answers["partner-plays"]
}

// demand is 57A1 to A4: the partner follows suit first of all, then does as declarer said.
func (r ruled) demand(partner bridge.Seat, led bridge.Suit) {
	hand, chosen := r.after.Hands[partner], r.demanded()
	may := r.after.PlaysInTurn(partner)
	suit := hand.Of(led)
	ok := true
	switch {
	case chosen.ID == "highest" && suit != 0:
		ok = may == bridge.HandOf(hand.Highest(led))
	case chosen.ID == "lowest" && suit != 0:
		ok = may == bridge.HandOf(hand.Lowest(led))
	case suit == 0 && chosen.ID == "require" && hand.Of(chosen.Suit) != 0:
		ok = may&^hand.Of(chosen.Suit) == 0
	case suit == 0 && chosen.ID == "forbid" && hand.Of(chosen.Suit) != hand:
		ok = may&hand.Of(chosen.Suit) == 0
	case suit != 0:
		ok = may&^suit == 0
	}
	r.hold(ok, "57A", "after %s %s, %s may play %s", chosen.ID, chosen.Suit, partner, may)
}

// leadDemanded is 50D2 and 51B: a suit required or suits forbidden of leader, and the penalty cards of owner in them back in the hand.
func (r ruled) leadDemanded(leader, owner bridge.Seat) {
	chosen := r.answers["penalty-lead"]
	if a, ok := r.answers["penalty-leads"]; ok {
		chosen = a
	}
	var suits []bridge.Suit
	kind := map[record.AnswerID]record.OrderKind{"require": record.MustLead, "forbid": record.MustNotLead, "forbid-suits": record.MustNotLead}[chosen.ID]
	for _, o := range r.orders {
		if o.Kind == record.MustLead || o.Kind == record.MustNotLead {
			r.hold(o.Kind == kind && o.On == leader, "50D2", "%s of %s", o.Kind, o.On)
			suits = append(suits, o.What.Suit)
		}
	}
	r.hold(kind == record.NoOrder == (len(suits) == 0), "50D2", "declarer chose %s of %d suits", chosen.ID, len(suits))
	for _, p := range r.before.PenaltyCards(owner) {
		want := "major"
		if slices.Contains(suits, p.Card.Suit()) {
			want = "none"
		}
		r.hold(grade(r.after, owner, p.Card) == want, "50D2", "%s is a penalty card: %s", p.Card, grade(r.after, owner, p.Card))
	}
	for _, s := range suits {
		r.hold(slices.ContainsFunc(r.before.PenaltyCards(owner), func(p record.FaceUpCard) bool { return p.Card.Suit() == s }), "50D2",
			"a suit of which no penalty card lies: %s", s)
	}
}

// ledTooSoon is 50D2: the card is a penalty card, and declarer has his choice.
func (r ruled) ledTooSoon() {
	if len(r.since()) > 0 {
		r.loose("played on")
		return
	}
	got := grade(r.after, r.m.By, r.act.Card)
	r.hold(got != "none" && inTrick(r.after, r.m.By, r.act.Card) == 0, "50D2", "%s is a penalty card: %s", r.act.Card, got)
	r.leadDemanded(r.m.By, r.m.By.Partner())
}

// designated is 51A: the penalty card that declarer names is played.
func (r ruled) designated() {
	c := r.answers["penalty-play"].Card
	r.hold(r.after.LegalPlays(r.m.By) == bridge.HandOf(c), "51A", "%s is named, and %s may play %s", c, r.m.By, r.after.LegalPlays(r.m.By))
}

// penaltyNotPlayed is 52B: the other card stands if declarer accepts it or has played since, and otherwise is a major penalty card in
// place of the one that was due.
func (r ruled) penaltyNotPlayed() {
	c, by := r.act.Card, r.m.By
	_, n := r.at.Trick()
	if r.act.Kind != record.Play || inTrick(r.before, by, c) != n {
		r.loose("not a card played in turn")
		return
	}
	played := slices.ContainsFunc(r.since(), func(e record.Event) bool { return !r.at.Defends(e.Seat) && e.Kind == record.Play })
	if played || r.says("accepts-other-card", "accept") {
		r.hold(inTrick(r.after, by, c) == n && grade(r.after, by, c) == "none", "52B1", "%s does not stand", c)
		for _, p := range r.before.PenaltyCards(by) {
			r.hold(grade(r.after, by, p.Card) != "none", "52B1(c)", "%s is no penalty card any more", p.Card)
		}
		return
	}
	r.hold(grade(r.after, by, c) == "major", "52B2", "%s is a penalty card: %s", c, grade(r.after, by, c))
	in := r.after.Tricks[n-1].Card(by)
	r.hold(grade(r.at, by, in) != "none", "52B2", "%s was played in its place", in)
}
