package rulings

import (
	"rectify/engine/law"
	"rectify/engine/record"
)

// LawOf is the number of the law whose procedure rules a kind of matter under an edition, 0 if none is coded.
func LawOf(kind record.MatterKind, e law.Edition) int {
	for _, p := range Procedures() {
		if p.Kind == kind && p.Edition == EditionOf(kind, e) {
			return p.Law
		}
	}
	return 0
}
