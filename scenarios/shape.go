package scenarios

import (
	"slices"
	"strings"

	"rectify/engine/law"

	yaml "go.yaml.in/yaml/v4"
)

// A shape is what a value of the file must look like. The loader checks the whole file against shapes first, so that the
// code that reads it meets only values of the right form; what a value means is checked when it is read.
type shape struct {
	form        form
	keys        []key  // of a map
	item        *shape // of a list
	choices     []string
	least, most int // of a number; most is the most characters of words too
}

// A key is one that a map may have.
type key struct {
	name   string
	shape  *shape
	needed bool
}

// form is the sort of a value.
type form uint8

const (
	text      form = iota // one line or more, not empty
	number                // in decimal digits
	choice                // one of choices
	words                 // a map of the two languages
	table                 // a map of keys
	list                  // a list
	oneOrList             // an item, or a list of them
	event                 // an event: text, or a map with a verb
)

// need and may are keys that a map must and may have.
func need(name string, s *shape) key { return key{name, s, true} }
func may(name string, s *shape) key  { return key{name, s, false} }

func mapOf(keys ...key) *shape       { return &shape{form: table, keys: keys} }
func listOf(item *shape) *shape      { return &shape{form: list, item: item} }
func oneOf(choices ...string) *shape { return &shape{form: choice, choices: choices} }
func from(least, most int) *shape    { return &shape{form: number, least: least, most: most} }
func itemsOf(item *shape) *shape     { return &shape{form: oneOrList, item: item} }

var (
	anyText  = &shape{form: text}
	anyWords = &shape{form: words, most: mostWords}
	aName    = &shape{form: words, most: mostName}
	yesOrNo  = oneOf("yes", "no")
	seatName = oneOf("N", "E", "S", "W")
	edition  = oneOf(years()...)
)

// years is the published editions of the Laws as a file names them.
func years() []string {
	var out []string
	for _, e := range law.Editions {
		out = append(out, e.String())
	}
	return out
}

// lookup is the value of key name in map n, nil if it is not there.
func lookup(n *yaml.Node, name string) *yaml.Node {
	if n == nil || n.Kind != yaml.MappingNode {
		return nil
	}
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == name {
			return n.Content[i+1]
		}
	}
	return nil
}

// textOf is the text of n, "" if n is nil.
func textOf(n *yaml.Node) string {
	if n == nil {
		return ""
	}
	return n.Value
}

// items is the items of list n, or n itself where one item may stand for a list of one.
func items(n *yaml.Node) []*yaml.Node {
	switch {
	case n == nil:
		return nil
	case n.Kind == yaml.SequenceNode:
		return n.Content
	}
	return []*yaml.Node{n}
}

// check reports whether n, the value of key name, has shape s, notes every fault within it and remembers what is not good
// to be read.
func (r *reader) check(n *yaml.Node, name string, s *shape) bool {
	ok := r.fits(n, name, s)
	if !ok {
		r.bad[n] = true
	}
	return ok
}

// good is the value of key name in n if it is there and has its shape, else nil.
func (r *reader) good(n *yaml.Node, name string) *yaml.Node {
	if v := lookup(n, name); v != nil && !r.bad[v] {
		return v
	}
	return nil
}

// goodItems is the items of the list at key name in n that have their shape.
func (r *reader) goodItems(n *yaml.Node, name string) []*yaml.Node {
	return slices.DeleteFunc(slices.Clone(items(lookup(n, name))), func(item *yaml.Node) bool { return r.bad[item] })
}

func (r *reader) fits(n *yaml.Node, name string, s *shape) bool {
	switch s.form {
	case words:
		return r.checkWords(n, name, s.most)
	case table:
		return r.checkMap(n, name, s.keys)
	case list, oneOrList:
		return r.checkList(n, name, s)
	case event:
		return r.checkEvent(n)
	}
	if n.Kind != yaml.ScalarNode || n.Tag == "!!null" {
		r.at(n, "want-text", "Key", name)
		return false
	}
	value := n.Value
	switch s.form {
	case number:
		i, ok := decimal(value)
		if !ok {
			r.at(n, "want-number", "Key", name, "Text", value)
		} else if i < s.least || i > s.most {
			r.at(n, "out-of-range", "Key", name, "LeastCount", s.least, "MostCount", s.most)
			ok = false
		}
		return ok
	case choice:
		if !slices.Contains(s.choices, value) {
			r.at(n, "not-a-choice", "Key", name, "Text", value, "NearText", nearest(value, s.choices), "ChoicesText", strings.Join(s.choices, ", "))
			return false
		}
	default:
		if strings.TrimSpace(value) == "" {
			r.at(n, "empty-text", "Key", name)
			return false
		}
	}
	return true
}

func (r *reader) checkList(n *yaml.Node, name string, s *shape) bool {
	if s.form == oneOrList && n.Kind != yaml.SequenceNode {
		return r.check(n, name, s.item)
	}
	if n.Kind != yaml.SequenceNode {
		r.at(n, "want-list", "Key", name)
		return false
	}
	ok := true
	for _, item := range n.Content {
		ok = r.check(item, name, s.item) && ok
	}
	return ok
}

func (r *reader) checkMap(n *yaml.Node, name string, keys []key) bool {
	if n.Kind != yaml.MappingNode {
		r.at(n, "want-map", "Key", name)
		return false
	}
	ok := true
	seen, misspelt := map[string]bool{}, map[string]bool{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		k := n.Content[i]
		at := slices.IndexFunc(keys, func(known key) bool { return known.name == k.Value })
		switch {
		case seen[k.Value]:
			r.at(k, "key-twice", "Key", k.Value)
			ok = false
		case at < 0:
			near := nearest(k.Value, names(keys))
			r.at(k, "unknown-key", "Key", k.Value, "NearText", near)
			ok, misspelt[near] = false, true
		default:
			ok = r.check(n.Content[i+1], k.Value, keys[at].shape) && ok
		}
		seen[k.Value] = true
	}
	for _, k := range keys {
		if k.needed && !seen[k.name] {
			ok = false
			if !misspelt[k.name] { // else one slip would be two faults
				r.at(n, "missing-key", "Key", k.name)
			}
		}
	}
	return ok
}

func names(keys []key) []string {
	out := make([]string, len(keys))
	for i, k := range keys {
		out[i] = k.name
	}
	return out
}

// decimal reads a number as people write it. YAML would take 012 for ten and 1_0 for ten too: neither is a number here.
func decimal(s string) (int, bool) {
	if s == "" || len(s) > 6 || s[0] == '0' && len(s) > 1 {
		return 0, false
	}
	n := 0
	for _, c := range s {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int(c-'0')
	}
	return n, true
}
