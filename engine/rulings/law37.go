package rulings

import (
	"slices"

	. "rectify/engine/procedure"
	"rectify/engine/record"
)

var law37 = each(37, record.ObligationBroken, obligationBroken(leadOption2007), obligationBroken(leadOption2017),
	"37: how a double is ruled that 27B3 or 30B2(b) of 2007 forbids, or another call than the one to be repeated (31A1), is not said")

// obligationBroken: a player who has to pass has bid, doubled or redoubled. If the next player calls over it, it stands, and what is
// left of the obligation goes on (37A). Otherwise both offenders pass from now on (37B).
func obligationBroken(lead Clause) *Node {
	return Ask(obligedTo, "37",
		On(otherCall, NotCovered("37", "other-obligation")),
		On(passOnly, unlessSlip(Ask(lhoCalledOver, "37A",
			On(Yes, Rule(Clause{Kind: record.CallStands, On: Offender, What: theCall, Cite: "37A"}, auctionGoesOn("37A"))),
			On(No, Rule(slices.Concat([]Clause{cancelled(theCall, "37B1")}, bothPass("37B2"), atRisk(lead))...))))))
}

// The obligations that a call may break.
const (
	passOnly  record.AnswerID = "to-pass"
	otherCall record.AnswerID = "otherwise"
)

// obligedTo: whether the offender had to pass, or was bound in another way: to repeat a call, not to double, to bid or pass.
var obligedTo = &Fact{ID: "obliged-to", Class: Record, Answers: []record.AnswerID{passOnly, otherCall},
	Derive: func(c *Case) Finding {
		for _, o := range c.Before(c.Matter.Event).Orders {
			if o.Kind == record.MustPass && o.On == c.Matter.By {
				return Proved(passOnly, o.Matter.Event, c.Matter.Event)
			}
		}
		return Proved(otherCall, c.Matter.Event)
	}}
