package i18n

import (
	"fmt"
	"maps"
	"slices"
	"text/template"
	"text/template/parse"
)

// Args lists the names of the arguments that the message key needs in either language, sorted: for {{.Seat.The}} it is
// "Seat". An unknown key needs none; a template that does not parse is an error.
func Args(key string) ([]string, error) {
	names := map[string]bool{}
	for _, lang := range Langs {
		m, ok := embedded().messages[lang][key]
		if !ok {
			continue
		}
		for _, text := range m.forms() {
			if err := argsOf(text, names); err != nil {
				return nil, &Fault{lang, key, err}
			}
		}
	}
	return slices.Sorted(maps.Keys(names)), nil
}

// argsOf adds the names of the arguments of one template to names.
func argsOf(text string, names map[string]bool) error {
	t, err := template.New("").Parse(text)
	if err != nil {
		return fmt.Errorf("read the template: %w", err)
	}
	if t.Tree != nil { // an empty template has no tree
		fields(t.Tree.Root, names)
	}
	return nil
}

// fields adds the first name of every field that n uses to names: {{.Seat.The}} uses "Seat". Messages are made of text,
// actions and conditions; with, range and variables are not used in them, and a test keeps it so.
func fields(n parse.Node, names map[string]bool) {
	switch n := n.(type) {
	case *parse.ListNode:
		if n == nil {
			return // the absent else of a condition
		}
		for _, child := range n.Nodes {
			fields(child, names)
		}
	case *parse.ActionNode:
		fields(n.Pipe, names)
	case *parse.IfNode:
		fields(n.Pipe, names)
		fields(n.List, names)
		fields(n.ElseList, names)
	case *parse.PipeNode:
		for _, cmd := range n.Cmds {
			for _, arg := range cmd.Args {
				fields(arg, names)
			}
		}
	case *parse.FieldNode:
		names[n.Ident[0]] = true
	}
}
