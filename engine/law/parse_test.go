package law

import (
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestParse(t *testing.T) {
	for _, test := range []struct {
		want  Cite
		texts []string
	}{
		{"27", []string{"27", " 27 ", "Law 27", "law 27.", "Laws 27", "L27", "Νόμος 27", "ΝΟΜΟΣ 27", "νόμου 27", "Ν. 27", "Νο\u0301μος 27"}},
		{"27B", []string{"27B", "27b", "27Β", "27β", "27 Β", "27-B"}},
		{"27B1", []string{"27B1", "27 B 1", "Law 27B1", "Νόμο 27Β1"}},
		{"27B1(a)", []string{"27B1(a)", "27 b1 a", "Law 27B1a", "27Β1(α)", "27β1α", "Νόμος 27Β1(α)", "27B1(α)", "27Β1(a)", "27B1[a]", "27B1.a", "27Β1α΄", "27Β1(Α)"}},
		{"64B6", []string{"64B6", "64Β6", "64 β 6"}},
		{"45C4(b)", []string{"45C4(b)", "45C4b", "45Γ4β", "45γ4(β)"}},
		{"12C1(e)(i)", []string{"12C1(e)(i)", "12C1e(i)", "12c1ei", "12Γ1(ε)(i)", "12γ1ε(ι)"}},
		{"12C1(e)(ii)", []string{"12C1(e)(ii)", "12Γ1(ε)(II)", "12Γ1(ε)(ιι)"}},
		{"40B2(a)(iv)", []string{"40B2(a)(iv)", "40Β2(α)(ιν)", "40B2aiv"}},
		{"20F5", []string{"20F5", "20ΣΤ5", "20στ5", "20Στ5", "20ΣT5", "20ST5", "20Ϛ5"}},
		{"12C1(f)", []string{"12C1(f)", "12Γ1(στ)", "12Γ1(ΣΤ)"}},
		{"44G", []string{"44G", "44Ζ", "44Z", "44ζ"}},
		{"16D", []string{"16D", "16Δ", "16δ"}},
		{"20E", []string{"20E", "20Ε"}},
		{"80B2(k)", []string{"80B2(k)", "80Β2(ια)"}},
		{"80B2(j)", []string{"80B2(j)", "80Β2(ι)"}},
		{"80B2(i)", []string{"80B2(i)", "80Β2(θ)"}},
		{"80B2(m)", []string{"80B2(m)", "80Β2(ιγ)"}},
	} {
		for _, text := range test.texts {
			if got, err := Parse(text); got != test.want || err != nil {
				t.Errorf("Parse(%q) = %q, %v; want %q", text, got, err, test.want)
			}
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, test := range []struct {
		text    string
		at      int
		problem Problem
	}{
		{"", 1, NoLawNumber},
		{"B1", 1, NoLawNumber},
		{"Rule 27", 1, NoLawNumber},
		{"Law", 4, NoLawNumber},
		{"(27)", 1, NoLawNumber},
		{"0", 1, NoSuchLaw},
		{"027", 1, NoSuchLaw},
		{"94", 1, NoSuchLaw},
		{"Law 271", 5, NoSuchLaw},
		{"27H", 3, BadSection},
		{"27Q", 3, BadSection},
		{"27(B)", 3, BadSection},
		{"71.2", 4, BadSection},
		{"27Σ", 3, BadSection},
		{"27Η", 3, BadSection}, // the eighth Greek letter
		{"27B(a)", 4, BadParagraph},
		{"27B0", 4, BadParagraph},
		{"27B123", 4, BadParagraph},
		{"27B1(n)", 6, BadLetter},
		{"27B1()", 6, BadLetter},
		{"27B1(2)", 6, BadLetter},
		{"27B1(a", 7, NotClosed},
		{"27B1(ab)", 7, NotClosed},
		{"12C1(e)(iiii)", 9, BadRoman},
		{"12C1(e)(a)", 9, BadRoman},
		{"12C1(e)(i", 10, NotClosed},
		{"12C1(e)(i)(a)", 11, TooLong},
		{"Νο\u0301μος 27Q", 10, BadSection}, // the accent is a character too
		{"27\xff", 3, BadSection},
	} {
		got, err := Parse(test.text)
		var parse *ParseError
		if got != "" || !errors.As(err, &parse) {
			t.Errorf("Parse(%q) = %q, %v", test.text, got, err)
			continue
		}
		if parse.Text != test.text || parse.At != test.at || parse.Problem != test.problem {
			t.Errorf("Parse(%q): %v", test.text, err)
		}
	}
}

func TestProblemsAreWorded(t *testing.T) {
	for p := NoLawNumber; p <= TooLong; p++ {
		if strings.HasPrefix(p.String(), "Problem(") {
			t.Errorf("problem %d has no words", p)
		}
	}
	if got := (&ParseError{"27Q", 3, BadSection}).Error(); !strings.Contains(got, `"27Q", character 3: a section`) {
		t.Error(got)
	}
}

// anyParts draws a well-formed citation, whether or not such a paragraph exists.
func anyParts(t *rapid.T) Parts {
	p := Parts{Law: rapid.IntRange(1, Laws).Draw(t, "law")}
	depth := rapid.IntRange(0, 4).Draw(t, "depth")
	if depth > 0 {
		p.Section = byte(rapid.IntRange('A', 'G').Draw(t, "section"))
	}
	if depth > 1 {
		p.Paragraph = rapid.IntRange(1, 99).Draw(t, "paragraph")
	}
	if depth > 2 {
		p.Letter = byte(rapid.IntRange('a', 'm').Draw(t, "letter"))
	}
	if depth > 3 {
		p.Roman = rapid.IntRange(1, 10).Draw(t, "roman")
	}
	return p
}

func TestPrintingAndParsingAreInverse(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyParts(t)
		c := p.Cite()
		if back, ok := c.Parts(); !ok || back != p {
			t.Fatalf("%+v prints as %s and reads as %+v", p, c, back)
		}
		if c.Latin() != string(c) {
			t.Fatalf("%s prints as %s", c, c.Latin())
		}
		for _, text := range []string{
			c.Latin(), c.Greek(), strings.ToUpper(c.Latin()), strings.ToUpper(c.Greek()), strings.ToLower(c.Greek()),
			"Law " + c.Latin(), "Νόμος " + c.Greek(), strings.NewReplacer("(", " ", ")", "").Replace(c.Latin()),
		} {
			if got, err := Parse(text); got != c || err != nil {
				t.Fatalf("Parse(%q) = %q, %v; want %q", text, got, err, c)
			}
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"27B1(a)", "27Β1(α)", "Νόμος 20ΣΤ5", "12C1(e)(ii)", "80Β2(ιγ)", "27 b1 a", "~withdrawn", "27B1(", "\xff27"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, err := Parse(text)
		if err != nil {
			var parse *ParseError
			if !errors.As(err, &parse) || parse.At < 1 || parse.At > len([]rune(text))+1 {
				t.Fatalf("Parse(%q): %v", text, err)
			}
			return
		}
		if again, err := Parse(string(c)); again != c || err != nil {
			t.Fatalf("%q reads as %q, and that as %q, %v", text, c, again, err)
		}
		if greek, err := Parse(c.Greek()); greek != c || err != nil {
			t.Fatalf("%q is %s in Greek, which reads as %q, %v", c, c.Greek(), greek, err)
		}
	})
}
