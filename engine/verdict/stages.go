package verdict

import (
	"slices"

	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A FactKind is how one question or finding was marked.
type FactKind uint8

// The kinds of mark in the facts stage.
const (
	Asked    FactKind = iota // a needed question was asked
	Unasked                  // a needed question was not asked
	Needless                 // a question that nothing hangs on: a remark
	Harmful                  // a question that told the table too much: a remark, for the debrief
	Found                    // the finding is true
	Tenable                  // the finding is not the file's own, but tenable
	Misfound                 // the finding is neither true nor tenable
	Unfound                  // nothing was found where something had to be
)

var factNames = [...]string{Asked: "asked", Unasked: "unasked", Needless: "needless", Harmful: "harmful", Found: "found",
	Tenable: "tenable", Misfound: "misfound", Unfound: "unfound"}

// String is the kind's name, as "needless".
func (k FactKind) String() string { return factNames[k] }

// A FactLine is one question or finding marked. Answer and True are empty for a question.
type FactLine struct {
	Kind   FactKind
	Key    procedure.Key
	Answer record.Answer // what was found
	True   record.Answer // what is true
}

// A FindingKey is what the file says of one finding: the true answer first, then any that are tenable too.
type FindingKey struct {
	Key     procedure.Key
	Answers []record.Answer
}

// An Inquiry is a facts stage to be marked.
type Inquiry struct {
	Asked    []procedure.Key
	Needed   []procedure.Key                 // see [Needed]
	Harmful  []procedure.Key                 // questions that should not have been put, or not at the table
	Found    map[procedure.Key]record.Answer // what the trainee found
	Findings []FindingKey                    // what had to be found, in order
}

// A FactsMark is the facts stage marked.
type FactsMark struct {
	Grade Grade
	Lines []FactLine
}

// MarkFacts marks the questions and the findings. A finding that is neither true nor tenable is Wrong; a needed question not
// asked or a finding not made, Incomplete; a tenable finding, Acceptable. Needless and harmful questions are remarks.
func MarkFacts(in Inquiry) FactsMark {
	m := FactsMark{Grade: Correct}
	add := func(g Grade, l FactLine) {
		m.Grade = min(m.Grade, g)
		m.Lines = append(m.Lines, l)
	}
	for _, k := range in.Needed {
		if slices.Contains(in.Asked, k) {
			add(Correct, FactLine{Kind: Asked, Key: k})
		} else {
			add(Incomplete, FactLine{Kind: Unasked, Key: k})
		}
	}
	for i, k := range in.Asked {
		switch {
		case slices.Contains(in.Asked[:i], k), slices.Contains(in.Needed, k):
		case slices.Contains(in.Harmful, k):
			add(Correct, FactLine{Kind: Harmful, Key: k})
		default:
			add(Correct, FactLine{Kind: Needless, Key: k})
		}
	}
	for _, f := range in.Findings {
		if len(f.Answers) == 0 {
			continue // the file does not say: nothing to mark by
		}
		line := FactLine{Kind: Found, Key: f.Key, True: f.Answers[0], Answer: in.Found[f.Key]}
		switch i := slices.Index(f.Answers, line.Answer); {
		case line.Answer.ID == "":
			line.Kind = Unfound
			add(Incomplete, line)
		case i < 0:
			line.Kind = Misfound
			add(Wrong, line)
		case i > 0:
			line.Kind = Tenable
			add(Acceptable, line)
		default:
			add(Correct, line)
		}
	}
	return m
}

// Needed is the questions that have to be put to players on the way that o took in c: the evidence of each finding, even
// where the file's meanings leave no doubt, for the director has to hear them; and what only the players could say. What the
// record proves is read, not asked, and so is a finding that rests on one event alone, as that a card was dropped; nothing
// is asked of what has yet to happen, and options are offered.
func Needed(c *procedure.Case, o procedure.Outcome) []procedure.Key {
	var out []procedure.Key
	add := func(k procedure.Key) {
		if !slices.Contains(out, k) {
			out = append(out, k)
		}
	}
	each := func(f *procedure.Fact, known procedure.Finding) {
		derived := known.Status == procedure.Derived
		if known.Status == procedure.Awaits || derived && len(known.Basis) <= 1 {
			return
		}
		for _, e := range f.Evidence {
			add(e.Key(c))
		}
		told := f.Class == procedure.Table || f.Class == procedure.System
		if told && !derived && len(f.Evidence) == 0 {
			add(f.Key(c))
		}
	}
	for _, s := range o.Path {
		each(s.Node.Fact, s.Finding)
	}
	if n := o.Need; n.Node != nil {
		each(n.Node.Fact, n.Finding)
	}
	return out
}

// A Choice is one option of an offer.
type Choice struct {
	Key    procedure.Key
	Option record.AnswerID
}

// OptionLine is one option and how its explanation was marked: Right, Missing or Extra.
type OptionLine struct {
	Kind   LineKind
	Choice Choice
}

// An OptionsMark is the options stage marked.
type OptionsMark struct {
	Grade Grade
	Lines []OptionLine
}

// MarkOptions marks which options were explained, against those that the Laws give (10C1). One left out is Incomplete, one that
// the Laws do not give is Wrong.
func MarkOptions(explained, given []Choice) OptionsMark {
	m := OptionsMark{Grade: Correct}
	for _, c := range given {
		line := OptionLine{Right, c}
		if !slices.Contains(explained, c) {
			line.Kind = Missing
			m.Grade = Incomplete
		}
		m.Lines = append(m.Lines, line)
	}
	for _, c := range explained {
		if !slices.Contains(given, c) {
			m.Lines = append(m.Lines, OptionLine{Extra, c})
			m.Grade = Wrong
		}
	}
	return m
}

// Options is every option that an offer gives in c. An option whose every parameter is ruled out is none.
func Options(c *procedure.Case, offer *procedure.Node) []Choice {
	var out []Choice
	for _, b := range offer.Branches {
		if b.Params == nil || len(b.Params(c)) > 0 {
			out = append(out, Choice{offer.Fact.Key(c), b.Answer})
		}
	}
	return out
}

// Overall is the verdict on a case: the grade of its ruling, or Incomplete if that is better though the choice it rests on was
// not fully explained, or the grade of the adjusted score that was worked out, if that is worse. Pass NotMarked for options if there
// was nothing to explain, and for award if there was nothing to work out.
func Overall(ruling, options, award Grade) Grade {
	if options == Incomplete || options == Wrong {
		ruling = min(ruling, Incomplete)
	}
	if award != NotMarked {
		ruling = min(ruling, award)
	}
	return ruling
}
