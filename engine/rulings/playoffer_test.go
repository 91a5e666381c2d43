package rulings

import (
	"maps"
	"slices"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// offered sees that the right player is asked, and for no more than the specification lets him choose.
func (w *playWalker) offered(d *Desk, m record.MatterID, who bridge.Seat, n *procedure.Node, c *procedure.Case) {
	s := d.state
	right := s.Declarer()
	var want []record.AnswerID
	kind := m.Kind
	if n.Fact.ID == "retracts-card" {
		kind = record.NoMatter
	}
	switch kind {
	case record.NoMatter: // the player himself may take his card back, in 2007 (47E1)
		want = []record.AnswerID{"keep", "retract"}
		fallthrough
	case record.SeveralCards: // he says which he plays (58B2); for dummy it is declarer who plays
		if m.By != s.Dummy() {
			right = m.By
		}
	case record.LeadOutOfTurn:
		if !s.Defends(m.By) {
			right = m.By.LHO() // the defender next in turn first (55A)
			if n.Fact.ID == "other-defender-accepts" {
				right = m.By.RHO()
			}
		}
	case record.PlayOutOfTurn:
		want = []record.AnswerID{"forbid", "highest", "lowest", "require"}
		if d.Edition.Base() == law.Edition2007 {
			want = []record.AnswerID{"forbid", "highest", "lowest"}
		}
	case record.OpeningLeadOutOfTurn:
		want = []record.AnswerID{"accept", "refuse", "spread"}
	case record.PenaltyNotPlayed, record.OwnerToPlay:
	case record.PartnerOnLead, record.LedTooSoon:
		owner := m.By
		if m.Kind == record.LedTooSoon {
			owner = owner.Partner()
		}
		if got, want := w.suits(n, c), suitsOf(s.PenaltyCards(owner)); !maps.Equal(got, want) {
			w.fault(d, "%s: the suits to be had are %v, by 50D2 %v", m.Kind, got, want)
		}
	default:
		return
	}
	if who != right {
		w.fault(d, "%s is asked on %s, and should be %s", who, m.Kind, right)
	}
	var got []record.AnswerID
	for _, b := range n.Branches {
		if b.Params == nil || len(b.Params(c)) > 0 {
			got = append(got, b.Answer)
		}
	}
	slices.Sort(got)
	if want != nil && n.Fact.ID != "declarer-accepts-lead" && !slices.Equal(got, want) {
		w.fault(d, "%s may choose %v, by the specification %v", who, got, want)
	}
	w.compared["offer on "+m.Kind.String()]++
}

// suits is the suits that can be required.
func (w *playWalker) suits(n *procedure.Node, c *procedure.Case) map[bridge.Suit]bool {
	out := map[bridge.Suit]bool{}
	for _, b := range n.Branches {
		if b.Answer == "require" {
			for _, a := range b.Params(c) {
				out[a.Suit] = true
			}
		}
	}
	return out
}

func suitsOf(cards []record.FaceUpCard) map[bridge.Suit]bool {
	out := map[bridge.Suit]bool{}
	for _, p := range cards {
		out[p.Card.Suit()] = true
	}
	return out
}
