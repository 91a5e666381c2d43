package scenarios

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	yaml "go.yaml.in/yaml/v4"
)

// The schema helps authors in their editors. The loader does not use it, so these tests keep the two the same.

func compiled(t *testing.T) *jsonschema.Schema {
	t.Helper()
	s, err := jsonschema.NewCompiler().Compile("scenario.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func valid(t *testing.T, s *jsonschema.Schema, text string) bool {
	t.Helper()
	var value any
	if err := yaml.Load([]byte(text), &value); err != nil {
		t.Fatal(err)
	}
	return s.Validate(value) == nil
}

func TestSchemaTakesGoodFiles(t *testing.T) {
	s := compiled(t)
	if !valid(t, s, good) {
		t.Error("the good file is refused")
	}
	paths, err := filepath.Glob("records/*.yaml")
	if err != nil || len(paths) == 0 {
		t.Fatal("no records: ", err)
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !valid(t, s, string(data)) {
			t.Errorf("%s is refused", path)
		}
	}
}

func TestSchemaRefusesBadFiles(t *testing.T) {
	s := compiled(t)
	for _, change := range [][2]string{
		{"level: 1", "level: 6"}, {"level: 1", "levle: 1"}, {"level: 1\n", ""}, {"id: ib-heart", "id: IB heart"},
		{`, el: "Θήκη 9"`, ""}, {`heading: {en: "Board 9", el: "Θήκη 9"}`, "heading: Board 9"}, {"status: reviewed", "status: done"},
		{"{said: S,", "{siad: S,"}, {"{said: S,", "{said: S, asked: N,"}, {"{director: W}", "{director: W, of: 1}"},
		{"{director: W}", "{director: Z}"}, {"call: 1H, for: 2H", "for: 2H"}, {"shortness: clubs", "shortness: club"},
		{"hearts: 5+, natural: yes}", "hearts: few}"}, {"edition: 2017, orders", "edition: 2018, orders"},
	} {
		if valid(t, s, strings.Replace(good, change[0], change[1], 1)) {
			t.Errorf("%q in place of %q is taken", change[1], change[0])
		}
	}
}

// A schemaNode is what the test reads of a schema.
type schemaNode struct {
	Ref        string                `json:"$ref"`
	Properties map[string]schemaNode `json:"properties"`
	Required   []string              `json:"required"`
	Items      *schemaNode           `json:"items"`
	AnyOf      []schemaNode          `json:"anyOf"`
	Closed     *bool                 `json:"additionalProperties"`
	Defs       map[string]schemaNode `json:"$defs"`
}

func TestSchemaHasTheKeysOfTheLoader(t *testing.T) {
	data, err := os.ReadFile("scenario.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	var root schemaNode
	if err := json.Unmarshal(data, &root); err != nil {
		t.Fatal(err)
	}
	c := schemaCheck{t, root.Defs}
	c.same("", root, file)
	item := c.resolve(root.Defs["event"])
	if len(item.AnyOf) != len(verbs)+1 {
		t.Fatalf("%d forms of events, %d verbs", len(item.AnyOf), len(verbs))
	}
	for i, v := range verbs {
		c.same("event "+v.word, item.AnyOf[i+1], v.shape())
	}
}

type schemaCheck struct {
	t    *testing.T
	defs map[string]schemaNode
}

func (c schemaCheck) resolve(n schemaNode) schemaNode {
	if name, ok := strings.CutPrefix(n.Ref, "#/$defs/"); ok {
		return c.defs[name]
	}
	return n
}

// same compares the keys of n, which is at path, with those of s, and of all within.
func (c schemaCheck) same(path string, n schemaNode, s *shape) {
	n = c.resolve(n)
	switch s.form {
	case list:
		if n.Items == nil {
			c.t.Errorf("%s: no list", path)
			return
		}
		c.same(path, *n.Items, s.item)
	case oneOrList:
		if len(n.AnyOf) != 2 || n.AnyOf[1].Items == nil {
			c.t.Errorf("%s: not one or a list", path)
			return
		}
		c.same(path, n.AnyOf[0], s.item)
		c.same(path, *n.AnyOf[1].Items, s.item)
	case words:
		c.same(path, n, mapOf(need("en", anyText), need("el", anyText)))
	case table:
		c.sameKeys(path, n, s.keys)
	}
}

func (c schemaCheck) sameKeys(path string, n schemaNode, keys []key) {
	if n.Closed == nil || *n.Closed {
		c.t.Errorf("%s: other keys are allowed", path)
	}
	for name := range n.Properties {
		if !slices.Contains(names(keys), name) {
			c.t.Errorf("%s: the loader does not know %s", path, name)
		}
	}
	for _, k := range keys {
		property, ok := n.Properties[k.name]
		if !ok {
			c.t.Errorf("%s: the schema does not know %s", path, k.name)
			continue
		}
		if slices.Contains(n.Required, k.name) != k.needed {
			c.t.Errorf("%s: %s is needed for one of the two only", path, k.name)
		}
		c.same(path+" "+k.name, property, k.shape)
	}
}
