package screen

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"pgregory.net/rapid"
)

// written are the texts that a pen wrote.
func written(p *pen) []*canvas.Text {
	var out []*canvas.Text
	for _, o := range p.objects {
		if t, ok := o.(*canvas.Text); ok {
			out = append(out, t)
		}
	}
	return out
}

func TestRunsColourTheSuits(t *testing.T) {
	f := face{size: 15, color: ColorInk}
	got := runs("1♠–2♥.", f)
	want := []run{{"1", f}, {"♠", f.in(ColorSpade)}, {"–2", f}, {"♥", f.in(ColorRed)}, {".", f}}
	if len(got) != len(want) {
		t.Fatalf("got %v, want %v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("run %d is %v, want %v", i, got[i], want[i])
		}
	}
	f.plain = true
	if got := runs("1♠", f); len(got) != 1 {
		t.Errorf("on a filled button the suits keep the text's colour: got %v", got)
	}
}

// Whatever the text and the width, nothing is lost, nothing stands outside, and measuring agrees with drawing.
func TestFlowKeepsTheTextWithinTheWidth(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(rapid.StringMatching(`[a-zα-ω♠♥♦♣0-9]{1,14}`), 1, 30).Draw(t, "words")
		width := rapid.Float32Range(60, 600).Draw(t, "width")
		text := strings.Join(words, " ")
		spans := append([]span{{text: text, face: textFace()}}, chips([]string{"27B1(a)"})...)
		var p pen
		height := p.flow(spans, 10, 20, width)
		if dry := (&pen{dry: true}).flow(spans, 10, 20, width); dry != height {
			t.Fatalf("measured %v, drawn %v", dry, height)
		}
		var all string
		for _, line := range written(&p) {
			all += line.Text
			right := line.Position().X + fyne.MeasureText(line.Text, line.TextSize, line.TextStyle).Width
			if line.Position().X < 10 || right > 10+width+1 {
				t.Fatalf("%q stands from %v to %v in a width of %v", line.Text, line.Position().X, right, width)
			}
			if bottom := line.Position().Y + line.TextSize; bottom > 20+height {
				t.Fatalf("%q reaches to %v, below %v", line.Text, bottom, 20+height)
			}
		}
		squeeze := func(s string) string { return strings.ReplaceAll(s, " ", "") }
		if squeeze(all) != squeeze(text)+"27B1(a)" {
			t.Fatalf("%q became %q", text, all)
		}
	})
}

// BenchmarkFlow sets a page of 8 000 characters; the toolkit's own label takes more than a minute for it.
func BenchmarkFlow(b *testing.B) {
	test.NewTempApp(b).Settings().SetTheme(Theme{})
	spans := []span{{text: strings.Repeat("Το κόντρα δεν δείχνει κούπες. ", 270), face: textFace()}}
	var p pen
	for b.Loop() {
		p.start()
		p.flow(spans, 0, 0, 480)
	}
}

func TestFittingTextKeepsWithinAHeight(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	f := textFace()
	if got := fitting("as it is", f, 200, f.line()); got != "as it is" {
		t.Errorf("got %q", got)
	}
	for _, text := range []string{strings.Repeat("word ", 200), strings.Repeat("x", 2000)} {
		got := fitting(text, f, 200, 3*f.line())
		height := (&pen{dry: true}).flow([]span{{text: got, face: f}}, 0, 0, 200)
		if !strings.HasSuffix(got, "…") || height != 3*f.line() {
			t.Errorf("%q is %v high, want three lines of %v", got, height, f.line())
		}
	}
}
