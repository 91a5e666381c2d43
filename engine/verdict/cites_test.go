package verdict_test

import (
	"slices"
	"testing"

	"rectify/engine/bridge"
	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/verdict"
)

func TestMarkLaw(t *testing.T) {
	free := list(
		record.Order{Kind: record.CallCancelled, Cite: "27B"},
		record.Order{Kind: record.AuctionGoesOn, Cite: "27B1(a)"},
		record.Order{Kind: record.Due, Opens: record.ReviewDamage, Cite: "27D"})
	silenced := list(
		record.Order{Kind: record.MustPass, On: bridge.South, Cite: "27B2"},
		record.Order{Kind: record.Unauthorized, On: bridge.South, Cite: law.WithdrawnOffenders},
		record.Order{Kind: record.Due, Opens: record.ReviewAwareness, Cite: law.Awareness})
	refused := list(
		record.Order{Kind: record.CallCancelled, Cite: "29B"},
		record.Order{Kind: record.Unauthorized, On: bridge.South, Cite: "31B1"})
	on := cites("25A1", "27A1", "27B", "23A")
	for _, tt := range []struct {
		name    string
		orders  []record.Order
		edition law.Edition
		level   int
		cites   []law.Cite
		want    verdict.Grade
		kinds   []verdict.CiteKind
	}{
		{"exact", free, law.Edition2017, 5, cites("27B1(a)"), verdict.Correct, ck(verdict.CiteRight)},
		{"all of it", free, law.Edition2017, 5, cites("27B1(a)", "27D", "27A1"), verdict.Correct, ck(verdict.CiteRight, verdict.CiteRight, verdict.CiteRight)},
		{"section, level 3", free, law.Edition2017, 3, cites("27B"), verdict.Correct, ck(verdict.CiteNear)},
		{"section, level 4", free, law.Edition2017, 4, cites("27B"), verdict.RightWrongLaw, ck(verdict.CiteNear)},
		{"another paragraph, level 3", free, law.Edition2017, 3, cites("27B3"), verdict.Correct, ck(verdict.CiteNear)},
		{"bare law, level 2", free, law.Edition2017, 2, cites("27"), verdict.Correct, ck(verdict.CiteWide)},
		{"bare law, level 3", free, law.Edition2017, 3, cites("27"), verdict.RightWrongLaw, ck(verdict.CiteWide)},
		{"reminder alone", free, law.Edition2017, 1, cites("27D"), verdict.RightWrongLaw, ck(verdict.CiteRight, verdict.CiteMissing)},
		{"how to rule alone", free, law.Edition2017, 1, cites("10C1"), verdict.RightWrongLaw, ck(verdict.CiteAside, verdict.CiteMissing)},
		{"how to rule as well", free, law.Edition2017, 5, cites("27B1(a)", "10C1"), verdict.Correct, ck(verdict.CiteRight, verdict.CiteAside)},
		{"a wrong one as well", free, law.Edition2017, 1, cites("27B1(a)", "31A"), verdict.RightWrongLaw, ck(verdict.CiteRight, verdict.CiteWrong)},
		{"none", free, law.Edition2017, 1, nil, verdict.RightWrongLaw, ck(verdict.CiteMissing)},
		{"2017 numbers", silenced, law.Edition2017, 5, cites("27B2", "16C2", "72C"), verdict.Correct, ck(verdict.CiteRight, verdict.CiteRight, verdict.CiteRight)},
		{"2007 numbers", silenced, law.Edition2007, 5, cites("27B2", "16D2", "23"), verdict.Correct, ck(verdict.CiteRight, verdict.CiteRight, verdict.CiteRight)},
		{"the number of the other edition", silenced, law.Edition2007, 5, cites("27B2", "72C"), verdict.RightWrongLaw, ck(verdict.CiteRight, verdict.CiteWrong)},
		{"a subject", silenced, law.Edition2007, 5, cites("27B2", law.Awareness), verdict.Correct, ck(verdict.CiteRight, verdict.CiteRight)},
		{"the law that 31B1 sends to", refused, law.Edition2017, 5, cites("29B", "16C2"), verdict.Correct, ck(verdict.CiteRight, verdict.CiteRight)},
		{"nothing to cite", nil, law.Edition2017, 5, cites("27B2"), verdict.NotMarked, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := verdict.MarkLaw(tt.cites, tt.orders, on, tt.edition, tt.level)
			var got []verdict.CiteKind
			for _, c := range m.Cites {
				got = append(got, c.Kind)
			}
			if m.Grade != tt.want || !slices.Equal(got, tt.kinds) {
				t.Errorf("%v %v, want %v %v", m.Grade, got, tt.want, tt.kinds)
			}
		})
	}
}

func ck(all ...verdict.CiteKind) []verdict.CiteKind { return all }
