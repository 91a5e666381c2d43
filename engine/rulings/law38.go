package rulings

import (
	"slices"

	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

var law38 = each(38, record.AboveSeven, aboveSeven(leadOption2007), aboveSeven(leadOption2017),
	"38C: after such a bid out of rotation the turn goes back, and the offender passes when it comes to him",
	"38D: that 16C (16D of 2007) holds for the cancelled calls is plain application",
	"38D: that the 2007 Laws number it so was not seen in their text")

// aboveSeven: no play at more than seven is ever allowed (38A). The bid falls with all that came after it (38B), a pass takes its place,
// and both offenders pass from then on (38C). More may follow unless the next player called over it (38D).
func aboveSeven(lead Clause) *Node {
	falls := append([]Clause{cancelled(theCall, "38B"), laterCancelled("38B")}, bothPass("38C")...)
	return Ask(leadFaced, "38A",
		On(Yes, NotCovered("38A", "above-seven-after-lead")),
		On(No, unlessSlip(Ask(lhoCalledOver, "38D",
			On(Yes, Rule(slices.Concat(falls, []Clause{told16, toldLater})...)),
			On(No, Rule(slices.Concat(falls, atRisk(lead))...))))))
}

// bothPass: offender and partner pass to the end of the auction, the offender at this turn already.
func bothPass(by law.Cite) []Clause {
	return []Clause{{Kind: record.MustPass, On: Offender, Until: record.Throughout, Cite: by}, passesThroughout(by)}
}

// atRisk is what may follow when both offenders are silenced: a choice at the first lead, and a look at the finished board.
func atRisk(lead Clause) []Clause {
	return []Clause{lead, told16, later(record.ReviewAwareness, law.Awareness)}
}
