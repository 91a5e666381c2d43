package scenarios

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	yaml "go.yaml.in/yaml/v4"
)

const (
	maxSize   = 1 << 20 // of a file, in bytes
	maxDepth  = 12      // of values within values; the format needs seven
	maxEvents = 1000    // a deal has 52 cards and at most 319 calls
	maxLine   = 4096    // beyond it places within a line are not worked out
)

// A place is a line and a column, counted from 1; the zero place is the file as a whole.
type place struct{ line, column int }

func placeOf(n *yaml.Node) place { return place{n.Line, n.Column} }

// A reader collects the faults of one file.
type reader struct {
	file   string
	lines  []string
	bad    map[*yaml.Node]bool // values that do not have their shape
	faults []Fault
}

func newReader(file string) *reader { return &reader{file: file, bad: map[*yaml.Node]bool{}} }

// fault notes a fault at p; pairs are the names and values of its arguments.
func (r *reader) fault(p place, code Code, pairs ...any) {
	f := Fault{File: r.file, Line: p.line, Column: p.column, Code: code, Args: args(code, pairs)}
	if p.line >= 1 && p.line <= len(r.lines) {
		f.Text = r.lines[p.line-1]
	}
	r.faults = append(r.faults, f)
}

// at notes a fault at n.
func (r *reader) at(n *yaml.Node, code Code, pairs ...any) { r.fault(placeOf(n), code, pairs...) }

// within is the place of what begins offset bytes into the text of n: its own column if n is written on one line, as
// event tokens are, else that of n.
func (r *reader) within(n *yaml.Node, offset int) place {
	p := placeOf(n)
	if p.line < 1 || p.line > len(r.lines) || len(r.lines[p.line-1]) > maxLine {
		return p
	}
	line := []rune(r.lines[p.line-1])
	start := p.column - 1
	if n.Style&(yaml.DoubleQuotedStyle|yaml.SingleQuotedStyle) != 0 {
		start++
	}
	if start > len(line) || !strings.HasPrefix(string(line[start:]), n.Value) {
		return p
	}
	p.column = start + 1 + utf8.RuneCountInString(n.Value[:offset])
	return p
}

// inOrder is the faults sorted by place, each once.
func (r *reader) inOrder() []Fault {
	slices.SortStableFunc(r.faults, func(a, b Fault) int {
		if a.Line != b.Line {
			return a.Line - b.Line
		}
		return a.Column - b.Column
	})
	return r.faults
}

// parse reads data as one YAML document whose root is a map, nil if it is not. Anchors, aliases and tags are refused: no
// scenario needs them, and they are how a small file is made to grow large.
func (r *reader) parse(data []byte) *yaml.Node {
	data = bytes.TrimPrefix(data, []byte("\ufeff")) // Windows editors put it first
	switch {
	case len(data) > maxSize:
		r.fault(place{}, "too-big", "MostCount", maxSize>>10)
		return nil
	case !utf8.Valid(data):
		r.fault(place{}, "not-utf8")
		return nil
	}
	r.lines = strings.Split(strings.ReplaceAll(string(data), "\r\n", "\n"), "\n")
	var doc yaml.Node
	if err := yaml.Load(data, &doc); err != nil {
		r.syntax(err)
		return nil
	}
	if doc.Kind != yaml.DocumentNode || len(doc.Content) != 1 || doc.Content[0].Tag == "!!null" {
		r.fault(place{}, "empty-file")
		return nil
	}
	root := doc.Content[0]
	if !r.plain(root, 0) {
		return nil
	}
	if root.Kind != yaml.MappingNode {
		r.at(root, "want-map", "Key", "")
		return nil
	}
	return root
}

// syntax notes why data is no YAML. The library's own words are English and about its inner workings, so only the place
// is kept, and the causes that authors meet are told apart.
func (r *reader) syntax(err error) {
	var e *yaml.LoadError
	if !errors.As(err, &e) {
		r.fault(place{}, "not-yaml")
		return
	}
	p := place{e.Mark.Line, e.Mark.Column}
	if strings.Contains(e.ContextMsg, "flow") || strings.Contains(e.ContextMsg, "quoted") {
		p = place{e.ContextMark.Line, e.ContextMark.Column} // where the bracket or the quotation mark opens
	}
	switch {
	case strings.Contains(e.Message, "no documents"):
		r.fault(place{}, "empty-file")
	case strings.Contains(e.Message, "single document"):
		r.fault(r.secondDocument(), "several-documents")
	case strings.Contains(e.Message, "max depth"):
		r.fault(p, "too-deep")
	case p.line >= 1 && p.line <= len(r.lines) && strings.Contains(leading(r.lines[p.line-1]), "\t"):
		r.fault(p, "tab")
	default:
		r.fault(p, "not-yaml")
	}
}

// secondDocument is the place of the line that begins the second document.
func (r *reader) secondDocument() place {
	seen := false
	for i, line := range r.lines {
		begins := line == "---" || strings.HasPrefix(line, "--- ")
		if begins && seen {
			return place{i + 1, 1}
		}
		seen = seen || strings.TrimSpace(line) != "" && !strings.HasPrefix(line, "#")
	}
	return place{}
}

// leading is the white space that line begins with.
func leading(line string) string { return line[:len(line)-len(strings.TrimLeft(line, " \t"))] }

// plain reports whether n and all within it are plain values, and notes the first that is not.
func (r *reader) plain(n *yaml.Node, depth int) bool {
	switch {
	case depth > maxDepth:
		r.at(n, "too-deep")
		return false
	case n.Kind == yaml.AliasNode, n.Anchor != "", n.Style&yaml.TaggedStyle != 0, n.Tag == "!!merge":
		r.at(n, "alias")
		return false
	}
	for _, child := range n.Content {
		if !r.plain(child, depth+1) {
			return false
		}
	}
	return true
}
