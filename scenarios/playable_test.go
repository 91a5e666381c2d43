package scenarios

import (
	"strings"
	"testing"

	"rectify/engine/law"
)

func TestLintPlaysThrough(t *testing.T) {
	for _, c := range []struct {
		name, old, new string
		want           string // the code, and what else the fault says
		line, column   int
		edition        law.Edition
	}{
		{"all is well", "P", "P", "", 0, 0, 0},
		{"an answer of another table", "takes: refuse", "takes: accept spades", "answer-not-here Key=accepts-bid Text=accept", 21, 5, 0},
		{"an answer that nothing has", "takes: refuse", "takes: refuses", "unknown-answer AllText=accept, refuse Key=accepts-bid NearText=refuse Text=refuses", 21, 5, 0},
		{"a card in the auction is none that East holds", `{paused: E}, "P"`, `{exposed: E, cards: HK}`, "card-elsewhere Card=HK OtherSeat=S Seat=E", 23, 45, law.Edition2017},
	} {
		text := strings.Replace(good, c.old, c.new, 1)
		faults := Lint([]*Scenario{mustLoad(t, text)})
		if c.want == "" {
			if len(faults) > 0 {
				t.Errorf("%s: %v", c.name, faults)
			}
			continue
		}
		if len(faults) == 0 {
			t.Errorf("%s: no fault", c.name)
			continue
		}
		f := faults[0]
		if got := f.Error(); !strings.HasSuffix(got, c.want) || f.Line != c.line || f.Column != c.column || f.Edition != c.edition {
			t.Errorf("%s: got %s under %v, want %d:%d: %s under %v", c.name, got, f.Edition, c.line, c.column, c.want, c.edition)
		}
		if line := strings.Split(text, "\n")[c.line-1]; f.Text != line {
			t.Errorf("%s: the line is %q, not %q", c.name, f.Text, line)
		}
	}
}
