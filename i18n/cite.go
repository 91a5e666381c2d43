package i18n

import (
	"fmt"
	"strings"

	"rectify/engine/law"
)

// Cite is the citation c as the book of p's language prints it: 27B1(a), 27Β1(α). A subject is printed as the paragraph
// that holds it in e; one that e has no paragraph for is a fault.
func (p *Printer) Cite(c law.Cite, e law.Edition) string {
	c = e.Resolve(c)
	if c.IsSubject() {
		p.report(fmt.Errorf("citation %q has no paragraph in edition %v", c, e))
		return unsaid
	}
	if p.lang == Greek {
		return c.Greek()
	}
	return c.Latin()
}

// Cites is citations in a row: 27B1(a), 27D.
func (p *Printer) Cites(cs []law.Cite, e law.Edition) string {
	printed := make([]string, len(cs))
	for i, c := range cs {
		printed[i] = p.Cite(c, e)
	}
	return strings.Join(printed, ", ")
}

// Law is a citation with the word for it, as a noun with its cases: Law 27, Νόμος 27, του Νόμου 27Β. A message takes it
// as an argument, since c alone does not know its edition.
func (p *Printer) Law(c law.Cite, e law.Edition) Term {
	return Term{p: p, key: "cite.law", args: []any{"Text", p.Cite(c, e)}}
}
