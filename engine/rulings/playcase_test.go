package rulings

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A playCase is a case of Laws 41 and 47 to 67: a record in short, what is found and chosen, and the rulings. South declares 3NT; West
// is on lead unless leader says otherwise. If events start with calls, the record begins with the auction.
type playCase struct {
	name   string // vectors are named as in the specification
	deal   string // as in PBN; hands that are not known if empty
	leader string
	system []record.Explanation
	events string // "E:DK" is a play, "E:dropped=D6+C4" another act, "N:explained@1" one about event 1
	find   string // "fact=answer", what is found when it is asked
	choose string // "fact=option:PARAMETER", where a set of suits is their letters: each is taken once, in order
	skip   record.MatterKind
	want   string // rulings apart by " / ", orders by "; "; "major" and "minor" stand for all that a penalty card brings
	in2007 string // if the rulings of 2007 differ
	only   law.Edition
	after  string // "E:SK S2" is what East may play in the end
}

// playLaws is the procedures that these cases are about.
func playLaws() []Procedure { return slices.Concat(exposedLaws(), law52, law57, law58, law67) }

// exposedLaws is those of leads, cards taken back, cards exposed and penalty cards.
func exposedLaws() []Procedure {
	return slices.Concat(law41, law47, law48, law49, law50, law51, law53, law54)
}

func runAll(t *testing.T, cases []playCase) {
	t.Helper()
	for _, c := range cases {
		for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
			if c.only != law.NoEdition && c.only != e {
				continue
			}
			t.Run(c.name+"/"+e.String(), func(t *testing.T) {
				got, state, _ := c.run(t, e)
				want := c.want
				if e == law.Edition2007 && c.in2007 != "" {
					want = c.in2007
				}
				if want = inFull(want, e); got != want {
					t.Errorf("got\n%s\nwant\n%s", strings.ReplaceAll(got, "; ", "\n"), strings.ReplaceAll(want, "; ", "\n"))
				}
				if c.after != "" {
					seat, cards, _ := strings.Cut(c.after, ":")
					if may := cardWords(state.LegalPlays(seatIn(t, seat))); may != cards {
						t.Errorf("%s may play %q, want %q", seat, may, cards)
					}
				}
			})
		}
	}
}

// run rules c under e: the rulings in short, the state in the end, and the leaves reached, as kind of matter, edition and path.
func (c playCase) run(t *testing.T, e law.Edition) (string, record.State, []string) {
	t.Helper()
	var rulings, leaves []string
	found, choices := words(c.find), words(c.choose)
	desk := NewDesk(c.record(t), e, law.Authority{})
	for range 200 {
		task, err := desk.Next()
		if err != nil {
			t.Fatal(err)
		}
		reached := fmt.Sprint(task.Matter.Kind, " ", e.Base(), " ", task.Outcome.PathID())
		switch {
		case task.Kind == AtEnd, task.Kind == AtWait:
			if len(choices) > 0 {
				t.Errorf("never offered: %v", choices)
			}
			return strings.Join(rulings, " / "), desk.State(), leaves
		case task.Kind == AtEvent:
		case task.Matter.Kind == c.skip, !slices.ContainsFunc(playLaws(), func(p Procedure) bool { return p.Kind == task.Matter.Kind }) &&
			(task.Kind == AtUncovered || !c.covers(found, choices, task)):
			desk.Skip(task.Matter)
		case task.Kind == AtQuestion:
			answer, ok := found.of(task.Outcome.Need.Key.Fact)
			if !ok {
				t.Fatalf("%s has to be found", task.Outcome.Need.Key.Fact)
			}
			desk.Find(task.Outcome.Need.Key, answer)
		case task.Kind == AtChoice:
			i := slices.IndexFunc(choices, func(w word) bool { return w.fact == task.Outcome.Need.Key.Fact })
			if i < 0 {
				t.Fatalf("%s has to be chosen", task.Outcome.Need.Key.Fact)
			}
			if err := desk.Choose(task, choices[i].answer); err != nil {
				t.Fatal(err)
			}
			choices = slices.Delete(choices, i, i+1)
		case task.Kind == AtUncovered:
			leaves = append(leaves, reached)
			rulings = append(rulings, fmt.Sprintf("not covered %s [%s]", task.Outcome.Leaf.Reason, e.Resolve(task.Outcome.Leaf.Cite)))
			desk.Skip(task.Matter)
		case task.Kind == AtRuling:
			leaves = append(leaves, reached)
			if slices.ContainsFunc(playLaws(), func(p Procedure) bool { return p.Kind == task.Matter.Kind }) {
				rulings = append(rulings, orderWords(task.Ruled))
			}
			if err := desk.Rule(task.Ruled); err != nil {
				t.Fatalf("%s: %v", orderWords(task.Ruled), err)
			}
		}
	}
	t.Fatal("the desk does not come to an end")
	return "", record.State{}, nil
}

// covers reports whether c answers what a matter of another law asks, so that it is ruled on the way.
func (c playCase) covers(found, choices answers, task Task) bool {
	if task.Kind == AtRuling {
		return true
	}
	_, finds := found.of(task.Outcome.Need.Key.Fact)
	_, chooses := choices.of(task.Outcome.Need.Key.Fact)
	return finds || chooses
}

func (c playCase) record(t *testing.T) *record.Record {
	t.Helper()
	text := c.deal
	if text == "" {
		text = "N:- - - -"
	}
	deal, err := bridge.ParseDeal(text)
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Dealer: bridge.South, Deal: deal, System: c.system}
	if !strings.HasPrefix(c.events, "S:call=") {
		rec.Contract = bridge.Contract{Bid: bridge.Bid(3, bridge.NoTrump), Declarer: bridge.South}
	}
	if c.leader != "" {
		rec.Leader = seatIn(t, c.leader)
	}
	for _, text := range strings.Fields(c.events) {
		rec.Events = append(rec.Events, eventIn(t, text))
	}
	return rec
}

var acts = map[string]record.Kind{"call": record.Call, "dropped": record.Dropped, "exposed": record.Exposed, "named": record.Named,
	"faced": record.Faced, "withdrew": record.Withdrew, "told": record.ToldTurn, "explained": record.Explained,
	"attention": record.Attention, "conceded": record.Conceded, "claimed": record.Claimed, "objected": record.Objected,
	"says": record.Designated, "placed": record.Placed, "down": record.LedFaceDown, "held": record.Held,
	"together": record.Together, "quitted": record.Quitted, "picked": record.PickedUp, "touched": record.Touched, "mixed": record.Mixed}

func eventIn(t *testing.T, text string) record.Event {
	t.Helper()
	if text == "director" {
		return record.Event{Kind: record.Director}
	}
	text, of, _ := strings.Cut(text, "@")
	seat, act, _ := strings.Cut(text, ":")
	verb, what, has := strings.Cut(act, "=")
	e := record.Event{Seat: seatIn(t, seat), Kind: acts[verb]}
	if of != "" {
		if _, err := fmt.Sscan(of, &e.Of); err != nil {
			t.Fatal(err)
		}
	}
	switch {
	case e.Kind == record.NoEvent:
		e.Kind, e.Card = record.Play, cardIn(t, verb)
	case e.Kind == record.Call:
		call, err := bridge.ParseCall(what)
		if err != nil {
			t.Fatal(err)
		}
		e.Call = call
	case e.Kind == record.ToldTurn:
		e.To = seatIn(t, what)
	case e.Kind == record.Conceded, e.Kind == record.Claimed:
		e.Tricks = 1
	case e.Kind == record.Designated:
		card := cardIn(t, what)
		e.Says = record.Designation{Manner: record.ByName, Suit: card.Suit(), Rank: card.Rank()}
	case e.Kind == record.Withdrew:
		old, replacement, both := strings.Cut(what, ">")
		e.Card = cardIn(t, old)
		if both {
			e.NewCard = cardIn(t, replacement)
		}
	case e.Kind == record.Together: // "E:together=S8+D3", the card on top first
		top, behind, _ := strings.Cut(what, "+")
		e.Card = cardIn(t, top)
		for _, card := range strings.FieldsFunc(behind, func(r rune) bool { return r == '+' }) {
			e.Cards = e.Cards.With(cardIn(t, card))
		}
	case e.Kind == record.Placed, e.Kind == record.Held, e.Kind == record.Touched, e.Kind == record.LedFaceDown:
		e.Card = cardIn(t, what)
	case has:
		for _, card := range strings.Split(what, "+") {
			e.Cards = e.Cards.With(cardIn(t, card))
		}
	}
	return e
}

func seatIn(t *testing.T, text string) bridge.Seat {
	t.Helper()
	seat, err := bridge.ParseSeat(text)
	if err != nil {
		t.Fatal(err)
	}
	return seat
}

func cardIn(t *testing.T, text string) bridge.Card {
	t.Helper()
	card, err := bridge.ParseCard(text)
	if err != nil {
		t.Fatal(err)
	}
	return card
}

// A word is an answer to a fact, as a case writes it.
type word struct {
	fact   procedure.FactID
	answer record.Answer
}

type answers []word

func (a answers) of(fact procedure.FactID) (record.Answer, bool) {
	i := slices.IndexFunc(a, func(w word) bool { return w.fact == fact })
	if i < 0 {
		return record.Answer{}, false
	}
	return a[i].answer, true
}

func words(text string) answers {
	var out answers
	for _, field := range strings.Fields(text) {
		fact, option, _ := strings.Cut(field, "=")
		id, parameter, _ := strings.Cut(option, ":")
		a := record.Answer{ID: record.AnswerID(id)}
		if card, err := bridge.ParseCard(parameter); err == nil {
			a.Card = card
		} else {
			var set record.SuitSet
			for _, letter := range parameter {
				if suit, err := bridge.ParseDenom(string(letter)); err == nil {
					a.Suit = suit
					set |= record.SuitsOf(suit)
				}
			}
			if a.ID == forbidSuits {
				a.Suit, a.N = bridge.NoSuit, int(set)
			}
		}
		out = append(out, word{procedure.FactID(fact), a})
	}
	return out
}

// orderWords is the orders of a ruling in short: kind, player, card or suit, event, how long, paragraph.
func orderWords(r record.Ruled) string {
	var out []string
	for _, o := range r.Orders {
		parts := []string{o.Kind.String()}
		if o.On != bridge.NoSeat {
			parts = append(parts, o.On.String())
		}
		if o.What.Card != bridge.NoCard {
			parts = append(parts, o.What.Card.String())
		}
		if o.What.Suit != bridge.NoSuit {
			parts = append(parts, o.What.Suit.String())
		}
		if o.What.Event != 0 {
			parts = append(parts, fmt.Sprint("@", o.What.Event))
		}
		if o.Opens != record.NoMatter {
			parts = append(parts, o.Opens.String())
		}
		for _, m := range []record.Moment{o.From, o.Until} {
			if m != record.Now {
				parts = append(parts, m.String())
			}
		}
		out = append(out, fmt.Sprintf("%s [%s]", strings.Join(parts, " "), o.Cite))
	}
	return strings.Join(out, "; ")
}

// inFull writes out "major E DT" and "minor E D6": the penalty card, that it stays (50A), how it is played (50D1(a), 50C), what may be
// known of it (50E), and the look at the finished board (50E3); "led W H6" is the same without that last order, "led by 56 W H6" all
// of it with another paragraph for the card, and "57A E HK" without the last, which comes with the restriction. Cards that were
// penalty cards before follow a "+".
func inFull(text string, e law.Edition) string {
	rulings := strings.Split(text, " / ")
	for i, ruling := range rulings {
		orders := strings.Split(ruling, "; ")
		for k, order := range orders {
			switch fields := strings.Fields(order); fields[0] {
			case "major", "minor":
				orders[k] = penaltyWords(fields[0], fields[1], fields[2:], e) + "; due review-exposed end-of-play [50E3]"
			case "57A": // without the look at the finished board, which the restriction brings
				orders[k] = strings.Replace(penaltyWords("major", fields[1], fields[2:], e), "[50B]", "[57A]", 1)
			case "led":
				if fields[1] != "by" {
					orders[k] = penaltyWords("major", fields[1], fields[2:], e)
					break
				}
				orders[k] = strings.Replace(penaltyWords("major", fields[3], fields[4:], e), "[50B]", "["+fields[2]+"]", 1) +
					"; due review-exposed end-of-play [50E3]"
			}
		}
		rulings[i] = strings.Join(orders, "; ")
	}
	return strings.Join(rulings, " / ")
}

func penaltyWords(grade, owner string, cards []string, e law.Edition) string {
	var out, info []string
	partner := map[string]string{"E": "W", "W": "E"}[owner]
	for _, card := range cards {
		card, earlier := strings.CutPrefix(card, "+")
		out = append(out, fmt.Sprintf("penalty-%s %s %s [50B]", grade, owner, card))
		switch {
		case earlier:
		case e == law.Edition2007:
			info = append(info, fmt.Sprintf("unauthorized %s %s end-of-play [50E2]", partner, card))
		default:
			info = append(info, fmt.Sprintf("authorized %s %s while-penalty [50E1]", owner, card))
		}
	}
	out = append(out, fmt.Sprintf("stays-face-up %s while-penalty [50A]", owner))
	if grade == "minor" {
		out = append(out, fmt.Sprintf("small-after %s %s while-penalty [50C]", owner, cards[0]))
	} else {
		out = append(out, fmt.Sprintf("plays-first %s while-penalty [50D1(a)]", owner))
	}
	if e == law.Edition2007 {
		out = append(out, fmt.Sprintf("duty-known %s while-penalty [50E1]", owner))
	}
	return strings.Join(append(out, info...), "; ")
}

func cardWords(h bridge.Hand) string {
	var out []string
	for _, card := range h.Cards() {
		out = append(out, card.String())
	}
	return strings.Join(out, " ")
}
