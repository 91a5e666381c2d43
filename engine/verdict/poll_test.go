package verdict_test

import (
	"slices"
	"testing"

	"rectify/engine/procedure"
	"rectify/engine/verdict"
)

var rightPoll = verdict.Poll{verdict.Peers, verdict.Bare, verdict.Open}

func TestFaultsOfAPoll(t *testing.T) {
	for _, c := range []struct {
		poll verdict.Poll
		want []verdict.PollFault
	}{
		{rightPoll, nil},
		{verdict.Poll{verdict.Experts, verdict.Bare, verdict.Open}, []verdict.PollFault{verdict.WrongPeople}},
		{verdict.Poll{verdict.AtTable, verdict.Bare, verdict.Open}, []verdict.PollFault{verdict.WrongPeople}},
		{verdict.Poll{verdict.Informed, verdict.Bare, verdict.Open}, []verdict.PollFault{verdict.WrongPeople}},
		{verdict.Poll{verdict.Peers, verdict.Infraction, verdict.Open}, []verdict.PollFault{verdict.WrongCards}},
		{verdict.Poll{verdict.Peers, verdict.Everything, verdict.Open}, []verdict.PollFault{verdict.WrongCards}},
		{verdict.Poll{verdict.Peers, verdict.Bare, verdict.Leading}, []verdict.PollFault{verdict.WrongWords}},
		{verdict.Poll{verdict.Peers, verdict.Bare, verdict.AsDone}, []verdict.PollFault{verdict.WrongWords}},
		{verdict.Poll{verdict.AtTable, verdict.Everything, verdict.Leading}, []verdict.PollFault{verdict.WrongPeople, verdict.WrongCards, verdict.WrongWords}},
	} {
		if got := c.poll.Faults(); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, want %v", c.poll, got, c.want)
		}
	}
}

func TestEveryChoiceOfAPollIsKnown(t *testing.T) {
	right := 0
	for _, whom := range verdict.Whoms {
		for _, shown := range verdict.Showns {
			for _, how := range verdict.Hows {
				p := verdict.Poll{whom, shown, how}
				if !p.Known() {
					t.Errorf("%v is not known", p)
				}
				if len(p.Faults()) == 0 {
					right++
				}
			}
		}
	}
	if right != 1 {
		t.Errorf("%d ways are right", right)
	}
	for _, p := range []verdict.Poll{{}, {"nobody", verdict.Bare, verdict.Open}, {verdict.Peers, "nothing", verdict.Open}, {verdict.Peers, verdict.Bare, "shouting"}} {
		if p.Known() {
			t.Errorf("%v is known", p)
		}
	}
}

func TestMarkPolls(t *testing.T) {
	wrong := verdict.Poll{verdict.Experts, verdict.Bare, verdict.Open}
	for name, c := range map[string]struct {
		made   []verdict.Poll
		needed bool
		want   verdict.Grade
	}{
		"right":                    {[]verdict.Poll{rightPoll}, true, verdict.Correct},
		"none":                     {nil, true, verdict.Incomplete},
		"wrong alone":              {[]verdict.Poll{wrong, wrong}, true, verdict.Incomplete},
		"right beside wrong":       {[]verdict.Poll{wrong, rightPoll}, true, verdict.Correct},
		"none where none needed":   {nil, false, verdict.Correct},
		"wrong where none needed":  {[]verdict.Poll{wrong}, false, verdict.Correct},
		"right where none needed":  {[]verdict.Poll{rightPoll}, false, verdict.Correct},
		"right before wrong needs": {[]verdict.Poll{rightPoll, wrong}, true, verdict.Correct},
	} {
		if got := verdict.MarkPolls(c.made, c.needed); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

func TestMarkPicks(t *testing.T) {
	for name, c := range map[string]struct {
		picks []verdict.Pick
		grade verdict.Grade
		kinds []verdict.PickKind
	}{
		"as the file has them":    {[]verdict.Pick{{procedure.Yes, true}, {procedure.No, false}}, verdict.Correct, []verdict.PickKind{verdict.PickedRight, verdict.PickedRight}},
		"one overlooked":          {[]verdict.Pick{{procedure.Yes, false}}, verdict.Incomplete, []verdict.PickKind{verdict.Overlooked}},
		"one too many":            {[]verdict.Pick{{procedure.Yes, true}, {procedure.No, true}}, verdict.Incomplete, []verdict.PickKind{verdict.PickedRight, verdict.Overrated}},
		"an arguable one":         {[]verdict.Pick{{verdict.Arguable, true}, {procedure.Yes, true}}, verdict.Acceptable, []verdict.PickKind{verdict.PickedArguable, verdict.PickedRight}},
		"an arguable one left":    {[]verdict.Pick{{verdict.Arguable, false}, {procedure.Yes, true}}, verdict.Correct, []verdict.PickKind{verdict.PickedRight, verdict.PickedRight}},
		"arguable and overlooked": {[]verdict.Pick{{procedure.Yes, false}, {verdict.Arguable, true}}, verdict.Incomplete, []verdict.PickKind{verdict.Overlooked, verdict.PickedArguable}},
		"one that is not said":    {[]verdict.Pick{{"", true}, {"", false}}, verdict.Correct, []verdict.PickKind{verdict.PickedRight, verdict.PickedRight}},
		"none":                    {nil, verdict.Correct, []verdict.PickKind{}},
	} {
		grade, kinds := verdict.MarkPicks(c.picks)
		if grade != c.grade || !slices.Equal(kinds, c.kinds) {
			t.Errorf("%s: %s %v, want %s %v", name, grade, kinds, c.grade, c.kinds)
		}
	}
}
