package verdict_test

import (
	"slices"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/engine/rulings"
	"rectify/engine/verdict"
)

func key(fact procedure.FactID) procedure.Key {
	return procedure.Key{Fact: fact, Event: 2, Who: bridge.North}
}

func TestMarkFacts(t *testing.T) {
	meant, saw, tempo := key("what-was-meant"), key("partner-saw"), key("tempo")
	intended := verdict.FindingKey{Key: key("call-intended"), Answers: []record.Answer{{ID: "yes"}, {ID: "no"}}}
	found := func(a record.AnswerID) map[procedure.Key]record.Answer {
		return map[procedure.Key]record.Answer{intended.Key: {ID: a}}
	}
	for _, tt := range []struct {
		name  string
		in    verdict.Inquiry
		want  verdict.Grade
		kinds []verdict.FactKind
	}{
		{"as it should be", verdict.Inquiry{Asked: keys(meant), Needed: keys(meant), Found: found("yes"), Findings: []verdict.FindingKey{intended}},
			verdict.Correct, []verdict.FactKind{verdict.Asked, verdict.Found}},
		{"too much asked", verdict.Inquiry{Asked: keys(meant, tempo, saw, tempo), Needed: keys(meant), Harmful: keys(saw)},
			verdict.Correct, []verdict.FactKind{verdict.Asked, verdict.Needless, verdict.Harmful}},
		{"not asked", verdict.Inquiry{Needed: keys(meant), Found: found("yes"), Findings: []verdict.FindingKey{intended}},
			verdict.Incomplete, []verdict.FactKind{verdict.Unasked, verdict.Found}},
		{"tenable", verdict.Inquiry{Found: found("no"), Findings: []verdict.FindingKey{intended}}, verdict.Acceptable, []verdict.FactKind{verdict.Tenable}},
		{"nothing found", verdict.Inquiry{Findings: []verdict.FindingKey{intended}}, verdict.Incomplete, []verdict.FactKind{verdict.Unfound}},
		{"found wrongly", verdict.Inquiry{Needed: keys(meant), Found: found("perhaps"), Findings: []verdict.FindingKey{intended}},
			verdict.Wrong, []verdict.FactKind{verdict.Unasked, verdict.Misfound}},
		{"the file does not say", verdict.Inquiry{Found: found("no"), Findings: []verdict.FindingKey{{Key: intended.Key}}}, verdict.Correct, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := verdict.MarkFacts(tt.in)
			var got []verdict.FactKind
			for _, l := range m.Lines {
				got = append(got, l.Kind)
			}
			if m.Grade != tt.want || !slices.Equal(got, tt.kinds) {
				t.Errorf("%v %v, want %v %v", m.Grade, got, tt.want, tt.kinds)
			}
		})
	}
}

func keys(all ...procedure.Key) []procedure.Key { return all }

func TestNeededQuestions(t *testing.T) {
	for _, tt := range []struct {
		name   string
		record record.Record
		n      int
		want   []procedure.FactID
	}{
		{"before the replacement", oneHeart("2H", false, shows(fiveUp, opener)), 1, []procedure.FactID{"what-was-meant"}},
		{"a judgement that the meanings decide", oneHeart("3H", false, shows(fiveUp, weak)), 2,
			[]procedure.FactID{"what-was-meant", "meaning-withdrawn", "meaning-replacement"}},
		{"the lowest bid, as its meaning shows", oneHeart("2H", false, shows(fiveUp, opener)), 2,
			[]procedure.FactID{"what-was-meant", "meaning-withdrawn", "meaning-replacement"}},
		{"a pass, as the table saw", oneHeart("P", false, nil), 1, []procedure.FactID{"what-was-meant"}},
		{"an open meaning", oneHeart("2D", false, nil), 2,
			[]procedure.FactID{"what-was-meant", "meaning-withdrawn", "meaning-replacement"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			v := at(t, tt.record, law.Edition2017, stop{refused, tt.n})
			var got []procedure.FactID
			for _, k := range verdict.Needed(v.desk.Case(v.task.Matter), v.task.Outcome) {
				got = append(got, k.Fact)
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}

func TestMarkOptions(t *testing.T) {
	r := leadAgainstSpades()
	v := choiceOf(t, r, law.Edition2007, "restricts-lead")
	given := verdict.Options(v.desk.Case(v.task.Matter), v.task.Outcome.Need.Node)
	if len(given) != 3 {
		t.Fatalf("options %v, not require, forbid and neither", given)
	}
	more := append(slices.Clone(given), verdict.Choice{Key: given[0].Key, Option: "again"})
	for _, tt := range []struct {
		name      string
		explained []verdict.Choice
		want      verdict.Grade
		last      verdict.LineKind
	}{
		{"all", given, verdict.Correct, verdict.Right},
		{"in another order", []verdict.Choice{given[2], given[0], given[1]}, verdict.Correct, verdict.Right},
		{"one left out", given[:2], verdict.Incomplete, verdict.Missing},
		{"one that the Laws do not give", more, verdict.Wrong, verdict.Extra},
	} {
		m := verdict.MarkOptions(tt.explained, given)
		if m.Grade != tt.want || m.Lines[len(m.Lines)-1].Kind != tt.last {
			t.Errorf("%s: %v, lines %v", tt.name, m.Grade, m.Lines)
		}
	}
}

// choiceOf takes r to an offer.
func choiceOf(t *testing.T, r record.Record, e law.Edition, fact procedure.FactID) visit {
	t.Helper()
	d := rulings.NewDesk(&r, e, law.Authority{})
	for {
		task, err := d.Next()
		if err != nil {
			t.Fatal(err)
		}
		need := task.Outcome.Need
		switch task.Kind {
		case rulings.AtEvent:
		case rulings.AtQuestion:
			d.Find(need.Key, refused[need.Key.Fact])
		case rulings.AtChoice:
			if need.Key.Fact == fact {
				return visit{d, task, d.State()}
			}
			if err := d.Choose(task, refused[need.Key.Fact]); err != nil {
				t.Fatal(err)
			}
		case rulings.AtRuling:
			if err := d.Rule(task.Ruled); err != nil {
				t.Fatal(err)
			}
		default:
			t.Fatalf("no offer of %s", fact)
		}
	}
}

func TestOverall(t *testing.T) {
	for _, tt := range []struct{ ruling, options, award, want verdict.Grade }{
		{verdict.Correct, verdict.NotMarked, verdict.NotMarked, verdict.Correct},
		{verdict.Correct, verdict.Correct, verdict.NotMarked, verdict.Correct},
		{verdict.Correct, verdict.Incomplete, verdict.Correct, verdict.Incomplete},
		{verdict.Acceptable, verdict.Wrong, verdict.NotMarked, verdict.Incomplete},
		{verdict.Wrong, verdict.Incomplete, verdict.Correct, verdict.Wrong},
		{verdict.NotMarked, verdict.Incomplete, verdict.NotMarked, verdict.NotMarked},
		{verdict.Correct, verdict.NotMarked, verdict.Acceptable, verdict.Acceptable},
		{verdict.Incomplete, verdict.NotMarked, verdict.Acceptable, verdict.Incomplete},
		{verdict.Correct, verdict.Correct, verdict.Wrong, verdict.Wrong},
	} {
		if got := verdict.Overall(tt.ruling, tt.options, tt.award); got != tt.want {
			t.Errorf("Overall(%v, %v, %v) is %v, want %v", tt.ruling, tt.options, tt.award, got, tt.want)
		}
	}
}

func TestNames(t *testing.T) {
	seen := map[string]bool{}
	once := func(kind, name string) {
		if name == "" || seen[kind+name] {
			t.Errorf("%s %q is empty or there twice", kind, name)
		}
		seen[kind+name] = true
	}
	for g := verdict.NotMarked; g <= verdict.Correct; g++ {
		once("grade ", g.String())
	}
	for k := verdict.Right; k <= verdict.Remark; k++ {
		once("line ", k.String())
	}
	for k := verdict.CiteRight; k <= verdict.CiteMissing; k++ {
		once("cite ", k.String())
	}
	for k := verdict.Asked; k <= verdict.Unfound; k++ {
		once("fact ", k.String())
	}
	for k := verdict.Exact; k <= verdict.Unlikely; k++ {
		once("weight ", k.String())
	}
}
