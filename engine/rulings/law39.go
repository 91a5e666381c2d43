package rulings

import (
	"rectify/engine/bridge"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

var law39 = each(39, record.CallAfterEnd, callAfterEnd(leadOption2007), callAfterEnd(leadOption2017),
	"39: after four passes nobody is a defender, so that no more follows a call made then",
	"39B: that 16C (16D of 2007) holds for a defender's cancelled bid, double or redouble is plain application")

// callAfterEnd: a call after the final pass is cancelled (39A). Only a defender's bid, double or redouble may cost more, and only if the
// left-hand opponent has not called over it (39B, 39C). Whether the pass was the final one (a seat may have been skipped), replay
// has seen to.
func callAfterEnd(lead Clause) *Node {
	void := cancelled(theCall, "39A")
	noMore := Rule(void, playGoesOn("39B"))
	return Ask(sideAfterAuction, "39B",
		On(declares, noMore),
		On(passedOut, Rule(void)),
		On(defends, Ask(calledPass, "39B",
			On(Yes, noMore),
			On(No, Ask(lhoCalledOver, "39B",
				On(Yes, Rule(void, told16, playGoesOn("39B"))),
				On(No, Rule(void, lead, told16)))))))
}

// calledPass: the call was a pass.
var calledPass = &Fact{ID: "called-pass", Class: Record, Answers: []record.AnswerID{Yes, No},
	Derive: func(c *Case) Finding {
		made := c.State.Made(c.Matter.Event)
		return Bool(made.Call == bridge.Pass, made.Event)
	}}
