package view

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/record"
	"rectify/i18n"
	"rectify/scenarios"
)

// A mishap is something that may happen at a table besides calls and cards in turn, with what has to be picked to say it.
type mishap struct {
	id string
	part
	event record.Event
	picks []string
}

// mishaps is everything that a trainee may let happen, in the order shown. Calls and cards, in turn or not, are chosen where the
// legal ones are.
var mishaps = []mishap{
	{"exposed", calls | cards, record.Event{Kind: record.Exposed}, []string{"who", "held-cards"}},
	{"dropped", calls | cards, record.Event{Kind: record.Dropped}, []string{"who", "held-cards"}},
	{"held", cards, record.Event{Kind: record.Held}, []string{"who", "held-card"}},
	{"named", calls | cards, record.Event{Kind: record.Named}, []string{"who", "held-card"}},
	{"led-face-down", cards, record.Event{Kind: record.LedFaceDown}, []string{"who", "held-card"}},
	{"withdrew-call", calls, record.Event{Kind: record.Withdrew}, []string{"call-made", "new-call"}},
	{"withdrew-card", cards, record.Event{Kind: record.Withdrew}, []string{"card-played", "new-card"}},
	{"turned", cards, record.Event{Kind: record.Turned}, []string{"who"}},
	{"paused", calls | cards, record.Event{Kind: record.Paused}, []string{"who"}},
	{"claimed", cards, record.Event{Kind: record.Claimed}, []string{"who", "tricks"}},
	{"conceded", cards, record.Event{Kind: record.Conceded}, []string{"who", "tricks"}},
	{"objected", cards | score, record.Event{Kind: record.Objected}, []string{"who"}},
	{"agreed", cards | score, record.Event{Kind: record.Agreed}, []string{"who"}},
	{"next-board", cards | score, record.Event{Kind: record.NextBoard}, []string{"who"}},
	{"returned-to-board", cards | score, record.Event{Kind: record.ReturnedToBoard}, nil},
	{"round-ended", cards | score, record.Event{Kind: record.RoundEnded}, nil},
}

// claims reports whether m is a claim or concession, with which a line of play may be stated (68C).
func (m mishap) claims() bool {
	return m.event.Kind == record.Claimed || m.event.Kind == record.Conceded
}

// ofHand reports whether m happens to a card that somebody still holds.
func (m mishap) ofHand() bool {
	return slices.Contains(m.picks, "held-card") || slices.Contains(m.picks, "held-cards")
}

// possible is the mishaps that the table has come to. Once the last card is played nobody holds one, and there is no trick to claim.
func possible(s record.State) []mishap {
	holds := slices.ContainsFunc(bridge.Seats[:], func(seat bridge.Seat) bool { return len(couldHold(s, seat)) > 0 })
	var out []mishap
	for _, m := range mishaps {
		answers := m.event.Kind == record.Objected || m.event.Kind == record.Agreed
		if m.fits(s.Phase) && (!answers || s.Claim.Event != 0) && (!m.ofHand() || holds) && (!m.claims() || s.TricksLeft() > 0) {
			out = append(out, m)
		}
	}
	return out
}

// A happening is a mishap being made out: what has been picked so far, by number.
type happening struct {
	mishap mishap
	picked map[string][]int
}

// A happens is one choice of a picker and what it does to the event.
type happens struct {
	text string
	set  func(record.Event) record.Event
}

// event is the event as far as it has been made out, and whether nothing is missing.
func (v *Sitting) happened(h *happening) (record.Event, bool) {
	e := h.mishap.event
	if e.Kind == record.Objected || e.Kind == record.Agreed {
		e.Of = v.s.State().Claim.Event
	}
	if h.mishap.claims() && strings.TrimSpace(v.play.says) != "" {
		e.States = scenarios.ParseStatement(v.play.says)
	}
	whole := true
	for _, name := range h.mishap.picks {
		choices := v.happens(name, e)
		for _, i := range h.picked[name] {
			if i < len(choices) { // another player may hold fewer cards
				e = choices[i].set(e)
			}
		}
		whole = whole && len(h.picked[name]) > 0
	}
	return e, whole
}

// happens is the choices of a picker, after what was picked before it.
func (v *Sitting) happens(name string, e record.Event) []happens {
	s := v.s.State()
	var out []happens
	add := func(text string, set func(record.Event) record.Event) { out = append(out, happens{text, set}) }
	switch name {
	case "who":
		for _, seat := range bridge.Seats {
			add(string(v.p.Seat(seat).Name()), func(e record.Event) record.Event { e.Seat = seat; return e })
		}
	case "held-card":
		for _, c := range couldHold(s, e.Seat) {
			add(cardText(c), func(e record.Event) record.Event { e.Card = c; return e })
		}
	case "held-cards":
		for _, c := range couldHold(s, e.Seat) {
			add(cardText(c), func(e record.Event) record.Event { e.Cards = e.Cards.With(c); return e })
		}
	case "new-card":
		add(v.p.T("ui.mishap.nothing"), func(e record.Event) record.Event { return e })
		for _, c := range couldHold(s, e.Seat) {
			add(cardText(c), func(e record.Event) record.Event { e.NewCard = c; return e })
		}
	case "call-made":
		for _, made := range slices.Backward(s.Calls) {
			if made.Status == record.Stands {
				add(i18n.Capital(v.p.T("ui.composer.call-of", "Call", made.Call, "Seat", made.Seat)), func(e record.Event) record.Event {
					e.Seat, e.Call, e.Of = made.Seat, made.Call, made.Event
					return e
				})
			}
		}
	case "new-call":
		add(v.p.T("ui.mishap.nothing"), func(e record.Event) record.Event { return e })
		for c := bridge.Pass; c <= bridge.Bid(7, bridge.NoTrump); c++ {
			add(string(v.p.Call(c).Name().Cap()), func(e record.Event) record.Event { e.NewCall = c; return e })
		}
	case "card-played":
		for _, trick := range s.Tricks[max(0, len(s.Tricks)-2):] {
			for _, play := range trick.Plays {
				if !play.TakenBack {
					add(v.cardOf(play.Card, play.Seat), func(e record.Event) record.Event { e.Seat, e.Card = play.Seat, play.Card; return e })
				}
			}
		}
		slices.Reverse(out)
	case "tricks":
		for n := range 1 + s.TricksLeft() {
			add(strconv.Itoa(n), func(e record.Event) record.Event { e.Tricks = n; return e })
		}
	}
	return out
}

// couldHold is the cards of seat's hand, suit by suit from the top; of a hand that nobody has stated, every card that is not
// accounted for.
func couldHold(s record.State, seat bridge.Seat) []bridge.Card {
	if seat == bridge.NoSeat {
		return nil
	}
	held := s.Hands[seat]
	if !held.Known() {
		held = unknown(s)
	}
	var out []bridge.Card
	for _, suit := range bridge.Suits {
		cards := held.Of(suit).Cards()
		slices.Reverse(cards)
		out = append(out, cards...)
	}
	return out
}

// unknown is the cards that are in no hand that is known and have not been played.
func unknown(s record.State) bridge.Hand {
	var left bridge.Hand
	for _, suit := range bridge.Suits {
		for r := bridge.Two; r <= bridge.Ace; r++ {
			left = left.With(bridge.NewCard(suit, r))
		}
	}
	for _, seat := range bridge.Seats {
		if dealt := s.Record().Deal[seat]; dealt.Known() {
			left &^= dealt
		}
	}
	for _, trick := range s.Tricks {
		for _, play := range trick.Plays {
			if !play.TakenBack {
				left &^= bridge.HandOf(play.Card)
			}
		}
	}
	return left
}

// mishapDraft is the mishap being made out, with its pickers.
func (v *Sitting) mishapDraft(h *happening) *Draft {
	e, whole := v.happened(h)
	out := &Draft{Text: v.p.T("ui.mishap." + h.mishap.id),
		Add:    Action{ID: "happen", Text: v.p.T("ui.mishap.add"), Key: v.p.T("ui.key.enter"), Enabled: whole},
		Cancel: Action{ID: "cancel", Text: v.p.T("ui.composer.cancel"), Key: v.p.T("ui.key.escape"), Enabled: true}}
	if whole {
		out.Text = i18n.Capital(Event(v.p, e, v.s.State(), strings.TrimSpace(v.play.says)))
	}
	so := h.mishap.event
	for _, name := range h.mishap.picks {
		p := Picker{ID: name, Label: v.p.T("ui.mishap.pick."+name, "Count", v.s.State().TricksLeft()), Digits: name == "tricks"}
		choices := v.happens(name, so)
		for i, choice := range choices {
			p.Choices = append(p.Choices, Choice{ID: fmt.Sprintf("with:%s:%d", name, i), Text: choice.text, Chosen: slices.Contains(h.picked[name], i)})
		}
		for _, i := range h.picked[name] {
			if i < len(choices) {
				so = choices[i].set(so)
			}
		}
		out.Pickers = append(out.Pickers, p)
	}
	return out
}

// pick picks choice i of a picker, or takes it back where several may be picked. What was picked of another player's cards is
// forgotten with the player.
func (h *happening) pick(name string, i int) {
	at := slices.Index(h.picked[name], i)
	switch {
	case name == "held-cards" && at >= 0:
		h.picked[name] = slices.Delete(h.picked[name], at, at+1)
	case name == "held-cards":
		h.picked[name] = append(h.picked[name], i)
	default:
		h.picked[name] = []int{i}
		for _, later := range h.mishap.picks[slices.Index(h.mishap.picks, name)+1:] {
			delete(h.picked, later)
		}
	}
}
