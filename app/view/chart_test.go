package view

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"rectify/engine/law"
	"rectify/engine/record"
	"rectify/engine/rulings"
)

// measured is letters of one width: five for a size of nine.
var measured = Measure{Width: func(text string) float64 { return 5 * float64(utf8.RuneCountInString(text)) }, Size: 9,
	Widths: []float64{120, 180}, Page: [2]float64{540, 750}}

// chartWords is everything that stands in lines, as one text.
func chartWords(lines []ChartLine) string {
	var out []string
	for _, l := range lines {
		out = append(out, whole(l))
	}
	return strings.Join(out, " ")
}

// chartFor is the first chart of a law.
func chartFor(t *testing.T, number int, e law.Edition) rulings.Chart {
	t.Helper()
	all := rulings.Charts(e)
	i := slices.IndexFunc(all, func(c rulings.Chart) bool { return c.Law == number })
	if i < 0 {
		t.Fatalf("Law %d has no chart", number)
	}
	return all[i]
}

func TestEveryChartHasWordsThatFitTheirBoxes(t *testing.T) {
	for _, p := range printers(t) {
		for _, e := range law.Editions {
			for _, known := range rulings.Charts(e) {
				c := NewChart(p, known, e, measured, nil)
				if c.Title == "" || len(c.Boxes) < 2 {
					t.Errorf("%s: %q has %d boxes", e, c.Title, len(c.Boxes))
				}
				for _, b := range c.Boxes {
					fits(t, c.Title, b.Lines, b.X, b.Y, b.W, b.H)
				}
				for _, a := range c.Arrows {
					if len(a.Lines) > 0 || a.W > 0 {
						fits(t, c.Title, a.Lines, a.X, a.Y, a.W, a.H)
					}
				}
			}
		}
	}
}

func fits(t *testing.T, title string, lines []ChartLine, x, y, w, h float64) {
	t.Helper()
	if len(lines) == 0 {
		t.Errorf("%s: a box or an arrow says nothing", title)
	}
	for _, l := range lines {
		if whole(l) == "" || l.X < x || l.Y < y || l.X+measured.Width(whole(l)) > x+w+1e-6 || l.Y > y+h {
			t.Errorf("%s: %q does not fit", title, whole(l))
		}
	}
}

func TestAChartCitesItsEdition(t *testing.T) {
	for _, v := range []struct {
		edition law.Edition
		lang    int
		cites   string
	}{{law.Edition2007, 0, "16D2"}, {law.Edition2017, 0, "16C2"}, {law.Edition2007, 1, "16Δ2"}, {law.Edition2024, 1, "16Γ2"}} {
		c := NewChart(printers(t)[v.lang], chartFor(t, 27, v.edition), v.edition, measured, nil)
		if !slices.ContainsFunc(c.Boxes, func(b ChartBox) bool { return strings.Contains(chartWords(b.Lines), " "+v.cites) }) {
			t.Errorf("%s: %s is not cited", v.edition, v.cites)
		}
	}
}

func TestWhatRulingsShareGoesIntoNotes(t *testing.T) {
	p := printers(t)[0]
	with := measured
	with.Notes = true
	chart := chartFor(t, 27, law.Edition2017)
	long, short := NewChart(p, chart, law.Edition2017, measured, nil), NewChart(p, chart, law.Edition2017, with, nil)
	const lead = "If the offending side defend, at the offender's partner's first turn to lead"
	has := func(text string) func(ChartBox) bool {
		return func(b ChartBox) bool { return strings.Contains(chartWords(b.Lines), text) }
	}
	if strings.Contains(chartWords(long.Notes), lead) || !slices.ContainsFunc(long.Boxes, has(lead)) {
		t.Errorf("notes were not wanted: %s", chartWords(long.Notes))
	}
	if slices.ContainsFunc(short.Boxes, has(lead)) || strings.Count(chartWords(short.Notes), lead) != 1 {
		t.Errorf("not once in the notes: %s", chartWords(short.Notes))
	}
	refers := regexp.MustCompile(`Note \d 26B`)
	if !slices.ContainsFunc(short.Boxes, func(b ChartBox) bool { return refers.MatchString(chartWords(b.Lines)) }) {
		t.Error("no ruling refers to the note, with its law")
	}
	if short.H >= long.H {
		t.Errorf("the notes save no room: %.0f and %.0f", short.H, long.H)
	}
}

func TestTheWayOfACaseIsLit(t *testing.T) {
	_, task := ruled(t, law.Edition2017)
	c := NewChart(printers(t)[0], chartFor(t, 27, law.Edition2017), law.Edition2017, measured, WayOf(task.Outcome))
	var lit []string
	for _, b := range c.Boxes {
		if b.Lit {
			lit = append(lit, chartWords(b.Lines))
		}
	}
	last := len(lit) - 1
	if last < 4 || !strings.HasPrefix(lit[0], "Was the call") || !strings.Contains(lit[last], "must now choose a bid or a pass. 27B3") {
		t.Errorf("%q", lit)
	}
	for _, a := range c.Arrows {
		if a.Lit && !(c.Boxes[a.From].Lit && c.Boxes[a.To].Lit) {
			t.Errorf("the answer %q is lit without its boxes", chartWords(a.Lines))
		}
	}
}

func TestLaws29And53LeadOnToTheChartsOfTheirParts(t *testing.T) {
	for _, p := range printers(t) {
		for _, e := range []law.Edition{law.Edition2007, law.Edition2017} {
			for whole, kind := range map[int]record.MatterKind{29: record.OutOfRotation, 53: record.LeadOutOfTurn} {
				c := NewChart(p, chartFor(t, whole, e), e, measured, nil)
				var elsewhere string
				for _, b := range c.Boxes {
					if b.Kind == ChartElsewhere {
						elsewhere += chartWords(b.Lines) + "\n"
					}
				}
				for _, part := range rulings.Charts(e) {
					if part.Part != "" && part.Kind == kind && part.Law > whole && !strings.Contains(elsewhere, p.T("chart.part."+string(part.Part))) {
						t.Errorf("%s: nothing leads on to %s: %s", e, part.Part, elsewhere)
					}
				}
			}
		}
	}
}

// A chart too large for one sheet goes on on others: nothing is lost, every sheet is larger than the whole was, and its place names it.
func TestALargeChartGoesOnOnOtherSheets(t *testing.T) {
	chart := chartFor(t, 46, law.Edition2017)
	for _, p := range printers(t) {
		whole := NewChart(p, chart, law.Edition2017, measured, nil)
		least := 1.4 * measured.scale(whole)
		sheets := ChartSheets(p, chart, law.Edition2017, measured, least)
		if len(sheets) < 2 {
			t.Fatalf("%d sheets", len(sheets))
		}
		on := func(b ChartBox) bool {
			return slices.ContainsFunc(sheets, func(c Chart) bool {
				return slices.ContainsFunc(c.Boxes, func(d ChartBox) bool { return b.Kind == d.Kind && chartWords(b.Lines) == chartWords(d.Lines) })
			})
		}
		for _, b := range whole.Boxes {
			if !on(b) {
				t.Errorf("%q is on no sheet", chartWords(b.Lines))
			}
		}
		for i, c := range sheets {
			if measured.scale(c) < least || !strings.Contains(c.Title, strconv.Itoa(i+1)+")") {
				t.Errorf("%s: %.2f, wanted %.2f", c.Title, measured.scale(c), least)
			}
			if i > 0 && !on(ChartBox{Kind: ChartElsewhere, Lines: []ChartLine{{Text: p.T("chart.goes-on", "Count", i+1)}}}) {
				t.Errorf("nothing leads on to sheet %d", i+1)
			}
		}
		if one := ChartSheets(p, chart, law.Edition2017, measured, 0); len(one) != 1 || one[0].Title != whole.Title {
			t.Errorf("small enough, and %d sheets", len(one))
		}
	}
}
