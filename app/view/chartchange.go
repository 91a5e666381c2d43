package view

import (
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/i18n"
)

// A ChangeKind is how something stands in the other edition.
type ChangeKind uint8

// The kinds of change, the greatest last.
const (
	Unchanged ChangeKind = iota
	Moved                // the same paragraph under another number: of a citation alone
	OtherCite            // there under another citation
	SomeWays             // there on some ways, and on others not
	OnlyOlder            // in the older edition alone
	OnlyNewer            // in the newer edition alone
)

// Sign is the kind's sign, which stands beside its words.
func (k ChangeKind) Sign() string { return [...]string{"", "→", "≠", "±", "−", "+"}[k] }

// A change is how something stands in the other edition, in words.
type change struct {
	Kind ChangeKind
	Text string
}

// said is the change with its sign.
func (c change) said() string { return c.Kind.Sign() + "\u00a0" + c.Text }

// changeIn is how something of the edition here stands in the other one.
func changeIn(p *i18n.Printer, m rulings.Mark, here, there law.Edition) change {
	older := here.Base() < there.Base()
	year := here.Base().String()
	switch {
	case m.Standing == rulings.Recited:
		return change{OtherCite, p.T("chart.change.cite", "Text", there.Base().String(), "Laws", p.Cite(m.Cite, there))}
	case m.Standing == rulings.Sometimes && older:
		return change{SomeWays, p.T("chart.change.some-older", "Text", year)}
	case m.Standing == rulings.Sometimes:
		return change{SomeWays, p.T("chart.change.some-newer", "Text", year)}
	case m.Standing == rulings.Alone && older:
		return change{OnlyOlder, p.T("chart.change.older", "Text", year)}
	case m.Standing == rulings.Alone:
		return change{OnlyNewer, p.T("chart.change.newer", "Text", year)}
	}
	return change{}
}

func (w *chartWriter) change(m rulings.Mark) change {
	return changeIn(w.p, m, w.e, Other(w.e))
}

func (w *chartWriter) questionChange(n *procedure.Node) change {
	if w.marks == nil {
		return change{}
	}
	return w.change(w.marks.Questions[n])
}

func (w *chartWriter) answerChange(n *procedure.Node, a record.AnswerID) change {
	if w.marks == nil {
		return change{}
	}
	return w.change(w.marks.Answers[procedure.PathStep{Node: n, Answer: a}])
}

func (w *chartWriter) clauseChange(n *procedure.Node, i int) change {
	if w.marks == nil || i >= len(w.marks.Clauses[n]) {
		return change{}
	}
	return w.change(w.marks.Clauses[n][i])
}

// greatest is the greatest change of what stands in a box.
func greatest(said []paragraph) ChangeKind {
	most := Unchanged
	for _, p := range said {
		most = max(most, p.change.Kind)
	}
	return most
}
