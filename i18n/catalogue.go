package i18n

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
	goi18n "github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed active.*.toml
var files embed.FS

// A catalogue is every message of the program. It does not change after loading, so printers share it freely.
type catalogue struct {
	bundle   *goi18n.Bundle
	messages map[Lang]map[string]message
}

// A message is one text in one language, with the area (the middle of its file's name) it was written in.
type message struct {
	*goi18n.Message
	area string
}

// forms lists the texts of m: one, or one for each plural form.
func (m message) forms() []string {
	return slices.DeleteFunc([]string{m.Zero, m.One, m.Two, m.Few, m.Many, m.Other}, func(s string) bool { return s == "" })
}

// embedded is the catalogue of this package's own files. They are part of the program and checked by its tests, so a
// fault in one stops the program at once instead of leaving half of its words out.
var embedded = sync.OnceValue(func() *catalogue {
	c, err := load(files)
	if err != nil {
		panic(err)
	}
	return c
})

// load reads every message file of fsys and reports all that is wrong with them together.
func load(fsys fs.FS) (*catalogue, error) {
	c := &catalogue{bundle: goi18n.NewBundle(language.English), messages: map[Lang]map[string]message{}}
	c.bundle.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	for _, lang := range Langs {
		c.messages[lang] = map[string]message{}
	}
	names, err := fs.Glob(fsys, "active.*.toml")
	if err != nil {
		return nil, fmt.Errorf("find the message files: %w", err)
	}
	var faults []error
	for _, name := range names {
		if err := c.add(fsys, name); err != nil {
			faults = append(faults, fmt.Errorf("message file %s: %w", name, err))
		}
	}
	return c, errors.Join(faults...)
}

// add reads one file, named active.AREA.LANG.toml.
func (c *catalogue) add(fsys fs.FS, name string) error {
	parts := strings.Split(name, ".")
	if len(parts) != 4 || !slices.Contains(Langs[:], Lang(parts[2])) {
		return errors.New("its name is not active.AREA.en.toml or active.AREA.el.toml")
	}
	data, err := fs.ReadFile(fsys, name)
	if err != nil {
		return err
	}
	file, err := c.bundle.ParseMessageFileBytes(data, name)
	if err != nil {
		return err
	}
	area, known := parts[1], c.messages[Lang(parts[2])]
	for _, m := range file.Messages {
		if before, twice := known[m.ID]; twice {
			return fmt.Errorf("key %q stands in area %s already", m.ID, before.area)
		}
		known[m.ID] = message{m, area}
	}
	return nil
}

// Has reports whether both languages have words for key.
func Has(key string) bool {
	for _, lang := range Langs {
		if _, ok := embedded().messages[lang][key]; !ok {
			return false
		}
	}
	return true
}

// Keys lists the key of every message in either language, sorted. With [Has] and [Own] a test elsewhere finds the keys
// that are asked for in vain and those that nobody uses.
func Keys() []string {
	keys := map[string]bool{}
	for _, lang := range Langs {
		for key := range embedded().messages[lang] {
			keys[key] = true
		}
	}
	return slices.Sorted(maps.Keys(keys))
}

// Own reports whether this package itself uses key, for the grammar of seats, suits, numbers and so on.
func Own(key string) bool {
	first, _, _ := strings.Cut(key, ".")
	return slices.Contains([]string{"seat", "side", "suit", "rank", "card", "call", "number", "list", "date", "cite", "role"}, first)
}
