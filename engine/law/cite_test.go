package law

import (
	"testing"

	"pgregory.net/rapid"
)

func TestPrint(t *testing.T) {
	for _, test := range []struct {
		cite         Cite
		latin, greek string
		law          int
		section      string
		parent       Cite
	}{
		{"27", "27", "27", 27, "27", ""},
		{"27B", "27B", "27Β", 27, "27B", "27"},
		{"27B1(a)", "27B1(a)", "27Β1(α)", 27, "27B", "27B1"},
		{"20F5", "20F5", "20ΣΤ5", 20, "20F", "20F"},
		{"44G", "44G", "44Ζ", 44, "44G", "44"},
		{"45C4(b)", "45C4(b)", "45Γ4(β)", 45, "45C", "45C4"},
		{"12C1(e)(i)", "12C1(e)(i)", "12Γ1(ε)(i)", 12, "12C", "12C1(e)"},
		{"12C1(f)", "12C1(f)", "12Γ1(στ)", 12, "12C", "12C1"},
		{"80B2(k)", "80B2(k)", "80Β2(ια)", 80, "80B", "80B2"},
		{Withdrawn, "~withdrawn", "~withdrawn", 0, "", ""},
		{"nonsense", "nonsense", "nonsense", 0, "", ""},
	} {
		c := test.cite
		if c.Latin() != test.latin || c.Greek() != test.greek {
			t.Errorf("%s prints as %s and %s", c, c.Latin(), c.Greek())
		}
		if c.Law() != test.law || c.Section() != test.section || c.Parent() != test.parent {
			t.Errorf("%s: law %d, section %q, parent %q", c, c.Law(), c.Section(), c.Parent())
		}
	}
}

func TestWithin(t *testing.T) {
	for _, test := range []struct {
		inner, outer Cite
		want         bool
	}{
		{"27B1(a)", "27B1(a)", true},
		{"27B1(a)", "27B1", true},
		{"27B1(a)", "27B", true},
		{"27B1(a)", "27", true},
		{"27B1(a)", "2", false},
		{"27B1(a)", "27B2", false},
		{"27B", "27B1", false},
		{"9A10", "9A1", false},
		{"12C1(e)(i)", "12C1(e)", true},
		{Withdrawn, Withdrawn, true},
		{Withdrawn, WithdrawnInnocent, false},
		{Withdrawn, "16C", false},
		{"16C", Withdrawn, false},
		{"x", "y", false},
	} {
		if got := test.inner.Within(test.outer); got != test.want {
			t.Errorf("%s within %s: %v", test.inner, test.outer, got)
		}
	}
}

func TestWithinIsAnOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := anyParts(t).Cite()
		for up := c.Parent(); up != ""; up = up.Parent() {
			if !c.Within(up) || up.Within(c) {
				t.Fatalf("%s and its ancestor %s", c, up)
			}
		}
		if !c.Within(Cite(c.Section())) {
			t.Fatalf("%s is outside its section %s", c, c.Section())
		}
	})
}
