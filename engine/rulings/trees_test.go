package rulings

import (
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"rectify/engine/law"
	"rectify/engine/procedure"
	"rectify/engine/record"
	"rectify/i18n"
)

var update = flag.Bool("update", false, "write the golden files anew")

// where names a tree in a test's words.
func (p Procedure) where() string { return fmt.Sprintf("%d %s of %s", p.Law, p.Kind, p.Edition) }

func TestEveryMatterHasOneTreeAnEdition(t *testing.T) {
	seen := map[treeKey]bool{}
	for _, p := range Procedures() {
		if key := (treeKey{p.Kind, p.Edition}); seen[key] {
			t.Errorf("%s: the matter has two trees", p.where())
		} else {
			seen[key] = true
		}
		if p.Edition != p.Edition.Base() && (p.Edition != law.Edition2024 || Tree(p.Kind, p.Edition.Base()) == p.Tree) {
			t.Errorf("%s: an amendment has a tree of its own only where it rules otherwise", p.where())
		}
		if p.Tree == nil || p.Law < 1 || p.Law > law.Laws {
			t.Errorf("%s: not a procedure", p.where())
		}
	}
}

func TestEveryNodeCitesAParagraphOfItsEdition(t *testing.T) {
	for _, p := range Procedures() {
		cited := func(what string, c law.Cite) {
			if c == "" {
				t.Errorf("%s: %s cites nothing", p.where(), what)
			} else if err := p.Edition.Check(p.Edition.Resolve(c)); err != nil {
				t.Errorf("%s: %s: %v", p.where(), what, err)
			}
		}
		for n := range procedure.Nodes(p.Tree) {
			switch n.Kind {
			case procedure.AskNode, procedure.OfferNode:
				cited("the question "+string(n.Fact.ID), n.Cite)
			case procedure.NotCoveredNode:
				cited("the leaf "+string(n.Reason), n.Cite)
				if n.Reason == "" {
					t.Errorf("%s: a leaf at %s does not say why it stops", p.where(), n.Cite)
				}
			case procedure.RuleNode, procedure.MeanwhileNode:
				if len(n.Clauses) == 0 {
					t.Errorf("%s: a ruling orders nothing", p.where())
				}
			}
			for _, c := range n.Clauses {
				cited(c.Kind.String(), c.Cite)
			}
		}
	}
}

func TestEveryAnswerHasOneBranch(t *testing.T) {
	for _, p := range Procedures() {
		for n := range procedure.Nodes(p.Tree) {
			if n.Fact == nil {
				continue
			}
			var branches []record.AnswerID
			for _, b := range n.Branches {
				branches = append(branches, b.Answer)
				if b.Next == nil {
					t.Errorf("%s: %s=%s leads nowhere", p.where(), n.Fact.ID, b.Answer)
				}
			}
			answers := slices.Clone(n.Fact.Answers)
			slices.Sort(branches)
			slices.Sort(answers)
			if !slices.Equal(branches, answers) {
				t.Errorf("%s: %s has the answers %v and the branches %v", p.where(), n.Fact.ID, answers, branches)
			}
			if (n.Kind == procedure.OfferNode) != (n.Fact.Class == procedure.Option) {
				t.Errorf("%s: %s is a %s", p.where(), n.Fact.ID, n.Fact.Class)
			}
		}
	}
}

func TestNothingIsAskedTwiceAndEveryPathHasItsID(t *testing.T) {
	for _, p := range Procedures() {
		ids := map[string]bool{}
		for path := range procedure.Paths(p.Tree) {
			asked := map[procedure.FactID]bool{}
			for _, s := range path.Steps {
				if asked[s.Node.Fact.ID] {
					t.Errorf("%s: %s is asked twice in %s", p.where(), s.Node.Fact.ID, path.ID())
				}
				asked[s.Node.Fact.ID] = true
			}
			if ids[path.ID()] {
				t.Errorf("%s: two paths are called %q", p.where(), path.ID())
			}
			ids[path.ID()] = true
		}
	}
}

// factsOf is every fact that trees ask, and every one that is evidence for another, by id.
func factsOf(t *testing.T, procedures []Procedure) (asked, evidence map[procedure.FactID]*procedure.Fact) {
	t.Helper()
	asked, evidence = map[procedure.FactID]*procedure.Fact{}, map[procedure.FactID]*procedure.Fact{}
	add := func(into map[procedure.FactID]*procedure.Fact, f *procedure.Fact) {
		for _, known := range []*procedure.Fact{asked[f.ID], evidence[f.ID]} {
			if known != nil && known != f {
				t.Errorf("two facts are called %s", f.ID)
			}
		}
		into[f.ID] = f
	}
	for _, p := range procedures {
		for n := range procedure.Nodes(p.Tree) {
			if n.Fact == nil {
				continue
			}
			add(asked, n.Fact)
			for _, e := range n.Fact.Evidence {
				add(evidence, e)
				if e.Class == procedure.Judgement || e.Class == procedure.Option {
					t.Errorf("%s, evidence for %s, is a %s", e.ID, n.Fact.ID, e.Class)
				}
			}
		}
	}
	return asked, evidence
}

func TestEveryFactHasWords(t *testing.T) {
	asked, evidence := factsOf(t, Procedures())
	worded := func(keys ...string) {
		if !slices.ContainsFunc(keys, i18n.Has) {
			t.Errorf("no words in both languages for %s", keys[0])
		}
	}
	for id, f := range asked {
		worded(fmt.Sprintf("fact.%s.ask", id))
		for _, a := range f.Answers {
			worded(fmt.Sprintf("fact.%s.%s", id, a), fmt.Sprintf("answer.%s", a))
			worded(fmt.Sprintf("because.%s.%s", id, a))
		}
	}
	for id, f := range evidence {
		worded(fmt.Sprintf("fact.%s.ask", id))
		for _, a := range f.Answers {
			worded(fmt.Sprintf("fact.%s.%s", id, a), fmt.Sprintf("answer.%s", a))
		}
	}
}

func TestEveryOrderAndLeafHasWords(t *testing.T) {
	for _, p := range Procedures() {
		for n := range procedure.Nodes(p.Tree) {
			if n.Kind == procedure.NotCoveredNode && !i18n.Has("reason."+string(n.Reason)) {
				t.Errorf("%s: no words in both languages for reason.%s", p.where(), n.Reason)
			}
			for _, c := range n.Clauses {
				base := "order." + c.Kind.String()
				keys := []string{base, base + ".plain", base + "." + c.Until.String()}
				if c.Kind == record.Due {
					base += "." + c.Opens.String()
					keys = []string{base, base + ".plain"}
				}
				if !slices.ContainsFunc(keys, i18n.Has) {
					t.Errorf("%s: no words in both languages for %s", p.where(), base)
				}
			}
		}
	}
}

// A finding's own reason stands in the source alone: trees do not list them.
func TestEveryReasonOfAFindingHasWords(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			for _, text := range reasons(n) {
				found++
				if !i18n.Has("why." + text) {
					t.Errorf("%s: no words in both languages for why.%s", name, text)
				}
			}
			return true
		})
	}
	if found < 10 {
		t.Errorf("only %d reasons were found: the test looks in the wrong place", found)
	}
}

// reasons is the texts that n gives as a Why, by name, or in second place of a Comparison.
func reasons(n ast.Node) []string {
	var values []ast.Expr
	switch n := n.(type) {
	case *ast.KeyValueExpr:
		if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Why" {
			values = append(values, n.Value)
		}
	case *ast.CompositeLit:
		if of, ok := n.Type.(*ast.Ident); ok && of.Name == "Comparison" && len(n.Elts) == 2 {
			values = append(values, n.Elts[1])
		}
	}
	var out []string
	for _, v := range values {
		if text, ok := v.(*ast.BasicLit); ok && text.Kind == token.STRING {
			if s, err := strconv.Unquote(text.Value); err == nil && s != "" {
				out = append(out, s)
			}
		}
	}
	return out
}

// The golden files are for a person who knows the Laws to read and sign: a line a path, answers, then orders and paragraphs.
func TestPathsAreAsSigned(t *testing.T) {
	lines := map[string]string{}
	for _, p := range Procedures() {
		name := fmt.Sprintf("law%d-%s.paths", p.Law, p.Edition)
		lines[name] += fmt.Sprintf("# %s\n", p.Kind)
		for path := range procedure.Paths(p.Tree) {
			lines[name] += path.String(p.Edition) + "\n"
		}
	}
	for name, got := range lines {
		golden(t, name, got)
	}
	files, err := filepath.Glob(filepath.Join("testdata", "law*.paths"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if lines[filepath.Base(file)] == "" {
			t.Errorf("%s belongs to no law", file)
		}
	}
}

// Where the editions agree they share the tree itself, so that a change to one cannot leave the other behind.
func TestTreesThatTheEditionsShare(t *testing.T) {
	var shared, apart strings.Builder
	for _, p := range Procedures() {
		if p.Edition != law.Edition2017 {
			continue
		}
		line := fmt.Sprintf("%d %s\n", p.Law, p.Kind)
		if Tree(p.Kind, law.Edition2007) == p.Tree {
			shared.WriteString(line)
		} else {
			apart.WriteString(line)
		}
	}
	golden(t, "editions.txt", "# one tree for both editions\n"+shared.String()+"# a tree for each edition\n"+apart.String())
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s is not as it was signed: read the change, then run the test with -update\n%s", name, difference(got, string(want)))
	}
}

// difference is the first line in which two texts differ.
func difference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("line %d: got\n%s\nwant\n%s", i+1, g[i], w[i])
		}
	}
	return fmt.Sprintf("got %d lines, want %d", len(g), len(w))
}
