package rulings

import (
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A Chart is what is drawn on one sheet: a tree, or the part of one that a law of its own rules. The tree for calls out of rotation is
// one procedure, but directors know it as four: Law 29 leads on to 30, 31 or 32, and to 25 for a call that changes another. So is that
// for leads out of turn, where Law 53 leads on to 55 or 56.
type Chart struct {
	Law     int
	Kind    record.MatterKind // the matter whose tree it is, or is part of
	Part    procedure.TextID  // which part; empty for a whole tree
	Edition law.Edition       // as [EditionOf] gives it
	Root    *procedure.Node
}

// Charts is every chart of an edition, by law; the parts of a law stand after its own trees.
func Charts(e law.Edition) []Chart {
	var out []Chart
	for n := 1; n <= law.Laws; n++ {
		for _, p := range Procedures() {
			if p.Law == n && p.Edition == EditionOf(p.Kind, e) {
				out = append(out, Chart{n, p.Kind, "", p.Edition, p.Tree})
			}
		}
		for _, part := range parts[e.Base()] {
			if part.Law == n {
				out = append(out, part)
			}
		}
	}
	return out
}

// ChartOf is the part that begins with n, false if n is no beginning of one.
func ChartOf(n *procedure.Node, e law.Edition) (Chart, bool) {
	for _, part := range parts[e.Base()] {
		if part.Root == n || sameChange(part.Root, n) {
			return part, true
		}
	}
	return Chart{}, false
}

// LeadsTo is the other chart that goes on where n stands on c, false if c itself goes on.
func (c Chart) LeadsTo(n *procedure.Node) (Chart, bool) {
	part, ok := ChartOf(n, c.Edition)
	return part, ok && n != c.Root && part.Root != c.Root
}

// parts is the parts of trees that have charts of their own.
var parts = map[law.Edition][]Chart{
	law.Edition2007: append(partsOf(law.Edition2007, callOutOfRotation2007, passAtTurn2007, bidAtTurn2007, artificialPassAtTurn2007, doubleAtTurn2007),
		append(leadsOf(law.Edition2007, defendersLead2007), claimParts(law.Edition2007)...)...),
	law.Edition2017: append(partsOf(law.Edition2017, callOutOfRotation, passAtTurn, bidAtTurn, artificialPassAtTurn, doubleAtTurn),
		append(leadsOf(law.Edition2017, defendersLead), claimParts(law.Edition2017)...)...),
}

// leadsOf is the parts of the tree for leads out of turn.
func leadsOf(e law.Edition, byADefender *procedure.Node) []Chart {
	return []Chart{
		{55, record.LeadOutOfTurn, "declarers-lead", e, declarersLead},
		{56, record.LeadOutOfTurn, "defenders-lead", e, byADefender},
	}
}

// claimParts is the parts of the procedure after a claim that have laws of their own: the agreement (69), what is awarded if there is none
// (70), and the concession that is cancelled (71).
func claimParts(e law.Edition) []Chart {
	var out []Chart
	for _, p := range law68 {
		if p.Edition != e {
			continue
		}
		for n := range procedure.Nodes(p.Tree) {
			switch n.Fact {
			case claimAgreed:
				out = append(out, Chart{69, p.Kind, "agreement", e, n})
			case linesPlayed:
				out = append(out, Chart{70, p.Kind, "contested", e, n})
			case concededTrick:
				out = append(out, Chart{71, p.Kind, "concession", e, n})
			}
		}
	}
	return out
}

func partsOf(e law.Edition, tree, pass, bid, artificialPass, double *procedure.Node) []Chart {
	part := func(number int, name procedure.TextID, root *procedure.Node) Chart {
		return Chart{number, record.OutOfRotation, name, e, root}
	}
	out := []Chart{part(30, "pass", pass), part(31, "bid", bid), part(31, "artificial-pass", artificialPass), part(32, "double", double)}
	var offered, over bool
	for n := range procedure.Nodes(tree) {
		switch kind := changeOfCall(n); {
		case kind == acceptsChange && !offered:
			out, offered = append(out, part(25, "change-offered", n)), true
		case kind == lhoAware && !over:
			out, over = append(out, part(25, "change-called-over", n)), true
		}
	}
	return out
}

// changeOfCall is what is asked of the left-hand opponent where n begins the part on a call at his turn that changes the caller's own
// (see meantOr): whether he accepts it, or whether he was aware of it when he called. It is nil for any other node.
func changeOfCall(n *procedure.Node) *procedure.Fact {
	if n.Fact != callIntended {
		return nil
	}
	meant, slip := n.Branches[0].Next, n.Branches[1].Next
	if slip.Fact == pausedBeforeChange {
		slip = slip.Branches[1].Next
	}
	if slip != secondMeant {
		return nil
	}
	return meant.Fact
}

// sameChange reports whether a and b begin parts on a changed call that differ in nothing but where they stand.
func sameChange(a, b *procedure.Node) bool {
	kind := changeOfCall(a)
	return kind != nil && kind == changeOfCall(b)
}
