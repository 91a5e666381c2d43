package record

import (
	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// differ is how two states differ, "" if they do not.
func differ(a, b State) string {
	return cmp.Diff(a, b, cmp.AllowUnexported(State{}, openMatter{}), cmpopts.EquateEmpty())
}
