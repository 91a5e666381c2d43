package view

import (
	"fmt"
	"strings"

	"rectify/engine/bridge"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/i18n"
)

// score is the end of the case: the result if the deal was played out, and why the case stops if something is left open.
func (v *Sitting) score() Sheet {
	s := v.task("score", "home", true)
	st := v.s.State()
	var lead []string
	if st.Phase == record.Over {
		lead = append(lead, v.result(st)...)
	}
	lead = append(lead, v.adjusted()...)
	lead = append(lead, v.damage(st)...)
	end, c := v.s.End()
	switch end.Kind {
	case rulings.AtUncovered:
		lead = append(lead, v.p.T("ui.score.uncovered", "Text", Matter(v.p, end.Matter, st)))
		if end.Outcome.Leaf != nil {
			lead = append(lead, Uncovered(v.p, c, end.Outcome.Leaf))
		}
	case rulings.AtQuestion:
		lead = append(lead, v.p.T("ui.score.judges", "Text", Question(v.p, c, end.Outcome.Need.Node.Fact)), v.p.T("ui.score.branches"))
		s.Items = v.branches(c, end.Outcome)
	case rulings.AtChoice:
		lead = append(lead, v.p.T("ui.score.chooses", "Seat", v.chooser(c, end.Outcome.Need.Node)), v.p.T("ui.score.branches"))
		s.Items = v.branches(c, end.Outcome)
	case rulings.AtWait:
		lead = append(lead, v.p.T("ui.score.waits"))
		if need := end.Outcome.Need; need.Finding.Why != "" {
			lead = append(lead, Why(v.p, c, need.Node.Fact, need.Finding.Why))
		}
	default:
		if len(lead) == 0 && len(v.s.Turns) == 0 {
			lead = append(lead, v.p.T("ui.score.nothing"))
		} else if len(lead) == 0 {
			lead = append(lead, v.p.T("ui.score.unplayed"))
		}
	}
	s.Lead = strings.Join(lead, " ")
	s.More = append(s.More, v.byHand()...)
	s.More = append(s.More, v.again()...)
	s.More = append(s.More, v.doubleAction())
	if grade, marked := v.s.Grade(); marked {
		s.Verdict = &Verdict{Grade: Grade{Kind: grade.String(), Text: v.p.T("grade." + grade.String())}, Summary: v.p.T("ui.score.grade")}
	}
	return s
}

// resultText is the result in one line.
func (v *Sitting) resultText(st record.State) string { return strings.Join(v.result(st), " ") }

// branches is every answer that the case leaves open; the one that was pressed says what it would lead to.
func (v *Sitting) branches(c *procedure.Case, o procedure.Outcome) []Item {
	var out []Item
	for i, b := range o.Branches {
		item := Item{ID: fmt.Sprintf("branch:%d", i), Text: Answer(v.p, c, o.Need.Node.Fact, record.Answer{ID: b.Answer}), Chosen: i == v.branch}
		if item.Chosen {
			item.Answer = v.leadsTo(c, b.Outcome)
		}
		out = append(out, item)
	}
	return out
}

// leadsTo is what an answer would lead to: a ruling, or another question.
func (v *Sitting) leadsTo(c *procedure.Case, o procedure.Outcome) string {
	var out []string
	for _, text := range Orders(v.p, o.Orders, c.State) {
		out = append(out, i18n.Capital(text))
	}
	switch {
	case o.Result == procedure.Uncovered:
		out = append(out, Uncovered(v.p, c, o.Leaf))
	case o.Need.Node != nil && o.Need.Node.Kind == procedure.OfferNode:
		out = append(out, v.p.T("ui.options.who", "Seat", v.chooser(c, o.Need.Node)))
	case o.Need.Node != nil && o.Result != procedure.Waits:
		out = append(out, v.p.T("ui.score.then", "Text", Question(v.p, c, o.Need.Node.Fact)))
	}
	if len(out) == 0 {
		return v.p.T("ui.ruling.nothing")
	}
	return strings.Join(out, " ")
}

// result is the contract, how it ended, the tricks that the director moved, and the score of it (Law 77).
func (v *Sitting) result(st record.State) []string {
	contract := st.Contract
	out := []string{v.p.Contract(contract) + "."}
	if contract.Bid == bridge.NoCall {
		return append(out, v.p.T("ui.score.nobody"))
	}
	out[0] = v.played(contract, st.Result()) + "."
	switch {
	case st.Moved > 0:
		out = append(out, v.p.T("ui.score.moved", "Count", st.Moved, "Side", bridge.NorthSouth))
	case st.Moved < 0:
		out = append(out, v.p.T("ui.score.moved", "Count", -st.Moved, "Side", bridge.EastWest))
	}
	points, side := contract.Score(st.Result(), st.Record().Vul), contract.Declarer.Side()
	if points < 0 {
		points, side = -points, side.Other()
	}
	return append(out, v.p.T("ui.score.points", "Points", points, "Side", side))
}

// played is a contract and how it ended.
func (v *Sitting) played(c bridge.Contract, tricks int) string {
	end := ""
	switch over := tricks - c.Bid.Level() - 6; {
	case !c.Bid.IsBid():
		return v.p.Contract(c)
	case over < 0:
		end = v.p.T("contract.down", "Count", -over)
	case over == 0:
		end = v.p.T("contract.made")
	default:
		end = v.p.T("contract.over", "Count", over)
	}
	return v.p.T("ui.score.contract", "Text", v.p.Contract(c), "Last", end)
}

// again is what may be done once a case is over.
func (v *Sitting) again() []Action {
	return []Action{
		{ID: "again", Text: v.p.T("ui.verdict.again"), Key: "F7", Enabled: true},
		{ID: "next", Text: v.p.T("ui.verdict.next"), Key: "F8", Enabled: true},
	}
}
