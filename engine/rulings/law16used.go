package rulings

import (
	"rectify/engine/bridge"
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// law16used is about a player who is said to have used what a withdrawn call told (16C; 16D of 2007).
var law16used = each(16, record.WithdrawnUsed, withdrawnUsed(law.Edition2007), withdrawnUsed(law.Edition2017),
	"16C (16D of 2007) when an unintended call is changed: what the first call told its own partner is for the director")

// withdrawnUsed: to the innocent side a withdrawn call is as good as any other. To the offenders it is not, unless a law lifts that for the
// call in its place: then only the look at the board in the end remains (23C, 27D).
func withdrawnUsed(e law.Edition) *Node {
	lifted := Rule(regular("27B1(a)"))
	if e != law.Edition2007 {
		lifted = Ask(liftedBy, law.Withdrawn,
			On(byComparable, Rule(regular("23B"))),
			On(bySameDenominations, Rule(regular("27B1(a)"))))
	}
	return Ask(withdrawnFor, law.Withdrawn,
		On(notWithdrawn, Rule(regular("16A1(a)"))),
		On(toInnocent, Rule(regular(law.WithdrawnInnocent))),
		On(withdrawnLifted, lifted),
		On(toOffenders, Ask(hadAlternative, "16B1(b)",
			On(No, Rule(scoreStands(law.WithdrawnOffenders))),
			On(Yes, Ask(infoSuggested, law.WithdrawnOffenders,
				On(No, Rule(scoreStands(law.WithdrawnOffenders))),
				On(Yes, Ask(infoDamaged, "16A4",
					On(No, Rule(scoreStands(law.WithdrawnOffenders))),
					On(Yes, Rule(adjust(law.WithdrawnOffenders))))))))))
}

// What a withdrawn call is to the side that is said to have used it.
const (
	notWithdrawn        record.AnswerID = "not-withdrawn"
	toInnocent          record.AnswerID = "innocent"
	withdrawnLifted     record.AnswerID = "lifted"
	toOffenders         record.AnswerID = "offenders"
	byComparable        record.AnswerID = "by-comparable"
	bySameDenominations record.AnswerID = "by-same-denominations"
)

// withdrawnFor reads the rulings: what they said of the call to that side, or else whose irregularity made it fall.
var withdrawnFor = &Fact{ID: "withdrawn-for", Class: Judgement,
	Answers: []record.AnswerID{notWithdrawn, toInnocent, withdrawnLifted, toOffenders},
	Derive: func(c *Case) Finding {
		of := eventOf(c).Of
		offenders, lifted, told := withdrawal(c, of)
		switch {
		case told == record.Unauthorized:
			return Proved(toOffenders, of, c.Matter.Event)
		case c.State.Made(of).Status == record.Stands:
			return Proved(notWithdrawn, of, c.Matter.Event)
		case lifted != "":
			return Proved(withdrawnLifted, of, c.Matter.Event)
		case offenders != bridge.NoSide && offenders != c.Matter.By.Side(), told == record.Authorized:
			return Proved(toInnocent, of, c.Matter.Event)
		}
		return Finding{Status: Judges, Basis: []int{of, c.Matter.Event}}
	}}

// liftedBy is the law that allows the offenders themselves what the withdrawn call told.
var liftedBy = &Fact{ID: "lifted-by", Class: Record, Answers: []record.AnswerID{byComparable, bySameDenominations},
	Derive: func(c *Case) Finding {
		of := eventOf(c).Of
		if _, by, _ := withdrawal(c, of); by == "27B1(a)" {
			return Proved(bySameDenominations, of, c.Matter.Event)
		}
		return Proved(byComparable, of, c.Matter.Event)
	}}

// withdrawal is what the rulings said of the call of table event of: for whose irregularity it fell, under which law the offenders may use it,
// if they may, and what it was said to be to the side of the matter's player.
func withdrawal(c *Case, of int) (offenders bridge.Side, lifted law.Cite, told record.OrderKind) {
	for _, m := range c.State.AllMatters() {
		ruled := c.State.RuledOn(m)
		if ruled == nil || m == c.Matter {
			continue
		}
		about := false
		for _, o := range ruled.Orders {
			if o.What.Event != of {
				continue
			}
			switch o.Kind {
			case record.CallCancelled, record.MayChangeCall:
				about, offenders = true, m.By.Side()
			case record.Unauthorized, record.Authorized:
				if o.On.Side() == c.Matter.By.Side() {
					told = o.Kind
				}
			}
		}
		for _, o := range ruled.Orders {
			switch {
			case !about || m.By.Side() != c.Matter.By.Side():
			case o.Cite == "23B" && o.Kind == record.Authorized, o.Cite == "27B1(a)", o.Cite == "27B1(b)":
				lifted = o.Cite
			}
		}
	}
	return offenders, lifted, told
}
