package i18n

import (
	"strconv"
	"strings"
)

// A Number prints in figures; its other forms are words up to thirteen, the most that a hand has of anything. Greek
// needs the gender of what is counted: μία λεβέ, ένα φύλλο, ένας πόντος. English is the same in all.
type Number struct {
	p *Printer
	n int
}

// Number is n in figures and words.
func (p *Printer) Number(n int) Number { return Number{p, n} }

// String is the number in figures.
func (n Number) String() string { return strconv.Itoa(n.n) }

// None reports whether there is nothing to count: {{if .Count.None}}κανένα φύλλο{{else}}{{.Count.Neut}} φύλλα{{end}}.
func (n Number) None() bool { return n.n == 0 }

// Fem counts feminine nouns (λεβέ, αγορά, δήλωση): no, one, two; καμία, μία, δύο, τρεις.
func (n Number) Fem() Word { return n.spelled("number.fem") }

// Neut counts neuter nouns (φύλλο, χρώμα): κανένα, ένα, δύο, τρία.
func (n Number) Neut() Word { return n.spelled("number.neut") }

// Masc counts masculine nouns as the subject (πόντος, παίκτης): κανένας, ένας, δύο, τρεις.
func (n Number) Masc() Word { return n.spelled("number.masc") }

// MascAcc counts masculine nouns as the object: κανέναν, έναν, δύο, τρεις.
func (n Number) MascAcc() Word { return n.spelled("number.masc-acc") }

// Nth is the feminine ordinal, for tricks: first, πρώτη.
func (n Number) Nth() Word { return n.spelled("number.nth") }

func (n Number) spelled(key string) Word {
	words := strings.Split(n.p.T(key), ", ")
	if n.n < 0 || n.n >= len(words) {
		return Word(n.String())
	}
	return Word(words[n.n])
}
