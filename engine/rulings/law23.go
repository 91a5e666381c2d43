package rulings

import (
	"rectify/engine/law"
	. "rectify/engine/procedure"
	"rectify/engine/record"
)

// Law 23 of 2017 says when a call is comparable to the one it replaces; other laws ask it. What it orders itself is a look at
// the board when it is over (23C), as Law 27D does. Law 23 of 2007 is another law, on awareness of potential damage; since
// 2017 that is 72C.
var law23 = append(
	each(23, record.ReviewDamage, reviewDamage("27D"), reviewComparable),
	Procedure{23, record.ReviewAwareness, law.Edition2007, reviewAwareness, nil},
)

// law72 is Law 72C, which was Law 23 until 2007. The rest of Law 72 says how the game is played, and rules nothing by itself.
var law72 = []Procedure{{72, record.ReviewAwareness, law.Edition2017, reviewAwareness, nil}}

// reviewComparable: after an insufficient bid it is Law 27D that has the director look at the board again, after a call out of
// rotation that was replaced by a comparable one 23C. The 2007 Laws look again after insufficient bids alone.
var reviewComparable = Ask(insufficientOrNot, "23C",
	On(insufficient, reviewDamage("27D")),
	On(outOfRotation, reviewDamage("23C")))

// reviewDamage is judged once, on the finished board: did the infraction help the offending side to a result that it would not
// otherwise have had?
func reviewDamage(by law.Cite) *Node {
	return Ask(assisted, by,
		On(Yes, Ask(damaged, by,
			On(Yes, Rule(adjust(by))),
			On(No, Rule(scoreStands(by))))),
		On(No, Rule(scoreStands(by))))
}

// reviewAwareness is judged once, on the finished board: could the offender have known, when he erred, that it could well
// damage the other side, and did it?
var reviewAwareness = Ask(couldHaveKnown, law.Awareness,
	On(Yes, Ask(gained, law.Awareness,
		On(Yes, Rule(adjust(law.Awareness))),
		On(No, Rule(scoreStands(law.Awareness))))),
	On(No, Rule(scoreStands(law.Awareness))))

// The irregularities after which a comparable call may leave partner free.
const (
	insufficient  record.AnswerID = "insufficient"
	outOfRotation record.AnswerID = "out-of-rotation"
)

func adjust(by law.Cite) Clause      { return Clause{Kind: record.AdjustScore, On: Offender, Cite: by} }
func scoreStands(by law.Cite) Clause { return Clause{Kind: record.ScoreStands, Cite: by} }

var (
	assisted = &Fact{ID: "assisted", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	damaged  = &Fact{ID: "damaged", Class: Judgement, Answers: []record.AnswerID{Yes, No}}

	insufficientOrNot = &Fact{ID: "insufficient-or-not", Class: Record, Answers: []record.AnswerID{insufficient, outOfRotation},
		Derive: func(c *Case) Finding {
			if made := c.State.Made(c.Matter.Event); made.Irregular == record.InsufficientBid {
				return Proved(insufficient, made.Event)
			}
			return Proved(outOfRotation, c.Matter.Event)
		}}

	couldHaveKnown = &Fact{ID: "could-have-known", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
	gained         = &Fact{ID: "gained", Class: Judgement, Answers: []record.AnswerID{Yes, No}}
)

// comparable asks whether the offender's new call is comparable to the one withdrawn (23A). The file's meanings decide it when
// they leave no doubt; "similar" is never decided silently.
var comparable = &Fact{
	ID: "comparable", Class: Judgement, Answers: []record.AnswerID{Yes, No},
	Evidence: []*Fact{meaningWithdrawn, meaningReplacement},
	Derive: func(c *Case) Finding {
		new, ok := replacementOf(c.State, c.Matter)
		if !ok {
			return Finding{Status: Awaits, Why: "await-replacement"}
		}
		return comparison(c, c.State.Made(c.Matter.Event), new)
	},
}

// comparison is whether new is comparable to old, as far as what the file says of the two leaves no doubt.
func comparison(c *Case, old, new record.MadeCall) Finding {
	verdict := Compare(meanings(c.State, old.Event), meanings(c.State, new.Event))
	f := Finding{Basis: []int{old.Event, new.Event}, Why: verdict.Why}
	switch verdict.Result {
	case ClearlyComparable:
		f.Answer.ID, f.Status = Yes, Derived
	case ClearlyNot:
		f.Answer.ID, f.Status = No, Derived
	default:
		f.Status = Judges
	}
	return f
}

// What the withdrawn call and its replacement mean is asked of the offender's partner.
var (
	meaningWithdrawn   = &Fact{ID: "meaning-withdrawn", Class: System, Asks: Partner, Answers: []record.AnswerID{told}, About: aboutOriginal}
	meaningReplacement = &Fact{ID: "meaning-replacement", Class: System, Asks: Partner, Answers: []record.AnswerID{told}, About: aboutOriginal}
)

// told is the one answer of a fact that is only listened to: evidence for a finding.
const told record.AnswerID = "told"

// A Comparison is what Law 23A says of two calls.
type Comparison struct {
	Result CompareResult
	Why    TextID // which of 23A1 to 23A3, or why not, or what is in doubt
}

// A CompareResult is yes, no, or that the director judges.
type CompareResult uint8

// The results of a comparison.
const (
	InDoubt CompareResult = iota
	ClearlyComparable
	ClearlyNot
)

// Compare compares a replacement with the withdrawn call by what each may mean. It is comparable if it means the same (23A1),
// if every hand that makes it would have made the withdrawn call (23A2), or if it has the same purpose (23A3). It clearly is
// not if it says nothing of a suit that the withdrawn call showed, or if no hand fits both. Whatever lies between is for the
// director: "similar" has no measure.
func Compare(withdrawn, replacement []record.Meaning) Comparison {
	if len(withdrawn) == 0 || len(replacement) == 0 {
		return Comparison{InDoubt, "meaning-unknown"}
	}
	apart := true
	for _, new := range replacement {
		best := compareEach(withdrawn, new)
		switch best.Result {
		case InDoubt:
			return best
		case ClearlyComparable:
			apart = false
			if len(replacement) == 1 {
				return best
			}
		}
	}
	if apart {
		return compareEach(withdrawn, replacement[0])
	}
	return Comparison{InDoubt, "some-meanings-comparable"}
}

// compareEach compares one meaning with every meaning that could be attributed to the withdrawn call, and takes the best.
func compareEach(withdrawn []record.Meaning, new record.Meaning) Comparison {
	best := Comparison{ClearlyNot, ""}
	for _, old := range withdrawn {
		c := compareTwo(old, new)
		switch {
		case c.Result == ClearlyComparable:
			return c
		case c.Result == InDoubt, best.Why == "":
			best = c
		}
	}
	return best
}

func compareTwo(old, new record.Meaning) Comparison {
	switch {
	case !described(old):
		return Comparison{InDoubt, "meaning-unknown"}
	case old == new:
		return Comparison{ClearlyComparable, "same-meaning"}
	case old.Purpose != record.NoPurpose && old.Purpose == new.Purpose:
		return Comparison{ClearlyComparable, "same-purpose"}
	case contained(old, new):
		return Comparison{ClearlyComparable, "more-precise"}
	case old.Specifies()&^new.Specifies() != 0:
		return Comparison{ClearlyNot, "suit-not-shown"}
	case disjoint(old, new):
		return Comparison{ClearlyNot, "no-hand-fits-both"}
	case old.Purpose != record.NoPurpose:
		return Comparison{ClearlyNot, "other-purpose"}
	}
	return Comparison{InDoubt, "similar"}
}

// contained reports whether every hand of new is a hand of old, as far as both are described (23A2).
func contained(old, new record.Meaning) bool {
	if !described(old) || old.Purpose != record.NoPurpose || !new.Points.Within(old.Points) {
		return false
	}
	for suit, length := range old.Length {
		if !new.Length[suit].Within(length) {
			return false
		}
	}
	return old.Shortness&^new.Shortness == 0 && old.Control&^new.Control == 0 && (!old.Notrump || new.Notrump)
}

// described reports whether m says anything of the hand or of a purpose. Of a call that is only known to be natural, a pass out of
// rotation say, nobody can tell which hands would have made it.
func described(m record.Meaning) bool {
	return m != record.Meaning{Natural: m.Natural, Forcing: m.Forcing}
}

// disjoint reports whether no hand can be both.
func disjoint(old, new record.Meaning) bool {
	if !old.Points.Overlaps(new.Points) {
		return true
	}
	for suit := range old.Length {
		if !old.Length[suit].Overlaps(new.Length[suit]) {
			return true
		}
	}
	return false
}
