package rulings

import (
	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
)

// A Procedure is a tree and where it belongs.
type Procedure struct {
	Law     int // the law whose procedure it is
	Kind    record.MatterKind
	Edition law.Edition // as [EditionOf] gives it
	Tree    *procedure.Node
	// Unverified is the points of the specification on which the tree rests that have not been compared with the text of the
	// edition, or on which authorities differ.
	Unverified []string
}

// Procedures is every tree that is coded, by law, then edition.
func Procedures() []Procedure {
	var out []Procedure
	for _, family := range [][]Procedure{
		law10,
		law11,
		law1,
		law5,
		law6,
		law8,
		law12,
		law13,
		law14,
		law15,
		law17,
		law16,
		law16heard,
		law16used,
		law20,
		law21,
		law23,
		law24,
		law25,
		law26,
		law27,
		law29,
		law34,
		law36,
		law37,
		law38,
		law39,
		law40,
		law41,
		law41own,
		law42,
		law45,
		law46,
		law47,
		law48,
		law49,
		law50,
		law51,
		law52,
		law53,
		law54,
		law57,
		law58,
		law61,
		law62,
		law64,
		law65,
		law66,
		law67,
		law68,
		law72,
		law73,
		law74,
		law75,
		law79,
		law82,
		law86,
	} {
		out = append(out, family...)
	}
	return out
}

// Tree is the procedure for a kind of matter under an edition, nil if none is coded.
func Tree(kind record.MatterKind, e law.Edition) *procedure.Node {
	return trees[treeKey{kind, EditionOf(kind, e)}]
}

// EditionOf is the edition whose tree rules a kind of matter under e: e itself if that has a tree of its own for the matter, as the code of
// 2024 has for what it words anew (73, 89), and otherwise the one that [law.Edition.Base] gives.
func EditionOf(kind record.MatterKind, e law.Edition) law.Edition {
	if trees[treeKey{kind, e}] != nil {
		return e
	}
	return e.Base()
}

type treeKey struct {
	kind    record.MatterKind
	edition law.Edition
}

var trees = func() map[treeKey]*procedure.Node {
	out := map[treeKey]*procedure.Node{}
	for _, p := range Procedures() {
		out[treeKey{p.Kind, p.Edition}] = p.Tree
	}
	return out
}()

// both is one tree for the 2007 and the 2017 edition alike.
func both(number int, kind record.MatterKind, tree *procedure.Node, unverified ...string) []Procedure {
	return []Procedure{
		{number, kind, law.Edition2007, tree, unverified},
		{number, kind, law.Edition2017, tree, unverified},
	}
}

// each is a tree for the 2007 edition and another for the 2017 one.
func each(number int, kind record.MatterKind, in2007, in2017 *procedure.Node, unverified ...string) []Procedure {
	return []Procedure{
		{number, kind, law.Edition2007, in2007, unverified},
		{number, kind, law.Edition2017, in2017, unverified},
	}
}
