package engine_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// house says which packages of ours each package may import. "engine/*" is everything below engine, "*" everything.
// A new package gets its place here before its first import.
var house = map[string][]string{
	".":                  {"app"},
	"app":                {"*"},
	"app/locale":         {},
	"app/screen":         {"app/view", "assets"},
	"app/store":          {},
	"app/view":           {"app/session", "i18n", "scenarios", "engine/*"},
	"app/session":        {"scenarios", "engine/*"},
	"assets":             {},
	"i18n":               {"engine/law", "engine/bridge"}, // formatting only
	"scenarios":          {"engine/*"},
	"scenarios/cmd/bank": {"scenarios", "engine/*", "i18n", "app/view", "assets"},

	"engine":                 {},
	"engine/law":             {},
	"engine/bridge":          {"engine/law"},
	"engine/record":          {"engine/bridge", "engine/law"},
	"engine/procedure":       {"engine/record", "engine/bridge", "engine/law"},
	"engine/procedure/place": {"engine/procedure", "engine/record"},
	"engine/rulings":         {"engine/claim", "engine/procedure", "engine/record", "engine/bridge", "engine/law"},
	"engine/verdict":         {"engine/procedure", "engine/record", "engine/bridge", "engine/law"},
	"engine/doubledummy":     {"engine/bridge", "engine/law"},
	"engine/claim":           {"engine/doubledummy", "engine/record", "engine/bridge", "engine/law"},
	"engine/adjust":          {"engine/doubledummy", "engine/record", "engine/bridge", "engine/law"},
}

// outside says where a module from outside may be imported, by the start of its path. The first that fits counts.
var outside = []struct {
	path string
	by   []string
}{
	{"fyne.io/fyne/v2/app", []string{"app"}}, // it alone brings the window and its C code
	{"fyne.io/", []string{"app", "app/screen"}},
	{"codeberg.org/go-pdf/fpdf", []string{"scenarios/cmd/bank"}},
	{"github.com/mattn/go-sqlite3", []string{"app/store"}},
	{"github.com/pressly/goose", []string{"app/store"}},
}

// A use is one import in one file.
type use struct {
	file, pkg, path string
	test            bool
}

func TestImportsRunDownward(t *testing.T) {
	uses := imports(t)
	for _, u := range uses {
		if u.test {
			continue // a test may look upward: an engine's test may read the scenarios
		}
		to, ours := strings.CutPrefix(u.path, "rectify/")
		allowed, known := house[u.pkg]
		switch {
		case !known:
			t.Errorf("%s: package %s has no place in the house", u.file, u.pkg)
		case ours && !slices.ContainsFunc(allowed, func(a string) bool { return fits(to, a) }):
			t.Errorf("%s: %s may not import %s", u.file, u.pkg, to)
		}
	}
	if len(uses) < 100 {
		t.Errorf("only %d imports were found: the test looks in the wrong place", len(uses))
	}
}

func TestTheEngineImportsTheStandardLibraryAlone(t *testing.T) {
	for _, u := range imports(t) {
		if fits(u.pkg, "engine/*") && !u.test && foreign(u.path) {
			t.Errorf("%s imports %s", u.file, u.path)
		}
	}
}

func TestToolkitAndDatabaseStayWhereTheyBelong(t *testing.T) {
	for _, u := range imports(t) {
		for _, o := range outside {
			if strings.HasPrefix(u.path, o.path) {
				if !slices.Contains(o.by, u.pkg) {
					t.Errorf("%s: %s may not import %s", u.file, u.pkg, u.path)
				}
				break
			}
		}
	}
}

func TestTheTopLevelHoldsNothingElse(t *testing.T) {
	const hold = "main.go go.mod go.sum FyneApp.toml README.md Makefile LICENSE .gitignore .ci app scenarios engine assets i18n"
	const madeByBuilding = ".git build rectify rectify.exe rectify.test"
	may := strings.Fields(hold + " " + madeByBuilding)
	entries, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !slices.Contains(may, e.Name()) {
			t.Errorf("%s does not belong at the top level", e.Name())
		}
	}
}

func TestFits(t *testing.T) {
	for _, tt := range []struct {
		pkg, pattern string
		want         bool
	}{
		{"engine/law", "engine/*", true},
		{"engine/law", "engine/law", true},
		{"engine/lawless", "engine/law", false},
		{"engine", "engine/*", false},
		{"scenarios", "engine/*", false},
		{"scenarios", "*", true},
	} {
		if got := fits(tt.pkg, tt.pattern); got != tt.want {
			t.Errorf("fits(%q, %q) is %v", tt.pkg, tt.pattern, got)
		}
	}
}

// fits tells whether a pattern of the table above covers a package.
func fits(pkg, pattern string) bool {
	if below, ok := strings.CutSuffix(pattern, "*"); ok {
		return strings.HasPrefix(pkg, below)
	}
	return pkg == pattern
}

// foreign tells whether an import is neither ours nor of the standard library, whose paths have no dot in the first part.
func foreign(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return strings.Contains(first, ".")
}

// imports reads the import lines of every Go file of the module.
func imports(t *testing.T) []use {
	t.Helper()
	var all []use
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "testdata" || d.Name() == "build" || d.Name() == ".git") {
			return filepath.SkipDir
		}
		if d.IsDir() || filepath.Ext(path) != ".go" {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel("..", path)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		pkg := "."
		if i := strings.LastIndex(rel, "/"); i >= 0 {
			pkg = rel[:i]
		}
		for _, spec := range file.Imports {
			to, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			all = append(all, use{file: rel, pkg: pkg, path: to, test: strings.HasSuffix(rel, "_test.go")})
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}
