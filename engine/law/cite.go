package law

import (
	"fmt"
	"strings"
)

// A Cite names a paragraph of the Laws, as "27B1(a)", or a subject that moved between editions, as [Withdrawn]; the
// edition resolves a subject to its paragraph. It is comparable, and a literal in a tree reads as the law book does.
//
// Cites are compared as they are spelled, so write the canonical form: law number, section letter, paragraph number,
// then a letter and a roman numeral in brackets. [Parse] gives it, and [Edition.Check] insists on it.
type Cite string

// Parts are the steps of a citation, from the law down; a step that it does not take is zero.
type Parts struct {
	Law       int  // 1 to 93
	Section   byte // 'A' to 'G'
	Paragraph int  // 1, 2 …
	Letter    byte // 'a' to 'm'
	Roman     int  // 1 to 10, printed as i to x
}

// Cite is the canonical Latin form of p.
func (p Parts) Cite() Cite { return Cite(p.spell(latin)) }

// Parent is what p is a part of: the same without its last step. A law has the zero Parts for parent.
func (p Parts) Parent() Parts {
	switch {
	case p.Roman != 0:
		p.Roman = 0
	case p.Letter != 0:
		p.Letter = 0
	case p.Paragraph != 0:
		p.Paragraph = 0
	case p.Section != 0:
		p.Section = 0
	default:
		return Parts{}
	}
	return p
}

// spell writes p with the letters of a script.
func (p Parts) spell(s script) string {
	if p.Law == 0 {
		return ""
	}
	var b strings.Builder
	fmt.Fprint(&b, p.Law)
	if p.Section != 0 {
		b.WriteString(s.sections[p.Section-'A'])
	}
	if p.Paragraph != 0 {
		fmt.Fprint(&b, p.Paragraph)
	}
	if p.Letter != 0 {
		fmt.Fprintf(&b, "(%s)", s.letters[p.Letter-'a'])
	}
	if p.Roman != 0 {
		fmt.Fprintf(&b, "(%s)", romans[p.Roman-1])
	}
	return b.String()
}

// Parts takes c apart. It is false for a subject and for what is no citation.
func (c Cite) Parts() (Parts, bool) {
	p, err := parse(string(c))
	return p, err == nil
}

// Latin is c in Latin letters, as the English book prints it: 27B1(a). A subject, which has no paragraph before an
// edition resolved it, and a text that is no citation come back as they are.
func (c Cite) Latin() string { return c.print(latin) }

// Greek is c in Greek letters, as the Greek book prints it: 27Β1(α), 20ΣΤ5. It treats subjects as Latin does.
func (c Cite) Greek() string { return c.print(greek) }

func (c Cite) print(s script) string {
	p, ok := c.Parts()
	if !ok {
		return string(c)
	}
	return p.spell(s)
}

// Law is the number of the law that c cites, or 0 for a subject.
func (c Cite) Law() int {
	p, _ := c.Parts()
	return p.Law
}

// Section is the law and section letter that c lies in, "27B" for 27B1(a). A citation of a whole law is its own section.
func (c Cite) Section() string {
	p, _ := c.Parts()
	return Parts{Law: p.Law, Section: p.Section}.spell(latin)
}

// Parent is the paragraph that c is a part of: 27B1 for 27B1(a). It is empty for a whole law and for a subject.
func (c Cite) Parent() Cite {
	p, _ := c.Parts()
	return p.Parent().Cite()
}

// Within reports whether c is other or a part of it: 27B1(a) is within 27B1, 27B and 27, not within 27B2 or 2. A subject
// is within itself alone; resolve both citations first.
func (c Cite) Within(other Cite) bool {
	if c == other {
		return true
	}
	p, ok := c.Parts()
	outer, fine := other.Parts()
	if !ok || !fine {
		return false
	}
	for p != (Parts{}) {
		if p == outer {
			return true
		}
		p = p.Parent()
	}
	return false
}

// A script is how the letters of a citation are printed, in order: the first section, the first letter, and so on.
type script struct{ sections, letters []string }

// Greek counts with its own letters: the sixth is ΣΤ, and from the eleventh on a letter is a ten and a unit.
var (
	latin = script{
		strings.Fields("A B C D E F G"),
		strings.Fields("a b c d e f g h i j k l m"),
	}
	greek = script{
		strings.Fields("Α Β Γ Δ Ε ΣΤ Ζ"),
		strings.Fields("α β γ δ ε στ ζ η θ ι ια ιβ ιγ"),
	}
	romans = strings.Fields("i ii iii iv v vi vii viii ix x") // the Greek book prints them in Latin letters too
)
