package view

import (
	"rectify/engine/record"
	"rectify/i18n"
)

// faced reports whether the hands lie face up because somebody has claimed or conceded: the director has every hand faced (70B2). They do not
// where the table played on (68D2), nor where a defender's partner would not have the concession, which then is none (68B2).
func faced(s record.State) bool {
	c := s.Claim
	if c.Event == 0 {
		return false
	}
	for n := c.Event + 1; n <= s.Events; n++ {
		e := s.Event(n)
		if e.Kind == record.Objected && e.Seat == c.Seat.Partner() && c.Concedes {
			return false
		}
	}
	for _, t := range s.Tricks {
		for _, p := range t.Plays {
			if p.Event > c.Event && !p.TakenBack {
				return false
			}
		}
	}
	return true
}

// doingKeys names the words of each thing that a claimer may state.
var doingKeys = [...]string{
	record.DrawTrumps: "draw-trumps", record.RunSuit: "run-suit", record.PlayCard: "play-card", record.RuffSuit: "ruff-suit",
	record.Finesse: "finesse", record.Discard: "discard",
}

// Statement is the line of play that a claimer stated, in words: "drawing trumps, then hearts from the top"; empty if none was, or none that is clear.
func Statement(p *i18n.Printer, said record.Statement) string {
	out := ""
	for _, step := range said.Steps {
		if step.Does == record.NoDoing {
			break
		}
		text := p.T("ui.stated."+doingKeys[step.Does], "Suit", suitOr(p, step.Suit, "that-suit"),
			"Card", cardOr(p, step.Card, "that-card"), "Seat", seatOr(step.Over, p.Role("player")), "Count", int(step.N))
		if out != "" {
			text = p.T("ui.stated.then", "Head", out, "Last", text)
		}
		out = text
	}
	return out
}

// stated is what was said at table event n of a deal played on, where the file has no words: the statement of a claim.
func (v *Sitting) stated(n int) string {
	e := v.s.State().Event(n)
	if v.s.OfFile(n) || e.Kind != record.Claimed && e.Kind != record.Conceded {
		return ""
	}
	return Statement(v.p, e.States)
}
