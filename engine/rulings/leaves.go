package rulings

import "rectify/engine/procedure"

// Leaves is the paths of p's tree, by id, in the order in which its branches are written. A path's id is that of its leaf:
// [procedure.Outcome.PathID] of a ruling, or of where the engine stopped, is one of them.
func Leaves(p Procedure) []string {
	var out []string
	for path := range procedure.Paths(p.Tree) {
		out = append(out, path.ID())
	}
	return out
}
