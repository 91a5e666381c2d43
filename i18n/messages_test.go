package i18n

import (
	"bytes"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

func TestEveryKeyHasWordsInBothLanguages(t *testing.T) {
	for _, key := range Keys() {
		en, inEnglish := embedded().messages[English][key]
		el, inGreek := embedded().messages[Greek][key]
		switch {
		case !inEnglish:
			t.Errorf("%s: no words in English", key)
		case !inGreek:
			t.Errorf("%s: no words in Greek", key)
		case en.area != el.area:
			t.Errorf("%s: in area %s in English, in %s in Greek", key, en.area, el.area)
		case (en.One == "") != (el.One == ""):
			t.Errorf("%s: one language has a singular, the other has not", key)
		case en.Other == "" || el.Other == "":
			t.Errorf("%s: other, the text for every count that has none of its own, is empty", key)
		case en.Zero+en.Two+en.Few+en.Many+el.Zero+el.Two+el.Few+el.Many != "":
			t.Errorf("%s: Greek and English have the plural forms one and other only", key)
		}
	}
}

// Both texts of a message are said with the same arguments, so an argument that one of them lacks is mostly a slip. Count
// may be left to the plural form ("one trick"), and grammar of our own needs what the language needs.
func TestBothLanguagesUseTheSameArguments(t *testing.T) {
	for _, key := range Keys() {
		if Own(key) {
			continue
		}
		var uses [2][]string
		for i, lang := range Langs {
			names := map[string]bool{}
			m, ok := embedded().messages[lang][key]
			if !ok {
				continue // TestEveryKeyHasWordsInBothLanguages reports it
			}
			for _, text := range m.forms() {
				if err := argsOf(text, names); err != nil {
					t.Errorf("%s in %q: %v", key, lang, err)
				}
			}
			delete(names, "Count")
			uses[i] = slices.Sorted(maps.Keys(names))
		}
		if !slices.Equal(uses[0], uses[1]) {
			t.Errorf("%s: English uses %v, Greek %v", key, uses[0], uses[1])
		}
	}
}

func TestEveryTemplateCanBeSaid(t *testing.T) {
	for _, key := range Keys() {
		names, err := Args(key)
		if err != nil {
			t.Error(err)
			continue
		}
		for _, name := range names {
			if kindOf(name) == "" {
				t.Errorf("%s: argument %s is of no known kind; see argumentNames", key, name)
			}
		}
		for _, lang := range Langs {
			texts, faults := said(lang, key)
			for _, err := range faults {
				t.Error(err)
			}
			for _, text := range texts {
				if strings.Contains(text, "<no value>") || strings.ContainsAny(text, "{}") {
					t.Errorf("%s in %q: %s", key, lang, text)
				}
				if strings.Contains(text, "  ") || text != strings.TrimSpace(text) {
					t.Errorf("%s in %q: a space too many in %q", key, lang, text)
				}
			}
		}
	}
}

// TestReadAll prints all the words, an area a file, for a person to read.
func TestReadAll(t *testing.T) {
	areas := map[string]*bytes.Buffer{}
	for _, key := range Keys() {
		area := embedded().messages[English][key].area
		if area == "" {
			continue // TestEveryKeyHasWordsInBothLanguages reports it
		}
		if areas[area] == nil {
			areas[area] = &bytes.Buffer{}
		}
		fmt.Fprintf(areas[area], "%s\n", key)
		for _, lang := range Langs {
			texts, _ := said(lang, key)
			for _, text := range texts {
				fmt.Fprintf(areas[area], "  %s  %s\n", lang, strings.ReplaceAll(text, "\n", "\n      "))
			}
		}
	}
	for area, got := range areas {
		path := filepath.Join("testdata", "words."+area+".txt")
		if *update {
			if err := os.WriteFile(path, got.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got.Bytes(), want) {
			t.Errorf("the words of area %s are not those of %s: %s\nread the change, then run the test with -update",
				area, path, firstDifference(got.String(), string(want)))
		}
	}
}

func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("line %d: got %q, want %q", i+1, g[i], w[i])
		}
	}
	return fmt.Sprintf("got %d lines, want %d", len(g), len(w))
}
